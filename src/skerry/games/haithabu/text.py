"""Haithabu in words, English and German: prompts, refusals, log and the labels of moves.

Every entry of the tables holds the English template, then the German one; `kernel/wording.py` says how they are read.
"""

from collections.abc import Mapping
from typing import Any, Final

from skerry.kernel.language import Pairs, in_language
from skerry.kernel.moves import Move
from skerry.kernel.pack import Pack
from skerry.kernel.state import Event
from skerry.kernel.wording import Gathered, Labels, Wording, joined

LOANS: Final = "[; takes {loans} {loans|loan|loans}, {repay} each to repay]"
KREDITE: Final = "[; braucht {loans} {loans|Kredit|Kredite}, Rückzahlung je {repay}]"

MESSAGES: Final[Pairs] = {
    # --- what a seat is asked -----------------------------------------------------------------------------------
    "ask.set-dial": (
        "Set the dial: which space comes first on the day side?",
        "Stelle die Scheibe ein: Welches Feld liegt am Anfang des Tages?",
    ),
    "ask.choose": ("Choose a character.", "Wähle einen Charakter."),
    "ask.worker": (
        "Place your worker on the market or the dial. You have {silver} silver.",
        "Setze deinen Arbeiter auf den Markt oder die Scheibe. Du hast {silver} Silber.",
    ),
    "ask.two-workers": (
        "Place your worker and the neutral worker, in any order. You have {silver} silver.",
        "Setze deinen Arbeiter und den neutralen, in beliebiger Folge. Du hast {silver} Silber.",
    ),
    "ask.neutral-worker": (
        "Place the neutral worker too. You have {silver} silver.",
        "Setze noch den neutralen Arbeiter. Du hast {silver} Silber.",
    ),
    "ask.end-turn": (
        "Your workers are placed. Something else, or end the turn? You have {silver} silver.",
        "Deine Arbeiter sind gesetzt. Noch etwas, oder Zug beenden? Du hast {silver} Silber.",
    ),
    "ask.second-die": (
        "Night: an event comes. Roll one die, or two for {cost} silver and pick? You have {silver} silver.",
        "Nacht: Ein Ereignis kommt. Einen Würfel, oder zwei für {cost} Silber zur Auswahl? Du hast {silver} Silber.",
    ),
    "ask.pick": ("Which of the two events is carried out?", "Welches der beiden Ereignisse gilt?"),
    "ask.dismiss": (
        "Assassination: which of your characters is lost?",
        "Meuchelmord: Welchen deiner Charaktere verlierst du?",
    ),
    "ask.give-up": ("Storm: which of your vehicles is lost?", "Sturm: Welches deiner Transportmittel verlierst du?"),
    "ask.gift": (
        "Viking Games: give {seat} a good, {silver} silver or 1 victory point.",
        "Wikingerspiele: Gib {seat} eine Ware, {silver} Silber oder 1 Siegpunkt.",
    ),
    "ask.unrest": ("Time of Unrest: return a good.", "Unruhen: Gib eine Ware ab."),
    "ask.market": (
        (
            "{kind}: buy for {cost} each or sell for {gain} each[ (the first {helped}; any others for {price} each)]. "
            "You have {silver} silver."
        ),
        (
            "{kind}: Kaufe für je {cost} oder verkaufe für je {gain}[ (die ersten {helped}; weitere für je {price})]. "
            "Du hast {silver} Silber."
        ),
    ),
    "ask.sell-dear": (
        (
            "Sell up to {count} more {count|good|goods} one level dearer: all alike or all different. You have "
            "{silver} silver."
        ),
        (
            "Verkaufe noch bis zu {count} {count|Ware|Waren} eine Stufe teurer: alle gleich oder alle verschieden. Du "
            "hast {silver} Silber."
        ),
    ),
    "ask.buy-cheap": (
        (
            "Buy up to {count} more {count|good|goods} one level cheaper: all alike or all different. You have "
            "{silver} silver."
        ),
        (
            "Kaufe noch bis zu {count} {count|Ware|Waren} eine Stufe billiger: alle gleich oder alle verschieden. Du "
            "hast {silver} Silber."
        ),
    ),
    "ask.sell-mix": (
        "Sell up to {count} more {count|good|goods} one level dearer, in any mix. You have {silver} silver.",
        (
            "Verkaufe noch bis zu {count} {count|Ware|Waren} eine Stufe teurer, in beliebiger Mischung. Du hast "
            "{silver} Silber."
        ),
    ),
    "ask.buy-mix": (
        "Buy up to {count} more {count|good|goods} one level cheaper, in any mix. You have {silver} silver.",
        (
            "Kaufe noch bis zu {count} {count|Ware|Waren} eine Stufe billiger, in beliebiger Mischung. Du hast "
            "{silver} Silber."
        ),
    ),
    "ask.vehicles": (
        "Buy a wagon and/or a ship. You have {silver} silver.",
        "Kaufe einen Wagen und/oder ein Schiff. Du hast {silver} Silber.",
    ),
    "ask.take-card": (
        "Carpenter: take one of these cards for {cost} silver.",
        "Zimmermann: Nimm eine dieser Karten für {cost} Silber.",
    ),
    "ask.character": (
        "Hire a free character, or entice one away for {cost} silver.",
        "Wirb einen freien Charakter an oder locke einen für {cost} Silber weg.",
    ),
    "ask.order-and-good": (
        "Take a free good and then an order, or 1 victory point.",
        "Nimm eine Ware umsonst und dann einen Auftrag, oder 1 Siegpunkt.",
    ),
    "ask.good-or-order": (
        "Take a free good and an order, whichever you like first, or 1 victory point.",
        "Nimm eine Ware umsonst und einen Auftrag, in beliebiger Reihenfolge, oder 1 Siegpunkt.",
    ),
    "ask.good": ("Take a free good from the market.", "Nimm eine Ware umsonst aus dem Markt."),
    "ask.order": ("Take an order.", "Nimm einen Auftrag."),
    "ask.order-and-sale": (
        "Take an order and/or sell one good, or take 1 victory point.",
        "Nimm einen Auftrag und/oder verkaufe eine Ware, oder nimm 1 Siegpunkt.",
    ),
    "ask.order-or-done": ("Take an order as well?", "Auch noch einen Auftrag nehmen?"),
    "ask.sale": (
        "Sell a good as well? You have {silver} silver.",
        "Auch noch eine Ware verkaufen? Du hast {silver} Silber.",
    ),
    "ask.deliver": (
        "Put goods of your trading post on your orders.",
        "Lege Waren deines Handelspostens auf deine Aufträge.",
    ),
    "ask.use-vehicle": ("Which vehicle do you use?", "Welches Transportmittel benutzt du?"),
    "ask.load": (
        "Load goods on the {vehicle}. Places left for any goods: {spare}.",
        "{vehicle}: Lade Waren. Freie Plätze für beliebige Waren: {spare}.",
    ),
    "ask.cash-in": (
        "The year is over: return characters for {points} victory points each, or keep them.",
        "Das Jahr ist um: Gib Charaktere für je {points} Siegpunkte zurück oder behalte sie.",
    ),
    "ask.power": (
        "Turn change: use the powers of your characters. You have {silver} silver.",
        "Rundenwechsel: Nutze die Fähigkeiten deiner Charaktere. Du hast {silver} Silber.",
    ),
    "ask.warehouse-full": (
        "Your warehouse holds {count} too many: return a good.",
        "In deinem Lager ist {count} zu viel: Gib eine Ware ab.",
    ),
    "ask.post-full": (
        "Your trading post holds {count} too many: return a good.",
        "In deinem Handelsposten ist {count} zu viel: Gib eine Ware ab.",
    ),
    "ask.fee": (
        "The warehouse costs {cost} silver and you have {silver}: take a loan or return a good.",
        "Das Lager kostet {cost} Silber, du hast {silver}: Nimm einen Kredit oder gib eine Ware ab.",
    ),
    # --- what a legal move costs or does ------------------------------------------------------------------------
    "does.set-dial": (
        "in the first month {letters} lie in the night",
        "im ersten Monat liegen {letters} in der Nacht",
    ),
    "does.market": (
        "price {price}[, {there} in the market]; no event",
        "Preis {price}[, {there} im Markt]; kein Ereignis",
    ),
    "does.day": ("{letter:does}", "{letter:does}"),
    "does.night": ("night: first an event; {letter:does}", "Nacht: zuerst ein Ereignis; {letter:does}"),
    "does.hire-worker": (
        "costs {cost}, leaves {left} silver" + LOANS,
        "kostet {cost}, es bleiben {left} Silber" + KREDITE,
    ),
    "does.imposter": ("then {letters} lie in the night", "dann liegen {letters} in der Nacht"),
    "does.repay": ("costs {cost}, leaves {left} silver", "kostet {cost}, es bleiben {left} Silber"),
    "does.event": ("{event:does}", "{event:does}"),
    "does.give-up": ("{vehicle} leaves the game", "{vehicle} verlässt das Spiel"),
    "does.buy": (
        "costs {cost}, leaves {left} silver" + LOANS + "; price then {price}",
        "kostet {cost}, es bleiben {left} Silber" + KREDITE + "; Preis dann {price}",
    ),
    "does.sell": (
        "brings {silver}, then you have {left} silver[; {points} victory points]; price then {price}",
        "bringt {silver}, dann hast du {left} Silber[; {points} Siegpunkte]; Preis dann {price}",
    ),
    "does.buy-vehicle": (
        "{vehicle}: costs {cost}, leaves {left} silver" + LOANS + "[; {lost:vehicle} makes way]",
        "{vehicle}: kostet {cost}, es bleiben {left} Silber" + KREDITE + "[; {lost:vehicle} muss weichen]",
    ),
    "does.look-at": (
        "pick one of the top {cards} cards: costs {cost}, leaves {left} silver"
        + LOANS
        + "[; {lost:vehicle} makes way]",
        (
            "eine der obersten {cards} Karten nach Wahl: kostet {cost}, es bleiben {left} Silber"
            + KREDITE
            + "[; {lost:vehicle} muss weichen]"
        ),
    ),
    "does.hire": ("{character:does}", "{character:does}"),
    "does.entice": (
        "{cost} silver for {seat}" + LOANS + ". {character:does}",
        "{cost} Silber für {seat}" + KREDITE + ". {character:does}",
    ),
    "does.take-good": ("price then {price}; then an order", "Preis dann {price}; danach ein Auftrag"),
    "does.order": ("{order}[; {lost:order} falls off the mat]", "{order}[; {lost:order} fällt von der Tafel]"),
    "does.order-first": (
        "{order}[; {lost:order} falls off the mat]; then a good",
        "{order}[; {lost:order} fällt von der Tafel]; danach eine Ware",
    ),
    "does.fill": ("{order}: {points} victory points, {silver} silver", "{order}: {points} Siegpunkte, {silver} Silber"),
    "does.put": (
        "{order}: {missing} {missing|good|goods} missing then",
        "{order}: dann {missing|fehlt|fehlen} {missing} {missing|Ware|Waren}",
    ),
    "does.use-vehicle": ("{vehicle}; leaves the game after it", "{vehicle}; verlässt danach das Spiel"),
    "does.start-player": (
        "{silver} silver, and you begin the next turn",
        "{silver} Silber, und du beginnst die nächste Runde",
    ),
    "does.price": ("price then {price}", "Preis dann {price}"),
    "does.return": ("the fee is then {cost}", "die Gebühr ist dann {cost}"),
    "does.loan": (
        "{silver} silver; costs {cost} to repay, or victory points at the end",
        "{silver} Silber; die Rückzahlung kostet {cost}, sonst am Ende Siegpunkte",
    ),
    # --- why a move is refused ----------------------------------------------------------------------------------
    "no.owned-character": ("{character} belongs to {seat}.", "{character} gehört {seat}."),
    "no.worker-placed": ("Your worker is placed already.", "Dein Arbeiter ist schon gesetzt."),
    "no.neutral-worker": ("You have no neutral worker to place.", "Du hast keinen neutralen Arbeiter zu setzen."),
    "no.same-colour": (
        "A worker of this colour is on {letter} already.",
        "Auf {letter} steht schon ein Arbeiter dieser Farbe.",
    ),
    "no.hire-late": (
        "One neutral worker is hired at most, and before any worker is placed.",
        "Höchstens ein neutraler Arbeiter wird angeworben, und bevor ein Arbeiter gesetzt ist.",
    ),
    "no.inn-empty": ("There is no worker in the inn.", "Im Gasthaus ist kein Arbeiter."),
    "no.silver": (
        "That costs {cost}; you have {silver} silver, and there are {markers} loans.",
        "Das kostet {cost}; du hast {silver} Silber, und es gibt {markers} Kredite.",
    ),
    "no.silver-in-hand": (
        "That takes {cost} silver in hand, and you have {silver}.",
        "Dazu brauchst du {cost} Silber auf der Hand und hast {silver}.",
    ),
    "no.character": ("You do not have this character: {character}.", "Diesen Charakter hast du nicht: {character}."),
    "no.imposter-used": (
        "The Imposter was used in this game turn.",
        "Der Hochstapler wurde in dieser Runde schon benutzt.",
    ),
    "no.imposter-used-by-you": (
        "You have used the Imposter in this game turn.",
        "Du hast den Hochstapler in dieser Runde schon benutzt.",
    ),
    "no.loan": ("You have no loan.", "Du hast keinen Kredit."),
    "no.must-place": ("Your workers must be placed first.", "Erst müssen deine Arbeiter gesetzt werden."),
    "no.good-there": ("There is no {kind} in your {place}.", "In deinem {place} ist kein: {kind}."),
    "no.sold-before": (
        "You sold {kind} in this phase and cannot buy any.",
        "Du hast in dieser Phase {kind} verkauft und kannst nichts davon kaufen.",
    ),
    "no.bought-before": (
        "You bought {kind} in this phase and cannot sell any.",
        "Du hast in dieser Phase {kind} gekauft und kannst nichts davon verkaufen.",
    ),
    "no.none-left": (
        "There is no {kind} in the market or the supply.",
        "Weder im Markt noch im Vorrat gibt es noch: {kind}.",
    ),
    "no.that-many": ("There are only {there}: {kind}.", "Es gibt nur {there}: {kind}."),
    "no.post": (
        "There is not that much {kind} in your trading post.",
        "So viel ist nicht in deinem Handelsposten: {kind}.",
    ),
    "no.mixture": ("The goods are all alike or all different.", "Die Waren sind alle gleich oder alle verschieden."),
    "no.two-of-a-sort": ("You bought one of this sort already: {sort}.", "Davon hast du schon eines gekauft: {sort}."),
    "no.stack-empty": ("This stack is empty: {stack}.", "Dieser Stapel ist leer: {stack}."),
    "no.not-open": ("This card does not lie open: {vehicle}.", "Diese Karte liegt nicht offen: {vehicle}."),
    "no.card-must": ("One of the cards must be bought.", "Eine der Karten muss gekauft werden."),
    "no.own-character": ("{character} is yours.", "{character} gehört dir."),
    "no.free-character": (
        "{character} belongs to nobody and is hired free of charge.",
        "{character} gehört niemandem und wird umsonst angeworben.",
    ),
    "no.safe-character": ("{character} has a safe marker.", "{character} ist durch einen Marker geschützt."),
    "no.market-empty": ("There is no {kind} in the market.", "Im Markt ist nichts mehr: {kind}."),
    "no.display-empty": ("No order is on display.", "Es liegt kein Auftrag aus."),
    "no.good-first": ("Take the good first.", "Nimm zuerst die Ware."),
    "no.good-at-all": (
        "The market is empty, and an order goes with a good.",
        "Der Markt ist leer, und zum Auftrag gehört eine Ware.",
    ),
    "no.good-must": ("A good must be taken with the order.", "Mit dem Auftrag muss eine Ware genommen werden."),
    "no.order-there": ("There is no order on {space:display}.", "Auf {space:display} liegt kein Auftrag."),
    "no.order-must": ("An order must be taken with the good.", "Mit der Ware muss ein Auftrag genommen werden."),
    "no.once": ("One order, one sale, or else a point.", "Ein Auftrag, ein Verkauf, oder statt dessen ein Punkt."),
    "no.order-on-space": ("You have no order on space {number}.", "Auf deinem Feld {number} liegt kein Auftrag."),
    "no.not-all": (
        "Your trading post lacks goods for the order on space {number}.",
        "Für den Auftrag auf Feld {number} fehlen Waren in deinem Handelsposten.",
    ),
    "no.not-needed": (
        "The order on space {number} needs no more {kind}.",
        "Der Auftrag auf Feld {number} braucht nichts mehr davon: {kind}.",
    ),
    "no.fill-instead": (
        "With this good the order on space {number} is full: fill it.",
        "Mit dieser Ware ist der Auftrag auf Feld {number} voll: Erfülle ihn.",
    ),
    "no.vehicle": ("You have no vehicle of this sort: {sort}.", "So ein Transportmittel hast du nicht: {sort}."),
    "no.load": (
        "None of your goods fits this vehicle: {sort}.",
        "Keine deiner Waren passt auf dieses Transportmittel: {sort}.",
    ),
    "no.load-first": ("At least one good must be loaded.", "Mindestens eine Ware muss geladen werden."),
    "no.warehouse": ("You have only {there} in your warehouse: {kind}.", "In deinem Lager sind nur {there}: {kind}."),
    "no.room": ("That much {kind} does not fit any more.", "So viel passt nicht mehr: {kind}."),
    "no.power-used": (
        "{character} was used in this turn change.",
        "{character} wurde in diesem Rundenwechsel benutzt.",
    ),
    "no.scale-ends": ("The price of {kind} cannot move that way.", "Der Preis kann dort nicht hin: {kind}."),
    "no.other-store": ("The good must come from the other place.", "Die Ware muss von dem anderen Platz kommen."),
    "no.markers": ("There are no loans left.", "Es gibt keine Kredite mehr."),
    "not-asked": (
        "“{word}” does not answer the question that is open now.",
        "„{word}“ beantwortet nicht die Frage, die jetzt offen ist.",
    ),
    "foreign-word": (
        "“{word}” belongs to another game or another pack.",
        "„{word}“ gehört zu einem anderen Spiel oder anderen Karten.",
    ),
    "over": ("The game is over.", "Das Spiel ist zu Ende."),
    # --- where the game stands, for everyone --------------------------------------------------------------------
    "stage.set-up": ("Set-up.", "Vorbereitung."),
    "stage.set-dial": ("Set-up: {seat} sets the dial.", "Vorbereitung: {seat} stellt die Scheibe ein."),
    "stage.choose": ("Set-up: {seat} chooses a character.", "Vorbereitung: {seat} wählt einen Charakter."),
    "stage.turn": (
        "{turn:season}, month {phase}: {seat} is at work.",
        "{turn:season}, Monat {phase}: {seat} ist am Zug.",
    ),
    "stage.year-end": (
        "{turn:season} is over: {seat} may return characters for points.",
        "{turn:season} ist vorbei: {seat} kann Charaktere für Punkte zurückgeben.",
    ),
    "stage.powers": ("{turn:season} is over: powers of characters.", "{turn:season} ist vorbei: Fähigkeiten."),
    "stage.resupply": ("{turn:season} is over: new goods come.", "{turn:season} ist vorbei: Neue Waren kommen."),
    "stage.prices": ("{turn:season} is over: prices change.", "{turn:season} ist vorbei: Preise ändern sich."),
    "stage.storage": ("{turn:season} is over: storage and fees.", "{turn:season} ist vorbei: Lager und Gebühren."),
    "stage.orders": ("{turn:season} is over: new orders come.", "{turn:season} ist vorbei: Neue Aufträge kommen."),
    "stage.end": ("The last season is over.", "Die letzte Jahreszeit ist vorbei."),
}

