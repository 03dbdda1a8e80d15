"""Beside the table: where the game stands, the coaster in hand, the players, the landscapes, the result."""

from collections.abc import Sequence
from typing import Final, cast

from skerry.drawing.layout import Picture, at, below, beside
from skerry.drawing.lettering import fitted, paragraph, width_of, words, wrapped
from skerry.drawing.pieces import back, coin, control, counted, die, panel, piece, player_mark, symbol
from skerry.drawing.svg import Element, el, together
from skerry.games.hagar.board.coaster import coaster, hagar, turned
from skerry.games.hagar.board.geometry import SMALL
from skerry.games.hagar.board.oak import MUG
from skerry.games.hagar.board.scene import Scene
from skerry.games.hagar.board.turner import rotations
from skerry.games.hagar.views import CoasterInHand, HagarOutcome, LandscapeView, Player

ROTATIONS: Final = (0, 90, 180, 270)
HELD: Final = 104.0
"""The size of the coaster in hand."""


def zone(
    s: Scene, title: str, inside: Picture, right: Picture | None = None, id_: str = "", height: float = 0
) -> Picture:
    """A panel with a title and what belongs to it."""
    width, pad = s.size.side_width, s.size.pad
    head = s.size.title + 10
    height = max(height, head + inside.height + 2 * pad)
    room = width - 2 * pad - (right.width + 8 if right else 0)
    parts = [
        note(s, width, height),
        fitted(title, pad, pad + s.size.title - 1, room, s.size.title, class_="heading", least=SMALL),
        at(pad, pad + head, inside),
    ]
    if right is not None:
        parts.append(at(width - pad - right.width, pad - 2, right))
    return Picture(el("g", *parts, id=id_ or None), width, height)


def note(s: Scene, width: float, height: float) -> Element:
    """A piece of paper; on a screen it lies on the table."""
    shadow = None if s.size.narrow else el("rect", x=2, y=3, width=width, height=height, rx=8, class_="thrown")
    return together(shadow, panel(width, height))


# --- where the game stands, and the coaster in hand -------------------------------------------------------------------


def stage(s: Scene) -> Picture:
    """The turn, the pile, and what was rolled for the doubled line."""
    view = s.view
    keys = {"set-up": "title-set-up", "turns": "title", "final": "final", "over": "title-over"}
    title = s.word(keys[view.stage], turn=view.turn_number, turns=view.turns)
    unseen = ", ".join(s.coaster(one) for one in view.unseen) or "–"
    pile = counted(Picture(back(24, 24, "hagar-beer", 16), 24, 24), view.pile, 15, 5)
    signs = [
        Picture(piece(pile.element, id_="pile", tip=s.word("pile-tip", count=view.pile, unseen=unseen)), pile.width, 24)
    ]
    if view.rolled:
        signs.append(Picture(piece(die(view.rolled, 24), tip=s.word("rolled-tip", roll=view.rolled)), 24, 24))
    right = beside(signs, 10)
    width, pad = s.size.side_width, s.size.pad
    line = fitted(title, pad, 27, width - right.width - 3 * pad, s.size.title + 2, class_="heading", least=SMALL)
    return Picture(el("g", note(s, width, 40), line, at(width - pad - right.width, 8, right)), width, 40)


def hand(s: Scene) -> Picture:
    """The coaster that was drawn, what is to be known of it, and the ways in which it may be turned."""
    one = cast(CoasterInHand, s.view.hand)
    width = s.size.side_width - 2 * s.size.pad
    size = HELD
    chosen = s.view.chosen is not None
    drawn = coaster(s, one, size, known=not chosen)
    said = turns(s, one, width - size - 12) if chosen else lines(s, hints(s, one), width - size - 12)
    inside = beside([drawn, said], 12, top=True)
    title = f"{s.coaster(one.coaster)}: {s.word('in-hand', player=s.players[s.view.turn])}"
    return zone(s, title, inside, id_="hand")


