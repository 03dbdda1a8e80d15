"""Playing actions: turns, workers, what is available, second steps, drawing up to a number."""

import pytest

from skerry.kernel.testing import offered, play, refused, said, told, words
from tests.gotlandia.table import gotlandia, hand, pirates, play_on, player, settled, stock


def test_players_act_in_turn_from_the_holder_of_the_token_until_all_workers_are_placed() -> None:
    """GOT-60: a player without a worker is passed over."""
    g = gotlandia(
        {"hand": ["forest", "field"], "workers": 1},
        {"hand": ["forest", "field", "hill"], "workers": 3},
        {"hand": ["forest", "field"], "workers": 2},
        start_player=1,
        turn=1,
    )
    order = []

    while g.view(None)["phase"] == "actions":
        order.append(g.to_move)
        play(g, words(g)[-1])

    assert order == [1, 2, 0, 1, 2, 1]


def test_one_action_is_a_card_with_one_of_its_actions_and_a_worker() -> None:
    """GOT-61, GOT-70: the card lies open beside the board until the generation ends."""
    g = gotlandia({"hand": ["forest", "hill"]}, {"hand": ["forest"]})

    assert words(g) == ["play forest produce", "play hill produce"]
    assert refused(g, "play field produce") == "GOT-61"
    play(g, "play hill produce")

    assert player(g)["played"] == [{"card": "hill", "worker": True}]
    assert player(g)["bench"] == 1
    assert hand(g) == ["forest"]
    assert g.view(None)["playing"] == ""
    assert g.to_move == 1


def test_equal_cards_are_offered_once() -> None:
    """Section 4 of the ledger: cards of the same name are interchangeable (GOT-61)."""
    g = gotlandia({"hand": ["forest", "forest"]})

    assert words(g) == ["play forest produce"]


def test_the_worker_goes_to_wisby_to_roma_or_onto_the_card() -> None:
    """GOT-62"""
    g = gotlandia({"hand": ["wisby", "roma", "hill", "field"], "workers": 4, "stock": "wood"}, {})

    play(g, "play wisby sell", "play roma assembly", "decline", "play hill produce")

    assert g.view(None)["wisby"]["wood"] == 0
    assert g.view(None)["roma"] == 0
    assert [one["worker"] for one in player(g)["played"]] == [False, False, True]


def test_nobody_may_pass_with_workers_and_cards() -> None:
    """GOT-63, GOT-R6"""
    g = gotlandia({"hand": ["wisby"]})

    assert words(g) == ["play wisby take"]
    assert refused(g, "pass") == "GOT-63"


def test_with_the_switch_a_player_may_pass_and_is_finished() -> None:
    """GOT-R6: the others go on; the workers stay on the bench."""
    g = gotlandia({"hand": ["wisby", "hill"]}, {"hand": ["hill", "field"]}, variants={"may_pass_with_workers": True})

    assert not g.reveals(g.game.move("pass"))
    play(g, "pass", "play hill produce")

    assert g.to_move == 1
    assert player(g)["passed"]
    assert player(g)["bench"] == 2
    play(g, "pass")
    assert g.view(None)["phase"] == "hands"


def test_who_has_no_card_is_finished() -> None:
    """GOT-64: the workers stay on the bench."""
    g = gotlandia({"hand": ["hill"], "workers": 3}, {"hand": ["hill", "field"], "workers": 2})

    play(g, "play hill produce", "play hill produce")
    assert g.to_move == 1
    play(g, "play field produce")

    assert g.view(None)["phase"] == "hands"


@pytest.mark.parametrize(
    ("card", "action", "lacking", "rule"),
    [
        ("gotland", "settle", {"stock": "wood"}, "GOT-75"),
        ("gotland", "settle", {"stock": "wood, grain", "farmsteads": ["faro"], "towers": ["farosund"]}, "GOT-65"),
        (
            "gotland",
            "settle",
            {"stock": "wood, grain", "farmsteads": ["bal", "halla", "eke", "banda", "dede"]},
            "GOT-14",
        ),
        ("baltic-sea", "build-ship", {"stock": "wood, sheep", "ships": ["east", "east", "west"]}, "GOT-14"),
        ("baltic-sea", "build-ship", {"stock": "sheep"}, "GOT-75"),
        ("baltic-sea", "build-ship", {"stock": "wood, sheep", "farmsteads": ["bal"]}, "GOT-82"),
        ("baltic-sea", "raid", {"ships": []}, "GOT-65"),
        ("home", "build-tower", {"stock": "stone"}, "GOT-75"),
        ("home", "build-tower", {"stock": "wood, stone", "farmsteads": [], "towers": ["bal"]}, "GOT-65"),
        ("home", "build-tower", {"stock": "wood, stone", "towers": ["eke", "halla", "dede"]}, "GOT-14"),
        ("wisby", "sell", {"stock": ""}, "GOT-80"),
        ("lubeck", "sell", {"stock": "grain"}, "GOT-81"),
        ("brewery", "sink", {}, "GOT-65"),
    ],
)
def test_what_cannot_be_done_is_not_offered(card: str, action: str, lacking: dict[str, object], rule: str) -> None:
    """GOT-65, GOT-14: a token, a target and the full cost; a ship to raid; a pirate to sink; something to sell."""
    g = gotlandia({"hand": [card], **lacking}, {}, neutral=["forsa", "lina"])

    assert f"play {card} {action}" not in words(g)
    assert refused(g, f"play {card} {action}") == rule


