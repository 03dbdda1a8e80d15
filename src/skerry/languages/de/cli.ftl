### The command line

## Help

help = Brettspiele rund ums Meer spielen, Regeln nachschlagen, Partien wiederholen und Bots messen.
help-lang = Diese Sprache benutzen, zum Beispiel en, sonst die des Systems; geht hinter jedem Befehl.
help-version = Die Version anzeigen, und ob der Build kompiliert oder interpretiert ist.
help-games = Die Spiele auflisten.
help-rules = Die Regeln eines Spiels anzeigen oder eine Regel mit Klarstellungen und Beispielen.
help-rules-game = Das Spiel, zum Beispiel riga.
help-rules-rule = Diese Regel anzeigen, zum Beispiel RIG-41.
help-rules-search = Nur Regeln anzeigen, in denen dieses Wort vorkommt.
help-play = Im Browser oder im Terminal spielen, gegen Bots oder mit Freunden an einem Bildschirm.
help-play-game = Das Spiel, zum Beispiel riga.
help-play-terminal = Im Terminal spielen statt im Browser.
help-play-port = Den Tisch im Browser über diesen Port anbieten.
help-play-file = Die Tische im Browser in dieser Datei speichern, sonst in deinem Datenordner.
help-play-seats = Die Zahl der Mitspieler festlegen, sonst so wenige, wie das Spiel erlaubt, aber mindestens 2.
help-play-me = Diesen Platz selbst spielen, sonst Platz 0, den ersten; auch mehrmals. Bots spielen die übrigen.
help-play-hot_seat = Alle Plätze mit Menschen an diesem Bildschirm besetzen.
help-play-bot = Den Bot für die übrigen Plätze wählen.
help-play-name = Einen Spieler benennen, in der Reihenfolge der Plätze; auch mehrmals.
help-play-variant = Eine Variante einstellen, zum Beispiel riga_buildings=true; auch mehrmals.
help-play-pack = Mit eigenen Werten aus dieser TOML-Datei spielen.
help-play-scenario = Mit der Stellung aus dieser TOML-Datei beginnen.
help-play-seed = Den Zufall einer Partie im Terminal festlegen: Dieselbe Zahl ergibt denselben Zufall.
help-play-load = Eine gespeicherte Aufzeichnung im Terminal weiterspielen.
help-play-resume = Deine letzte unfertige Partie im Terminal weiterspielen.
help-replay = Eine Aufzeichnung Zug für Zug durchgehen und nachlesen, was geschah.
help-replay-file = Die Aufzeichnung.
help-replay-at = Nur den Tisch nach so vielen Zügen anzeigen.
help-replay-seat = Nur anzeigen, was dieser Platz gesehen hat.
help-replay-whole = Alles ohne Pause ausgeben.
help-serve = Tische für Browser bereitstellen, für dich und für andere.
help-serve-host = Unter dieser Adresse erreichbar sein: 127.0.0.1 nur von diesem Rechner aus, 0.0.0.0 für alle, die ihn erreichen.
help-serve-port = Über diesen Port erreichbar sein.
help-serve-file = Die Tische in dieser Datei speichern, sonst in deinem Datenordner.
help-serve-store = Die Tische statt in einer Datei in dieser PostgreSQL-Datenbank speichern, etwa postgresql://skerry@localhost/skerry.
help-serve-thinkers = So viele Prozesse für Experten, Tipps und Analysen starten, sonst einen weniger als Prozessorkerne. Schnelle Bots haben einen eigenen.
help-serve-keep_days = Tische löschen, an denen so viele Tage Laufzeit lang nichts geschah, sonst nie.
help-serve-names = Auf diesen Rechnernamen antworten, etwa skerry.example.org; auch mehrmals.
help-serve-workers = Die Tische auf so viele Prozesse verteilen, jeder mit einem eigenen Prozessorkern; braucht --store.
help-serve-drain = Beim Beenden noch so viele Sekunden weiterlaufen, während /readyz Nein sagt.
help-serve-proxies = Diesem Webserver auf einem anderen Rechner glauben, für wen er fragt; auch mehrmals.
help-serve-log_json = Das Protokoll als JSON schreiben, ein Objekt je Zeile.
help-serve-open_metrics = /metrics allen zeigen, nicht nur Programmen auf diesem Rechner.
help-think = Für die Server einer PostgreSQL-Datenbank nachdenken: für Experten, Tipps und Analysen.
help-think-store = Die Datenbank, wie bei serve.
help-think-thinkers = Mit so vielen Prozessen nachdenken, sonst mit einem je Prozessorkern.
help-think-log_json = Das Protokoll als JSON schreiben, ein Objekt je Zeile.
help-backup = Alle Tische in eine Datei kopieren, auch während der Server läuft.
help-backup-target = Die neue Datei für die Kopie.
help-backup-file = Die Tische aus dieser Datei kopieren, sonst die aus deinem Datenordner.
help-forget = Den Namen einer Person und alles, was sie im Chat eines Tisches geschrieben hat, löschen; die Partie bleibt. Ohne --store musst du vorher den Server anhalten.
help-forget-table = Der Tisch: seine Kennung oder ein Link zu ihm.
help-forget-name = Der Name, wie er am Tisch steht.
help-forget-file = Die Tische sind in dieser Datei, sonst in deinem Datenordner.
help-forget-store = Die Tische sind in dieser PostgreSQL-Datenbank; auch in SKERRY_STORE. Server können weiterlaufen.
help-move-store = Alle Tische aus einer Datei in eine PostgreSQL-Datenbank kopieren oder umgekehrt. Halte vorher die Server an.
help-move-store-source = Die Datei oder Datenbank, aus der kopiert wird.
help-move-store-target = Die Datei oder Datenbank, in die kopiert wird.
help-verify = Prüfen, ob aller Zufall einer Aufzeichnung aus dem folgt, worauf sich der Tisch vor der Partie festgelegt hat.
help-verify-file = Die Aufzeichnung einer beendeten Partie.
help-bench = Messen, wie schnell dieser Build ist.
help-bench-seconds = So viele Sekunden Rechenzeit für jede Zahl aufwenden.
help-learn = Ein Netz trainieren, das ein Spiel lernt. Strg-C behält das Gelernte. Braucht PyTorch: pip install 'skerry[learn]'.
help-learn-game = Das Spiel, zum Beispiel haithabu.
help-learn-minutes = So lange gegen sich selbst spielen, alle Läufe zusammen.
help-learn-to = Der Ordner für den Zwischenstand und seine Kurven.
help-learn-resume = Vom Zwischenstand aus weitermachen oder, wenn es keinen gibt, von den mitgelieferten Gewichten.
help-learn-processes = In so vielen Prozessen spielen, sonst in einem je Kern.
help-learn-games = So viele Partien nebeneinander in jedem Prozess.
help-learn-bot = Der Bot, der zuerst nachgeahmt wird.
help-learn-teach = So viele Sekunden lang spielt dieser Bot Partien zum Nachahmen.
help-learn-lessons = Eine Datei mit weiteren seiner Partien, von python -m skerry.learn.lessons.
help-learn-device = Wo gelernt wird, sonst auf der GPU, falls es eine gibt.
help-learn-backend = Auf diesem Rechner oder auf einem Ray-Cluster spielen.
help-learn-address = Die Adresse dieses Clusters.
help-learn-seed = Eine andere Zahl ergibt andere Karten und Würfe.
help-pack = Die aufgedruckten Werte des Spielmaterials anzeigen oder eigene prüfen.
help-pack-show = Die Werte eines Spiels anzeigen, mit ihren Quellen.
help-pack-show-game = Das Spiel, zum Beispiel riga.
help-pack-show-toml = Die TOML-Datei selbst ausgeben, zum Kopieren und Ändern.
help-pack-check = Ein eigenes Pack prüfen und auflisten, was vom veröffentlichten abweicht.
help-pack-check-file = Das Pack, eine TOML-Datei.
help-lab = Viele Partien zwischen Bots spielen, um sie zu vergleichen, ein Spiel auf Ausgewogenheit zu prüfen oder Änderungen zu testen.
help-lab-match = Bots gegeneinander spielen lassen, jeden auf jedem Platz, mit demselben Zufall.
help-lab-match-game = Das Spiel, zum Beispiel riga.
help-lab-match-bots = Die Bots in der Reihenfolge der Plätze; der letzte spielt auch die übrigen.
help-lab-match-seats = Die Zahl der Mitspieler festlegen, sonst so viele wie genannte Bots.
help-lab-match-variant = Eine Variante einstellen, zum Beispiel riga_buildings=true; auch mehrmals.
help-lab-match-pack = Mit eigenen Werten aus dieser TOML-Datei spielen.
help-lab-match-games = Mindestens so viele Partien spielen.
help-lab-match-seed = Den Zufall mit dieser Zahl festlegen; eine andere Zahl ergibt andere Zufallsfolgen.
help-lab-match-to = Die Ergebnisse in diesen Ordner schreiben, sonst in einen Ordner in lab/, benannt nach dem Plan. Derselbe Befehl macht später dort weiter.
help-lab-match-jobs = So viele Partien gleichzeitig spielen, sonst eine je Prozessorkern.
help-lab-match-backend = Auf diesem Rechner spielen (local) oder auf einem Cluster mit Ray oder Dask.
help-lab-match-address = Den Cluster unter dieser Adresse benutzen; sonst startet einer auf diesem Rechner.
help-lab-match-anew = Alle Partien neu spielen, wenn sich Bots, Regeln, Pack oder Build geändert haben.
help-lab-match-mix = Trotzdem weiterspielen, wenn sich Bots, Regeln, Pack oder Build geändert haben; der Bericht weist darauf hin.
help-lab-tournament = Jeden Bot gegen jeden anderen spielen lassen.
help-lab-tournament-game = Das Spiel, zum Beispiel riga.
help-lab-tournament-bot = Diesen Bot teilnehmen lassen, sonst alle; auch mehrmals.
help-lab-tournament-seats = Die Zahl der Mitspieler festlegen.
help-lab-tournament-variant = Eine Variante einstellen, zum Beispiel riga_buildings=true; auch mehrmals.
help-lab-tournament-pack = Mit eigenen Werten aus dieser TOML-Datei spielen.
help-lab-tournament-games = Insgesamt mindestens so viele Partien spielen.
help-lab-tournament-seed = Den Zufall mit dieser Zahl festlegen; eine andere Zahl ergibt andere Zufallsfolgen.
help-lab-tournament-to = Die Ergebnisse in diesen Ordner schreiben, sonst in einen Ordner in lab/, benannt nach dem Plan. Derselbe Befehl macht später dort weiter.
help-lab-tournament-jobs = So viele Partien gleichzeitig spielen, sonst eine je Prozessorkern.
help-lab-tournament-backend = Auf diesem Rechner spielen (local) oder auf einem Cluster mit Ray oder Dask.
help-lab-tournament-address = Den Cluster unter dieser Adresse benutzen; sonst startet einer auf diesem Rechner.
help-lab-tournament-anew = Alle Partien neu spielen, wenn sich Bots, Regeln, Pack oder Build geändert haben.
help-lab-tournament-mix = Trotzdem weiterspielen, wenn sich Bots, Regeln, Pack oder Build geändert haben; der Bericht weist darauf hin.
help-lab-ladder = Jeden Bot gegen den nächstschwächeren spielen lassen, zu zweit und mit so vielen, wie das Spiel erlaubt.
help-lab-ladder-game = Die Spiele, sonst alle.
help-lab-ladder-bot = Diesen Bot auf die Rangleiter setzen, den schwächsten zuerst, sonst alle; auch mehrmals.
help-lab-ladder-games = Mindestens so viele Partien je Paarung spielen, ein Viertel davon mit einem Bot, der sucht.
help-lab-ladder-seed = Den Zufall mit dieser Zahl festlegen; eine andere Zahl ergibt andere Zufallsfolgen.
help-lab-ladder-page = Die Rangleiter auch als Markdown in diese Datei schreiben.
help-lab-ladder-to = Die Ergebnisse in diesen Ordner schreiben, mit einem Unterordner je Spiel, sonst in lab/. Derselbe Befehl macht später dort weiter.
help-lab-ladder-jobs = So viele Partien gleichzeitig spielen, sonst eine je Prozessorkern.
help-lab-ladder-backend = Auf diesem Rechner spielen (local) oder auf einem Cluster mit Ray oder Dask.
help-lab-ladder-address = Den Cluster unter dieser Adresse benutzen; sonst startet einer auf diesem Rechner.
help-lab-ladder-anew = Alle Partien neu spielen, wenn sich Bots, Regeln, Pack oder Build geändert haben.
help-lab-ladder-mix = Trotzdem weiterspielen, wenn sich Bots, Regeln, Pack oder Build geändert haben; der Bericht weist darauf hin.
help-lab-balance = Plätze, Punkte, Länge, Führung und den Wert von Entscheidungen untersuchen und melden, was auffällt.
help-lab-balance-game = Das Spiel, zum Beispiel riga.
help-lab-balance-bot = Zwei Bots nennen, den schwächeren zuerst, sonst casual und greedy; der stärkere spielt die meisten Partien.
help-lab-balance-seats = Mit so vielen Mitspielern spielen, sonst mit jeder möglichen Zahl; auch mehrmals.
help-lab-balance-scores = Die Endpunkte angeben, die du erwartest, zum Beispiel 30-60.
help-lab-balance-variant = Eine Variante einstellen, zum Beispiel riga_buildings=true; auch mehrmals.
help-lab-balance-pack = Mit eigenen Werten aus dieser TOML-Datei spielen.
help-lab-balance-games = So viele Partien für jede Zahl von Mitspielern spielen.
help-lab-balance-seed = Den Zufall mit dieser Zahl festlegen; eine andere Zahl ergibt andere Zufallsfolgen.
help-lab-balance-to = Die Ergebnisse in diesen Ordner schreiben, sonst in einen Ordner in lab/, benannt nach dem Plan. Derselbe Befehl macht später dort weiter.
help-lab-balance-jobs = So viele Partien gleichzeitig spielen, sonst eine je Prozessorkern.
help-lab-balance-backend = Auf diesem Rechner spielen (local) oder auf einem Cluster mit Ray oder Dask.
help-lab-balance-address = Den Cluster unter dieser Adresse benutzen; sonst startet einer auf diesem Rechner.
help-lab-balance-anew = Alle Partien neu spielen, wenn sich Bots, Regeln, Pack oder Build geändert haben.
help-lab-balance-mix = Trotzdem weiterspielen, wenn sich Bots, Regeln, Pack oder Build geändert haben; der Bericht weist darauf hin.
help-lab-study = Werte eines Packs ändern und sehen, was das bewirkt.
help-lab-study-game = Das Spiel, zum Beispiel riga.
help-lab-study-vary = Diese Werte für einen Schlüssel des Packs ausprobieren: building.crane.cost=8,10,12. Mehrmals angegeben: alle Kombinationen.
help-lab-study-bot = Zwei Bots nennen, den schwächeren zuerst, sonst casual und greedy.
help-lab-study-seats = Die Zahl der Mitspieler festlegen.
help-lab-study-variant = Eine Variante einstellen, zum Beispiel riga_buildings=true; auch mehrmals.
help-lab-study-pack = Mit eigenen Werten aus dieser TOML-Datei spielen.
help-lab-study-games = So viele Partien für jeden Wert und jede Spielstärke spielen.
help-lab-study-seed = Den Zufall mit dieser Zahl festlegen; eine andere Zahl ergibt andere Zufallsfolgen.
help-lab-study-to = Die Ergebnisse in diesen Ordner schreiben, sonst in einen Ordner in lab/, benannt nach dem Plan. Derselbe Befehl macht später dort weiter.
help-lab-study-jobs = So viele Partien gleichzeitig spielen, sonst eine je Prozessorkern.
help-lab-study-backend = Auf diesem Rechner spielen (local) oder auf einem Cluster mit Ray oder Dask.
help-lab-study-address = Den Cluster unter dieser Adresse benutzen; sonst startet einer auf diesem Rechner.
help-lab-study-anew = Alle Partien neu spielen, wenn sich Bots, Regeln, Pack oder Build geändert haben.
help-lab-study-mix = Trotzdem weiterspielen, wenn sich Bots, Regeln, Pack oder Build geändert haben; der Bericht weist darauf hin.
help-lab-report = Den Bericht zu einem Ergebnisordner neu schreiben.
help-lab-report-folder = Der Ordner mit den Ergebnissen.
help-lab-record = Die Aufzeichnung einer Partie aus den Ergebnissen ausgeben, bereit zum Wiederholen.
help-lab-record-folder = Der Ordner mit den Ergebnissen.
help-lab-record-bout = Die Nummer der Partie, wie in der Spalte bout.

