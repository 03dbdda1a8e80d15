### Gotlandia

## What a seat is asked

ask-keep = Keep one of your two reputations: { $reputations }. Nobody sees which until all have chosen.
ask-reveal = Reveal your reputation.
ask-start-tower = Replace one of your starting farmsteads with a tower.
ask-start-farmstead = Where does your farmstead go before the game begins?
ask-start-card = Which card do you put on your discard pile?
ask-lose =
    { $count ->
        [one] You lose { $count } unit more: Silver or resources, as you choose.
       *[other] You lose { $count } units more: Silver or resources, as you choose.
    }
ask-lose-worth =
    { $count ->
        [one] You lose { $count } unit more: a Silver is one, a resource { $worth }.
       *[other] You lose { $count } units more: a Silver is one, a resource { $worth }.
    }
ask-spare = You would lose your last settlement: keep one of the farmsteads just lost.
ask-trouble = You may place a pirate where there is none.
ask-play =
    { $workers ->
        [one] Play a card with one of its actions. { $workers } worker is left on your bench.
       *[other] Play a card with one of its actions. { $workers } workers are left on your bench.
    }
ask-settle = Where do you settle?
ask-pay = Pay { GOODS($resources) }{ $district ->
        [none] { "" }
       *[other] { " " }for { $district }
    }{ $direction ->
        [none] { "" }
       *[other] { " " }for a ship in the { $direction }
    }, or { $silver } Silver instead of one of them{ $fee ->
        [none] { "" }
       *[other] ; besides, a fee of { $fee } Silver
    }.
ask-build-ship = From which Harbour do you build the ship? Name its direction.
ask-place-ship = In which direction do you place the ship?
ask-build-tower = Where do you build the tower?
ask-place-tower = Where do you place the tower?
ask-church = Which of your towers becomes a church?
ask-church-step = Now you may build a church or decorate one.
ask-decorate = What do you decorate your church with?
ask-sell = What do you sell?
ask-sell-number = How many do you sell: { $resource }? Each brings { $price } Silver.
ask-take = Which resource do you take?
ask-raid = Your ship in the { $direction }: take { $silver } Silver, or sink a pirate there or next to it?
ask-sail = Your ship in the { $direction } may sail to an adjacent direction.
ask-sink = Which pirate do you sink?
ask-place-pirate = Place a pirate in a direction without one.
ask-place-pirate-anywhere = Place a pirate in any direction. Where there is one already, it raids or takes ships.
ask-draw =
    { $left ->
        [one] You may draw up to { $left } card.
       *[other] You may draw up to { $left } cards.
    }
ask-steal = From whom do you steal { $silver } Silver?
ask-learn = You may learn a craft for { $silver } Silver.
ask-partner = You may get a trading partner for { $silver } Silver.
ask-unbury = You may unbury one Silver or one card.
ask-unbury-any = You may unbury Silver and cards, one after the other.
ask-show = Lay your hand open.
ask-feed = Pay { $count } Grain for what your hand does not feed, and gain a worker?
ask-bury =
    { $left ->
        [one] Bury one Silver or one card; { $left } burying left.
       *[other] Bury one Silver or one card; { $left } buryings left.
    }

## What a legal move costs or does

does-lose = counts { $count } units
does-settle-action = costs Wood and Grain, and a fee to others there
does-settle-free = costs Wood and Grain
does-settle = fee { $fee } Silver
does-pay = costs { GOODS($goods) }
does-build-ship = a ship in the direction of your Harbour
does-place-ship = a ship in any direction, free
does-build-tower = a farmstead becomes a tower
does-place-tower = a farmstead becomes a tower, free
does-build-church = a tower becomes a church
does-church = costs { GOODS($resources) }, or { $silver } Silver instead of one
does-decorate = a decoration for your church
does-decorate-with = costs { $silver } Silver, { $vp } VP
does-produce = brings { GOODS($goods) }
does-take = brings { GOODS($goods) }
does-take-basic = one basic resource of your choice
does-sell = all of it would bring: { WORTH($worth) }
does-sell-kind = { $price } Silver each, you have { $count }
does-sell-number = brings { $silver } Silver
does-raid =
    { $ships ->
        [one] { $ships } ship: up to { $silver } Silver, or pirates sunk
       *[other] { $ships } ships: up to { $silver } Silver, or pirates sunk
    }
