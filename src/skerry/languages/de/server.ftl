### The pages of the server and their scripts

## Every page

base-description = Brettspiele rund ums Meer, mit Freunden oder gegen Bots, im Browser.
base-skip = Zum Inhalt springen
base-pages = Seiten
base-lobby = Tische
base-rules = Regeln
base-about = Über Skerry
base-noscript = Der Tisch braucht JavaScript. Es kommt vollständig von diesem Server.
base-footer = von Fans gemacht, für den Spieltisch

## The lobby

lobby-title = Skerry: Brettspiele rund ums Meer
lobby-welcome = Nimm Platz und stich in See
lobby-lead = Brettspiele um Kaufleute, Wikinger und Piraten, im Browser: mit Freunden, gemeinsam an einem Bildschirm oder gegen Bots.
lobby-play_now = Riga gegen Bots spielen
lobby-play_now_note = Ein Klick, kein Konto. Ein Lotse hilft dir durch die erste Partie.
lobby-set_up_link = Mit Freunden spielen
lobby-name = Dein Name am Tisch
lobby-games = Die Spiele
lobby-players = { $few } bis { $many } Personen
lobby-players_only = { $many } Personen
lobby-minutes = { $minutes } Minuten
lobby-play_bots = Gegen Bots spielen
lobby-voyage = Erste Fahrt
lobby-rules = Regeln
lobby-mine = Meine Spiele
lobby-finished = Beendete Spiele
lobby-open = Offene Tische
lobby-open_empty = Gerade ist kein Tisch offen. Eröffne einen und lass einen Platz frei.
lobby-set_up = Einen Tisch eröffnen
lobby-game = Spiel
lobby-seats = Plätze
lobby-add_seat = Platz hinzufügen
lobby-variants = Varianten
lobby-house = Hausregeln
lobby-house_note = Hier lässt sich die Spielregel auf zwei Arten lesen. Wählt, wie ihr spielen wollt.
lobby-table = Der Tisch
lobby-listed = Unter „Offene Tische“ zeigen, damit andere zusehen können
lobby-chat = Chat am Tisch
lobby-hints = Tipps: Mitspieler dürfen fragen, was ein Bot tun würde
lobby-own_files = Eigene Karten oder eigene Startaufstellung
lobby-pack = Pack
lobby-pack_note = Eine TOML-Datei mit den Werten der Karten. „skerry pack show riga --toml“ gibt eine aus, die du ändern kannst.
lobby-scenario = Startaufstellung
lobby-scenario_note = Eine TOML-Datei, die den Anfang der Partie beschreibt; docs/scenarios.md erklärt sie.
lobby-begin = Tisch eröffnen

## Bots

bot-random = Treibholz
bot-random-line = Das Treibholz treibt, wohin die Wellen es tragen.
bot-beginner = Anfänger
bot-beginner-line = Der Schiffsjunge greift nach allem, was glänzt, und vertut sich ab und zu.
bot-casual = Gelegenheitsspieler
bot-casual-line = Der Matrose auf Landgang plant einen Zug voraus, nicht immer sorgfältig.
bot-greedy = Kaufmann
bot-greedy-line = Der Kaufmann nimmt, was sofort etwas bringt.
bot-strong = Stark
bot-strong-line = Die Kapitänin plant den ganzen Zug und irrt selten.
bot-expert = Experte
bot-expert-line = Die alte Lotsin denkt auch an deine Antworten und nimmt sich dafür etwas Zeit.
bot-master = Meister
bot-master-line = Die Steuerfrau ist hier eine Million Mal gefahren und kennt den Weg auf den ersten Blick.
bot-grandmaster = Großmeister
bot-grandmaster-line = Die Admiralin kennt den Weg und schaut trotzdem weiter voraus als die Steuerfrau.

## How a game ended

seen-and = { " " }und{ " " }
seen-wins = { $names } gewinnt. Punkte: { $points }.
seen-win = { $names } gewinnen gemeinsam. Punkte: { $points }.
seen-total = Summe
seen-lost = Das Spiel ist verloren.
hint-brings = { $source }: am Ende +{ $points }
hint-takes = { $name }: am Ende −{ $points }
seen-other-rules = Diese Partie wurde nach Regeln { $old } gespielt. Dieser Server hat Regeln { $new }, darum gibt es nur die Aufzeichnung.
seen-other-rules-unfinished = Diese Partie wurde nach Regeln { $old } begonnen. Dieser Server hat Regeln { $new }, darum kann sie hier nicht weitergehen.

