"""Your plan in Hägar: what is lacking to conquer a landscape, and landscapes on which points lie."""

from typing import Any

from tests.hagar.table import HAGAR, designed, hagar
from tests.hagar.test_scoring import NOWHERE, TWO


def plan(*players: dict[str, Any], **scenario: Any) -> list[str]:
    g = hagar(*players, **scenario)
    return [HAGAR.say(message, "en", ["Ann", "Ben"]) for message in HAGAR.plan(g.seen_by(0), 0)]


def test_who_is_tied_or_behind_reads_how_many_hagars_are_missing() -> None:
    """HAG-55, HAG-56: on land and forest with shields of TWO."""
    tied = plan({"hagars": ["coaster-01 nw"]}, {"hagars": ["coaster-01 ne"]}, map=TWO)
    behind = plan({"hagars": ["coaster-01 se"]}, {"hagars": ["coaster-03 sw", "coaster-03 se"]}, map=TWO)

    assert "3 fields of land: you’re 1 Hägar short of conquering them, worth 3 points" in tied
    assert "3 fields of forest: you’re 2 Hägars short of conquering them, worth 3 points" in behind


def test_who_is_ahead_lacks_nothing_but_a_shield() -> None:
    """HAG-54."""
    bare = designed(c10={"fields": "LLLW"})
    own = {"hagars": ["coaster-10 nw"]}

    assert plan(own, {}, map=["coaster-10 0 0 0"], game=bare) == [
        "3 fields of land: you’re ahead, but no shield touches them. With one you’d get 3 points more"
    ]
    shielded = designed(c10={"fields": "LLLW", "shields": ["nw ne"]})
    assert plan(own, {}, map=["coaster-10 0 0 0"], game=shielded) == []


def test_gold_and_shields_without_an_own_hagar_are_told_with_what_they_would_bring() -> None:
    """HAG-51, HAG-55: two gold; and three fields that nobody stands on with a shield."""
    game = designed(c10={"fields": "LLLW", "gold": ["nw ne", "nw sw"], "shields": ["ne se"]})
    one = ["coaster-10 0 0 0"]

    assert plan({}, {}, map=one, game=game)[0].startswith("3 fields of land: a Hägar there would bring you 5 points")
    held = plan({}, {"hagars": ["coaster-10 nw"]}, map=one, game=game)
    assert held[0].startswith("3 fields of land: a Hägar there would bring you 2 points")


def test_without_hagars_only_the_final_round_brings_one_there() -> None:
    """HAG-44."""
    game = designed(c10={"fields": "LLLL"}, c11={"fields": "WWWW", "gold": ["nw ne"]})
    everywhere = {"hagars": ["coaster-10 nw", "coaster-10 ne", "coaster-10 sw", "coaster-10 se"]}
    both = ["coaster-10 0 0 0", "coaster-11 1 0 0"]

    assert not any("water" in line for line in plan(everywhere, {}, map=both, game=game, turn=0))
    final = plan(everywhere, {}, map=both, game=game, turn=0, rolled=NOWHERE)
    assert any("water" in line for line in final)


def test_what_brings_most_comes_first_and_nothing_is_told_after_the_last_move() -> None:
    lines = plan({"hagars": ["coaster-01 nw"]}, {"hagars": ["coaster-01 ne", "coaster-01 se"]}, map=TWO)

    assert [line.split()[0] for line in lines] == sorted((line.split()[0] for line in lines), reverse=True)
    assert plan({"hagars": ["coaster-01 nw"]}, {}, map=TWO, rolled=NOWHERE, turn=1) == []
