### The pages of the server and their scripts

## Every page

base-description = Brettspiele von der See, mit Freunden oder gegen Bots, im Browser.
base-skip = Zum Inhalt springen
base-pages = Seiten
base-lobby = Tische
base-rules = Regeln
base-about = Über Skerry
base-noscript = Der Tisch braucht JavaScript. Alles davon kommt von diesem Server und nichts von anderswo.
base-footer = von Fans gemacht, für den Spieltisch

## The lobby

lobby-title = Skerry: Brettspiele von der See
lobby-welcome = Nimm Platz und stich in See
lobby-lead = Brettspiele von Kaufleuten, Wikingern und Piraten im Browser: mit Freunden, an einem Bildschirm oder gegen Bots.
lobby-play_now = Riga gegen Bots spielen
lobby-play_now_note = Ein Klick, kein Konto. Ein Lotse hilft dir durch die ersten Züge.
lobby-set_up_link = Mit Freunden spielen
lobby-name = Dein Name am Tisch
lobby-games = Die Spiele
lobby-players = { $few } bis { $many } Personen
lobby-players_only = { $many } Personen
lobby-minutes = { $minutes } Minuten
lobby-play_bots = Gegen Bots spielen
lobby-set_up_game = Tisch eröffnen
lobby-rules = Regeln
lobby-mine = Meine Spiele
lobby-finished = Beendete Spiele
lobby-open = Offene Tische
lobby-open_empty = Zurzeit steht kein Tisch allen offen. Eröffne einen und lass einen Platz frei.
lobby-set_up = Einen Tisch eröffnen
lobby-game = Spiel
lobby-seats = Plätze
lobby-add_seat = Platz hinzufügen
lobby-variants = Varianten
lobby-house = Hausregeln
lobby-house_note = Hier lässt sich die Spielregel auf zwei Arten lesen. Spielt, wie ihr es gewohnt seid.
lobby-table = Der Tisch
lobby-listed = Unter „Offene Tische“ zeigen, damit andere zusehen können
lobby-chat = Chat am Tisch
lobby-hints = Tipps: Man darf fragen, was ein Bot tun würde
lobby-language = Sprache
lobby-own_files = Eigene Karten oder eine eigene Stellung
lobby-pack = Pack
lobby-pack_note = Eine TOML-Datei mit den Werten der Karten; „skerry pack show riga --toml“ gibt eine zum Ändern aus.
lobby-scenario = Stellung
lobby-scenario_note = Eine TOML-Datei in den Wörtern von docs/scenarios.md; das Spiel beginnt dort.
lobby-begin = Tisch eröffnen

## Bots

bot-random = Treibholz
bot-random-line = treibt, wohin die Wellen gehen
bot-beginner = Anfänger
bot-beginner-line = ein Schiffsjunge: greift nach dem, was glänzt, und rutscht manchmal aus
bot-casual = Gelegenheitsspieler
bot-casual-line = ein Matrose auf Landgang: plant einen Zug voraus, nicht immer sorgfältig
bot-greedy = Kaufmann
bot-greedy-line = nimmt, was sofort etwas bringt
bot-strong = Stark
bot-strong-line = eine Kapitänin: plant ihren Zug bis zum Ende und irrt selten
bot-expert = Meister
bot-expert-line = eine alte Lotsin: denkt auch an deine Antworten und nimmt sich etwas Zeit dafür

## How a game ended

seen-and = { " " }und{ " " }
seen-wins = { $names } gewinnt. Punkte: { $points }.
seen-win = { $names } gewinnen gemeinsam. Punkte: { $points }.
seen-lost = Das Spiel ist verloren.
seen-other-rules = Nach Regeln { $old } gespielt; dieser Server spielt nach Regeln { $new }, deshalb gibt es nur die Aufzeichnung.
seen-other-rules-unfinished = Nach Regeln { $old } begonnen; dieser Server spielt nach Regeln { $new }, deshalb kann es hier nicht weitergehen.

## The replay

