"""A view of Gotlandia as a sheet of tables in words: the generation, map and sea, offers, players, the own hand."""

from collections.abc import Mapping, Sequence
from typing import Any

from skerry.games.gotlandia.about import agreed
from skerry.games.gotlandia.text import Texts, counted, printed
from skerry.games.gotlandia.views import (
    District,
    GotlandiaOutcome,
    GotlandiaView,
    HeldCard,
    Loss,
    Player,
)
from skerry.kernel.game import Variant
from skerry.kernel.sheet import Cell, Section, cells
from skerry.kernel.views import plain
from skerry.words.sheets import Row, SheetWriter


class Sheet(SheetWriter[Texts, GotlandiaView]):
    """Writes views of Gotlandia down, in one language and with the names of the players."""

    def __init__(
        self, texts: Texts, house: Sequence[Variant], view: GotlandiaView, lang: str, players: Sequence[str]
    ) -> None:
        super().__init__(texts, view, lang, players)
        self.names = texts.names
        self.house = house

    def sections(self) -> list[Section]:
        if self.view.outcome is not None:
            return [self.map(), self.settings(), self.overview(), *self.goals(), self.result(self.view.outcome)]
        parts = [self.stage(), self.map(), self.settings(), self.sea(), self.offers(), self.decorations()]
        return [*parts, self.overview(), *self.goals(), *self.hands(), *self.own()]

    def name(self, things: Mapping[str, Any], thing: str) -> str:
        return self.names.name(things, thing, self.lang)

    def piece(self, piece: str) -> str:
        return printed(piece, self.lang)

    # --- the table ------------------------------------------------------------------------------------------------

    def stage(self) -> Section:
        view = self.view
        rows = [cells(self.word("turn"), self.players[view.turn])]
        if view.start_player is not None:
            rows.append(cells(self.word("start"), self.players[view.start_player]))
            rows.append(cells(self.word("left"), view.left))
        if view.demand:
            kinds = [self.names.resource(kind, self.lang) for kind in view.demand]
            rows.append(cells(self.word("demand"), ", ".join(kinds)))
        if view.playing:
            rows.append(cells(self.word("playing"), self.names.card(view.playing, self.lang)))
        there = [(kind, seat) for kind, seat in view.wisby.items() if seat is not None]
        sold = [f"{self.names.resource(kind, self.lang)} ({self.players[seat]})" for kind, seat in there]
        if sold:
            rows.append(cells(self.word("wisby"), ", ".join(sold)))
        if view.roma is not None:
            rows.append(cells(self.word("roma"), self.players[view.roma]))
        rows += self.losses()
        silver = {} if view.silver is None else {"silver": view.silver}
        supply = self.texts.goods({**view.supply, **silver}, self.lang)
        rows.append(cells(self.word("supply"), f"{supply}; {view.pirates} {self.piece('pirate')}"))
        rows += [cells(self.word("house"), said) for said in agreed(self.house, plain(view.variants), self.lang)]
        return Section(self.title(), ("", ""), rows)

    def title(self) -> str:
        view = self.view
        if view.phase == "set-up":
            return self.word("set-up")
        if not view.generation:
            return self.word("between", century=view.century)
        name = self.name(self.names.generations, view.generation)
        return self.word("stage", century=view.century, number=len(view.turned), generation=name)

    def losses(self) -> list[list[Cell]]:
        rows = []
        for seat in range(self.view.seats):
            lost = [self.loss(one) for one in self.view.lost if one.seat == seat]
            if lost:
                told = ", ".join(f"{n} {what}" for what, n in counted(lost).items())
                rows.append(cells(self.word("lost"), f"{self.players[seat]}: {told}"))
        return rows

    def loss(self, one: Loss) -> str:
        what = self.piece("ship") if one.what == "ship" else self.names.resource(one.what, self.lang)
        if not one.direction:
            return what
        return self.word("to-pirate", what=what, direction=self.name(self.names.directions, one.direction))

    def map(self) -> Section:
        rows = []
        for district in self.view.districts:
            entry = self.names.districts[district.id]
            sea = ", ".join(self.name(self.names.directions, direction) for direction in entry.directions)
            rows.append(
                cells(
                    self.name(self.names.districts, district.id),
                    self.name(self.names.settings, entry.setting),
                    self.name(self.names.terrains, entry.terrain),
                    self.word("harbour", sea=sea) if entry.harbour else sea,
                    self.settlements(district),
                    self.threat(district),
                )
            )
        heads = self.heads("district", "setting", "terrain", "coast", "settlements", "threat")
        return Section(self.word("map"), heads, rows)

    def settlements(self, district: District) -> str:
        there = [f"{self.piece(one.kind)} ({self.players[one.seat]})" for one in district.settlements]
        return ", ".join([*there, *([self.word("neutral")] if district.neutral else [])])

    def threat(self, district: District) -> str:
        if not district.threatened:
            return ""
        if not district.exempt:
            return self.word("threatened")
        exempt = self.word("exempt", players=", ".join(self.players[seat] for seat in district.exempt))
        return f"{self.word('threatened')}, {exempt}"

    def settings(self) -> Section:
        rows = []
        for setting in self.view.settings:
            home = "" if setting.home is None else self.players[setting.home]
            leaders = ", ".join(self.players[seat] for seat in setting.leaders)
            rows.append(cells(self.name(self.names.settings, setting.id), home, leaders, setting.vp or ""))
        heads = self.heads("setting", "home", "leads", "vp")
        return Section(self.word("settings"), heads, rows, numbers=[3])

    def sea(self) -> Section:
        rows = []
        for direction in self.view.directions:
            ships = [f"{n} ({self.players[seat]})" for seat, n in enumerate(direction.ships) if n]
            pirate = self.piece("pirate") if direction.pirate else ""
            rows.append(cells(self.name(self.names.directions, direction.id), pirate, ", ".join(ships)))
        return Section(self.word("sea"), self.heads("direction", "pirate", "ships"), rows)

    def offers(self) -> Section:
        rows = []
        for pile in self.view.piles:
            top = pile.top
            if top:
                requires = self.texts.requires(top, self.lang)
                met = self.word("met", requires=requires) if requires and pile.met else requires
                points = self.texts.vp(top, self.lang)
                rows += self.printed(top, self.texts.kept(top, self.lang), points, met, pile.price, pile.below)
        heads = self.heads("card", "does", "kept", "vp", "requires", "price", "below")
        return Section(self.word("offers"), heads, rows, numbers=[5, 6])

    def printed(self, card: str, *more: object) -> list[list[Cell]]:
        """A row for the card and its first action, and one for each further action."""
        first, *others = self.texts.card(card, self.lang, self.view.variants.hanse_church_is_second_step)
        rows = [cells(self.names.card(card, self.lang), first, *more)]
        return rows + [cells("", line, *[""] * len(more)) for line in others]

    def decorations(self) -> Section:
        rows = []
        for one in self.view.decorations:
            owner = "" if one.owner is None else self.players[one.owner]
            rows.append(cells(self.name(self.names.decorations, one.id), one.cost, one.vp, owner))
        heads = self.heads("decoration", "price", "vp", "owner")
        return Section(self.word("decorations"), heads, rows, numbers=[1, 2])

    # --- players --------------------------------------------------------------------------------------------------

    def overview(self) -> Section:
        heads = self.heads("player", "reputation", "storage", "buried", "workers", "cards", "points")
        return Section(self.word("players"), heads, [self.player(player) for player in self.view.players])

    def player(self, player: Player) -> list[Cell]:
        goods = {"silver": player.silver} | {kind: n for kind, n in player.stock.items() if n}
        buried = [self.names.card(card, self.lang) for card in player.buried]
        if player.buried_silver:
            buried.insert(0, f"{player.buried_silver} {self.piece('silver')}")
        reputation = self.name(self.names.reputations, player.reputation) if player.reputation else ""
        return cells(
            self.players[player.seat],
            reputation,
            self.texts.goods(goods, self.lang),
            ", ".join(buried),
            f"{player.workers} ({player.bench})",
            f"{player.hand_count} / {player.deck_count} / {len(player.discard)}",
            f"{player.points.total} ({player.vp})",
        )

    def goals(self) -> list[Section]:
        if not self.view.goals:
            return []
        rows = []
        for goal, met in self.view.goals.items():
            asked = self.texts.goal(goal, self.lang)
            rows.append(cells(self.name(self.names.goals, goal), asked, self.word("reached" if met else "open")))
        return [Section(self.word("goals"), ("", "", ""), rows)]

    def hands(self) -> list[Section]:
        """Hands of others that lie open."""
        return [
            self.hand(player.hand, self.word("open-hand", player=self.players[player.seat]), own=False)
            for player in self.view.players
            if player.seat != self.view.you and player.hand
        ]

    def hand(self, cards: Sequence[HeldCard], title: str, *, own: bool) -> Section:
        rows = []
        for card in cards:
            rows += self.printed(card.card, card.food, card.bury)
        heads = self.heads("card", "does", "food", "bury")
        return Section(title, heads, rows, numbers=[2, 3], own=own)

    def own(self) -> list[Section]:
        """What only the player sees, last, where a player looks first."""
        if self.view.you is None:
            return []
        you = self.view.players[self.view.you]
        if you.dealt and not you.reputation:
            return [self.dealt(you)]
        if self.view.phase == "set-up":
            return []
        title = self.word("hand", food=you.food, needed=you.needed, bury=you.bury)
        return [self.own_cards(you), self.hand(you.hand or (), title, own=True)]

    def dealt(self, you: Player) -> Section:
        rows = []
        for card in you.dealt or ():
            kept = self.word("kept-one") if card == you.kept else ""
            text = self.names.reputations[card].text[self.lang]
            rows.append(cells(self.name(self.names.reputations, card), text, kept))
        return Section(self.word("dealt"), (self.word("reputation"), self.word("text"), ""), rows, own=True)

    def own_cards(self, you: Player) -> Section:
        played = [one.card for one in you.played]
        zones = {"deck": you.deck_cards or (), "discard": you.discard, "played": played}
        rows = [cells(self.word(zone), self.listed(cards)) for zone, cards in zones.items()]
        for card in you.dealt or ():
            if card != you.reputation:
                rows.append(cells(self.word("returned"), self.name(self.names.reputations, card)))
        return Section(self.word("own-cards"), ("", ""), rows)

    def listed(self, cards: Sequence[str]) -> str:
        """For example "2 Forest, Home"."""
        found = counted([self.names.card(card, self.lang) for card in cards])
        return ", ".join(f"{n} {name}" if n > 1 else name for name, n in found.items())

    def result(self, outcome: GotlandiaOutcome) -> Section:
        """The points by source, the dearest decoration where it broke a tie, and the places; alone, the best goal."""
        rows: list[Row] = [(self.word("tie"), outcome.dearest_decoration)] if outcome.tie_break else []
        if len(self.players) == 1:
            goal = outcome.best_goal
            rows.append((self.word("best-goal"), [self.name(self.names.goals, goal) if goal else "–"]))
        else:
            rows.append((self.word("ranks"), outcome.ranks))
        return self.result_table(outcome, *rows)
