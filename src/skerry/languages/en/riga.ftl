### Riga

## What a seat is asked

ask-choose-start = Your goods are worth the least: name the start player of the first year.
ask-keep-building = Keep one of the buildings you drew: { $buildings }.
ask-take = Take one building or one whole row of goods.
ask-take-swapped = You swapped goods of the rows { $rows }: take one of these two rows.
ask-keep = You drew { $goods }. Keep one good; the rest is discarded openly.
ask-yard = You drew { $buildings }. Keep one building or none.
ask-yard-pile = You drew { $buildings }, from the draw pile only. Keep one building or none.
ask-swap = Which good do you want to swap? Begin with the one in the earlier row.
ask-swap-with = With which good of a later row do you want to swap { $good } of row { $row }?
ask-build =
    { $left ->
        [one] Build, or end your turn. You may still build { $left } building.
       *[other] Build, or end your turn. You may still build { $left } buildings.
    }
ask-extend = { $cost } ducats are due in { $city } and you have { $power } there. Add another building of { $city }, or pay.
ask-crane = { $owed } ducats are due in { $city } and you have { $power } there. Halve the cost of a building with a Crane?
ask-pay =
    { $owed ->
        [one] Pay in { $city }: { $owed } ducat is still due. No change is given.
       *[other] Pay in { $city }: { $owed } ducats are still due. No change is given.
    }
ask-school = What does your School show for the rest of the game?
ask-charge = Discard goods with a base value of { $owed } or more to charge the Exchange Office, or do without.
ask-charge-more = Goods with a base value of { $owed } or more are still missing to charge the Exchange Office.
ask-discard =
    { $count ->
        [one] Discard { $count } card: you may keep { $limit }.
       *[other] Discard { $count } cards: you may keep { $limit }.
    }

## What a legal move costs or does

does-take-row = { $goods }, base value { $value }
does-take-building = { CARD($building) }
does-use = { DOES($function) }
does-build = costs { $cost }, you have { $power } in { $city }
does-crane =
    { $owed ->
        [one] then { $owed } ducat is due
       *[other] then { $owed } ducats are due
    }
does-no-more =
    { $owed ->
        [one] { $owed } ducat is due
       *[other] { $owed } ducats are due
    }
does-pay = counts { $value }{ $owed ->
        [none] { "" }
       *[other] , { $owed } still due
    }{ $lost ->
        [none] { "" }
        [one] , { $lost } is lost
       *[other] , { $lost } are lost
    }

## Why a move is refused

no-seat = Nobody sits on seat { $seat }.
no-not-drawn = You did not draw { $building }.
no-good-not-drawn = You did not draw any { $good }.
no-swapped-rows = After the swap you must take one of the rows { $rows }.
no-row =
    { $rows ->
        [one] There is no row { $row }: the display has { $rows } row.
       *[other] There is no row { $row }: the display has { $rows } rows.
    }
no-not-on-display = { $building } is not on display.
no-function = You have no { $function } that could be used now.
no-effect = { $function } would have no effect now.
no-pile = The draw pile is empty, and at your table nothing is reshuffled for { $function }.
no-fresh = { $function } was built in this turn: it works from your next turn on.
no-used = { $function } works only once and has been used.
no-take-first = First you must take one building or one row of goods.
no-taken-already = You have already taken cards in this turn.
no-monastery-before-taking = The Monastery can be used only before you take cards.
no-swap = That good is not there, or no later row holds another kind to swap it with.
no-swap-with = The second good must lie in a later row and be of another kind.
no-building-not-in-hand = You do not have { $building } to play with.
no-good-not-in-hand = You have no { $good } in hand.
no-builds-left =
    { $most ->
        [one] You cannot build more than { $most } building in a turn.
       *[other] You cannot build more than { $most } buildings in a turn.
    }
no-other-city = { $building } is not in { $city }: only buildings of one city are paid together.
no-ducats = Not enough ducats in { $city }: { $power } of { $cost }.
no-crane-needed = Without another Crane it is too dear: you have { $power } of { $owed } ducats.
no-crane-there = No Crane for { $building } now: Cranes go from the dearest building on, and the rest must be payable.
no-item = You have no { $item } to pay with.
no-not-charged = You have no { $item } that is charged.
no-worthless = In { $city } you can pay nothing with { $item }.
no-too-late = It is too late for { $item }: functions come first, then goods in the order of the price list.
no-too-early = It is too early for { $item }: what follows it in the order of the price list does not cover the rest.
no-superfluous = With { $item } you would give away more than is needed.
no-skip-now = The Exchange Office is being charged; what was begun is completed.
not-asked = “{ $word }” does not answer the question that is open now.
foreign-word = “{ $word }” belongs to another game or another pack.
over = The game is over.

## Where the game stands, for everyone

