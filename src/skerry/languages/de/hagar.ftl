### Hägar

## What a seat is asked

ask-lay = Lege { $coaster } so an, dass eines seiner Felder passt.
ask-lay-anywhere = { $coaster } passt nirgends, also lege ihn irgendwo an.
ask-turn = Wie drehst du { $coaster }?
ask-place =
    { $hagars ->
        [none] Lege ein Plättchen auf { $coaster }. Du hast noch { $gold } Gold.
        [one] Lege ein Plättchen auf { $coaster }. Du hast noch { $hagars } Hägar, { $gold } Gold.
       *[other] Lege ein Plättchen auf { $coaster }. Du hast noch { $hagars } Hägars, { $gold } Gold.
    }
ask-move = Versetze einen deiner Hägars auf ein freies Feld der gleichen Landschaft oder passe.
ask-to = Auf welches freie Feld geht dein Hägar? Erlaubt ist nur: { $kind }.

## What a legal move costs or does

does-lay = mögliche Drehungen: { $rotations }
does-offend = mögliche Drehungen: { $rotations }; in dieser Reihe oder Spalte ist schon ein Bier, du schuldest also eins
does-turn = der Pfeil der { $number } liegt { $axis }
does-place = { $kind }, { $size } { $size ->
        [one] Feld
       *[other] Felder
    }{ $gold ->
        [none] { "" }
       *[other] , { $gold } Gold
    }{ $shields ->
        [none] { "" }
        [one] , { $shields } Schild
       *[other] , { $shields } Schilde
    }
does-move = verlässt { $kind }, { $size } { $size ->
        [one] Feld
       *[other] Felder
    }{ $gold ->
        [none] { "" }
       *[other] , { $gold } Gold
    }{ $shields ->
        [none] { "" }
        [one] , { $shields } Schild
       *[other] , { $shields } Schilde
    }
does-to = { $kind }, { $size } { $size ->
        [one] Feld
       *[other] Felder
    }{ $gold ->
        [none] { "" }
       *[other] , { $gold } Gold
    }{ $shields ->
        [none] { "" }
        [one] , { $shields } Schild
       *[other] , { $shields } Schilde
    }{ $doubled ->
        [none] { "" }
        [one] , doppelt
       *[other] ,{ " " }
    }

## Why a move is refused

no-cell-taken = Dort liegt schon { $coaster }.
no-edge = Ein Bierdeckel muss mit einer ganzen Seite an einen anderen grenzen.
no-match = Dort passt kein Feld von { $coaster }, wie man ihn auch dreht, anderswo aber schon.
no-match-beer = Zeigt das Glas zu dir ({ $side }), passt dort kein Feld von { $coaster }, anderswo aber schon.
no-beer = Das Glas auf { $coaster } muss zu dir zeigen ({ $side }), sonst wird das Bier verschüttet.
no-match-turned = Um { $rotation } gedreht passt dort kein Feld von { $coaster }.
no-token = Solche Plättchen hast du nicht mehr: { $token }.
no-own-hagar = Dort steht keiner deiner Hägars.
no-target = Dafür ist kein Feld frei: { $kind }.
no-same-field = Dort steht er schon; wer ihn stehen lassen will, passt, statt ihn zu wählen.
no-not-on-table = { $coaster } liegt nicht auf dem Tisch.
no-other-kind = Ein Hägar darf nicht zu einer anderen Landschaft: { $kind } ist nicht { $other }.
no-occupied = Dort liegt schon ein Plättchen.
not-asked = „{ $word }“ beantwortet nicht die Frage, die jetzt offen ist.
foreign-word = „{ $word }“ gehört zu einem anderen Spiel oder anderen Bierdeckeln.
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
log-roll-again = { $players } haben gleich gewürfelt und würfeln noch einmal.
log-starts = { $seat } beginnt.
log-turn = Zug { $turn } von { $turns }: { $seat }.
log-drew = { $seat } zieht { $coaster }.
log-no-match = { $coaster } passt nirgends und darf überall angelegt werden.
log-laid = { $seat } legt { $coaster } auf ({ $x }, { $y }), um { $rotation } gedreht.
log-offence = Zwei Bier in einer Reihe oder Spalte: ein Verstoß von { $seat }.
log-placed = { $seat } legt { $token } auf { $kind } von { $coaster }, { $corner }.
log-final-roll = { $seat } würfelt für die doppelte Linie eine { $roll }.
log-line = Die Linie durch den Würfel auf { $coaster } zählt doppelt, { $axis }.
log-no-line = Die { $roll } liegt nicht auf dem Tisch: Nichts zählt doppelt.
log-moved = { $seat } versetzt einen Hägar von { $coaster }, { $corner }, auf { $to_coaster }, { $to_corner } ({ $kind }).
log-stayed = { $seat } versetzt keinen Hägar.
log-conquered = { $seat } erobert { $kind } mit { $size } { $size ->
        [one] Feld
       *[other] Feldern
    }: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
