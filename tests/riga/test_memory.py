"""What a seat remembers, and dealing anew what it cannot know: nothing leaks, what was seen stays, the odds are right.

The odds are compared with a brute force of its own: all histories in which every single card is told apart and each
hidden choice is equally likely for each card, as far as they agree with what the seat saw.
"""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from skerry import Rng
from skerry.games.riga.state import (
    DISCARDED,
    DRAWN,
    KEPT,
    PUT_AWAY,
    REMOVED,
    RESHUFFLED,
    SHOWN,
    TAKEN,
    TURNED_UP,
    Riga,
)
from skerry.kernel.testing import play, snapshot
from tests.riga.table import goods, hand, riga

CARDS = riga().components.buildings[:48]
DEALS = 2000


def deal_anew(g: Riga, seat: int, deals: int = DEALS) -> list[Riga]:
    """The position dealt anew for a seat, many times out of one stream."""
    rng = Rng(2017)
    dealt = [g.resample(seat, rng) for _ in range(deals)]
    return [copy for copy in dealt if isinstance(copy, Riga)]


def agree(found: Counter[Any], odds: dict[Any, float]) -> bool:
    """Are these the frequencies the odds lead to? Nothing impossible, and chi-square within five deviations."""
    if any(odds.get(outcome, 0.0) == 0 for outcome in found):
        return False
    total = found.total()
    chi = sum((found[outcome] - total * p) ** 2 / (total * p) for outcome, p in odds.items() if p)
    return bool(chi <= (len(odds) - 1) + 5 * (2 * len(odds)) ** 0.5)


def all_but(*names: str) -> list[str]:
    """A tableau that leaves only these cards of the deck in the game."""
    return [card for card in CARDS if card not in names]


def names(cards: list[int]) -> list[str]:
    return sorted(CARDS[card] for card in cards)


# --- the brute force --------------------------------------------------------------------------------------------------

PILE, DISCARD, LOOKING, HAND = 0, 1, 2, 3
World = tuple[frozenset[str], ...]
"""The cards of each hidden zone: draw pile, discard pile, those looked at, and the hand of each seat."""


class Worlds:
    """Every way the cards may lie, with its odds, as far as it agrees with what a seat saw."""

    def __init__(self, seat: int, seats: int, *cards: str) -> None:
        self.seat = seat
        first: World = (frozenset(cards), *[frozenset[str]()] * (2 + seats))
        self.odds: dict[World, float] = {first: 1.0}

    def happens(self, what: int, who: int = -1, card: str = "", times: int = 1) -> None:
        """Something happened to a card; its name is looked at only if the seat saw it."""
        for _ in range(times):
            self._happens(what, who, card)

    def _happens(self, what: int, who: int, card: str) -> None:
        if what == RESHUFFLED:
            self.odds = {(w[DISCARD], frozenset(), *w[LOOKING:]): p for w, p in self.odds.items()}
            return
        origin, goal = {
            TURNED_UP: (PILE, None),
            DRAWN: (PILE, LOOKING),
            KEPT: (LOOKING, HAND + who),
            PUT_AWAY: (LOOKING, DISCARD),
            TAKEN: (None, HAND + who),
            REMOVED: (None, DISCARD),
            SHOWN: (HAND + who, None),
            DISCARDED: (HAND + who, DISCARD),
        }[what]
        if who == self.seat or what in (TURNED_UP, TAKEN, REMOVED, SHOWN):
            self._seen(card, origin, goal)
        else:
            assert origin is not None
            assert goal is not None
            self._unseen(origin, goal)

    def _seen(self, card: str, origin: int | None, goal: int | None) -> None:
        possible = {w: p for w, p in self.odds.items() if origin is None or card in w[origin]}
        total = sum(possible.values())
        self.odds = {moved(w, card, origin, goal): p / total for w, p in possible.items()}

    def _unseen(self, origin: int, goal: int) -> None:
        after: Counter[World] = Counter()
        for world, p in self.odds.items():
            for card in world[origin]:
                after[moved(world, card, origin, goal)] += p / len(world[origin])  # type: ignore[assignment]
        self.odds = dict(after)

    def agree_with(self, deals: list[Riga]) -> bool:
        """Do the cards lie as often as they should, all together and each for itself?"""
        found = Counter(lying(dealt, self.seat) for dealt in deals)
        odds: Counter[World] = Counter()
        for world, p in self.odds.items():
            odds[without_hand(world, self.seat)] += p  # type: ignore[assignment]
        if any(world not in odds for world in found):
            return False
        cards = frozenset().union(*next(iter(odds)))
        return (len(odds) > DEALS // 20 or agree(found, dict(odds))) and all(
            agree(places(found, card), dict(places(odds, card))) for card in cards
        )


