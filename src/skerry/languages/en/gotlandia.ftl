### Gotlandia

## What a seat is asked

ask-keep = You have been dealt { $reputations }. Keep one for the whole game.{ $others ->
        [none] { "" }
       *[other] { " " }The others see it once everyone has chosen.
    }
ask-reveal = Turn your reputation face up.
ask-start-tower = Which of your two farmsteads becomes a tower?
ask-start-farmstead = Choose a district for your farmstead before the game starts.
ask-start-card = Which card do you start with? It goes on your discard pile.
ask-lose =
    { $direction ->
        [none] { $generation }
       *[other] Pirates raid from the { $direction }
    }: give up { $count } Silver or { $count ->
        [one] resource
       *[other] resources
    }, whichever you like.
ask-lose-worth = Pirates raid from the { $direction }: give up { $count } Silver. Each resource counts as { $worth }.
ask-spare = You would lose your last settlement. Keep one of the farmsteads you just lost.
ask-trouble = You may place a pirate in a direction without one.
ask-play =
    { $workers ->
        [one] Play a card for one of its actions. You have { $workers } worker left.
       *[other] Play a card for one of its actions. You have { $workers } workers left.
    }
ask-settle = Where do you want to settle?
ask-pay = Pay { GOODS($resources) } { $cost ->
        [settle] to settle in { $district }
        [build_ship] for a ship in the { $direction }
        [build_tower] for a tower in { $district }
       *[build_church] for a church in { $district }
    }. You can pay { $silver } Silver in place of one of them.{ $fee ->
        [none] { "" }
       *[other] { " " }The settlements already there cost another { $fee } Silver.
    }
ask-build-ship = Where do you build the ship? Choose the direction of one of your Harbours.
ask-place-ship = In which direction do you place the ship?
ask-build-tower = Which of your farmsteads becomes a tower?
ask-place-tower = Which of your farmsteads becomes a tower? You pay nothing.
ask-church = Which of your towers becomes a church?
ask-church-step = You may now build a church or decorate one.
ask-decorate = Choose a decoration for your church.
ask-sell = What do you want to sell?
ask-sell-number = { $resource } sells for { $price } Silver each. How many do you sell?
ask-take = Which resource do you take?
ask-raid = Your ship in the { $direction } can take { $silver } Silver, or sink a pirate there or one direction away.
ask-sail = Your ship in the { $direction } may sail one direction further.
ask-sink = Which pirate do you sink?
ask-place-pirate = Place a pirate in a direction without one.
ask-place-pirate-anywhere = Place a pirate in any direction. If there is one already, it raids the coast or takes ships with it.
ask-draw =
    { $left ->
        [one] You may draw { $left } card.
       *[other] You may draw up to { $left } cards.
    }
ask-steal = Who do you steal { $silver } Silver from?
ask-learn = You may learn a craft for { $silver } Silver.
ask-partner = You may get a trading partner for { $silver } Silver.
ask-unbury = You may unbury one Silver or one card.
ask-unbury-any = You may unbury Silver and cards, as many as you like, one at a time.
ask-show = Show the cards left in your hand.
ask-feed = You are { $count } Food short of a new worker. Pay { $count } Grain to make up for it?
ask-bury =
    { $left ->
        [one] You may bury one Silver or one card.
       *[other] You may bury { $left } times: one Silver or one card each time.
    }

## What a legal move costs or does

does-lose = counts as { $count } Silver
does-settle-action = costs Wood and Grain, plus a fee where others have settled
does-settle-free = costs Wood and Grain
does-settle = plus a fee of { $fee } Silver
does-pay = costs { GOODS($goods) }
does-build-ship = adds a ship in the direction of your Harbour
does-place-ship = adds a ship in any direction, for free
does-build-tower = turns a farmstead into a tower
does-place-tower = turns a farmstead into a tower, for free
does-build-church = turns a tower into a church
does-church = costs { GOODS($resources) }, or { $silver } Silver in place of one
does-decorate = buys a decoration for your church
does-decorate-with = costs { $silver } Silver, worth { $vp } VP
does-produce = brings { GOODS($goods) }
does-take = brings { GOODS($goods) }
does-take-basic = brings one basic resource of your choice
does-sell = Silver if you sell all of one kind: { WORTH($worth) }
does-sell-kind = { $price } Silver each, you have { $count }
does-sell-number = brings { $silver } Silver
does-raid =
    { $ships ->
        [one] { $ships } ship: takes up to { $silver } Silver or sinks a pirate
       *[other] { $ships } ships: take up to { $silver } Silver or sink pirates
    }
does-plunder = brings { $silver } Silver
does-sink-here = worth 1 VP at the end; the ship can still sail
does-sink-there = worth 1 VP at the end; the ship sails to the { $direction }
does-sink = sinks a pirate in any direction
does-assembly = you start the next generation and sink a pirate
does-assembly-only = you start the next generation
does-place-pirate-anywhere = places a pirate in any direction
does-pirate-fights = the pirate leaves, and each player with ships there loses one
does-pirate-raids = the pirate raids this coast
does-place-pirate = places a pirate in a direction without one
does-draw =
    { $count ->
        [one] you may draw { $count } card
       *[other] you may draw up to { $count } cards
    }
does-learn = costs { $silver } Silver

## What a move is called where nothing says what it is about

full-sell = Sell { $count } { $resource }

## What is picked so far

sum-lose = { $lost } of { $debt }.
sum-bury = { $buried } of { $most } chosen.

## What a choice changes: the number before and after, and by how much

number-points = { $change } VP as things stand
number-silver = { $change } Silver, { $after } left
number-stock = { $change } { $resource }
number-food = { $change } Food in hand
number-settlements =
    { $amount ->
        [one] { $change } settlement
       *[other] { $change } settlements
    }
number-towers =
    { $amount ->
        [one] { $change } tower
       *[other] { $change } towers
    }
number-churches =
    { $amount ->
        [one] { $change } church
       *[other] { $change } churches
    }
number-cards =
    { $amount ->
        [one] { $change } card in hand
       *[other] { $change } cards in hand
    }

## Your plan: what is still lacking

plan-food = The cards in your hand give { $food } Food, { $count } short of a new worker
plan-food-or-grain = The cards in your hand give { $food } Food, { $count } short of a new worker; { $count } Grain would make up for it
plan-behind = { $setting }: { $seat } is { $count } { $kind ->
        [church] { $count ->
            [one] church
           *[other] churches
        }
        [tower] { $count ->
            [one] tower
           *[other] towers
        }
       *[farmstead] { $count ->
            [one] farmstead
           *[other] farmsteads
        }
    } ahead of you, and the century ends with this generation
