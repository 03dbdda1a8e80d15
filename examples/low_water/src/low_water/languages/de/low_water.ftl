### Low Water

## What a seat is asked

ask-turn =
    { $left ->
        [one] Berge an einem Wrack oder rudere heim. Die Flut ist { $left } Schritt entfernt.
       *[other] Berge an einem Wrack oder rudere heim. Die Flut ist { $left } Schritte entfernt.
    }
ask-full = Dein Boot ist voll. Rudere heim.
ask-throw =
    { $dice ->
        [none] Wirf eine Karte über Bord. Danach steigt das Wasser.
        [one] Wirf eine Karte über Bord. Danach würfelst du mit { $dice } Würfel, und das Wasser steigt.
       *[other] Wirf eine Karte über Bord. Danach würfelst du mit { $dice } Würfeln, und das Wasser steigt.
    }

## What a legal move costs or does

does-haul = zieht { $draws } { $draws ->
        [one] Karte
       *[other] Karten
    }{ $throws ->
        [none] { "" }
       *[other] , wirft { $throws } weg
    }{ $dice ->
        [none] { "" }
        [one] , würfelt mit { $dice } Würfel
       *[other] , würfelt mit { $dice } Würfeln
    }
does-row = du kommst heim, ohne zu würfeln
does-row-laden = dein Boot ist schwer beladen: Du würfelst unterwegs einmal

## What a choice changes: the number before and after, and by how much

number-points =
    { $amount ->
        [one] { $change } Punkt
       *[other] { $change } Punkte
    }
number-cards =
    { $amount ->
        [one] { $change } Karte im Boot
       *[other] { $change } Karten im Boot
    }
number-lost =
    { $amount ->
        [one] { $change } verlorene Karte
       *[other] { $change } verlorene Karten
    }

## Why a move is refused

no-card = Diese Karte hast du nicht: { $cargo }.
no-room = Dein Boot ist voll, mehr als { $boat } Karten passen nicht hinein. Rudere heim.
no-drowned =
    { $room ->
        [one] { $wreck } ist unter Wasser: Die Flut müsste mindestens { $room } Schritt entfernt sein, es sind { $left }.
       *[other] { $wreck } ist unter Wasser: Die Flut müsste mindestens { $room } Schritte entfernt sein, es sind { $left }.
    }
no-others = Auf dem Riff ist keine andere Mannschaft, der das Pulver schaden könnte. Rudere ohne Pulver heim.
not-asked = „{ $word }“ geht jetzt nicht.
foreign-word = „{ $word }“ gehört zu einem anderen Spiel oder zu anderen Karten.
over = Das Spiel ist zu Ende.

## Where the game stands, for everyone

stage =
    { $left ->
        [one] Ebbe { $ebb } von { $ebbs }, Flut noch { $left } Schritt entfernt: { $seat } ist am Zug.
       *[other] Ebbe { $ebb } von { $ebbs }, Flut noch { $left } Schritte entfernt: { $seat } ist am Zug.
    }

## The log

log-ebb = Ebbe { $ebb } von { $ebbs } beginnt, { $seat } fängt an.
log-drew = { $seat } zieht { $cargos }.
log-hauls =
    { $rope ->
        [none] { $seat } birgt Ladung ({ $wreck }).
       *[other] { $seat } birgt Ladung mit einem Tau ({ $wreck }).
    }
log-threw = { $seat } wirft { $cargo } über Bord.
log-rolled =
    { $left ->
        [one] { $seat } würfelt eine { $pips }, die Flut ist noch { $left } Schritt entfernt.
       *[other] { $seat } würfelt eine { $pips }, die Flut ist noch { $left } Schritte entfernt.
    }
log-rows =
    { $powder ->
        [none] { $seat } rudert heim.
       *[other] { $seat } zündet Pulver und rudert heim.
    }
log-blast = Das Pulver von { $seat } geht hoch.
log-landed =
    { $value ->
        [one] { $seat } bringt { $cargos } an Land und bekommt { $value } Punkt.
       *[other] { $seat } bringt { $cargos } an Land und bekommt { $value } Punkte.
    }
log-last-boat =
    { $points ->
        [one] { $seat } kommt als letztes Boot heim und bekommt { $points } Punkt.
       *[other] { $seat } kommt als letztes Boot heim und bekommt { $points } Punkte.
    }
