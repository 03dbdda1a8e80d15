"""Who sees what (section 5 of the ledger). An allow-list: each thing a seat sees is written down here."""

import functools

from msgspec import UNSET

from skerry.games.riga import scoring
from skerry.games.riga.components import Components
from skerry.games.riga.goods import counts, total
from skerry.games.riga.moves import SIDES
from skerry.games.riga.state import NO_SIDE, PHASES, SEASONS, Riga
from skerry.games.riga.turn import Turn, goods_by_name
from skerry.games.riga.views import BuiltBuilding, Player, RigaVariants, RigaView
from skerry.kernel.preview import Number
from skerry.kernel.state import OVER
from skerry.kernel.views import ByName


def view(g: Riga, seat: int | None) -> RigaView:
    """What this seat may know; None is a spectator."""
    c = g.components
    over = g.to_move == OVER
    return RigaView(
        game="riga",
        seats=g.seats,
        you=seat,
        variants=RigaVariants.of(g.variants),
        year=g.year,
        years=c.years[g.seats],
        season=SEASONS[g.season],
        phase=PHASES[g.phase],
        turn=g.active,
        over=over,
        start_player=g.start_player,
        order=turns_to_come(g),
        builds_left=c.builds_per_turn - g.builds,
        rows=tuple([goods(c, row) for row in g.rows]),
        new=named(c, tuple(g.new)),
        old=named(c, tuple(g.old)),
        swapped_rows=tuple([row + 1 for row in g.swapped]),
        goods_pile=total(g.goods_pile),
        goods_discard=by_good(c, g.goods_discard),
        building_pile=len(g.building_pile),
        building_discard=len(g.building_discard),
        batch=named(c, g.batch),
        owed=g.owed,
        players=tuple([player(g, other, is_open=other == seat or over) for other in range(g.seats)]),
        outcome=g.result() if over else None,
    )


def turns_to_come(g: Riga) -> tuple[tuple[str, int], ...]:
    """The turns of this year after the current one, in order."""
    return tuple([(SEASONS[step.season], step.seat) for step in reversed(g.agenda) if isinstance(step, Turn)])


@functools.lru_cache(maxsize=4096)
def named(c: Components, buildings: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([c.buildings[building] for building in buildings])


@functools.lru_cache(maxsize=4096)
def goods(c: Components, packed: int) -> tuple[str, ...]:
    """Goods by name, one entry for each card."""
    return tuple(goods_by_name(c, packed))


@functools.lru_cache(maxsize=4096)
def by_good(c: Components, packed: int) -> ByName[int]:
    """Goods, or their prices, by name."""
    return ByName(dict(zip(c.goods, counts(packed), strict=True)))


@functools.lru_cache(maxsize=4096)
def by_city(c: Components, prices: tuple[int, ...]) -> ByName[ByName[int]]:
    """What goods pay, by city. This changes seldom, so the views of a game share it."""
    return ByName({city: by_good(c, packed) for city, packed in zip(c.cities, prices, strict=True)})


def player(g: Riga, seat: int, *, is_open: bool) -> Player:
    """A player as everyone sees them; with the hand for themselves, and for all at the end."""
    c = g.components
    active = seat == g.active
    fresh = g.fresh if active else ()
    return Player(
        seat=seat,
        goods_count=total(g.goods[seat]),
        buildings_count=len(g.held[seat]),
        hand_limit=g.hand_limit(seat),
        built=tableau(c, g.built[seat], g.used[seat], fresh, g.school[seat], g.charged[seat]),
        riga_unbuilt=named(c, g.unbuilt[seat]),
        merchants=scoring.merchants(c, g.built[seat], g.school[seat]),
        knights=scoring.knights(c, g.built[seat], g.school[seat]),
        points=g.points(seat).total(),
        looking_count=len(g.looking) + len(g.looking_goods) if active else 0,
        goods=by_good(c, g.goods[seat]) if is_open else UNSET,
        buildings=named(c, g.held[seat]) if is_open else UNSET,
        looking=named(c, g.looking if active else ()) if is_open else UNSET,
        looking_goods=tuple([c.goods[kind] for kind in g.looking_goods if active]) if is_open else UNSET,
        power=ByName({city: g.power(seat, i) for i, city in enumerate(c.cities)}) if is_open else UNSET,
        prices=by_city(c, g.prices[seat]) if is_open else UNSET,
    )


@functools.lru_cache(maxsize=4096)
def tableau(
    c: Components, built: tuple[int, ...], used: int, fresh: tuple[int, ...], school: int, charged: int
) -> tuple[BuiltBuilding, ...]:
    """The buildings of a player with their marks. This changes seldom, so the views of a game share it."""
    return tuple(
        [
            BuiltBuilding(
                id=c.buildings[index],
                used=bool(used >> index & 1),
                fresh=index in fresh,
                side=side(school) if index == c.school else UNSET,
                ducats=charged * c.exchange_ducats if index == c.exchange_office else UNSET,
            )
            for index in built
        ]
    )


def side(school: int) -> str:
    """What a School shows."""
    return "" if school == NO_SIDE else SIDES[school]


def tally(view: RigaView, seat: int) -> list[Number]:
    """What a seat counts: points, ducats still due, cards in hand."""
    of = view.players[seat]
    owed = view.owed if seat == view.turn else 0
    return [
        Number("points", of.points),
        Number("owed", owed),
        Number("goods", of.goods_count),
        Number("buildings", of.buildings_count),
        Number("merchants", of.merchants),
        Number("knights", of.knights),
    ]
