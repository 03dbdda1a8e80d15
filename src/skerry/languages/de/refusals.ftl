### What Skerry refuses, wherever it is asked

## Set-ups

no-edition = { $slug }_v{ $number } gibt es in dieser Version von Skerry nicht: Regeln oder Beobachtung waren andere. Nimm eins davon: { $names }.
cannot-learn = Bei { $seats } Plätzen kann Platz { $seat } nicht gegen { $names } Bots lernen. Wähle einen vorhandenen Platz, ab 0 gezählt, und je einen Bot für die übrigen.
no-bot = Einen Bot { $name } gibt es nicht. Zur Wahl stehen: { $known }.
lab-needs-package = Das Labor braucht das Paket { $name }. Installiere es mit pip install 'skerry[lab]'.
learn-needs-package = Zum Lernen wird PyTorch gebraucht. pip install 'skerry[learn]' installiert es.
points-as-range = Gib die Punkte als VON-BIS an, zum Beispiel 30-60, nicht { $text }.
names-for-people =
    { $people ->
        [one] Du hast { $given } Namen angegeben, aber nur { $people } Mensch spielt mit. Gib höchstens einmal --name je Mensch an.
       *[other] Du hast { $given } Namen angegeben, aber nur { $people } Menschen spielen mit. Gib höchstens einmal --name je Mensch an.
    }
no-seat = Einen Platz { $seat } gibt es nicht. Die Plätze haben die Nummern 0 bis { $last }.
variant-as-value = Gib eine Variante als NAME=WERT an, zum Beispiel riga_buildings=true, nicht { $text }.
no-game = Ein Spiel { $slug } gibt es nicht. Zur Wahl stehen: { $known }.
own-pack-has-all = Dein eigenes Pack enthält seine Version und seine Änderungen schon. Lass version und changes weg.
changes-by-path = Gib Änderungen als Pfade mit Werten an, zum Beispiel {"{"}"building.bank.cost": 9{"}"}, nicht { $changes }.
no-rules-file = Die Regeln von { $title } lassen sich nicht nachschlagen: Es fehlt die Datei rules.md.
start-has-seats =
    { $seats ->
        [one] Die Startaufstellung hat { $seats } Platz, nicht { $wanted }.
       *[other] Die Startaufstellung hat { $seats } Plätze, nicht { $wanted }.
    }
start-has-variants = Die Startaufstellung hat die Varianten { $variants }, nicht { $wanted }.
names-for-seats = Gib je Platz einen Namen an oder gar keinen: Es sind { $seats } Plätze, nicht { $names }.
wrong-secret = Ein Geheimnis besteht aus 64 hexadezimalen Ziffern mit kleinen Buchstaben.
salts-for-seats = Gib je Platz ein Salz an oder gar keins: Es sind { $seats } Plätze, nicht { $salts }.
inherited-moves = Eine Aufzeichnung mit { $moves } Zügen kann nicht { $inherited } davon übernommen haben.
no-backend = Ein Backend { $backend } gibt es nicht. Zur Wahl stehen: { $known }.
package-needed = Dafür brauchst du { $package }. Installiere es mit pip install 'skerry[cluster]'.
tournament-needs-two = Ein Turnier braucht mindestens zwei verschiedene Bots.
ladder-needs-two = Eine Rangleiter braucht mindestens zwei verschiedene Bots.
one-bot-or-two = Nenne einen Bot oder zwei, den schwächeren zuerst, nicht { $players }.
nothing-changed = Das Pack hat diese Werte schon. Wähle andere, um zu sehen, was sie ändern.
what-varies = Gib als SCHLÜSSEL=WERT,WERT an, was sich ändert, zum Beispiel building.crane.cost=8,10,12, nicht { $text }.
no-host-name = { $name } ist kein Rechnername. Gib einen wie skerry.example.org an, ohne Schema, Port und Pfad.
too-long-to-draw = Der Server braucht zu lange, um damit einen Tisch zu zeichnen.
changes-too-much = Das ändert zu viel: Der Tisch müsste { $length } Zeichen davon speichern, erlaubt sind { $most }.
game-did-not-end = Eine Partie war nach { $longest } Zügen noch nicht zu Ende.
wrong-seats = { $game } ist für { $low } bis { $high } Personen, nicht für { $seats }.
variant-per-seat = Die Variante { $variant } braucht eine Liste mit je einem Wert für die { $seats } Plätze.
wrong-choice = Die Variante { $variant } kann nicht { $choice } sein. Zur Wahl stehen: { $choices }.
no-variant =
    { $known ->
        [none] { $game } hat keine Variante { $variant } und auch keine andere.
       *[other] { $game } hat keine Variante { $variant }. Zur Wahl stehen: { $known }.
    }
