"""Pirate Haven in words, English and German: prompts, refusals, log and the labels of moves.

Every entry of the tables holds the English template, then the German one; `kernel/wording.py` says how they are read.
"""

from collections.abc import Mapping
from typing import Any, Final

from skerry.kernel.language import Pairs, in_language
from skerry.kernel.moves import Move
from skerry.kernel.pack import Pack
from skerry.kernel.wording import Gathered, Labels, Wording, joined

MESSAGES: Final[Pairs] = {
    # --- what a seat is asked -----------------------------------------------------------------------------------
    "ask.sail": (
        "Sail to a spot ahead, or leave the Map. You have {income} Income.",
        "Segle zu einem Feld vor dir oder verlasse die Karte. Du hast {income} Einkommen.",
    ),
    "ask.raise": (
        "Bonus: add {pips} {pips|pip|pips} to one of your dice: {colour}.",
        "Bonus: Erhöhe einen deiner Würfel um {pips} {pips|Auge|Augen}: {colour}.",
    ),
    "ask.buy": (
        "{tile} costs {cost} and you have {income} Income. Buy it for a spot of your Island, or discard it.",
        "{tile} kostet {cost}, du hast {income} Einkommen. Kaufe es für ein Feld deiner Insel oder wirf es ab.",
    ),
    "ask.give": (
        "{tile} costs {cost} and you have {income} Income. Give Treasure to be able to pay, or discard the tile.",
        "{tile} kostet {cost}, du hast {income} Einkommen. Gib Schatz ab, um zahlen zu können, oder wirf es ab.",
    ),
    "ask.buy-or-bonus": (
        "{tile} costs {cost} and you have {income} Income. Buy it or discard it; you take the bonus before or after.",
        (
            "{tile} kostet {cost}, du hast {income} Einkommen. Kaufe es oder wirf es ab; "
            "den Bonus nimmst du davor oder danach."
        ),
    ),
    "ask.give-or-bonus": (
        "{tile} costs {cost} and you have {income} Income. Give Treasure, take the bonus first, or discard the tile.",
        "{tile} kostet {cost}, du hast {income} Einkommen. Gib Schatz ab, nimm erst den Bonus oder wirf es ab.",
    ),
    "ask.raise-late": (
        "Bonus after the tile: add {pips} {pips|pip|pips} to one of your dice: {colour}.",
        "Bonus nach dem Plättchen: Erhöhe einen deiner Würfel um {pips} {pips|Auge|Augen}: {colour}.",
    ),
    "ask.make-room": (
        "No Treasure die has room for the bonus of {pips} {pips|pip|pips}. Give Treasure first, or do without.",
        "Kein Schatzwürfel hat Platz für den Bonus von {pips} {pips|Auge|Augen}. Gib erst Schatz ab oder verzichte.",
    ),
    "ask.handle": (
        "Your new Ship: reroll or move one of your dice ({colour}), or do without.",
        "Dein neues Schiff: Würfle einen deiner Würfel neu oder versetze ihn ({colour}), oder verzichte.",
    ),
    "ask.to": ("Where do you move the die from {die}?", "Wohin versetzt du den Würfel von {die}?"),
    "ask.corvette": (
        "Your new Ship: add {pips} {pips|pip|pips} to every die beside it, within capacity, or do without.",
        "Dein neues Schiff: Erhöhe alle Würfel daneben um {pips} {pips|Auge|Augen}, bis zur Kapazität, oder verzichte.",
    ),
    "ask.place-die": (
        "{thing}: place the die on one of your tiles, or discard it.",
        "{thing}: Lege den Würfel auf eines deiner Plättchen oder wirf ihn ab.",
    ),
    "ask.place-navy": (
        "{thing}: place the die on an empty sea spot, or discard it.",
        "{thing}: Lege den Würfel auf ein freies Meeresfeld oder wirf ihn ab.",
    ),
    "ask.place-rum": (
        "Place the Rum on a die spot of one of your tiles.",
        "Lege den Rum auf einen Würfelplatz eines deiner Plättchen.",
    ),
    "ask.discard-navy": (
        "Your Navy dice show {navy}, your Ships have a strength of {strength}: discard a Navy die.",
        "Deine Marinewürfel zeigen {navy}, deine Schiffe haben Stärke {strength}: Wirf einen Marinewürfel ab.",
    ),
    # --- what a legal move costs or does ------------------------------------------------------------------------
    "does.give": (
        "the die then shows {pips}, Income {income}[ ({lost} lost)]",
        "der Würfel zeigt dann {pips}, Einkommen {income}[ ({lost} verfällt)]",
    ),
    "does.add": ("the die then shows {pips}, Income {income}", "der Würfel zeigt dann {pips}, Einkommen {income}"),
    "does.sail": ("[{thing:does}; ][{bonus:bonus}; ]then: {next}", "[{thing:does}; ][{bonus:bonus}; ]danach: {next}"),
    "does.leave": (
        "place {place}[, {fame} Fame][; {lost} Income is lost][; {pips} Treasure could still be added]; then: {next}",
        "Platz {place}[, {fame} Ruhm][; {lost} Einkommen verfällt][; {pips} Schatz wäre noch zu haben]; danach: {next}",
    ),
    "does.leave-last": (
        "place {place}[, {fame} Fame][; {lost} Income is lost][; {pips} Treasure could still be added]; all are home",
        "Platz {place}[, {fame} Ruhm][; {lost} Einkommen verfällt][; {pips} Schatz wäre noch zu haben]; alle zurück",
    ),
    "does.raise": ("the die then shows {pips}", "der Würfel zeigt dann {pips}"),
    "does.bonus": ("{bonus:bonus}", "{bonus:bonus}"),
    "does.no-bonus": ("{bonus:bonus}: nothing to gain now", "{bonus:bonus}: bringt jetzt nichts"),
    "does.buy": (
        "costs {cost}, leaves {income} Income; capacity {capacity}[; raises {raises} {raises|tile|tiles} beside it]",
        "kostet {cost}, es bleiben {income} Einkommen; Kapazität {capacity}[; erhöht {raises} Plättchen daneben]",
    ),
    "does.buy-ship": (
        "costs {cost}, leaves {income} Income; capacity and strength {capacity}",
        "kostet {cost}, es bleiben {income} Einkommen; Kapazität und Stärke {capacity}",
    ),
    "does.handle": ("shows {pips}, at most {limit} there", "zeigt {pips}, dort höchstens {limit}"),
    "does.place": (
        "shows {pips} there[, {lost} {lost|pip is|pips are} lost]",
        "zeigt dort {pips}[, {lost} {lost|Auge verfällt|Augen verfallen}]",
    ),
    "does.place-navy": (
        "Navy {navy}, strength of your Ships {strength}[: {uncovered} not covered yet]",
        "Marine {navy}, Stärke deiner Schiffe {strength}[: {uncovered} noch nicht gedeckt]",
    ),
    "does.use": ("{pips} {pips|pip|pips} in all", "{pips} {pips|Auge|Augen} insgesamt"),
    "does.discard-navy": (
        "then your Navy dice show {navy}[, still {uncovered} too many]",
        "dann zeigen deine Marinewürfel {navy}[, noch {uncovered} zu viel]",
    ),
    # --- why a move is refused ----------------------------------------------------------------------------------
    "no.path": (
        "The Map ends with spot {last}: there is no {path}.",
        "Die Karte endet mit Feld {last}: {path} gibt es nicht.",
    ),
    "no.backward": (
        "You only sail forward: spot {path} is not ahead of you.",
        "Gesegelt wird nur vorwärts: Feld {path} liegt nicht vor dir.",
    ),
    "no.occupied": ("The Ship of {seat} is on spot {path}.", "Auf Feld {path} steht das Schiff von {seat}."),
    "no.empty": ("Spot {path} is empty this round.", "Feld {path} ist in dieser Runde leer."),
    "no.treasure-there": ("You have no Treasure die on {die}.", "Du hast keinen Schatzwürfel auf {die}."),
    "no.gained": (
        "You have just added Treasure to the die on {die}. It can give some again once something else has happened.",
        "Du hast gerade Schatz auf den Würfel auf {die} gelegt. Abgeben kann er erst wieder, wenn etwas anderes war.",
    ),
    "no.gave": (
        "The die on {die} has just given Treasure. You can add some to it again once something else has happened.",
        "Der Würfel auf {die} hat gerade Schatz abgegeben. Erhalten kann er erst wieder, wenn etwas anderes war.",
    ),
    "no.gained-in-turn": (
        "The die on {die} gained Treasure in this turn, so it cannot give any.",
        "Der Würfel auf {die} hat in diesem Zug Schatz erhalten und kann keinen abgeben.",
    ),
    "no.gave-in-turn": (
        "The die on {die} gave Treasure in this turn, so none can be added to it.",
        "Der Würfel auf {die} hat in diesem Zug Schatz abgegeben und kann keinen erhalten.",
    ),
    "no.bonus-stays": (
        "You must take the bonus as long as one of your dice has room for it.",
        "Du musst den Bonus nehmen, solange einer deiner Würfel Platz dafür hat.",
    ),
    "no.last-pip": (
        "The die on {die} shows 1 and cannot be reduced.",
        "Der Würfel auf {die} zeigt 1 und kann nicht gesenkt werden.",
    ),
    "no.income-full": (
        "Your Income is {income} already, so giving Treasure would bring nothing.",
        "Dein Einkommen ist schon {income}; Schatz abzugeben brächte nichts.",
    ),
    "no.limit": (
        "The die on {die} shows as much as it can there.",
        "Der Würfel auf {die} zeigt schon so viel, wie er dort kann.",
    ),
    "no.income": ("That costs {cost} and you have {income} Income.", "Das kostet {cost}, du hast {income} Einkommen."),
    "no.exchange-now": (
        "Treasure is exchanged before you sail, on a tile that is too dear, or before a Ship changes Treasure dice.",
        "Schatz wird vor dem Segeln getauscht, auf zu teurem Plättchen oder bevor ein Schiff Schatzwürfel ändert.",
    ),
    "no.terrain": (
        "{tile} cannot lie on {spot}: Ships go to sea, Buildings and Pirates on land.",
        "{tile} kann nicht auf {spot} liegen: Schiffe kommen ins Meer, Gebäude und Piraten an Land.",
    ),
    "no.spot-taken": ("{spot} is not empty.", "{spot} ist nicht leer."),
    "no.navy-on-land": (
        "{spot} is on land: Navy dice go to sea.",
        "{spot} liegt an Land: Marinewürfel kommen ins Meer.",
    ),
    "no.tile-there": ("You have no tile on {spot}.", "Du hast kein Plättchen auf {spot}."),
    "no.room": (
        "The tile on {spot} has no free die spot that is open.",
        "Das Plättchen auf {spot} hat keinen freien, offenen Würfelplatz.",
    ),
    "no.rum-stays": (
        "Rum must be placed as long as you have a die spot for it.",
        "Rum muss gelegt werden, solange du einen Würfelplatz dafür hast.",
    ),
    "no.colour": ("You have no such die on {die}: {colour}.", "Du hast keinen solchen Würfel auf {die}: {colour}."),
    "no.target": (
        "The die on {die} has no other place to go.",
        "Für den Würfel auf {die} gibt es keinen anderen Platz.",
    ),
    "no.same-tile": (
        "The die already lies on this tile.",
        "Der Würfel liegt schon auf diesem Plättchen.",
    ),
    "no.navy-there": ("You have no Navy die on {spot}.", "Du hast keinen Marinewürfel auf {spot}."),
    "not-asked": (
        "“{word}” does not answer the question that is open now.",
        "„{word}“ beantwortet nicht die Frage, die jetzt offen ist.",
    ),
    "foreign-word": (
        "“{word}” belongs to another game or another pack.",
        "„{word}“ gehört zu einem anderen Spiel oder anderen Plättchen.",
    ),
    "over": ("The game is over.", "Das Spiel ist zu Ende."),
    # --- where the game stands, for everyone --------------------------------------------------------------------
    "stage.set-up": ("Set-up.", "Vorbereitung."),
    "stage.map": ("Round {round}: the Map is laid out.", "Runde {round}: Die Karte wird ausgelegt."),
    "stage.travel": ("Round {round}: {seat} travels.", "Runde {round}: {seat} reist."),
    "stage.end": ("Navy check: {seat} discards Navy dice.", "Marine: {seat} wirft Marinewürfel ab."),
}

