### Pirate Haven

## What a seat is asked

ask-sail = Sail to a spot ahead, or leave the Map. You have { $income } Income.
ask-raise =
    { $pips ->
        [one] Bonus: add { $pips } pip to one of your dice: { $colour }.
       *[other] Bonus: add { $pips } pips to one of your dice: { $colour }.
    }
ask-buy = { $tile } costs { $cost } and you have { $income } Income. Buy it for a spot of your Island, or discard it.
ask-give = { $tile } costs { $cost } and you have { $income } Income. Give Treasure to be able to pay, or discard the tile.
ask-buy-or-bonus = { $tile } costs { $cost } and you have { $income } Income. Buy it or discard it; you take the bonus before or after.
ask-give-or-bonus = { $tile } costs { $cost } and you have { $income } Income. Give Treasure, take the bonus first, or discard the tile.
ask-raise-late =
    { $pips ->
        [one] Bonus after the tile: add { $pips } pip to one of your dice: { $colour }.
       *[other] Bonus after the tile: add { $pips } pips to one of your dice: { $colour }.
    }
ask-make-room =
    { $pips ->
        [one] No Treasure die has room for the bonus of { $pips } pip. Give Treasure first, or do without.
       *[other] No Treasure die has room for the bonus of { $pips } pips. Give Treasure first, or do without.
    }
ask-handle = Your new Ship: reroll or move one of your dice ({ $colour }), or do without.
ask-to = Where do you move the die from { $die }?
ask-corvette =
    { $pips ->
        [one] Your new Ship: add { $pips } pip to every die beside it, within capacity, or do without.
       *[other] Your new Ship: add { $pips } pips to every die beside it, within capacity, or do without.
    }
ask-place-die = { $thing }: place the die on one of your tiles, or discard it.
ask-place-navy = { $thing }: place the die on an empty sea spot, or discard it.
ask-place-rum = Place the Rum on a die spot of one of your tiles.
ask-discard-navy = Your Navy dice show { $navy }, your Ships have a strength of { $strength }: discard a Navy die.

## What a legal move costs or does

does-give =
    { $lost ->
        [none] the die then shows { $pips }, Income { $income }
       *[other] the die then shows { $pips }, Income { $income } ({ $lost } lost)
    }
does-add = the die then shows { $pips }, Income { $income }
does-sail = { $thing ->
        [none] { "" }
       *[other] { DOES($thing) };{ " " }
    }{ $bonus ->
        [none] { "" }
       *[other] { BONUS($bonus) };{ " " }
    }then: { $next }
does-leave = place { $place }{ $fame ->
        [none] { "" }
       *[other] , { $fame } Fame
    }{ $lost ->
        [none] { "" }
       *[other] ; { $lost } Income is lost
    }{ $pips ->
        [none] { "" }
       *[other] ; { $pips } Treasure could still be added
    }; then: { $next }
does-leave-last = place { $place }{ $fame ->
        [none] { "" }
       *[other] , { $fame } Fame
    }{ $lost ->
        [none] { "" }
       *[other] ; { $lost } Income is lost
    }{ $pips ->
        [none] { "" }
       *[other] ; { $pips } Treasure could still be added
    }; all are home
does-raise = the die then shows { $pips }
does-bonus = { BONUS($bonus) }
does-no-bonus = { BONUS($bonus) }: nothing to gain now
does-buy =
    { $raises ->
        [none] costs { $cost }, leaves { $income } Income; capacity { $capacity }
        [one] costs { $cost }, leaves { $income } Income; capacity { $capacity }; raises { $raises } tile beside it
       *[other] costs { $cost }, leaves { $income } Income; capacity { $capacity }; raises { $raises } tiles beside it
    }
does-buy-ship = costs { $cost }, leaves { $income } Income; capacity and strength { $capacity }
does-handle = shows { $pips }, at most { $limit } there
does-place =
    { $lost ->
        [none] shows { $pips } there
        [one] shows { $pips } there, { $lost } pip is lost
       *[other] shows { $pips } there, { $lost } pips are lost
    }
