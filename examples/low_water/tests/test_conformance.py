"""Low Water holds to the kernel's contract, for every number of crews; and what nobody may know stays hidden."""

from typing import Any

import pytest
from table import GAME, carrying, low_water

import skerry
from low_water.state import LowWater
from low_water.text import Texts
from skerry.games.ledger import Ledger
from skerry.kernel.testing import Conformance, check_alphabet


def pieces(g: LowWater) -> list[int]:
    """How many cards there are of each kind, wherever they lie."""
    return [sum(lying) for lying in zip(g.deck, g.seen, *g.hands, strict=True)]


def test_low_water_conforms() -> None:
    """Random games with every number of crews, all checks in every position, and then all sentences."""
    Conformance(
        GAME,
        skerry.Record,
        pieces=pieces,
        rules=Ledger("low_water").ids(),
        dice={"roll": 6},
        wording=Texts(GAME.pack),
    ).check_all(games=1)


def test_all_cards_are_counted() -> None:
    """LOW-4."""
    assert pieces(low_water(carrying("amber"))) == [8, 16, 7, 8, 5]


def test_every_word_parses_back_and_the_alphabet_stays() -> None:
    check_alphabet(GAME)

    assert len(GAME.alphabet) == 35
    assert [GAME.alphabet[0].word, GAME.alphabet[-1].word] == ["roll 1", "lose cask"]


@pytest.mark.parametrize("viewer", [1, None])
def test_a_view_does_not_tell_what_another_crew_carries(viewer: int | None) -> None:
    """LOW-5: two positions that differ in nothing but the hand of seat 0 look the same to all others."""
    hands: list[dict[str, Any]] = [carrying("amber", "cask"), carrying("rope", "powder")]
    first, second = (low_water(hand, carrying("copper")) for hand in hands)

    assert first.view(viewer) == second.view(viewer)
    assert first.prompt(viewer).data() == second.prompt(viewer).data()
    assert first.view(0) != second.view(0)


def test_hands_are_dealt_anew_as_likely_as_they_are() -> None:
    """LOW-5: all amber but one is seen, so one of four cards that seat 1 may hold is amber."""
    g = low_water(carrying(), carrying("rope"))
    g.deck, g.seen = [1, 2, 0, 0, 0], [7, 14, 7, 7, 5]
    rng = skerry.Rng(1)

    dealt = [g.resample(0, rng).view(1)["players"][1]["hand"][0] for _ in range(2000)]

    assert {kind: dealt.count(kind) / 2000 for kind in sorted(set(dealt))} == pytest.approx(
        {"amber": 0.25, "copper": 0.5, "rope": 0.25}, abs=0.04
    )


def test_what_lies_open_is_known_when_hands_are_dealt_anew() -> None:
    """LOW-16."""
    g = low_water(carrying("amber", "rope"), carrying("cask"))
    g.play(GAME.move("home"))

    dealt = g.resample(1, skerry.Rng(3))

    assert dealt.view(1)["players"][0]["hand"] == ["amber", "rope"]


@pytest.mark.parametrize(
    ("word", "reveals"), [("haul sloop", False), ("rope sloop", True), ("home", True), ("powder", True)]
)
def test_undo_stops_where_a_card_is_shown(word: str, reveals: bool) -> None:
    """LOW-5, LOW-D1."""
    g = low_water(carrying("rope", "powder"), carrying())

    assert g.reveals(GAME.move(word)) is reveals
