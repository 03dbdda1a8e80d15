"""House rules: a bonus before or after its tile (PIR-R11), and who sees which rules a table has agreed on."""

from typing import Any

import pytest

from skerry.games.pirate_haven.house import house_variants
from skerry.kernel.testing import offered, play, refused, said, told, words
from tests.pirate_haven.table import HAVEN, QUIET, fame, haven, income, island
from tests.sentences import LANGUAGES

EITHER = {"bonus_order": "either-order"}


def cove(me: dict[str, Any], thing: str, order: str = "either-order", **scenario: Any) -> Any:
    """Seat 0 may land on the first spot of the Map, with a Building and one Treasure as its bonus."""
    variants = {"bonus_order": order}
    return haven(me, {"at": 9}, order=[1, 0], map=["smugglers-cove"], spots={"1": thing}, variants=variants, **scenario)


# --- a bonus before or after its tile ---------------------------------------------------------------------------------


def test_a_bonus_that_would_do_nothing_is_dimmed() -> None:
    """PIR-R11"""
    g = cove({"income": 6, "island": {"land-1": "tavern: treasure 2"}}, "workshop")
    play(g, "sail 1")

    told = g.explain(HAVEN.move("bonus"))

    assert told is not None
    assert told.doubtful
    assert said(g, "bonus").endswith("no effect now")


def test_a_workshop_makes_room_for_the_bonus_beside_it() -> None:
    """PIR-R11, PIR-44: the die is full until the Workshop lies next to it."""
    g = cove({"income": 6, "island": {"land-1": "tavern: treasure 2"}}, "workshop")

    play(g, "sail 1")
    assert words(g)[-2:] == ["bonus", "discard"]
    play(g, "buy land-2")
    assert words(g) == ["raise land-1 1", "give land-1 1", "add land-1 1"]
    play(g, "raise land-1 1")

    assert (island(g)["land-1"], income(g), g.view(None)["turns"]) == ("tavern: treasure 3", 3, 2)


def test_by_the_usual_ruling_that_pip_is_lost() -> None:
    """PIR-49, PIR-R11: the bonus comes first."""
    g = cove({"income": 6, "island": {"land-1": "tavern: treasure 2"}}, "workshop", "bonus-first")

    play(g, "sail 1", "buy land-2")

    assert (island(g)["land-1"], g.view(None)["turns"]) == ("tavern: treasure 2", 2)
    assert refused(cove({}, "workshop", "bonus-first"), "bonus") == "PIR-24"


def test_the_bonus_may_still_be_taken_first_and_help_to_pay() -> None:
    """PIR-R11, PIR-49: Income 2 and the pip of the bonus pay a Workshop."""
    g = cove({"income": 2, "island": {"land-1": "shipyard: treasure 2"}}, "workshop")

    play(g, "sail 1")
    assert words(g) == ["give land-1 1", "bonus", "discard"]
    play(g, "bonus", "raise land-1 1", "give land-1 1")

    assert (income(g), offered(g, "buy")[0], g.view(None)["open_bonus"]) == (4, "land-2", "")
    assert refused(g, "bonus") == "PIR-33", "it is taken only once"


def test_a_pip_of_the_bonus_can_be_given_before_a_tile_that_could_be_paid_anyway() -> None:
    """PIR-R11, PIR-R12: a pip of Treasure was not there before; Income was, and opens no exchange."""
    me = {"income": 6, "island": {"land-1": "shipyard: treasure 2"}}
    pip = cove(me, "workshop")
    money = haven(me, {"at": 9}, order=[1, 0], map=["trade-winds"], spots={"1": "galleon"}, variants=EITHER)

    play(pip, "sail 1", "bonus", "raise land-1 1")
    play(money, "sail 1", "bonus")

    assert (offered(pip, "give"), offered(pip, "buy")[0]) == (["land-1 1"], "land-2")
    assert (offered(money, "give"), offered(money, "buy")[0]) == ([], "sea-1")


@pytest.mark.parametrize(
    ("map_tile", "thing", "raised"), [("smugglers-cove", "shipyard", True), ("trade-winds", "galleon", False)]
)
def test_after_a_bonus_before_the_tile_every_die_may_be_exchanged_either_way_again(
    map_tile: str, thing: str, raised: bool
) -> None:
    """PIR-54, PIR-R11: something other than an exchange has happened."""
    me = {"income": 0, "island": {"land-1": "shipyard: treasure 4"}}
    g = haven(me, {"at": 9}, order=[1, 0], map=[map_tile], spots={"1": thing}, variants=EITHER)

    play(g, "sail 1", "give land-1 1")
    assert g.view(None)["gave"] == ["land-1 1"]
    play(g, "bonus", *["raise land-1 1"] * raised)

    assert (words(g), g.view(None)["gave"]) == (["give land-1 1", "discard"], [])