replay-title = { $game }: noch einmal ansehen
replay-controls = Durch das Spiel
replay-scrubber = Stelle im Spiel
replay-first = Zum Anfang
replay-turn_back = Einen Zug zurück
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-turn_forward = Einen Zug weiter
replay-last = Zum Ende
replay-mark = Gehe zu
replay-eyes = Mit den Augen von
replay-link = Link zu dieser Stellung
replay-happened = Was hier geschah
replay-branch = Von hier aus weiterspielen
replay-branch_note = Ein neuer Tisch beginnt mit dieser Stellung, auf den anderen Plätzen sitzen Bots. Der Zufall ist ein neuer.
replay-branch_seat = Ich spiele
replay-branch_bot = gegen
replay-branch_go = Weiterspielen
replay-to_table = Zurück zum Tisch
replay-pace = Tempo
replay-pace_slow = langsam
replay-pace_normal = normal
replay-pace_fast = schnell
replay-pace_fastest = sehr schnell

## The review of a game

review-title = Rückblick
review-note = Ein Bot sieht sich jeden Zug noch einmal an, mit den Augen jedes Mitspielers und dem, was sie damals wissen konnten: wer wie stand, wo sich das Spiel gewendet hat und was sonst möglich war.
review-start = Auf dieses Spiel zurückblicken
review-progress = Fortschritt des Rückblicks
review-curve = Die Siegchancen aller, wie sie sie selbst sehen konnten.
review-story = { $name }: { $first } % am Anfang, { $last } % am Ende.
review-axis = Verlauf des Spiels →
review-end = Das Ende
review-numbers = Die Kurve in Zahlen
review-when = Zug
review-turns = Wendepunkte
review-turn = { $name }: von { $before } % auf { $after } %
review-decisions = Entscheidungen
review-of = von
review-every = Auch die, die wenig oder nichts gekostet haben
review-back = Zurück zur Analyse

## The rules

rules-title = Regeln von { $game }
rules-about = Jede Regel hat eine Nummer; Fragen, Absagen und das Protokoll am Tisch nennen sie. Was man auch anders lesen kann, ist als strittig bezeichnet, mit den anderen Lesarten. Die Regeln liegen bisher nur auf Englisch vor.
rules-choice = Wer einen Tisch eröffnet, wählt unter „{ $variant }“: { $readings }.
rules-search = In den Regeln suchen

## About

about-title = Über Skerry
about-what = Skerry ist ein digitaler Hafen für Brettspiele von der See. Ein und dasselbe Regelwerk dient dem Tisch im Browser, den Bots, dem Terminal und dem Labor. Jede Regel hat eine Nummer, und was du nicht darfst, wird mit der Regel erklärt, die es verbietet.
about-fairness = Fairer Zufall
about-fairness_before = Bevor ein Spiel beginnt, wählt der Server ein Geheimnis und zeigt dir dessen Fingerabdruck. Von da an kann er es nicht mehr austauschen, denn kein anderes passt zu diesem Fingerabdruck.
about-fairness_salt = Erst danach gibt der Browser jedes Mitspielers Salz dazu: eigene zufällige Ziffern. Jede gezogene Karte folgt aus dem Geheimnis und allem Salz; so kann weder der Server noch ein Mitspieler bestimmen, was kommt.
about-fairness_after = Ist das Spiel zu Ende, werden Geheimnis und Salz gezeigt und stehen in der Aufzeichnung. Mit „skerry verify“ kann jeder jede einzelne Ziehung nachprüfen.
about-fairness_bots = Bots erfahren das Geheimnis nie, und sie sehen nur, was ihr Platz wissen darf.
about-undo = Zurücknehmen
about-undo_how = Du kannst einen Schritt oder einen ganzen Zug zurücknehmen, solange seither nichts Neues zu sehen war und niemand anders gezogen hat. Ist eine Karte gezogen, bleibt es dabei.
about-keys = Tasten
about-keys_more = Alles ist auch mit Tab und Enter zu erreichen. Die einzelnen Buchstaben lassen sich bei den Einstellungen abschalten.
about-privacy = Was gespeichert wird
about-privacy_how = Es gibt keine Konten. Der Server speichert die Tische: Namen, Züge und Chat. Die geheimen Schlüssel deiner Plätze, dein Name und deine Einstellungen bleiben in diesem Browser; wer den geheimen Link eines Platzes hat, spielt ihn. Ein Cookie merkt sich deine Sprache. Von anderen Servern wird nichts geladen.
about-credits = Dank
about-credits_games = Dies sind Ausgaben von Fans, weder autorisiert noch unterstützt von Autoren und Verlagen, denen alle Ehre für die Spiele gebührt. Wenn dir eines gefällt, kauf es bitte.
rules-all = Regeln der Spiele
about-credits_skerry = Das Programm, die Zeichnungen und die Worte sind unsere eigenen. Werte auf Karten, die wir nicht gesehen haben, sind rekonstruiert; wer das Spiel besitzt, kann die gedruckten einsetzen.

