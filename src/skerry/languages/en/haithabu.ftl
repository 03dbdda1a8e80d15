### Haithabu

## What a seat is asked

ask-set-dial = Set the dial: which space comes first on the day side?
ask-choose = Choose a character.
ask-worker = Place your worker on the market or the dial. You have { $silver } silver.
ask-two-workers = Place your worker and the neutral worker, in any order. You have { $silver } silver.
ask-neutral-worker = Now place the neutral worker. You have { $silver } silver.
ask-end-turn = All your workers are placed. Anything else, or end your turn? You have { $silver } silver.
ask-second-die = Night: roll one die for an event, or pay { $cost } silver to roll two and pick one. You have { $silver } silver.
ask-pick = Which of the two events happens?
ask-dismiss = Assassination: which of your characters do you lose?
ask-give-up = Storm: which of your vehicles do you lose?
ask-gift = Viking Games: give { $seat } a good, { $silver } silver or 1 victory point.
ask-unrest = Time of Unrest: choose a good to lose.
ask-market =
    { $helped ->
        [none] { $kind }: buy at { $cost } each or sell at { $gain } each. You have { $silver } silver.
       *[other] { $kind }: buy at { $cost } each or sell at { $gain } each (the first { $helped }; after that, { $price } each). You have { $silver } silver.
    }
ask-sell-dear =
    { $count ->
        [one] Sell { $count } more good one price level higher, or stop. What you sell must be all alike or all different. You have { $silver } silver.
       *[other] Sell up to { $count } more goods one price level higher, all alike or all different. You have { $silver } silver.
    }
ask-buy-cheap =
    { $count ->
        [one] Buy { $count } more good one price level lower, or stop. What you buy must be all alike or all different. You have { $silver } silver.
       *[other] Buy up to { $count } more goods one price level lower, all alike or all different. You have { $silver } silver.
    }
ask-sell-mix =
    { $count ->
        [one] Sell { $count } more good of any kind one price level higher, or stop. You have { $silver } silver.
       *[other] Sell up to { $count } more goods of any kind one price level higher. You have { $silver } silver.
    }
ask-buy-mix =
    { $count ->
        [one] Buy { $count } more good of any kind one price level lower, or stop. You have { $silver } silver.
       *[other] Buy up to { $count } more goods of any kind one price level lower. You have { $silver } silver.
    }
ask-vehicles = Buy a wagon, a ship or both. You have { $silver } silver.
ask-take-card = Carpenter: take one of these vehicles for { $cost } silver.
ask-character = Hire a free character, or entice one away from another player for { $cost } silver.
ask-order-and-good = Take a free good and then an order, or take 1 victory point.
ask-good-or-order = Take a free good and an order, in either order, or take 1 victory point.
ask-good = Take a free good from the market.
ask-order = Take an order.
ask-order-and-sale = Take an order, sell one good or do both. Or take 1 victory point.
ask-order-or-done = Do you want to take an order too?
ask-sale = Do you want to sell a good too? You have { $silver } silver.
ask-deliver = Put goods from your trading post on your orders.
ask-use-vehicle = Which vehicle do you use?
ask-load = Load the { $vehicle }. Places left for goods of any kind: { $spare }.
ask-cash-in = The first year is over. Return characters for { $points } victory points each, or keep them.
ask-power = Turn change: use the powers of your characters. You have { $silver } silver.
ask-warehouse-full = Your warehouse is { $count } over its limit. Return a good.
ask-post-full = Your trading post is { $count } over its limit. Return a good.
ask-fee = The fee for your warehouse is { $cost } silver and you have { $silver }. Take a loan or return a good.

## What a legal move costs or does

does-set-dial = in the first month { $letters } are on the night side
does-market =
    { $there ->
        [none] price { $price }, market empty; no event
       *[other] price { $price }, { $there } in the market; no event
    }
does-idle-market = nothing to do there now: you can neither buy nor sell { $kind }
does-idle =
    { $letter ->
        [C] nothing to do there now: you have nothing in your trading post that you can sell
        [E] nothing to do there now: your orders need nothing from your trading post
       *[other] nothing to do there now: you have no vehicle with goods to carry
    }
does-idle-night =
    { $letter ->
        [C] night, so an event, and then nothing to do: you have nothing in your trading post that you can sell
        [E] night, so an event, and then nothing to do: your orders need nothing from your trading post
       *[other] night, so an event, and then nothing to do: you have no vehicle with goods to carry
    }
does-day = { DOES($letter) }
does-night = night, so an event first; { DOES($letter) }
does-hire-worker = costs { $cost } silver, leaves you { $left }{ $loans ->
        [none] { "" }
        [one] ; takes a loan (repay { $repay } or lose { $penalty } points at the end)
       *[other] ; takes { $loans } loans (for each, repay { $repay } or lose { $penalty } points at the end)
    }
does-imposter = then { $letters } are on the night side
does-repay = costs { $cost } silver, leaves you { $left }
does-event = { DOES($event) }
does-give-up = you lose the { $vehicle }
does-buy = { $kind } for { $cost } silver, leaves you { $left }{ $loans ->
        [none] { "" }
        [one] ; takes a loan (repay { $repay } or lose { $penalty } points at the end)
       *[other] ; takes { $loans } loans (for each, repay { $repay } or lose { $penalty } points at the end)
    }{ $over ->
        [none] { "" }
       *[other] ; { $over } too many for your warehouse at the turn change
    }; new price { $price }
does-sell =
    { $points ->
        [none] { $kind } for { $silver } silver, so you have { $left }; new price { $price }
       *[other] { $kind } for { $silver } silver, so you have { $left }; { $points } victory points for the empty market; new price { $price }
    }
