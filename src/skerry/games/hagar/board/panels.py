"""Beside the table: where the game stands, the coaster in hand, the players, the landscapes, the result."""

from collections.abc import Mapping, Sequence
from typing import Any

from skerry.drawing.layout import Picture, at, below, beside
from skerry.drawing.lettering import fitted, paragraph, words, wrapped
from skerry.drawing.pieces import back, coin, counted, die, panel, piece, player_mark, symbol
from skerry.drawing.svg import el
from skerry.games.hagar.board.coaster import coaster, hagar, turned
from skerry.games.hagar.board.geometry import HEAD
from skerry.games.hagar.board.seen import Seen

LINE = 24


def zone(s: Seen, title: str, inside: Picture, right: Picture | None = None, id_: str = "") -> Picture:
    """A panel with a title and what belongs to it."""
    width, pad = s.size.side_width, s.size.pad
    height = HEAD + inside.height + 2 * pad
    room = width - 2 * pad - (right.width + 8 if right else 0)
    parts = [
        panel(width, height),
        fitted(title, pad, pad + 15, room, 15, class_="heading"),
        at(pad, pad + HEAD, inside),
    ]
    if right is not None:
        parts.append(at(width - pad - right.width, pad - 2, right))
    return Picture(el("g", *parts, id=id_ or None), width, height)


# --- where the game stands, and the coaster in hand -------------------------------------------------------------------


def stage(s: Seen) -> Picture:
    """The turn, the pile, and what was rolled for the doubled line."""
    view = s.view
    keys = {"set-up": "title-set-up", "turns": "title", "final": "final", "over": "title-over"}
    title = s.word(keys[view["stage"]], turn=view["turn_number"], turns=view["turns"])
    unseen = ", ".join(s.coaster(one) for one in view["unseen"]) or "–"
    pile = counted(Picture(back(24, 24, "hagar-beer", 16), 24, 24), view["pile"], 15, 5)
    signs = [
        Picture(
            piece(pile.element, id_="pile", tip=s.word("pile-tip", count=view["pile"], unseen=unseen)), pile.width, 24
        )
    ]
    if view["rolled"]:
        signs.append(Picture(piece(die(view["rolled"], 24), tip=s.word("rolled-tip", roll=view["rolled"])), 24, 24))
    right = beside(signs, 10)
    width, pad = s.size.side_width, s.size.pad
    line = fitted(title, pad, pad + 18, width - right.width - 3 * pad, 17, class_="heading")
    return Picture(el("g", panel(width, 40), line, at(width - pad - right.width, 8, right)), width, 40)


def hand(s: Seen) -> Picture:
    """The coaster that was drawn, what is to be known of it, and the ways in which it may be turned."""
    one = s.view["hand"]
    width = s.size.side_width - 2 * s.size.pad
    size = 104.0 if s.size.narrow else 120.0
    shown = Picture(piece(coaster(s, one, size).element, id_=f"c-{one['coaster']}"), size, size)
    if s.view["chosen"] is None:
        said = lines(hints(s), width - size - 12)
        inside = beside([shown, said], 12, top=True)
    else:
        inside = beside([shown, turns(s, one, width - size - 12)], 12, top=True)
    title = f"{s.coaster(one['coaster'])}: {s.word('in-hand', player=s.players[s.view['turn']])}"
    return zone(s, title, inside, id_="hand")


def hints(s: Seen) -> list[str]:
    one = s.view["hand"]
    said = [s.word("anywhere" if one["anywhere"] else "fits")]
    if one["beer"]:
        player = s.view["players"][s.view["turn"]]
        said.append(s.word("beer-points", side=s.side(player["side"]), player=s.players[player["seat"]]))
    return said


def lines(texts: Sequence[str], width: float) -> Picture:
    found = [line for text in texts for line in wrapped(text, width, 14, 4)]
    return Picture(paragraph(found, 0, 16, 14, 20), width, 20 * len(found) + 6)


