### The command line

## Help

help = Brettspiele von der Ostsee und darüber hinaus: spielen, Regeln nachschlagen, nachspielen und messen.
help-lang = Die Sprache, zum Beispiel en; sonst die des Systems. Darf hinter jedem Befehl stehen.
help-version = Die Version nennen, und ob die übersetzte (compiled) oder die interpretierte Fassung läuft.
help-games = Die Spiele auflisten.
help-rules = Die Regeln eines Spiels nachschlagen, oder eine Regel mit Klarstellungen und Beispielen.
help-rules-game = Das Spiel, zum Beispiel riga.
help-rules-rule = Eine Regel, zum Beispiel RIG-41.
help-rules-search = Nur was dieses Wort enthält.
help-play = Ein Spiel spielen, allein gegen Bots oder zu mehreren an einem Bildschirm.
help-play-game = Das Spiel, zum Beispiel riga.
help-play-terminal = Im Terminal spielen.
help-play-port = Wo der Tisch im Browser antwortet.
help-play-file = Wo die Tische im Browser liegen.
help-play-seats = Zahl der Mitspieler; ohne Angabe so wenige wie möglich, aber mindestens zwei.
help-play-me = Ein Platz, den ein Mensch spielt, von 0 an gezählt; auch mehrmals. Die übrigen spielen Bots.
help-play-hot_seat = Menschen spielen alle Plätze an diesem Bildschirm.
help-play-bot = Welcher Bot die anderen Plätze spielt.
help-play-name = Der Name eines Menschen, in der Reihenfolge der Plätze; auch mehrmals.
help-play-variant = Eine Wahl beim Aufbau; auch mehrmals.
help-play-pack = Eigene Spielkarten und Werte (Pack).
help-play-scenario = Mit dieser Stellung beginnen.
help-play-seed = Dieselbe Zahl ergibt denselben Zufall.
help-play-load = Von einer gespeicherten Aufzeichnung aus weiterspielen.
help-play-resume = Dort weiterspielen, wo das letzte unfertige Spiel verlassen wurde.
help-replay = Eine Aufzeichnung Zug für Zug durchgehen, mit dem Protokoll in Worten.
help-replay-file = Die Aufzeichnung.
help-replay-at = Nur den Tisch nach so vielen Wörtern zeigen.
help-replay-seat = Nur was dieser Platz gesehen hat.
help-replay-whole = Alles auf einmal, ohne anzuhalten.
help-serve = Tische für Browser bereitstellen, für den eigenen und die anderer.
help-serve-host = Wer kommen kann: 127.0.0.1 nur dieser Rechner, 0.0.0.0 alle, die ihn erreichen.
help-serve-port = Der Port.
help-serve-file = Wo die Tische liegen.
help-serve-thinkers = Wie viele Prozesse für Experten, Tipps und Rückblicke denken; schnelle Bots haben noch einen.
help-serve-keep_days = Tische löschen, an denen nichts geschah, während der Server so viele Tage lief; sonst bleiben alle.
help-serve-names = Ein Name, unter dem man den Server erreicht, etwa skerry.example.org; auch mehrmals.
help-serve-log_json = Das Protokoll als JSON schreiben, je Zeile ein Objekt.
help-serve-open_metrics = /metrics allen zeigen, die fragen, nicht nur Programmen auf diesem Rechner.
help-backup = Alle Tische in eine Datei kopieren, auch während der Server läuft.
help-backup-target = Die Kopie.
help-backup-file = Wo die Tische liegen.
help-verify = Prüfen, ob der Zufall einer Aufzeichnung aus dem folgt, worauf sich ihr Tisch vor dem Spiel festgelegt hat.
help-verify-file = Die Aufzeichnung eines beendeten Spiels.
help-bench = Messen, wie schnell diese Fassung ist.
help-bench-seconds = Rechensekunden für jede Zahl.
help-pack = Die aufgedruckten Werte des Spielmaterials ansehen oder eigene prüfen.
help-pack-show = Die Werte eines Spiels mit ihren Quellen zeigen.
help-pack-show-game = Das Spiel, zum Beispiel riga.
help-pack-show-toml = Die Datei selbst ausgeben, zum Kopieren und Ändern.
help-pack-check = Ein eigenes Pack prüfen und sagen, was vom veröffentlichten abweicht.
help-pack-check-file = Das Pack, eine TOML-Datei.
help-lab = Viele Spiele zwischen Bots: sie vergleichen, ihre Stärke messen, die Ausgewogenheit eines Spiels, was eine Änderung bewirkt.
help-lab-match = Bots gegeneinander spielen lassen, reihum auf allen Plätzen bei gleichem Zufall.
help-lab-match-game = Das Spiel, zum Beispiel riga.
help-lab-match-bots = Die Bots der Reihe nach; der letzte spielt auch die übrigen Plätze.
help-lab-match-seats = Zahl der Mitspieler.
help-lab-match-variant = Eine Wahl vor dem Spiel; auch mehrmals.
help-lab-match-pack = Eigene Werte, eine TOML-Datei.
help-lab-match-games = Mindestens so viele Spiele.
help-lab-match-seed = Eine andere Zahl gibt anderen Zufall.
help-lab-match-to = Der Ordner der Ergebnisse; sonst einer in lab/, benannt nach dem Plan. Derselbe Befehl macht weiter, wo er aufhörte.
help-lab-match-jobs = Wie viele Spiele zugleich; sonst eins je Kern.
help-lab-match-backend = Wo gespielt wird: auf diesem Rechner oder auf einem Verbund von Ray oder Dask.
help-lab-match-address = Des Verbunds; ohne sie wird einer auf diesem Rechner gestartet.
help-lab-match-anew = Falls sich Bots, Regeln, Pack oder Build geändert haben: alle Spiele neu spielen.
help-lab-match-mix = In diesem Fall: trotzdem weiterspielen. Der Bericht sagt, dass die Spiele gemischt sind.
help-lab-tournament = Jeden Bot gegen jeden anderen spielen lassen.
help-lab-tournament-game = Das Spiel, zum Beispiel riga.
help-lab-tournament-bot = Ein Bot, der teilnimmt; mehrmals angeben. Sonst alle.
help-lab-tournament-seats = Zahl der Mitspieler.
help-lab-tournament-variant = Eine Wahl vor dem Spiel; auch mehrmals.
help-lab-tournament-pack = Eigene Werte, eine TOML-Datei.
help-lab-tournament-games = Insgesamt mindestens so viele Spiele.
help-lab-tournament-seed = Eine andere Zahl gibt anderen Zufall.
help-lab-tournament-to = Der Ordner der Ergebnisse; sonst einer in lab/, benannt nach dem Plan. Derselbe Befehl macht weiter, wo er aufhörte.
help-lab-tournament-jobs = Wie viele Spiele zugleich; sonst eins je Kern.
help-lab-tournament-backend = Wo gespielt wird: auf diesem Rechner oder auf einem Verbund von Ray oder Dask.
help-lab-tournament-address = Des Verbunds; ohne sie wird einer auf diesem Rechner gestartet.
help-lab-tournament-anew = Falls sich Bots, Regeln, Pack oder Build geändert haben: alle Spiele neu spielen.
help-lab-tournament-mix = In diesem Fall: trotzdem weiterspielen. Der Bericht sagt, dass die Spiele gemischt sind.
help-lab-ladder = Jede Stufe gegen die nächstniedrigere spielen lassen, zu zweit und in größter Runde.
help-lab-ladder-game = Die Spiele; sonst alle.
help-lab-ladder-bot = Ein Bot der Leiter, vom schwächsten zum stärksten; sonst alle.
help-lab-ladder-games = Mindestens so viele Spiele jeder Paarung, ein Viertel mit einem Bot, der sucht.
help-lab-ladder-seed = Eine andere Zahl gibt anderen Zufall.
help-lab-ladder-page = Die Leiter auch als Markdown in diese Datei schreiben.
help-lab-ladder-to = Ein Ordner mit je einem für die Ergebnisse jedes Spiels; sonst liegen sie in lab/, benannt nach ihren Plänen. Derselbe Befehl macht weiter, wo er aufhörte.
help-lab-ladder-jobs = Wie viele Spiele zugleich; sonst eins je Kern.
help-lab-ladder-backend = Wo gespielt wird: auf diesem Rechner oder auf einem Verbund von Ray oder Dask.
help-lab-ladder-address = Des Verbunds; ohne sie wird einer auf diesem Rechner gestartet.
help-lab-ladder-anew = Falls sich Bots, Regeln, Pack oder Build geändert haben: alle Spiele neu spielen.
help-lab-ladder-mix = In diesem Fall: trotzdem weiterspielen. Der Bericht sagt, dass die Spiele gemischt sind.
help-lab-balance = Plätze, Punkte, Länge, Führung und den Wert jeder Wahl ansehen und sagen, was auffällt.
help-lab-balance-game = Das Spiel, zum Beispiel riga.
help-lab-balance-bot = Der schwächere und der stärkere Bot, in zwei Angaben; der stärkere spielt die meisten Spiele.
help-lab-balance-seats = Zahl der Mitspieler; auch mehrmals. Sonst jede Zahl.
help-lab-balance-scores = Die zu erwartenden Endpunkte, zum Beispiel 30-60.
help-lab-balance-variant = Eine Wahl vor dem Spiel; auch mehrmals.
help-lab-balance-pack = Eigene Werte, eine TOML-Datei.
help-lab-balance-games = So viele Spiele für jede Zahl von Mitspielern.
help-lab-balance-seed = Eine andere Zahl gibt anderen Zufall.
help-lab-balance-to = Der Ordner der Ergebnisse; sonst einer in lab/, benannt nach dem Plan. Derselbe Befehl macht weiter, wo er aufhörte.
help-lab-balance-jobs = Wie viele Spiele zugleich; sonst eins je Kern.
help-lab-balance-backend = Wo gespielt wird: auf diesem Rechner oder auf einem Verbund von Ray oder Dask.
help-lab-balance-address = Des Verbunds; ohne sie wird einer auf diesem Rechner gestartet.
help-lab-balance-anew = Falls sich Bots, Regeln, Pack oder Build geändert haben: alle Spiele neu spielen.
help-lab-balance-mix = In diesem Fall: trotzdem weiterspielen. Der Bericht sagt, dass die Spiele gemischt sind.
help-lab-study = Werte des Packs ändern und sehen, was das bewirkt.
help-lab-study-game = Das Spiel, zum Beispiel riga.
help-lab-study-vary = Ein Schlüssel des Packs mit den Werten: building.crane.cost=8,10,12. Mehrere geben alle Verbindungen.
help-lab-study-bot = Der schwächere und der stärkere Bot, in zwei Angaben.
help-lab-study-seats = Zahl der Mitspieler.
help-lab-study-variant = Eine Wahl vor dem Spiel; auch mehrmals.
help-lab-study-pack = Eigene Werte, eine TOML-Datei.
help-lab-study-games = So viele Spiele für jeden Wert und jede Stärke.
help-lab-study-seed = Eine andere Zahl gibt anderen Zufall.
help-lab-study-to = Der Ordner der Ergebnisse; sonst einer in lab/, benannt nach dem Plan. Derselbe Befehl macht weiter, wo er aufhörte.
help-lab-study-jobs = Wie viele Spiele zugleich; sonst eins je Kern.
help-lab-study-backend = Wo gespielt wird: auf diesem Rechner oder auf einem Verbund von Ray oder Dask.
help-lab-study-address = Des Verbunds; ohne sie wird einer auf diesem Rechner gestartet.
help-lab-study-anew = Falls sich Bots, Regeln, Pack oder Build geändert haben: alle Spiele neu spielen.
help-lab-study-mix = In diesem Fall: trotzdem weiterspielen. Der Bericht sagt, dass die Spiele gemischt sind.
help-lab-report = Den Bericht zu einem Ordner von Ergebnissen neu schreiben.
help-lab-report-folder = Der Ordner der Ergebnisse.
help-lab-record = Die Aufzeichnung eines Spiels der Ergebnisse ausgeben, zum Nachspielen.
help-lab-record-folder = Der Ordner der Ergebnisse.
help-lab-record-bout = Die Nummer des Spiels, wie in der Spalte bout.

