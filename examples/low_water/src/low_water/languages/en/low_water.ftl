### Low Water

## What a seat is asked

ask-turn =
    { $left ->
        [one] Haul at a wreck or row home. The flood is { $left } step away.
       *[other] Haul at a wreck or row home. The flood is { $left } steps away.
    }
ask-full = Your boat is full, so row home.
ask-throw =
    { $dice ->
        [none] Throw one card overboard; then the water rises.
        [one] Throw one card overboard; then the water rises by { $dice } die.
       *[other] Throw one card overboard; then the water rises by { $dice } dice.
    }

## What a legal move costs or does

does-haul = draws { $draws } { $draws ->
        [one] card
       *[other] cards
    }{ $throws ->
        [none] { "" }
       *[other] , throws away { $throws }
    }{ $dice ->
        [none] { "" }
        [one] , rolls { $dice } die
       *[other] , rolls { $dice } dice
    }
does-row = no die is rolled on the way
does-row-laden = your boat is laden and slow: one die is rolled on the way

## Why a move is refused

no-card = You have no such card: { $cargo }.
no-room = Your boat is full: it holds { $boat } cards.
no-drowned =
    { $room ->
        [one] { $wreck } can be reached only while the flood is at least { $room } step away, and it is { $left }.
       *[other] { $wreck } can be reached only while the flood is at least { $room } steps away, and it is { $left }.
    }
no-others = No other crew is on the reef, so powder would harm nobody.
not-asked = “{ $word }” does not answer the question that is open now.
foreign-word = “{ $word }” belongs to another game.
over = The game is over.

## Where the game stands, for everyone

stage =
    { $left ->
        [one] Ebb { $ebb } of { $ebbs }, the flood is { $left } step away: { $seat } is to move.
       *[other] Ebb { $ebb } of { $ebbs }, the flood is { $left } steps away: { $seat } is to move.
    }

## The log

log-ebb = Ebb { $ebb } of { $ebbs }: { $seat } begins.
log-drew = { $seat } draws { $cargos }.
log-hauls =
    { $rope ->
        [none] { $seat } hauls at the { $wreck }.
        [one] { $seat } hauls at the { $wreck } with a rope.
       *[other] { $seat } hauls at the { $wreck } with .
    }
log-threw = { $seat } throws { $cargo } overboard.
log-rolled =
    { $left ->
        [one] { $seat } rolls a { $pips }: the flood is { $left } step away.
       *[other] { $seat } rolls a { $pips }: the flood is { $left } steps away.
    }
log-rows =
    { $powder ->
        [none] { $seat } rows home.
        [one] { $seat } rows home and lights powder.
       *[other] { $seat } rows home and lights .
    }
log-blast = The powder of { $seat } goes up.
log-landed =
    { $value ->
        [one] { $seat } lands { $cargos }: { $value } point.
       *[other] { $seat } lands { $cargos }: { $value } points.
    }
log-last-boat =
    { $points ->
        [one] { $seat } is the last boat: { $points } point.
       *[other] { $seat } is the last boat: { $points } points.
    }
log-flood = The flood is there and catches { $seats }.
log-clings = { $seat } clings to a cask and drifts ashore with the rest.
log-lost = The sea takes { $cargos } from { $seat }.
log-game-over = The game is over. The winner: { $winners }.

## What stands on the buttons of moves

label-roll = Roll a { $pips }
label-draw = Draw { $cargo }
label-haul = Haul: { $wreck }
label-rope = Haul with a rope: { $wreck }
label-home = Row home
label-powder = Light powder and row home
label-throw = Throw away { $cargo }
label-cling = Cling to a cask
label-land = Land { $cargo }
label-lose = Lose { $cargo }

## What the lobby says of the game

about-summary = Three wrecks lie dry for as long as the ebb lasts. Haul their cargo into your boat while the dice bring the water back: near and careful or far and greedy, with a hand that nobody sees. Only what reaches the harbour counts, and whoever leaves may blow up the bar behind them.
about-credit = By { $designer }, an example for makers of games.

