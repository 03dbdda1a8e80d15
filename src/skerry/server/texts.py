"""What the pages and their scripts say, in English and German: each entry holds both.

Texts that begin with "js." go to the scripts, which put values in themselves; the others are for the pages.
"""

from collections.abc import Mapping
from typing import Final

TEXTS: Final[Mapping[str, tuple[str, str]]] = {
    # --- every page ---------------------------------------------------------------------------------------------
    "base.description": (
        "Seafaring board games, with friends or against bots, in the browser.",
        "Brettspiele von der See, mit Freunden oder gegen Bots, im Browser.",
    ),
    "base.skip": ("Skip to the content", "Zum Inhalt springen"),
    "base.pages": ("Pages", "Seiten"),
    "base.lobby": ("Tables", "Tische"),
    "base.rules": ("Rules", "Regeln"),
    "base.about": ("About", "Über Skerry"),
    "base.noscript": (
        "The table needs JavaScript. All of it comes from this server, and nothing from anywhere else.",
        "Der Tisch braucht JavaScript. Alles davon kommt von diesem Server und nichts von anderswo.",
    ),
    "base.footer": ("made by fans, for the table", "von Fans gemacht, für den Spieltisch"),
    # --- the lobby ----------------------------------------------------------------------------------------------
    "lobby.title": ("Skerry: seafaring board games", "Skerry: Brettspiele von der See"),
    "lobby.welcome": ("Take a seat and set sail", "Nimm Platz und stich in See"),
    "lobby.lead": (
        (
            "Board games of merchants, Vikings and pirates in your browser: with friends, on one screen, or against "
            "bots."
        ),
        (
            "Brettspiele von Kaufleuten, Wikingern und Piraten im Browser: mit Freunden, an einem Bildschirm oder "
            "gegen Bots."
        ),
    ),
    "lobby.play_now": ("Play Riga against bots", "Riga gegen Bots spielen"),
    "lobby.play_now_note": (
        "One click, no account. A guide helps you through your first turns.",
        "Ein Klick, kein Konto. Ein Lotse hilft dir durch die ersten Züge.",
    ),
    "lobby.set_up_link": ("Play with friends", "Mit Freunden spielen"),
    "lobby.name": ("Your name at the table", "Dein Name am Tisch"),
    "lobby.games": ("The games", "Die Spiele"),
    "lobby.players": ("{few} to {many} players", "{few} bis {many} Personen"),
    "lobby.players_only": ("{many} players", "{many} Personen"),
    "lobby.minutes": ("{minutes} minutes", "{minutes} Minuten"),
    "lobby.play_bots": ("Play against bots", "Gegen Bots spielen"),
    "lobby.set_up_game": ("Set up a table", "Tisch eröffnen"),
    "lobby.rules": ("Rules", "Regeln"),
    "lobby.mine": ("My games", "Meine Spiele"),
    "lobby.finished": ("Finished games", "Beendete Spiele"),
    "lobby.open": ("Open tables", "Offene Tische"),
    "lobby.open_empty": (
        "No table is open to everyone now. Set one up and leave a seat open.",
        "Zurzeit steht kein Tisch allen offen. Eröffne einen und lass einen Platz frei.",
    ),
    "lobby.set_up": ("Set up a table", "Einen Tisch eröffnen"),
    "lobby.game": ("Game", "Spiel"),
    "lobby.seats": ("Seats", "Plätze"),
    "lobby.add_seat": ("Add a seat", "Platz hinzufügen"),
    "lobby.variants": ("Variants", "Varianten"),
    "lobby.house": ("House rules", "Hausregeln"),
    "lobby.house_note": (
        "The rulebook can be read in two ways here. Play as your group does.",
        "Hier lässt sich die Spielregel auf zwei Arten lesen. Spielt, wie ihr es gewohnt seid.",
    ),
    "lobby.table": ("The table", "Der Tisch"),
    "lobby.listed": (
        "Show it under “Open tables”, so that others can watch",
        "Unter „Offene Tische“ zeigen, damit andere zusehen können",
    ),
    "lobby.chat": ("Chat at the table", "Chat am Tisch"),
    "lobby.hints": (
        "Hints: a player may ask what a bot would do",
        "Tipps: Man darf fragen, was ein Bot tun würde",
    ),
    "lobby.language": ("Language", "Sprache"),
    "lobby.own_files": ("Cards or a position of your own", "Eigene Karten oder eine eigene Stellung"),
    "lobby.pack": ("Component pack", "Pack"),
    "lobby.pack_note": (
        "A TOML file with the values on the cards; “skerry pack show riga --toml” prints one to change.",
        "Eine TOML-Datei mit den Werten der Karten; „skerry pack show riga --toml“ gibt eine zum Ändern aus.",
    ),
    "lobby.scenario": ("Position", "Stellung"),
    "lobby.scenario_note": (
        "A TOML file in the words of docs/scenarios.md; the game begins there.",
        "Eine TOML-Datei in den Wörtern von docs/scenarios.md; das Spiel beginnt dort.",
    ),
    "lobby.begin": ("Open the table", "Tisch eröffnen"),
    # --- bots ---------------------------------------------------------------------------------------------------
    "bot.random": ("Driftwood", "Treibholz"),
    "bot.random.line": ("goes wherever the waves go", "treibt, wohin die Wellen gehen"),
    "bot.beginner": ("Beginner", "Anfänger"),
    "bot.beginner.line": (
        "a ship's boy: takes what glitters and slips now and then",
        "ein Schiffsjunge: greift nach dem, was glänzt, und rutscht manchmal aus",
    ),
    "bot.casual": ("Casual", "Gelegenheitsspieler"),
    "bot.casual.line": (
        "a sailor on leave: plans one turn ahead, not always with care",
        "ein Matrose auf Landgang: plant einen Zug voraus, nicht immer sorgfältig",
    ),
    "bot.greedy": ("Merchant", "Kaufmann"),
    "bot.greedy.line": ("takes what pays at once", "nimmt, was sofort etwas bringt"),
    "bot.strong": ("Strong", "Stark"),
    "bot.strong.line": (
        "a captain: plans her turn to its end and seldom errs",
        "eine Kapitänin: plant ihren Zug bis zum Ende und irrt selten",
    ),
    "bot.expert": ("Expert", "Experte"),
    "bot.expert.line": (
        "an old pilot: thinks of your answers too, and takes a little time for it",
        "eine alte Lotsin: denkt auch an deine Antworten und nimmt sich etwas Zeit dafür",
    ),
    "bot.master": ("Master", "Meister"),
    "bot.master.line": (
        "a navigator: has sailed here a million times and knows the way at a glance",
        "eine Steuerfrau: ist hier eine Million Mal gefahren und sieht den Weg auf einen Blick",
    ),
    "bot.grandmaster": ("Grandmaster", "Großmeister"),
    "bot.grandmaster.line": (
        "an admiral: knows the way and still looks ahead; nobody here plays better",
        "eine Admiralin: kennt den Weg und schaut doch voraus; niemand hier spielt besser",
    ),
    # --- what a hint brings ---------------------------------------------------------------------------------
    "hint.brings": ("{source}: +{points} at the end", "{source}: am Ende +{points}"),
    "hint.takes": ("{name}: −{points} at the end", "{name}: am Ende −{points}"),
    # --- how a game ended ---------------------------------------------------------------------------------------
    "seen.and": (" and ", " und "),
    "seen.wins": ("{names} wins. Points: {points}.", "{names} gewinnt. Punkte: {points}."),
    "seen.win": ("{names} win together. Points: {points}.", "{names} gewinnen gemeinsam. Punkte: {points}."),
    "seen.lost": ("The game is lost.", "Das Spiel ist verloren."),
    "seen.other-rules": (
        "Played by rules {old}; this server plays by rules {new}, so only the record can be had.",
        "Nach Regeln {old} gespielt; dieser Server spielt nach Regeln {new}, deshalb gibt es nur die Aufzeichnung.",
    ),
    "seen.other-rules-unfinished": (
        "Begun by rules {old}; this server plays by rules {new}, so it cannot go on here.",
        "Nach Regeln {old} begonnen; dieser Server spielt nach Regeln {new}, deshalb kann es hier nicht weitergehen.",
    ),
    # --- the replay ---------------------------------------------------------------------------------------------
    "replay.title": ("Replay of {game}", "{game}: noch einmal ansehen"),
    "replay.controls": ("Through the game", "Durch das Spiel"),
    "replay.scrubber": ("Position in the game", "Stelle im Spiel"),
    "replay.first": ("To the beginning", "Zum Anfang"),
    "replay.turn_back": ("One turn back", "Einen Zug zurück"),
    "replay.back": ("One step back", "Einen Schritt zurück"),
    "replay.forward": ("One step on", "Einen Schritt weiter"),
    "replay.turn_forward": ("One turn on", "Einen Zug weiter"),
    "replay.last": ("To the end", "Zum Ende"),
    "replay.mark": ("Go to", "Gehe zu"),
    "replay.eyes": ("Seen by", "Mit den Augen von"),
    "replay.link": ("Link to this position", "Link zu dieser Stellung"),
    "replay.happened": ("What happened here", "Was hier geschah"),
    "replay.branch": ("Play on from here", "Von hier aus weiterspielen"),
    "replay.branch_note": (
        "A new table begins with this position, with bots on the other seats. Chance is drawn anew.",
        "Ein neuer Tisch beginnt mit dieser Stellung, auf den anderen Plätzen sitzen Bots. Der Zufall ist ein neuer.",
    ),
    "replay.branch_seat": ("I play", "Ich spiele"),
    "replay.branch_bot": ("against", "gegen"),
    "replay.branch_go": ("Play on", "Weiterspielen"),
    "replay.to_table": ("Back to the table", "Zurück zum Tisch"),
    # --- the review of a game -----------------------------------------------------------------------------------
    "review.title": ("Review", "Rückblick"),
    "review.note": (
        (
            "A bot looks at every turn again, through the eyes of each player and with what they could know then: who "
            "stood how, where the game turned, and what else could have been done."
        ),
        (
            "Ein Bot sieht sich jeden Zug noch einmal an, mit den Augen jedes Mitspielers und dem, was sie damals "
            "wissen konnten: wer wie stand, wo sich das Spiel gewendet hat und was sonst möglich war."
        ),
    ),
    "review.start": ("Review this game", "Auf dieses Spiel zurückblicken"),
    "review.progress": ("Progress of the review", "Fortschritt des Rückblicks"),
    "review.curve": (
        "Everyone's chance of winning, as they could see it themselves.",
        "Die Siegchancen aller, wie sie sie selbst sehen konnten.",
    ),
    "review.story": (
        "{name}: {first} % at first, {last} % at the end.",
        "{name}: {first} % am Anfang, {last} % am Ende.",
    ),
    "review.axis": ("course of the game →", "Verlauf des Spiels →"),
    "review.end": ("The end", "Das Ende"),
    "review.numbers": ("The curve in numbers", "Die Kurve in Zahlen"),
    "review.when": ("Turn", "Zug"),
    "review.turns": ("Turning points", "Wendepunkte"),
    "review.turn": ("{name}: {before} % → {after} %", "{name}: von {before} % auf {after} %"),
    "review.decisions": ("Decisions", "Entscheidungen"),
    "review.of": ("of", "von"),
    "review.every": ("Those too that cost little or nothing", "Auch die, die wenig oder nichts gekostet haben"),
    # --- the rules ----------------------------------------------------------------------------------------------
    "rules.title": ("Rules of {game}", "Regeln von {game}"),
    "rules.about": (
        (
            "Every rule has a number. Prompts, refusals and the log at the table name it. Rulings that can be read in "
            "another way are marked as debatable; their alternatives stand apart."
        ),
        (
            "Jede Regel hat eine Nummer; Fragen, Absagen und das Protokoll am Tisch nennen sie. Was man auch anders "
            "lesen kann, ist als strittig bezeichnet, mit den anderen Lesarten. Die Regeln liegen bisher nur auf "
            "Englisch vor."
        ),
    ),
    "rules.choice": (
        "Whoever sets up a table chooses under “{variant}”: {readings}.",
        "Wer einen Tisch eröffnet, wählt unter „{variant}“: {readings}.",
    ),
    "rules.search": ("Search the rules", "In den Regeln suchen"),
    # --- about --------------------------------------------------------------------------------------------------
    "about.title": ("About Skerry", "Über Skerry"),
    "about.what": (
        (
            "Skerry is a digital home for seafaring board games. One rules engine serves the table in the browser, the "
            "bots, the terminal and the laboratory. Every rule has a number, and what you may not do is explained with "
            "the rule that forbids it."
        ),
        (
            "Skerry ist ein digitaler Hafen für Brettspiele von der See. Ein und dasselbe Regelwerk dient dem Tisch im "
            "Browser, den Bots, dem Terminal und dem Labor. Jede Regel hat eine Nummer, und was du nicht darfst, wird "
            "mit der Regel erklärt, die es verbietet."
        ),
    ),
    "about.fairness": ("Fair chance", "Fairer Zufall"),
    "about.fairness_before": (
        (
            "Before a game begins, the server picks a secret and shows you its fingerprint. From then on it cannot "
            "swap the secret for another one, because no other fits the fingerprint."
        ),
        (
            "Bevor ein Spiel beginnt, wählt der Server ein Geheimnis und zeigt dir dessen Fingerabdruck. Von da an "
            "kann er es nicht mehr austauschen, denn kein anderes passt zu diesem Fingerabdruck."
        ),
    ),
    "about.fairness_salt": (
        (
            "Only then does each player's browser add salt: random digits of its own. Every card that is drawn follows "
            "from the secret and all the salts, so neither the server nor a player can choose what comes."
        ),
        (
            "Erst danach gibt der Browser jedes Mitspielers Salz dazu: eigene zufällige Ziffern. Jede gezogene Karte "
            "folgt aus dem Geheimnis und allem Salz; so kann weder der Server noch ein Mitspieler bestimmen, was kommt."
        ),
    ),
    "about.fairness_after": (
        (
            "When the game is over, secret and salts are shown and stand in the record. With “skerry verify” anyone "
            "can check every single draw."
        ),
        (
            "Ist das Spiel zu Ende, werden Geheimnis und Salz gezeigt und stehen in der Aufzeichnung. Mit „skerry "
            "verify“ kann jeder jede einzelne Ziehung nachprüfen."
        ),
    ),
    "about.fairness_bots": (
        "Bots never learn the secret, and they are shown only what their seat may know.",
        "Bots erfahren das Geheimnis nie, und sie sehen nur, was ihr Platz wissen darf.",
    ),
    "about.undo": ("Undo", "Zurücknehmen"),
    "about.undo_how": (
        (
            "You can take back a step or a whole turn as long as nothing new has been seen since and nobody else has "
            "moved. Once a card is drawn, what was done stays done."
        ),
        (
            "Du kannst einen Schritt oder einen ganzen Zug zurücknehmen, solange seither nichts Neues zu sehen war und "
            "niemand anders gezogen hat. Ist eine Karte gezogen, bleibt es dabei."
        ),
    ),
    "about.keys": ("Keys", "Tasten"),
    "about.keys_more": (
        "Everything can be reached with Tab and Enter as well. The single letters can be switched off in the settings.",
        (
            "Alles ist auch mit Tab und Enter zu erreichen. Die einzelnen Buchstaben lassen sich bei den Einstellungen "
            "abschalten."
        ),
    ),
    "about.privacy": ("What is kept", "Was gespeichert wird"),
    "about.privacy_how": (
        (
            "There are no accounts. The server keeps the tables: names, moves and chat. Your seats' secret keys, your "
            "name and your settings stay in this browser; whoever holds the secret link of a seat plays it. A cookie "
            "remembers your language. Nothing is loaded from other servers."
        ),
        (
            "Es gibt keine Konten. Der Server speichert die Tische: Namen, Züge und Chat. Die geheimen Schlüssel "
            "deiner Plätze, dein Name und deine Einstellungen bleiben in diesem Browser; wer den geheimen Link eines "
            "Platzes hat, spielt ihn. Ein Cookie merkt sich deine Sprache. Von anderen Servern wird nichts geladen."
        ),
    ),
    "about.credits": ("Credits", "Dank"),
    "about.credits_games": (
        (
            "These are fan-made editions, neither authorised nor endorsed by designers and publishers; all credit for "
            "the games is theirs. If you like one, please buy it."
        ),
        (
            "Dies sind Ausgaben von Fans, weder autorisiert noch unterstützt von Autoren und Verlagen, denen alle Ehre "
            "für die Spiele gebührt. Wenn dir eines gefällt, kauf es bitte."
        ),
    ),
    "rules.all": ("Rules of the games", "Regeln der Spiele"),
    "about.credits_skerry": (
        (
            "The program, the drawings and the words are our own. Values on cards we have not seen are our "
            "reconstruction; whoever owns the box can put the printed ones in."
        ),
        (
            "Das Programm, die Zeichnungen und die Worte sind unsere eigenen. Werte auf Karten, die wir nicht gesehen "
            "haben, sind rekonstruiert; wer das Spiel besitzt, kann die gedruckten einsetzen."
        ),
    ),
    # --- errors -------------------------------------------------------------------------------------------------
    "error.missing": ("Nothing but open sea", "Nichts als offene See"),
    "error.title": ("That did not work", "Das hat nicht geklappt"),
    "error.home": ("To the tables", "Zu den Tischen"),
    # --- scripts: everywhere ------------------------------------------------------------------------------------
    "js.no-answer": (
        "The server does not answer. Is there a network?",
        "Der Server antwortet nicht. Gibt es eine Verbindung?",
    ),
    "js.guest": ("Guest", "Gast"),
    "js.theme-auto": ("Light or dark: like the system", "Hell oder dunkel: wie das System"),
    "js.theme-light": ("Light", "Hell"),
    "js.theme-dark": ("Dark", "Dunkel"),
    "js.copy": ("Copy", "Kopieren"),
    "js.copied": ("Copied", "Kopiert"),
    "js.close": ("Close", "Schließen"),
    "js.to-lobby": ("To the tables", "Zu den Tischen"),
    "js.about-fairness": ("How fair chance works", "Wie der faire Zufall entsteht"),
    # --- scripts: the lobby -------------------------------------------------------------------------------------
    "js.look": ("Look", "Ansehen"),
    "js.go-on": ("Go on", "Weiter"),
    "js.replay": ("Replay", "Noch einmal ansehen"),
    "js.forget": ("Take {title} with {names} off this list", "{title} mit {names} von dieser Liste nehmen"),
    "js.running": ("The game is on", "Das Spiel läuft"),
    "js.turn-of": ("{name} is to move", "{name} ist am Zug"),
    "js.your-turn": ("Your turn", "Du bist am Zug"),
    "js.free-seats-one": ("1 free seat", "1 freier Platz"),
    "js.free-seats-many": ("{count} free seats", "{count} freie Plätze"),
    "js.join": ("Join", "Mitspielen"),
    "js.watch": ("Watch", "Zusehen"),
    "js.seat": ("Seat {number}", "Platz {number}"),
    "js.kind-me": ("Me", "Ich"),
    "js.kind-bot": ("A bot", "Ein Bot"),
    "js.kind-friend": ("A friend, by link", "Per Link eingeladen"),
    "js.kind-here": ("Someone at this screen", "Jemand an diesem Bildschirm"),
    "js.kind-open": ("Open to anyone", "Frei für alle"),
    "js.house-otherwise": ("Otherwise: {usual}", "Sonst: {usual}"),
    "js.kind-open-note": ("joins from the lobby", "kommt über „Offene Tische“"),
    "js.name": ("Name", "Name"),
    "js.name-of-seat": ("Name for seat {number}", "Name für Platz {number}"),
    "js.bot-of-seat": ("Bot on seat {number}", "Bot auf Platz {number}"),
    "js.remove-seat": ("Remove seat {number}", "Platz {number} entfernen"),
    # --- scripts: the table -------------------------------------------------------------------------------------
    "js.skip-to-decision": ("Skip to the decision", "Zur Entscheidung springen"),
    "js.tools": ("Tools", "Werkzeuge"),
    "js.board": ("Board", "Spielplan"),
    "js.side": ("Log, chat and players", "Protokoll, Chat und Mitspieler"),
    "js.rules": ("Rules", "Regeln"),
    "js.text-view": ("Text view", "Textansicht"),
    "js.settings": ("Settings", "Einstellungen"),
    "js.help": ("Help", "Hilfe"),
    "js.line-opening": ("Connecting …", "Verbinde …"),
    "js.line-open": ("Connected", "Verbunden"),
    "js.line-lost": ("Connection lost, trying again …", "Verbindung weg, neuer Versuch …"),
    "js.line-lost-move": (
        "Connection lost; your move goes out as soon as it is back.",
        "Verbindung weg; dein Zug geht raus, sobald sie wieder da ist.",
    ),
    "js.line-gone": ("Closed", "Geschlossen"),
    "js.gone": ("This table was deleted.", "Dieser Tisch wurde gelöscht."),
    "js.bad-link": (
        "This link does not open a seat here, so you are watching.",
        "Dieser Link öffnet hier keinen Platz, darum siehst du zu.",
    ),
    "js.used-link": (
        (
            "This invitation has been used, so you are watching. If you used it yourself, copy the link for other "
            "devices where you play, under Players."
        ),
        (
            "Diese Einladung wurde schon benutzt, darum siehst du zu. Wenn du es selbst warst: Kopiere dort, wo du "
            "spielst, unter „Mitspieler“ den Link für andere Geräte."
        ),
    ),
    "js.skip": ("Skip to now", "Zum Jetzt"),
    "js.on-board-one": ("1 move on the board", "1 Zug auf dem Spielplan"),
    "js.on-board-many": ("All {count} moves on the board", "Alle {count} Züge auf dem Spielplan"),
    "js.confirm": ("“{move}” ends your turn. Go ahead?", "„{move}“ beendet deinen Zug. Einverstanden?"),
    "js.confirm-yes": ("Yes, go ahead", "Ja, so machen"),
    "js.confirm-no": ("Not yet", "Noch nicht"),
    "js.undo-step": ("Undo step", "Schritt zurück"),
    "js.undo-whole": ("Undo turn", "Ganzen Zug zurück"),
    "js.why-not": ("Not now:", "Jetzt nicht:"),
    "js.hint-ask": ("What would you do?", "Was würdest du tun?"),
    "js.hint-thinking": ("Looking ahead …", "Ich schaue voraus …"),
    "js.hint-tips": ("Good moves, the best first", "Gute Züge, der beste zuerst"),
    "js.hint-chance": ("{chance} % to win", "{chance} % Siegchance"),
    "js.hint-from": (
        "From what you can know. Choose one, or something else.",
        "Nach allem, was du wissen kannst. Nimm einen davon oder etwas anderes.",
    ),
    "js.coach": ("Guide:", "Lotse:"),
    "js.coach-skip": ("No guide, thanks", "Danke, ohne Lotsen"),
    "js.coach-done": (
        "You know the way now, and the guide leaves you. To bring it back, switch it off and on in the settings.",
        "Du kennst nun den Weg, und der Lotse geht von Bord. Aus- und eingeschaltet kommt er wieder.",
    ),
    "js.digest": ("Since your last turn", "Seit deinem letzten Zug"),
    "js.digest-lines-one": ("1 line", "1 Zeile"),
    "js.digest-lines-many": ("{count} lines", "{count} Zeilen"),
    "js.log": ("Log", "Protokoll"),
    "js.chat": ("Chat", "Chat"),
    "js.chat-write": ("Write to everyone at the table", "Allen am Tisch schreiben"),
    "js.chat-send": ("Send", "Senden"),
    "js.chat-empty": ("Nobody has said anything yet.", "Noch hat niemand etwas gesagt."),
    "js.chat-is-off": ("Chat is switched off at this table.", "An diesem Tisch ist der Chat abgeschaltet."),
    "js.chat-is-hidden": (
        "You have hidden the chat; see settings.",
        "Du hast den Chat ausgeblendet; siehe Einstellungen.",
    ),
    "js.chat-watching": ("Only players can write here.", "Hier können nur Mitspieler schreiben."),
    "js.players": ("Players", "Mitspieler"),
    "js.to-move": ("to move", "am Zug"),
    "js.is-you": ("you", "du"),
    "js.is-bot": ("bot ({bot})", "Bot ({bot})"),
    "js.plays-instead": (
        "{bot} has not learned the game with this pack, so {plays} plays",
        "{bot} hat das Spiel mit diesem Pack nicht gelernt, deshalb spielt {plays}",
    ),
    "js.is-free": ("not here yet", "noch nicht da"),
    "js.is-online": ("at the table", "am Tisch"),
    "js.is-away": ("away", "nicht da"),
    "js.is-stand-in": ("away; {bot} plays", "nicht da; es spielt {bot}"),
    "js.hand-over": ("Let a bot play for {name}", "Einen Bot für {name} spielen lassen"),
    "js.hand-over-note": (
        (
            "The bot knows what this seat may know, and nobody else sees its cards. Whoever it plays for can take the "
            "seat back at any time."
        ),
        (
            "Der Bot weiß, was dieser Platz wissen darf, und niemand sonst sieht die Karten. Wer zurückkommt, kann den "
            "Platz jederzeit wieder übernehmen."
        ),
    ),
    "js.hand-over-bot": ("Which bot", "Welcher Bot"),
    "js.hand-over-go": ("Let it play", "Spielen lassen"),
    "js.stand-in": (
        "While you were away, a bot took over: {bot}.",
        "Während du fort warst, hat ein Bot übernommen: {bot}.",
    ),
    "js.take-back": ("Take my seat back", "Meinen Platz zurücknehmen"),
    "js.told-stand-in": ("A bot now plays for {name}: {bot}.", "Für {name} spielt jetzt ein Bot: {bot}."),
    "js.told-back": ("{name} is back and plays again.", "{name} ist zurück und spielt wieder selbst."),
    "js.mute": ("Mute {name}", "{name} stumm schalten"),
    "js.unmute": ("Hear {name} again", "{name} wieder hören"),
    "js.copy-own": ("Copy my secret link, for another device", "Meinen geheimen Link kopieren, für ein anderes Gerät"),
    "js.copy-invite": ("Copy the secret link for {name}", "Geheimen Link für {name} kopieren"),
    "js.copy-watch": ("Copy the link for spectators", "Link für Zuschauer kopieren"),
    "js.waiting": ("Waiting for players", "Es fehlen noch Mitspieler"),
    "js.waiting-one": (
        "The game begins when the last seat is taken. Send the link to your friend.",
        "Das Spiel beginnt, wenn der letzte Platz besetzt ist. Schick den Link weiter.",
    ),
    "js.waiting-many": (
        "The game begins when {count} more seats are taken. Send each friend the link of their seat.",
        "Das Spiel beginnt, wenn noch {count} Plätze besetzt sind. Schick allen den Link ihres Platzes.",
    ),
    "js.invite-link": ("Secret link for {name}", "Geheimer Link für {name}"),
    "js.watch-link": ("For spectators", "Für Zuschauer"),
    "js.only-here": (
        (
            "These links work on this computer only. To let friends in, start the server with --host; docs/server.md "
            "says how."
        ),
        (
            "Diese Links gelten nur auf diesem Rechner. Damit andere hereinkommen, starte den Server mit --host; wie, "
            "steht in docs/server.md."
        ),
    ),
    "js.committed": ("The table has committed to its chance", "Der Tisch hat seinen Zufall festgelegt"),
    "js.committed-why": (
        (
            "This is the fingerprint of the table's secret. After the game the secret is shown, and you can check that "
            "it fits."
        ),
        (
            "Das ist der Fingerabdruck vom Geheimnis des Tisches. Nach dem Spiel wird es gezeigt, und du kannst "
            "prüfen, ob es passt."
        ),
    ),
    "js.welcome": ("Welcome to the table", "Willkommen am Tisch"),
    "js.welcome-words": (
        "You are invited to play {game} with {names}. Under which name?",
        "Du bist eingeladen, {game} mit {names} zu spielen. Unter welchem Namen?",
    ),
    "js.your-name": ("Your name", "Dein Name"),
    "js.take-seat": ("Take your seat", "Platz nehmen"),
    "js.curtain": ("Pass the screen to {name}", "Gib den Bildschirm an {name}"),
    "js.curtain-why": (
        "The cards of the next player are hidden until they are ready.",
        "Die Karten bleiben verdeckt, bis die nächste Person bereit ist.",
    ),
    "js.curtain-open": ("I am {name}", "Ich bin {name}"),
    "js.rematch": ("Play again", "Noch eine Partie"),
    "js.join-rematch": ("Join the next game", "Bei der nächsten Partie mitspielen"),
    "js.download": ("Download the record", "Aufzeichnung herunterladen"),
    "js.download-note": (
        "While the game is on, the record holds what you have seen. When it is over, it is whole.",
        "Solange das Spiel läuft, steht darin, was du gesehen hast. Nach dem Ende ist die Aufzeichnung vollständig.",
    ),
    "js.fair": ("Check that chance was fair", "Prüfen, ob der Zufall fair war"),
    "js.fair-how": (
        "Download the record and run: skerry verify RECORD.",
        "Lade die Aufzeichnung herunter und rufe auf: skerry verify AUFZEICHNUNG.",
    ),
    "js.fair-commitment": ("Fingerprint, shown before the game", "Fingerabdruck, gezeigt vor dem Spiel"),
    "js.fair-secret": ("Secret of the table", "Geheimnis des Tisches"),
    "js.fair-salt": ("Salt of {name}", "Salz von {name}"),
    "js.debatable": ("debatable", "strittig"),
    "js.rules-search": ("Search", "Suchen"),
    "js.rules-found-one": ("1 entry", "1 Eintrag"),
    "js.rules-found-many": ("{count} entries", "{count} Einträge"),
    # --- scripts: settings and help -----------------------------------------------------------------------------
    "js.language": ("Language", "Sprache"),
    "js.theme": ("Colours", "Farben"),
    "js.theme-is-auto": ("like the system", "wie das System"),
    "js.theme-is-light": ("light", "hell"),
    "js.theme-is-dark": ("dark", "dunkel"),
    "js.speed": ("Movement", "Bewegung"),
    "js.speed-slow": ("slow", "langsam"),
    "js.speed-normal": ("normal", "normal"),
    "js.speed-fast": ("fast", "schnell"),
    "js.speed-off": ("none", "keine"),
    "js.set-sound": ("A bell when it is my turn", "Eine Glocke, wenn ich am Zug bin"),
    "js.set-notification": ("A notification when it is my turn", "Eine Benachrichtigung, wenn ich am Zug bin"),
    "js.set-title": ("My turn in the title of the page", "Mein Zug im Titel der Seite"),
    "js.set-favicon": ("My turn on the icon of the page", "Mein Zug auf dem Symbol der Seite"),
    "js.set-confirm": ("Ask before my turn ends", "Vor dem Ende meines Zuges nachfragen"),
    "js.set-guide": ("Guide for newcomers", "Lotse für Neulinge"),
    "js.set-shortcuts": ("Single keys as shortcuts", "Einzelne Tasten als Kurzbefehle"),
    "js.set-chat": ("Show the chat", "Chat zeigen"),
    "js.no-notification": (
        "The browser does not allow notifications from this page.",
        "Der Browser erlaubt dieser Seite keine Benachrichtigungen.",
    ),
    "js.owner": ("Your table", "Dein Tisch"),
    "js.owner-listed": ("Show it under “Open tables”", "Unter „Offene Tische“ zeigen"),
    "js.owner-chat": ("Chat for everyone at the table", "Chat für alle am Tisch"),
    "js.owner-delete": ("Delete this table", "Diesen Tisch löschen"),
    "js.owner-delete-sure": (
        "Delete this table for everyone? It cannot be brought back.",
        "Diesen Tisch für alle löschen? Er lässt sich nicht zurückholen.",
    ),
    "js.help-title": ("How to play here", "So spielst du hier"),
    "js.help-board": (
        (
            "What glows can be chosen: click it, or use the buttons beside the board. What is dimmed is not possible "
            "now; click it to learn why."
        ),
        (
            "Was leuchtet, kannst du wählen: Klick darauf oder nimm die Knöpfe neben dem Spielplan. Was blass ist, "
            "geht gerade nicht; klick darauf, und du erfährst, warum."
        ),
    ),
    "js.help-tips": (
        "Point at a card, focus it or press it long, and it explains itself. A rule number opens the rule.",
        (
            "Zeig auf eine Karte, geh mit Tab zu ihr oder drück lange darauf, dann erklärt sie sich. Eine Regelnummer "
            "öffnet die Regel."
        ),
    ),
    "js.help-undo": (
        "You can take choices back until someone else moves or something new is seen.",
        "Du kannst Entscheidungen zurücknehmen, bis jemand anders zieht oder etwas Neues zu sehen ist.",
    ),
    "js.keys": ("Keys", "Tasten"),
    "js.key": ("Key", "Taste"),
    "js.key-does": ("What it does", "Was sie tut"),
    "js.key-move": ("choose the move with this number", "den Zug mit dieser Nummer wählen"),
    "js.key-undo": ("undo a step", "einen Schritt zurücknehmen"),
    "js.key-undo-turn": ("undo the whole turn", "den ganzen Zug zurücknehmen"),
    "js.key-rules": ("rules", "Regeln"),
    "js.key-text": ("text view or board", "Textansicht oder Spielplan"),
    "js.key-skip": ("skip movement", "Bewegung überspringen"),
    "js.key-help": ("this help", "diese Hilfe"),
    "js.key-escape": (
        "close what is open; back from the confirm step",
        "schließen, was offen ist; zurück von der Nachfrage",
    ),
    "js.key-turn": ("turn a preview on the board", "eine Vorschau auf dem Spielplan drehen"),
    "js.key-replay": ("a step back or on, in a replay", "beim Nachspielen einen Schritt zurück oder weiter"),
    # --- scripts: the replay ------------------------------------------------------------------------------------
    "js.run": ("Run", "Abspielen"),
    "js.pause": ("Pause", "Anhalten"),
    "js.review-stand": ("{done} of {all} positions", "{done} von {all} Stellungen"),
    "js.review-no-turns": (
        "No single turn changed much.",
        "Kein einzelner Zug hat viel geändert.",
    ),
    "js.review-played": ("Chosen: {move} ({chance} %)", "Gewählt: {move} ({chance} %)"),
    "js.review-best": ("The next best was {move} ({chance} %).", "Das Nächstbeste war: {move} ({chance} %)."),
    "js.review-better": ("Better: {move} ({chance} %)", "Besser: {move} ({chance} %)"),
    "js.review-points": ("{points} percentage points", "{points} Prozentpunkte"),
    "js.review-look": ("Look", "Ansehen"),
    "js.review-branch": ("Play on from here", "Von hier weiterspielen"),
    "js.review-none": ("No decision cost much.", "Keine Entscheidung hat viel gekostet."),
    "js.eyes-all": ("a spectator", "Zuschauern"),
}