does-place-navy =
    { $uncovered ->
        [none] Navy { $navy }, strength of your Ships { $strength }
       *[other] Navy { $navy }, strength of your Ships { $strength }: { $uncovered } not covered yet
    }
does-use =
    { $pips ->
        [one] { $pips } pip in all
       *[other] { $pips } pips in all
    }
does-discard-navy =
    { $uncovered ->
        [none] then your Navy dice show { $navy }
       *[other] then your Navy dice show { $navy }, still { $uncovered } too many
    }

## Why a move is refused

no-path = The Map ends with spot { $last }: there is no { $path }.
no-backward = You only sail forward: spot { $path } is not ahead of you.
no-occupied = The Ship of { $seat } is on spot { $path }.
no-empty = Spot { $path } is empty this round.
no-treasure-there = You have no Treasure die on { $die }.
no-gained = You have just added Treasure to the die on { $die }. It can give some again once something else has happened.
no-gave = The die on { $die } has just given Treasure. You can add some to it again once something else has happened.
no-gained-in-turn = The die on { $die } gained Treasure in this turn, so it cannot give any.
no-gave-in-turn = The die on { $die } gave Treasure in this turn, so none can be added to it.
no-bonus-stays = You must take the bonus as long as one of your dice has room for it.
no-last-pip = The die on { $die } shows 1 and cannot be reduced.
no-income-full = Your Income is { $income } already, so giving Treasure would bring nothing.
no-limit = The die on { $die } shows as much as it can there.
no-income = That costs { $cost } and you have { $income } Income.
no-exchange-now = Treasure is exchanged before you sail, on a tile that is too dear, or before a Ship changes Treasure dice.
no-terrain = { $tile } cannot lie on { $spot }: Ships go to sea, Buildings and Pirates on land.
no-spot-taken = { $spot } is not empty.
no-navy-on-land = { $spot } is on land: Navy dice go to sea.
no-tile-there = You have no tile on { $spot }.
no-room = The tile on { $spot } has no free die spot that is open.
no-rum-stays = Rum must be placed as long as you have a die spot for it.
no-colour = You have no such die on { $die }: { $colour }.
no-target = The die on { $die } has no other place to go.
no-same-tile = The die already lies on this tile.
no-navy-there = You have no Navy die on { $spot }.
not-asked = “{ $word }” does not answer the question that is open now.
foreign-word = “{ $word }” belongs to another game or another pack.
over = The game is over.

## Where the game stands, for everyone

stage-set-up = Set-up.
stage-map = Round { $round }: the Map is laid out.
stage-travel = Round { $round }: { $seat } travels.
stage-end = Navy check: { $seat } discards Navy dice.

## The log

log-first = { $seat } is first in round 1.
log-turned-up = On top of the decks: { $tiles }.
log-round = Round { $round }.
log-income =
    { $resources ->
        [one] { $seat } has { $income } Income from { $resources } Resource.
       *[other] { $seat } has { $income } Income from { $resources } Resources.
    }
log-laid = The Map: { $map_tiles }.
log-filled = On the Map: { $fillings }.
log-direction-turned = The left Direction tile is turned: the first places home are worth Fame.
log-sailed = { $seat } sails to spot { $path }{ $thing ->
        [none] { "" }
       *[other] : { $thing }
    }{ $bonus ->
        [none] { "" }
       *[other] { " " }({ BONUS($bonus) })
    }.
log-left = { $seat } leaves the Map: place { $place }.
log-gave = { $seat } gives 1 Treasure of { $die } for { $income } Income: the die shows { $pips }.
log-added = { $seat } adds 1 Treasure to { $die } for { $income } Income: the die shows { $pips }.
log-income-gained = { $seat } gains { $gain } Income and has { $income }.
log-raised = { $seat } raises the die on { $die }: it shows { $pips }.
log-bought = { $seat } buys { $tile } for { $cost } and places it on { $spot }.
log-discarded = { $seat } discards { $thing }.
log-placed-die =
    { $lost ->
        [none] { $seat } places { $thing } on { $spot }.
        [one] { $seat } places { $thing } on { $spot }: { $lost } pip is lost, it shows { $pips }.
       *[other] { $seat } places { $thing } on { $spot }: { $lost } pips are lost, it shows { $pips }.
    }