def hints(s: Scene, one: CoasterInHand) -> list[str]:
    said = [s.word("anywhere" if one.anywhere else "fits")]
    if one.beer:
        player = s.view.players[s.view.turn]
        said.append(s.word("beer-points", side=s.side(player.side), player=s.players[player.seat]))
    if any(place.offence for place in one.places):
        said.append(s.word("beer-costs"))
    return said


def lines(s: Scene, texts: Sequence[str], width: float) -> Picture:
    letters = s.size.letters
    found = [line for text in texts for line in wrapped(text, width, letters, 4)]
    return Picture(paragraph(found, 0, letters + 1, letters, letters + 6), width, (letters + 6) * len(found) + 6)


def turns(s: Scene, one: CoasterInHand, width: float) -> Picture:
    """The coaster in each rotation: those that may be chosen turn the preview, the others can be asked about."""
    size = min(68.0, (width - 18) / 4)
    shown = [turn(s, one, rotation, size) for rotation in ROTATIONS]
    return below([lines(s, [s.word("turn-it")], width), beside(shown, 6)], 4)


def turn(s: Scene, one: CoasterInHand, rotation: int, size: float) -> Picture:
    drawn = coaster(s, turned(one, (rotation - one.rotation) % 360), size).element
    edge = el("rect", width=size, height=size, rx=5, class_="edge clear")
    picture = el("g", drawn, pointer_events="none")
    if rotation not in rotations(s, one):
        word = f"turn {rotation}"
        return Picture(piece(picture, edge, choice=s.choice(word, wish=word if s.moves else "")), size, size)
    if not s.moves:
        return Picture(picture, size, size)
    scene = "true" if rotation == rotations(s, one)[0] else "false"
    label = s.word("show-turned", rotation=rotation)
    shown = control(picture, edge, label=label, data_turn_to=rotation, aria_pressed=scene)
    return Picture(shown, size, size)


# --- players ----------------------------------------------------------------------------------------------------------


def players(s: Scene) -> Picture:
    """Each with what is left, offences and points as things stand."""
    rows = [player(s, one) for one in s.view.players]
    return zone(s, s.word("players"), below(rows, 4), id_="seated")


def player(s: Scene, one: Player) -> Picture:
    seat, width, high = one.seat, s.size.side_width - 2 * s.size.pad, s.size.line
    name = s.players[seat]
    signs = beside(player_signs(s, one), 12)
    start = seat == s.view.start_player and s.view.seats > 1
    room = width - signs.width - s.size.sign - (34 if start else 12)
    die_sign = piece(symbol("hagar-start", 17), tip=s.word("start-tip")) if start else None
    drawn = el(
        "g",
        at(0, (high - s.size.sign) / 2, player_mark(seat, name, s.size.sign)),
        fitted(name, s.size.sign + 6, high / 2 + 5, room, s.size.letters, class_="bold", bold=True, least=SMALL),
        None if die_sign is None else at(width - signs.width - 27, high / 2 - 8.5, die_sign),
        at(width - signs.width, (high - signs.height) / 2, signs),
    )
    return Picture(el("g", drawn, id=f"seat-{seat}"), width, high)


def player_signs(s: Scene, one: Player) -> list[Picture]:
    left = s.word("left-tip", player=s.players[one.seat], hagars=one.hagars_left, gold=one.gold_left)
    both = beside([many_hagars(s, one.seat, one.hagars_left), many_gold(s, one.gold_left, "$")], 8)
    points = s.word("points-tip", gold=one.gold, dominions=one.dominions)
    radius = s.size.sign / 2 + 1
    total = Picture(coin(one.points, radius, radius, radius), 2 * radius, 2 * radius)
    found = [Picture(piece(both.element, tip=left), both.width, both.height)]
    if s.view.variants.honky_tonk:
        glass = Picture(symbol("hagar-beer", s.size.sign - 4, 0, 2, "beer"), s.size.sign - 4, s.size.sign)
        beer = counted(glass, one.offences, s.size.letters)
        found.append(
            Picture(piece(beer.element, tip=s.word("offence-tip", count=one.offences)), beer.width, beer.height)
        )
    return [*found, Picture(piece(total.element, tip=points), total.width, total.height)]


