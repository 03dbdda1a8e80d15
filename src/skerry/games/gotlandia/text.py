"""Gotlandia in words, English and German: prompts, refusals, log, the labels of moves and what is printed on cards.

Every entry of the tables holds the English template, then the German one; `kernel/wording.py` says how they are read.
"""

from collections.abc import Mapping
from typing import Any, Final

from skerry.kernel.language import Pairs, in_language
from skerry.kernel.moves import Move
from skerry.kernel.pack import Pack
from skerry.kernel.wording import Gathered, Labels, Wording, joined

MESSAGES: Final[Pairs] = {
    # --- what a seat is asked -------------------------------------------------------------------------------------
    "ask.keep": (
        "Keep one of your two reputations: {reputations}. Nobody sees which until all have chosen.",
        "Behalte einen deiner beiden Rufe: {reputations}. Niemand sieht ihn, bis alle gewählt haben.",
    ),
    "ask.reveal": ("Reveal your reputation.", "Decke deinen Ruf auf."),
    "ask.start-tower": (
        "Replace one of your starting farmsteads with a tower.",
        "Ersetze einen deiner Anfangshöfe durch einen Turm.",
    ),
    "ask.start-farmstead": (
        "Where does your farmstead go before the game begins?",
        "Wohin kommt dein Hof, bevor das Spiel beginnt?",
    ),
    "ask.start-card": (
        "Which card do you put on your discard pile?",
        "Welche Karte legst du auf deinen Ablagestapel?",
    ),
    "ask.lose": (
        "You lose {count} {count|unit|units} more: Silver or resources, as you choose.",
        "Du verlierst noch {count} {count|Einheit|Einheiten}: Silber oder Waren, wie du willst.",
    ),
    "ask.lose-worth": (
        "You lose {count} {count|unit|units} more: a Silver is one, a resource {worth}.",
        "Du verlierst noch {count} {count|Einheit|Einheiten}: Ein Silber ist eine, eine Ware {worth}.",
    ),
    "ask.spare": (
        "You would lose your last settlement: keep one of the farmsteads just lost.",
        "Du würdest deine letzte Siedlung verlieren: Behalte einen der gerade verlorenen Höfe.",
    ),
    "ask.trouble": (
        "You may place a pirate where there is none.",
        "Du darfst einen Piraten einsetzen, wo keiner ist.",
    ),
    "ask.play": (
        "Play a card with one of its actions. {workers} {workers|worker is|workers are} left on your bench.",
        "Spiele eine Karte mit einer ihrer Aktionen. Du hast noch {workers} {workers|Arbeiter|Arbeiter} auf der Bank.",
    ),
    "ask.settle": ("Where do you settle?", "Wo siedelst du?"),
    "ask.pay": (
        (
            "Pay {resources:goods}[ for {district}][ for a ship in the {direction}], "
            "or {silver} Silver instead of one of them[; besides, a fee of {fee} Silver]."
        ),
        (
            "Zahle {resources:goods}[ für {district}][ für ein Schiff im {direction}] "
            "oder statt einer der Waren {silver} Silber[; dazu {fee} Silber Abgabe]."
        ),
    ),
    "ask.build-ship": (
        "From which Harbour do you build the ship? Name its direction.",
        "Von welchem Hafen aus baust du das Schiff? Nenne seine Richtung.",
    ),
    "ask.place-ship": ("In which direction do you place the ship?", "In welche Richtung setzt du das Schiff?"),
    "ask.build-tower": ("Where do you build the tower?", "Wo baust du den Turm?"),
    "ask.place-tower": ("Where do you place the tower?", "Wo setzt du den Turm?"),
    "ask.church": (
        "Which of your towers becomes a church?",
        "Welcher deiner Türme wird zur Kirche?",
    ),
    "ask.church-step": (
        "Now you may build a church or decorate one.",
        "Jetzt darfst du eine Kirche bauen oder schmücken.",
    ),
    "ask.decorate": ("What do you decorate your church with?", "Womit schmückst du deine Kirche?"),
    "ask.sell": ("What do you sell?", "Was verkaufst du?"),
    "ask.sell-number": (
        "How many do you sell: {resource}? Each brings {price} Silver.",
        "Wie viel verkaufst du: {resource}? Jedes Stück bringt {price} Silber.",
    ),
    "ask.take": ("Which resource do you take?", "Welche Ware nimmst du?"),
    "ask.raid": (
        "Your ship in the {direction}: take {silver} Silver, or sink a pirate there or next to it?",
        "Dein Schiff im {direction}: {silver} Silber nehmen oder einen Piraten dort oder daneben versenken?",
    ),
    "ask.sail": (
        "Your ship in the {direction} may sail to an adjacent direction.",
        "Dein Schiff im {direction} darf in eine benachbarte Richtung fahren.",
    ),
    "ask.sink": ("Which pirate do you sink?", "Welchen Piraten versenkst du?"),
    "ask.place-pirate": (
        "Place a pirate in a direction without one.",
        "Setze einen Piraten in eine Richtung, in der keiner ist.",
    ),
    "ask.place-pirate-anywhere": (
        "Place a pirate in any direction. Where there is one already, it raids or takes ships.",
        "Setze einen Piraten in irgendeine Richtung. Wo schon einer ist, überfällt er die Küste oder nimmt Schiffe.",
    ),
    "ask.draw": (
        "You may draw up to {left} {left|card|cards}.",
        "Du darfst bis zu {left} {left|Karte|Karten} ziehen.",
    ),
    "ask.steal": ("From whom do you steal {silver} Silver?", "Wem stiehlst du {silver} Silber?"),
    "ask.learn": (
        "You may learn a craft for {silver} Silver.",
        "Du darfst für {silver} Silber ein Handwerk lernen.",
    ),
    "ask.partner": (
        "You may get a trading partner for {silver} Silver.",
        "Du darfst für {silver} Silber einen Handelspartner gewinnen.",
    ),
    "ask.unbury": (
        "You may unbury one Silver or one card.",
        "Du darfst ein Silber oder eine Karte ausgraben.",
    ),
    "ask.unbury-any": (
        "You may unbury Silver and cards, one after the other.",
        "Du darfst Silber und Karten ausgraben, eins nach dem anderen.",
    ),
    "ask.show": ("Lay your hand open.", "Decke deine Hand auf."),
    "ask.feed": (
        "Pay {count} Grain for what your hand does not feed, and gain a worker?",
        "{count} Getreide für das zahlen, was deine Hand nicht ernährt, und einen Arbeiter gewinnen?",
    ),
    "ask.bury": (
        "Bury one Silver or one card; {left} {left|burying|buryings} left.",
        "Vergrabe ein Silber oder eine Karte; noch {left} Mal.",
    ),
    # --- what a legal move costs or does --------------------------------------------------------------------------
    "does.lose": ("counts {count} units", "zählt {count} Einheiten"),
    "does.settle-action": ("costs Wood and Grain, and a fee to others there", "kostet Holz und Getreide und Abgaben"),
    "does.settle-free": ("costs Wood and Grain", "kostet Holz und Getreide"),
    "does.settle": ("fee {fee} Silver", "Abgabe {fee} Silber"),
    "does.pay": ("costs {goods:goods}", "kostet {goods:goods}"),
    "does.build-ship": ("a ship in the direction of your Harbour", "ein Schiff in der Richtung deines Hafens"),
    "does.place-ship": ("a ship in any direction, free", "ein Schiff in beliebiger Richtung, umsonst"),
    "does.build-tower": ("a farmstead becomes a tower", "ein Hof wird zum Turm"),
    "does.place-tower": ("a farmstead becomes a tower, free", "ein Hof wird zum Turm, umsonst"),
    "does.build-church": ("a tower becomes a church", "ein Turm wird zur Kirche"),
    "does.church": (
        "costs {resources:goods}, or {silver} Silver instead of one",
        "kostet {resources:goods} oder statt einer Ware {silver} Silber",
    ),
    "does.decorate": ("a decoration for your church", "ein Schmuckstück für deine Kirche"),
    "does.decorate-with": ("costs {silver} Silver, {vp} VP", "kostet {silver} Silber, {vp} SP"),
    "does.produce": ("brings {goods:goods}", "bringt {goods:goods}"),
    "does.take": ("brings {goods:goods}", "bringt {goods:goods}"),
    "does.take-basic": ("one basic resource of your choice", "eine Grundware deiner Wahl"),
    "does.sell": ("all of it would bring: {worth:worth}", "alles zusammen brächte: {worth:worth}"),
    "does.sell-kind": ("{price} Silver each, you have {count}", "je {price} Silber, du hast {count}"),
    "does.sell-number": ("brings {silver} Silver", "bringt {silver} Silber"),
    "does.raid": (
        "{ships} {ships|ship|ships}: up to {silver} Silver, or pirates sunk",
        "{ships} {ships|Schiff|Schiffe}: bis zu {silver} Silber oder versenkte Piraten",
    ),
    "does.plunder": ("brings {silver} Silver", "bringt {silver} Silber"),
    "does.sink-here": ("1 VP at the end; the ship may still sail", "1 SP am Ende; das Schiff darf noch fahren"),
    "does.sink-there": ("the ship sails to the {direction}", "das Schiff fährt nach {direction}"),
    "does.sink": ("sinks a pirate anywhere", "versenkt irgendeinen Piraten"),
    "does.assembly": (
        "you begin next generation; sinks a pirate",
        "du beginnst die nächste Generation; versenkt einen Piraten",
    ),
    "does.assembly-only": ("you begin next generation", "du beginnst die nächste Generation"),
    "does.place-pirate-anywhere": ("a pirate in any direction", "ein Pirat in irgendeiner Richtung"),
    "does.pirate-fights": (
        "the pirate goes, and everyone loses a ship there",
        "der Pirat verschwindet, und jeder verliert dort ein Schiff",
    ),
    "does.pirate-raids": ("the pirate raids this coast", "der Pirat überfällt diese Küste"),
    "does.place-pirate": ("a pirate where there is none", "ein Pirat, wo keiner ist"),
    "does.draw": ("up to {count} {count|card|cards}", "bis zu {count} {count|Karte|Karten}"),
    "does.learn": ("costs {silver} Silver", "kostet {silver} Silber"),
    # --- why a move is refused ------------------------------------------------------------------------------------
    "no.not-dealt": ("You were not dealt {reputation}.", "Den Ruf {reputation} hast du nicht bekommen."),
    "no.start-district": ("The farmstead cannot go to {district}.", "Der Hof kann nicht nach {district}."),
    "no.start-card": ("{card} cannot be chosen.", "{card} steht nicht zur Wahl."),
    "no.unit": ("You have none left: {unit}.", "Davon hast du nichts: {unit}."),
    "no.not-lost": (
        "You did not just lose a farmstead in {district}.",
        "In {district} hast du gerade keinen Hof verloren.",
    ),
    "no.second-pirate": (
        "There is a pirate in the {direction} already, or none is left to place.",
        "Im {direction} ist schon ein Pirat, oder es ist keiner mehr übrig.",
    ),
    "no.pirate-left": ("No pirate is left to place.", "Es ist kein Pirat mehr übrig."),
    "no.must": ("This cannot be declined.", "Darauf kann man nicht verzichten."),
    "no.card": ("You have no {card} in hand.", "Du hast {card} nicht auf der Hand."),
    "no.passing": (
        "You must play as long as you have workers and cards.",
        "Solange du Arbeiter und Karten hast, musst du spielen.",
    ),
    "no.main-action": (
        "With {card} this follows the main action; it is none.",
        "Mit {card} folgt das auf die Hauptaktion, es ist keine.",
    ),
    "no.token": ("You have no more of these in reserve: {piece}.", "Davon hast du keinen Vorrat mehr: {piece}."),
    "no.cost": (
        "You cannot pay {resources:goods}; {silver} Silver may stand for one of them only.",
        "Du kannst {resources:goods} nicht zahlen; nur für eine der Waren dürfen {silver} Silber stehen.",
    ),
    "no.payment": ("You cannot pay in this way.", "So kannst du nicht zahlen."),
    "no.district": (
        "There is no district where you could settle with this.",
        "Es gibt keinen Bezirk, den du damit besiedeln könntest.",
    ),
    "no.settled-already": (
        "You have a settlement in {district} already.",
        "In {district} hast du schon eine Siedlung.",
    ),
    "no.other-district": ("The card does not allow {district}.", "Die Karte erlaubt {district} nicht."),
    "no.not-adjacent": (
        "{district} is not adjacent to a settlement of yours.",
        "{district} grenzt an keine deiner Siedlungen.",
    ),
    "no.threatened": ("{district} is threatened by pirates.", "{district} ist von Piraten bedroht."),
    "no.fee": (
        "You cannot pay the cost and the fee of {fee} Silver in {district}.",
        "Kosten und Abgabe ({fee} Silber) kannst du in {district} nicht zahlen.",
    ),
    "no.harbour": ("You have settled no Harbour in the {direction}.", "Du hast im {direction} keinen Hafen besiedelt."),
    "no.own-harbour": ("You have settled no Harbour.", "Du hast keinen Hafen besiedelt."),
    "no.farmstead": ("You have no farmstead in {district}.", "In {district} hast du keinen Hof."),
    "no.own-farmstead": (
        "You have no farmstead that could become a tower.",
        "Du hast keinen Hof, der zum Turm werden könnte.",
    ),
    "no.tower": ("You have no tower in {district}.", "In {district} hast du keinen Turm."),
    "no.church-site": (
        "You have no tower in a district without a church.",
        "Du hast keinen Turm in einem Bezirk ohne Kirche.",
    ),
    "no.second-church": ("There is a church in {district} already.", "In {district} steht schon eine Kirche."),
    "no.own-church": ("You have no church to decorate.", "Du hast keine Kirche zum Schmücken."),
    "no.affordable-decoration": (
        "You can pay for no decoration on offer.",
        "Du kannst kein ausliegendes Schmuckstück bezahlen.",
    ),
    "no.decoration-gone": ("{decoration} is no longer on offer.", "{decoration} liegt nicht mehr aus."),
    "no.silver": ("You need {silver} Silver for that.", "Dafür brauchst du {silver} Silber."),
    "no.not-on-top": ("{card} does not lie on top of a pile.", "{card} liegt auf keinem Stapel obenauf."),
    "no.prerequisite": ("You lack what {card} asks for.", "Dir fehlt, was {card} voraussetzt."),
    "no.buried-silver": ("You have no buried Silver.", "Du hast kein vergrabenes Silber."),
    "no.not-buried": ("You have not buried {card}.", "{card} hast du nicht vergraben."),
    "no.not-open": ("You have no {card} lying open.", "{card} liegt nicht offen bei dir."),
    "no.not-basic": ("{resource} is no basic resource.", "{resource} ist keine Grundware."),
    "no.supply": ("The supply has none: {resource}.", "Der Vorrat ist leer: {resource}."),
    "no.nothing-to-sell": (
        "You have nothing that could be sold there now.",
        "Du hast nichts, was sich dort jetzt verkaufen lässt.",
    ),
    "no.not-sold-here": (
        "{resource} cannot be sold with this card.",
        "{resource} lässt sich mit dieser Karte nicht verkaufen.",
    ),
    "no.resource": ("You have none: {resource}.", "Davon hast du nichts: {resource}."),
    "no.space": (
        "Somebody has sold it in Wisby in this generation: {resource}.",
        "Das hat in dieser Generation schon jemand in Wisby verkauft: {resource}.",
    ),
    "no.number": ("You have {count} to sell.", "Du hast {count} zu verkaufen."),
    "no.ship": ("You have no ship on the map.", "Du hast kein Schiff auf der Karte."),
    "no.pirate-in-reach": (
        "Your ship reaches no pirate in the {direction}.",
        "Dein Schiff erreicht keinen Piraten im {direction}.",
    ),
    "no.not-beside": ("The {direction} is not adjacent.", "{direction} ist keine benachbarte Richtung."),
    "no.pirate": ("There is no pirate in the {direction}.", "Im {direction} ist kein Pirat."),
    "no.pirates": ("There is no pirate on the map.", "Auf der Karte ist kein Pirat."),
    "no.roma": (
        "The assembly has been called in this generation.",
        "Das Thing wurde in dieser Generation schon einberufen.",
    ),
    "no.free-direction": ("No pirate can be placed anywhere.", "Nirgends kann ein Pirat eingesetzt werden."),
    "no.victim": (
        "Silver can only be stolen from another player who has some.",
        "Stehlen kann man nur bei anderen, die Silber haben.",
    ),
    "not-asked": (
        "“{word}” does not answer the question that is open now.",
        "„{word}“ beantwortet nicht die Frage, die jetzt offen ist.",
    ),
    "foreign-word": (
        "“{word}” belongs to another game or another pack.",
        "„{word}“ gehört zu einem anderen Spiel oder anderen Karten.",
    ),
    "over": ("The game is over.", "Das Spiel ist zu Ende."),
    "alone.goal": (
        "The best goal reached: {goal}, with {points} VP.",
        "Bestes erreichtes Ziel: {goal}, mit {points} SP.",
    ),
    "alone.lost": (
        "No goal was reached: the game is lost, with {points} VP.",
        "Kein Ziel wurde erreicht: Das Spiel ist verloren, mit {points} SP.",
    ),
    # --- where the game stands, for everyone ----------------------------------------------------------------------
    "stage.set-up": ("Set-up: homes, piles and reputations.", "Vorbereitung: Heimat, Stapel und Rufe."),
    "stage.events": (
        "Generation {number}: what the card brings.",
        "Generation {number}: was die Karte bringt.",
    ),
    "stage.pirates": ("Generation {number}: pirates ({seat}).", "Generation {number}: Piraten ({seat})."),
    "stage.draw": ("Generation {number}: everybody draws.", "Generation {number}: Alle ziehen Karten."),
    "stage.actions": ("Generation {number}: {seat} acts.", "Generation {number}: {seat} ist am Zug."),
    "stage.hands": (
        "Generation {number}: {seat} feeds the family and buries treasure.",
        "Generation {number}: {seat} ernährt die Familie und vergräbt Schätze.",
    ),
    "stage.over": ("The game is over.", "Das Spiel ist zu Ende."),
}

