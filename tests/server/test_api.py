"""The API: set a table up, take seats, look, play, undo, talk, and what is refused."""

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import skerry
from skerry.bots import learned
from skerry.cli.packs import pack_text
from skerry.kernel.fairness import check, commitment
from tests.bots.taught import taught
from tests.server.clients import Client, People, play_to_the_end, seats, server

BUILDING = """
phase = "build"
rows = ["5 grain", "3 wine"]
players = [{ goods = "3 glass, 3 wine", taken = ["visby-bank"], buildings = ["visby-inn"] }, { goods = "grain" }]
"""
LAST_WINTER = """
season = "autumn"
year = 8
turn = 1
start_player = 1
rows = ["grain", "wine"]
players = [{ goods = "grain" }, { goods = "grain" }]
"""


@pytest.fixture(name="client")
def opened(tmp_path: Path) -> Iterator[Client]:
    with server(tmp_path) as client:
        yield client


def words(position: dict[str, Any]) -> list[str]:
    return [move["word"] for move in position["moves"]]


# --- setting up -------------------------------------------------------------------------------------------------------


def test_the_lobby_learns_which_games_and_bots_there_are(client: Client) -> None:
    riga = client.get("/api/games", params={"lang": "de"}).json()[0]
    bots = client.get("/api/bots").json()

    assert (riga["slug"], riga["seats"]) == ("riga", [2, 3, 4])
    assert riga["variants"][0]["name"] == "riga_buildings"
    taught = ["master", "grandmaster"] if any(learned(skerry.game(slug)) for slug in skerry.games()) else []
    levels = ["beginner", "casual", "strong", "expert", *taught]
    assert [bot["name"] for bot in bots if bot["level"]] == levels
    assert {bot["name"] for bot in bots} == {"random", "greedy", *levels, "master", "grandmaster"}
    assert {bot["name"]: bot["instead"] for bot in bots if bot["instead"]} == {
        "master": "expert",
        "grandmaster": "expert",
    }
    assert riga["learned"] is learned(skerry.game("riga"))
    assert [bot["name"] for bot in bots if bot["usual"]] == ["casual"]
    assert client.get(riga["picture"]).headers["content-type"].startswith("image/svg+xml")


def test_the_rules_are_there_with_their_numbers(client: Client) -> None:
    rules = {rule["id"]: rule for rule in client.get("/api/games/riga/rules").json()}

    assert "RIG-41" in rules
    assert client.get("/api/games/chess/rules").json()["detail"] == "There is no game called chess."


def test_the_page_that_teaches_a_game_comes_before_its_rules(client: Client) -> None:
    first = client.get("/api/games/riga/primer", params={"lang": "de"}).json()
    page = client.get("/rules/riga?lang=de").text

    assert first["lang"] == "de"
    assert first["html"].startswith("<h2>Riga in fünf Minuten</h2>")
    assert 0 < page.index(f'<section class="primer" lang="de">{first["html"]}</section>') < page.index('id="RIG-01"')
    assert client.get("/api/games/chess/primer?lang=en").json()["detail"] == "There is no game called chess."


def test_the_legend_has_the_icons_of_the_boards_with_their_names(client: Client) -> None:
    groups = client.get("/api/games/riga/legend?lang=de").json()

    assert [sign["name"] for sign in groups[0]["signs"]] == ["Tuch", "Glas", "Wein", "Korn"]
    assert 'href="#riga-cloth"' in groups[0]["signs"][0]["picture"]
    assert client.get("/api/games/chess/legend?lang=en").json()["detail"] == "There is no game called chess."


def test_debatable_rulings_are_marked_with_the_choice_there_is_when_a_table_is_set_up(client: Client) -> None:
    def rule(number: str, lang: str) -> dict[str, Any]:
        rules = client.get("/api/games/haithabu/rules", params={"lang": lang}).json()
        return next(one for one in rules if one["id"] == number)

    assert (rule("HAI-R2", "en")["debatable"], rule("HAI-R8", "en")["debatable"]) == (False, True)
    assert rule("HAI-R8", "en")["choice"] == ""
    assert rule("HAI-R7", "en")["choice"] == (
        "You choose this when you set up a table, under “Dial at the start”: "
        "A to D in daylight, as recommended; turned at random."
    )
    assert rule("HAI-R7", "de")["choice"].startswith(
        "Das wählst du unter „Scheibe zu Beginn“, wenn du einen Tisch eröffnest: "
    )


