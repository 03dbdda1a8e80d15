"""The page that teaches a game in five minutes: docs/games has ours, a plug-in has its own, primer.md."""

from pathlib import Path
from typing import NamedTuple

from skerry.games import BUILT_IN, folder
from skerry.games.ledger import shipped

ENGLISH = "en"


class Primer(NamedTuple):
    """What a newcomer reads first, and in which language it is written."""

    lang: str
    markdown: str


def primer(slug: str, lang: str) -> Primer | None:
    """In this language, else in English; None for a plug-in that brings no such page."""
    for written in (lang, ENGLISH):
        path = primer_file(slug, written)
        if path.is_file():
            return Primer(written, path.read_text(encoding="utf-8"))
    return None


def primer_file(slug: str, lang: str) -> Path:
    ending = "md" if lang == ENGLISH else f"{lang}.md"
    return shipped("primers", "games") / f"{slug}.{ending}" if slug in BUILT_IN else folder(slug) / f"primer.{ending}"