plug-in-unusable = Das Spiel { $name } aus dem Paket { $package } lässt sich nicht verwenden: { $problem }.
plug-in-named-as-ours = Skerry selbst hat schon ein Spiel mit diesem Namen
plug-in-named-as-another = ein anderes Paket hat schon ein Spiel mit diesem Namen
plug-in-name = sein Name muss mit einem Buchstaben beginnen und darf nur Kleinbuchstaben, Ziffern und Unterstriche enthalten
plug-in-broken = { $reason }
plug-in-calls-itself = sein Spiel nennt sich { $slug }
plug-in-fails = { $part } bricht ab mit { $reason }

## Packs, positions and records: the sentence around what is wrong

pack-wrong = { $path } ist { $value }; erwartet: { $expected }.
pack-lacks = { $path } fehlt; erwartet: { $expected }.
unreadable-file = Die Datei { $path } lässt sich nicht lesen: { $problem }.
wrong-scenario = { $where }: { $problem }
wrong-record =
    { $line ->
        [none] die Aufzeichnung: { $problem }
       *[other] Zeile { $line }: { $problem }
    }
wrong-record-word =
    { $line ->
        [none] die Aufzeichnung, { $word }: { $problem }
       *[other] Zeile { $line }, { $word }: { $problem }
    }
wrong-toml = { CAPITAL($problem) }.
wrong-toml-at-key = { $problem }.
toml-at-key = { $key } { $problem }
illegal-move = { $word } ist nicht erlaubt: { $reason }
unknown-move =
    { $near ->
        [none] Einen Zug { $word } gibt es in diesem Spiel nicht.
       *[other] Einen Zug { $word } gibt es in diesem Spiel nicht. Meintest du { LIST($near, type: "or") }?
    }

## What was expected of a value; these stand in the sentences above

whole-number = eine ganze Zahl
whole-number-within = eine ganze Zahl von { $low } bis { $high }
number = eine Zahl
number-within = eine Zahl von -{ NUMBER($largest) } bis { NUMBER($largest) }
text = eine Zeichenkette
text-at-most = eine Zeichenkette von höchstens { NUMBER($most) } Zeichen
a-text-with-values = eine Zeichenkette, die keinen anderen Wert nennt als { $names }
a-plain-text = eine Zeichenkette, die keinen Wert in geschweiften Klammern nennt
text-or-x-and-y = eine Zeichenkette oder [x, y] in ganzen Zahlen
true-or-false = true oder false
table = eine Tabelle
list = eine Liste
list-of-texts = eine Liste von Zeichenketten
list-of-tables = eine Liste von Tabellen
list-of-places = eine Liste von Orten
list-of-whole-numbers = eine Liste ganzer Zahlen
one-of = eins von { $known }
one-or-another = { LIST($choices, type: "or") }
an-id = 1 bis 40 Buchstaben, Ziffern, Binde- und Unterstriche
an-id-of-its-own = eine id, die kein anderer Eintrag hat
a-published-version = eine veröffentlichte Version des Packs { $slug }: { $known }
the-published-version = die veröffentlichte Version, von der das Pack kopiert ist: { LIST($known, type: "or") }
slug-of-this-game = '{ $slug }', denn dies ist ein Pack für { $slug }
a-path =
    { $near ->
        [none] ein Pfad im Pack
       *[other] ein Pfad im Pack, etwa { LIST($near, type: "or") }
    }
no-dates = eine Zeichenkette, eine Zahl, true oder false; Datum und Uhrzeit haben hier keine Bedeutung
is-not-expected = ist { $value }; erwartet: { $expected }
too-many-digits = eine Zahl mit viel zu vielen Ziffern