## The replay

replay-title = { $game }: Wiederholung
replay-controls = Steuerung der Wiederholung
replay-scrubber = Stelle im Spiel
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt vor
replay-last = Zum Ende
replay-mark = Gehe zu
replay-eyes = Aus Sicht von
replay-link = Link zu dieser Stellung
replay-happened = Was hier geschah
replay-branch = Von hier aus weiterspielen
replay-branch_note = Hier beginnt ein neuer Tisch mit Bots auf den anderen Plätzen und neuem Zufall.
replay-branch_seat = Ich spiele
replay-branch_bot = gegen
replay-branch_go = Weiterspielen
replay-to_table = Zurück zum Tisch
replay-leap = « und » springen
replay-leap_turn = zugweise
replay-leap_decision = von Entscheidung zu Entscheidung
replay-leap_turning = von Wendepunkt zu Wendepunkt
replay-pace = Tempo
replay-pace_slow = langsam
replay-pace_normal = normal
replay-pace_fast = schnell
replay-pace_fastest = sehr schnell

## The review of a game

review-title = Analyse
review-note = Ein Bot sieht sich jeden Zug noch einmal an, aus der Sicht jedes Mitspielers und mit dessen Wissen: wer vorn lag, wo sich das Spiel gewendet hat und was besser gewesen wäre.
review-start = Diese Partie analysieren
review-progress = Fortschritt der Analyse
review-curve = Die Siegchancen aller, jeweils aus eigener Sicht.
review-story = { $name }: { $first } % am Anfang, { $last } % am Ende.
review-axis = Zeit →
review-end = Das Ende
review-numbers = Das Diagramm in Zahlen
review-when = Zug
review-turns = Wendepunkte
review-turn = { $name }: von { $before } % auf { $after } %
review-decisions = Entscheidungen
review-of = von
review-every = Auch die zeigen, die wenig oder nichts gekostet haben
review-back = Zurück zur Analyse

## The rules

rules-title = Regeln von { $game }
rules-about = Jede Regel hat eine Nummer, auf die sich alles bezieht, was der Tisch dir sagt. Wo sich eine Anleitung unterschiedlich auslegen lässt, ist die Regel als strittig gekennzeichnet. Die nummerierten Regeln gibt es bisher nur auf Englisch.
rules-choice = Das wählst du unter „{ $variant }“, wenn du einen Tisch eröffnest: { $readings }.
rules-search = In den Regeln suchen

## About

about-title = Über Skerry
about-what = Skerry ist die digitale Heimat von fünf Brettspielen rund ums Meer. Ein und dasselbe Regelwerk steckt hinter dem Tisch im Browser, den Bots, dem Terminal und dem Labor. Jede Regel hat eine Nummer, und wenn etwas nicht geht, sagt dir Skerry, welche Regel es verbietet.
about-fairness = Fairer Zufall
about-fairness_before = Vor der Partie wählt der Server ein Geheimnis und zeigt dir dessen Fingerabdruck. Von da an kann er es nicht mehr austauschen, denn kein anderes passt dazu.
about-fairness_salt = Erst danach gibt der Browser jedes Mitspielers Salz dazu: eigene zufällige Ziffern. Jede Karte folgt aus dem Geheimnis und allem Salz; so kann weder der Server noch ein Mitspieler bestimmen, was kommt.
about-fairness_after = Nach der Partie werden Geheimnis und Salz aufgedeckt und stehen in der Aufzeichnung. Mit „skerry verify“ kannst du jede einzelne Ziehung nachprüfen.
about-fairness_bots = Bots erfahren das Geheimnis nie. Sie sehen nur, was ihr Platz wissen darf.
about-undo = Zurücknehmen
about-undo_how = Du kannst einen Schritt oder einen ganzen Zug zurücknehmen, bis jemand anders zieht oder etwas Neues aufgedeckt wird. Ist eine Karte gezogen, gibt es kein Zurück.
about-keys = Tasten
about-keys_more = Alles ist auch mit Tab und Enter zu erreichen. Einzelne Buchstaben als Tastenkürzel kannst du in den Einstellungen abschalten.
about-privacy = Was gespeichert wird
about-privacy_how = Es gibt keine Konten. Der Server speichert die Tische: Namen, Züge und Chat. Die geheimen Schlüssel deiner Plätze, dein Name und deine Einstellungen bleiben in diesem Browser; wer den geheimen Link eines Platzes hat, spielt ihn. Ein Cookie merkt sich deine Sprache. Von anderen Servern wird nichts geladen.
about-credits = Dank
about-credits_games = Dies sind Ausgaben von Fans, weder autorisiert noch unterstützt von Autoren und Verlagen, denen alle Ehre für die Spiele gebührt. Wenn dir eines gefällt, kauf es bitte.
rules-all = Regeln der Spiele
about-credits_skerry = Programm, Zeichnungen und Texte sind unsere eigenen. Wo wir die gedruckten Karten nicht kennen, haben wir die Werte rekonstruiert; wenn du das Spiel besitzt, kannst du die echten einsetzen.

