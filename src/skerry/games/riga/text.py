"""Riga in words, English and German: prompts, refusals, log and the labels of moves.

Every entry of the tables holds the English template and then the German one; kernel/wording.py says how they are read.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from skerry.kernel.language import Pairs, in_language
from skerry.kernel.moves import Move
from skerry.kernel.pack import Pack
from skerry.kernel.state import Event
from skerry.kernel.wording import Gathered, Labels, Wording, joined

MESSAGES: Final[Pairs] = {
    # --- what a seat is asked -----------------------------------------------------------------------------------
    "ask.choose-start": (
        "Your goods are worth the least: name the start player of the first year.",
        "Deine Waren sind am wenigsten wert: Bestimme den Startspieler des ersten Jahres.",
    ),
    "ask.keep-building": (
        "Keep one of the buildings you drew: {buildings}.",
        "Behalte eines der gezogenen Gebäude: {buildings}.",
    ),
    "ask.take": (
        "Take one building or one whole row of goods.",
        "Nimm ein Gebäude oder eine ganze Warenreihe.",
    ),
    "ask.take-swapped": (
        "You swapped goods of the rows {rows}: take one of these two rows.",
        "Du hast Waren der Reihen {rows} getauscht: Nimm eine dieser beiden Reihen.",
    ),
    "ask.keep": (
        "You drew {goods}. Keep one good; the rest is discarded openly.",
        "Du hast {goods} gezogen. Behalte eine Ware; der Rest wird offen abgeworfen.",
    ),
    "ask.yard": (
        "You drew {buildings}. Keep one building or none.",
        "Du hast {buildings} gezogen. Behalte ein Gebäude oder keins.",
    ),
    "ask.yard-pile": (
        "You drew {buildings}, from the draw pile only. Keep one building or none.",
        "Du hast {buildings} gezogen, nur vom Nachziehstapel. Behalte ein Gebäude oder keins.",
    ),
    "ask.swap": (
        "Which good do you want to swap? Begin with the one in the earlier row.",
        "Welche Ware willst du tauschen? Beginne mit der in der früheren Reihe.",
    ),
    "ask.swap-with": (
        "With which good of a later row do you want to swap {good} of row {row}?",
        "Gegen welche Ware einer späteren Reihe willst du {good} aus Reihe {row} tauschen?",
    ),
    "ask.build": (
        "Build, or end your turn. You may still build {left} {left|building|buildings}.",
        "Baue oder beende deinen Zug. Du darfst noch {left} Gebäude bauen.",
    ),
    "ask.extend": (
        "{cost} ducats are due in {city} and you have {power} there. Add another building of {city}, or pay.",
        "In {city} sind {cost} Dukaten fällig, du hast dort {power}. Nimm noch ein Gebäude in {city} dazu oder zahle.",
    ),
    "ask.crane": (
        "{owed} ducats are due in {city} and you have {power} there. Halve the cost of a building with a Crane?",
        "In {city} sind {owed} Dukaten fällig, du hast dort {power}. Die Kosten eines Gebäudes per Kran halbieren?",
    ),
    "ask.pay": (
        "Pay in {city}: {owed} {owed|ducat is|ducats are} still due. No change is given.",
        "Zahle in {city}: {owed} {owed|Dukat ist|Dukaten sind} noch fällig. Wechselgeld gibt es nicht.",
    ),
    "ask.school": (
        "What does your School show for the rest of the game?",
        "Was zeigt deine Schule für den Rest des Spiels?",
    ),
    "ask.charge": (
        "Discard goods with a base value of {owed} or more to charge the Exchange Office, or do without.",
        "Wirf Waren im Basiswert von {owed} oder mehr ab, um die Wechselstube zu laden, oder verzichte.",
    ),
    "ask.charge-more": (
        "Goods with a base value of {owed} or more are still missing to charge the Exchange Office.",
        "Zum Laden der Wechselstube fehlen noch Waren im Basiswert von {owed} oder mehr.",
    ),
    "ask.discard": (
        "Discard {count} {count|card|cards}: you may keep {limit}.",
        "Wirf {count} {count|Karte|Karten} ab: Du darfst {limit} behalten.",
    ),
    # --- what a legal move costs or does ------------------------------------------------------------------------
    "does.take-row": ("{goods}, base value {value}", "{goods}, Basiswert {value}"),
    "does.take-building": ("{building:card}", "{building:card}"),
    "does.use": ("{function:does}", "{function:does}"),
    "does.build": ("costs {cost}, you have {power} in {city}", "kostet {cost}, du hast {power} in {city}"),
    "does.crane": (
        "then {owed} {owed|ducat is|ducats are} due",
        "dann {owed|ist|sind} {owed} {owed|Dukat|Dukaten} fällig",
    ),
    "does.no-more": ("{owed} {owed|ducat is|ducats are} due", "{owed} {owed|Dukat ist|Dukaten sind} fällig"),
    "does.pay": (
        "counts {value}[, {owed} still due][, {lost} {lost|is|are} lost]",
        "zählt {value}[, {owed} noch fällig][, {lost} {lost|verfällt|verfallen}]",
    ),
    # --- why a move is refused ----------------------------------------------------------------------------------
    "no.seat": ("Nobody sits on seat {seat}.", "Auf Platz {seat} sitzt niemand."),
    "no.not-drawn": ("You did not draw {building}.", "Du hast {building} nicht gezogen."),
    "no.good-not-drawn": ("You did not draw any {good}.", "Du hast kein {good} gezogen."),
    "no.swapped-rows": (
        "After the swap you must take one of the rows {rows}.",
        "Nach dem Tausch musst du eine der Reihen {rows} nehmen.",
    ),
    "no.row": (
        "There is no row {row}: the display has {rows} {rows|row|rows}.",
        "Es gibt keine Reihe {row}: Die Auslage hat {rows} {rows|Reihe|Reihen}.",
    ),
    "no.not-on-display": ("{building} is not on display.", "{building} liegt nicht in der Auslage."),
    "no.function": (
        "You have no {function} that could be used now.",
        "Du hast nichts, was jetzt als {function} eingesetzt werden könnte.",
    ),
    "no.effect": ("{function} would have no effect now.", "Das hätte jetzt keine Wirkung: {function}."),
    "no.pile": (
        "The draw pile is empty, and at your table nothing is reshuffled for {function}.",
        "Der Nachziehstapel ist leer, und an eurem Tisch wird dafür nicht neu gemischt: {function}.",
    ),
    "no.fresh": (
        "{function} was built in this turn: it works from your next turn on.",
        "Was in diesem Zug gebaut wurde, wirkt erst ab deinem nächsten Zug: {function}.",
    ),
    "no.used": (
        "{function} works only once and has been used.",
        "Das geht nur einmal und ist schon benutzt: {function}.",
    ),
    "no.take-first": (
        "First you must take one building or one row of goods.",
        "Zuerst musst du ein Gebäude oder eine Warenreihe nehmen.",
    ),
    "no.taken-already": (
        "You have already taken cards in this turn.",
        "Du hast in diesem Zug schon Karten genommen.",
    ),
    "no.monastery-before-taking": (
        "The Monastery can be used only before you take cards.",
        "Das Kloster lässt sich nur einsetzen, bevor du Karten nimmst.",
    ),
    "no.swap": (
        "That good is not there, or no later row holds another kind to swap it with.",
        "Diese Ware liegt dort nicht, oder keine spätere Reihe enthält eine andere Sorte zum Tauschen.",
    ),
    "no.swap-with": (
        "The second good must lie in a later row and be of another kind.",
        "Die zweite Ware muss in einer späteren Reihe liegen und von anderer Sorte sein.",
    ),
    "no.building-not-in-hand": (
        "You do not have {building} to play with.",
        "{building} gehört nicht zu deinen Karten.",
    ),
    "no.good-not-in-hand": ("You have no {good} in hand.", "Du hast kein {good} auf der Hand."),
    "no.builds-left": (
        "You cannot build more than {most} {most|building|buildings} in a turn.",
        "In einem Zug kannst du nicht mehr als {most} Gebäude bauen.",
    ),
    "no.other-city": (
        "{building} is not in {city}: only buildings of one city are paid together.",
        "{building} steht nicht in {city}: Nur Gebäude einer Stadt werden gemeinsam bezahlt.",
    ),
    "no.ducats": ("Not enough ducats in {city}: {power} of {cost}.", "Zu wenig Dukaten in {city}: {power} von {cost}."),
    "no.crane-needed": (
        "Without another Crane it is too dear: you have {power} of {owed} ducats.",
        "Ohne weiteren Kran ist es zu teuer: Du hast {power} von {owed} Dukaten.",
    ),
    "no.crane-there": (
        "No Crane for {building} now: Cranes go from the dearest building on, and the rest must be payable.",
        "Jetzt kein Kran für {building}: Kräne gelten vom teuersten Gebäude an, und der Rest muss bezahlbar sein.",
    ),
    "no.item": (
        "You have no {item} to pay with.",
        "Damit kannst du nicht zahlen, denn {item} fehlt dir.",
    ),
    "no.not-charged": ("You have no {item} that is charged.", "Das ist nicht geladen: {item}."),
    "no.worthless": ("In {city} you can pay nothing with {item}.", "In {city} kannst du mit {item} nichts bezahlen."),
    "no.too-late": (
        "It is too late for {item}: functions come first, then goods in the order of the price list.",
        "Für {item} ist es zu spät: Erst kommen Funktionen, dann Waren in der Reihenfolge der Preisliste.",
    ),
    "no.too-early": (
        "It is too early for {item}: what follows it in the order of the price list does not cover the rest.",
        "Für {item} ist es zu früh: Was in der Reihenfolge der Preisliste danach kommt, deckt den Rest nicht.",
    ),
    "no.superfluous": (
        "With {item} you would give away more than is needed.",
        "Mit {item} würdest du mehr abgeben als nötig.",
    ),
    "no.skip-now": (
        "The Exchange Office is being charged; what was begun is completed.",
        "Die Wechselstube wird gerade geladen; das Angefangene wird vollendet.",
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
    # --- where the game stands, for everyone --------------------------------------------------------------------
    "stage.set-up": ("Set-up: {seat} is to choose.", "Vorbereitung: {seat} ist an der Reihe."),
    "stage.spring": ("Year {year}, spring: new supplies.", "Jahr {year}, Frühling: Nachschub."),
    "stage.summer": ("Year {year}, summer: {seat} {phase}.", "Jahr {year}, Sommer: {seat} {phase}."),
    "stage.autumn": ("Year {year}, autumn: {seat} {phase}.", "Jahr {year}, Herbst: {seat} {phase}."),
    "stage.winter": (
        "Year {year}, winter: {seat} discards down to the hand limit.",
        "Jahr {year}, Winter: {seat} wirft bis zum Handkarten-Limit ab.",
    ),
}

EVENTS: Final[Pairs] = {
    "provisional-start": ("{seat} is the provisional start player.", "{seat} ist vorläufiger Startspieler."),
    "turned-up": ("{seat} turns up {goods}.", "{seat} deckt {goods} auf."),
    "start-player": ("{seat} names {start} start player.", "{seat} bestimmt {start} zum Startspieler."),
    "drew-building": ("{seat} draws {buildings}.", "{seat} zieht {buildings}."),
    "start-building": ("{seat} keeps one of the buildings drawn.", "{seat} behält eines der gezogenen Gebäude."),
    "kept-building": ("{seat} keeps {building}.", "{seat} behält {building}."),
    "spring": ("Year {year}, spring: new supplies.", "Jahr {year}, Frühling: Nachschub."),
    "row-good": ("Row {row}: {goods}.", "Reihe {row}: {goods}."),
    "goods-reshuffled": (
        "The goods discard pile becomes the draw pile.",
        "Der Ablagestapel der Waren wird zum Nachziehstapel.",
    ),
    "building-removed": ("Off the display: {buildings}.", "Aus der Auslage entfernt: {buildings}."),
    "building-up": ("New on display: {buildings}.", "Neu in der Auslage: {buildings}."),
    "buildings-reshuffled": (
        "The building discard pile becomes the draw pile.",
        "Der Ablagestapel der Gebäude wird zum Nachziehstapel.",
    ),
    "turn": ("Year {year}, {season}: the turn of {seat}.", "Jahr {year}, {season}: {seat} ist am Zug."),
    "took-row": ("{seat} takes row {row}: {goods}.", "{seat} nimmt Reihe {row}: {goods}."),
    "took-building": ("{seat} takes {building}.", "{seat} nimmt {building}."),
    "used": ("{seat} uses {building}.", "{seat} setzt {building} ein."),
    "drew-good": ("{seat} draws {goods}.", "{seat} zieht {goods}."),
    "treasury-rejected": (
        "{seat} keeps one good of the Treasury[ and discards {goods}].",
        "{seat} behält eine Ware aus der Schatzkammer[ und wirft {goods} ab].",
    ),
    "treasury-kept": ("{seat} keeps {good}.", "{seat} behält {good}."),
    "yard-done": (
        "{seat} looks at {drawn} {drawn|building|buildings} and keeps {kept|one|none}.",
        "{seat} sieht {drawn} Gebäude an und behält {kept|eins|keins}.",
    ),
    "swapped": (
        "{seat} swaps goods of the rows {rows}: {goods}.",
        "{seat} tauscht Waren der Reihen {rows}: {goods}.",
    ),
    "shown": ("{seat} wants to build {building}.", "{seat} will {building} bauen."),
    "craned": (
        "{seat} halves the cost of {building} with {crane}.",
        "{seat} halbiert die Kosten von {building} mit {crane}.",
    ),
    "paid": (
        "{seat} pays with {items}: {value} {value|ducat|ducats}.",
        "{seat} zahlt mit {items}: {value} {value|Dukat|Dukaten}.",
    ),
    "built": (
        "{seat} builds {buildings}[; {lost} {lost|ducat is|ducats are} lost].",
        "{seat} baut {buildings}[; {lost} {lost|Dukat verfällt|Dukaten verfallen}].",
    ),
    "school": ("The School of {seat} shows: {side}.", "Die Schule von {seat} zeigt: {side}."),
    "charging": ("{seat} discards {goods} for the Exchange Office.", "{seat} wirft {goods} für die Wechselstube ab."),
    "charged": ("The Exchange Office of {seat} is charged.", "Die Wechselstube von {seat} ist geladen."),
    "winter": ("Year {year}, winter: hand limit.", "Jahr {year}, Winter: Handkarten-Limit."),
    "discarded": ("{seat} discards {goods}.", "{seat} wirft {goods} ab."),
    "discarded-building": ("{seat} discards a building face down.", "{seat} wirft ein Gebäude verdeckt ab."),
    "discarded-this-building": ("That was {building}.", "Das war {building}."),
    "game-over": ("The last winter is over, and so is the game.", "Der letzte Winter ist vorbei und damit das Spiel."),
}

# Which values of events that follow each other are gathered in one line, and under which name.
GATHERED: Final[Gathered] = {
    "turned-up": ("good", "goods"),
    "drew-building": ("building", "buildings"),
    "row-good": ("good", "goods"),
    "building-removed": ("building", "buildings"),
    "building-up": ("building", "buildings"),
    "drew-good": ("good", "goods"),
    "paid": ("item", "items"),
    "charging": ("good", "goods"),
    "discarded": ("good", "goods"),
}

# By family: what its arguments are, then the label in both languages.
LABELS: Final[Labels] = {
    "provisional-start": (("seat",), "{seat} is provisional start player", "{seat} ist vorläufiger Startspieler"),
    "draw": (("good",), "Draw {good}", "{good} ziehen"),
    "draw-building": (("building",), "Draw {building}", "{building} ziehen"),
    "choose-start": (("seat",), "{seat} shall be start player", "{seat} soll Startspieler sein"),
    "keep-building": (("building",), "Keep {building}", "{building} behalten"),
    "keep-none": ((), "Keep none", "Keins behalten"),
    "keep": (("good",), "Keep 1 {good}", "1 {good} behalten"),
    "take-building": (("building",), "Take {building}", "{building} nehmen"),
    "take-row": (("row",), "Take row {row}", "Reihe {row} nehmen"),
    "use": (("function",), "Use {function}", "{function} einsetzen"),
    "swap": (("row", "good"), "Swap {good} of row {row}", "{good} aus Reihe {row} tauschen"),
    "with": (("row", "good"), "with {good} of row {row}", "gegen {good} aus Reihe {row}"),
    "build": (("building",), "Build {building}", "{building} bauen"),
    "end": ((), "End the turn", "Zug beenden"),
    "add": (("building",), "Add {building}", "{building} dazunehmen"),
    "pay": ((), "Add nothing, pay", "Nichts dazunehmen, zahlen"),
    "crane": (("building",), "Crane for {building}", "Kran für {building}"),
    "no-more": ((), "No more Cranes, pay", "Kein Kran mehr, zahlen"),
    "pay good": (("good",), "Pay 1 {good}", "1 {good} zahlen"),
    "pay function": (("function",), "Pay with {function}", "Mit {function} zahlen"),
    "school": (("side",), "{side}", "{side}"),
    "charge": (("good",), "Discard 1 {good}", "1 {good} abwerfen"),
    "skip": ((), "Do not charge", "Nicht laden"),
    "discard": (("good",), "Discard 1 {good}", "1 {good} abwerfen"),
    "discard-building": (("building",), "Discard {building}", "{building} abwerfen"),
}

PHASES: Final[Pairs] = {
    "": ("is to move", "ist am Zug"),
    "take": ("takes cards", "nimmt Karten"),
    "build": ("builds", "baut"),
}

# What a word calls a function, and what the pack calls it.
FUNCTIONS: Final[Mapping[str, str]] = {
    "treasury": "draw_goods",
    "builders-yard": "draw_buildings",
    "monastery": "swap_goods",
    "exchange-office": "charge",
    "trading-office": "ducats",
    "bank": "ducats_per_merchant",
    "inn": "ducats_per_knight",
}

CARD: Final = (
    "cost {cost}[, {points} {points|point|points}]. {does}",
    "Kosten {cost}[, {points} {points|Punkt|Punkte}]. {does}",
)


class Names:
    """What things are called in a pack."""

    def __init__(self, pack: Pack) -> None:
        data = pack.data
        self.goods: dict[str, Any] = {good["id"]: good for good in data["good"]}
        self.cities: dict[str, Any] = {city["id"]: city for city in data["city"]}
        self.seasons: dict[str, Any] = {season["id"]: season for season in data["season"]}
        self.symbols: dict[str, Any] = data["symbols"]
        self.lodges: list[int] = data["lodge_table"]["points"][1:]
        types = {entry["id"]: entry for entry in data["building_type"]}
        self.cards: dict[str, Any] = {card["id"]: types[card["type"]] | card for card in data["building"]}
        self.cards |= {card["id"]: card for card in data["riga_building"]}
        functions = {entry["function"]: entry for entry in [*data["building_type"], *data["riga_building"]]}
        self.functions: dict[str, Any] = {word: functions[function] for word, function in FUNCTIONS.items()}

    def good(self, good: str, lang: str) -> str:
        """In English, goods are written small within a sentence."""
        name: str = self.goods[good]["name"][lang]
        return name.lower() if lang == "en" else name

    def goods_counted(self, goods: Iterable[str], lang: str) -> list[str]:
        """For example ["2 wine", "1 grain"], in the order of the pack."""
        held = list(goods)
        return [f"{held.count(good)} {self.good(good, lang)}" for good in self.goods if good in held]

    def building(self, building: str, lang: str) -> str:
        """For example "Archive (Visby)"."""
        card = self.cards[building]
        return f"{card['name'][lang]} ({self.city(card['city'], lang)})"

    def city(self, city: str, lang: str) -> str:
        return str(self.cities[city]["name"][lang])

    def season(self, season: str, lang: str) -> str:
        """The pack's "Summer: turns clockwise" without what follows the colon."""
        name = str(self.seasons[season]["name"][lang]).split(":", maxsplit=1)[0]
        return name.lower() if lang == "en" else name

    def symbol(self, symbol: str, lang: str) -> str:
        return str(self.symbols[symbol]["name"][lang])

    def function(self, word: str, lang: str) -> str:
        """A function explained, by the word that uses it: "Bank – Once: 2 ducats for each of your merchants."."""
        entry = self.functions[word]
        return f"{entry['name'][lang]} – {entry['text'][lang]}"

    def does(self, building: str, lang: str) -> str:
        """The text of a card; Manufactory and Market Hall name their good, the Lodge the points of its table."""
        card = self.cards[building]
        shown = f"{self.goods[card['good']]['name'][lang]}: " if "good" in card else ""
        table = f" ({', '.join(str(points) for points in self.lodges)})" if card["function"] == "score_table" else ""
        return shown + str(card["text"][lang]) + table


