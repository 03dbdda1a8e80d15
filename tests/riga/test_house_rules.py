"""House rules: a Builders' Yard that never reshuffles (RIG-R7), and who knows that a table has agreed on it."""

from typing import Any

import pytest

from skerry.adapters.observed import observation_of
from skerry.games.riga.house import READINGS
from skerry.games.riga.state import Riga
from skerry.kernel.house_rules import house_variants
from skerry.kernel.testing import play, refused, said, words
from tests.riga.table import RIGA, built, riga
from tests.sentences import LANGUAGES

DECK = [card["id"] for card in RIGA.pack.data["building"]]
PILE = ["danzig-archive", "danzig-bank"]
DISCARD = ["danzig-crane", "danzig-inn", "danzig-lodge", "danzig-treasury"]


def yard(pile: list[str], rule: str) -> Riga:
    """Seat 0 has a Builders' Yard; four buildings lie in the discard pile."""
    used = {"visby-builders-yard", *pile, *DISCARD}
    others = [building for building in DECK if building not in used]
    scenario: dict[str, Any] = {"building_pile": pile, "phase": "build", "variants": {"builders_yard": rule}}
    return riga({"built": ["visby-builders-yard"]}, {"built": others}, **scenario)


def test_by_the_usual_ruling_the_discard_pile_is_reshuffled() -> None:
    """RIG-R7, RIG-25: two are left, three more come from the discard pile."""
    g = yard(PILE, "reshuffle")

    play(g, "use builders-yard", *[f"draw-building {building}" for building in [*PILE, *DISCARD[:3]]])

    assert words(g) == [f"keep-building {building}" for building in [*PILE, *DISCARD[:3]]] + ["keep-none"]
    assert (g.view(0)["building_pile"], g.view(0)["building_discard"]) == (1, 0)


def test_by_the_house_rule_only_what_is_left_in_the_pile_is_drawn() -> None:
    """RIG-R7, RIG-64: two are left, so two are drawn."""
    g = yard(PILE, "pile-only")

    play(g, "use builders-yard", *[f"draw-building {building}" for building in PILE])
    assert words(g) == ["keep-building danzig-archive", "keep-building danzig-bank", "keep-none"]
    play(g, "keep-building danzig-bank")

    assert built(g, 0) == ["visby-builders-yard used"]
    assert (g.view(0)["building_pile"], g.view(0)["building_discard"]) == (0, 5)


def test_by_the_house_rule_an_empty_pile_leaves_nothing_to_do_for_a_yard() -> None:
    """RIG-R7, RIG-R35; by the usual ruling four would be drawn."""
    g = yard([], "pile-only")

    assert words(g) == ["end"]
    assert refused(g, "use builders-yard") == "RIG-R7"
    assert said(g, "use builders-yard").startswith(
        "The draw pile is empty, and under your house rule it is not reshuffled"
    )
    assert words(yard([], "reshuffle")) == ["use builders-yard", "end"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sheet_and_guide_know_the_house_rule_in_force(lang: str) -> None:
    usual, agreed = yard(PILE, "reshuffle"), yard(PILE, "pile-only")
    sentence = RIGA.about(lang).choices["builders_yard"][1]
    for g in (usual, agreed):
        play(g, "use builders-yard", *[f"draw-building {building}" for building in PILE])
    play(usual, *[f"draw-building {building}" for building in DISCARD[:3]])

    assert (sentence in written(agreed, lang), sentence in written(usual, lang)) == (True, False)
    assert RIGA.guide(agreed.prompt(0), lang) != RIGA.guide(usual.prompt(0), lang) != ""


def written(g: Riga, lang: str) -> list[str]:
    sections = RIGA.sheet(g.seen_by(0), lang, ["Ann", "Ben"])
    return [cell.text for section in sections for row in section.rows for cell in row]


def test_the_house_rule_is_marked_as_one_and_the_usual_ruling_is_the_default() -> None:
    """RIG-R7, also where a game is made with another pack."""
    (rule,) = house_variants(READINGS)

    assert (rule.name, rule.default, rule.choices) == ("builders_yard", "reshuffle", ("reshuffle", "pile-only"))
    assert [name for name, variant in RIGA.variants.items() if variant.house] == [rule.name]
    assert rule.house


@pytest.mark.parametrize(("rule", "in_force"), [("reshuffle", 0), ("pile-only", 1)])
def test_programs_that_learn_know_the_house_rule_in_force(rule: str, in_force: int) -> None:
    """RIG-R7"""
    observation = observation_of(RIGA)
    (house,) = [field for field in observation.fields if field.name == "house"]

    assert (observation.numbers(yard(PILE, rule), 0)[house.start], house.size) == (in_force, 1)
