"""What the icons on the board of Haithabu mean."""

from collections.abc import Sequence
from typing import Final

from skerry.games.haithabu.board import FRAME
from skerry.games.haithabu.board.things import artwork
from skerry.games.haithabu.entries import Event, GameTurn
from skerry.games.haithabu.text import Texts
from skerry.kernel.legend import Legend, Sign

LOOKS: Final = {"point": "star", "silver": "coin-of", "loan": "loan", "safe": "safe"}
ON_MATS: Final = ("warehouse", "post", "wagon", "ship", "order", "loan")
AROUND: Final = ("point", "silver", "worker", "inn", "safe", "day", "night", "crown")
SPARE: Final = ("haithabu-face", "haithabu-event")
"""For people and events of other packs."""


def legend(texts: Texts, lang: str) -> Legend:
    names, entries = texts.names, texts.names.entries

    def signs(keys: Sequence[str]) -> list[Sign]:
        return [texts.sign(key, FRAME.sign(f"haithabu-{key}", LOOKS.get(key, "")), lang) for key in keys]

    goods = [Sign(FRAME.sign(f"haithabu-{one.id}", f"of-{one.id}"), one.name[lang]) for one in entries.goods]
    people = [Sign(FRAME.sign(artwork(one.id, "face")), one.name[lang], one.text[lang]) for one in entries.character]
    spaces = [
        Sign(FRAME.sign(artwork(one.key, "order")), names.space(one.id, lang), one.text[lang])
        for one in entries.dial_space
    ]
    turns = {turn.season: turn for turn in entries.game_turn}
    groups = {
        "goods": goods,
        "spaces": spaces,
        "mats": signs(ON_MATS),
        "around": signs(AROUND),
        "people": [*people, *signs(["character"])],
        "events": [event(one, lang) for one in entries.event],
        "seasons": [season(turn, lang) for turn in turns.values()],
    }
    return Legend([texts.signs(key, found, lang) for key, found in groups.items()], SPARE)


def event(one: Event, lang: str) -> Sign:
    return Sign(FRAME.sign(artwork(one.id, "event")), f"{one.die}: {one.name[lang]}", one.text[lang])


def season(turn: GameTurn, lang: str) -> Sign:
    """The pack says before a comma what it is called, and then the year."""
    return Sign(FRAME.sign(artwork(turn.season, "spring")), turn.name[lang].partition(",")[0])