does-plunder = brings { $silver } Silver
does-sink-here = 1 VP at the end; the ship may still sail
does-sink-there = the ship sails to the { $direction }
does-sink = sinks a pirate anywhere
does-assembly = you begin next generation; sinks a pirate
does-assembly-only = you begin next generation
does-place-pirate-anywhere = a pirate in any direction
does-pirate-fights = the pirate goes, and everyone loses a ship there
does-pirate-raids = the pirate raids this coast
does-place-pirate = a pirate where there is none
does-draw =
    { $count ->
        [one] up to { $count } card
       *[other] up to { $count } cards
    }
does-learn = costs { $silver } Silver

## Why a move is refused

no-not-dealt = You were not dealt { $reputation }.
no-start-district = The farmstead cannot go to { $district }.
no-start-card = { $card } cannot be chosen.
no-unit = You have none left: { $unit }.
no-not-lost = You did not just lose a farmstead in { $district }.
no-second-pirate = There is a pirate in the { $direction } already, or none is left to place.
no-pirate-left = No pirate is left to place.
no-must = This cannot be declined.
no-card = You have no { $card } in hand.
no-passing = You must play as long as you have workers and cards.
no-main-action = With { $card } this follows the main action; it is none.
no-token = You have no more of these in reserve: { $piece }.
no-cost = You cannot pay { GOODS($resources) }; { $silver } Silver may stand for one of them only.
no-payment = You cannot pay in this way.
no-district = There is no district where you could settle with this.
no-settled-already = You have a settlement in { $district } already.
no-other-district = The card does not allow { $district }.
no-not-adjacent = { $district } is not adjacent to a settlement of yours.
no-threatened = { $district } is threatened by pirates.
no-fee = You cannot pay the cost and the fee of { $fee } Silver in { $district }.
no-harbour = You have settled no Harbour in the { $direction }.
no-own-harbour = You have settled no Harbour.
no-farmstead = You have no farmstead in { $district }.
no-own-farmstead = You have no farmstead that could become a tower.
no-tower = You have no tower in { $district }.
no-church-site = You have no tower in a district without a church.
no-second-church = There is a church in { $district } already.
no-own-church = You have no church to decorate.
no-affordable-decoration = You can pay for no decoration on offer.
no-decoration-gone = { $decoration } is no longer on offer.
no-silver = You need { $silver } Silver for that.
no-not-on-top = { $card } does not lie on top of a pile.
no-prerequisite = You lack what { $card } asks for.
no-buried-silver = You have no buried Silver.
no-not-buried = You have not buried { $card }.
no-not-open = You have no { $card } lying open.
no-not-basic = { $resource } is no basic resource.
no-supply = The supply has none: { $resource }.
no-nothing-to-sell = You have nothing that could be sold there now.
no-not-sold-here = { $resource } cannot be sold with this card.
no-resource = You have none: { $resource }.
no-space = Somebody has sold it in Wisby in this generation: { $resource }.
no-number = You have { $count } to sell.
no-ship = You have no ship on the map.
no-pirate-in-reach = Your ship reaches no pirate in the { $direction }.
no-not-beside = The { $direction } is not adjacent.
no-pirate = There is no pirate in the { $direction }.
no-pirates = There is no pirate on the map.
no-roma = The assembly has been called in this generation.
no-free-direction = No pirate can be placed anywhere.
no-victim = Silver can only be stolen from another player who has some.
not-asked = “{ $word }” does not answer the question that is open now.
foreign-word = “{ $word }” belongs to another game or another pack.
over = The game is over.
alone-goal = The best goal reached: { $goal }, with { $points } VP.
alone-lost = No goal was reached: the game is lost, with { $points } VP.

## Where the game stands, for everyone

