"""Cards: their actions with what each would bring, what they give when kept, and what they ask for."""

from collections.abc import Mapping, Sequence
from typing import Final

from skerry.drawing.layout import Picture, at, beside, scaled
from skerry.drawing.lettering import SQUEEZED, fitted, width_of, words, wrapped
from skerry.drawing.svg import Element, el
from skerry.games.gotlandia.board.scene import Scene
from skerry.games.gotlandia.board.things import good, goods, has_symbol, sign, text
from skerry.games.gotlandia.entries import Card, Produce, Requirement, Sell, Settle, Step, Take
from skerry.games.gotlandia.views import Player

PAID: Final = ("settle", "build-ship", "build-tower")
"""Of these it is said what they cost."""

SIGN_OF: Final = {"ship": "ship", "church": "church", "setting": "setting", "home-district": "farmstead"}
SIGN_OF_MORE: Final = {"pirate-sunk": "pirate", "silver-buried": "bury"}

SIGN_OF_DEED: Final = {
    "build-tower": "tower",
    "build-ship": "ship",
    "build-church": "church",
    "place-ship": "ship",
    "place-tower": "tower",
    "place-pirate": "pirate",
    "decorate": "decoration",
}
"""For where a deed has no room to be named."""

LOW: Final = 33
"""A button of this height has no room between its lines."""
TITLE: Final = 19
"""The height of the line with the name of a card."""


# --- what an action brings --------------------------------------------------------------------------------------------


def thing_counted(per: str, size: float) -> Picture | None:
    """The sign of what is counted: a terrain, a ship, …; nothing for what counts once."""
    name = {**SIGN_OF, **SIGN_OF_MORE}.get(per, per)
    if per == "flat" or not has_symbol(f"got-{name}"):
        return None
    return sign(name, size, f"of-terrain-{per}" if per == name else "")


def for_each(amount: int, of: Picture, per: str, size: float, each: int = 1) -> Picture:
    """For example 2 Food for each Field: number, sign, stroke, sign."""
    parts = [text(str(amount), size - 1, "number"), of]
    counted = thing_counted(per, size)
    if counted is not None:
        parts += [text("/" if each == 1 else f"/{each}", size - 1, "faint"), counted]
    return beside(parts, 1.5)


def produced(step: Produce, size: float) -> Picture:
    """As printed: so much for the card, and so much for every district of a terrain."""
    if step.in_setting:
        return beside([text("1", size - 1, "number"), text("/", size - 1, "faint"), sign("farmstead", size)], 1.5)
    only = {resource: amount for resource, amount in step.base.items() if resource not in step.per.values()}
    parts = [goods(only, size)] if only else []
    for terrain, resource in step.per.items():
        base = step.base.get(resource, 0)
        counted = thing_counted(terrain, size)
        parts.append(beside([text(f"{base}+" if base else "", size - 1, "number"), *([counted] if counted else [])], 1))
        parts.append(good(resource, size))
    return beside(parts, 3)


def taken(step: Take, size: float) -> Picture:
    """As printed: goods, for each of what is counted, or a basic resource of choice."""
    if step.choose_basic:
        return beside([text(str(step.choose_basic), size - 1, "number"), sign("resource", size)], 1.5)
    amounts = {**step.resources, **({"silver": step.silver} if step.silver else {})}
    if not step.per:
        return goods(amounts, size)
    return beside([for_each(n, good(name, size), step.per, size) for name, n in amounts.items()], 3)


def settled(s: Scene, step: Settle, size: float) -> Picture:
    """Where it may be settled."""
    parts = []
    if step.where == "coastal":
        parts.append(sign("waves", size))
    elif step.where != "adjacent" or not step.terrain:
        parts.append(text(s.word(f"where-{step.where}"), s.size.letters, "faint"))
    if step.terrain:
        parts.append(thing_counted(step.terrain, size) or text("", size))
    return beside(parts, 2)


def sold(s: Scene, step: Sell, size: float) -> Picture:
    """The kinds; more than three are said in a word."""
    if len(step.kinds) > 3:
        return text(s.word("one-kind"), s.size.letters, "faint")
    return beside([good(kind, size) for kind in step.kinds], 1)


