### Haithabu

## What a seat is asked

ask-set-dial = Set the dial: which space comes first on the day side?
ask-choose = Choose a character.
ask-worker = Place your worker on the market or the dial. You have { $silver } silver.
ask-two-workers = Place your worker and the neutral worker, in any order. You have { $silver } silver.
ask-neutral-worker = Place the neutral worker too. You have { $silver } silver.
ask-end-turn = Your workers are placed. Something else, or end the turn? You have { $silver } silver.
ask-second-die = Night: an event comes. Roll one die, or two for { $cost } silver and pick? You have { $silver } silver.
ask-pick = Which of the two events is carried out?
ask-dismiss = Assassination: which of your characters is lost?
ask-give-up = Storm: which of your vehicles is lost?
ask-gift = Viking Games: give { $seat } a good, { $silver } silver or 1 victory point.
ask-unrest = Time of Unrest: return a good.
ask-market =
    { $helped ->
        [none] { $kind }: buy for { $cost } each or sell for { $gain } each. You have { $silver } silver.
       *[other] { $kind }: buy for { $cost } each or sell for { $gain } each (the first { $helped }; any others for { $price } each). You have { $silver } silver.
    }
ask-sell-dear =
    { $count ->
        [one] Sell up to { $count } more good one level dearer: all alike or all different. You have { $silver } silver.
       *[other] Sell up to { $count } more goods one level dearer: all alike or all different. You have { $silver } silver.
    }
ask-buy-cheap =
    { $count ->
        [one] Buy up to { $count } more good one level cheaper: all alike or all different. You have { $silver } silver.
       *[other] Buy up to { $count } more goods one level cheaper: all alike or all different. You have { $silver } silver.
    }
ask-sell-mix =
    { $count ->
        [one] Sell up to { $count } more good one level dearer, in any mix. You have { $silver } silver.
       *[other] Sell up to { $count } more goods one level dearer, in any mix. You have { $silver } silver.
    }
ask-buy-mix =
    { $count ->
        [one] Buy up to { $count } more good one level cheaper, in any mix. You have { $silver } silver.
       *[other] Buy up to { $count } more goods one level cheaper, in any mix. You have { $silver } silver.
    }
ask-vehicles = Buy a wagon and/or a ship. You have { $silver } silver.
ask-take-card = Carpenter: take one of these cards for { $cost } silver.
ask-character = Hire a free character, or entice one away for { $cost } silver.
ask-order-and-good = Take a free good and then an order, or 1 victory point.
ask-good-or-order = Take a free good and an order, whichever you like first, or 1 victory point.
ask-good = Take a free good from the market.
ask-order = Take an order.
ask-order-and-sale = Take an order and/or sell one good, or take 1 victory point.
ask-order-or-done = Take an order as well?
ask-sale = Sell a good as well? You have { $silver } silver.
ask-deliver = Put goods of your trading post on your orders.
ask-use-vehicle = Which vehicle do you use?
ask-load = Load goods on the { $vehicle }. Places left for any goods: { $spare }.
ask-cash-in = The year is over: return characters for { $points } victory points each, or keep them.
ask-power = Turn change: use the powers of your characters. You have { $silver } silver.
ask-warehouse-full = Your warehouse holds { $count } too many: return a good.
ask-post-full = Your trading post holds { $count } too many: return a good.
ask-fee = The warehouse costs { $cost } silver and you have { $silver }: take a loan or return a good.

## What a legal move costs or does

does-set-dial = in the first month { $letters } lie in the night
does-market =
    { $there ->
        [none] price { $price }; no event
       *[other] price { $price }, { $there } in the market; no event
    }
does-day = { DOES($letter) }
does-night = night: first an event; { DOES($letter) }
does-hire-worker =
    { $loans ->
        [none] costs { $cost }, leaves { $left } silver
        [one] costs { $cost }, leaves { $left } silver; takes { $loans } loan, { $repay } each to repay
       *[other] costs { $cost }, leaves { $left } silver; takes { $loans } loans, { $repay } each to repay
    }
does-imposter = then { $letters } lie in the night
does-repay = costs { $cost }, leaves { $left } silver
does-event = { DOES($event) }
does-give-up = { $vehicle } leaves the game
does-buy =
    { $loans ->
        [none] costs { $cost }, leaves { $left } silver; price then { $price }
        [one] costs { $cost }, leaves { $left } silver; takes { $loans } loan, { $repay } each to repay; price then { $price }
       *[other] costs { $cost }, leaves { $left } silver; takes { $loans } loans, { $repay } each to repay; price then { $price }
    }
does-sell =
    { $points ->
        [none] brings { $silver }, then you have { $left } silver; price then { $price }
       *[other] brings { $silver }, then you have { $left } silver; { $points } victory points; price then { $price }
    }
