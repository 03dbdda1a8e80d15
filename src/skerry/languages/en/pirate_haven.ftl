### Pirate Haven

## What a seat is asked

ask-sail = Sail to any free spot ahead, or leave the Map. You have { $income } Income.
ask-raise =
    { $pips ->
        [one] Bonus: choose one of your dice to raise by { $pips } pip ({ $colour }).
       *[other] Bonus: choose one of your dice to raise by { $pips } pips ({ $colour }).
    }
ask-buy = Buy the { $tile } for { $cost } of your { $income } Income? Choose a spot, or discard the tile.
ask-give = The { $tile } costs { $cost }, but you have only { $income } Income. Trade Treasure, or discard the tile.
ask-buy-or-bonus = Buy the { $tile } for { $cost } of your { $income } Income, or discard it? The bonus can come before or after.
ask-give-or-bonus = The { $tile } costs { $cost }, but you have only { $income } Income. Trade Treasure, take the bonus first, or discard the tile.
ask-raise-late =
    { $pips ->
        [one] Now for the bonus: choose one of your dice to raise by { $pips } pip ({ $colour }).
       *[other] Now for the bonus: choose one of your dice to raise by { $pips } pips ({ $colour }).
    }
ask-make-room =
    { $pips ->
        [one] None of your Treasure dice has room for the bonus of { $pips } pip. Trade Treasure for Income to make room, or go without.
       *[other] None of your Treasure dice has room for the bonus of { $pips } pips. Trade Treasure for Income to make room, or go without.
    }
ask-handle = Your new Ship lets you reroll or move one die ({ $colour }). Choose one, or leave them all as they are.
ask-to = Where do you want to move the die from { $die }?
ask-corvette =
    { $pips ->
        [one] Your new Ship can add { $pips } pip to every die beside it, up to the capacity of its tile. Use it?
       *[other] Your new Ship can add { $pips } pips to every die beside it, up to the capacity of its tile. Use it?
    }
ask-place-die = You landed on { $thing }. Place the die on a tile, or discard it.
ask-place-navy = You landed on { $thing }. Place the die on an empty sea spot, or discard it.
ask-place-rum = Place the Rum on an open die spot.
ask-discard-navy = Your Navy dice total { $navy }, but your Ships have a strength of only { $strength }. Choose a Navy die to discard.

## What a legal move costs or does

does-give =
    { $lost ->
        [none] the die drops to { $pips }, and you have { $income } Income
       *[other] the die drops to { $pips }, and you have { $income } Income ({ $lost } is lost)
    }
does-add = the die goes up to { $pips }, and you have { $income } Income left
does-sail = { $thing ->
        [none] { "" }
       *[other] { DOES($thing) };{ " " }
    }{ $bonus ->
        [none] { "" }
       *[other] bonus: { BONUS($bonus) };{ " " }
    }{ $vain ->
        [room] no room for it on your Island now;{ " " }
        [income] too expensive for you now;{ " " }
        [income-cap] your Income can’t rise any more;{ " " }
        [dice] no die of yours would rise;{ " " }
       *[none] { "" }
    }{ $next } moves next
does-leave = you take place { $place }{ $fame ->
        [none] { "" }
       *[other] , worth { $fame } Fame
    }{ $lost ->
        [none] { "" }
       *[other] ; you lose { $lost } unspent Income
    }{ $pips ->
        [none] { "" }
       *[other] ; you could still buy { $pips } Treasure
    }; { $next } moves next
does-leave-last = you take place { $place }{ $fame ->
        [none] { "" }
       *[other] , worth { $fame } Fame
    }{ $lost ->
        [none] { "" }
       *[other] ; you lose { $lost } unspent Income
    }{ $pips ->
        [none] { "" }
       *[other] ; you could still buy { $pips } Treasure
    }; the round ends
