"""House rules: the other reading of five rulings, and who sees which rules a table has agreed on."""

from typing import Any

import pytest

from skerry import Rng, bots
from skerry.games.haithabu.house import READINGS
from skerry.games.haithabu.scoring import rank_points
from skerry.kernel.choices import choice_of
from skerry.kernel.errors import ScenarioError
from skerry.kernel.house_rules import house_variants
from skerry.kernel.testing import offered, play, refused, said, told, words
from tests.haithabu.table import HAITHABU, dial, goods, haithabu, market, orders, owners, points, price, silver, start
from tests.sentences import LANGUAGES

OTHER = {name: variant.choices[1] for name, variant in HAITHABU.variants.items() if variant.house}
EACH_OWNER = {"imposter_use": "each-owner"}
EITHER_ORDER = {"good_and_order": "either-order"}
ANY_MIX = {"dial_trade": "any-mix"}
DISPLAYED = [f"order {row}-{column}" for row in ("upper", "lower") for column in range(1, 5)]
TURN = ["imposter forward", "imposter back"]


# --- the Imposter -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("use", "offers"), [("once", []), ("each-owner", [*TURN, "end-turn"])])
def test_whether_a_new_owner_may_turn_the_dial_again_is_a_house_rule(use: str, offers: list[str]) -> None:
    """HAI-R26, HAI-97: seat 1 has used the Imposter before seat 0 entices it away."""
    players: list[Any] = [{}, {"characters": ["imposter"]}, {}]
    scenario = {"players": players, "start_player": 1, "active": 0, "variants": {"imposter_use": use}}
    g = HAITHABU.scenario({**scenario, "used": ["imposter"]})

    play(g, "worker B", "entice imposter")

    assert (words(g) if g.to_move == 0 else []) == offers
    assert g.view(None)["imposter_used_by"] == [1]


@pytest.mark.parametrize(
    ("use", "why"),
    [
        ("once", "The Imposter has already been used this game turn (HAI-R26)."),
        ("each-owner", "You’ve already used the Imposter this game turn (HAI-R26)."),
    ],
)
def test_each_owner_turns_the_dial_only_once(use: str, why: str) -> None:
    """HAI-R26: per owner and game turn, or once for all."""
    g = haithabu({"characters": ["imposter"]}, {}, variants={"imposter_use": use})

    play(g, "imposter back")

    assert not offered(g, "imposter")
    assert said(g, "imposter back") == why
    assert g.view(None)["imposter_used_by"] == [0]
    assert g.view(None)["characters"][8]["used"]


def test_who_used_the_imposter_and_hires_it_again_has_used_it() -> None:
    """HAI-R26, HAI-56: used, assassinated and hired by the same player; another one may use it."""
    scenario: dict[str, Any] = {"space": "B", "event": "assassination", "variants": EACH_OWNER}
    mine = haithabu({"characters": ["imposter"]}, {}, used=["imposter"], **scenario)
    theirs = haithabu({"characters": ["imposter"]}, {}, used=["imposter 1"], **scenario)
    assert not mine.view(None)["characters"][8]["used"], "nobody has it, and whoever hires it decides"

    play(mine, "hire imposter")
    play(theirs, "hire imposter")

    assert mine.to_move == 1
    assert words(theirs) == [*TURN, "end-turn"]


def test_in_the_next_game_turn_all_may_use_the_imposter_again() -> None:
    """HAI-R26, HAI-97."""
    g = haithabu({"characters": ["imposter"]}, {}, used=["imposter"], stage="orders", variants=EACH_OWNER)

    while g.to_move != 0:
        play(g, words(g)[0])

    assert offered(g, "imposter") == ["forward", "back"]
    assert g.view(None)["imposter_used_by"] == []


@pytest.mark.parametrize("used", ["imposter", "imposter 2", "imposter me"])
def test_a_scenario_says_who_used_an_imposter_that_nobody_has(used: str) -> None:
    """docs/scenarios.md."""
    with pytest.raises(ScenarioError, match="expected a seat behind the imposter"):
        haithabu({}, {}, used=[used])


# --- good and order on D ----------------------------------------------------------------------------------------------