def many_hagars(s: Scene, seat: int, count: int) -> Picture:
    size = s.size.sign - 2
    return counted(Picture(at(size / 2, size / 2, hagar(seat, size)), size, size), count, s.size.letters)


def many_gold(s: Scene, count: int, mark: str = "") -> Picture:
    size = s.size.sign - 5
    return counted(Picture(coin(mark, size / 2, size / 2, size / 2), size, size), count, s.size.letters)


# --- landscapes -------------------------------------------------------------------------------------------------------


def landscapes(s: Scene, room: float) -> Picture:
    """The score explained: each landscape with a Hägar, what counts at it, and what it brings to whom.

    On a screen it takes the room that is left, unless that is enough for a mug; many landscapes stand closer to each
    other.
    """
    held = [one for one in s.view.landscapes if any(one.hagars)]
    held.sort(key=lambda one: -max(one.gold_points) - max(one.dominion_points))
    rows = [s.part(f"landscape-{place}", landscape, one, s.tips[one]) for place, one in enumerate(held)]
    if rows:
        rows.insert(0, s.part("landscape-heads", heads))
    else:
        rows = [lines(s, [s.word("none-yet")], s.size.side_width - 2 * s.size.pad)]
    most = room - s.size.title - 10 - 2 * s.size.pad
    left = most - sum(row.height for row in rows)
    apart = min(2.0, left / max(len(rows), 1)) if room else 2.0
    high = 0 if left > MUG + 24 else room
    return zone(s, s.word("scoring"), below(rows, apart), id_="landscapes", height=high)


def heads(s: Scene) -> Picture:
    """What the columns below are."""
    said = [s.word(key) for key in ("fields", "gold", "shields", "brings-to")]
    room = column_width(s)
    heads = [
        fitted(head, place * room, 13, room - 4, SMALL, class_="faint", least=SMALL) for place, head in enumerate(said)
    ]
    return Picture(el("g", *heads), s.size.side_width - 2 * s.size.pad, 20)


def column_width(s: Scene) -> float:
    return s.size.sign + 2 * s.size.letters + 4


def landscape(s: Scene, one: LandscapeView, tip: str) -> Picture:
    """What counts at it in columns; then who stands there how strong, with the points, and a crown for a conqueror."""
    width, wide = s.size.side_width - 2 * s.size.pad, column_width(s)
    size = s.size.sign - 6
    shield = Picture(symbol("hagar-shield", size, 0, 0, "printed"), size, size)
    things = [
        swatch(s, one.kind, len(one.fields)),
        many_gold(s, one.gold),
        counted(shield, one.shields, s.size.letters),
    ]
    columns = [at(place * wide, (s.size.line - thing.height) / 2, thing) for place, thing in enumerate(things)]
    there = [stands(s, one, seat) for seat, count in enumerate(one.hagars) if count]
    room = width - 3 * wide - sum(picture.width for picture in there)
    who = beside(there, min(12, room / max(len(there) - 1, 1)))
    drawn = el("g", *columns, at(3 * wide, (s.size.line - who.height) / 2, who))
    ground = el("rect", width=width, height=s.size.line, class_="clear")
    return Picture(piece(ground, drawn, tip=tip), width, s.size.line)


def swatch(s: Scene, kind: str, fields: int) -> Picture:
    """The colour of a kind with its sign, and how many fields there are."""
    size = s.size.sign - 2
    ground = el("rect", width=size, height=size, rx=3, class_=kind)
    mark = symbol(f"hagar-{kind}", size - 4, 2, 2, f"on-{kind}")
    return counted(Picture(el("g", ground, mark), size, size), fields, s.size.letters)


def stands(s: Scene, one: LandscapeView, seat: int) -> Picture:
    """How strong a player is there, and the points; a conqueror has a crown."""
    points = one.gold_points[seat] + one.dominion_points[seat]
    letters = s.size.letters
    said = f"+{points}"
    number = Picture(words(said, 0, letters, letters, class_="number"), width_of(said, letters, bold=True), letters + 4)
    crown = Picture(symbol("hagar-crown", letters), letters, letters)
    signs = [many_hagars(s, seat, one.strength[seat]), number]
    return beside([*signs, crown] if one.dominion_points[seat] else signs, 4)