plan-behind-neutral = { $setting }: the neutral farmsteads are ahead of you, and the century ends with this generation
plan-level = { $setting }: you’re level with { $seat }, and the century ends with this generation
plan-goal-churches = { $goal }: you need { $count ->
        [one] { $count } more church
       *[other] { $count } more churches
    } by the end of the { $century }
plan-goal-settings = { $goal }: you have to settle { $count ->
        [one] { $count } more Setting
       *[other] { $count } more Settings
    } by the end of the { $century }
plan-goal-decoration = { $goal }: you need the { $decoration } by the end of the { $century }
plan-lacks = { $deed ->
        [build-church] For a church
        [build-ship] For a ship
        [build-tower] For a tower
       *[settle] For a farmstead
    } you lack { GOODS($goods) }; { $count ->
        [one] { $silver } Silver can replace it
       *[other] { $silver } Silver can replace one of them
    }

## Why a move is refused

no-not-dealt = You weren’t dealt { $reputation }.
no-start-district = You can’t put this farmstead in { $district }.
no-start-card = You can’t start with { $card }.
no-unit = You have no { $unit } left.
no-not-lost = You didn’t just lose a farmstead in { $district }.
no-second-pirate = There is already a pirate in the { $direction }.
no-pirate-left = No pirates are left to place. Choose a direction that already has one.
no-must = You can’t skip this.
no-card = You don’t have { $card } in hand.
no-passing = You can’t pass while you have workers and cards left.
no-main-action = With { $card } you can do this only after the main action.
no-token = You have no { $piece } left in reserve.
no-cost = You can’t pay { GOODS($resources) }. You can use { $silver } Silver in place of only one of them.
no-payment = You can’t pay that way.
no-district = There is no district you could settle with this.
no-settled-already = You have already settled { $district }.
no-other-district = This card doesn’t let you choose { $district }.
no-not-adjacent = { $district } isn’t next to a district you have settled.
no-threatened = Pirates threaten { $district }, so nobody can settle there.
no-fee = You can’t afford to settle in { $district }: on top of the cost, the settlements there take { $fee } Silver.
no-harbour = You haven’t settled the Harbour in the { $direction }.
no-own-harbour = To build a ship, settle a Harbour first.
no-farmstead = You have no farmstead in { $district }.
no-own-farmstead = You have no farmstead here that could become a tower.
no-tower = You have no tower in { $district }.
no-church-site = You need a tower in a district without a church.
no-second-church = { $district } already has a church.
no-own-church = You need a church before you can decorate it.
no-affordable-decoration = You can’t afford any of the decorations left.
no-decoration-gone = { $decoration } is already taken.
no-silver = You need { $silver } Silver for that.
no-not-on-top = { $card } isn’t on top of a pile.
no-prerequisite = You don’t have what { $card } requires.
no-buried-silver = You have no buried Silver.
no-not-buried = You haven’t buried { $card }.
no-not-open = You have no { $card } among your face-up cards.
no-not-basic = { $resource } isn’t a basic resource.
no-supply = There is no { $resource } left in the supply.
no-nothing-to-sell = You have nothing you could sell there now.
no-not-sold-here = You can’t sell { $resource } with this card.
no-resource = You have no { $resource } to sell.
no-space = { $resource } has already been sold in Wisby this generation.
no-number = You have only { $count } to sell.
no-ship = You have no ships on the map.
no-pirate-in-reach = Your ship can’t reach a pirate in the { $direction }.
no-not-beside = Your ship can’t get to the { $direction } in one move.
no-pirate = There is no pirate in the { $direction }.
no-pirates = There are no pirates on the map.
no-roma = The assembly has already been called this generation.
no-free-direction = There is nowhere to place a pirate.
no-victim = You can steal only from another player who has Silver.
not-asked = You can’t play “{ $word }” now.
foreign-word = “{ $word }” belongs to another game or pack.
over = The game is over.
alone-goal = Best goal reached: { $goal }, with { $points } VP.
alone-lost = No goal was reached, so the game is lost. Final score: { $points } VP.

## Where the game stands, for everyone

stage-set-up = Set-up: home Settings, card piles and reputations.
stage-events = Generation { $number }: a new generation card.
stage-pirates = Generation { $number }: pirates come, { $seat } decides.
stage-draw = Generation { $number }: new cards are drawn.
stage-actions = Generation { $number }: { $seat }’s turn.
stage-hands = Generation { $number }: { $seat } feeds the family and buries treasure.
stage-over = The game is over.

## The log

log-unplayed = Nobody’s home in this game: { $settings }.
log-home = { $seat }’s home is { $setting }.
log-turned-up = Now on offer: { $cards }.
log-dealt = { $seat } is dealt { $reputations }.
log-kept = { $seat } keeps { $reputation }.
log-revealed = { $seat }’s reputation is { $reputation }: { TEXT($reputation) }
log-first = { $seat } takes the starting player token.
log-start-card = { $seat } starts with { $card }.
log-generation =
    { $demand ->
        [none] Generation { $number }: { $generation }.
       *[other] Generation { $number }: { $generation }. In high demand: { $demand }.
    }
log-workers-lost =
    { $count ->
        [one] { $seat } loses { $count } worker.
       *[other] { $seat } loses { $count } workers.
    }
log-lost = { $seat } loses { $units }.
log-plague = The Black Death leaves { $seat } no farmstead in { $districts }.
log-plague-neutral = The Black Death leaves no neutral farmstead in { $districts }.
log-last-generation = The century ends after this generation.
log-spared = { $seat } keeps the farmstead in { $district }.
log-pirate-arrives = A pirate comes to the { $direction }.
log-pirate-fights = The pirate in the { $direction } attacks the ships there and is gone.
log-pirate-raids = The pirate in the { $direction } raids the coast.
log-ship-lost = { $seat } loses a ship in the { $direction }.
log-pirate-placed = { $seat } places a pirate in the { $direction }.
log-draws =
    { $count ->
        [one] { $seat } draws { $count } card.
       *[other] { $seat } draws { $count } cards.
    }
