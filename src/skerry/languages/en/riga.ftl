### Riga

## What a seat is asked

ask-choose-start = Your goods are worth the least, so you choose the start player for the first year.
ask-keep-building = You drew { $buildings }. Choose one to keep.
ask-take = Take one building or one whole row of goods.
ask-take-swapped = You swapped goods between rows { $rows }. Take one of these two rows.
ask-keep = You drew { $goods }. Keep one; the rest is discarded face up.
ask-yard = You drew { $buildings }. Keep one of them, or none.
ask-yard-pile = You drew { $buildings }, all that was left in the pile. Keep one of them, or none.
ask-swap = Which good do you want to swap? Start with the one in the earlier row.
ask-swap-with = Which good in a later row do you want in exchange for { $good } from row { $row }?
ask-build =
    { $left ->
        [one] Build, or end your turn. You can build { $left } more building.
       *[other] Build, or end your turn. You can build { $left } more buildings.
    }
ask-extend = You owe { $cost } ducats in { $city } and can pay { $power }. Add another building in { $city }, or pay now.
ask-crane = You owe { $owed } ducats in { $city } and can pay { $power }. Use a Crane to halve the cost of a building?
ask-pay =
    { $owed ->
        [one] Pay in { $city }: { $owed } ducat to go. You get no change.
       *[other] Pay in { $city }: { $owed } ducats to go. You get no change.
    }
ask-school = Which symbol should your School show for the rest of the game?
ask-charge = Discard goods with a total base value of { $owed } or more to charge the Exchange Office, or skip it.
ask-charge-more = Discard goods worth another { $owed } or more to finish charging the Exchange Office.
ask-discard =
    { $count ->
        [one] Discard { $count } card. You can keep { $limit }.
       *[other] Discard { $count } cards. You can keep { $limit }.
    }

## What a legal move costs or does

does-take-row = { $goods }, base value { $value }
does-take-building = { CARD($building) }
does-take-too-late = { CARD($building) } You can’t pay for it in this last turn, so it would cost you { $penalty ->
        [one] { $penalty } point
       *[other] { $penalty } points
    }
does-end-unbuilt = this is your last turn, and each building left in hand costs { $penalty ->
        [one] { $penalty } point
       *[other] { $penalty } points
    }
does-end-over-limit = winter is next: you would discard { $over ->
        [one] { $over } card
       *[other] { $over } cards
    }
does-use = { DOES($function) }
does-build = costs { $cost }; you can pay { $power } in { $city }
does-crane =
    { $owed ->
        [one] leaves { $owed } ducat to pay
       *[other] leaves { $owed } ducats to pay
    }
does-no-more =
    { $owed ->
        [one] { $owed } ducat to pay
       *[other] { $owed } ducats to pay
    }
does-pay = pays { $value }{ $owed ->
        [none] { "" }
       *[other] , { $owed } to go
    }{ $lost ->
        [none] { "" }
       *[other] , { $lost } wasted
    }

## What is picked of a payment

sum-pay =
    { $owed ->
        [none]
            { $lost ->
                [none] { $paid } of { $due } ducats, nothing wasted.
               *[other] { $paid } of { $due } ducats, { $lost } wasted.
            }
       *[other] { $paid } of { $due } ducats, { $owed } to go.
    }
sum-charge =
    { $owed ->
        [none]
            { $lost ->
                [none] Base value { $paid } of { $due }, nothing wasted.
               *[other] Base value { $paid } of { $due }, { $lost } wasted.
            }
       *[other] Base value { $paid } of { $due }, { $owed } to go.
    }

## What a choice changes: the number before and after, and by how much

number-points =
    { $amount ->
        [one] { $change } point
       *[other] { $change } points
    }
number-owed =
    { $after ->
        [one] { $after } ducat to pay
       *[other] { $after } ducats to pay
    }
number-goods =
    { $amount ->
        [one] { $change } good in hand
       *[other] { $change } goods in hand
    }
