"""What the reference of the Python interface shows: pages with the things on them, drawn up from their docstrings."""

from typing import Final, NamedTuple


class Chapter(NamedTuple):
    """A page of the reference."""

    title: str
    text: str
    things: list[str]


CHAPTERS: Final = {
    "games": Chapter(
        "Games, states and moves",
        "The public contract: all of it is there after `import skerry`, and its names do not drift.",
        [
            "skerry.games.game",
            "skerry.games.games",
            "skerry.kernel.game.Game",
            "skerry.kernel.game.About",
            "skerry.kernel.game.Variant",
            "skerry.kernel.state.State",
            "skerry.kernel.moves.Move",
            "skerry.kernel.driver.advance",
            "skerry.kernel.record.Record",
            "skerry.kernel.rng.Rng",
            "skerry.kernel.errors",
        ],
    ),
    "bots": Chapter(
        "Bots",
        "Players for any game, and what one of them would advise. They are asked through `ask`, so that none can peek.",
        [
            "skerry.bots.bot",
            "skerry.bots.names",
            "skerry.bots.base",
            "skerry.bots.advice.advise",
            "skerry.bots.advice.Advice",
            "skerry.bots.advice.Tip",
        ],
    ),
    "adapters": Chapter(
        "Adapters",
        "The games through the interfaces of other people's programs. [For research](../research.md) tells more.",
        [
            "skerry.adapters.pettingzoo.env",
            "skerry.adapters.gymnasium.SeatEnv",
            "skerry.adapters.vector.VectorEnv",
            "skerry.adapters.openspiel",
            "skerry.adapters.notebook.Replay",
            "skerry.kernel.observation",
        ],
    ),
    "lab": Chapter(
        "The lab",
        "Many games from Python: plans, results, measures with intervals. [The lab](../lab.md) has the commands.",
        [
            "skerry.lab.plans",
            "skerry.lab.plan",
            "skerry.lab.vary",
            "skerry.lab.crews",
            "skerry.lab.run.run",
            "skerry.lab.folder.Results",
            "skerry.lab.intervals.Estimate",
            "skerry.lab.measures",
            "skerry.lab.effects",
            "skerry.lab.findings",
            "skerry.lab.report.write_report",
        ],
    ),
    "kernel": Chapter(
        "What games are made of",
        "For those who write a game: steps and decisions, words, packs, texts, and the suite that every game passes.",
        [
            "skerry.kernel.state.Step",
            "skerry.kernel.state.Decision",
            "skerry.kernel.state.Chance",
            "skerry.kernel.state.Event",
            "skerry.kernel.moves.Family",
            "skerry.kernel.moves.Alphabet",
            "skerry.kernel.pack",
            "skerry.kernel.scenario",
            "skerry.kernel.knowledge",
            "skerry.kernel.sheet",
            "skerry.words.rooms",
            "skerry.words.wording",
            "skerry.words.packs",
            "skerry.kernel.fairness",
            "skerry.kernel.testing.conformance",
        ],
    ),
}


def reference_page(chapter: Chapter) -> str:
    return "\n\n".join([f"# {chapter.title}", chapter.text, *(f"::: {thing}" for thing in chapter.things)]) + "\n"