stage-set-up = Set-up: { $seat } is to choose.
stage-spring = Year { $year }, spring: new supplies.
stage-summer = Year { $year }, summer: { $seat } { $phase }.
stage-autumn = Year { $year }, autumn: { $seat } { $phase }.
stage-winter = Year { $year }, winter: { $seat } discards down to the hand limit.

## The log

log-provisional-start = { $seat } is the provisional start player.
log-turned-up = { $seat } turns up { $goods }.
log-start-player = { $seat } names { $start } start player.
log-drew-building = { $seat } draws { $buildings }.
log-start-building = { $seat } keeps one of the buildings drawn.
log-kept-building = { $seat } keeps { $building }.
log-spring = Year { $year }, spring: new supplies.
log-row-good = Row { $row }: { $goods }.
log-goods-reshuffled = The goods discard pile becomes the draw pile.
log-building-removed = Off the display: { $buildings }.
log-building-up = New on display: { $buildings }.
log-buildings-reshuffled = The building discard pile becomes the draw pile.
log-turn = Year { $year }, { $season }: the turn of { $seat }.
log-took-row = { $seat } takes row { $row }: { $goods }.
log-took-building = { $seat } takes { $building }.
log-used = { $seat } uses { $building }.
log-drew-good = { $seat } draws { $goods }.
log-treasury-rejected =
    { $goods ->
        [none] { $seat } keeps one good of the Treasury.
       *[other] { $seat } keeps one good of the Treasury and discards { $goods }.
    }
log-treasury-kept = { $seat } keeps { $good }.
log-yard-done = { $seat } looks at { $drawn } { $drawn ->
        [one] building
       *[other] buildings
    } and keeps { $kept ->
        [one] one
       *[other] none
    }.
log-swapped = { $seat } swaps goods of the rows { $rows }: { $goods }.
log-shown = { $seat } wants to build { $building }.
log-craned = { $seat } halves the cost of { $building } with { $crane }.
log-paid =
    { $value ->
        [one] { $seat } pays with { $items }: { $value } ducat.
       *[other] { $seat } pays with { $items }: { $value } ducats.
    }
log-built =
    { $lost ->
        [none] { $seat } builds { $buildings }.
        [one] { $seat } builds { $buildings }; { $lost } ducat is lost.
       *[other] { $seat } builds { $buildings }; { $lost } ducats are lost.
    }
log-school = The School of { $seat } shows: { $side }.
log-charging = { $seat } discards { $goods } for the Exchange Office.
log-charged = The Exchange Office of { $seat } is charged.
log-winter = Year { $year }, winter: hand limit.
log-discarded = { $seat } discards { $goods }.
log-discarded-building = { $seat } discards a building face down.
log-discarded-this-building = That was { $building }.
log-game-over = The last winter is over, and so is the game.

## What stands on the buttons of moves

label-provisional-start = { $seat } is provisional start player
label-draw = Draw { $good }
label-draw-building = Draw { $building }
label-choose-start = { $seat } shall be start player
label-keep-building = Keep { $building }
label-keep-none = Keep none
label-keep = Keep 1 { $good }
label-take-building = Take { $building }
label-take-row = Take row { $row }
label-use = Use { $function }
label-swap = Swap { $good } of row { $row }
label-with = with { $good } of row { $row }
label-build = Build { $building }
label-end = End the turn
label-add = Add { $building }
label-pay = Add nothing, pay
label-crane = Crane for { $building }
label-no-more = No more Cranes, pay
label-pay-good = Pay 1 { $good }
label-pay-function = Pay with { $function }
label-school = { $side }
label-charge = Discard 1 { $good }
label-skip = Do not charge
label-discard = Discard 1 { $good }
label-discard-building = Discard { $building }

## Words

word-phase-none = is to move
word-phase-take = takes cards
word-phase-build = builds
word-card =
    { $points ->
        [none] cost { $cost }. { $does }
        [one] cost { $cost }, { $points } point. { $does }
       *[other] cost { $cost }, { $points } points. { $does }
    }

## What the lobby says of the game

about-summary = Merchants of the Hanseatic League ship cloth, glass, wine and grain across the Baltic Sea and pay for buildings with them. The same good is dear in one port and worth nothing in the next, and no change is given. Whoever builds cleverly in four cities, with Cranes, Banks and Lodges, has the most points in the end.
about-credit = Designed by { $designer }, published by { $publisher } in { $year }.
about-without = without
about-with = with
about-builders_yard = The Builders' Yard and the piles
about-reshuffle = If the draw pile runs out, the Builders' Yard reshuffles the discard pile and goes on drawing.
about-pile-only = The Builders' Yard draws only what is left in the draw pile, without reshuffling.

## What a newcomer reads beside a question