log-placed-rum = { $seat } places Rum on { $spot }.
log-bonus-declined = { $seat } does without the bonus.
log-declined = { $seat } does without the ability of the Ship.
log-moved = { $seat } moves the die from { $die } to { $to }: it shows { $pips }.
log-rerolled = { $seat } rerolls the die on { $die }: { $rolled }. It shows { $pips }.
log-game-over = The last round is over.
log-navy-discarded = { $seat } cannot cover all Navy dice and discards: { $pips_list }.

## What stands on the buttons of moves

label-first = { $seat } is first
label-turn-up = Turn up { $tile }
label-lay = Lay { $map_tile }
label-roll = Roll { $pips }
label-give = Give 1 Treasure of { $spot } { SLOT($slot) }
label-add = Add 1 Treasure to { $spot } { SLOT($slot) }
label-sail = Sail to spot { $path }
label-leave = Leave the Map
label-raise = Raise the die on { $spot } { SLOT($slot) }
label-raise-navy = Raise the Navy die on { $spot }
label-buy = Buy it for { $spot }
label-discard = Discard it
label-reroll = Reroll the die on { $spot } { SLOT($slot) }
label-reroll-navy = Reroll the Navy die on { $spot }
label-move = Move the die on { $spot } { SLOT($slot) }
label-move-navy = Move the Navy die on { $spot }
label-decline = Do without
label-to = To { $spot }
label-use = Raise the dice beside it
label-place = Place it on { $spot }
label-bonus = Take the bonus first
label-discard-navy = Discard the Navy die on { $spot }

## Words

word-terrain-land = Land
word-terrain-sea = Sea
word-tile = cost and capacity { $value }. { $does }{ $spots ->
        [none] { "" }
       *[other] { " " }Die spots: { $spots }.
    }{ $printed ->
        [none] { "" }
       *[other] { " " }Printed: { $printed }.
    }
word-spots-free = { $count } open
word-spots-locked = { $count } locked

## What the lobby says of the game

about-summary = Pirates race along a map of islands that is laid out anew four times. Whoever is last moves next, sails as far as they dare and takes what lies there: buildings, ships, fellow pirates, treasure, rum. At home every tile and every die needs its place. Whoever makes the most of a small island has the most Fame in the end.
about-credit = Designed by { $designer }.
about-first_player = First player
about-drawn = drawn by lot
about-first-seat = whoever sits on the first seat
about-bonus_order = The bonus beside a tile
about-bonus-first = You take the bonus first, then you buy or discard the tile.
about-either-order = You take the bonus before or after the tile, as you like.
about-navy_ranking = The prizes for the Navy
about-with-dice = Only players who have a Navy die at the end win a prize.
about-everyone = You can come second or third without a Navy die.
about-exchange = Exchanging Treasure
about-any-time = You exchange Treasure and Income at any point of your turn.
about-one-way = A die that gained Treasure may not give any in the same turn, nor the other way round.

## What a newcomer reads beside a question