def moved(world: World, card: str, origin: int | None, goal: int | None) -> World:
    zones = list(world)
    if origin is not None:
        zones[origin] -= {card}
    if goal is not None:
        zones[goal] |= {card}
    return tuple(zones)


def without_hand(world: World, seat: int) -> World:
    return (*world[: HAND + seat], frozenset(), *world[HAND + seat + 1 :])


def places(worlds: Counter[World], card: str) -> Counter[int]:
    """How often, or how likely, a card lies in each zone."""
    found: Counter[int] = Counter()
    for world, weight in worlds.items():
        for zone, cards in enumerate(world):
            if card in cards:
                found[zone] += weight
    return found


def lying(dealt: Riga, seat: int) -> World:
    """How the hidden cards lie; those of the seat itself do not count."""
    looking = dealt.looking if dealt.active != seat else ()
    zones = [dealt.building_pile, dealt.building_discard, looking, *dealt.held]
    return without_hand(tuple(frozenset(CARDS[card] for card in zone) for zone in zones), seat)


# --- buildings that were seen stay where they were seen ---------------------------------------------------------------


def test_a_building_taken_openly_stays_with_its_taker() -> None:
    """RIG-32: all have seen it, and nothing has left the hand since."""
    g = riga({}, {"taken": ["visby-crane"], "buildings": ["danzig-inn"]})

    for dealt in deal_anew(g, 0, 50):
        assert "visby-crane" in hand(dealt, 1)
        assert len(hand(dealt, 1)) == 2


def test_the_own_hand_stays() -> None:
    """RIG-R26: a seat knows its own cards."""
    g = riga({"buildings": ["visby-bank"], "goods": "wine", "secret_goods": "cloth"}, {"buildings": ["danzig-inn"]})

    for dealt in deal_anew(g, 0, 50):
        assert hand(dealt, 0) == ["visby-bank"]
        assert goods(dealt, 0) == {"cloth": 1, "wine": 1}


def test_buildings_put_away_are_known_to_the_one_who_drew_them_only() -> None:
    """RIG-64: the rest goes face down to the discard pile."""
    g = riga({}, {}, phase="build", looking=["visby-crane", "danzig-inn"])
    play(g, "keep-building danzig-inn")

    assert {tuple(names(dealt.building_discard)) for dealt in deal_anew(g, 0, 50)} == {("visby-crane",)}
    assert len({tuple(dealt.building_discard) for dealt in deal_anew(g, 1, 100)}) > 20


def test_after_a_reshuffle_buildings_put_away_are_known_to_be_in_the_draw_pile() -> None:
    """RIG-25: the discard pile becomes the draw pile."""
    left = ["visby-crane", "visby-bank", "danzig-inn", "danzig-bank", "danzig-crane"]
    yard = "tallinn-builders-yard"
    g = riga(
        {"built": all_but(*left, yard)},
        {"built": [yard]},
        phase="build",
        looking=["danzig-inn", "danzig-bank", "danzig-crane"],
        building_pile=["visby-crane"],
    )
    play(g, "keep-building danzig-inn", "end", "use builders-yard", "draw-building visby-crane")

    for dealt in deal_anew(g, 0, 50):
        assert names(dealt.building_pile) == ["danzig-bank", "danzig-crane", "visby-bank"]
        assert names(list(dealt.looking)) == ["visby-crane"]


def test_a_building_removed_from_the_display_is_known_to_lie_on_the_discard_pile() -> None:
    """RIG-22: it was open before it was put there face down."""
    g = riga({}, {"buildings": ["danzig-inn"]}, season="spring", rows=["3 wine"] * 4, old=["visby-crane"])

    for dealt in deal_anew(g, 0, 50):
        assert names(dealt.building_discard) == ["visby-crane"]