## Around the help of every command

frame-usage = Aufruf:
frame-usage-options = { "[" }OPTIONEN]
frame-usage-command = BEFEHL { "[" }ARGUMENTE]...
frame-arguments = Argumente
frame-options = Optionen
frame-commands = Befehle
frame-default = { "[" }Vorgabe: { $value }]
frame-variable = { "[" }Variable: { $name }]
frame-required = { "[" }nötig]
frame-help = Diese Hilfe anzeigen.

# What the help calls what you type: play [OPTIONS] [GAME]

place-address = ADRESSE
place-bot = BOT
place-file = DATEI
place-folder = ORDNER
place-from = VON
place-game = SPIEL
place-high = BIS
place-key = SCHLÜSSEL
place-lang = SPRACHE
place-low = VON
place-name = NAME
place-record = AUFZEICHNUNG
place-rule = REGEL
place-seat = PLATZ
place-seconds = SEKUNDEN
place-table = TISCH
place-to = NACH
place-url = URL
place-value = WERT
place-word = WORT

## Games, rules, packs, speed

games-columns = Name|Titel|Spieler|Varianten
rule-about = Siehe auch, zu { $rule }:
rule-debatable = strittig
rule-search-empty = { $text } kommt in keiner Regel vor. Versuch es mit einem anderen Wort.
pack-of = { $slug }, veröffentlichtes Pack, Version { $version }
pack-marks = Werte ohne Zeichen stammen aus der Spielregel. ᵖ anderswo veröffentlicht, ⁱ erschlossen, ʳ rekonstruiert
pack-fine = { $path } ist ein gültiges Pack für { $slug }.
pack-unread = Warnung: Diese Werte liest niemand, Änderungen daran bewirken nichts ({ $count }):
pack-same = Es stimmt mit der veröffentlichten Version { $version } überein.
pack-differs = Abweichungen von der veröffentlichten Version { $version }: { $count }
pack-columns = Wert|Veröffentlicht|Hier
compiled = dem kompilierten Build
interpreted = dem interpretierten Build
speed-of = Zufällige Partien mit { $build }, je Sekunde Rechenzeit
speed-columns = Spiel|Plätze|Entscheidungen|Partien|Kopien
measuring =
    { $seats ->
        [one] { $title } mit { $seats } Platz wird gemessen …
       *[other] { $title } mit { $seats } Plätzen wird gemessen …
    }
