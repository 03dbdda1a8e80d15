"""Hägar in words, English and German: prompts, refusals, log and the labels of moves.

Every entry of the tables holds the English template and then the German; `kernel/wording.py` says how they are read.
"""

from typing import Any, Final

from skerry.kernel.language import Pairs, in_language
from skerry.kernel.pack import Pack
from skerry.kernel.wording import Gathered, Labels, Wording, joined

MESSAGES: Final[Pairs] = {
    # --- what a seat is asked -----------------------------------------------------------------------------------
    "ask.lay": (
        "Lay {coaster} beside the map so that one of its fields matches.",
        "Lege {coaster} so an, dass eines seiner Felder passt.",
    ),
    "ask.lay-anywhere": (
        "{coaster} matches nowhere, so lay it anywhere beside the map.",
        "{coaster} passt nirgends, also lege ihn irgendwo an.",
    ),
    "ask.turn": ("How do you turn {coaster}?", "Wie drehst du {coaster}?"),
    "ask.place": (
        "Put a token on {coaster}. You have [{hagars} {hagars|Hägar|Hägars}, ]{gold} gold left.",
        "Lege ein Plättchen auf {coaster}. Du hast noch [{hagars} {hagars|Hägar|Hägars}, ]{gold} Gold.",
    ),
    "ask.move": (
        "Move one of your Hägars to a free field of the same kind, or pass.",
        "Versetze einen deiner Hägars auf ein freies Feld der gleichen Landschaft oder passe.",
    ),
    "ask.to": (
        "To which free {kind} field does your Hägar go?",
        "Auf welches freie Feld geht dein Hägar? Erlaubt ist nur: {kind}.",
    ),
    # --- what a legal move costs or does ------------------------------------------------------------------------
    "does.lay": ("possible turns: {rotations}", "mögliche Drehungen: {rotations}"),
    "does.offend": (
        "possible turns: {rotations}; another beer is in this row or column, so you would owe the winner one",
        "mögliche Drehungen: {rotations}; in dieser Reihe oder Spalte ist schon ein Bier, du schuldest also eins",
    ),
    "does.turn": ("the arrow of the {number} lies {axis}", "der Pfeil der {number} liegt {axis}"),
    "does.place": (
        "{kind}, {size} {size|field|fields}[, {gold} gold][, {shields} {shields|shield|shields}]",
        "{kind}, {size} {size|Feld|Felder}[, {gold} Gold][, {shields} {shields|Schild|Schilde}]",
    ),
    "does.move": (
        "leaves {kind}, {size} {size|field|fields}[, {gold} gold][, {shields} {shields|shield|shields}]",
        "verlässt {kind}, {size} {size|Feld|Felder}[, {gold} Gold][, {shields} {shields|Schild|Schilde}]",
    ),
    "does.to": (
        "{kind}, {size} {size|field|fields}[, {gold} gold][, {shields} {shields|shield|shields}][, {doubled|doubled|}]",
        "{kind}, {size} {size|Feld|Felder}[, {gold} Gold][, {shields} {shields|Schild|Schilde}][, {doubled|doppelt|}]",
    ),
    # --- why a move is refused ----------------------------------------------------------------------------------
    "no.cell-taken": ("{coaster} lies there already.", "Dort liegt schon {coaster}."),
    "no.edge": (
        "A coaster must share a whole side with one on the table.",
        "Ein Bierdeckel muss mit einer ganzen Seite an einen anderen grenzen.",
    ),
    "no.match": (
        "No field of {coaster} matches there, however you turn it, and elsewhere one does.",
        "Dort passt kein Feld von {coaster}, wie man ihn auch dreht, anderswo aber schon.",
    ),
    "no.match-beer": (
        "With the glass pointing {side} to you, no field of {coaster} matches there, and elsewhere one does.",
        "Zeigt das Glas zu dir ({side}), passt dort kein Feld von {coaster}, anderswo aber schon.",
    ),
    "no.beer": (
        "The glass of {coaster} must point to you ({side}), or the beer is spilled.",
        "Das Glas auf {coaster} muss zu dir zeigen ({side}), sonst wird das Bier verschüttet.",
    ),
    "no.match-turned": (
        "Turned by {rotation}, no field of {coaster} matches there.",
        "Um {rotation} gedreht passt dort kein Feld von {coaster}.",
    ),
    "no.token": ("You have no {token} left.", "Solche Plättchen hast du nicht mehr: {token}."),
    "no.own-hagar": ("No Hägar of yours stands there.", "Dort steht keiner deiner Hägars."),
    "no.target": ("No {kind} field is free for it.", "Dafür ist kein Feld frei: {kind}."),
    "no.same-field": (
        "It stands there already; to leave it, pass instead of choosing it.",
        "Dort steht er schon; wer ihn stehen lassen will, passt, statt ihn zu wählen.",
    ),
    "no.not-on-table": ("{coaster} is not on the table.", "{coaster} liegt nicht auf dem Tisch."),
    "no.other-kind": (
        "From {kind} a Hägar may not go to {other}.",
        "Ein Hägar darf nicht zu einer anderen Landschaft: {kind} ist nicht {other}.",
    ),
    "no.occupied": ("A token lies there already.", "Dort liegt schon ein Plättchen."),
    "not-asked": (
        "“{word}” does not answer the question that is open now.",
        "„{word}“ beantwortet nicht die Frage, die jetzt offen ist.",
    ),
    "foreign-word": (
        "“{word}” belongs to another game or another pack.",
        "„{word}“ gehört zu einem anderen Spiel oder anderen Bierdeckeln.",
    ),
    "over": ("The game is over.", "Das Spiel ist zu Ende."),
    "alone.rank": (
        "{rank}, with {points} {points|point|points}.",
        "{rank}, mit {points} {points|Punkt|Punkten}.",
    ),
    # --- where the game stands, for everyone --------------------------------------------------------------------
    "stage.set-up": ("Set-up: {seat} {phase}.", "Vorbereitung: {seat} {phase}."),
    "stage.turns": ("Turn {turn} of {turns}: {seat} {phase}.", "Zug {turn} von {turns}: {seat} {phase}."),
    "stage.final": ("Final round: {seat} {phase}.", "Schlussrunde: {seat} {phase}."),
}