does-buy-vehicle = { $vehicle }: costs { $cost } silver, leaves you { $left }{ $loans ->
        [none] { "" }
        [one] ; takes a loan (repay { $repay } or lose { $penalty } points at the end)
       *[other] ; takes { $loans } loans (for each, repay { $repay } or lose { $penalty } points at the end)
    }{ $lost ->
        [none] { "" }
       *[other] ; replaces your { VEHICLE($lost) }
    }
does-look-at = pick one of the top { $cards } cards: costs { $cost } silver, leaves you { $left }{ $loans ->
        [none] { "" }
        [one] ; takes a loan (repay { $repay } or lose { $penalty } points at the end)
       *[other] ; takes { $loans } loans (for each, repay { $repay } or lose { $penalty } points at the end)
    }{ $lost ->
        [none] { "" }
       *[other] ; replaces your { VEHICLE($lost) }
    }
does-hire = { DOES($character) }
does-entice =
    { $loans ->
        [none] { $cost } silver to { $seat }. { DOES($character) }
        [one] { $cost } silver to { $seat }; takes a loan (repay { $repay } or lose { $penalty } points at the end). { DOES($character) }
       *[other] { $cost } silver to { $seat }; takes { $loans } loans (for each, repay { $repay } or lose { $penalty } points at the end). { DOES($character) }
    }
does-take-good = new price { $price }; an order comes next
does-order =
    { $lost ->
        [none] { $order }
       *[other] { $order }; you lose the { ORDER($lost) }
    }
does-order-first =
    { $lost ->
        [none] { $order }; a good comes next
       *[other] { $order }; you lose the { ORDER($lost) }; a good comes next
    }
does-fill = { $order }: you get { $points } victory points and { $silver } silver
does-put =
    { $missing ->
        [one] { $order }: { $missing } good still missing
       *[other] { $order }: { $missing } goods still missing
    }
does-use-vehicle = { $vehicle }; gone after this trip
does-start-player = { $silver } silver, and you go first in the next game turn
does-price = new price { $price }
does-return = the fee drops to { $cost } silver
does-loan = { $silver } silver now; repay { $cost } or lose { $penalty } points at the end

## What a move is called where nothing says what it is about

full-buy = Buy { $count } { $kind }
full-sell = Sell { $count } { $kind }

## What is picked so far

sum-sell = { $silver } silver in all, so you have { $left }.
sum-buy = { $cost } silver in all, which leaves you { $left }{ $loans ->
        [none] { "" }
        [one] ; takes a loan (repay { $repay } or lose { $penalty } points at the end)
       *[other] ; takes { $loans } loans (for each, repay { $repay } or lose { $penalty } points at the end)
    }.
sum-load =
    { $count ->
        [one] { $count } good loaded
       *[other] { $count } goods loaded
    }, { $spare ->
        [one] { $spare } place of any kind left.
       *[other] { $spare } places of any kind left.
    }
sum-cash-in =
    { $points ->
        [one] { $points } victory point in all.
       *[other] { $points } victory points in all.
    }
sum-fee = The fee is then { $cost } silver, and you have { $silver }.

## What a choice changes: the number before and after, and by how much

number-points =
    { $amount ->
        [one] { $change } victory point
       *[other] { $change } victory points
    }
number-silver = { $change } silver, { $after } left
number-loans =
    { $amount ->
        [one] { $change } loan
       *[other] { $change } loans
    }
number-characters =
    { $amount ->
        [one] { $change } character
       *[other] { $change } characters
    }
number-vehicles =
    { $amount ->
        [one] { $change } vehicle
       *[other] { $change } vehicles
    }
number-warehouse = { $change } in the warehouse
number-post = { $change } in the trading post
number-fee = storage fee { $after }
number-price = { $kind }: price { $before } → { $after }

## Your plan: what is still lacking

plan-lacks = You still lack { $goods } for the order for { $wanted }; { $turns ->
        [one] { $turns } turn left
       *[other] { $turns } turns left
    }
plan-lacks-all = You have nothing yet for the order for { $wanted }; { $turns ->
        [one] { $turns } turn left
       *[other] { $turns } turns left
    }
plan-carry = Bring { $goods } to your trading post for the order for { $wanted }; { $turns ->
        [one] { $turns } turn left
       *[other] { $turns } turns left
    }
plan-no-vehicle = You need a wagon or a ship to bring { $goods } to your trading post for the order for { $wanted }; { $turns ->
        [one] { $turns } turn left
       *[other] { $turns } turns left
    }
plan-deliver = Deliver on E: your trading post has all you need for the order for { $wanted }; { $turns ->
        [one] { $turns } turn left
       *[other] { $turns } turns left
    }
plan-no-order = You have no order: take one on D or H
plan-over-limit = Your { $place } holds { $over } more than it can keep at the turn change
plan-fee = Storing your goods will cost { $fee } silver at the turn change: you’re { $missing } silver short

## Why a move is refused

no-owned-character = { $character } already belongs to { $seat }.
no-worker-placed = You’ve already placed your worker.
no-neutral-worker = You have no neutral worker to place.
no-same-colour = There’s already a worker of this colour on { $letter }. Choose another space.
no-hire-late = You can hire only one neutral worker per turn, and only before you place a worker.
no-inn-empty = There’s no neutral worker left in the inn.
no-silver =
    { $markers ->
        [none] That costs { $cost } silver. You have { $silver }, and there are no loans left.
        [one] That costs { $cost } silver. You have { $silver }, and the { $markers } loan left isn’t enough.
       *[other] That costs { $cost } silver. You have { $silver }, and the { $markers } loans left aren’t enough.
    }
