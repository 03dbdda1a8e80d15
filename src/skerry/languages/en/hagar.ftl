### Hägar

## What a seat is asked

ask-lay = Where do you want to lay { $coaster }? At least one of its fields must touch a field of the same kind.
ask-lay-anywhere = { $coaster } matches nowhere, so you may lay it anywhere beside the map.
ask-turn = Which way round do you want to lay { $coaster }?
ask-place =
    { $hagars ->
        [none] Put your gold on one of the fields of { $coaster }. You have { $gold } gold left.
        [one] Put a Hägar or gold on one of the fields of { $coaster }. You have { $hagars } Hägar and { $gold } gold left.
       *[other] Put a Hägar or gold on one of the fields of { $coaster }. You have { $hagars } Hägars and { $gold } gold left.
    }
ask-move = You may move one of your Hägars to a free field of the same kind. Choose one, or leave them all where they are.
ask-to = Choose a free { $kind } field for your Hägar.

## What a legal move costs or does

full-lay = Lay it { $where }
does-lay = possible turns: { $rotations }
does-offend = possible turns: { $rotations }. There is another beer in this row or column, so you would owe the winner a beer
does-turn = the line of the { $number } would be { $axis }
does-place = { $size ->
        [one] { $size } field
       *[other] { $size } fields
    } of { $kind }{ $gold ->
        [none] { "" }
       *[other] , { $gold } gold
    }{ $shields ->
        [none] { "" }
        [one] , { $shields } shield
       *[other] , { $shields } shields
    }
does-move = leaves { $size ->
        [one] { $size } field
       *[other] { $size } fields
    } of { $kind }{ $gold ->
        [none] { "" }
       *[other] , { $gold } gold
    }{ $shields ->
        [none] { "" }
        [one] , { $shields } shield
       *[other] , { $shields } shields
    }
does-to = { $size ->
        [one] { $size } field
       *[other] { $size } fields
    } of { $kind }{ $gold ->
        [none] { "" }
       *[other] , { $gold } gold
    }{ $shields ->
        [none] { "" }
        [one] , { $shields } shield
       *[other] , { $shields } shields
    }{ $doubled ->
        [none] { "" }
       *[other] , on the doubled line
    }

## What a choice changes: the number before and after, and by how much

number-points =
    { $amount ->
        [one] { $change } point as things stand
       *[other] { $change } points as things stand
    }
number-hagars =
    { $after ->
        [one] { $after } Hägar left
       *[other] { $after } Hägars left
    }
number-gold = { $after } gold left
number-offences =
    { $amount ->
        [one] { $change } beer owed
       *[other] { $change } beers owed
    }

## Your plan: what is still lacking

plan-behind = { $size ->
        [one] { $size } field
       *[other] { $size } fields
    } of { $kind }: you’re { $missing ->
        [one] { $missing } Hägar
       *[other] { $missing } Hägars
    } short of conquering { $size ->
        [one] it
       *[other] them
    }, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