log-drew = { $seat } draws { $cards }.
log-played = { $seat } plays { $card }.
log-passed = { $seat } passes.
log-paid = { $seat } pays { GOODS($goods) }.
log-fee = { $seat } pays { $silver } Silver to { $to }.
log-fee-neutral = { $seat } pays { $silver } Silver for the neutral farmstead.
log-settled = { $seat } settles in { $district }.
log-ship = { $seat } launches a ship in the { $direction }.
log-tower = { $seat } builds a tower in { $district }.
log-church = { $seat } builds a church in { $district }.
log-decorated = { $seat } spends { $silver } Silver on a church decoration: { $decoration }.
log-produced = { $seat } produces { GOODS($goods) }.
log-took = { $seat } takes { GOODS($goods) }.
log-sold = { $seat } sells { GOODS($goods) } for { $silver } Silver.
log-raid-bonus = The raid brings { $seat } { $silver } more Silver.
log-plundered = { $seat }’s ship in the { $direction } plunders { $silver } Silver.
log-sailed = { $seat } sails a ship from the { $direction } to the { $to_direction }.
log-sank = { $seat } sinks the pirate in the { $direction }.
log-assembly = { $seat } calls the assembly in Roma and takes the starting player token.
log-stole = { $seat } steals { $silver } Silver from { $victim }.
log-learned = { $seat } pays { $silver } Silver to learn a craft: { $card }.
log-partner = { $seat } pays { $silver } Silver for a trading partner in { $card }.
log-unburied = { $seat } unburies { $card }.
log-unburied-silver = { $seat } unburies 1 Silver.
log-showed = { $seat } has { $cards } left in hand.
log-fed = { $seat } pays { $count } Grain to feed the family.
log-grew = { $seat } gains a worker and now has { $workers }.
log-buried-silver = { $seat } buries 1 Silver.
log-buried = { $seat } buries { $cards }.
log-scored-buildings = End of the { $century }: { $seat } scores { $vp } VP for towers and churches.
log-scored-setting = { $seat } scores { $vp } VP for { $setting }.
log-goal = Goal reached: { $goal }.
log-best-goal = Best goal reached: { $goal }.
log-no-goal = No goal was reached, so the game is lost.
log-game-over = The last century is over, and the final scoring follows.

## What stands on the buttons of moves

label-unplayed = Leave out { $setting }
label-home = Home: { $setting }
label-turn-up = Reveal { $card }
label-under = From pile { $pile }
label-reputation = Deal { $reputation }
label-generation = Reveal { $generation } ({ ID($generation) })
label-draw = Draw { $card }
label-keep = Keep { $reputation }
label-reveal = Reveal { $reputation }
label-farmstead = Farmstead in { $district }
label-start-card = Start with { $card }
label-lose = Lose 1 { ONE($unit) }
label-spare = Keep { $district }
label-pirate = Pirate to the { $direction }
label-decline = Skip
label-play = { $card }: { $action }
label-pass = Pass
label-settle = Settle in { $district }
label-pay = Pay both resources
label-pay-silver = Silver instead of 1 { ONE($resource) }
label-ship = Ship to the { $direction }
label-tower = Tower in { $district }
label-church = Church in { $district }
label-sell = Sell { $resource }
label-number = { $count }
label-take = Take 1 { ONE($resource) }
label-raid-silver = Take Silver
label-raid = Sink the pirate in the { $direction }
label-sail-stay = Stay
label-sail = Sail to the { $direction }
label-sink = Sink the pirate in the { $direction }
label-draw-cards-one = Draw one card
label-draw-cards-all = Draw all the rest
label-draw-cards-stop = Stop drawing
label-steal = Steal from { $seat }
label-learn = Learn { $card }
label-partner = Trade with { $card }
label-decorate = { $decoration }
label-unbury-silver = Unbury 1 Silver
label-unbury = Unbury { $card }
label-show = Show { $card }
label-feed = Pay the Grain
label-bury-silver = Bury 1 Silver
label-bury = Bury { $card }
label-done = Stop burying

## What a card does

word-settle-setting = settle in { $setting }
word-settle-adjacent =
    { $terrain ->
        [none] settle an adjacent district
       *[other] settle an adjacent { $terrain }
    }
word-settle-coastal =
    { $terrain ->
        [none] settle any coastal district
       *[other] settle any coastal { $terrain }
    }
word-settle-anywhere =
    { $terrain ->
        [none] settle any district
       *[other] settle any { $terrain }
    }
word-produce = produce { $base ->
        [none] { "" }
       *[other] { $base }
    }{ $plus ->
        [none] { "" }
       *[other] { $plus }
    }{ $per ->
        [none] { "" }
       *[other] { $per }
    }
word-produce-setting = produce in { $setting }
word-per-terrain = 1 { $resource } per { $terrain }
word-take =
    { $per ->
        [none] take { $goods }
       *[other] take { $goods } per { $per }
    }
word-take-basic = take 1 basic resource
word-sell-wisby = sell one kind of resource in Wisby
word-sell-card = sell { $kinds }
word-draw = draw up to { $n }
word-build-tower-setting = build a tower in { $setting }
word-build-tower-any = build a tower
word-build-ship = build a ship
word-build-church = build a church
word-decorate = decorate a church
word-place-ship = place a ship
word-place-tower = place a tower
word-raid = raid with all your ships
word-place-pirate = place a pirate
word-sink = sink a pirate
word-assembly = call the assembly
word-learn-craft = learn a craft
word-trading-partner = get a trading partner
word-unbury = unbury
word-then = { $first }, then { $second }
word-or = { " " }or{ " " }
word-or-action = or { $action }
word-may = then you may { $step }

## What it gives if kept, asks for and scores

word-food =
    { $per ->
        [none] { $n } Food
       *[other] { $n } Food per { $per }
    }
word-bury = bury { $n }
word-nothing = nothing
word-vp =
    { $per ->
        [none] { $n } VP
       *[other] { $n } VP per { $per }
    }
word-two = two { $per }
word-churches = a church
word-several-churches = { $n } churches
word-harbours = a settled Harbour
word-settings = settlements in { $n } Settings
word-goal = { $what } by the end of the { $century }

## What is counted

word-count-setting = settled Setting
word-count-home-district = settled district of { $setting }
word-count-ship = ship
word-count-church = church
word-count-pirate-sunk = pirates you sank
word-count-silver-buried = buried Silver

## Pieces

word-silver = Silver
word-farmstead = farmstead
word-tower = tower
word-church = church
word-ship = ship
word-pirate = pirate
word-worker = worker