no-silver-in-hand = You need { $cost } silver of your own for that, and you have { $silver }.
no-character = { $character } isn’t yours.
no-imposter-used = The Imposter has already been used this game turn.
no-imposter-used-by-you = You’ve already used the Imposter this game turn.
no-loan = You have no loan to repay.
no-must-place = Place all your workers before you end your turn.
no-good-there = There’s no { $kind } in your { $place }.
no-sold-before = You’ve sold { $kind } this month, so you can’t buy any.
no-bought-before = You’ve bought { $kind } this month, so you can’t sell any.
no-none-left = There’s no { $kind } left, in the market or in the general supply.
no-that-many = There’s only { $there } { $kind } left to buy.
no-post = You don’t have that much { $kind } in your trading post.
no-mixture = The goods must be all alike or all different.
no-two-of-a-sort = You can buy only one { $sort } in one action.
no-stack-empty = There’s no { $stack } left: the stack is empty.
no-not-open = You can’t take the { $vehicle }: it isn’t among the cards you see.
no-card-must = You must take one of these vehicles.
no-own-character = { $character } is already yours.
no-free-character = { $character } is free: hire it instead of enticing it away.
no-safe-character = { $character } has a safe marker and can’t be enticed away this game turn.
no-market-empty = There’s no { $kind } in the market.
no-display-empty = There are no orders on display.
no-good-first = Take the good first, then the order.
no-good-at-all = The market is empty. Without a good, you can’t take an order here.
no-good-must = You’ve taken an order, so you must take a good too.
no-order-there = There’s no order in the { DISPLAY($space) }.
no-order-must = You’ve taken a good, so you must take an order too.
no-once = You get one order and one sale, or else 1 victory point.
no-order-on-space = You have no order on space { $number }.
no-not-all = You can’t fill the order on space { $number }: your trading post lacks some of its goods.
no-not-needed = The order on space { $number } needs no more { $kind }.
no-fill-instead = This good completes the order on space { $number }. Fill the order instead.
no-vehicle = You have no { $sort }.
no-load = None of the goods in your warehouse fit on this { $sort }.
no-load-first = Load at least one good.
no-warehouse =
    { $there ->
        [none] There’s no { $kind } in your warehouse.
       *[other] You have only { $there } { $kind } in your warehouse.
    }
no-room = You can’t load that much { $kind }: there’s no room.
no-power-used = You’ve already used { $character } in this turn change.
no-scale-ends = The price of { $kind } can’t move any further.
no-other-store = Return a good from the other place.
no-markers = There are no loans left.
not-asked = You can’t play “{ $word }” now.
foreign-word = “{ $word }” belongs to another game or pack.
over = The game is over.

## Where the game stands, for everyone

stage-set-up = Set-up.
stage-set-dial = Set-up: { $seat } sets the dial.
stage-choose = Set-up: { $seat } chooses a character.
stage-turn = { SEASON($turn) }, month { $phase }: it’s { $seat }’s turn.
stage-year-end = { SEASON($turn) } is over: { $seat } may return characters for points.
stage-powers = { SEASON($turn) } is over: characters use their powers.
stage-resupply = { SEASON($turn) } is over: new goods arrive.
stage-prices = { SEASON($turn) } is over: prices change.
stage-storage = { SEASON($turn) } is over: storage and fees.
stage-orders = { SEASON($turn) } is over: new orders come out.
stage-end = The last season is over.

## The log

log-shown = Vehicles for sale: { $vehicles }.
log-aligned = The day side of the dial starts with { $letter }.
log-set-dial = { $seat } sets the dial: the day side starts with { $letter }.
log-dealt = { $seat } starts with an { $order } and its goods.
log-displayed = New orders on display: { $orders }.
log-deck-renewed =
    { $count ->
        [one] The discarded orders are shuffled into a new deck of { $count } card.
       *[other] The discarded orders are shuffled into a new deck of { $count } cards.
    }
log-start-player = { $seat } is the start player.
log-chose = { $seat } chooses the character { $character }.
log-game-turn = { SEASON($turn) } begins. { $seat } goes first.
log-phase = Month { $phase }: the dial turns. { $letters } are on the night side.
log-placed = { $seat } places a worker on { $space }.
log-placed-neutral = { $seat } places the neutral worker on { $space }.
log-hired-worker = { $seat } hires a neutral worker for { $cost } silver.
log-imposter = { $seat } uses the Imposter to turn the dial { $way }.
log-loan =
    { $loans ->
        [one] { $seat } takes a loan and gets { $silver } silver.
       *[other] { $seat } takes { $loans } loans and gets { $silver } silver.
    }
log-repaid = { $seat } repays a loan for { $cost } silver.
log-nothing = { $seat } takes no action on { $space }.
log-second-die = { $seat } pays { $cost } silver for a second die.
log-rolled = The dice show { $rolls }.
log-event = { $event }: { DOES($event) }.
log-lost-points = { $seat } loses { $points } victory points.
log-gave-good = { $seat } gives { $to } 1 { $kind } from the { $place }.
log-gave-silver = { $seat } gives { $to } { $silver } silver.
log-gave-point =
    { $points ->
        [one] { $seat } gives { $to } { $points } victory point.
       *[other] { $seat } gives { $to } { $points } victory points.
    }
log-dismissed = { $seat } loses the character { $character }.
log-drinks = { $seat } pays { $cost } silver for drinks.
log-gave-up = { $seat } loses a { $vehicle }.
log-returned = { $seat } returns 1 { $kind } from the { $place }.
log-bought = { $seat } buys { $count } { $kind } for { $cost } silver.
log-sold = { $seat } sells { $count } { $kind } for { $silver } silver.
log-empty-market = { $seat } gets { $points } victory points for selling { $kind } into an empty market.
log-price = New prices: { $changes }.
log-bought-vehicle = { $seat } buys a { $vehicle } for { $cost } silver.
log-made-way = It replaces a { $vehicle }.
log-hired = { $seat } hires the character { $character }.
log-enticed = { $seat } entices the character { $character } away from { $owner } for { $cost } silver.
log-point =
    { $points ->
        [one] { $seat } takes { $points } victory point.
       *[other] { $seat } takes { $points } victory points.
    }
