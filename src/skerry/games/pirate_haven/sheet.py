"""A view of Pirate Haven as a sheet of tables in words: the Map, the decks, the players, the Islands, the result."""

from collections.abc import Sequence

from msgspec import UNSET

from skerry.games.pirate_haven.house import READINGS
from skerry.games.pirate_haven.text import Texts, capital
from skerry.games.pirate_haven.views import DieSpot, IslandSpot, MapSpot, PirateHavenOutcome, PirateHavenView
from skerry.kernel.sheet import Cell, Section, cells
from skerry.words.sheets import Row, SheetWriter


class Sheet(SheetWriter[Texts, PirateHavenView]):
    """Writes views of Pirate Haven down, in one language and with the names of the players."""

    def __init__(self, texts: Texts, view: PirateHavenView, lang: str, players: Sequence[str]) -> None:
        super().__init__(texts, view, lang, players)
        self.names = texts.names

    def sections(self) -> list[Section]:
        if self.view.outcome is not None:
            return [*self.islands(), self.result(self.view.outcome)]
        parts = [self.stage()]
        if self.view.map:
            parts.append(self.map())
        parts += [self.decks(), self.overview(), self.fame()]
        return parts + self.islands()

    def stage(self) -> Section:
        view = self.view
        key = "set-up" if view.phase == "set-up" else "round"
        title = self.word(key, round=view.round, rounds=view.rounds)
        rows = [cells(self.word("turn"), self.players[view.turn])]
        if view.landed:
            rows.append(cells(self.word("landed"), self.texts.does(view.landed, self.lang)))
        if view.open_bonus:
            rows.append(cells(self.word("open-bonus"), self.texts.special(view.open_bonus, self.lang)))
        if view.last_round:
            fame = ", ".join(str(fame) for fame in self.names.direction_fame)
            rows.append(cells(self.word("back"), self.word("back-fame", fame=fame)))
        pool = ", ".join(f"{count} {self.names.term(sort, self.lang)}" for sort, count in view.pool.items())
        rows.append(cells(self.word("pool"), pool))
        rows += [cells(self.word("house"), said) for said in self.agreed(READINGS)]
        return Section(title, ("", ""), rows)

    def map(self) -> Section:
        """Every spot that can still be had or where a Ship stands, and who would move next."""
        rows = []
        for spot in self.view.spots:
            if spot.open or spot.ship is not None:
                ship = "" if spot.ship is None else self.players[spot.ship]
                rows.append(cells(spot.path, self.lies(spot), self.bonus(spot), ship, self.follows(spot.next)))
        after = self.view.after_leaving
        rows.append(cells(self.word("leave"), "", "", "", self.follows(after if after >= 0 else None)))
        heads = self.heads("spot", "lies", "bonus", "ship", "then")
        return Section(self.word("the-map"), heads, rows)

    def lies(self, spot: MapSpot) -> str:
        return self.texts.does(spot.lies, self.lang) if spot.lies else ""

    def bonus(self, spot: MapSpot) -> str:
        return self.texts.special(spot.bonus, self.lang) if spot.bonus and spot.open else ""

    def follows(self, seat: int | None) -> str:
        return "" if seat is None else self.players[seat]

    def decks(self) -> Section:
        rows = []
        for deck in self.view.decks:
            top = self.names.tile(deck.top, self.lang) if deck.top else "–"
            does = self.texts.card(deck.top, self.lang) if deck.top else ""
            rows.append(cells(self.names.term(deck.kind, self.lang), deck.count, top, does))
        heads = self.heads("kind", "left", "top", "does")
        return Section(self.word("decks"), heads, rows, numbers=[1])

    def overview(self) -> Section:
        """What can be counted of every player."""
        heads = self.heads("player", "where", "income", "next-income", "navy", "strength", "rum")
        rows = []
        for player in self.view.players:
            covered = player.navy <= player.strength
            navy = str(player.navy) if covered else self.word("too-many", navy=player.navy)
            where = self.word(player.state, place=player.place, path=player.path)
            counts = (player.income, player.next_income, navy, player.strength, player.rum)
            rows.append(cells(self.players[player.seat], where, *counts))
        return Section(self.word("players"), heads, rows, numbers=range(2, 7))

    def fame(self) -> Section:
        """The Fame by source, as if the game ended now."""
        sources = self.view.players[0].fame.by_source()
        heads = [self.word("player"), *[self.texts.source(source, self.lang) for source in sources]]
        rows = []
        for player in self.view.players:
            rows.append(cells(self.players[player.seat], *player.fame.by_source().values()))
        return Section(self.word("fame"), heads, rows, numbers=range(1, len(heads)))

    def islands(self) -> list[Section]:
        """The own Island last, where a player looks first."""
        you = self.view.you
        seats = [seat for seat in range(self.view.seats) if seat != you]
        return [self.island(seat) for seat in (seats if you is None else [*seats, you])]

    def island(self, seat: int) -> Section:
        own = seat == self.view.you
        title = self.word("your-island") if own else self.word("island", player=self.players[seat])
        rows = [self.island_spot(spot) for spot in self.view.players[seat].island if own or spot.lies]
        heads = self.heads("spot", "lies", "capacity", "dice", "near")
        return Section(title, heads, rows, numbers=[2], own=own)

    def island_spot(self, spot: IslandSpot) -> list[Cell]:
        """For example "Land spot C2", "Tavern", 3, "Treasure 2, empty", "land spot B2, sea spot C1"."""
        lies = self.texts.thing(spot.lies, self.lang) if spot.lies else self.word("empty")
        dice = ", ".join(self.die_spot(die) for die in spot.dice or ())
        near = ", ".join(self.names.spot(other, self.lang) for other in self.names.neighbours[spot.id])
        capacity = "" if spot.capacity is UNSET else spot.capacity
        return cells(capital(self.names.spot(spot.id, self.lang)), lies, capacity, dice, near)

    def die_spot(self, die: DieSpot) -> str:
        if die.lies:
            return self.texts.thing(die.lies, self.lang)
        return self.word("locked" if die.locked else "empty")

    def result(self, outcome: PirateHavenOutcome) -> Section:
        """The Fame by source, Income where it broke a tie, and the places."""
        rows: list[Row] = [(self.word("tie"), outcome.income)] if outcome.tie_break else []
        return self.result_table(outcome, *rows, (self.word("ranks"), outcome.ranks))