def test_house_rules_are_marked_and_what_only_keeps_old_games_going_is_not_offered(client: Client) -> None:
    games = {game["slug"]: game for game in client.get("/api/games?lang=en").json()}
    rules = {rule["id"]: rule for rule in client.get("/api/games/pirate_haven/rules?lang=en").json()}

    variants = {variant["name"]: variant["house"] for variant in games["pirate_haven"]["variants"]}

    assert variants == {"first_player": False, "bonus_order": True, "navy_ranking": True}
    assert rules["PIR-R19"]["choice"] == (
        "You choose this when you set up a table, under “House rules”: "
        "Only players with a Navy die at the end win a prize; You can come second or third even without a Navy die."
    )
    assert rules["PIR-R12"]["choice"] == ""


def test_a_ruling_with_three_readings_names_both_house_rules(client: Client) -> None:
    """GOT-R57"""
    rules = {rule["id"]: rule for rule in client.get("/api/games/gotlandia/rules?lang=en").json()}

    assert rules["GOT-R57"]["choice"] == (
        "You choose this when you set up a table, under “House rules”: "
        "If you tie with the neutral farmsteads in a Setting, you score as for a tie; "
        "If you tie with the neutral farmsteads in a Setting, you score as if you were ahead. "
        "You choose this when you set up a table, under “House rules”: "
        "Against neutral farmsteads your influence counts: one tower or church beats any number of them; "
        "Against neutral farmsteads the number of your settlements counts, whatever kind they are."
    )


def test_the_page_of_the_rules_marks_what_is_debatable(client: Client) -> None:
    page = client.get("/rules/haithabu?lang=de").text
    r7, r8, r9 = (page.partition(f'id="HAI-R{n}"')[2].partition("rule-entry")[0] for n in (7, 8, 9))

    assert '<span class="badge" lang="de">strittig</span>' in r7
    assert "wählst du unter „Scheibe zu Beginn“" in r7
    assert '<div class="alternatives"><p>Alternatives: the dial bars only that order;' in r8
    assert "wählst" not in r8
    assert "strittig" not in r9


def test_a_table_begins_when_everyone_sits(client: Client) -> None:
    people = People(client, "me", "friend", sit=False)
    assert people.position()["status"] == "waiting"

    people.sit(0, "Ann")
    assert people.position()["status"] == "waiting"
    people.sit(1, "Ben")

    assert people.position()["status"] == "running"
    assert people.position()["names"] == ["Ann", "Ben"]


def test_a_seat_is_taken_with_its_key_alone(client: Client) -> None:
    people = People(client, "me", "friend", sit=False)

    with_other_key = client.post(
        f"/api/tables/{people.table}/seats/1", json={}, headers={"Authorization": f"Bearer {people.keys[0]}"}
    )
    without = client.post(f"/api/tables/{people.table}/seats/1", json={})

    assert (with_other_key.status_code, without.status_code) == (403, 403)
    assert people.post("seats/7", {}, 0).status_code == 404


def test_sitting_down_twice_is_sitting_down_once(client: Client) -> None:
    people = People(client, "me", "friend")

    again = people.sit(0, "Somebody else")

    assert again.status_code == 200
    assert people.position()["names"][0] == "me 0"


def test_an_open_seat_is_for_whoever_comes_first(client: Client) -> None:
    people = People(client, "me", "open", listed=True)
    assert client.get("/api/tables").json()[0]["free"] == 1

    first = client.post(f"/api/tables/{people.table}/join", json={"name": "Ben"})
    second = client.post(f"/api/tables/{people.table}/join", json={"name": "Cleo"})

    assert (first.status_code, first.json()["seat"]) == (201, 1)
    assert second.json()["detail"] == "There is no free seat at this table."
    people.keys[1] = first.json()["key"]
    assert people.position(1)["seat"] == 1


def test_only_listed_tables_stand_in_the_lobby(client: Client) -> None:
    People(client, "me", "open")
    listed = People(client, "me", "open", listed=True)

    assert [table["table"] for table in client.get("/api/tables").json()] == [listed.table]