def test_on_d_the_order_may_come_first() -> None:
    """HAI-R52, HAI-71, HAI-72: the card that takes its place is seen before the good is chosen, which is a must."""
    g = haithabu({"orders": ["order-25"]}, {}, space="D", market={"tools": 0}, variants=EITHER_ORDER)
    kinds = ["mead", "cloth", "pottery", "weapons", "spices"]

    assert words(g) == ["point", *[f"take-good {kind}" for kind in kinds], *DISPLAYED, "nothing"]
    assert said(g, "order upper-1").endswith("; a good comes next")
    first = g.view(None)["display"][0]
    play(g, "order upper-1", "turn-up order-30")
    assert words(g) == [f"take-good {kind}" for kind in kinds]
    assert said(g, "take-good spices") == "new price 35"
    assert said(g, "take-good tools") == "There’s no Tools in the market (HAI-72)."
    assert said(g, "nothing") == "You’ve taken an order, so you must take a good too (HAI-71)."
    assert refused(g, "point") == refused(g, "order upper-1") == "HAI-71"
    play(g, "take-good spices")

    assert (orders(g)[:2], goods(g, "warehouse"), price(g, "spices")) == ([first, "order-25"], "spices", 35)
    assert (market(g, "spices")["in_market"], g.to_move) == (14, 1)


def test_on_d_the_good_may_still_come_first() -> None:
    """HAI-R52, HAI-E9."""
    g = haithabu({}, {}, space="D", variants=EITHER_ORDER)

    assert said(g, "take-good cloth") == "new price 8; an order comes next"
    play(g, "take-good cloth")

    assert words(g) == DISPLAYED


@pytest.mark.parametrize("variants", [{}, EITHER_ORDER])
def test_a_good_and_the_order_after_it_are_picked_together(variants: dict[str, str]) -> None:
    """HAI-R52, HAI-71: an order that comes first is a move of its own, since the card in its place is seen before."""
    g = haithabu({}, {}, space="D", variants=variants)
    choice = choice_of(g)
    assert choice is not None
    nothing, both = (
        choice.draft([g.game.move(word) for word in words]) for words in ([], ["take-good cloth", "order upper-1"])
    )

    assert nothing is not None
    assert both is not None
    assert {offer.move.word.split()[0] for offer in nothing.offers()} == {"take-good"}
    assert [move.word for move in both.words] == ["take-good cloth", "order upper-1"]


def test_by_the_usual_ruling_the_good_comes_first() -> None:
    """HAI-R52: the other reading is tested with space D in test_orders."""
    g = haithabu({}, {}, space="D")

    assert not offered(g, "order")
    assert said(g, "order upper-1") == "Take the good first, then the order (HAI-71)."


def test_without_a_good_in_the_market_no_order_can_be_taken_on_d() -> None:
    """HAI-R52, HAI-71: both or neither, in whichever order; nor is there a good without an order."""
    nothing = dict.fromkeys(("mead", "cloth", "pottery", "tools", "weapons", "spices"), 0)
    bare = haithabu({}, {}, space="D", market=nothing, variants=EITHER_ORDER)
    no_card = haithabu({}, {}, space="D", display=["", "order-25"], order_deck=[], variants=EITHER_ORDER)

    assert words(bare) == ["point", "nothing"]
    assert said(bare, "order upper-1") == "The market is empty. Without a good, you can’t take an order here (HAI-71)."
    assert refused(no_card, "order upper-1") == "HAI-R34"
    assert offered(no_card, "order") == ["upper-2"]


# --- any mix on C and G -----------------------------------------------------------------------------------------------


def test_on_c_two_goods_of_one_kind_and_one_of_another_may_be_sold() -> None:
    """HAI-R13, HAI-68, HAI-69: the price of each kind falls by one level, into an empty market for two points once."""
    post = {"post": "3 mead, 2 cloth, pottery"}
    scenario: dict[str, Any] = {"space": "C", "market": {"mead": 0}, "prices": {"mead": 4, "cloth": 6}}
    g = haithabu(post, {}, **scenario, variants=ANY_MIX)

    play(g, "sell-one mead", "sell-one cloth")
    assert words(g) == ["sell-one mead", "sell-one cloth", "sell-one pottery", "done"]
    play(g, "sell-one mead")

    assert (silver(g), points(g), goods(g, "post")) == (250 + 5 + 8 + 5, 7, "mead, cloth, pottery")
    assert (price(g, "mead"), price(g, "cloth"), g.to_move) == (3, 4, 1)


