"""Who sees what: hands, decks, reputations not yet revealed, piles and the generation deck; what is dealt anew."""

import json
from collections import Counter

import pytest

import skerry
from skerry import CHANCE, EVERYONE, Rng
from skerry.games.gotlandia.state import EVENTS, HANDS, Gotlandia
from skerry.kernel.testing import offered, play, positions, words
from tests.gotlandia.table import GOTLANDIA, gotlandia, hand, play_on, player, start

DECK = [
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
    "gotland",
    "roma",
]


def hidden_hand(**own: object) -> Gotlandia:
    """Seat 0 is to play; seat 1 looks on."""
    return gotlandia({"hand": ["forest", "hill"], **own}, {"hand": ["home"]})


# --- views ------------------------------------------------------------------------------------------------------------


def test_a_hand_is_its_owners_and_its_size_everybodys() -> None:
    """Section 5 of the ledger: hands."""
    g = hidden_hand()

    assert hand(g) == ["forest", "hill"]
    for viewer in (1, None):
        shown = g.view(viewer)["players"][0]
        assert "hand" not in shown
        assert "food" not in shown
        assert shown["hand_count"] == 2


def test_the_own_deck_is_known_as_a_set_the_others_not_at_all() -> None:
    """Section 5: nobody knows the order; its contents can be worked out by the owner."""
    g = hidden_hand()

    assert sorted(player(g)["deck_cards"]) == sorted((Counter(DECK) - Counter(["forest", "hill"])).elements())
    assert "deck_cards" not in g.view(1)["players"][0]
    assert g.view(1)["players"][0]["deck_count"] == 11


def test_storage_and_what_lies_open_is_seen_by_everybody() -> None:
    """GOT-R65, section 5: Silver, resources, buried silver and cards, discard pile, played cards."""
    g = gotlandia(
        {"hand": ["hill"], "silver": 3, "stock": "2 tar", "buried_silver": 4, "buried": ["roma"], "discard": ["wisby"]},
        {},
    )
    own, others = g.view(0)["players"][0], g.view(1)["players"][0]

    for key in ("silver", "stock", "buried_silver", "buried", "discard", "sunk", "played", "workers", "points"):
        assert others[key] == own[key]


def test_dealt_and_kept_reputations_are_secret_until_they_are_revealed() -> None:
    """GOT-36, section 5: the rejected one stays known to its owner alone, and is nowhere any more."""
    g = start(2)
    while not words(g)[0].startswith("reputation "):
        play(g, words(g)[0])
    play(g, "reputation wise", "reputation rich", "reputation misers", "reputation strong", "keep wise", "keep strong")

    for viewer in (1, None):
        assert "wise" not in json.dumps(g.view(viewer))
        assert "rich" not in json.dumps(g.view(viewer))
    play(g, "reveal wise")
    assert "wise" in json.dumps(g.view(1))
    assert "rich" not in json.dumps(g.view(1))


def test_nothing_tells_whether_the_black_death_will_come() -> None:
    """GOT-40, section 5: any card of the century that was not turned up may come, also one that is in the box."""
    g = gotlandia({}, {}, phase="generation", century="1300s", number=3, turned=["1300-peace", "1300-king-valdemar"])

    assert [(move.word, weight) for move, weight in g.chances()] == [
        ("generation 1300-black-death", 1),
        ("generation 1300-vitalien-brothers", 1),
        ("generation 1300-teutonic-knights", 1),
    ]
    assert g.view(None)["left"] == 1
    assert "black-death" not in json.dumps(g.view(0))


def test_of_a_pile_only_the_top_and_the_height_are_known() -> None:
    """Section 5: what lies beneath has no order and no place yet."""
    g = gotlandia({"hand": ["hill"]}, {}, tops=["brewery", "inn"])

    shown = json.dumps(g.view(0)["piles"])
    assert "quarry" not in shown
    unseen = ["treasury", "orchard", "smithy", "quarry", "mill", "fishing-hut"]
    assert [g.components.card_ids[card] for card in g.unseen[0]] == unseen


# --- words and log ----------------------------------------------------------------------------------------------------


def test_a_card_drawn_is_heard_by_its_owner_only() -> None:
    """Section 5: cards drawn in an action; their number is public."""
    g = gotlandia({"hand": ["home"]}, {"hand": ["hill"]})
    g.journal = []

    play(g, "play home draw", "draw-cards one")
    assert g.to_move == CHANCE
    assert g.audience(g.game.move("draw field")) == 0
    play(g, "draw field")

    private = [event.kind for event in g.journal if event.audience == 0]
    public = [(event.kind, event.values) for event in g.journal if event.audience == EVERYONE]
    assert private == ["drew"]
    assert ("draws", {"count": 1}) in public