# --- the odds of buildings --------------------------------------------------------------------------------------------


def test_a_building_drawn_by_another_could_be_any_that_was_never_seen() -> None:
    """RIG-R26: hands are secret."""
    g = riga({"buildings": ["visby-bank"]}, {"buildings": ["danzig-inn"]}, new=["visby-crane"])

    held = Counter(hand(dealt, 1)[0] for dealt in deal_anew(g, 0))

    unknown = all_but("visby-bank", "visby-crane")
    assert agree(held, dict.fromkeys(unknown, 1 / len(unknown)))


def test_the_start_building_of_another_seat_could_be_any_of_those_not_drawn_by_oneself() -> None:
    """RIG-10: two are drawn, one is kept."""
    g = riga(season="set-up", step="start-buildings")
    play(g, "draw-building visby-crane", "draw-building visby-inn", "keep-building visby-inn")
    play(g, "draw-building danzig-crane", "draw-building danzig-inn", "keep-building danzig-inn")

    deals = deal_anew(g, 0)

    unknown = all_but("visby-crane", "visby-inn")
    assert agree(Counter(hand(dealt, 1)[0] for dealt in deals), dict.fromkeys(unknown, 1 / len(unknown)))
    assert all("visby-crane" in names(dealt.building_discard) for dealt in deals)


def test_a_building_discarded_in_winter_could_be_any_of_the_hand() -> None:
    """RIG-51: a building taken openly, or one never seen; buildings are discarded face down."""
    left = ["visby-crane", "visby-bank", "danzig-inn", "danzig-bank"]
    player = {"taken": ["visby-crane"], "buildings": ["danzig-inn"], "goods": "5 wine"}
    g = riga({"built": all_but(*left)}, player, season="winter")
    play(g, "discard-building danzig-inn")

    worlds = Worlds(0, 2, *left)
    worlds.happens(DRAWN, 1)
    worlds.happens(KEPT, 1)
    worlds.happens(TURNED_UP, card="visby-crane")
    worlds.happens(TAKEN, 1, "visby-crane")
    worlds.happens(DISCARDED, 1)
    assert worlds.agree_with(deal_anew(g, 0))


def test_after_a_hidden_discard_the_next_building_shown_tells_what_was_not_discarded() -> None:
    """RIG-51, RIG-38: what is shown has been in the hand all along."""
    left = ["visby-crane", "visby-bank", "danzig-inn", "danzig-bank"]
    display = ["visby-lodge", "danzig-lodge", "tallinn-lodge"]
    player = {"taken": ["visby-crane"], "buildings": ["danzig-inn", "danzig-bank"], "goods": "4 grain, glass"}
    g = riga({"built": all_but(*left, *display)}, player, season="winter", rows=["3 wine"] * 4, new=display)
    play(g, "discard-building visby-crane", "discard grain", "draw-building visby-bank")
    play(g, "take-row 1", "build danzig-inn")

    worlds = Worlds(0, 2, *left)
    worlds.happens(DRAWN, 1)
    worlds.happens(KEPT, 1)
    worlds.happens(DRAWN, 1)
    worlds.happens(KEPT, 1)
    worlds.happens(TURNED_UP, card="visby-crane")
    worlds.happens(TAKEN, 1, "visby-crane")
    worlds.happens(DISCARDED, 1)
    worlds.happens(TURNED_UP, card="visby-bank")
    worlds.happens(SHOWN, 1, "danzig-inn")
    assert worlds.agree_with(deal_anew(g, 0))


