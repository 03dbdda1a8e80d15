"""What is written on the board, English and German."""

from typing import Final

from skerry.kernel.language import Pairs

WORDS: Final[Pairs] = {
    "board": ("Table of Haithabu", "Tisch von Haithabu"),
    # --- where the game stands ----------------------------------------------------------------------------------
    "year": ("Year {year}", "Jahr {year}"),
    "turn-of": ("Game turn {turn} of {turns}", "Runde {turn} von {turns}"),
    "month": ("Month", "Monat"),
    "phase-tip": (
        "Month {phase} of {phases}\nEveryone has one turn in it; before it the dial turns one space.\nHAI-19, HAI-20",
        "Monat {phase} von {phases}\nIn jedem Monat hat jeder einen Zug; davor dreht sich die Scheibe.\nHAI-19, HAI-20",
    ),
    "points-are": ("Victory points: {points}", "Siegpunkte: {points}"),
    "is-start-player": ("Start player of this game turn", "Startspieler dieser Runde"),
    "is-active": ("It is this player's turn.", "Dieser Spieler ist am Zug."),
    "loans-tip": (
        (
            "Loans left: {left}\n{payout} silver each, only for a payment that needs it; {repay} to pay back, "
            "{points} points less for each that is not.\nHAI-30, HAI-31, HAI-32, HAI-117"
        ),
        (
            "Kredite übrig: {left}\nJe {payout} Silber, nur für eine Zahlung, die sie braucht; {repay} zurück, "
            "{points} Punkte weniger für jeden offenen.\nHAI-30, HAI-31, HAI-32, HAI-117"
        ),
    ),
    # --- the dial -----------------------------------------------------------------------------------------------
    "day": ("Day", "Tag"),
    "night": ("Night", "Nacht"),
    "day-tip": ("The day side\nThe action follows at once.\nHAI-50", "Die Tagseite\nDie Aktion folgt sofort.\nHAI-50"),
    "night-tip": (
        (
            "The night side\nAn event is rolled before the action; a second die to choose from costs {cost} silver."
            "\nHAI-51, HAI-52"
        ),
        (
            "Die Nachtseite\nVor der Aktion wird ein Ereignis gewürfelt; ein zweiter Würfel kostet {cost} Silber."
            "\nHAI-51, HAI-52"
        ),
    ),
    "dial-vehicles": ("Wagon|and ship", "Wagen|und Schiff"),
    "dial-characters": ("Hire a|character", "Charakter|anwerben"),
    "dial-sell-dear": ("Sell 1–{most}|dearer", "1–{most} teurer|verkaufen"),
    "dial-order-and-good": ("Order + good|or 1 point", "Auftrag, Ware|od. 1 Punkt"),
    "dial-deliver": ("Deliver|to orders", "Aufträge|beliefern"),
    "dial-transport": ("Transport|to the post", "Transport|zum Posten"),
    "dial-buy-cheap": ("Buy 1–{most}|cheaper", "1–{most} billiger|kaufen"),
    "dial-order-and-sale": ("Order, sale|or 1 point", "Auftrag/Verkauf|od. 1 Punkt"),
    "space-day": ("By day: no event.", "Am Tag: kein Ereignis."),
    "space-night": (
        "At night: an event is rolled before the action.",
        "In der Nacht: Vor der Aktion wird ein Ereignis gewürfelt.",
    ),
    "turns-to-night": ("In the next month it lies in the night.", "Im nächsten Monat liegt es in der Nacht."),
    "turns-to-day": ("In the next month it lies in the day.", "Im nächsten Monat liegt es im Tag."),
    "neutral-worker": ("a neutral worker", "ein neutraler Arbeiter"),
    "workers-here": ("Here: {who}", "Hier: {who}"),
    "neutral-tip": (
        "Place the neutral worker: {space}\nThe own worker is placed on the space itself.\nHAI-28",
        "Den neutralen Arbeiter einsetzen: {space}\nDer eigene kommt auf das Feld selbst.\nHAI-28",
    ),
    "dial-tip": (
        "The action dial\nIt turns one space clockwise at the start of every month.\nHAI-20",
        "Die Aktionsscheibe\nSie dreht sich zu Beginn jedes Monats ein Feld im Uhrzeigersinn.\nHAI-20",
    ),
    "imposter-forward-tip": (
        "Imposter: turn the dial forward\nWorkers travel along.\nHAI-97",
        "Hochstapler: Scheibe vorwärts drehen\nArbeiter fahren mit.\nHAI-97",
    ),
    "imposter-back-tip": (
        "Imposter: turn the dial back\nWorkers travel along.\nHAI-97",
        "Hochstapler: Scheibe zurückdrehen\nArbeiter fahren mit.\nHAI-97",
    ),
    "next-night-tip": (
        "{space} comes into the night in the next month\nHAI-20",
        "{space} kommt im nächsten Monat in die Nacht\nHAI-20",
    ),
    "next-day-tip": (
        "{space} comes into the day in the next month\nHAI-20",
        "{space} kommt im nächsten Monat in den Tag\nHAI-20",
    ),
    # --- the market ---------------------------------------------------------------------------------------------
    "market": ("Market", "Markt"),
    "after-buying": ("after a purchase", "nach Kauf"),
    "after-selling": ("after a sale", "nach Verkauf"),
    "price-now": ("{good}: {price} silver", "{good}: {price} Silber"),
    "stock-now": ("In the market {market}, in the general supply {supply}", "Im Markt {market}, im Vorrat {supply}"),
    "price-then": (
        "After a purchase {bought}, after one of the last cube {out}, after a sale {sold}",
        "Nach einem Kauf {bought}, nach dem des letzten Würfels {out}, nach einem Verkauf {sold}",
    ),
    "price-began": ("Framed: {price}, the price at the beginning", "Umrahmt: {price}, der Preis zu Beginn"),
    "stall-tip": (
        "Market space: {good}\nA worker here buys or sells this kind. There is no night.\nHAI-25, HAI-46",
        "Marktfeld: {good}\nEin Arbeiter hier kauft oder verkauft diese Ware. Es gibt keine Nacht.\nHAI-25, HAI-46",
    ),
    "change": ("Dice", "Würfel"),
    "band-tip": (
        "Price change: {name}, levels {low} to {high}\nAt the turn change a die is rolled for a kind. {told}\nHAI-106",
        "Preisänderung: {name}, Stufen {low} bis {high}\nBeim Rundenwechsel wird je Ware gewürfelt. {told}\nHAI-106",
    ),
    # --- what can be taken --------------------------------------------------------------------------------------
    "orders": ("Orders", "Aufträge"),
    "order-card": ("Order: {goods}", "Auftrag: {goods}"),
    "start-order": ("Start order: {goods}", "Startauftrag: {goods}"),
    "order-brings": ("Brings {points} points and {silver} silver", "Bringt {points} Punkte und {silver} Silber"),
    "order-none-tip": ("No order card\nHAI-110", "Keine Auftragskarte\nHAI-110"),
    "sweep": ("Leaves the display at the turn change.", "Verlässt beim Rundenwechsel die Auslage."),
    "slide": (
        "Slides down when the card below is taken, or at the turn change.",
        "Rückt nach, wenn die Karte darunter genommen wird, oder beim Rundenwechsel.",
    ),
    "deck-tip": ("Cards in the deck: {count}\nHAI-12, HAI-110", "Karten im Stapel: {count}\nHAI-12, HAI-110"),
    "discard-tip": (
        "Discarded orders: {count}\nShuffled when the deck is empty.\nHAI-109, HAI-110",
        "Abgelegte Aufträge: {count}\nSie werden gemischt, wenn der Stapel leer ist.\nHAI-109, HAI-110",
    ),
    "vehicles": ("Wagons and ships", "Wagen und Schiffe"),
    "wagon": ("Wagon, {cost} silver", "Wagen, {cost} Silber"),
    "ship": ("Ship, {cost} silver", "Schiff, {cost} Silber"),
    "cards": ("{count} left", "noch {count}"),
    "carries": ("Carries {load}", "Trägt {load}"),
    "load": ("{goods} and {any} of any kind", "{goods} und {any} beliebige"),
    "stack-tip": ("Cards in the stack: {count}", "Karten im Stapel: {count}"),
    "known-below": ("Known below: {cards}", "Darunter bekannt: {cards}"),
    "stack-empty-tip": ("The stack is empty\nHAI-64", "Der Stapel ist leer\nHAI-64"),
    # --- characters and inn -------------------------------------------------------------------------------------
    "inn": ("Inn", "Gasthaus"),
    "inn-tip": (
        (
            "Neutral workers in the inn: {count}\nThe next one costs {price} silver. Hired in this game turn: {hired}; "
            "they cost {costs}.\nHAI-26, HAI-27, HAI-94"
        ),
        (
            "Neutrale Arbeiter im Gasthaus: {count}\nDer nächste kostet {price} Silber. Schon angeheuert: {hired}; "
            "sie kosten {costs}.\nHAI-26, HAI-27, HAI-94"
        ),
    ),
    "inn-empty-tip": (
        "The inn is empty\nHired in this game turn: {hired}. They come back at the turn change.\nHAI-26, HAI-108",
        (
            "Das Gasthaus ist leer\nIn dieser Runde angeheuert: {hired}. Beim Rundenwechsel kehren sie zurück."
            "\nHAI-26, HAI-108"
        ),
    ),
    "does-start-player": (
        "Turn change: {turn_change_silver} silver, begins the next",
        "Wechsel: {turn_change_silver} Silber, beginnt danach",
    ),
    "does-seer": (
        "2nd die free. Turn change: price ±{turn_change_price_step}",
        "2. Würfel frei. Wechsel: Preis ±{turn_change_price_step}",
    ),
    "does-stevedore": (
        "+{extra_goods} goods on F. Turn change: carries {turn_change_goods}",
        "+{extra_goods} Waren auf F. Wechsel: trägt {turn_change_goods}",
    ),
    "does-carpenter": (
        "Vehicles: 1 of {look_at}, half price. Turn change: buys 1",
        "Fahrzeuge: 1 aus {look_at}, halber Preis. Wechsel: kauft 1",
    ),
    "does-trader": (
        "Trades {price_levels} level better, {goods_per_action} goods",
        "Handelt {price_levels} Stufe besser, {goods_per_action} Waren",
    ),
    "does-landlord": ("Neutral workers at half price", "Neutrale Arbeiter zum halben Preis"),
    "does-supplier": (
        "Each order: +{vp_per_order} point, +{silver_per_order} silver",
        "Je Auftrag: +{vp_per_order} Punkt, +{silver_per_order} Silber",
    ),
    "does-administrator": (
        "No fees. Holds {warehouse} and {trading_post}",
        "Keine Gebühr. Fasst {warehouse} und {trading_post}",
    ),
    "does-imposter": (
        "Turns the dial by {dial_spaces}, once a game turn",
        "Dreht die Scheibe um {dial_spaces}, einmal je Runde",
    ),
    "owned": ("Serves {player}.", "Dient {player}."),
    "free": ("Serves nobody and can be hired on space B.", "Dient niemandem und kann auf Feld B angeworben werden."),
    "safe": (
        "Safe: cannot be enticed away in this game turn.",
        "Sicher: kann in dieser Runde nicht weggelockt werden.",
    ),
    "used": ("Used already.", "Schon genutzt."),
    "characters-label": ("Characters:", "Charaktere:"),
    # --- the mats -----------------------------------------------------------------------------------------------
    "workers-tip": (
        "Workers to be placed in this game turn: {count}\nHAI-21",
        "In dieser Runde noch einzusetzen: {count}\nHAI-21",
    ),
    "points-tip": ("Victory points: {points}\nHAI-09, HAI-123", "Siegpunkte: {points}\nHAI-09, HAI-123"),
    "silver-tip": ("Silver: {silver}\nHAI-09, HAI-118", "Silber: {silver}\nHAI-09, HAI-118"),
    "silver-hidden-tip": (
        "Silver that is kept secret\nWhat is paid and received is told in the log.\nHAI-29",
        "Silber, das geheim gehalten wird\nZahlungen und Einnahmen stehen im Protokoll.\nHAI-29",
    ),
    "filled-tip": ("Filled orders: {count}", "Erfüllte Aufträge: {count}"),
    "filled-line": ("{goods}: {points} points, {silver} silver", "{goods}: {points} Punkte, {silver} Silber"),
    "loan-tip": (
        (
            "Loans: {count}\nEach costs {repay} silver to pay back in the own turn, or {points} points at the end."
            "\nHAI-33, HAI-117"
        ),
        (
            "Kredite: {count}\nJeder kostet {repay} Silber Rückzahlung im eigenen Zug oder {points} Punkte am Ende."
            "\nHAI-33, HAI-117"
        ),
    ),
    "warehouse": ("Warehouse", "Lager"),
    "post": ("Trading post", "Handelsposten"),
    "limit": (
        "{held} goods; {limit} may stay at the turn change.",
        "{held} Waren; {limit} dürfen beim Rundenwechsel bleiben.",
    ),
    "surplus": ("{count} too many!", "{count} zu viel!"),
    "fee": ("The fee would be {fee} silver.", "Die Gebühr wäre {fee} Silber."),
    "heap-tip": ("{place}: {count} {good}\nHAI-42, HAI-43", "{place}: {count} {good}\nHAI-42, HAI-43"),
    "no-wagon-tip": ("No wagon\nHAI-63", "Kein Wagen\nHAI-63"),
    "no-ship-tip": ("No ship\nHAI-63", "Kein Schiff\nHAI-63"),
    "to-post": (
        "Brings goods from the warehouse to the trading post, once, on space F.",
        "Bringt einmal Waren vom Lager zum Handelsposten, auf Feld F.",
    ),
    "turns-left": ("{left} turns", "{left} Runden"),
    "turns-left-last": ("1 turn", "1 Runde"),
    "order-space-tip": (
        "Order space {place}\nA card here falls off the mat after {left} turn changes.\nHAI-75, HAI-100",
        "Auftragsfeld {place}\nEine Karte hier fällt nach {left} Rundenwechseln herunter.\nHAI-75, HAI-100",
    ),
    "order-space-stays": (
        "Order space {place}\nA card here stays until the scoring, unless a new order pushes it off.\nHAI-75, HAI-99",
        (
            "Auftragsfeld {place}\nEine Karte hier bleibt bis zur Wertung, wenn kein neuer Auftrag sie verdrängt.\n"
            "HAI-75, HAI-99"
        ),
    ),
    "lies-on": ("On it: {goods}", "Darauf: {goods}"),
    "lacks": ("It lacks: {goods}", "Es fehlen: {goods}"),
    "falls": (
        "Turn changes until it falls off: {left}; a new order can push it on.",
        "Rundenwechsel, bis er verfällt: {left}; ein neuer Auftrag kann ihn weiterschieben.",
    ),
    "stays-short": ("to the end", "bis Ende"),
    "stays": (
        "It stays until the scoring, unless a new order pushes it off.",
        "Er bleibt bis zur Wertung, wenn ihn kein neuer Auftrag verdrängt.",
    ),
    # --- the desk -----------------------------------------------------------------------------------------------
    "buy-title": ("Buy {good}, {price} silver each", "{good} kaufen, je {price} Silber"),
    "sell-title": ("Sell {good}, {price} silver each", "{good} verkaufen, je {price} Silber"),
    "buy-total": ("{count} {good}: {total} silver", "{count} {good}: {total} Silber"),
    "sell-total": ("{count} {good}: {total} silver", "{count} {good}: {total} Silber"),
    "left": ("Then you have {silver} silver.", "Dann hast du {silver} Silber."),
    "loans-needed": (
        "Takes a loan ({count}): {payout} silver now, {repay} to pay back.",
        "Braucht Kredit ({count}): {payout} Silber jetzt, {repay} zur Rückzahlung.",
    ),
    "load-wagon": ("On the wagon: {goods}", "Auf dem Wagen: {goods}"),
    "load-ship": ("On the ship: {goods}", "Auf dem Schiff: {goods}"),
    "load-tip": ("{count} {good} to the trading post\nHAI-82", "{count} {good} zum Handelsposten\nHAI-82"),
    "look-title": ("The Carpenter takes one of these", "Der Zimmermann nimmt eines davon"),
    "night-title": ("In the night", "In der Nacht"),
    "night-asks": (
        "An event is rolled before the action. With two dice you choose one of the two results.",
        "Vor der Aktion wird ein Ereignis gewürfelt. Mit zwei Würfeln wählst du eines der beiden Ergebnisse.",
    ),
    "one-die": ("One die", "Ein Würfel"),
    "two-dice": ("Two dice: {cost} silver", "Zwei Würfel: {cost} Silber"),
    "second-die-tip": (
        "The second event die\nIt is paid before the roll, without a loan.\nHAI-52",
        "Der zweite Ereigniswürfel\nEr wird vor dem Wurf bezahlt, ohne Kredit.\nHAI-52",
    ),
    "pick-title": ("Which of the two?", "Welches von beiden?"),
    "buy-one-title": ("The next good would cost", "Die nächste Ware würde kosten"),
    "sell-one-title": ("The next good would bring", "Die nächste Ware würde bringen"),
    "buy-one-where": ("Choose it in the market.", "Wähle sie im Markt."),
    "sell-one-where": ("Choose it in your trading post.", "Wähle sie in deinem Handelsposten."),
    "deliver-title": ("Put goods on orders", "Waren auf Aufträge legen"),
    "deliver-fill": (
        "A card of your mat that glows can be filled at once.",
        "Eine leuchtende Karte deines Tableaus kann auf einmal gefüllt werden.",
    ),
    "order-at": ("Order {place}", "Auftrag {place}"),
    "put-tip": (
        "1 {good} on the order on space {place}\nIt cannot be taken back.\nHAI-78",
        "1 {good} auf den Auftrag auf Feld {place}\nSie kann nicht zurückgenommen werden.\nHAI-78",
    ),
    "gift-title": ("What do you give?", "Was gibst du?"),
    "gift-good": ("Or a good: choose it on your mat.", "Oder eine Ware: Wähle sie auf deinem Tableau."),
    "gift-tip": ("A gift at the Viking Games\nHAI-55", "Eine Gabe bei den Wikingerspielen\nHAI-55"),
    "forecast-title": ("The Seer moves a price", "Die Seherin ändert einen Preis"),
    "price-up-tip": ("{good}: one level up\nHAI-90", "{good}: eine Stufe hinauf\nHAI-90"),
    "price-down-tip": ("{good}: one level down\nHAI-90", "{good}: eine Stufe hinunter\nHAI-90"),
    "so-far": ("So far:", "Bisher:"),
    "event-title": ("The night of {player}", "Die Nacht von {player}"),
    "last-event-title": ("The last event: the night of {player}", "Letztes Ereignis: die Nacht von {player}"),
    "events": ("Events of the night", "Ereignisse der Nacht"),
    "change-title": ("Turn change: {turn}", "Rundenwechsel: {turn}"),
    "step": ("Step {step} of the turn change", "Schritt {step} des Rundenwechsels"),
    "step-1": ("Orders moved on.", "Aufträge rückten weiter."),
    "step-1-failed": ("Orders moved on; one fell off: {who}.", "Aufträge rückten weiter; einer verfiel: {who}."),
    "step-2": ("Safe markers taken off.", "Schutzmarker abgelegt."),
    "step-3": ("Year's end, returned for points: {who}.", "Jahresende, für Punkte zurück: {who}."),
    "step-4": ("Powers used: {who}.", "Fähigkeiten genutzt: {who}."),
    "step-5": ("New goods with {dice}: {goods}.", "Neue Waren mit {dice}: {goods}."),
    "step-5-falling": ("Their prices fall.", "Ihre Preise fallen."),
    "step-6": ("Prices by dice: {moved}.", "Preise durch Würfel: {moved}."),
    "step-7": ("Fees: {fees}.", "Gebühren: {fees}."),
    "step-7-returned": ("Fees: {fees}. Given back: {back}.", "Gebühren: {fees}. Zurückgegeben: {back}."),
    "step-8": ("Workers went home.", "Arbeiter kehrten heim."),
    "step-9": ("Orders swept from the lower row: {count}.", "Aus der unteren Reihe abgelegt: {count}."),
    "step-10": ("Start player: {player}.", "Startspieler: {player}."),
    "step-3-to-come": ("Year's end: characters for points", "Jahresende: Charaktere gegen Punkte"),
    "step-4-to-come": ("Powers of characters", "Fähigkeiten der Charaktere"),
    "step-5-to-come": ("New goods", "Neue Waren"),
    "step-6-to-come": ("Prices", "Preise"),
    "step-7-to-come": ("Storage and fees", "Lagern und Gebühren"),
    "step-8-to-come": ("Workers go home", "Arbeiter kehren heim"),
    "step-9-to-come": ("New orders", "Neue Aufträge"),
    "step-10-to-come": ("Next game turn", "Nächste Runde"),
    # --- the result ---------------------------------------------------------------------------------------------
    "result": ("Result", "Ergebnis"),
    "source-game": ("In the game", "Im Spiel"),
    "source-characters": ("Characters", "Charaktere"),
    "source-loans": ("Unpaid loans", "Offene Kredite"),
    "source-silver": ("Silver", "Silber"),
    "source-orders": ("Goods on orders", "Waren auf Aufträgen"),
    "source-vehicles": ("Vehicles", "Fahrzeuge"),
    "source-rank": ("Most filled orders", "Meiste Aufträge"),
    "source-total": ("Total", "Summe"),
    "source-filled": ("Filled orders", "Erfüllte Aufträge"),
    "source-final-silver": ("Silver, goods sold", "Silber mit Warenerlös"),
    "silver-from": (
        "{player}: {left} at the end, {repaid} loans repaid, {sale} for goods at half price",
        "{player}: {left} am Ende, {repaid} Kredite zurückgezahlt, {sale} für Waren zum halben Preis",
    ),
    "source-ranks": ("Place", "Rang"),
    "winner-tip": ("{player} wins\nHAI-123", "{player} gewinnt\nHAI-123"),
}