guide-ask-sail = You may sail to any spot ahead, but never back. Whoever is rearmost moves next: a short step may give you another turn, a long one gives turns to the others. Take what you can pay for and have room for, and leave when nothing is worth it: early places go first in the next round.
guide-ask-raise = The bonus of this spot adds to one die. Choose one that still has room; the limit is the capacity of its tile. Navy dice count together at the end, but only as far as your Ships are strong enough.
guide-ask-buy = Choose where the tile goes; it stays there for good. Look at its neighbours: a Workshop raises all tiles beside it, a Shipyard the Ships, and some Pirates count what lies next to them. If you would rather save your Income and your room, discard it.
guide-ask-give = You have too little Income for this tile. Each pip of Treasure that you give brings Income, but it would have been worth Fame at the end. If the tile is not worth that to you, discard it.
guide-ask-buy-or-bonus = Your table takes the bonus before or after the tile, as you like. If the tile makes room for the bonus, as a Workshop beside a full die does, buy it first; the bonus then follows by itself. If you would rather have the bonus now, take it, and the tile waits.
guide-ask-give-or-bonus = You have too little Income for this tile. Your table takes the bonus before or after it: perhaps the bonus helps to pay, or some Treasure does. If the tile is not worth that to you, discard it; the bonus is yours in any case.
guide-ask-raise-late = You kept the bonus for after the tile. Choose a die that has room; the limit is the capacity of its tile. You may exchange Treasure before.
guide-ask-make-room = All your Treasure dice are full, so the bonus would be lost. Give a pip for Income, and the bonus brings it back.
guide-ask-handle = Your new Ship lets you roll one die again or put it elsewhere, now and only now. Reroll a low number; move a die to make room or to bring it where it counts. A new number must be taken even if it is worse.
guide-ask-to = Choose the new place of the die. A tile with a smaller capacity cuts it down, and what is cut is lost.
guide-ask-corvette = Your new Ship raises every die beside it, whatever its colour, as far as the tiles allow. You may exchange Treasure before: a pip given now can come back through the Ship.
guide-ask-place-die = Dice cost nothing, but they need a die spot. A die that shows more than the tile can hold is cut down, so put high numbers on tiles with a large capacity. White dice raise your Income from the next round on, yellow ones are worth Fame.
guide-ask-place-navy = A Navy die fills a whole sea spot. At the end the highest sum brings the most Fame, but only what the strength of your Ships covers may stay. Keep sea spots for the Ships that you still need.
guide-ask-place-rum = Rum fills a die spot for good, and capacity does not matter for it. Put it on a tile with a small number. A set of five is worth the most.
guide-ask-discard-navy = Your Ships cannot cover all your Navy dice, so some must go. Try to keep the greatest sum that is covered; with equal sums more dice win.

## The text view of a position

sheet-set-up = Set-up
sheet-round = Round { $round } of { $rounds }
sheet-turn = to move
sheet-waiting = waiting, place { $place }
sheet-home = home, place { $place }
sheet-map = on spot { $path }
sheet-back = places home
sheet-back-fame = worth { $fame } Fame in this round
sheet-pool = pool
sheet-the-map = The Map, in the order of the path
sheet-spot = Spot
sheet-lies = What lies there
sheet-bonus = Bonus
sheet-ship = Ship
sheet-then = Then moves
sheet-leave = leave
sheet-decks = The decks
sheet-kind = Kind
sheet-top = On top
sheet-left = Tiles
sheet-does = What it does
sheet-players = Players
sheet-player = Player
sheet-where = Wooden Ship
sheet-income = Income
sheet-next-income = Next Income
sheet-navy = Navy
sheet-strength = Strength
sheet-too-many = { $navy }, not covered
sheet-rum = Rum
sheet-fame = Fame so far
sheet-treasure = Treasure
sheet-direction = Place home
sheet-pirates = Pirates
sheet-total = Total
sheet-island = The Island of { $player }
sheet-your-island = Your Island
sheet-capacity = Capacity
sheet-dice = Die spots
sheet-near = Beside
sheet-empty = empty
sheet-locked = locked
sheet-landed = Landed on
sheet-open-bonus = Bonus still open
sheet-house = House rule
sheet-result = Result
sheet-tie = Income, for a tie
sheet-ranks = Place

## What is written on the board; a tip is several lines, the last has the rules

# Where the names of tiles may be parted on a small board
board-parted = Store|house Work|shop Distil|lery Ship|yard Plan|tation Schoo|ner Brigan|tine Cor|vette Gal|leon Man-of-|War Smug|gler Carpen|ter Quarter|master Navi|gator Trea|surer
board-board = Table of Pirate Haven
board-round-label = Round
board-order = Next:
board-order-tip =
    The order of the Ships
    Whoever is closest to the start moves next.
    PIR-23
board-pool-label = Pool:
board-pool-tip = { $sort }, in the pool: { $count }

## The Map

board-path-tip =
    The path
    It runs to and fro from spot 1 to { $last } and ends where it began. Ships only sail forward.
    PIR-20