speed-more = In einem Quellverzeichnis vergleicht `make bench` beide Builds mit anderen Programmen.

## The game in the terminal

only-browser = --file gilt nur für Tische im Browser. Im Terminal spielst du mit --resume weiter.
only-terminal = --seed geht nur zusammen mit --terminal. Am Tisch im Browser kann niemand den Zufall wählen.

## The table in the browser

serving = Skerry läuft unter { $url } – beenden mit Strg+C. Die Tische liegen in { $file }.
serving-others = Skerry läuft unter { $url } – schick diese Adresse allen, die mitspielen; beenden mit Strg+C. Die Tische liegen in { $file }.
room-for = Platz für { $clients } gleichzeitige Verbindungen.
opening = { $url } wird im Browser geöffnet
thinking = { $count } Prozesse denken für { $url } nach – beenden mit Strg+C.
moving = Tische
moved-store = { $count ->
    [one] Ein Tisch ist nach { $target } kopiert.
   *[other] { $count } Tische sind nach { $target } kopiert.
}
backed-up = Alle Tische sind nach { $target } kopiert.
forgotten = „{ $name }“ wird an diesem Tisch nicht mehr genannt, und der Chat dieser Person ist gelöscht. In Sicherungen steht beides noch.
which-game = Welches Spiel? Nenne eins davon: { $games }.
nothing-to-resume = Du hast keine unfertige Partie. Beginne eine mit: skerry play SPIEL --terminal
bots-are = Der Bot „{ $bot }“ spielt { $names }.
plays-instead = „{ $bot }“ hat dieses Spiel mit diesem Pack nicht gelernt, darum spielt „{ $plays }“.
help-is = Mit help siehst du alle Befehle.
others-move = Die anderen sind am Zug …
pass-screen = Gib den Bildschirm an { $name } weiter und drücke Enter.{ " " }
lost = Die Partie ist verloren.
wins = { $names } gewinnt.
win = { $names } gewinnen gemeinsam.
kept = Deine Partie ist gespeichert. Zum Weiterspielen: skerry play --resume, im Quellverzeichnis: make play ARGS=--resume
offer-save = Um die Aufzeichnung zu speichern, gib einen Dateinamen ein. Sonst drücke Enter:{ " " }
saved = Gespeichert als { $path }.
not-saved = { $path } lässt sich nicht schreiben: { $reason }. Versuch einen anderen Namen.
saved-before = { $path } gibt es schon. Nimm einen anderen Namen.
save-where = Wohin speichern? Zum Beispiel: save mein-spiel.skerry
no-undo = Das kannst du nicht zurücknehmen: Es gibt nichts zurückzunehmen, jemand anders hat gezogen, oder etwas Neues wurde aufgedeckt.
undone = Zurückgenommen.
why-what = Welchen Zug meinst du? Gib seine Nummer oder sein Wort an, zum Beispiel: why 1
allowed = Diesen Zug kannst du machen.
allowed-and = Diesen Zug kannst du machen: { $sentence } ({ $rule })
no-number = Einen Zug { $number } gibt es nicht. Wähle 1 bis { $most }.
no-word = „{ $word }“ ist weder ein Zug noch ein Befehl. Mit help siehst du, was du eingeben kannst.
no-word-near = „{ $word }“ ist weder ein Zug noch ein Befehl. Meintest du { $near }?
command-number = 3  oder  take-row 2
command-number-does = einen Zug machen, mit seiner Nummer oder seinem Wort
command-undo = undo
command-undo-does = deine letzte Entscheidung zurücknehmen, solange nichts Neues aufgedeckt wurde
command-why = why 3  oder  why WORT
command-why-does = sehen, was ein Zug bewirkt oder welche Regel ihn verbietet
command-rules = rules  oder  rules WORT
command-rules-does = die Regel zur aktuellen Frage lesen oder eine nach Nummer oder Wort suchen
command-table = table
command-table-does = noch einmal den ganzen Tisch zeigen
command-log = log
command-log-does = alles zeigen, was bisher geschah
command-save = save DATEI
command-save-does = die Aufzeichnung der Partie speichern, mit allen verdeckten Karten
command-help = help
command-help-does = diese Liste zeigen
command-quit = quit
command-quit-does = aufhören; deine Partie ist gespeichert, du kannst später weiterspielen

