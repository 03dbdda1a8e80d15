"""Low Water in words, English and German: prompts, refusals, log and the labels of moves.

Every entry holds the English template and then the German; `skerry/kernel/wording.py` says how they are read.
"""

from typing import Any, Final

from skerry.kernel.language import Pairs
from skerry.kernel.pack import Pack
from skerry.kernel.wording import Gathered, Labels, Wording, joined

MESSAGES: Final[Pairs] = {
    # --- what a seat is asked -----------------------------------------------------------------------------------
    "ask.turn": (
        "Haul at a wreck or row home. The flood is {left} {left|step|steps} away.",
        "Berge an einem Wrack oder rudere heim. Die Flut ist {left} {left|Schritt|Schritte} entfernt.",
    ),
    "ask.full": ("Your boat is full, so row home.", "Dein Boot ist voll, also rudere heim."),
    "ask.throw": (
        "Throw one card overboard; then the water rises[ by {dice} {dice|die|dice}].",
        "Wirf eine Karte über Bord; dann steigt das Wasser[ um {dice} Würfel].",
    ),
    # --- what a legal move costs or does ------------------------------------------------------------------------
    "does.haul": (
        "draws {draws} {draws|card|cards}[, throws away {throws}][, rolls {dice} {dice|die|dice}]",
        "zieht {draws} {draws|Karte|Karten}[, wirft {throws} weg][, würfelt mit {dice} {dice|Würfel|Würfeln}]",
    ),
    "does.row": ("no die is rolled on the way", "unterwegs wird nicht gewürfelt"),
    "does.row-laden": (
        "your boat is laden and slow: one die is rolled on the way",
        "dein Boot ist schwer und langsam: Unterwegs wird ein Würfel geworfen",
    ),
    # --- why a move is refused ----------------------------------------------------------------------------------
    "no.card": ("You have no such card: {cargo}.", "So eine Karte hast du nicht: {cargo}."),
    "no.room": (
        "Your boat is full: it holds {boat} cards.",
        "Dein Boot ist voll: Es trägt {boat} Karten.",
    ),
    "no.drowned": (
        "{wreck} can be reached only while the flood is at least {room} {room|step|steps} away, and it is {left}.",
        "{wreck} ist nur erreichbar, solange die Flut mindestens {room} Schritte entfernt ist, und es sind {left}.",
    ),
    "no.others": (
        "No other crew is on the reef, so powder would harm nobody.",
        "Keine andere Mannschaft ist auf dem Riff, das Pulver würde niemandem schaden.",
    ),
    "not-asked": (
        "“{word}” does not answer the question that is open now.",
        "„{word}“ beantwortet nicht die Frage, die jetzt offen ist.",
    ),
    "foreign-word": ("“{word}” belongs to another game.", "„{word}“ gehört zu einem anderen Spiel."),
    "over": ("The game is over.", "Das Spiel ist zu Ende."),
    # --- where the game stands, for everyone --------------------------------------------------------------------
    "stage": (
        "Ebb {ebb} of {ebbs}, the flood is {left} {left|step|steps} away: {seat} is to move.",
        "Ebbe {ebb} von {ebbs}, die Flut ist {left} {left|Schritt|Schritte} entfernt: {seat} ist am Zug.",
    ),
}

EVENTS: Final[Pairs] = {
    "ebb": ("Ebb {ebb} of {ebbs}: {seat} begins.", "Ebbe {ebb} von {ebbs}: {seat} beginnt."),
    "drew": ("{seat} draws {cargos}.", "{seat} zieht {cargos}."),
    "hauls": (
        "{seat} hauls at the {wreck}[ with {rope|a rope|}].",
        "{seat} birgt am Wrack ({wreck})[ mit {rope|einem Tau|}].",
    ),
    "threw": ("{seat} throws {cargo} overboard.", "{seat} wirft {cargo} über Bord."),
    "rolled": (
        "{seat} rolls a {pips}: the flood is {left} {left|step|steps} away.",
        "{seat} würfelt eine {pips}: Die Flut ist {left} {left|Schritt|Schritte} entfernt.",
    ),
    "rows": ("{seat} rows home[ and lights {powder|powder|}].", "{seat} rudert heim[ und zündet {powder|Pulver|}]."),
    "blast": ("The powder of {seat} goes up.", "Das Pulver von {seat} geht hoch."),
    "landed": (
        "{seat} lands {cargos}: {value} {value|point|points}.",
        "{seat} bringt {cargos} an Land: {value} {value|Punkt|Punkte}.",
    ),
    "last-boat": (
        "{seat} is the last boat: {points} {points|point|points}.",
        "{seat} ist das letzte Boot: {points} {points|Punkt|Punkte}.",
    ),
    "flood": ("The flood is there and catches {seats}.", "Die Flut ist da und erwischt {seats}."),
    "clings": (
        "{seat} clings to a cask and drifts ashore with the rest.",
        "{seat} klammert sich an ein Fass und treibt mit dem Rest an Land.",
    ),
    "lost": ("The sea takes {cargos} from {seat}.", "Die See nimmt {seat}: {cargos}."),
    "game-over": ("The game is over. The winner: {winners}.", "Das Spiel ist zu Ende. Gewonnen hat: {winners}."),
}

GATHERED: Final[Gathered] = {
    "drew": ("cargo", "cargos"),
    "landed": ("cargo", "cargos"),
    "lost": ("cargo", "cargos"),
}

LABELS: Final[Labels] = {
    "roll": (("pips",), "Roll a {pips}", "Eine {pips} würfeln"),
    "draw": (("cargo",), "Draw {cargo}", "{cargo} ziehen"),
    "haul": (("wreck",), "Haul: {wreck}", "Bergen: {wreck}"),
    "rope": (("wreck",), "Haul with a rope: {wreck}", "Mit Tau bergen: {wreck}"),
    "home": ((), "Row home", "Heimrudern"),
    "powder": ((), "Light powder and row home", "Pulver zünden und heimrudern"),
    "throw": (("cargo",), "Throw away {cargo}", "{cargo} wegwerfen"),
    "cling": ((), "Cling to a cask", "An ein Fass klammern"),
    "land": (("cargo",), "Land {cargo}", "{cargo} an Land bringen"),
    "lose": (("cargo",), "Lose {cargo}", "{cargo} verlieren"),
}


class Texts(Wording):
    """Puts what Low Water reports into words, with the names of a pack."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(MESSAGES, EVENTS, LABELS, GATHERED)
        self.wrecks: dict[str, Any] = {wreck["id"]: wreck["name"] for wreck in pack.data["wreck"]}
        self.cargo: dict[str, Any] = {cargo["id"]: cargo["name"] for cargo in pack.data["cargo"]}
        self.numbers: dict[str, int] = pack.data["numbers"]
        self.prints: dict[str, Any] = {entry["id"]: entry for entry in [*pack.data["wreck"], *pack.data["cargo"]]}

    def put(self, name: str, value: Any, lang: str, names: list[str]) -> str:
        if name == "wreck":
            return str(self.wrecks[value][lang])
        if name == "cargo":
            return str(self.cargo[value][lang])
        if name == "cargos":
            return joined([str(self.cargo[cargo][lang]) for cargo in value], lang)
        if name in ("seats", "winners"):
            return joined([super(Texts, self).put("seat", seat, lang, names) for seat in value], lang)
        return super().put(name, value, lang, names)
