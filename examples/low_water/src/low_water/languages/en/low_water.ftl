### Low Water

## What a seat is asked

ask-turn =
    { $left ->
        [one] Haul at a wreck or row home. The flood is { $left } step away.
       *[other] Haul at a wreck or row home. The flood is { $left } steps away.
    }
ask-full = Your boat is full. Row home.
ask-throw =
    { $dice ->
        [none] Throw one card overboard. Then the water rises.
        [one] Throw one card overboard. Then you roll { $dice } die, and the water rises.
       *[other] Throw one card overboard. Then you roll { $dice } dice, and the water rises.
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
does-row = you get home without rolling
does-row-laden = your boat is heavy: you roll a die on the way

## What a choice changes: the number before and after, and by how much

number-points =
    { $amount ->
        [one] { $change } point
       *[other] { $change } points
    }
number-cards =
    { $amount ->
        [one] { $change } card in your boat
       *[other] { $change } cards in your boat
    }
number-lost =
    { $amount ->
        [one] { $change } card lost
       *[other] { $change } cards lost
    }

## Why a move is refused

no-card = You don’t have this card: { $cargo }.
no-room = Your boat is full: it holds { $boat } cards. Row home instead.
no-drowned =
    { $room ->
        [one] { $wreck } is under water: the flood must be at least { $room } step away, and it is { $left }.
       *[other] { $wreck } is under water: the flood must be at least { $room } steps away, and it is { $left }.
    }
no-others = There’s no other crew on the reef for the powder to harm. Row home without it.
not-asked = You can’t play “{ $word }” now.
foreign-word = “{ $word }” belongs to another game or pack.
over = The game is over.

## Where the game stands, for everyone

stage =
    { $left ->
        [one] Ebb { $ebb } of { $ebbs }, flood { $left } step away: { $seat } is playing.
       *[other] Ebb { $ebb } of { $ebbs }, flood { $left } steps away: { $seat } is playing.
    }

## The log

log-ebb = Ebb { $ebb } of { $ebbs } begins, and { $seat } goes first.
log-drew = { $seat } draws { $cargos }.
log-hauls =
    { $rope ->
        [none] { $seat } hauls at the { $wreck }.
       *[other] { $seat } hauls at the { $wreck } with a rope.
    }
log-threw = { $seat } throws { $cargo } overboard.
log-rolled =
    { $left ->
        [one] { $seat } rolls a { $pips }, and the flood is { $left } step away.
       *[other] { $seat } rolls a { $pips }, and the flood is { $left } steps away.
    }
log-rows =
    { $powder ->
        [none] { $seat } rows home.
       *[other] { $seat } lights powder and rows home.
    }
log-blast = { $seat }’s powder blows up.
log-landed =
    { $value ->
        [one] { $seat } lands { $cargos } for { $value } point.
       *[other] { $seat } lands { $cargos } for { $value } points.
    }
log-last-boat =
    { $points ->
        [one] { $seat } brings in the last boat for { $points } point.
       *[other] { $seat } brings in the last boat for { $points } points.
    }
log-flood = The flood comes in and catches { $seats }.
log-clings = { $seat } clings to a cask and drifts ashore with the other cards.
log-lost = { $seat } loses { $cargos } to the sea.
log-game-over = The game is over. Winner: { $winners }.

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

about-summary = Three wrecks lie dry until the flood. Haul their cargo into your boat while the dice bring the water back: near and careful or far and greedy, with a hand that no one else sees. Only what reaches the harbour counts, and you can blow up the bar behind you as you leave.
about-credit = By { $designer }, as an example for people who make games.

## What a newcomer reads beside a question

guide-ask-turn = Far wrecks give you more cards, but every die brings the flood closer, for you and for everyone else on the reef. Only what you get home counts. A cask saves your cargo from the flood, and a rope saves you a die.
guide-ask-full = Nothing more fits into your boat. If other crews are still on the reef, light powder: it makes the water rise behind you.
guide-ask-throw = Everyone sees what you throw away. Keep the cards that are worth most, or those that may save the rest.

## What the icons mean

legend-wrecks = Wrecks: the further out, the more cargo and the more dice
legend-cargo = Cargo: a card scores its number if you bring it home
legend-others = Beside crews and cards
legend-harbour = Harbour
legend-harbour-is = Crews that are home, with what they have landed
legend-wave = Wave
legend-wave-is = The back of a card
legend-crown = Crown
legend-crown-is = Has won

## The text view of a position

sheet-ebb = Ebb { $ebb } of { $ebbs }
sheet-water = Water
sheet-water-at = { $water } of { $flood }
sheet-dice = Dice
sheet-deck = Cards in the deck
sheet-wreck = Wreck
sheet-draws = Draw
sheet-throws = Throw
sheet-rolls = Roll
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
board-draw =
    { $draws ->
        [one] Draw { $draws } card
       *[other] Draw { $draws } cards
    }
board-draw-throw = Draw { $draws }, throw { $throws }
board-one-die = { $dice } die
board-more-dice = { $dice } dice
board-to-go = { $left } to the flood
board-no-cards = No cards
board-thrown-next = Throw one away
board-harbour-tip =
    Harbour
    Only cards you land here count. With { $laden } or more, you roll a die on the way.
    LOW-15, LOW-16
board-wreck-tip =
    { $wreck }
    Draw { $draws }, throw away { $throws }, roll { $dice }.
    Dry while the flood is at least { $room } away.
    LOW-9, LOW-10, LOW-11
board-gauge-tip =
    Water at { $water }, flood at { $flood }
    When the water gets there, the flood catches everyone on the reef.
    LOW-9, LOW-18
board-deck-tip =
    Deck
    Cards left: { $count }
    LOW-4
board-dice-tip =
    Rolled this turn
    LOW-9
board-cards-tip =
    { $count ->
        [one] { $player } has { $count } card
       *[other] { $player } has { $count } cards
    }
    LOW-5, LOW-12
board-points-tip =
    { $player }’s points
    LOW-16, LOW-17
board-lost-tip =
    Cards { $player } lost to the sea: { $count }
    LOW-19, LOW-21
board-none-tip =
    { $cargo }
    Worth { $value }.
    LOW-16
board-powder-tip =
    { $cargo }
    Worth { $value }. Or light it as you row home: the water rises by a die behind you.
    LOW-14
board-rope-tip =
    { $cargo }
    Worth { $value }. Or use it when you haul: you roll one die less.
    LOW-13
board-cask-tip =
    { $cargo }
    Worth { $value }. If the flood catches you, you give it up and save your other cards.
    LOW-19
board-rank-tip =
    Place { $rank }
    LOW-21

## What is wrong with a pack: what was expected of a value. And what is wrong with a position

wrong-fewer-cards-than-drawn = fewer cards than the wreck lets you draw
wrong-least-cards-crews = at least { $least } cards for { $seats } crews
wrong-each-once = { $use } once
wrong-only-crew-reef-carries = only a crew on the reef can carry cards (LOW-16, LOW-19)
wrong-boat-holds-cards = a boat holds { $boat } cards, not { $hand } (LOW-12)
wrong-only-cards = the game has only { $counts } cards { $cargo }
wrong-seat-reef = seat { $active } isn’t on the reef (LOW-6)
wrong-seat-carries-card = seat { $active } has no card to throw (LOW-10)
wrong-expected-cargo = expected cargo such as { $cargo }, not { $card }

## The first voyage

voyage-galleon = Three wrecks lie dry until the flood comes. Haul cargo into your boat and bring it home in time. The galleon gives you the most, three cards, but you roll three dice, and the water rises by what they show. The flood is far away, so haul there.
voyage-rope = The water has risen, and the galleon is under it. You have rope: if you give one up, you roll one die less. Haul at the sloop with a rope, and you won’t roll at all.
voyage-throw = At the sloop you throw one card overboard. Rope is worth 1 point, amber 5. Throw the rope.
voyage-home = The flood is 7 steps away. Your boat is heavy, so you roll one die on the way, 6 at most: you will make it. Row home, and your cargo is safe.