## Replay

no-seat = Einen Platz { $seat } gibt es nicht. Die Plätze haben die Nummern 0 bis { $last }.
seat = Platz { $seat }
replay-next = { "[" }Enter: weiter, t: Tisch, q: Ende]{ " " }

## Fair chance

no-commitment = Diese Aufzeichnung enthält keine Festlegung: Der Tisch hat vor der Partie nichts zugesagt, also gibt es nichts zu prüfen.
voyage-is-scripted = Das ist die Aufzeichnung einer ersten Fahrt. Ihr Zufall steht im Skript, also gibt es nichts zu prüfen.
no-secret = Diese Aufzeichnung enthält das Geheimnis nicht und lässt sich noch nicht prüfen. Der Tisch gibt es nach der Partie bekannt; lade die Aufzeichnung dann noch einmal herunter. Die Festlegung ist { $commitment }.
draws-follow =
    { $draws ->
        [one] Fair: Die { $draws } Ziehung folgt aus der Festlegung { $commitment }.
       *[other] Fair: Alle { $draws } Ziehungen folgen aus der Festlegung { $commitment }.
    }
draws-wrong =
    { $wrong ->
        [one] Nicht fair: { $wrong } von { $draws } Ziehungen folgt nicht aus Geheimnis und Salz.
       *[other] Nicht fair: { $wrong } von { $draws } Ziehungen folgen nicht aus Geheimnis und Salz.
    }