## Errors

error-missing = Nichts als offene See
error-title = Das hat nicht geklappt
error-home = Zu den Tischen

## Scripts: everywhere

js-no-answer = Der Server antwortet nicht. Gibt es eine Verbindung?
js-guest = Gast
js-theme-auto = Hell oder dunkel: wie das System
js-theme-light = Hell
js-theme-dark = Dunkel
js-copy = Kopieren
js-copied = Kopiert
js-close = Schließen
js-to-lobby = Zu den Tischen
js-about-fairness = Wie der faire Zufall entsteht

## Scripts: the lobby

js-look = Ansehen
js-go-on = Weiter
js-replay = Noch einmal ansehen
js-forget = { $title } mit { $names } von dieser Liste nehmen
js-aside-sure = { $title } mit { $names } aus dieser Liste entfernen? Die Partie läuft weiter, und der Platz bleibt deiner: Mit dem Link des Tisches holst du sie zurück.
js-running = Das Spiel läuft
js-turn-of = { $name } ist am Zug
js-your-turn = Du bist am Zug
js-free-seats =
    { $count ->
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
    }
js-join = Mitspielen
js-watch = Zusehen
js-seat = Platz { $number }
js-kind-me = Ich
js-kind-bot = Ein Bot
js-kind-friend = Per Link eingeladen
js-kind-here = Jemand an diesem Bildschirm
js-kind-open = Frei für alle
js-house-otherwise = Sonst: { $usual }
js-kind-open-note = kommt über „Offene Tische“
js-name = Name
js-name-of-seat = Name für Platz { $number }
js-bot-of-seat = Bot auf Platz { $number }
js-remove-seat = Platz { $number } entfernen

## Scripts: the table

js-skip-to-decision = Zur Entscheidung springen
js-tools = Werkzeuge
js-board = Spielplan
js-side = Protokoll, Chat und Mitspieler
js-rules = Regeln
js-text-view = Textansicht
js-settings = Einstellungen
js-help = Hilfe
js-line-opening = Verbinde …
js-line-open = Verbunden
js-line-lost = Verbindung weg, neuer Versuch …
js-line-lost-move = Verbindung weg; dein Zug geht raus, sobald sie wieder da ist.
js-line-gone = Geschlossen
js-gone = Dieser Tisch wurde gelöscht.
js-bad-link = Dieser Link öffnet hier keinen Platz, darum siehst du zu.
js-used-link = Diese Einladung wurde schon benutzt, darum siehst du zu. Wenn du es selbst warst: Kopiere dort, wo du spielst, unter „Mitspieler“ den Link für andere Geräte.
js-skip = Zum Jetzt
js-on-board =
    { $count ->
        [one] 1 Zug auf dem Spielplan
       *[other] Alle { $count } Züge auf dem Spielplan
    }
js-confirm = „{ $move }“ beendet deinen Zug. Einverstanden?
js-confirm-yes = Ja, so machen
js-binds-shows = Die anderen sehen etwas Neues, darum kannst du es nicht zurücknehmen.
js-binds-chance = Danach entscheidet der Zufall, darum kannst du es nicht zurücknehmen.
js-confirm-no = Noch nicht
js-confirm-binds = „{ $move }“: { $why } Auch was du vorher in diesem Zug getan hast, bleibt dann. Einverstanden?
js-undo-step = Schritt zurück
js-undo-whole = Ganzen Zug zurück
js-undo-stop-shows = Weiter zurück geht es nicht: Die anderen haben etwas Neues gesehen.
js-undo-stop-chance = Weiter zurück geht es nicht: Der Zufall hat entschieden.
js-undo-stop-others = Weiter zurück geht es nicht: Jemand anders hat entschieden.
js-why-not = Jetzt nicht:
js-hint-ask = Was würdest du tun?
js-hint-thinking = Ich schaue voraus …
js-hint-tips = Gute Züge, der beste zuerst
js-hint-chance = { $chance } % Siegchance
js-hint-from = Nach allem, was du wissen kannst. Nimm einen davon oder etwas anderes.
js-coach = Lotse:
js-coach-skip = Danke, ohne Lotsen
js-digest = Seit deinem letzten Zug
js-digest-lines =
    { $count ->
        [one] 1 Zeile
       *[other] { $count } Zeilen
    }