EVENTS: Final[Pairs] = {
    "first": ("{seat} is first in round 1.", "{seat} beginnt in Runde 1."),
    "turned-up": ("On top of the decks: {tiles}.", "Oben auf den Stapeln: {tiles}."),
    "round": ("Round {round}.", "Runde {round}."),
    "income": (
        "{seat} has {income} Income from {resources} {resources|Resource|Resources}.",
        "{seat} hat {income} Einkommen aus {resources} {resources|Rohstoff|Rohstoffen}.",
    ),
    "laid": ("The Map: {map_tiles}.", "Die Karte: {map_tiles}."),
    "filled": ("On the Map: {fillings}.", "Auf der Karte: {fillings}."),
    "direction-turned": (
        "The left Direction tile is turned: the first places home are worth Fame.",
        "Die linke Richtungstafel wird gewendet: Die ersten Plätze bringen Ruhm.",
    ),
    "sailed": (
        "{seat} sails to spot {path}[: {thing}][ ({bonus:bonus})].",
        "{seat} segelt zu Feld {path}[: {thing}][ ({bonus:bonus})].",
    ),
    "left": ("{seat} leaves the Map: place {place}.", "{seat} verlässt die Karte: Platz {place}."),
    "gave": (
        "{seat} gives 1 Treasure of {die} for {income} Income: the die shows {pips}.",
        "{seat} gibt 1 Schatz von {die} für {income} Einkommen: Der Würfel zeigt {pips}.",
    ),
    "added": (
        "{seat} adds 1 Treasure to {die} for {income} Income: the die shows {pips}.",
        "{seat} legt 1 Schatz auf {die} für {income} Einkommen: Der Würfel zeigt {pips}.",
    ),
    "income-gained": (
        "{seat} gains {gain} Income and has {income}.",
        "{seat} erhält {gain} Einkommen und hat {income}.",
    ),
    "raised": (
        "{seat} raises the die on {die}: it shows {pips}.",
        "{seat} erhöht den Würfel auf {die}: Er zeigt {pips}.",
    ),
    "bought": (
        "{seat} buys {tile} for {cost} and places it on {spot}.",
        "{seat} kauft {tile} für {cost} und legt es auf {spot}.",
    ),
    "discarded": ("{seat} discards {thing}.", "{seat} wirft {thing} ab."),
    "placed-die": (
        "{seat} places {thing} on {spot}[: {lost} {lost|pip is|pips are} lost, it shows {pips}].",
        "{seat} legt {thing} auf {spot}[: {lost} {lost|Auge verfällt|Augen verfallen}, er zeigt {pips}].",
    ),
    "placed-rum": ("{seat} places Rum on {spot}.", "{seat} legt Rum auf {spot}."),
    "bonus-declined": ("{seat} does without the bonus.", "{seat} verzichtet auf den Bonus."),
    "declined": ("{seat} does without the ability of the Ship.", "{seat} verzichtet auf die Fähigkeit des Schiffs."),
    "moved": (
        "{seat} moves the die from {die} to {to}: it shows {pips}.",
        "{seat} versetzt den Würfel von {die} nach {to}: Er zeigt {pips}.",
    ),
    "rerolled": (
        "{seat} rerolls the die on {die}: {rolled}. It shows {pips}.",
        "{seat} würfelt den Würfel auf {die} neu: {rolled}. Er zeigt {pips}.",
    ),
    "game-over": ("The last round is over.", "Die letzte Runde ist vorbei."),
    "navy-discarded": (
        "{seat} cannot cover all Navy dice and discards: {pips_list}.",
        "{seat} kann nicht alle Marinewürfel decken und wirft ab: {pips_list}.",
    ),
}

