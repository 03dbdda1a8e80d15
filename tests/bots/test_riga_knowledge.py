"""What the greedy bot knows of Riga: positions in which one move is plainly right."""

import pytest

import skerry
from skerry import bots
from skerry.games.riga.state import Riga
from skerry.kernel.testing import play
from tests.riga.table import riga

LAST_TURN = {"year": 8, "season": "autumn", "start_player": 0}


def greedy(g: Riga) -> str:
    return bots.ask(bots.bot("greedy", seed=1), g, skerry.Rng(1)).word


def worth(g: Riga, seat: int = 0) -> float:
    return g.game.knowledge.evaluate(g, seat)


def test_in_the_last_turn_it_takes_the_building_it_can_pay() -> None:
    g = riga({"goods": "2 wine"}, rows=["3 cloth"], new=["visby-bank", "visby-fortress"], **LAST_TURN)

    assert greedy(g) == "take-building visby-bank"


def test_in_the_last_turn_it_takes_no_building_it_cannot_pay() -> None:
    """RIG-81: it would cost 2 points."""
    g = riga({"goods": "wine"}, rows=["grain"], new=["visby-bank"], **LAST_TURN)

    assert greedy(g) == "take-row 1"


def test_in_the_last_turn_it_takes_the_row_that_pays_for_the_building_in_hand() -> None:
    g = riga({"buildings": ["visby-bank"]}, rows=["2 cloth, grain", "2 wine"], new=["visby-lodge"], **LAST_TURN)

    assert greedy(g) == "take-row 2"


def test_it_pays_where_nothing_is_lost() -> None:
    """RIG-39: the Inn of Tallinn costs 8; two grain pay it exactly, two cloth would pay 10."""
    g = riga({"goods": "2 cloth, 2 grain", "buildings": ["tallinn-inn"]}, phase="build")

    play(g, "build tallinn-inn")

    assert greedy(g) == "pay grain"


def test_it_pays_together_what_it_could_not_pay_one_by_one() -> None:
    """RIG-41: Archive and Treasury of Visby for 16 ducats, which four glass pay only in one payment."""
    g = riga({"goods": "4 glass", "buildings": ["visby-archive", "visby-treasury"]}, phase="build", **LAST_TURN)

    g.play(g.game.move(greedy(g)))

    assert greedy(g).startswith("add ")


def test_in_the_last_winter_it_discards_buildings() -> None:
    """RIG-81, RIG-R20: what leaves the hand costs nothing."""
    g = riga({"goods": "6 grain", "buildings": ["visby-inn"]}, year=8, season="winter")

    assert greedy(g) == "discard-building visby-inn"


def test_the_school_shows_what_the_archives_lack() -> None:
    """RIG-76, RIG-62: two knights are there, a merchant makes a set."""
    g = riga(
        {"goods": "3 cloth", "built": ["visby-fortress", "visby-archive"]},
        phase="build",
        variants={"riga_buildings": True},
    )

    play(g, "build riga-school", "pay cloth", "pay cloth", "pay cloth")

    assert greedy(g) == "school merchant"


def test_after_the_end_the_worth_is_the_score_but_for_ties() -> None:
    """RIG-80 to RIG-84: the money value counts for less than a point."""
    g = riga(
        {"goods": "cloth", "buildings": ["visby-inn"], "built": ["visby-lodge", "visby-bank"]}, year=8, season="winter"
    )
    assert g.to_move == skerry.OVER

    assert worth(g) == pytest.approx(g.scores()[0], abs=0.5)
    assert worth(g) > g.scores()[0]


def test_more_of_anything_good_is_worth_more() -> None:
    bare = worth(riga({"goods": "wine"}, rows=["3 grain"]))

    assert worth(riga({"goods": "2 wine"}, rows=["3 grain"])) > bare
    assert worth(riga({"goods": "wine", "buildings": ["visby-market-hall"]}, rows=["3 grain"])) > bare
    for building in riga().components.buildings[: riga().components.deck]:
        assert worth(riga({"goods": "wine", "built": [building]}, rows=["3 grain"])) > bare, building


def test_a_building_that_cannot_be_paid_in_time_is_worth_less_than_none() -> None:
    """RIG-81: the turn after the last one never comes."""
    without = riga({"goods": "wine"}, phase="build", **LAST_TURN)
    with_building = riga({"goods": "wine", "buildings": ["visby-bank"]}, phase="build", **LAST_TURN)

    assert worth(with_building) == pytest.approx(worth(without) - 2, abs=0.5)