board-spot-number = Spot { $path }
board-ship-here = The Ship of { $player } is here.
board-nothing-here = Nothing is to be had here.
board-no-room = Your Island has no room for it now.
board-follows = Then moves: { $player }
board-leaves = After buying: { $left } Income
board-short = { $short } Income too little
board-ship-tip =
    Wooden Ship of { $player }: { $where }
    PIR-22, PIR-23
board-left-tip =
    Left Direction tile
    The path begins and ends here; the places are the next order.
    PIR-17, PIR-31
board-right-tip =
    Right Direction tile
    The path turns here.
    PIR-17, PIR-20
board-place-tip =
    Place { $place }
    Whoever is on an earlier place departs earlier.
    PIR-04, PIR-31
board-place-fame-tip =
    Place { $place }: { $fame } Fame
    For whoever comes home to it in this round.
    PIR-21, PIR-90
board-leave-map = Leave
board-leave-title = Leave the Map
board-leave-place = Whoever leaves now gets place { $place }.
board-leave-fame = That is worth { $fame } Fame.
board-leave-lost = Income that you have left, now { $income }, is lost after this round.

## The bench

board-bench = What is landed on lies here, and so do Treasure dice while they can be exchanged for Income.
board-moves-die = { $player } moves a die: { $thing }
board-open-bonus = The bonus is still open: { $bonus }
board-landed-on = { $player } has landed on: { $thing }
board-navy-then = With this die Navy { $navy }, strength of the Ships { $strength }
board-exchange = Exchange:
board-exchange-tip =
    As often as you like
    1 Treasure brings { $gain } Income, { $spend } Income buy 1 Treasure.
    PIR-52, PIR-53
board-handle = Your new Ship:
board-handle-tip =
    Your new Ship
    Reroll or move one of these dice, now or never.
    PIR-63, PIR-64
board-reroll-tip =
    Reroll
    The new number must be taken.
    PIR-64, PIR-R32
board-move-tip =
    Move
    The die goes to another place and is cut to the capacity there.
    PIR-64
board-give-tip =
    Give 1 Treasure: { $income } Income more
    The same die cannot gain Treasure in this turn.
    PIR-52, PIR-54
board-add-tip =
    Add 1 Treasure: { $income } Income less
    The same die cannot give Treasure in this turn.
    PIR-53, PIR-54

## The Islands

board-income-now = Income: { $income }
board-next-tip =
    Resources: { $resources }
    The next round begins with { $income } Income; the most is { $cap }.
    PIR-10, PIR-11
board-printed-tip =
    { $count } Resources printed on the board
    PIR-10
board-raises-tip = It raises: { $spots }
board-capacity-tip = capacity { $capacity }
board-strength-tip = capacity and strength { $capacity }
board-raised-tip = { $raised } of it from neighbours
board-pirate-fame = Brings { $fame } Fame as it stands.
board-free-tip =
    { $where }: open die spot
    A die shows at most { $limit } here.
    PIR-40, PIR-41
board-locked-tip =
    { $where }: locked die spot
    Once it is open, a die shows at most { $limit } here.
    PIR-45
board-limit = It can show { $limit } here at most.
board-navy-covered =
    Navy { $navy }, strength of the Ships { $strength }
    All Navy dice are covered.
    PIR-85
board-navy-warning =
    Navy { $navy }, strength of the Ships { $strength }
    { $over } too many: Navy dice must go at the end.
    PIR-85
board-rum-tip =
    Rum: { $rum }, worth { $fame } Fame
    A set of 1, 2, 3, … is worth { $table }; then a new one begins.
    PIR-88
board-fame-source = Fame so far, { $source }: { $fame }

## Decks and result

board-deck-tip = Tiles in the deck: { $count }. Below the top, in unknown order: { $below }
board-winner-tip =
    { $player } wins
    PIR-92

## What is wrong with a pack: what was expected of a value. And what is wrong with a position