## What each reputation is good for

word-advice-respectable = your early tower is safe from pirates, scores in every century and can become a church.
word-advice-wise = you can grow in your home Setting for a while, and playing Home sinks pirates for VP.
word-advice-beautiful-daughters = you save Silver when you settle where others live, more and more as the island fills up.
word-advice-rune-carvers = settle Hills and sell Stone, which brings you half as much again.
word-advice-outgoing = get Lübeck or Linköping early and be the first to build churches.
word-advice-storytellers = that is five VP at the end, or Silver to unbury when you need it.
word-advice-rich = Silver can replace resources, so you can settle or build faster at the start.
word-advice-shepherds = settle Pastures, and sell the extra Sheep or build ships with them.
word-advice-sea-legged = you raid with two ships from the start, and they give more Food.
word-advice-herbalists = you need Wood all game long, and now it brings Silver too.
word-advice-strong = you draw a strong card early; Smithy suits Fields and Forests, Fishing hut lets you settle far along the coast.
word-advice-hillfolk = settle Hills, where pirates and plague can’t hurt you, and feed one settlement less.
word-advice-large-family = you produce more from the start and lead more safely at home.
word-advice-misers = bury Silver for VP or weak cards for a better deck, generation after generation.
word-advice-gossip-mongers = play Wisby and Roma often, because each brings you another card to play or keep.
word-advice-troll-born = with a second Setting you draw a card more each generation and can spread from two places.
word-advice-hoarders = use the Grain to settle early or to feed your first new worker.
word-advice-long-fingered = play Gotland and Wisby often, for a steady trickle of Silver.
word-advice-innovators = you can produce Horse or Tar early, and each sells for 3 Silver.
word-advice-troublemakers = place pirates off your rivals’ coasts, then sink them with your ships for VP.

## What the lobby says of the game

about-summary = You lead a family on the medieval island of Gotland, in a sea full of pirates. Your workers play cards to settle, trade and raid; the cards you don’t play feed your family or bury its treasure. Turn farmsteads into towers and towers into richly decorated churches, and become the most powerful family in the island’s six regions.
about-credit = Designed by { $designers }.
about-advanced_crafts = Advanced craft cards
about-advanced_crafts-note = Adds Shipyard, Armoury, Tannery and Village to the craft cards, for those who know the game.
about-advanced_trading = Advanced trading cards
about-advanced_trading-note = Adds Riga, Stettin, Memel and Falsterbo to the trading cards, for those who know the game.
about-new_players = New to the game
about-new_players-note = New players choose among even-numbered reputations only.
about-hanse_church_is_second_step = Churches with Lübeck and Linköping
about-home_unbury_limit = Unburying with Home
about-neutral_tie_vp = Ties with neutral farmsteads
about-may_pass_with_workers = Passing with workers left
about-raid_resource_worth = Resources in a raid
about-without = without
about-with = with
about-no = no
about-yes = yes
about-hanse_church_is_second_step-0 = Lübeck and Linköping let you build or decorate a church after their main action.
about-hanse_church_is_second_step-1 = With Lübeck and Linköping, building or decorating a church is a main action of its own.
about-home_unbury_limit-0 = Home lets you unbury one Silver or one card.
about-home_unbury_limit-1 = Home lets you unbury as much Silver and as many cards as you like.
about-neutral_tie_vp-0 = If you tie with the neutral farmsteads in a Setting, you score as for a tie.
about-neutral_tie_vp-1 = If you tie with the neutral farmsteads in a Setting, you score as if you were ahead.
about-may_pass_with_workers-0 = You can’t pass while you have workers and cards left.
about-may_pass_with_workers-1 = You may pass with workers left, and then you are done for this generation.
about-raid_resource_worth-0 = In a pirate raid, a resource counts as much as a Silver.
about-raid_resource_worth-1 = In a pirate raid, a resource counts as much as two Silver.
about-neutral_strength = Beating neutral farmsteads
about-neutral_strength-0 = Against neutral farmsteads your influence counts: one tower or church beats any number of them.
about-neutral_strength-1 = Against neutral farmsteads the number of your settlements counts, whatever kind they are.
about-memel_pirate = Memel’s pirate
about-memel_pirate-0 = Memel lets you place the pirate only in a direction without one.
about-memel_pirate-1 = Memel lets you place the pirate in any direction, even where there is one already.
about-silver_limited = Silver supply
about-silver_limited-0 = Silver never runs out.
about-silver_limited-1 = Once all the Silver in the box is gone, the supply pays no more.
about-setting_food = Food for blocked Settings
about-setting_food-0 = A Setting where pirates block all your farmsteads gives no Food for “per settled Setting”.
about-setting_food-1 = A Setting where pirates block all your farmsteads still gives Food for “per settled Setting”.
about-troublemakers = The Troublemakers’ Silver
about-troublemakers-0 = Troublemakers get one extra Silver per raid.
about-troublemakers-1 = Troublemakers get one extra Silver for each ship in a raid.

## What a newcomer reads beside a question