plan-no-shield = { $size ->
        [one] { $size } field
       *[other] { $size } fields
    } of { $kind }: you’re ahead, but no shield touches { $size ->
        [one] it
       *[other] them
    }. With one you’d get { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more
plan-nobody = { $size ->
        [one] { $size } field
       *[other] { $size } fields
    } of { $kind }: a Hägar there would bring you { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, but you have none

## Why a move is refused

no-cell-taken = { $coaster } is already there. Choose a free cell.
no-edge = You must lay the coaster side by side with one on the table.
no-match = { $coaster } matches nothing there, however you turn it. Choose a cell where one of its fields meets its own kind.
no-match-beer = The glass must point to you ({ $side }), and that way round { $coaster } matches nothing there. Choose another cell.
no-beer = The glass on { $coaster } must point to you ({ $side }), or you’d spill the beer.
no-match-turned =
    { $rotation ->
        [0] { $coaster } matches nothing there unless you turn it.
       *[other] { $coaster } matches nothing there when turned by { $rotation }.
    }
no-token = { $token ->
        [hagar] You have no Hägars left. Put down your gold instead.
       *[other] You have no gold left. Put down a Hägar instead.
    }
no-own-hagar = None of your Hägars is there.
no-target = There is no free { $kind } field it could move to.
no-same-field = Your Hägar is already there. If you want to leave it there, don’t choose it, but pass.
no-not-on-table = { $coaster } isn’t on the table.
no-other-kind = Your Hägar is on { $kind }, so it can’t move to { $other }.
no-occupied = There is already a token on that field.
not-asked = You can’t play “{ $word }” now.
foreign-word = “{ $word }” belongs to another game or pack.
over = The game is over.
alone-rank =
    { $points ->
        [one] { $rank }, with { $points } point.
       *[other] { $rank }, with { $points } points.
    }

## Where the game stands, for everyone

stage-set-up = Set-up: { $seat } { $phase }.
stage-turns = Turn { $turn } of { $turns }: { $seat } { $phase }.
stage-final = Final round: { $seat } { $phase }.

## The log

log-rolled = { $seat } rolls a { $roll }.
log-roll-again = { $players } are tied and roll again.
log-starts = { $seat } rolls highest and goes first.
log-turn = Turn { $turn } of { $turns }: { $seat } is up.
log-drew = { $seat } draws { $coaster }.
log-no-match = { $coaster } doesn’t match anywhere, so it may go anywhere next to the map.
log-laid =
    { $rotation ->
        [0] { $seat } lays { $coaster } { $where }.
       *[other] { $seat } lays { $coaster } { $where }, turned by { $rotation }.
    }
log-offence = There are now two beers in one row or column: { $seat } will owe the winner a beer.
log-placed =
    { $token ->
        [hagar] { $seat } puts a Hägar on the { $corner } field of { $coaster } ({ $kind }).
       *[other] { $seat } puts gold on the { $corner } field of { $coaster } ({ $kind }).
    }
log-final-roll = { $seat } rolls a { $roll } for the line that counts double.
log-line = The { $axis } line through the die on { $coaster } counts double.
log-no-line = Die field { $roll } isn’t on the table, so no line counts double.
log-moved = { $seat } moves a Hägar from { $coaster }, { $corner }, to { $to_coaster }, { $to_corner } ({ $kind }).
log-stayed = { $seat } doesn’t move a Hägar.
log-conquered = { $seat } conquers { $size ->
        [one] { $size } field
       *[other] { $size } fields
    } of { $kind }: { $points } { $points ->
        [one] point
       *[other] points
    }.
log-treasure = { $seat } finds gold on { $size ->
        [one] { $size } field
       *[other] { $size } fields
    } of { $kind }: { $points } { $points ->
        [one] point
       *[other] points
    }.
log-tied =
    { $size ->
        [one] No one conquers the { $size } field of { $kind }: the strongest players are tied.
       *[other] No one conquers the { $size } fields of { $kind }: the strongest players are tied.
    }
log-total =
    { $points ->
        [one] { $seat } has { $points } point in all.
       *[other] { $seat } has { $points } points in all.
    }
log-beers =
    { $beers ->
        [one] { $seat } owes { $beers } beer to { $winners }.
       *[other] { $seat } owes { $beers } beers to { $winners }.
    }
log-rank = { $seat } earns the rank “{ $rank }”.
log-game-over = The game is over. Winner: { $winners }.

## What stands on the buttons of moves

label-roll = Roll a { $roll }
label-draw = Draw { $coaster }
label-lay = Lay it at ({ $x }, { $y })
label-turn =
    { $rotation ->
        [0] Don’t turn it
       *[other] Turn it by { $rotation }
    }
label-place = { $token }, { $corner }
label-move = Move the Hägar on { $coaster }, { $corner }
label-pass = Move none
label-to = To { $coaster }, { $corner }

## Words

word-phase-roll = rolls the die
word-phase-draw = draws a coaster
word-phase-lay = lays a coaster
word-phase-turn = turns the coaster
word-phase-token = places a token
word-phase-move = may move a Hägar
word-phase-to = moves a Hägar
word-place-nw = north-west
word-place-ne = north-east
word-place-sw = south-west
word-place-se = south-east
word-place-horizontal = horizontal
word-place-vertical = vertical
word-where-north = north of { $coaster }
word-where-east = east of { $coaster }
word-where-south = south of { $coaster }
word-where-west = west of { $coaster }
word-where-middle = in the middle of the table

## What the lobby says of the game

about-summary = Lead your Vikings to new shores, on beer coasters. Draw one, lay it so that a field matches, and put a Hägar or a piece of gold on it. At the end, the die picks one line that counts double, and you may move one Hägar. Then gold pays everyone on its landscape, and where there’s a shield, the player with the most Hägars conquers the whole landscape. Alone, you play for a rank, from drunkard to conqueror.
about-credit = Published by { $publisher } in { $year }.
about-without = You may lay beer coasters in one row or column at no cost.
about-with = If you lay a beer coaster in the row or column of another, you owe the winner a beer.

## What a newcomer reads beside a question

guide-ask-lay = At least one field of your coaster must lie side by side with a field of the same kind; the others may differ. Look for a place that enlarges a landscape where you have a Hägar, or want one. The glass of a beer coaster must point to you, so it fits in fewer places.
guide-ask-lay-anywhere = This rarely happens: the coaster matches nowhere on the map, so you may lay it on any free cell beside another coaster. Use it to cut off a landscape of another player, or to start something new.
guide-ask-turn = You can choose from all turns that match. Watch the shields and the gold on the coaster: they count for the fields they touch. If there is a die field on it, you also decide which way its line runs.
guide-ask-place = A Hägar earns you all the gold of the landscape he stands on. If there’s a shield too and you have the most Hägars there, you also get a point for each field. Gold belongs to no one: it pays everyone with a Hägar there. You must place a token as long as you have one, so save the gold for a coaster where a Hägar would be wasted.
guide-ask-move = Everyone may move one Hägar now, and never again. Look for a landscape with a shield where one more Hägar wins or forces a tie. On the doubled line he counts twice. If no move helps, leave them all where they are.
guide-ask-to = He can go to any free field on the map of the kind he stands on now. Go where the most fields and gold are to be won, but think of what he leaves behind.

## Why nothing can be told of a choice beforehand

unforeseen-ask-move = What it brings depends on where he goes. Choose one, then point at a field: you can still take it back.

## What the icons mean

legend-landscapes = Landscapes: fields of the same kind, side by side
legend-coasters = Printed on coasters; each counts for the fields it touches
legend-gold = Gold
legend-gold-is = 1 point for everyone with a Hägar on the landscape
legend-shield = Shield
legend-shield-is = The player with the most Hägars on the landscape also gets 1 point for each field
legend-beer = Beer
legend-beer-is = Its glass must point to the player who lays it
legend-die = Die field
legend-die-is = If its number is rolled at the end, the line of its arrow counts double
legend-map = On the map
legend-hagar = A Hägar
legend-hagar-is = Each player’s has a shape and a colour of its own
legend-token-gold = Gold, laid by a player
legend-token-gold-is = Counts like printed gold, for the field it lies on
legend-shore = Shore in a player’s colour
legend-shore-is = This player has the most Hägars on the landscape
legend-shore-tied = Dotted shore
legend-shore-tied-is = Players are tied, so nobody conquers it
legend-double = Doubled line
legend-double-is = Hägars and gold on it count twice
legend-players = Beside players
legend-start = Starting player
legend-start-is = Rolls the die at the end, and moves a Hägar last
legend-crown = Crown
legend-crown-is = Conquers a landscape; at the end, wins the game
legend-points = Points
legend-points-is = As things stand
legend-turning = To lay a coaster
legend-turn = Turn it
legend-turn-is = To the right or to the left
legend-tick = Lay it
legend-tick-is = As it is shown

## The text view of a position

sheet-set-up = Set-up: rolling to go first
sheet-turns = Turn { $turn } of { $turns }
sheet-final = Final round
sheet-over = The final map
sheet-turn = to move
sheet-start = starting player
sheet-pile = coasters in the pile
sheet-unseen = not seen yet
sheet-line = doubled line
sheet-no-line = none: die field { $roll } isn’t on the table
sheet-line-at = { $axis }, { $letter } = { $at }, rolled { $roll }
sheet-map = Map. { $legend }; a number: that player’s Hägar; $: gold; *: doubled line
sheet-land = La
sheet-forest = Fo
sheet-water = Wa
sheet-coasters = Coasters on the table
sheet-hand = Coaster in hand
sheet-hand-anywhere = Coaster in hand (matches nowhere, may go anywhere)
sheet-coaster = Coaster
sheet-cell = Cell
sheet-rotation = Turned
sheet-shows = What it shows
sheet-beer = beer
sheet-between = { $symbol } at { $places }
sheet-die = die field { $number }, { $axis }, at { $places }
sheet-places = Where it can go
sheet-offence = costs a beer
sheet-landscapes = Landscapes with gold, shields or Hägars
sheet-kind = Landscape
sheet-first = First field
sheet-fields = Fields
sheet-gold = Gold
sheet-shields = Shields
sheet-strength = { $player }: strength
sheet-landscape-points = { $player }: points
sheet-players = Players, with their points as things stand
sheet-player = Player
sheet-side = Side
sheet-hagars_left = Hägars left
sheet-gold_left = Gold left
sheet-dominions = Points for fields
sheet-points = Points
sheet-offences = Offences
sheet-result = Result
sheet-total = Total
sheet-ranks = Place
sheet-beers = Beers owed
sheet-solo_rank = Rank

## What is written on the board; a tip is several lines, the last has the rules

board-board = Map of Hägar
board-title = Turn { $turn } of { $turns }
board-title-set-up = Rolling to go first
board-title-over = End of the game
board-in-hand = Drawn by { $player }
board-turn-it = Turn it with a click, the wheel or the arrow keys. The tick lays it.
board-turn-on = Turn right
board-turn-back = Turn left
board-show-turned = Show it turned by { $rotation }°
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-whole = Show the whole map
board-fits = It fits where the map glows.
board-anywhere = It matches nowhere, so lay it anywhere.
board-beer-points = The glass must point { $side }, to { $player }.
board-beer-costs = A +1 means it costs a beer: there is another in that row or column.
board-beer-tip =
    Full beer glass
    It must point to the player who lays the coaster.
    HAG-22
board-gold-tip =
    Printed gold
    Worth a point to every player with a Hägar on a landscape it touches.
    HAG-11, HAG-51
board-shield-tip =
    Shield
    Landscapes it touches can be conquered: most Hägars there, a point for each field.
    HAG-11, HAG-54
board-die-tip =
    Die field { $number }, { $axis }
    If this number is rolled at the end, the line of its arrow counts double.
    HAG-12, HAG-41
board-hagar-tip =
    { $player }’s Hägar
    { $kind }
    HAG-51, HAG-55
board-token-gold-tip =
    Gold
    It belongs to no one and counts for { $kind }.
    HAG-32, HAG-52
board-landscape-tip =
    { $kind }
    Fields: { $size }, gold: { $gold }, shields: { $shields }
    { $who }
    HAG-10, HAG-51, HAG-55
board-brings = { $player }: { $gold } for gold, { $dominion } for fields
board-nobody = No Hägar here
board-stands = { $player } { $strength }
board-leads = { $player } is ahead
board-spot-tip =
    Free cell { $where }
    Possible turns: { $turns }
    { $rule }
board-spot-offence =
    Free cell { $where }
    It costs a beer: there is another in this row or column.
    { $rule }
board-no-spot-tip =
    Free cell { $where }
    The coaster doesn’t match here.
    HAG-19
board-double-tip =
    Doubled line
    Hägars and gold on it count double.
    HAG-41, HAG-58, HAG-59
board-pile-tip =
    Coasters left in the pile: { $count }
    Not seen yet: { $unseen }
    HAG-04, HAG-15
board-start-tip =
    Starting player
    HAG-05, HAG-43
board-left-tip =
    { $hagars ->
        [one] { $player } has { $hagars } Hägar and { $gold } gold left
       *[other] { $player } has { $hagars } Hägars and { $gold } gold left
    }
    HAG-03, HAG-26
board-points-tip =
    As things stand: { $gold } for gold and { $dominions } for fields
    HAG-51, HAG-55
board-offence-tip =
    Beers owed under the honky-tonk rule: { $count }
    HAG-34, HAG-37
board-rolled-tip =
    Rolled { $roll }
    HAG-40
board-rank-tip =
    Place { $rank }
    HAG-61
board-scoring = Landscapes with Hägars
board-brings-to = Points
board-none-yet = There is no Hägar on the map yet.
board-plate-tip =
    { $player }
    Sits { $side }. When { $player } lays a beer, its glass points to this side.
    HAG-02, HAG-22
board-north = N
board-map-tip =
    Table
    North is at the top for everyone.
    HAG-02

## What is wrong with a pack: what was expected of a value. And what is wrong with a position

wrong-two-fields-share-side = two fields that share a side (HAG-12)
wrong-most-symbol-place = at most one symbol in each place (HAG-09)
wrong-this-order = { $seats } of { $sides }, in this order
wrong-true = true (HAG-59)
wrong-false = false (HAG-60)
wrong-coasters-listed = { $coasters }, the coasters listed
wrong-so-players-lay-coasters = { $turns }, so that { $seats } players lay { $in_play } coasters (HAG-13)
wrong-token-most = { $tokens }, one for each token, and at most { $turns } (HAG-13)
wrong-table = a table with { $known }
wrong-numbers-from = the numbers from 1 to { $die }
wrong-kinds-landscape = { $kinds } kinds of landscape
wrong-problem = { $movable_as_toml } (HAG-44, HAG-47)
wrong-coasters = 2 to { $most_coasters } coasters
wrong-number-die-once = each number of the die once (HAG-12)
wrong-coasters-2 = { $count }, to match the coasters
wrong-rank-more = at least one rank (HAG-65)
wrong-keys = one of the keys { $known }
wrong-coaster-map-field = no coaster of the map has the field { $told }
wrong-set-up-nothing-lies = nothing is on the table during the set-up
wrong-who-plays-alone-starts = someone who plays alone starts without rolling (HAG-05)
wrong-expected-seats-from-their = expected seats from 0 to { $seats } in order, not { $rolling }
wrong-expected-rolls-die-those = expected { $seats } rolls of the die, 0 for those who have not rolled
wrong-after-turns-seat =
    { $turns ->
        [one] after { $turns } turn it is the turn of seat { $wanted } (HAG-13)
       *[other] after { $turns } turns it is the turn of seat { $wanted } (HAG-13)
    }
wrong-coaster-this-turn-laid = this turn’s coaster is already there: it is fresh
wrong-map = { $thing } is not on the map
wrong-token-already = there is already a token on { $thing } (HAG-26)
wrong-seat-token-left-put = seat { $active } has no token left to put on it (HAG-31)
wrong-already-lies-map = { $thing } is already on the map
wrong-all-coasters-game-lie = all the coasters of the game are on the map
wrong-may-laid = { $coasters } can’t be laid there (HAG-18, HAG-19)
wrong-rolled-already-says-which = rolled already says which line counts double
wrong-all-numbers-lie-map = all the numbers are on the map, so one line counts double (HAG-41)
wrong-no-hagar-there = seat { $active } has no Hägar there (HAG-47)
wrong-field-kind-free = no field of its kind is free (HAG-46)
wrong-without-single-coaster-nothing = without a single coaster there is nothing to play with
wrong-coaster-x-y-rotation = { $entry } is not a coaster, x, y and a rotation of 0, 90, 180 or 270
wrong-already-lies-map-2 = { $parts } is already on the map
wrong-first-coaster-lies-every = the first coaster lies at 0 0, every other one beside an earlier one (HAG-17, HAG-18)
wrong-only-coasters-game-seats = there are only { $number } coasters in the game with { $seats } seats (HAG-04)
wrong-glass-points-seat-who = the glass of { $thing } points to seat { $seat }, who laid it: { $side }, rotation { $rotation } (HAG-22)
wrong-coaster = there is no coaster { $thing }
wrong-coaster-2 = expected a coaster and one of { $corners }, not { $place }
wrong-say-what-starting-player = say what the starting player rolled: a number from 1 to 6 (HAG-40)
wrong-cell-can-reached = { $cell } isn’t a cell you can reach, such as '1 -2'
wrong-token-already-2 = there is already a token on { $told } (HAG-29)
wrong-seat-more-them = seat { $seat } has no more of them (HAG-03)
wrong-corners = a list of { LIST($counts, type: "or") } of { $corners }

## The first voyage

voyage-first = You lead Vikings to new shores, on beer coasters. The first coaster lies in the middle. Each turn you put a Hägar or gold on the coaster you have just laid. The water here has two fields and touches a gold, so a Hägar on it earns a point. Put him on the north-east field.
voyage-lay = Ben took the forest. Now lay your coaster so that at least one field touches a field of the same kind; the others may differ. North of Coaster 6 its water can join yours.
voyage-turn = Turn the coaster until its two water fields lie next to yours. Then your water has four fields, and it touches a shield.
voyage-gold = A shield makes a landscape worth conquering: if you have the most Hägars on it at the end, you get 1 point for each of its fields. You are alone there, so put your gold on the water: it pays 1 point to every player who has a Hägar on that landscape.
voyage-again = Ben’s coaster has made the water larger, and his Hägar stands on it too. In a tie nobody conquers it, so you need one more. Lay your coaster west of Coaster 6.
voyage-round = Turn it so that water meets water.
voyage-second = Put a second Hägar on the water. With two against one you conquer it: six fields and two gold, eight points as things stand.

## The goal card

goal-sentence = Build landscapes out of beer coasters, and put your Hägars where the gold and the shields are.
goal-way-1 = A Hägar earns 1 point for each gold on its landscape. Everyone who is there gets it.
goal-way-2 = If a landscape touches a shield, the player with the most Hägars there also gets 1 point for each field.
goal-way-3 = At the end a die picks a line on which Hägars and gold count double.
goal-way-4 = Then everyone may move one of their Hägars.
goal-winner = The player with the most points wins. Under the honky-tonk bar rule, a second beer in a row or column costs you a beer.
