### What Skerry refuses, wherever it is asked

## Set-ups

no-edition = Dieses Skerry hat kein { $slug }_v{ $number }: Regeln oder Beobachtung waren andere. Es hat { $names }.
cannot-learn = Es gibt { $seats } Plätze: Platz { $seat } kann nicht gegen { $names } Bots lernen.
no-bot = Es gibt keinen Bot { $name }; es gibt: { $known }.
lab-needs-package = Das Labor braucht das Paket { $name }: pip install 'skerry[lab]' installiert es.
points-as-range = Punkte werden als von-bis erwartet, zum Beispiel 30-60, nicht { $text }.
names-for-people = Für { $people } Menschen gibt es { $given } Namen.
no-seat = Es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }.
variant-as-value = Eine Variante wird als name=wert angegeben, zum Beispiel riga_buildings=true, nicht { $text }.
no-game = Es gibt kein Spiel { $slug }; es gibt: { $known }.
own-pack-has-all = Ein eigener Satz hat seine Version und seine Änderungen in sich; gib sie nicht noch einmal an.
changes-by-path = Änderungen sind Werte nach Pfaden, etwa {"{"}"building.bank.cost": 9{"}"}, nicht { $changes }.
no-rules-file = { $title } hat keine Regeln zum Nachschlagen: Ihm fehlt eine Datei rules.md.
start-has-seats = Die Ausgangsstellung hat { $seats } Plätze, nicht { $wanted }.
start-has-variants = Die Ausgangsstellung hat die Varianten { $variants }, nicht { $wanted }.
names-for-seats = Für { $seats } Plätze gibt es { $names } Namen.
wrong-secret = Ein Geheimnis sind 64 hexadezimale Ziffern, die Buchstaben klein.
salts-for-seats = Für { $seats } Plätze gibt es { $salts }-mal Salz.
inherited-moves = Von { $moves } Zügen können nicht { $inherited } übernommen sein.
no-backend = Es gibt kein Backend { $backend }; es gibt: { $known }.
package-needed = Dafür wird { $package } gebraucht: pip install 'skerry[cluster]' installiert es.
tournament-needs-two = Ein Turnier braucht zwei Bots.
ladder-needs-two = Eine Leiter braucht zwei Bots.
one-bot-or-two = Nenne einen Bot oder zwei, den schwächeren zuerst, nicht { $players }.
nothing-changed = Nichts würde geändert: Das Pack hat diese Werte.
what-varies = Was sich ändert, wird als key=wert,wert angegeben, etwa building.crane.cost=8,10,12, nicht { $text }.
no-host-name = { $name } ist kein Rechnername; gib einen wie skerry.example.org an, ohne Schema, Port und Pfad.
too-long-to-draw = Einen Tisch damit zu zeichnen, dauert dem Server zu lange.
changes-too-much = Sie ändert zu viel: Ein Tisch behielte { $length } Zeichen davon, und höchstens { $most } gehen.
game-did-not-end = Ein Spiel war nach { $longest } Zügen nicht zu Ende.
wrong-seats = { $game } ist für { $low } bis { $high } Spieler, nicht für { $seats }.
variant-per-seat = Die Variante { $variant } braucht eine Liste mit einem Wert für jeden von { $seats } Plätzen.
wrong-choice = Die Variante { $variant } kann nicht { $choice } sein; wähle eins von { $choices }.
no-variant =
    { $known ->
        [none] { $game } hat keine Variante { $variant }; seine Varianten: keine.
       *[other] { $game } hat keine Variante { $variant }; seine Varianten: { $known }.
    }
plug-in-unusable = Das Spiel { $name } aus dem Paket { $package } ist nicht zu gebrauchen: { $problem }.
plug-in-named-as-ours = Skerry selbst hat ein Spiel dieses Namens
plug-in-named-as-another = ein anderes Paket hat ein Spiel dieses Namens
plug-in-name = sein Name darf Kleinbuchstaben, Ziffern und Unterstriche haben und beginnt mit einem Buchstaben
plug-in-broken = { $reason }
plug-in-calls-itself = sein Spiel nennt sich { $slug }
plug-in-fails = { $part } scheitert mit { $reason }