does-buy-vehicle = { $vehicle }: costs { $cost }, leaves { $left } silver{ $loans ->
        [none] { "" }
        [one] ; takes { $loans } loan, { $repay } each to repay
       *[other] ; takes { $loans } loans, { $repay } each to repay
    }{ $lost ->
        [none] { "" }
       *[other] ; { VEHICLE($lost) } makes way
    }
does-look-at = pick one of the top { $cards } cards: costs { $cost }, leaves { $left } silver{ $loans ->
        [none] { "" }
        [one] ; takes { $loans } loan, { $repay } each to repay
       *[other] ; takes { $loans } loans, { $repay } each to repay
    }{ $lost ->
        [none] { "" }
       *[other] ; { VEHICLE($lost) } makes way
    }
does-hire = { DOES($character) }
does-entice =
    { $loans ->
        [none] { $cost } silver for { $seat }. { DOES($character) }
        [one] { $cost } silver for { $seat }; takes { $loans } loan, { $repay } each to repay. { DOES($character) }
       *[other] { $cost } silver for { $seat }; takes { $loans } loans, { $repay } each to repay. { DOES($character) }
    }
does-take-good = price then { $price }; then an order
does-order =
    { $lost ->
        [none] { $order }
       *[other] { $order }; { ORDER($lost) } falls off the mat
    }
does-order-first =
    { $lost ->
        [none] { $order }; then a good
       *[other] { $order }; { ORDER($lost) } falls off the mat; then a good
    }
does-fill = { $order }: { $points } victory points, { $silver } silver
does-put =
    { $missing ->
        [one] { $order }: { $missing } good missing then
       *[other] { $order }: { $missing } goods missing then
    }
does-use-vehicle = { $vehicle }; leaves the game after it
does-start-player = { $silver } silver, and you begin the next turn
does-price = price then { $price }
does-return = the fee is then { $cost }
does-loan = { $silver } silver; costs { $cost } to repay, or victory points at the end

## Why a move is refused

no-owned-character = { $character } belongs to { $seat }.
no-worker-placed = Your worker is placed already.
no-neutral-worker = You have no neutral worker to place.
no-same-colour = A worker of this colour is on { $letter } already.
no-hire-late = One neutral worker is hired at most, and before any worker is placed.
no-inn-empty = There is no worker in the inn.
no-silver = That costs { $cost }; you have { $silver } silver, and there are { $markers } loans.
no-silver-in-hand = That takes { $cost } silver in hand, and you have { $silver }.
no-character = You do not have this character: { $character }.
no-imposter-used = The Imposter was used in this game turn.
no-imposter-used-by-you = You have used the Imposter in this game turn.
no-loan = You have no loan.
no-must-place = Your workers must be placed first.
no-good-there = There is no { $kind } in your { $place }.
no-sold-before = You sold { $kind } in this phase and cannot buy any.
no-bought-before = You bought { $kind } in this phase and cannot sell any.
no-none-left = There is no { $kind } in the market or the supply.
no-that-many = There are only { $there }: { $kind }.
no-post = There is not that much { $kind } in your trading post.
no-mixture = The goods are all alike or all different.
no-two-of-a-sort = You bought one of this sort already: { $sort }.
no-stack-empty = This stack is empty: { $stack }.
no-not-open = This card does not lie open: { $vehicle }.
no-card-must = One of the cards must be bought.
no-own-character = { $character } is yours.
no-free-character = { $character } belongs to nobody and is hired free of charge.
no-safe-character = { $character } has a safe marker.
no-market-empty = There is no { $kind } in the market.
no-display-empty = No order is on display.
no-good-first = Take the good first.
no-good-at-all = The market is empty, and an order goes with a good.
no-good-must = A good must be taken with the order.
no-order-there = There is no order on { DISPLAY($space) }.
no-order-must = An order must be taken with the good.
no-once = One order, one sale, or else a point.
no-order-on-space = You have no order on space { $number }.
no-not-all = Your trading post lacks goods for the order on space { $number }.
no-not-needed = The order on space { $number } needs no more { $kind }.
no-fill-instead = With this good the order on space { $number } is full: fill it.
no-vehicle = You have no vehicle of this sort: { $sort }.
no-load = None of your goods fits this vehicle: { $sort }.
no-load-first = At least one good must be loaded.
no-warehouse = You have only { $there } in your warehouse: { $kind }.
no-room = That much { $kind } does not fit any more.
no-power-used = { $character } was used in this turn change.
no-scale-ends = The price of { $kind } cannot move that way.
no-other-store = The good must come from the other place.
no-markers = There are no loans left.
not-asked = “{ $word }” does not answer the question that is open now.
foreign-word = “{ $word }” belongs to another game or another pack.
over = The game is over.

## Where the game stands, for everyone