draw-wrong = Zug { $ply } ist „{ $drawn }“, müsste aber „{ $expected }“ sein.
secret-wrong = Nicht fair: Das Geheimnis passt nicht zur Festlegung { $commitment }; zu ihm gehört { $own }.
inherited =
    { $count ->
        [one] Der erste Zug stammt aus einer anderen Partie und wurde nicht geprüft.
       *[other] Die ersten { $count } Züge stammen aus einer anderen Partie und wurden nicht geprüft.
    }
salts-columns = Platz|Salz
compare-salts = Hast du mitgespielt? Dann vergleiche: Diese Festlegung hast du vor der Partie gesehen, und neben deinem Namen steht dein Salz.

## Lab

lab-plan =
    { $games ->
        [one] { $games } Partie; die Ergebnisse kommen nach { $folder }. Du kannst jederzeit abbrechen und mit demselben Befehl weitermachen.
       *[other] { $games } Partien; die Ergebnisse kommen nach { $folder }. Du kannst jederzeit abbrechen und mit demselben Befehl weitermachen.
    }
lab-stopped = Angehalten. Derselbe Befehl macht weiter.
lab-games = Partien
lab-columns = Spiel|Bot|Partien|Siege|95 %
lab-report = Der Bericht liegt in { $path }

## Languages