wrong-list-whole-numbers-from = a list of { $count } whole numbers from 0 to 200
wrong-ships-locked-die-spots = 0: Ships have no locked die spots (PIR-45)
wrong-special-action-special-rum = a special action for `special` and `rum` only
wrong-bonus-tile = no bonus: there is no tile (PIR-49)
wrong-list-spots = a list of { $columns } spots
wrong-numbers-from-order = numbers from 2 to 4, in order
wrong-ordinary-dice = [1, 2, 3, 4, 5, 6], ordinary dice
wrong-fame-rum = 0 Fame for no Rum
wrong-those-listed = { $land }, those listed
wrong-those-listed-2 = { $sea }, those listed
wrong-text-other-place-than = a text with no other place than {"{"}amount{"}"}
wrong-place-grid-other-spot = a place of the grid that no other spot has
wrong-spots-share-edge = the spots that share an edge with it: { $wanted }
wrong-path-number-other-spot = a path number that no other spot has
wrong-half-map-tile-other = a half of a Map tile that no other spot has
wrong-most-types-tiles = at most { $die } types of tiles
wrong-most-spots = at most { $most_spots } spots
wrong-each-once = each of { $names } once
wrong-most-map-tiles = at most { $most_map_tiles } Map tiles
wrong-two-rows = { $columns }, two rows
wrong-least = at least one { $thing }
wrong-seat = seat { $active } has no { $sort } on { $text }
wrong-expected-tile-die-treasure = expected a tile, a die such as 'treasure 5', or 'rum', not { $text }
wrong-every-seat-stands-once = every seat stands in it once (PIR-07, PIR-31)
wrong-expected-different-seats-from = expected different seats from 0 to { $seats }, not { $seats2 }
wrong-wooden-ships-map-only = wooden Ships are on the Map only while they travel
wrong-two-wooden-ships-cannot = two wooden Ships cannot be on one spot (PIR-26)
wrong-who-waits-departs-after = who waits departs after all others, in the order of the places (PIR-23)
wrong-before-travel-nobody-home = before Travel nobody is home
wrong-end-everybody-home = at the end everybody is home (PIR-32)
wrong-ships-lie-sea-buildings = Ships lie at sea, Buildings and Pirates on land (PIR-36)
wrong-expected-tile-sea-navy = expected a tile or, at sea, a Navy die such as 'navy 4'
wrong-die-spots-locked = { $tiles } has { $usable } die spots that are not locked (PIR-45)
wrong-does-go-die-spot = { $text } does not go on a die spot (PIR-40, PIR-42)
wrong-more-than-tile-can = { $text } is more than the tile can hold, { $limit } (PIR-41)
wrong-expected-most-different-map = expected at most { $count } different Map tiles (PIR-16)
wrong-map-tile = there is no Map tile { $thing }
wrong-expected-path-number-from = expected a path number from 1 to { $most }
wrong-wooden-ship-so-nothing = a wooden Ship is there, so nothing is left to be had (PIR-26)
wrong-does-lie-spot = { $text } does not lie on a spot for { $asked_for }
wrong-under-way-already = { $said } is under way already
wrong-seat-closest-start = seat { $closest } is closest to the start (PIR-23)
wrong-seat-home = seat { $active } is home (PIR-29)
wrong-die-gives-gains-turn = a die gives or gains in a turn, not both (PIR-54)
wrong-bonus-comes-before-tile = the bonus comes before the tile (PIR-49)
wrong-bonus-printed-where-seat = no bonus is printed where seat { $active } is
wrong-seat-departed-yet = seat { $active } has not departed yet
wrong-ship-seat-lies = no Ship of seat { $active } lies on { $thing }
wrong-this-deck-empty = this deck is empty
wrong-only-game = there are only { $pool } { $thing } in the game
wrong-seat-cannot-home-map = seat { $seat } cannot be home and on the Map
wrong-spot-spots = there is no such spot; the spots are { $spots }
wrong-number-tiles = { $part } is not a number and one of the { $thing } tiles
wrong-only-left = there are only { $tiles_left } { $tiles } left
wrong-only-game-2 = there are only { $copies } { $thing } in the game
wrong-die-place-go = the die has no place to go (PIR-64)
