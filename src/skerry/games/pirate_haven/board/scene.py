"""What a board is drawn from: a seat's view, its legal moves, and the names of things."""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from skerry.drawing.parts import families
from skerry.drawing.sight import BoardSight
from skerry.games.pirate_haven.board.geometry import Geometry
from skerry.games.pirate_haven.text import Texts, capital
from skerry.games.pirate_haven.views import PirateHavenView, Player
from skerry.kernel.board import Glance

RULE_OF: Final = {
    "unlock-buildings": "PIR-57",
    "unlock-pirates": "PIR-58",
    "raise-adjacent-tiles": "PIR-59",
    "raise-adjacent-ships": "PIR-61",
    "reroll-or-move-navy": "PIR-65",
    "reroll-or-move-resource": "PIR-66",
    "reroll-or-move-treasure": "PIR-67",
    "raise-adjacent-dice": "PIR-68",
    "ships-beside-buildings": "PIR-72",
    "half-building-capacity": "PIR-73",
    "different-buildings": "PIR-74",
    "adjacent-dice": "PIR-75",
    "different-ships-and-navy": "PIR-76",
    "income": "PIR-77",
}
GENERAL_RULE: Final = {"building": "PIR-56", "ship": "PIR-63", "pirate": "PIR-71"}
"""For tiles without an ability."""

RULE_OF_SORT: Final = {
    "resource": "PIR-10, PIR-40",
    "treasure": "PIR-40, PIR-89",
    "navy": "PIR-42, PIR-85",
    "rum": "PIR-51, PIR-88",
    "all-treasure": "PIR-48",
    "all-navy": "PIR-48",
    "two-income": "PIR-50",
}


def thing_id(place: str, thing: str, number: int = 1) -> str:
    """Of a tile, a die or Rum: a page lets what goes from one place and comes to another travel if both name it."""
    name = thing.split(" ", maxsplit=1)[0].replace("-", "_")
    return f"{place}-{name}-{number}"


class FreeRoom(Struct, frozen=True):
    """What there is room for on an Island."""

    dice: bool
    """A die or Rum."""
    sea: bool
    """A Ship or a Navy die."""
    land: bool
    """A Building or a Pirate."""


def room_of(you: Player | None) -> FreeRoom:
    """A spectator need not think of it."""
    if you is None:
        return FreeRoom(dice=True, sea=True, land=True)
    return FreeRoom(
        dice=any(one.is_free() for spot in you.island for one in spot.dice or ()),
        sea=any(not spot.lies and spot.sea for spot in you.island),
        land=any(not spot.lies and not spot.sea for spot in you.island),
    )


class Scene(BoardSight[Texts, PirateHavenView, Geometry]):
    """A view with everything that is asked of it while it is drawn."""

    def __init__(self, texts: Texts, glance: Glance[PirateHavenView]) -> None:
        view = glance.view
        size = Geometry(view.seats, view.columns, narrow=glance.narrow)
        super().__init__(texts, glance, size, view.seats, view.columns)
        self.names = texts.names
        self.families = families(self.moves)
        self.you: Player | None = None if view.you is None else view.players[view.you]
        self.room = room_of(self.you)
        """What there is room for on your Island."""
        self.at_turn = {seat: seat == view.turn and view.phase in ("map", "travel") for seat in range(view.seats)}
        """Of every seat, whether it is its turn."""
        self.main = 0 if view.you is None else view.you
        """The seat whose Island is drawn large."""
        self.coming = self.moved() or view.landed
        """What is to be placed: landed on, or moved from its place."""

        self.raises_navy = any(word.startswith("raise") and word.count(" ") == 1 for word in self.moves)
        """Are Navy dice to be raised? They are named by their spot alone."""

    def moved(self) -> str:
        """The die that is moved to another place, or ""."""
        spot, _, slot = self.view.moving.partition(" ")
        for one in self.view.players[self.view.turn].island:
            if one.id == spot:
                return (one.dice or ())[int(slot) - 1].lies if slot else one.lies
        return ""

    def is_moving(self, player: Player, die: str) -> bool:
        return player.seat == self.view.turn and die == self.view.moving

    # --- words ----------------------------------------------------------------------------------------------------

    def about_tile(self, tile: str, more: Iterable[str] = (), rules: Iterable[str] = ()) -> str:
        """A tile explained: its name, all that is printed on it, what is to be said here, and the rules."""
        entry = self.names.tiles[tile]
        kind = self.names.term(entry.kind, self.lang)
        rule = RULE_OF.get(entry.ability, GENERAL_RULE[entry.kind])
        lines = [f"{self.names.tile(tile, self.lang)} ({kind})", capital(self.texts.card(tile, self.lang)), *more]
        return "\n".join([*lines, ", ".join([rule, *rules])])

    def about_thing(self, thing: str, more: Sequence[str] = ()) -> str:
        """A die, Rum or a special action of the Map explained."""
        name = thing.split(" ", maxsplit=1)[0]
        use = self.texts.use(thing, self.lang)
        lines = [self.texts.thing(thing, self.lang), *more, *([capital(use)] if use else [])]
        return "\n".join([*lines, RULE_OF_SORT[name]])

    def about_die_or_rum(self, thing: str) -> str:
        """What it is good for, as a sentence."""
        if thing in self.names.specials:
            return self.texts.special(thing, self.lang)
        return f"{capital(self.texts.use(thing, self.lang))}."

    def spot(self, spot: str) -> str:
        return self.names.spot(spot, self.lang)

    def short_spot(self, spot: str) -> str:
        return self.names.short_spot(spot)

    def purchase(self, tile: str) -> list[str]:
        """What you would have left after buying it."""
        if self.you is None:
            return []
        left = self.you.income - self.names.tiles[tile].value
        return [self.word("leaves", left=left) if left >= 0 else self.word("short", short=-left)]

    def has_room(self, thing: str) -> bool:
        """Could you place it now, whatever it costs? A special action needs no place, and a spectator has none."""
        if thing in self.names.specials and thing != "rum":
            return True
        tile = self.names.tiles.get(thing)
        if tile is None and not thing.startswith("navy"):
            return self.room.dice
        return self.room.sea if tile is None or tile.kind == "ship" else self.room.land

    # --- choices --------------------------------------------------------------------------------------------------

    def asked(self, family: str) -> bool:
        """Is a word of this family legal that names something?"""
        return family in self.families
