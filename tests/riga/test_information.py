"""Who sees what: a test for each row of the table in section 5 of the ledger."""

from typing import Any

import pytest

import skerry
from skerry.games.riga.state import Riga
from skerry.kernel.testing import play, words
from tests.riga.table import RIGA, other_buildings, riga
from tests.riga.witness import Witness

EVERYBODY = [0, 1, None]
OTHERS = [1, None]
RIGA_BUILDINGS = {"riga_buildings": True}


def seen(g: Riga, *keys: str) -> dict[str, Any]:
    """What a view says under these keys, which must be the same for everybody."""
    views = [{key: g.view(seat)[key] for key in keys} for seat in EVERYBODY]
    assert views[0] == views[1] == views[2]
    return views[0]


def seen_of(g: Riga, player: int, *keys: str) -> dict[str, Any]:
    """What a view says of a player under these keys, which must be the same for everybody."""
    views = [{key: g.view(seat)["players"][player][key] for key in keys} for seat in EVERYBODY]
    assert views[0] == views[1] == views[2]
    return views[0]


# --- open to everyone -------------------------------------------------------------------------------------------------


def test_everyone_sees_the_calendar_and_the_order_of_turns() -> None:
    """RIG-13, RIG-27: year, season, whose turn it is, the start player, the turns to come."""
    g = riga(year=3, season="summer", start_player=1, rows=["3 wine"])

    assert seen(g, "year", "season", "turn", "start_player", "order") == {
        "year": 3,
        "season": "summer",
        "turn": 1,
        "start_player": 1,
        "order": [["summer", 0], ["autumn", 0], ["autumn", 1]],
    }


def test_everyone_sees_the_display() -> None:
    """RIG-11, RIG-32: goods rows, new buildings and old ones."""
    g = riga(rows=["3 wine", "cloth, glass"], new=["visby-inn"], old=["visby-bank"])

    assert seen(g, "rows", "new", "old") == {
        "rows": [["wine", "wine", "wine"], ["cloth", "glass"]],
        "new": ["visby-inn"],
        "old": ["visby-bank"],
    }


def test_everyone_sees_the_tableaux_with_their_marks() -> None:
    """RIG-38, RIG-57: used and fresh marks, the side of the School, the state of the Exchange Office."""
    built = ["visby-crane used", "riga-school merchant", "riga-exchange-office charged", "visby-inn fresh"]
    g = riga({"built": built}, variants=RIGA_BUILDINGS)

    assert seen_of(g, 0, "built")["built"] == [
        {"id": "visby-crane", "used": True, "fresh": False},
        {"id": "riga-school", "used": False, "fresh": False, "side": "merchant"},
        {"id": "riga-exchange-office", "used": False, "fresh": False, "ducats": 8},
        {"id": "visby-inn", "used": False, "fresh": True},
    ]


def test_everyone_sees_which_riga_buildings_are_unbuilt() -> None:
    """RIG-R39: all sets are equal, so the face-down cards hide nothing."""
    g = riga({"built": ["riga-storehouse"]}, variants=RIGA_BUILDINGS)

    everything = ["riga-monastery", "riga-school", "riga-storehouse", "riga-exchange-office"]
    assert seen_of(g, 0, "riga_unbuilt")["riga_unbuilt"] == [b for b in everything if b != "riga-storehouse"]
    assert seen_of(g, 1, "riga_unbuilt")["riga_unbuilt"] == everything


def test_everyone_sees_how_many_goods_and_how_many_buildings_are_in_a_hand() -> None:
    """RIG-R26: separately, since the backs of the two decks differ."""
    g = riga({"goods": "2 wine, grain", "buildings": ["visby-inn", "visby-bank"]})

    assert seen_of(g, 0, "goods_count", "buildings_count") == {"goods_count": 3, "buildings_count": 2}


def test_everyone_sees_a_building_from_the_moment_it_is_chosen_to_be_built() -> None:
    """RIG-38, RIG-41: in `build` and in `add`, before anything is paid."""
    g = riga({"goods": "4 wine", "buildings": ["visby-archive", "visby-treasury"]}, phase="build")

    play(g, "build visby-archive")
    assert seen(g, "batch", "owed") == {"batch": ["visby-archive"], "owed": 10}
    assert seen_of(g, 0, "buildings_count") == {"buildings_count": 1}
    play(g, "add visby-treasury")

    assert seen(g, "batch", "owed") == {"batch": ["visby-archive", "visby-treasury"], "owed": 16}
    assert seen_of(g, 0, "buildings_count") == {"buildings_count": 0}