EVENTS: Final[Pairs] = {
    "rolled": ("{seat} rolls a {roll}.", "{seat} würfelt eine {roll}."),
    "roll-again": (
        "{players} rolled the same and roll again.",
        "{players} haben gleich gewürfelt und würfeln noch einmal.",
    ),
    "starts": ("{seat} is the starting player.", "{seat} beginnt."),
    "turn": ("Turn {turn} of {turns}: {seat}.", "Zug {turn} von {turns}: {seat}."),
    "drew": ("{seat} draws {coaster}.", "{seat} zieht {coaster}."),
    "no-match": (
        "{coaster} matches nowhere and may be laid anywhere.",
        "{coaster} passt nirgends und darf überall angelegt werden.",
    ),
    "laid": (
        "{seat} lays {coaster} at ({x}, {y}), turned by {rotation}.",
        "{seat} legt {coaster} auf ({x}, {y}), um {rotation} gedreht.",
    ),
    "offence": (
        "Two beers in one row or column: an offence of {seat}.",
        "Zwei Bier in einer Reihe oder Spalte: ein Verstoß von {seat}.",
    ),
    "placed": (
        "{seat} places {token} on {kind} of {coaster}, {corner}.",
        "{seat} legt {token} auf {kind} von {coaster}, {corner}.",
    ),
    "final-roll": ("{seat} rolls a {roll} for the doubled line.", "{seat} würfelt für die doppelte Linie eine {roll}."),
    "line": (
        "The {axis} line through the die on {coaster} counts double.",
        "Die Linie durch den Würfel auf {coaster} zählt doppelt, {axis}.",
    ),
    "no-line": (
        "The {roll} is not on the table: nothing counts double.",
        "Die {roll} liegt nicht auf dem Tisch: Nichts zählt doppelt.",
    ),
    "moved": (
        "{seat} moves a Hägar from {coaster}, {corner}, to {to_coaster}, {to_corner} ({kind}).",
        "{seat} versetzt einen Hägar von {coaster}, {corner}, auf {to_coaster}, {to_corner} ({kind}).",
    ),
    "stayed": ("{seat} moves no Hägar.", "{seat} versetzt keinen Hägar."),
    "conquered": (
        "{seat} conquers {kind} with {size} {size|field|fields}: {points} {points|point|points}.",
        "{seat} erobert {kind} mit {size} {size|Feld|Feldern}: {points} {points|Punkt|Punkte}.",
    ),
    "treasure": (
        "{seat} finds gold at {kind} with {size} {size|field|fields}: {points} {points|point|points}.",
        "{seat} findet Gold bei {kind} mit {size} {size|Feld|Feldern}: {points} {points|Punkt|Punkte}.",
    ),
    "tied": (
        "Nobody conquers {kind} with {size} {size|field|fields}: there is a tie.",
        "Niemand erobert {kind} mit {size} {size|Feld|Feldern}: Es steht unentschieden.",
    ),
    "total": ("{seat} has {points} {points|point|points}.", "{seat} hat {points} {points|Punkt|Punkte}."),
    "beers": ("{seat} owes {beers} {beers|beer|beers} to {winners}.", "{seat} schuldet {winners} {beers} Bier."),
    "rank": ("{seat} is: {rank}.", "{seat} ist: {rank}."),
    "game-over": ("The game is over. The winner: {winners}.", "Das Spiel ist zu Ende. Gewonnen hat: {winners}."),
}