def test_on_g_two_goods_of_one_kind_and_one_of_another_may_be_bought() -> None:
    """HAI-R13, HAI-84, HAI-85: each price rises once, by two levels where the market is emptied."""
    g = haithabu({}, {}, space="G", market={"mead": 2}, prices={"mead": 4, "cloth": 6}, variants=ANY_MIX)

    play(g, "buy-one mead", "buy-one mead")
    assert offered(g, "buy-one") == ["mead", "cloth", "pottery", "tools", "weapons", "spices"]
    play(g, "buy-one cloth")

    assert (silver(g), goods(g, "warehouse")) == (250 - 3 - 3 - 4, "2 mead, cloth")
    assert (price(g, "mead"), price(g, "cloth"), g.to_move) == (6, 8, 1)


def test_in_any_mix_there_are_three_goods_at_most() -> None:
    """HAI-R13, HAI-68."""
    g = haithabu({"post": "4 mead, 4 cloth"}, {}, space="C", variants=ANY_MIX)

    play(g, "sell-one mead", "sell-one mead")
    assert words(g) == ["sell-one mead", "sell-one cloth", "done"]
    play(g, "sell-one cloth")

    assert (goods(g, "post"), g.to_move) == ("2 mead, 3 cloth", 1)


# --- the ranking ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("filled", "ranks"),
    [
        ([1, 0], [6, 4]),
        ([0, 3, 1], [2, 6, 4]),
        ([1, 0, 0], [6, 3, 3]),
        ([4, 4, 0, 0], [5, 5, 1, 1]),
        ([2, 0, 0, 0], [6, 2, 2, 2]),
        ([0, 0], [5, 5]),
        ([0, 0, 0, 0], [3, 3, 3, 3]),
    ],
)
def test_without_a_filled_order_one_can_come_second_if_everyone_is_ranked(filled: list[int], ranks: list[int]) -> None:
    """HAI-R39, HAI-122: as a house rule; those who have none share the points of their ranks."""
    assert rank_points([6, 4, 2], filled, everyone=True) == ranks


@pytest.mark.parametrize(("ranking", "second"), [("with-orders", 0), ("everyone", 4)])
def test_whether_the_second_needs_a_filled_order_is_a_house_rule(ranking: str, second: int) -> None:
    """HAI-R39, HAI-121."""
    g = haithabu({"filled": ["order-25"]}, {}, stage="end", variants={"order_ranking": ranking})

    assert [standing["rank"] for standing in g.outcome()["points"]] == [6, second]
    assert g.scores()[1] == 5 + 250 // 40 + second


# --- the dial ---------------------------------------------------------------------------------------------------------


def at_the_dial(**variants: Any) -> Any:
    """Of two players seat 1 is drawn as start player; everything before is whatever comes first."""
    g = start(2, **variants)
    while not offered(g, "start"):
        play(g, words(g)[0])
    g.journal = []
    play(g, "start 1")
    return g


@pytest.mark.parametrize("alignment", ["recommended", "random"])
def test_the_start_player_may_set_the_dial(alignment: str) -> None:
    """HAI-R51, HAI-07, HAI-20: before the others choose; then chance has no say, and the first phase turns it."""
    g = at_the_dial(dial_set_by="start-player", dial_alignment=alignment)

    assert (g.to_move, words(g)) == (1, [f"align {letter}" for letter in "ABCDEFGH"])
    assert owners(g) == {"start-player": 1}
    assert said(g, "align F") == "in the first month A, B, C and D are on the night side"
    assert said(g, "choose seer") == "You can’t play “choose seer” now (HAI-R51)."
    play(g, "align F")
    assert (dial(g, night=False), dial(g, night=True)) == ("AFGH", "BCDE")
    assert told(g)[-1] == "seat 1 sets the dial: the day side starts with F."
    assert g.to_move == 0
    play(g, "choose seer")

    assert dial(g, night=True) == "ABCD"


