"""Reasons: where the points come from that a move brings, as a network expects them; and gone with their cause."""

from collections.abc import Mapping

import numpy as np
import pytest

import skerry
from skerry.bots.advice import advise
from skerry.bots.network import POINTS, Network
from skerry.bots.reasons import reason
from skerry.kernel.driver import play_out
from skerry.kernel.observation import Field
from tests.bots.test_learned import BY_GAME, EVER, choices

RIGA = skerry.game("riga")
SOURCES = ["seals", "archives"]
BANK, INN = "visby-bank", "visby-inn"


def field(name: str) -> Field:
    assert RIGA.observation is not None
    return next(field for field in RIGA.observation.fields if field.name == name)


def number(building: str) -> int:
    return next(number for number, one in enumerate(RIGA.pack.data["building"]) if one["id"] == building)


def believing(expects: Mapping[int, tuple[int, float]]) -> Network:
    """A network that likes all moves alike and expects points: place in the observation → column, points for each."""
    assert RIGA.observation is not None
    size, columns = RIGA.observation.size, len(SOURCES) + 4
    first = np.zeros((len(expects), size), np.float32)
    points = np.zeros((columns, len(expects)), np.float32)
    for unit, (place, (column, worth)) in enumerate(expects.items()):
        first[unit, place] = RIGA.observation.most()[place]
        points[column, unit] = worth / POINTS
    shapes = {"policy": len(RIGA.alphabet), "wins": 4}
    weights = {
        "first.weight": first, "first.bias": np.zeros(len(expects), np.float32),
        "points.weight": points, "points.bias": np.zeros(columns, np.float32),
    }  # fmt: skip
    for name, rows in shapes.items():
        weights |= {
            f"{name}.weight": np.zeros((rows, len(expects)), np.float32), f"{name}.bias": np.zeros(rows, np.float32)
        }  # fmt: skip
    return Network(RIGA, weights, {"sources": SOURCES})


def told(network: Network, g: skerry.State, word: str) -> tuple[int, str, int] | None:
    found = reason(network, g, RIGA.move(word), seed=1)
    return None if found is None else (found.points, found.source, found.seat)


def table(*display: str) -> skerry.State:
    """Two rows of goods, two buildings; the seat to move may take one of these."""
    return RIGA.scenario({"players": [{"goods": "2 wine"}, {}], "rows": ["3 wine", "2 cloth"], "new": list(display)})


def test_a_reason_names_the_source_and_goes_with_its_cause() -> None:
    """Five points of seals for a bank in hand: told where a bank is taken, and not where it is no longer there."""
    bank = believing({field("held").start + number(BANK): (0, 5.0)})

    assert told(bank, table(BANK, INN), f"take-building {BANK}") == (5, "seals", -1)
    assert told(bank, table("visby-archive", INN), f"take-building {INN}") is None
    assert told(believing({}), table(BANK, INN), f"take-building {BANK}") is None


def test_the_source_that_gains_most_is_told() -> None:
    both = believing({field("held").start + number(BANK): (0, 2.0), field("held").start + number(INN): (1, 4.0)})

    assert told(both, table(BANK, INN), f"take-building {BANK}") == (2, "seals", -1)
    assert told(both, table(BANK, INN), f"take-building {INN}") == (4, "archives", -1)


def test_where_nothing_is_gained_the_reason_is_what_another_seat_loses() -> None:
    """The other makes three points less when the bank is in this hand."""
    taken_away = believing({field("held").start + number(BANK): (len(SOURCES) + 1, -3.0)})

    assert told(taken_away, table(BANK, INN), f"take-building {BANK}") == (3, "", 1)


@BY_GAME
def test_the_best_tip_has_a_reason_in_the_words_of_the_game_or_none(game: skerry.Game) -> None:
    for number, g in enumerate(choices(game, game.seats.stop - 1, every=29)):
        why = advise(g, g.to_move, number, descents=8, until=EVER).why
        if why is not None:
            assert why.points >= 1
            assert bool(why.source) == (why.seat == -1)
            assert why.seat != g.to_move


@pytest.mark.parametrize("lang", ["en", "de"])
@BY_GAME
def test_every_source_has_a_name(game: skerry.Game, lang: str) -> None:
    g = game.start(2)
    play_out(g, skerry.Rng(1))

    assert all(game.source(source, lang) for source in g.outcome()["points"][0])