does-raise = the die goes up to { $pips }
does-bonus = { BONUS($bonus) }
does-no-bonus = { BONUS($bonus) }: no effect now
does-buy =
    { $raises ->
        [none] costs { $cost } and leaves you { $income } Income; capacity { $capacity } there
        [one] costs { $cost } and leaves you { $income } Income; capacity { $capacity } there; improves { $raises } tile beside it
       *[other] costs { $cost } and leaves you { $income } Income; capacity { $capacity } there; improves { $raises } tiles beside it
    }
does-buy-ship = costs { $cost } and leaves you { $income } Income; capacity and strength { $capacity } there
does-handle = it shows { $pips }, and its spot allows up to { $limit }
does-place =
    { $lost ->
        [none] it will show { $pips }
        [one] it will show { $pips }; { $lost } pip is lost
       *[other] it will show { $pips }; { $lost } pips are lost
    }
does-place-navy =
    { $uncovered ->
        [none] Navy { $navy }, strength of your Ships { $strength }
       *[other] Navy { $navy }, strength of your Ships { $strength }: { $uncovered } too many so far
    }
does-use =
    { $pips ->
        [one] adds { $pips } pip in all
       *[other] adds { $pips } pips in all
    }
does-discard-navy =
    { $uncovered ->
        [none] leaves you a Navy of { $navy }, which your Ships cover
       *[other] leaves you a Navy of { $navy }, still { $uncovered } too many
    }

## What a move is called where nothing says what it is about

full-sail = Sail to spot { $path }: { $thing }
full-buy = Buy the { $tile } and put it on { $spot }
full-place = Place { $thing } on { $spot }
full-discard-tile = Discard the { $tile }
full-discard-die = Discard { $thing }

## What is picked so far

sum-navy = That leaves a Navy of { $navy }; your Ships have strength { $strength }.

## What a choice changes: the number before and after, and by how much

number-points = { $change } Fame as things stand
number-income = { $change } Income, { $after } left
number-next-income = { $change } Income from the next round on
number-navy = { $change } Navy
number-strength = { $change } strength
number-rum = { $change } Rum

## Your plan: what is still lacking

plan-strength = Your Navy dice total { $navy }, and your Ships have a strength of { $strength }: you’re { $missing } short of keeping all the dice
plan-die-spot = You have no open die spot: dice and Rum need a tile with one
plan-locked = { $thing ->
        [building] { $locked ->
                [one] { $locked } die spot on your Buildings is
               *[other] { $locked } die spots on your Buildings are
            }
       *[pirate] { $locked ->
                [one] { $locked } die spot on your Pirates is
               *[other] { $locked } die spots on your Pirates are
            }
    } locked: a { $tile } opens { $locked ->
        [one] it
       *[other] them
    }
plan-rum = { $missing ->
        [one] { $missing } more Rum makes
       *[other] { $missing } more Rum make
    } a full set: { $fame } Fame instead of { $now }
plan-navy = { $seat } has more Navy: you’re { $missing ->
        [one] { $missing } pip
       *[other] { $missing } pips
    } short of the { $fame } Fame for the most
plan-resources = You’ll begin the next round with { $income } Income: you’re { $missing ->
        [one] { $missing } Resource
       *[other] { $missing } Resources
    } short of the most there is, { $most }

## Why a move is refused