guide-ask-keep = Gotland is divided into six regions called Settings, with three or four districts each. You start in one Setting and spread to the others. Your reputation helps you all game long, and the player with the highest number starts.
guide-ask-reveal = Your reputation is chosen, so now you turn the card face up. There is nothing to decide.
guide-ask-start-tower = A tower is safe from pirates, scores at the end of each century and can become a church. Your other district keeps its farmstead, which pirates can raid. So put the tower where you expect pirates.
guide-ask-start-farmstead = Look at the neighbouring districts, because you will spread from here. A terrain you don’t have yet brings you a new resource, and some crafts require it.
guide-ask-start-card = You will draw this card after your deck is next shuffled. Choose one that suits the terrains you want to settle.
guide-ask-lose = Give up what you need least; here a Silver and a resource count the same. You settle with Wood and Grain and build with Stone. Buried Silver is safe.
guide-ask-lose-worth = In a raid at your table, a resource counts more than a Silver. Give up what you need least, but watch the last one: if it counts for too much, you get no change.
guide-ask-spare = Keep the farmstead with the best prospects. Good ones have many neighbouring districts, or a Harbour where you can build ships.
guide-ask-trouble = A pirate stops farmsteads on its coast from producing and feeding, unless a ship is there. Place it where the others have farmsteads and you have none. If nothing suits you, skip it.
guide-ask-play = Each of your workers plays one card, for one of its actions. The cards you keep feed your settlements and bury treasure, so play what helps you now and keep what feeds. Settle early: each generation you draw more cards if you have settlements in more Settings, the six regions of the map.
guide-ask-settle = A district in a new Setting (one of the six regions) lets you draw more cards and score there. A terrain you already have makes its cards stronger. Settling where others live costs a Silver for each of them.
guide-ask-pay = Silver can stand in for one of the two resources. Keep the resource you need next.
guide-ask-build-ship = A ship protects every farmstead along its direction from a pirate, yours and everyone else’s. It also gives Food and can raid.
guide-ask-place-ship = Place it where a pirate threatens your farmsteads. Next to a pirate is good too: your ship can sink it later.
guide-ask-build-tower = A tower is safe from pirates without any ship. In the contest for a Setting, one tower beats any number of farmsteads.
guide-ask-place-tower = This tower is free. Put it in a Setting where you can take or keep the lead.
guide-ask-church = A church scores more than a tower, in this century and every one after it. Each district has room for only one, so hurry where others have towers.
guide-ask-church-step = Turn a tower into a church, or buy a decoration for a church you have. An early church scores in every century still to come.
guide-ask-decorate = The cheap decorations give the most points for your Silver. If the game ends in a tie, the player with the most expensive one wins.
guide-ask-sell = Resources in high demand sell for one Silver more each. In Wisby each resource can be sold only once per generation, so sell before the others do.
guide-ask-sell-number = Keep what you need for settling and building. Silver can replace a missing resource later, but it takes two Silver, and only one resource can be replaced each time you pay.
guide-ask-take = Take what your next action needs. You settle with Wood and Grain, and build towers and churches with Stone.
guide-ask-raid = A sunk pirate is worth 1 VP at the end, and its coast is free again. Take the Silver if you need it now.
guide-ask-sail = A ship protects the coast where it is. Stay if your farmsteads are here.
guide-ask-sink = Sink the pirate that stops your own farmsteads from producing. Every pirate you sink is worth 1 VP at the end.
guide-ask-place-pirate = You have to place this pirate. Choose a coast where you have no farmsteads, or one where your ships can sink it later.
guide-ask-place-pirate-anywhere = You have to place this pirate, and at your table it can go anywhere. Where there is already a pirate but no ship, every farmstead on that coast is raided. Where there are ships, each player there loses one and the pirate leaves.
guide-ask-draw = More cards give you more choice now and more Food at the end of the generation. Stop only if you want to save cards for later.
guide-ask-steal = Steal from the player who would make the most of it. Nobody can refuse.
guide-ask-learn = Crafts are better than the cards you started with, and most of them score at the end. Pick one that counts what you have a lot of.
guide-ask-partner = Lübeck and Linköping are the way to build churches. Most of the other partners suit players with ships.
guide-ask-unbury = What you leave buried can score at the end: each Silver 1 VP, each card its own points. Unbury something only if you can use it better now.
guide-ask-unbury-any = What you leave buried can score at the end: each Silver 1 VP, each card its own points. Unbury only what you can use better now, then skip the rest.
guide-ask-show = The actions are over, so the cards left in hand are shown. There is nothing to decide.
guide-ask-feed = A new worker gives you one more action in every generation to come. Early in the game that is well worth some Grain.
guide-ask-bury = Buried Silver is safe and worth 1 VP each at the end, but you can’t spend it. Bury weak cards too: that takes them out of your deck, so you draw the good ones more often.

## Why nothing can be told of a choice beforehand

unforeseen-ask-keep = A reputation changes none of your numbers yet. What it says counts from now on.
unforeseen-ask-trouble = A pirate changes none of your numbers at once. What counts is whose farmsteads lie on that coast.
unforeseen-ask-draw = Nobody can know which cards you’ll draw.
unforeseen-ask-place-pirate = A pirate changes none of your numbers at once. What counts is whose farmsteads lie on that coast.
unforeseen-ask-place-pirate-anywhere = A pirate changes none of your numbers at once. What counts is whose farmsteads and ships are there.
unforeseen-ask-settle = First you choose the place, then you pay.
unforeseen-ask-build-ship = First you choose the place, then you pay.
unforeseen-ask-build-tower = First you choose the place, then you pay.
unforeseen-ask-church = First you choose the place, then you pay.
unforeseen-ask-church-step = First you choose what to build, then you pay.
unforeseen-ask-sell = What a sale brings depends on how many you sell.
unforeseen-ask-sail = Sailing changes none of your numbers. What counts is which coast your ship then protects.

## What the icons mean

legend-map = On the map
legend-farmstead = Farmstead
legend-farmstead-is = A settlement that pirates can raid. Beside Food: how many settlements you have to feed
legend-tower = Tower
legend-tower-is = Safe from pirates. Scores at the end of each century
legend-church = Church
legend-church-is = Safe from pirates. Scores most at the end of each century, and only one fits in a district
legend-ship = Ship
legend-ship-is = Protects farmsteads along its coast, and raids
legend-pirate = Pirate
legend-pirate-is = Threatens all farmsteads along its coast, unless a ship is there
legend-harbour = Harbour
legend-harbour-is = Settle it to build ships in this direction
legend-waves = Coast
legend-waves-is = On cards: a district by the sea
legend-setting = Setting
legend-setting-is = One of the six regions, scored at the end of each century
legend-wisby-is = The market: each resource can be sold here once per generation
legend-roma-is = Where the assembly is called
legend-terrains = Terrains of the districts
legend-goods = Resources and Silver
legend-cards = On cards
legend-food = Food
legend-food-is = What a card gives if you keep it in hand
legend-bury = Bury
legend-bury-is = A card you keep lets you bury one Silver or one card for each of these. Beside a player: what is buried
legend-resource = Basic resource
legend-resource-is = One of your choice
legend-decoration = Decoration
legend-decoration-is = Of a church: brings points at the end
legend-craft = Craft
legend-craft-is = A card you can learn
legend-trading = Trading partner
legend-trading-is = A card you can get in Wisby
legend-tick = Met
legend-tick-is = You have what this card requires, or the goal is reached
legend-cross = Not met
legend-cross-is = You lack what this card requires, or the goal is out of reach
legend-deeds = What you can do
legend-settle = Settle
legend-settle-is = A new farmstead
legend-take = Take
legend-take-is = Resources or Silver from the supply
legend-sell = Sell
legend-sell-is = One kind of resource, for Silver
legend-draw = Draw
legend-draw-is = Cards from your deck
legend-raid = Raid
legend-raid-is = Each ship takes Silver or sinks a pirate
legend-sink = Sink
legend-sink-is = A pirate. Beside a player: how many were sunk
legend-assembly = Assembly
legend-assembly-is = Start the next generation, and sink a pirate
legend-unbury = Unbury
legend-unbury-is = Get back buried Silver or a buried card
legend-beside = Beside players, and on the banners
legend-points = Victory points
legend-points-is = The most win
legend-worker = Worker
legend-worker-is = Plays one card in each generation. Faint: already at work
legend-produce = Storage
legend-produce-is = How many resources a player has
legend-hand = Hand
legend-hand-is = How many cards a player holds
legend-deck = Deck
legend-deck-is = Cards still to be drawn
legend-discard = Discard pile
legend-discard-is = Shuffled when the deck is empty
legend-start = Starting player
legend-start-is = Goes first in this generation
legend-demand = High demand
legend-demand-is = These resources sell for more in this generation
legend-safe = Safe
legend-safe-is = The threat does nothing to this settlement
legend-threat = Loss
legend-threat-is = What this generation’s card takes from the players
legend-crown = Crown
legend-crown-is = Has won