stage-set-up = Set-up.
stage-set-dial = Set-up: { $seat } sets the dial.
stage-choose = Set-up: { $seat } chooses a character.
stage-turn = { SEASON($turn) }, month { $phase }: { $seat } is at work.
stage-year-end = { SEASON($turn) } is over: { $seat } may return characters for points.
stage-powers = { SEASON($turn) } is over: powers of characters.
stage-resupply = { SEASON($turn) } is over: new goods come.
stage-prices = { SEASON($turn) } is over: prices change.
stage-storage = { SEASON($turn) } is over: storage and fees.
stage-orders = { SEASON($turn) } is over: new orders come.
stage-end = The last season is over.

## The log

log-shown = Vehicles laid open: { $vehicles }.
log-aligned = The dial begins with { $letter } at the start of the day.
log-set-dial = { $seat } sets the dial: it begins with { $letter } at the start of the day.
log-dealt = { $seat } begins with { $order } and its goods.
log-displayed = New orders on display: { $orders }.
log-deck-renewed = The discarded orders are shuffled into a new deck of { $count }.
log-start-player = { $seat } is start player.
log-chose = { $seat } chooses { $character }.
log-game-turn = { SEASON($turn) } begins, with { $seat } first.
log-phase = Month { $phase }: the dial turns, { $letters } lie in the night.
log-placed = { $seat } places a worker: { $space }.
log-placed-neutral = { $seat } places the neutral worker: { $space }.
log-hired-worker = { $seat } hires a neutral worker for { $cost } silver.
log-imposter = { $seat } uses the Imposter: the dial turns { $way }.
log-loan =
    { $loans ->
        [one] { $seat } takes { $loans } loan: { $silver } silver.
       *[other] { $seat } takes { $loans } loans: { $silver } silver.
    }
log-repaid = { $seat } repays a loan for { $cost } silver.
log-nothing = { $seat } does nothing there: { $space }.
log-second-die = { $seat } pays { $cost } silver for a second die.
log-rolled = Rolled: { $rolls }.
log-event = { $event }: { DOES($event) }.
log-lost-points = { $seat } loses { $points } victory points.
log-gave-good = { $seat } gives { $to } a good from the { $place }: { $kind }.
log-gave-silver = { $seat } gives { $to } { $silver } silver.
log-gave-point =
    { $points ->
        [one] { $seat } gives { $to } { $points } victory point.
       *[other] { $seat } gives { $to } { $points } victory points.
    }
log-dismissed = { $seat } loses a character: { $character }.
log-drinks = { $seat } pays { $cost } silver for drinks.
log-gave-up = { $seat } loses a vehicle: { $vehicle }.
log-returned = { $seat } returns a good from the { $place }: { $kind }.
log-bought = { $seat } buys { $count } { $kind } for { $cost } silver.
log-sold = { $seat } sells { $count } { $kind } for { $silver } silver.
log-empty-market = { $seat } sells into an empty market: { $points } victory points ({ $kind }).
log-price = Prices now: { $changes }.
log-bought-vehicle = { $seat } buys { $vehicle } for { $cost } silver.
log-made-way = It makes way: { $vehicle }.
log-hired = { $seat } hires { $character }.
log-enticed = { $seat } entices { $character } away from { $owner } for { $cost } silver.
log-point =
    { $points ->
        [one] { $seat } takes { $points } victory point.
       *[other] { $seat } takes { $points } victory points.
    }
log-took-good = { $seat } takes a good from the market: { $kind }.
log-took-order = { $seat } takes { $order }.
log-order-failed = { $seat } loses { $order }: it fell off the mat.
log-put = { $seat } puts { $kinds } on { $order }.
log-order-filled = { $seat } fills { $order }: { $points } victory points, { $silver } silver.
log-carried = { $seat } brings to the trading post: { $count } { $kind }.
log-vehicle-used = The { $vehicle } is used up.
log-turn-change = { SEASON($turn) } is over: all orders move one space.
log-cashed-in = { $seat } returns { $character } for { $points } victory points.
log-stays-first = { $seat } stays start player and receives { $silver } silver.
log-becomes-first = { $seat } will be start player and receives { $silver } silver.
log-seer = { $seat } has the Seer change a price: { $kind }.
log-resupplied = New in the market: { $supplies }.
log-price-rolled = Price dice: { $price_rolls }.
log-fee = { $seat } pays { $cost } silver for the warehouse.
log-game-over = The game is over: final scoring.
log-scored = { $seat }: { $total } victory points: { $game } in the game; for silver { $silver }, characters { $characters }, filled orders { $rank }, goods on orders { NUMBER($orders) }, vehicles { NUMBER($vehicles) }, unpaid loans { $loans }.

## What stands on the buttons of moves