EVENTS: Final[Pairs] = {
    "shown": ("Vehicles laid open: {vehicles}.", "Aufgedeckte Transportmittel: {vehicles}."),
    "aligned": (
        "The dial begins with {letter} at the start of the day.",
        "Die Scheibe beginnt mit {letter} am Anfang des Tages.",
    ),
    "set-dial": (
        "{seat} sets the dial: it begins with {letter} at the start of the day.",
        "{seat} stellt die Scheibe ein: Sie beginnt mit {letter} am Anfang des Tages.",
    ),
    "dealt": ("{seat} begins with {order} and its goods.", "{seat} beginnt mit {order} und den Waren dafür."),
    "displayed": ("New orders on display: {orders}.", "Neue Aufträge in der Auslage: {orders}."),
    "deck-renewed": (
        "The discarded orders are shuffled into a new deck of {count}.",
        "Die abgelegten Aufträge werden zu einem neuen Stapel von {count} gemischt.",
    ),
    "start-player": ("{seat} is start player.", "{seat} ist Startspieler."),
    "chose": ("{seat} chooses {character}.", "{seat} wählt: {character}."),
    "game-turn": ("{turn:season} begins, with {seat} first.", "{turn:season} beginnt, {seat} zuerst."),
    "phase": (
        "Month {phase}: the dial turns, {letters} lie in the night.",
        "Monat {phase}: Die Scheibe dreht sich, {letters} liegen in der Nacht.",
    ),
    "placed": ("{seat} places a worker: {space}.", "{seat} setzt einen Arbeiter: {space}."),
    "placed-neutral": ("{seat} places the neutral worker: {space}.", "{seat} setzt den neutralen Arbeiter: {space}."),
    "hired-worker": (
        "{seat} hires a neutral worker for {cost} silver.",
        "{seat} wirbt einen neutralen Arbeiter für {cost} Silber an.",
    ),
    "imposter": (
        "{seat} uses the Imposter: the dial turns {way}.",
        "{seat} nutzt den Hochstapler: Die Scheibe dreht sich {way}.",
    ),
    "loan": (
        "{seat} takes {loans} {loans|loan|loans}: {silver} silver.",
        "{seat} nimmt {loans} {loans|Kredit|Kredite}: {silver} Silber.",
    ),
    "repaid": ("{seat} repays a loan for {cost} silver.", "{seat} zahlt einen Kredit für {cost} Silber zurück."),
    "nothing": ("{seat} does nothing there: {space}.", "{seat} tut dort nichts: {space}."),
    "second-die": (
        "{seat} pays {cost} silver for a second die.",
        "{seat} zahlt {cost} Silber für einen zweiten Würfel.",
    ),
    "rolled": ("Rolled: {rolls}.", "Gewürfelt: {rolls}."),
    "event": ("{event}: {event:does}.", "{event}: {event:does}."),
    "lost-points": ("{seat} loses {points} victory points.", "{seat} verliert {points} Siegpunkte."),
    "gave-good": (
        "{seat} gives {to} a good from the {place}: {kind}.",
        "{seat} gibt {to} eine Ware aus dem {place}: {kind}.",
    ),
    "gave-silver": ("{seat} gives {to} {silver} silver.", "{seat} gibt {to} {silver} Silber."),
    "gave-point": (
        "{seat} gives {to} {points} victory {points|point|points}.",
        "{seat} gibt {to} {points} {points|Siegpunkt|Siegpunkte}.",
    ),
    "dismissed": ("{seat} loses a character: {character}.", "{seat} verliert einen Charakter: {character}."),
    "drinks": ("{seat} pays {cost} silver for drinks.", "{seat} zahlt {cost} Silber für Getränke."),
    "gave-up": ("{seat} loses a vehicle: {vehicle}.", "{seat} verliert ein Transportmittel: {vehicle}."),
    "returned": (
        "{seat} returns a good from the {place}: {kind}.",
        "{seat} gibt eine Ware aus dem {place} ab: {kind}.",
    ),
    "bought": ("{seat} buys {count} {kind} for {cost} silver.", "{seat} kauft {count} {kind} für {cost} Silber."),
    "sold": ("{seat} sells {count} {kind} for {silver} silver.", "{seat} verkauft {count} {kind} für {silver} Silber."),
    "empty-market": (
        "{seat} sells into an empty market: {points} victory points ({kind}).",
        "{seat} verkauft in einen leeren Markt: {points} Siegpunkte ({kind}).",
    ),
    "price": ("Prices now: {changes}.", "Preise nun: {changes}."),
    "bought-vehicle": ("{seat} buys {vehicle} for {cost} silver.", "{seat} kauft {vehicle} für {cost} Silber."),
    "made-way": ("It makes way: {vehicle}.", "Es muss weichen: {vehicle}."),
    "hired": ("{seat} hires {character}.", "{seat} wirbt an: {character}."),
    "enticed": (
        "{seat} entices {character} away from {owner} for {cost} silver.",
        "{seat} lockt für {cost} Silber von {owner} weg: {character}.",
    ),
    "point": (
        "{seat} takes {points} victory {points|point|points}.",
        "{seat} nimmt {points} {points|Siegpunkt|Siegpunkte}.",
    ),
    "took-good": ("{seat} takes a good from the market: {kind}.", "{seat} nimmt eine Ware aus dem Markt: {kind}."),
    "took-order": ("{seat} takes {order}.", "{seat} nimmt {order}."),
    "order-failed": ("{seat} loses {order}: it fell off the mat.", "{seat} verliert {order}: von der Tafel gefallen."),
    "put": ("{seat} puts {kinds} on {order}.", "{seat} legt {kinds} auf {order}."),
    "order-filled": (
        "{seat} fills {order}: {points} victory points, {silver} silver.",
        "{seat} erfüllt {order}: {points} Siegpunkte, {silver} Silber.",
    ),
    "carried": (
        "{seat} brings to the trading post: {count} {kind}.",
        "{seat} bringt zum Handelsposten: {count} {kind}.",
    ),
    "vehicle-used": ("The {vehicle} is used up.", "{vehicle} ist verbraucht."),
    "turn-change": (
        "{turn:season} is over: all orders move one space.",
        "{turn:season} ist vorbei: Alle Aufträge rücken ein Feld weiter.",
    ),
    "cashed-in": (
        "{seat} returns {character} for {points} victory points.",
        "{seat} gibt für {points} Siegpunkte zurück: {character}.",
    ),
    "stays-first": (
        "{seat} stays start player and receives {silver} silver.",
        "{seat} bleibt Startspieler und erhält {silver} Silber.",
    ),
    "becomes-first": (
        "{seat} will be start player and receives {silver} silver.",
        "{seat} wird Startspieler und erhält {silver} Silber.",
    ),
    "seer": ("{seat} has the Seer change a price: {kind}.", "{seat} lässt die Seherin einen Preis ändern: {kind}."),
    "resupplied": ("New in the market: {supplies}.", "Neu im Markt: {supplies}."),
    "price-rolled": ("Price dice: {price_rolls}.", "Preiswürfel: {price_rolls}."),
    "fee": ("{seat} pays {cost} silver for the warehouse.", "{seat} zahlt {cost} Silber für das Lager."),
    "game-over": ("The game is over: final scoring.", "Das Spiel ist aus: Schlusswertung."),
    "scored": (
        (
            "{seat}: {total} victory points: {game} in the game; for silver {silver}, characters {characters}, filled "
            "orders {rank}, goods on orders {orders:number}, vehicles {vehicles:number}, unpaid loans {loans}."
        ),
        (
            "{seat}: {total} Siegpunkte: {game} im Spiel; für Silber {silver}, Charaktere {characters}, erfüllte "
            "Aufträge {rank}, Waren auf Aufträgen {orders:number}, Transportmittel {vehicles:number}, offene Kredite "
            "{loans}."
        ),
    ),
}