## Games, rules, packs, speed

games-columns = Name|Titel|Spieler|Varianten
rule-about = Was es sonst noch zu { $rule } gibt:
rule-debatable = strittig
rule-search-empty = Keine Regel enthält { $text }.
pack-of = { $slug }, veröffentlichtes Pack, Version { $version }
pack-marks = Ohne Zeichen: aus der Spielregel. ᵖ anderswo veröffentlicht, ⁱ erschlossen, ʳ rekonstruiert.
pack-fine = { $path } ist ein gutes Pack für { $slug }.
pack-unread = Warnung: Diese Werte liest niemand; sie zu ändern, ändert nichts: { $count }
pack-same = Es weicht nicht von der veröffentlichten Version { $version } ab.
pack-differs = Anders als in der veröffentlichten Version { $version }: { $count }
pack-columns = Wert|Veröffentlicht|Hier
compiled = der übersetzten Fassung (compiled)
interpreted = der interpretierten Fassung
speed-of = Zufallsspiel { $build }, je Rechensekunde
speed-columns = Spiel|Plätze|Entscheidungen|Partien|Kopien
measuring = { $title } mit { $seats } Plätzen wird gemessen …
speed-more = In einem Quellverzeichnis vergleicht `make bench` beide Fassungen mit anderen Programmen.