EVENTS: Final[Pairs] = {
    "unplayed": ("Not played as homes: {settings}.", "Nicht als Heimat gespielt: {settings}."),
    "home": ("The home of {seat} is {setting}.", "Die Heimat von {seat} ist {setting}."),
    "turned-up": ("{cards} {cards:now} on top of a pile.", "Obenauf {cards:now} jetzt: {cards}."),
    "dealt": ("{seat} is dealt {reputations}.", "{seat} bekommt {reputations}."),
    "kept": ("{seat} keeps {reputation}.", "{seat} behält {reputation}."),
    "revealed": ("{seat}: {reputation}. {reputation:text}", "{seat}: {reputation}. {reputation:text}"),
    "first": ("{seat} takes the starting player token.", "{seat} nimmt den Startspielermarker."),
    "start-card": ("{seat} begins with {card}.", "{seat} beginnt mit {card}."),
    "generation": (
        "Generation {number}: {generation}.[ In high demand: {demand}.]",
        "Generation {number}: {generation}.[ Hohe Nachfrage: {demand}.]",
    ),
    "workers-lost": (
        "{seat} loses {count} {count|worker|workers}.",
        "{seat} verliert {count} {count|Arbeiter|Arbeiter}.",
    ),
    "lost": ("{seat} loses {units}.", "{seat} verliert {units}."),
    "plague": ("The plague takes farmsteads of {seat}: {districts}.", "Die Pest nimmt {seat} Höfe: {districts}."),
    "plague-neutral": (
        "The plague takes neutral farmsteads: {districts}.",
        "Die Pest nimmt neutrale Höfe: {districts}.",
    ),
    "last-generation": ("The century ends with this generation.", "Mit dieser Generation endet das Jahrhundert."),
    "spared": ("{seat} keeps the farmstead in {district}.", "{seat} behält den Hof in {district}."),
    "pirate-arrives": ("A pirate comes to the {direction}.", "Ein Pirat kommt in den {direction}."),
    "pirate-fights": (
        "The pirate in the {direction} goes down with ships there.",
        "Der Pirat im {direction} reißt dort Schiffe mit in die Tiefe.",
    ),
    "pirate-raids": ("The pirate in the {direction} raids the coast.", "Der Pirat im {direction} plündert die Küste."),
    "ship-lost": ("{seat} loses a ship in the {direction}.", "{seat} verliert ein Schiff im {direction}."),
    "pirate-placed": ("{seat} places a pirate in the {direction}.", "{seat} setzt einen Piraten in den {direction}."),
    "draws": ("{seat} draws {count} {count|card|cards}.", "{seat} zieht {count} {count|Karte|Karten}."),
    "drew": ("{seat} draws {cards}.", "{seat} zieht {cards}."),
    "played": ("{seat} plays {card}.", "{seat} spielt {card}."),
    "passed": ("{seat} passes.", "{seat} passt."),
    "paid": ("{seat} pays {goods:goods}.", "{seat} zahlt {goods:goods}."),
    "fee": ("{seat} pays {to} {silver} Silver.", "{seat} zahlt {silver} Silber an {to}."),
    "fee-neutral": (
        "{seat} pays {silver} Silver for the neutral farmstead.",
        "{seat} zahlt {silver} Silber für den neutralen Hof.",
    ),
    "settled": ("{seat} has a new farmstead in {district}.", "{seat} hat einen neuen Hof in {district}."),
    "ship": ("{seat} has a new ship in the {direction}.", "{seat} hat ein neues Schiff im {direction}."),
    "tower": ("{seat} has a new tower in {district}.", "{seat} hat einen neuen Turm in {district}."),
    "church": ("{seat} builds a church in {district}.", "{seat} baut eine Kirche in {district}."),
    "decorated": (
        "{seat} decorates a church for {silver} Silver: {decoration}.",
        "{seat} schmückt für {silver} Silber eine Kirche: {decoration}.",
    ),
    "produced": ("{seat} produces {goods:goods}.", "{seat} produziert {goods:goods}."),
    "took": ("{seat} takes {goods:goods}.", "{seat} nimmt {goods:goods}."),
    "sold": ("{seat} sells {goods:goods} for {silver} Silver.", "{seat} verkauft {goods:goods} für {silver} Silber."),
    "raid-bonus": ("The raid brings {seat} {silver} Silver more.", "Der Raubzug bringt {seat} {silver} Silber mehr."),
    "plundered": (
        "The ship of {seat} in the {direction} takes {silver} Silver.",
        "Das Schiff von {seat} im {direction} erbeutet {silver} Silber.",
    ),
    "sailed": (
        "A ship of {seat} sails from the {direction} to the {to_direction}.",
        "Ein Schiff von {seat} fährt von {direction} nach {to_direction}.",
    ),
    "sank": ("{seat} sinks the pirate in the {direction}.", "{seat} versenkt den Piraten im {direction}."),
    "assembly": (
        "{seat} calls the assembly and holds the starting player token.",
        "{seat} beruft das Thing ein und hat den Startspielermarker.",
    ),
    "stole": ("{seat} steals {silver} Silver from {victim}.", "{seat} stiehlt {victim} {silver} Silber."),
    "learned": ("{seat} learns {card} for {silver} Silver.", "{seat} lernt für {silver} Silber: {card}."),
    "partner": (
        "{seat} gets {card} as a trading partner for {silver} Silver.",
        "{seat} gewinnt für {silver} Silber {card} als Handelspartner.",
    ),
    "unburied": ("{seat} unburies {card}.", "{seat} gräbt {card} aus."),
    "unburied-silver": ("{seat} unburies one Silver.", "{seat} gräbt ein Silber aus."),
    "showed": ("{seat} shows {cards}.", "{seat} zeigt {cards}."),
    "fed": ("{seat} pays {count} Grain for food.", "{seat} zahlt {count} Getreide als Nahrung."),
    "grew": (
        "{seat} gains a worker and has {workers}.",
        "{seat} gewinnt einen Arbeiter und hat {workers}.",
    ),
    "buried-silver": ("{seat} buries one Silver.", "{seat} vergräbt ein Silber."),
    "buried": ("{seat} buries {cards}.", "{seat} vergräbt {cards}."),
    "scored-buildings": (
        "{century}: {seat} scores {vp} VP for towers and churches.",
        "{century}: {seat} erhält {vp} SP für Türme und Kirchen.",
    ),
    "scored-setting": ("{seat} scores {vp} VP for {setting}.", "{seat} erhält {vp} SP für {setting}."),
    "goal": ("Goal reached: {goal}.", "Ziel erreicht: {goal}."),
    "best-goal": ("The best goal reached: {goal}.", "Bestes erreichtes Ziel: {goal}."),
    "no-goal": ("No goal was reached: the game is lost.", "Kein Ziel wurde erreicht: Das Spiel ist verloren."),
    "game-over": ("The centuries are over: final scoring.", "Die Jahrhunderte sind vorbei: Schlusswertung."),
}