number-buildings =
    { $amount ->
        [one] { $change } building in hand
       *[other] { $change } buildings in hand
    }
number-merchants =
    { $amount ->
        [one] { $change } merchant
       *[other] { $change } merchants
    }
number-knights =
    { $amount ->
        [one] { $change } knight
       *[other] { $change } knights
    }

## Your plan: what is still lacking

plan-lacks = { $building }: you’re { $missing ->
        [one] { $missing } ducat
       *[other] { $missing } ducats
    } short, with { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } left
plan-payable = { $building }: you have enough to pay for it
plan-last = { $building }: you’re { $missing ->
        [one] { $missing } ducat
       *[other] { $missing } ducats
    } short in your last turn; in hand it costs { $penalty ->
        [one] { $penalty } point
       *[other] { $penalty } points
    }
plan-no-building = You have no building in hand: take one you can soon pay for. You have { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } left
plan-over-limit = Winter is next, and you hold { $over ->
        [one] { $over } card
       *[other] { $over } cards
    } too many

## Why a move is refused

no-seat = Nobody sits in seat { $seat }.
no-not-drawn = { $building } is not among the buildings you drew.
no-good-not-drawn = You didn’t draw any { $good }.
no-swapped-rows = After the swap you must take one of rows { $rows }.
no-row =
    { $rows ->
        [one] There is no row { $row }: only { $rows } row is on display.
       *[other] There is no row { $row }: only { $rows } rows are on display.
    }
no-not-on-display = { $building } is not on display.
no-function = You have no { $function } that you could use now.
no-effect = { $function } would do nothing now.
no-pile = The draw pile is empty, and under your house rule it is not reshuffled for { $function }.
no-fresh = You built { $function } this turn. It works from your next turn on.
no-used = { $function } works only once, and you have used it.
no-take-first = First take one building or one row of goods.
no-taken-already = You have already taken cards this turn.
no-monastery-before-taking = You can use the Monastery only before you take cards.
no-swap = You can’t swap that good: it isn’t there, or no later row has a different one.
no-swap-with = The second good must be in a later row and of a different kind.
no-building-not-in-hand = You don’t have { $building }.
no-good-not-in-hand = You have no { $good } in hand.
no-builds-left =
    { $most ->
        [one] You can build only { $most } building per turn.
       *[other] You can build only { $most } buildings per turn.
    }
no-other-city = { $building } is not in { $city }. You can pay for buildings together only if they are in the same city.
no-ducats = It costs { $cost } ducats, and you can pay { $power } in { $city }.
no-crane-needed = You need another Crane: { $owed } ducats are due, and you can pay { $power }.
no-crane-there = You can’t use the Crane on { $building } now. Cranes go to the most expensive buildings first, and you must be able to pay the rest.
no-item = You have no { $item } to pay with.
no-not-charged = You have no charged { $item }.
no-worthless = { $item } is worth nothing in { $city }.
no-too-late = It is too late to pay with { $item }: use functions first, then goods in the order of the price list.
no-too-early = It is too early to pay with { $item }: what comes after it on the price list won’t cover the rest.
no-superfluous = You have paid enough already; { $item } would be wasted.
no-skip-now = You have started charging the Exchange Office, so finish it first.
not-asked = You can’t play “{ $word }” now.
foreign-word = “{ $word }” belongs to another game or pack.
over = The game is over.

## Where the game stands, for everyone

stage-set-up = Set-up: { $seat } chooses.
stage-spring = Year { $year }, spring: new supplies.
stage-summer = Year { $year }, summer: { $seat } { $phase }.
stage-autumn = Year { $year }, autumn: { $seat } { $phase }.
stage-winter = Year { $year }, winter: { $seat } discards down to the hand limit.

## The log

