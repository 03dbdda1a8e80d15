"""The harbours: each city's coat of arms, what goods pay there, and what you can pay."""

from skerry.drawing.layout import Picture, at, flow
from skerry.drawing.lettering import fitted, words
from skerry.drawing.pieces import coin, piece, symbol
from skerry.drawing.svg import Element, drawn_once, el, group, together
from skerry.games.riga.board.geometry import MARKET, SMALL
from skerry.games.riga.board.scene import Scene, colour
from skerry.games.riga.text import Names

Prices = tuple[tuple[str, int], ...]
"""What each kind of good pays in a city."""


def markets(s: Scene) -> Picture:
    """A price board for each harbour."""
    cities = [city for city in s.names.cities if city != "riga" or s.view.variants.riga_buildings]
    most = 2 if s.size.narrow else len(cities)
    gap = s.size.gap
    wide = (s.size.inside - gap * (most - 1)) / most
    return flow([s.part(f"market-{city}", market, city, wide) for city in cities], s.size.inside, gap)


def market(s: Scene, city: str, width: float) -> Picture:
    prices = tuple(s.prices(city).items())
    power = None if s.you is None or not s.you.power else s.you.power[city]
    name = s.names.city(city, s.lang)
    lines = [f"{name}: {s.price_list(city)}"]
    if power is not None:
        lines.append(s.word("can-pay", power=power))
    shown = piece(
        board(s.names, city, name, prices, width, MARKET),
        None if power is None else purse(power, width),
        id_=f"market-{city}",
        tip="\n".join([*lines, "RIG-36, RIG-37"]),
    )
    return Picture(shown, width, MARKET)


@drawn_once
def board(names: Names, city: str, name: str, prices: Prices, width: float, height: float) -> Element:
    """Coat of arms, name and prices: dear goods are framed, blocked ones faint with a dash."""
    left = 40
    return el(
        "g",
        el("rect", width=width, height=height, rx=5, class_="market"),
        el("path", d=f"M0 5Q0 0 5 0H{left - 4}V{height}H5Q0 {height} 0 {height - 5}Z", class_="plate"),
        symbol(f"riga-{city}", 26, 5, 12, "on-arms"),
        fitted(name, left + 3, 17, width - left - 50, 15, class_="heading", bold=True, least=SMALL),
        at(left, 23, group(priced(names, prices, width - left - 4))),
        class_=f"of {colour(names, city)}",
    )


def priced(names: Names, prices: Prices, width: float) -> list[Element]:
    cell = width / len(prices)
    return [
        at(cell * place, 0, price(good, value, cell, dear=value > names.goods[good].base_value))
        for place, (good, value) in enumerate(prices)
    ]


def price(good: str, value: int, width: float, *, dear: bool) -> Element:
    frame = el("rect", x=1, y=1, width=width - 2, height=22, rx=4, class_="dear") if dear else None
    start = width / 2 - 16
    sign = symbol(f"riga-{good}", 18, start, 3, good if value else f"{good} gone")
    return together(frame, sign, words(str(value or "–"), start + 26, 17, 14, class_="number", anchor="middle"))


def purse(power: int, width: float) -> Element:
    """What you can pay there at most."""
    return coin(power, 13, width - 18, 14)
