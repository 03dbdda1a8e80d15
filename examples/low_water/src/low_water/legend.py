"""What the icons of the board mean."""

from collections.abc import Iterable

from low_water.board import FRAME
from low_water.text import Texts
from skerry.kernel.legend import Legend, Sign, Signs
from skerry.words.entries import Called


def legend(texts: Texts, lang: str) -> Legend:
    def printed(key: str, things: Iterable[Called]) -> Signs:
        signs = [Sign(FRAME.sign(f"low-{one.id}", one.id), one.name[lang]) for one in things]
        return texts.signs(key, signs, lang)

    others = [texts.sign(key, FRAME.sign(f"low-{key}"), lang) for key in ("harbour", "wave", "crown")]
    wrecks, cargo = printed("wrecks", texts.entries.wreck), printed("cargo", texts.entries.cargo)
    return Legend([wrecks, cargo, texts.signs("others", others, lang)])