stage-set-up = Set-up: homes, piles and reputations.
stage-events = Generation { $number }: what the card brings.
stage-pirates = Generation { $number }: pirates ({ $seat }).
stage-draw = Generation { $number }: everybody draws.
stage-actions = Generation { $number }: { $seat } acts.
stage-hands = Generation { $number }: { $seat } feeds the family and buries treasure.
stage-over = The game is over.

## The log

log-unplayed = Not played as homes: { $settings }.
log-home = The home of { $seat } is { $setting }.
log-turned-up = { $cards } { NOW($cards) } on top of a pile.
log-dealt = { $seat } is dealt { $reputations }.
log-kept = { $seat } keeps { $reputation }.
log-revealed = { $seat }: { $reputation }. { TEXT($reputation) }
log-first = { $seat } takes the starting player token.
log-start-card = { $seat } begins with { $card }.
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
log-plague = The plague takes farmsteads of { $seat }: { $districts }.
log-plague-neutral = The plague takes neutral farmsteads: { $districts }.
log-last-generation = The century ends with this generation.
log-spared = { $seat } keeps the farmstead in { $district }.
log-pirate-arrives = A pirate comes to the { $direction }.
log-pirate-fights = The pirate in the { $direction } goes down with ships there.
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
log-fee = { $seat } pays { $to } { $silver } Silver.
log-fee-neutral = { $seat } pays { $silver } Silver for the neutral farmstead.
log-settled = { $seat } has a new farmstead in { $district }.
log-ship = { $seat } has a new ship in the { $direction }.
log-tower = { $seat } has a new tower in { $district }.
log-church = { $seat } builds a church in { $district }.
log-decorated = { $seat } decorates a church for { $silver } Silver: { $decoration }.
log-produced = { $seat } produces { GOODS($goods) }.
log-took = { $seat } takes { GOODS($goods) }.
log-sold = { $seat } sells { GOODS($goods) } for { $silver } Silver.
log-raid-bonus = The raid brings { $seat } { $silver } Silver more.
log-plundered = The ship of { $seat } in the { $direction } takes { $silver } Silver.
log-sailed = A ship of { $seat } sails from the { $direction } to the { $to_direction }.
log-sank = { $seat } sinks the pirate in the { $direction }.
log-assembly = { $seat } calls the assembly and holds the starting player token.
log-stole = { $seat } steals { $silver } Silver from { $victim }.
log-learned = { $seat } learns { $card } for { $silver } Silver.
log-partner = { $seat } gets { $card } as a trading partner for { $silver } Silver.
log-unburied = { $seat } unburies { $card }.
log-unburied-silver = { $seat } unburies one Silver.
log-showed = { $seat } shows { $cards }.
log-fed = { $seat } pays { $count } Grain for food.
log-grew = { $seat } gains a worker and has { $workers }.
log-buried-silver = { $seat } buries one Silver.
log-buried = { $seat } buries { $cards }.
log-scored-buildings = { $century }: { $seat } scores { $vp } VP for towers and churches.
log-scored-setting = { $seat } scores { $vp } VP for { $setting }.
log-goal = Goal reached: { $goal }.
log-best-goal = The best goal reached: { $goal }.
log-no-goal = No goal was reached: the game is lost.
log-game-over = The centuries are over: final scoring.

## What stands on the buttons of moves

label-unplayed = { $setting } is not played
label-home = Home: { $setting }
label-turn-up = Turn up { $card }
label-under = It lay in pile { $pile }
label-reputation = Deal { $reputation }
label-generation = Turn up { $generation } ({ ID($generation) })
label-draw = Draw { $card }
label-keep = Keep { $reputation }
label-reveal = Reveal { $reputation }
label-farmstead = Farmstead in { $district }
label-start-card = Take { $card }
label-lose = Lose 1 { ONE($unit) }
label-spare = Keep { $district }
label-pirate = Pirate to the { $direction }
label-decline = Do without
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
label-draw-cards-stop = Draw no more
label-steal = Steal from { $seat }
label-learn = Learn { $card }
label-partner = Trade with { $card }
label-decorate = { $decoration }
label-unbury-silver = Unbury one Silver
label-unbury = Unbury { $card }
label-show = Show { $card }
label-feed = Pay the Grain
label-bury-silver = Bury one Silver
label-bury = Bury { $card }
label-done = Bury no more

