"""Your plan in Riga: the ducats that buildings in hand lack, and cards too many; and choices that are dimmed."""

from typing import Any

from skerry.games.riga.state import Riga
from skerry.kernel.testing import play, said
from tests.riga.table import RIGA, riga


def plan(*players: dict[str, Any], seat: int = 0, **scenario: Any) -> list[str]:
    g = riga(*players, **scenario)
    return [RIGA.say(message, "en", ["Ann", "Ben"]) for message in RIGA.plan(g.seen_by(seat), seat)]


def test_a_building_in_hand_says_what_it_lacks_and_how_many_turns_are_to_come() -> None:
    """RIG-34: in Visby wine pays 5; the summer and autumn of year 8 of 8."""
    hand = {"goods": "2 wine", "buildings": ["visby-fortress"]}
    cost = RIGA.pack.data["building"][[one["id"] for one in RIGA.pack.data["building"]].index("visby-fortress")]["cost"]

    assert plan(hand, {}, year=8) == [f"Fortress (Visby): you’re {cost - 10} ducats short, with 1 turn left"]


def test_what_lacks_least_comes_first_and_what_can_be_paid_says_so() -> None:
    """In Visby three wine pay 15, in Tallinn less: an Inn costs 14."""
    told = plan({"goods": "3 wine", "buildings": ["tallinn-archive", "visby-inn"]}, {})

    assert told[0] == "Inn (Visby): you have enough to pay for it"
    assert told[1].startswith("Archive (Tallinn): you’re ")


def test_a_crane_halves_what_is_lacking() -> None:
    """RIG-68."""
    hand = {"goods": "2 wine", "buildings": ["visby-fortress"]}

    assert "short" in plan(hand, {})[0]
    assert "you have enough" in plan(hand | {"built": ["danzig-crane"]}, {})[0]
    assert "short" in plan(hand | {"built": ["danzig-crane used"]}, {})[0]


def test_in_the_last_turn_it_says_what_a_building_in_hand_costs() -> None:
    """RIG-81."""
    told = plan({"buildings": ["visby-fortress"]}, {}, year=8, season="autumn")

    assert told[0].endswith("short in your last turn; in hand it costs 2 points")


def test_cards_above_the_limit_come_first_when_winter_is_next() -> None:
    """RIG-49."""
    hand = {"goods": "8 grain"}

    assert plan(hand, {}, season="autumn")[0] == "Winter is next, and you hold 2 cards too many"
    assert plan(hand, {})[0].startswith("You have no building in hand")


def test_others_hands_are_not_in_it() -> None:
    assert plan({}, {"buildings": ["visby-fortress"]}, seat=0)[0].startswith("You have no building in hand")


# --- choices that are dimmed ------------------------------------------------------------------------------------------


def doubtful(g: Riga, word: str) -> bool:
    told = g.explain(RIGA.move(word))
    return told is not None and told.doubtful


def test_a_building_that_cannot_be_paid_for_any_more_is_dimmed() -> None:
    """RIG-81."""
    g = riga({"goods": "wine"}, {}, year=8, season="autumn", new=["visby-fortress", "visby-inn"], rows=["wine"])
    earlier = riga({"goods": "wine"}, {}, year=7, season="autumn", new=["visby-fortress"], rows=["wine"])

    assert doubtful(g, "take-building visby-fortress")
    assert said(g, "take-building visby-fortress").endswith("so it would cost you 2 points")
    assert not doubtful(earlier, "take-building visby-fortress")
    assert not doubtful(g, "take-row 1")


def test_ending_the_turn_is_dimmed_where_something_could_still_be_built_and_too_much_is_held() -> None:
    """RIG-49: seven cards, and an Inn that five wine pay for."""
    hand = {"goods": "6 wine", "buildings": ["visby-inn"]}
    g = riga(hand, {}, season="autumn", phase="build")

    assert said(g, "end") == "winter is next: you would discard 1 card"
    assert doubtful(g, "end")
    assert not doubtful(riga(hand, {}, phase="build"), "end")
    assert not doubtful(riga({"goods": "7 wine"}, {}, season="autumn", phase="build"), "end")


def test_ending_the_last_turn_with_a_building_that_could_be_built_is_dimmed() -> None:
    """RIG-81."""
    hand = {"goods": "5 wine", "buildings": ["visby-inn"]}
    g = riga(hand, {}, year=8, season="autumn", phase="build")

    assert said(g, "end") == "this is your last turn, and each building left in hand costs 2 points"
    assert doubtful(g, "end")


def test_a_good_that_wastes_more_than_another_is_dimmed() -> None:
    """RIG-39: a Trading Office leaves 2 ducats of the 6 for the Treasury in Visby; glass pays 4 there, wine 5."""
    player = {"goods": "glass, wine", "buildings": ["visby-treasury"], "built": ["danzig-trading-office"]}
    g = riga(player, {}, phase="build")
    play(g, "build visby-treasury", "pay trading-office")

    assert [doubtful(g, word) for word in ("pay glass", "pay wine")] == [False, True]
