### Hägar

## What a seat is asked

ask-lay = Lay { $coaster } beside the map so that one of its fields matches.
ask-lay-anywhere = { $coaster } matches nowhere, so lay it anywhere beside the map.
ask-turn = How do you turn { $coaster }?
ask-place =
    { $hagars ->
        [none] Put a token on { $coaster }. You have { $gold } gold left.
        [one] Put a token on { $coaster }. You have { $hagars } Hägar, { $gold } gold left.
       *[other] Put a token on { $coaster }. You have { $hagars } Hägars, { $gold } gold left.
    }
ask-move = Move one of your Hägars to a free field of the same kind, or pass.
ask-to = To which free { $kind } field does your Hägar go?

## What a legal move costs or does

does-lay = possible turns: { $rotations }
does-offend = possible turns: { $rotations }; another beer is in this row or column, so you would owe the winner one
does-turn = the arrow of the { $number } lies { $axis }
does-place = { $kind }, { $size } { $size ->
        [one] field
       *[other] fields
    }{ $gold ->
        [none] { "" }
       *[other] , { $gold } gold
    }{ $shields ->
        [none] { "" }
        [one] , { $shields } shield
       *[other] , { $shields } shields
    }
does-move = leaves { $kind }, { $size } { $size ->
        [one] field
       *[other] fields
    }{ $gold ->
        [none] { "" }
       *[other] , { $gold } gold
    }{ $shields ->
        [none] { "" }
        [one] , { $shields } shield
       *[other] , { $shields } shields
    }
does-to = { $kind }, { $size } { $size ->
        [one] field
       *[other] fields
    }{ $gold ->
        [none] { "" }
       *[other] , { $gold } gold
    }{ $shields ->
        [none] { "" }
        [one] , { $shields } shield
       *[other] , { $shields } shields
    }{ $doubled ->
        [none] { "" }
        [one] , doubled
       *[other] ,{ " " }
    }

## Why a move is refused

no-cell-taken = { $coaster } lies there already.
no-edge = A coaster must share a whole side with one on the table.
no-match = No field of { $coaster } matches there, however you turn it, and elsewhere one does.
no-match-beer = With the glass pointing { $side } to you, no field of { $coaster } matches there, and elsewhere one does.
no-beer = The glass of { $coaster } must point to you ({ $side }), or the beer is spilled.
no-match-turned = Turned by { $rotation }, no field of { $coaster } matches there.
no-token = You have no { $token } left.
no-own-hagar = No Hägar of yours stands there.
no-target = No { $kind } field is free for it.
no-same-field = It stands there already; to leave it, pass instead of choosing it.
no-not-on-table = { $coaster } is not on the table.
no-other-kind = From { $kind } a Hägar may not go to { $other }.
no-occupied = A token lies there already.
not-asked = “{ $word }” does not answer the question that is open now.
foreign-word = “{ $word }” belongs to another game or another pack.
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
log-roll-again = { $players } rolled the same and roll again.
log-starts = { $seat } is the starting player.
log-turn = Turn { $turn } of { $turns }: { $seat }.
log-drew = { $seat } draws { $coaster }.
log-no-match = { $coaster } matches nowhere and may be laid anywhere.
log-laid = { $seat } lays { $coaster } at ({ $x }, { $y }), turned by { $rotation }.
log-offence = Two beers in one row or column: an offence of { $seat }.
log-placed = { $seat } places { $token } on { $kind } of { $coaster }, { $corner }.
log-final-roll = { $seat } rolls a { $roll } for the doubled line.
log-line = The { $axis } line through the die on { $coaster } counts double.
log-no-line = The { $roll } is not on the table: nothing counts double.
log-moved = { $seat } moves a Hägar from { $coaster }, { $corner }, to { $to_coaster }, { $to_corner } ({ $kind }).
log-stayed = { $seat } moves no Hägar.
log-conquered = { $seat } conquers { $kind } with { $size } { $size ->
        [one] field
       *[other] fields
    }: { $points } { $points ->
        [one] point
       *[other] points
    }.
log-treasure = { $seat } finds gold at { $kind } with { $size } { $size ->
        [one] field
       *[other] fields
    }: { $points } { $points ->
        [one] point
       *[other] points
    }.
log-tied =
    { $size ->
        [one] Nobody conquers { $kind } with { $size } field: there is a tie.
       *[other] Nobody conquers { $kind } with { $size } fields: there is a tie.
    }
log-total =
    { $points ->
        [one] { $seat } has { $points } point.
       *[other] { $seat } has { $points } points.
    }
log-beers =
    { $beers ->
        [one] { $seat } owes { $beers } beer to { $winners }.
       *[other] { $seat } owes { $beers } beers to { $winners }.
    }
log-rank = { $seat } is: { $rank }.
log-game-over = The game is over. The winner: { $winners }.

## What stands on the buttons of moves