log-flood = Die Flut kommt und erwischt { $seats }.
log-clings = { $seat } klammert sich an ein Fass und treibt mit den übrigen Karten an Land.
log-lost = { $seat } verliert an die See: { $cargos }.
log-game-over = Das Spiel ist zu Ende. Es gewinnt: { $winners }.

## What stands on the buttons of moves

label-roll = Eine { $pips } würfeln
label-draw = { $cargo } ziehen
label-haul = Bergen: { $wreck }
label-rope = Mit Tau bergen: { $wreck }
label-home = Heimrudern
label-powder = Pulver zünden und heimrudern
label-throw = { $cargo } wegwerfen
label-cling = An ein Fass klammern
label-land = { $cargo } an Land bringen
label-lose = { $cargo } verlieren

## What the lobby says of the game

about-summary = Drei Wracks liegen trocken, bis die Flut kommt. Birg ihre Ladung, während die Würfel das Wasser zurückbringen: vorsichtig in der Nähe oder gierig in der Ferne, mit Karten, die sonst niemand sieht. Nur was den Hafen erreicht, zählt, und auf dem Heimweg kannst du hinter dir die Sandbank sprengen.
about-credit = Von { $designer }, als Beispiel für alle, die Spiele machen.

## What a newcomer reads beside a question

guide-ask-turn = Ferne Wracks bringen dir mehr Karten, aber jeder Würfel bringt die Flut näher, für dich und alle anderen auf dem Riff. Nur was heimkommt, zählt. Ein Fass rettet deine Ladung vor der Flut, ein Tau erspart dir einen Würfel.
guide-ask-full = Mehr passt nicht in dein Boot. Sind noch andere auf dem Riff, zünde Pulver: Dann steigt hinter dir das Wasser.
guide-ask-throw = Alle sehen, was du wegwirfst. Behalte die Karten, die am meisten zählen oder den Rest retten können.

## What the icons mean

legend-wrecks = Wracks: je weiter draußen, desto mehr Ladung und desto mehr Würfel
legend-cargo = Ladung: eine Karte zählt ihre Zahl, wenn du sie heimbringst
legend-others = Bei Mannschaften und Karten
legend-harbour = Hafen
legend-harbour-is = Mannschaften, die daheim sind, mit dem, was sie gelandet haben
legend-wave = Welle
legend-wave-is = Die Rückseite einer Karte
legend-crown = Krone
legend-crown-is = Hat gewonnen

## The text view of a position

sheet-ebb = Ebbe { $ebb } von { $ebbs }
sheet-water = Wasser
sheet-water-at = { $water } von { $flood }
sheet-dice = Würfel
sheet-deck = Karten im Stapel
sheet-wreck = Wrack
sheet-draws = Ziehen
sheet-throws = Abwerfen
sheet-rolls = Würfeln
sheet-state = Jetzt
sheet-dry = trocken
sheet-drowned = unter Wasser
sheet-crews = Mannschaften
sheet-crew = Mannschaft
sheet-where = Wo
sheet-reef = auf dem Riff
sheet-home = daheim
sheet-caught = erwischt
sheet-cards = Karten
sheet-points = Punkte
sheet-lost = Verloren
sheet-hand = Karten in deinem Boot
sheet-value = Wert
sheet-result = Ergebnis
sheet-cargo = Ladung
sheet-last_boat = Letztes Boot
sheet-total = Summe
sheet-rank = Platz

## What is written on the board; a tip is several lines, the last has the rules

board-board = Das Riff von Low Water
board-over = Ende
board-harbour = Hafen
board-row = Heimrudern
board-row-laden = Heimrudern: 1 Würfel
board-powder = Pulver zünden
board-with-rope = Mit Tau
board-draw =
    { $draws ->
        [one] Ziehe { $draws } Karte
       *[other] Ziehe { $draws } Karten
    }
board-draw-throw = Ziehe { $draws }, wirf { $throws } weg
board-one-die = { $dice } Würfel
board-more-dice = { $dice } Würfel
board-to-go = { $left } bis zur Flut
board-no-cards = Keine Karten
board-thrown-next = Wirf eine weg
board-harbour-tip =
    Hafen
    Nur Karten, die du hier an Land bringst, zählen. Mit { $laden } oder mehr würfelst du unterwegs.
    LOW-15, LOW-16