def step_picture(s: Scene, step: Step, size: float) -> Picture | None:
    """What a step brings or asks for, in signs."""
    match step:
        case Produce():
            return produced(step, size)
        case Take():
            return taken(step, size)
        case Settle():
            return settled(s, step, size)
        case Sell():
            return sold(s, step, size)
    if step.do == "draw":
        return beside([text(str(step.n), size - 1, "number"), sign("draw", size)], 1.5)
    if step.do in PAID:
        return beside([good(name, size) for name, n in s.costs.of_deed(step.do).items() for _ in range(n)], 1)
    if step.do == "assembly":
        return beside([sign("start", size, "star"), sign("pirate", size, "pirate-sign")], 3)
    return None


def now_picture(s: Scene, you: Player, step: Step, size: float) -> Picture | None:
    """For a card in your hand: the Silver of the best sale, the ships that raid; else what is printed."""
    if isinstance(step, Sell):
        silver = best_sale(s, you, step)
        return (
            beside([text("≤", size - 1, "faint"), goods({"silver": silver}, size)], 1)
            if silver
            else sold(s, step, size)
        )
    if step.do == "raid":
        ships = sum(direction.ships[you.seat] for direction in s.view.directions)
        return beside([text(str(ships), size - 1, "number"), sign("ship", size)], 1.5)
    return step_picture(s, step, size)


def best_sale(s: Scene, you: Player, step: Sell) -> int:
    """The most Silver that one kind would bring now."""
    free = [kind for kind in step.kinds if step.market != "wisby" or s.view.wisby[kind] is None]
    best = max((you.stock[kind] * s.price(you, kind) for kind in free), default=0)
    return best if s.view.silver is None else min(best, s.view.silver)


def after_it(s: Scene, steps: Sequence[Step], size: float) -> list[Picture]:
    """What follows in the same action: a draw, or a pirate that must be placed."""
    shown = []
    for step in steps:
        picture = sign("pirate", size, "pirate-sign") if step.do == "place-pirate" else step_picture(s, step, size)
        shown += [text("+", 13, "faint"), picture] if picture is not None else []
    return shown


def action_result(s: Scene, steps: Sequence[Step], gives: Mapping[str, int] | None, size: float) -> Picture:
    """What the action of a card in hand would bring now; of others, and where that cannot be told, what is printed."""
    if gives:
        first: Picture | None = goods(gives, size)
    elif gives is not None and s.you is not None:
        first = now_picture(s, s.you, steps[0], size)
    else:
        first = step_picture(s, steps[0], size)
    return beside([*([first] if first is not None else []), *after_it(s, steps[1:], size)], 3)


# --- the parts of a card ----------------------------------------------------------------------------------------------


def picture_of(s: Scene, card: str, width: float, height: float) -> Element:
    """The drawing on a card, cut to this size."""
    entry = s.names.cards[card]
    own = f"got-art-{card}"
    name = own if has_symbol(own) else f"got-art-{entry.kind}"
    return el(
        "g",
        el("use", href=f"#{name}", width=width, height=height, class_="art"),
        el("rect", width=width, height=height, class_="art-frame"),
    )


def title(s: Scene, card: str, width: float, count: int = 1, gives: Sequence[Picture] = (), after: str = "") -> Element:
    """The name and how many of them there are, and what may follow; at the right what it gives when it is kept."""
    more = f"×{count}" if count > 1 else ""
    right = beside(gives, 4)
    room = width - 14 - right.width - (width_of(more, 13, bold=True) + 5 if more else 0)
    end = 11 + min(width_of(s.card(card), 13, bold=True), room)
    follows = end + (width_of(more, 13, bold=True) + 5 if more else 0)
    return el(
        "g",
        fitted(s.card(card), 6, 14, room, 13, class_="heading", bold=True, least=s.size.letters),
        words(more, end, 14, 13, class_="number") if more else None,
        words(after, follows, 14, s.size.letters, class_="faint") if after else None,
        at(width - right.width - 5, (TITLE - right.height) / 2, right),
    )


