"""Exchanging Treasure and Income (PIR-52 to PIR-55)."""

import pytest

from skerry.kernel.testing import offered, play, refused, said, told, words
from tests.pirate_haven.table import QUIET, haven, income, island

ALONE = {"order": [1, 0], "map": QUIET}


def test_one_treasure_for_two_income_and_back() -> None:
    """PIR-E8, PIR-52, PIR-53: a 4 on capacity 5, Income 3."""
    joan = {"income": 3, "island": {"land-1": "shipyard: treasure 4"}}
    g = haven(joan, {"at": 16}, **ALONE)
    assert words(g)[-2:] == ["give land-1 1", "add land-1 1"]
    assert said(g, "give land-1 1") == "the die drops to 3, and you have 5 Income"
    assert said(g, "add land-1 1") == "the die goes up to 5, and you have 1 Income left"
    given, added = g.copy(), g.copy()

    play(given, "give land-1 1")
    play(added, "add land-1 1")

    assert (island(given)["land-1"], income(given)) == ("shipyard: treasure 3", 5)
    assert (island(added)["land-1"], income(added)) == ("shipyard: treasure 5", 1)
    assert offered(added, "add") == [], "no further pip fits, and Income is short"


def test_everyone_exchanges_the_own_treasure() -> None:
    """PIR-52, PIR-53, PIR-55: seat 2 with a 4 and seat 0 with a 2; seat 1 has a white die."""
    first = {"income": 1, "island": {"land-1": "shipyard: treasure 2"}, "at": 15}
    third = {"income": 5, "island": {"land-2": "shipyard: treasure 4"}}
    second = {"island": {"land-1": "plantation: resource 2"}, "at": 16}
    g = haven(first, second, third, order=[0, 1, 2], map=QUIET, spots={"1": "plantation"})

    assert (g.to_move, words(g)[-2:]) == (2, ["give land-2 1", "add land-2 1"])
    assert refused(g, "give land-1 1") == "PIR-52"
    assert said(g, "leave").startswith("you take place 1; you lose 5 unspent Income; you could still buy 1 Treasure")
    play(g, "sail 1")
    assert words(g) == ["give land-2 1", "discard"]
    play(g, "give land-2 1", "discard", "leave")

    assert (g.to_move, offered(g, "give"), offered(g, "add")) == (0, ["land-1 1"], [])


def test_the_last_pip_stays() -> None:
    """PIR-52, PIR-R9: a die showing 1 cannot be reduced."""
    g = haven({"island": {"land-1": "shipyard: treasure 1"}, "income": 6}, {"at": 16}, **ALONE)

    assert offered(g, "give") == []
    assert refused(g, "give land-1 1") == "PIR-R9"


def test_printed_treasure_cannot_be_given() -> None:
    """PIR-52: the Tavern shows one, but has no die."""
    g = haven({"island": {"land-1": "tavern"}}, {"at": 16}, **ALONE)

    assert offered(g, "give") == offered(g, "add") == []
    assert refused(g, "give land-1 1") == "PIR-52"
    assert refused(g, "add land-1 1") == "PIR-53"


def test_at_12_nothing_is_given_and_at_11_it_yields_one() -> None:
    """PIR-52, PIR-R4."""
    tiles = {"land-1": "shipyard: treasure 3"}
    full = haven({"island": tiles, "income": 12}, {"at": 16}, **ALONE)
    nearly = haven({"island": tiles, "income": 11}, {"at": 16}, **ALONE)

    assert refused(full, "give land-1 1") == "PIR-R4"
    assert said(nearly, "give land-1 1") == "the die drops to 2, and you have 12 Income (1 is lost)"
    play(nearly, "give land-1 1")
    assert income(nearly) == 12


def test_adding_needs_two_income_and_room() -> None:
    """PIR-53: within the tile's current capacity and 6."""
    poor = haven({"island": {"land-1": "shipyard: treasure 3"}, "income": 1}, {"at": 16}, **ALONE)
    full = haven({"island": {"land-1": "tavern: treasure 2"}}, {"at": 16}, **ALONE)
    raised = haven({"island": {"land-1": "tavern: treasure 2", "land-2": "workshop"}}, {"at": 16}, **ALONE)

    assert refused(poor, "add land-1 1") == refused(full, "add land-1 1") == "PIR-53"
    assert said(poor, "add land-1 1") == "You can’t afford that: it costs 2, and you have 1 Income (PIR-53)."
    assert (
        said(full, "add land-1 1") == "The die on land spot B2 (1) already shows the most it can on its spot (PIR-53)."
    )
    assert offered(raised, "add") == ["land-1 1"]