def test_who_discards_the_tile_has_the_bonus_in_any_case() -> None:
    """PIR-R11: only the order is free."""
    g = cove({"income": 6, "island": {"land-1": "shipyard: treasure 2, treasure 4"}}, "workshop")

    play(g, "sail 1", "discard")

    assert (offered(g, "raise"), g.view(None)["open_bonus"]) == (["land-1 1", "land-1 2"], "")
    assert said(g, "raise land-1 2") == "the die goes up to 5"
    assert said(g, "decline") == "You must take the bonus as long as one of your dice has room for it (PIR-49)."
    assert said(g, "sail 1") == "You can’t play “sail 1” now (PIR-49)."


def test_after_the_tile_is_discarded_a_die_that_gave_may_gain() -> None:
    """PIR-54, PIR-R11: giving did not help to pay; between tile and bonus the pip can be bought back."""
    g = cove({"income": 0, "island": {"land-1": "shipyard: treasure 4"}}, "shipyard")

    play(g, "sail 1", "give land-1 1", "discard")
    assert words(g) == ["raise land-1 1", "give land-1 1", "add land-1 1"]
    play(g, "add land-1 1", "raise land-1 1")

    assert (income(g), island(g)["land-1"]) == (0, "shipyard: treasure 5")


def test_a_full_die_may_give_a_pip_that_the_bonus_brings_back() -> None:
    """PIR-R11, PIR-55: exchanges are possible between the tile and the bonus."""
    g = cove({"income": 6, "island": {"land-1": "tavern: treasure 2"}}, "storehouse")
    g.journal = []

    play(g, "sail 1", "buy land-2")
    assert words(g) == ["decline", "give land-1 1"]
    assert (said(g, "decline"), said(g, "give land-1 1")) == ("", "the die drops to 1, and you have 7 Income")
    declined = g.copy()
    declined.journal = []
    play(g, "give land-1 1", "raise land-1 1")
    play(declined, "decline")

    assert (island(g)["land-1"], income(g)) == ("tavern: treasure 2", 7)
    assert told(declined)[0] == "seat 0 goes without the bonus."


def test_income_is_not_lost_at_12_if_the_tile_is_bought_first() -> None:
    """PIR-R11, PIR-14."""
    scenario: dict[str, Any] = {"order": [1, 0], "map": ["trade-winds"], "spots": {"1": "galleon"}, "variants": EITHER}
    g = haven({"income": 12}, {"at": 9}, **scenario)

    play(g, "sail 1")
    assert said(g, "bonus").endswith("no effect now")
    play(g, "buy sea-1")

    assert income(g) == 8


@pytest.mark.parametrize(
    ("map_tile", "thing", "pips", "money", "works"),
    [
        ("smugglers-cove", "storehouse", 1, 12, True),
        ("smugglers-cove", "storehouse", 2, 11, False),
        ("trade-winds", "galleon", 2, 11, True),
        ("trade-winds", "galleon", 1, 12, False),
    ],
)
def test_a_bonus_says_whether_it_brings_anything_now(
    map_tile: str, thing: str, pips: int, money: int, works: bool
) -> None:
    """PIR-R11, PIR-47: a pip needs one die with room, Income less than 12; it may be taken anyway."""
    me = {"income": money, "island": {"land-1": f"tavern: treasure {pips}"}}
    g = haven(me, {"at": 9}, order=[1, 0], map=[map_tile], spots={"1": thing}, variants=EITHER)

    play(g, "sail 1")

    assert words(g)[-2:] == ["bonus", "discard"]
    assert said(g, "bonus").endswith("no effect now") is not works


def test_navy_is_rerolled_before_the_bonus_raises_it() -> None:
    """PIR-R11, PIR-63: the ability of the Ship belongs to the purchase, so the bonus comes after it."""
    with_bonus = [tile["id"] for tile in HAVEN.pack.data["map_tile"] if tile["lower"].get("bonus") == "one-navy"]
    me = {"at": 16, "income": 6, "island": {"sea-1": "navy 6"}}  # on the lower half of the fifth Map tile
    scenario: dict[str, Any] = {"map": [*QUIET[:4], *with_bonus], "landed": "sloop", "bonus": "open"}
    g = haven(me, {"at": 15}, turn=0, **scenario, variants=EITHER)

    play(g, "buy sea-2", "reroll sea-1", "roll 1")

    assert words(g) == ["raise sea-1"]