## Errors

error-missing = Nichts als offene See
error-title = Das hat nicht geklappt
error-home = Zu den Tischen

## Scripts: everywhere

js-no-answer = Der Server antwortet nicht. Bist du online?
js-guest = Gast
js-copy = Kopieren
js-copied = Kopiert
js-close = Schließen
js-to-lobby = Zu den Tischen
js-about-fairness = Wie der faire Zufall entsteht

## Scripts: the lobby

js-look = Ansehen
js-go-on = Weiterspielen
js-replay = Wiederholung
js-forget = { $title } mit { $names } aus dieser Liste entfernen
js-aside-sure = { $title } mit { $names } aus dieser Liste entfernen? Die Partie läuft weiter, und der Platz bleibt deiner: Mit dem Link des Tisches holst du sie zurück.
js-running = Läuft
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
js-kind-friend-note = Du bekommst einen geheimen Link zum Verschicken. Wer ihn öffnet, nimmt hier Platz.
js-kind-here-note = Spielt an diesem Bildschirm mit; ihr wechselt euch davor ab.
js-kind-open-note = Hier kann sich jeder über „Offene Tische“ dazusetzen.
js-name = Name
js-name-of-seat = Name für Platz { $number }
js-bot-of-seat = Bot auf Platz { $number }
js-plays-instead = { $bot } hat dieses Spiel mit diesem Pack nicht gelernt, darum spielt { $plays }
js-remove-seat = Platz { $number } entfernen

## Scripts: the table

js-skip-to-decision = Zur Entscheidung springen
js-tools = Werkzeuge
js-board = Spielplan
js-side = Protokoll, Chat und Mitspieler
js-rules = Regeln
js-rule = Regel { $rule }
js-text-view = Textansicht
js-rail = Protokoll und Chat
js-zones = Teile des Tischs
js-zone-table = Tisch
js-zone-town = Stadt
js-zone-mine = Meins
js-zone-market = Markt
js-zone-others = Runde
js-zone-log = Protokoll
js-settings = Einstellungen
js-help = Hilfe
js-line-opening = Verbinde …
js-line-open = Verbunden
js-line-lost = Verbindung unterbrochen, neuer Versuch …
js-line-lost-move = Verbindung unterbrochen. Dein Zug wird gesendet, sobald sie wieder steht.
js-line-gone = Geschlossen
js-gone = Dieser Tisch wurde gelöscht.
js-bad-link = Dieser Link öffnet hier keinen Platz, darum siehst du zu.
js-used-link = Diese Einladung wurde schon benutzt, darum siehst du zu. Wenn du das auf einem anderen Gerät warst, öffne dort „Mitspieler“ und kopiere den Link für deine anderen Geräte.
js-skip = Zur aktuellen Stellung
js-on-board =
    { $count ->
        [one] 1 Möglichkeit
       *[other] { $count } Möglichkeiten
    }
