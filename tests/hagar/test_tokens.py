"""Placing a token (HAG-26 to HAG-32)."""

import pytest

from skerry.kernel.testing import play, refused, said, told, words
from tests.hagar.table import designed, hagar, landscape

HAGARS = [f"place hagar {corner}" for corner in ("nw", "ne", "sw", "se")]
GOLD = [f"place gold {corner}" for corner in ("nw", "ne", "sw", "se")]
ONE = ["coaster-01 0 0 0"]
TWO = ["coaster-01 0 0 0", "coaster-03 1 0 180"]


def test_a_token_must_be_put_on_the_coaster_just_laid() -> None:
    """HAG-26: as long as one is left there is no way around it."""
    g = hagar(map=ONE, fresh="coaster-01")

    assert words(g) == HAGARS + GOLD
    assert refused(g, "pass") == "HAG-26"


def test_hagar_or_gold_on_any_of_the_four_fields() -> None:
    """HAG-27."""
    g = hagar(map=ONE, fresh="coaster-01")
    g.journal = []

    play(g, "place gold se")

    (token,) = g.view(None)["tokens"]
    assert (token["token"], token["seat"], token["field"]) == ("gold", None, [1, 1])
    assert g.view(None)["players"][0]["gold_left"] == 0
    assert g.view(None)["players"][0]["hagars_left"] == 4
    assert told(g)[0] == "seat 0 puts gold on the south-east field of Coaster 1 (forest)."


@pytest.mark.parametrize(("token", "name", "seat"), [("hagar", "a Hägar", 0), ("gold", "gold", None)])
@pytest.mark.parametrize(
    ("corner", "field", "kind", "said_before"),
    [
        ("nw", [0, 0], "land", "2 fields of land, 1 shield"),
        ("ne", [1, 0], "land", "2 fields of land, 1 shield"),
        ("sw", [0, 1], "water", "1 field of water"),
        ("se", [1, 1], "forest", "1 field of forest, 1 shield"),
    ],
)
def test_each_word_puts_its_token_on_its_field(
    token: str, name: str, seat: int | None, corner: str, field: list[int], kind: str, said_before: str
) -> None:
    """HAG-27, HAG-07."""
    g = hagar(map=ONE, fresh="coaster-01")
    g.journal = []
    assert said(g, f"place {token} {corner}") == said_before

    play(g, f"place {token} {corner}")

    (placed,) = g.view(None)["tokens"]
    assert (placed["token"], placed["seat"], placed["field"]) == (token, seat, field)
    assert told(g)[0].startswith(f"seat 0 puts {name} on the ")
    assert told(g)[0].endswith(f" field of Coaster 1 ({kind}).")


def test_who_has_placed_the_gold_has_only_hagars() -> None:
    """HAG-27."""
    g = hagar({"gold": ["coaster-03 nw"]}, map=TWO, fresh="coaster-01", turn=0)

    assert words(g) == HAGARS
    assert refused(g, "place gold nw") == "HAG-27"
    assert said(g, "place gold nw") == "You have no gold left. Put down a Hägar instead (HAG-27)."


def test_the_gold_may_be_kept_for_last_but_then_it_must_be_placed() -> None:
    """HAG-27, HAG-R22, HAG-26."""
    own = [f"coaster-03 {corner}" for corner in ("nw", "ne", "sw", "se")]
    g = hagar({"hagars": own}, map=TWO, fresh="coaster-01", turn=0)

    assert words(g) == GOLD
    assert refused(g, "place hagar nw") == "HAG-27"


def test_tokens_go_on_the_new_coaster_only() -> None:
    """HAG-28: the words name a field of the coaster just laid and no other."""
    g = hagar(map=TWO, fresh="coaster-03")

    play(g, "place hagar nw")

    assert g.view(None)["tokens"][0]["coaster"] == "coaster-03"
    assert g.view(None)["tokens"][0]["field"] == [2, 0]


def test_a_field_holds_one_token() -> None:
    """HAG-29: a coaster just laid is empty, so that can always be kept; in the final round it is asked for."""
    g = hagar(map=ONE, fresh="coaster-01")
    play(g, "place hagar nw")

    fields = [tuple(one["field"]) for one in g.view(None)["tokens"]]
    assert len(fields) == len(set(fields)) == 1


def test_tokens_may_stand_on_water() -> None:
    """HAG-30: water is a landscape like the others, with gold, shields and conquest."""
    game = designed(c10={"fields": "WWFL", "shields": ["nw ne"], "gold": ["nw sw"]})
    g = hagar(map=["coaster-10 0 0 0"], fresh="coaster-10", game=game)

    play(g, "place hagar nw")

    assert g.view(None)["players"][0]["points"] == 2 + 1


def test_who_has_no_token_left_only_lays() -> None:
    """HAG-31: the next player's turn begins straight after laying."""
    own = [f"coaster-01 {corner}" for corner in ("nw", "ne", "sw", "se")]
    g = hagar({"hagars": own, "gold": ["coaster-03 nw"]}, map=TWO, drawn="coaster-04", turn=0)

    play(g, "lay 0 -1")
    play(g, words(g)[0])

    assert (g.view(None)["turn"], g.view(None)["phase"]) == (1, "draw")


def test_gold_on_the_table_belongs_to_the_landscape_of_its_field_and_to_nobody() -> None:
    """HAG-32, HAG-R10: it pays the one with a Hägar there, not the one who placed it; neighbours get nothing."""
    g = hagar({"gold": ["coaster-01 nw"]}, {"hagars": ["coaster-01 ne"]}, map=ONE, turn=1)

    assert landscape(g, 0, 0)["gold"] == 1
    assert landscape(g, 0, 1)["gold"] == landscape(g, 1, 1)["gold"] == 0
    assert [player["gold"] for player in g.view(None)["players"]] == [0, 1]
    assert g.view(None)["tokens"][0]["seat"] is None


def test_what_a_field_belongs_to_is_said_before_a_token_is_placed() -> None:
    """HAG-27."""
    g = hagar(map=TWO, fresh="coaster-03")

    assert said(g, "place hagar nw") == "3 fields of land, 2 shields"
    assert said(g, "place gold se") == "3 fields of forest, 1 shield"