@pytest.mark.parametrize(
    ("start", "moves", "discarded"),
    [
        ({"season": "set-up"}, ["provisional-start 0", "draw cloth", "draw glass"], {}),
        ({"rows": ["3 wine"]}, ["take-row 1"], {}),
        ({"new": ["visby-inn"]}, ["take-building visby-inn"], {}),
        (
            {"phase": "build", "players": [{"goods": "2 cloth", "buildings": ["danzig-bank"]}]},
            ["build danzig-bank", "pay cloth", "pay cloth"],
            {"cloth": 2},
        ),
        ({"season": "winter", "players": [{"goods": "8 grain"}]}, ["discard grain", "discard grain"], {"grain": 2}),
        (
            {
                "phase": "end",
                "players": [{"goods": "2 wine", "built": ["riga-exchange-office"]}],
                "variants": RIGA_BUILDINGS,
            },
            ["charge wine", "charge wine"],
            {"wine": 2},
        ),
    ],
    ids=["turned up in set-up", "row taken", "building taken", "goods paid", "goods discarded", "goods charged"],
)
def test_everyone_sees_open_cards_at_the_moment_they_move(
    start: dict[str, Any], moves: list[str], discarded: dict[str, int]
) -> None:
    """RIG-06, RIG-32, RIG-38, RIG-51, RIG-78: word for word, and face up on the discard pile."""
    witnesses = [Witness(seat, start, moves) for seat in EVERYBODY]

    for witness in witnesses:
        assert witness.words == moves
        assert {good: n for good, n in witness.view["goods_discard"].items() if n} == discarded
    assert witnesses[0].log == witnesses[1].log == witnesses[2].log


def test_everyone_knows_which_old_buildings_were_removed_in_spring() -> None:
    """RIG-22, RIG-R27: they were open; now they lie face down, and nobody thinks they could be drawn."""
    g = riga(season="autumn", rows=["5 grain"], old=["visby-inn", "visby-bank"], start_player=0)
    g.journal = []

    play(g, "take-row 1", "end", *["draw cloth", "draw glass"] * 4)

    removed = [event for event in g.journal if event.kind == "building-removed"]
    assert [(e.values["building"], e.audience) for e in removed] == [("visby-inn", -1), ("visby-bank", -1)]
    assert seen(g, "building_discard", "new", "old") == {"building_discard": 2, "new": [], "old": []}
    play(g, "draw-building danzig-inn")
    for seat in (0, 1):
        assert could_come(g, seat) == set(other_buildings("visby-inn", "visby-bank", "danzig-inn"))


def could_come(g: Riga, seat: int) -> set[str]:
    """The buildings that could be turned up next, as far as this seat knows."""
    found = set()
    for seed in range(60):
        dealt = g.resample(seat, skerry.Rng(seed))
        assert dealt.view(seat) == g.view(seat)
        found |= {move.word.removeprefix("draw-building ") for move in dealt.moves()}
    return found


def test_everyone_sees_what_lies_on_the_goods_discard_pile() -> None:
    """RIG-R27, RIG-38: contents included."""
    g = riga(goods_discard="cloth, 3 grain")

    assert seen(g, "goods_discard") == {"goods_discard": {"cloth": 1, "glass": 0, "wine": 0, "grain": 3}}


def test_everyone_sees_how_many_buildings_are_on_the_discard_pile_and_nobody_which() -> None:
    """RIG-R27, RIG-22: face down."""
    g = riga(building_discard=["visby-inn", "visby-bank"])
    h = riga(building_discard=["danzig-inn", "danzig-lodge"])

    assert seen(g, "building_discard") == {"building_discard": 2}
    assert [g.view(seat) for seat in EVERYBODY] == [h.view(seat) for seat in EVERYBODY]


def test_everyone_sees_how_many_cards_are_in_the_draw_piles_and_nobody_which() -> None:
    """RIG-04: other cards in the piles, and in the hand of seat 0, show nowhere else."""
    g = riga({"secret_goods": "2 cloth", "buildings": ["visby-inn"]}, seats=2)
    h = riga({"secret_goods": "cloth, grain", "buildings": ["danzig-inn"]}, seats=2)

    assert seen(g, "goods_pile", "building_pile") == {"goods_pile": 42, "building_pile": 47}
    assert [g.view(seat) for seat in OTHERS] == [h.view(seat) for seat in OTHERS]
    own = [{k: v for k, v in position.view(0).items() if k != "players"} for position in (g, h)]
    assert own[0] == own[1]