def test_exchanges_may_be_repeated_but_do_not_turn_round_at_once() -> None:
    """PIR-54, PIR-R12: what just gave cannot gain, and the reverse."""
    tiles = {"land-1": "shipyard: treasure 4, treasure 2"}
    g = haven({"island": tiles, "income": 4}, {"at": 16}, **ALONE)

    play(g, "give land-1 1", "give land-1 1", "add land-1 2")

    assert (income(g), island(g)["land-1"]) == (6, "shipyard: treasure 2, treasure 3")
    assert (offered(g, "give"), offered(g, "add")) == (["land-1 1"], ["land-1 2"])
    assert refused(g, "add land-1 1") == refused(g, "give land-1 2") == "PIR-54"
    assert (
        said(g, "add land-1 1") == "The die on land spot B2 (1) has just given Treasure. "
        "You can’t add any to it until something else has happened (PIR-54)."
    )
    assert said(g, "give land-1 2").startswith("You have just added Treasure to the die on land spot B2 (2). ")


def test_the_next_turn_begins_without_marks() -> None:
    """PIR-54: the direction holds within a turn only."""
    tiles = {"land-1": "shipyard: treasure 4, treasure 2"}
    g = haven({"island": tiles, "income": 4}, {"at": 16}, **ALONE, spots={"6": "navy 1"})

    play(g, "give land-1 1", "add land-1 2", "sail 6", "discard")

    assert g.to_move == 0
    assert offered(g, "give") == offered(g, "add") == ["land-1 1", "land-1 2"]
    assert (g.view(None)["gave"], g.view(None)["gained"]) == ([], [])


def test_treasure_may_be_exchanged_in_the_turn_of_leaving_and_not_after_it() -> None:
    """PIR-55: after leaving there is no turn any more."""
    tiles = {"land-1": "shipyard: treasure 4"}
    g = haven({"at": 15, "island": tiles}, {"at": 16}, map=QUIET)

    assert words(g) == ["leave", "give land-1 1", "add land-1 1"]
    play(g, "add land-1 1", "leave")
    assert g.to_move == 1
    assert words(g) == ["leave"]


def test_on_a_tile_that_is_too_dear_treasure_can_be_given_until_it_is_paid() -> None:
    """PIR-55, PIR-R12 (PIR-D8): giving only; then the tile is bought or discarded."""
    tiles = {"land-1": "shipyard: treasure 4, treasure 1"}
    g = haven({"island": tiles, "income": 1}, {"at": 16}, **ALONE, spots={"1": "shipyard"})

    play(g, "sail 1")
    assert words(g) == ["give land-1 1", "discard"]
    assert refused(g, "add land-1 2") == "PIR-55"
    assert refused(g, "buy land-2") == "PIR-35"
    play(g, "give land-1 1")
    assert words(g) == ["give land-1 1", "discard"]
    play(g, "give land-1 1")

    assert words(g)[0] == "buy land-2"
    assert offered(g, "give") == [], "a tile that can be paid is bought or discarded"
    assert refused(g, "give land-1 1") == "PIR-55"


def test_a_tile_that_no_treasure_can_pay_is_not_asked_for() -> None:
    """PIR-D8, PIR-33: Income 0 and three pips to give make 6 at most; with two pips a Plantation is out of reach."""
    for pips, asked in ((4, True), (3, False)):
        tiles = {"land-1": f"shipyard: treasure {pips}"}
        g = haven({"island": tiles, "income": 0}, {"at": 16}, **ALONE, spots={"1": "plantation"})

        play(g, "sail 1")

        assert ("discard" in words(g)) is asked


def test_a_pip_that_was_added_before_sailing_helps_to_pay() -> None:
    """PIR-54, PIR-D8: something else has happened since, so it may be given."""
    tiles = {"land-1": "plantation: treasure 3"}
    g = haven({"island": tiles, "income": 5}, {"at": 9}, order=[1, 0], spots={"1": "shipyard"})

    play(g, "add land-1 1", "sail 1")
    assert words(g) == ["give land-1 1", "discard"]
    assert (g.view(None)["gave"], g.view(None)["gained"]) == ([], [])
    play(g, "give land-1 1", "buy land-2")

    assert (income(g), island(g)["land-1"]) == (0, "plantation: treasure 3")


def test_what_was_added_before_the_corvette_was_bought_may_be_given_before_it_works() -> None:
    """PIR-54, PIR-55, PIR-68: Income 11 and a 4 at the end, although both were spent on the way."""
    me = {"income": 12, "island": {"land-1": "quartermaster: treasure 3"}}
    g = haven(me, {"at": 9}, order=[1, 0], map=["trade-winds"], spots={"1": "corvette"})

    play(g, "add land-1 1", "sail 1", "buy sea-1")
    assert words(g) == ["use", "decline", "give land-1 1"]
    play(g, "give land-1 1", "give land-1 1")
    assert refused(g, "add land-1 1") == "PIR-54"
    play(g, "use")

    assert (income(g), island(g)["land-1"]) == (11, "quartermaster: treasure 4")