## Files

system-says = { $error }
as-said = { $said }
file-not-toml = sie ist kein gültiges TOML ({ $mistake })
not-toml = das ist kein gültiges TOML: { $mistake }
too-nested = die Tabellen sind zu tief verschachtelt
toml-too-long = der Text hat { NUMBER($length) } Zeichen; erlaubt sind höchstens { NUMBER($most) }
toml-too-many-digits = eine Zahl hat zu viele Ziffern
toml-too-many-values = der Text hat mehr als { NUMBER($most) } Werte
toml-long-key = der Schlüssel { $key } hat { NUMBER($length) } Zeichen; erlaubt sind höchstens { $most }

## Positions

expected-not = erwartet: { $expected }, nicht { $value }
set-up-needs-all = zum Aufbau gehört das ganze Material
no-such-key =
    { $near ->
        [none] diesen Schlüssel gibt es nicht; erlaubt sind { $known }
       *[other] diesen Schlüssel gibt es nicht; meintest du { $near }?
    }

## Records

record-takes-plain = eine Aufzeichnung kann nur Zeichenketten, Zahlen, true, false, Listen und Tabellen enthalten.
record-keys-are-texts = die Schlüssel einer Tabelle in einer Aufzeichnung müssen Zeichenketten sein.
record-half-character = eine Aufzeichnung kann kein halbes Zeichen enthalten.
record-begins = eine Aufzeichnung muss mit der Zeile `{ $begins }` beginnen.
record-other-format = diese Version von Skerry liest nur Aufzeichnungen im Format { $format }.
record-no-moves-line = zwischen Kopf und Zügen fehlt die Zeile `{ $moves }`.
record-header-not-toml = der Kopf ist kein gültiges TOML: { $mistake }.
record-header-unread = der Kopf lässt sich nicht lesen: { $found }.
record-no-such-key = einen solchen Schlüssel hat der Kopf nicht; erlaubt sind { $keys }.
record-expected = für { $key } erwartet: { $expected }.
record-key-missing = dieser Schlüssel muss im Kopf stehen.
record-word-missing = daneben fehlt ein Wort.
record-no-position =
    { $moves ->
        [one] die Aufzeichnung hat { $moves } Zug, eine Stellung nach Zug { $count } gibt es also nicht.
       *[other] die Aufzeichnung hat { $moves } Züge, eine Stellung nach Zug { $count } gibt es also nicht.
    }
record-game-over =
    { $number ->
        [one] die Partie war schon nach { $number } Zug zu Ende.
       *[other] die Partie war schon nach { $number } Zügen zu Ende.
    }
record-illegal-move =
    { $place ->
        [none] Zug { $number } ist nicht erlaubt. { $reason }
       *[other] Zug { $number } ({ $place }) ist nicht erlaubt. { $reason }
    }
record-newer-rules = diese Version von Skerry kennt { $game } nur bis zu den Regeln { $rules }. Für neuere aktualisiere Skerry.

## Elsewhere

no-observation = { $title } sagt nicht in Zahlen, was ein Platz wissen darf, deshalb kann kein Programm es lernen.
dealt-anew = Eine neu ausgeteilte Stellung hat keine Vorgeschichte und lässt sich deshalb nicht speichern.
game-not-kept = Die Partie lässt sich nicht in { $parent } speichern: { $strerror }.
file-not-read = { $path } lässt sich nicht lesen: { $error }.
file-not-read-2 = { $path } lässt sich nicht lesen: { $strerror }.
file-not-utf-8 = { $path } lässt sich nicht lesen: Das ist kein Text in UTF-8.
game-of-this-pack = das Spiel, für das dieses Pack ist: { $games }
not-installed = { $title } gehört nicht zu den installierten Spielen und lässt sich deshalb nicht wieder laden.
stored-with-other-rules = Das wurde mit Regeln { $rules } von { $title } gespeichert, diese Version von Skerry hat aber Regeln { $rules_version }.
no-rule =
    { $near ->
        [none] Eine Regel { $id } gibt es nicht.
       *[other] Eine Regel { $id } gibt es nicht. Meintest du { LIST($near, type: "or") }?
    }
