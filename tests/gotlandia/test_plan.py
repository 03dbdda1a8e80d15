"""Your plan in Gotlandia: Food for a worker, Settings in which others are ahead, resources to build, goals alone."""

from typing import Any

from tests.gotlandia.table import GOTLANDIA, gotlandia


def plan(*players: dict[str, Any], seat: int = 0, lang: str = "en", **scenario: Any) -> list[str]:
    g = gotlandia(*players, **scenario)
    return [GOTLANDIA.say(message, lang, ["Ann", "Ben"]) for message in GOTLANDIA.plan(g.seen_by(seat), seat)]


FED: dict[str, Any] = {"hand": ["wisby"], "workers": 5}
"""Wisby builds nothing, and there is no worker to be had any more: nothing is said of resources and Food."""


def test_food_that_is_missing_for_a_worker_comes_first() -> None:
    """GOT-172 to GOT-174: three settlements, and Wisby gives no Food."""
    mine = {"hand": ["wisby"], "farmsteads": ["eke", "bal", "lina"]}

    assert plan(mine, {})[0] == "The cards in your hand give 0 Food, 3 short of a new worker"
    assert plan(mine | {"stock": "3 grain"}, {})[0] == (
        "The cards in your hand give 0 Food, 3 short of a new worker; 3 Grain would make up for it"
    )
    assert plan(mine | FED, {}) == []


def test_what_a_card_in_hand_could_build_says_which_resources_it_lacks() -> None:
    """GOT-72, GOT-75: Home builds a tower for Wood and Stone; two Silver stand for one of them."""
    mine = {**FED, "hand": ["home"], "farmsteads": ["eke"]}

    assert plan(mine, {}) == ["For a tower you lack 1 Wood and 1 Stone; 2 Silver can replace one of them"]
    assert plan(mine | {"stock": "wood"}, {}) == ["For a tower you lack 1 Stone; 2 Silver can replace it"]
    assert plan(mine | {"stock": "wood"}, {}, lang="de") == [
        "Für einen Turm fehlt dir 1 Stein; ersatzweise gehen 2 Silber"
    ]
    assert plan(mine | {"stock": "wood", "silver": 2}, {}) == []
    assert plan(mine | {"farmsteads": [], "towers": ["eke"]}, {}) == []
    assert plan(mine | {"hand": ["wisby"]}, {}) == []


def test_what_lacks_least_comes_first() -> None:
    mine = {**FED, "hand": ["home", "gotland"], "farmsteads": ["eke"], "stock": "stone"}

    assert [told.split(" you lack ")[0] for told in plan(mine, {})] == ["For a tower", "For a farmstead"]


LAST: dict[str, Any] = {"number": 4}
"""Of four generations of the 1100s."""


def test_before_a_century_ends_it_says_who_is_ahead_in_a_setting_and_by_what() -> None:
    """GOT-182 to GOT-184: towers before farmsteads."""
    mine, ben = {"farmsteads": ["bal", "forsa"], **FED}, {"towers": ["bal"], "farmsteads": ["faro"]}
    ends = "and the century ends with this generation"

    assert plan(mine, ben, **LAST) == [f"Rute: Ben is 1 tower ahead of you, {ends}"]
    assert plan(mine, {"farmsteads": ["bal", "faro"]}, **LAST) == [f"Rute: you’re level with Ben, {ends}"]
    assert plan(mine, {}, neutral=["farosund", "faro", "bal"], **LAST) == [
        f"Rute: the neutral farmsteads are ahead of you, {ends}"
    ]
    assert plan(mine, {}, **LAST) == plan(mine, ben) == []


def test_alone_it_says_what_the_next_goal_asks_for() -> None:
    """GOT-196 to GOT-199."""
    assert plan({**FED}, seats=1) == ["Easy: you need 1 more church by the end of the 1100s"]
    assert plan({"farmsteads": ["bal"], **FED}, seats=1, century="1200s") == [
        "Medium: you have to settle 5 more Settings by the end of the 1200s"
    ]
    assert plan({"churches": ["bal"], **FED}, seats=1, century="1300s") == [
        "Hard: you need 2 more churches by the end of the 1300s",
        "Hard: you need the Splinter of the Holy Cross by the end of the 1300s",
    ]


def test_others_hands_are_not_in_it() -> None:
    assert plan({**FED}, {"hand": ["home"], "farmsteads": ["eke"]}) == []