label-roll = Roll a { $roll }
label-draw = Draw { $coaster }
label-lay = Lay it at ({ $x }, { $y })
label-turn = Turn by { $rotation }
label-place = { $token }, { $corner }
label-move = Move the Hägar on { $coaster }, { $corner }
label-pass = Move none
label-to = To { $coaster }, { $corner }

## Words

word-phase-roll = rolls the die
word-phase-draw = draws a coaster
word-phase-lay = lays a coaster
word-phase-turn = turns the coaster
word-phase-token = puts down a token
word-phase-move = may move a Hägar
word-phase-to = moves a Hägar
word-place-nw = north-west
word-place-ne = north-east
word-place-sw = south-west
word-place-se = south-east
word-place-horizontal = horizontal
word-place-vertical = vertical

## What the lobby says of the game

about-summary = Vikings discover new shores on beer coasters. Draw one, lay it where a field matches, and put a Hägar or a piece of gold on it. In the end the die makes one line count double and everyone may shift one Hägar; then gold pays all who are there, and shields give a whole landscape to whoever holds it. Alone, you play for a rank between drunkard and conqueror.
about-credit = Published by { $publisher } in { $year }.
about-without = without
about-with = with

## What a newcomer reads beside a question

guide-ask-lay = One field of your coaster must lie side by side with a field of the same kind; all others may differ. Look for a place that enlarges a landscape where you stand, or where you want to stand. A beer coaster always points to you, so it has fewer places.
guide-ask-lay-anywhere = This coaster matches nowhere on the map, which is rare. You may lay it on any free cell beside another coaster. Use it to keep a landscape of the others small, or to begin something new.
guide-ask-turn = Only the turns that match are offered. Think of the shields and the gold on the coaster: they count for the fields they touch. If it carries a die field, you also choose which way its arrow points.
guide-ask-place = A Hägar gets the gold of the landscape he stands on, and with a shield and the majority all its fields. Gold has no owner: it pays everyone with a Hägar there. You must put something down as long as you have tokens, so keep the gold for a coaster where a Hägar would be wasted.
guide-ask-move = Everyone may shift one Hägar now, and only now. Look for a dominion that one more Hägar wins or ties; on the doubled line he counts twice. If nothing gets better, let all stand.
guide-ask-to = He may go anywhere on the map, to any free field of the kind he stands on now. Take the landscape that brings the most fields and gold. Remember what he leaves behind.

## The text view of a position

sheet-set-up = Set-up: rolling for the start
sheet-turns = Turn { $turn } of { $turns }
sheet-final = Final round
sheet-over = The map at the end
sheet-turn = to move
sheet-start = starting player
sheet-pile = coasters in the pile
sheet-unseen = not seen yet
sheet-line = doubled line
sheet-no-line = none: the { $roll } is not on the table
sheet-line-at = { $axis }, { $letter } = { $at }, rolled { $roll }
sheet-map = Map. { $legend }; a number: the Hägar of that player, $: gold, *: doubled line
sheet-land = La
sheet-forest = Fo
sheet-water = Wa
sheet-coasters = Coasters on the table
sheet-hand = Coaster in hand
sheet-hand-anywhere = Coaster in hand: it matches nowhere and may be laid anywhere
sheet-coaster = Coaster
sheet-cell = Cell
sheet-rotation = Turned
sheet-shows = What it shows
sheet-beer = beer
sheet-between = { $symbol } at { $places }
sheet-die = die field { $number }, { $axis }, at { $places }
sheet-places = Where it may go
sheet-offence = costs a beer
sheet-landscapes = Landscapes that bring points or hold a Hägar
sheet-kind = Landscape
sheet-first = From
sheet-fields = Fields
sheet-gold = Gold
sheet-shields = Shields
sheet-strength = { $player }: Hägars
sheet-landscape-points = { $player }: points
sheet-players = Players, with the points as all stands
sheet-player = Player
sheet-side = Side
sheet-hagars_left = Hägars left
sheet-gold_left = Gold left
sheet-dominions = Dominions
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
board-title-set-up = Rolling for the start
board-title-over = The end
board-in-hand = Drawn by { $player }
board-turn-it = Turn it with a click, the wheel or the arrow keys; the tick lays it.
board-turn-on = Turn to the right
board-turn-back = Turn to the left
board-show-turned = Show it turned by { $rotation }°
board-zoom-in = Look closer
board-zoom-out = Look from further away
board-zoom-whole = The whole map
board-fits = It fits where the map glows.
board-anywhere = It matches nowhere: lay it anywhere.
board-beer-points = The glass must point { $side } to { $player }.
board-beer-costs = It costs a beer where +1 stands: another is in that row or column.
board-beer-tip =
    Full beer glass
    It points to the player who lays the coaster.
    HAG-22
board-gold-tip =
    Printed gold
    A point for everyone with a Hägar on a landscape it touches.
    HAG-11, HAG-51
board-shield-tip =
    Shield
    The landscapes it touches can be conquered.
    HAG-11, HAG-54