GATHERED: Final[Gathered] = {
    "turned-up": ("card", "cards"),
    "dealt": ("reputation", "reputations"),
    "lost": ("unit", "units"),
    "drew": ("card", "cards"),
    "showed": ("card", "cards"),
    "buried": ("card", "cards"),
}

LABELS: Final[Labels] = {
    "unplayed": (("setting",), "{setting} is not played", "{setting} wird nicht gespielt"),
    "home": (("setting",), "Home: {setting}", "Heimat: {setting}"),
    "turn-up": (("card",), "Turn up {card}", "{card} aufdecken"),
    "under": (("pile",), "It lay in pile {pile}", "Sie lag in Stapel {pile}"),
    "reputation": (("reputation",), "Deal {reputation}", "{reputation} austeilen"),
    "generation": (
        ("generation",),
        "Turn up {generation} ({generation:id})",
        "{generation} aufdecken ({generation:id})",
    ),
    "draw": (("card",), "Draw {card}", "{card} ziehen"),
    "keep": (("reputation",), "Keep {reputation}", "{reputation} behalten"),
    "reveal": (("reputation",), "Reveal {reputation}", "{reputation} aufdecken"),
    "farmstead": (("district",), "Farmstead in {district}", "Hof in {district}"),
    "start-card": (("card",), "Take {card}", "{card} nehmen"),
    "lose": (("unit",), "Lose 1 {unit:one}", "1 {unit:one} verlieren"),
    "spare": (("district",), "Keep {district}", "{district} behalten"),
    "pirate": (("direction",), "Pirate to the {direction}", "Pirat in den {direction}"),
    "decline": ((), "Do without", "Verzichten"),
    "play": (("card", "action"), "{card}: {action}", "{card}: {action}"),
    "pass": ((), "Pass", "Passen"),
    "settle": (("district",), "Settle in {district}", "In {district} siedeln"),
    "pay": ((), "Pay both resources", "Beide Waren zahlen"),
    "pay-silver": (("resource",), "Silver instead of 1 {resource:one}", "Silber statt 1 {resource:one}"),
    "ship": (("direction",), "Ship to the {direction}", "Schiff in den {direction}"),
    "tower": (("district",), "Tower in {district}", "Turm in {district}"),
    "church": (("district",), "Church in {district}", "Kirche in {district}"),
    "sell": (("resource",), "Sell {resource}", "{resource} verkaufen"),
    "number": (("count",), "{count}", "{count}"),
    "take": (("resource",), "Take 1 {resource:one}", "1 {resource:one} nehmen"),
    "raid silver": ((), "Take Silver", "Silber nehmen"),
    "raid": (("direction",), "Sink the pirate in the {direction}", "Pirat im {direction} versenken"),
    "sail stay": ((), "Stay", "Bleiben"),
    "sail": (("direction",), "Sail to the {direction}", "Nach {direction} fahren"),
    "sink": (("direction",), "Sink the pirate in the {direction}", "Pirat im {direction} versenken"),
    "draw-cards one": ((), "Draw one card", "Eine Karte ziehen"),
    "draw-cards all": ((), "Draw all the rest", "Alle übrigen ziehen"),
    "draw-cards stop": ((), "Draw no more", "Nicht mehr ziehen"),
    "steal": (("seat",), "Steal from {seat}", "{seat} bestehlen"),
    "learn": (("card",), "Learn {card}", "{card} lernen"),
    "partner": (("card",), "Trade with {card}", "Mit {card} handeln"),
    "decorate": (("decoration",), "{decoration}", "{decoration}"),
    "unbury silver": ((), "Unbury one Silver", "Ein Silber ausgraben"),
    "unbury": (("card",), "Unbury {card}", "{card} ausgraben"),
    "show": (("card",), "Show {card}", "{card} zeigen"),
    "feed": ((), "Pay the Grain", "Das Getreide zahlen"),
    "bury silver": ((), "Bury one Silver", "Ein Silber vergraben"),
    "bury": (("card",), "Bury {card}", "{card} vergraben"),
    "done": ((), "Bury no more", "Nicht mehr vergraben"),
}