def test_everyone_sees_the_running_points() -> None:
    """RIG-80, RIG-81: seals, less 2 for each of the buildings in hand, whose number is open."""
    g = riga({"built": ["visby-inn", "visby-bank"], "buildings": ["visby-lodge"]})

    assert seen_of(g, 0, "points") == {"points": 5 + 4 - 2}


def test_at_the_end_hands_are_revealed() -> None:
    """RIG-81, RIG-84: for scoring and tie-break; not before."""
    hands = {"goods": "2 wine, grain", "buildings": ["visby-inn"]}, {"goods": "cloth"}
    running, over = riga(*hands, year=8, season="autumn"), riga(*hands, year=8, season="winter")

    assert "goods" not in running.view(1)["players"][0]
    assert over.to_move == skerry.OVER
    assert seen_of(over, 0, "goods", "buildings") == {
        "goods": {"cloth": 0, "glass": 0, "wine": 2, "grain": 1},
        "buildings": ["visby-inn"],
    }
    assert seen_of(over, 1, "goods")["goods"]["cloth"] == 1


# --- for the owner only -----------------------------------------------------------------------------------------------


def test_only_the_owner_sees_what_is_in_a_hand() -> None:
    """RIG-R26: the others and spectators see the same whatever it is."""
    g = riga({"goods": "2 wine, grain", "buildings": ["visby-inn"]}, rows=["5 grain"])
    h = riga({"goods": "cloth, 2 glass", "buildings": ["danzig-lodge"]}, rows=["5 grain"])

    for seat in OTHERS:
        assert g.view(seat) == h.view(seat)
        assert g.prompt(seat).data() == h.prompt(seat).data()
        assert not {"goods", "buildings", "power", "prices"} & set(g.view(seat)["players"][0])
    own = g.view(0)["players"][0]
    assert own["goods"] == {"cloth": 0, "glass": 0, "wine": 2, "grain": 1}
    assert own["buildings"] == ["visby-inn"]


def test_only_the_owner_sees_the_two_buildings_drawn_in_set_up_and_which_was_kept() -> None:
    """RIG-10: two cards were drawn and one of them kept, that is all the others see."""
    start = {"season": "set-up", "step": "start-buildings"}
    inn = ["draw-building visby-inn", "draw-building visby-bank", "keep-building visby-inn"]
    lodge = ["draw-building danzig-lodge", "draw-building tallinn-crane", "keep-building tallinn-crane"]

    for seat in OTHERS:
        assert Witness(seat, start, inn) == Witness(seat, start, lodge)
        assert Witness(seat, start, inn).words == ["?", "?", "?"]
    assert Witness(0, start, inn).words == inn
    assert Witness(0, start, inn).view["players"][0]["buildings"] == ["visby-inn"]
    assert "kept-building" in [event["kind"] for event in Witness(0, start, inn).log]


def test_the_owner_remembers_the_building_kept_and_the_one_put_away_in_set_up() -> None:
    """RIG-10, RIG-R27: neither can be drawn now; to the others both could be anything."""
    g = riga(season="set-up", step="start-buildings")

    play(g, "draw-building visby-inn", "draw-building visby-bank", "keep-building visby-inn")

    assert could_come(g, 0) == set(other_buildings("visby-inn", "visby-bank"))
    assert could_come(g, 1) == set(other_buildings())


def test_while_the_owner_chooses_the_others_see_only_how_many_cards_were_drawn() -> None:
    """RIG-10, RIG-R43: the question names the cards to the one who is asked."""
    start = {"season": "set-up", "step": "start-buildings"}
    drawn = ["draw-building visby-inn", "draw-building visby-bank"]

    owner, other = Witness(0, start, drawn), Witness(1, start, drawn)

    assert owner.view["players"][0]["looking"] == ["visby-inn", "visby-bank"]
    assert owner.pictures[-1][1]["values"] == {"buildings": ["visby-inn", "visby-bank"]}
    assert other.view["players"][0]["looking_count"] == 2
    assert "visby-" not in str(other.pictures)


YARD = {"players": [{"built": ["visby-builders-yard"]}], "phase": "build"}


def yard(city: str, *kept: str) -> list[str]:
    drawn = [f"draw-building {city}-{kind}" for kind in ("archive", "bank", "crane", "fortress", "inn")]
    return ["use builders-yard", *drawn, *kept]


