"""What a player notices of the others: their moves, their words, and that it is one's own turn again."""

import re
from pathlib import Path

from playwright.sync_api import expect

from skerry.server.copies import STATIC
from tests.browser.tables import LAST_YEAR, bot, open_table, person
from tests.browser.visitors import Visitor, Visitors


def test_title_and_favicon_say_whose_turn_it_is(visitors: Visitors) -> None:
    ann, ben = visitors.come(), visitors.come()
    table = open_table(visitors.server, person("Ann"), person("Ben"), scenario=LAST_YEAR)
    ann.go(table.link(0))
    ben.go(table.link(1))
    expect(ann.page).to_have_title("● Your turn · Riga · Skerry")
    expect(ann.page.locator("#favicon")).to_have_attribute("href", f"{STATIC.address}/favicon-turn.svg")
    expect(ben.page).to_have_title("Year 8, summer: Ann takes cards. · Riga · Skerry")

    ann.play("take-row 1", "end")

    expect(ben.page).to_have_title("● Your turn · Riga · Skerry")
    expect(ben.page.locator("#favicon")).to_have_attribute("href", f"{STATIC.address}/favicon-turn.svg")
    expect(ann.page.locator("#favicon")).to_have_attribute("href", f"{STATIC.address}/favicon.svg")
    expect(ben.page.locator("#announcer")).to_contain_text("Take one building or one whole row of goods.")


def test_chat_reaches_the_others_unless_they_mute_it(visitors: Visitors) -> None:
    ann, ben = visitors.come(), visitors.come()
    table = open_table(visitors.server, person("Ann"), person("Ben"), scenario=LAST_YEAR)
    ann.go(table.link(0))
    ben.go(table.link(1))
    ann.page.get_by_role("tab", name="Chat").click()

    say(ann, "Ahoy <b>Ben</b>")
    expect(ben.page.get_by_role("tab", name="Chat")).to_have_text("Chat (1)")
    ben.page.get_by_role("tab", name="Chat").click()
    expect(ben.page.locator("#chat-lines")).to_contain_text("Ahoy <b>Ben</b>")
    expect(ben.page.get_by_role("tab", name="Chat")).to_have_text("Chat")

    ben.page.get_by_role("tab", name="Players").click()
    ben.press("Mute Ann")
    say(ann, "Can you hear me?")
    say(ann, "Hello?")
    ben.page.get_by_role("tab", name="Chat").click()
    expect(ann.page.locator("#chat-lines")).to_contain_text("Hello?")
    say(ben, "Nobody says anything")
    expect(ben.page.locator("#chat-lines")).to_contain_text("Nobody says anything")
    expect(ben.page.locator("#chat-lines")).not_to_contain_text("Hello?")


def test_a_button_that_is_being_pressed_stays_while_others_speak(visitors: Visitors) -> None:
    ann, ben = visitors.come(), visitors.come()
    table = open_table(visitors.server, person("Ann"), person("Ben"), scenario=LAST_YEAR)
    ann.go(table.link(0))
    ben.go(table.link(1))
    ann.await_turn()
    ben.page.get_by_role("tab", name="Chat").click()

    ann.unfold_moves()
    ann.button("take-row 1").hover()
    ann.page.mouse.down()
    say(ben, "Take your time")
    expect(ann.page.get_by_role("tab", name="Chat")).to_have_text("Chat (1)")
    ann.page.mouse.up()

    expect(ann.log).to_contain_text("Ann takes row 1")


def test_whoever_set_the_table_up_switches_chat_off_for_everyone(visitors: Visitors, last_year: Path) -> None:
    ann = visitors.come({"name": "Ann"})
    ann.set_up("A friend, by link", "Ben", last_year)
    ben = visitors.come()
    ben.sit_down(ann.page.get_by_label("Secret link for Ben").input_value(), "Ben")
    ben.page.get_by_role("tab", name="Chat").click()
    expect(ben.page.locator("#chat-form")).to_be_visible()

    ann.press("Settings")
    ann.page.get_by_label("Chat for everyone at the table").uncheck()

    ben.see("Chat is switched off at this table.")
    expect(ben.page.locator("#chat-form")).not_to_be_visible()