log-treasure = { $seat } findet Gold bei { $kind } mit { $size } { $size ->
        [one] Feld
       *[other] Feldern
    }: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }.
log-tied =
    { $size ->
        [one] Niemand erobert { $kind } mit { $size } Feld: Es steht unentschieden.
       *[other] Niemand erobert { $kind } mit { $size } Feldern: Es steht unentschieden.
    }
log-total =
    { $points ->
        [one] { $seat } hat { $points } Punkt.
       *[other] { $seat } hat { $points } Punkte.
    }
log-beers = { $seat } schuldet { $winners } { $beers } Bier.
log-rank = { $seat } ist: { $rank }.
log-game-over = Das Spiel ist zu Ende. Gewonnen hat: { $winners }.

## What stands on the buttons of moves

label-roll = Eine { $roll } würfeln
label-draw = { $coaster } ziehen
label-lay = Auf ({ $x }, { $y }) legen
label-turn = Um { $rotation } drehen
label-place = { $token }, { $corner }
label-move = Hägar versetzen: { $coaster }, { $corner }
label-pass = Keinen versetzen
label-to = Auf { $coaster }, { $corner }

## Words

word-phase-roll = würfelt
word-phase-draw = zieht einen Bierdeckel
word-phase-lay = legt einen Bierdeckel
word-phase-turn = dreht den Bierdeckel
word-phase-token = legt ein Plättchen
word-phase-move = darf einen Hägar versetzen
word-phase-to = versetzt einen Hägar
word-place-nw = Nordwest
word-place-ne = Nordost
word-place-sw = Südwest
word-place-se = Südost
word-place-horizontal = waagerecht
word-place-vertical = senkrecht

## What the lobby says of the game

about-summary = Wikinger entdecken neue Ufer auf Bierdeckeln. Zieh einen, lege ihn passend an und setze einen Hägar oder ein Stück Gold darauf. Am Ende lässt der Würfel eine Linie doppelt zählen, und jeder darf einen Hägar versetzen; dann zahlt Gold an alle, die da sind, und ein Schild gibt eine ganze Landschaft dem, der sie hält. Allein spielst du um einen Rang zwischen Trunkenbold und Eroberer.
about-credit = Erschienen { $year } bei { $publisher }.
about-without = ohne
about-with = mit

## What a newcomer reads beside a question

guide-ask-lay = Ein Feld deines Bierdeckels muss Seite an Seite mit einem gleichen Feld liegen; alle anderen dürfen abweichen. Suche einen Platz, der eine Landschaft vergrößert, auf der du stehst oder stehen willst. Ein Deckel mit Bier zeigt immer zu dir und hat darum weniger Plätze.
guide-ask-lay-anywhere = Dieser Bierdeckel passt nirgends auf der Karte, das ist selten. Du darfst ihn auf jeden freien Platz neben einem anderen legen. Halte damit eine Landschaft der anderen klein oder beginne etwas Neues.
guide-ask-turn = Angeboten werden nur passende Drehungen. Achte auf Schilde und Gold des Deckels: Sie zählen für die Felder, die sie berühren. Trägt er ein Würfelfeld, so bestimmst du auch, wohin dessen Pfeil zeigt.
guide-ask-place = Ein Hägar bekommt das Gold der Landschaft, auf der er steht, und mit Schild und Mehrheit alle ihre Felder. Gold gehört niemandem: Es zahlt an jeden, der dort einen Hägar hat. Solange du Plättchen hast, musst du eines legen; hebe das Gold also für einen Deckel auf, auf dem ein Hägar verschwendet wäre.
guide-ask-move = Jeder darf jetzt einen Hägar versetzen, und nur jetzt. Suche ein Herrschaftsgebiet, das ein Hägar mehr gewinnt oder ausgleicht; auf der doppelten Linie zählt er zweifach. Wird nichts besser, lass alle stehen.
guide-ask-to = Er darf überallhin auf der Karte, auf jedes freie Feld der Landschaftsart, auf der er jetzt steht. Nimm die Landschaft, die am meisten Felder und Gold bringt. Denke daran, was er zurücklässt.