@pytest.mark.parametrize(
    "card", [f"setting-{name}" for name in ["rute", "kraklinge", "burs", "hoburg", "hejde", "bro"]]
)
def test_every_setting_card_always_offers_something(card: str) -> None:
    """GOT-66, GOT-R7"""
    home = card.removeprefix("setting-")
    g = gotlandia({"home": home, "hand": [card], "farmsteads": ["halla"] if home != "kraklinge" else ["bal"]}, {})

    assert words(g) == [f"play {card} produce"]


def test_every_card_always_offers_something_even_with_nothing_to_gain() -> None:
    """GOT-66, GOT-65, GOT-R7: Produce, Take and Draw are always available."""
    bought = [card for card in gotlandia({"hand": ["hill"]}).components.cards if card.kind >= 2]
    poor = {"farmsteads": ["bal"], "ships": ["west", "west", "west"]}

    for card in bought:
        variants = {"advanced_crafts": True, "advanced_trading": True}
        g = gotlandia({"hand": [card.name], **poor}, {}, variants=variants, roma=-1)
        assert words(g), card.name
    for name in ["forest", "pasture", "field", "hill", "home", "wisby", "baltic-sea", "gotland", "roma"]:
        g = gotlandia({"hand": [name], "farmsteads": ["bal"], "ships": []}, {})
        assert words(g), name


@pytest.mark.parametrize(
    ("card", "actions", "second"),
    [
        ("wisby", ["sell", "take"], "partner lubeck"),
        ("roma", ["assembly", "draw"], "learn tar-pit"),
        ("home", ["build-tower", "draw"], "unbury silver"),
        ("lubeck", ["take", "sell"], "church bal"),
        ("linkoping", ["take", "sell"], "church bal"),
    ],
)
def test_the_second_step_follows_either_main_action(card: str, actions: list[str], second: str) -> None:
    """GOT-67, GOT-R5: five cards have one; it may be declined."""
    for action in actions:
        g = gotlandia(
            {
                "hand": [card],
                "stock": "2 wood, 4 stone, sheep",
                "silver": 9,
                "buried_silver": 1,
                "farmsteads": ["forsa"],
                "towers": ["bal"],
            },
            {},
        )
        play(g, f"play {card} {action}")
        while second not in words(g):
            play(g, words(g)[0] if "draw-cards stop" not in words(g) else "draw-cards stop")

        assert "decline" in words(g)
        play(g, "decline")
        assert g.view(None)["playing"] == ""


def test_silver_of_the_main_action_may_pay_for_the_second_step() -> None:
    """GOT-67: two Silver and the one just taken buy a trading partner."""
    g = gotlandia({"hand": ["wisby", "hill"], "silver": 2}, {})

    play(g, "play wisby take", "partner lubeck")

    assert player(g)["discard"] == ["lubeck"]
    assert stock(g) == {}


def test_a_second_step_that_cannot_be_done_is_not_asked() -> None:
    """GOT-67, section 4: nothing but declining is left."""
    g = gotlandia({"hand": ["wisby", "hill"]}, {})

    play(g, "play wisby take")

    assert words(g) == ["play hill produce"]


def test_the_draw_follows_whichever_action_was_chosen() -> None:
    """GOT-68: the Brewery draws after producing and after sinking."""
    for action in ("produce", "sink"):
        g = gotlandia({"hand": ["brewery"]}, {}, pirates=["west"])
        play(g, f"play brewery {action}")
        assert words(g) == ["draw-cards one", "draw-cards stop"]
        assert pirates(g) == (["west"] if action == "produce" else [])


def test_drawing_is_up_to_and_stops_at_any_card() -> None:
    """GOT-69, GOT-89, GOT-R12: three are allowed; one is drawn, then no more."""
    g = gotlandia({"hand": ["home", "hill"]}, {})

    play(g, "play home draw")
    assert words(g) == ["draw-cards one", "draw-cards all", "draw-cards stop"]
    play(g, "draw-cards one", "draw field")
    assert words(g) == ["draw-cards one", "draw-cards all", "draw-cards stop"]
    play(g, "draw-cards one", "draw forest")
    assert words(g) == ["draw-cards one", "draw-cards stop"]
    play(g, "draw-cards stop")

    assert hand(g) == ["forest", "field", "hill"]