def turns(s: Seen, one: Mapping[str, Any], width: float) -> Picture:
    """The coaster in each rotation that may be chosen."""
    place = next(place for place in one["places"] if place["cell"] == s.view["chosen"])
    size = min(80.0, (width - 6) / 2)
    shown = [turn(s, one, rotation, size) for rotation in place["rotations"]]
    rows = [beside(shown[start : start + 2], 6) for start in range(0, len(shown), 2)]
    return below([lines([s.word("turn-it")], width), *rows], 6)


def turn(s: Seen, one: Mapping[str, Any], rotation: int, size: float) -> Picture:
    drawn = coaster(s, turned(one, (rotation - one["rotation"]) % 360), size)
    edge = el("rect", width=size, height=size, rx=5, class_="edge clear")
    return Picture(piece(drawn.element, edge, choice=s.choice(f"turn {rotation}")), size, size)


# --- players ----------------------------------------------------------------------------------------------------------


def players(s: Seen) -> Picture:
    """Each with what is left, offences and points as all stands."""
    rows = [player(s, one) for one in s.view["players"]]
    return zone(s, s.word("players"), below(rows, 4))


def player(s: Seen, one: Mapping[str, Any]) -> Picture:
    seat, width = one["seat"], s.size.side_width - 2 * s.size.pad
    name = s.players[seat]
    signs = beside(player_signs(s, one), 10)
    start = symbol("hagar-start", 15) if seat == s.view["start_player"] and s.view["seats"] > 1 else None
    room = width - signs.width - 62
    drawn = el(
        "g",
        at(0, 2, player_mark(seat, name, 22)),
        fitted(name, 28, 18, room, 14, class_="bold", bold=True),
        None if start is None else at(width - signs.width - 26, 5, piece(start, tip=s.word("start-tip"))),
        at(width - signs.width, 2, signs),
    )
    return Picture(el("g", drawn, id=f"seat-{seat}"), width, 26)


def player_signs(s: Seen, one: Mapping[str, Any]) -> list[Picture]:
    left = s.word("left-tip", player=s.players[one["seat"]], hagars=one["hagars_left"], gold=one["gold_left"])
    helmet = Picture(at(10, 11, hagar(one["seat"], 20)), 21, 22)
    gold = Picture(coin("$", 9, 9, 11), 18, 22)
    both = beside([counted(helmet, one["hagars_left"], 14), counted(gold, one["gold_left"], 14)], 6)
    points = s.word("points-tip", gold=one["gold"], dominions=one["dominions"])
    total = Picture(coin(one["points"], 12, 12, 11), 24, 22)
    found = [Picture(piece(both.element, tip=left), both.width, 22)]
    if s.view["variants"]["honky_tonk"]:
        beer = counted(Picture(symbol("hagar-beer", 17, 0, 2, "beer"), 17, 22), one["offences"], 14)
        found.append(Picture(piece(beer.element, tip=s.word("offence-tip", count=one["offences"])), beer.width, 22))
    return [*found, Picture(piece(total.element, tip=points), 24, 22)]


# --- landscapes -------------------------------------------------------------------------------------------------------


def landscapes(s: Seen) -> Picture:
    """The score explained: each landscape with a Hägar, what counts at it, and what it brings to whom."""
    held = [one for one in s.view["landscapes"] if any(one["hagars"])]
    held.sort(key=lambda one: -max(one["gold_points"]) - max(one["dominion_points"]))
    rows = [landscape(s, one) for one in held]
    if not rows:
        rows = [lines([s.word("none-yet")], s.size.side_width - 2 * s.size.pad)]
    return zone(s, s.word("scoring"), below(rows, 2), id_="landscapes")