# Which values of events that follow each other are gathered in one line, and under which name.
GATHERED: Final[Gathered] = {
    "shown": ("vehicle", "vehicles"),
    "displayed": ("order", "orders"),
    "rolled": ("pips", "rolls"),
    "price": ("change", "changes"),
    "put": ("kind", "kinds"),
    "resupplied": ("cubes", "supplies"),
    "price-rolled": ("roll", "price_rolls"),
}

# By family: what its arguments are, then the label in both languages. Two gifts have labels of their own.
LABELS: Final[Labels] = {
    "show": (("vehicle",), "Lay open {vehicle}", "{vehicle} aufdecken"),
    "align": (("letter",), "{letter} first", "{letter} zuerst"),
    "deal": (("order",), "Deal {order}", "{order} austeilen"),
    "turn-up": (("order",), "Turn up {order}", "{order} auslegen"),
    "start": (("seat",), "{seat} is start player", "{seat} ist Startspieler"),
    "roll": (("pips",), "Roll {pips}", "{pips} würfeln"),
    "choose": (("character",), "{character}", "{character}"),
    "worker": (("space",), "Worker: {space}", "Arbeiter: {space}"),
    "neutral": (("space",), "Neutral worker: {space}", "Neutraler Arbeiter: {space}"),
    "hire-worker": ((), "Hire a neutral worker", "Neutralen Arbeiter anwerben"),
    "imposter": (("way",), "Imposter: turn the dial {way}", "Hochstapler: Scheibe {way} drehen"),
    "repay": ((), "Repay a loan", "Einen Kredit zurückzahlen"),
    "end-turn": ((), "End the turn", "Zug beenden"),
    "one-die": ((), "Roll one die", "Einen Würfel werfen"),
    "two-dice": ((), "Pay and roll two dice", "Zahlen und zwei Würfel werfen"),
    "pick": (("pips",), "{pips}: {pips:event}", "{pips}: {pips:event}"),
    "dismiss": (("character",), "Lose {character}", "{character} verlieren"),
    "give-up": (("sort",), "Lose the vehicle: {sort}", "Transportmittel verlieren: {sort}"),
    "give": (("place", "kind"), "Give from the {place}: {kind}", "Aus dem {place} geben: {kind}"),
    "give silver": ((), "Give silver", "Silber geben"),
    "give point": ((), "Give 1 victory point", "1 Siegpunkt geben"),
    "return": (("place", "kind"), "Return from the {place}: {kind}", "Aus dem {place} abgeben: {kind}"),
    "nothing": ((), "Do nothing", "Nichts tun"),
    "done": ((), "Done", "Fertig"),
    "buy": (("count",), "Buy {count}", "{count} kaufen"),
    "sell": (("count",), "Sell {count}", "{count} verkaufen"),
    "sell-one": (("kind",), "Sell 1 {kind}", "1 {kind} verkaufen"),
    "buy-one": (("kind",), "Buy 1 {kind}", "1 {kind} kaufen"),
    "take-good": (("kind",), "Take 1 {kind}", "1 {kind} nehmen"),
    "point": ((), "Take 1 victory point", "1 Siegpunkt nehmen"),
    "buy-from": (("stack",), "Buy: {stack}", "Kaufen: {stack}"),
    "take": (("vehicle",), "Take {vehicle}", "{vehicle} nehmen"),
    "hire": (("character",), "Hire {character}", "{character} anwerben"),
    "entice": (("character",), "Entice {character} away", "{character} weglocken"),
    "order": (("space",), "Take the order: {space:display}", "Auftrag nehmen: {space:display}"),
    "fill": (("number",), "Fill the order on space {number}", "Auftrag auf Feld {number} erfüllen"),
    "put": (("number", "kind"), "Put 1 {kind} on the order on space {number}", "1 {kind} auf Auftrag {number} legen"),
    "use": (("sort",), "Use the vehicle: {sort}", "Transportmittel benutzen: {sort}"),
    "load": (("kind", "count"), "Load {count} {kind}", "{count} {kind} laden"),
    "cash-in": (("character",), "Return {character}", "{character} zurückgeben"),
    "be-start-player": ((), "Be start player", "Startspieler werden"),
    "price": (("kind", "way"), "Price of {kind} {way}", "Preis {way}: {kind}"),
    "carry": (("kind",), "Bring 1 {kind} to the trading post", "1 {kind} zum Handelsposten bringen"),
    "loan": ((), "Take a loan", "Einen Kredit nehmen"),
}