## The text view of a position

sheet-set-up = Set-up
sheet-stage = { $century }, generation { $number }: { $generation }
sheet-between = { $century }
sheet-turn = turn
sheet-start = starting player
sheet-left = generations left in this century
sheet-house = House rule
sheet-demand = in high demand
sheet-playing = being played
sheet-wisby = sold in Wisby
sheet-roma = assembly called by
sheet-supply = supply
sheet-lost = lost this generation
sheet-to-pirate = { $what } ({ $direction })
sheet-map = The map
sheet-district = District
sheet-setting = Setting
sheet-terrain = Terrain
sheet-coast = Sea
sheet-settlements = Settlements
sheet-neutral = neutral farmstead
sheet-threat = Threatened
sheet-threatened = yes
sheet-exempt = not for { $players }
sheet-harbour = { $sea } (Harbour)
sheet-settings = Settings
sheet-home = Home of
sheet-leads = Leading now
sheet-vp = VP
sheet-sea = The sea
sheet-direction = Direction
sheet-pirate = Pirate
sheet-ships = Ships
sheet-offers = Crafts and trading partners
sheet-card = Card
sheet-does = If played
sheet-kept = If kept in hand
sheet-requires = Requires
sheet-met = { $requires }: you have it
sheet-below = Cards below
sheet-price = Silver
sheet-decorations = Decorations
sheet-decoration = Decoration
sheet-owner = Owner
sheet-players = Players
sheet-player = Player
sheet-reputation = Reputation
sheet-storage = Storage
sheet-buried = Buried
sheet-workers = Workers (on the bench)
sheet-cards = Hand / deck / discard
sheet-points = VP if the game ended now
sheet-hand = Your hand: { $food } Food for { $needed } to feed, bury { $bury }
sheet-open-hand = { $player }’s hand
sheet-food = Food
sheet-bury = Bury
sheet-dealt = Your reputations
sheet-returned = reputation you gave back
sheet-kept-one = kept
sheet-text = What it does
sheet-own-cards = Your other cards
sheet-deck = deck
sheet-discard = discard pile
sheet-played = played
sheet-result = Result
sheet-buildings = Towers and churches
source-settings = Settings
sheet-pirates = Pirates sunk
source-buried = Buried Silver
source-storage = Storage
source-cards = Cards
sheet-total = Total
sheet-tie = Most expensive decoration (breaks ties)
sheet-ranks = Place
sheet-best-goal = Best goal reached
sheet-goals = Goals
sheet-reached = reached
sheet-open = not reached

## What is written on the board; a tip is several lines, the last has the rules

board-board = Board of Gotlandia
board-silver = Silver

## Where the game stands

board-generation-number = { $century }, generation { $number }
board-to-come = Still to come, unless the century ends early.
board-never-comes = Won’t come: the century ends early.
board-scoring-title = Scoring of the { $century }
board-scoring-tip = You score for towers, churches and the lead in each Setting.
board-over = The game is over
board-no-generation = No generation card yet
board-event-remove-worker = players with { $if_workers } workers lose { $n }
board-event-reduce-workers = everyone is down to { $to } workers
board-event-plague = farmsteads that share a district are lost
board-event-last-generation-of-century = last generation of the century
board-event-lose-units = everyone loses { $n } Silver or resources
board-cards-left = Generations left in this century: { $count }
board-pirates-come = pirates: { $directions }
board-demand-for = High demand: { $resources }
board-demand = high demand:
board-demand-tip = Each one you sell brings extra Silver.
board-losses = Losses
board-pirate-comes = A pirate comes to the { $direction }
board-took-nothing = Nothing was lost here.
board-ship = ship
board-lost-units = { $player } lost { $goods }
board-now-playing = { $player } plays { $card }
board-now-turn = Actions: { $player }’s turn
board-phase-set-up = Set-up
board-phase-events = New generation card
board-phase-pirates = Pirates come
board-phase-draw = Drawing cards
board-phase-actions = Actions
board-phase-hands = Cards left in hand: food and burying
board-supply = Supply
board-pirates-left = Pirates left to place: { $count }
board-goal-met = Reached.
board-goal-missed = Missed: the time for it is over.
board-goal-open = Not reached yet.
board-short-northeast = NE
board-short-east = E
board-short-southeast = SE
board-short-southwest = SW
board-short-west = W
board-short-northwest = NW

## The map

board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-whole = Whole map
board-farmstead = Farmstead
board-tower = Tower
board-church = Church
board-neutral = Neutral farmstead
board-neutral-tip = It belongs to nobody. Settling in its district costs 1 Silver, and it competes for the lead in its Setting.
board-neutral-count = Neutral farmsteads: { $count }
board-settlement-of = { $kind } of { $player } in { $district }
board-exempt = Safe from pirates ({ $why })
board-blocked = Threatened: it produces nothing and gives no Food.
board-inland = inland
board-is-harbour = Harbour
board-threat = Threatened from: { $directions }. Nobody can settle here.
board-settle-price = Settling costs { $cost }{ $fee ->
        [none] { "" }
       *[other] , plus { $fee } Silver for the settlements here
    }. You can pay 2 Silver in place of one resource.
board-harbour-tip =
    Harbour: { $district }
    Settle it to build ships here: { $direction }
    GOT-07, GOT-82