no-path = There is no spot { $path }: the Map ends at spot { $last }.
no-backward = You can only sail forward, and spot { $path } isn’t ahead of you.
no-occupied = { $seat }’s Ship is already on spot { $path }.
no-empty = There is nothing on spot { $path } this round. Choose a spot where something lies.
no-treasure-there = You have no Treasure die on { $die }.
no-gained = You have just added Treasure to the die on { $die }. It can’t give any back until something else has happened.
no-gave = The die on { $die } has just given Treasure. You can’t add any to it until something else has happened.
no-gained-in-turn = You added Treasure to the die on { $die } this turn, so it can’t give any.
no-gave-in-turn = The die on { $die } gave Treasure this turn, so you can’t add any to it.
no-bonus-stays = You must take the bonus as long as one of your dice has room for it.
no-last-pip = The die on { $die } shows 1, so it has no Treasure left to give.
no-income-full = You already have { $income } Income, the most there is, so giving Treasure would gain you nothing.
no-limit = The die on { $die } already shows the most it can on its spot.
no-income = You can’t afford that: it costs { $cost }, and you have { $income } Income.
no-exchange-now = You can exchange Treasure only before you sail, when a tile is too expensive for you, or before a Ship changes your Treasure dice.
no-terrain = You can’t place the { $tile } on { $spot }: Ships go to sea, Buildings and Pirates on land.
no-spot-taken = Something already lies on { $spot }.
no-navy-on-land = Navy dice go on sea spots, not on { $spot }.
no-tile-there = You have no tile on { $spot }.
no-room = The tile on { $spot } has no open die spot left.
no-rum-stays = You must place the Rum as long as you have a die spot for it.
no-colour = You have no such die on { $die }. You need this kind: { $colour }.
no-target = There is nowhere else the die on { $die } could go.
no-same-tile = The die is already on this tile. Choose another one.
no-navy-there = You have no Navy die on { $spot }.
not-asked = You can’t play “{ $word }” now.
foreign-word = “{ $word }” belongs to another game or pack.
over = The game is over.

## Where the game stands, for everyone

stage-set-up = Set-up.
stage-map = Round { $round }: the Map is laid out.
stage-travel = Round { $round }: { $seat } travels.
stage-end = End of the game: { $seat } discards Navy dice.

## The log

log-first = { $seat } goes first in round 1.
log-turned-up = On top of the decks: { $tiles }.
log-round = Round { $round } begins.
log-income =
    { $resources ->
        [one] { $seat } starts the round with { $income } Income from { $resources } Resource.
       *[other] { $seat } starts the round with { $income } Income from { $resources } Resources.
    }
log-laid = The Map is laid out: { $map_tiles }.
log-filled = On the Map: { $fillings }.
log-direction-turned = The left Direction tile is turned over: in this round, the first players home earn Fame.
log-sailed = { $seat } sails to spot { $path }{ $thing ->
        [none] { "" }
       *[other] : { $thing }
    }{ $bonus ->
        [none] { "" }
       *[other] . Bonus: { BONUS($bonus) }
    }.
log-left = { $seat } leaves the Map and takes place { $place }.
log-gave = { $seat } trades 1 Treasure from { $die } for { $income } Income. The die now shows { $pips }.
log-added = { $seat } pays { $income } Income to add 1 Treasure on { $die }. The die now shows { $pips }.
log-income-gained = { $seat } gains { $gain } Income and now has { $income }.
log-raised = { $seat } raises the die on { $die } to { $pips }.
log-bought = { $seat } buys the { $tile } for { $cost } Income and places it on { $spot }.
log-discarded = { $seat } discards { $thing }.
log-placed-die =
    { $lost ->
        [none] { $seat } places { $thing } on { $spot }.
        [one] { $seat } places { $thing } on { $spot }. It loses { $lost } pip and shows { $pips }.
       *[other] { $seat } places { $thing } on { $spot }. It loses { $lost } pips and shows { $pips }.
    }
log-placed-rum = { $seat } places Rum on { $spot }.
log-bonus-declined = { $seat } goes without the bonus.
log-declined = { $seat } doesn’t use the Ship’s ability.
log-moved = { $seat } moves the die from { $die } to { $to }, where it shows { $pips }.
log-rerolled = { $seat } rerolls the die on { $die }: a { $rolled }. It now shows { $pips }.
log-game-over = The last round is over, and the game ends.
log-navy-discarded = { $seat }’s Ships can’t cover the whole Navy. { $seat } discards Navy dice showing { $pips_list }.