WORDS: Final[Pairs] = {
    "warehouse": ("warehouse", "Lager"),
    "post": ("trading post", "Handelsposten"),
    "wagon": ("wagon", "Wagen"),
    "ship": ("ship", "Schiff"),
    "forward": ("forward", "vorwärts"),
    "back": ("back", "zurück"),
    "up": ("up", "hinauf"),
    "down": ("down", "hinunter"),
    "upper": ("upper row, {column}", "obere Reihe, {column}"),
    "lower": ("lower row, {column}", "untere Reihe, {column}"),
    "market": ("market, {kind}", "Markt, {kind}"),
    "dial": ("{letter}, {name}", "{letter}, {name}"),
    "stack": ("{sort} for {cost}", "{sort} für {cost}"),
    "vehicle": ("{sort} for {cost} ({goods}, {any} any)", "{sort} für {cost} ({goods}, {any} beliebige)"),
    "order": (
        "order ({goods}: {points} points, {silver} silver)",
        "Auftrag ({goods}: {points} Punkte, {silver} Silber)",
    ),
    "price": ("{kind} {price}", "{kind} {price}"),
}


class Names:
    """What things are called in a pack."""

    def __init__(self, pack: Pack) -> None:
        data = pack.data
        self.data = data
        self.goods: dict[str, Any] = {good["id"]: good for good in data["goods"]}
        self.characters: dict[str, Any] = {card["id"]: card for card in data["character"]}
        self.events: dict[str, Any] = {event["id"]: event for event in data["event"]}
        self.spaces: dict[str, Any] = {space["id"]: space for space in data["dial_space"]}
        self.orders: dict[str, Any] = {order["id"]: order for order in data["order"]}
        self.vehicles: dict[str, Any] = {vehicle["id"]: vehicle for vehicle in data["vehicle"]}
        self.stacks: dict[str, Any] = {stack["id"]: stack for stack in data["vehicle_stack"]}
        self.turns: dict[int, Any] = {turn["number"]: turn for turn in data["game_turn"]}

    def word(self, key: str, lang: str, **values: object) -> str:
        return in_language(WORDS[key], lang).format(**values)

    def good(self, kind: str, lang: str) -> str:
        return str(self.goods[kind]["name"][lang])

    def character(self, character: str, lang: str) -> str:
        return str(self.characters[character]["name"][lang])

    def event(self, event: str, lang: str) -> str:
        return str(self.events[event]["name"][lang])

    def season(self, turn: int, lang: str) -> str:
        return str(self.turns[turn]["name"][lang]) if turn in self.turns else str(turn)

    def space(self, space: str, lang: str) -> str:
        """For example "market, Mead"; "C, Sell dear"."""
        if space in self.goods:
            return self.word("market", lang, kind=self.good(space, lang))
        return self.word("dial", lang, letter=space, name=self.spaces[space]["name"][lang])

    def display(self, space: str, lang: str) -> str:
        """For example "upper row, 2"."""
        row, _, column = space.partition("-")
        return self.word(row, lang, column=column)

    def some(self, goods: Mapping[str, int], lang: str) -> str:
        """For example "4 Cloth, 2 Mead"."""
        return ", ".join(f"{count} {self.good(kind, lang)}" for kind, count in goods.items() if count)

    def order(self, order: str, lang: str) -> str:
        """All that is printed on an order."""
        card = self.orders[order]
        goods = self.some(card["goods"], lang)
        return self.word("order", lang, goods=goods, points=card["vp"], silver=card["silver"])

    def vehicle(self, vehicle: str, lang: str) -> str:
        """All that is printed on a vehicle."""
        card = self.vehicles[vehicle]
        sort, goods = self.word(card["kind"], lang), self.some(card["goods"], lang)
        return self.word("vehicle", lang, sort=sort, cost=card["cost"], goods=goods, any=card["any"])

    def stack(self, stack: str, lang: str) -> str:
        card = self.stacks[stack]
        return self.word("stack", lang, sort=self.word(card["kind"], lang), cost=card["cost"])