log-took-good = { $seat } takes 1 { $kind } from the market for free.
log-took-order = { $seat } takes an { $order }.
log-order-failed = { $seat } loses an { $order }: it falls off the mat.
log-put = { $seat } puts { $kinds } on an { $order }.
log-order-filled = { $seat } fills an { $order } and gets { $points } victory points and { $silver } silver.
log-carried = { $seat } carries { $count } { $kind } to the trading post.
log-vehicle-used = The { $vehicle } has made its trip and leaves the game.
log-turn-change = { SEASON($turn) } is over: all orders move one space.
log-cashed-in = { $seat } returns the character { $character } for { $points } victory points.
log-stays-first = { $seat } stays start player and gets { $silver } silver.
log-becomes-first = { $seat } will be the next start player and gets { $silver } silver.
log-seer = { $seat } uses the Seer to change the price of { $kind }.
log-resupplied = New in the market: { $supplies }.
log-price-rolled = Price dice: { $price_rolls }.
log-fee = { $seat } pays a warehouse fee of { $cost } silver.
log-game-over = The game is over. Now the final scoring.
log-scored = { $seat } scores { $total } victory points: { $game } during the game, { $silver } for silver, { $characters } for characters, { $rank } for filled orders, { NUMBER($orders) } for goods on orders, { NUMBER($vehicles) } for vehicles, { $loans } for unpaid loans.

## What stands on the buttons of moves

label-show = Turn up the { $vehicle }
label-align = Start with { $letter }
label-deal = Deal the { $order }
label-turn-up = Turn up the { $order }
label-start = { $seat } is start player
label-roll = Roll a { $pips }
label-choose = { $character }
label-worker = Worker on { $space }
label-neutral = Neutral worker on { $space }
label-hire-worker = Hire a neutral worker
label-imposter = Imposter: turn the dial { $way }
label-repay = Repay a loan
label-end-turn = End your turn
label-one-die = Roll one die
label-two-dice = Pay and roll two dice
label-pick = { $pips }: { EVENT($pips) }
label-dismiss = Lose { $character }
label-give-up = Lose the { $sort }
label-give = Give 1 { $kind } from the { $place }
label-give-silver = Give silver
label-give-point = Give 1 victory point
label-return = Return 1 { $kind } from the { $place }
label-nothing = Do nothing
label-done = Done
label-buy = Buy { $count }
label-sell = Sell { $count }
label-sell-one = Sell 1 { $kind }
label-buy-one = Buy 1 { $kind }
label-take-good = Take 1 { $kind }
label-point = Take 1 victory point
label-buy-from = Buy a { $stack }
label-take = Take the { $vehicle }
label-hire = Hire { $character }
label-entice = Entice { $character } away
label-order = Take the order in the { DISPLAY($space) }
label-fill = Fill the order on space { $number }
label-put = Put 1 { $kind } on the order on space { $number }
label-use = Use the { $sort }
label-load = Load { $count } { $kind }
label-cash-in = Return { $character }
label-be-start-player = Be the next start player
label-price = { $kind }: price { $way }
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
word-upper = upper row, place { $column }
word-lower = lower row, place { $column }
word-market = the { $kind } market
word-dial = { $letter }, { $name }
word-stack = { $cost }-silver { $sort }
word-vehicle = { $cost }-silver { $sort } ({ $goods }, { $any } any)
word-order = order ({ $goods }: { $points } points, { $silver } silver)
word-price = { $kind } { $price }

## What the lobby says of the game

about-summary = Trade in a Viking town: buy goods while they’re cheap, ship them to your trading post and deliver your orders before they lapse. The action dial turns every month, and in its night half you face an event before you act. Hire characters to help you, or entice them away from others. After two years, the player with the most victory points wins.
about-credit = Designed by { $designers }. Published by { $publisher }.
about-dial_alignment = Dial at the start
about-dial_alignment-note = Which spaces of the action dial can be used by day, and which only by night, when the game begins.
about-recommended = A to D in daylight, as recommended
about-random = turned at random
about-silver_visibility = Players’ silver
about-silver_visibility-note = Whether you can see how much silver the others have.
about-owner = secret
about-open = open to all
about-imposter_use = The Imposter
about-once = The Imposter turns the dial once per game turn, even if it changes hands.
about-each-owner = If the Imposter changes hands, its new owner may turn the dial again in the same game turn.
about-good_and_order = Good and order on D
about-good-first = On D, you take the good first, then the order.
about-either-order = On D, you may take the good first or the order first.
about-dial_trade = Goods on C and G
about-alike-or-different = The goods you trade on C or G must be all alike or all different.
about-any-mix = On C and G, you may trade up to three goods of any kind.
about-order_ranking = Ranking by filled orders
about-with-orders = Only players with at least one filled order score in this ranking.
about-everyone = All players score in this ranking, even without a filled order.
about-dial_set_by = Who sets the dial
about-set-up = You set the dial when you set up the table.
about-start-player = The start player sets the dial before the others choose their characters.

## What a newcomer reads beside a question

