"""A view of Riga as a sheet of tables in words: the display, the players, the own hand, the result."""

from collections.abc import Mapping, Sequence

from msgspec import UNSET

from skerry.games.riga.house import READINGS
from skerry.games.riga.text import Texts
from skerry.games.riga.views import BuiltBuilding, Player, RigaOutcome, RigaView
from skerry.kernel.sheet import Cell, Section, cells
from skerry.words.rooms import joined
from skerry.words.sheets import Row, SheetWriter


def marks_of(building: BuiltBuilding) -> list[str]:
    """What is to be said of a building of a tableau."""
    return [mark for mark, holds in (("used", building.used), ("fresh", building.fresh)) if holds]


def money_counted(outcome: RigaOutcome) -> bool:
    """Do players share a sum of points, so that money tells their places apart?"""
    totals = [points.total for points in outcome.points]
    return len(set(totals)) < len(totals)


class Sheet(SheetWriter[Texts, RigaView]):
    """Writes views of Riga down, in one language and with the names of the players."""

    def __init__(self, texts: Texts, view: RigaView, lang: str, players: Sequence[str]) -> None:
        super().__init__(texts, view, lang, players)
        self.names = texts.names
        self.you = None if view.you is None else view.players[view.you]
        self.power: Mapping[str, int] = (self.you and self.you.power) or {}
        riga = any(player.riga_unbuilt for player in view.players) or view.variants.riga_buildings
        self.cities = [city for city in self.names.cities if city != "riga" or riga]

    def sections(self) -> list[Section]:
        if self.view.outcome is not None:
            return [self.tableaux(), self.hands(), self.result(self.view.outcome)]
        parts = [self.stage()]
        if self.view.rows:
            parts.append(self.rows())
        parts.append(self.prices())
        if self.view.new or self.view.old:
            parts.append(self.display())
        parts.append(self.counts())
        if any(player.built for player in self.view.players):
            parts.append(self.tableaux())
        if self.you is not None:
            if self.you.riga_unbuilt:
                parts.append(self.riga_buildings(self.you))
            parts.append(self.hand(self.you))
        return parts

    def stage(self) -> Section:
        """Year, season, whose turn, who follows, what is left in the piles."""
        view = self.view
        season = "" if view.season == "set-up" else self.names.season(view.season, self.lang)
        title = self.word("year" if season else "set-up", year=view.year, years=view.years, season=season)
        piles = self.word(
            "piles-hold",
            goods=view.goods_pile,
            goods_away=sum(view.goods_discard.values()),
            buildings=view.building_pile,
            buildings_away=view.building_discard,
        )
        rows = [(self.word("turn"), self.players[view.turn])]
        if season:
            rows.append((self.word("start"), self.players[view.start_player]))
        if view.order:
            rows.append((self.word("to-come"), self.to_come()))
        rows.append((self.word("piles"), piles))
        rows += [(self.word("house"), said) for said in self.agreed(READINGS)]
        return Section(title, ("", ""), [cells(*row) for row in rows])

    def to_come(self) -> str:
        """For example "Ben, Cleo (summer), Cleo, Ben, Ann (autumn)"."""
        parts = []
        for season in dict.fromkeys(season for season, _ in self.view.order):
            seats = [self.players[seat] for turn, seat in self.view.order if turn == season]
            parts.append(f"{', '.join(seats)} ({self.names.season(season, self.lang)})")
        return ", ".join(parts)

    def rows(self) -> Section:
        """The goods rows, and what each would pay in every city."""
        prices = self.city_prices()
        rows = []
        for number, goods in enumerate(self.view.rows, start=1):
            base = sum(self.names.goods[good].base_value for good in goods)
            worth = [sum(prices[city][good] for good in goods) for city in self.cities]
            counted = ", ".join(self.names.goods_counted(goods, self.lang))
            rows.append(cells(number, counted, base, *worth))
        heads = [self.word("row"), self.word("goods"), self.word("base"), *self.city_names()]
        return Section(self.word("rows"), heads, rows, numbers=[0, *range(2, len(heads))])

    def prices(self) -> Section:
        """What a good pays in every city, for yourself or as printed; and all you could pay there."""
        prices = self.city_prices()
        rows = [
            cells(kind.name[self.lang], kind.base_value, *[prices[city][good] or "–" for city in self.cities])
            for good, kind in self.names.goods.items()
        ]
        if self.you is not None:
            rows.append(cells(self.word("power"), "", *[self.power[city] for city in self.cities]))
        title = self.word("printed-prices" if self.you is None else "prices")
        heads = ["", self.word("base"), *self.city_names()]
        return Section(title, heads, rows, numbers=range(1, len(heads)))

    def city_prices(self) -> Mapping[str, Mapping[str, int]]:
        if self.you is not None and self.you.prices:
            return self.you.prices
        return {city: entry.values for city, entry in self.names.cities.items()}

    def city_names(self) -> list[str]:
        return [self.names.city(city, self.lang) for city in self.cities]

    def display(self) -> Section:
        cards = [self.card(building) for building in self.view.new]
        leaves = self.word("old") if self.view.year < self.view.years else ""
        cards += [self.card(building, leaves) for building in self.view.old]
        return Section(self.word("display"), self.card_heads(), cards, numbers=self.card_numbers())

    def hand(self, you: Player) -> Section:
        """Your goods in the title; a row for each building that you hold, look at or pay for."""
        goods = [good for good, count in (you.goods or {}).items() for _ in range(count)]
        count = you.goods_count + you.buildings_count
        title = self.word(
            "your-hand",
            goods=joined(self.names.goods_counted(goods, self.lang), self.lang) or self.word("no-goods"),
            cards=self.word("one-card" if count == 1 else "cards", count=count),
            limit=you.hand_limit,
        )
        cards = [self.card(building) for building in you.buildings or ()]
        cards += [self.card(building, self.word("drawn")) for building in you.looking or ()]
        if self.view.turn == self.view.you:
            cards += [self.card(building, self.word("paying")) for building in self.view.batch]
        return Section(title, self.card_heads(), cards, numbers=self.card_numbers(), own=True)

    def riga_buildings(self, you: Player) -> Section:
        cards = [self.card(building) for building in you.riga_unbuilt]
        return Section(self.word("unbuilt"), self.card_heads(), cards, numbers=self.card_numbers())

    def card_heads(self) -> list[str]:
        have = [] if self.you is None else [self.word("have")]
        return [self.word("building"), self.word("cost"), *have, self.word("points"), self.word("does")]

    def card_numbers(self) -> range:
        return range(1, 3 if self.you is None else 4)

    def card(self, building: str, mark: str = "") -> list[Cell]:
        """Name, cost, what you have in its city, points, and function."""
        entry = self.names.cards[building]
        does = self.names.does(building, self.lang)
        have = [] if self.you is None else [Cell(str(self.power[entry.city]))]
        return [
            Cell(self.names.building(building, self.lang), self.names.cities[entry.city].color),
            Cell(str(entry.cost)),
            *have,
            Cell(str(entry.vp or "–")),
            Cell(f"{does} ({mark})" if mark else does),
        ]

    def counts(self) -> Section:
        """What can be counted of every player."""
        heads = self.heads("player", "points", "goods", "buildings", "merchants", "knights")
        rows = [self.counted(player) for player in self.view.players]
        return Section(self.word("players"), heads, rows, numbers=range(1, 6))

    def counted(self, one: Player) -> list[Cell]:
        numbers = (one.points, one.goods_count, one.buildings_count, one.merchants, one.knights)
        return cells(self.players[one.seat], *numbers)

    def tableaux(self) -> Section:
        rows = [cells(self.players[player.seat], self.tableau(player)) for player in self.view.players]
        return Section(self.word("built"), [self.word("player"), self.word("buildings")], rows)

    def built_in(self, player: Player, city: str) -> list[BuiltBuilding]:
        return [built for built in player.built if self.names.cards[built.id].city == city]

    def tableau(self, player: Player) -> str:
        """For example "Visby: Bank (used), Crane; Riga: School (Knight)"."""
        parts = []
        for city in self.names.cities:
            buildings = ", ".join(self.built(building) for building in self.built_in(player, city))
            if buildings:
                parts.append(f"{self.names.city(city, self.lang)}: {buildings}")
        return "; ".join(parts) or "–"

    def built(self, building: BuiltBuilding) -> str:
        marks = [self.word(mark) for mark in marks_of(building)]
        if building.side:
            marks.append(self.names.symbol(building.side, self.lang))
        if building.ducats is not UNSET:
            marks.append(str(building.ducats))
        name = self.names.bare(building.id, self.lang)
        return f"{name} ({', '.join(marks)})" if marks else name

    def hands(self) -> Section:
        """The hands are open for the scoring."""
        rows = []
        for player in self.view.players:
            goods = [good for good, count in (player.goods or {}).items() for _ in range(count)]
            cards = self.names.goods_counted(goods, self.lang)
            cards += [self.names.building(building, self.lang) for building in player.buildings or ()]
            rows.append(cells(self.players[player.seat], ", ".join(cards) or "–"))
        return Section(self.word("hands"), [self.word("player"), self.word("hand")], rows)

    def result(self, outcome: RigaOutcome) -> Section:
        """The points by source, the money value where it broke a tie, and the places."""
        rows: list[Row] = [(self.word("money"), outcome.money)] if money_counted(outcome) else []
        rows.append((self.word("ranks"), outcome.ranks))
        return self.result_table(outcome, *rows, without="" if "riga" in self.cities else "riga_unbuilt")
