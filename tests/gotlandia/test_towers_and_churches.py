"""Towers, churches and decorations; building and decorating after trade with the Hanse."""

from typing import Any

import pytest

from skerry.kernel.testing import asked, offered, play, refused, said, words
from tests.gotlandia.table import gotlandia, player, points, settled, stock, threatened

HANSE: dict[str, Any] = {"hand": ["lubeck", "hill"], "towers": ["bal"], "farmsteads": ["forsa"]}


def test_a_tower_replaces_a_farmstead_for_wood_and_stone() -> None:
    """GOT-90, GOT-15, GOT-57: even in a threatened district."""
    g = gotlandia({"hand": ["home", "hill"], "stock": "wood, stone", "ships": []}, {}, pirates=["northeast"])

    assert said(g, "play home build-tower") == "turns a farmstead into a tower"
    play(g, "play home build-tower")
    assert offered(g, "tower") == ["farosund", "forsa"]
    assert refused(g, "tower bal") == "GOT-90"
    assert asked(g) == "Which of your farmsteads becomes a tower?"
    play(g, "tower forsa")

    assert settled(g) == {"farosund": "farmstead", "forsa": "tower"}
    assert stock(g) == {}
    assert player(g)["reserve"] == {"farmsteads": 4, "towers": 2, "churches": 3, "ships": 3, "workers": 3}


def test_with_the_setting_card_a_tower_is_built_in_the_setting_only() -> None:
    """GOT-90, GOT-100"""
    g = gotlandia(
        {"hand": ["setting-rute", "hill"], "farmsteads": ["forsa", "bal", "lina"], "stock": "wood, stone"}, {}
    )

    play(g, "play setting-rute build-tower")

    assert offered(g, "tower") == ["forsa", "bal"]
    assert refused(g, "tower lina") == "GOT-100"


def test_a_tower_can_be_placed_for_free() -> None:
    """GOT-98, GOT-121: in the place of any own farmstead."""
    g = gotlandia({"hand": ["armoury", "hill"]}, {}, variants={"advanced_crafts": True})

    assert said(g, "play armoury place-tower") == "turns a farmstead into a tower, for free"
    play(g, "play armoury place-tower")
    assert asked(g) == "Which of your farmsteads becomes a tower? You pay nothing."
    play(g, "tower farosund")

    assert settled(g)["farosund"] == "tower"


def test_a_church_replaces_a_tower_for_two_stone() -> None:
    """GOT-91, GOT-75, GOT-124: or for one Stone and two Silver."""
    g = gotlandia({**HANSE, "stock": "3 stone", "silver": 3}, {})

    play(g, "play lubeck take", "church bal")
    assert words(g) == ["pay", "pay-silver stone"]
    assert said(g, "pay-silver stone") == "costs 1 Stone and 2 Silver"
    play(g, "pay-silver stone")

    assert settled(g) == {"forsa": "farmstead", "bal": "church"}
    assert stock(g) == {"stone": 2, "silver": 2}
    assert player(g)["reserve"]["towers"] == 3


def test_a_district_holds_one_church() -> None:
    """GOT-02, GOT-91: seat 1 has built in Bal first."""
    g = gotlandia({**HANSE, "towers": ["bal", "faro"], "stock": "2 stone"}, {"churches": ["bal"], "farmsteads": []})

    play(g, "play lubeck take")

    assert offered(g, "church") == ["faro"]
    assert refused(g, "church bal") == "GOT-02"
    assert refused(g, "church forsa") == "GOT-91"


@pytest.mark.parametrize(
    "lacking",
    [
        {"stock": "stone", "silver": 0},
        {"stock": "2 stone", "towers": []},
        {"stock": "2 stone", "churches": ["eke", "dede", "halla"]},
    ],
    ids=["stone", "tower", "token"],
)
def test_without_what_a_church_needs_it_is_not_offered(lacking: dict[str, Any]) -> None:
    """GOT-65, GOT-91, GOT-14: the one Silver that was taken is too little in the place of a Stone."""
    g = gotlandia({**HANSE, **lacking}, {})

    play(g, "play lubeck take")

    assert "church bal" not in words(g)


def test_a_church_can_be_decorated_with_what_can_be_paid() -> None:
    """GOT-92, GOT-191, GOT-192: 9 + 1 Silver pay for the four cheapest; the points come at the end."""
    g = gotlandia({**HANSE, "churches": ["dede"], "silver": 9}, {})

    play(g, "play lubeck take")
    assert offered(g, "decorate") == ["iron-clad-door", "gothic-portal", "baptismal-font", "wall-paintings"]
    assert said(g, "decorate sacrament-cabinet") == "You need 15 Silver for that (GOT-92)."
    assert said(g, "decorate wall-paintings") == "costs 10 Silver, worth 8 VP"
    play(g, "decorate wall-paintings")

    assert stock(g) == {}
    assert player(g)["decorations"] == ["wall-paintings"]
    assert points(g) == {"cards": 1, "decorations": 8}