def test_pieces_travel_and_who_came_back_is_told_what_happened(visitors: Visitors) -> None:
    ann = visitors.come({"speed": "slow"})
    table = open_table(visitors.server, person("Ann"), bot(), scenario=LAST_YEAR)
    ann.go(table.link(0))
    ann.await_turn()

    ann.press_button("take-row 1")
    expect(ann.page.locator("#board .travelling .traveller").first).to_be_attached()
    expect(ann.page.locator("#board .travelling")).to_have_count(0)
    ann.play("end")
    ann.press("Skip to now")
    ann.await_turn()
    expect(ann.page.locator("#heading")).to_contain_text("autumn")
    ann.page.reload()

    expect(ann.page.locator("#digest")).to_contain_text(re.compile(r"Since your last turn \(\d+ lines\)"))
    # The last thing she did stands for all of it: a random bot takes, builds or wastes as it comes.
    expect(ann.page.locator("#digest-list")).to_contain_text(re.compile(r"Bea \w+"))


def test_the_button_that_skips_covers_nothing_of_the_board(visitors: Visitors) -> None:
    """Also where the board is higher than the window."""
    ann = visitors.come({"speed": "slow"}, viewport={"width": 1024, "height": 500})
    ann.go(open_table(visitors.server, person("Ann"), bot(), scenario=LAST_YEAR).link(0))
    ann.play("take-row 1", "end")

    ann.page.get_by_role("button", name="Skip to now").wait_for()
    button, board = (ann.page.locator(place).bounding_box() for place in ("#skip", "#board"))

    assert button is not None
    assert board is not None
    assert button["y"] + button["height"] <= board["y"]


def test_who_watches_is_told_so_and_who_plays_is_not(visitors: Visitors) -> None:
    ann, eve = visitors.come(), visitors.come()
    table = open_table(visitors.server, person("Ann"), bot(), scenario=LAST_YEAR)
    ann.go(table.link(0))
    eve.go(f"/t/{table.id}")
    ann.await_turn()

    expect(eve.page.get_by_text("You are watching")).to_be_visible()
    expect(ann.page.get_by_text("You are watching")).not_to_be_visible()


def test_the_digest_is_not_there_in_the_middle_of_a_turn(visitors: Visitors) -> None:
    ann = visitors.come()
    ann.go(open_table(visitors.server, person("Ann"), bot(), scenario=LAST_YEAR).link(0))
    ann.play("take-row 1", "end")
    ann.await_turn()
    expect(ann.page.locator("#digest")).to_be_visible()

    ann.play_any(rather=("take",))
    ann.page.reload()
    ann.await_turn()

    expect(ann.page.locator("#digest")).not_to_be_visible()


def test_nothing_travels_for_who_wants_no_movement(visitors: Visitors) -> None:
    ann = visitors.come({"speed": "slow"}, reduced_motion="reduce")
    table = open_table(visitors.server, person("Ann"), bot(), scenario=LAST_YEAR)
    ann.go(table.link(0))
    ann.await_turn()
    ann.page.evaluate(
        "new MutationObserver(() => { window.travelled ||= document.querySelector('.travelling') !== null })"
        ".observe(document.querySelector('#board'), { childList: true, subtree: true })"
    )

    ann.play("take-row 1")

    expect(ann.prompt).to_contain_text("Build, or end your turn")
    assert ann.page.evaluate("window.travelled") is False


GATHERED = """async folder => {
    const { Stage } = await import(`${folder}/stage.js`);
    const drawn = [];
    const stage = new Stage(position => drawn.push(position.at), () => {});
    const others = at => ({ at, asked: false, over: null });
    for (const at of [1, 2, 3, 4]) stage.push(others(at));
    const first = { drawn: [...drawn], gathers: stage.gathers() };
    stage.push({ at: 5, asked: true, over: null });
    const asked = { drawn: [...drawn], gathers: stage.gathers() };
    for (const at of [6, 7]) stage.push(others(at));
    while (stage.gathers()) await new Promise(requestAnimationFrame);
    return [first, asked, { drawn, gathers: stage.gathers() }];
}"""


def test_a_burst_of_choices_is_drawn_once_for_who_wants_no_movement(visitors: Visitors) -> None:
    """Positions 2 to 4 are never drawn: in 5 the player is asked. After 6 and 7 nothing more comes."""
    ann = visitors.come({"speed": "off"})
    ann.go("/")

    first, asked, last = ann.page.evaluate(GATHERED, STATIC.address)

    assert first == {"drawn": [1], "gathers": True}
    assert asked == {"drawn": [1, 5], "gathers": False}
    assert last == {"drawn": [1, 5, 7], "gathers": False}


