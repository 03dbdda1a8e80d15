"""A view of Haithabu as a sheet of tables in words: dial, market, cards, players, the own mat, the result."""

from collections.abc import Sequence

from skerry.games.haithabu.house import READINGS
from skerry.games.haithabu.text import Texts
from skerry.games.haithabu.views import HaithabuOutcome, HaithabuView, OrderOnMat, Store
from skerry.kernel.sheet import Cell, Section, cells
from skerry.words.sheets import SheetWriter


class Sheet(SheetWriter[Texts, HaithabuView]):
    """Writes views of Haithabu down, in one language and with the names of the players."""

    def __init__(self, texts: Texts, view: HaithabuView, lang: str, players: Sequence[str]) -> None:
        super().__init__(texts, view, lang, players)
        self.names = texts.names

    def sections(self) -> list[Section]:
        if self.view.outcome is not None:
            return [self.overview(), self.result(self.view.outcome)]
        parts = [self.stage(), self.dial(), self.market(), self.orders(), self.stacks(), self.characters()]
        return [*parts, self.overview(), *self.mats()]

    def stage(self) -> Section:
        view = self.view
        if view.stage == "set-up":
            title = self.word("set-up")
        else:
            season = self.names.season(view.turn, self.lang)
            key = "season" if view.stage == "turn" else "change"
            title = self.word(
                key, season=season, turn=view.turn, turns=view.turns, phase=view.phase, phases=view.phases
            )
        rows = [cells(self.word("order-of-turns"), ", ".join(self.players[seat] for seat in view.order_of_turns))]
        if view.stage == "turn":
            rows.append(cells(self.word("active"), self.players[view.active]))
        inn = "inn-workers" if view.inn else "inn-empty"
        rows.append(cells(self.word("inn"), self.word(inn, count=view.inn, cost=view.hire_cost)))
        rows.append(cells(self.word("markers"), view.loan_markers))
        if view.action.dice:
            rows.append(cells(self.word("dice"), ", ".join(str(pips) for pips in view.action.dice)))
        if view.action.event:
            rows.append(cells(self.word("event"), self.names.event(view.action.event, self.lang)))
        rows += [cells(self.word("house"), said) for said in self.agreed(READINGS)]
        return Section(title, ("", ""), rows)

    def dial(self) -> Section:
        rows = []
        for space in self.view.dial:
            standing = self.standing(space.workers, int(space.neutral))
            now, following = [self.word("night" if dark else "day") for dark in (space.night, space.night_next)]
            rows.append(cells(self.names.space(space.space, self.lang), now, following, standing))
        return Section(self.word("dial"), self.heads("space", "now", "next", "workers"), rows)

    def standing(self, seats: Sequence[int], neutral: int) -> str:
        return ", ".join([self.players[seat] for seat in seats] + [self.word("neutral")] * neutral)

    def market(self) -> Section:
        """With the prices of the neighbouring levels."""
        rows = []
        for good in self.view.market:
            scale = self.names.entries.price_scale.of_kind[good.kind].values
            level = good.level - 1
            lower, higher = scale[max(level - 1, 0)], scale[min(level + 1, len(scale) - 1)]
            counts = (good.price, lower, higher, good.in_market, good.in_supply)
            workers = self.standing(good.workers, good.neutral)
            rows.append([Cell(self.names.good(good.kind, self.lang)), *cells(*counts, workers)])
        heads = self.heads("kind", "price", "lower", "higher", "in-market", "in-supply", "workers")
        return Section(self.word("market"), heads, rows, numbers=range(1, 6))

    def orders(self) -> Section:
        view = self.view
        spaces = [space.id for space in self.names.entries.order_space]
        rows = []
        for space, order in zip(spaces, view.display, strict=True):
            card = self.names.order(order, self.lang) if order else self.word("nothing")
            rows.append(cells(self.names.display(space, self.lang), card))
        deck = self.word("deck", deck=view.order_deck, discard=len(view.order_discard))
        return Section(f"{self.word('orders')} ({deck})", self.heads("space", "order"), rows)

    def stacks(self) -> Section:
        rows = []
        for stack in self.view.stacks:
            cards = "; ".join(self.names.vehicle(card, self.lang) for card in stack.known) or self.word("nothing")
            rows.append(cells(self.names.stack(stack.stack, self.lang), stack.count, cards))
        return Section(self.word("stacks"), self.heads("stack", "cards", "top"), rows, numbers=[1])

    def characters(self) -> Section:
        rows = []
        for card in self.view.characters:
            owner = self.word("free") if card.owner < 0 else self.players[card.owner]
            owner = self.word("safe", player=owner) if card.safe else owner
            name = self.names.character(card.character, self.lang)
            rows.append(cells(name, owner, self.texts.does("character", card.character, self.lang)))
        return Section(self.word("characters"), self.heads("character", "owner", "does"), rows)

    def overview(self) -> Section:
        """What is counted of every player."""
        rows = []
        for player in self.view.players:
            silver = self.word("hidden") if player.silver is None else player.silver
            counts = (self.view.points_of(player.seat), silver, player.loans, player.workers, len(player.filled))
            rows.append(cells(self.players[player.seat], *counts))
        heads = self.heads("player", "points", "silver", "loans", "in-hand", "filled")
        return Section(self.word("players"), heads, rows, numbers=range(1, 6))

    def mats(self) -> list[Section]:
        """The own mat last, where a player looks first."""
        you = self.view.you
        seats = [seat for seat in range(self.view.seats) if seat != you]
        return [self.mat(seat) for seat in (seats if you is None else [*seats, you])]

    def mat(self, seat: int) -> Section:
        player = self.view.players[seat]
        own = seat == self.view.you
        title = self.word("your-mat") if own else self.word("mat", player=self.players[seat])
        rows = [cells(self.word(store.place), self.stored(store)) for store in player.stores()]
        rows.append(cells(self.word("fee"), player.fee))
        for sort, vehicle in player.vehicles():
            card = self.names.vehicle(vehicle, self.lang) if vehicle else self.word("nothing")
            rows.append(cells(self.word(sort), card))
        for number, order in enumerate(player.orders, start=1):
            if order is not None:
                rows.append(cells(self.word("order-space", number=number), self.on_card(order)))
        return Section(title, ("", ""), rows, own=own)

    def stored(self, store: Store) -> str:
        goods = self.names.some(store.goods, self.lang) or self.word("nothing")
        return self.word("stored", goods=goods, total=store.total, limit=store.limit)

    def on_card(self, order: OrderOnMat) -> str:
        card = self.names.order(order.order, self.lang)
        missing = self.names.some(order.missing, self.lang)
        if not order.turns_left:
            return self.word("on-card-stays", order=card, missing=missing)
        return self.word("on-card", order=card, missing=missing, turns=order.turns_left)

    def result(self, outcome: HaithabuOutcome) -> Section:
        """The points by source and the places."""
        return self.result_table(outcome, (self.word("ranks"), outcome.ranks))
