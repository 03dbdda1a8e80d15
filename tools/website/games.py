"""The pages of a game: what it is, its boards, how one begins, and all its values."""

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final

import skerry
from skerry.cli.packs import groups
from skerry.cli.texts import CliPhrases
from skerry.games.ledger import with_links
from skerry.games.primer import primer
from skerry.kernel.driver import advance
from tools.website.drawings import NAMES, SEATS, figure, play, positions, write_cover

RANDOM_GAMES: Final = 12
"""Random games that are looked through for questions that the game of the pictures did not ask."""


def game_page(folder: Path, slug: str) -> str:
    """The first page of a game. Its pictures are drawn into the folder."""
    game = skerry.game(slug)
    write_cover(folder, slug)
    record = play(game)
    middle, *others = [figure(folder, position) for position in positions(record)]
    parts = [
        f"# {game.title}",
        head(game),
        f"[The rules](../rules/{slug}.md){{ .md-button }} [Cards and values](../values/{slug}.md){{ .md-button }}",
        f"[Auf Deutsch]({slug}.de.md)",
        lesson(slug, "en"),
        "## A table",
        middle,
        "## Play it",
        f"`skerry play {slug}` opens a table in the browser, `skerry play {slug} --terminal` one in the terminal.",
        *choices(game),
        "## Your first turns",
        "What the guide at the table says when a question comes up for the first time.",
        guide(record),
        "## The beginning and the end",
        *others,
    ]
    return "\n\n".join(parts) + "\n"


def lesson(slug: str, lang: str) -> str:
    """The page that teaches the game, without its title; the rules it cites are links to them."""
    taught = primer(slug, lang)
    assert taught is not None
    _, text = taught.markdown.split("\n", maxsplit=1)
    return with_links(text.strip(), lambda shown, rule: f"[{shown}](../rules/{slug}.md#{rule})")


def head(game: skerry.Game) -> str:
    """Cover, summary, players, length and credits."""
    about = game.about("en")
    facts = [players(game), f"{about.minutes} minutes" if about.minutes else "", about.credit]
    told = " · ".join(escape(fact) for fact in facts if fact)
    picture = f'<img src="../pictures/{game.slug}/cover.svg" alt="">'
    return f'<div class="head">{picture}<div><p>{escape(about.summary)}</p><p class="facts">{told}</p></div></div>'


def players(game: skerry.Game) -> str:
    return f"{game.seats.start} to {game.seats.stop - 1} players"


def choices(game: skerry.Game) -> Iterator[str]:
    """What can be chosen at set-up, if anything."""
    if not game.variants:
        return
    about = game.about("en")
    yield "## Choices at set-up"
    rows = [
        [f"`{name}`", about.variants[name], "; ".join(f"`{str(word).lower()}`: {said}" for word, said in pairs)]
        for name, variant in game.variants.items()
        for pairs in [list(zip(variant.choices, about.choices[name]))]
    ]
    yield "\n".join(["| variant | what it is | values |", "|---|---|---|", *(f"| {' | '.join(row)} |" for row in rows)])


# --- the guide --------------------------------------------------------------------------------------------------------


def guide(record: skerry.Record) -> str:
    """Every question with what the guide says to it, folded up."""
    steps = questions(record)
    return "\n".join(
        f"<details><summary>{escape(question)}</summary><p>{escape(told)}</p></details>" for question, told in steps
    )


def questions(record: skerry.Record) -> list[tuple[str, str]]:
    """As they are asked, each sort once: those of a game between bots, and then of random games."""
    found: dict[str, tuple[str, str]] = {}
    for state, _ in record.plies():
        note(state, found)
    for seed in range(RANDOM_GAMES):
        state = record.game.start(SEATS, most_variants(record.game))
        rng = skerry.Rng(seed)
        while state.to_move != skerry.OVER:
            advance(state, rng)
            if state.to_move >= 0:
                note(state, found)
                moves = state.moves()
                state.apply(moves[rng.below(len(moves))])
    return list(found.values())


def note(state: skerry.State, found: dict[str, tuple[str, str]]) -> None:
    """A question that has not come up before, if the guide knows it."""
    if state.to_move < 0 or len(state.moves()) == 1:
        return
    prompt = state.prompt(state.to_move)
    if prompt.key not in found and (told := state.game.guide(prompt, "en")):
        found[prompt.key] = (state.game.say(prompt, "en", NAMES), told)


def most_variants(game: skerry.Game) -> dict[str, object]:
    """What can be switched on, switched on: then more questions are asked."""
    return {
        name: [True] * SEATS if variant.per_seat else True
        for name, variant in game.variants.items()
        if any(choice is True for choice in variant.choices)
    }


# --- values -----------------------------------------------------------------------------------------------------------


def values_page(slug: str) -> str:
    """All that is printed on the components, group by group, each value with its source."""
    game = skerry.game(slug)
    marks = CliPhrases("en")("pack-marks")
    parts = [
        f"# {game.title}: cards and values",
        f"The published pack, version {game.pack.version}. {marks}",
        f"`skerry pack show {slug} --toml` prints it as a file that can be changed and played with.",
    ]
    for group in groups(game.pack):
        if group.title:
            parts.append(f"## `{group.title}`")
        parts.append(table(group.heads, group.rows))
    return "\n\n".join(parts) + "\n"


def table(heads: list[str], rows: list[list[str]]) -> str:
    top = f"<thead><tr>{''.join(f'<th>{escape(head)}</th>' for head in heads)}</tr></thead>" if heads else ""
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table>{top}<tbody>{body}</tbody></table>"