## The text view of a position

sheet-set-up = Vorbereitung: Würfeln um den Start
sheet-turns = Zug { $turn } von { $turns }
sheet-final = Schlussrunde
sheet-over = Die Karte am Ende
sheet-turn = am Zug
sheet-start = Startspieler
sheet-pile = Bierdeckel im Stapel
sheet-unseen = noch nicht gesehen
sheet-line = doppelte Linie
sheet-no-line = keine: Die { $roll } liegt nicht auf dem Tisch
sheet-line-at = { $axis }, { $letter } = { $at }, gewürfelt { $roll }
sheet-map = Karte. { $legend }; eine Zahl: der Hägar dieses Spielers, $: Gold, *: doppelte Linie
sheet-land = La
sheet-forest = Wd
sheet-water = Ws
sheet-coasters = Bierdeckel auf dem Tisch
sheet-hand = Gezogener Bierdeckel
sheet-hand-anywhere = Gezogener Bierdeckel: Er passt nirgends und darf überall angelegt werden
sheet-coaster = Bierdeckel
sheet-cell = Platz
sheet-rotation = Gedreht
sheet-shows = Was er zeigt
sheet-beer = Bier
sheet-between = { $symbol } bei { $places }
sheet-die = Würfelfeld { $number }, { $axis }, bei { $places }
sheet-places = Wohin er darf
sheet-offence = kostet ein Bier
sheet-landscapes = Landschaften mit Punkten oder Hägars
sheet-kind = Landschaft
sheet-first = Ab
sheet-fields = Felder
sheet-gold = Gold
sheet-shields = Schilde
sheet-strength = { $player }: Hägars
sheet-landscape-points = { $player }: Punkte
sheet-players = Spieler, mit den Punkten, wie es steht
sheet-player = Spieler
sheet-side = Seite
sheet-hagars_left = Hägars übrig
sheet-gold_left = Gold übrig
sheet-dominions = Herrschaften
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
board-title-set-up = Würfeln um den Start
board-title-over = Ende
board-in-hand = Gezogen von { $player }
board-turn-it = Drehe ihn mit Klick, Rad oder Pfeiltasten; der Haken legt ihn.
board-turn-on = Nach rechts drehen
board-turn-back = Nach links drehen
board-show-turned = Um { $rotation }° gedreht zeigen
board-zoom-in = Näher heran
board-zoom-out = Weiter weg
board-zoom-whole = Die ganze Karte
board-fits = Er passt, wo die Karte leuchtet.
board-anywhere = Er passt nirgends: Lege ihn irgendwo an.
board-beer-points = Das Glas muss zu { $player } zeigen ({ $side }).
board-beer-costs = Wo +1 steht, kostet es ein Bier: In der Reihe oder Spalte ist schon eins.
board-beer-tip =
    Volles Bierglas
    Es zeigt zu dem, der den Bierdeckel legt.
    HAG-22
board-gold-tip =
    Aufgedrucktes Gold
    Ein Punkt für jeden mit einem Hägar auf einer Landschaft, die es berührt.
    HAG-11, HAG-51
board-shield-tip =
    Schild
    Die Landschaften, die er berührt, können erobert werden.
    HAG-11, HAG-54
board-die-tip =
    Würfelfeld { $number }, { $axis }
    Wird die Zahl am Ende gewürfelt, zählt ihre Linie doppelt.
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
board-nobody = Kein Hägar steht dort
board-stands = { $player } { $strength }
board-leads = { $player } führt
board-spot-tip =
    Freier Platz ({ $x }, { $y })
    Gedreht um { $turns }
    { $rule }