js-confirm = „{ $move }“ beendet deinen Zug. Einverstanden?
js-confirm-yes = Ja
js-binds-shows = Die anderen sehen etwas Neues, darum kannst du es nicht zurücknehmen.
js-binds-chance = Danach entscheidet der Zufall, darum kannst du es nicht zurücknehmen.
js-confirm-no = Noch nicht
js-confirm-binds = „{ $move }“: { $why } Auch was du vorher in diesem Zug getan hast, steht dann fest. Einverstanden?
js-undo-step = Schritt zurück
js-undo-whole = Zug zurück
js-draft-yes = Bestätigen
js-draft-ends = Bestätigen und Zug beenden
js-draft-back = Alles zurücklegen
js-draft-whole = Mehr brauchst du nicht.
js-pick-count = { $picked } von { $most }
js-pick-less = eins weniger: { $part }
js-pick-number = wie viele: { $part }
js-undo-stop-shows = Weiter zurück geht es nicht: Die anderen haben etwas Neues gesehen.
js-undo-stop-chance = Weiter zurück geht es nicht: Der Zufall hat entschieden.
js-undo-stop-others = Weiter zurück geht es nicht: Jemand anders hat entschieden.
js-why-not = Geht nicht:
js-hint-ask = Was würdest du tun?
js-hint-thinking = Ich überlege …
js-hint-tips = Gute Züge, der beste zuerst
js-hint-chance = { $chance } % Siegchance
js-hint-from = Nach allem, was du wissen kannst. Nimm einen davon oder spiel etwas anderes.
js-coach = Lotse:
js-coach-skip = Lotsen ausblenden
js-plan = Dein Plan:
js-voyage = Erste Fahrt:
js-voyage-step = Schritt { $step } von { $steps }
js-voyage-leave = Ohne sie weiterspielen
js-voyage-resume = Fahrt fortsetzen
js-digest-more = und { $count } weitere im Protokoll
js-strip-points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
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
js-chat-is-off = Der Chat ist an diesem Tisch abgeschaltet.
js-chat-is-hidden = Du hast den Chat ausgeblendet. In den Einstellungen kannst du ihn wieder einblenden.
js-chat-watching = Nur Mitspieler können hier schreiben.
js-players = Mitspieler
js-to-move = am Zug
js-is-you = du
js-watching = Du siehst zu
js-is-bot = Bot ({ $bot })
js-is-free = noch nicht da
js-is-online = am Tisch
js-is-away = abwesend
js-is-stand-in = abwesend; { $bot } spielt
js-hand-over = Einen Bot für { $name } spielen lassen
js-hand-over-note = Der Bot weiß nur, was dieser Platz wissen darf, und niemand sonst bekommt die Karten zu sehen. Der Platz lässt sich jederzeit zurücknehmen.
js-hand-over-bot = Welcher Bot
js-hand-over-go = Spielen lassen
js-stand-in = Während du weg warst, hat ein Bot übernommen: { $bot }.
js-take-back = Meinen Platz zurücknehmen
js-told-stand-in = Für { $name } spielt jetzt ein Bot: { $bot }.
js-told-back = { $name } ist zurück.
js-mute = { $name } stumm schalten
js-unmute = Stummschaltung von { $name } aufheben
js-copy-own = Meinen geheimen Link kopieren, für ein anderes Gerät
js-copy-invite = Geheimen Link für { $name } kopieren
js-copy-watch = Link für Zuschauer kopieren
js-waiting = Es fehlen noch Mitspieler
js-waiting-for =
    { $count ->
        [one] Die Partie beginnt, wenn der letzte Platz besetzt ist. Schick den Link weiter.
       *[other] Die Partie beginnt, wenn noch { $count } Plätze besetzt sind. Schick allen den Link zu ihrem Platz.
    }
