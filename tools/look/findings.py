"""What was found: kept once for each game, size, language and thing, with a picture of the first of each kind."""

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Page

FRAME: Final = """boxes => {
    for (const [x, y, width, height] of boxes) {
        const frame = document.createElement("div");
        frame.className = "look-frame";
        frame.style.cssText = `position:absolute;z-index:99;pointer-events:none;outline:3px solid red;
            outline-offset:2px;left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
        document.body.append(frame);
    }
    return boxes.length && document.querySelector(".look-frame").scrollIntoView({ block: "center" });
}"""
UNFRAME: Final = "() => document.querySelectorAll('.look-frame').forEach(one => one.remove())"


class Place(NamedTuple):
    """Where something was found."""

    game: str
    size: str
    language: str


class Finding(NamedTuple):
    """Something that is wrong, and where it is on the page: left, top, width and height."""

    kind: str
    what: str
    text: str = ""
    """What is written there, for example."""
    box: Sequence[float] = ()
    pixels: float | None = None
    """How large it is, or how far it moved."""


Key = tuple[str, str, str]
DIGITS: Final = re.compile(r"\d+")


class Findings:
    """All that was found, by game, kind and thing: how often, and where. Things that differ in a number are one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.times: dict[Key, int] = defaultdict(int)
        self.places: dict[Key, set[Place]] = defaultdict(set)
        self.pixels: dict[Key, list[float]] = defaultdict(list)
        self.texts: dict[Key, str] = {}
        self.pictures: dict[tuple[Place, str], Path] = {}

    def __len__(self) -> int:
        return len(self.times)

    def add(self, place: Place, found: Iterable[Finding], page: Page | None = None) -> int:
        """Keeps these, and takes a picture if their kind is new here; how many there are."""
        kinds: dict[str, list[Finding]] = defaultdict(list)
        for one in found:
            key = (place.game, one.kind, DIGITS.sub("#", one.what))
            self.times[key] += 1
            self.places[key].add(place)
            self.pixels[key] += [] if one.pixels is None else [one.pixels]
            self.texts.setdefault(key, one.text)
            kinds[one.kind].append(one)
        if page is not None:
            for kind, some in kinds.items():
                if (place, kind) not in self.pictures:
                    self.pictures[place, kind] = self.picture(page, place, kind, some)
        return sum(map(len, kinds.values()))

    def keep(self, place: Place, kind: str, record: str) -> None:
        """What was said at the table, from which its position follows."""
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / f"{'-'.join(place)}-{kind}.record").write_text(record, encoding="utf-8")

    def picture(self, page: Page, place: Place, kind: str, found: Sequence[Finding]) -> Path:
        """The page with a red frame around each."""
        self.folder.mkdir(parents=True, exist_ok=True)
        file = self.folder / f"{'-'.join(place)}-{kind.replace(' ', '-')}.png"
        page.evaluate(FRAME, [one.box for one in found if one.box])
        page.screenshot(path=file)
        page.evaluate(UNFRAME)
        return file

    def lines(self, game: str) -> list[str]:
        """What was found in a game: the kinds, and below each the things, with where and how often."""
        told = []
        for kind in sorted({key[1] for key in self.times if key[0] == game}):
            things = sorted((key for key in self.times if key[:2] == (game, kind)), key=lambda key: -self.times[key])
            files = [file.name for (place, known), file in self.pictures.items() if (place.game, known) == (game, kind)]
            told.append("; ".join([f"{kind}: {len(things)} different", *files]))
            for key in things:
                sizes = ", ".join(sorted({f"{place.size} {place.language}".strip() for place in self.places[key]}))
                text = f" “{self.texts[key]}”" if self.texts[key] else ""
                told.append(f"    {self.times[key]:4} × {key[2]}{text}{self.range(key)}   [{sizes}]")
        return told

    def range(self, key: Key) -> str:
        """From the smallest to the largest, in pixels."""
        pixels = self.pixels[key]
        return f" ({min(pixels):g} to {max(pixels):g} px)" if pixels else ""