PRINTED: Final[Pairs] = {
    # --- what a card does -----------------------------------------------------------------------------------------
    "settle setting": ("settle in {setting}", "in {setting} siedeln"),
    "settle adjacent": ("settle an adjacent district[: {terrain}]", "in einem Nachbarbezirk siedeln[: {terrain}]"),
    "settle coastal": ("settle any coastal district[: {terrain}]", "in beliebigem Küstenbezirk siedeln[: {terrain}]"),
    "settle anywhere": ("settle any district[: {terrain}]", "in beliebigem Bezirk siedeln[: {terrain}]"),
    "produce": ("produce [{base}][{plus}][{per}]", "produzieren: [{base}][{plus}][{per}]"),
    "produce setting": ("produce in {setting}", "in {setting} produzieren"),
    "per terrain": ("1 {resource} per {terrain}", "1 {resource} je {terrain}"),
    "take": ("take {goods}[ per {per}]", "{goods} nehmen[ je {per}]"),
    "take basic": ("take 1 basic resource", "1 Grundware nehmen"),
    "sell wisby": ("sell one kind in Wisby", "eine Ware in Wisby verkaufen"),
    "sell card": ("sell {kinds}", "{kinds} verkaufen"),
    "draw": ("draw up to {n}", "bis zu {n} ziehen"),
    "build-tower setting": ("build a tower in {setting}", "Turm in {setting} bauen"),
    "build-tower any": ("build a tower", "Turm bauen"),
    "build-ship": ("build a ship", "Schiff bauen"),
    "build-church": ("build a church", "Kirche bauen"),
    "decorate": ("decorate a church", "Kirche schmücken"),
    "place-ship": ("place a ship", "Schiff einsetzen"),
    "place-tower": ("place a tower", "Turm einsetzen"),
    "raid": ("raid with all ships", "Raubzug mit allen Schiffen"),
    "place-pirate": ("place a pirate", "Pirat einsetzen"),
    "sink": ("sink a pirate", "Pirat versenken"),
    "assembly": ("call the assembly", "Thing einberufen"),
    "learn-craft": ("learn a craft", "Handwerk lernen"),
    "trading-partner": ("get a trading partner", "Handelspartner gewinnen"),
    "unbury": ("unbury", "ausgraben"),
    "then": ("{first}, then {second}", "{first}, dann {second}"),
    "or": (" or ", " oder "),
    "or-action": ("or {action}", "oder {action}"),
    "may": ("then you may: {step}", "danach darfst du: {step}"),
    # --- what it gives if kept, asks for and scores ---------------------------------------------------------------
    "food": ("{n} Food[ per {per}]", "{n} Nahrung[ je {per}]"),
    "bury": ("bury {n}", "{n}-mal vergraben"),
    "nothing": ("nothing", "nichts"),
    "vp": ("{n} VP[ per {per}]", "{n} SP[ je {per}]"),
    "two": ("two {per}", "zwei {per}"),
    "churches": ("a church", "eine Kirche"),
    "several-churches": ("{n} churches", "{n} Kirchen"),
    "harbours": ("a settled Harbour", "ein besiedelter Hafen"),
    "settings": ("{n} settled Settings", "{n} besiedelte Settings"),
    "goal": ("{what} by the end of the {century}", "{what} bis zum Ende der {century}"),
    # --- what is counted ------------------------------------------------------------------------------------------
    "count setting": ("settled Setting", "besiedeltes Setting"),
    "count home-district": ("settled district of {setting}", "besiedelten Bezirk von {setting}"),
    "count ship": ("ship", "Schiff"),
    "count church": ("church", "Kirche"),
    "count pirate-sunk": ("pirates sunk", "versenkte Piraten"),
    "count silver-buried": ("Silver buried", "vergrabene Silber"),
    # --- pieces ---------------------------------------------------------------------------------------------------
    "silver": ("Silver", "Silber"),
    "farmstead": ("farmstead", "Hof"),
    "tower": ("tower", "Turm"),
    "church": ("church", "Kirche"),
    "ship": ("ship", "Schiff"),
    "pirate": ("pirate", "Pirat"),
    "worker": ("worker", "Arbeiter"),
    "lies": ("lies", "liegt"),
    "lie": ("lie", "liegen"),
}


