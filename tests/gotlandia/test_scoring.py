"""Scoring: buildings and Settings at the end of each century, everything else at the end, ties."""

from typing import Any

import pytest

from skerry.games.gotlandia.state import Gotlandia
from skerry.kernel.testing import told
from tests.gotlandia.table import gotlandia, player, points

LAST: dict[str, Any] = {"phase": "hands", "century": "1300s", "number": 3}
"""The last generation is over: the century is scored, and the game ends."""


def scored(*players: dict[str, Any], **scenario: Any) -> Gotlandia:
    """The end of the 1100s, with nothing on the map but what is named."""
    bare = [{"farmsteads": [], "towers": [], "churches": []} | one for one in players]
    return gotlandia(*bare, phase="hands", number=4, **({"neutral": []} | scenario))


def leading(g: Gotlandia, setting: str) -> tuple[list[int], int]:
    """Who leads a Setting, and for how much."""
    found = next(one for one in g.view(None)["settings"] if one["id"] == setting)
    return found["leaders"], found["vp"]


# --- the end of a century ---------------------------------------------------------------------------------------------


def test_towers_score_one_and_churches_three() -> None:
    """GOT-181: of everybody, wherever they stand."""
    g = scored({"towers": ["bal", "halla"], "churches": ["dede"]}, {"churches": ["eke", "endre"]})

    assert [player(g, seat)["points"]["buildings"] for seat in (0, 1)] == [5, 6]


def test_who_has_most_influence_in_a_setting_scores_five() -> None:
    """GOT-182, GOT-183: in each of the six Settings."""
    g = scored({"farmsteads": ["bal", "faro", "halla"]}, {"farmsteads": ["forsa", "eke"]})
    g.journal = []

    assert [player(g, seat)["points"]["settings"] for seat in (0, 1)] == [10, 5]
    assert player(g)["vp"] == 10


def test_players_who_tie_get_two_each() -> None:
    """GOT-182"""
    g = scored({"farmsteads": ["bal"]}, {"farmsteads": ["faro"]}, {"farmsteads": ["forsa"]})

    assert leading(g, "rute") == ([0, 1, 2], 2)
    assert [player(g, seat)["points"]["settings"] for seat in (0, 1, 2)] == [2, 2, 2]


@pytest.mark.parametrize(
    ("more", "less"),
    [
        ({"churches": ["bal"]}, {"towers": ["faro", "forsa"], "farmsteads": ["farosund"]}),
        ({"towers": ["bal"]}, {"farmsteads": ["faro", "forsa", "farosund"]}),
        ({"towers": ["bal"], "farmsteads": ["faro"]}, {"towers": ["forsa"]}),
        ({"churches": ["bal"], "towers": ["faro"]}, {"churches": ["forsa"], "farmsteads": ["farosund", "bal"]}),
    ],
)
def test_churches_come_first_then_towers_then_farmsteads(more: dict[str, Any], less: dict[str, Any]) -> None:
    """GOT-183"""
    assert leading(scored(more, less), "rute") == ([0], 5)
    assert leading(scored(less, more), "rute") == ([1], 5)


def test_neutral_farmsteads_take_part_like_a_player() -> None:
    """W10, GOT-184, GOT-R57: a tower beats them, two farmsteads are level, one is below."""
    neutral = {"neutral": ["ostergarn", "lina"]}
    tower = scored({"towers": ["halla"]}, {"farmsteads": ["ostergarn", "lina"]}, **neutral)
    level = scored({}, {"farmsteads": ["ostergarn", "lina"]}, **neutral)
    below = scored({}, {"farmsteads": ["lina"]}, **neutral)
    above = scored({}, {"farmsteads": ["ostergarn", "lina", "halla"]}, **neutral)

    assert leading(tower, "kraklinge") == ([0], 5)
    assert leading(level, "kraklinge") == ([1], 2)
    assert leading(below, "kraklinge") == ([], 0)
    assert leading(above, "kraklinge") == ([1], 5)


def test_several_players_level_with_the_neutral_farmsteads_get_two_each() -> None:
    """GOT-184, GOT-182"""
    both = {"farmsteads": ["ostergarn", "lina"]}
    g = scored(both, both, neutral=["ostergarn", "lina"])

    assert leading(g, "kraklinge") == ([0, 1], 2)


def test_with_the_switch_neutral_farmsteads_are_only_a_threshold() -> None:
    """GOT-R57: level gives five; a tie between players still gives two."""
    turned = {"neutral": ["ostergarn", "lina"], "variants": {"neutral_tie_vp": 5}}
    both = {"farmsteads": ["ostergarn", "lina"]}

    assert leading(scored({}, both, **turned), "kraklinge") == ([1], 5)
    assert leading(scored(both, both, **turned), "kraklinge") == ([0, 1], 2)


def test_without_a_settlement_a_setting_is_never_scored() -> None:
    """GOT-185: nobody and no neutral farmstead in Burs."""
    assert leading(scored({"farmsteads": ["bal"]}, {}), "burs") == ([], 0)


def test_each_century_adds_to_the_track() -> None:
    """GOT-35, GOT-181, GOT-182: points have no upper limit."""
    g = scored({"farmsteads": ["bal"], "building_points": 90, "setting_points": 30}, {"farmsteads": ["eke"]})

    assert player(g)["vp"] == 125


# --- the end of the game ----------------------------------------------------------------------------------------------