js-log = Protokoll
js-chat = Chat
js-chat-write = Allen am Tisch schreiben
js-chat-send = Senden
js-chat-empty = Noch hat niemand etwas gesagt.
js-chat-is-off = An diesem Tisch ist der Chat abgeschaltet.
js-chat-is-hidden = Du hast den Chat ausgeblendet; siehe Einstellungen.
js-chat-watching = Hier können nur Mitspieler schreiben.
js-players = Mitspieler
js-to-move = am Zug
js-is-you = du
js-watching = Du siehst zu
js-is-bot = Bot ({ $bot })
js-is-free = noch nicht da
js-is-online = am Tisch
js-is-away = nicht da
js-is-stand-in = nicht da; es spielt { $bot }
js-hand-over = Einen Bot für { $name } spielen lassen
js-hand-over-note = Der Bot weiß, was dieser Platz wissen darf, und niemand sonst sieht die Karten. Wer zurückkommt, kann den Platz jederzeit wieder übernehmen.
js-hand-over-bot = Welcher Bot
js-hand-over-go = Spielen lassen
js-stand-in = Während du fort warst, hat ein Bot übernommen: { $bot }.
js-take-back = Meinen Platz zurücknehmen
js-told-stand-in = Für { $name } spielt jetzt ein Bot: { $bot }.
js-told-back = { $name } ist zurück und spielt wieder selbst.
js-mute = { $name } stumm schalten
js-unmute = { $name } wieder hören
js-copy-own = Meinen geheimen Link kopieren, für ein anderes Gerät
js-copy-invite = Geheimen Link für { $name } kopieren
js-copy-watch = Link für Zuschauer kopieren
js-waiting = Es fehlen noch Mitspieler
js-waiting-for =
    { $count ->
        [one] Das Spiel beginnt, wenn der letzte Platz besetzt ist. Schick den Link weiter.
       *[other] Das Spiel beginnt, wenn noch { $count } Plätze besetzt sind. Schick allen den Link ihres Platzes.
    }
js-invite-link = Geheimer Link für { $name }
js-watch-link = Für Zuschauer
js-only-here = Diese Links gelten nur auf diesem Rechner. Damit andere hereinkommen, starte den Server mit --host; wie, steht in docs/server.md.
js-committed = Der Tisch hat seinen Zufall festgelegt
js-committed-why = Das ist der Fingerabdruck vom Geheimnis des Tisches. Nach dem Spiel wird es gezeigt, und du kannst prüfen, ob es passt.
js-welcome = Willkommen am Tisch
js-welcome-words = Du bist eingeladen, { $game } mit { $names } zu spielen. Unter welchem Namen?
js-your-name = Dein Name
js-take-seat = Platz nehmen
js-curtain = Gib den Bildschirm an { $name }
js-curtain-why = Die Karten bleiben verdeckt, bis die nächste Person bereit ist.
js-curtain-open = Ich bin { $name }
js-rematch = Noch eine Partie
js-join-rematch = Bei der nächsten Partie mitspielen
js-download = Aufzeichnung herunterladen
js-download-note = Solange das Spiel läuft, steht darin, was du gesehen hast. Nach dem Ende ist die Aufzeichnung vollständig.
js-fair = Prüfen, ob der Zufall fair war
js-fair-how = Lade die Aufzeichnung herunter und rufe auf: skerry verify AUFZEICHNUNG.
js-fair-commitment = Fingerabdruck, gezeigt vor dem Spiel
js-fair-secret = Geheimnis des Tisches
js-fair-salt = Salz von { $name }
js-debatable = strittig
js-rules-search = Suchen
js-rules-found =
    { $count ->
        [one] 1 Eintrag
       *[other] { $count } Einträge
    }

## Scripts: settings and help