@pytest.mark.parametrize("kept", ["danzig-inn", "none"])
def test_a_builders_yard_may_draw_across_a_reshuffle(kept: str) -> None:
    """RIG-25, RIG-64: two buildings from the old pile, three from the new one, of which one or none is kept."""
    pile = ["visby-crane", "danzig-inn"]
    discarded = ["visby-bank", "danzig-bank", "visby-inn", "stockholm-inn"]
    yard = "tallinn-builders-yard"
    g = riga(
        {"built": all_but(*pile, *discarded, yard)},
        {"built": [yard]},
        turn=1,
        phase="build",
        building_pile=pile,
        building_discard=discarded,
    )
    play(g, "use builders-yard", *[f"draw-building {card}" for card in [*pile, *discarded[:3]]])
    play(g, "keep-none" if kept == "none" else f"keep-building {kept}")

    worlds = Worlds(0, 2, *pile, *discarded)
    for card in discarded:
        worlds.happens(TURNED_UP, card=card)
        worlds.happens(REMOVED, card=card)
    worlds.happens(DRAWN, 1, times=2)
    worlds.happens(RESHUFFLED)
    worlds.happens(DRAWN, 1, times=3)
    worlds.happens(KEPT, 1, times=0 if kept == "none" else 1)
    worlds.happens(PUT_AWAY, 1, times=5 if kept == "none" else 4)
    assert worlds.agree_with(deal_anew(g, 0))


def test_while_another_looks_at_buildings_they_could_be_any_of_the_pile() -> None:
    """RIG-64: only the player who draws sees them."""
    pile = ["visby-crane", "danzig-inn", "visby-bank"]
    g = riga({"built": all_but(*pile)}, {}, turn=1, phase="build", looking=["danzig-inn", "visby-bank"])

    worlds = Worlds(0, 2, *pile)
    worlds.happens(DRAWN, 1, times=2)
    assert worlds.agree_with(deal_anew(g, 0))


def random_past(rng: Rng, seats: int, cards: list[str]) -> list[tuple[int, int, str]]:
    """Things that may happen to a few buildings, in an order that the rules allow, as (what, who, card)."""
    past: list[tuple[int, int, str]] = []
    pile, discarded, open_to_all = cards[:], list[str](), list[str]()
    hands: list[list[str]] = [[] for _ in range(seats)]

    def take(zone: list[str]) -> str:
        return zone.pop(rng.below(len(zone)))

    def draw(what: int, who: int) -> str:
        if not pile:
            past.append((RESHUFFLED, -1, ""))
            pile.extend(discarded)
            discarded.clear()
        card = take(pile)
        past.append((what, who, card))
        return card

    for _ in range(14):
        who, act = rng.below(seats), rng.below(7)
        if act == 0 and pile + discarded:
            open_to_all.append(draw(TURNED_UP, -1))
        elif act == 1 and open_to_all:
            hands[who].append(take(open_to_all))
            past.append((TAKEN, who, hands[who][-1]))
        elif act == 2 and open_to_all:
            discarded.append(take(open_to_all))
            past.append((REMOVED, -1, discarded[-1]))
        elif act == 3 and hands[who]:
            past.append((SHOWN, who, take(hands[who])))
        elif act == 4 and hands[who]:
            discarded.append(take(hands[who]))
            past.append((DISCARDED, who, discarded[-1]))
        elif act > 4 and len(pile + discarded) > 1:
            drawn = [draw(DRAWN, who), draw(DRAWN, who)]
            hands[who].append(take(drawn))
            discarded.append(drawn[0])
            past += [(KEPT, who, hands[who][-1]), (PUT_AWAY, who, drawn[0])]
    return past


def test_a_building_that_is_shown_may_have_been_discarded_and_drawn_again() -> None:
    """Section 5: what must be in a hand later may be put away before a reshuffle, if a draw may bring it back."""
    shown, kept, removed = CARDS[:3]
    g = riga({"built": all_but(shown, kept, removed)}, seats=2)
    worlds = Worlds(0, 2, shown, kept, removed)

    for what, who, card in [
        (TURNED_UP, -1, shown),
        (TAKEN, 1, shown),
        (TURNED_UP, -1, kept),
        (TAKEN, 1, kept),
        (TURNED_UP, -1, removed),
        (REMOVED, -1, removed),
        (DISCARDED, 1, kept),
        (RESHUFFLED, -1, ""),
        (DRAWN, 1, kept),
        (KEPT, 1, kept),
        (SHOWN, 1, shown),
    ]:
        g.remember(what, who, CARDS.index(card) if card else -1)
        worlds.happens(what, who, card)

    assert sorted(worlds.odds.values()) == pytest.approx([1 / 3, 2 / 3])
    assert worlds.agree_with(deal_anew(g, 0))