## Packs, positions and records: the sentence around what is wrong

pack-wrong = { $path } ist { $value }; erwartet: { $expected }.
pack-lacks = { $path } fehlt; erwartet: { $expected }.
unreadable-file = Die Datei { $path } lässt sich nicht lesen: { $problem }.
wrong-scenario = { $where }: { $problem }
wrong-record =
    { $line ->
        [none] Aufzeichnung: { $problem }
       *[other] Zeile { $line }: { $problem }
    }
wrong-record-word =
    { $line ->
        [none] Aufzeichnung, { $word }: { $problem }
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
text = ein Text
text-at-most = ein Text von höchstens { NUMBER($most) } Zeichen
text-or-x-and-y = ein Text oder [x, y] in ganzen Zahlen
true-or-false = true oder false
table = eine Tabelle
list = eine Liste
list-of-texts = eine Liste von Texten
list-of-tables = eine Liste von Tabellen
list-of-places = eine Liste von Orten
list-of-whole-numbers = eine Liste ganzer Zahlen
one-of = eins von { $known }
one-or-another = { LIST($choices, type: "or") }
an-id = 1 bis 40 Buchstaben, Ziffern, Binde- und Unterstriche
an-id-of-its-own = eine id, die kein anderer Eintrag hat
a-published-version = eine veröffentlichte Version des Packs { $slug }: { $known }
the-published-version = die veröffentlichte Version, von der es kopiert ist: { LIST($known, type: "or") }
slug-of-this-game = '{ $slug }', denn dies ist ein Pack für { $slug }
a-path =
    { $near ->
        [none] ein Pfad des Packs
       *[other] ein Pfad des Packs, etwa { LIST($near, type: "or") }
    }
no-dates = ein Text, eine Zahl, true oder false: Datum und Uhrzeit bedeuten hier nichts
is-not-expected = ist { $value }; erwartet: { $expected }
too-many-digits = eine Zahl mit sehr vielen Ziffern

## Files

system-says = { $error }
as-said = { $said }
file-not-toml = sie ist kein TOML ({ $mistake })
not-toml = das ist kein TOML: { $mistake }
too-nested = das ist zu tief verschachtelt
toml-too-long = der Text hat { NUMBER($length) } Zeichen; höchstens { NUMBER($most) } werden gelesen
toml-too-many-digits = eine Zahl hat zu viele Ziffern
toml-too-many-values = der Text hat mehr als { NUMBER($most) } Werte
toml-long-key = der Schlüssel { $key } hat { NUMBER($length) } Zeichen; erlaubt sind höchstens { $most }

## Positions

expected-not = erwartet: { $expected }, nicht { $value }
set-up-needs-all = der Aufbau braucht alle Teile
no-such-key =
    { $near ->
        [none] diesen Schlüssel gibt es nicht; bekannt sind hier: { $known }
       *[other] diesen Schlüssel gibt es nicht; meintest du { $near }?
    }

## Records

record-takes-plain = in einer Aufzeichnung können nur Texte, Zahlen, true, false, Listen und Tabellen stehen.
record-keys-are-texts = die Schlüssel einer Tabelle sind in einer Aufzeichnung Texte.
record-half-character = ein halbes Zeichen kann nicht in einer Aufzeichnung stehen.
record-begins = eine Aufzeichnung beginnt mit der Zeile `{ $begins }`.
record-other-format = diese Version von Skerry liest nur Aufzeichnungen im Format { $format }.
record-no-moves-line = die Zeile `{ $moves }` zwischen Kopf und Zügen fehlt.
record-header-not-toml = der Kopf ist kein TOML: { $mistake }.
record-header-unread = der Kopf lässt sich nicht lesen: { $found }.
record-no-such-key = diesen Schlüssel gibt es in einem Kopf nicht; die Schlüssel sind { $keys }.
record-expected = für { $key } wird erwartet: { $expected }.
record-key-missing = dieser Schlüssel fehlt im Kopf.
record-word-missing = daneben fehlt ein Wort.
record-no-position = es sind { $moves } Züge, also gibt es keine Stellung nach { $count }.
record-game-over = nach { $number } Zügen war das Spiel zu Ende.
record-illegal-move =
    { $place ->
        [none] Zug { $number } ist nicht erlaubt. { $reason }
       *[other] Zug { $number } ({ $place }) ist nicht erlaubt. { $reason }
    }
record-newer-rules = diese Version von Skerry kennt { $game } bis zu den Regeln { $rules }.

## Elsewhere

no-observation = { $title } sagt nicht in Zahlen, was ein Platz wissen darf, also kann niemand es lernen.
dealt-anew = Eine neu ausgeteilte Stellung hat keine Vorgeschichte und lässt sich deshalb nicht speichern.
game-not-kept = Das Spiel lässt sich nicht in { $parent } ablegen: { $strerror }.
file-not-read = { $path } lässt sich nicht lesen: { $error }.
file-not-read-2 = { $path } ist nicht zu lesen: { $strerror }.
file-not-utf-8 = { $path } lässt sich nicht lesen: Das ist kein Text in UTF-8.
game-of-this-pack = das Spiel, für das dieses Pack ist: { $games }
not-installed = { $title } gehört nicht zu den installierten Spielen und lässt sich deshalb nicht wiederfinden.
stored-with-other-rules = Das wurde mit Regeln { $rules } von { $title } gespeichert; hier gelten Regeln { $rules_version }.
no-rule =
    { $near ->
        [none] Eine Regel { $id } gibt es nicht.
       *[other] Eine Regel { $id } gibt es nicht. Meintest du { LIST($near, type: "or") }?
    }
no-language = Die Sprache { $tag } gibt es nicht; es gibt: { $known }.
no-game-of-plan = { $folder } hat keine Partie { $bout }; der Plan hat die Partien 0 bis { $most }.
other-plan = { $folder } enthält die Ergebnisse eines anderen Plans; nenne mit --to einen anderen Ordner.
no-results-folder = { $folder } ist kein Ordner mit Ergebnissen: { $thing } lässt sich nicht lesen.
other-worker = Ein Arbeitsprozess unterscheidet sich von dem Rechner, der die Partien bestellt: { $parts }. Installiere überall dasselbe.
port-in-use = Der Port { $port } ist belegt; wähle mit --port einen anderen.
tables-in-use = Die Tische in { $path } benutzt gerade ein anderer Server; halte ihn an oder nenne eine andere Datei.
tables-second-name = { $path } hat einen zweiten Namen (einen harten Link), das würde die Tische beschädigen; lösche einen davon.
tables-newer = Die Tische in { $path } hat ein neueres Skerry geschrieben; bitte nimm dieses.
no-tables = In { $source } gibt es keine Tische.
already-there = { $target } gibt es schon; nenne eine neue Datei.
disk-full = Auf dem Datenträger von { $path } sind nur noch { $free } kB frei.
tables-not-opened = Die Tische in { $path } lassen sich nicht öffnen: { $error }.
tables-not-copied = { $source } lässt sich nicht nach { $target } kopieren: { $error }.
tables-replaced = { $place } wurde gelöscht, verschoben oder ersetzt, seit der Server läuft; Züge gingen verloren. Lege dieselbe Datei zurück, oder halte den Server an, lege die richtige Datei dorthin und starte ihn neu.
no-key-of-the-pack = nichts: Die Schlüssel sind die des veröffentlichten Packs
a-value-of-the-pack = ein Wert: Die Schlüssel sind die des veröffentlichten Packs
as-the-other-tables = { $number }, wie es die anderen Tabellen sagen
list-of-so-many-whole-numbers = eine Liste von { $count } ganzen Zahlen von { $low } bis { $high }
list-of-tables-with-ids = eine Liste von Tabellen mit ids
players-described =
    { $players ->
        [one] { $players } Spieler ist beschrieben, es gibt aber { $seats } Plätze
       *[other] { $players } Spieler sind beschrieben, es gibt aber { $seats } Plätze
    }
set-up-is-empty = in der Vorbereitung hat noch niemand etwas