## What stands on the buttons of moves

label-first = { $seat } goes first
label-turn-up = Turn up { $tile }
label-lay = Lay { $map_tile }
label-roll = Roll a { $pips }
label-give = Trade 1 Treasure from { $spot } { SLOT($slot) }
label-add = Buy 1 Treasure for { $spot } { SLOT($slot) }
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
label-decline = Go without
label-to = To { $spot }
label-use = Raise the dice beside it
label-place = Place it on { $spot }
label-bonus = Take the bonus first
label-discard-navy = Discard the Navy die on { $spot }

## Words

word-filling = { $thing } on spot { $path }
word-spot-land = land spot
word-spot-sea = sea spot
word-use-resource = goes on a die spot of a tile and raises your Income from the next round on
word-use-treasure = goes on a die spot of a tile and is worth Fame at the end, or Income when you trade it
word-use-navy = takes up a sea spot; at the end the highest Navy total earns the most Fame, if the Ships are strong enough to cover it
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

about-summary = You are pirates racing along a map of islands that is laid out anew in each of four rounds. If you’re last, it’s your turn: sail as far as you dare and take what lies there, be it a building, a ship, a fellow pirate, treasure or rum. Back home, every tile and every die needs a place. Make the most of your small island and win the most Fame.
about-credit = Designed by { $designer }.
about-first_player = First player
about-first_player-note = Who takes the first turn of the game.
about-drawn = drawn at random
about-first-seat = the player in the first seat
about-bonus_order = The bonus beside a tile
about-bonus-first = You take the bonus first, then buy or discard the tile.
about-either-order = You take the bonus before or after the tile, as you like.
about-navy_ranking = Prizes for the Navy
about-with-dice = Only players with a Navy die at the end win a prize.
about-everyone = You can come second or third even without a Navy die.
about-exchange = Exchanging Treasure
about-any-time = You can exchange Treasure and Income at any point in your turn.
about-one-way = A die that has gained Treasure this turn can’t give any, and the other way round.

## What a newcomer reads beside a question

guide-ask-sail = You may sail to any spot ahead, but never back. The Ship furthest back always moves next, as the pennant on each spot shows: a short hop may give you another turn, a long one gives turns to the others. Look for things you can pay for and have room for. When nothing is worth it any more, go home: the first one home sets off first in the next round.
guide-ask-raise = The bonus of this spot adds to one die. Pick one with room left: a die on a tile can’t show more than the tile’s capacity. At the end all your Navy dice are added up, but your Ships must be strong enough to cover them.
guide-ask-buy = Choose a spot; the tile stays there for good. Sea spots ring your Island, land spots lie in the middle; letters and numbers at the edge name them, as on a map. Watch the neighbours: a Workshop improves every tile beside it, a Shipyard the Ships, and some Pirates count what lies next to them. If you’d rather save your Income and the space, discard the tile.
guide-ask-give = You can’t afford this tile yet. Each pip of Treasure you give up brings Income, but costs you the Fame it would be worth at the end. If the tile isn’t worth that, discard it.
guide-ask-buy-or-bonus = At this table you may take the bonus before or after the tile. If the tile makes room for the bonus, as a Workshop does beside a full die, buy it first, and the bonus follows by itself. Otherwise take the bonus now; the tile will wait.
guide-ask-give-or-bonus = You can’t afford this tile yet. The bonus may help you pay, or you can trade some Treasure for Income. If the tile isn’t worth that, discard it; you get the bonus either way.
guide-ask-raise-late = You kept the bonus until after the tile. Pick a die with room left: it can’t show more than the capacity of its tile. You may exchange Treasure first.
guide-ask-make-room = All your Treasure dice are full, so you would lose the bonus. Trade a pip for Income, and the bonus will bring it back.
guide-ask-handle = Your new Ship lets you reroll one die or move it, but only now. Reroll a low number; move a die to make room or to put it where it counts more. You must keep the new number even if it’s worse.
guide-ask-to = Choose a new place for the die. If its number is higher than the tile’s capacity, the die is turned down, and those pips are lost.
guide-ask-corvette = Your new Ship raises every die beside it, of any colour, as far as the tiles allow. You may exchange Treasure first: the Ship can give you back a pip you trade now.
guide-ask-place-die = Dice are free, but each needs a die spot. A die that shows more than the tile’s capacity is turned down to it, so keep high numbers for tiles with a high capacity. White dice raise your Income from the next round on; yellow dice are worth Fame at the end.
guide-ask-place-navy = A Navy die takes up a whole sea spot. At the end the players compare the totals of their Navy dice: the highest earns the most Fame. But you may keep only as many pips as your Ships have strength, so leave sea spots free for the Ships you still need.
guide-ask-place-rum = Rum fills a die spot for good, whatever the tile’s capacity, so use a tile with a low number. Rum is worth more the more you have: a full set of five pays best.
guide-ask-discard-navy = Your Ships can’t cover all your Navy dice, so some must go. Try to keep the highest total they can cover; if totals are tied, the player with more dice wins.