def title_width(s: Scene, card: str, count: int, gives: Sequence[Picture], after: str) -> float:
    """How much room the line with the name of a card needs."""
    more = width_of(f"×{count}", 13, bold=True) + 5 if count > 1 else 0
    return width_of(s.card(card), 13, bold=True) + more + width_of(after, s.size.letters) + beside(gives, 4).width + 21


def action_line(s: Scene, steps: Sequence[Step], width: float, size: float) -> Element:
    """What is done and what it brings, in one line; where there is no room for a word, a sign says it."""
    result = action_result(s, steps, None, size)
    deed = steps[0].do
    said, room = s.word(f"do-{deed}"), width - result.width - 6
    doing: Element = fitted(said, 0, 12.5, room, s.size.letters, least=s.size.letters)
    if width_of(said, s.size.letters) > room * SQUEEZED:
        doing = at(0, 0, sign(SIGN_OF_DEED.get(deed, deed), 15))
    return el("g", doing, at(width - result.width, 8 - result.height / 2, result))


def action_button(
    s: Scene, steps: Sequence[Step], width: float, height: float, gives: Mapping[str, int] | None
) -> list[Element]:
    """What is done, and below it what it brings."""
    said = s.word(f"do-{steps[0].do}")
    result = action_result(s, steps, gives, 15)
    middle = width / 2
    if not result.width:
        lines = wrapped(said, (width - 4) * SQUEEZED, s.size.letters, 2)
        first = height / 2 + 4.5 - 7 * (len(lines) - 1)
        return [
            fitted(one, middle, first + 14 * n, width - 4, 13, anchor="middle", least=s.size.letters)
            for n, one in enumerate(lines)
        ]
    factor = min(1.0, (width - 6) / result.width)
    line = height / 2 - 3.5 if height > LOW else 11.5
    return [
        fitted(said, middle, line, width - 4, 13, anchor="middle", least=s.size.letters),
        at(middle - result.width * factor / 2, min(height / 2 + 1, height - 17), scaled(result, factor)),
    ]


def follow_up(s: Scene, card: str) -> str:
    """The step that may follow the action, if there is one."""
    _, second = s.texts.parts(card, s.church_follows)
    said = s.word("or").join(s.word(f"then-{step.do}") for step in second)
    return f"→ {said}" if said else ""


def kept(s: Scene, entry: Card, food: int | None = None, bury: int | None = None) -> list[Picture]:
    """What a card gives when it is kept: as it stands, or as printed."""
    parts = []
    if food is not None:
        parts = [beside([sign("food", 14), text(str(food), 13, "number")], 1.5)] if entry.food.n else []
    elif entry.food.n:
        parts = [for_each(entry.food.n, sign("food", 14), entry.food.per, 14)]
    parts += [sign("bury", 14) for _ in range(entry.bury if bury is None else bury)]
    return [text(s.word("kept"), s.size.letters, "faint"), *parts] if parts else []


def worth(entry: Card, size: float) -> list[Picture]:
    """The victory points at the end, as printed."""
    vp = entry.vp
    return [for_each(vp.n, sign("points", size, "star"), vp.per, size, vp.each)] if vp else []


# --- what a card asks for ---------------------------------------------------------------------------------------------


def requirement(s: Scene, entry: Card, *, met: bool, known: bool) -> Picture:
    """The prerequisite in signs, and whether it is met."""
    needs = entry.requires or Requirement()
    parts = [thing_counted(terrain, 14) for terrain in needs.terrains]
    parts += [sign("church", 14)] * needs.churches + [sign("harbour", 14)] * needs.harbours
    shown = [part for part in parts if part is not None]
    if needs.settings:
        shown.append(text(s.word("settings-needed", settings=needs.settings), s.size.letters))
    if known:
        shown.append(sign("tick", 13, "good") if met else sign("cross", 13, "warn"))
    label = [text(s.word("needs"), s.size.letters, "faint")] if len(shown) < 4 else []
    return beside([*label, *shown], 3)