@pytest.mark.parametrize("owner", [0, 1])
def test_a_decoration_exists_once(owner: int) -> None:
    """GOT-92, GOT-21: no matter who has it."""
    decorated = [{"decorations": ["gothic-portal"]} if seat == owner else {} for seat in range(2)]
    g = gotlandia({**HANSE, "churches": ["dede"], "silver": 9, **decorated[0]}, decorated[1])

    play(g, "play lubeck take")

    assert "decorate gothic-portal" not in words(g)
    assert said(g, "decorate gothic-portal") == "Gothic portal is already taken (GOT-92)."


def test_without_a_church_nothing_can_be_decorated() -> None:
    """GOT-92, GOT-65"""
    g = gotlandia({**HANSE, "silver": 50, "stock": "2 stone"}, {})

    play(g, "play lubeck take")

    assert offered(g, "decorate") == []
    assert said(g, "decorate iron-clad-door") == "You need a church before you can decorate it (GOT-92)."


def test_one_church_may_have_several_decorations() -> None:
    """GOT-R62, GOT-92: one in each action."""
    g = gotlandia(
        {
            "hand": ["lubeck", "linkoping", "hill"],
            "workers": 3,
            "churches": ["dede"],
            "silver": 9,
            "decorations": ["iron-clad-door"],
        },
        {},
    )

    play(g, "play lubeck take", "decorate gothic-portal", "play linkoping take", "decorate baptismal-font")

    assert player(g)["decorations"] == ["iron-clad-door", "gothic-portal", "baptismal-font"]


# --- GOT-R3 -----------------------------------------------------------------------------------------------------------


def test_building_and_decorating_follow_the_main_action() -> None:
    """GOT-R3: they are no main actions of Lübeck and Linköping; the Silver of the sale may pay."""
    g = gotlandia({**HANSE, "churches": ["dede"], "stock": "3 tar"}, {})

    assert [word for word in words(g) if "lubeck" in word] == ["play lubeck take", "play lubeck sell"]
    assert refused(g, "play lubeck build-church") == refused(g, "play lubeck decorate") == "GOT-R3"
    play(g, "play lubeck sell", "number 3", "decorate baptismal-font")

    assert stock(g) == {"silver": 3}


def test_with_the_switch_they_are_main_actions_and_nothing_follows() -> None:
    """GOT-R3: reading (a)."""
    turned = {"hanse_church_is_second_step": False}
    rich = {**HANSE, "churches": ["dede"], "stock": "2 stone", "silver": 6}
    g = gotlandia(rich, {}, variants=turned)

    assert [word.split()[2] for word in words(g) if "lubeck" in word] == ["take", "sell", "build-church", "decorate"]
    assert said(g, "play lubeck build-church") == "turns a tower into a church"
    church, decoration = g.copy(), g.copy()
    play(g, "play lubeck take")
    play(church, "play lubeck build-church", "pay")
    play(decoration, "play lubeck decorate", "decorate gothic-portal")

    assert words(g) == words(church) == words(decoration) == ["play hill produce"]
    assert settled(church)["bal"] == "church"
    assert stock(decoration) == {"stone": 2, "silver": 3}


def test_with_the_switch_they_need_a_target_and_the_cost() -> None:
    """GOT-R3, GOT-65"""
    turned = {"hanse_church_is_second_step": False}
    g = gotlandia({**HANSE, "towers": []}, {}, variants=turned)

    assert said(g, "play lubeck build-church") == "You need a tower in a district without a church (GOT-91)."
    assert said(g, "play lubeck decorate") == "You need a church before you can decorate it (GOT-92)."
    g = gotlandia({**HANSE, "churches": ["dede", "eke", "halla"]}, {}, variants=turned)
    assert said(g, "play lubeck build-church") == "You have no church left in reserve (GOT-14)."
    assert said(g, "play lubeck decorate") == "You can’t afford any of the decorations left (GOT-92)."
    g = gotlandia({**HANSE, "towers": ["bal", "faro"], "stock": "2 stone"}, {}, variants=turned)
    play(g, "play lubeck build-church")
    assert words(g) == ["church faro", "church bal"]
    assert refused(g, "church forsa") == "GOT-91"


def test_threat_stops_neither_a_placed_tower_nor_a_church() -> None:
    """GOT-57: Fårösund lies on a coast with a pirate and no ship."""
    sea: dict[str, Any] = {"pirates": ["northeast"]}
    tower = gotlandia({"hand": ["armoury"], "ships": []}, {}, variants={"advanced_crafts": True}, **sea)
    church = gotlandia({**HANSE, "towers": ["farosund"], "stock": "2 stone", "ships": []}, {}, **sea)
    assert "farosund" in threatened(tower)

    play(tower, "play armoury place-tower")
    play(church, "play lubeck take")

    assert "farosund" in offered(tower, "tower")
    assert offered(church, "church") == ["farosund"]


def test_silver_may_stand_for_one_resource_of_a_tower() -> None:
    """GOT-75, GOT-90"""
    g = gotlandia({"hand": ["home", "hill"], "stock": "wood, stone", "silver": 2}, {})

    play(g, "play home build-tower", "tower forsa")

    assert [word for word in words(g) if word.startswith("pay")] == ["pay", "pay-silver wood", "pay-silver stone"]