label-show = Lay open { $vehicle }
label-align = { $letter } first
label-deal = Deal { $order }
label-turn-up = Turn up { $order }
label-start = { $seat } is start player
label-roll = Roll { $pips }
label-choose = { $character }
label-worker = Worker: { $space }
label-neutral = Neutral worker: { $space }
label-hire-worker = Hire a neutral worker
label-imposter = Imposter: turn the dial { $way }
label-repay = Repay a loan
label-end-turn = End the turn
label-one-die = Roll one die
label-two-dice = Pay and roll two dice
label-pick = { $pips }: { EVENT($pips) }
label-dismiss = Lose { $character }
label-give-up = Lose the vehicle: { $sort }
label-give = Give from the { $place }: { $kind }
label-give-silver = Give silver
label-give-point = Give 1 victory point
label-return = Return from the { $place }: { $kind }
label-nothing = Do nothing
label-done = Done
label-buy = Buy { $count }
label-sell = Sell { $count }
label-sell-one = Sell 1 { $kind }
label-buy-one = Buy 1 { $kind }
label-take-good = Take 1 { $kind }
label-point = Take 1 victory point
label-buy-from = Buy: { $stack }
label-take = Take { $vehicle }
label-hire = Hire { $character }
label-entice = Entice { $character } away
label-order = Take the order: { DISPLAY($space) }
label-fill = Fill the order on space { $number }
label-put = Put 1 { $kind } on the order on space { $number }
label-use = Use the vehicle: { $sort }
label-load = Load { $count } { $kind }
label-cash-in = Return { $character }
label-be-start-player = Be start player
label-price = Price of { $kind } { $way }
label-carry = Bring 1 { $kind } to the trading post
label-loan = Take a loan

## Words

word-warehouse = warehouse
word-post = trading post
word-wagon = wagon
word-ship = ship
word-forward = forward
word-back = back
word-up = up
word-down = down
word-upper = upper row, { $column }
word-lower = lower row, { $column }
word-market = market, { $kind }
word-dial = { $letter }, { $name }
word-stack = { $sort } for { $cost }
word-vehicle = { $sort } for { $cost } ({ $goods }, { $any } any)
word-order = order ({ $goods }: { $points } points, { $silver } silver)
word-price = { $kind } { $price }

## What the lobby says of the game

about-summary = Trade in a town of the Vikings: buy goods while they are cheap, bring them to your trading post by wagon or ship, and deliver orders before they lapse. The dial of actions turns every month, and whoever works in its night half meets an event first. Characters help those who keep them. After two years the most victory points win.
about-credit = Designed by { $designers }. Published by { $publisher }.
about-dial_alignment = Dial at the start
about-recommended = A to D in daylight, as recommended
about-random = turned at random
about-silver_visibility = Silver of the players
about-owner = known to its owner only
about-open = open to all
about-imposter_use = The Imposter
about-once = The Imposter turns the dial once in a game turn, whoever has it.
about-each-owner = If the Imposter changes hands, its new owner may turn the dial in the same game turn.
about-good_and_order = Good and order on D
about-good-first = On D you take the good first, then the order.
about-either-order = On D you take the good first or the order first, as you like.
about-dial_trade = Goods on C and G
about-alike-or-different = The goods you trade on C or G are all alike or all different.
about-any-mix = On C and G you trade up to three goods in any mix.
about-order_ranking = The ranking by filled orders
about-with-orders = Only players who have filled an order get points in the ranking.
about-everyone = You can come second or third without a filled order.
about-dial_set_by = Who sets the dial
about-set-up = The dial lies at the start as you choose for the table.
about-start-player = The start player sets the dial as they like before the others choose their characters.

## What a newcomer reads beside a question