class Texts(Wording):
    """Puts what Riga reports into words, with the names of a pack."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(MESSAGES, EVENTS, LABELS, GATHERED)
        self.names = Names(pack)

    def label_key(self, move: Move) -> str:
        """A payment is labelled by what is paid with."""
        family, _, argument = move.word.partition(" ")
        if family == "pay" and argument:
            return "pay good" if argument in self.names.goods else "pay function"
        return move.family.name

    def goes_on(self, first: Event, event: Event) -> bool:
        return super().goes_on(first, event) and first.values.get("row") == event.values.get("row")

    def card(self, building: str, lang: str) -> str:
        """Cost, points and function of a building."""
        card = self.names.cards[building]
        values = {"cost": card["cost"], "points": card["vp"], "does": self.names.does(building, lang)}
        return self.fill(in_language(CARD, lang), values, lang, [])

    def put(self, name: str, value: Any, lang: str, names: list[str]) -> str:
        if name == "start":
            return super().put("seat", value, lang, names)
        if name in ("building", "crane"):
            return self.names.building(value, lang)
        if name == "building:card":
            return self.card(value, lang)
        if name == "good":
            return self.names.good(value, lang)
        if name in ("item", "function"):
            return self._item(value, lang)
        if name == "function:does":
            return str(self.names.functions[value]["text"][lang])
        if name == "city":
            return self.names.city(value, lang)
        if name == "season":
            return self.names.season(value, lang)
        if name == "side":
            return self.names.symbol(value, lang)
        if name == "phase":
            return in_language(PHASES[value], lang)
        if isinstance(value, list):
            return joined(self._list(name, value, lang), lang)
        return super().put(name, value, lang, names)

    def _list(self, name: str, values: list[Any], lang: str) -> list[str]:
        if name == "goods":
            return self.names.goods_counted(values, lang)
        if name == "buildings":
            return [self.names.building(building, lang) for building in values]
        if name == "items":
            functions = [self._item(item, lang) for item in values if item not in self.names.goods]
            return functions + self.names.goods_counted(values, lang)
        return [str(value) for value in values]

    def _item(self, item: str, lang: str) -> str:
        if item in self.names.goods:
            return self.names.good(item, lang)
        return str(self.names.functions[item]["name"][lang])