# Which values of events that follow each other are gathered in one line, and under which name.
GATHERED: Final[Gathered] = {
    "turned-up": ("tile", "tiles"),
    "laid": ("map_tile", "map_tiles"),
    "filled": ("filled", "fillings"),
    "navy-discarded": ("pips", "pips_list"),
}

# By family: what its arguments are, then the label in both languages. Navy dice have labels of their own.
LABELS: Final[Labels] = {
    "first": (("seat",), "{seat} is first", "{seat} beginnt"),
    "turn-up": (("tile",), "Turn up {tile}", "{tile} aufdecken"),
    "lay": (("map_tile",), "Lay {map_tile}", "{map_tile} auslegen"),
    "roll": (("pips",), "Roll {pips}", "{pips} würfeln"),
    "give": (("spot", "slot"), "Give 1 Treasure of {spot} {slot:slot}", "1 Schatz von {spot} {slot:slot} abgeben"),
    "add": (("spot", "slot"), "Add 1 Treasure to {spot} {slot:slot}", "1 Schatz auf {spot} {slot:slot} legen"),
    "sail": (("path",), "Sail to spot {path}", "Zu Feld {path} segeln"),
    "leave": ((), "Leave the Map", "Die Karte verlassen"),
    "raise": (("spot", "slot"), "Raise the die on {spot} {slot:slot}", "Würfel auf {spot} {slot:slot} erhöhen"),
    "raise navy": (("spot",), "Raise the Navy die on {spot}", "Marinewürfel auf {spot} erhöhen"),
    "buy": (("spot",), "Buy it for {spot}", "Kaufen für {spot}"),
    "discard": ((), "Discard it", "Abwerfen"),
    "reroll": (("spot", "slot"), "Reroll the die on {spot} {slot:slot}", "Würfel auf {spot} {slot:slot} neu würfeln"),
    "reroll navy": (("spot",), "Reroll the Navy die on {spot}", "Marinewürfel auf {spot} neu würfeln"),
    "move": (("spot", "slot"), "Move the die on {spot} {slot:slot}", "Würfel auf {spot} {slot:slot} versetzen"),
    "move navy": (("spot",), "Move the Navy die on {spot}", "Marinewürfel auf {spot} versetzen"),
    "decline": ((), "Do without", "Verzichten"),
    "to": (("spot",), "To {spot}", "Nach {spot}"),
    "use": ((), "Raise the dice beside it", "Die Würfel daneben erhöhen"),
    "place": (("spot",), "Place it on {spot}", "Auf {spot} legen"),
    "bonus": ((), "Take the bonus first", "Erst den Bonus nehmen"),
    "discard-navy": (("spot",), "Discard the Navy die on {spot}", "Marinewürfel auf {spot} abwerfen"),
}