log-provisional-start = { $seat } is the provisional start player.
log-turned-up = { $seat } reveals { $goods }.
log-start-player = { $seat } makes { $start } the start player.
log-drew-building = { $seat } draws { $buildings }.
log-start-building = { $seat } keeps one of the buildings drawn.
log-kept-building = { $seat } keeps { $building }.
log-spring = Year { $year }, spring: new supplies arrive.
log-row-good = Row { $row }: { $goods }.
log-goods-reshuffled = The discarded goods are shuffled into a new draw pile.
log-building-removed = Leaving the display: { $buildings }.
log-building-up = New on display: { $buildings }.
log-buildings-reshuffled = The discarded buildings are shuffled into a new draw pile.
log-turn = Year { $year }, { $season }: { $seat }’s turn.
log-took-row = { $seat } takes row { $row }: { $goods }.
log-took-building = { $seat } takes { $building }.
log-used = { $seat } uses { $building }.
log-drew-good = { $seat } draws { $goods }.
log-treasury-rejected =
    { $goods ->
        [none] { $seat } keeps one good from the Treasury.
       *[other] { $seat } keeps one good from the Treasury and discards { $goods }.
    }
log-treasury-kept = { $seat } keeps { $good }.
log-yard-done =
    { $drawn ->
        [one] { $seat } looks at { $drawn } building
       *[other] { $seat } looks at { $drawn } buildings
    } and keeps { $kept ->
        [one] one
       *[other] none
    }.
log-swapped = { $seat } swaps goods between rows { $rows }: { $goods }.
log-shown = { $seat } wants to build { $building }.
log-craned = { $seat } uses { $crane } to halve the cost of { $building }.
log-paid =
    { $value ->
        [one] { $seat } pays { $value } ducat with { $items }.
       *[other] { $seat } pays { $value } ducats with { $items }.
    }
log-built =
    { $seat } builds { BARE($buildings) } in { $city } for { $cost ->
        [one] { $cost } ducat
       *[other] { $cost } ducats
    }{ $lost ->
        [none] { "" }
        [one] {" "}and wastes { $lost } ducat
       *[other] {" "}and wastes { $lost } ducats
    }.
log-school = { $seat }’s School shows: { $side }.
log-charging = { $seat } discards { $goods } to charge the Exchange Office.
log-charged = { $seat }’s Exchange Office is charged.
log-winter = Year { $year }, winter: everyone discards down to the hand limit.
log-discarded = { $seat } discards { $goods }.
log-discarded-building = { $seat } discards a building face down.
log-discarded-this-building = It was { $building }.
log-game-over = The last winter is over, and the game ends.

## What stands on the buttons of moves

label-provisional-start = { $seat } is provisional start player
label-draw = Draw { $good }
label-draw-building = Draw { $building }
label-choose-start = Make { $seat } the start player
label-keep-building = Keep { $building }
label-keep-none = Keep none
label-keep = Keep 1 { $good }
label-take-building = Take { $building }
label-take-row = Take row { $row }
label-use = Use { $function }
label-swap = Swap { $good } from row { $row }
label-with = for { $good } from row { $row }
label-build = Build { $building }
label-end = End your turn
label-add = Add { $building }
label-pay = Add nothing and pay
label-crane = Use a Crane on { $building }
label-no-more = Use no more Cranes and pay
label-pay-good = Pay 1 { $good }
label-pay-function = Pay with { $function }
label-school = { $side }
label-charge = Discard 1 { $good }
label-skip = Don’t charge it
label-discard = Discard 1 { $good }
label-discard-building = Discard { $building }

## Words

word-phase-none = to move
word-phase-take = takes cards
word-phase-build = builds
word-house = the { $name }
word-card =
    { $points ->
        [none] costs { $cost }. { $does }
        [one] costs { $cost }, { $points } point. { $does }
       *[other] costs { $cost }, { $points } points. { $does }
    }

## What the lobby says of the game