def landscape(s: Seen, one: Mapping[str, Any]) -> Picture:
    width = s.size.side_width - 2 * s.size.pad
    things = [
        swatch(one["kind"], len(one["fields"])),
        counted(Picture(coin("", 8, 8, 11), 16, 22), one["gold"], 13),
        counted(Picture(symbol("hagar-shield", 16, 0, 3, "printed"), 16, 22), one["shields"], 13),
    ]
    who = [stands(s, one, seat) for seat, count in enumerate(one["hagars"]) if count]
    drawn = el("g", beside(things, 9).element, at(138, 0, beside(who, 10)))
    return Picture(piece(drawn, tip=s.about_landscape(one)), width, LINE)


def swatch(kind: str, size: int) -> Picture:
    """The colour of a kind with its sign, and how many fields there are."""
    ground = el("rect", width=20, height=20, y=1, rx=3, class_=kind)
    return counted(Picture(el("g", ground, symbol(f"hagar-{kind}", 16, 2, 3, f"on-{kind}")), 20, 22), size, 14)


def stands(s: Seen, one: Mapping[str, Any], seat: int) -> Picture:
    """How strong a player is there, and the points."""
    points = one["gold_points"][seat] + one["dominion_points"][seat]
    helmet = counted(Picture(at(9, 11, hagar(seat, 18)), 19, 22), one["strength"][seat], 13)
    return beside([helmet, Picture(words(f"+{points}", 0, 16, 14, class_="number"), 24, 22)], 5)


# --- the result -------------------------------------------------------------------------------------------------------


def result(s: Seen) -> Picture:
    """The points by source, the places, beers that are owed, and the rank of a lone player."""
    outcome = s.view["outcome"]
    rows = [names(s)]
    rows += [
        line(s, s.word(key), [str(points[key]) for points in outcome["points"]])
        for key in ("gold", "dominions", "total")
    ]
    if s.view["variants"]["honky_tonk"]:
        rows.append(line(s, s.word("beers"), [str(count) for count in outcome["beers"]]))
    if outcome["solo_rank"]:
        rank = str(s.names.ranks[outcome["solo_rank"]][s.lang])
        rows.append(
            Picture(words(f"{s.word('solo_rank')}: {rank}", 2, 17, 16, class_="heading"), s.size.side_width, LINE + 4)
        )
    else:
        rows.append(places(s, outcome["ranks"]))
    return zone(s, s.word("result"), below(rows), id_="result")


def column(s: Seen) -> float:
    return float((s.size.side_width - 2 * s.size.pad - 130) / s.view["seats"])


def names(s: Seen) -> Picture:
    marks = [
        at(130 + column(s) * (seat + 1) - 24, 0, player_mark(seat, s.players[seat], 22))
        for seat in range(s.view["seats"])
    ]
    return Picture(el("g", *marks), s.size.side_width, LINE + 2)


def line(s: Seen, label: str, numbers: Sequence[str]) -> Picture:
    said = fitted(label, 2, 16, 122, 14)
    columns = [
        words(text, 130 + column(s) * (seat + 1) - 6, 16, 15, class_="number", anchor="end")
        for seat, text in enumerate(numbers)
    ]
    return Picture(el("g", said, *columns), s.size.side_width, LINE)


def places(s: Seen, ranks: Sequence[int]) -> Picture:
    """The winners have a crown."""
    drawn = line(s, s.word("ranks"), [f"{rank}." for rank in ranks])
    crowns = [
        at(130 + column(s) * (seat + 1) - 46, 1, piece(symbol("hagar-crown", 19), tip=s.word("rank-tip", rank=rank)))
        for seat, rank in enumerate(ranks)
        if rank == 1
    ]
    return Picture(el("g", drawn.element, *crowns), drawn.width, drawn.height)


def side(s: Seen) -> list[Picture]:
    """All panels, from top to bottom."""
    found = [stage(s)]
    if s.view["over"]:
        found.append(result(s))
    if s.view["hand"] is not None:
        found.append(hand(s))
    return [*found, players(s), landscapes(s)]