def test_a_record_shows_others_that_a_card_was_drawn_but_not_which() -> None:
    g = start(2)
    moves = []
    rng = Rng(5)
    while g.view(None)["phase"] in ("set-up", "events", "pirates", "draw"):
        move = g.draw(rng) if g.to_move == CHANCE else g.moves()[0]
        moves.append(move.word)
        g.apply(move)
    record = skerry.Record(game="gotlandia", seats=2, variants={}, names=["Ann", "Ben"], moves=moves)

    mine, theirs = record.seen_by(0), record.seen_by(1)
    assert len(mine) == len(theirs) == len(moves)
    kept_back = {whole.split()[0] for word, whole in zip(mine, moves) if word == "?"}
    assert kept_back == {"draw", "reputation", "keep"}
    assert mine.count("?") == theirs.count("?") == 5 + 2 + 1


def test_playing_a_card_shows_it_unless_everybody_knows_it() -> None:
    """A word that shows something new cannot be taken back."""
    g = gotlandia({"hand": ["forest", "hill"], "known": ["hill"]}, {})

    assert g.reveals(g.game.move("play forest produce"))
    assert not g.reveals(g.game.move("play hill produce"))


def test_laying_a_hand_open_shows_only_what_is_not_known() -> None:
    """GOT-171: cards that everybody could work out need not be shown again."""
    g = gotlandia({"hand": ["forest", "field", "hill"], "known": ["field"]}, {}, phase="hands")

    assert words(g) == ["show forest"]
    assert g.reveals(g.game.move("show forest"))
    play(g, "show forest")
    assert words(g) == ["show hill"]


# --- dealing anew -----------------------------------------------------------------------------------------------------


def test_a_secret_hand_is_any_of_the_cards_not_seen() -> None:
    """Each card of hand and deck together is equally likely: three distinct cards, two of them in hand."""
    own = {"hand": ["pasture", "field"], "deck": ["hill"], "discard": rest("pasture", "field", "hill")}
    g = gotlandia(own, {})
    rng = Rng(3)
    found = Counter(tuple(hand(g.resample(1, rng))) for _ in range(600))

    assert set(found) == {("pasture", "field"), ("pasture", "hill"), ("field", "hill")}
    assert all(150 < count < 250 for count in found.values())


def rest(*without: str) -> list[str]:
    """The starting cards of Rute but for these."""
    return sorted((Counter(DECK) - Counter(without)).elements())


def test_the_known_part_of_a_hand_stays() -> None:
    """When a deck ran out everybody knew the hand; what was drawn since is secret."""
    own = {"hand": ["home", "pasture"], "known": ["home"], "deck": ["hill"], "discard": rest("home", "pasture", "hill")}
    g = gotlandia(own, {})
    rng = Rng(1)

    assert {tuple(hand(g.resample(1, rng))) for _ in range(60)} == {("hill", "home"), ("pasture", "home")}


def test_a_deck_that_runs_out_makes_the_hand_known() -> None:
    """GOT-59: what is left in the hand follows from the open cards."""
    own = {"hand": ["home", "field"], "deck": [], "discard": rest("home", "field")}
    g = gotlandia(own, {})

    play(g, "play home draw", "draw-cards one")
    assert "hand" in g.view(1)["players"][0]
    play(g, "draw hill")

    assert "hand" not in g.view(1)["players"][0]
    assert "field" in hand(g.resample(1, Rng(1)))


def test_the_last_card_of_a_deck_makes_the_hand_known_at_once() -> None:
    """GOT-171, GOT-D39: everybody can work it out, so nothing is left to be shown or revealed."""
    own = {"hand": ["home", "field"], "deck": ["hill"], "discard": rest("home", "field", "hill")}
    g = gotlandia(own, {})
    assert "hand" not in g.view(1)["players"][0]

    play(g, "play home draw", "draw-cards one", "draw hill", "draw-cards stop")

    assert [card["card"] for card in g.view(1)["players"][0]["hand"]] == ["field", "hill"]


def test_in_a_scenario_without_a_deck_the_hand_is_known() -> None:
    """GOT-171, GOT-D39"""
    own = {"hand": ["home", "field"], "deck": [], "discard": rest("home", "field")}
    g = gotlandia(own, {"hand": ["hill"]}, phase="hands")

    assert words(g) == ["show hill"]


def test_the_own_hand_and_deck_are_never_dealt_anew() -> None:
    g = hidden_hand()

    assert {tuple(hand(g.resample(0, Rng(seed)))) for seed in range(20)} == {("forest", "hill")}
    assert {tuple(hand(g.resample(0, Rng(seed)), 1)) for seed in range(20)} > {("home",)}


def test_others_may_hold_any_reputations_that_one_has_not_seen() -> None:
    """GOT-36: dealt anew from the other eighteen, and either of the two may be the one that was kept."""
    g = start(2)
    while not words(g)[0].startswith("reputation "):
        play(g, words(g)[0])
    play(g, "reputation wise", "reputation rich", "reputation misers", "reputation strong", "keep wise")
    rng = Rng(4)

    dealt = [g.resample(1, rng).view(0)["players"][0] for _ in range(300)]

    seen = {name for one in dealt for name in one["dealt"]}
    assert seen == {r.name for r in g.components.reputations} - {"misers", "strong"}
    assert all(one["kept"] in one["dealt"] for one in dealt)
    assert {one["dealt"].index(one["kept"]) for one in dealt} == {0, 1}
    assert g.resample(0, rng).view(0)["players"][0]["dealt"] == ["wise", "rich"]


