"""One game: the row it gives, the record behind it, and the luck it shares with others."""

import json
import math

import skerry
from skerry import Record, bots
from skerry.bots.search_bot import SearchBot
from skerry.lab import plans
from skerry.lab.bout import play_bout, unhurried
from skerry.lab.folder import Results
from skerry.lab.plan import Setting
from skerry.lab.tally import Tally, decided_after, lead_changes, things
from tests.lab.played import rows

RIGA = Setting("riga")


def test_every_row_leads_to_a_record_that_replays_to_it(hagar: Results) -> None:
    for row in rows(hagar):
        end = hagar.record(row["bout"]).state()
        outcome = end.outcome()

        assert [seat["points"] for seat in row["seat"]] == end.scores() == row["course"][-1]
        assert [seat["rank"] for seat in row["seat"]] == outcome["ranks"]
        assert [seat["seat"] for seat in row["seat"] if seat["won"]] == end.winners()
        assert sum(seat["won"] for seat in row["seat"]) == 1
        for seat in row["seat"]:
            assert {one["source"]: one["points"] for one in seat["sources"]} == {
                source: points for source, points in outcome["points"][seat["seat"]].items() if source != "total"
            }


def test_the_record_names_the_bots_by_their_seats(hagar: Results) -> None:
    assert [hagar.record(bout).names for bout in range(3)] == [
        ["random", "random", "greedy"],
        ["greedy", "random", "random"],
        ["random", "greedy", "random"],
    ]


def test_all_seatings_of_a_luck_meet_the_same_chance(hagar: Results) -> None:
    """No matter who lays it, the first coaster of a deal is the same, and so are the first rolls."""
    openings = [hagar.record(bout).moves[:2] for bout in range(6)]

    assert openings[0] == openings[1] == openings[2]
    assert openings[3] == openings[4] == openings[5]
    assert openings[0] != openings[3]


def test_a_changed_pack_meets_the_same_chance_and_stands_in_the_record() -> None:
    plan = plans.study(RIGA, {"dear": {"building.visby-crane.cost": 14}}, ["random"], games=1)
    usual, changed = [play_bout(plan, bout) for bout in plan.bouts()]

    records = [Record.parse(row["record"]) for row in (usual, changed)]
    assert records[1].game.pack.changes == {"building.visby-crane.cost": 14}
    assert records[0].moves[:12] == records[1].moves[:12]


def test_an_older_published_pack_is_played_as_it_was() -> None:
    old = Setting("riga", pack=1)
    plan = plans.study(old, {"dear": {"building.visby-crane.cost": 14}}, ["random"], games=1)
    records = [Record.parse(play_bout(plan, bout)["record"]) for bout in plan.bouts()]

    assert [record.game.pack.version for record in records] == [1, 1]
    assert [record.game.pack.changes for record in records] == [{}, {"building.visby-crane.cost": 14}]


def test_the_same_number_gives_the_same_game() -> None:
    plan = plans.match(RIGA, ["random", "greedy"], games=2)
    first, again = [play_bout(plan, next(plan.bouts())) for _ in range(2)]
    other = play_bout(plans.match(RIGA, ["random", "greedy"], games=2, seed=2), next(plan.bouts()))

    assert {**first, "seconds": 0} == {**again, "seconds": 0}
    assert first["record"] != other["record"]


def test_bots_that_search_do_not_look_at_the_clock() -> None:
    hurried = bots.bot("expert", 1)
    assert isinstance(hurried, SearchBot)

    assert hurried.seconds < math.inf
    assert unhurried(hurried).seconds == math.inf  # type: ignore[attr-defined]


def test_words_are_counted_when_they_are_offered_and_when_they_are_chosen() -> None:
    state = skerry.game("riga").start(2)
    tally = Tally(state)
    one, two, three = state.game.alphabet[:3]

    tally.decision(1, [one, two], one)
    tally.decision(1, [two, three], three)

    assert tally.offered == [{}, {one.word: 1, two.word: 2, three.word: 1}]
    assert tally.chosen == [{}, {one.word: 1, three.word: 1}]


def test_components_are_found_in_what_is_told_of_a_seat() -> None:
    state = skerry.game("riga").start(2)
    tally = Tally(state)
    state.journal = []

    state.tell("built", 1, {"buildings": ["visby-crane", "visby-inn"], "lost": 0})
    state.tell("took-building", 0, {"building": "visby-crane"})
    state.tell("building-up", -1, {"building": "visby-lodge"})
    tally.look(state)
    tally.look(state)

    assert tally.met == [
        {("took-building", "building", "visby-crane"): 1},
        {("built", "building", "visby-crane"): 1, ("built", "building", "visby-inn"): 1},
    ]


def test_every_game_has_components_to_count() -> None:
    for slug in skerry.games():
        pack = skerry.game(slug).pack.data
        ids = {entry["id"] for value in pack.values() if isinstance(value, list) for entry in value if "id" in entry}

        assert ids <= set(things(skerry.game(slug)))
        assert len(things(skerry.game(slug))) > 10


def test_a_lead_changes_when_somebody_else_is_alone_in_front() -> None:
    assert lead_changes([[0, 0], [1, 0], [1, 1], [2, 1], [2, 3], [4, 3]]) == 2
    assert lead_changes([[0, 0], [0, 0]]) == 0


def test_a_game_is_decided_after_the_last_time_a_loser_led() -> None:
    assert decided_after([[0, 0], [1, 0], [1, 2], [3, 2]], [0]) == 0.75
    assert decided_after([[0, 0], [1, 0], [1, 1], [3, 2]], [0]) == 0.0


def test_a_plan_is_plain_text_that_can_be_read_again(hagar: Results) -> None:
    text = json.loads((hagar.folder / "plan.json").read_text())

    assert text["plan"]["kind"] == "match"
    assert text["plan"]["line_ups"][0]["bots"] == ["random", "random", "greedy"]
    assert text["packs"] == {"hagar": skerry.game("hagar").pack.version}