js-language = Sprache
js-theme = Farben
js-theme-is-auto = wie das System
js-theme-is-light = hell
js-theme-is-dark = dunkel
js-speed = Bewegung
js-speed-slow = langsam
js-speed-normal = normal
js-speed-fast = schnell
js-speed-off = keine
js-set-sound = Eine Glocke, wenn ich am Zug bin
js-set-notification = Eine Benachrichtigung, wenn ich am Zug bin
js-set-title = Mein Zug im Titel der Seite
js-set-favicon = Mein Zug auf dem Symbol der Seite
js-set-confirm = Vor dem Ende meines Zuges nachfragen
js-set-guide = Lotse für Neulinge
js-set-shortcuts = Einzelne Tasten als Kurzbefehle
js-set-chat = Chat zeigen
js-no-notification = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
js-owner = Dein Tisch
js-owner-listed = Unter „Offene Tische“ zeigen
js-owner-chat = Chat für alle am Tisch
js-owner-delete = Diesen Tisch löschen
js-owner-delete-sure = Diesen Tisch für alle löschen? Er lässt sich nicht zurückholen.
js-help-title = So spielst du hier
js-help-board = Was leuchtet, kannst du wählen: Klick darauf oder nimm die Knöpfe neben dem Spielplan. Was blass ist, geht gerade nicht; klick darauf, und du erfährst, warum.
js-help-tips = Zeig auf eine Karte, geh mit Tab zu ihr oder drück lange darauf, dann erklärt sie sich. Eine Regelnummer öffnet die Regel.
js-help-undo = Du kannst Entscheidungen zurücknehmen, bis jemand anders zieht oder etwas Neues zu sehen ist.
js-keys = Tasten
js-key = Taste
js-key-does = Was sie tut
js-key-move = den Zug mit dieser Nummer wählen
js-key-undo = einen Schritt zurücknehmen
js-key-undo-turn = den ganzen Zug zurücknehmen
js-key-rules = Regeln
js-key-text = Textansicht oder Spielplan
js-key-skip = Bewegung überspringen
js-key-help = diese Hilfe
js-key-escape = schließen, was offen ist; zurück von der Nachfrage
js-key-turn = eine Vorschau auf dem Spielplan drehen
js-key-replay = beim Nachspielen einen Schritt zurück oder weiter

## Scripts: the replay

js-run = Abspielen
js-pause = Anhalten
js-review-stand = { $done } von { $all } Stellungen
js-review-no-turns = Kein einzelner Zug hat viel geändert.
js-review-played = Gewählt: { $move } ({ $chance } %)
js-review-best = Das Nächstbeste war: { $move } ({ $chance } %).
js-review-better = Besser: { $move } ({ $chance } %)
js-review-points = { $points } Prozentpunkte
js-review-look = Ansehen
js-marked-better = besser
js-marked-played = gespielt
js-review-branch = Von hier weiterspielen
js-review-none = Keine Entscheidung hat viel gekostet.
js-eyes-all = Zuschauern

## What the server refuses