CHURCH_STEPS: Final = {"build-church", "decorate"}


class Names:
    """What things are called in a pack, and what is printed on them."""

    def __init__(self, pack: Pack) -> None:
        data = pack.data
        self.settings = by_id(data["setting"])
        self.districts = by_id(data["district"])
        self.directions = by_id(data["direction"])
        self.terrains = by_id(data["terrain"])
        self.resources = by_id(data["resource"])
        self.cards = by_id(data["card"])
        self.reputations = by_id(data["reputation"])
        self.generations = by_id(data["generation"])
        self.decorations = by_id(data["decoration"])
        self.goals = by_id(data["solo_goal"])
        self.places = by_id(data["place"])

    def name(self, things: Mapping[str, Any], thing: str, lang: str) -> str:
        return str(things[thing]["name"][lang])

    def card(self, card: str, lang: str) -> str:
        return self.name(self.cards, card, lang)

    def resource(self, resource: str, lang: str, count: int = 2) -> str:
        """A resource, or Silver; some are called otherwise when there is one of them."""
        if resource == "silver":
            return in_language(PRINTED["silver"], lang)
        return str(self.resources[resource]["one" if count == 1 else "name"][lang])


def by_id(entries: list[dict[str, Any]]) -> dict[str, Any]:
    return {entry["id"]: entry for entry in entries}