@pytest.mark.parametrize("pips", [1, 4])
def test_with_full_income_a_pip_is_given_before_the_corvette_once_another_is_added(pips: int) -> None:
    """PIR-52, PIR-D12: at 12 nothing can be given, but Income can be spent first; room for one pip is enough."""
    tiles = {"sea-5": "corvette", "land-2": "tavern: treasure 2", "land-8": f"shipyard: treasure {pips}"}
    g = haven({"at": 3, "income": 12, "island": tiles}, {"at": 16}, bought="sea-5", map=QUIET)

    assert words(g) == ["use", "decline", "add land-8 1"]
    play(g, "add land-8 1", "give land-2 1", "use")

    assert (income(g), island(g)["land-2"]) == (12, "tavern: treasure 2")


def test_the_corvette_is_not_asked_about_a_die_whose_last_pip_must_stay() -> None:
    """PIR-R9, PIR-D12: the Storehouse holds no more than one, and whatever is added elsewhere, it stays."""
    tiles = {"sea-5": "corvette", "land-2": "storehouse: treasure 1", "land-8": "shipyard: treasure 1"}

    g = haven({"at": 3, "income": 12, "island": tiles}, {"at": 16}, bought="sea-5", map=QUIET)

    assert "use" not in words(g)
    assert offered(g, "sail"), "the turn is over, and seat 0 is still the last"


def test_the_corvette_is_not_asked_about_a_die_that_was_just_filled() -> None:
    """PIR-54, PIR-D12: it may not give at once, even if the other die is added to."""
    tiles = {"sea-5": "corvette", "land-2": "tavern: treasure 1", "land-8": "shipyard: treasure 1"}
    g = haven({"at": 3, "income": 8, "island": tiles}, {"at": 16}, bought="sea-5", map=QUIET)

    assert words(g) == ["use", "decline", "add land-2 1", "add land-8 1"]
    play(g, "add land-2 1")

    assert "use" not in words(g)
    assert offered(g, "sail"), "the turn is over, and seat 0 is still the last"


def test_a_die_that_gave_to_pay_for_a_ship_may_gain_before_the_ship_works() -> None:
    """PIR-54, PIR-55: something else has happened, the purchase."""
    tiles = {"land-1": "shipyard: treasure 4, treasure 3"}
    g = haven({"island": tiles, "income": 1}, {"at": 16}, **ALONE, spots={"3": "brigantine"})

    play(g, "sail 3", "give land-1 1", "buy sea-6")
    assert (income(g), g.view(None)["gave"]) == (0, [])
    play(g, "give land-1 2")

    assert offered(g, "add") == ["land-1 1"]


def test_after_income_was_lost_exchanges_turn_round() -> None:
    """PIR-54, PIR-R4: the pip comes back for 2, and 1 Income less is left; so even this comes to an end."""
    g = haven({"island": {"land-1": "shipyard: treasure 3"}, "income": 11}, {"at": 16}, **ALONE)

    play(g, "give land-1 1", "add land-1 1")

    assert (income(g), island(g)["land-1"]) == (10, "shipyard: treasure 3")
    assert refused(g, "give land-1 1") == "PIR-54"


def test_a_pip_of_the_bonus_can_be_given_before_a_tile_that_could_be_paid() -> None:
    """PIR-55, PIR-R12: with a loss at 11, but the text has it."""
    tiles = {"land-1": "shipyard: treasure 1"}
    me = {"island": tiles, "income": 11}
    g = haven(me, {"at": 16}, order=[1, 0], map=["smugglers-cove"], spots={"1": "tavern"})

    play(g, "sail 1", "raise land-1 1")
    assert offered(g, "give") == ["land-1 1"]
    play(g, "give land-1 1", "buy land-2")

    assert (income(g), island(g)["land-1"]) == (10, "shipyard: treasure 1")


@pytest.mark.parametrize(("map_tile", "thing"), [("smugglers-cove", "workshop"), ("trade-winds", "galleon")])
def test_without_a_pip_of_the_bonus_nothing_is_given_for_a_tile_that_can_be_paid(map_tile: str, thing: str) -> None:
    """PIR-D8, PIR-R12: a full die gains nothing from the bonus, nor does any from Income."""
    me = {"income": 6, "island": {"land-1": "tavern: treasure 2"}}
    g = haven(me, {"at": 16}, order=[1, 0], map=[map_tile], spots={"1": thing})

    play(g, "sail 1")

    assert (offered(g, "give"), len(offered(g, "buy"))) == ([], 7)
    assert refused(g, "give land-1 1") == "PIR-55"


