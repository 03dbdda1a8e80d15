"""Parts of a board: drawn once, kept as long as what was read is the same, and never longer."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Struct

from skerry.drawing.layout import Picture, below
from skerry.drawing.parts import KEPT, Kept, Sight, Unfinished, answered, families
from skerry.drawing.svg import el


class Hand(Struct, frozen=True):
    """What somebody holds."""

    coins: int
    cards: tuple[str, ...] = ()


class Look(Struct, frozen=True):
    """A view."""

    players: tuple[Hand, ...]
    year: int = 1
    market: Hand | None = None


class Scene(Sight):
    """It notes what was really drawn."""

    FIXED = Sight.FIXED | {"drawn"}

    def __init__(self, drawn: list[str], view: Look, *words: str, lang: str = "en") -> None:
        super().__init__(lang)
        self.drawn = drawn
        self.view = view
        self.lang = lang
        self.moves = dict.fromkeys(words, True)
        self.families = families(words)

    @answered
    def is_rich(self, seat: int) -> bool:
        return self.view.players[seat].coins > 9


def picture(*told: object) -> Picture:
    return Picture(el("text", " ".join(map(str, told))), 10, 10)


def purse(s: Scene, seat: int) -> Picture:
    s.drawn.append(f"purse {seat}")
    return picture(s.lang, s.view.players[seat].coins)


def stall(s: Scene) -> Picture:
    s.drawn.append("stall")
    market = s.view.market
    return picture("closed") if market is None else picture(market.coins, "buy 1" in s.moves, "sell" in s.families)


def street(s: Scene) -> Picture:
    """All purses, each a part of its own."""
    s.drawn.append("street")
    return below([s.part(f"purse-{seat}", purse, seat) for seat in range(len(s.view.players))])


def shelf(s: Scene) -> Picture:
    """A part in which each purse is kept."""
    s.drawn.append("shelf")
    return below([s.kept(purse, seat) for seat in range(len(s.view.players))])


def sign(s: Scene, seat: int) -> Picture:
    s.drawn.append(f"sign {seat}")
    return picture("rich" if s.is_rich(seat) else "poor")


@pytest.fixture(autouse=True)
def nothing_kept() -> Iterator[None]:
    KEPT.forget()
    yield
    KEPT.forget()


@pytest.fixture(name="drawn")
def what_was_drawn() -> list[str]:
    return []


def board(scene: Scene) -> dict[str, str]:
    for seat in range(len(scene.view.players)):
        scene.part(f"purse-{seat}", purse, seat)
    scene.part("stall", stall)
    return scene.parts


def test_equal_parts_are_drawn_once_whoever_looks(drawn: list[str]) -> None:
    one = board(Scene(drawn, Look((Hand(1), Hand(2)))))
    other = board(Scene(drawn, Look((Hand(1), Hand(2)))))

    assert one == other
    assert drawn == ["purse 0", "purse 1", "stall"]


def test_a_change_draws_only_the_parts_that_have_read_it(drawn: list[str]) -> None:
    board(Scene(drawn, Look((Hand(1), Hand(2)))))
    drawn.clear()

    board(Scene(drawn, Look((Hand(1, ("wine",)), Hand(2)), year=2)))
    assert drawn == []

    changed = board(Scene(drawn, Look((Hand(1), Hand(3)))))
    assert (drawn, changed["purse-1"]) == (["purse 1"], "<text>en 3</text>")


def test_a_part_asks_for_what_it_needs_only_where_it_needs_it(drawn: list[str]) -> None:
    """What may be chosen is read only while the market is open; before, nothing else matters."""
    closed, opened = Look((), market=None), Look((), market=Hand(5))
    board(Scene(drawn, closed))
    board(Scene(drawn, closed, "buy 1"))
    assert drawn == ["stall"]

    told = [board(Scene(drawn, opened, *words))["stall"] for words in ((), ("buy 1",), ("sell 2",), ("wait",), ())]

    assert told == [f"<text>5 {text}</text>" for text in
                    ("False False", "True False", "False True", "False False", "False False")]  # fmt: skip
    assert board(Scene(drawn, closed))["stall"] == "<text>closed</text>"
    assert drawn == ["stall"] * 4


def test_what_has_not_changed_in_a_part_is_not_drawn_with_it(drawn: list[str]) -> None:
    before = Scene(drawn, Look((Hand(1), Hand(2))))
    before.part("shelf", shelf)
    drawn.clear()

    for _ in range(2):
        after = Scene(drawn, Look((Hand(1), Hand(3))))
        after.part("shelf", shelf)

    assert drawn == ["shelf", "purse 1"]
    assert after.parts["shelf"] == before.parts["shelf"].replace("en 2", "en 3")


def test_parts_that_lie_together_are_put_on_the_board_together(drawn: list[str]) -> None:
    boards = []
    for coins in ((1, 2), (1, 2), (1, 3)):
        scene = Scene(drawn, Look(tuple(map(Hand, coins))))
        scene.kept(street)
        boards.append(scene.parts)

    assert drawn == ["street", "purse 0", "purse 1", "street", "purse 1"]
    assert boards[0] == boards[1] == boards[2] | {"purse-1": "<text>en 2</text>"}


def test_a_question_that_is_answered_has_read_only_the_answer(drawn: list[str]) -> None:
    told = []
    for coins in (1, 2, 10, 3, 11):
        scene = Scene(drawn, Look((Hand(coins),)))
        scene.part("sign", sign, 0)
        told.append(scene.parts["sign"])

    assert told == [f"<text>{word}</text>" for word in ("poor", "poor", "rich", "poor", "rich")]
    assert drawn == ["sign 0"] * 2


@pytest.mark.parametrize("put", [Scene.part, Scene.kept], ids=["part", "kept"])
def test_a_board_has_no_part_twice(drawn: list[str], put: Any) -> None:
    scene = Scene(drawn, Look((Hand(1),)))
    scene.part("purse-0", purse, 0)

    with pytest.raises(AssertionError, match="the board has two parts 'purse-0'"):
        put(scene, *(("purse-0", purse, 0) if put is Scene.part else (street,)))


def test_a_part_that_holds_others_is_refused(drawn: list[str]) -> None:
    with pytest.raises(AssertionError, match="the part 'street' holds others"):
        Scene(drawn, Look((Hand(1),))).part("street", street)


def test_a_part_is_told_of_plain_things(drawn: list[str]) -> None:
    """What is watched while one function draws must not be handed to another."""

    def handing_on(s: Scene) -> Picture:
        return s.kept(purse, s.view)

    with pytest.raises(AssertionError, match="only plain things are named"):
        Scene(drawn, Look((Hand(1),))).kept(handing_on)


def test_a_part_that_goes_through_all_has_read_how_many_there_are(drawn: list[str]) -> None:
    """Of two tables one begins like the other, and has a seat more."""

    def crews(s: Scene) -> Picture:
        return picture(*[player.coins for player in s.view.players])

    scenes = [Scene(drawn, Look(tuple(Hand(coins) for coins in table))) for table in ((1, 2), (1, 2, 3), (1, 2), ())]

    told = [str(KEPT.drawn(scene, crews, ()).picture.element) for scene in scenes]

    assert told == ["<text>1 2</text>", "<text>1 2 3</text>", "<text>1 2</text>", "<text/>"]


def test_a_part_that_reads_what_is_not_its_sight_is_refused(drawn: list[str]) -> None:
    tables = [0, 1]

    def fickle(s: Scene) -> Picture:
        return picture(s.view.players[tables.pop()].coins)

    Scene(drawn, Look((Hand(1), Hand(2)))).part("fickle", fickle)

    with pytest.raises(AssertionError, match="has read something else than before"):
        Scene(drawn, Look((Hand(1), Hand(3)))).part("fickle", fickle)


def test_what_is_fixed_makes_another_part(drawn: list[str]) -> None:
    english, german = (board(Scene(drawn, Look((Hand(1),)), lang=lang)) for lang in ("en", "de"))

    assert (english["purse-0"], german["purse-0"]) == ("<text>en 1</text>", "<text>de 1</text>")


def test_the_board_has_a_place_for_the_part() -> None:
    placed = Scene([], Look((Hand(1),))).part("purse-0", purse, 0)

    assert (str(placed.element), placed.width) == ('<g data-part="purse-0"/>', 10)


def test_drawing_in_slices_comes_to_an_end(drawn: list[str]) -> None:
    scene, attempts = Look(tuple(Hand(coins) for coins in range(5))), 0
    while len(drawn) < 6:
        attempts += 1
        with KEPT.slice(0.0):
            try:
                board(Scene(drawn, scene))
            except Unfinished:
                continue

    assert attempts == 6
    assert len(board(Scene(drawn, scene))) == len(drawn) == 6


def test_what_is_kept_is_bounded(drawn: list[str]) -> None:
    kept, markup = Kept(most=200), 0

    for coins in range(100):
        markup = len(kept.drawn(Scene(drawn, Look((Hand(coins),))), purse, (0,)).picture.element.markup)

    forks: Any = kept._drawn.values()
    assert sum(len(fork.ways) for fork in forks) * markup <= 200
