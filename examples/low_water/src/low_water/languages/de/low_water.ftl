### Low Water

## What a seat is asked

ask-turn =
    { $left ->
        [one] Berge an einem Wrack oder rudere heim. Die Flut ist { $left } Schritt entfernt.
       *[other] Berge an einem Wrack oder rudere heim. Die Flut ist { $left } Schritte entfernt.
    }
ask-full = Dein Boot ist voll, also rudere heim.
ask-throw =
    { $dice ->
        [none] Wirf eine Karte über Bord; dann steigt das Wasser.
       *[other] Wirf eine Karte über Bord; dann steigt das Wasser um { $dice } Würfel.
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
does-row = unterwegs wird nicht gewürfelt
does-row-laden = dein Boot ist schwer und langsam: Unterwegs wird ein Würfel geworfen

## Why a move is refused

no-card = So eine Karte hast du nicht: { $cargo }.
no-room = Dein Boot ist voll: Es trägt { $boat } Karten.
no-drowned = { $wreck } ist nur erreichbar, solange die Flut mindestens { $room } Schritte entfernt ist, und es sind { $left }.
no-others = Keine andere Mannschaft ist auf dem Riff, das Pulver würde niemandem schaden.
not-asked = „{ $word }“ beantwortet nicht die Frage, die jetzt offen ist.
foreign-word = „{ $word }“ gehört zu einem anderen Spiel.
over = Das Spiel ist zu Ende.

## Where the game stands, for everyone

stage =
    { $left ->
        [one] Ebbe { $ebb } von { $ebbs }, die Flut ist { $left } Schritt entfernt: { $seat } ist am Zug.
       *[other] Ebbe { $ebb } von { $ebbs }, die Flut ist { $left } Schritte entfernt: { $seat } ist am Zug.
    }

## The log

log-ebb = Ebbe { $ebb } von { $ebbs }: { $seat } beginnt.
log-drew = { $seat } zieht { $cargos }.
log-hauls =
    { $rope ->
        [none] { $seat } birgt am Wrack ({ $wreck }).
        [one] { $seat } birgt am Wrack ({ $wreck }) mit einem Tau.
       *[other] { $seat } birgt am Wrack ({ $wreck }) mit .
    }
log-threw = { $seat } wirft { $cargo } über Bord.
log-rolled =
    { $left ->
        [one] { $seat } würfelt eine { $pips }: Die Flut ist { $left } Schritt entfernt.
       *[other] { $seat } würfelt eine { $pips }: Die Flut ist { $left } Schritte entfernt.
    }
log-rows =
    { $powder ->
        [none] { $seat } rudert heim.
        [one] { $seat } rudert heim und zündet Pulver.
       *[other] { $seat } rudert heim und zündet .
    }
log-blast = Das Pulver von { $seat } geht hoch.
log-landed =
    { $value ->
        [one] { $seat } bringt { $cargos } an Land: { $value } Punkt.
       *[other] { $seat } bringt { $cargos } an Land: { $value } Punkte.
    }
log-last-boat =
    { $points ->
        [one] { $seat } ist das letzte Boot: { $points } Punkt.
       *[other] { $seat } ist das letzte Boot: { $points } Punkte.
    }
log-flood = Die Flut ist da und erwischt { $seats }.
log-clings = { $seat } klammert sich an ein Fass und treibt mit dem Rest an Land.
log-lost = Die See nimmt { $seat }: { $cargos }.
log-game-over = Das Spiel ist zu Ende. Gewonnen hat: { $winners }.

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

about-summary = Drei Wracks liegen trocken, solange die Ebbe dauert. Birg ihre Ladung, während die Würfel das Wasser zurückbringen: nah und mit Bedacht oder fern und gierig, mit einer Hand, die niemand sieht. Nur was den Hafen erreicht, zählt, und wer geht, kann hinter sich die Barre sprengen.
about-credit = Von { $designer }, als Beispiel für Spielemacher.

## What a newcomer reads beside a question

guide-ask-turn = Ferne Wracks bringen mehr Karten, aber jeder Würfel bringt die Flut näher, dir und allen anderen auf dem Riff. Nur was heimkommt, zählt. Ein Fass rettet dich vor der Flut, ein Tau erspart dir einen Würfel.
guide-ask-full = Mehr passt nicht in dein Boot. Sind andere auf dem Riff, lässt Pulver hinter dir das Wasser steigen.
guide-ask-throw = Alle sehen, was du wegwirfst. Behalte, was am meisten zählt oder was den Rest retten kann.

## The text view of a position

sheet-ebb = Ebbe { $ebb } von { $ebbs }
sheet-water = Wasser
sheet-water-at = { $water } von { $flood }
sheet-dice = Würfel
sheet-deck = Karten im Stapel
sheet-wreck = Wrack
sheet-draws = Zieht
sheet-throws = Wirft
sheet-rolls = Würfelt
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
board-draw = Ziehe { $draws } Karten
board-draw-throw = Ziehe { $draws }, wirf { $throws } weg
board-one-die = { $dice } Würfel
board-more-dice = { $dice } Würfel
board-to-go = { $left } bis zur Flut
board-no-cards = Keine Karten
board-thrown-next = Wirf eine weg
board-harbour-tip =
    Hafen
    Nur was hier landet, zählt. Ein Boot mit { $laden } oder mehr Karten würfelt unterwegs.
    LOW-15, LOW-16
board-wreck-tip =
    { $wreck }
    Zieht { $draws }, wirft { $throws } weg, würfelt mit { $dice }.
    Trocken, solange die Flut mindestens { $room } entfernt ist.
    LOW-9, LOW-10, LOW-11
board-gauge-tip =
    Wasser { $water }, Flut bei { $flood }
    An der Marke erwischt die Flut alle auf dem Riff.
    LOW-9, LOW-18
board-deck-tip =
    Stapel
    Karten, die noch kommen: { $count }
    LOW-4
board-dice-tip =
    In diesem Zug gewürfelt
    LOW-9
board-cards-tip =
    { $player } hat { $count } Karten im Boot
    LOW-5, LOW-12
board-points-tip =
    Punkte von { $player }
    LOW-16, LOW-17
board-lost-tip =
    Karten, die die See { $player } nahm: { $count }
    LOW-19, LOW-21
board-none-tip =
    { $cargo }
    Zählt { $value }.
    LOW-16
board-powder-tip =
    { $cargo }
    Zählt { $value }, oder beim Heimrudern gezündet: Hinter dir steigt das Wasser um einen Würfel.
    LOW-14
board-rope-tip =
    { $cargo }
    Zählt { $value }, oder beim Bergen benutzt: ein Würfel weniger.
    LOW-13
board-cask-tip =
    { $cargo }
    Zählt { $value }; erwischt dich die Flut, gibst du es ab und rettest den Rest.
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

wrong-fewer-cards-than-drawn = weniger Karten, als gezogen werden
wrong-least-cards-crews = mindestens { $least } Karten für { $seats } Mannschaften
wrong-each-once = { $use } einmal
wrong-only-crew-reef-carries = nur eine Mannschaft auf dem Riff trägt Karten (LOW-16, LOW-19)
wrong-boat-holds-cards = ein Boot fasst { $boat } Karten, nicht { $hand } (LOW-12)
wrong-only-cards = es gibt nur { $counts } Karten { $cargo }
wrong-seat-reef = Platz { $active } ist nicht auf dem Riff (LOW-6)
wrong-seat-carries-card = Platz { $active } trägt keine Karte (LOW-10)
wrong-expected-cargo = erwartet: Ladung wie { $cargo }, nicht { $card }