@pytest.mark.parametrize("word", ["give land-1 1", "add land-1 1"])
def test_turns_come_to_an_end_however_much_is_exchanged(word: str) -> None:
    """PIR-54: however it begins, a chain of exchanges comes to an end."""
    g = haven({"island": {"land-1": "shipyard: treasure 3, treasure 3"}, "income": 9}, {"at": 16}, **ALONE)
    play(g, word)
    longest = 0
    new = [(g, 1)]
    while new:
        state, length = new.pop()
        longest = max(longest, length)
        for move in state.moves():
            if move.family.name in ("give", "add"):
                after = state.copy()
                after.apply(move)
                new.append((after, length + 1))

    assert longest < 20


# --- the earlier rules ------------------------------------------------------------------------------------------------

ONE_WAY = {"exchange": "one-way"}


def test_by_the_rules_of_before_a_die_that_gained_does_not_help_to_pay() -> None:
    """PIR-54, PIR-R12: as games of rules 1 have it."""
    tiles = {"land-1": "shipyard: treasure 3"}
    g = haven({"island": tiles, "income": 2}, {"at": 16}, **ALONE, spots={"1": "tavern"}, variants=ONE_WAY)

    play(g, "add land-1 1", "sail 1")

    assert g.view(None)["box"] == {"tavern": 1}


def test_by_the_rules_of_before_a_die_is_exchanged_in_one_direction_for_the_whole_turn() -> None:
    """PIR-54, PIR-R12: neither sailing nor buying changes that, nor Income that is lost."""
    me = {"income": 11, "island": {"land-1": "shipyard: treasure 3, treasure 2"}}
    g = haven(me, {"at": 16}, **ALONE, spots={"3": "brigantine"}, variants=ONE_WAY)

    play(g, "give land-1 1", "add land-1 2", "sail 3", "buy sea-6")

    assert (offered(g, "give"), offered(g, "add")) == (["land-1 1"], ["land-1 2"])
    assert said(g, "add land-1 1").startswith("The die on land spot B2 (1) gave Treasure this turn")
    assert said(g, "give land-1 2").startswith("You added Treasure to the die on land spot B2 (2) this turn")


def test_a_pip_of_the_bonus_can_be_given_at_once() -> None:
    """PIR-R12, PIR-49: the bonus adds the pip, the tile is too dear."""
    tiles = {"land-1": "shipyard: treasure 1"}
    g = haven({"island": tiles, "income": 0}, {"at": 16}, order=[1, 0], map=["smugglers-cove"], spots={"1": "tavern"})

    play(g, "sail 1", "raise land-1 1", "give land-1 1", "buy land-2")

    assert (income(g), island(g)) == (0, {"land-1": "shipyard: treasure 1", "land-2": "tavern"})


def test_before_a_brigantine_works_treasure_can_be_exchanged() -> None:
    """PIR-55 (PIR-D10): giving and adding, with Income 12 only possible after paying."""
    tiles = {"land-1": "shipyard: treasure 3"}
    g = haven({"island": tiles, "income": 12}, {"at": 16}, **ALONE, spots={"3": "brigantine"})
    assert offered(g, "give") == []

    play(g, "sail 3", "buy sea-6")

    assert (offered(g, "give"), offered(g, "add")) == (["land-1 1"], ["land-1 1"])
    play(g, "give land-1 1")
    assert (income(g), "reroll land-1 1" in words(g)) == (11, True)


@pytest.mark.parametrize(
    ("ship", "dice"), [("sloop", {"sea-1": "navy 2"}), ("schooner", {"land-2": "plantation: resource 2"})]
)
def test_sloop_and_schooner_bring_no_exchange(ship: str, dice: dict[str, str]) -> None:
    """PIR-55, PIR-R12: they touch no yellow die."""
    g = haven({"island": {"land-1": "shipyard: treasure 3"} | dice}, {"at": 16}, **ALONE, spots={"3": ship})

    play(g, "sail 3", "buy sea-6")

    assert "decline" in words(g)
    assert offered(g, "give") == offered(g, "add") == []
    assert refused(g, "give land-1 1") == "PIR-55"


def test_nobody_exchanges_in_the_turn_of_another() -> None:
    """PIR-55: the moves of seat 0 name its own dice only."""
    g = haven({}, {"island": {"land-1": "shipyard: treasure 3"}}, map=QUIET)

    assert g.to_move == 0
    assert offered(g, "give") == offered(g, "add") == []


def test_exchanges_are_told() -> None:
    """PIR-52, PIR-53."""
    g = haven({"income": 11, "island": {"land-1": "shipyard: treasure 3, treasure 3"}}, {"at": 16}, **ALONE)
    g.journal = []

    play(g, "give land-1 1", "add land-1 2")

    assert told(g) == [
        "seat 0 trades 1 Treasure from land spot B2 (1) for 1 Income. The die now shows 2.",
        "seat 0 pays 2 Income to add 1 Treasure on land spot B2 (2). The die now shows 4.",
    ]
