"""Every action card: what it offers when played, what it gives when kept, what it asks for and what it scores."""

from typing import Any

import pytest

from skerry.games.gotlandia.state import Gotlandia
from skerry.kernel.testing import offered, play, refused, said, words
from tests.gotlandia.table import gotlandia, hand, player, points, stock

RICH: dict[str, Any] = {
    "farmsteads": ["farosund", "forsa", "halla", "lina"],
    "towers": ["bal"],
    "churches": ["dede"],
    "ships": ["west", "west"],
    "stock": "3 wood, 3 sheep, 3 grain, 3 stone, 2 tar, 2 horse",
    "silver": 9,
    "sunk": 5,
    "buried_silver": 7,
}
"""Two Hills, a Forest, two Pastures and a Field in three Settings; two ships, a church, a tower."""

ADVANCED = {"advanced_crafts": True, "advanced_trading": True}


def holding(card: str, **own: Any) -> Gotlandia:
    """Seat 0 has this card and could do whatever it offers."""
    return gotlandia({"hand": [card, "gotland"], **RICH, **own}, {}, variants=ADVANCED, pirates=["east"], neutral=[])


CARDS: list[tuple[str, str, list[str], int, int, int]] = [
    ("GOT-100", "setting-rute", ["settle", "produce", "build-tower"], 3, 0, 0),
    ("GOT-101", "forest", ["settle", "produce"], 1, 0, 0),
    ("GOT-102", "pasture", ["settle", "produce"], 1, 0, 0),
    ("GOT-103", "field", ["settle", "produce"], 2, 0, 0),
    ("GOT-104", "hill", ["settle", "produce"], 0, 1, 0),
    ("GOT-105", "home", ["build-tower", "draw"], 0, 1, 0),
    ("GOT-106", "wisby", ["sell", "take"], 0, 0, 0),
    ("GOT-107", "baltic-sea", ["build-ship", "raid", "take"], 2, 1, 0),
    ("GOT-108", "gotland", ["settle", "take"], 1, 0, 0),
    ("GOT-109", "roma", ["assembly", "draw"], 1, 0, 0),
    ("GOT-110", "stud", ["produce", "settle"], 1, 0, 2),
    ("GOT-111", "tar-pit", ["produce"], 1, 0, 1),
    ("GOT-112", "brewery", ["produce", "sink"], 2, 1, 2),
    ("GOT-113", "treasury", ["take"], 0, 2, 3),
    ("GOT-114", "orchard", ["produce", "settle"], 2, 1, 1),
    ("GOT-115", "smithy", ["produce"], 0, 2, 1),
    ("GOT-116", "quarry", ["produce", "settle"], 0, 2, 2),
    ("GOT-117", "mill", ["produce"], 2, 1, 2),
    ("GOT-118", "fishing-hut", ["take", "settle"], 3, 0, 3),
    ("GOT-119", "inn", ["take", "draw"], 3, 0, 3),
    ("GOT-120", "shipyard", ["place-ship", "take"], 2, 1, 2),
    ("GOT-121", "armoury", ["place-tower", "draw"], 2, 1, 2),
    ("GOT-122", "tannery", ["produce", "settle"], 3, 0, 3),
    ("GOT-123", "village", ["take"], 4, 1, 4),
    ("GOT-124", "lubeck", ["take", "sell"], 2, 1, 1),
    ("GOT-125", "linkoping", ["take", "sell"], 2, 1, 1),
    ("GOT-126", "skanor", ["settle", "take"], 4, 0, 2),
    ("GOT-127", "kalmar", ["raid", "place-ship"], 2, 1, 2),
    ("GOT-128", "rostock", ["raid", "place-ship"], 2, 1, 2),
    ("GOT-129", "reval", ["raid", "place-ship"], 2, 1, 2),
    ("GOT-130", "gdansk", ["raid", "place-ship"], 2, 1, 2),
    ("GOT-131", "stralsund", ["raid", "draw"], 2, 1, 2),
    ("GOT-132", "novgorod", ["take", "raid"], 2, 1, 2),
    ("GOT-133", "bergen", ["take", "raid"], 2, 1, 2),
    ("GOT-134", "riga", ["take", "take-2"], 2, 1, 2),
    ("GOT-135", "stettin", ["take", "take-2"], 2, 1, 2),
    ("GOT-136", "memel", ["raid", "draw"], 2, 1, 2),
    ("GOT-137", "falsterbo", ["settle", "take"], 4, 0, 2),
]
"""Rule, card, actions offered, Food, bury symbols, points with all that RICH has."""