no-language = Die Sprache { $tag } gibt es nicht. Zur Wahl stehen: { $known }.
no-game-of-plan = Eine Partie { $bout } gibt es in { $folder } nicht, oder sie ist noch nicht gespielt. Die Partien haben die Nummern 0 bis { $most }.
results-changed =
    { $parts ->
        [none] Die bisherigen { $finished } Partien in { $folder } nennen nicht, was sie gespielt hat; neue sind mit ihnen nicht vergleichbar. Mit --anew werden alle neu gespielt, mit --mix geht es trotzdem weiter und der Bericht weist darauf hin, mit --to wählst du einen anderen Ordner.
       *[other] Seit den bisherigen { $finished } Partien in { $folder } hat sich etwas geändert ({ LIST($parts) }); neue sind mit ihnen nicht vergleichbar. Mit --anew werden alle neu gespielt, mit --mix geht es trotzdem weiter und der Bericht weist darauf hin, mit --to wählst du einen anderen Ordner.
    }
other-plan = { $folder } enthält schon die Ergebnisse eines anderen Plans. Wähle mit --to einen anderen Ordner.
no-results-folder = { $folder } ist kein Ergebnisordner: { $thing } lässt sich nicht lesen.
other-worker = Ein Arbeitsprozess unterscheidet sich von diesem Rechner ({ LIST($parts) }). Installiere überall dieselbe Version von Skerry.
port-in-use = Port { $port } ist schon belegt. Wähle mit --port einen anderen.
tables-in-use = Ein anderer Server benutzt gerade die Tische in { $path }. Halte ihn an oder wähle mit --file eine andere Datei.
tables-second-name = { $path } hat einen zweiten Namen (einen harten Link), das würde die Tische beschädigen. Lösche einen der beiden.
tables-newer = Eine neuere Version von Skerry hat die Tische in { $path } geschrieben. Aktualisiere Skerry, um sie zu benutzen.
database-not-reached = Die Datenbank { $url } lässt sich nicht benutzen: { $error }.
database-newer = Eine neuere Version von Skerry hat die Tische in { $url } geschrieben. Aktualisiere Skerry, um sie zu benutzen.
workers-need-database = Mehrere Arbeitsprozesse brauchen eine Datenbank: Gib sie mit --store an.
thinkers-need-database = Für andere Server nachzudenken braucht eine Datenbank: Gib sie mit --store an.
needs-postgres = Für PostgreSQL fehlen noch Pakete: pip install "skerry[postgres]".
other-table-there = { $target } enthält schon einen anderen Tisch { $table }. Wähle eine Datenbank oder eine Datei ohne ihn.
no-tables = In { $source } gibt es keine Tische.
no-table-there = Einen Tisch { $table } gibt es dort nicht.
no-name-there = Niemand an diesem Tisch heißt „{ $name }“. Die Namen sind: { $names }.
already-there = { $target } gibt es schon. Wähle einen anderen Namen.
disk-full = Der Datenträger ist fast voll: Für { $path } sind nur noch { $free } kB frei.
tables-not-opened = Die Tische in { $path } lassen sich nicht öffnen: { $error }.
tables-not-copied = { $source } lässt sich nicht nach { $target } kopieren: { $error }.
tables-replaced = Seit dem Start des Servers wurde { $place } gelöscht, verschoben oder ersetzt; neue Züge gingen verloren. Lege dieselbe Datei zurück, oder halte den Server an, lege die richtige Datei dorthin und starte ihn neu.

## Packs of all games

no-key-of-the-pack = kein solcher Schlüssel, denn das veröffentlichte Pack hat ihn nicht
a-value-of-the-pack = ein Wert, denn das veröffentlichte Pack hat diesen Schlüssel
as-the-other-tables = { $number }, passend zu den anderen Tabellen
list-of-so-many-whole-numbers = eine Liste von { $count } ganzen Zahlen von { $low } bis { $high }
list-of-tables-with-ids = eine Liste von Tabellen mit ids
players-described =
    { $players ->
        [one] { $players } Spieler ist beschrieben, es gibt aber { $seats } Plätze
       *[other] { $players } Spieler sind beschrieben, es gibt aber nur { $seats } Plätze
    }
set-up-is-empty = beim Aufbau hat noch niemand etwas