guide-ask-set-dial = At your table the start player sets the dial. It turns one space before each month, the first one included. Put the spaces you want to use early on the day side: at night an event comes before the action.
guide-ask-choose = A character helps you as long as you keep it. In the first turn nobody can entice it away; later it may change hands. Trader, Supplier and Stevedore help on the way from buying to delivering.
guide-ask-worker = Each month you place one worker and act at once. On the market you trade one good without danger; on the dial you do what the space says, but in its night half an event comes first. Before placing you may hire a neutral worker for a second action.
guide-ask-two-workers = You have two actions now, in the order you like. On a space of the dial there is one worker of each colour at most, and the neutral ones are a colour too. You cannot buy and sell the same good in one month.
guide-ask-neutral-worker = The neutral worker must be placed too and gives you a second action. A space of the dial on which a neutral worker stands is closed to it.
guide-ask-end-turn = Your actions are done. You may still turn the dial with the Imposter or repay a loan; an unpaid loan costs many points at the end.
guide-ask-second-die = At night an event comes before your action. With two dice you pick the result that hurts less. Fog does nothing, Viking Games even bring you gifts; think of what you could lose: a character, a vehicle, silver.
guide-ask-pick = One of the two results must be carried out. Choose the one that costs you least or hurts the others most.
guide-ask-dismiss = One of your characters leaves you, and anybody may hire it again. Give up the one that helps you least. A safe marker does not protect it now.
guide-ask-give-up = The storm takes one of your vehicles out of the game. Keep the one that fits the goods in your warehouse.
guide-ask-gift = You must give something to the player whose turn it is. A cheap good that you do not need is often the smallest gift. A point lost is a point gained by another.
guide-ask-unrest = You lose one good, and you say which. Goods in the warehouse are worth less than those that have come further.
guide-ask-market = Buy as many as you like into your warehouse, or sell as many as you like from your trading post. Buying lifts the price by one level, by two if the market is emptied; selling lowers it by one. Who sells into an empty market gets points. If your silver does not reach, loans are taken for you, and the button says so.
guide-ask-sell-dear = Here goods of your trading post bring more than on the market. Take up to three of one kind or up to three different ones. The prices fall when you are done.
guide-ask-buy-cheap = Here goods cost less than on the market. Take up to three of one kind or up to three different ones. The prices rise when you are done.
guide-ask-sell-mix = Here goods of your trading post bring more than on the market. At your table they may be of any kinds, also two of one and one of another. The prices fall when you are done, one level for each kind.
guide-ask-buy-mix = Here goods cost less than on the market. At your table they may be of any kinds, also two of one and one of another. The prices rise when you are done.
guide-ask-vehicles = Goods reach your trading post by wagon or ship, or one by one with the Stevedore. You may buy one of each; a vehicle that is already there has to make way. Look at the kinds named on the card: the rest of the load may be anything.
guide-ask-take-card = Your Carpenter shows you the next cards of the stack. One of them must be bought. The others stay on the stack, and all have seen them.
guide-ask-character = A character helps you from your next action on and is worth points at the end. A free one costs nothing. If you entice one away, its owner gets the silver, and nobody can take it from you in this turn.
guide-ask-order-and-good = A good for nothing and an order belong together: you take both. Dear goods are the better gift. If your mat is full of orders that you can still fill, a point may be better.
guide-ask-good-or-order = A good for nothing and an order belong together: you take both. At your table you say which comes first. Take the order first if you want to see which card takes its place before you choose the good.
guide-ask-good = You have the order; now a good of the market is yours for nothing. Take one that your orders need, or a dear one. Its price rises.
guide-ask-order = The order comes to the first space of your mat and pushes the others on. Each turn change moves it one space; behind the fifth it is lost. Choose one whose goods you have or can get cheaply.
guide-ask-order-and-sale = You may take an order, sell one good, or do both in any order. Or take a point and nothing else.
guide-ask-order-or-done = You may take an order too. An order that you cannot fill in time is no loss but fills a space of your mat.
guide-ask-sale = You may sell one good of your trading post too. Keep what your orders need.
guide-ask-deliver = Put goods on your orders; what lies there stays. A full order is scored at once. Goods on an order that falls off the mat are lost.
guide-ask-use-vehicle = A vehicle carries goods from your warehouse to your trading post, once, and then leaves the game. Use the one that takes most of what you need there.
guide-ask-load = Load one kind after the other. The kinds named on the card have their own places, everything else shares the free ones. When nothing fits any more, the journey is over.
guide-ask-cash-in = Half of the game is over. A character that you return brings points now and can be hired by anyone; one that you keep goes on helping you and brings points at the end.
guide-ask-power = Some characters can do something between the turns, each once. Use them in any order, or leave them. The market is supplied and prices change after this.
guide-ask-warehouse-full = At the end of a turn a warehouse holds only so much. Return what is cheapest or what no order needs.
guide-ask-post-full = At the end of a turn a trading post holds only so much. Return what is cheapest or what no order needs.
guide-ask-fee = Every good in the warehouse costs a fee, and your silver does not reach. A loan brings silver but is dear to repay; each good that you return makes the fee smaller.

## The text view of a position

sheet-set-up = Set-up
sheet-season = { $season } ({ $turn } of { $turns }), month { $phase } of { $phases }
sheet-change = { $season } ({ $turn } of { $turns }) is over
sheet-active = to move
sheet-order-of-turns = turn order
sheet-inn = inn
sheet-inn-workers = { $count } neutral workers, the next for { $cost }
sheet-inn-empty = no neutral worker
sheet-loans = Loans
sheet-markers = loan markers left
sheet-dice = dice
sheet-event = event
sheet-house = house rule
sheet-dial = The dial
sheet-space = Space
sheet-now = Now
sheet-next = Next month
sheet-day = day
sheet-night = night
sheet-workers = Workers
sheet-neutral = neutral
sheet-market = The market
sheet-kind = Good
sheet-price = Price
sheet-lower = One level lower
sheet-higher = One level higher
sheet-in-market = In the market
sheet-in-supply = In the supply
sheet-orders = Orders on display
sheet-order = Order
sheet-deck = Deck: { $deck }, discarded: { $discard }
sheet-stacks = Vehicles
sheet-stack = Stack
sheet-cards = Cards
sheet-top = On top
sheet-characters = Characters
sheet-character = Character
sheet-owner = Owner
sheet-free = free
sheet-safe = { $player }, safe
sheet-does = What it does
sheet-players = Players
sheet-player = Player
sheet-points = Points
sheet-silver = Silver
sheet-hidden = hidden
sheet-in-hand = Workers in hand
sheet-filled = Filled orders
sheet-mat = The mat of { $player }
sheet-your-mat = Your mat
sheet-warehouse = warehouse
sheet-post = trading post
sheet-stored = { $goods } ({ $total } of { $limit })
sheet-nothing = –
sheet-fee = warehouse fee
sheet-wagon = wagon
sheet-ship = ship
sheet-order-space = order { $number }
sheet-on-card = { $order }; lacks { $missing }; { $turns } turn changes left
sheet-on-card-stays = { $order }; lacks { $missing }; stays until the scoring
sheet-result = Result
sheet-game = during the game
sheet-from-characters = characters
sheet-from-loans = unpaid loans
sheet-from-silver = silver
sheet-from-orders = goods on orders
sheet-from-vehicles = vehicles
sheet-from-rank = most filled orders
sheet-total = Total
sheet-ranks = Place