## What the icons mean

legend-pieces = Pieces
legend-resource-die = Resource die
legend-resource-die-is = Goes on a die spot; its pips raise your Income from the next round on
legend-treasure-die = Treasure die
legend-treasure-die-is = Goes on a die spot; each pip is 1 Fame at the end, or Income when you trade it
legend-navy-die = Navy die
legend-navy-die-is = Takes up a sea spot; the highest total at the end earns the most Fame, if your Ships are strong enough
legend-rum-token = Rum
legend-rum-token-is = Fills a die spot for good; sets of one to five bring Fame
legend-ship-pawn = Wooden Ship
legend-ship-pawn-is = Sails for its player; it only goes forward
legend-chart = On the chart
legend-pennant = Pennant
legend-pennant-is = Who moves next if you sail to this spot
legend-bonus = Bonus
legend-bonus-is = You get it as well if you land here: a pip on one of your dice, or Income
legend-all-treasure = Treasure for all
legend-all-treasure-is = All your Treasure dice rise, as far as their tiles allow
legend-all-navy = Navy for all
legend-all-navy-is = All your Navy dice rise
legend-tiles = On tiles
legend-badge = Number
legend-badge-is = On the chart, what the tile costs. On your Island, what its dice can show at most; for a Ship, its strength too
legend-printed-resource = Resource
legend-printed-resource-is = 1 Income in each round
legend-printed-treasure = Treasure
legend-printed-treasure-is = 1 Fame at the end; a number counts the Fame of all Treasure
legend-open-spot = Open die spot
legend-open-spot-is = Holds a white or a yellow die, or Rum
legend-locked-spot = Locked die spot
legend-locked-spot-is = Stays empty until one of your Buildings opens it
legend-building = Building
legend-building-is = Green; goes on land and works for the rest of the game
legend-ship = Ship
legend-ship-is = Blue; goes to sea, and what it can do is done at once
legend-pirate = Pirate
legend-pirate-is = Purple; goes on land and earns Fame at the end
legend-counted = What is counted
legend-income = Income
legend-income-is = What you pay for tiles with; what is left when you leave the Map is lost, except at the end
legend-navy = Navy
legend-navy-is = The pips of all Navy dice. On the pier: leave the Map
legend-strength = Strength
legend-strength-is = Of all Ships: they must cover the Navy
legend-warning = Too many
legend-warning-is = More Navy than the Ships can cover
legend-pirates = Pirates
legend-pirates-is = Fame of all Pirates
legend-direction = Home
legend-direction-is = This Ship has left the Map; in the last round those home first earn Fame
legend-fame = Fame
legend-fame-is = As things stand; the most wins
legend-crown = Crown
legend-crown-is = Has won
legend-handling = What a new Ship lets you do with a die
legend-reroll = Reroll it
legend-reroll-is = You must keep the new number
legend-move = Move it
legend-move-is = To another place where it may lie
legend-all-buildings = Buildings
legend-all-ships = Ships
legend-all-pirates = Pirates

