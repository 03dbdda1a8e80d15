"""A friend is invited: the link they were sent works once, and they have another one for their other devices."""

from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Route, expect

from tests.browser.tables import open_table, person
from tests.browser.visitors import LAPTOP, PHONE, Visitor, Visitors

USED = "Someone has already sat down with this invitation"
USED_BY_ANOTHER = "Someone has already used this invitation, so you are watching."
COPY = "Copy my secret link, for another device"
REFUSED = "status of 403"


def players(visitor: Visitor) -> list[str]:
    visitor.page.get_by_role("tab", name="Players").click()
    return visitor.page.locator("#players li small").all_inner_texts()


def test_an_invitation_works_once_and_the_friend_has_a_link_for_their_other_devices(
    visitors: Visitors, last_year: Path
) -> None:
    ann, ben, eve = visitors.come({"name": "Ann"}), visitors.come(), visitors.come()
    phone = visitors.come(viewport=PHONE)
    ann.set_up("A friend, by link", "Ben", last_year)
    invitation = ann.page.get_by_label("Secret link for Ben").input_value()
    ben.sit_down(invitation, "Ben")
    ann.await_turn()

    assert "#" not in ben.page.url
    assert players(ben) == ["at the table", "you"]
    assert players(ann) == ["you", "at the table"]
    expect(ann.page.get_by_role("button", name="Copy the secret link for Ben")).to_have_count(0)
    opens_nothing(invitation, eve, ann)
    ann.await_turn()

    own = ben.page.get_by_role("button", name=COPY).get_attribute("data-copied")
    phone.page.goto(own or "")
    phone.see("Ann takes cards")
    phone.open_rail()
    assert players(phone) == ["at the table", "you"]
    ben.page.goto(invitation)
    ben.see("Ann takes cards")
    assert players(ben) == ["at the table", "you"]
    expect(ben.page.get_by_text(USED)).not_to_be_visible()
    ben.forgive(REFUSED)


def test_an_absent_friend_has_no_name_and_many_ways_to_come(visitors: Visitors) -> None:
    """A link to copy, the share sheet of a phone, and a code for the camera of another."""
    ann, ben = visitors.come({"name": "Ann"}), visitors.come({"name": "Mia"})
    ann.page.add_init_script("navigator.share = async (sent) => { window.sent = sent; }")
    ann.go("/")
    ann.press("Play with friends")
    ann.press("Open the table")
    invitation = ann.page.get_by_label("Secret link for Seat 2").input_value()

    expect(ann.page.locator("#waiting .invites li")).to_contain_text(["Annyou", "Seat 2not here yet"])
    expect(ann.page.get_by_role("img", name="QR code of the invitation")).to_be_visible()
    ann.press("Share")
    assert ann.page.evaluate("window.sent.url") == invitation
    assert "Riga" in ann.page.evaluate("window.sent.text")

    ben.page.goto(invitation)
    ben.see("You’re invited to play Riga with Ann.")
    ben.press("Take your seat")
    expect(ann.page.locator("#waiting")).not_to_be_visible()
    ann.page.get_by_role("tab", name="Players").click()
    expect(ann.page.locator("#players li b")).to_have_text(["Ann", "Mia"])


def opens_nothing(invitation: str, other: Visitor, sender: Visitor) -> None:
    """Neither for the one it was passed on to, nor for the one who sent it."""
    for one, told in ((other, USED_BY_ANOTHER), (sender, USED)):
        one.page.goto(invitation)
        one.see(told)
        one.forgive(REFUSED)
    assert Axe().run(other.page, "#decide").response["violations"] == []
    other.press("Close")
    expect(other.page.get_by_text(USED_BY_ANOTHER)).not_to_be_visible()
    assert "you" not in players(other)


def test_an_answer_that_gets_lost_costs_nobody_their_seat(visitors: Visitors) -> None:
    """The table has given Ben his new key, and he never heard of it."""
    ben = visitors.come(viewport=LAPTOP)
    table = open_table(visitors.server, person("Ann"), person("Ben"), sit=False)

    def lose(route: Route) -> None:
        route.fetch()
        route.abort()

    ben.page.route("**/seats/1?**", lose, times=1)
    ben.sit_down(f"{visitors.server}{table.link(1)}", "Ben")
    ben.see("The server doesn’t answer")
    ben.page.reload()

    expect(ben.page.locator("#welcome")).not_to_be_visible()
    expect(ben.page.locator("#waiting")).to_contain_text("you")
    ben.forgive("ERR_FAILED")