TERRAIN: Final[Pairs] = {"land": ("Land", "Land"), "sea": ("Sea", "Meer")}

TILE: Final = (
    "cost and capacity {value}. {does}[ Die spots: {spots}.][ Printed: {printed}.]",
    "Kosten und Kapazität {value}. {does}[ Würfelplätze: {spots}.][ Aufgedruckt: {printed}.]",
)
SPOTS: Final[Pairs] = {"free": ("{count} open", "{count} offen"), "locked": ("{count} locked", "{count} gesperrt")}


class Names:
    """What things are called in a pack."""

    def __init__(self, pack: Pack) -> None:
        data = pack.data
        self.terms: dict[str, Any] = data["terms"]
        self.tiles: dict[str, Any] = {tile["id"]: tile for tile in data["tile"]}
        self.map_tiles: dict[str, Any] = {tile["id"]: tile for tile in data["map_tile"]}
        self.specials: dict[str, Any] = {special["id"]: special for special in data["special"]}
        self.dice: dict[str, Any] = data["dice"]
        self.neighbours: dict[str, list[str]] = {spot["id"]: spot["neighbours"] for spot in data["island"]["spot"]}
        self.direction_fame: list[int] = data["direction"]["left"]["back_fame"]
        self.places: dict[str, tuple[int, int]] = {
            spot["id"]: (spot["row"], spot["column"]) for spot in data["island"]["spot"]
        }
        self.printed_resources: int = data["island"]["printed_resources"]
        self.income_cap: int = data["income"]["cap"]
        self.exchange: dict[str, Any] = data["exchange"]
        self.rum_fame: list[int] = data["rum_table"]["fame"]

    def tile(self, tile: str, lang: str) -> str:
        return str(self.tiles[tile]["name"][lang])

    def map_tile(self, tile: str, lang: str) -> str:
        return str(self.map_tiles[tile]["name"][lang])

    def term(self, term: str, lang: str) -> str:
        return str(self.terms[term][lang])

    def spot(self, spot: str, lang: str) -> str:
        """For example "Land 2"; a spot with another sort of name is called by it."""
        terrain, _, number = spot.partition("-")
        return f"{in_language(TERRAIN[terrain], lang)} {number}" if terrain in TERRAIN else spot


