"""What a board is drawn from: a seat's view, its legal moves, and the names of things."""

from collections.abc import Iterable, Mapping

from skerry.drawing.parts import answered, families
from skerry.drawing.pieces import symbol
from skerry.drawing.sight import BoardSight
from skerry.drawing.svg import Element, drawn_once
from skerry.games.riga.board.geometry import Geometry
from skerry.games.riga.text import Names, Texts
from skerry.games.riga.views import Player, RigaView
from skerry.kernel.board import Glance


def signed(number: int) -> str:
    """A number with a minus sign as it is printed."""
    return str(number).replace("-", "−")


def colour(names: Names, city: str) -> str:
    return f"of-{names.cities[city].color}"


def crest(names: Names, city: str, size: float, x: float = 0, y: float = 0) -> Element:
    return symbol(f"riga-{city}", size, x, y, f"crest {colour(names, city)}")


@drawn_once
def explained(texts: Texts, building: str, lang: str) -> str:
    """What is printed on a card, as a line of its own."""
    said = texts.card(building, lang)
    return said[:1].upper() + said[1:]


def paid(names: Names, you: Player | None) -> Mapping[str, Mapping[str, int]]:
    """What goods pay by city, for yourself or as printed. As dicts, because a board looks here a hundred times."""
    if you is not None and you.prices:
        return {city: dict(prices) for city, prices in you.prices.items()}
    return {city: dict(entry.values) for city, entry in names.cities.items()}


class Scene(BoardSight[Texts, RigaView, Geometry]):
    """A view with everything that is asked of it while it is drawn."""

    FIXED = BoardSight.FIXED | {"paid"}

    def __init__(self, texts: Texts, glance: Glance[RigaView]) -> None:
        view = glance.view
        you = None if view.you is None else view.players[view.you]
        size = Geometry(view.seats, narrow=glance.narrow)
        super().__init__(texts, glance, size, view.seats, you.prices if you else None)
        self.names = texts.names
        self.families = families(self.moves)
        self.you = you
        self.paid = paid(self.names, self.you)

    # --- words ----------------------------------------------------------------------------------------------------

    def about(
        self, building: str, marks: Iterable[str] = (), rules: Iterable[str] = (), *, prices: bool = False
    ) -> str:
        """A building explained: name and marks; cost, points, function; what goods pay in its city; rules."""
        card = self.names.cards[building]
        lines = [", ".join([self.names.building(building, self.lang), *marks])]
        lines.append(explained(self.texts, building, self.lang))
        if prices:
            lines.append(f"{self.names.city(card.city, self.lang)}: {self.price_list(card.city)}")
        lines.append(", ".join([card.rule, *rules, *(["RIG-36"] if prices else [])]))
        return "\n".join(lines)

    def about_good(self, good: str, count: int) -> str:
        """A good explained: what it is worth everywhere."""
        value = self.names.goods[good].base_value
        worth = {city: self.prices(city)[good] for city in self.names.cities if city != "riga"}
        name = self.names.good(good, self.lang)
        return self.word("good-tip", count=count, good=name, value=value, worth=self.by_city(worth))

    def price_list(self, city: str) -> str:
        """For example "cloth –, glass 4, wine 5, grain 2"."""
        prices = self.prices(city).items()
        return ", ".join(f"{self.names.good(good, self.lang)} {value or '–'}" for good, value in prices)

    def by_city(self, worth: Mapping[str, int]) -> str:
        """For example "Visby 14, Tallinn –"."""
        return ", ".join(f"{self.names.city(city, self.lang)} {value or '–'}" for city, value in worth.items())

    def named(self, goods: Mapping[str, int]) -> str:
        """Goods counted by kind, for example "2 wine, 1 grain"."""
        held = [good for good, count in goods.items() for _ in range(count)]
        return ", ".join(self.names.goods_counted(held, self.lang)) or "–"

    # --- choices --------------------------------------------------------------------------------------------------

    def asked(self, family: str) -> bool:
        """Is a word of this family legal that names something?"""
        return family in self.families

    # --- things ---------------------------------------------------------------------------------------------------

    def prices(self, city: str) -> Mapping[str, int]:
        """What goods pay you in a city, or what is printed for those who only watch."""
        return self.paid[city]

    # --- whose turn it is -----------------------------------------------------------------------------------------

    @answered
    def is_at_turn(self, seat: int) -> bool:
        return seat == self.view.turn and not self.view.over

    @answered
    def begins(self, seat: int) -> bool:
        """Is this the start player?"""
        return seat == self.view.start_player and self.view.year > 0 and not self.view.over

    @answered
    def is_paying(self, seat: int) -> bool:
        return bool(self.view.batch) and seat == self.view.turn

    @answered
    def pays(self) -> bool:
        """Are you paying?"""
        return bool(self.view.batch) and self.view.turn == self.view.you

    @answered
    def city_of_batch(self) -> str:
        return self.names.cards[self.view.batch[0]].city