## The game in the terminal

only-browser = --file gilt für Tische im Browser; ein Spiel im Terminal geht mit --resume weiter.
only-terminal = --seed gilt für das Spiel im Terminal; dazu gehört --terminal. Am Tisch im Browser wählt niemand den Zufall.

## The table in the browser

serving = Skerry ist unter { $url } zu finden – Ende mit Strg+C. Die Tische liegen in { $file }.
serving-others = Skerry ist unter { $url } zu finden – für alle, die mitspielen. Ende mit Strg+C. Die Tische liegen in { $file }.
room-for = Bis zu { $clients } Verbindungen können zugleich offen sein.
opening = Dein Browser öffnet { $url }
backed-up = Alle Tische liegen jetzt auch in { $target }.
which-game = Sag, welches Spiel: { $games }.
nothing-to-resume = Es gibt kein unfertiges Spiel zum Weiterspielen.
bots-are = Der Bot „{ $bot }“ spielt: { $names }.
help-is = Mit help siehst du, was man tippen kann.
others-move = Die anderen ziehen …
pass-screen = Gib den Bildschirm an { $name }, drücke Enter.{ " " }
lost = Das Spiel ist verloren.
wins = { $names } gewinnt.
win = { $names } gewinnen gemeinsam.
kept = Spiel aufgehoben. Zum Weiterspielen: skerry play --resume, im Quellverzeichnis: make play ARGS=--resume
offer-save = Um die Aufzeichnung zu speichern, tippe einen Dateinamen; sonst Enter:{ " " }
saved = Gespeichert als { $path }.
not-saved = { $path } ließ sich nicht schreiben: { $reason }.
saved-before = { $path } gibt es schon und bleibt, wie es ist; nimm einen anderen Namen.
save-where = Wohin speichern? Zum Beispiel: save mein-spiel.skerry
no-undo = Nichts zurückzunehmen: Jemand anders hat gewählt, oder es wurde etwas Neues gesehen.
undone = Zurückgenommen.
why-what = Warum was? Zum Beispiel: why 1, oder das Wort eines Zuges.
allowed = Das ist erlaubt.
allowed-and = Das ist erlaubt: { $sentence } ({ $rule })
no-number = Es gibt keinen Zug { $number }: Wähle 1 bis { $most }.
no-word = „{ $word }“ ist kein Wort dieses Spiels; help zeigt, was man tippen kann.
no-word-near = „{ $word }“ ist kein Wort dieses Spiels. Ähnlich: { $near }.
command-number = 3  oder  take-row 2
command-number-does = ziehen, mit der Nummer oder dem Wort
command-undo = undo
command-undo-does = deine letzte Wahl zurücknehmen, soweit es fair ist
command-why = why 3  oder  why WORT
command-why-does = was ein Zug bewirkt, oder welche Regel ihn verbietet
command-rules = rules  oder  rules WORT
command-rules-does = die Regel zu dieser Frage, oder nach Nummer oder Wort
command-table = table
command-table-does = den ganzen Tisch noch einmal zeigen
command-log = log
command-log-does = alles, was bisher geschah
command-save = save DATEI
command-save-does = die Aufzeichnung des Spiels schreiben, mit allen verdeckten Karten
command-help = help
command-help-does = diese Liste
command-quit = quit
command-quit-does = aufhören; das Spiel bleibt zum Weiterspielen aufgehoben