class Texts(Wording):
    """Puts what Pirate Haven reports into words, with the names of a pack."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(MESSAGES, EVENTS, LABELS, GATHERED)
        self.names = Names(pack)

    def label_key(self, move: Move) -> str:
        """A Navy die is named by its spot alone."""
        name = move.family.name
        navy = f"{name} navy"
        return navy if navy in LABELS and len(move.word.split(" ")) == 2 else name

    def put(self, name: str, value: Any, lang: str, names: list[str]) -> str:
        names_of_pack = self.names
        if name == "next":
            return super().put("seat", value, lang, names)
        if name == "tile":
            return names_of_pack.tile(value, lang)
        if name == "map_tile":
            return names_of_pack.map_tile(value, lang)
        if name == "colour":
            return str(names_of_pack.dice[value]["name"][lang])
        if name in ("spot", "to"):
            return names_of_pack.spot(value, lang)
        if name == "die":
            return self.die(value, lang)
        if name == "slot:slot":
            return f"({value})"
        if name == "thing":
            return self.thing(value, lang)
        if name == "thing:does":
            return self.does(value, lang)
        if name == "bonus:bonus":
            return self.special(value, lang)
        if isinstance(value, list):
            return joined([self._one(name, one, lang) for one in value], lang)
        return super().put(name, value, lang, names)

    def _one(self, name: str, value: Any, lang: str) -> str:
        if name == "tiles":
            return self.names.tile(value, lang)
        if name == "map_tiles":
            return self.names.map_tile(value, lang)
        if name == "fillings":
            path, _, thing = str(value).partition(" ")
            return f"{path} {self.thing(thing, lang)}"
        return str(value)

    def die(self, die: str, lang: str) -> str:
        """The place of a die: "Land 2 (1)", "Sea 3"."""
        spot, _, slot = die.partition(" ")
        return f"{self.names.spot(spot, lang)} ({slot})" if slot else self.names.spot(spot, lang)

    def thing(self, thing: str, lang: str) -> str:
        """A tile, a die with its pips, Rum or a special action by name."""
        name, _, pips = thing.partition(" ")
        if name in self.names.tiles:
            return self.names.tile(name, lang)
        if pips:
            return f"{self.names.term(name, lang)} {pips}"
        return self.names.term(name, lang) if name in self.names.terms else self.special(name, lang)

    def does(self, thing: str, lang: str) -> str:
        """The same with what a tile costs and can do."""
        name = self.thing(thing, lang)
        return f"{name}, {self.card(thing, lang)}".removesuffix(".") if thing in self.names.tiles else name

    def special(self, special: str, lang: str) -> str:
        """What a special action or a bonus does."""
        entry = self.names.specials[special]
        return self.fill(str(entry["text"][lang]), {"amount": entry["amount"]}, lang, []).removesuffix(".")

    def ability(self, tile: str, lang: str) -> str:
        """The text of a tile."""
        entry = self.names.tiles[tile]
        return self.fill(str(entry["text"][lang]), {"amount": entry["amount"]}, lang, [])

    def card(self, tile: str, lang: str) -> str:
        """All that is printed on a tile."""
        entry = self.names.tiles[tile]
        spots = [
            self.fill(in_language(said, lang), {"count": entry[sort]}, lang, [])
            for sort, said in SPOTS.items()
            if entry[sort]
        ]
        printed = joined(self.printed(entry, lang), lang)
        does = self.ability(tile, lang)
        values = {"value": entry["value"], "does": does, "spots": joined(spots, lang), "printed": printed}
        return self.fill(in_language(TILE, lang), values, lang, [])

    def printed(self, entry: Mapping[str, Any], lang: str) -> list[str]:
        """The printed symbols of a tile, such as ["2 Resource"]."""
        sorts = ("resource", "treasure", "rum")
        return [f"{entry[sort]} {self.names.term(sort, lang)}" for sort in sorts if entry[sort]]
