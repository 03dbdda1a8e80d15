"""Boards for the pages, drawn by the program from a game that bots play with a fixed seed."""

from html import escape
from pathlib import Path
from typing import Final, NamedTuple

import skerry
from skerry.bots import ask, bot
from skerry.games import cover

SEATS: Final = 3
NAMES: Final = ["Ann", "Ben", "Cleo"]
BOT: Final = "greedy"
SEED: Final = 3


class Position(NamedTuple):
    """A position as Ann sees it."""

    name: str
    state: skerry.State
    caption: str


def play(game: skerry.Game) -> skerry.Record:
    """A whole game of three bots."""
    record = skerry.Record(game, SEATS, names=NAMES)
    state = record.state()
    chance = skerry.Rng(SEED)
    players = [bot(BOT, seat) for seat in range(SEATS)]
    while state.to_move != skerry.OVER:
        drawn = state.to_move == skerry.CHANCE
        move = state.draw(chance) if drawn else ask(players[state.to_move], state, chance)
        state.apply(move)
        record.add(move)
    return record


def positions(record: skerry.Record) -> list[Position]:
    """The middle of the game, its first choice and its end."""
    own = [at for at, (state, _) in enumerate(record.plies()) if state.to_move == 0 and len(state.moves()) > 1]
    inner = own[len(own) // 3 : 2 * len(own) // 3]
    middle = max(inner, key=lambda at: len(record.state(at).moves()))
    end = record.state()
    winners = " and ".join(NAMES[seat] for seat in end.winners())
    points = ", ".join(f"{name} {score}" for name, score in zip(NAMES, end.scores()))
    return [
        Position("middle", record.state(middle), f"In the middle of a game. {caption(record.state(middle))}"),
        Position("beginning", record.state(own[0]), f"Ann's first choice. {caption(record.state(own[0]))}"),
        Position("end", end, f"The end: {points}. {winners} won."),
    ]


def caption(state: skerry.State) -> str:
    return f"Ann is asked: “{state.game.say(state.prompt(0), 'en', NAMES)}” What she may choose glows."


def figure(folder: Path, position: Position) -> str:
    """The board in files, wide and for phones, by day and by night; HTML that shows the fitting one."""
    slug = position.state.game.slug
    for theme in ("light", "dark"):
        for narrow in (False, True):
            target = folder / "pictures" / slug / file_name(position, theme, narrow=narrow)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(board(position.state, theme, narrow=narrow), encoding="utf-8")
    shown = "".join(themed(slug, position, theme) for theme in ("light", "dark"))
    return f'<figure class="board">{shown}<figcaption>{escape(position.caption)}</figcaption></figure>'


def themed(slug: str, position: Position, theme: str) -> str:
    wide, narrow = [f"../pictures/{slug}/{file_name(position, theme, narrow=narrow)}" for narrow in (False, True)]
    alt = f"The board of {position.state.game.title}, as Ann sees it"
    source = f'<source media="(max-width: 44.9em)" srcset="{narrow}">'
    picture = f'<picture>{source}<img src="{wide}" alt="{escape(alt)}" loading="lazy"></picture>'
    return f'<a class="only-{theme}" href="{wide}">{picture}</a>'


def file_name(position: Position, theme: str, *, narrow: bool) -> str:
    return f"{position.name}-{theme}{'-narrow' if narrow else ''}.svg"


def board(state: skerry.State, theme: str, *, narrow: bool) -> str:
    moves = state.moves() if state.to_move == 0 else []
    drawn = state.game.board(state.seen_by(0), moves, "en", NAMES, narrow=narrow)
    return drawn.replace("<svg ", f'<svg data-theme="{theme}" ', 1)


def write_cover(folder: Path, slug: str) -> None:
    target = folder / "pictures" / slug / "cover.svg"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(cover(slug), encoding="utf-8")