## What is written on the board; a tip is several lines, the last has the rules

board-board = Table of Haithabu

## Where the game stands

board-year = Year { $year }
board-turn-of = Game turn { $turn } of { $turns }
board-month = Month
board-phase-tip =
    Month { $phase } of { $phases }
    Everyone has one turn in it; before it the dial turns one space.
    HAI-19, HAI-20
board-points-are = Victory points: { $points }
board-is-start-player = Start player of this game turn
board-is-active = It is this player's turn.
board-loans-tip =
    Loans left: { $left }
    { $payout } silver each, only for a payment that needs it; { $repay } to pay back, { $points } points less for each that is not.
    HAI-30, HAI-31, HAI-32, HAI-117

## The dial

board-day = Day
board-night = Night
board-day-tip =
    The day side
    The action follows at once.
    HAI-50
board-night-tip =
    The night side
    An event is rolled before the action; a second die to choose from costs { $cost } silver.
    HAI-51, HAI-52
board-dial-vehicles = Wagon|and ship
board-dial-characters = Hire a|character
board-dial-sell-dear = Sell 1–{ $most }|dearer
board-dial-order-and-good = Order + good|or 1 point
board-dial-deliver = Deliver|to orders
board-dial-transport = Transport|to the post
board-dial-buy-cheap = Buy 1–{ $most }|cheaper
board-dial-order-and-sale = Order, sale|or 1 point
board-space-day = By day: no event.
board-space-night = At night: an event is rolled before the action.
board-turns-to-night = In the next month it lies in the night.
board-turns-to-day = In the next month it lies in the day.
board-neutral-worker = a neutral worker
board-workers-here = Here: { $who }
board-neutral-tip =
    Place the neutral worker: { $space }
    The own worker is placed on the space itself.
    HAI-28
board-dial-tip =
    The action dial
    It turns one space clockwise at the start of every month.
    HAI-20
board-imposter-forward-tip =
    Imposter: turn the dial forward
    Workers travel along.
    HAI-97
board-imposter-back-tip =
    Imposter: turn the dial back
    Workers travel along.
    HAI-97
board-next-night-tip =
    { $space } comes into the night in the next month
    HAI-20
board-next-day-tip =
    { $space } comes into the day in the next month
    HAI-20

## The market

board-market = Market
board-after-buying = after a purchase
board-after-selling = after a sale
board-price-now = { $good }: { $price } silver
board-stock-now = In the market { $market }, in the general supply { $supply }
board-price-then = After a purchase { $bought }, after one of the last cube { $out }, after a sale { $sold }
board-price-began = Framed: { $price }, the price at the beginning
board-stall-tip =
    Market space: { $good }
    A worker here buys or sells this kind. There is no night.
    HAI-25, HAI-46
board-change = Dice
board-band-tip =
    Price change: { $name }, levels { $low } to { $high }
    At the turn change a die is rolled for a kind. { $told }
    HAI-106

## What can be taken

board-orders = Orders
board-order-card = Order: { $goods }
board-start-order = Start order: { $goods }
board-order-brings = Brings { $points } points and { $silver } silver
board-order-none-tip =
    No order card
    HAI-110
board-sweep = Leaves the display at the turn change.
board-slide = Slides down when the card below is taken, or at the turn change.
board-deck-tip =
    Cards in the deck: { $count }
    HAI-12, HAI-110
board-discard-tip =
    Discarded orders: { $count }
    Shuffled when the deck is empty.
    HAI-109, HAI-110
board-vehicles = Wagons and ships
board-wagon = Wagon, { $cost } silver
board-ship = Ship, { $cost } silver
board-cards = { $count } left
board-carries = Carries { $load }
board-load = { $goods } and { $any } of any kind
board-stack-tip = Cards in the stack: { $count }
board-known-below = Known below: { $cards }
board-stack-empty-tip =
    The stack is empty
    HAI-64

## Characters and inn

board-inn = Inn
board-inn-tip =
    Neutral workers in the inn: { $count }
    The next one costs { $price } silver. Hired in this game turn: { $hired }; they cost { $costs }.
    HAI-26, HAI-27, HAI-94
