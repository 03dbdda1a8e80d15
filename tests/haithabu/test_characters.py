"""Space B and the characters (HAI-65 to HAI-67, HAI-89 to HAI-98)."""

from skerry.kernel.testing import play, refused, said, told, words
from tests.haithabu.table import goods, haithabu, owners, player, silver


def test_a_free_character_is_hired_for_nothing() -> None:
    """HAI-65, HAI-66: it lies before its new owner with a safe marker."""
    g = haithabu({"characters": ["seer"]}, {"characters": ["trader safe"]}, space="B")
    g.journal = []

    assert words(g) == [
        *[
            f"hire {name}"
            for name in ("start-player", "stevedore", "carpenter", "landlord", "supplier", "administrator", "imposter")
        ],
        "nothing",
    ]
    assert said(g, "hire landlord") == "Hire each neutral worker for half the price"
    play(g, "hire landlord")
    assert (owners(g)["landlord"], silver(g)) == (0, 250)
    assert g.view(None)["characters"][5]["safe"]
    assert told(g)[0] == "seat 0 hires the character Landlord."


def test_there_is_no_limit_on_the_number_of_characters() -> None:
    """HAI-66."""
    many = ["seer", "stevedore", "carpenter", "trader", "landlord", "supplier", "administrator"]
    g = haithabu({"characters": many}, {}, space="B")

    play(g, "hire start-player")

    assert len(player(g)["characters"]) == 8


def test_a_character_is_enticed_away_for_ten_silver_paid_to_its_owner() -> None:
    """HAI-65, HAI-66, HAI-E8."""
    g = haithabu({}, {"characters": ["administrator"]}, space="B")
    g.journal = []

    assert said(g, "entice administrator").startswith("10 silver to seat 1. No warehouse fees.")
    play(g, "entice administrator")

    assert (owners(g), silver(g), silver(g, 1)) == ({"administrator": 0}, 240, 260)
    assert g.view(None)["characters"][7]["safe"]
    assert told(g)[0] == "seat 0 entices the character Administrator away from seat 1 for 10 silver."


def test_a_safe_character_cannot_be_enticed_away() -> None:
    """HAI-16, HAI-66, HAI-R41: nor an own one; a free one is hired."""
    g = haithabu({"characters": ["seer"]}, {"characters": ["administrator safe", "trader"]}, space="B")

    assert [word for word in words(g) if word.startswith("entice")] == ["entice trader"]
    assert (
        said(g, "entice administrator")
        == "Administrator has a safe marker and can’t be enticed away this game turn (HAI-66)."
    )
    assert said(g, "entice seer") == "Seer is already yours (HAI-R41)."
    assert said(g, "hire seer") == "Seer is already yours (HAI-R41)."
    assert said(g, "hire trader") == "Trader already belongs to seat 1 (HAI-65)."
    assert said(g, "entice imposter") == "Imposter is free: hire it instead of enticing it away (HAI-65)."
    assert refused(g, "choose imposter") == "HAI-65"


def test_a_card_changes_hands_once_in_a_game_turn() -> None:
    """HAI-R41: each gain puts a safe marker on it."""
    g = haithabu({}, {"characters": ["trader"]}, dial="A")

    play(g, "worker B", "entice trader", "worker B")

    assert "entice trader" not in words(g)
    assert refused(g, "entice trader") == "HAI-66"


def test_enticing_takes_silver_or_a_loan() -> None:
    """HAI-30, HAI-32."""
    everyone = ["start-player", "seer", "stevedore", "carpenter", "trader", "landlord", "supplier", "administrator"]
    g = haithabu({"silver": 9, "loans": 16}, {"characters": [*everyone, "imposter safe"]}, space="B")
    assert g.to_move == 1

    g = haithabu({"silver": 9, "loans": 16}, {"characters": everyone}, space="B")
    assert words(g) == ["hire imposter", "nothing"]
    assert refused(g, "entice seer") == "HAI-32"

    g = haithabu({"silver": 10, "loans": 16}, {"characters": [*everyone, "imposter safe"]}, space="B")
    assert len(words(g)) == 9


def test_hiring_may_be_left() -> None:
    """HAI-22."""
    g = haithabu({}, {}, space="B")
    g.journal = []

    play(g, "nothing")

    assert (owners(g), g.to_move) == ({}, 1)
    assert told(g)[0] == "seat 0 takes no action on B, Hire a character."


def test_a_power_works_from_the_next_action_on() -> None:
    """HAI-67: the Trader hired with the own worker helps the neutral one."""
    g = haithabu({}, {}, to_place=["own", "neutral"])

    play(g, "worker B", "hire trader", "neutral cloth", "buy 1")

    assert (silver(g), goods(g, "warehouse")) == (246, "cloth")


def test_a_power_is_lost_with_the_card() -> None:
    """HAI-67: enticed away from seat 1, the Trader helps there no more."""
    g = haithabu({}, {"characters": ["trader"]}, dial="A")

    play(g, "worker B", "entice trader", "worker cloth", "buy 1")

    assert silver(g, 1) == 250 + 10 - 6


def test_a_power_lost_to_an_event_does_not_help_the_action() -> None:
    """HAI-54, HAI-67: the Trader is assassinated before the purchase on G."""
    g = haithabu({"characters": ["trader"]}, {}, space="G", event="assassination")

    play(g, "buy-one spices", "done")

    assert silver(g) == 225


def test_where_no_character_can_be_had_the_worker_does_nothing() -> None:
    """HAI-65, HAI-66: all of them are another's and safe."""
    names = [f"{one['character']} safe" for one in haithabu({}, {}).view(None)["characters"]]
    g = haithabu({"characters": names}, {}, dial="B", active=1)
    g.journal = []

    play(g, "worker B")

    assert told(g)[1] == "seat 1 takes no action on B, Hire a character."