help-languages = Die Sprachen auflisten oder anzeigen, was einer noch fehlt.
help-languages-language = Anzeigen, wie vollständig diese Sprache ist, zum Beispiel de.
help-languages-begin = Eine neue Sprache anfangen: alle Dateien zum Übersetzen in diesen Ordner schreiben.
languages-columns = Sprache|Name|Übersetzt
percent = { $share } %
language-is = { $name }: { $share } % der Texte sind übersetzt.
language-lacks =
    { $count ->
        [one] { $room }: Es fehlt { $count } Text.
       *[other] { $room }: Es fehlen { $count } Texte.
    }
language-wrong = Diese Texte lassen sich nicht verwenden und erscheinen auf Englisch:
language-begun = Die Dateien liegen in { $folder }. Wie es weitergeht, steht in docs/translate.md.

# --- commands that were written wrongly ---

misuse-help = { $command } --help zeigt, wie es geht.
misuse-missing = { $name } fehlt.
misuse-whole-number = { $name } muss eine ganze Zahl sein.
misuse-number = { $name } muss eine Zahl sein.
misuse-at-least = { $name } muss mindestens { $bound } sein.
misuse-at-most = { $name } darf höchstens { $bound } sein.
misuse-no-value = Nach { $option } fehlt ein Wert.
misuse-option =
    { $any ->
        [yes] Die Option { $option } gibt es nicht. Meinst du { $near }?
       *[no] Die Option { $option } gibt es nicht.
    }
misuse-command =
    { $any ->
        [yes] Den Befehl { $word } gibt es nicht. Meinst du { $near }?
       *[no] Den Befehl { $word } gibt es nicht.
    }
misuse-too-many = { $word } ist hier ein Wort zu viel.