def test_by_the_usual_ruling_the_start_player_has_no_say_in_it() -> None:
    """HAI-R51."""
    g = at_the_dial()

    assert (g.to_move, dial(g, night=False)) == (0, "ABCD")
    assert refused(g, "align F") == "HAI-15"


def test_all_know_who_sets_the_dial() -> None:
    """HAI-R51: no silver decides it, so the others are told what they wait for."""
    g = at_the_dial(dial_set_by="start-player")

    assert HAITHABU.say(g.prompt(0), "en", ["Ann", "Ben"]) == "Set-up: Ben sets the dial."
    assert HAITHABU.say(g.prompt(0), "de", ["Ann", "Ben"]) == "Vorbereitung: Ben stellt die Scheibe ein."


# --- who knows it -----------------------------------------------------------------------------------------------------


def test_the_questions_and_the_guide_say_what_the_table_has_agreed_on() -> None:
    asked = [
        haithabu({"post": "2 mead"}, {}, space="C", variants=ANY_MIX),
        haithabu({}, {}, space="G", variants=ANY_MIX),
        haithabu({}, {}, space="D", variants=EITHER_ORDER),
        at_the_dial(dial_set_by="start-player"),
    ]
    keys = ["ask.sell-mix", "ask.buy-mix", "ask.good-or-order", "ask.set-dial"]

    assert [g.prompt(g.to_move).key for g in asked] == keys
    for g in asked:
        assert "your table" in HAITHABU.guide(g.prompt(g.to_move), "en")
        assert "n eurem Tisch" in HAITHABU.guide(g.prompt(g.to_move), "de")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_names_the_house_rules_in_force(lang: str) -> None:
    usual, agreed = (
        [cell.text for part in HAITHABU.sheet(g.seen_by(0), lang, ["Ann", "Ben"]) for row in part.rows for cell in row]
        for g in (haithabu({}, {}), haithabu({}, {}, variants=OTHER))
    )
    sentences = [HAITHABU.about(lang).choices[name][1] for name in OTHER]

    assert len(set(sentences) & set(agreed)) == 5
    assert not set(sentences) & set(usual)


def test_the_usual_readings_are_the_defaults() -> None:
    """HAI-R26, HAI-R52, HAI-R13, HAI-R39, HAI-R51."""
    rules = house_variants(READINGS)

    assert [(rule.name, rule.default) for rule in rules] == [
        ("imposter_use", "once"),
        ("good_and_order", "good-first"),
        ("dial_trade", "alike-or-different"),
        ("order_ranking", "with-orders"),
        ("dial_set_by", "set-up"),
    ]
    assert all(rule.house for rule in rules)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_house_rule_means_is_one_sentence(lang: str) -> None:
    said = [choice for name in OTHER for choice in HAITHABU.about(lang).choices[name]]

    assert list(OTHER) == ["imposter_use", "good_and_order", "dial_trade", "order_ranking", "dial_set_by"]
    assert len(set(said)) == 10
    assert all(choice.endswith(".") and choice.count(".") == 1 for choice in said)


def test_the_bots_make_use_of_what_is_agreed_on() -> None:
    """HAI-R13, HAI-R51, HAI-R52: no knowledge is needed for it but the worth of positions."""
    mix = haithabu({"post": "2 spices, weapons"}, {}, space="C", turn=8, phase=3, variants=ANY_MIX)
    play(mix, "sell-one spices", "sell-one spices")
    order = haithabu({}, {}, space="D", variants=EITHER_ORDER)
    play(order, "order upper-1", "turn-up order-30")

    answers = [bots.ask(bots.bot("greedy", seed=1), g, Rng(1)).word for g in (mix, order)]
    dial = bots.ask(bots.bot("greedy", seed=1), at_the_dial(dial_set_by="start-player"), Rng(1)).word

    assert answers == ["sell-one weapons", "take-good spices"]
    assert dial.startswith("align ")
