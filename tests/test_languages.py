"""English and German: every text of the package stands in a table with both, and both say something of their own."""

import importlib
import pkgutil
import re
from collections.abc import Iterator

import pytest

import skerry
from skerry import SetUpError, bots

ALIKE = {
    *("undo", "table", "log", "help", "quit"),  # typed in a terminal, whatever the language
    *("Bonus", "Chat", "Gold", "Hand", "Hägars", "Land", "Name", "Rum", "neutral", "normal"),
    *("Setting", "Settings"),  # the six parts of Gotland
    *("La", "N", "NW", "SW", "W"),  # short for Land, and for directions
}
"""What is the same word in both languages."""

WITH_PYTORCH = {"skerry.learn.learner", "skerry.learn.networks", "skerry.learn.run"}
"""PyTorch is not installed for these tests; what these modules say is told in English only."""


def pairs() -> Iterator[tuple[str, str, str]]:
    """Every text with its place, its English and its German; in some tables other things stand before the two."""
    for module in pkgutil.walk_packages(skerry.__path__, "skerry."):
        if not module.name.endswith("__main__") and module.name not in WITH_PYTORCH:
            for name, table in vars(importlib.import_module(module.name)).items():
                for key, texts in table.items() if isinstance(table, dict) else ():
                    match texts:
                        case (*_, str(english), str(german)):
                            yield f"{module.name}.{name} {key}", english, german


def test_no_text_was_left_in_one_language() -> None:
    places = [(place, english) for place, english, german in pairs() if english == german]
    said = [(place, set(re.findall(r"[^\W\d_]+", re.sub(r"\{.*?\}|[A-Z]{3}-\w+", "", text)))) for place, text in places]

    assert len(list(pairs())) > 1000
    assert [(place, words) for place, words in said if not words <= ALIKE] == []


@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_cannot_be_set_up_is_told_in_both_languages(lang: str) -> None:
    with pytest.raises(SetUpError) as refused:
        bots.bot("hal", seed=1)

    assert (
        refused.value.sentence(lang)
        == {
            "en": f"There is no bot 'hal'; there are: {', '.join(bots.names())}.",
            "de": f"Es gibt keinen Bot 'hal'; es gibt: {', '.join(bots.names())}.",
        }[lang]
    )