board-spot-offence =
    Freier Platz ({ $x }, { $y })
    In dieser Reihe oder Spalte ist schon ein Bier: Das kostet eins.
    { $rule }
board-no-spot-tip =
    Freier Platz ({ $x }, { $y })
    Hier passt nichts
    HAG-19
board-double-tip =
    Doppelte Linie
    Hägars und Gold auf ihr zählen doppelt.
    HAG-41, HAG-58, HAG-59
board-pile-tip =
    Bierdeckel im Stapel: { $count }
    Noch nicht gesehen: { $unseen }
    HAG-04, HAG-15
board-start-tip =
    Startspieler
    HAG-05, HAG-43
board-left-tip =
    { $player } hat noch { $hagars } Hägars und { $gold } Gold
    HAG-03, HAG-26
board-points-tip =
    Wie es steht: { $gold } für Gold und { $dominions } für Herrschaften
    HAG-51, HAG-55
board-offence-tip =
    Verstöße gegen die Spelunkenregel: { $count }
    HAG-34, HAG-37
board-rolled-tip =
    Gewürfelt: { $roll }
    HAG-40
board-rank-tip =
    Platz { $rank }
    HAG-61
board-scoring = Landschaften mit Hägars
board-none-yet = Noch steht kein Hägar auf der Karte.
board-plate-tip =
    { $player }
    Sitzt hier ({ $side }): Ein Bier, das { $player } legt, zeigt zu dieser Seite.
    HAG-02, HAG-22
board-north = N
board-map-tip =
    Tisch
    Norden ist oben, wer auch hinsieht.
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
wrong-after-turns-seat = nach { $turns } Zügen ist Platz { $wanted } dran (HAG-13)
wrong-coaster-this-turn-laid = der Bierdeckel dieses Zuges liegt schon: Er ist neu
wrong-map = { $thing } liegt nicht auf der Karte
wrong-token-already = auf { $thing } liegt schon ein Plättchen (HAG-26)
wrong-seat-token-left-put = Platz { $active } hat kein Plättchen mehr dafür (HAG-31)
wrong-already-lies-map = { $thing } liegt schon auf der Karte
wrong-all-coasters-game-lie = alle Bierdeckel des Spiels liegen auf der Karte
wrong-may-laid = { $coasters } darf dort nicht liegen (HAG-18, HAG-19)
wrong-rolled-already-says-which = rolled sagt schon, welche Reihe doppelt zählt
wrong-all-numbers-lie-map = alle Zahlen liegen auf der Karte, also zählt eine Reihe doppelt (HAG-41)
wrong-no-hagar-there = dort steht kein Hägar von Platz { $active } (HAG-47)
wrong-field-kind-free = kein Feld dieser Art ist frei (HAG-46)
wrong-without-single-coaster-nothing = ohne einen einzigen Bierdeckel gibt es nichts zu spielen
wrong-coaster-x-y-rotation = { $entry } ist kein Bierdeckel mit x, y und einer Drehung von 0, 90, 180 oder 270
wrong-already-lies-map-2 = { $parts } liegt bereits auf der Karte
wrong-first-coaster-lies-every = der erste Bierdeckel liegt bei 0 0, jeder weitere an einem früheren (HAG-17, HAG-18)
wrong-only-coasters-game-seats = bei { $seats } Plätzen sind nur { $number } Bierdeckel im Spiel (HAG-04)
wrong-glass-points-seat-who = das Glas von { $thing } zeigt zu Platz { $seat }, der ihn gelegt hat: { $side }, Drehung { $rotation } (HAG-22)
wrong-coaster = einen Bierdeckel { $thing } gibt es nicht
wrong-coaster-2 = { $place } ist kein Bierdeckel mit einer der Ecken { $corners }
wrong-say-what-starting-player = sag, was der Startspieler gewürfelt hat: eine Zahl von 1 bis 6 (HAG-40)
wrong-cell-can-reached = { $cell } ist keine erreichbare Stelle, etwa '1 -2'
wrong-token-already-2 = auf { $told } liegt schon ein Plättchen (HAG-29)
wrong-seat-more-them = Platz { $seat } hat davon keins mehr (HAG-03)
wrong-corners = eine Liste von { LIST($counts, type: "or") } aus { $corners }