guide-ask-set-dial = At your table the start player sets the dial. It turns one space before every month, even the first. Put the spaces you want early on the day side: at night you face an event before you act.
guide-ask-choose = A character helps you as long as you keep it. Nobody can entice it away in the first game turn, but later they can. Trader, Supplier and Stevedore are good starts: they help you buy, deliver and transport.
guide-ask-worker = Each month you place one worker and act at once. On the market you buy or sell one kind of good, with no event. On the dial you do what the space says, but on its night side an event comes first. For a second action, hire a neutral worker before you place.
guide-ask-two-workers = You have two actions this turn, in any order. A dial space holds only one worker of each colour, and neutral counts as a colour. You can’t buy and sell the same kind of good in one month.
guide-ask-neutral-worker = The neutral worker gives you a second action, and you must place it. It can’t go on a dial space that already has a neutral worker.
guide-ask-end-turn = You’ve taken your actions. You may still turn the dial with the Imposter or repay a loan. An unpaid loan costs you 10 points at the end, and your silver then scores nothing.
guide-ask-second-die = At night an event comes before your action. With two dice you pick the milder result. Think of what you could lose: a character, a vehicle, silver. Fog does nothing, and Viking Games even brings you gifts.
guide-ask-pick = You must carry out one of the two results. Choose the one that costs you least or hurts the others most. Then you take your action.
guide-ask-dismiss = One of your characters leaves you, and anyone can hire it again. Give up the one that helps you least. A safe marker doesn’t protect it from this.
guide-ask-give-up = The storm takes one of your vehicles out of the game. Keep the one that fits the goods in your warehouse.
guide-ask-gift = You must give something to the player whose turn it is. A cheap good you don’t need is often the smallest loss. A point costs you double: you lose it and a rival gains it.
guide-ask-unrest = You lose one good of your choice. Give up one from your warehouse if you can: goods in your trading post have already made the trip.
guide-ask-market = Buy as many as you like into your warehouse, or sell as many as you like from your trading post. Buying raises the price one level, or two if it empties the market; selling lowers it one level and scores points if the market was empty. Without the Administrator, your warehouse can keep only 10 goods at the turn change, and each costs you 2 silver. If you can’t pay, you take loans: repay 200 silver for each or lose 10 points.
guide-ask-sell-dear = Here your goods bring more than on the market. Sell up to three from your trading post, all of one kind or all different. Each kind’s price falls one level when you’re done.
guide-ask-buy-cheap = Here goods cost less than on the market. Buy up to three, all of one kind or all different. The prices rise when you’re done. Without the Administrator, your warehouse can keep only 10 goods at the turn change.
guide-ask-sell-mix = Here your goods bring more than on the market. At your table you may mix kinds freely, such as two of one and one of another. Each kind’s price falls one level when you’re done.
guide-ask-buy-mix = Here goods cost less than on the market. At your table you may mix kinds freely, such as two of one and one of another. The prices rise when you’re done. Without the Administrator, your warehouse can keep only 10 goods at the turn change.
guide-ask-vehicles = You need a wagon or a ship to bring goods to your trading post, and each makes one trip. You may buy one of each; a new one replaces the old. Check the kinds named on the card: the other places take anything.
guide-ask-take-card = Your Carpenter shows you the top cards of the stack. You must buy one of them. The others stay on the stack, and everyone has seen them.
guide-ask-character = A character helps you from your next action on and scores 2 points at the end. A free one costs nothing. If you entice one away, its owner gets the silver, and nobody can take it from you this game turn.
guide-ask-order-and-good = You take both: a free good and an order. An expensive good saves you the most silver. If your mat is full of orders you can still fill, 1 point may be better.
guide-ask-good-or-order = You take both: a free good and an order. At your table you choose which comes first. Take the order first if you want to see which card replaces it before you choose the good.
guide-ask-good = Take any good from the market for free. Choose one your orders need, or an expensive one. Its price rises.
guide-ask-order = The order goes on space 1 of your mat and may push your other orders on. Each turn change also moves it one space, and after space 5 it’s lost. Choose one whose goods you have or can get cheaply.
guide-ask-order-and-sale = You may take an order, sell one good, or do both in any order. Or take 1 point and nothing else.
guide-ask-order-or-done = You may take an order too. You lose nothing if you can’t fill it in time, but it takes up a space on your mat.
guide-ask-sale = You may also sell one good from your trading post. Keep what your orders need.
guide-ask-deliver = Put goods on your orders; they stay there. A full order scores at once. If an order falls off your mat, the goods on it are lost.
guide-ask-use-vehicle = A vehicle makes one trip from your warehouse to your trading post and then leaves the game. Use the one that carries most of what you need there.
guide-ask-load = Load one kind at a time. Kinds named on the card have their own places; everything else shares the free ones. The trip ends when nothing more fits.
guide-ask-cash-in = The game is half over. A character you return scores points now, and then anyone can hire it. One you keep goes on helping you and scores at the end if you still have it.
guide-ask-power = Some characters have a power between game turns. Use each once, in any order, or not at all. New goods and new prices come after this.
guide-ask-warehouse-full = Your warehouse can’t keep all your goods at the turn change. Return what’s cheapest or what none of your orders needs.
guide-ask-post-full = Your trading post can’t keep all your goods at the turn change. Return what’s cheapest or what none of your orders needs.
guide-ask-fee = Each good in your warehouse costs a fee, and you don’t have enough silver. A loan helps now, but at the end it costs 200 silver or 10 points. Each good you return lowers the fee.

## Why nothing can be told of a choice beforehand

unforeseen-ask-set-dial = The dial changes none of your numbers. What counts is which spaces lie in the day when you want to use them.
unforeseen-ask-use-vehicle = What the trip brings depends on what you load next.
unforeseen-ask-end-turn = Turning the dial changes none of your numbers. What counts is which spaces lie in the day when you want to use them.

## What the icons mean