# --- the result -------------------------------------------------------------------------------------------------------


def result(s: Scene) -> Picture:
    """The points by source, the places, beers that are owed, and the rank of a lone player."""
    outcome = cast(HagarOutcome, s.view.outcome)
    rows = [names(s)]
    rows.append(line(s, s.word("gold"), [str(points.gold) for points in outcome.points]))
    rows.append(line(s, s.word("dominions"), [str(points.dominions) for points in outcome.points]))
    rows.append(line(s, s.word("total"), [str(points.total) for points in outcome.points]))
    if s.view.variants.honky_tonk:
        rows.append(line(s, s.word("beers"), [str(count) for count in outcome.beers]))
    if outcome.solo_rank:
        rank = s.names.ranks[outcome.solo_rank][s.lang]
        title, room = f"{s.word('solo_rank')}: {rank}", s.size.side_width - 30
        said = fitted(title, 2, s.size.line, room, s.size.title, class_="heading")
        rows.append(Picture(said, s.size.side_width, s.size.line + 4))
    else:
        rows.append(places(s, outcome.ranks))
    return zone(s, s.word("result"), below(rows), id_="result")


def column(s: Scene) -> float:
    return float((s.size.side_width - 2 * s.size.pad - 130) / s.view.seats)


def names(s: Scene) -> Picture:
    marks = [
        at(130 + column(s) * (seat + 1) - s.size.sign - 2, 0, player_mark(seat, s.players[seat], s.size.sign))
        for seat in range(s.view.seats)
    ]
    return Picture(el("g", *marks), s.size.side_width, s.size.line)


def line(s: Scene, label: str, numbers: Sequence[str]) -> Picture:
    said = fitted(label, 2, s.size.line - 9, 126, s.size.letters, least=SMALL)
    base, size = s.size.line - 9, s.size.letters + 1
    columns = [
        words(text, 130 + column(s) * (seat + 1) - 6, base, size, class_="number", anchor="end")
        for seat, text in enumerate(numbers)
    ]
    return Picture(el("g", said, *columns), s.size.side_width, s.size.line)


def places(s: Scene, ranks: Sequence[int]) -> Picture:
    """The winners have a crown."""
    drawn = line(s, s.word("ranks"), [f"{rank}." for rank in ranks])
    crowns = [
        at(130 + column(s) * (seat + 1) - 50, 3, piece(symbol("hagar-crown", 20), tip=s.word("rank-tip", rank=rank)))
        for seat, rank in enumerate(ranks)
        if rank == 1
    ]
    return Picture(el("g", drawn.element, *crowns), drawn.width, drawn.height)


def in_hand(s: Scene) -> list[Picture]:
    """Its place stays where it is on a screen, also while nothing is in it."""
    if s.view.hand is not None:
        return [s.part("hand", hand)]
    return [] if s.size.narrow or s.view.over else [s.part("empty-hand", empty_hand)]


def empty_hand(s: Scene) -> Picture:
    """The pack that coasters are drawn from, face down."""
    width, height = s.size.side_width, s.size.title + 10 + HELD + 2 * s.size.pad
    count = min(s.view.pile, 6)
    pack = [
        at(3 * place, 3 * (count - place), back(HELD - 20, HELD - 20, "hagar-beer", HELD / 2)) for place in range(count)
    ]
    return Picture(el("g", panel(width, height, 8, "place"), at(s.size.pad + 4, 14, el("g", *pack))), width, height)


def standing(s: Scene, above: float) -> list[Picture]:
    """Who has what, and what it counts, below what has this height. At the end the result says who has what."""
    seated = [] if s.view.over and not s.size.narrow else [s.part("players", players)]
    found = seated if s.view.outcome is None else [s.part("result", result), *seated]
    used = above + sum(one.height + s.size.gap for one in found)
    return [*found, landscapes(s, max(s.size.beside_map - used, 0))]