board-inn-empty-tip =
    The inn is empty
    Hired in this game turn: { $hired }. They come back at the turn change.
    HAI-26, HAI-108
board-does-start-player = Turn change: { $turn_change_silver } silver, begins the next
board-does-seer = 2nd die free. Turn change: price ±{ $turn_change_price_step }
board-does-stevedore = +{ $extra_goods } goods on F. Turn change: carries { $turn_change_goods }
board-does-carpenter = Vehicles: 1 of { $look_at }, half price. Turn change: buys 1
board-does-trader = Trades { $price_levels } level better, { $goods_per_action } goods
board-does-landlord = Neutral workers at half price
board-does-supplier = Each order: +{ $vp_per_order } point, +{ $silver_per_order } silver
board-does-administrator = No fees. Holds { $warehouse } and { $trading_post }
board-does-imposter = Turns the dial by { $dial_spaces }, once a game turn
board-owned = Serves { $player }.
board-free = Serves nobody and can be hired on space B.
board-safe = Safe: cannot be enticed away in this game turn.
board-used = Used already.
board-characters-label = Characters:

## The mats

board-workers-tip =
    Workers to be placed in this game turn: { $count }
    HAI-21
board-points-tip =
    Victory points: { $points }
    HAI-09, HAI-123
board-silver-tip =
    Silver: { $silver }
    HAI-09, HAI-118
board-silver-hidden-tip =
    Silver that is kept secret
    What is paid and received is told in the log.
    HAI-29
board-filled-tip = Filled orders: { $count }
board-filled-line = { $goods }: { $points } points, { $silver } silver
board-loan-tip =
    Loans: { $count }
    Each costs { $repay } silver to pay back in the own turn, or { $points } points at the end.
    HAI-33, HAI-117
board-warehouse = Warehouse
board-post = Trading post
board-limit = { $held } goods; { $limit } may stay at the turn change.
board-surplus = { $count } too many!
board-fee = The fee would be { $fee } silver.
board-heap-tip =
    { $place }: { $count } { $good }
    HAI-42, HAI-43
board-no-wagon-tip =
    No wagon
    HAI-63
board-no-ship-tip =
    No ship
    HAI-63
board-to-post = Brings goods from the warehouse to the trading post, once, on space F.
board-turns-left = { $left } turns
board-turns-left-last = 1 turn
board-order-space-tip =
    Order space { $place }
    A card here falls off the mat after { $left } turn changes.
    HAI-75, HAI-100
board-order-space-stays =
    Order space { $place }
    A card here stays until the scoring, unless a new order pushes it off.
    HAI-75, HAI-99
board-lies-on = On it: { $goods }
board-lacks = It lacks: { $goods }
board-falls = Turn changes until it falls off: { $left }; a new order can push it on.
board-stays-short = to the end
board-stays = It stays until the scoring, unless a new order pushes it off.

## The desk

board-buy-title = Buy { $good }, { $price } silver each
board-sell-title = Sell { $good }, { $price } silver each
board-buy-total = { $count } { $good }: { $total } silver
board-sell-total = { $count } { $good }: { $total } silver
board-left = Then you have { $silver } silver.
board-loans-needed = Takes a loan ({ $count }): { $payout } silver now, { $repay } to pay back.
board-load-wagon = On the wagon: { $goods }
board-load-ship = On the ship: { $goods }
board-load-tip =
    { $count } { $good } to the trading post
    HAI-82
board-look-title = The Carpenter takes one of these
board-night-title = In the night
board-night-asks = An event is rolled before the action. With two dice you choose one of the two results.
board-one-die = One die
board-two-dice = Two dice: { $cost } silver
board-second-die-tip =
    The second event die
    It is paid before the roll, without a loan.
    HAI-52
board-pick-title = Which of the two?
board-buy-one-title = The next good would cost
board-sell-one-title = The next good would bring
board-buy-one-where = Choose it in the market.
board-sell-one-where = Choose it in your trading post.
board-deliver-title = Put goods on orders
board-deliver-fill = A card of your mat that glows can be filled at once.
board-order-at = Order { $place }
board-put-tip =
    1 { $good } on the order on space { $place }
    It cannot be taken back.
    HAI-78
board-gift-title = What do you give?
board-gift-good = Or a good: choose it on your mat.
board-gift-tip =
    A gift at the Viking Games
    HAI-55
board-forecast-title = The Seer moves a price
board-price-up-tip =
    { $good }: one level up
    HAI-90
board-price-down-tip =
    { $good }: one level down
    HAI-90
