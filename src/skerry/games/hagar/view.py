"""Who sees what (section 5 of the ledger). An allow-list; but for the order of the pile, everyone sees everything."""

from typing import Any

from skerry.games.hagar import scoring
from skerry.games.hagar.components import AXES
from skerry.games.hagar.landscapes import GOLD_TOKEN, NOTHING, Landscape
from skerry.games.hagar.moves import CORNERS, GOLD, HAGAR, ROTATIONS, TOKENS
from skerry.games.hagar.state import SET_UP, STAGES, Hagar
from skerry.games.hagar.turn import rotations_at, would_offend
from skerry.kernel.state import OVER


def view(g: Hagar, seat: int | None) -> dict[str, Any]:
    """What this seat may know, as plain data; None is a spectator."""
    c = g.components
    over = g.to_move == OVER
    landscapes = g.landscapes()
    return {
        "game": "hagar",
        "seats": g.seats,
        "you": seat,
        "variants": dict(g.variants),
        "stage": "over" if over else STAGES[g.stage],
        "phase": "" if over else g.phase(),
        "turn": g.active,
        "over": over,
        "start_player": None if g.stage == SET_UP else g.start_player,
        "rolls": list(g.rolls),
        "turn_number": min(g.turn_number(), c.in_play[g.seats]),
        "turns": c.in_play[g.seats],
        "pile": g.in_pile(),
        "unseen": [c.coasters[coaster] for coaster in g.unseen],
        "map": [
            placed(g, coaster, cell, g.quarters_of[coaster])
            for coaster, cell in enumerate(g.cell_of)
            if cell != NOTHING
        ],
        "tokens": [token(g, field) for field, there in enumerate(g.tokens) if there != NOTHING],
        "hand": None if g.hand == NOTHING else in_hand(g),
        "chosen": None if g.chosen == NOTHING else list(c.cells[g.chosen]),
        "fresh": None if g.fresh == NOTHING else c.coasters[g.fresh],
        "lifted": None if g.lifted == NOTHING else token(g, g.lifted),
        "rolled": g.rolled,
        "line": None if g.axis == NOTHING else {"axis": AXES[g.axis], "at": g.line},
        "landscapes": [landscape_view(g, landscape) for landscape in landscapes],
        "players": [player(g, other, landscapes) for other in range(g.seats)],
        "outcome": g.outcome() if over else None,
    }


def coaster_view(g: Hagar, coaster: int, quarters: int) -> dict[str, Any]:
    """A coaster as it lies: the kinds of its fields, its symbols and the fields that they touch."""
    c = g.components
    lying = coaster * 4 + quarters
    symbols = [("gold", touched) for touched in c.gold_at[lying]]
    symbols += [("shield", touched) for touched in c.shields_at[lying]]
    number = c.numbers[coaster]
    die = {"number": number, "line": corners(c.line_at[lying]), "axis": AXES[c.axis_at[lying]]} if number else None
    return {
        "coaster": c.coasters[coaster],
        "rotation": ROTATIONS[quarters],
        "fields": [c.kinds[c.kind_of[lying * 4 + corner]] for corner in range(4)],
        "beer": c.beer[coaster],
        "symbols": [{"kind": kind, "touches": corners(touched)} for kind, touched in symbols],
        "die": die,
    }


def corners(numbers: tuple[int, ...]) -> list[str]:
    return [CORNERS[number] for number in numbers]


def placed(g: Hagar, coaster: int, cell: int, quarters: int) -> dict[str, Any]:
    """A coaster on the table."""
    return {"cell": list(g.components.cells[cell]), **coaster_view(g, coaster, quarters)}


def in_hand(g: Hagar) -> dict[str, Any]:
    """The coaster drawn, and where it may go: with which rotations, and where that would be an offence."""
    c = g.components
    beer = c.beer[g.hand]
    matching = g.laid() == 0 or g.can_match()
    cells = [c.middle] if g.laid() == 0 else g.shore
    wanted = g.wanted()
    return {
        **coaster_view(g, g.hand, g.beer_quarters(g.active) if beer else 0),
        "anywhere": not matching,
        "places": [
            {
                "cell": list(c.cells[cell]),
                "rotations": [ROTATIONS[quarters] for quarters in rotations_at(g, cell)],
                "offence": would_offend(g, cell),
            }
            for cell in cells
            if g.laid() == 0 or not matching or g.border(cell) & wanted
        ],
        "elsewhere": [list(c.cells[cell]) for cell in cells if g.laid() and matching and not g.border(cell) & wanted],
    }


def token(g: Hagar, field: int) -> dict[str, Any]:
    """A token, with the field it lies on and the one it was put on first, by which it is known."""
    there = g.tokens[field]
    moved = there != GOLD_TOKEN and g.moved_to[there] == field
    first = g.moved_from[there] if moved else field
    return {
        "token": TOKENS[GOLD if there == GOLD_TOKEN else HAGAR],
        "seat": None if there == GOLD_TOKEN else there,
        "coaster": g.components.coasters[field >> 2],
        "corner": CORNERS[field & 3],
        "field": [g.x(field), g.y(field)],
        "first": f"{g.components.coasters[first >> 2]} {CORNERS[first & 3]}",
    }


def landscape_view(g: Hagar, landscape: Landscape) -> dict[str, Any]:
    """A landscape with what counts at it, who leads it and the points it brings as it stands."""
    c = g.components
    leader = landscape.leader()
    return {
        "kind": c.kinds[landscape.kind],
        "fields": [[g.x(field), g.y(field)] for field in g.in_order(landscape.fields)],
        "gold": landscape.gold,
        "shields": landscape.shields,
        "hagars": list(landscape.hagars),
        "strength": list(landscape.strength),
        "leader": None if leader == NOTHING else leader,
        "gold_points": [scoring.gold_points(c, landscape, seat) for seat in range(g.seats)],
        "dominion_points": [scoring.dominion_points(c, landscape, seat) for seat in range(g.seats)],
    }


def player(g: Hagar, seat: int, landscapes: list[Landscape]) -> dict[str, Any]:
    """A player: the side of the table, the tokens left, offences, and the points as all stands."""
    c = g.components
    gold = sum([scoring.gold_points(c, landscape, seat) for landscape in landscapes])
    dominions = sum([scoring.dominion_points(c, landscape, seat) for landscape in landscapes])
    return {
        "seat": seat,
        "side": c.side_of(g.seats, seat),
        "beer_rotation": ROTATIONS[g.beer_quarters(seat)],
        "hagars_left": g.hagars_left[seat],
        "gold_left": g.gold_left[seat],
        "offences": g.offences[seat],
        "gold": gold,
        "dominions": dominions,
        "points": gold + dominions,
    }