@pytest.mark.parametrize(("rule", "card", "actions", "food", "bury", "vp"), CARDS, ids=[one[1] for one in CARDS])
def test_what_a_card_offers_gives_and_scores(
    rule: str, card: str, actions: list[str], food: int, bury: int, vp: int
) -> None:
    """GOT-100 to GOT-137, each under its own rule; GOT-54: Lina is threatened, so it does not feed."""
    g = holding(card)
    shown = next(one for one in player(g)["hand"] if one["card"] == card)
    before = points(gotlandia({"hand": ["gotland"], **RICH}, {}, neutral=[])).get("cards", 0)

    assert g.components.cards[g.components.card_ids.index(card)].rule == rule
    assert [word.split()[2] for word in words(g) if word.split()[1] == card] == actions
    assert shown["food"] == food
    assert shown["bury"] == bury
    assert points(g).get("cards", 0) - before == vp


def test_all_cards_are_tried() -> None:
    """GOT-100 to GOT-137: one Setting card stands for all six, which differ in their Setting only."""
    tried = {card for _, card, *_ in CARDS}
    cards = holding("hill").components.cards

    assert {card.name for card in cards if card.kind} | {"setting-rute"} == tried
    actions = {tuple(one.name.split()[1] for one in card.actions) for card in cards if card.kind == 0}
    assert actions == {("settle", "produce", "build-tower")}


@pytest.mark.parametrize(
    ("card", "action", "brings"),
    [
        ("setting-rute", "produce", {"wood": 1, "stone": 2}),
        ("forest", "produce", {"wood": 2}),
        ("pasture", "produce", {"sheep": 2}),
        ("field", "produce", {"grain": 2}),
        ("hill", "produce", {"stone": 3}),
        ("wisby", "take", {"silver": 1}),
        ("baltic-sea", "take", {"wood": 1}),
        ("stud", "produce", {"horse": 2}),
        ("tar-pit", "produce", {"tar": 2}),
        ("brewery", "produce", {"grain": 2}),
        ("treasury", "take", {"silver": 5}),
        ("orchard", "produce", {"grain": 2}),
        ("smithy", "produce", {"grain": 1, "wood": 1}),
        ("quarry", "produce", {"stone": 3}),
        ("mill", "produce", {"grain": 1, "stone": 2}),
        ("fishing-hut", "take", {"grain": 3}),
        ("inn", "take", {"silver": 6}),
        ("shipyard", "take", {"silver": 5}),
        ("tannery", "produce", {"sheep": 1, "wood": 1}),
        ("village", "take", {"grain": 1, "sheep": 1, "stone": 1, "wood": 1}),
        ("lubeck", "take", {"silver": 1}),
        ("linkoping", "take", {"silver": 1}),
        ("skanor", "take", {"grain": 4}),
        ("novgorod", "take", {"silver": 5}),
        ("bergen", "take", {"silver": 5}),
        ("riga", "take", {"silver": 5}),
        ("riga", "take-2", {"tar": 4}),
        ("stettin", "take", {"silver": 5}),
        ("stettin", "take-2", {"horse": 4}),
        ("falsterbo", "take", {"grain": 4}),
    ],
)
def test_what_producing_and_taking_bring(card: str, action: str, brings: dict[str, int]) -> None:
    """GOT-76, GOT-77, GOT-78, GOT-88, GOT-100 to GOT-137: Lina is threatened and yields nothing."""
    g = holding(card)
    before = stock(g)
    shown = next(one for one in player(g)["hand"] if one["card"] == card)
    gives = next(one["gives"] for one in shown["actions"] if one["move"] == f"play {card} {action}")

    play(g, f"play {card} {action}")

    gained = {kind: n - before.get(kind, 0) for kind, n in stock(g).items() if n != before.get(kind, 0)}
    assert gained == gives == brings


@pytest.mark.parametrize(
    ("card", "action", "cards"),
    [
        ("home", "draw", 3),
        ("roma", "draw", 3),
        ("inn", "draw", 4),
        ("armoury", "draw", 4),
        ("stralsund", "draw", 4),
        ("memel", "draw", 4),
    ],
)
def test_how_many_cards_an_action_draws(card: str, action: str, cards: int) -> None:
    """GOT-89, GOT-105, GOT-109, GOT-119, GOT-121, GOT-131, GOT-136"""
    g = holding(card)

    assert said(g, f"play {card} {action}") == f"you may draw up to {cards} cards"
    play(g, f"play {card} {action}", "draw-cards all")
    while offered(g, "draw"):
        play(g, words(g)[0])

    assert len(hand(g)) == 1 + cards