about-summary = You are a merchant of the Hanseatic League, shipping cloth, glass, wine and grain across the Baltic Sea. Goods are your only money: what fetches a high price in one port is worthless in the next, and nobody gives change. Build in four cities, put Cranes, Banks and Lodges to work, and score the most points.
about-riga_buildings-note = Adds a fifth city: buildings of Riga, where every good is worth its base value.
about-credit = Designed by { $designer }, published by { $publisher } in { $year }.
about-without = without
about-with = with
about-builders_yard = Builders’ Yard and the draw pile
about-reshuffle = If the draw pile runs out, the Builders’ Yard shuffles the discard pile and keeps drawing.
about-pile-only = The Builders’ Yard draws only what is left in the draw pile.

## What a newcomer reads beside a question

guide-ask-choose-start = Your goods are the weakest, so you decide who starts. The start player picks first in summer and last in autumn; the player before them takes two turns in a row. If in doubt, choose yourself.
guide-ask-keep-building = Keep one of these buildings. Compare the price boards: is one of them in a city that pays well for your goods? A cheap building is a good start, because it goes to work on your next turn.
guide-ask-take = Each turn starts with taking something: one building, or a whole row of goods. Goods are your only money, so take a row if you can’t pay for what you hold; the small numbers on the sail show what the row is worth in each city. Take a building if you like it and can soon pay for it: buildings left in hand cost points at the end.
guide-ask-take-swapped = You swapped two goods with the Monastery. Now take one of these two rows, and compare what each is worth in the city where you want to build next.
guide-ask-keep = Your Treasury drew these goods, and one of them is yours. Keep the one that is worth most where you want to build. The others see what you leave, but not what you keep.
guide-ask-yard = Only you can see these buildings. Keep one that you can pay for and that fits what you have. If none does, keep none: a building you never build costs points at the end.
guide-ask-yard-pile = Only you can see these buildings. Under your house rule the Yard draws only from the draw pile, so there may be fewer than five. Keep one that you can pay for, or none: a building you never build costs points at the end.
guide-ask-swap = The Monastery swaps two goods between rows, and then you take one of these rows. Pick a good you don’t need, and think of the row you want to improve.
guide-ask-swap-with = Now choose what replaces it. The row you want to take should end up with the goods that are worth most in your city.
guide-ask-build = You can build what you hold and can pay for; the coin on each price board shows how much you can pay there. You get no change, so look for a building that your goods pay for exactly, or nearly so. You don’t have to build: goods stay in your hand, up to the limit in winter.
guide-ask-extend = You can add another building in the same city and pay for both at once. That wastes less, because their costs are added up first. If you need your goods elsewhere, just pay.
guide-ask-crane = A Crane halves the cost of one building, once per game. It saves most on an expensive one, so save it if this one is cheap and you can pay without it.
guide-ask-pay = Choose what to pay with. The coin on each good shows what it is worth in this city. Anything above the cost is wasted, so try to hit it exactly, and keep goods that are valuable where you want to build next.
guide-ask-school = Your School shows a merchant or a knight for the rest of the game. Merchants make Banks stronger, knights make Inns stronger, and Archives count pairs of both, so take the one you have fewer of.
guide-ask-charge = You can turn goods into ducats that are good in every city and don’t count towards your hand limit. Do it with goods you can’t use soon or would lose in winter; otherwise skip it.
guide-ask-charge-more = You need a little more to charge the Exchange Office. Only base values count here, so give away what helps you least.
guide-ask-discard = In winter your hand is limited. Give up goods that are worth little where you want to build, or a building you are unlikely to pay for.

## Why nothing can be told of a choice beforehand

unforeseen-ask-choose-start = Who starts doesn’t change any of your numbers yet.

## What the icons mean