board-die-tip =
    Die field { $number }, { $axis }
    If it is rolled at the end, the line of its arrow counts double.
    HAG-12, HAG-41
board-hagar-tip =
    Hägar of { $player }
    { $kind }
    HAG-51, HAG-55
board-token-gold-tip =
    Gold
    It has no owner and counts for { $kind }.
    HAG-32, HAG-52
board-landscape-tip =
    { $kind }
    Fields: { $size }, gold: { $gold }, shields: { $shields }
    { $who }
    HAG-10, HAG-51, HAG-55
board-brings = { $player }: { $gold } for gold, { $dominion } for fields
board-nobody = No Hägar stands there
board-stands = { $player } { $strength }
board-leads = { $player } leads
board-spot-tip =
    Free cell ({ $x }, { $y })
    Turned by { $turns }
    { $rule }
board-spot-offence =
    Free cell ({ $x }, { $y })
    Another beer is in this row or column: it costs a beer.
    { $rule }
board-no-spot-tip =
    Free cell ({ $x }, { $y })
    Nothing matches here
    HAG-19
board-double-tip =
    Doubled line
    Hägars and gold on it count double.
    HAG-41, HAG-58, HAG-59
board-pile-tip =
    Coasters in the pile: { $count }
    Not seen yet: { $unseen }
    HAG-04, HAG-15
board-start-tip =
    Starting player
    HAG-05, HAG-43
board-left-tip =
    { $player } has { $hagars } Hägars and { $gold } gold left
    HAG-03, HAG-26
board-points-tip =
    As all stands: { $gold } for gold and { $dominions } for dominions
    HAG-51, HAG-55
board-offence-tip =
    Offences against the honky-tonk rule: { $count }
    HAG-34, HAG-37
board-rolled-tip =
    Rolled { $roll }
    HAG-40
board-rank-tip =
    Place { $rank }
    HAG-61
board-scoring = Landscapes with Hägars
board-none-yet = No Hägar is on the map yet.
board-plate-tip =
    { $player }
    Sits { $side }: a beer that { $player } lays points to this side.
    HAG-02, HAG-22
board-north = N
board-map-tip =
    Table
    North is at the top, whoever looks.
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
wrong-coasters-2 = { $count }, as the coasters have it
wrong-rank-more = one rank or more (HAG-65)
wrong-keys = one of the keys { $known }
wrong-coaster-map-field = no coaster of the map has the field { $told }
wrong-set-up-nothing-lies = in the set-up nothing lies on the table
wrong-who-plays-alone-starts = who plays alone starts without rolling (HAG-05)
wrong-expected-seats-from-their = expected seats from 0 to { $seats } in their order, not { $rolling }
wrong-expected-rolls-die-those = expected { $seats } rolls of the die, 0 for those who have not rolled
wrong-after-turns-seat = after { $turns } turns it is that of seat { $wanted } (HAG-13)
wrong-coaster-this-turn-laid = the coaster of this turn is laid already: it is fresh
wrong-map = { $thing } is not on the map
wrong-token-already = on { $thing } there is a token already (HAG-26)
wrong-seat-token-left-put = seat { $active } has no token left to put on it (HAG-31)
wrong-already-lies-map = { $thing } already lies on the map
wrong-all-coasters-game-lie = all coasters of the game lie on the map
wrong-may-laid = { $coasters } may not be laid there (HAG-18, HAG-19)
wrong-rolled-already-says-which = rolled already says which line counts double
wrong-all-numbers-lie-map = all numbers lie on the map, so one line counts double (HAG-41)
wrong-no-hagar-there = no Hägar of seat { $active } stands there (HAG-47)
wrong-field-kind-free = no field of its kind is free (HAG-46)
wrong-without-single-coaster-nothing = without a single coaster there is nothing to play with
wrong-coaster-x-y-rotation = { $entry } is not a coaster, x, y and a rotation of 0, 90, 180 or 270
wrong-already-lies-map-2 = { $parts } already lies on the map
wrong-first-coaster-lies-every = the first coaster lies at 0 0, every other beside one before it (HAG-17, HAG-18)
wrong-only-coasters-game-seats = there are only { $number } coasters in the game with { $seats } seats (HAG-04)
wrong-glass-points-seat-who = the glass of { $thing } points to seat { $seat }, who laid it: { $side }, rotation { $rotation } (HAG-22)
wrong-coaster = there is no coaster { $thing }
wrong-coaster-2 = { $place } is not a coaster and one of { $corners }
wrong-say-what-starting-player = say what the starting player rolled: a number from 1 to 6 (HAG-40)
wrong-cell-can-reached = { $cell } is not a cell that can be reached, such as '1 -2'
wrong-token-already-2 = on { $told } there is a token already (HAG-29)
wrong-seat-more-them = seat { $seat } has no more of them (HAG-03)
wrong-corners = a list of { LIST($counts, type: "or") } of { $corners }