def test_all_the_rest_can_be_drawn_at_once() -> None:
    """GOT-69, GOT-R12: only a shortcut; the cards may be played in the same generation."""
    g = gotlandia({"hand": ["home"]}, {})

    play(g, "play home draw", "draw-cards all", "draw forest", "draw forest", "draw hill")

    assert hand(g) == ["forest", "forest", "hill"]
    assert "play hill produce" in words(g)


def test_asking_for_a_card_from_an_empty_deck_shuffles() -> None:
    """GOT-R12, GOT-59: the discard pile becomes the deck; what is played stays."""
    rest = [
        "setting-rute",
        "forest",
        "forest",
        "pasture",
        "field",
        "hill",
        "wisby",
        "baltic-sea",
        "baltic-sea",
        "gotland",
        "gotland",
        "roma",
    ]
    g = gotlandia({"hand": ["home"], "discard": rest, "deck": []}, {})

    play(g, "play home draw", "draw-cards one")

    assert player(g)["discard"] == []
    assert set(offered(g, "draw")) == set(rest)


def test_with_no_card_to_draw_nothing_is_asked() -> None:
    """GOT-59, GOT-69: neither deck nor discard pile holds any."""
    rest = [
        "setting-rute",
        "forest",
        "forest",
        "pasture",
        "field",
        "hill",
        "wisby",
        "baltic-sea",
        "baltic-sea",
        "gotland",
        "gotland",
        "roma",
    ]
    g = gotlandia({"hand": ["home"], "buried": rest, "deck": []}, {})

    play(g, "play home draw")

    assert words(g)[0].startswith("unbury ")


def test_taking_the_token_does_not_change_the_order_of_this_generation() -> None:
    """GOT-71, GOT-R38, GOT-86: seat 2 takes it, seat 0 still goes next; then the end begins with seat 2."""
    g = gotlandia(
        {"hand": ["hill", "field"]},
        {"hand": ["hill", "field"]},
        {"hand": ["roma", "hill"]},
    )

    play(g, "play hill produce", "play hill produce", "play roma assembly")
    assert g.view(None)["start_player"] == 2
    assert g.to_move == 0
    play(g, "play field produce", "play field produce", "play hill produce")

    assert g.view(None)["phase"] == "hands"
    assert g.in_turn_order() == [2, 0, 1]


def test_the_log_tells_what_was_played() -> None:
    """GOT-61, GOT-76"""
    g = gotlandia({"hand": ["forest"], "farmsteads": ["forsa"]}, {})
    g.journal = []

    play(g, "play forest produce")

    assert told(g)[:2] == ["seat 0 plays Forest.", "seat 0 produces 2 Wood."]
    assert settled(g) == {"forsa": "farmstead"}


def test_the_starting_player_plays_the_first_card() -> None:
    """GOT-60, GOT-39, GOT-42, GOT-71: from the turned-up card to the first play."""
    g = gotlandia({}, {}, phase="generation", century="1100s", generation="1100-b", start_player=1)

    play_on(g, "actions")

    assert (g.to_move, g.view(None)["start_player"]) == (1, 1)


def test_a_pass_lasts_for_the_generation_only() -> None:
    """GOT-R6, GOT-179"""
    g = gotlandia({"hand": ["wisby"]}, {"hand": ["hill"]}, variants={"may_pass_with_workers": True})

    play(g, "pass", "pass")
    play_on(g, "actions")

    assert not player(g)["passed"]
    assert g.to_move == 0


def test_who_called_the_assembly_begins_the_next_generation() -> None:
    """GOT-71, GOT-86, GOT-R38, GOT-60"""
    g = gotlandia({"hand": ["hill"]}, {"hand": ["roma"]}, {"hand": ["hill"]})

    play(g, "play hill produce", "play roma assembly")
    play_on(g, "hands")
    play_on(g, "actions")

    assert g.view(None)["start_player"] == g.to_move == 1


@pytest.mark.parametrize(
    ("card", "action", "does"),
    [
        ("brewery", "produce", "brings 1 Grain"),
        ("kalmar", "raid", "1 ship: takes up to 2 Silver or sinks a pirate"),
        ("smithy", "produce", "brings 1 Wood"),
    ],
)
def test_what_a_card_does_is_told_of_its_first_step(card: str, action: str, does: str) -> None:
    """GOT-61, GOT-68, GOT-138: what follows, a draw or a pirate, stands on the card."""
    g = gotlandia({"hand": [card]}, {})

    assert said(g, f"play {card} {action}") == does