def test_what_another_draws_first_and_then_out_of_known_buildings_could_be_any_of_them() -> None:
    """Section 5: everyone knows what lies in the draw pile after the reshuffle, and nobody what was drawn when."""
    first, second, left = CARDS[:3]
    g = riga({"built": all_but(first, second, left)}, seats=2)
    worlds = Worlds(0, 2, first, second, left)
    removed = [(what, -1, card) for card in (first, second, left) for what in (TURNED_UP, REMOVED)]
    drawn = [(DRAWN, 1, first), (KEPT, 1, first), (DRAWN, 1, second), (PUT_AWAY, 1, second)]

    for what, who, card in [*removed, (RESHUFFLED, -1, ""), *drawn]:
        g.remember(what, who, CARDS.index(card) if card else -1)
        worlds.happens(what, who, card)

    assert list(worlds.odds.values()) == pytest.approx([1 / 6] * 6)
    assert worlds.agree_with(deal_anew(g, 0))


@pytest.mark.parametrize("seed", range(25))
def test_whatever_happened_is_dealt_anew_as_likely_as_it_is(seed: int) -> None:
    """Section 5: draws, choices and discards of others, seen in part, with reshuffles between."""
    rng = Rng(seed)
    seats = 2 + rng.below(2)
    left = CARDS[: 4 + rng.below(3)]
    past = random_past(rng, seats, left)
    g = riga({"built": all_but(*left)}, seats=seats)
    worlds = Worlds(0, seats, *left)

    for what, who, card in past:
        g.remember(what, who, CARDS.index(card) if card else -1)
        worlds.happens(what, who, card)

    assert worlds.agree_with(deal_anew(g, 0, 1000))


# --- goods ------------------------------------------------------------------------------------------------------------


def test_goods_taken_openly_stay() -> None:
    """RIG-32: all have seen them."""
    g = riga({}, {"goods": "2 wine, cloth"}, goods_pile="8 grain")

    for dealt in deal_anew(g, 0, 50):
        assert goods(dealt, 1) == {"cloth": 1, "wine": 2}


def test_a_good_kept_from_a_treasury_is_as_likely_as_the_goods_rejected_leave_it() -> None:
    """RIG-72, RIG-R28: three are drawn unseen, one is kept unseen, two are discarded openly."""
    pile = ["cloth", "cloth", "cloth", "glass", "wine", "wine", "grain"]
    player = {"built": ["visby-treasury"], "goods": "wine"}
    g = riga({}, player, turn=1, phase="build", goods_pile="3 cloth, glass, 2 wine, grain")
    play(g, "use treasury", "draw cloth", "draw glass", "draw wine", "keep cloth")

    histories = Counter(
        pile[kept]
        for drawn in permutations(range(len(pile)), 3)
        for kept in drawn
        if sorted(pile[card] for card in drawn if card != kept) == ["glass", "wine"]
    )
    kept = Counter(good for dealt in deal_anew(g, 0) for good in (Counter(goods(dealt, 1)) - Counter(wine=1)))
    assert agree(kept, {good: n / histories.total() for good, n in histories.items()})


def test_while_another_looks_at_goods_they_could_be_any_of_the_pile() -> None:
    """RIG-72: only the player who draws sees them."""
    pile = ["cloth", "cloth", "glass", "wine"]
    g = riga({}, {}, turn=1, phase="build", looking_goods="cloth, wine", goods_pile="cloth, glass")

    drawn = Counter(tuple(sorted(pile[card] for card in cards)) for cards in permutations(range(4), 2))
    seen = Counter(tuple(sorted(dealt.view(1)["players"][1]["looking_goods"])) for dealt in deal_anew(g, 0))
    assert agree(seen, {goods: n / drawn.total() for goods, n in drawn.items()})


def test_goods_kept_by_two_are_dealt_out_of_one_pile() -> None:
    """RIG-72: each of them could be any card not seen."""
    pile = ["cloth", "glass", "wine", "wine"]
    g = riga({}, {"secret_goods": "wine"}, {"secret_goods": "cloth"}, goods_pile="glass, wine")

    histories = Counter((pile[one], pile[two]) for one, two in permutations(range(4), 2))
    found = Counter((next(iter(goods(dealt, 1))), next(iter(goods(dealt, 2)))) for dealt in deal_anew(g, 0))
    assert agree(found, {kept: n / histories.total() for kept, n in histories.items()})