legend-goods = Goods: what you pay with
legend-cities = Cities: where you build, and what prices depend on
legend-signs = On cards and beside players
legend-cost = Coin
legend-cost-is = On a card: what the building costs. On a price board: what you can pay there
legend-ducat = Ducat
legend-ducat-is = The unit of all costs and prices
legend-seal = Seal
legend-seal-is = Points. A star means they are counted at the end
legend-merchant = Merchant
legend-merchant-is = Counts for Banks and Archives, and is never used up
legend-knight = Knight
legend-knight-is = Counts for Inns and Archives, and is never used up
legend-start = Start player
legend-start-is = Goes first in summer and last in autumn
legend-crown = Crown
legend-crown-is = Has the most points
legend-buildings = Buildings, and what they do
legend-seasons = The seasons of a year

## The text view of a position

sheet-set-up = Set-up
sheet-over = After the last winter
sheet-year = Year { $year } of { $years }, { $season }
sheet-turn = to move
sheet-start = start player
sheet-to-come = still to come
sheet-piles = piles
sheet-piles-hold = goods: { $goods } ({ $goods_away } discarded), buildings: { $buildings } ({ $buildings_away } discarded)
sheet-rows = Goods on display
sheet-row = Row
sheet-goods = Goods
sheet-base = Base value
sheet-prices = What your goods pay
sheet-printed-prices = What goods pay
sheet-power = You can pay
sheet-display = Buildings on display
sheet-building = Building
sheet-cost = Cost
sheet-points = Points
sheet-does = Effect
sheet-old = leaves in spring
sheet-players = Players: points so far, cards in hand, symbols
sheet-player = Player
sheet-hand = Hand
sheet-buildings = Buildings
sheet-merchants = Merchants
sheet-knights = Knights
sheet-built = Built
sheet-used = used
sheet-fresh = new
sheet-your-hand = Your hand: { $goods }; { $cards }, winter limit { $limit }
sheet-one-card = 1 card
sheet-cards = { $count } cards
sheet-no-goods = no goods
sheet-have = You have
sheet-drawn = drawn
sheet-paying = being paid for
sheet-unbuilt = Riga buildings you can build
sheet-hands = Left in hand
sheet-result = Result
sheet-seals = Seals
sheet-archives = Archives
sheet-house = House rule
sheet-lodges = Lodges
sheet-buildings_in_hand = Buildings in hand
sheet-riga_unbuilt = Unbuilt Riga buildings
sheet-total = Total
sheet-money = Money (breaks ties)
sheet-ranks = Place

## What is written on the board; a tip is several lines, the last has the rules

board-board = Board of Riga
board-years = Year
board-year-of = Year { $year } of { $years }
board-turn-tip =
    { $seat }, { $season }
    { $rule }
board-twice =
    { $seat } takes two turns in a row
    RIG-46
board-separator = Old: these leave next spring
board-separator-tip =
    Separator card
    Buildings below it leave the display next spring.
    RIG-11, RIG-22
board-away = discarded
board-goods-pile =
    Goods in the draw pile: { $count }
    When it runs out, the discarded goods are shuffled.
    RIG-04, RIG-20
board-goods-discard =
    Discarded goods: { $goods }
    RIG-04
board-building-pile =
    Buildings in the draw pile: { $count }
    When it runs out, the discarded buildings are shuffled.
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
board-goods-in-hand = Goods in hand
board-buildings-in-hand = Buildings in hand
board-hand-title = Your hand
board-can-pay = You can pay { $power } there
board-hand-count = { $cards } of { $limit }
board-hand-limit =
    Cards you hold: { $cards }. You can keep { $limit } in winter.
    RIG-49
board-due = { $city }: { $owed } to pay
board-due-tip =
    { $owed ->
        [one] { $owed } ducat to pay in { $city }
       *[other] { $owed } ducats to pay in { $city }
    }
    RIG-34
board-looks = looking at { $count }
board-drawn-cards = Just drawn; only you can see them
board-not-built = not built
board-start-tip =
    Start player
    RIG-27, RIG-52
board-rank =
    Place { $rank }
    RIG-83

## What is wrong with a pack: what was expected of a value. And what is wrong with a position

