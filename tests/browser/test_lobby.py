"""The lobby: every game on the shelf, one click from it to a game, and the form for a table of one's own."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Dialog, Locator, Request, expect

import skerry
from tests.browser.tables import LAST_AUTUMN, bot, open_table, person
from tests.browser.test_keyboard import tab_to
from tests.browser.test_phone import TOUCH, fits
from tests.browser.visitors import Visitor, Visitors
from tests.server.clients import Client, People, play_to_the_end
from tests.server.clients import server as in_process
from tests.server.test_api import LAST_WINTER

GAMES = [skerry.game(slug) for slug in skerry.games()]


def on_the_shelf(visitor: Visitor, game: skerry.Game) -> Locator:
    """What the shelf has of a game."""
    heading = visitor.page.get_by_role("heading", name=game.title, exact=True)
    return visitor.page.locator("li.game").filter(has=heading)


def test_every_game_stands_on_the_shelf_with_its_cover(visitor: Visitor) -> None:
    visitor.go("/")

    expect(visitor.page.locator("li.game")).to_have_count(len(GAMES))
    for game in GAMES:
        card = on_the_shelf(visitor, game)
        expect(card).to_contain_text(f"{game.seats[0]} to {game.seats[-1]} players")
        expect(card).to_contain_text(game.about("en").summary)
        expect(card).to_contain_text(game.about("en").credit)
        expect(card.get_by_role("link", name="Rules")).to_have_attribute("href", f"/rules/{game.slug}")
        assert card.locator("img").evaluate("picture => picture.decode().then(() => picture.naturalWidth)") == 320


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_game_is_one_click_away(visitor: Visitor, game: skerry.Game) -> None:
    visitor.go("/")

    visitor.press(f"Play against bots: {game.title}")

    visitor.await_turn()
    expect(visitor.page.locator("body")).to_have_attribute("data-game", game.slug)
    visitor.page.get_by_role("tab", name="Players").click()
    expect(visitor.page.locator("#players li")).to_have_count(3)


def test_a_game_of_the_shelf_is_set_up_with_the_keyboard(visitor: Visitor) -> None:
    visitor.go("/")

    tab_to(visitor, '[data-set-up="hagar"]')
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_label("Game", exact=True)).to_be_focused()
    expect(visitor.page.get_by_label("Game", exact=True)).to_have_value("hagar")
    visitor.press("Remove seat 2")
    visitor.page.get_by_label("you owe the winner a beer").check()
    tab_to(visitor, "#set-up-form [type=submit]")
    visitor.page.keyboard.press("Enter")

    visitor.await_turn()
    expect(visitor.page.locator("body")).to_have_attribute("data-game", "hagar")


def test_another_game_in_the_form_has_its_own_seats_and_variants(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.press("Play with friends")
    for count in (3, 4):
        visitor.press("Add a seat")
        expect(visitor.page.locator("#seats li")).to_have_count(count)
    expect(visitor.page.get_by_label("Riga buildings")).to_be_visible()

    visitor.page.get_by_label("Game", exact=True).select_option(label="Hägar")

    expect(visitor.page.locator("#seats li")).to_have_count(3)
    expect(visitor.page.get_by_label("Riga buildings")).to_have_count(0)


def test_house_rules_are_folded_up_each_with_a_sentence_to_tick(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.press("Play with friends: Hägar")
    house = visitor.page.locator("#house-rules")
    expect(house).not_to_be_visible()
    visitor.page.get_by_label("Game", exact=True).select_option(label="Pirate Haven")
    rule = visitor.page.get_by_label("You take the bonus before or after the tile, as you like.")
    expect(rule).not_to_be_visible()

    house.get_by_text("House rules").click()
    expect(house).to_contain_text("Otherwise: You take the bonus first, then buy or discard the tile.")
    expect(house).not_to_contain_text("in the same turn")
    rule.check()
    with visitor.page.expect_request(lambda request: request.method == "POST") as asked:
        visitor.press("Open the table")

    visitor.see("Waiting for players")
    wanted = json.loads(asked.value.post_data or "")
    assert wanted["variants"] == {"first_player": "drawn", "bonus_order": "either-order", "navy_ranking": "with-dice"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_variant_is_explained_in_a_sentence(visitor: Visitor, game: skerry.Game) -> None:
    visitor.go("/")
    visitor.press(f"Play with friends: {game.title}")
    about = game.about("en")

    for variant in (one for one in game.variants.values() if one.offered):
        sentences = [about.notes[variant.name]] if variant.name in about.notes else about.choices[variant.name]
        assert all(sentence.endswith(".") for sentence in sentences)
        for sentence in sentences:
            expect(visitor.page.locator("#variants-field")).to_contain_text(sentence)


def test_with_friends_begins_with_the_seat_of_a_friend(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.press("Play with friends: Riga")
    kinds = visitor.page.locator("#seats select")

    assert [kind.input_value() for kind in kinds.all()] == ["me", "friend"]
    expect(visitor.page.locator("#seats")).to_contain_text("You get a secret link to send.")
    visitor.press("Close")
    expect(visitor.page.get_by_label("Game", exact=True)).not_to_be_visible()


def test_every_bot_has_a_face_and_says_how_it_plays(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.press("Play with friends")
    visitor.press("Add a seat")
    note, choice = visitor.page.locator("#seat-note-2"), visitor.page.get_by_label("Bot on seat 3")
    levels = {option.inner_text(): option.get_attribute("value") for option in choice.locator("option").all()}
    assert len(levels) >= 4

    said = set()
    for label, name in levels.items():
        choice.select_option(label=label)
        expect(note.locator("use")).to_have_attribute("href", f"#bot-{name}")
        assert visitor.page.locator(f"symbol#bot-{name}").count() == 1
        said.add(note.inner_text())
    assert len(said) == len(levels)
    assert all(sentence.endswith(".") for sentence in said)


def test_my_games_stand_on_top_and_finished_ones_are_folded_up(visitors: Visitors) -> None:
    ann = visitors.come()
    ann.go("/")
    expect(ann.page.get_by_role("heading", name="My games")).not_to_be_visible()
    running = open_table(visitors.server, person("Ann"), bot(), game="hagar")
    finished = open_table(visitors.server, person("Ann"), bot(), scenario=LAST_AUTUMN)
    ann.go(finished.link(0))
    ann.play_to_the_end()
    ann.go(running.link(0))
    ann.await_turn()

    ann.go("/")

    expect(ann.page.locator("#mine li")).to_contain_text(["Hägar Ann, Bea"])
    expect(ann.page.locator("#mine")).to_contain_text("Your turn")
    expect(ann.page.locator("#finished")).not_to_be_visible()
    ann.page.get_by_text("Finished games").click()
    expect(ann.page.locator("#finished li")).to_contain_text("Riga Ann, Bea")


def test_a_game_that_is_on_is_taken_off_the_list_and_comes_back_when_it_is_opened(visitors: Visitors) -> None:
    ann = visitors.come()
    table = open_table(visitors.server, person("Ann"), bot(), game="hagar")
    ann.go(table.link(0))
    ann.await_turn()
    ann.go("/")
    remove = ann.page.locator("#mine").get_by_role("button", name="Remove Hägar with Ann, Bea from this list")

    ann.page.once("dialog", lambda dialog: dialog.dismiss())
    remove.click()
    expect(ann.page.locator("#mine li")).to_have_count(1)
    asked: list[str] = []

    def agree(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.accept()

    ann.page.once("dialog", agree)
    remove.click()
    expect(ann.page.get_by_role("heading", name="My games")).not_to_be_visible()
    assert "the seat stays yours" in asked[0]

    ann.go(f"/t/{table.id}")
    ann.await_turn()
    ann.go("/")
    expect(ann.page.locator("#mine li")).to_have_count(1)


def test_my_games_of_other_rules_say_so_and_have_the_record(
    visitors: Visitors, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with in_process(tmp_path) as client:
        over, running = People(client, "me", "friend", scenario=LAST_WINTER), People(client, "me", "friend")
        play_to_the_end(over)
    monkeypatch.setattr(skerry.game("riga"), "rules_version", 2)
    ann = visitors.come()
    held = {people.table: {"keys": people.keys, "made": 0} for people in (over, running)}
    ann.page.add_init_script(f"localStorage['skerry.keys'] ??= '{json.dumps(held)}'")

    with in_process(tmp_path) as client:
        ann.page.route("**/api/mine?lang=en", lambda route: route.fulfill(body=mine(client, route.request)))
        ann.go("/")

        expect(ann.page.locator("#mine li")).to_contain_text(["This game was started with rules 1."])
        ann.page.get_by_text("Finished games").click()
        expect(ann.page.locator("#finished li")).to_contain_text(["This game was played with rules 1."])
        record = ann.page.get_by_role("link", name="Download the record")
        expect(record).to_have_attribute("href", f"/api/tables/{over.table}/record")
        ann.page.locator("#mine").get_by_role("button", name="Remove Riga with me 0, friend 1 from this list").click()
        expect(ann.page.locator("#mine li")).to_have_count(0)


def mine(client: Client, request: Request) -> bytes:
    """What a server in this process answers, whose rules can be changed here."""
    return client.post("/api/mine?lang=en", json=request.post_data_json).content


def test_the_shelf_is_pushed_to_the_side_on_a_phone(visitors: Visitors) -> None:
    ann = visitors.come(**TOUCH)
    ann.go("/")
    last = on_the_shelf(ann, GAMES[-1]).get_by_role("button").last
    expect(last).not_to_be_in_viewport()
    assert fits(ann)

    last.scroll_into_view_if_needed()

    expect(last).to_be_in_viewport()
    assert fits(ann)


def test_the_lists_of_games_name_all_who_made_them(visitor: Visitor) -> None:
    for page in ("/rules", "/about"):
        visitor.go(page)
        for game in GAMES:
            expect(visitor.page.locator("main")).to_contain_text(game.about("en").credit)