js-invite-link = Geheimer Link für { $name }
js-share = Teilen
js-share-words = Spiel mit mir { $game }:
js-code = QR-Code der Einladung
js-code-how = Oder lass das Handy deines Freundes diesen Code lesen.
js-watch-link = Für Zuschauer
js-only-here = Diese Links funktionieren nur auf diesem Rechner. Damit andere mitspielen können, starte den Server mit --host (siehe docs/server.md).
js-committed = Der Zufall steht jetzt fest
js-committed-why = Das ist der Fingerabdruck vom Geheimnis des Tisches. Nach der Partie wird es aufgedeckt, und du kannst prüfen, ob es passt.
js-welcome = Willkommen am Tisch
js-welcome-words = Du bist eingeladen, { $game } mit { $names } zu spielen. Wie heißt du?
js-your-name = Dein Name
js-take-seat = Platz nehmen
js-curtain = Gib den Bildschirm an { $name }
js-curtain-why = Deine Karten bleiben verdeckt, bis du bereit bist.
js-curtain-open = Ich bin { $name }
js-goal = Ziel
js-goal-start = Los geht’s
js-legend = Symbole
js-legend-title = Was die Symbole bedeuten
js-result = Punkte
js-picture = Bild
js-place = { $place }.
js-points-by-source = Punkte nach Herkunft
js-best-move = Dein bester Zug: { $move } ({ $heading }), { $points } Prozentpunkte vor dem nächstbesten.
js-rematch = Noch eine Partie
js-join-rematch = Bei der nächsten Partie mitspielen
js-download = Aufzeichnung herunterladen
js-download-note = Während der Partie enthält die Aufzeichnung, was du gesehen hast, danach alles.
js-fair = Prüfen, ob der Zufall fair war
js-fair-how = Lade die Aufzeichnung herunter und rufe auf: skerry verify AUFZEICHNUNG
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
js-settings-kept = Dieser Browser merkt sich, was du hier wählst, für jeden Tisch.
js-settings-look = Aussehen
js-settings-table = Am Tisch
js-settings-turn = Wenn ich am Zug bin
js-size = Textgröße
js-size-normal = normal
js-size-large = groß
js-size-larger = sehr groß
js-theme = Farben
js-theme-is-auto = wie auf meinem Gerät
js-theme-is-light = hell
js-theme-is-dark = dunkel
js-speed = Bewegung
js-speed-slow = langsam
js-speed-normal = normal
js-speed-fast = schnell
js-speed-off = keine
js-sounds = Klänge
js-set-sound = Klänge am Tisch und eine Glocke, wenn ich am Zug bin
js-set-notification = Benachrichtigen, wenn ich am Zug bin
js-set-title = Meinen Zug im Seitentitel anzeigen
js-set-favicon = Meinen Zug im Seitensymbol anzeigen
js-set-confirm = Nachfragen, bevor mein Zug endet
js-set-guide = Lotse für Neulinge
js-set-shortcuts = Kurzbefehle mit einzelnen Tasten
js-set-chat = Chat anzeigen
js-no-notification = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
js-seated = Du an diesem Tisch
js-seated-forget = Meinen Namen und meinen Chat löschen
js-seated-forget-sure = Deinen Namen und alles, was du an diesem Tisch geschrieben hast, löschen? Die Partie bleibt. Das lässt sich nicht rückgängig machen.
js-owner = Dein Tisch
js-owner-listed = Unter „Offene Tische“ zeigen
js-owner-chat = Chat für alle am Tisch
js-owner-delete = Diesen Tisch löschen
js-owner-delete-sure = Diesen Tisch für alle löschen? Das lässt sich nicht rückgängig machen.
js-help-title = So spielst du hier
js-help-board = Was leuchtet, kannst du anklicken; du kannst auch die Knöpfe über dem Spielplan nehmen. Klick auf etwas Blasses, und du erfährst, warum es gerade nicht geht.
js-help-tips = Zeig auf etwas oder halte es gedrückt, dann erklärt es sich. Ein Klick auf § oder eine Regelnummer öffnet die Regel.
js-help-undo = Du kannst Entscheidungen zurücknehmen, bis jemand anders zieht oder etwas Neues aufgedeckt wird.
js-keys = Tasten
js-key = Taste
js-key-does = Was sie tut
js-key-move = den Zug mit diesem Zeichen spielen oder eins mehr nehmen; sind alle genommen, alle zurücklegen
js-key-agree = bestätigen
js-key-undo = zurücklegen, was du genommen hast, oder einen Schritt zurücknehmen
js-key-undo-turn = den ganzen Zug zurücknehmen
js-key-rules = Regeln
js-key-text = Textansicht oder Spielplan
js-key-skip = Animation überspringen
js-key-help = diese Hilfe zeigen
js-key-escape = Offenes schließen oder zurück
js-key-turn = eine Vorschau auf dem Spielplan drehen
js-key-replay = in der Wiederholung blättern