def test_only_the_owner_sees_the_buildings_of_a_builders_yard_and_which_one_was_kept() -> None:
    """RIG-64: other cards, another one kept, the same to all others."""
    visby, danzig = yard("visby", "keep-building visby-inn"), yard("danzig", "keep-building danzig-bank")

    for seat in OTHERS:
        assert Witness(seat, YARD, visby) == Witness(seat, YARD, danzig)
        assert Witness(seat, YARD, visby).words == ["use builders-yard"] + ["?"] * 6
    assert Witness(0, YARD, visby).words == visby


def test_that_none_was_kept_is_visible_from_the_hand() -> None:
    """RIG-64: the word is hidden, the number of buildings in hand is not."""
    one, none = yard("visby", "keep-building visby-inn"), yard("visby", "keep-none")

    for seat in OTHERS:
        assert Witness(seat, YARD, one).words == Witness(seat, YARD, none).words
        assert Witness(seat, YARD, one).view["players"][0]["buildings_count"] == 1
        assert Witness(seat, YARD, none).view["players"][0]["buildings_count"] == 0


def test_only_the_owner_sees_the_good_kept_with_a_treasury_and_everyone_the_rejected_ones() -> None:
    """RIG-72: cloth or glass was kept, wine and grain lie open."""
    start = {"players": [{"built": ["visby-treasury"]}], "phase": "build"}
    cloth = ["use treasury", "draw cloth", "draw wine", "draw grain", "keep cloth"]
    glass = ["use treasury", "draw wine", "draw grain", "draw glass", "keep glass"]

    for seat in OTHERS:
        assert Witness(seat, start, cloth) == Witness(seat, start, glass)
        assert Witness(seat, start, cloth).words == ["use treasury", "?", "?", "?", "?"]
        assert Witness(seat, start, cloth).view["goods_discard"] == {"cloth": 0, "glass": 0, "wine": 1, "grain": 1}
    assert Witness(0, start, cloth).words == cloth
    assert Witness(0, start, cloth).view["players"][0]["goods"]["cloth"] == 1


def test_only_the_owner_sees_which_building_they_discard_in_winter() -> None:
    """RIG-51, RIG-R21: the number is visible, and goods are discarded openly."""
    start = {"season": "winter", "players": [{"goods": "6 grain", "buildings": ["visby-inn", "danzig-bank"]}]}
    inn = ["discard grain", "discard-building visby-inn"]
    bank = ["discard grain", "discard-building danzig-bank"]

    for seat in OTHERS:
        assert Witness(seat, start, inn) == Witness(seat, start, bank)
        assert Witness(seat, start, inn).words == ["discard grain", "?"]
        assert Witness(seat, start, inn).view["players"][0]["buildings_count"] == 1
    assert Witness(0, start, inn).words == inn
    assert Witness(0, start, inn).view["players"][0]["buildings"] == ["danzig-bank"]


def test_only_the_owner_remembers_which_building_they_discarded_in_winter() -> None:
    """RIG-51, RIG-R27: to them it cannot be turned up in spring, to the others it can."""
    g = riga({"goods": "6 grain", "buildings": ["visby-inn"]}, season="winter", rows=["cloth, glass"] * 4)

    play(g, "discard-building visby-inn")

    assert could_come(g, 0) == set(other_buildings("visby-inn"))
    assert could_come(g, 1) == set(other_buildings())


def test_a_building_taken_openly_is_remembered_by_everyone() -> None:
    """RIG-32, RIG-R26: it is in that hand in every deal a player can imagine; a card drawn unseen is not."""
    g = riga({"buildings": ["visby-lodge"]}, {}, rows=["5 grain"], new=["visby-inn"])

    play(g, "take-building visby-inn", "end")
    assert words(g) == ["take-row 1"]
    imagined = [set(g.resample(1, skerry.Rng(seed)).view(0)["players"][0]["buildings"]) for seed in range(20)]

    assert all("visby-inn" in hand and len(hand) == 2 for hand in imagined)
    assert len({tuple(sorted(hand)) for hand in imagined}) > 5


def test_what_an_outcome_of_chance_could_be_is_no_business_of_a_seat() -> None:
    """RIG-17, RIG-24: chance is nobody's question; all seats are told the same of it."""
    g = riga(season="spring")

    assert g.to_move == skerry.CHANCE
    assert g.prompt(0).data() == g.prompt(1).data() == g.prompt(None).data()
    assert g.prompt(0).key == "stage.spring"
    assert g.audience(RIGA.move("draw cloth")) == skerry.EVERYONE