board-wreck-tip =
    { $wreck }
    Ziehe { $draws }, wirf { $throws } weg, Würfel: { $dice }.
    Trocken, solange die Flut mindestens { $room } entfernt ist.
    LOW-9, LOW-10, LOW-11
board-gauge-tip =
    Wasser bei { $water }, Flut bei { $flood }
    Steigt das Wasser bis dahin, erwischt die Flut alle auf dem Riff.
    LOW-9, LOW-18
board-deck-tip =
    Stapel
    Noch da: { $count }
    LOW-4
board-dice-tip =
    In diesem Zug gewürfelt
    LOW-9
board-cards-tip =
    { $count ->
        [one] { $player } hat { $count } Karte im Boot
       *[other] { $player } hat { $count } Karten im Boot
    }
    LOW-5, LOW-12
board-points-tip =
    Punkte von { $player }
    LOW-16, LOW-17
board-lost-tip =
    Von { $player } an die See verlorene Karten: { $count }
    LOW-19, LOW-21
board-none-tip =
    { $cargo }
    Zählt { $value }.
    LOW-16
board-powder-tip =
    { $cargo }
    Zählt { $value }. Oder du zündest es beim Heimrudern: Hinter dir steigt das Wasser um einen Würfel.
    LOW-14
board-rope-tip =
    { $cargo }
    Zählt { $value }. Oder du benutzt es beim Bergen und würfelst mit einem Würfel weniger.
    LOW-13
board-cask-tip =
    { $cargo }
    Zählt { $value }. Erwischt dich die Flut, gibst du es ab und rettest deine übrigen Karten.
    LOW-19
board-rank-tip =
    Platz { $rank }
    LOW-21

## The names and texts of the pack. In English they stand in the pack itself.

pack-wreck-sloop-name = Schaluppe
pack-wreck-brig-name = Brigg
pack-wreck-galleon-name = Galeone

pack-cargo-amber-name = Bernstein
pack-cargo-copper-name = Kupfer
pack-cargo-powder-name = Pulver
pack-cargo-rope-name = Tau
pack-cargo-cask-name = Fass

## What is wrong with a pack: what was expected of a value. And what is wrong with a position

wrong-fewer-cards-than-drawn = weniger Karten, als man am Wrack zieht
wrong-least-cards-crews = mindestens { $least } Karten für { $seats } Mannschaften
wrong-each-once = { $use } einmal
wrong-only-crew-reef-carries = nur eine Mannschaft auf dem Riff kann Karten tragen (LOW-16, LOW-19)
wrong-boat-holds-cards = ein Boot fasst { $boat } Karten, nicht { $hand } (LOW-12)
wrong-only-cards = im Spiel sind nur { $counts } Karten { $cargo }
wrong-seat-reef = Platz { $active } ist nicht auf dem Riff (LOW-6)
wrong-seat-carries-card = Platz { $active } hat keine Karte zum Wegwerfen (LOW-10)
wrong-expected-cargo = erwartet: Ladung wie { $cargo }, nicht { $card }

## The first voyage

voyage-galleon = Drei Wracks liegen trocken, bis die Flut kommt. Birg Ladung und bring sie im Boot rechtzeitig heim. Die Galeone bringt am meisten, drei Karten, aber du würfelst mit drei Würfeln, und um so viele Schritte, wie sie zeigen, steigt das Wasser. Die Flut ist noch weit: Birg dort.
voyage-rope = Das Wasser ist gestiegen und hat die Galeone überspült. Du hast Tau: Gib eines ab, und du würfelst mit einem Würfel weniger. Birg mit einem Tau an der Schaluppe, dann würfelst du gar nicht.
voyage-throw = An der Schaluppe wirfst du eine Karte über Bord. Tau ist 1 Punkt wert, Bernstein 5. Wirf das Tau weg.
voyage-home = Die Flut ist 7 Schritte entfernt. Dein Boot ist schwer, also würfelst du unterwegs mit einem Würfel, höchstens 6: Das reicht. Rudere heim, dann ist deine Ladung sicher.