## Replay

no-seat = Es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }.
seat = Platz { $seat }
replay-next = { "[" }Enter: weiter, t: Tisch, q: Schluss]{ " " }

## Fair chance

no-commitment = Diese Aufzeichnung hat keine Festlegung: Niemand hat den Zufall vorher zugesagt, also ist nichts zu prüfen.
no-secret = Diese Aufzeichnung nennt ihr Geheimnis nicht; das tut ein Tisch nach dem Spiel. Festlegung: { $commitment }.
draws-follow = Alle { $draws } Ziehungen folgen aus der Festlegung { $commitment }.
draws-wrong = Ziehungen, die nicht aus Geheimnis und Salz folgen: { $wrong } von { $draws }.
draw-wrong = Zug { $ply } ist „{ $drawn }“, zu erwarten war „{ $expected }“.
secret-wrong = Das Geheimnis passt nicht zur Festlegung { $commitment }; seine eigene wäre { $own }.
inherited = Nicht geprüft, weil aus einem anderen Spiel übernommen: die ersten { $count } Züge.
salts-columns = Platz|Salz
compare-salts = Falls du mitgespielt hast: Sahst du vor dem Spiel diese Festlegung, und ist dein Salz das richtige?

## Lab

lab-plan = { $games } Spiele; die Ergebnisse kommen nach { $folder }. Jederzeit abbrechen: Derselbe Befehl macht weiter.
lab-stopped = Angehalten. Derselbe Befehl macht weiter.
lab-games = Partien
lab-columns = Spiel|Bot|Partien|Siege|95 %
lab-report = Der Bericht: { $path }

## Languages

help-languages = Die Sprachen auflisten, oder sagen, wie weit eine ist.
help-languages-language = Eine Sprache, zum Beispiel de.
help-languages-begin = Eine neue Sprache anfangen: alle Dateien zum Übersetzen in diesen Ordner schreiben.
languages-columns = Sprache|Name|Übersetzt
percent = { $share } %
language-is = { $name }: { $share } % der Texte sind übersetzt.
language-lacks =
    { $count ->
        [one] { $room }: Es fehlt { $count } Text.
       *[other] { $room }: Es fehlen { $count } Texte.
    }
language-begun = Die Dateien liegen in { $folder }. Wie es weitergeht, steht in docs/translate.md.