def test_the_log_is_whole_where_choices_were_gathered(visitors: Visitors) -> None:
    """It is the same as that of somebody who comes to the same seat afterwards."""
    ann, later = visitors.come({"speed": "off"}), visitors.come()
    table = open_table(visitors.server, person("Ann"), bot(), scenario=LAST_YEAR)
    ann.go(table.link(0))

    ann.play("take-row 1", "end")
    ann.await_turn()
    later.go(table.link(0))
    later.await_turn()

    assert "Bea takes" in ann.log.inner_text()
    assert later.log.inner_text() == ann.log.inner_text()


def say(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_label("Write to everyone at the table").fill(text)
    visitor.press("Send")


GROWN_AND_SHRUNK = """async () => {
    const panel = document.getElementById("panel-log");
    const lines = Array.from({ length: 60 }, (_, number) => `<li>${number}</li>`).join("");
    document.getElementById("log").insertAdjacentHTML("beforeend", lines);
    await Promise.resolve();
    panel.style.maxHeight = `${panel.clientHeight - 80}px`;
}"""
NEXT_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
FROM_THE_END = "panel => panel.scrollHeight - panel.scrollTop - panel.clientHeight"


def test_the_log_stays_at_its_end_unless_the_reader_goes_up(visitors: Visitors) -> None:
    ann = visitors.come()
    ann.go(open_table(visitors.server, person("Ann"), bot(), scenario=LAST_YEAR).link(0))
    ann.await_turn()
    panel = ann.page.locator("#panel-log")

    ann.page.evaluate(GROWN_AND_SHRUNK)  # as when lines come while the decision above takes more room
    ann.page.evaluate(NEXT_FRAMES)
    assert panel.evaluate(FROM_THE_END) < 5

    panel.evaluate("panel => panel.scrollTo({ top: 100 })")
    ann.page.evaluate(NEXT_FRAMES)
    ann.page.evaluate(GROWN_AND_SHRUNK)
    ann.page.evaluate(NEXT_FRAMES)
    assert panel.evaluate("panel => panel.scrollTop") == 100


CUT_AND_SHRUNK = """async () => {
    const panel = document.getElementById("panel-log");
    const log = document.getElementById("log");
    log.replaceChildren(...Array.from(log.children).slice(0, -20));
    await Promise.resolve();
    panel.style.maxHeight = `${panel.clientHeight - 80}px`;
}"""


def test_the_log_stays_at_its_end_when_an_undo_takes_lines_away_and_the_decision_grows(visitors: Visitors) -> None:
    ann = visitors.come()
    ann.go(open_table(visitors.server, person("Ann"), bot(), scenario=LAST_YEAR).link(0))
    ann.await_turn()
    ann.page.evaluate(GROWN_AND_SHRUNK)
    ann.page.evaluate(NEXT_FRAMES)

    ann.page.evaluate(CUT_AND_SHRUNK)
    ann.page.evaluate(NEXT_FRAMES)

    assert ann.page.locator("#panel-log").evaluate(FROM_THE_END) < 5


PLACES = """async folder => {
    const { pieces, places } = await import(`${folder}/travel.js`)
    const board = inside => {
        const drawn = document.createElement("div")
        drawn.innerHTML = `<svg viewBox="0 0 40 20"><g id="space-A"><rect width="9" height="9"/>${inside}</g></svg>`
        document.body.append(drawn)
        return places(drawn.firstChild)
    }
    const worker = '<g id="worker-0-1"><rect width="5" height="5"/></g>'
    const { was, is } = pieces(board(""), board(worker))
    const { was: with_, is: without } = pieces(board(worker), board(""))
    return [was, is, with_, without].map(found => [...found.keys()])
}"""


def test_a_place_stays_where_it_is_while_pieces_come_to_it_and_go(visitors: Visitors) -> None:
    """What holds pieces is none, and it is none either while it happens to be empty."""
    ann = visitors.come()
    ann.go("/")

    assert ann.page.evaluate(PLACES, STATIC.address) == [[], ["worker-0-1"], ["worker-0-1"], []]
