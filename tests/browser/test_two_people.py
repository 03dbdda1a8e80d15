"""A game of two people who sit far apart, each at a browser of their own, and of someone who looks on."""

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.cable import NO_WAY, Cable
from tests.browser.visitors import Visitor, Visitors


def test_two_people_play_to_the_end_through_undo_reload_and_a_lost_connection(
    cable: Cable, visitors: Visitors, last_year: Path
) -> None:
    ann = visitors.come({"name": "Ann"})
    ben, eve = visitors.come(server=cable.through(visitors.server)), visitors.come()
    ann.set_up("A friend, by link", "Ben", last_year)
    ann.see("Waiting for players", "not here yet")
    ben.sit_down(cable.through(ann.page.get_by_label("Secret link for Ben").input_value()), "Ben")
    watch(eve, ann)

    undo_and_choose_again(ann, ben)
    reload_in_the_middle(ann)
    ann.play("end")
    lose_the_connection(ben, cable)
    play_to_the_end(ben, ann)

    result = ann.page.locator("#end .result").inner_text()
    for one in (ann, ben, eve):
        expect(one.page.locator("#end .result")).to_have_text(result)
        expect(one.page.locator("#board")).to_contain_text("Result")
    assert [line for line in ben.log.locator("li").all_inner_texts() if line.startswith("B\nBen takes")]


def watch(eve: Visitor, ann: Visitor) -> None:
    """Eve knows only the address of the table; no hand is hers, and none of the cards in hands reaches her."""
    sent: list[str] = []
    eve.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: sent.append(str(text))))
    ann.await_turn()
    eve.page.goto(ann.page.url)

    expect(eve.page.locator("#heading")).to_have_text("Year 8, summer: Ann takes cards.")
    expect(eve.page.locator("#decide")).not_to_have_class("asked")
    assert eve.moves() == []
    expect(ann.page.locator("#board")).to_contain_text("Lodge")
    expect(eve.page.locator("#board")).not_to_contain_text("Lodge")
    assert [json.loads(text)["seat"] for text in sent if '"position"' in text[:40]] == [None]
    assert "lodge" in ann.page.content()
    assert not [text for text in sent if "visby-lodge" in text or "visby-archive" in text]


def undo_and_choose_again(ann: Visitor, ben: Visitor) -> None:
    """What Ann took she puts back; Ben sees both."""
    ann.play("take-row 1")
    expect(ben.log).to_contain_text("Ann takes row 1")
    ann.press("Undo step")
    expect(ben.log).not_to_contain_text("Ann takes row 1")
    ann.play("take-row 3")
    expect(ben.log).to_contain_text("Ann takes row 3")


def reload_in_the_middle(ann: Visitor) -> None:
    asked, told = ann.prompt.inner_text(), ann.log.inner_text()
    ann.page.reload()
    ann.await_turn()

    expect(ann.prompt).to_have_text(asked)
    expect(ann.log).to_have_text(told, use_inner_text=True)
    expect(ann.page.locator("#undo-step")).to_be_visible()


def lose_the_connection(ben: Visitor, cable: Cable) -> None:
    """Ben moves while his network is away; the move goes out when it is back, once."""
    ben.await_turn()
    cable.cut()
    expect(ben.page.locator("#connection")).to_contain_text("Connection lost")
    ben.press_button("take-row 1")
    expect(ben.page.locator("#connection")).to_contain_text("Your move will be sent as soon as it’s back")
    cable.mend()

    expect(ben.page.locator("#connection")).to_have_text("Connected")
    expect(ben.prompt).to_contain_text("Build, or end your turn")
    assert ben.log.inner_text().count("Ben takes row 1") == 1
    ben.forgive(NO_WAY)


def play_to_the_end(mover: Visitor, other: Visitor) -> None:
    """Whose move was answered knows at once whether they are asked again."""
    mover.await_turn()
    while not mover.is_over():
        mover.play_any()
        if not mover.is_asked():
            mover, other = other, mover
        mover.await_turn()