wrong-function = { $lower }, to match the function (RIG-59)
wrong-another-good-than-raised = a good other than the raised one (RIG-35)
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
wrong-building-before-taking = you can build only after taking cards (RIG-28)
wrong-end-turn-nothing-under = nothing can be under way at the end of a turn
wrong-monastery-swaps-goods-two = a Monastery swaps goods of two rows (RIG-75)
wrong-more-than-buildings-turn = at most { $builds_per_turn } buildings per turn (RIG-33)
wrong-player-cannot-pay-these = the player cannot pay for these buildings (RIG-37)
wrong-most-rows-lie-players = with { $seats } players there are at most { $most } rows (RIG-16)
wrong-most-buildings-lie-players = with { $seats } players there are at most { $most } buildings (RIG-24)
wrong-cannot-once = { $thing } cannot be { $marks } at once
wrong-say-whether-school-shows = say whether the School shows a knight or a merchant: 'riga-school knight'
wrong-built-before-fresh = { $thing } was built before the fresh buildings, so name it before them
wrong-only-paying-looking-looking = only one of paying, looking and looking_goods can be under way
wrong-buildings-different-cities-cannot = buildings of different cities cannot be paid together (RIG-41)
wrong-most-buildings-drawn = at most { $builders_yard_draw } buildings are drawn (RIG-64)
wrong-most-goods-drawn = at most { $treasury_draw } goods are drawn (RIG-72)
wrong-lies-before-owner-until = { $buildings } lies in front of its owner until it is built (RIG-03)
wrong-already-lies = { $buildings } is already in { $placed }
wrong-building = there is no building { $thing }
wrong-row = there is no row { $number }
wrong-row-without-goods-does = a row must have at least one good
wrong-number = expected a number and one of { $goods }, not { $part }
wrong-only-game = there are only { $total } { $goods } in the game
wrong-beginning-set-up-nobody = nobody has anything at the start of the set-up
wrong-cannot-here = { $buildings } cannot be { $mark } here
wrong-built-already = { $building } is already built
wrong-needs-variant = { $building } needs variants.riga_buildings = true

## The first voyage

voyage-start = You are a merchant of the Hanseatic League, and so is Ben. Your goods are worth the least, so you choose who begins. Choose yourself.
voyage-keep = Every building stands in a city, and goods pay differently in each. You hold two wine. In Visby a wine is worth 5, so your two are exactly the 10 ducats that the Guildhall costs. Keep it.
voyage-take = On every turn you take one thing: a building, or a whole row of goods. Take the Bank in Visby. It is worth 4 points, and once in the game it pays you 2 ducats for each of your merchants.
voyage-build = Now build the Guildhall. Your two wine pay for it exactly, so nothing is wasted: you never get change. It is worth 4 points, brings you two merchants and starts working on your next turn.
voyage-row = Ben took two turns in a row, because he goes last in summer and first in autumn. The numbers beside a row say what it is worth in each city. Row 2 is worth 14 in Visby, enough for your Bank. Take it.
voyage-bank = Build the Bank. Two wine pay for it, and you keep the grain.
voyage-market = The winter is over, a new year has begun, and Ben went first. In Tallinn your two grain are worth 8: exactly what the Market Hall there costs. Take it.
voyage-hall = Build it. You don’t have to spend both grain, because your Bank works now: it pays 4 ducats, 2 for each of your two merchants, but only once. Pay with the Bank and one grain, confirm, and keep the other grain for later.

## The goal card

goal-sentence = Ship goods across the Baltic Sea and pay for buildings with them. In the end, your buildings are your points.
goal-way-1 = Every building you have built scores the number in its seal.
goal-way-2 = An Archive scores 2 points for each pair of a merchant and a knight you have.
goal-way-3 = The more Lodges you have, the more each of them is worth.
goal-way-4 = Every building left in your hand costs 2 points.
goal-winner = The player with the most points wins. In a tie, the one with more money left.
