### Hägar

## What a seat is asked

ask-lay = Wo legst du { $coaster } an? Mindestens ein Feld muss an ein gleiches Feld grenzen.
ask-lay-anywhere = { $coaster } passt nirgends. Du darfst ihn überall an die Karte anlegen.
ask-turn = Wie herum legst du { $coaster }?
ask-place =
    { $hagars ->
        [none] Lege dein Gold auf eines der Felder von { $coaster }. Du hast noch { $gold } Gold.
        [one] Lege einen Hägar oder Gold auf eines der Felder von { $coaster }. Du hast noch { $hagars } Hägar und { $gold } Gold.
       *[other] Lege einen Hägar oder Gold auf eines der Felder von { $coaster }. Du hast noch { $hagars } Hägars und { $gold } Gold.
    }
ask-move = Du darfst einen deiner Hägars auf ein freies Feld der gleichen Landschaft versetzen. Wähle einen oder lass alle stehen.
ask-to = Wähle ein freies Feld für deinen Hägar. Erlaubt ist nur: { $kind }.

## What a legal move costs or does

full-lay = { $where } legen
does-lay = mögliche Drehungen: { $rotations }
does-offend = mögliche Drehungen: { $rotations }. In dieser Reihe oder Spalte ist schon ein Bier, du würdest dem Sieger also eins schulden
does-turn = die Linie der { $number } verläuft dann { $axis }
does-place = { $size ->
        [one] { $size } Feld
       *[other] { $size } Felder
    } { $kind }{ $gold ->
        [none] { "" }
       *[other] , { $gold } Gold
    }{ $shields ->
        [none] { "" }
        [one] , { $shields } Schild
       *[other] , { $shields } Schilde
    }
does-move = verlässt { $size ->
        [one] { $size } Feld
       *[other] { $size } Felder
    } { $kind }{ $gold ->
        [none] { "" }
       *[other] , { $gold } Gold
    }{ $shields ->
        [none] { "" }
        [one] , { $shields } Schild
       *[other] , { $shields } Schilde
    }
does-to = { $size ->
        [one] { $size } Feld
       *[other] { $size } Felder
    } { $kind }{ $gold ->
        [none] { "" }
       *[other] , { $gold } Gold
    }{ $shields ->
        [none] { "" }
        [one] , { $shields } Schild
       *[other] , { $shields } Schilde
    }{ $doubled ->
        [none] { "" }
       *[other] , auf der doppelten Linie
    }

## What a choice changes: the number before and after, and by how much

number-points =
    { $amount ->
        [one] { $change } Punkt nach jetzigem Stand
       *[other] { $change } Punkte nach jetzigem Stand
    }
number-hagars =
    { $after ->
        [one] noch { $after } Hägar
       *[other] noch { $after } Hägars
    }
number-gold = noch { $after } Gold
number-offences =
    { $amount ->
        [one] { $change } Bier Schulden
       *[other] { $change } Bier Schulden
    }

## Your plan: what is still lacking

plan-behind = { $size ->
        [one] { $size } Feld
       *[other] { $size } Felder
    } { $kind }: Dir { $missing ->
        [one] fehlt { $missing } Hägar
       *[other] fehlen { $missing } Hägars
    }, um { $size ->
        [one] es
       *[other] sie
    } zu erobern. Das bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
plan-no-shield = { $size ->
        [one] { $size } Feld
       *[other] { $size } Felder
    } { $kind }: Du liegst vorn, aber kein Schild berührt { $size ->
        [one] es
       *[other] sie
    }. Mit einem bekämst du { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } mehr