legend-goods = Goods: what you buy, carry and sell
legend-spaces = The action dial: what your worker does there
legend-mats = On your mat
legend-warehouse = Warehouse
legend-warehouse-is = What you buy arrives here. Storing it costs silver
legend-post = Trading post
legend-post-is = From here goods are sold or put on orders
legend-wagon = Wagon
legend-wagon-is = Carries goods to the trading post, once
legend-ship = Ship
legend-ship-is = Carries goods to the trading post, once
legend-order = Order
legend-order-is = Brings points and silver when all its goods are on it. Beside a name: orders filled
legend-loan = Loan
legend-loan-is = Silver now, but points lost if it isn’t repaid
legend-around = Around the table
legend-point = Victory points
legend-point-is = The most win
legend-silver = Silver
legend-silver-is = What everything costs; a question mark if it’s secret
legend-worker = Neutral worker
legend-worker-is = Can be hired at the inn for a second action
legend-inn = Inn
legend-inn-is = Where the neutral workers are
legend-safe = Safe marker
legend-safe-is = This character can’t be enticed away in this game turn
legend-day = Day
legend-day-is = No event. At the dial’s edge: the day comes next
legend-night = Night
legend-night-is = An event comes before the action. At the dial’s edge: the night comes next
legend-crown = Crown
legend-crown-is = Has won
legend-character = Character
legend-character-is = Any of the nine
legend-people = Characters, and what they do
legend-events = Events of the night, by the number of the die
legend-seasons = The seasons of a year

## The text view of a position

sheet-set-up = Set-up
sheet-season = { $season } ({ $turn } of { $turns }), month { $phase } of { $phases }
sheet-change = { $season } ({ $turn } of { $turns }) is over
sheet-active = whose turn
sheet-order-of-turns = turn order
sheet-inn = inn
sheet-inn-workers =
    { $count ->
        [one] { $count } neutral worker, the next costs { $cost }
       *[other] { $count } neutral workers, the next costs { $cost }
    }
sheet-inn-empty = no neutral worker
sheet-loans = Loans
sheet-markers = loans left
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
sheet-in-supply = In the general supply
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
sheet-in-hand = Workers left
sheet-filled = Filled orders
sheet-mat = { $player }’s mat
sheet-your-mat = Your mat
sheet-warehouse = warehouse
sheet-post = trading post
sheet-stored = { $goods } ({ $total } of { $limit })
sheet-nothing = –
sheet-fee = warehouse fee
sheet-wagon = wagon
sheet-ship = ship
sheet-order-space = order { $number }
sheet-on-card =
    { $turns ->
        [one] { $order }; needs { $missing }; { $turns } turn change left
       *[other] { $order }; needs { $missing }; { $turns } turn changes left
    }
sheet-on-card-stays = { $order }; needs { $missing }; stays until the final scoring
sheet-result = Result
sheet-game = during the game
source-characters = characters
source-loans = unpaid loans
source-silver = silver
source-orders = goods on orders
source-vehicles = vehicles
source-rank = most filled orders
sheet-total = Total
sheet-ranks = Place

## What is written on the board; a tip is several lines, the last has the rules

board-board = Haithabu table

## Where the game stands

board-year = Year { $year }
board-turn-of = Game turn { $turn } of { $turns }
board-month = Month
board-phase-tip =
    Month { $phase } of { $phases }
    The dial turns one space, then everyone takes one turn.
    HAI-19, HAI-20
board-points-are = Victory points: { $points }
board-is-start-player = Start player this game turn
board-is-active = It’s this player’s turn.
board-open-mat = { $player }’s mat
board-loans-tip =
    Loans left: { $left }
    Each gives { $payout } silver when you can’t pay. Repay { $repay } or lose { $points } points at the end.
    HAI-30, HAI-31, HAI-32, HAI-117

## The dial

board-day = Day
board-night = Night
board-day-tip =
    The day side
    You act at once, with no event.
    HAI-50
board-night-tip =
    The night side
    Roll for an event before you act. For { $cost } silver you roll two dice and pick one.
    HAI-51, HAI-52
board-dial-vehicles = Wagon|and ship
board-dial-characters = Hire a|character
board-dial-sell-dear = Sell 1–{ $most }|for more
board-dial-order-and-good = Order + good|or 1 point
board-dial-deliver = Deliver|to orders
board-dial-transport = Transport|to the post
board-dial-buy-cheap = Buy 1–{ $most }|for less
board-dial-order-and-sale = Order, sale|or 1 point
board-idle-sell-dear = nothing to|sell now
board-idle-deliver = nothing to|deliver now
board-idle-transport = nothing to|transport
board-nothing-to-do = As things stand, there’s nothing you could do here.
board-space-day = Day: no event.
board-space-night = Night: roll for an event before you act.
board-turns-to-night = Next month it’s on the night side.
board-turns-to-day = Next month it’s on the day side.
board-neutral-worker = a neutral worker
board-workers-here = Here: { $who }
board-neutral-tip =
    Place the neutral worker: { $space }
    To place your own worker, choose the space itself.
    HAI-28
board-dial-tip =
    The action dial
    It turns one space clockwise at the start of each month.
    HAI-20
board-imposter-forward-tip =
    Imposter: turn the dial forward
    Workers on the dial move with it.
    HAI-97
board-imposter-back-tip =
    Imposter: turn the dial back
    Workers on the dial move with it.
    HAI-97
board-next-night-tip =
    { $space } moves to the night side next month
    HAI-20
board-next-day-tip =
    { $space } moves to the day side next month
    HAI-20

## The market

board-market = Market
board-after-buying = after buying
board-after-selling = after selling
board-price-now = { $good }: { $price } silver
board-stock-now = In the market { $market }, in the general supply { $supply }
board-price-then = After buying { $bought }, after buying the last cube { $out }, after selling { $sold }
board-price-began = Framed: { $price }, the starting price
board-stall-tip =
    Market space: { $good }
    Place a worker here to buy or sell this kind. No event, day or night.
    HAI-25, HAI-46
