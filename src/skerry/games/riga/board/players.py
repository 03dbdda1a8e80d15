"""The players: names, what can be counted, tableaux; what another one pays for; the hands at the end."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import UNSET

from skerry.drawing.layout import Picture, at, below, beside, columns, flow, step
from skerry.drawing.lettering import fitted, width_of, words
from skerry.drawing.pieces import Choice, back, counted, panel, piece, player_mark, symbol
from skerry.drawing.svg import Element, el
from skerry.games.riga.board.cards import counted_good, mini, signs_of_built, signs_with_cost, tiny
from skerry.games.riga.board.geometry import FINGER, HEAD, MINI, MINI_WIDTH, SMALL, TABLEAU, TINY
from skerry.games.riga.board.scene import Scene, crest, signed
from skerry.games.riga.board.scenery import steps
from skerry.games.riga.sheet import marks_of
from skerry.games.riga.text import FUNCTIONS
from skerry.games.riga.views import BuiltBuilding, Player

WORD_OF: Final = {function: word for word, function in FUNCTIONS.items()}
"""What a word calls a function of the pack."""

COUNTED: Final = {
    "points": (symbol("riga-seal", 18, class_="wax"), "", "RIG-80"),
    "merchants": (symbol("riga-merchant", 18), "bank", "RIG-60, RIG-63"),
    "knights": (symbol("riga-knight", 18), "inn", "RIG-60, RIG-73"),
    "goods-in-hand": (back(14, 18, "riga-wine", 11), "", "RIG-R26, RIG-49"),
    "buildings-in-hand": (back(14, 18, "riga-guildhall", 11), "", "RIG-R26, RIG-81"),
}
"""Of what can be counted: its sign, the function that makes use of it, and the rules."""

COUNTS: Final = 22
"""The height of what is counted above the houses of the others."""
MARKED: Final = {"used": "RIG-57", "fresh": "RIG-55"}
"""The marks of a building that was built, and their rules."""


def players(s: Scene) -> list[Picture]:
    """Yourself first, then the others clockwise."""
    seats = s.view.seats
    first = 0 if s.you is None else s.you.seat
    owners = [s.view.players[(first + place) % seats] for place in range(seats)]
    mine, theirs = s.size.panel_widths(seats, own=s.you is not None)
    drawn = [(owner, mine if s.mine[owner.seat] else theirs) for owner in owners]
    bodies = [s.part(f"tableau-{owner.seat}", body, owner.seat, width) for owner, width in drawn]
    highest = max(TABLEAU, *(one.height for one in bodies))
    heights = [one.height if s.size.narrow else highest for one in bodies]
    return [player(s, *one, inside, height) for one, inside, height in zip(drawn, bodies, heights)]


def player(s: Scene, owner: Player, width: float, inside: Picture, inside_height: float) -> Picture:
    """A name, and below it what can be counted and what lies before a player. When a start player is named it can be
    chosen as a whole.
    """
    choice = s.choice(f"choose-start {owner.seat}")
    least = FINGER if choice and s.size.narrow else HEAD
    height = max(HEAD + (inside_height + s.size.pad if inside_height else 0), least)
    turn = " at-turn" if s.is_at_turn(owner.seat) else ""
    ground = panel(width, height, 8, f"panel{' mine' if s.mine[owner.seat] else ''}{turn}")
    stands = quay_of(s, owner, width - 1, height - HEAD - 0.5) if inside_height else None
    head = s.part(f"player-{owner.seat}", player_head, owner.seat, width)
    whole = None if choice is None else piece(panel(width, height, 8, "clear"), choice=choice)
    drawn = el("g", ground, stands, head.element, at(s.size.pad, HEAD, inside), whole)
    return Picture(drawn, width, height)


def quay_of(s: Scene, owner: Player, width: float, height: float) -> Element | None:
    """What the houses of a player stand on; at the end hands lie there."""
    if s.view.over or (s.size.narrow and not owner.built):
        return None
    if s.size.narrow:
        return at(0.5, HEAD, steps(width, height, (height - s.size.pad,)))
    first, apart = (MINI, MINI + 2) if s.mine[owner.seat] else (COUNTS + TINY, TINY + 2)
    lines = int((height - first) // apart) + 1
    return at(0.5, HEAD, steps(width, height, tuple(first + apart * line for line in range(lines))))


def body(s: Scene, seat: int, panel_width: float) -> Picture:
    """What can be counted, the tableau; what another player pays for; at the end every hand."""
    owner, mine = s.view.players[seat], s.mine[seat]
    width = panel_width - 2 * s.size.pad
    pays = not mine and s.is_paying(seat)
    parts = [own(s, owner, width)] if mine else [counts(s, owner), tableau(s, owner, width, lines=1 if pays else 2)]
    if pays:
        parts.append(payment(s, owner, width))
    if s.view.over:
        parts.append(open_hand(s, owner, width))
    return below([part for part in parts if part.height], 4)


# --- the head ---------------------------------------------------------------------------------------------------------


def player_head(s: Scene, seat: int, width: float) -> Picture:
    """The name, beside it the points, and beside your own all you count."""
    owner = s.view.players[seat]
    name = s.players[seat]
    numbers = counts(s, owner, points=True) if s.mine[seat] else count_points(s, owner)
    marks = signs(s, owner)
    room = width - numbers.width - marks.width - 56
    end = 42 + min(width_of(name, 15, bold=True), room)
    named = piece(
        panel(width - 4, HEAD - 4, 7, "clear"),
        at(5, 1, player_mark(seat, name)),
        fitted(name, 36, 18, room, 15, class_="heading", bold=True, least=SMALL),
        id_=f"seat-{seat}",
    )
    drawn = el("g", at(2, 2, named), at(end, 7, marks), at(width - numbers.width - 8, 5, numbers))
    return Picture(drawn, width, HEAD)


def signs(s: Scene, owner: Player) -> Picture:
    """Start player; how many cards are looked at; the place at the end."""
    found: list[Picture] = []
    if s.begins(owner.seat):
        found.append(Picture(piece(symbol("riga-start", 16), tip=s.word("start-tip")), 16, 16))
    if owner.looking_count and not s.mine[owner.seat]:
        looks = s.word("looks", count=owner.looking_count)
        found.append(Picture(words(looks, 0, 13, SMALL, class_="faint"), width_of(looks, SMALL), 16))
    if s.view.outcome is not None:
        found.append(place(s, s.view.outcome.ranks[owner.seat]))
    return beside(found, 4)


def place(s: Scene, rank: int) -> Picture:
    """The place at the end; the winner has a crown."""
    sign = symbol("riga-crown", 17) if rank == 1 else words(f"{rank}.", 0, 13, 15, class_="number")
    return Picture(piece(sign, tip=s.word("rank", rank=rank)), 17, 17)


def count_points(s: Scene, owner: Player) -> Picture:
    return s.kept(count, "points", owner.points)


def counts(s: Scene, owner: Player, *, points: bool = False) -> Picture:
    """Merchants, knights, goods and buildings in hand; your own after the points."""
    hand = f"seat-{owner.seat}"
    things = [
        s.kept(count, "merchants", owner.merchants),
        s.kept(count, "knights", owner.knights),
        s.kept(count, "goods-in-hand", owner.goods_count, f"{hand}-goods"),
        s.kept(count, "buildings-in-hand", owner.buildings_count, f"{hand}-buildings"),
    ]
    return beside([count_points(s, owner), *things] if points else things, 11)


def count(s: Scene, key: str, number: int, id_: str = "") -> Picture:
    sign, function, rule = COUNTED[key]
    drawn = counted(Picture(sign, 17, 18), signed(number), 14)
    does = [s.names.function(function, s.lang)] if function else []
    tip = "\n".join([f"{s.word(key)}: {signed(number)}", *does, rule])
    return Picture(piece(drawn.element, id_=id_, tip=tip), drawn.width, drawn.height)


# --- the tableau ------------------------------------------------------------------------------------------------------


def mini_width(width: float) -> float:
    return columns(width, MINI_WIDTH, 4)[1]


def own(s: Scene, you: Player, width: float) -> Picture:
    """Your own tableau: by name what still works or may still be built, behind it what is used up."""
    wide = mini_width(width)
    named = [built(s, you, one, wide) for one in you.built if not one.used]
    named += [unbuilt(s, you, one, wide) for one in you.riga_unbuilt]
    used = [beside_others(s, s.kept(house_of, you.seat, one)) for one in you.built if one.used]
    whole = flow(named + used, width, 2)
    if whole.height <= TABLEAU or s.size.narrow or not used:
        return whole
    lines, left = divmod(len(named), columns(width, MINI_WIDTH, 4)[0])
    room = width - left * (wide + 2) if left or lines < 2 else width
    return flow([*named, in_line(used, room)], width, 2)


def beside_others(s: Scene, house: Picture) -> Picture:
    """On a screen a small house stands on the same ground as a large one."""
    return house if s.size.narrow else Picture(at(0, MINI - house.height, house), house.width, MINI)


def tableau(s: Scene, owner: Player, width: float, *, lines: int) -> Picture:
    """The houses of another player, behind them the Riga buildings that are not built; closer where they are many."""
    marks = [s.word("not-built")]
    houses = [s.kept(house_of, owner.seat, one) for one in owner.built]
    houses += [
        tiny(s, one, owner.seat, marks=marks, rules=["RIG-43"], state="is-unbuilt") for one in owner.riga_unbuilt
    ]
    if s.size.narrow:
        return flow(houses, width, 6, 4)
    most = max(int((width + 2) // (TINY + 2)), -(-len(houses) // lines))
    return below([in_line(houses[first : first + most], width) for first in range(0, len(houses), most)], 2)


def in_line(houses: Sequence[Picture], width: float) -> Picture:
    """Houses side by side, one over the edge of the other where the width demands it."""
    apart = step(len(houses), TINY, width, 2)
    placed = [at(apart * place, 0, house) for place, house in enumerate(houses)]
    height = max((house.height for house in houses), default=0)
    return Picture(el("g", *placed), apart * (len(houses) - 1) + TINY if houses else 0, height)


def house_of(s: Scene, owner: int, one: BuiltBuilding) -> Picture:
    return tiny(
        s,
        one.id,
        owner,
        marks=marks_in_words(s, one),
        rules=rules(one),
        state=state(one),
        side=one.side or "",
        ducats=charge(one),
    )


def built(s: Scene, owner: Player, one: BuiltBuilding, width: float) -> Picture:
    """A building of your own with its marks."""
    return mini(
        s,
        one.id,
        width,
        owner.seat,
        signs_of_built(s.names, one.id, one.used, one.side or "", charge(one)),
        choice=function_choice(s, owner, one),
        marks=marks_in_words(s, one),
        rules=rules(one),
        state=state(one),
    )


def marks_in_words(s: Scene, one: BuiltBuilding) -> list[str]:
    marks = [s.word(mark) for mark in marks_of(one)]
    marks += [s.names.symbol(one.side, s.lang)] if one.side else []
    ducats = charge(one)
    return marks + ([] if ducats is None else [str(ducats)])


def charge(one: BuiltBuilding) -> int | None:
    """The ducats on an Exchange Office."""
    return None if one.ducats is UNSET else one.ducats


def rules(one: BuiltBuilding) -> list[str]:
    return [MARKED[mark] for mark in marks_of(one)]


def state(one: BuiltBuilding) -> str:
    return "is-used" if one.used else "is-fresh" if one.fresh else ""


def function_choice(s: Scene, owner: Player, one: BuiltBuilding) -> Choice | None:
    """Use a function or pay with it; of several like it the one built first works first (RIG-R34)."""
    function = s.names.cards[one.id].function
    ready = [b.id for b in owner.built if not b.used and not b.fresh]
    alike = [b for b in ready if s.names.cards[b].function == function]
    if function not in WORD_OF or one.id not in alike[:1]:
        return None
    return s.choice(f"use {WORD_OF[function]}", f"pay {WORD_OF[function]}")


def unbuilt(s: Scene, owner: Player, building: str, width: float) -> Picture:
    """A Riga building that you may still build (RIG-43)."""
    return mini(
        s,
        building,
        width,
        owner.seat,
        signs_with_cost(s.names, building, faint=True),
        choice=building_choice(s, building),
        marks=[s.word("not-built")],
        rules=["RIG-43"],
        state="is-unbuilt",
    )


def building_choice(s: Scene, building: str) -> Choice | None:
    """Where buildings are built or added, one that cannot be is a wish."""
    wish = f"add {building}" if s.asked("add") else f"build {building}" if "end" in s.moves else ""
    return s.choice(f"build {building}", f"add {building}", f"discard-building {building}", wish=wish)


# --- payments and open hands ------------------------------------------------------------------------------------------


def due(s: Scene, width: float) -> Picture:
    """What is owed, and where."""
    city, owed = s.city_of_batch(), s.view.owed
    name = s.names.city(city, s.lang)
    text = s.word("due", city=name, owed=owed)
    room = min(width_of(text, 14, bold=True), width - 21)
    said = fitted(text, 21, 14, room, 14, bold=True, least=SMALL)
    tip = s.word("due-tip", city=name, owed=owed)
    return Picture(piece(crest(s.names, city, 16, 0, 1), said, id_="due", tip=tip), room + 21, 19)


def payment(s: Scene, owner: Player, width: float) -> Picture:
    """What another player is paying for, and what is still owed: as a sentence where it fits into the line."""
    cards = cards_of(s, owner, s.view.batch, "paying", "is-paid")
    said = due(s, width)
    fits = cards.width + 6 + said.width <= width
    return beside([cards, said if fits else due_in_short(s)], 6)


def due_in_short(s: Scene) -> Picture:
    city, owed = s.city_of_batch(), s.view.owed
    drawn = counted(Picture(crest(s.names, city, 18), 18, 18), owed, 15)
    tip = s.word("due-tip", city=s.names.city(city, s.lang), owed=owed)
    return Picture(piece(drawn.element, id_="due", tip=tip), drawn.width, drawn.height)


def open_hand(s: Scene, owner: Player, width: float) -> Picture:
    """What was left in a hand."""
    label = f"{s.word('hand')}:"
    held: Mapping[str, int] = owner.goods or {}
    goods = [counted_good(good, number) for good, number in held.items() if number]
    line = beside([Picture(words(label, 0, 13, SMALL, class_="faint"), width_of(label, SMALL), 17), *goods], 6)
    shown = Picture(piece(line.element, tip=s.word("left-tip", goods=s.named(held))), line.width, line.height)
    return flow([shown, cards_of(s, owner, owner.buildings or (), "hand", "is-unbuilt")], width, 6, 3)


def cards_of(s: Scene, owner: Player, buildings: Sequence[str], mark: str, state: str) -> Picture:
    """Buildings that are not built, small, with their costs."""
    marks = [s.word(mark)]
    costs = [s.names.cards[building].cost for building in buildings]
    return beside(
        [
            tiny(s, building, owner.seat, marks=marks, rules=[], state=state, ducats=cost)
            for building, cost in zip(buildings, costs, strict=True)
        ],
        4,
    )