## The text view of a position

sheet-set-up = Set-up
sheet-round = Round { $round } of { $rounds }
sheet-turn = to move
sheet-waiting = waiting in place { $place }
sheet-home = home in place { $place }
sheet-map = on spot { $path }
sheet-back = Places on the left Direction tile
sheet-back-fame = worth { $fame } Fame this round
sheet-pool = In the pool
sheet-the-map = The Map, in sailing order
sheet-spot = Spot
sheet-lies = Contents
sheet-bonus = Bonus
sheet-ship = Ship
sheet-then = Moves next
sheet-leave = leave the Map
sheet-decks = The decks
sheet-kind = Kind
sheet-top = On top
sheet-left = Tiles left
sheet-does = What it does
sheet-players = Players
sheet-player = Player
sheet-where = Wooden Ship
sheet-income = Income
sheet-next-income = Income next round
sheet-navy = Navy
sheet-strength = Strength
sheet-too-many = { $navy } (too many for the Ships)
sheet-rum = Rum
sheet-fame = Fame so far
sheet-treasure = Treasure
sheet-direction = Places home
sheet-pirates = Pirates
sheet-total = Total
sheet-island = { $player }’s Island
sheet-your-island = Your Island
sheet-capacity = Capacity
sheet-dice = Die spots
sheet-near = Beside
sheet-empty = empty
sheet-locked = locked
sheet-landed = Landed on
sheet-open-bonus = Bonus still to come
sheet-house = House rule
sheet-result = Result
sheet-tie = Income (tie-break)
sheet-ranks = Place

## What is written on the board; a tip is several lines, the last has the rules

# Where the names of tiles may be parted on a small board
board-parted = Store|house Work|shop Distil|lery Ship|yard Plan|tation Schoo|ner Brigan|tine Cor|vette Gal|leon Man-of-|War Smug|gler Carpen|ter Quarter|master Navi|gator Trea|surer
board-board = The table of Pirate Haven
board-round-label = Round
board-order = Next:
board-pennant = who moves next if you sail there
board-order-tip =
    The order of the Ships
    The Ship furthest back on the path moves next. The ones still waiting set off first, in the order of their places.
    The pennant on a spot shows who would move next if you sailed there.
    PIR-23
board-close = Close
board-open-island = Show { $player }’s Island
board-open-decks = Show the decks and the pool
board-pool-label = Pool:
board-pool-tip = { $sort }: { $count } left in the pool

## The Map

board-path-tip =
    The path
    It winds from spot 1 to spot { $last } and ends where it began. Ships only sail forward.
    PIR-20
board-spot-number = Spot { $path }
board-ship-here = { $player }’s Ship is here.
board-nothing-here = There is nothing here this round.
board-no-room = Your Island has no room for it now.
board-follows = Pennant: { $player } would move next.
board-leaves = Income after buying it: { $left }
board-short = You are { $short } Income short.
board-ship-tip =
    { $player }’s wooden Ship: { $where }
    PIR-22, PIR-23
board-left-tip =
    Left Direction tile
    The path begins and ends here. The places decide who sets off first next round.
    PIR-17, PIR-31
board-right-tip =
    Right Direction tile
    The path turns here.
    PIR-17, PIR-20
board-place-tip =
    Place { $place }
    Ships set off in the order of their places.
    PIR-04, PIR-31
board-place-fame-tip =
    Place { $place }: { $fame } Fame
    You earn it if you come home to this place in this round.
    PIR-21, PIR-90
board-leave-map = Leave
board-leave-title = Leave the Map
board-leave-place = Leave now to take place { $place }.
board-leave-fame = It is worth { $fame } Fame.
board-leave-lost = You keep no Income for the next round; you still have { $income }.