board-pirate-in = Pirate: { $direction }
board-pirate-threatens = There is a pirate and no ship, so the coast is threatened.
board-pirate-kept = A ship protects the coast for everyone, but ships here give no Food.
board-ships-of = { $player }’s ships: { $ships }
board-coast-of = Coast: { $districts }
board-ship-tip =
    { $player }’s ship: { $direction }
    GOT-10, GOT-51
board-home-of = { $player }’s home
board-home-is = Home Setting: { $setting }
board-setting-title = { $setting } (Setting)
board-setting-tip = A Setting is one of the island’s six regions. If you have the most influence there when a century ends, you score.
board-lead = Scoring now: { $players }, { $vp } VP each
board-no-lead = Nobody would score here now.
board-influence = churches { $churches }, towers { $towers }, farmsteads { $farmsteads }
board-wisby-tip =
    Wisby, the market
    Each resource can be sold here once per generation.
    GOT-80
board-space-tip = Sell { $resource } for { $price } Silver each
board-space-free = This space is free.
board-space-taken = Taken by { $player }’s worker.
board-roma-tip = Roma: call the assembly here to become the starting player and sink a pirate.

## Players

board-start-tip =
    Starting player
    Plays first in the next generation.
    GOT-39, GOT-71
board-close = Close
board-open-player = More about { $player }
board-points-tip = Points so far: { $vp }
board-if-now = If the game ended now:
board-source-buildings = Towers and churches
board-source-settings = Settings
board-source-pirates = Pirates sunk
board-source-buried = Buried Silver
board-source-storage = Storage
board-source-cards = Cards
board-source-decorations = Decorations
board-source-total = Total
board-workers-tip = { $player }’s workers: { $workers } of { $most }, on the bench: { $bench }
board-buried-tip = Buried Silver: { $silver }; safe, and worth 1 VP each
board-buried-cards = Buried cards:
board-sunk-tip = Pirates sunk: { $count }, worth 1 VP each
board-no-reputation = No reputation yet
board-reserve-tip = In reserve: farmsteads { $farmsteads }, towers { $towers }, churches { $churches }, ships { $ships }
board-hand-tip = Cards in hand: { $count }. Settings settled now give { $draws } cards per generation.
board-deck-tip = Cards in the deck: { $count }
board-deck-inside = In unknown order: { $cards }
board-discard-tip = Discard pile: { $count }
board-decorations = Decorations
board-was-played = Played this generation.
board-left-in-hand = Left in hand:
board-in-hand = Left in hand.

## Cards

board-basic = basic card
board-setting = Setting card
board-craft = craft card
board-trading = trading card
board-do-settle = Settle
board-do-produce = Produce
board-do-take = Take
board-do-sell = Sell
board-do-draw = Draw
board-do-build-tower = Build tower
board-do-build-ship = Build ship
board-do-build-church = Build church
board-do-decorate = Decorate church
board-do-place-ship = Place ship
board-do-place-tower = Place tower
board-do-raid = Raid
board-do-place-pirate = Place pirate
board-do-sink = Sink a pirate
board-do-assembly = Call assembly
board-do-learn-craft = Learn craft
board-do-trading-partner = Trading partner
board-do-unbury = Unbury
board-then-unbury = unbury
board-then-trading-partner = trading partner
board-then-learn-craft = learn a craft
board-then-build-church = church
board-then-decorate = decoration
board-or = { " " }or{ " " }
board-where-setting = here
board-where-adjacent = adjacent
board-where-anywhere = any
board-one-kind = one kind
board-kept = kept:
board-kept-now = If kept: { $food } Food, bury { $bury }
board-requires = Requires: { $what }
board-if-left = If kept: { $what }
board-needs = needs
board-settings-needed = { $settings } Settings

## What can be had

board-market = Market
board-market-tip = Crafts to learn, trading partners, decorations and the supply.
board-craft-piles = Craft cards
board-trading-piles = Trading cards
board-empty-pile = This pile is empty.
board-pile-tip = Cards below: { $below }
board-met = You have what it requires.
board-not-met = You don’t have what it requires.
board-affordable = It costs { $price } Silver.
board-not-affordable = It costs { $price } Silver, more than you have.
board-decoration-tip = Costs { $cost } Silver, worth { $vp } VP
board-owned-by = { $player } has it.

## The hand

board-nobody-to-steal-from = Alone, there is nobody to steal from.
board-number-tip = The player with the highest number starts the game.
board-hand-title = Your hand
board-no-cards = No cards in hand
board-if-kept = if you keep all:
board-outlook-tip = Food from your hand: { $food }; settlements to feed: { $needed }
board-outlook-grows = Enough for a new worker.
board-outlook-short = { $short } short of a new worker; you can make up for it with Grain.
board-outlook-full = You already have all your workers.
board-bury-tip = Your hand lets you bury { $bury }: one Silver or one card each time
board-shelf-played = Played:
board-shelf-discard = Discard pile:
board-shelf-buried = Buried:
board-in-played = Played this generation.
board-in-discard = In your discard pile.
board-in-buried = Buried: out of your deck, but it still scores.

## The desk

board-desk-pay = How do you want to pay?
board-desk-sell = What do you want to sell?
board-desk-sell-number = How many?
board-desk-take = What do you take?
board-desk-lose = { $by }: give up { $units }
board-desk-raided = Pirates ({ $direction }): give up { $units }
board-desk-raid = This ship:
board-desk-sail = This ship:
board-desk-bury = Bury ({ $left } left)
board-desk-unbury = Unbury:
board-desk-unbury-any = Unbury any number:
board-desk-feed = Pay Grain?
board-fee = Includes { $fee } Silver for the settlements there, paid to: { $to }
board-stay = stay

## The end

board-result = Result
board-ranks = Place
board-best-goal = Best goal reached
board-no-goal = none, the game is lost
board-winner-tip = { $player } wins

## What is wrong with a pack: what was expected of a value. And what is wrong with a position