def test_a_bonus_may_be_taken_where_it_brings_nothing() -> None:
    """PIR-47, PIR-R11: then the Navy die that is rerolled afterwards stays as it falls, which may be what one wants."""
    with_bonus = [tile["id"] for tile in HAVEN.pack.data["map_tile"] if tile["lower"].get("bonus") == "one-navy"]
    me = {"at": 16, "income": 6, "island": {"sea-1": "navy 6"}}
    scenario: dict[str, Any] = {"map": [*QUIET[:4], *with_bonus], "landed": "sloop", "bonus": "open"}
    g = haven(me, {"at": 15}, turn=0, **scenario, variants=EITHER)

    play(g, "bonus", "buy sea-2", "reroll sea-1", "roll 1")

    assert (island(g)["sea-1"], g.to_move) == ("navy 1", 1)


def test_a_tile_that_cannot_be_bought_leaves_no_choice_of_order() -> None:
    """PIR-D8: without enough Income, even by giving, the bonus comes first."""
    g = cove({"income": 0, "island": {"land-1": "shipyard: treasure 1, treasure 1"}}, "shipyard")

    play(g, "sail 1")

    assert words(g) == ["raise land-1 1", "raise land-1 2"]


def test_a_bonus_that_is_still_open_can_be_written_as_a_scenario() -> None:
    """docs/scenarios.md: `bonus = "open"` while a Ship just bought may be used."""
    tiles = {"sea-1": "brigantine", "land-1": "tavern: treasure 1"}
    players: list[Any] = [{"at": 1, "island": tiles}, {"at": 9}]
    scenario = {"map": ["trade-winds"], "players": players, "bought": "sea-1", "bonus": "open"}

    g = HAVEN.scenario({**scenario, "variants": EITHER})

    assert g.view(None)["open_bonus"] == "one-income"
    with pytest.raises(Exception, match=r"the bonus comes before the tile \(PIR-49\)"):
        HAVEN.scenario(scenario)


# --- who knows it -----------------------------------------------------------------------------------------------------


def test_the_questions_say_that_the_bonus_is_open() -> None:
    g = cove({"income": 6, "island": {"land-1": "tavern: treasure 1"}}, "workshop")
    play(g, "sail 1")
    names = ["Ann", "Ben"]

    assert "The bonus can come before or after." in HAVEN.say(g.prompt(0), "en", names)
    assert "Der Bonus kommt davor oder danach." in HAVEN.say(g.prompt(0), "de", names)
    assert HAVEN.guide(g.prompt(0), "en").startswith("At this table you may take the bonus before or after the tile")


@pytest.mark.parametrize(("pips", "question"), [(1, "ask.raise-late"), (2, "ask.make-room")])
def test_after_the_tile_the_question_says_whether_a_die_has_room(pips: int, question: str) -> None:
    """PIR-R11"""
    g = cove({"income": 6, "island": {"land-1": f"tavern: treasure {pips}"}}, "storehouse")

    play(g, "sail 1", "buy land-2")

    assert g.prompt(0).key == question


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_names_the_house_rules_in_force(lang: str) -> None:
    usual, agreed = (
        [
            cell.text
            for section in HAVEN.sheet(g.seen_by(0), lang, ["Ann", "Ben"])
            for row in section.rows
            for cell in row
        ]
        for g in (haven({}, {}), haven({}, {}, variants={**EITHER, "navy_ranking": "everyone"}))
    )
    sentences = [HAVEN.about(lang).choices[name][1] for name in ("bonus_order", "navy_ranking")]

    assert set(sentences) <= set(agreed)
    assert not set(sentences) & set(usual)


def test_fame_so_far_knows_who_is_ranked() -> None:
    """PIR-R19, PIR-R36: bots count on it, too."""
    tiles = {"sea-1": "navy 5", "sea-2": "galleon"}

    for ranking, second in (("with-dice", 0), ("everyone", 10)):
        g = haven({"island": tiles}, {}, map=QUIET, variants={"navy_ranking": ranking})
        assert [fame(g, seat)["navy"] for seat in (0, 1)] == [20, second]


def test_only_what_is_worth_choosing_is_offered() -> None:
    """PIR-R11, PIR-R12, PIR-R19: how exchanges were once restricted keeps old games going, and no more."""
    rules = house_variants()

    assert [(rule.name, rule.default, rule.offered) for rule in rules] == [
        ("bonus_order", "bonus-first", True),
        ("navy_ranking", "with-dice", True),
        ("exchange", "any-time", False),
    ]
    assert [name for name, variant in HAVEN.variants.items() if variant.house] == [rule.name for rule in rules]
    assert all(rule.house for rule in rules)
