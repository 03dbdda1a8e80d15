"""The shelf: the games that lists show. One that cannot be described is left out, and the others stay."""

import functools
import logging

import msgspec

import skerry
from skerry import bots
from skerry.games.voyages import voyage
from skerry.kernel.game import Game
from skerry.server import wire

log = logging.getLogger(__name__)


def shelf(lang: str) -> list[wire.GameInfo]:
    """What there is to play, in this language."""
    infos = [checked_info(skerry.game(slug), lang) for slug in skerry.games()]
    return [info for info in infos if info is not None]


@functools.lru_cache(maxsize=64)
def checked_info(game: Game, lang: str) -> wire.GameInfo | None:
    """Tried once: a game that fails would fail again, for everyone who looks."""
    try:
        info = game_info(game, lang)
        msgspec.json.encode(info)
    except Exception:
        log.exception("The game %s cannot be described (%s), so lists leave it out.", game.slug, lang)
        return None
    return info


def game_info(game: Game, lang: str) -> wire.GameInfo:
    about = game.about(lang)
    variants = [
        wire.VariantInfo(
            variant.name,
            about.variants[variant.name],
            variant.default,
            [wire.Choice(*choice) for choice in zip(variant.choices, about.choices[variant.name], strict=True)],
            variant.per_seat,
            variant.house,
            about.notes.get(variant.name, ""),
        )
        for variant in game.variants.values()
        if variant.offered
    ]
    return wire.GameInfo(
        game.slug, game.title, list(game.seats), about.minutes, about.summary, f"/pictures/{game.slug}.svg",
        about.credit, variants, voyage(game.slug) is not None, bots.learned(game),
    )  # fmt: skip
