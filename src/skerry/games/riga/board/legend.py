"""What the icons on the board of Riga mean."""

from skerry.drawing.board import SIGN
from skerry.drawing.pieces import coin
from skerry.games.riga.board import FRAME
from skerry.games.riga.board.cards import kind
from skerry.games.riga.board.scene import crest
from skerry.games.riga.text import Texts
from skerry.kernel.legend import Legend, Sign

LOOKS = {"seal": "wax"}
SCENERY = ("riga-gables", "riga-treadwheel")
"""What only adorns the quay."""


def legend(texts: Texts, lang: str) -> Legend:
    names = texts.names

    def sign(key: str) -> Sign:
        return texts.sign(key, FRAME.sign(f"riga-{key}", LOOKS.get(key, "")), lang)

    goods = [Sign(FRAME.sign(f"riga-{good}", good), entry.name[lang]) for good, entry in names.goods.items()]
    cities = [Sign(FRAME.icon(crest(names, city, SIGN)), names.city(city, lang)) for city in names.cities]
    seasons = [season(one, entry.name[lang]) for one, entry in names.seasons.items()]
    cost = texts.sign("cost", FRAME.icon(coin(6, 14, SIGN / 2, SIGN / 2)), lang)
    signs = [cost, *[sign(key) for key in ("ducat", "seal", "merchant", "knight", "start", "crown")]]
    buildings = {
        kind(card): Sign(FRAME.sign(kind(card)), card.name[lang], card.text[lang]) for card in names.cards.values()
    }
    groups = {
        "goods": goods,
        "cities": cities,
        "signs": signs,
        "buildings": list(buildings.values()),
        "seasons": seasons,
    }
    return Legend([texts.signs(key, found, lang) for key, found in groups.items()], SCENERY)


def season(id_: str, said: str) -> Sign:
    """The pack says what it is called, and after a colon what happens."""
    name, _, happens = said.partition(": ")
    return Sign(FRAME.sign(f"riga-{id_}"), name, happens)