def test_no_reputation_is_dealt_twice_in_whatever_is_dealt_anew() -> None:
    """GOT-36: each exists once."""
    g = start(4)
    play_until(g, "keep")
    rng = Rng(4)

    for _ in range(100):
        dealt = g.resample(0, rng)
        cards = [card for seat in range(4) for card in dealt.view(seat)["players"][seat]["dealt"]]
        assert len(set(cards)) == 8


def test_the_reputation_that_was_returned_is_remembered_by_its_owner_alone() -> None:
    """GOT-36, section 5: to others it may be any card that they have not seen."""
    g = start(2)
    play_until(g, "reputation")
    play(g, "reputation wise", "reputation rich", "reputation misers", "reputation strong", "keep wise", "keep strong")
    play(g, "reveal wise", "reveal strong")
    rng = Rng(4)
    assert player(g)["dealt"] == ["wise", "rich"]

    dealt = [g.resample(1, rng).view(0)["players"][0]["dealt"] for _ in range(300)]

    assert all("wise" in cards for cards in dealt)
    others = {r.name for r in g.components.reputations} - {"wise", "strong", "misers"}
    assert {name for cards in dealt for name in cards} - {"wise"} == others
    assert g.resample(0, rng).view(0)["players"][0]["dealt"] == ["wise", "rich"]
    assert "rich" not in json.dumps(g.view(1))


def test_the_sheet_names_the_reputation_that_was_returned() -> None:
    """Section 5: to its owner."""
    g = start(2)
    play_until(g, "reputation")
    play(g, "reputation wise", "reputation rich", "reputation misers", "reputation strong", "keep wise", "keep strong")
    play_on(g, "actions")

    own, others = rows_of_the_sheet(g, 0), rows_of_the_sheet(g, 1)

    assert ["reputation you gave back", "Rich"] in own
    assert ["reputation you gave back", "Misers"] in others
    assert ["reputation you gave back", "Rich"] not in others


def rows_of_the_sheet(g: Gotlandia, seat: int) -> list[list[str]]:
    sections = GOTLANDIA.sheet(g.seen_by(seat), "en", ["Ann", "Ben"])
    return [[cell.text for cell in row] for section in sections for row in section.rows]


def test_new_players_hold_even_reputations_in_whatever_is_dealt_anew() -> None:
    """GOT-37, GOT-R28"""
    g = start(2, new_players=[True, False])
    while not words(g)[0].startswith("reputation "):
        play(g, words(g)[0])
    play(g, "reputation respectable", "reputation rich", "reputation misers", "reputation strong")
    numbers = {r.name: r.number for r in g.components.reputations}
    rng = Rng(4)

    dealt = {name for _ in range(100) for name in g.resample(1, rng).view(0)["players"][0]["dealt"]}

    assert {numbers[name] % 2 for name in dealt} == {0}


@pytest.mark.parametrize("seat", [0, 1])
def test_hidden_cards_do_not_change_what_others_are_asked(seat: int) -> None:
    """Views, prompts and legal moves of a seat stay the same when the rest is dealt anew, all through a game."""
    rng = Rng(9)
    for number, g in enumerate(positions(GOTLANDIA.start(2), seed=seat)):
        if number % 12 or g.to_move != seat:
            continue
        dealt = g.resample(seat, rng)
        assert dealt.moves() == g.moves()
        assert dealt.prompt(seat).data() == g.prompt(seat).data()
        assert dealt.view(seat) == g.view(seat)
        assert offered(dealt, "play") == offered(g, "play")


def test_while_reputations_are_chosen_it_is_the_turn_of_who_chooses() -> None:
    """GOT-D6"""
    g = start(3)
    play_until(g, "keep")
    turns = []
    while words(g)[0].startswith("keep "):
        turns.append((g.view(None)["turn"], g.to_move))
        play(g, words(g)[0])

    assert turns == [(0, 0), (1, 1), (2, 2)]


def test_the_turn_is_of_who_acts_or_is_asked_and_of_the_starting_player_while_nobody_is() -> None:
    """GOT-60, GOT-171: when victims of a raid choose, it is their turn to give, and hands are shown one by one."""
    raid = gotlandia({"stock": "2 wood, 2 stone"}, {"stock": "2 wood, 2 stone"}, phase="generation", start_player=1)
    acting = gotlandia({"hand": ["home"]}, {"hand": ["home"]}, turn=1)
    hands = gotlandia({"hand": ["hill"]}, {"hand": ["hill"]}, phase="hands", start_player=1)

    assert (raid.to_move, raid.view(None)["turn"], raid.phase) == (CHANCE, 1, EVENTS)
    assert [(g.to_move, g.view(None)["turn"]) for g in (acting, hands)] == [(1, 1), (1, 1)]
    play(acting, "play home draw")
    assert (acting.to_move, acting.view(None)["turn"]) == (1, 1)
    play(hands, "show hill")
    assert (hands.to_move, hands.view(None)["turn"], hands.phase) == (0, 0, HANDS)


def play_until(g: Gotlandia, family: str) -> None:
    while not words(g)[0].startswith(f"{family} "):
        play(g, words(g)[0])