refused-no-page = Diese Seite gibt es nicht.
refused-unreadable = Dieser Tisch lässt sich nicht mehr lesen; er wurde nach anderen Regeln gespielt oder beschädigt.
refused-other-rules = Dieses Spiel wurde nach Regeln { $old } von { $game } gespielt. Dieser Server spielt nach Regeln { $new } und zeigt es deshalb nicht noch einmal; die Aufzeichnung liegt unter { $record }.
refused-other-rules-unfinished = Dieses Spiel wurde nach Regeln { $old } von { $game } begonnen. Dieser Server spielt nach Regeln { $new }, deshalb kann es hier nicht weitergehen; es bleibt für ein Skerry mit den älteren Regeln erhalten.
refused-not-written = Der Server kann zurzeit nicht schreiben; es wurde nichts geändert.
refused-not-read = Der Server kann seine Tische zurzeit nicht lesen; versuche es in einer Minute noch einmal.
refused-no-table = Diesen Tisch gibt es nicht.
refused-no-game = Es gibt kein Spiel { $game }.
refused-no-seat = Dieser Tisch hat keinen Platz { $seat }.
refused-no-bot = Es gibt keinen Bot { $bot }.
refused-not-yours = Das darf nur, wer den geheimen Link dieses Platzes hat.
refused-invitation-used = Diese Einladung wurde schon benutzt: Jemand hat damit Platz genommen, sie öffnet nichts mehr.
refused-not-a-new-key = Der neue Schlüssel eines Platzes kann nicht die Einladung selbst sein; schlage einen anderen vor.
refused-not-owner = Das darf nur, wer den Tisch eröffnet hat.
refused-no-free-seat = An diesem Tisch ist kein Platz frei.
refused-not-begun = Das Spiel beginnt, wenn alle Plätze besetzt sind.
refused-over = Das Spiel ist zu Ende.
refused-not-over = Das geht erst, wenn das Spiel zu Ende ist.
refused-not-your-turn = Du bist nicht am Zug.
refused-changed = Die Stellung hat sich inzwischen geändert; sieh noch einmal hin.
refused-nothing-to-undo = Es lässt sich nichts zurücknehmen: Jemand anders hat gezogen, oder es wurde etwas Neues gesehen.
refused-too-often-handed-over = Du hast diesen Platz so oft abgegeben, dass es nicht noch einmal geht; das Spiel geht weiter.
refused-too-many-undos = An diesem Tisch wurde so viel zurückgenommen, dass nichts mehr geht; das Spiel geht weiter.
refused-chat-full = An diesem Tisch stehen schon { $most } Zeilen im Chat, mehr passen nicht hinein.
refused-no-chat = An diesem Tisch ist der Chat abgeschaltet.
refused-handed-over = Für dich spielt ein Bot; nimm zuerst deinen Platz zurück.
refused-still-there = { $name } ist am Tisch; nur wer gegangen ist, dessen Platz bekommt ein Bot.
refused-not-away-long = Das geht erst, wenn { $name } seit { $minutes } Minuten fort ist.
refused-always-bot = Diesen Platz spielt ohnehin ein Bot.
refused-no-hints = An diesem Tisch gibt es keine Tipps.
refused-review-alone = Wer allein spielt, hat niemanden zu besiegen; darum gibt es keinen Rückblick.
refused-no-position = Das Spiel hat { $plies } Wörter.
refused-too-many-tables = Auf diesem Server stehen so viele Tische, wie er fassen kann; versuche es später noch einmal.
refused-too-many-from-here = Von einer Adresse aus werden höchstens { $most } Tische in der Stunde eröffnet; versuche es später noch einmal.
refused-server-full = Dieser Server hat so viele Besucher, wie er fassen kann; versuche es in einer Minute noch einmal.
refused-share-used = Du fragst zu viel auf einmal; versuche es in { $seconds } Sekunden noch einmal.
refused-flooding = Diese Verbindung hat dauernd mehr verlangt, als ihr zusteht; deshalb wurde sie geschlossen.
refused-too-many-sockets = Von deiner Adresse aus sind schon { $most } Verbindungen offen; schließe erst ein paar Tische.
refused-table-crowded = An diesem Tisch schauen schon { $most } Leute zu; versuche es später noch einmal.
refused-too-many-hints = Für deine Adresse werden schon { $most } Tipps ausgearbeitet; warte, bis einer fertig ist.
refused-no-hint-found = Es fand sich nicht rechtzeitig ein Tipp; frag noch einmal.
refused-too-many-reviews = Für deine Adresse laufen schon { $most } Rückblicke; starte diesen, wenn einer fertig ist.
refused-unknown-word = Das Wort „{ $word }“ gibt es in diesem Spiel nicht.
refused-not-allowed = { $problem }
refused-not-together = Nach „{ $word }“ wird etwas Neues sichtbar, oder jemand anders ist gefragt; sag den Rest danach.
refused-set-up = { $problem }
refused-own-file = Die Datei lässt sich nicht verwenden; warum, steht hier auf Englisch wie ihre Wörter. { $problem }
refused-not-understood = Die Anfrage ist nicht zu verstehen; warum, steht hier auf Englisch. { $problem }
refused-foreign-host = Dieser Server weiß nicht, dass er { $host } heißt. Wenn es deiner ist, starte ihn mit --name { $host }.
refused-foreign-page = Das kommt von einer Seite, die nicht zu diesem Server gehört, darum ist nichts geschehen. Wenn es deine ist, starte den Server mit --name und dem Namen, der in der Adresse der Seite steht.
refused-not-json = Schicke JSON, und sage das mit dem Header Content-Type: application/json.
refused-head-too-large = Die Adresse oder die Kopfzeilen der Anfrage sind zu lang.
refused-too-large = Das ist zu groß.
refused-other-method = Diese Adresse fragt man nicht so.
refused-too-nested = Die Datei ist zu tief verschachtelt, um gelesen zu werden.
refused-file-breaks = Die Datei lässt sich nicht verwenden: Mit ihr kam kein Spiel zustande.
refused-busy-with-files = Der Server prüft noch die Dateien anderer; versuche es in einer Minute noch einmal.
refused-broken = Hier ist etwas kaputtgegangen; du kannst nichts dafür. Wenn du es meldest, nenne diese Nummer: { $request }.