def test_a_good_paid_of_a_kind_of_which_no_other_was_known_was_a_secret_one() -> None:
    """RIG-38: what is paid is open. In the middle of a payment the secret good left must be one that completes it."""
    player = {"goods": "grain", "secret_goods": "2 cloth", "buildings": ["danzig-treasury"]}
    g = riga({}, player, turn=1, phase="build")
    play(g, "build danzig-treasury", "pay cloth")

    one_secret = {tuple(goods(dealt, 1).items()) for dealt in deal_anew(g, 0, 100)}
    play(g, "pay cloth")
    none_secret = {tuple(goods(dealt, 1).items()) for dealt in deal_anew(g, 0, 100)}

    assert one_secret == {(("cloth", 1), ("grain", 1)), (("wine", 1), ("grain", 1))}
    assert none_secret == {(("grain", 1),)}


def test_a_good_paid_of_a_kind_that_was_known_leaves_the_secret_one() -> None:
    """RIG-38: one of the known cards could have been paid."""
    player = {"goods": "2 cloth", "secret_goods": "wine", "buildings": ["danzig-treasury"]}
    g = riga({}, player, turn=1, phase="build")
    play(g, "build danzig-treasury", "pay cloth", "pay cloth")

    assert len({tuple(goods(dealt, 1)) for dealt in deal_anew(g, 0, 100)}) == 4


def test_when_all_other_goods_have_been_seen_a_lone_secret_is_known() -> None:
    """RIG-20: at a reshuffle the draw pile is empty, so counting tells you what is missing."""
    g = riga({"built": ["visby-treasury"]}, {"secret_goods": "wine"}, phase="build", goods_pile="")
    play(g, "use treasury")

    for dealt in deal_anew(g, 0, 50):
        assert goods(dealt, 1) == {"wine": 1}


def test_when_all_other_goods_have_been_seen_secrets_of_two_can_only_be_exchanged() -> None:
    """RIG-20: a third player knows the two goods but not who has which; each of the two knows."""
    treasury = {"built": ["visby-treasury"]}
    g = riga(treasury, {"secret_goods": "wine"}, {"secret_goods": "cloth"}, phase="build", goods_pile="")
    play(g, "use treasury")

    found = Counter((*goods(dealt, 1), *goods(dealt, 2)) for dealt in deal_anew(g, 0))

    assert agree(found, {("wine", "cloth"): 1 / 2, ("cloth", "wine"): 1 / 2})
    assert {tuple(goods(dealt, 2)) for dealt in deal_anew(g, 1, 50)} == {("cloth",)}


def test_when_one_of_two_such_secrets_is_paid_the_other_is_known() -> None:
    """RIG-20, RIG-38: of wine and cloth the wine came to light, so the other player has the cloth."""
    g = riga(
        {"built": ["tallinn-treasury"]},
        {"secret_goods": "wine", "goods": "grain", "buildings": ["visby-treasury"]},
        {"secret_goods": "cloth"},
        phase="build",
        goods_pile="",
    )
    play(g, "use treasury", *["draw grain"] * 3, "keep grain", "end")

    play(g, "build visby-treasury", "pay wine", "pay grain")

    for dealt in deal_anew(g, 0, 50):
        assert (goods(dealt, 1), goods(dealt, 2)) == ({}, {"cloth": 1})
    assert not g.has_secret_goods(1)


def test_a_building_that_was_shown_is_dealt_to_no_hand_and_no_pile() -> None:
    """RIG-38: everyone saw it leave the hand; what stays there could be any other."""
    g = riga({"goods": "2 wine", "buildings": ["visby-archive", "danzig-inn"]}, phase="build")

    play(g, "build visby-archive", "pay wine", "pay wine")

    for dealt in deal_anew(g, 1, 50):
        assert dealt.view(1) == g.view(1)
        assert len(hand(dealt, 0)) == 1
        assert "visby-archive" not in hand(dealt, 0) + names(dealt.building_pile)


# --- no trace of the truth --------------------------------------------------------------------------------------------


