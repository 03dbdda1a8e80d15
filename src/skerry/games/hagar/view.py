"""Who sees what (section 5 of the ledger). An allow-list; but for the order of the pile, everyone sees everything."""

import functools

from skerry.games.hagar import scoring
from skerry.games.hagar.components import AXES, Components
from skerry.games.hagar.landscapes import GOLD_TOKEN, NOTHING, Landscape
from skerry.games.hagar.moves import CORNERS, GOLD, HAGAR, ROTATIONS, TOKENS
from skerry.games.hagar.state import SET_UP, STAGES, Hagar
from skerry.games.hagar.turn import rotations_at, would_offend
from skerry.games.hagar.views import (
    CoasterInHand,
    DieField,
    FreeCell,
    HagarVariants,
    HagarView,
    LaidCoaster,
    LandscapeView,
    Line,
    Player,
    Symbol,
    Token,
)
from skerry.kernel.preview import Number
from skerry.kernel.state import OVER


def view(g: Hagar, seat: int | None) -> HagarView:
    """What this seat may know; None is a spectator."""
    c = g.components
    over = g.to_move == OVER
    landscapes = tuple([landscape_view(g, landscape) for landscape in g.landscapes()])
    return HagarView(
        game="hagar",
        seats=g.seats,
        you=seat,
        variants=HagarVariants.of(g.variants),
        stage="over" if over else STAGES[g.stage],
        phase="" if over else g.phase(),
        turn=g.active,
        over=over,
        start_player=None if g.stage == SET_UP else g.start_player,
        rolls=tuple(g.rolls),
        turn_number=min(g.turn_number(), c.in_play[g.seats]),
        turns=c.in_play[g.seats],
        pile=g.in_pile(),
        unseen=tuple([c.coasters[coaster] for coaster in g.unseen]),
        map=tuple(
            [
                laid(c, coaster * 4 + g.quarters_of[coaster], cell)
                for coaster, cell in enumerate(g.cell_of)
                if cell != NOTHING
            ]
        ),
        tokens=tuple([token(g, field) for field, there in enumerate(g.tokens) if there != NOTHING]),
        hand=None if g.hand == NOTHING else in_hand(g),
        chosen=None if g.chosen == NOTHING else c.cells[g.chosen],
        fresh=None if g.fresh == NOTHING else c.coasters[g.fresh],
        lifted=None if g.lifted == NOTHING else token(g, g.lifted),
        rolled=g.rolled,
        line=None if g.axis == NOTHING else Line(axis=AXES[g.axis], at=g.line),
        landscapes=landscapes,
        players=tuple([player(g, other, landscapes) for other in range(g.seats)]),
        outcome=g.result() if over else None,
    )