board-so-far = So far:
board-event-title = The night of { $player }
board-last-event-title = The last event: the night of { $player }
board-events = Events of the night
board-change-title = Turn change: { $turn }
board-step = Step { $step } of the turn change
board-step-1 = Orders moved on.
board-step-1-failed = Orders moved on; one fell off: { $who }.
board-step-2 = Safe markers taken off.
board-step-3 = Year's end, returned for points: { $who }.
board-step-4 = Powers used: { $who }.
board-step-5 = New goods with { $dice }: { $goods }.
board-step-5-falling = Their prices fall.
board-step-6 = Prices by dice: { $moved }.
board-step-7 = Fees: { $fees }.
board-step-7-returned = Fees: { $fees }. Given back: { $back }.
board-step-8 = Workers went home.
board-step-9 = Orders swept from the lower row: { $count }.
board-step-10 = Start player: { $player }.
board-step-3-to-come = Year's end: characters for points
board-step-4-to-come = Powers of characters
board-step-5-to-come = New goods
board-step-6-to-come = Prices
board-step-7-to-come = Storage and fees
board-step-8-to-come = Workers go home
board-step-9-to-come = New orders
board-step-10-to-come = Next game turn

## The result

board-result = Result
board-source-game = In the game
board-source-characters = Characters
board-source-loans = Unpaid loans
board-source-silver = Silver
board-source-orders = Goods on orders
board-source-vehicles = Vehicles
board-source-rank = Most filled orders
board-source-total = Total
board-source-filled = Filled orders
board-source-final-silver = Silver, goods sold
board-silver-from = { $player }: { $left } at the end, { $repaid } loans repaid, { $sale } for goods at half price
board-source-ranks = Place
board-winner-tip =
    { $player } wins
    HAI-123

## What is wrong with a pack: what was expected of a value. And what is wrong with a position

wrong-kinds-goods = { $kinds } kinds of goods
wrong-rows-every-level-every = rows for every level of every kind of goods
wrong-list = a list of { $kinds }
wrong-list-levels-from = a list of levels from 1 to { $levels }
wrong-each-once = each of { $letters } once
wrong-positions-day = the positions that are not day
wrong-this-order = { $letters } in this order
wrong-this-order-2 = { $events } in this order
wrong-number-die-event = a number of the die for each event
wrong-this-order-3 = { $character_names } in this order
wrong-wagons-then-ships-cost = wagons, then ships, of each cost one stack
wrong-most-cards = at most { $most_cards } cards
wrong-spaces = { $display } spaces
wrong-start-card-player-rest = a start card for each player, the rest at most a row
wrong-enough-cards-fill-display = enough cards to fill the display
wrong-prices-rise-from-level = prices that rise from level to level
wrong-as-on-the-card = as the card has it
wrong-one-of = one of { $known }
wrong-cards-for-stack = { $height } cards for { $stacks }
wrong-least-good = at least one good
wrong-one-of-2 = one of { $kinds }
wrong-levels-other-row-same = levels that no other row has for the same goods
wrong-keys = the keys { $known }
wrong-year-ends-turn = the year ends in turn { $year_end_turn } (HAI-102)
wrong-mat-spaces-orders = a mat has { $mat_spaces } spaces for orders
wrong-expected-character-mark-safe = expected a character, or one with the mark safe, not { $text }
wrong-two-owners = { $thing } has two owners
wrong-this-step-safe-marker = in this step no safe marker is left (HAI-101)
wrong-display-spaces = the display has { $display } spaces
wrong-neutral-workers = there are { $inn } neutral workers (HAI-13)
wrong-expected-seat-behind-imposter = expected a seat behind the imposter, such as 'imposter 0', not { $seat }
wrong-seat-worker-hand = seat { $active } has no worker in hand (HAI-21)
wrong-worker-space-only-still = with a worker on a space only one is still to place (HAI-28)
wrong-neutral-worker-left = no neutral worker is left (HAI-26)
wrong-market-knows-events = the market knows no events (HAI-46)
wrong-order = there is no order { $thing }
wrong-lies-two-places = { $thing } lies in two places
wrong-is-no = { $vehicles } is no { $sorts }
wrong-belongs-another-stack = { $vehicle } belongs to another stack
wrong-vehicle = there is no vehicle { $thing }
wrong-does-ask-many-goods = { $thing } does not ask for that many goods (HAI-78)
wrong-would-full-scored = { $thing } would be full and scored (HAI-79)
wrong-one-of-these = expected one of { $known }, not { $price }
wrong-most-cards-stack-known = at most { $look_at } cards of a stack are known (HAI-R30)
wrong-most-workers-can-stand = at most { $most } workers can stand there yet (HAI-21)
wrong-space = there is no space { $space }; there are { $known }
wrong-character = there is no character { $thing }
wrong-expected-own-neutral = expected 'own' or 'neutral', not { $thing }
wrong-good = there is no good { $kind }
wrong-number-good = { $part } is not a number and a good
wrong-only-game = there are only { $cubes } { $thing } in the game (HAI-03)
wrong-top-card-stack-known = the top card of a stack is known (HAI-06)
wrong-two-workers-colour-cannot = two workers of one colour cannot stand on { $letters } (HAI-24)
wrong-cannot-been-used-yet = { $text } cannot have been used yet (HAI-97, HAI-103)
