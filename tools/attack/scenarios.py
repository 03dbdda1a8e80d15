"""Start positions with something wrong in them, for our five games: the examples of docs/scenarios.md, changed."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import skerry
from skerry.games import BUILT_IN
from skerry.kernel import toml
from tools.attack.mutations import mutated

PAGE = Path(__file__).parents[2] / "docs" / "scenarios.md"
EXAMPLE = re.compile(r"```toml\n(.*?)```", re.DOTALL)


def examples() -> dict[str, list[str]]:
    """Slug → the positions of the page."""
    page = PAGE.read_text(encoding="utf-8")
    titles = {slug: skerry.game(slug).title for slug in BUILT_IN}
    return {
        slug: EXAMPLE.findall(page.partition(f"\n# {title}\n")[2].partition("\n# ")[0])
        for slug, title in titles.items()
    }


def mutated_scenarios(rng: Random, count: int) -> Iterator[tuple[str, str]]:
    """This many start positions, game after game: slug and text."""
    found = examples()
    slugs = list(found)
    for number in range(count):
        slug = slugs[number % len(slugs)]
        yield slug, mutated(rng, toml.parse(rng.choice(found[slug])))