def test_the_final_scoring_in_numbers() -> None:
    """W12, GOT-186, GOT-187, GOT-188, GOT-189, GOT-190, GOT-191, GOT-R54, GOT-R55: 27 on top of the centuries."""
    g = gotlandia(
        {
            "sunk": 5,
            "buried_silver": 7,
            "silver": 13,
            "stock": "5 wood, 3 tar",
            "discard": ["brewery", "lubeck"],
            "buried": ["treasury"],
            "farmsteads": [],
            "churches": ["dede", "bal"],
            "decorations": ["baptismal-font"],
        },
        {},
        neutral=[],
        **LAST,
    )
    outcome = g.view(None)["outcome"]["points"][0]

    assert outcome == {
        "buildings": 6,
        "settings": 10,
        "pirates": 5,
        "buried": 7,
        "storage": 2,
        "cards": 2 + 3 + 2,
        "decorations": 6,
        "total": 16 + 27,
    }


@pytest.mark.parametrize(("silver", "wood", "vp"), [(9, 0, 0), (5, 5, 1), (0, 10, 1), (19, 0, 1), (19, 1, 2)])
def test_storage_counts_by_full_tens(silver: int, wood: int, vp: int) -> None:
    """GOT-189, GOT-R54, GOT-12: Silver and resources together; buried Silver is not part of it."""
    g = gotlandia({"hand": ["hill"], "silver": silver, "stock": f"{wood} wood", "buried_silver": 5}, {})

    assert points(g).get("storage", 0) == vp


def test_cards_count_wherever_they_are_each_copy_by_itself() -> None:
    """GOT-190, GOT-R53: deck, hand, played, discarded and buried."""
    deck = [
        "setting-rute",
        "forest",
        "forest",
        "pasture",
        "field",
        "hill",
        "home",
        "wisby",
        "baltic-sea",
        "baltic-sea",
        "gotland",
        "roma",
    ]
    g = gotlandia(
        {
            "hand": ["gotland", "quarry"],
            "deck": [*deck, "tar-pit", "tar-pit"],
            "played": ["stud"],
            "buried": ["fishing-hut"],
            "farmsteads": ["bal", "endre", "lina"],
        },
        {},
    )

    assert points(g)["cards"] == 1 + 2 + 1 + 3


def test_ships_on_the_map_count_for_cards() -> None:
    """GOT-R56, GOT-126: all of them, beside pirates too."""
    g = gotlandia({"hand": ["skanor"], "ships": ["west", "west", "east"]}, {}, pirates=["west"])

    assert points(g)["cards"] == 3


# --- who has won ------------------------------------------------------------------------------------------------------


def finished(*players: dict[str, Any]) -> Gotlandia:
    """The end of a game in which these players have what is named and nothing else."""
    bare = [{"farmsteads": [], "towers": [], "churches": []} | one for one in players]
    return gotlandia(*bare, neutral=[], **LAST)


def test_most_points_win() -> None:
    """GOT-193"""
    g = finished({"sunk": 2}, {"sunk": 3})

    assert g.winners() == [1]
    assert g.scores() == [2, 3]
    assert g.view(None)["outcome"]["ranks"] == [2, 1]
    assert not g.view(None)["outcome"]["tie_break"]


def test_tied_players_compare_their_dearest_decoration() -> None:
    """GOT-193: 6 VP each; the Baptismal font is dearer than two cheap ones."""
    g = finished({"decorations": ["iron-clad-door", "gothic-portal"]}, {"decorations": ["baptismal-font"]})

    assert g.scores() == [6, 6]
    assert g.winners() == [1]
    outcome = g.view(None)["outcome"]
    assert (outcome["tie_break"], outcome["dearest_decoration"], outcome["ranks"]) == (True, [3, 6], [2, 1])


def test_a_player_with_a_decoration_beats_one_without() -> None:
    """GOT-193"""
    assert finished({"sunk": 2}, {"decorations": ["iron-clad-door"]}).winners() == [1]


def test_without_decorations_tied_players_share_the_victory() -> None:
    """GOT-193, GOT-R58"""
    g = finished({"sunk": 2}, {"sunk": 2}, {"sunk": 1})

    assert g.winners() == [0, 1]
    assert g.view(None)["outcome"]["ranks"] == [1, 1, 3]
    assert g.view(None)["outcome"]["dearest_decoration"] == [0, 0, 0]


def test_before_the_end_nobody_has_won() -> None:
    g = gotlandia({"hand": ["hill"], "sunk": 3}, {})

    assert g.winners() == []
    assert g.scores() == [3, 0]


def test_the_log_tells_the_scoring() -> None:
    """GOT-181, GOT-182"""
    g = gotlandia(
        {"hand": ["home"], "silver": 1, "farmsteads": [], "towers": ["bal", "faro"]},
        {"farmsteads": []},
        phase="hands",
        number=4,
        neutral=[],
    )
    g.journal = []

    g.play(g.game.move("show home"))
    g.play(g.game.move("done"))

    assert told(g)[-3:] == [
        "End of the 1100s: seat 0 scores 2 VP for towers and churches.",
        "End of the 1100s: seat 1 scores 0 VP for towers and churches.",
        "seat 0 scores 5 VP for Rute.",
    ]


@pytest.mark.parametrize(("century", "last"), [("1100s", 4), ("1200s", 4), ("1300s", 3)])
def test_every_century_is_scored_after_its_last_generation(century: str, last: int) -> None:
    """GOT-180, GOT-181, GOT-182: and not before."""
    settled: dict[str, Any] = {"farmsteads": [], "towers": ["bal"]}
    before = gotlandia(settled, {"farmsteads": []}, phase="hands", neutral=[], century=century, number=last - 1)
    after = gotlandia(settled, {"farmsteads": []}, phase="hands", neutral=[], century=century, number=last)

    assert (player(before)["points"]["buildings"], player(before)["points"]["settings"]) == (0, 0)
    assert (player(after)["points"]["buildings"], player(after)["points"]["settings"]) == (1, 5)
