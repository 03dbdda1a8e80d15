"""Elements: what is written down, and that nothing written by a player becomes markup."""

from xml.etree import ElementTree as ET

from skerry.drawing.svg import Element, drawn_once, el, group, together


def test_an_element_is_written_with_its_attributes_and_children() -> None:
    drawn = el("g", el("rect", width=20, height=12.50), "two", class_="card", data_move="take-row 2")

    assert str(drawn) == '<g class="card" data-move="take-row 2"><rect width="20" height="12.5"/>two</g>'


def test_names_with_capitals_stay_and_the_last_underscore_goes() -> None:
    drawn = el("svg", viewBox="0 0 9 9", id_="a", aria_label="b")

    assert str(drawn) == '<svg viewBox="0 0 9 9" id="a" aria-label="b"/>'


def test_none_is_left_out_among_attributes_and_children() -> None:
    assert str(el("g", None, el("a"), class_=None, x=0)) == '<g x="0"><a/></g>'
    assert str(group([None, el("a")])) == "<g><a/></g>"


def test_text_and_attributes_are_escaped() -> None:
    name = """<script>"Ann" & 'Ben'</script>"""

    drawn = str(el("text", name, aria_label=name))

    assert "<script>" not in drawn
    read = ET.fromstring(drawn)
    assert (read.text, read.get("aria-label")) == (name, name)


def test_a_line_break_within_an_attribute_is_kept() -> None:
    drawn = str(el("g", data_tip="Bank\nRIG-63"))

    assert drawn == '<g data-tip="Bank&#10;RIG-63"/>'
    assert ET.fromstring(drawn).get("data-tip") == "Bank\nRIG-63"


def test_several_elements_can_be_used_as_one() -> None:
    assert str(el("g", together(el("a"), None, el("b")))) == "<g><a/><b/></g>"


def test_what_was_drawn_for_the_same_arguments_is_used_again() -> None:
    drawn: list[str] = []

    @drawn_once
    def sign(name: str, *, size: int = 9) -> Element:
        drawn.append(name)
        return el("use", href=name, width=size)

    signs = [sign("a"), sign("b"), sign("a"), sign("a", size=12)]

    assert drawn == ["a", "b", "a"]
    assert [str(one)[-12:-2] for one in signs] == [' width="9"'] * 3 + ['width="12"']


def test_what_is_written_already_is_put_in_as_it_is() -> None:
    assert str(el("style", Element("a>b{}"))) == "<style>a>b{}</style>"


def test_long_fractions_are_shortened() -> None:
    assert str(el("a", x=1 / 3, y=2.0)) == '<a x="0.33" y="2"/>'