@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("tar-pit", "produce"),
        ("brewery", "produce"),
        ("brewery", "sink"),
        ("orchard", "produce"),
        ("orchard", "settle"),
        ("smithy", "produce"),
        ("quarry", "produce"),
        ("quarry", "settle"),
        ("mill", "produce"),
        ("tannery", "produce"),
        ("tannery", "settle"),
        ("reval", "raid"),
        ("gdansk", "raid"),
        ("stralsund", "raid"),
        ("novgorod", "raid"),
    ],
)
def test_after_which_actions_one_card_may_be_drawn(card: str, action: str) -> None:
    """GOT-68, GOT-111, GOT-112, GOT-114 to GOT-117, GOT-122, GOT-129 to GOT-132: once the action is done."""
    g = holding(card)

    play(g, f"play {card} {action}")
    while "draw-cards stop" not in words(g):
        play(g, words(g)[0])

    assert words(g) == ["draw-cards one", "draw-cards stop"]


def test_a_second_raid_needs_no_second_card() -> None:
    """GOT-107: Baltic Sea raids without anything after it."""
    g = holding("baltic-sea")

    play(g, "play baltic-sea raid", "sail stay", "sail stay")

    assert words(g)[0].startswith("play gotland")


@pytest.mark.parametrize(
    ("card", "met", "unmet"),
    [
        ("stud", ["halla", "lina"], ["halla", "bal"]),
        ("tar-pit", ["endre", "bal"], ["endre", "lina"]),
        ("brewery", ["halla"], ["bal"]),
        ("orchard", ["halla"], ["bal"]),
        ("smithy", ["halla", "endre"], ["halla", "bal"]),
        ("quarry", ["bal"], ["halla"]),
        ("mill", ["halla", "bal"], ["halla", "lina"]),
        ("fishing-hut", ["ostergarn"], ["bal", "lina"]),
        ("inn", ["bal", "halla"], ["bal", "faro"]),
        ("shipyard", ["lina", "endre"], ["lina", "bal"]),
        ("armoury", ["bal"], ["halla"]),
        ("tannery", ["lina", "endre"], ["bal", "endre"]),
        ("village", ["halla", "endre", "bal", "lina"], ["halla", "endre", "bal"]),
    ],
)
def test_what_a_craft_asks_for(card: str, met: list[str], unmet: list[str]) -> None:
    """GOT-93, GOT-95, GOT-110 to GOT-123: settled districts at the moment of learning."""
    single = [] if card in ("stud", "tar-pit") else [card]
    for districts, can in ((met, True), (unmet, False)):
        g = gotlandia(
            {"hand": ["roma", "hill"], "farmsteads": districts, "silver": 2}, {}, tops=single, variants=ADVANCED
        )
        play(g, "play roma assembly")

        assert (f"learn {card}" in words(g)) is can
        assert next(pile for pile in g.view(0)["piles"] if pile["top"] == card)["met"] is can


def test_the_treasury_asks_for_a_church() -> None:
    """GOT-113, GOT-95"""
    for churches in ([], ["bal"]):
        g = gotlandia(
            {"hand": ["roma", "hill"], "farmsteads": ["farosund"], "churches": churches, "silver": 2},
            {},
            tops=["treasury", "inn"],
        )
        play(g, "play roma assembly")

        assert ("learn treasury" in words(g)) is bool(churches)
        if not churches:
            assert words(g) == ["play hill produce"]


def test_taking_five_silver_for_each_church() -> None:
    """GOT-113, GOT-R7: nothing without one."""
    for churches, silver in (([], {}), (["bal", "dede"], {"silver": 10})):
        g = gotlandia({"hand": ["treasury", "hill"], "churches": churches, "farmsteads": ["farosund"]}, {})
        play(g, "play treasury take")

        assert stock(g) == silver


def test_prerequisites_do_not_matter_once_a_craft_is_learned() -> None:
    """GOT-95: a Stud without Field or Pasture can be played."""
    g = gotlandia({"hand": ["stud", "hill"], "farmsteads": ["bal"]}, {})

    play(g, "play stud produce")

    assert stock(g) == {"horse": 1}


def test_trading_cards_ask_for_nothing() -> None:
    """GOT-94: any top of a trading pile; Skanör is spelled so (GOT-R67)."""
    g = gotlandia({"hand": ["wisby", "hill"], "silver": 2, "farmsteads": ["bal"]}, {}, tops=["skanor", "bergen"])

    play(g, "play wisby take")

    assert offered(g, "partner") == ["linkoping", "lubeck", "skanor", "bergen"]
    assert g.game.label(g.game.move("partner skanor"), "en", []) == "Trade with Skanör"
    assert refused(g, "partner kalmar") == "GOT-R24"