plan-nobody = { $size ->
        [one] { $size } Feld
       *[other] { $size } Felder
    } { $kind }: Ein Hägar brächte dir dort { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, aber du hast keinen darauf

## Why a move is refused

no-cell-taken = Dort liegt schon { $coaster }. Wähle einen freien Platz.
no-edge = Lege den Bierdeckel Seite an Seite mit einem anderen auf dem Tisch.
no-match = { $coaster } passt dort nicht, wie du ihn auch drehst. Wähle einen Platz, an dem eines seiner Felder auf ein gleiches trifft.
no-match-beer = Das Glas muss zu dir zeigen ({ $side }), und so passt { $coaster } dort nicht. Wähle einen anderen Platz.
no-beer = Das Glas auf { $coaster } muss zu dir zeigen ({ $side }), sonst verschüttest du das Bier.
no-match-turned =
    { $rotation ->
        [0] Ungedreht passt { $coaster } dort nicht.
       *[other] Um { $rotation } gedreht passt { $coaster } dort nicht.
    }
no-token = { $token ->
        [hagar] Du hast keinen Hägar mehr. Lege stattdessen dein Gold.
       *[other] Du hast kein Gold mehr. Setze stattdessen einen Hägar.
    }
no-own-hagar = Dort steht keiner deiner Hägars.
no-target = Es gibt kein freies Feld, auf das er gehen könnte ({ $kind }).
no-same-field = Dort steht dein Hägar schon. Soll er stehen bleiben, wähle ihn nicht, sondern passe.
no-not-on-table = { $coaster } liegt nicht auf dem Tisch.
no-other-kind = Ein Hägar bleibt bei seiner Landschaft: Von { $kind } kann er nicht auf { $other }.
no-occupied = Auf diesem Feld liegt schon ein Plättchen.
not-asked = „{ $word }“ geht jetzt nicht.
foreign-word = „{ $word }“ gehört zu einem anderen Spiel oder zu anderen Karten.
over = Das Spiel ist zu Ende.
alone-rank =
    { $points ->
        [one] { $rank }, mit { $points } Punkt.
       *[other] { $rank }, mit { $points } Punkten.
    }

## Where the game stands, for everyone

stage-set-up = Vorbereitung: { $seat } { $phase }.
stage-turns = Zug { $turn } von { $turns }: { $seat } { $phase }.
stage-final = Schlussrunde: { $seat } { $phase }.

## The log

log-rolled = { $seat } würfelt eine { $roll }.
log-roll-again = Gleichstand: { $players } würfeln noch einmal.
log-starts = { $seat } hat am höchsten gewürfelt und beginnt.
log-turn = Zug { $turn } von { $turns }: { $seat } ist dran.
log-drew = { $seat } zieht { $coaster }.
log-no-match = { $coaster } passt nirgends und darf überall an die Karte angelegt werden.
log-laid =
    { $rotation ->
        [0] { $seat } legt { $coaster } { $where }.
       *[other] { $seat } legt { $coaster } { $where }, um { $rotation } gedreht.
    }
log-offence = Jetzt liegen zwei Bier in einer Reihe oder Spalte: { $seat } wird dem Sieger ein Bier schulden.
log-placed =
    { $token ->
        [hagar] { $seat } setzt einen Hägar auf { $coaster }, { $corner } ({ $kind }).
       *[other] { $seat } legt Gold auf { $coaster }, { $corner } ({ $kind }).
    }
log-final-roll = { $seat } würfelt für die Linie, die doppelt zählt, eine { $roll }.
log-line = Doppelt zählt die Linie durch den Würfel auf { $coaster } ({ $axis }).
log-no-line = Würfelfeld { $roll } liegt nicht auf dem Tisch, also zählt keine Linie doppelt.
log-moved = { $seat } versetzt einen Hägar von { $coaster }, { $corner }, auf { $to_coaster }, { $to_corner } ({ $kind }).
log-stayed = { $seat } versetzt keinen Hägar.
log-conquered = { $seat } erobert { $size ->
        [one] { $size } Feld
       *[other] { $size } Felder
    } { $kind }: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
log-treasure = { $seat } findet Gold auf { $size ->
        [one] { $size } Feld
       *[other] { $size } Feldern
    } { $kind }: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
log-tied =
    { $size ->
        [one] Niemand erobert das { $size } Feld { $kind }: Die Stärksten sind gleichauf.
       *[other] Niemand erobert die { $size } Felder { $kind }: Die Stärksten sind gleichauf.
    }
log-total =
    { $points ->
        [one] { $seat } hat insgesamt { $points } Punkt.
       *[other] { $seat } hat insgesamt { $points } Punkte.
    }
log-beers = { $seat } schuldet { $winners } { $beers } Bier.
log-rank = { $seat } erreicht den Rang „{ $rank }“.
log-game-over = Das Spiel ist zu Ende. Gewonnen hat: { $winners }.

## What stands on the buttons of moves

label-roll = Eine { $roll } würfeln
label-draw = { $coaster } ziehen
label-lay = Auf ({ $x }, { $y }) legen
label-turn =
    { $rotation ->
        [0] Nicht drehen
       *[other] Um { $rotation } drehen
    }
label-place = { $token }, { $corner }
label-move = Hägar auf { $coaster }, { $corner }, versetzen
label-pass = Keinen versetzen
label-to = Auf { $coaster }, { $corner }

## Words

word-phase-roll = würfelt
word-phase-draw = zieht einen Bierdeckel
word-phase-lay = legt einen Bierdeckel
word-phase-turn = dreht den Bierdeckel
word-phase-token = setzt ein Plättchen
word-phase-move = darf einen Hägar versetzen
word-phase-to = versetzt einen Hägar
word-place-nw = Nordwest
word-place-ne = Nordost
word-place-sw = Südwest
word-place-se = Südost
word-place-horizontal = waagerecht
word-place-vertical = senkrecht
word-where-north = nördlich von { $coaster }
word-where-east = östlich von { $coaster }
word-where-south = südlich von { $coaster }
word-where-west = westlich von { $coaster }
word-where-middle = in die Mitte des Tisches

## What the lobby says of the game

about-summary = Mit deinen Wikingern entdeckst du neue Ufer – auf Bierdeckeln. Zieh einen, lege ihn passend an und setze einen Hägar oder ein Stück Gold darauf. Am Ende bestimmt der Würfel eine Linie, die doppelt zählt, und du darfst einen Hägar versetzen. Dann zahlt Gold an alle auf seiner Landschaft, und wo ein Schild ist, erobert die Mehrheit der Hägars die ganze Landschaft. Allein spielst du um einen Rang, vom Trunkenbold bis zum Eroberer.
about-credit = Erschienen { $year } bei { $publisher }.
about-without = Bierdeckel mit Bier darfst du beliebig in eine Reihe oder Spalte legen.
about-with = Legst du ein Bier in dieselbe Reihe oder Spalte wie ein anderes, schuldest du dem Sieger ein Bier.

## What a newcomer reads beside a question

guide-ask-lay = Mindestens ein Feld deines Bierdeckels muss Seite an Seite mit einem gleichen Feld liegen; die anderen dürfen abweichen. Suche einen Platz, der eine Landschaft vergrößert, auf der du einen Hägar hast oder haben willst. Das Glas eines Deckels mit Bier muss zu dir zeigen, darum passt er an weniger Stellen.
guide-ask-lay-anywhere = Das ist selten: Dieser Bierdeckel passt nirgends, du darfst ihn also auf jeden freien Platz neben einem anderen legen. Schneide damit eine Landschaft der anderen ab oder beginne etwas Neues.
guide-ask-turn = Zur Wahl stehen alle Drehungen, die passen. Achte auf Schilde und Gold des Bierdeckels: Sie zählen für die Felder, die sie berühren. Ist ein Würfelfeld darauf, bestimmst du auch, wie seine Linie verläuft.
guide-ask-place = Ein Hägar bringt dir alles Gold der Landschaft, auf der er steht. Liegt dort auch ein Schild und hast du die meisten Hägars, bekommst du dazu einen Punkt für jedes Feld. Gold gehört niemandem: Es zahlt an alle, die dort einen Hägar haben. Solange du Plättchen hast, musst du eines setzen; hebe das Gold also für einen Deckel auf, auf dem ein Hägar verschwendet wäre.
guide-ask-move = Jeder darf jetzt einen Hägar versetzen, danach nie wieder. Suche eine Landschaft mit Schild, auf der ein Hägar mehr gewinnt oder ausgleicht. Auf der doppelten Linie zählt er zweifach. Bringt kein Zug etwas, lass alle stehen.
guide-ask-to = Er darf auf jedes freie Feld der Landschaftsart, auf der er jetzt steht, überall auf der Karte. Geh dorthin, wo die meisten Felder und das meiste Gold zu holen sind, aber denk daran, was er zurücklässt.

## Why nothing can be told of a choice beforehand

unforeseen-ask-move = Was das bringt, hängt davon ab, wohin er geht. Wähle einen und zeige dann auf ein Feld: Du kannst es noch zurücknehmen.

## What the icons mean

legend-landscapes = Landschaften: gleiche Felder Seite an Seite
legend-coasters = Auf Bierdeckeln; zählt jeweils für die Felder, die es berührt
legend-gold = Gold
legend-gold-is = 1 Punkt für alle, die einen Hägar auf der Landschaft haben
legend-shield = Schild
legend-shield-is = Wer die meisten Hägars auf der Landschaft hat, bekommt dazu 1 Punkt für jedes Feld
legend-beer = Bier
legend-beer-is = Das Glas muss zu dem zeigen, der den Deckel legt
legend-die = Würfelfeld
legend-die-is = Wird die Zahl am Ende gewürfelt, zählt die Linie des Pfeils doppelt
legend-map = Auf der Karte
legend-hagar = Ein Hägar
legend-hagar-is = In jeder Farbe mit eigener Form
legend-token-gold = Gelegtes Gold
legend-token-gold-is = Zählt wie gedrucktes Gold, für das Feld, auf dem es liegt
legend-shore = Ufer in einer Farbe
legend-shore-is = Dieser Spieler hat die meisten Hägars auf der Landschaft
legend-shore-tied = Gepunktetes Ufer
legend-shore-tied-is = Gleichstand: Niemand erobert die Landschaft
legend-double = Doppelte Linie
legend-double-is = Hägars und Gold darauf zählen doppelt
legend-players = Bei den Spielern
legend-start = Startspieler
legend-start-is = Würfelt am Ende und versetzt als Letzter einen Hägar
legend-crown = Krone
legend-crown-is = Erobert eine Landschaft; am Ende: gewinnt das Spiel
legend-points = Punkte
legend-points-is = Nach jetzigem Stand
legend-turning = Beim Legen
legend-turn = Drehen
legend-turn-is = Nach rechts oder nach links
legend-tick = Hinlegen
legend-tick-is = So, wie der Bierdeckel gezeigt wird

## The text view of a position

sheet-set-up = Vorbereitung: Auswürfeln, wer beginnt
sheet-turns = Zug { $turn } von { $turns }
sheet-final = Schlussrunde
sheet-over = Die Karte am Ende
sheet-turn = am Zug
sheet-start = Startspieler
sheet-pile = Bierdeckel im Stapel
sheet-unseen = noch nicht gesehen
sheet-line = doppelte Linie
sheet-no-line = keine: Würfelfeld { $roll } liegt nicht auf dem Tisch
sheet-line-at = { $axis }, { $letter } = { $at }, gewürfelt { $roll }
sheet-map = Karte. { $legend }; eine Zahl: der Hägar dieses Spielers; $: Gold; *: doppelte Linie
sheet-land = La
sheet-forest = Wd
sheet-water = Ws
sheet-coasters = Bierdeckel auf dem Tisch
sheet-hand = Gezogener Bierdeckel
sheet-hand-anywhere = Gezogener Bierdeckel (passt nirgends, darf überall liegen)
sheet-coaster = Bierdeckel
sheet-cell = Platz
sheet-rotation = Gedreht
sheet-shows = Was er zeigt
sheet-beer = Bier
sheet-between = { $symbol } bei { $places }
sheet-die = Würfelfeld { $number }, { $axis }, bei { $places }
sheet-places = Wo er liegen darf
sheet-offence = kostet ein Bier
sheet-landscapes = Landschaften mit Gold, Schilden oder Hägars
sheet-kind = Landschaft
sheet-first = Erstes Feld
sheet-fields = Felder
sheet-gold = Gold
sheet-shields = Schilde
sheet-strength = { $player }: Stärke
sheet-landscape-points = { $player }: Punkte
sheet-players = Spieler mit ihren Punkten beim jetzigen Stand
sheet-player = Spieler
sheet-side = Seite
sheet-hagars_left = Hägars übrig
sheet-gold_left = Gold übrig
sheet-dominions = Punkte für Felder
sheet-points = Punkte
sheet-offences = Verstöße
sheet-result = Ergebnis
sheet-total = Summe
sheet-ranks = Platz
sheet-beers = Geschuldete Biere
sheet-solo_rank = Rang

## What is written on the board; a tip is several lines, the last has the rules

board-board = Karte von Hägar
board-title = Zug { $turn } von { $turns }
board-title-set-up = Auswürfeln, wer beginnt
board-title-over = Ende
board-in-hand = Gezogen von { $player }
board-turn-it = Drehe ihn mit Klick, Rad oder Pfeiltasten. Der Haken legt ihn.
board-turn-on = Nach rechts drehen
board-turn-back = Nach links drehen
board-show-turned = Um { $rotation }° gedreht zeigen
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-zoom-whole = Die ganze Karte zeigen
board-fits = Er passt, wo die Karte leuchtet.
board-anywhere = Er passt nirgends, du darfst ihn überall anlegen.
board-beer-points = Das Glas muss zu { $player } zeigen ({ $side }).
board-beer-costs = +1 heißt, es kostet ein Bier: In der Reihe oder Spalte ist schon eins.
board-beer-tip =
    Volles Bierglas
    Es muss zu dem Spieler zeigen, der den Bierdeckel legt.
    HAG-22
board-gold-tip =
    Aufgedrucktes Gold
    Bringt jedem Spieler mit einem Hägar auf einer Landschaft, die es berührt, einen Punkt.
    HAG-11, HAG-51
board-shield-tip =
    Schild
    Landschaften, die er berührt, kannst du erobern: Die Mehrheit der Hägars bringt einen Punkt je Feld.
    HAG-11, HAG-54
board-die-tip =
    Würfelfeld { $number }, { $axis }
    Wird diese Zahl am Ende gewürfelt, zählt die Linie seines Pfeils doppelt.
    HAG-12, HAG-41
board-hagar-tip =
    Hägar von { $player }
    { $kind }
    HAG-51, HAG-55
board-token-gold-tip =
    Gold
    Es gehört niemandem und zählt für { $kind }.
    HAG-32, HAG-52
board-landscape-tip =
    { $kind }
    Felder: { $size }, Gold: { $gold }, Schilde: { $shields }
    { $who }
    HAG-10, HAG-51, HAG-55
board-brings = { $player }: { $gold } für Gold, { $dominion } für Felder
board-nobody = Hier steht kein Hägar
board-stands = { $player } { $strength }
board-leads = { $player } liegt vorn
board-spot-tip =
    Freier Platz { $where }
    Mögliche Drehungen: { $turns }
    { $rule }
board-spot-offence =
    Freier Platz { $where }
    Das kostet ein Bier: In dieser Reihe oder Spalte ist schon eins.
    { $rule }
board-no-spot-tip =
    Freier Platz { $where }
    Hier passt der Bierdeckel nicht.
    HAG-19
board-double-tip =
    Doppelte Linie
    Hägars und Gold auf ihr zählen doppelt.
    HAG-41, HAG-58, HAG-59
board-pile-tip =
    Noch im Stapel: { $count }
    Noch nicht gesehen: { $unseen }
    HAG-04, HAG-15
board-start-tip =
    Startspieler
    HAG-05, HAG-43
board-left-tip =
    { $hagars ->
        [one] { $player } hat noch { $hagars } Hägar und { $gold } Gold
       *[other] { $player } hat noch { $hagars } Hägars und { $gold } Gold
    }
    HAG-03, HAG-26
board-points-tip =
    Beim jetzigen Stand: { $gold } für Gold und { $dominions } für Felder
    HAG-51, HAG-55
board-offence-tip =
    Geschuldete Biere nach der Spelunkenregel: { $count }
    HAG-34, HAG-37
board-rolled-tip =
    Gewürfelt: { $roll }
    HAG-40
board-rank-tip =
    Platz { $rank }
    HAG-61
board-scoring = Landschaften mit Hägars
board-brings-to = Punkte
board-none-yet = Noch steht kein Hägar auf der Karte.
board-plate-tip =
    { $player }
    Sitzt hier ({ $side }). Legt { $player } ein Bier, zeigt das Glas zu dieser Seite.
    HAG-02, HAG-22
board-north = N
board-map-tip =
    Tisch
    Norden ist für alle oben.
    HAG-02

## The names and texts of the pack. In English they stand in the pack itself.

pack-tokens-hagar-name = Hägar
pack-tokens-gold-name = Gold

pack-landscapes-land-name = Land
pack-landscapes-forest-name = Wald
pack-landscapes-water-name = Wasser

pack-symbols-gold-name = Gold
pack-symbols-shield-name = Schild
pack-symbols-beer-name = Volles Bierglas
pack-symbols-die_field-name = Würfelfeld mit Pfeil

pack-table-side-south-name = Süd
pack-table-side-west-name = West
pack-table-side-north-name = Nord
pack-table-side-east-name = Ost

pack-coasters-coaster-01-name = Bierdeckel 1
pack-coasters-coaster-02-name = Bierdeckel 2
pack-coasters-coaster-03-name = Bierdeckel 3
pack-coasters-coaster-04-name = Bierdeckel 4
pack-coasters-coaster-05-name = Bierdeckel 5
pack-coasters-coaster-06-name = Bierdeckel 6
pack-coasters-coaster-07-name = Bierdeckel 7
pack-coasters-coaster-08-name = Bierdeckel 8
pack-coasters-coaster-09-name = Bierdeckel 9
pack-coasters-coaster-10-name = Bierdeckel 10
pack-coasters-coaster-11-name = Bierdeckel 11
pack-coasters-coaster-12-name = Bierdeckel 12

pack-solo_ranks-simple-drunkard-name = Einfacher Trunkenbold
pack-solo_ranks-lower-sailor-name = Niederer Seemann
pack-solo_ranks-higher-chief-name = Höherer Häuptling
pack-solo_ranks-legendary-conqueror-name = Legendärer Eroberer

pack-options-honky_tonk-name = Spelunkenregel

## What is wrong with a pack: what was expected of a value. And what is wrong with a position

wrong-two-fields-share-side = zwei Felder mit einer gemeinsamen Seite (HAG-12)
wrong-most-symbol-place = höchstens ein Symbol an jeder Stelle (HAG-09)
wrong-this-order = { $seats } von { $sides }, in dieser Reihenfolge
wrong-true = true (HAG-59)
wrong-false = false (HAG-60)
wrong-coasters-listed = { $coasters }, die Zahl der aufgeführten Bierdeckel
wrong-so-players-lay-coasters = { $turns }, damit { $seats } Spieler { $in_play } Bierdeckel legen (HAG-13)
wrong-token-most = { $tokens }, einer für jedes Plättchen, und höchstens { $turns } (HAG-13)
wrong-table = eine Tabelle mit { $known }
wrong-numbers-from = die Zahlen von 1 bis { $die }
wrong-kinds-landscape = { $kinds } Landschaftsarten
wrong-problem = { $movable_as_toml } (HAG-44, HAG-47)
wrong-coasters = 2 bis { $most_coasters } Bierdeckel
wrong-number-die-once = jede Zahl des Würfels einmal (HAG-12)
wrong-coasters-2 = { $count }, wie auf den Bierdeckeln
wrong-rank-more = mindestens ein Rang (HAG-65)
wrong-keys = einer der Schlüssel { $known }
wrong-coaster-map-field = kein Bierdeckel der Karte hat das Feld { $told }
wrong-set-up-nothing-lies = in der Vorbereitung liegt nichts auf dem Tisch
wrong-who-plays-alone-starts = wer allein spielt, beginnt, ohne zu würfeln (HAG-05)
wrong-expected-seats-from-their = erwartet: Plätze von 0 bis { $seats } in ihrer Reihenfolge, nicht { $rolling }
wrong-expected-rolls-die-those = erwartet: { $seats } Würfe, 0 für alle, die noch nicht gewürfelt haben
wrong-after-turns-seat =
    { $turns ->
        [one] nach { $turns } Zug ist Platz { $wanted } am Zug (HAG-13)
       *[other] nach { $turns } Zügen ist Platz { $wanted } am Zug (HAG-13)
    }
wrong-coaster-this-turn-laid = der Bierdeckel dieses Zuges liegt schon: Er ist neu
wrong-map = { $thing } liegt nicht auf der Karte
wrong-token-already = auf { $thing } liegt schon ein Plättchen (HAG-26)
wrong-seat-token-left-put = Platz { $active } hat kein Plättchen mehr dafür (HAG-31)
wrong-already-lies-map = { $thing } liegt schon auf der Karte
wrong-all-coasters-game-lie = alle Bierdeckel des Spiels liegen auf der Karte
wrong-may-laid = { $coasters } darf dort nicht liegen (HAG-18, HAG-19)
wrong-rolled-already-says-which = rolled sagt schon, welche Linie doppelt zählt
wrong-all-numbers-lie-map = alle Zahlen liegen auf der Karte, also zählt eine Linie doppelt (HAG-41)
wrong-no-hagar-there = dort steht kein Hägar von Platz { $active } (HAG-47)
wrong-field-kind-free = kein Feld dieser Art ist frei (HAG-46)
wrong-without-single-coaster-nothing = ohne einen einzigen Bierdeckel gibt es nichts zu spielen
wrong-coaster-x-y-rotation = { $entry } ist kein Bierdeckel mit x, y und einer Drehung von 0, 90, 180 oder 270
wrong-already-lies-map-2 = { $parts } liegt bereits auf der Karte
wrong-first-coaster-lies-every = der erste Bierdeckel liegt bei 0 0, jeder weitere an einem früheren (HAG-17, HAG-18)
wrong-only-coasters-game-seats = bei { $seats } Plätzen sind nur { $number } Bierdeckel im Spiel (HAG-04)
wrong-glass-points-seat-who = das Glas von { $thing } zeigt zu Platz { $seat }, der ihn gelegt hat: { $side }, Drehung { $rotation } (HAG-22)
wrong-coaster = einen Bierdeckel { $thing } gibt es nicht
wrong-coaster-2 = erwartet: ein Bierdeckel und eine der Ecken { $corners }, nicht { $place }
wrong-say-what-starting-player = sag, was der Startspieler gewürfelt hat: eine Zahl von 1 bis 6 (HAG-40)
wrong-cell-can-reached = { $cell } ist keine erreichbare Stelle, etwa '1 -2'
wrong-token-already-2 = auf { $told } liegt schon ein Plättchen (HAG-29)
wrong-seat-more-them = Platz { $seat } hat davon keins mehr (HAG-03)
wrong-corners = eine Liste von { LIST($counts, type: "or") } aus { $corners }

## The first voyage

voyage-first = Du führst Wikinger zu neuen Ufern, auf Bierdeckeln. Der erste liegt in der Mitte. In jedem Zug setzt du einen Hägar oder Gold auf den Deckel, den du gerade gelegt hast. Das Wasser hat zwei Felder und berührt ein Gold: Ein Hägar bringt dort einen Punkt. Setz ihn auf das Feld im Nordosten.
voyage-lay = Ben hat sich den Wald genommen. Jetzt legst du so an, dass mindestens ein Feld ein Feld derselben Art berührt; die anderen dürfen abweichen. Nördlich von Bierdeckel 6 stößt Wasser an dein Wasser.
voyage-turn = Dreh den Bierdeckel, bis seine zwei Wasserfelder an deinen liegen. Dann hat dein Wasser vier Felder und berührt einen Schild.
voyage-gold = Mit einem Schild lohnt es sich, eine Landschaft zu erobern: Hast du am Ende die meisten Hägars darauf, bekommst du 1 Punkt für jedes ihrer Felder. Noch bist du dort allein. Setz dein Gold auf das Wasser: Es zahlt jedem 1 Punkt, der einen Hägar auf dieser Landschaft hat.
voyage-again = Bens Bierdeckel hat das Wasser vergrößert, und sein Hägar steht jetzt auch darauf. Bei Gleichstand erobert es niemand, du brauchst also noch einen. Leg deinen Deckel westlich von Bierdeckel 6 an.
voyage-round = Dreh ihn so, dass Wasser an Wasser liegt.
voyage-second = Setz einen zweiten Hägar auf das Wasser. Mit zwei gegen einen eroberst du es: sechs Felder und zwei Gold, nach jetzigem Stand acht Punkte.

## The goal card

goal-sentence = Lege aus Bierdeckeln Landschaften und setze deine Hägars dorthin, wo Gold und Schilde sind.
goal-way-1 = Ein Hägar bringt 1 Punkt für jedes Gold seiner Landschaft. Alle, die dort stehen, bekommen es.
goal-way-2 = Liegt an einer Landschaft ein Schild, bringt die Mehrheit der Hägars dort auch 1 Punkt je Feld.
goal-way-3 = Am Ende bestimmt ein Würfel eine Linie, auf der Hägars und Gold doppelt zählen.
goal-way-4 = Danach dürfen alle noch einen ihrer Hägars versetzen.
goal-winner = Wer die meisten Punkte hat, gewinnt. Mit der Spelunkenregel kostet dich ein zweites Bier in einer Reihe oder Spalte ein Bier.