guide-ask-choose-start = You have the weakest goods, so you choose who begins. The start player has the first pick in summer and the last in autumn; whoever sits before them plays twice in a row. If you are unsure, name yourself.
guide-ask-keep-building = You drew buildings and keep one in hand. Look at the price list at the bottom of each card: is one in a city where your goods pay well? A cheap building is easy to begin with, and it starts to work one turn later.
guide-ask-take = Every turn begins with taking: one building, or all goods of one row. Goods are your only money, so take a row when you cannot pay for what you hold; the small numbers at its end say what it pays in each city. Take a building when you like it and can pay for it soon, because buildings left in hand cost points at the end.
guide-ask-take-swapped = You swapped two goods with the Monastery, and now you take one of these two rows. Compare what each pays in the city where you want to build next.
guide-ask-keep = Your Treasury drew goods for you, and one of them is yours. Keep the one that pays most where you want to build; all will see what you leave, not what you keep.
guide-ask-yard = Your Builders' Yard shows you buildings that nobody else sees. Keep one that you can pay for and that fits what you have, or none: a building you never build costs points at the end.
guide-ask-yard-pile = Your Builders' Yard shows you buildings that nobody else sees. At your table it draws only from the draw pile, so there may be fewer than five. Keep one that you can pay for and that fits what you have, or none: a building you never build costs points at the end.
guide-ask-swap = The Monastery swaps two goods of different rows, and then you take one of these rows. Choose a good that you do not need and think of the row that you would like to make better.
guide-ask-swap-with = Now choose the good that comes in its place. The row that you want to take should end up with what pays best in your city.
guide-ask-build = You may build what you hold and can pay for; what you can pay in each city stands above your hand. No change is given, so look for a building that your goods pay exactly or nearly. It is fine to build nothing now: you keep your goods, up to the limit in winter.
guide-ask-extend = You can add another building of the same city and pay for both at once. That wastes less, because the costs are added up before you pay. If you need your goods for something else, just pay.
guide-ask-crane = A Crane halves the cost of one building, once in the game. It saves most with a dear building, so keep it if this one is cheap and you can pay without it.
guide-ask-pay = Choose what you pay with, one after another; the coin on each good says what it pays in this city. What is paid beyond the cost is lost, so try to hit it exactly. Keep goods that are dear in another city where you want to build.
guide-ask-school = Your School shows a merchant or a knight and stays so. Merchants make Banks worth more, knights Inns; Archives count pairs of both, so take what you have less of.
guide-ask-charge = You may turn goods into ducats that are good in every city and do not count in your hand. Do it with goods that you cannot use soon or would lose to the hand limit; else do without.
guide-ask-charge-more = A little more is needed to charge the Exchange Office. Here only the base value counts, so give what is worth the least to you.
guide-ask-discard = In winter a hand may hold only so many cards. Give up goods that pay little where you want to build, or a building that you will hardly pay for.

## The text view of a position

sheet-set-up = Set-up
sheet-over = After the last winter
sheet-year = Year { $year } of { $years }, { $season }
sheet-turn = to move
sheet-start = start player
sheet-to-come = still to come
sheet-piles = piles
sheet-piles-hold = { $goods } goods ({ $goods_away } discarded), { $buildings } buildings ({ $buildings_away } discarded)
sheet-rows = Goods on display
sheet-row = Row
sheet-goods = Goods
sheet-base = Base
sheet-prices = What goods pay you
sheet-printed-prices = What goods pay
sheet-power = All you have
sheet-display = Buildings on display
sheet-building = Building
sheet-cost = Cost
sheet-points = Points
sheet-does = What it does
sheet-old = leaves in spring
sheet-players = Players: points so far, cards in hand, symbols
sheet-player = Player
sheet-hand = Hand
sheet-buildings = Buildings
sheet-merchants = Merchants
sheet-knights = Knights
sheet-built = Built
sheet-used = used
sheet-fresh = fresh
sheet-your-hand = Your hand: { $goods }; { $cards }, limit in winter { $limit }
sheet-one-card = 1 card
sheet-cards = { $count } cards
sheet-no-goods = no goods
sheet-have = You have
sheet-drawn = drawn
sheet-paying = being paid for
sheet-unbuilt = Riga buildings that you may build
sheet-hands = What was left in the hands
sheet-result = Result
sheet-seals = Seals
sheet-archives = Archives
sheet-house = House rule
sheet-lodges = Lodges
sheet-buildings_in_hand = Buildings in hand
sheet-riga_unbuilt = Riga buildings not built
sheet-total = Total
sheet-money = Money, for a tie
sheet-ranks = Place

## What is written on the board; a tip is several lines, the last has the rules

board-board = Board of Riga
board-years = Year
board-year-of = Year { $year } of { $years }
board-turn-tip =
    { $seat }, { $season }
    { $rule }
