"""Positions of Low Water written by hand: for tests, puzzles and bug reports.

    water = 20
    turn = 0
    players = [{ hand = ["amber", "rope"] }, { place = "home", landed = ["copper"] }]

`ebb` and `beginner` may be named too. `throwing = "sloop"`: the crew has drawn there and throws a card away next.
`step = "over"`: the game has ended. A player may have `wreck`, `last_boats` and `lost`.
"""

from collections.abc import Mapping
from typing import Any

from low_water.components import Components
from low_water.setup import NEXT_EBB
from low_water.state import HOME, NOWHERE, PLACES, REEF, LowWater
from low_water.tide import ROLLS
from low_water.turn import THROW, TURN, TURNS
from skerry.kernel.game import Game
from skerry.kernel.scenario import ScenarioReader, ScenarioTable


class Reader(ScenarioReader):
    """Reads one scenario into a position."""

    def __init__(self, game: Game, components: Components, data: Mapping[str, Any]) -> None:
        super().__init__(game, data)
        self.c = components
        self.g = LowWater(game, components, self.seats, self.variants)

    def read(self) -> LowWater:
        """The position, at its first decision."""
        g, table = self.g, self.table
        g.ebb = table.integer("ebb", 1, 1, self.c.ebbs)
        g.turns = 1
        g.active = table.integer("turn", 0, 0, g.seats - 1)
        g.beginner = table.integer("beginner", g.active, 0, g.seats - 1)
        g.water = table.integer("water", 0, 0, self.c.flood[g.seats] - 1)
        over = table.one_of("step", "turn", ["turn", "over"]) == "over"
        for seat, player in enumerate(self.players):
            self.read_player(seat, player, over=over)
        if over:
            g.places = [HOME if place == REEF else place for place in g.places]
        else:
            g.then(NEXT_EBB)
            self.read_turn()
        table.finish()
        g.settle()
        return g

    def read_player(self, seat: int, player: ScenarioTable, *, over: bool) -> None:
        g = self.g
        g.places[seat] = PLACES.index(player.one_of("place", "reef", PLACES))
        ids = [wreck.id for wreck in self.c.wrecks]
        wreck = player.one_of("wreck", "", ["", *ids])
        g.wrecks[seat] = ids.index(wreck) if wreck else NOWHERE
        for kind in self.kinds(player, "landed"):
            g.landed[seat][kind] += 1
        hand = self.kinds(player, "hand")
        if hand and (over or g.places[seat] != REEF):
            raise player.refuse("hand", "low_water/wrong-only-crew-reef-carries")
        if len(hand) > self.c.boat:
            raise player.refuse("hand", "low_water/wrong-boat-holds-cards", boat=self.c.boat, hand=len(hand))
        for kind in hand:
            self.deal(player, seat, kind)
        g.last_boats[seat] = player.integer("last_boats", 0, 0, self.c.ebbs)
        g.lost[seat] = player.integer("lost", 0, 0, 99)
        player.finish()

    def kinds(self, player: ScenarioTable, name: str) -> list[int]:
        found = player.texts(name)
        for card in found:
            if card not in self.c.cargo:
                raise player.refuse(name, "low_water/wrong-expected-cargo", cargo=self.c.cargo, card=repr(card))
        return [self.c.cargo.index(card) for card in found]

    def deal(self, player: ScenarioTable, seat: int, kind: int) -> None:
        if not self.g.deck[kind]:
            raise player.refuse(
                "hand", "low_water/wrong-only-cards", counts=self.c.counts[kind], cargo=repr(self.c.cargo[kind])
            )
        self.g.deck[kind] -= 1
        self.g.hands[seat][kind] += 1

    def read_turn(self) -> None:
        """The seat whose turn it is chooses, or throws a card away after a haul."""
        g, table = self.g, self.table
        if g.places[g.active] != REEF:
            raise table.refuse("turn", "low_water/wrong-seat-reef", active=g.active)
        throwing = [wreck.id for wreck in self.c.wrecks if wreck.throws]
        wreck = table.one_of("throwing", "", ["", *throwing])
        if not wreck:
            g.then(TURN[g.active], TURNS)
            return
        if not g.cards(g.active):
            raise table.refuse("throwing", "low_water/wrong-seat-carries-card", active=g.active)
        g.wrecks[g.active] = [one.id for one in self.c.wrecks].index(wreck)
        g.dice_left = self.c.wrecks[g.wrecks[g.active]].dice
        g.then(THROW[g.active], ROLLS, TURNS)
