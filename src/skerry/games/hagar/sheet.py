"""A view of Hägar as a sheet of tables in words: the map, its landscapes, the players, the coaster in hand."""

from collections.abc import Sequence

from skerry.games.hagar.moves import CORNERS
from skerry.games.hagar.text import Texts
from skerry.games.hagar.views import Coaster, CoasterInHand, FreeCell, HagarOutcome, HagarView, LandscapeView, Token
from skerry.kernel.sheet import Cell, Section, cells
from skerry.words.sheets import Row, SheetWriter


class Sheet(SheetWriter[Texts, HagarView]):
    """Writes views of Hägar down, in one language and with the names of the players."""

    def __init__(self, texts: Texts, view: HagarView, lang: str, players: Sequence[str]) -> None:
        super().__init__(texts, view, lang, players)
        self.names = texts.names

    def sections(self) -> list[Section]:
        view = self.view
        parts = [] if view.over else [self.stage()]
        if view.map:
            parts += [self.map(), self.coasters()]
        if any(self.counts(landscape) for landscape in view.landscapes):
            parts.append(self.landscapes())
        parts.append(self.player_table())
        if view.hand is not None:
            parts.append(self.hand(view.hand))
        if view.outcome is not None:
            parts.append(self.result(view.outcome))
        return parts

    def stage(self) -> Section:
        """Whose turn, who began, what is left in the pile, and the doubled line."""
        view = self.view
        title = self.word(view.stage, turn=view.turn_number, turns=view.turns)
        rows = [(self.word("turn"), self.players[view.turn])]
        if view.start_player is not None:
            rows.append((self.word("start"), self.players[view.start_player]))
        rows.append((self.word("pile"), str(view.pile)))
        if view.unseen and view.map:
            rows.append((self.word("unseen"), ", ".join(self.coaster(coaster) for coaster in view.unseen)))
        if view.rolled:
            rows.append((self.word("line"), self.line()))
        return Section(title, ("", ""), [cells(*row) for row in rows])

    def line(self) -> str:
        line, roll = self.view.line, self.view.rolled
        if line is None:
            return self.word("no-line", roll=roll)
        letter = "y" if line.axis == "horizontal" else "x"
        return self.word("line-at", axis=self.place(line.axis), letter=letter, at=line.at, roll=roll)

    # --- the map ----------------------------------------------------------------------------------------------------

    def map(self) -> Section:
        """Every field in its row and column, as it lies on the table, north at the top."""
        kinds = self.fields()
        tokens = {token.field: token for token in self.view.tokens}
        columns = range(min(x for x, _ in kinds), max(x for x, _ in kinds) + 1)
        rows = [
            [Cell(str(y)), *[self.field(kinds.get((x, y)), tokens.get((x, y)), x, y) for x in columns]]
            for y in range(min(y for _, y in kinds), max(y for _, y in kinds) + 1)
        ]
        legend = ", ".join(f"{self.word(kind)} {self.names.kind(kind, self.lang)}" for kind in self.names.kinds)
        title = self.word("over") if self.view.over else self.word("map", legend=legend)
        return Section(title, ["", *[str(x) for x in columns]], rows, numbers=[0])

    def fields(self) -> dict[tuple[int, int], str]:
        """The kind of every field on the table."""
        found = {}
        for coaster in self.view.map:
            x, y = coaster.cell
            for corner, kind in enumerate(coaster.fields):
                found[2 * x + corner % 2, 2 * y + corner // 2] = kind
        return found

    def field(self, kind: str | None, token: Token | None, x: int, y: int) -> Cell:
        """For example "Fo1*": forest with a Hägar of the first player, on the doubled line."""
        if kind is None:
            return Cell("")
        mark = "" if token is None else "$" if token.seat is None else str(token.seat + 1)
        line = self.view.line
        doubled = line is not None and line.at == (y if line.axis == "horizontal" else x)
        return Cell(self.word(kind) + mark + ("*" if doubled else ""), self.names.looks[kind])

    def coasters(self) -> Section:
        heads = self.heads("coaster", "cell", "rotation", "shows")
        rows = [
            cells(self.coaster(one.coaster), _pair(one.cell), f"{one.rotation}°", self.shows(one))
            for one in self.view.map
        ]
        return Section(self.word("coasters"), heads, rows)

    def shows(self, coaster: Coaster) -> str:
        """For example "beer, gold at north-west and north-east"."""
        parts = [self.word("beer")] if coaster.beer else []
        for symbol in coaster.symbols:
            name = self.names.symbols[symbol.kind][self.lang]
            parts.append(self.word("between", symbol=name, places=self.places(symbol.touches)))
        if coaster.die is not None:
            die = coaster.die
            axis, places = self.place(die.axis), self.places(die.line)
            parts.append(self.word("die", number=die.number, axis=axis, places=places))
        return "; ".join(parts) or "–"

    def hand(self, hand: CoasterInHand) -> Section:
        """The coaster drawn: its fields as printed or as it must lie, its symbols, and where it may go."""
        fields = zip(CORNERS, hand.fields, strict=True)
        rows = [cells(self.place(corner), self.names.kind(kind, self.lang)) for corner, kind in fields]
        rows.append(cells(self.word("shows"), self.shows(hand)))
        rows.append(cells(self.word("places"), "; ".join(self.where(place) for place in hand.places)))
        title = self.word("hand-anywhere" if hand.anywhere else "hand")
        return Section(f"{title}: {self.coaster(hand.coaster)}", ("", ""), rows, own=True)

    def where(self, place: FreeCell) -> str:
        """For example "(0, -1) 90°, 180°"."""
        turns = ", ".join(f"{rotation}°" for rotation in place.rotations)
        return f"{_pair(place.cell)} {turns}" + (f" ({self.word('offence')})" if place.offence else "")

    # --- points -----------------------------------------------------------------------------------------------------

    def counts(self, landscape: LandscapeView) -> bool:
        """Is the landscape worth a line: does it hold a Hägar, gold or a shield?"""
        return bool(landscape.gold or landscape.shields or any(landscape.hagars))

    def landscapes(self) -> Section:
        """What counts at each landscape, how strong everyone is there, and the points as things stand."""
        heads = self.heads("kind", "first", "fields", "gold", "shields")
        heads += [self.word("strength", player=player) for player in self.players]
        heads += [self.word("landscape-points", player=player) for player in self.players]
        rows = []
        for one in self.view.landscapes:
            if self.counts(one):
                points = [sum(pair) for pair in zip(one.gold_points, one.dominion_points, strict=True)]
                kind = Cell(self.names.kind(one.kind, self.lang), self.names.looks[one.kind])
                counted = [len(one.fields), one.gold, one.shields, *one.strength, *points]
                rows.append([kind, *cells(_pair(one.fields[0]), *counted)])
        return Section(self.word("landscapes"), heads, rows, numbers=range(2, len(heads)))

    def player_table(self) -> Section:
        keys = ["hagars_left", "gold_left", "gold", "dominions", "points"]
        if self.view.variants.honky_tonk:
            keys.append("offences")
        rows = []
        for player in self.view.players:
            counted = [player.hagars_left, player.gold_left, player.gold, player.dominions, player.points]
            if self.view.variants.honky_tonk:
                counted.append(player.offences)
            rows.append(cells(self.players[player.seat], self.names.sides[player.side][self.lang], *counted))
        heads = self.heads("player", "side", *keys)
        return Section(self.word("players"), heads, rows, numbers=range(2, len(heads)))

    def result(self, outcome: HagarOutcome) -> Section:
        """The points by source, the places, beers that are owed, and the rank of a lone player."""
        rows: list[Row] = [(self.word("beers"), outcome.beers)] if self.view.variants.honky_tonk else []
        if outcome.solo_rank:
            rows.append((self.word("solo_rank"), [self.names.ranks[outcome.solo_rank][self.lang]]))
        else:
            rows.append((self.word("ranks"), outcome.ranks))
        return self.result_table(outcome, *rows)

    # --- names ------------------------------------------------------------------------------------------------------

    def coaster(self, coaster: str) -> str:
        return self.names.coasters[coaster][self.lang]

    def place(self, place: str) -> str:
        return self.names.place(place, self.lang)

    def places(self, places: Sequence[str]) -> str:
        return ", ".join(self.place(place) for place in places)


def _pair(numbers: Sequence[int]) -> str:
    return f"({numbers[0]}, {numbers[1]})"