@pytest.mark.parametrize(
    ("wanted", "status", "sentence"),
    [
        ({"game": "chess", "seats": seats("me", "bot")}, 404, "There is no game called chess."),
        ({"game": "riga", "seats": seats("me")}, 422, "Riga is for 2 to 4 players, not 1."),
        (
            {"game": "riga", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]},
            422,
            "There is no bot called hal.",
        ),
        ({"game": "riga", "seats": seats("me", "bot"), "variants": {"x": 1}}, 422, "Riga has no variant 'x'"),
        (
            {"game": "riga", "seats": seats("me", "bot"), "pack": "="},
            422,
            "This file can’t be used. This isn’t valid",
        ),
        ({"game": "riga", "seats": seats("me", "bot"), "pack": "x = 1"}, 422, "expected"),
        ({"game": "riga", "seats": seats("me", "bot"), "scenario": "yaer = 1"}, 422, "did you mean 'year'?"),
        ({"game": "riga", "seats": [{"kind": "king"}]}, 400, "king"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_a_sentence(
    client: Client, wanted: dict[str, Any], status: int, sentence: str
) -> None:
    answer = client.post("/api/tables", json=wanted)

    assert answer.status_code == status
    assert sentence in answer.json()["detail"]


@pytest.mark.parametrize(
    ("wanted", "key", "sentence"),
    [
        ({"seats": seats("me")}, "set-up", "Riga ist für 2 bis 4 Personen, nicht für 1"),
        ({"seats": seats("me", "bot"), "pack": "x = 1"}, "own-file", "Diese Datei lässt sich nicht verwenden. slug"),
        ({"seats": [{"kind": "king"}]}, "not-understood", "Der Server versteht diese Anfrage nicht. Validation f"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_german(
    client: Client, wanted: dict[str, Any], key: str, sentence: str
) -> None:
    answer = client.post("/api/tables?lang=de", json={"game": "riga"} | wanted).json()

    assert (answer["key"], answer["detail"][: len(sentence)]) == (key, sentence)


def test_what_the_framework_refuses_is_told_in_the_language_asked_for(client: Client) -> None:
    method = client.delete("/api/games?lang=de")
    large = client.post("/api/tables?lang=de", json={"game": "riga", "seats": [], "pack": "x" * 600_000})

    assert (method.status_code, method.json()["detail"]) == (405, "Diese Art von Anfrage nimmt die Adresse nicht an.")
    assert (large.status_code, large.json()["detail"]) == (413, "Das ist zu groß.")


def test_a_server_that_is_full_sets_up_no_more_tables(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skerry.server.house.MOST_TABLES", 1)
    first = People(client, "me", "friend")

    refused = client.post("/api/tables", json={"game": "riga", "seats": seats("me", "friend")})

    assert (refused.status_code, refused.json()["key"]) == (503, "too-many-tables")
    first.delete(first.owner)
    assert People(client, "me", "friend").position()["status"] == "running"


def test_two_seats_may_use_the_same_key_for_their_messages(client: Client) -> None:
    people = People(client, "me", "friend", scenario=BUILDING)
    people.play(0, "end", key="1")
    before = people.position(None)["at"]

    people.play(1, "take-row 1", key="1")

    assert people.position(None)["at"] > before


def test_a_start_written_by_hand_is_not_in_the_record_before_the_end(client: Client) -> None:
    people = People(client, "me", "friend", scenario=BUILDING)

    assert "visby-inn" in BUILDING
    for viewer in (0, 1, None):
        assert "visby-inn" not in people.get("record", viewer).text


def test_a_pack_of_ones_own_is_played_with(client: Client) -> None:
    text = pack_text("riga").replace("hand_limit = 6", "hand_limit = 5")
    assert "hand_limit = 5" in text

    people = People(client, "me", "friend", pack=text)

    assert people.position(0)["status"] == "running"
    assert 'change."numbers.hand_limit" = 5' in people.get("record", 0).text


def test_where_a_pack_was_not_learned_everyone_sees_who_plays_instead(client: Client, tmp_path: Path) -> None:
    """With values of one's own the expert plays for a master; with those of ours the master itself."""
    text = pack_text("riga").replace("hand_limit = 6", "hand_limit = 5")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "master"}, {"kind": "bot", "bot": "casual"}]

    with taught(tmp_path):
        told = []
        for pack in (text, None):
            made = client.post("/api/tables", json={"game": "riga", "seats": seats, "pack": pack}).json()
            told.append([seat["plays"] for seat in client.get(f"/api/tables/{made['table']}").json()["seats"]])

    assert told == [["", "expert", "casual"], ["", "master", "casual"]]


# --- playing ----------------------------------------------------------------------------------------------------------


def test_a_move_changes_the_position_for_everyone(client: Client) -> None:
    people = People(client, "me", "friend", scenario=BUILDING)
    before = people.position(0)
    assert words(before) == ["build visby-inn", "build visby-bank", "end"]
    assert [move["ends"] for move in before["moves"]] == [False, False, True]

    after = people.play(0, "build visby-bank", at=before["at"], key="click").json()

    assert words(after) == ["add visby-inn", "pay"]
    assert after["undo"] == {"step": True, "whole": False, "stop": ""}
    assert "wants to build" in people.position(None)["log"]["lines"][-1]["text"]
    assert people.position(1)["moves"] == []


@pytest.mark.parametrize(
    ("seat", "body", "status", "rule", "sentence"),
    [
        (0, {"word": "take-row 1"}, 422, "RIG-29", "Du hast in diesem Zug schon Karten genommen"),
        (0, {"word": "sail away"}, 422, "", "„sail away“ ist kein Zug in diesem Spiel."),
        (0, {"word": "end", "at": 9}, 409, "", "Jemand war schneller, die Stellung hat sich geändert."),
        (1, {"word": "end"}, 409, "", "Du bist nicht am Zug."),
        (None, {"word": "end"}, 403, "", "geheimen Link"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_rule(
    client: Client, seat: int | None, body: dict[str, Any], status: int, rule: str, sentence: str
) -> None:
    people = People(client, "me", "friend", scenario=BUILDING)

    answer = people.post("play", body, seat, lang="de")

    assert answer.status_code == status
    assert answer.json()["rule"] == rule
    assert sentence in answer.json()["detail"]
    assert people.position(0)["at"] == 0


def test_a_double_click_plays_once(client: Client) -> None:
    people = People(client, "me", "friend", scenario=BUILDING)

    people.play(0, "build visby-bank", at=0, key="click")
    again = people.play(0, "build visby-bank", at=0, key="click")

    assert again.status_code == 200
    assert again.json()["at"] == 1


def test_several_words_are_played_together_and_once(client: Client) -> None:
    people = People(client, "me", "friend", scenario=BUILDING)
    message = {"words": ["build visby-bank", "pay", "pay wine"], "at": 0, "key": "click"}

    first, again = people.post("play", message, 0), people.post("play", message, 0)

    assert (first.status_code, again.status_code) == (200, 200)
    assert again.json()["at"] == first.json()["at"] >= 3
    assert people.post("undo", {"whole": True}, 0).json()["moves"][0]["word"] == "build visby-inn"


@pytest.mark.parametrize(
    ("words", "key", "rule"),
    [(["build visby-bank", "take-row 1"], "not-allowed", "RIG-41"), (["end", "end"], "not-together", ""),
     (["build visby-bank", "jump"], "unknown-word", "")],
)  # fmt: skip
def test_of_several_words_all_or_none_are_played_and_nobody_notices_the_attempt(
    client: Client, words: list[str], key: str, rule: str
) -> None:
    people = People(client, "me", "friend", scenario=BUILDING)
    people.position(1)
    before = [people.position(viewer) for viewer in (0, 1, None)]

    answer = people.post("play", {"words": words}, 0)

    assert (answer.status_code, answer.json()["key"], answer.json()["rule"]) == (422, key, rule)
    assert [people.position(viewer) for viewer in (0, 1, None)] == before


@pytest.mark.parametrize("body", [{}, {"words": []}, {"word": "end", "words": ["end"]}, {"words": ["end"] * 51}])
def test_a_move_has_one_word_or_some(client: Client, body: dict[str, Any]) -> None:
    people = People(client, "me", "friend", scenario=BUILDING)

    answer = people.post("play", body, 0)

    assert (answer.status_code, answer.json()["key"]) == (400, "not-understood")
    assert people.position(0)["at"] == 0


def test_two_tabs_play_once(client: Client) -> None:
    people = People(client, "me", "friend", scenario=BUILDING)

    people.play(0, "build visby-bank", at=0, key="one tab")
    other = people.play(0, "build visby-inn", at=0, key="another tab")

    assert other.status_code == 409


def test_undo_as_far_as_it_is_fair(client: Client) -> None:
    people = People(client, "me", "friend", scenario=BUILDING)
    people.play(0, "build visby-inn")
    people.play(0, "pay")

    back = people.post("undo", {"whole": True}, 0)
    further = people.post("undo", {"whole": False}, 0)

    assert words(back.json()) == ["add visby-bank", "pay"]
    assert further.status_code == 409
    assert "There is nothing you can take back" in further.json()["detail"]


def test_why_not_is_answered_with_the_rule(client: Client) -> None:
    people = People(client, "me", "friend", scenario=BUILDING)

    why_not = people.get("why", 0, word="take-row 1").json()
    what = people.get("why", 0, word="build visby-bank").json()

    assert (why_not["legal"], why_not["rule"]) == (False, "RIG-29")
    assert what["legal"]
    assert "costs" in what["text"]


def test_chat_is_heard_by_all_and_can_be_switched_off(client: Client) -> None:
    people = People(client, "me", "friend")
    assert people.post("chat", {"text": "Ahoy!", "key": "a"}, 1).status_code == 204
    people.post("chat", {"text": "Ahoy!", "key": "a"}, 1)

    owner = {"Authorization": f"Bearer {people.owner}"}
    client.post(f"/api/tables/{people.table}/settings", json={"chat": False}, headers=owner)

    assert [line["text"] for line in people.position(None)["chat"]["lines"]] == ["Ahoy!"]
    assert people.post("chat", {"text": "Hello?"}, 1).json()["detail"] == "Chat is switched off at this table."


def test_only_the_owner_changes_settings_and_deletes(client: Client) -> None:
    people = People(client, "me", "friend")

    assert people.post("settings", {"listed": True}, 0).status_code == 403
    assert people.delete(people.keys[0]).status_code == 403
    assert people.delete(people.owner).status_code == 204
    assert people.get().status_code == 404


def test_my_games_know_whose_turn_it_is(client: Client) -> None:
    people = People(client, "me", "friend", scenario=BUILDING)
    gone = {"table": "gone", "keys": ["x"]}

    mine = client.post("/api/mine", json={"tables": [{"table": people.table, "keys": [people.keys[0]]}, gone]}).json()
    theirs = client.post("/api/mine", json={"tables": [{"table": people.table, "keys": [people.keys[1]]}]}).json()

    assert [(table["table"], table["my_turn"]) for table in mine] == [(people.table, True)]
    assert (theirs[0]["my_turn"], theirs[0]["turn_name"]) == (False, "me 0")


# --- after the end ----------------------------------------------------------------------------------------------------


@pytest.fixture(name="finished")
def finished_game(client: Client) -> People:
    people = People(client, "me", "friend", scenario=LAST_WINTER)
    play_to_the_end(people)
    return people


def test_the_end_reveals_the_secret_and_the_record_can_be_checked(finished: People) -> None:
    position = finished.position(None)
    record = skerry.Record.parse(finished.get("record").text)

    assert position["over"]["winners"] == record.state().winners()
    assert commitment(position["secret"]) == finished.commitment == record.commitment
    assert position["salts"] == ["salt0", "salt1"]
    assert check(record).fair()


def test_before_the_end_a_record_is_what_the_seat_has_heard(client: Client) -> None:
    people = People(client, "me", "friend")

    assert "secret" not in people.get("record", 0).text
    assert "draw-building" not in people.get("record", None).text


def test_a_finished_game_can_be_looked_at_again(finished: People) -> None:
    last = finished.get("replay", at=0).json()["plies"]

    first, end = finished.get("replay", at=0).json(), finished.get("replay", at=last, seat=1).json()

    assert first["heading"] == "Year 8, autumn: friend 1 takes cards."
    assert end["seat"] == 1
    assert end["marks"][0]["at"] == 0
    assert finished.get("replay", at=last + 1).status_code == 404
    assert finished.get("replay", at=0, seat=5).status_code == 404


def test_a_replay_begins_at_the_first_choice_and_marks_moves_on_the_board(finished: People) -> None:
    replay = finished.get("replay", seat=1).json()
    assert replay["at"] == replay["begins"]
    assert "data-move" not in replay["board"]

    marked = finished.get("replay", seat=1, at=0, played="take-row 1", better="take-row 2").json()["board"]
    assert sorted(set(re.findall('data-move="([^"]+)"', marked))) == ["take-row 1", "take-row 2"]
    others = finished.get("replay", seat=0, at=0, played="take-row 1", better="no such word").json()["board"]
    assert "data-move" not in others


def test_a_running_game_is_not_looked_at_again(client: Client) -> None:
    people = People(client, "me", "friend")

    assert people.get("replay", at=0).status_code == 409
    assert people.post("branch", {"at": 0}).status_code == 409
    assert people.post("rematch", {}, 0).status_code == 409


def test_play_on_from_a_position_of_a_finished_game(client: Client, finished: People) -> None:
    made = finished.post("branch", {"at": 1, "seat": 1, "bot": "random"}).json()

    own = next(seat for seat in made["seats"] if seat["key"])
    headers = {"Authorization": f"Bearer {own['key']}"}
    client.post(f"/api/tables/{made['table']}/seats/1", json={"salt": "new"}, headers=headers)
    position = client.get(f"/api/tables/{made['table']}", headers=headers).json()

    assert own["seat"] == 1
    assert position["status"] in {"running", "over"}
    assert made["commitment"] != finished.commitment


def test_a_rematch_has_the_same_people_and_keys(client: Client, finished: People) -> None:
    first = finished.post("rematch", {}, 0).json()
    second = finished.post("rematch", {}, 1).json()
    assert first["table"] == second["table"] == finished.position(0)["over"]["rematch"]

    finished.table = first["table"]
    for seat in finished.keys:
        finished.sit(seat)

    assert finished.position(1)["status"] == "running"
    assert finished.position(1)["seat"] == 1


# --- as a whole -------------------------------------------------------------------------------------------------------


def test_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        people = People(client, "me", "friend", scenario=BUILDING)
        people.play(0, "build visby-bank", at=0, key="click")
        people.post("chat", {"text": "Ahoy!", "key": "a"}, 1)
        before = [people.position(seat) for seat in (0, 1, None)]
    with server(tmp_path) as client:
        people.client = client
        people.position(1)  # is there again too
        assert [people.position(seat) for seat in (0, 1, None)] == before
        assert people.play(0, "build visby-bank", at=0, key="click").json()["at"] == 1


def test_bots_play_and_go_on_after_a_restart(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        people = People(client, "me", "bot", "bot")
        for _ in range(3):
            wait_until_asked(people)
            people.play(0, people.position(0)["moves"][0]["word"])
    with server(tmp_path) as client:
        people.client = client
        wait_until_asked(people)
        assert people.position(0)["asked"]


def wait_until_asked(people: People) -> None:
    for _ in range(300):
        if people.position(0)["asked"] or people.position(0)["status"] == "over":
            return
        time.sleep(0.05)
    raise AssertionError("the bots do not move")


def test_the_api_describes_itself(client: Client) -> None:
    described = client.get("/api/openapi.json").json()

    assert "/api/tables/{table}/play" in described["paths"]
    for path, calls in described["paths"].items():
        for method, call in calls.items():
            assert "lang" in [parameter["name"] for parameter in call["parameters"]], f"{method} {path}"


@pytest.mark.parametrize("path", ["/api/", "/api/nothing", "/api/tables/x/y/z"])
def test_an_address_of_the_api_that_does_not_exist_is_refused_as_data(client: Client, path: str) -> None:
    answer = client.get(path)

    assert answer.status_code == 404
    assert answer.json()["key"] == "no-page"


def test_the_api_describes_the_views_of_games(client: Client) -> None:
    described = client.get("/api/openapi.json").json()["components"]["schemas"]

    assert described["hagar.HagarView"]["properties"]["pile"] == {
        "type": "integer",
        "description": "How many coasters are still to be drawn.",
    }
    refs = set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(described)))
    assert {ref for ref in refs if ref.startswith("hagar.")} >= {"hagar.LaidCoaster", "hagar.HagarOutcome"}
    assert refs <= set(described)


def test_an_unknown_address_is_told_in_a_sentence(client: Client) -> None:
    assert client.get("/api/nothing").status_code == 404
    page = client.get("/nothing")
    assert page.status_code == 404
    assert page.headers["content-type"].startswith("text/html")