class Texts(Wording):
    """Puts what Haithabu reports into words, with the names of a pack."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(MESSAGES, EVENTS, LABELS, GATHERED)
        self.names = Names(pack)
        self.events_by_die = {event["die"]: event["id"] for event in pack.data["event"]}

    def label_key(self, move: Move) -> str:
        """Silver and a point are given from no place."""
        return move.word if move.word in LABELS else move.family.name

    def goes_on(self, first: Event, event: Event) -> bool:
        """Goods put on orders are gathered for each order."""
        if not super().goes_on(first, event):
            return False
        return event.kind != "put" or first.values["order"] == event.values["order"]

    def put(self, name: str, value: Any, lang: str, names: list[str]) -> str:
        if name in ("to", "owner"):
            return super().put("seat", value, lang, names)
        if name.endswith(":does"):
            return self.does(name.removesuffix(":does"), value, lang)
        if isinstance(value, list):
            return joined([self._one(name, one, lang) for one in value], lang)
        found = self.named(name, value, lang)
        return super().put(name, value, lang, names) if found is None else found

    def named(self, name: str, value: Any, lang: str) -> str | None:
        """What a thing is called; None for what is no thing."""
        names = self.names
        if name == "kind":
            return names.good(value, lang)
        if name == "character":
            return names.character(value, lang)
        if name == "event":
            return names.event(value, lang)
        if name == "pips:event":
            return names.event(self.events_by_die[int(value)], lang)
        if name == "space":
            return names.space(value, lang)
        if name == "space:display":
            return names.display(value, lang)
        if name in ("order", "lost:order"):
            return names.order(value, lang)
        if name in ("vehicle", "lost:vehicle"):
            return names.vehicle(value, lang)
        if name == "stack":
            return names.stack(value, lang)
        if name in ("sort", "place", "way"):
            return names.word(value, lang)
        return names.season(int(value), lang) if name == "turn:season" else None

    def _one(self, name: str, value: Any, lang: str) -> str:
        """One of several things that are gathered."""
        names = self.names
        if name == "vehicles":
            return names.vehicle(value, lang)
        if name == "orders":
            return names.order(value, lang)
        if name == "kinds":
            return names.good(value, lang)
        if name in ("changes", "price_rolls"):
            kind, number = str(value).split(" ")
            return names.word("price", lang, kind=names.good(kind, lang), price=number)
        if name == "supplies":
            number, kind = str(value).split(" ")
            return f"{number} {names.good(kind, lang)}"
        return str(value)

    def does(self, sort: str, thing: str, lang: str) -> str:
        """What is printed on a character, an event or a space of the dial."""
        tables = {"character": self.names.characters, "event": self.names.events, "letter": self.names.spaces}
        return str(tables[sort][thing]["text"][lang]).removesuffix(".")