## What a newcomer reads beside a question

guide-ask-turn = Far wrecks bring more cards, but every die brings the flood nearer, for you and for everyone else on the reef. Only what reaches home counts. A cask saves you from the flood, a rope spares you a die.
guide-ask-full = Nothing more fits into your boat. If others are on the reef, powder makes the water rise behind you.
guide-ask-throw = All see what you throw away. Keep what counts most, or what may save the rest.

## The text view of a position

sheet-ebb = Ebb { $ebb } of { $ebbs }
sheet-water = Water
sheet-water-at = { $water } of { $flood }
sheet-dice = Dice
sheet-deck = Cards in the deck
sheet-wreck = Wreck
sheet-draws = Draws
sheet-throws = Throws
sheet-rolls = Rolls
sheet-state = Now
sheet-dry = dry
sheet-drowned = under water
sheet-crews = Crews
sheet-crew = Crew
sheet-where = Where
sheet-reef = on the reef
sheet-home = home
sheet-caught = caught
sheet-cards = Cards
sheet-points = Points
sheet-lost = Lost
sheet-hand = Cards in your boat
sheet-value = Value
sheet-result = Result
sheet-cargo = Cargo
sheet-last_boat = Last boat
sheet-total = Total
sheet-rank = Place

## What is written on the board; a tip is several lines, the last has the rules

board-board = The reef of Low Water
board-over = The end
board-harbour = Harbour
board-row = Row home
board-row-laden = Row home: 1 die
board-powder = Light powder
board-with-rope = With a rope
board-draw = Draw { $draws } cards
board-draw-throw = Draw { $draws }, throw { $throws }
board-one-die = { $dice } die
board-more-dice = { $dice } dice
board-to-go = { $left } to the flood
board-no-cards = No cards
board-thrown-next = Throw one away
board-harbour-tip =
    Harbour
    Only what is landed here counts. A boat with { $laden } or more cards rolls a die.
    LOW-15, LOW-16
board-wreck-tip =
    { $wreck }
    Draws { $draws }, throws away { $throws }, rolls { $dice }.
    Dry while the flood is at least { $room } away.
    LOW-9, LOW-10, LOW-11
board-gauge-tip =
    Water { $water }, flood at { $flood }
    At the mark the flood catches all who are on the reef.
    LOW-9, LOW-18
board-deck-tip =
    Deck
    Cards still to be drawn: { $count }
    LOW-4
board-dice-tip =
    Rolled in this turn
    LOW-9
board-cards-tip =
    { $player } carries { $count } cards
    LOW-5, LOW-12
board-points-tip =
    Points of { $player }
    LOW-16, LOW-17
board-lost-tip =
    Cards the sea took from { $player }: { $count }
    LOW-19, LOW-21
board-none-tip =
    { $cargo }
    Worth { $value }.
    LOW-16
board-powder-tip =
    { $cargo }
    Worth { $value }, or lit when you row home: the water rises by a die behind you.
    LOW-14
board-rope-tip =
    { $cargo }
    Worth { $value }, or used for a haul: one die less.
    LOW-13
board-cask-tip =
    { $cargo }
    Worth { $value }; if the flood catches you, it is given up and saves the rest.
    LOW-19
board-rank-tip =
    Place { $rank }
    LOW-21

## What is wrong with a pack: what was expected of a value. And what is wrong with a position

wrong-fewer-cards-than-drawn = fewer cards than are drawn
wrong-least-cards-crews = at least { $least } cards for { $seats } crews
wrong-each-once = { $use } once
wrong-only-crew-reef-carries = only a crew on the reef carries cards (LOW-16, LOW-19)
wrong-boat-holds-cards = a boat holds { $boat } cards, not { $hand } (LOW-12)
wrong-only-cards = there are only { $counts } cards { $cargo }
wrong-seat-reef = seat { $active } is not on the reef (LOW-6)
wrong-seat-carries-card = seat { $active } carries no card (LOW-10)
wrong-expected-cargo = expected cargo such as { $cargo }, not { $card }