def twins_are_dealt_alike(seat: int, one: Riga, two: Riga) -> bool:
    """Do two positions that differ only in what the seat cannot know become the same ones when dealt anew?"""
    assert snapshot(one) != snapshot(two)
    assert one.view(seat) == two.view(seat)
    return all(snapshot(one.resample(seat, Rng(n))) == snapshot(two.resample(seat, Rng(n))) for n in range(20))


def test_the_start_building_of_another_leaves_no_trace() -> None:
    """RIG-10: neither the card kept nor the one put away."""
    twins = []
    for kept, other in (("danzig-inn", "visby-bank"), ("tallinn-lodge", "stockholm-inn")):
        g = riga(season="set-up", step="start-buildings")
        play(g, "draw-building visby-crane", "draw-building visby-inn", "keep-building visby-inn")
        play(g, f"draw-building {kept}", f"draw-building {other}", f"keep-building {kept}")
        twins.append(g)

    assert twins_are_dealt_alike(0, *twins)


def test_a_building_discarded_face_down_leaves_no_trace() -> None:
    """RIG-51: which of the hand it was."""
    twins = []
    for discarded in ("visby-crane", "danzig-inn"):
        g = riga({}, {"taken": ["visby-crane"], "buildings": ["danzig-inn"], "goods": "5 wine"}, season="winter")
        play(g, f"discard-building {discarded}")
        twins.append(g)

    assert twins_are_dealt_alike(0, *twins)


def test_a_good_kept_from_a_treasury_leaves_no_trace() -> None:
    """RIG-72: the cards rejected are the same."""
    twins = []
    for kept in ("cloth", "grain"):
        g = riga({}, {"built": ["visby-treasury"]}, turn=1, phase="build")
        play(g, "use treasury", f"draw {kept}", "draw glass", "draw wine", f"keep {kept}")
        twins.append(g)

    assert twins_are_dealt_alike(0, *twins)


def test_goods_drawn_while_the_pile_is_reshuffled_leave_no_trace() -> None:
    """RIG-20, RIG-72: a secret good and the last of the old pile could be exchanged."""
    twins = []
    for secret, last in (("wine", "cloth"), ("cloth", "wine")):
        g = riga({"built": ["visby-treasury"]}, {"secret_goods": secret}, {}, phase="build", goods_pile=last)
        play(g, "use treasury", f"draw {last}")
        twins.append(g)

    assert twins_are_dealt_alike(2, *twins)


def test_hidden_goods_from_before_and_after_a_reshuffle_leave_no_trace() -> None:
    """RIG-20, RIG-72: which of the two was paid."""
    twins = []
    for sealed, other, secret in (("wine", "cloth", "glass"), ("cloth", "wine", "wine")):
        g = riga(
            {"built": ["tallinn-treasury"]},
            {"secret_goods": sealed, "goods": "grain", "built": ["danzig-treasury"], "buildings": ["visby-treasury"]},
            {"secret_goods": other},
            phase="build",
            goods_pile="",
        )
        play(g, "use treasury", *["draw grain"] * 3, "keep grain", "end")
        play(g, "use treasury", f"draw {secret}", *["draw grain"] * 2, f"keep {secret}")
        play(g, "build visby-treasury", "pay wine", "pay grain")
        twins.append(g)

    assert twins_are_dealt_alike(0, *twins)


def test_a_position_dealt_anew_can_be_dealt_anew_for_another_seat() -> None:
    """Section 5: it has a past of its own, in which the other seat knows its own cards and what it put away."""
    g = riga(season="set-up", step="start-buildings")
    play(g, "draw-building visby-crane", "draw-building visby-inn", "keep-building visby-inn")
    play(g, "draw-building danzig-crane", "draw-building danzig-inn", "keep-building danzig-inn")

    for dealt in deal_anew(g, 0, 30):
        again = deal_anew(dealt, 1, 5)
        assert all(hand(other, 1) == hand(dealt, 1) for other in again)
        assert len({tuple(hand(other, 0)) for other in again}) > 1
        put_away = set(names(dealt.building_discard)) - {"visby-crane"}
        assert all(put_away <= set(names(other.building_discard)) for other in again)
