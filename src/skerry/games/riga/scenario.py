"""Positions of Riga written by hand; their words are described in docs/scenarios.md."""

from collections.abc import Mapping
from typing import Any

from skerry.games.riga.components import Components
from skerry.games.riga.functions import TreasuryPick, YardPick
from skerry.games.riga.goods import KINDS, pack
from skerry.games.riga.moves import SIDES
from skerry.games.riga.payment import extend_or_pay, is_payable
from skerry.games.riga.setup import ChooseStartPlayer, ProvisionalStart, StartBuildings, StartGoods
from skerry.games.riga.state import (
    AUTUMN,
    BUILDING,
    DRAWN,
    KEPT,
    ONE_SHOT,
    REMOVED,
    SEASONS,
    SET_UP,
    SPRING,
    SUMMER,
    TAKEN,
    TURNED_UP,
    WINTER,
    Riga,
    replaced,
)
from skerry.games.riga.turn import BUILD, END_TURN, RECHARGE, Turn, take_and_build
from skerry.games.riga.year import Winter, Year
from skerry.kernel.errors import ScenarioError
from skerry.kernel.game import Game
from skerry.kernel.scenario import ScenarioReader, ScenarioTable


class Reader(ScenarioReader):
    """Reads one scenario into a position."""

    def __init__(self, game: Game, components: Components, data: Mapping[str, Any]) -> None:
        super().__init__(game, data)
        self.c = components
        self.g = Riga(game, components, self.seats, self.variants)
        self.goods_left = components.good_count[:]
        self.placed: dict[int, str] = {}  # building → where it was put

    def read(self) -> Riga:
        """The position, at its first decision."""
        g, table = self.g, self.table
        self.read_calendar()
        self.read_display()
        for seat, player in enumerate(self.players):
            self.read_player(seat, player)
        if g.season in (SUMMER, AUTUMN):
            self.read_cards_in_use()
        self.read_piles()
        self.read_moment()
        table.finish()
        g.settle()
        return g

    # --- when -------------------------------------------------------------------------------------------------------

    def read_calendar(self) -> None:
        g, table = self.g, self.table
        g.season = SEASONS.index(table.one_of("season", "summer", SEASONS))
        g.year = 0 if g.season == SET_UP else table.integer("year", 1, 1, self.c.years[g.seats])
        g.start_player = table.integer("start_player", 0, 0, g.seats - 1)
        g.active = table.integer("turn", g.start_player, 0, g.seats - 1)
        if g.active != g.start_player and g.season not in (SUMMER, AUTUMN):
            raise table.refuse("turn", "riga/wrong-nobody-turn", seasons=SEASONS[g.season])

    def read_moment(self) -> None:
        """What is asked next, and what follows it."""
        g = self.g
        if g.season == SET_UP:
            self.read_set_up()
        elif g.season == SPRING:
            g.year -= 1
            g.then(Year())
        elif g.season == WINTER:
            g.then(Winter())
        else:
            self.read_turn()

    def read_set_up(self) -> None:
        step = self.table.one_of("step", "beginning", ["beginning", "choose-start", "start-buildings"])
        if step == "choose-start":
            self.g.then(ChooseStartPlayer(), StartBuildings(), Year())
        elif step == "start-buildings":
            self.g.then(StartBuildings(), Year())
        elif self.players:
            raise self.table.refuse("players", "riga/wrong-beginning-set-up-nobody")
        else:
            self.g.then(ProvisionalStart(), StartGoods(), ChooseStartPlayer(), StartBuildings(), Year())

    def read_turn(self) -> None:
        g = self.g
        g.then(Winter())
        for turn in reversed(self.later_turns()):
            g.then(turn)
        default = "build" if g.batch or g.fresh or self.table.has("builds") else "take"
        phase = self.table.one_of("phase", default, ["take", "build", "end"])
        if phase == "take" and (g.batch or g.fresh):
            raise self.table.refuse("phase", "riga/wrong-building-before-taking")
        if phase == "end" and (g.batch or g.looking or g.looking_goods):
            raise self.table.refuse("phase", "riga/wrong-end-turn-nothing-under")
        if phase == "take":
            self.read_taking()
        else:
            self.read_building(phase)

    def later_turns(self) -> list[Turn]:
        g = self.g
        clockwise = [(g.start_player + i) % g.seats for i in range(g.seats)]
        summer = [Turn(SUMMER, seat) for seat in clockwise]
        autumn = [Turn(AUTUMN, seat) for seat in reversed(clockwise)]
        if g.season == SUMMER:
            return summer[clockwise.index(g.active) + 1 :] + autumn
        return autumn[list(reversed(clockwise)).index(g.active) + 1 :]

    def read_taking(self) -> None:
        g = self.g
        g.swapped = tuple(self.row_index(number) for number in sorted(self.table.integers("swapped")))
        if g.swapped and (len(g.swapped) != 2 or g.swapped[0] == g.swapped[1]):
            raise self.table.refuse("swapped", "riga/wrong-monastery-swaps-goods-two")
        take_and_build(g, g.active)
        self.ask_for_card()

    def read_building(self, phase: str) -> None:
        g, seat = self.g, self.g.active
        g.phase = BUILDING
        if len(g.fresh) > self.c.builds_per_turn:
            raise self.table.refuse(
                "builds", "riga/wrong-more-than-buildings-turn", builds_per_turn=self.c.builds_per_turn
            )
        g.builds = self.table.integer("builds", len(g.fresh), len(g.fresh), self.c.builds_per_turn)
        g.then(RECHARGE[seat], END_TURN[seat])
        if phase == "build":
            g.then(BUILD[seat])
            self.ask_for_payment()
            self.ask_for_card()

    def ask_for_payment(self) -> None:
        g, seat = self.g, self.g.active
        if not g.batch:
            return
        if g.builds + len(g.batch) > self.c.builds_per_turn:
            raise self.table.refuse(
                "paying", "riga/wrong-more-than-buildings-turn", builds_per_turn=self.c.builds_per_turn
            )
        if not is_payable(g, seat, g.batch):
            raise self.table.refuse("paying", "riga/wrong-player-cannot-pay-these")
        extend_or_pay(g, seat)

    def ask_for_card(self) -> None:
        if self.g.looking:
            self.g.then(YardPick(self.g.active))
        elif self.g.looking_goods:
            self.g.then(TreasuryPick(self.g.active))

    # --- what lies where ----------------------------------------------------------------------------------------

    def read_display(self) -> None:
        g, table = self.g, self.table
        for number, row in enumerate(table.texts("rows")):
            counts = self.goods(f"rows[{number}]", row)
            if not any(counts):
                raise table.refuse(f"rows[{number}]", "riga/wrong-row-without-goods-does")
            g.rows.append(pack(counts))
        most = g.seats + self.c.rows_above_players
        if len(g.rows) > most:
            raise table.refuse("rows", "riga/wrong-most-rows-lie-players", most=most, seats=g.seats)
        for part, cards in (("new", g.new), ("old", g.old)):
            for building in self.buildings(part, table.texts(part)):
                self.put(building, part)
                cards.append(building)
        most = g.seats + self.c.buildings_above_players
        if g.display_size() > most:
            raise table.refuse("new", "riga/wrong-most-buildings-lie-players", most=most, seats=g.seats)

    def read_player(self, seat: int, player: ScenarioTable) -> None:
        g = self.g
        goods = self.goods(player.place("goods"), player.text("goods", ""))
        secret = self.goods(player.place("secret_goods"), player.text("secret_goods", ""))
        g.goods[seat] = pack(goods) + pack(secret)
        g.secret = replaced(g.secret, seat, pack(secret))
        for key, openly in (("buildings", False), ("taken", True)):
            for building in self.buildings(player.place(key), player.texts(key)):
                self.put(building, player.place(key), in_hand_of=seat, openly=openly)
                g.held[seat] += (building,)
        for entry in player.texts("built"):
            self.read_built(seat, player, entry)
        player.finish()

    def read_built(self, seat: int, player: ScenarioTable, entry: str) -> None:
        """A building of the tableau with its marks: `visby-crane used`, `riga-school knight`."""
        g = self.g
        name, *marks = entry.split() or [""]
        building = self.building(player.place("built"), name)
        self.show(building, seat, player.place("built"))
        g.built[seat] += (building,)
        for mark in marks:
            self.read_mark(seat, player, building, mark)
        if len(marks) > len(set(marks)) or ("fresh" in marks and not {"used", "charged"}.isdisjoint(marks)):
            raise player.refuse("built", "riga/wrong-cannot-once", thing=name, marks=" and ".join(marks))
        if building == self.c.school and g.school[seat] < 0:
            raise player.refuse("built", "riga/wrong-say-whether-school-shows")
        if "fresh" not in marks:
            self.activate(seat, player, building, "used" in marks)

    def activate(self, seat: int, player: ScenarioTable, building: int, used: bool) -> None:
        """A building of an earlier turn; those of this turn stand behind it."""
        g = self.g
        if seat == g.active and g.fresh:
            name = self.c.buildings[building]
            raise player.refuse("built", "riga/wrong-built-before-fresh", thing=name)
        g.activate(seat, building)
        if used:
            g.mark_used(seat, building)

    def read_mark(self, seat: int, player: ScenarioTable, building: int, mark: str) -> None:
        g = self.g
        if mark == "fresh" and seat == g.active and g.season in (SUMMER, AUTUMN):
            g.fresh += (building,)
        elif mark == "charged" and building == self.c.exchange_office:
            g.set_charged(seat, 1)
        elif mark in SIDES and building == self.c.school and g.school[seat] < 0:
            g.school = replaced(g.school, seat, SIDES.index(mark))
        elif mark != "used" or ONE_SHOT[self.c.function[building]] < 0:
            raise player.refuse(
                "built", "riga/wrong-cannot-here", buildings=self.c.buildings[building], mark=repr(mark)
            )

    def read_cards_in_use(self) -> None:
        """Buildings being paid for, and cards just drawn with a function, of which one is to be kept."""
        g, table = self.g, self.table
        paying = self.buildings("paying", table.texts("paying"))
        looking = self.buildings("looking", table.texts("looking"))
        goods = self.goods("looking_goods", table.text("looking_goods", ""))
        if bool(paying) + bool(looking) + any(goods) > 1:
            raise table.refuse("paying", "riga/wrong-only-paying-looking-looking")
        if len({self.c.city[building] for building in paying}) > 1:
            raise table.refuse("paying", "riga/wrong-buildings-different-cities-cannot")
        if len(looking) > self.c.builders_yard_draw:
            raise table.refuse(
                "looking", "riga/wrong-most-buildings-drawn", builders_yard_draw=self.c.builders_yard_draw
            )
        if sum(goods) > self.c.treasury_draw:
            raise table.refuse("looking_goods", "riga/wrong-most-goods-drawn", treasury_draw=self.c.treasury_draw)
        for building in paying:
            self.show(building, g.active, "paying")
        for building in looking:
            self.note(building, "looking")
            g.remember(DRAWN, g.active, building)
        g.batch = tuple(paying)
        g.owed = sum(self.c.cost[building] for building in paying)
        g.looking = tuple(looking)
        g.looking_goods = tuple(kind for kind in range(KINDS) for _ in range(goods[kind]))

    def show(self, building: int, seat: int, where: str) -> None:
        """A building that is built or being paid for; a Riga building no longer lies face down."""
        g = self.g
        if building < self.c.deck:
            self.put(building, where)
        elif building in g.unbuilt[seat]:
            g.drop_unbuilt(seat, building)
        else:
            key = "riga/wrong-built-already" if g.variants["riga_buildings"] else "riga/wrong-needs-variant"
            raise ScenarioError(where, key, building=self.c.buildings[building])

    def read_piles(self) -> None:
        """What is named nowhere lies in the draw piles, or in the discard piles if the draw piles are written out.

        With `rest = "out"` it lies in neither.
        """
        g, table = self.g, self.table
        out = table.rest_is_out(g.season == SET_UP)
        discard = self.goods("goods_discard", table.text("goods_discard", ""))
        pile = self.goods("goods_pile", table.text("goods_pile", ""))
        rest = [0] * KINDS if out else self.goods_left
        named = table.has("goods_pile")
        g.goods_pile = pack(pile) if named else pack(pile) + pack(rest)
        g.goods_discard = pack(discard) + pack(rest) if named else pack(discard)
        self.read_building_piles(out)

    def read_building_piles(self, out: bool) -> None:
        g, table = self.g, self.table
        discard = self.buildings("building_discard", table.texts("building_discard"))
        pile = self.buildings("building_pile", table.texts("building_pile"))
        for building in discard:
            self.put(building, "building_discard")
        for building in pile:
            self.note(building, "building_pile")
        rest = [building for building in range(self.c.deck) if building not in self.placed]
        if out:
            for building in rest:
                self.put(building, "rest")
        elif table.has("building_pile"):
            for building in rest:
                self.put(building, "building_discard")
            discard += rest
        else:
            pile += rest
        for building in discard:
            g.remember(REMOVED, -1, building)
        g.building_pile = sorted(pile)
        g.building_discard = discard

    # --- cards by name --------------------------------------------------------------------------------------------

    def put(self, building: int, where: str, in_hand_of: int = -1, openly: bool = True) -> None:
        """A card lies somewhere; what lies open has been seen by all, what is held was seen by its owner."""
        self.note(building, where)
        g = self.g
        if in_hand_of >= 0 and not openly:
            g.remember(DRAWN, in_hand_of, building)
            g.remember(KEPT, in_hand_of, building)
        else:
            g.remember(TURNED_UP, -1, building)
            if in_hand_of >= 0:
                g.remember(TAKEN, in_hand_of, building)

    def note(self, building: int, where: str) -> None:
        """Each card of the deck exists once; Riga buildings are none of them and never in a hand (RIG-03)."""
        if building >= self.c.deck:
            raise ScenarioError(where, "riga/wrong-lies-before-owner-until", buildings=self.c.buildings[building])
        if building in self.placed:
            raise ScenarioError(
                where, "riga/wrong-already-lies", buildings=self.c.buildings[building], placed=self.placed[building]
            )
        self.placed[building] = where

    def building(self, where: str, name: str) -> int:
        if name not in self.c.buildings:
            raise ScenarioError(where, "riga/wrong-building", thing=repr(name))
        return self.c.buildings.index(name)

    def buildings(self, where: str, names: list[str]) -> list[int]:
        return [self.building(where, name) for name in names]

    def goods(self, where: str, text: str) -> list[int]:
        """Goods such as "2 wine, grain", taken from those that are left."""
        counts = [0] * KINDS
        for part in [part.split() for part in text.split(",") if part.strip()]:
            number, name = (part[0], part[1]) if len(part) == 2 else ("1", part[0])
            if len(part) > 2 or not number.isdecimal() or name not in self.c.goods:
                goods = ", ".join(self.c.goods)
                raise ScenarioError(where, "riga/wrong-number", part=repr(" ".join(part)), goods=goods)
            counts[self.c.goods.index(name)] += int(number)
        for kind in range(KINDS):
            self.goods_left[kind] -= counts[kind]
            if self.goods_left[kind] < 0:
                total = self.c.good_count[kind]
                raise ScenarioError(where, "riga/wrong-only-game", total=total, goods=self.c.goods[kind])
        return counts

    def row_index(self, number: int) -> int:
        if not 1 <= number <= len(self.g.rows):
            raise self.table.refuse("swapped", "riga/wrong-row", number=number)
        return number - 1