## Scripts: the replay

js-run = Abspielen
js-pause = Anhalten
js-leap-turn-back = Einen Zug zurück
js-leap-turn-forward = Einen Zug vor
js-leap-decision-back = Zur Entscheidung davor
js-leap-decision-forward = Zur nächsten Entscheidung
js-leap-turning-back = Zum Wendepunkt davor
js-leap-turning-forward = Zum nächsten Wendepunkt
js-review-stand = { $done } von { $all } Stellungen
js-review-no-turns = Kein einzelner Zug hat die Partie entschieden.
js-review-played = Gespielt: { $move } ({ $chance } %)
js-review-best = Zweitbester Zug: { $move } ({ $chance } %)
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
refused-unreadable = Dieser Tisch lässt sich nicht mehr öffnen: Er wurde nach anderen Regeln gespielt, oder seine Datei ist beschädigt.
refused-other-rules = Diese Partie wurde nach Regeln { $old } von { $game } gespielt. Dieser Server hat Regeln { $new } und kann sie nicht zeigen. Die Aufzeichnung kannst du noch herunterladen: { $record }.
refused-other-rules-unfinished = Diese Partie wurde nach Regeln { $old } von { $game } begonnen. Dieser Server hat Regeln { $new }, darum kann sie hier nicht weitergehen. Sie bleibt für einen Server mit den älteren Regeln erhalten.
refused-not-written = Der Server kann gerade nichts speichern, darum wurde nichts geändert.
refused-not-read = Der Server kann seine Tische gerade nicht öffnen. Versuch es in einer Minute noch einmal.
refused-unclear = Der Server konnte nicht feststellen, ob das gespeichert wurde. Schick es noch einmal ab: Nichts geschieht doppelt.
refused-elsewhere = Dieser Tisch zieht gerade auf einen anderen Server um. Versuch es gleich noch einmal.
refused-no-table = Diesen Tisch gibt es nicht.
refused-no-game = Ein Spiel namens { $game } gibt es nicht.
refused-no-seat = Dieser Tisch hat keinen Platz { $seat }.
refused-no-bot = Einen Bot namens { $bot } gibt es nicht.
refused-no-voyage = Für { $game } gibt es keine erste Fahrt, oder du hast mehr als einen Platz verlangt.
refused-not-yours = Dafür brauchst du den geheimen Link dieses Platzes.
refused-other-wire = Diese Seite oder dieses Programm nutzt Version { $theirs } der Verbindung zum Tisch, der Server aber Version { $ours }. Lade die Seite neu.
refused-invitation-used = Mit dieser Einladung hat schon jemand Platz genommen, sie gilt nicht mehr.
refused-not-a-new-key = Der neue Schlüssel eines Platzes darf nicht die Einladung selbst sein.
refused-not-owner = Das darf nur, wer den Tisch eröffnet hat.
refused-no-free-seat = An diesem Tisch ist kein Platz frei.
refused-not-begun = Die Partie beginnt, wenn alle Plätze besetzt sind.
refused-over = Das Spiel ist zu Ende.
refused-not-over = Das geht erst, wenn die Partie zu Ende ist.
refused-not-your-turn = Du bist nicht am Zug.
refused-changed = Jemand war schneller, die Stellung hat sich geändert. Sieh noch einmal hin.
refused-nothing-to-undo = Du kannst nichts zurücknehmen: Jemand anders hat gezogen, oder etwas Neues wurde aufgedeckt.
refused-too-often-handed-over = Dieser Platz wurde zu oft abgegeben. Die Partie geht weiter, wie sie ist.
refused-too-many-undos = An diesem Tisch wurde zu viel zurückgenommen, darum geht es hier nicht mehr.
refused-chat-full = Der Chat dieses Tisches ist voll ({ $most } Zeilen).
refused-no-chat = Der Chat ist an diesem Tisch abgeschaltet.
refused-handed-over = Für dich spielt gerade ein Bot. Nimm erst deinen Platz zurück.
refused-still-there = { $name } ist noch da. Ein Bot kann nur für jemanden übernehmen, der gegangen ist.
refused-not-away-long = Das geht erst, wenn { $name } seit { $minutes } Minuten weg ist.
refused-always-bot = Diesen Platz spielt ohnehin ein Bot.
refused-no-hints = Tipps sind an diesem Tisch abgeschaltet.
refused-review-alone = Du hast allein gespielt, da gibt es keinen Sieg zu analysieren.
refused-no-position = Diese Stellung gibt es nicht: Die Partie ist erst bei Zug { $plies }.
refused-too-many-tables = Der Server hat keinen Platz für einen weiteren Tisch. Versuch es später noch einmal.
refused-too-many-from-here = Von einer Adresse aus kannst du höchstens { $most } Tische pro Stunde eröffnen. Versuch es später noch einmal.
refused-server-full = Der Server ist voll. Versuch es in einer Minute noch einmal.
refused-share-used = Das war zu viel auf einmal. Versuch es in { $seconds } Sekunden noch einmal.
refused-flooding = Diese Verbindung wurde geschlossen, weil sie zu lange zu viel verlangt hat.
refused-too-many-sockets = Du hast schon { $most } Verbindungen offen. Schließ erst ein paar Tische.
refused-table-crowded = Diesem Tisch sehen schon { $most } Leute zu. Versuch es später noch einmal.
refused-too-many-hints = Für dich werden schon { $most } Tipps ausgearbeitet. Warte, bis einer fertig ist.
refused-no-hint-found = Dem Bot hat die Zeit nicht gereicht. Frag noch einmal.
refused-too-many-reviews = Für dich laufen schon { $most } Analysen. Starte diese, wenn eine fertig ist.
refused-unknown-word = „{ $word }“ ist kein Zug in diesem Spiel.
refused-not-allowed = { $problem }
refused-not-together = „{ $word }“ deckt etwas Neues auf oder gibt den Zug ab. Sende den Rest danach.
refused-not-to-be-picked = „{ $word }“ passt nicht zu dem, was du bisher ausgewählt hast.
refused-set-up = { $problem }
refused-own-file = Diese Datei lässt sich nicht verwenden. { $problem }
refused-not-understood = Der Server versteht diese Anfrage nicht. { $problem }
refused-foreign-host = Dieser Server kennt den Namen { $host } nicht. Wenn es deiner ist, starte ihn mit --name { $host }.
refused-foreign-page = Diese Anfrage kommt von einer Seite, die nicht zu diesem Server gehört, darum ist nichts geschehen. Wenn es deine ist, starte den Server mit --name und dem Namen aus ihrer Adresse.
refused-not-json = Sende JSON mit dem Header Content-Type: application/json.
refused-head-too-large = Die Adresse oder die Kopfzeilen dieser Anfrage sind zu lang.
refused-too-large = Das ist zu groß.
refused-other-method = Diese Art von Anfrage nimmt die Adresse nicht an.
refused-too-nested = Die Datei ist zu tief verschachtelt.
refused-file-breaks = Diese Datei lässt sich nicht verwenden: Mit ihr kommt keine Partie zustande.
refused-busy-with-files = Der Server prüft noch die Dateien anderer. Versuch es in einer Minute noch einmal.
refused-no-time-for-file = Der Server hat gerade zu viel zu tun, um deine Datei zu prüfen. Versuch es in einer Minute noch einmal.
refused-busy-with-pictures = Der Server zeichnet noch die Bilder anderer. Versuch es gleich noch einmal.
refused-broken = Hier ist etwas kaputtgegangen, du kannst nichts dafür. Wenn du es meldest, gib bitte diese Nummer an: { $request }.
voyage-off = Du hast den Kurs dieser Fahrt verlassen. Nimm deine Wahl zurück, um ihn wieder aufzunehmen, oder spiel weiter: Die Regeln sind dieselben.
voyage-done = Das war deine erste Fahrt. Von hier an ist es eine Partie wie jede andere. Guten Wind!
