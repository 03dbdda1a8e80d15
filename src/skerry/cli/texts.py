"""What the command line itself says, in English and German: each entry holds both."""

from collections.abc import Mapping, Sequence
from typing import Final

import skerry
from skerry.kernel import language

TEXTS: Final[language.Pairs] = {
    # --- help ---------------------------------------------------------------------------------------------------
    "help": (
        "Board games of the Baltic Sea and beyond: play them, look rules up, replay and measure.",
        "Brettspiele von der Ostsee und darüber hinaus: spielen, Regeln nachschlagen, nachspielen und messen.",
    ),
    "help.lang": (
        "English or German; by default the language of the system. May stand after any command.",
        "Englisch oder Deutsch; sonst die Sprache des Systems. Darf hinter jedem Befehl stehen.",
    ),
    "help.version": (
        "Say the version and whether the compiled or the interpreted build runs.",
        "Die Version nennen, und ob die übersetzte (compiled) oder die interpretierte Fassung läuft.",
    ),
    "help.learn": (
        "Let a network learn a game; Ctrl-C keeps what it learned. Needs PyTorch, which the extra learn installs.",
        "Ein Netz ein Spiel lernen lassen; Strg-C behält das Gelernte. Braucht PyTorch (Zusatz learn).",
    ),
    "help.learn.game": ("The game, for example haithabu.", "Das Spiel, zum Beispiel haithabu."),
    "help.learn.minutes": (
        "So long it plays against itself, over all runs.",
        "So lange spielt es gegen sich selbst, alle Läufe zusammen.",
    ),
    "help.learn.to": (
        "The folder of the checkpoint and its curves.",
        "Der Ordner für den Zwischenstand und seine Kurven.",
    ),
    "help.learn.resume": (
        "Go on from the checkpoint; if there is none, from the weights that ship.",
        "Vom Zwischenstand aus weitermachen; gibt es keinen, von den mitgelieferten Gewichten aus.",
    ),
    "help.learn.processes": (
        "Processes that play; by default one for each core.",
        "Prozesse, die spielen; sonst einer für jeden Kern.",
    ),
    "help.learn.games": ("Games side by side in each process.", "Partien nebeneinander in jedem Prozess."),
    "help.learn.bot": ("The bot that is imitated first.", "Der Bot, der zuerst nachgeahmt wird."),
    "help.learn.teach": (
        "Seconds in which that bot plays games to imitate.",
        "Sekunden, in denen dieser Bot Partien zum Nachahmen spielt.",
    ),
    "help.learn.lessons": (
        "A file with more of its games, from python -m skerry.learn.lessons.",
        "Eine Datei mit weiteren seiner Partien, von python -m skerry.learn.lessons.",
    ),
    "help.learn.device": (
        "Where it learns; by default on the GPU if there is one.",
        "Wo gelernt wird; sonst auf der GPU, falls es eine gibt.",
    ),
    "help.learn.backend": (
        "Play on this machine, or on the machines of a Ray cluster.",
        "Auf diesem Rechner spielen oder auf den Rechnern eines Ray-Clusters.",
    ),
    "help.learn.address": ("The address of that cluster.", "Die Adresse dieses Clusters."),
    "help.learn.seed": ("Another number gives other luck.", "Eine andere Zahl gibt anderen Zufall."),
    "help.games": ("List the games.", "Die Spiele auflisten."),
    "help.rules": (
        "Look up the rules of a game, or one rule with its rulings and examples.",
        "Die Regeln eines Spiels nachschlagen, oder eine Regel mit Klarstellungen und Beispielen.",
    ),
    "help.rules.game": ("The game, for example riga.", "Das Spiel, zum Beispiel riga."),
    "help.rules.rule": ("One rule, for example RIG-41.", "Eine Regel, zum Beispiel RIG-41."),
    "help.rules.search": ("Only what contains this word.", "Nur was dieses Wort enthält."),
    "help.play": (
        "Play a game, alone against bots or with several people at one screen.",
        "Ein Spiel spielen, allein gegen Bots oder zu mehreren an einem Bildschirm.",
    ),
    "help.play.game": ("The game, for example riga.", "Das Spiel, zum Beispiel riga."),
    "help.play.terminal": ("Play in the terminal.", "Im Terminal spielen."),
    "help.play.port": ("Where the table in the browser answers.", "Wo der Tisch im Browser antwortet."),
    "help.play.file": ("Where the tables in the browser are kept.", "Wo die Tische im Browser liegen."),
    "help.play.seats": (
        "How many players; without it as few as can be, but at least two.",
        "Zahl der Mitspieler; ohne Angabe so wenige wie möglich, aber mindestens zwei.",
    ),
    "help.play.me": (
        "A seat that a person plays, counted from 0; may be given several times. Bots play the others.",
        "Ein Platz, den ein Mensch spielt, von 0 an gezählt; auch mehrmals. Die übrigen spielen Bots.",
    ),
    "help.play.hot_seat": (
        "People play all seats at this screen.",
        "Menschen spielen alle Plätze an diesem Bildschirm.",
    ),
    "help.play.bot": ("Which bot plays the other seats.", "Welcher Bot die anderen Plätze spielt."),
    "help.play.name": (
        "The name of a person, in the order of the seats; may be given several times.",
        "Der Name eines Menschen, in der Reihenfolge der Plätze; auch mehrmals.",
    ),
    "help.play.variant": ("A set-up choice; may be given several times.", "Eine Wahl beim Aufbau; auch mehrmals."),
    "help.play.pack": ("A component pack of your own.", "Eigene Spielkarten und Werte (Pack)."),
    "help.play.scenario": ("Begin with this position.", "Mit dieser Stellung beginnen."),
    "help.play.seed": ("The same number gives the same chance.", "Dieselbe Zahl ergibt denselben Zufall."),
    "help.play.load": ("Play on from a saved record.", "Von einer gespeicherten Aufzeichnung aus weiterspielen."),
    "help.play.resume": (
        "Play on where the last unfinished game was left.",
        "Dort weiterspielen, wo das letzte unfertige Spiel verlassen wurde.",
    ),
    "help.replay": (
        "Step through a record turn by turn, with the log in words.",
        "Eine Aufzeichnung Zug für Zug durchgehen, mit dem Protokoll in Worten.",
    ),
    "help.replay.file": ("The record.", "Die Aufzeichnung."),
    "help.replay.at": ("Only show the table after so many moves.", "Nur den Tisch nach so vielen Wörtern zeigen."),
    "help.replay.seat": ("Only what this seat saw.", "Nur was dieser Platz gesehen hat."),
    "help.replay.whole": ("Everything at once, without stopping.", "Alles auf einmal, ohne anzuhalten."),
    "help.serve": (
        "Serve tables to browsers, your own and those of others.",
        "Tische für Browser bereitstellen, für den eigenen und die anderer.",
    ),
    "help.serve.host": (
        "Who can come: 127.0.0.1 only this machine, 0.0.0.0 all who reach it.",
        "Wer kommen kann: 127.0.0.1 nur dieser Rechner, 0.0.0.0 alle, die ihn erreichen.",
    ),
    "help.serve.port": ("The port to listen on.", "Der Port."),
    "help.serve.file": ("Where tables are kept.", "Wo die Tische liegen."),
    "help.serve.thinkers": (
        "How many processes think for experts, hints and reviews; quick bots have one more.",
        "Wie viele Prozesse für Experten, Tipps und Rückblicke denken; schnelle Bots haben noch einen.",
    ),
    "help.serve.keep_days": (
        "Delete tables at which nothing was said while the server ran for so many days; without it all are kept.",
        "Tische löschen, an denen nichts geschah, während der Server so viele Tage lief; sonst bleiben alle.",
    ),
    "help.serve.names": (
        "A name that people reach the server by, such as skerry.example.org; may be given several times.",
        "Ein Name, unter dem man den Server erreicht, etwa skerry.example.org; auch mehrmals.",
    ),
    "help.serve.log_json": (
        "Write the log as JSON, one object on each line.",
        "Das Protokoll als JSON schreiben, je Zeile ein Objekt.",
    ),
    "help.serve.open_metrics": (
        "Show /metrics to everyone who asks, not only to programs on this machine.",
        "/metrics allen zeigen, die fragen, nicht nur Programmen auf diesem Rechner.",
    ),
    "help.backup": (
        "Copy all tables into a file, also while the server runs.",
        "Alle Tische in eine Datei kopieren, auch während der Server läuft.",
    ),
    "help.backup.target": ("The copy.", "Die Kopie."),
    "help.backup.file": ("Where tables are kept.", "Wo die Tische liegen."),
    "help.verify": (
        "Check that the chance of a record follows from what its table committed itself to before the game.",
        "Prüfen, ob der Zufall einer Aufzeichnung aus dem folgt, worauf sich ihr Tisch vor dem Spiel festgelegt hat.",
    ),
    "help.verify.file": ("The record of a finished game.", "Die Aufzeichnung eines beendeten Spiels."),
    "help.bench": ("Measure how fast this build is.", "Messen, wie schnell diese Fassung ist."),
    "help.bench.seconds": ("Processor seconds for each figure.", "Rechensekunden für jede Zahl."),
    "help.pack": (
        "Look at the values printed on the components, or check your own.",
        "Die aufgedruckten Werte des Spielmaterials ansehen oder eigene prüfen.",
    ),
    "help.pack.show": (
        "Show the values of a game with their sources.",
        "Die Werte eines Spiels mit ihren Quellen zeigen.",
    ),
    "help.pack.show.game": ("The game, for example riga.", "Das Spiel, zum Beispiel riga."),
    "help.pack.show.toml": (
        "Print the file itself, to be copied and changed.",
        "Die Datei selbst ausgeben, zum Kopieren und Ändern.",
    ),
    "help.pack.check": (
        "Check a pack of your own, and say what differs from the published one.",
        "Ein eigenes Pack prüfen und sagen, was vom veröffentlichten abweicht.",
    ),
    "help.pack.check.file": ("The pack, a TOML file.", "Das Pack, eine TOML-Datei."),
    "help.lab": (
        (
            "Many games between bots: compare them, find out how strong they are, how balanced a game is, what a "
            "change does."
        ),
        (
            "Viele Spiele zwischen Bots: sie vergleichen, ihre Stärke messen, die Ausgewogenheit eines Spiels, "
            "was eine Änderung bewirkt."
        ),
    ),
    "help.lab.match": (
        "Let bots play against each other, all seats by turns on the same luck.",
        "Bots gegeneinander spielen lassen, reihum auf allen Plätzen bei gleichem Zufall.",
    ),
    "help.lab.match.game": ("The game, for example riga.", "Das Spiel, zum Beispiel riga."),
    "help.lab.match.bots": (
        "The bots by their seats; the last one also plays the seats that are left.",
        "Die Bots der Reihe nach; der letzte spielt auch die übrigen Plätze.",
    ),
    "help.lab.match.seats": ("How many players.", "Zahl der Mitspieler."),
    "help.lab.match.variant": (
        "A set-up choice; may be given several times.",
        "Eine Wahl vor dem Spiel; auch mehrmals.",
    ),
    "help.lab.match.pack": ("Values of your own, a TOML file.", "Eigene Werte, eine TOML-Datei."),
    "help.lab.match.games": ("At least so many games.", "Mindestens so viele Spiele."),
    "help.lab.match.seed": ("Another number gives other luck.", "Eine andere Zahl gibt anderen Zufall."),
    "help.lab.match.to": (
        (
            "The folder of the results; by default one in lab/ named after the plan. The same command goes on "
            "where it stopped."
        ),
        (
            "Der Ordner der Ergebnisse; sonst einer in lab/, benannt nach dem Plan. Derselbe Befehl macht weiter, "
            "wo er aufhörte."
        ),
    ),
    "help.lab.match.jobs": (
        "How many games at a time; by default one for each core.",
        "Wie viele Spiele zugleich; sonst eins je Kern.",
    ),
    "help.lab.match.backend": (
        "Where to play: on this machine, or on a cluster of Ray or Dask.",
        "Wo gespielt wird: auf diesem Rechner oder auf einem Verbund von Ray oder Dask.",
    ),
    "help.lab.match.address": (
        "Of the cluster; without it one is started on this machine.",
        "Des Verbunds; ohne sie wird einer auf diesem Rechner gestartet.",
    ),
    "help.lab.match.anew": (
        "If the bots, rules, pack or build have changed since: play all games again.",
        "Falls sich Bots, Regeln, Pack oder Build geändert haben: alle Spiele neu spielen.",
    ),
    "help.lab.match.mix": (
        "In that case: go on all the same. The report says that the games are mixed.",
        "In diesem Fall: trotzdem weiterspielen. Der Bericht sagt, dass die Spiele gemischt sind.",
    ),
    "help.lab.tournament": ("Let every bot play against every other.", "Jeden Bot gegen jeden anderen spielen lassen."),
    "help.lab.tournament.game": ("The game, for example riga.", "Das Spiel, zum Beispiel riga."),
    "help.lab.tournament.bot": (
        "A bot that takes part; give it several times. By default all.",
        "Ein Bot, der teilnimmt; mehrmals angeben. Sonst alle.",
    ),
    "help.lab.tournament.seats": ("How many players.", "Zahl der Mitspieler."),
    "help.lab.tournament.variant": (
        "A set-up choice; may be given several times.",
        "Eine Wahl vor dem Spiel; auch mehrmals.",
    ),
    "help.lab.tournament.pack": ("Values of your own, a TOML file.", "Eigene Werte, eine TOML-Datei."),
    "help.lab.tournament.games": ("At least so many games altogether.", "Insgesamt mindestens so viele Spiele."),
    "help.lab.tournament.seed": ("Another number gives other luck.", "Eine andere Zahl gibt anderen Zufall."),
    "help.lab.tournament.to": (
        (
            "The folder of the results; by default one in lab/ named after the plan. The same command goes on "
            "where it stopped."
        ),
        (
            "Der Ordner der Ergebnisse; sonst einer in lab/, benannt nach dem Plan. Derselbe Befehl macht weiter, "
            "wo er aufhörte."
        ),
    ),
    "help.lab.tournament.jobs": (
        "How many games at a time; by default one for each core.",
        "Wie viele Spiele zugleich; sonst eins je Kern.",
    ),
    "help.lab.tournament.backend": (
        "Where to play: on this machine, or on a cluster of Ray or Dask.",
        "Wo gespielt wird: auf diesem Rechner oder auf einem Verbund von Ray oder Dask.",
    ),
    "help.lab.tournament.address": (
        "Of the cluster; without it one is started on this machine.",
        "Des Verbunds; ohne sie wird einer auf diesem Rechner gestartet.",
    ),
    "help.lab.tournament.anew": (
        "If the bots, rules, pack or build have changed since: play all games again.",
        "Falls sich Bots, Regeln, Pack oder Build geändert haben: alle Spiele neu spielen.",
    ),
    "help.lab.tournament.mix": (
        "In that case: go on all the same. The report says that the games are mixed.",
        "In diesem Fall: trotzdem weiterspielen. Der Bericht sagt, dass die Spiele gemischt sind.",
    ),
    "help.lab.ladder": (
        "Let every level play against the one below it, with two seats and with as many as there can be.",
        "Jede Stufe gegen die nächstniedrigere spielen lassen, zu zweit und in größter Runde.",
    ),
    "help.lab.ladder.game": ("The games; by default all.", "Die Spiele; sonst alle."),
    "help.lab.ladder.bot": (
        "A bot of the ladder, from the weakest to the strongest; by default all.",
        "Ein Bot der Leiter, vom schwächsten zum stärksten; sonst alle.",
    ),
    "help.lab.ladder.games": (
        "At least so many games of each pairing, a quarter with a bot that searches.",
        "Mindestens so viele Spiele jeder Paarung, ein Viertel mit einem Bot, der sucht.",
    ),
    "help.lab.ladder.seed": ("Another number gives other luck.", "Eine andere Zahl gibt anderen Zufall."),
    "help.lab.ladder.page": (
        "Also write the ladder as Markdown into this file.",
        "Die Leiter auch als Markdown in diese Datei schreiben.",
    ),
    "help.lab.ladder.to": (
        (
            "A folder with one for the results of each game; by default they are in lab/, named after their plans. "
            "The same command goes on where it stopped."
        ),
        (
            "Ein Ordner mit je einem für die Ergebnisse jedes Spiels; sonst liegen sie in lab/, benannt nach ihren "
            "Plänen. Derselbe Befehl macht weiter, wo er aufhörte."
        ),
    ),
    "help.lab.ladder.jobs": (
        "How many games at a time; by default one for each core.",
        "Wie viele Spiele zugleich; sonst eins je Kern.",
    ),
    "help.lab.ladder.backend": (
        "Where to play: on this machine, or on a cluster of Ray or Dask.",
        "Wo gespielt wird: auf diesem Rechner oder auf einem Verbund von Ray oder Dask.",
    ),
    "help.lab.ladder.address": (
        "Of the cluster; without it one is started on this machine.",
        "Des Verbunds; ohne sie wird einer auf diesem Rechner gestartet.",
    ),
    "help.lab.ladder.anew": (
        "If the bots, rules, pack or build have changed since: play all games again.",
        "Falls sich Bots, Regeln, Pack oder Build geändert haben: alle Spiele neu spielen.",
    ),
    "help.lab.ladder.mix": (
        "In that case: go on all the same. The report says that the games are mixed.",
        "In diesem Fall: trotzdem weiterspielen. Der Bericht sagt, dass die Spiele gemischt sind.",
    ),
    "help.lab.balance": (
        "Look at seats, points, length, leads and the worth of every choice, and say what stands out.",
        "Plätze, Punkte, Länge, Führung und den Wert jeder Wahl ansehen und sagen, was auffällt.",
    ),
    "help.lab.balance.game": ("The game, for example riga.", "Das Spiel, zum Beispiel riga."),
    "help.lab.balance.bot": (
        "The weaker and the stronger bot, in two options; the stronger plays most games.",
        "Der schwächere und der stärkere Bot, in zwei Angaben; der stärkere spielt die meisten Spiele.",
    ),
    "help.lab.balance.seats": (
        "How many players; may be given several times. By default every number.",
        "Zahl der Mitspieler; auch mehrmals. Sonst jede Zahl.",
    ),
    "help.lab.balance.scores": (
        "The final points one would expect, for example 30-60.",
        "Die zu erwartenden Endpunkte, zum Beispiel 30-60.",
    ),
    "help.lab.balance.variant": (
        "A set-up choice; may be given several times.",
        "Eine Wahl vor dem Spiel; auch mehrmals.",
    ),
    "help.lab.balance.pack": ("Values of your own, a TOML file.", "Eigene Werte, eine TOML-Datei."),
    "help.lab.balance.games": (
        "So many games for each number of players.",
        "So viele Spiele für jede Zahl von Mitspielern.",
    ),
    "help.lab.balance.seed": ("Another number gives other luck.", "Eine andere Zahl gibt anderen Zufall."),
    "help.lab.balance.to": (
        (
            "The folder of the results; by default one in lab/ named after the plan. The same command goes on "
            "where it stopped."
        ),
        (
            "Der Ordner der Ergebnisse; sonst einer in lab/, benannt nach dem Plan. Derselbe Befehl macht weiter, "
            "wo er aufhörte."
        ),
    ),
    "help.lab.balance.jobs": (
        "How many games at a time; by default one for each core.",
        "Wie viele Spiele zugleich; sonst eins je Kern.",
    ),
    "help.lab.balance.backend": (
        "Where to play: on this machine, or on a cluster of Ray or Dask.",
        "Wo gespielt wird: auf diesem Rechner oder auf einem Verbund von Ray oder Dask.",
    ),
    "help.lab.balance.address": (
        "Of the cluster; without it one is started on this machine.",
        "Des Verbunds; ohne sie wird einer auf diesem Rechner gestartet.",
    ),
    "help.lab.balance.anew": (
        "If the bots, rules, pack or build have changed since: play all games again.",
        "Falls sich Bots, Regeln, Pack oder Build geändert haben: alle Spiele neu spielen.",
    ),
    "help.lab.balance.mix": (
        "In that case: go on all the same. The report says that the games are mixed.",
        "In diesem Fall: trotzdem weiterspielen. Der Bericht sagt, dass die Spiele gemischt sind.",
    ),
    "help.lab.study": (
        "Change values of the pack and see what that does.",
        "Werte des Packs ändern und sehen, was das bewirkt.",
    ),
    "help.lab.study.game": ("The game, for example riga.", "Das Spiel, zum Beispiel riga."),
    "help.lab.study.vary": (
        "A key of the pack with the values to try: building.crane.cost=8,10,12. Several give all combinations.",
        "Ein Schlüssel des Packs mit den Werten: building.crane.cost=8,10,12. Mehrere geben alle Verbindungen.",
    ),
    "help.lab.study.bot": (
        "The weaker and the stronger bot, in two options.",
        "Der schwächere und der stärkere Bot, in zwei Angaben.",
    ),
    "help.lab.study.seats": ("How many players.", "Zahl der Mitspieler."),
    "help.lab.study.variant": (
        "A set-up choice; may be given several times.",
        "Eine Wahl vor dem Spiel; auch mehrmals.",
    ),
    "help.lab.study.pack": ("Values of your own, a TOML file.", "Eigene Werte, eine TOML-Datei."),
    "help.lab.study.games": (
        "So many games for each value and strength.",
        "So viele Spiele für jeden Wert und jede Stärke.",
    ),
    "help.lab.study.seed": ("Another number gives other luck.", "Eine andere Zahl gibt anderen Zufall."),
    "help.lab.study.to": (
        (
            "The folder of the results; by default one in lab/ named after the plan. The same command goes on "
            "where it stopped."
        ),
        (
            "Der Ordner der Ergebnisse; sonst einer in lab/, benannt nach dem Plan. Derselbe Befehl macht weiter, "
            "wo er aufhörte."
        ),
    ),
    "help.lab.study.jobs": (
        "How many games at a time; by default one for each core.",
        "Wie viele Spiele zugleich; sonst eins je Kern.",
    ),
    "help.lab.study.backend": (
        "Where to play: on this machine, or on a cluster of Ray or Dask.",
        "Wo gespielt wird: auf diesem Rechner oder auf einem Verbund von Ray oder Dask.",
    ),
    "help.lab.study.address": (
        "Of the cluster; without it one is started on this machine.",
        "Des Verbunds; ohne sie wird einer auf diesem Rechner gestartet.",
    ),
    "help.lab.study.anew": (
        "If the bots, rules, pack or build have changed since: play all games again.",
        "Falls sich Bots, Regeln, Pack oder Build geändert haben: alle Spiele neu spielen.",
    ),
    "help.lab.study.mix": (
        "In that case: go on all the same. The report says that the games are mixed.",
        "In diesem Fall: trotzdem weiterspielen. Der Bericht sagt, dass die Spiele gemischt sind.",
    ),
    "help.lab.report": (
        "Write the report of a folder of results anew.",
        "Den Bericht zu einem Ordner von Ergebnissen neu schreiben.",
    ),
    "help.lab.report.folder": ("The folder of the results.", "Der Ordner der Ergebnisse."),
    "help.lab.record": (
        "Print the record of one game of the results, to be replayed.",
        "Die Aufzeichnung eines Spiels der Ergebnisse ausgeben, zum Nachspielen.",
    ),
    "help.lab.record.folder": ("The folder of the results.", "Der Ordner der Ergebnisse."),
    "help.lab.record.bout": (
        "The number of the game, as in the column bout.",
        "Die Nummer des Spiels, wie in der Spalte bout.",
    ),
    # --- games, rules, packs, speed -----------------------------------------------------------------------------
    "games-columns": ("Name|Title|Players|Variants", "Name|Titel|Spieler|Varianten"),
    "rule-about": ("What else there is about {rule}:", "Was es sonst noch zu {rule} gibt:"),
    "rule-debatable": ("debatable", "strittig"),
    "rule-search-empty": ("No rule contains {text!r}.", "Keine Regel enthält {text!r}."),
    "pack-of": ("{slug}, published pack, version {version}", "{slug}, veröffentlichtes Pack, Version {version}"),
    "pack-marks": (
        "Without a mark: from the rulebook. ᵖ published elsewhere, ⁱ inferred, ʳ reconstructed.",
        "Ohne Zeichen: aus der Spielregel. ᵖ anderswo veröffentlicht, ⁱ erschlossen, ʳ rekonstruiert.",
    ),
    "pack-fine": ("{path} is a good pack for {slug}.", "{path} ist ein gutes Pack für {slug}."),
    "pack-unread": (
        "Warning: nothing reads these values, so changing them changes nothing: {count}",
        "Warnung: Diese Werte liest niemand; sie zu ändern, ändert nichts: {count}",
    ),
    "pack-same": (
        "It does not differ from the published version {version}.",
        "Es weicht nicht von der veröffentlichten Version {version} ab.",
    ),
    "pack-differs": (
        "Different from the published version {version}: {count}",
        "Anders als in der veröffentlichten Version {version}: {count}",
    ),
    "pack-columns": ("Value|Published|Here", "Wert|Veröffentlicht|Hier"),
    "compiled": ("the compiled build", "der übersetzten Fassung (compiled)"),
    "interpreted": ("the interpreted build", "der interpretierten Fassung"),
    "speed-of": ("Random play of {build}, per processor second", "Zufallsspiel {build}, je Rechensekunde"),
    "speed-columns": ("Game|Seats|Decisions|Games|Copies", "Spiel|Plätze|Entscheidungen|Partien|Kopien"),
    "measuring": ("Measuring {title} with {seats} seats …", "{title} mit {seats} Plätzen wird gemessen …"),
    "speed-more": (
        "In a checkout, `make bench` compares both builds with other engines.",
        "In einem Quellverzeichnis vergleicht `make bench` beide Fassungen mit anderen Programmen.",
    ),
    # --- the game in the terminal -------------------------------------------------------------------------------
    "only-browser": (
        "--file is for tables in the browser; a game in the terminal goes on with --resume.",
        "--file gilt für Tische im Browser; ein Spiel im Terminal geht mit --resume weiter.",
    ),
    "only-terminal": (
        "--seed is for the game in the terminal; add --terminal. At a table in the browser nobody chooses the chance.",
        "--seed gilt für das Spiel im Terminal; dazu gehört --terminal. Am Tisch im Browser wählt niemand den Zufall.",
    ),
    # --- the table in the browser -------------------------------------------------------------------------------
    "serving": (
        "Skerry is at {url} – stop it with Ctrl+C. Tables are kept in {file}.",
        "Skerry ist unter {url} zu finden – Ende mit Strg+C. Die Tische liegen in {file}.",
    ),
    "serving-others": (
        "Skerry is at {url} – send this to whoever shall play along. Stop with Ctrl+C. Tables are kept in {file}.",
        "Skerry ist unter {url} zu finden – für alle, die mitspielen. Ende mit Strg+C. Die Tische liegen in {file}.",
    ),
    "room-for": (
        "Up to {clients} clients can be connected at a time.",
        "Bis zu {clients} Verbindungen können zugleich offen sein.",
    ),
    "opening": ("Your browser opens {url}", "Dein Browser öffnet {url}"),
    "backed-up": ("All tables are now also in {target}.", "Alle Tische liegen jetzt auch in {target}."),
    "which-game": ("Say which game to play: {games}.", "Sag, welches Spiel: {games}."),
    "nothing-to-resume": ("There is no unfinished game to resume.", "Es gibt kein unfertiges Spiel zum Weiterspielen."),
    "bots-are": ("Played by the bot “{bot}”: {names}.", "Der Bot „{bot}“ spielt: {names}."),
    "help-is": ("Type help to see what can be typed.", "Mit help siehst du, was man tippen kann."),
    "others-move": ("The others move …", "Die anderen ziehen …"),
    "pass-screen": ("Pass the screen to {name}, press Enter. ", "Gib den Bildschirm an {name}, drücke Enter. "),
    "lost": ("The game is lost.", "Das Spiel ist verloren."),
    "wins": ("{names} wins.", "{names} gewinnt."),
    "win": ("{names} win together.", "{names} gewinnen gemeinsam."),
    "kept": (
        "The game is kept. To go on: skerry play --resume, or in a checkout: make play ARGS=--resume",
        "Spiel aufgehoben. Zum Weiterspielen: skerry play --resume, im Quellverzeichnis: make play ARGS=--resume",
    ),
    "offer-save": (
        "To save the record, type a file name; else press Enter: ",
        "Um die Aufzeichnung zu speichern, tippe einen Dateinamen; sonst Enter: ",
    ),
    "saved": ("Saved as {path}.", "Gespeichert als {path}."),
    "not-saved": ("{path} could not be written: {reason}.", "{path} ließ sich nicht schreiben: {reason}."),
    "saved-before": (
        "{path} is already there and is left alone; take another name.",
        "{path} gibt es schon und bleibt, wie es ist; nimm einen anderen Namen.",
    ),
    "save-where": (
        "Save where? For example: save my-game.skerry",
        "Wohin speichern? Zum Beispiel: save mein-spiel.skerry",
    ),
    "no-undo": (
        "Nothing to take back: someone else has chosen, or something new was seen.",
        "Nichts zurückzunehmen: Jemand anders hat gewählt, oder es wurde etwas Neues gesehen.",
    ),
    "undone": ("Taken back.", "Zurückgenommen."),
    "why-what": (
        "Why what? For example: why 1, or a word of a move.",
        "Warum was? Zum Beispiel: why 1, oder das Wort eines Zuges.",
    ),
    "allowed": ("That is allowed.", "Das ist erlaubt."),
    "allowed-and": ("That is allowed: {sentence} ({rule})", "Das ist erlaubt: {sentence} ({rule})"),
    "no-number": ("There is no move {number}: choose 1 to {most}.", "Es gibt keinen Zug {number}: Wähle 1 bis {most}."),
    "no-word": (
        "“{word}” is no word of this game; help lists what can be typed.",
        "„{word}“ ist kein Wort dieses Spiels; help zeigt, was man tippen kann.",
    ),
    "no-word-near": (
        "“{word}” is no word of this game. Near: {near}.",
        "„{word}“ ist kein Wort dieses Spiels. Ähnlich: {near}.",
    ),
    "command.number": ("3  or  take-row 2", "3  oder  take-row 2"),
    "command.number.does": ("play a move, by its number or its word", "ziehen, mit der Nummer oder dem Wort"),
    "command.undo": ("undo", "undo"),
    "command.undo.does": (
        "take your last choice back, as far as it is fair",
        "deine letzte Wahl zurücknehmen, soweit es fair ist",
    ),
    "command.why": ("why 3  or  why WORD", "why 3  oder  why WORT"),
    "command.why.does": (
        "what a move does, or which rule forbids it",
        "was ein Zug bewirkt, oder welche Regel ihn verbietet",
    ),
    "command.rules": ("rules  or  rules WORD", "rules  oder  rules WORT"),
    "command.rules.does": (
        "the rule of this question, or by an id or a word",
        "die Regel zu dieser Frage, oder nach Nummer oder Wort",
    ),
    "command.table": ("table", "table"),
    "command.table.does": ("show the whole table again", "den ganzen Tisch noch einmal zeigen"),
    "command.log": ("log", "log"),
    "command.log.does": ("everything that happened so far", "alles, was bisher geschah"),
    "command.save": ("save FILE", "save DATEI"),
    "command.save.does": (
        "write the record of the game, with all hidden cards",
        "die Aufzeichnung des Spiels schreiben, mit allen verdeckten Karten",
    ),
    "command.help": ("help", "help"),
    "command.help.does": ("this list", "diese Liste"),
    "command.quit": ("quit", "quit"),
    "command.quit.does": (
        "stop; the game is kept, to go on later",
        "aufhören; das Spiel bleibt zum Weiterspielen aufgehoben",
    ),
    # --- replay -------------------------------------------------------------------------------------------------
    "no-seat": (
        "There is no seat {seat}; the seats are 0 to {last}.",
        "Es gibt keinen Platz {seat}; die Plätze sind 0 bis {last}.",
    ),
    "seat": ("Seat {seat}", "Platz {seat}"),
    "replay-next": ("[Enter: on, t: table, q: stop] ", "[Enter: weiter, t: Tisch, q: Schluss] "),
    # --- fair chance --------------------------------------------------------------------------------------------
    "no-commitment": (
        "This record has no commitment: nobody promised its chance beforehand, so nothing can be checked.",
        "Diese Aufzeichnung hat keine Festlegung: Niemand hat den Zufall vorher zugesagt, also ist nichts zu prüfen.",
    ),
    "no-secret": (
        "This record does not reveal its secret; a table does that after the game. Its commitment is {commitment}.",
        "Diese Aufzeichnung nennt ihr Geheimnis nicht; das tut ein Tisch nach dem Spiel. Festlegung: {commitment}.",
    ),
    "draws-follow": (
        "All {draws} draws follow from the commitment {commitment}.",
        "Alle {draws} Ziehungen folgen aus der Festlegung {commitment}.",
    ),
    "draws-wrong": (
        "Draws that do not follow from secret and salts: {wrong} of {draws}.",
        "Ziehungen, die nicht aus Geheimnis und Salz folgen: {wrong} von {draws}.",
    ),
    "draw-wrong": (
        "Move {ply} is “{drawn}”, expected was “{expected}”.",
        "Zug {ply} ist „{drawn}“, zu erwarten war „{expected}“.",
    ),
    "secret-wrong": (
        "The secret does not fit the commitment {commitment}; its own would be {own}.",
        "Das Geheimnis passt nicht zur Festlegung {commitment}; seine eigene wäre {own}.",
    ),
    "inherited": (
        "Not checked, because they come from another game: the first {count} moves.",
        "Nicht geprüft, weil aus einem anderen Spiel übernommen: die ersten {count} Züge.",
    ),
    "salts-columns": ("Seat|Salt", "Platz|Salz"),
    "compare-salts": (
        "If you played: is this the commitment you were shown before the game, and your salt the one you added?",
        "Falls du mitgespielt hast: Sahst du vor dem Spiel diese Festlegung, und ist dein Salz das richtige?",
    ),
    # --- lab ----------------------------------------------------------------------------------------------------
    "lab-plan": (
        "{games} games; the results go to {folder}. Stop at any time: the same command goes on.",
        "{games} Spiele; die Ergebnisse kommen nach {folder}. Jederzeit abbrechen: Derselbe Befehl macht weiter.",
    ),
    "lab-stopped": ("Stopped. The same command goes on.", "Angehalten. Derselbe Befehl macht weiter."),
    "lab-games": ("Games", "Partien"),
    "lab-columns": ("Game|Bot|Games|Wins|95 %", "Spiel|Bot|Partien|Siege|95 %"),
    "lab-report": ("The report: {path}", "Der Bericht: {path}"),
}


class CliPhrases(language.Phrases):
    """The texts in one language."""

    def __init__(self, lang: str) -> None:
        super().__init__(TEXTS, lang)

    def heads(self, key: str) -> list[str]:
        """The heads of a table's columns."""
        return self(key).split("|")

    def build(self) -> str:
        return self("compiled" if skerry.COMPILED else "interpreted")


def locale_language(environ: Mapping[str, str]) -> str:
    """German if the system speaks German, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            return "de" if environ[name].startswith("de") else "en"
    return "en"


def language_first(args: Sequence[str]) -> list[str]:
    """The arguments with `--lang` in front, wherever it stood."""
    for number, arg in enumerate(args):
        if arg.startswith("--lang="):
            return ["--lang", arg.removeprefix("--lang="), *args[:number], *args[number + 1 :]]
        if arg == "--lang" and number + 1 < len(args):
            return ["--lang", args[number + 1], *args[:number], *args[number + 2 :]]
    return list(args)