board-twice =
    { $seat } has two turns in a row
    RIG-46
board-separator = Old, leave next spring
board-separator-tip =
    Separator
    What lies below it leaves the display next spring.
    RIG-11, RIG-22
board-away = discarded
board-goods-pile =
    Goods pile: { $count }
    When it is used up, the discarded goods are shuffled.
    RIG-04, RIG-20
board-goods-discard =
    Discarded goods: { $goods }
    RIG-04
board-building-pile =
    Building pile: { $count }
    When it is used up, the discarded buildings are shuffled.
    RIG-04, RIG-25
board-building-discard =
    Discarded buildings: { $count }
    RIG-04
board-row-tip =
    Row { $row }: { $goods }
    Base value { $value }; { $worth }
    RIG-29
board-good-tip =
    { $count } { $good }
    Base value { $value } each; { $worth }
    RIG-36
board-left-tip =
    In hand: { $goods }
    RIG-84
board-price-tip =
    Pays { $value } in { $city }
    RIG-36
board-power-tip =
    { $city }: you can pay { $power }
    RIG-37
board-goods-in-hand = Goods in hand
board-buildings-in-hand = Buildings in hand
board-hand-title = Your hand
board-hand-count = { $cards } of { $limit }
board-hand-limit =
    You hold { $cards } cards and may keep { $limit } in winter
    RIG-49
board-powers = You can pay
board-due = { $city }: { $owed } due
board-due-tip =
    { $owed } ducats are due in { $city }
    RIG-34
board-looks = looks at { $count }
board-drawn-cards = Drawn, only you see them
board-not-built = not built
board-start-tip =
    Start player
    RIG-27, RIG-52
board-rank =
    Place { $rank }
    RIG-83

## What is wrong with a pack: what was expected of a value. And what is wrong with a position

wrong-function = { $lower }, as the function has it (RIG-59)
wrong-another-good-than-raised = another good than the raised one (RIG-35)
wrong-numbers-beginning = { $most } numbers, beginning with 0
wrong-sum-counts-goods = { $goods }, the sum of the counts of the goods
wrong-buildings-listed = { $deck }, the buildings listed
wrong-set-player = { $riga }, a set for each player
wrong-all-cards-together = { $cards }, all cards together
wrong-function-other-type = a function that no other type has
wrong-each-once = each of { $riga_functions } once
wrong-city-without-another = a city without another { $place }
wrong-kinds-once-cities = each of { $types } kinds once in each of { $cities } cities
wrong-kinds-goods = { $kinds } kinds of goods
wrong-four-cities-then-riga = four cities and then riga
wrong-from-base-value = { $wanted }, from its base value (RIG-36)
wrong-type-function = a type with the function { $thing }
wrong-most-all-buildings = at most 60 { $symbol } on all buildings
wrong-nobody-turn = nobody has a turn in { $seasons }
wrong-whoever-builds-taken-cards = whoever builds has taken cards already (RIG-28)
wrong-end-turn-nothing-under = at the end of a turn nothing is under way any more
wrong-monastery-swaps-goods-two = a Monastery swaps goods of two rows (RIG-75)
wrong-more-than-buildings-turn = no more than { $builds_per_turn } buildings in a turn (RIG-33)
wrong-player-cannot-pay-these = the player cannot pay for these buildings (RIG-37)
wrong-most-rows-lie-players = at most { $most } rows lie there with { $seats } players (RIG-16)
wrong-most-buildings-lie-players = at most { $most } buildings lie there with { $seats } players (RIG-24)
wrong-cannot-once = { $thing } cannot be { $marks } at once
wrong-say-whether-school-shows = say whether the School shows a knight or a merchant: 'riga-school knight'
wrong-built-before-fresh = { $thing } was built before what is fresh, so it stands before it
wrong-only-paying-looking-looking = only one of paying, looking and looking_goods can be under way
wrong-buildings-different-cities-cannot = buildings of different cities cannot be paid together (RIG-41)
wrong-most-buildings-drawn = at most { $builders_yard_draw } buildings are drawn (RIG-64)
wrong-most-goods-drawn = at most { $treasury_draw } goods are drawn (RIG-72)
wrong-lies-before-owner-until = { $buildings } lies before its owner until it is built (RIG-03)
wrong-already-lies = { $buildings } already lies in { $placed }
wrong-building = there is no building { $thing }
wrong-row = there is no row { $number }
wrong-row-without-goods-does = a row without goods does not exist
wrong-number = { $part } is not a number and one of { $goods }
wrong-only-game = there are only { $total } { $goods } in the game
wrong-beginning-set-up-nobody = at the beginning of the set-up nobody has anything
wrong-cannot-here = { $buildings } cannot be { $mark } here
wrong-built-already = { $building } is already built
wrong-needs-variant = { $building } needs variants.riga_buildings = true