board-change = Dice
board-scales = All prices
board-band-tip =
    Price change: { $name }, levels { $low } to { $high }
    At the turn change one die is rolled for each kind. { $told }
    HAI-106

## What can be taken

board-orders = Orders
board-order-card = Order: { $goods }
board-start-order = Start order: { $goods }
board-order-brings = Brings { $points } points and { $silver } silver
board-order-none-tip =
    No order here
    HAI-110
board-sweep = Discarded at the turn change.
board-slide = Slides down when the card below is taken, or at the turn change.
board-deck-tip =
    Cards in the deck: { $count }
    HAI-12, HAI-110
board-discard-tip =
    Discarded orders: { $count }
    They’re shuffled when the deck is empty.
    HAI-109, HAI-110
board-vehicles = Wagons and ships
board-wagon = Wagon, { $cost } silver
board-ship = Ship, { $cost } silver
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
    The next costs { $price } silver. Hired this game turn: { $hired }; prices in order: { $costs }.
    HAI-26, HAI-27, HAI-94
board-inn-empty-tip =
    The inn is empty
    Hired this game turn: { $hired }. They return at the turn change.
    HAI-26, HAI-108
board-does-start-player = Turn change: { $turn_change_silver } silver, go first next
board-does-seer = 2nd die free. Turn change: price ±{ $turn_change_price_step }
board-does-stevedore = +{ $extra_goods } goods on F. Turn change: carries { $turn_change_goods }
board-does-carpenter = Vehicles: 1 of { $look_at }, half price. Turn change: buys 1
board-does-trader = Trades { $price_levels } level better, { $goods_per_action } goods
board-does-landlord = Neutral workers cost half
board-does-supplier = Each order: +{ $vp_per_order } point, +{ $silver_per_order } silver
board-does-administrator = No fees. Holds { $warehouse } and { $trading_post }
board-does-imposter = Turns the dial by { $dial_spaces }, once per game turn
board-owned = Works for { $player }.
board-free = Free: hire it on space B.
board-safe = Safe: can’t be enticed away this game turn.
board-used = Already used.

## The mats

board-workers-tip =
    Workers left to place this game turn: { $count }
    HAI-21
board-points-tip =
    Victory points: { $points }
    HAI-09, HAI-123
board-silver-tip =
    Silver: { $silver }
    HAI-09, HAI-118
board-silver-hidden-tip =
    Secret silver
    The log shows what is paid and received.
    HAI-29
board-filled-tip = Filled orders: { $count }
board-filled-line = { $goods }: { $points } points, { $silver } silver
board-loan-tip =
    Loans: { $count }
    For each, repay { $repay } silver on your turn or lose { $points } points at the end.
    HAI-33, HAI-117
board-warehouse = Warehouse
board-post = Trading post
board-limit = Goods: { $held }; at the turn change it can keep { $limit }.
board-surplus = { $count } too many!
board-fee = Fee now: { $fee } silver
board-heap-tip =
    { $place }: { $count } { $good }
    HAI-42, HAI-43
board-no-wagon-tip =
    No wagon
    HAI-63
board-no-ship-tip =
    No ship
    HAI-63
board-to-post = On space F, carries goods from the warehouse to the trading post, once.
board-turns-left = { $left } turns
board-turns-left-last = 1 turn
board-order-space-tip =
    Order space { $place }
    { $left ->
        [one] A card here falls off the mat after { $left } turn change.
       *[other] A card here falls off the mat after { $left } turn changes.
    }
    HAI-75, HAI-100
board-order-space-stays =
    Order space { $place }
    A card here stays until the final scoring, unless a new order pushes it off.
    HAI-75, HAI-99
board-lies-on = On it: { $goods }
board-lacks = Missing: { $goods }
board-falls = Turn changes until it falls off: { $left }. A new order may push it on.
board-stays-short = to the end
board-stays = It stays until the final scoring, unless a new order pushes it off.

## The desk

board-desk-quiet = Nothing has happened yet. Place a worker on the dial or at a stall of the market.

board-buy-title = Buy { $good }, { $price } silver each
board-sell-title = Sell { $good }, { $price } silver each
board-loan-title = With loans: each, repay { $repay } or −{ $points } points
board-buy-total = { $count } { $good }: { $total } silver
board-sell-total = { $count } { $good }: { $total } silver
board-left = You’ll have { $silver } silver left.
board-loans-needed = Loans needed: { $count }. You get { $payout } silver now and repay { $repay }, or lose { $points } points at the end.
board-surplus-then = At the turn change that’s { $count } too many for your warehouse.
board-load-wagon = On the wagon: { $goods }
board-load-ship = On the ship: { $goods }
board-load-tip =
    { $count } { $good } to the trading post
    HAI-82
board-look-title = Carpenter: take one of these
board-night-title = Night
board-night-asks = Roll for an event before you act. With two dice you pick one of the two results.
board-one-less = One less
board-one-die = One die
board-two-dice = Two dice: { $cost } silver
board-second-die-tip =
    The second event die
    Pay before you roll. You can’t take a loan for it.
    HAI-52
board-pick-title = Which of the two happens?
board-pick-where = Choose its card.
board-buy-one-title = What one more good costs
board-sell-one-title = What one more good brings
board-buy-one-where = Choose it in the market.
board-sell-one-where = Choose it in your trading post.
board-deliver-title = Put goods on orders
board-deliver-fill = Choose a glowing card on your mat to fill it.
board-order-at = Order { $place }
board-put-tip =
    Put 1 { $good } on the order on space { $place }
    You can’t take it back.
    HAI-78