GATHERED: Final[Gathered] = {}

# By family: what its arguments are, then the label in both languages.
LABELS: Final[Labels] = {
    "roll": (("roll",), "Roll a {roll}", "Eine {roll} würfeln"),
    "draw": (("coaster",), "Draw {coaster}", "{coaster} ziehen"),
    "lay": (("x", "y"), "Lay it at ({x}, {y})", "Auf ({x}, {y}) legen"),
    "turn": (("rotation",), "Turn by {rotation}", "Um {rotation} drehen"),
    "place": (("token", "corner"), "{token}, {corner}", "{token}, {corner}"),
    "move": (("coaster", "corner"), "Move the Hägar on {coaster}, {corner}", "Hägar versetzen: {coaster}, {corner}"),
    "pass": ((), "Move none", "Keinen versetzen"),
    "to": (("coaster", "corner"), "To {coaster}, {corner}", "Auf {coaster}, {corner}"),
}

PHASES: Final[Pairs] = {
    "roll": ("rolls the die", "würfelt"),
    "draw": ("draws a coaster", "zieht einen Bierdeckel"),
    "lay": ("lays a coaster", "legt einen Bierdeckel"),
    "turn": ("turns the coaster", "dreht den Bierdeckel"),
    "token": ("puts down a token", "legt ein Plättchen"),
    "move": ("may move a Hägar", "darf einen Hägar versetzen"),
    "to": ("moves a Hägar", "versetzt einen Hägar"),
}

PLACES: Final[Pairs] = {
    "nw": ("north-west", "Nordwest"),
    "ne": ("north-east", "Nordost"),
    "sw": ("south-west", "Südwest"),
    "se": ("south-east", "Südost"),
    "horizontal": ("horizontal", "waagerecht"),
    "vertical": ("vertical", "senkrecht"),
}


class Names:
    """What things are called in a pack."""

    def __init__(self, pack: Pack) -> None:
        data = pack.data
        self.coasters: dict[str, Any] = {coaster["id"]: coaster["name"] for coaster in data["coasters"]}
        self.kinds: dict[str, Any] = {kind: entry["name"] for kind, entry in data["landscapes"].items()}
        self.tokens: dict[str, Any] = {token: entry["name"] for token, entry in data["tokens"].items()}
        self.symbols: dict[str, Any] = {symbol: entry["name"] for symbol, entry in data["symbols"].items()}
        self.sides: dict[str, Any] = {side: entry["name"] for side, entry in data["table"]["side"].items()}
        self.ranks: dict[str, Any] = {rank["id"]: rank["name"] for rank in data["solo_ranks"]}
        self.looks: dict[str, str] = {kind: entry["hex"] for kind, entry in data["landscapes"].items()}

    def kind(self, kind: str, lang: str) -> str:
        name = str(self.kinds[kind][lang])
        return name.lower() if lang == "en" else name


class Texts(Wording):
    """Puts what Hägar reports into words, with the names of a pack."""

    def __init__(self, pack: Pack) -> None:
        super().__init__(MESSAGES, EVENTS, LABELS, GATHERED)
        self.names = Names(pack)

    def put(self, name: str, value: Any, lang: str, names: list[str]) -> str:
        if name in ("coaster", "to_coaster"):
            return str(self.names.coasters[value][lang])
        if name in ("kind", "other"):
            return self.names.kind(value, lang)
        if name in ("corner", "to_corner", "axis"):
            return in_language(PLACES[value], lang)
        if name == "token":
            return str(self.names.tokens[value][lang])
        if name == "side":
            return str(self.names.sides[value][lang]).lower() if lang == "en" else str(self.names.sides[value][lang])
        if name == "rank":
            return str(self.names.ranks[value][lang])
        if name == "phase":
            return in_language(PHASES[value], lang)
        if name == "rotation":
            return f"{value}°"
        if name == "rotations":
            return joined([f"{rotation}°" for rotation in value], lang)
        if name in ("players", "winners"):
            return joined([super(Texts, self).put("seat", seat, lang, names) for seat in value], lang)
        return super().put(name, value, lang, names)