## The bench

board-bench = What a player lands on appears here, and so do Treasure dice you can exchange for Income.
board-moves-die = { $player } is moving a die: { $thing }
board-open-bonus = Bonus still to come: { $bonus }
board-landed-on = { $player } landed on: { $thing }
board-navy-then = With this die: Navy { $navy }, strength of the Ships { $strength }
board-exchange = Exchange:
board-exchange-tip =
    As often as you like
    Trade 1 Treasure for { $gain } Income, or { $spend } Income for 1 Treasure.
    PIR-52, PIR-53
board-handle = Your new Ship:
board-handle-tip =
    Your new Ship
    Reroll or move one of these dice. You can do it only now.
    PIR-63, PIR-64
board-reroll-tip =
    Reroll
    You must keep the new number.
    PIR-64, PIR-R32
board-move-tip =
    Move
    Put the die somewhere else. It can’t show more than the capacity there.
    PIR-64
board-give-tip =
    Trade 1 Treasure for { $income } Income
    The same die can’t gain Treasure this turn.
    PIR-52, PIR-54
board-add-tip =
    Buy 1 Treasure for { $income } Income
    The same die can’t give Treasure this turn.
    PIR-53, PIR-54

## The Islands

board-income-now = Income: { $income }
board-next-tip =
    Resources: { $resources }
    They give { $income } Income next round. The most you can get is { $cap }.
    PIR-10, PIR-11
board-printed-tip =
    { $count ->
        [one] { $count } Resource printed on the board
       *[other] { $count } Resources printed on the board
    }
    PIR-10
board-raises-tip = Improves: { $spots }
board-capacity-tip = capacity { $capacity }
board-strength-tip = capacity and strength { $capacity }
board-raised-tip = { $raised } of it from tiles beside it
board-pirate-fame = Worth { $fame } Fame as things stand.
board-free-tip =
    { $where }: open die spot
    A die here can show up to { $limit }.
    PIR-40, PIR-41
board-locked-tip =
    { $where }: locked die spot
    Once unlocked, a die here can show up to { $limit }.
    PIR-45
board-limit = It can show up to { $limit } here.
board-navy-covered =
    Navy { $navy }, strength of the Ships { $strength }
    The Ships cover all Navy dice.
    At the end the highest Navy totals earn { $prizes } Fame.
    PIR-85, PIR-86
board-navy-warning =
    Navy { $navy }, strength of the Ships { $strength }
    { $over } too many: without more strength, Navy dice must go at the end.
    At the end the highest Navy totals earn { $prizes } Fame.
    PIR-85, PIR-86
board-rum-count =
    Rum: { $rum }, worth { $fame } Fame
    PIR-88
board-rum-tip =
    Rum: { $rum }, worth { $fame } Fame
    A set of 1, 2, 3, … is worth { $table }; then a new set begins.
    PIR-88
board-fame-source = Fame so far, { $source }: { $fame }

## Decks and result

