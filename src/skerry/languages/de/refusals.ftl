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
