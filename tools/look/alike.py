"""Whether things that matter can be told apart by those who see fewer colours.

Each thing is drawn as the boards draw it and photographed as people with deuteranopia, protanopia and tritanopia see
it: two things are told apart if the pictures differ, be it in colour or in shape.
"""

import io
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, Final

import numpy as np
from PIL import Image
from playwright.sync_api import Browser, Page

import skerry
from skerry.drawing.pieces import player_mark
from tools.look.findings import Finding

VISIONS: Final = ("none", "deuteranopia", "protanopia", "tritanopia")
SIDE: Final = 48
"""Pixels of a thing: twice as large as on most boards."""
APART: Final = 8.0
"""How much pictures differ at least, on average over what is drawn, in steps of lightness and colour (CIE 1976)."""


def use(name: str, class_: str = "") -> str:
    return f'<use href="#{name}" width="24" height="24" class="{class_}"/>'


def uses(prefix: str, *names: str, class_: str = "{}") -> dict[str, str]:
    return {name: use(f"{prefix}-{name}", class_.format(name)) for name in names}


def fields(*kinds: str) -> dict[str, str]:
    return {
        kind: f'<rect width="24" height="24" class="{kind}"/>{use(f"hagar-{kind}", f"on-{kind}")}' for kind in kinds
    }


def goods(*kinds: str) -> dict[str, str]:
    ground = '<rect width="24" height="24" rx="3" class="good"/>'
    return {kind: f'<g class="of-{kind}">{ground}{use(f"haithabu-{kind}", "good-mark")}</g>' for kind in kinds}


def crests(**colours: str) -> dict[str, str]:
    return {city: use(f"riga-{city}", f"crest of-{colour}") for city, colour in colours.items()}


ALIKE: Final[dict[str, dict[str, dict[str, str]]]] = {
    "riga": {
        "goods": uses("riga", "cloth", "glass", "wine", "grain"),
        "cities": crests(visby="red", tallinn="yellow", stockholm="blue", danzig="green", riga="brown"),
        "seasons": uses("riga", "spring", "summer", "autumn", "winter", class_=""),
        "people": uses("riga", "merchant", "knight", class_=""),
    },
    "hagar": {"landscapes": fields("land", "forest", "water")},
    "haithabu": {"goods": goods("mead", "cloth", "pottery", "tools", "weapons", "spices")},
    "pirate_haven": {
        "ships": uses("haven", "sloop", "schooner", "brigantine", "corvette", "galleon", class_=""),
        "dice": {
            kind: f'<g class="d-{kind}"><rect width="24" height="24" rx="4" class="die"/></g>'
            for kind in ("resource", "treasure", "navy")
        },
    },
    "gotlandia": {
        "resources": uses("got", "wood", "sheep", "grain", "stone", "tar", "horse", "silver", class_="res-{}"),
        "terrains": uses("got", "forest", "pasture", "field", "hill", class_="of-terrain-{}"),
    },
}
"""What must be told apart, game by game: groups of things by name, as they are drawn on a ground of 24 × 24."""


def groups(game: str) -> dict[str, dict[str, str]]:
    """Those of a game, and its players, who all have the same initial here."""
    seats = range(max(skerry.game(game).seats))
    marks = {f"seat {seat + 1}": str(player_mark(seat, "A").element) for seat in seats}
    return {"players": marks, **ALIKE.get(game, {})}


def mistakable(browser: Browser, game: str) -> list[Finding]:
    """Pairs of things that look alike, light or dark, to somebody."""
    page = browser.new_page(viewport={"width": 600, "height": 200}, device_scale_factor=1)
    found = []
    for theme in ("light", "dark"):
        for name, things in groups(game).items():
            page.set_content(drawn(game, theme, list(things.values())))
            for vision in VISIONS:
                tiles = photographed(page, vision, len(things))
                for (one, a), (other, b) in combinations(zip(things, tiles, strict=True), 2):
                    if difference(a, b) < APART:
                        seen = f"{theme}, {vision}" if vision != "none" else theme
                        found.append(Finding("alike", f"{name}: {one} and {other} ({seen}, {difference(a, b):.1f})"))
    page.close()
    return found


def drawn(game: str, theme: str, things: Sequence[str]) -> str:
    """A page with the things in a row."""
    row = "".join(f'<g transform="translate({24 * place} 0)">{thing}</g>' for place, thing in enumerate(things))
    width = 24 * len(things)
    return (
        f'<body data-theme="{theme}" style="margin:0">{skerry.game(game).board_assets()}'
        f'<svg class="skerry {game}" viewBox="0 0 {width} 24" style="width:{width / 24 * SIDE}px;height:{SIDE}px;'
        f'border-radius:0;background:var(--card)">{row}</svg>'
    )


def photographed(page: Page, vision: str, count: int) -> list[Any]:
    """Each of the things as people with this vision see it."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
    clip: Any = {"x": 0, "y": 0, "width": count * SIDE, "height": SIDE}
    picture = Image.open(io.BytesIO(page.screenshot(clip=clip))).convert("RGB")
    session.detach()
    return list(tiles_of(picture, count))


def tiles_of(picture: Image.Image, count: int) -> Iterator[Any]:
    for place in range(count):
        tile = picture.crop((place * SIDE, 0, (place + 1) * SIDE, SIDE))
        yield lab(np.asarray(tile, dtype=float) / 255)


def lab(rgb: Any) -> Any:
    """Colours as an eye measures them (CIE L*a*b*, white of a screen)."""
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    to_xyz = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
    xyz = linear @ to_xyz.T / np.array([0.9505, 1.0, 1.089])
    root = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    x, y, z = root[..., 0], root[..., 1], root[..., 2]
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)


def difference(one: Any, other: Any) -> float:
    """How far the colours are apart, on average over what either of them draws."""
    ground = one[0, 0]
    inked = (np.abs(one - ground).max(-1) > 3) | (np.abs(other - other[0, 0]).max(-1) > 3)
    apart = np.sqrt(((one - other) ** 2).sum(-1))
    return float(apart[inked].mean()) if inked.any() else float(apart.mean())
