"""The inn: neutral workers, and what the next one costs."""

from collections.abc import Sequence

from skerry.drawing.layout import Picture, at
from skerry.drawing.lettering import fitted, words
from skerry.drawing.pieces import panel, piece
from skerry.drawing.svg import Element, drawn_once, el
from skerry.games.haithabu.board.geometry import TEXT
from skerry.games.haithabu.board.scene import Scene
from skerry.games.haithabu.board.things import neutral_worker, silver, worker_id


def inn(s: Scene, width: float) -> Picture:
    """On a screen, among the people."""
    height = s.size.person_height
    cost = silver(hire_price(s), 15)
    parts = [
        at(6, 6, house()),
        fitted(s.word("inn"), 8, height - 10, width - cost.width - 20, 13.5, class_="heading", bold=True, least=TEXT),
        *[at(width - 33 - 23 * place, 6, figure) for place, figure in enumerate(figures(s, 28))],
        at(width - cost.width - 8, height - 23, cost) if s.view.inn else None,
    ]
    return hired(s, parts, width, height)


def small_inn(s: Scene) -> Picture:
    """On a phone, in a corner beside the dial."""
    width, height = 66.0, 54.0
    parts = [
        at(3, 24, el("g", house(), transform="scale(.42)")),
        *[at(width - 20 - 19 * place, 4, figure) for place, figure in enumerate(figures(s, 19))],
        words(str(hire_price(s)), width - 5, height - 8, 15, class_="number", anchor="end") if s.view.inn else None,
    ]
    return hired(s, parts, width, height)


def hired(s: Scene, parts: Sequence[Element | None], width: float, height: float) -> Picture:
    """Where the next neutral worker is hired, if there is one."""
    shown = piece(
        panel(width, height, 6, "card"),
        *parts,
        id_="inn",
        tip=inn_tip(s, hire_price(s)),
        choice=s.choice("hire-worker", wish="hire-worker" if s.asked("worker") and not s.view.inn else ""),
    )
    return Picture(shown, width, height)


def figures(s: Scene, size: float) -> list[Element]:
    """The workers in the inn."""
    return [
        el("g", neutral_worker(size).element, id=worker_id("inn", None, number + 1)) for number in range(s.view.inn)
    ]


@drawn_once
def house() -> Element:
    """A longhouse with a lit door."""
    return el(
        "g",
        el("path", d="M4 48V26H66V48Z", class_="house-wall"),
        el("path", d="M12 27V48M20 27V48M50 27V48M58 27V48", class_="seams"),
        el("path", d="M0 30Q4 8 14 5Q35 1 56 5Q66 8 70 30Q35 20 0 30Z", class_="thatch"),
        el("path", d="M29 48V34Q35 27 41 34V48Z", class_="door"),
    )


def hire_price(s: Scene) -> int:
    """What the next neutral worker costs the player who looks on."""
    return s.view.hire_cost if s.you is None else s.you.hire_cost


def inn_tip(s: Scene, price: int) -> str:
    costs = ", ".join(str(cost) for cost in s.entries.neutral_workers.hire_cost)
    key = "inn-tip" if s.view.inn else "inn-empty-tip"
    return s.word(key, count=s.view.inn, price=price, hired=s.view.hired, costs=costs)
