"""Makes the typefaces of the pages: `python tools/fonts.py FOLDER`. setup.py calls it, and `make` for runs from src.

For browsers they are WOFF2, for the pictures that the server makes itself TTF. They are two families under the SIL Open
Font License, which come as packages. They are cut down to the letters that our languages and the names of players need,
and go by names of their own, because the licence reserves the old ones.
"""

import sys
from importlib.resources import files
from pathlib import Path
from typing import Final

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

SOURCES: Final = {
    "sans": ("font_source_sans_pro", "SourceSansPro-Regular.ttf", "Skerry Sans"),
    "sans-bold": ("font_source_sans_pro", "SourceSansPro-Bold.ttf", "Skerry Sans"),
    "serif-bold": ("font_source_serif_pro", "SourceSerifPro-Bold.ttf", "Skerry Serif"),
}
"""Our file → package, its file, and the family's name here. Headings are the only text in the second family."""

NAMES_OF_PLAYERS: Final = (range(0x20, 0x7F), range(0xA0, 0x180))
"""Latin letters with all their marks."""

FEATURES: Final = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"]

FAMILY, WHOLE, POSTSCRIPT = 1, 4, 6
KEPT_NAMES: Final = (0, 2, 5, 7, 13, 14)
"""Copyright, style, version, trademark and licence."""


def letters(languages: Path) -> set[int]:
    """All letters of all language files, and those of names."""
    written = {ord(letter) for file in languages.glob("*/*.ftl") for letter in file.read_text(encoding="utf-8")}
    return written.union(*NAMES_OF_PLAYERS)


def cut(font: TTFont, wanted: set[int]) -> None:
    options = Options()
    options.layout_features = FEATURES
    options.name_IDs = list(KEPT_NAMES)
    options.hinting = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=wanted)
    subsetter.subset(font)


def rename(font: TTFont, family: str, name: str) -> None:
    for number, text in ((FAMILY, family), (WHOLE, f"{family} {name}"), (POSTSCRIPT, f"Skerry-{name}")):
        font["name"].setName(text, number, 3, 1, 0x409)


def make(folder: Path) -> None:
    """Writes the typefaces and their licences into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = letters(Path("src/skerry/languages"))
    for name, (package, file, family) in SOURCES.items():
        source = files(package) / "files"
        font = TTFont(str(source / file))
        cut(font, wanted)
        rename(font, family, name)
        font.save(folder / f"{name}.ttf")
        font.flavor = "woff2"
        font.save(folder / f"{name}.woff2")
        licence = (source / "LICENSE.txt").read_text(encoding="utf-8")
        (folder / f"{package.replace('_', '-')}-LICENSE.txt").write_text(licence, encoding="utf-8")


if __name__ == "__main__":
    make(Path(sys.argv[1]))