@functools.lru_cache(maxsize=4096)
def laid(c: Components, lying: int, cell: int) -> LaidCoaster:
    """A coaster on the table. It never changes there, so the views of a game share it."""
    return LaidCoaster(
        coaster=c.coasters[lying // 4],
        rotation=ROTATIONS[lying % 4],
        fields=fields(c, lying),
        beer=c.beer[lying // 4],
        symbols=symbols(c, lying),
        die=die_field(c, lying),
        cell=c.cells[cell],
    )


def in_hand(g: Hagar) -> CoasterInHand:
    """The coaster drawn, and where it may go: with which rotations, and where that would be an offence."""
    c = g.components
    lying = g.hand * 4 + (g.beer_quarters(g.active) if c.beer[g.hand] else 0)
    matching = g.laid() == 0 or g.can_match()
    cells = [c.middle] if g.laid() == 0 else g.shore
    wanted = g.wanted()
    offered = [cell for cell in cells if g.laid() == 0 or not matching or g.border(cell) & wanted]
    return CoasterInHand(
        coaster=c.coasters[g.hand],
        rotation=ROTATIONS[lying % 4],
        fields=fields(c, lying),
        beer=c.beer[g.hand],
        symbols=symbols(c, lying),
        die=die_field(c, lying),
        anywhere=not matching,
        places=tuple([free_cell(g, cell) for cell in offered]),
        elsewhere=tuple([c.cells[cell] for cell in cells if cell not in offered]),
    )


def free_cell(g: Hagar, cell: int) -> FreeCell:
    """A cell on which the coaster in hand may be laid."""
    rotations = tuple([ROTATIONS[quarters] for quarters in rotations_at(g, cell)])
    return FreeCell(cell=g.components.cells[cell], rotations=rotations, offence=would_offend(g, cell))


def fields(c: Components, lying: int) -> tuple[str, ...]:
    """The kinds of the four fields of a coaster as it lies."""
    return tuple([c.kinds[kind] for kind in c.kind_of[lying * 4 : lying * 4 + 4]])


def symbols(c: Components, lying: int) -> tuple[Symbol, ...]:
    """The symbols of a coaster and the fields that they touch."""
    gold = [Symbol(kind="gold", touches=corners(touched)) for touched in c.gold_at[lying]]
    return tuple(gold + [Symbol(kind="shield", touches=corners(touched)) for touched in c.shields_at[lying]])


def die_field(c: Components, lying: int) -> DieField | None:
    number = c.numbers[lying // 4]
    if not number:
        return None
    return DieField(number=number, line=corners(c.line_at[lying]), axis=AXES[c.axis_at[lying]])


def corners(numbers: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([CORNERS[number] for number in numbers])


def token(g: Hagar, field: int) -> Token:
    """A token, with the field it lies on and the one it was put on first, by which it is known."""
    there = g.tokens[field]
    moved = there != GOLD_TOKEN and g.moved_to[there] == field
    first = g.moved_from[there] if moved else field
    return Token(
        token=TOKENS[GOLD if there == GOLD_TOKEN else HAGAR],
        seat=None if there == GOLD_TOKEN else there,
        coaster=g.components.coasters[field >> 2],
        corner=CORNERS[field & 3],
        field=(g.x(field), g.y(field)),
        first=f"{g.components.coasters[first >> 2]} {CORNERS[first & 3]}",
    )


def landscape_view(g: Hagar, landscape: Landscape) -> LandscapeView:
    """A landscape with what counts at it, who leads it and the points it brings as it stands."""
    c = g.components
    leader = landscape.leader()
    return LandscapeView(
        kind=c.kinds[landscape.kind],
        fields=tuple(g.places(landscape.fields)),
        gold=landscape.gold,
        shields=landscape.shields,
        hagars=tuple(landscape.hagars),
        strength=tuple(landscape.strength),
        leader=None if leader == NOTHING else leader,
        gold_points=tuple(scoring.gold_of_each(c, landscape)),
        dominion_points=tuple(scoring.dominion_of_each(c, landscape)),
    )


def player(g: Hagar, seat: int, landscapes: tuple[LandscapeView, ...]) -> Player:
    """A player: the side of the table, the tokens left, offences, and the points as things stand."""
    gold = sum([landscape.gold_points[seat] for landscape in landscapes])
    dominions = sum([landscape.dominion_points[seat] for landscape in landscapes])
    return Player(
        seat=seat,
        side=g.components.side_of(g.seats, seat),
        beer_rotation=ROTATIONS[g.beer_quarters(seat)],
        hagars_left=g.hagars_left[seat],
        gold_left=g.gold_left[seat],
        offences=g.offences[seat],
        gold=gold,
        dominions=dominions,
        points=gold + dominions,
    )


def tally(view: HagarView, seat: int) -> list[Number]:
    """What a seat counts: its points as things stand, the tokens it has left, its offences."""
    of = view.players[seat]
    return [
        Number("points", of.points),
        Number("hagars", of.hagars_left),
        Number("gold", of.gold_left),
        Number("offences", of.offences),
    ]