class Texts(Wording):
    """Puts what Gotlandia reports into words, with the names of a pack."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(MESSAGES, EVENTS, LABELS, GATHERED)
        self.names = Names(pack)
        self.sorts: dict[str, Mapping[str, Any]] = {
            "setting": self.names.settings,
            "district": self.names.districts,
            "direction": self.names.directions,
            "to_direction": self.names.directions,
            "card": self.names.cards,
            "reputation": self.names.reputations,
            "generation": self.names.generations,
            "decoration": self.names.decorations,
            "goal": self.names.goals,
        }
        """What values are called after, by the name of the value; a list of them has the plural of it."""

    def label_key(self, move: Move) -> str:
        """Some words of a family say something of their own."""
        return move.word if move.word in LABELS else move.family.name

    def label(self, move: Move, lang: str, names: list[str]) -> str:
        if move.family.name == "play":
            _, card, action = move.word.split(" ")
            return f"{self.names.card(card, lang)}: {self.action(card, self.actions(card).index(action), lang)}"
        return super().label(move, lang, names)

    def put(self, name: str, value: Any, lang: str, names: list[str]) -> str:
        if isinstance(value, Said):
            return str(value)
        if name in ("to", "victim"):
            return super().put("seat", value, lang, names)
        if name in self.sorts:
            return self.names.name(self.sorts[name], value, lang)
        if name in ("resource", "unit", "resource:one", "unit:one"):
            return self.names.resource(value, lang, 1 if name.endswith(":one") else 2)
        if name in ("goods:goods", "resources:goods", "units"):
            return self.goods(value if name == "goods:goods" else counted(value), lang)
        if ":" in name or name == "piece":
            return self.aspect(name, value, lang)
        if isinstance(value, list):
            return joined([self._one(name, one, lang) for one in value], lang)
        return super().put(name, value, lang, names)

    def aspect(self, name: str, value: Any, lang: str) -> str:
        """What is said of a value besides its name."""
        if name == "piece":
            return in_language(PRINTED[value], lang)
        if name == "reputation:text":
            return str(self.names.reputations[value]["text"][lang])
        if name == "worth:worth":
            return self.worth(value, lang)
        if name == "cards:now":
            return in_language(PRINTED["lies" if len(value) == 1 else "lie"], lang)
        return str(value)

    def _one(self, name: str, value: Any, lang: str) -> str:
        single = name.removesuffix("s")
        if single in self.sorts:
            return self.names.name(self.sorts[single], value, lang)
        return self.names.resource(value, lang, 1) if value in self.names.resources else str(value)

    def goods(self, goods: Mapping[str, int], lang: str) -> str:
        """For example "3 Wood and 1 Silver"."""
        parts = [f"{count} {self.names.resource(name, lang, count)}" for name, count in goods.items()]
        return joined(parts, lang) or self.said("nothing", lang)

    def worth(self, worth: Mapping[str, int], lang: str) -> str:
        """For example "Wood 6, Tar 8"."""
        return ", ".join(f"{self.names.resource(name, lang)} {silver}" for name, silver in worth.items())

    # --- what is printed on a card --------------------------------------------------------------------------------

    def said(self, key: str, lang: str, **values: object) -> str:
        """A template filled with what is in words already."""
        texts = {name: Said(value) for name, value in values.items()}
        return self.fill(in_language(PRINTED[key], lang), texts, lang, [])

    def actions(self, card: str) -> list[str]:
        """The actions of a card by name, second steps that can be main actions included (GOT-R3)."""
        entry = self.names.cards[card]
        names = [action[0]["do"] for action in self.steps(entry)]
        return [f"{name}-{names[:n].count(name) + 1}" if name in names[:n] else name for n, name in enumerate(names)]

    def steps(self, entry: Mapping[str, Any]) -> list[list[dict[str, Any]]]:
        return [*entry["actions"], *[[step] for step in entry.get("follow_up", [])]]

    def action(self, card: str, number: int, lang: str) -> str:
        """An action of a card, such as "produce 1 Tar + 1 Tar per Forest, then draw up to 1"."""
        entry = self.names.cards[card]
        said = [self.step(step, entry, lang) for step in self.steps(entry)[number]]
        first = said[0]
        for second in said[1:]:
            first = self.said("then", lang, first=first, second=second)
        return first

    def step(self, step: Mapping[str, Any], entry: Mapping[str, Any], lang: str) -> str:
        """One step in words."""
        do = step["do"]
        setting = self.names.name(self.names.settings, entry["setting"], lang) if "setting" in entry else ""
        if do == "settle":
            terrain = self.names.name(self.names.terrains, step["terrain"], lang) if "terrain" in step else ""
            return self.said(f"settle {step['where']}", lang, setting=setting, terrain=terrain)
        if do == "produce":
            return self.produce(step, setting, lang)
        if do == "take":
            return self.take(step, lang)
        if do == "sell":
            kinds = [self.names.resource(kind, lang) for kind in step["kinds"]]
            return self.said(f"sell {step['market']}", lang, kinds=self.said("or", lang).join(kinds))
        if do == "build-tower":
            return self.said(f"build-tower {step['where']}", lang, setting=setting)
        return self.said(do, lang, n=step.get("n", 0))

    def produce(self, step: Mapping[str, Any], setting: str, lang: str) -> str:
        if step.get("in_setting"):
            return self.said("produce setting", lang, setting=setting)
        base = self.goods(step["base"], lang) if step.get("base") else ""
        each = []
        for terrain, resource in step.get("per", {}).items():
            name = self.names.name(self.names.terrains, terrain, lang)
            each.append(self.said("per terrain", lang, resource=self.names.resource(resource, lang, 1), terrain=name))
        per = " + ".join(each)
        return self.said("produce", lang, base=base, plus=" + " if base and per else "", per=per)

    def take(self, step: Mapping[str, Any], lang: str) -> str:
        if "choose_basic" in step:
            return self.said("take basic", lang)
        goods = dict(step.get("resources", {}))
        if step.get("silver"):
            goods["silver"] = step["silver"]
        per = self.said(f"count {step['per']}", lang) if "per" in step else ""
        return self.said("take", lang, goods=self.goods(goods, lang), per=per)

    def counted(self, count: Mapping[str, Any], entry: Mapping[str, Any], lang: str) -> str:
        """What something is counted by, "" for once."""
        per = count["per"]
        if per == "flat":
            return ""
        if per in self.names.terrains:
            thing = self.names.name(self.names.terrains, per, lang)
        else:
            setting = self.names.name(self.names.settings, entry["setting"], lang) if "setting" in entry else ""
            thing = self.said(f"count {per}", lang, setting=setting)
        return self.said("two", lang, per=thing) if count.get("each", 1) == 2 else thing

    def kept(self, card: str, lang: str) -> str:
        """What a card gives if it is left in hand: "2 Food per Field, bury 1"."""
        entry = self.names.cards[card]
        parts = []
        if entry["food"]["n"]:
            parts.append(self.said("food", lang, n=entry["food"]["n"], per=self.counted(entry["food"], entry, lang)))
        if entry["bury"]:
            parts.append(self.said("bury", lang, n=entry["bury"]))
        return ", ".join(parts) or self.said("nothing", lang)

    def vp(self, card: str, lang: str) -> str:
        """The victory points of a card, "" if it has none."""
        entry = self.names.cards[card]
        if "vp" not in entry:
            return ""
        return self.said("vp", lang, n=entry["vp"]["n"], per=self.counted(entry["vp"], entry, lang))

    def requires(self, card: str, lang: str) -> str:
        """What a craft asks for, "" for nothing."""
        requires = self.names.cards[card].get("requires", {})
        parts = [self.names.name(self.names.terrains, terrain, lang) for terrain in requires.get("terrains", [])]
        others = [name for name in ("churches", "harbours", "settings") if name in requires]
        return joined(parts + [self.said(name, lang, n=requires[name]) for name in others], lang)

    def goal(self, goal: str, lang: str) -> str:
        """What must be reached alone, and by when (GOT-197 to GOT-199)."""
        entry = self.names.goals[goal]
        churches = "churches" if entry.get("churches_built") == 1 else "several-churches"
        amounts = {churches: entry.get("churches_built"), "settings": entry.get("settings_settled")}
        parts = [self.said(name, lang, n=n) for name, n in amounts.items() if n]
        if "decoration" in entry:
            parts.append(self.names.name(self.names.decorations, entry["decoration"], lang))
        return self.said("goal", lang, what=joined(parts, lang), century=entry["by_end_of"])

    def parts(self, card: str, church_follows: bool) -> tuple[list[list[dict[str, Any]]], list[dict[str, Any]]]:
        """The actions of a card and what may follow them; churches do, or are actions of their own (GOT-R3)."""
        entry = self.names.cards[card]
        second = entry.get("follow_up", [])
        if not church_follows and {step["do"] for step in second} <= CHURCH_STEPS:
            return self.steps(entry), []
        return entry["actions"], second

    def second_step(self, card: str, lang: str, church_follows: bool) -> str:
        """What may follow the main action, "" for nothing (GOT-67)."""
        entry = self.names.cards[card]
        steps = [self.step(step, entry, lang) for step in self.parts(card, church_follows)[1]]
        return self.said("may", lang, step=self.said("or", lang).join(steps)) if steps else ""

    def card(self, card: str, lang: str, church_follows: bool) -> list[str]:
        """All that is printed on a card: a line for each action, as on the card, then what may follow."""
        first, *others = [self.action(card, n, lang) for n in range(len(self.parts(card, church_follows)[0]))]
        lines = [first, *[self.said("or-action", lang, action=action) for action in others]]
        second = self.second_step(card, lang, church_follows)
        return [*lines, second] if second else lines


class Said(str):
    """A text that is in words already, whatever the name of its place."""


def counted(names: list[str]) -> dict[str, int]:
    """How often each name stands in a list, in order of appearance."""
    return {name: names.count(name) for name in dict.fromkeys(names)}