## What a card does

word-settle-setting = settle in { $setting }
word-settle-adjacent =
    { $terrain ->
        [none] settle an adjacent district
       *[other] settle an adjacent district: { $terrain }
    }
word-settle-coastal =
    { $terrain ->
        [none] settle any coastal district
       *[other] settle any coastal district: { $terrain }
    }
word-settle-anywhere =
    { $terrain ->
        [none] settle any district
       *[other] settle any district: { $terrain }
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
word-sell-wisby = sell one kind in Wisby
word-sell-card = sell { $kinds }
word-draw = draw up to { $n }
word-build-tower-setting = build a tower in { $setting }
word-build-tower-any = build a tower
word-build-ship = build a ship
word-build-church = build a church
word-decorate = decorate a church
word-place-ship = place a ship
word-place-tower = place a tower
word-raid = raid with all ships
word-place-pirate = place a pirate
word-sink = sink a pirate
word-assembly = call the assembly
word-learn-craft = learn a craft
word-trading-partner = get a trading partner
word-unbury = unbury
word-then = { $first }, then { $second }
word-or = { " " }or{ " " }
word-or-action = or { $action }
word-may = then you may: { $step }

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
word-settings = { $n } settled Settings
word-goal = { $what } by the end of the { $century }

## What is counted

word-count-setting = settled Setting
word-count-home-district = settled district of { $setting }
word-count-ship = ship
word-count-church = church
word-count-pirate-sunk = pirates sunk
word-count-silver-buried = Silver buried

## Pieces

word-silver = Silver
word-farmstead = farmstead
word-tower = tower
word-church = church
word-ship = ship
word-pirate = pirate
word-worker = worker
word-lies = lies
word-lie = lie

## What the lobby says of the game

about-summary = Families settle the island of Gotland through three centuries. Every worker plays a card, and every card that is not played feeds the family or hides its treasure. Farmsteads grow into towers and towers into churches, ships hold off the pirates, and whoever leads in the island's six Settings scores.
about-credit = Designed by { $designers }.
about-advanced_crafts = Advanced craft cards
about-advanced_trading = Advanced trading cards
about-new_players = New to the game
about-hanse_church_is_second_step = Churches with Lübeck and Linköping
about-home_unbury_limit = Unburying at home
about-neutral_tie_vp = Level with neutral farmsteads
about-may_pass_with_workers = Passing with workers left
about-raid_resource_worth = A resource in a raid
about-without = without
about-with = with
about-no = no
about-yes = yes
about-hanse_church_is_second_step-0 = With Lübeck and Linköping you may build or decorate a church after the main action.
about-hanse_church_is_second_step-1 = With Lübeck and Linköping, building or decorating a church takes the place of the main action.
about-home_unbury_limit-0 = With Home you unbury one Silver or one card.
about-home_unbury_limit-1 = With Home you unbury as much Silver and as many cards as you like.
about-neutral_tie_vp-0 = If you are level with the neutral farmsteads of a Setting, you score as for a tie.
about-neutral_tie_vp-1 = If you are level with the neutral farmsteads of a Setting, you score as if you were ahead.
about-may_pass_with_workers-0 = You go on until all your workers are placed.
about-may_pass_with_workers-1 = You may pass with workers left; you are then done for this generation.
about-raid_resource_worth-0 = When pirates raid, a resource counts as much as a Silver.
about-raid_resource_worth-1 = When pirates raid, a resource counts as much as two Silver.
about-neutral_strength = Against neutral farmsteads
about-neutral_strength-0 = Against neutral farmsteads your influence counts: one tower or church beats any number of them.
about-neutral_strength-1 = Against neutral farmsteads the number of your settlements counts, whatever they are.
about-memel_pirate = Memel's pirate
about-memel_pirate-0 = With Memel you place the pirate in a direction that has none.
about-memel_pirate-1 = With Memel you place the pirate in any direction; where one is already, it raids or takes ships.
about-silver_limited = The supply of Silver
about-silver_limited-0 = Silver never runs out.
about-silver_limited-1 = There is only as much Silver as in the box; when it has run out, the supply gives none.
about-setting_food = Food for a Setting with pirates
about-setting_food-0 = A Setting where you have only blocked farmsteads does not count for Food.
about-setting_food-1 = A Setting where you have only blocked farmsteads counts for Food all the same.
about-troublemakers = The Troublemakers' Silver
about-troublemakers-0 = Troublemakers get their extra Silver once for every raid.
about-troublemakers-1 = Troublemakers get their extra Silver for every ship that raids.

## What a newcomer reads beside a question

guide-ask-keep = A reputation is yours for the whole game. Some give something at once, others help again and again; for a first game take the one whose text you understand at a glance. The highest number begins.
guide-ask-reveal = All have chosen, and now everybody lays the reputation open. There is nothing to decide.
guide-ask-start-tower = A tower is safe from pirates, scores at the end of every century and can become a church. Your farmstead stands in the other district and is not safe: see where pirates land least.
guide-ask-start-farmstead = Look at the neighbours: from here you will settle further. A terrain that you do not have yet brings another resource and opens other crafts.
guide-ask-start-card = The card comes into your hand after the next shuffle. Take one that counts the terrains you want to settle.
guide-ask-lose = Give up what is worth the least to you: Silver and resources count alike here. Keep Wood and Grain if you want to settle, Stone if you want to build.
guide-ask-lose-worth = In a raid a resource stands for several units here, a Silver for one. Give up what is worth the least to you; what counts too much is not paid back.
guide-ask-spare = Keep the place from which you can settle again. One with many neighbours is good, or the Harbour.
guide-ask-trouble = A pirate stops farmsteads on its coast from producing and feeding, unless a ship lies there. Place it where others have farmsteads and you have none, or do without.
guide-ask-play = Each worker plays one card, and you choose one of its actions. What stays in your hand feeds your settlements or lets you bury treasure, so play cards for what they do now and keep those that feed. Early on, settle: more Settings mean more cards, more food a new worker.
guide-ask-settle = A new Setting lets you draw more cards; a terrain that you have already makes its cards stronger. Where others live you pay each of them one Silver.
guide-ask-pay = Silver may stand for one of the two resources. Keep the one that you need for your next plan.
guide-ask-build-ship = A ship shelters all districts of its direction from a pirate, yours and others'. It feeds and raids besides.
guide-ask-place-ship = Place it where a pirate threatens you. Beside a pirate it can sink him later.
guide-ask-build-tower = A tower needs no ship to be safe. In a Setting one tower counts more than any number of farmsteads.
guide-ask-place-tower = This tower costs nothing. Put it where it is hardest for others to catch up with you.
guide-ask-church = A church scores most of all and lets you decorate it. In each district there can be only one.
guide-ask-church-step = After trading you may turn a tower into a church, or buy a decoration if you have a church. An early church scores in every century that is still to come.
guide-ask-decorate = Cheap decorations give most for their Silver. The dearest one breaks ties at the end.
guide-ask-sell = What is in high demand brings one Silver more each. Wisby buys each resource only once a generation.
guide-ask-sell-number = Sell what you do not need for settling and building. Silver can stand for a resource, but two for one.
guide-ask-take = Take what your next plan lacks. Wood and Grain are for settling, Stone for towers and churches.
guide-ask-raid = A pirate sunk is a point at the end and frees a coast. Silver is there at once.
guide-ask-sail = Where your ship lies it shelters the coast. Stay if your farmsteads are here.
guide-ask-sink = Sink the pirate that keeps your own farmsteads from producing. Every one is a point at the end.
guide-ask-place-pirate = You must place it. Choose a coast where you have no farmstead, or one where you could sink it again.
guide-ask-place-pirate-anywhere = You must place it, and at your table Memel's pirate may go anywhere. Where a pirate is already, a second one raids every farmstead on that coast; if ships are there, each player loses one and the pirate goes.
guide-ask-draw = More cards mean more choice now and more food later. Stop only if you want to keep cards in your deck.
guide-ask-steal = Take it from whoever would put it to the best use. Nobody can refuse.
guide-ask-learn = Crafts are better cards than those you began with, and most score at the end. Look at what each one counts.
guide-ask-partner = Lübeck and Linköping are the way to churches. Most of the others score for ships.
guide-ask-unbury = What lies buried scores at the end. Dig it up only if you can use it better now.
guide-ask-unbury-any = What lies buried scores at the end. Dig up what you can use better now, and decline when you have enough.
guide-ask-show = The actions are over and all lay open what is left. There is nothing to decide.
guide-ask-feed = A new worker is one more action in every generation to come. Early in the game that is worth a few Grain.
guide-ask-bury = Buried Silver is one point each and safe. Burying a card takes it out of your deck, so weak cards make room for better ones and still score if they have points.

## The text view of a position

sheet-set-up = Set-up
sheet-stage = { $century }, generation { $number }: { $generation }
sheet-between = { $century }
sheet-turn = to move
sheet-start = starting player
sheet-left = cards left in the century
sheet-house = House rule
sheet-demand = in high demand
sheet-playing = being played
sheet-wisby = sold in Wisby
sheet-roma = assembly called by
sheet-supply = supply
sheet-lost = lost in this generation
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
sheet-leads = Leads now
sheet-vp = VP
sheet-sea = The sea
sheet-direction = Direction
sheet-pirate = Pirate
sheet-ships = Ships
sheet-offers = Crafts and trading partners
sheet-card = Card
sheet-does = Played
sheet-kept = Kept in hand
sheet-requires = Needs
sheet-met = { $requires }: you have that
sheet-below = Below
sheet-price = Silver
sheet-decorations = Decorations
sheet-decoration = Decoration
sheet-owner = Owner
sheet-players = Players
sheet-player = Player
sheet-reputation = Reputation
sheet-storage = Storage
sheet-buried = Buried
sheet-workers = Workers (bench)
sheet-cards = Hand / deck / discard
sheet-points = VP as if it ended now
sheet-hand = Your hand: { $food } Food for { $needed }, bury { $bury }
sheet-open-hand = The hand of { $player }
sheet-food = Food
sheet-bury = Bury
sheet-dealt = Your reputation cards
sheet-returned = Reputation you returned
sheet-kept-one = kept
sheet-text = What it does
sheet-own-cards = Your other cards
sheet-deck = deck
sheet-discard = discard pile
sheet-played = played
sheet-result = Result
sheet-buildings = Towers and churches
sheet-setting-points = Settings
sheet-pirates = Pirates sunk
sheet-buried-points = Buried Silver
sheet-storage-points = Storage
sheet-card-points = Cards
sheet-total = Total
sheet-tie = Dearest decoration, for a tie
sheet-ranks = Place
sheet-best-goal = Best goal reached
sheet-goals = Goals
sheet-reached = reached
sheet-open = not reached

## What is written on the board; a tip is several lines, the last has the rules

board-board = Table of Gotlandia
board-silver = Silver

## Where the game stands

board-generation-number = { $century }, generation { $number }
board-to-come = Still to come, if nothing ends the century before.
board-never-comes = Does not come: the century ends before.
board-scoring-title = Scoring of the { $century }
board-scoring-tip = Towers, churches and the lead in every Setting.
board-no-generation = No generation card lies open
board-event-remove-worker = who has { $if_workers } workers loses { $n }
board-event-reduce-workers = everyone keeps { $to } workers
board-event-plague = farmsteads go where more than one settlement stands
board-event-last-generation-of-century = the century ends with it
board-event-lose-units = everyone loses { $n } Silver or resources
board-cards-left = Cards left in this century: { $count }
board-pirates-come = pirates: { $directions }
board-demand-for = High demand: { $resources }
board-demand-tip = Each unit sold brings more Silver.
board-losses = Losses of all
board-pirate-comes = Pirates come: { $direction }
board-took-nothing = Nothing was lost here.
board-ship = ship
board-lost-units = { $player } lost: { $goods }
board-now-playing = { $player } plays { $card }
board-now-turn = Actions: { $player } is to play a card
board-phase-set-up = Set-up
board-phase-events = A new generation: events
board-phase-pirates = Pirates come
board-phase-draw = Action cards are drawn
board-phase-actions = Actions
board-phase-hands = Hands lie open: food and burying
board-supply = Supply
board-pirates-left = Pirates beside the board: { $count }
board-goal-met = Reached.
board-goal-missed = Missed: its time is over.
board-goal-open = Not reached yet.
board-short-northeast = NE
board-short-east = E
board-short-southeast = SE
board-short-southwest = SW
board-short-west = W
board-short-northwest = NW

## The map

board-zoom-in = Look closer
board-zoom-out = Look from further away
board-zoom-whole = The whole map
board-farmstead = Farmstead
board-tower = Tower
board-church = Church
board-neutral = Neutral farmstead
board-neutral-tip = Nobody's: settling beside it costs 1 Silver, and it counts for the lead in its Setting.
board-neutral-count = Neutral farmsteads: { $count }
board-settlement-of = { $kind } of { $player } in { $district }
board-exempt = The pirate does nothing to it: { $why }
board-blocked = Threatened: it produces nothing and feeds nobody.
board-inland = inland
board-is-harbour = Harbour
board-threat = Threatened from: { $directions }. Nobody can settle here.
board-settle-price = Settling costs { $cost }, and { $fee } Silver for other settlements. One resource can be replaced by 2 Silver.
board-harbour-tip =
    Harbour of { $district }
    Whoever has settled it can build ships here: { $direction }
    GOT-07, GOT-82
board-pirate-in = Pirate: { $direction }
board-pirate-threatens = A pirate and no ship: the coast is threatened.
board-pirate-kept = A ship keeps the pirate from the coast, for everybody; but no ship here provides food.
board-ships-of = Ships of { $player }: { $ships }
board-coast-of = Coast: { $districts }
board-ship-tip =
    Ship of { $player }: { $direction }
    GOT-10, GOT-51
board-home-of = home of { $player }
board-home-is = Home Setting: { $setting }
board-lead = Would score now: { $players }, { $vp } points each
board-no-lead = Nobody would score it now.
board-influence = churches { $churches }, towers { $towers }, farmsteads { $farmsteads }
board-wisby-tip =
    Wisby
    Each resource can be sold by one worker in a generation.
    GOT-80
board-space-tip = Sell { $resource }: { $price } Silver each
board-space-free = The space is free.
board-space-taken = A worker of { $player } stands here.
board-roma-tip = Roma: the assembly. Whoever calls it takes the token of the starting player and sinks a pirate.

## Players

board-start-tip =
    Starting player
    The next generation begins here.
    GOT-39, GOT-71
board-points-tip = Points so far: { $vp }
board-if-now = If the game ended now:
board-source-buildings = Towers and churches
board-source-settings = Settings
board-source-pirates = Pirates sunk
board-source-buried = Buried silver
board-source-storage = Storage
board-source-cards = Cards
board-source-decorations = Decorations
board-source-total = Total
board-workers-tip = Workers of { $player }: { $workers } of { $most }, on the bench: { $bench }
board-buried-tip = Buried silver: { $silver }; safe, and worth a point each
board-buried-cards = Buried cards:
board-sunk-tip = Pirates sunk: { $count }, a point each
board-no-reputation = No reputation yet
board-reserve-tip = In reserve: farmsteads { $farmsteads }, towers { $towers }, churches { $churches }, ships { $ships }
board-hand-tip = Cards in hand: { $count }; with the Settings settled now, { $draws } are drawn in a generation
board-deck-tip = Cards in the deck: { $count }
board-deck-inside = In unknown order: { $cards }
board-discard-tip = Discard pile: { $count }
board-decorations = Decorations
board-was-played = Played in this generation.
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
board-kept-now = If kept: food { $food }, bury { $bury }
board-requires = Requires: { $what }
board-if-left = If kept: { $what }
board-needs = needs
board-settings-needed = { $settings } Settings

## What can be had

board-craft-piles = Craft cards
board-trading-piles = Trading cards
board-empty-pile = This pile is used up.
board-pile-tip = Cards below: { $below }
board-met = You have what it requires.
board-not-met = You lack what it requires.
board-affordable = It costs { $price } Silver.
board-not-affordable = It costs { $price } Silver, more than you have.
board-decoration-tip = Costs { $cost } Silver, worth { $vp } points
board-owned-by = It belongs to { $player }.

## The hand

board-hand-title = Your hand
board-no-cards = No cards in hand
board-if-kept = if all is kept:
board-outlook-tip = Food of your hand as it is: { $food }; settlements to feed: { $needed }
board-outlook-grows = Enough for one more worker.
board-outlook-short = { $short } too little for one more worker; Grain can make up for it.
board-outlook-full = All your workers are in play.
board-bury-tip = Buryings of your hand as it is: { $bury }; each of one Silver or one card
board-shelf-played = Played:
board-shelf-discard = Discard pile:
board-shelf-buried = Buried:
board-in-played = Played in this generation.
board-in-discard = In your discard pile.
board-in-buried = Buried: out of the deck, but it scores.

## The desk

board-desk-pay = How do you pay?
board-desk-sell = What do you sell?
board-desk-sell-number = How many?
board-desk-take = What do you take?
board-desk-lose = Give up, still to go: { $units }
board-desk-raid = This ship:
board-desk-sail = This ship:
board-desk-bury = Bury, left: { $left }
board-desk-unbury = Unbury:
board-desk-feed = Pay Grain?
board-fee = { $fee } Silver of it for settlements there, to: { $to }
board-stay = stay

## The end

board-result = Result
board-ranks = Place
board-best-goal = Best goal reached
board-no-goal = none: the game is lost
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
wrong-scoring-them = { $both } or { $both2 }, as `scoring` has them
wrong-point-map-two-numbers = a point of the map: two numbers from 0 to { $grid }
wrong-resources = one of the resources: { $resources }
wrong-number-of-directions = 1 to { $most_directions } directions
wrong-number-of-districts = 1 to { $most_districts } districts
wrong-neighbours-ring = its neighbours in the ring: { $wanted }
wrong-number-of-directions-2 = { $lower }, by `directions`
wrong-districts-map = districts of the map, not { $text }
wrong-both-sides-border-neither = { $thing } on both sides of the border or on neither
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
wrong-reputation-exists-once = each reputation exists once
wrong-player-most-settlement-district = a player has at most one settlement in a district (GOT-02)
wrong-player-only = a player has only { $ships } (GOT-14)
wrong-only-pirates-game = there are only { $pirates } pirates in the game (GOT-18)
wrong-cards-need-many-workers = { $placed } cards need as many workers, and there are { $workers }
wrong-place-deck-written-out = { $missing } is in no place, and a deck that is written out is whole
wrong-only-cards-hand-can = only cards in hand can be known to others
wrong-only-game = there are only { $copies } { $thing } in the game
wrong-expected-different-single-cards = expected different single { $kinds } cards, at most { $piles }
wrong-only-who-plays-alone = only who plays alone has goals (GOT-196)
wrong-one-of-these = there is no { $text }; expected one of { $choices }
wrong-before-homes-dealt-nobody = before the homes are dealt nobody has anything
wrong-player-only-2 = a player has only { $limit } (GOT-14)
wrong-district-holds-most-church = a district holds at most one church (GOT-02)
wrong-only-game-2 = there are only { $supply } { $resources } in the game
wrong-number-resource = { $part } is not a number and a resource
wrong-seat-only = seat { $seat } has only { $own } { $card_ids } (GOT-29)
wrong-number-card = { $text } is not a number and a card
wrong-seat-played-card-brought = seat { $seat } has played no card that brought a worker there
wrong-every-player-reputation-when = every player has a reputation when set-up effects are applied
wrong-cards-were-turned-up = { $wanted } cards of the { $centuries } were turned up before
wrong-when-generation-begins-nobody = when a generation begins nobody has cards in hand or played any
wrong-named-twice = { $text } is named twice
wrong-had-this-game = there is no such { $card_ids } to be had in this game
wrong-exists-once = { $thing } exists once
wrong-seat-card-worker-play = seat { $active } has no card or no worker to play with (GOT-64)