board-deck-tip = Tiles left in the deck: { $count }. Below the top one, in unknown order: { $below }
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
wrong-place-grid-other-spot = a place in the grid that no other spot has
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
wrong-every-seat-stands-once = every seat must be named once (PIR-07, PIR-31)
wrong-expected-different-seats-from = expected different seats from 0 to { $seats }, not { $seats2 }
wrong-wooden-ships-map-only = wooden Ships are on the Map only while they travel
wrong-two-wooden-ships-cannot = two wooden Ships cannot be on one spot (PIR-26)
wrong-who-waits-departs-after = a waiting Ship sets off after all others, in the order of the places (PIR-23)
wrong-before-travel-nobody-home = nobody is home before Travel
wrong-end-everybody-home = at the end everybody is home (PIR-32)
wrong-ships-lie-sea-buildings = Ships go to sea, Buildings and Pirates on land (PIR-36)
wrong-expected-tile-sea-navy = expected a tile or, at sea, a Navy die such as 'navy 4'
wrong-die-spots-locked = { $tiles } has { $usable } die spots that are not locked (PIR-45)
wrong-does-go-die-spot = { $text } doesn’t go on a die spot (PIR-40, PIR-42)
wrong-more-than-tile-can = { $text } is more than the tile can hold, { $limit } (PIR-41)
wrong-expected-most-different-map = expected at most { $count } different Map tiles (PIR-16)
wrong-map-tile = there is no Map tile { $thing }
wrong-expected-path-number-from = expected a path number from 1 to { $most }
wrong-wooden-ship-so-nothing = a wooden Ship is there, so nothing is left to take (PIR-26)
wrong-does-lie-spot = { $text } doesn’t go on a spot for { $asked_for }
wrong-under-way-already = { $said } is under way already
wrong-seat-closest-start = seat { $closest } is closest to the start (PIR-23)
wrong-seat-home = seat { $active } is home (PIR-29)
wrong-die-gives-gains-turn = a die gives or gains in a turn, not both (PIR-54)
wrong-bonus-comes-before-tile = the bonus comes before the tile (PIR-49)
wrong-bonus-printed-where-seat = no bonus is printed where seat { $active } is
wrong-seat-departed-yet = seat { $active } has not set off yet
wrong-ship-seat-lies = seat { $active } has no Ship on { $thing }
wrong-this-deck-empty = this deck is empty
wrong-only-game = there are only { $pool } { $thing } in the game
wrong-seat-cannot-home-map = seat { $seat } cannot be home and on the Map
wrong-spot-spots = there is no such spot; the spots are { $spots }
wrong-number-tiles = expected a number and one of the { $thing } tiles, not { $part }
wrong-only-left = there are only { $tiles_left } { $tiles } left
wrong-only-game-2 = there are only { $copies } { $thing } in the game
wrong-die-place-go = the die has no place to go (PIR-64)

## The first voyage

voyage-sail = You furnish your Island with what you find along the route. Sail forward to any free spot, as far as you like. The Plantation on spot 3 costs all 6 of your Income, but its two white squares bring 2 more in every later round. Sail there.
voyage-buy = Buy the Plantation and put it in the middle of your Island, on C3. A tile stays where you put it, and some tiles help their neighbours.
voyage-treasure = The Ship furthest back moves next, and now that is yours. Dice are free. The yellow die on spot 8 shows 5: each of its pips is worth 1 Fame at the end. Sail there.
voyage-place = A die needs an open die spot. Put it on your Plantation, which can hold up to 6.
voyage-special = Ben took two turns, because he was still behind you. Now he is ahead. Sail to spot 10, which gives you 2 Income at once.
voyage-trade = The Distillery on spot 16 costs 4, and you have 2. You may trade Treasure at any point of your turn: give up one pip for 2 Income.
voyage-distillery = Now sail to the Distillery. The bonus beside it brings 1 Income.
voyage-build = Buy it and put it on D3. The bottle printed on it counts as Rum: one Rum is 1 Fame, a set of five is 15.
voyage-leave = Leave the Map. Income that you have not spent is lost. Ben is home first, so he sets off first next round. You will then have 8 Income: 6, plus 2 for your white squares.

## The goal card

goal-sentence = Sail across the Map in four rounds and build up your Island. Fame is counted only at the end.
goal-way-1 = The most pips on red Navy dice earn 20 Fame, the second most 10, if your Ships are strong enough.
goal-way-2 = Every pip on a yellow Treasure die is 1 Fame.
goal-way-3 = Sets of one to five Rum are worth 1, 3, 6, 10 and 15 Fame.
goal-way-4 = Every Pirate says what it scores, and coming home early in the last round earns up to 5.
goal-winner = The player with the most Fame wins. In a tie, the one with more Income left.