wrong-list-different-texts = a list of different texts
wrong-list-actions-list-steps = a list of actions, each a list of steps
wrong-piles-hold-all-single = piles that hold all { $cards } single cards
wrong-list-points = a list of 3 to { $most_corners } points
wrong-two-resources = two resources (GOT-75)
wrong-directions-sea = directions of the sea
wrong-another-setting = another Setting
wrong-settings-whose-opposites-other = Settings whose opposites are each other's (GOT-24)
wrong-two-trios-settings = 2, or two trios of Settings (GOT-25)
wrong-something-else-card-setting = something else: the card has no Setting
wrong-of-these = of { $terrains }
wrong-action-cards = action cards
wrong-scoring-them = { $both } or { $both2 }, as in `scoring`
wrong-point-map-two-numbers = a point of the map: two numbers from 0 to { $grid }
wrong-resources = one of the resources: { $resources }
wrong-number-of-directions = 1 to { $most_directions } directions
wrong-number-of-districts = 1 to { $most_districts } districts
wrong-neighbours-ring = its neighbours in the ring: { $wanted }
wrong-number-of-directions-2 = { $lower }, by `directions`
wrong-districts-map = districts of the map, not { $text }
wrong-both-sides-border-neither = { $thing } on both sides of the border or on neither side
wrong-districts-name-this-setting = the districts that name this Setting
wrong-only-district-harbour = its only district with a harbour (GOT-07)
wrong-harbour-another-districts = its Harbour and another of its districts (GOT-30)
wrong-harbour-borders = one that its Harbour borders (GOT-09)
wrong-districts-this-setting = districts of this Setting (GOT-32)
wrong-by-start = { $lower }, by the Setting's `start`
wrong-most-different-cards = at most { $most_cards } different cards
wrong-step-main-action-this = a step of a main action; this one only follows (GOT-67)
wrong-card-setting = one card for each Setting (GOT-29)
wrong-without-advanced-cards = { $own }, as without advanced cards
wrong-cards-pile-their-own = the { $thing } cards that have a pile of their own
wrong-two-players = two for each of { $most } players (GOT-36)
wrong-different-numbers-least-them = different numbers, at least { $most } of them even (GOT-37)
wrong-century-order = one for each century, in order (GOT-40)
wrong-resources-2 = resources
wrong-false-only-coastal-district = false: only a coastal district has a harbour (GOT-07)
wrong-step-may-follow-main = a step that may follow a main action (GOT-67)
wrong-action-card = an action card
wrong-least-cards = at least { $drawn } cards of the { $thing } (GOT-40)
wrong-mixed-single-card-else = mixed for a single card, else its own pile
wrong-what-produced-base-per = what is produced: `base`, `per` or `in_setting`
wrong-terrain = a terrain
wrong-these-homes-never-played = these homes are never played together (GOT-24, GOT-25, GOT-26)
wrong-only-set-up-steps = only the set-up has steps
wrong-only-silver-game = there are only { $silver } Silver in the game (GOT-R19)
wrong-reputation-exists-once = there is only one of each reputation
wrong-player-most-settlement-district = a player has at most one settlement in a district (GOT-02)
wrong-player-only = a player has only { $ships } (GOT-14)
wrong-only-pirates-game = there are only { $pirates } pirates in the game (GOT-18)
wrong-cards-need-many-workers = { $placed } cards need { $placed } workers, but there are only { $workers }
wrong-place-deck-written-out = { $missing } is missing: a deck that is written out must be complete
wrong-only-cards-hand-can = only cards in hand can be known to others
wrong-only-game = there are only { $copies } { $thing } in the game
wrong-expected-different-single-cards = expected different single { $kinds } cards, at most { $piles }
wrong-only-who-plays-alone = only someone who plays alone has goals (GOT-196)
wrong-one-of-these = there is no { $text }; expected one of { $choices }
wrong-before-homes-dealt-nobody = nobody has anything before the homes are dealt
wrong-player-only-2 = a player has only { $limit } (GOT-14)
wrong-district-holds-most-church = a district holds at most one church (GOT-02)
wrong-only-game-2 = there are only { $supply } { $resources } in the game
wrong-number-resource = expected a number and a resource, not { $part }
wrong-seat-only = seat { $seat } has only { $own } { $card_ids } (GOT-29)
wrong-number-card = expected a number and a card, not { $text }
wrong-seat-played-card-brought = seat { $seat } hasn’t played a card that puts a worker there
wrong-every-player-reputation-when = every player has a reputation when set-up effects are applied
wrong-cards-were-turned-up = { $wanted } cards of the { $centuries } have already been turned up
wrong-when-generation-begins-nobody = when a generation begins, nobody has cards in hand or has played any
wrong-named-twice = { $text } is named twice
wrong-had-this-game = { $card_ids } isn’t available in this game
wrong-exists-once = there is only one { $thing }
wrong-seat-card-worker-play = seat { $active } has no card or no worker left to play (GOT-64)

## The first voyage

voyage-reputation = Your family on Gotland has a reputation, a small advantage for the whole game. You were dealt two. Hoarders start with 3 more Grain, which is good for settling. Keep it.
voyage-settle = This generation’s card has brought pirates to the East and the Southwest, and Grain is in high demand. On each turn you play one card with one worker and use one of its actions. With Gotland you settle any district next to yours. Choose Bal: it lies in Rute, another of the six Settings, and the more Settings you have settled, the more cards you draw. A farmstead costs 1 Wood and 1 Grain. Pay both, keep your Silver, and confirm.
voyage-market = You have 4 Grain left, and Grain is in high demand: it sells for 3 Silver each instead of 2. Play Wisby to sell 3 Grain, and keep one to settle again. In Wisby each resource can be sold only once per generation, so nobody else can sell Grain there now.
voyage-partner = After an action in Wisby you may get a trading partner for 3 Silver: a better card for your deck. With Lübeck you can build churches later. Take it.
voyage-wood = The cards left in your hand provided enough Food for your three farmsteads, so you gained a worker. A card you play feeds nobody. Now a new generation has begun, and with two Settings you draw six cards. A tower costs 1 Wood and 1 Stone, and you lack Wood. Play Forest to produce some.
voyage-tower = Now build a tower: play Bro, the card of your home, and choose Brissund. A tower is safe from pirates, counts 1 VP at the end of each century, and beats any number of farmsteads in its Setting. Pay with Wood and Stone.

## The goal card

goal-sentence = Lead a family through three centuries: play cards to settle the island, sail and build.
goal-way-1 = At the end of each century, a tower scores 1 point and a church 3.
goal-way-2 = The leader in each of the six regions, called Settings, gets 5 as well.
goal-way-3 = At the end of the game, each pirate sunk and each buried Silver is worth 1 point.
goal-way-4 = Craft cards, trading cards and decorations score what is printed on them.
goal-winner = The player with the most victory points after the 1300s wins.