board-gift-title = What do you give?
board-gift-good = Or a good: choose it on your mat.
board-gift-tip =
    A gift for the Viking Games
    HAI-55
board-forecast-title = Seer: change a price
board-price-up-tip =
    { $good }: one level up
    HAI-90
board-price-down-tip =
    { $good }: one level down
    HAI-90
board-so-far = So far:
board-event-title = { $player }’s night
board-last-event-title = The last event: { $player }’s night
board-events = Events of the night
board-change-title = Turn change: { $turn }
board-step = Step { $step } of the turn change
board-step-1 = Orders moved one space.
board-step-1-failed = Orders moved one space; lost one: { $who }.
board-step-2 = Safe markers removed.
board-step-3 = Year’s end, characters returned: { $who }.
board-step-4 = Powers used: { $who }.
board-step-5 = New goods with { $dice }: { $goods }.
board-step-5-falling = Their prices fell.
board-step-6 = Price dice: { $moved }.
board-step-7 = Fees: { $fees }.
board-step-7-returned = Fees: { $fees }. Returned: { $back }.
board-step-8 = Workers went home.
board-step-9 = Discarded from the lower row: { $count }.
board-step-10 = Start player: { $player }.
board-step-3-to-come = Year’s end: characters for points
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
board-silver-from = { $player }: { $left } at the end, loans repaid: { $repaid }, { $sale } for goods at half price
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
wrong-wagons-then-ships-cost = wagons, then ships, one stack for each cost
wrong-most-cards = at most { $most_cards } cards
wrong-spaces = { $display } spaces
wrong-start-card-player-rest = a start card for each player, and at most one row besides
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
wrong-this-step-safe-marker = no safe marker is left in this step (HAI-101)
wrong-display-spaces = the display has { $display } spaces
wrong-neutral-workers = there are { $inn } neutral workers (HAI-13)
wrong-expected-seat-behind-imposter = expected a seat behind the imposter, such as 'imposter 0', not { $seat }
wrong-seat-worker-hand = seat { $active } has no worker in hand (HAI-21)
wrong-worker-space-only-still = once a worker is on a space, only one is left to place (HAI-28)
wrong-neutral-worker-left = no neutral worker is left (HAI-26)
wrong-market-knows-events = there are no events on the market (HAI-46)
wrong-order = there is no order { $thing }
wrong-lies-two-places = { $thing } is in two places
wrong-is-no = { $vehicles } is not a { $sorts }
wrong-belongs-another-stack = { $vehicle } belongs to another stack
wrong-vehicle = there is no vehicle { $thing }
wrong-does-ask-many-goods = { $thing } does not ask for that many goods (HAI-78)
wrong-would-full-scored = { $thing } would be full and scored (HAI-79)
wrong-one-of-these = expected one of { $known }, not { $price }
wrong-most-cards-stack-known = at most { $look_at } cards of a stack are known (HAI-R30)
wrong-most-workers-can-stand =
    { $most ->
        [one] at most { $most } worker can be there so far (HAI-21)
       *[other] at most { $most } workers can be there so far (HAI-21)
    }
wrong-space = there is no space { $space }; there are { $known }
wrong-character = there is no character { $thing }
wrong-expected-own-neutral = expected 'own' or 'neutral', not { $thing }
wrong-good = there is no good { $kind }
wrong-number-good = expected a number and a good, not { $part }
wrong-only-game = there are only { $cubes } { $thing } in the game (HAI-03)
wrong-top-card-stack-known = the top card of a stack is known (HAI-06)
wrong-two-workers-colour-cannot = two workers of one colour cannot both be on { $letters } (HAI-24)
wrong-cannot-been-used-yet = { $text } can’t have been used yet (HAI-97, HAI-103)

## The first voyage

voyage-vehicle = Your first order asks for 4 Cloth, 1 Tools and 1 Weapons, and exactly these goods are in your warehouse. To get them to your trading post, you need a vehicle. Each month you place one worker. Place yours on A, where vehicles are sold.
voyage-wagon = The 30-silver wagon carries 3 Cloth and 3 goods of any kind: exactly what your order needs. Buy it.
voyage-done = One vehicle is enough for now, so you’re done here.
voyage-display = The dial has turned: C to F are on the night side now, where you would have to roll for an event first. H is on the day side. Take a second order there while you wait for F, the space where vehicles set off.
voyage-order = This order asks for 2 Mead and 4 Cloth, the cheapest goods of all. You have five seasons to fill an order; after that it is lost. Take it.
voyage-transport = F is on the day side now. Place your last worker of this season there.
voyage-use = Use your wagon, and load all 4 Cloth, the Tools and the Weapons: three Cloth on the places for Cloth, everything else on the places for any kind. Then confirm. A vehicle makes one trip and is gone.
voyage-deliver = A new season has begun. Each good left in your warehouse would have cost 2 silver, but it is empty. E is on the day side now. Go there to deliver the goods from your trading post.
voyage-fill = Fill the order. It is worth 6 points and 80 silver at once.
voyage-market = Now for your second order. Cloth has become cheap: 4 silver each. On a market you buy or sell one kind of goods, as many as you like.
voyage-buy = Buy 4. However many you buy, the price goes up by only one level, or by two if you empty the market. Your warehouse can keep ten goods.

## The goal card

goal-sentence = Trade for two years in Haithabu: buy goods, bring them to your trading post, and sell them or fill orders.
goal-way-1 = A full order gives its points and its silver at once.
goal-way-2 = At the end, every 40 silver is worth 1 point.
goal-way-3 = Characters, vehicles and filling the most orders score too.
goal-way-4 = A loan you can’t repay costs 10 points.
goal-winner = The player with the most victory points wins.
