"""What a board is drawn from: a seat's view, its legal moves, and the names of things."""

from collections.abc import Iterable, Mapping

from skerry.drawing.parts import answered, families
from skerry.drawing.sight import BoardSight
from skerry.drawing.svg import drawn_once
from skerry.games.gotlandia.board.geometry import Geometry
from skerry.games.gotlandia.board.land import Land
from skerry.games.gotlandia.text import ROOM, Texts
from skerry.games.gotlandia.views import GotlandiaView, Player
from skerry.kernel.board import Glance
from skerry.words.entries import Called


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def tip(*lines: str, rules: Iterable[str]) -> str:
    """Lines that explain a thing; empty ones are left out, the last names the rules."""
    return "\n".join([*[line for line in lines if line], ", ".join(dict.fromkeys(rules))])


@drawn_once
def printed(texts: Texts, card: str, lang: str, church_follows: bool) -> tuple[str, ...]:
    """What is printed on a card, line by line, as this game reads it (GOT-R3)."""
    word = ROOM.words(lang, "board")
    requires = texts.requires(card, lang)
    lines = [texts.action(card, n, lang) for n in range(len(texts.parts(card, church_follows)[0]))]
    lines.append(texts.second_step(card, lang, church_follows))
    lines.append(word("requires", what=requires) if requires else "")
    lines += [word("if-left", what=texts.kept(card, lang)), texts.vp(card, lang)]
    return tuple(capital(line) for line in lines if line)


class Scene(BoardSight[Texts, GotlandiaView, Geometry]):
    """A view with everything that is asked of it while it is drawn."""

    FIXED = BoardSight.FIXED | {"costs", "silver_per_ship", "centuries", "land"}

    def __init__(self, texts: Texts, lands: tuple[Land, Land], glance: Glance[GotlandiaView]) -> None:
        view = glance.view
        super().__init__(texts, glance, Geometry(view.seats, narrow=glance.narrow), view.seats)
        self.names = texts.names
        self.costs = texts.names.entries.costs
        self.silver_per_ship = texts.names.entries.raid_action.silver_per_ship
        self.centuries = texts.names.entries.setup.generations_drawn
        self.land = lands[1 if glance.narrow else 0]
        self.families = families(self.moves)
        self.you = None if view.you is None else view.players[view.you]
        self.ask = view.asked.ask
        """What is asked now, of whomever."""
        self.church_follows = view.variants.hanse_church_is_second_step
        """How this game reads cards that let a church be built (GOT-R3)."""

    # --- words ----------------------------------------------------------------------------------------------------

    def named(self, entry: Called) -> str:
        return entry.name[self.lang]

    def card(self, card: str) -> str:
        return self.named(self.names.cards[card])

    def resource(self, resource: str) -> str:
        return self.word("silver") if resource == "silver" else self.named(self.names.resources[resource])

    def direction(self, direction: str) -> str:
        return self.named(self.names.directions[direction])

    def district(self, district: str) -> str:
        return self.named(self.names.districts[district])

    def goods(self, goods: Mapping[str, int]) -> str:
        """For example "2 Wood, 1 Silver"."""
        return ", ".join(f"{count} {self.resource(name)}" for name, count in goods.items() if count)

    def about_card(self, card: str, *more: str, rules: Iterable[str] = ()) -> str:
        """A card explained: its name, what is to be said here, all that is printed on it, and the rules."""
        entry = self.names.cards[card]
        title = f"{self.card(card)} ({self.word(entry.kind)})"
        lines = printed(self.texts, card, self.lang, self.church_follows)
        return tip(title, *more, *lines, rules=[entry.rule, *rules])

    def price(self, player: Player | None, kind: str) -> int:
        """What one unit of a resource brings this player, or someone without a reputation."""
        entry = self.names.resources[kind]
        reputation = None if player is None else self.names.reputations.get(player.reputation)
        more = entry.high_demand_bonus if kind in self.view.demand else 0
        return entry.price + more + (0 if reputation is None else reputation.sell_bonus.get(kind, 0))

    # --- choices --------------------------------------------------------------------------------------------------

    def asked(self, family: str) -> bool:
        """Is a word of this family legal that names something?"""
        return family in self.families

    def is_own(self, player: Player) -> bool:
        return self.mine[player.seat]

    # --- questions ------------------------------------------------------------------------------------------------

    @answered
    def is_at_turn(self, seat: int) -> bool:
        return seat == self.view.turn and not self.view.over and self.view.phase != "set-up"

    @answered
    def is_shown_anyway(self, seat: int) -> bool:
        """Does a screen show all of this player without a drawer? To those who look on it shows the player on turn."""
        return self.view.you is None and not self.view.over and seat == self.view.turn

    @answered
    def is_acting(self, direction: str, seat: int) -> bool:
        """Is it a ship of this seat, in this direction, that raids or sails now?"""
        return self.ask in ("raid", "sail") and seat == self.view.turn and self.view.asked.direction == direction

    @answered
    def digs(self) -> bool:
        """Are you burying or unburying, for which the shelf is needed as well as what is asked?"""
        return self.ask in ("bury", "unbury", "unbury-any")
