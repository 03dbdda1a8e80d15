"""What the icons of the board mean."""

from collections.abc import Iterable

from low_water.board import FRAME
from low_water.text import Texts
from skerry.kernel.legend import Legend, Sign, Signs


def legend(texts: Texts, lang: str) -> Legend:
    def printed(key: str, things: Iterable[str]) -> Signs:
        signs = [Sign(FRAME.sign(f"low-{one}", one), texts.prints[one]["name"][lang]) for one in things]
        return texts.signs(key, signs, lang)

    others = [texts.sign(key, FRAME.sign(f"low-{key}"), lang) for key in ("harbour", "wave", "crown")]
    return Legend([printed("wrecks", texts.wrecks), printed("cargo", texts.cargo), texts.signs("others", others, lang)])
