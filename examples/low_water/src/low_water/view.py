"""Who sees what (LOW-5). An allow-list: everything a seat may know is written down here, and nothing else."""

from low_water.state import NOWHERE, PLACES, LowWater
from low_water.views import Crew, LowWaterView, Wreck
from skerry.kernel.preview import Number
from skerry.kernel.state import OVER
from skerry.kernel.views import ByName, Variants


def view(g: LowWater, seat: int | None) -> LowWaterView:
    """What this seat may know; None is a spectator."""
    c = g.components
    over = g.to_move == OVER
    players = tuple(crew(g, other, open_=other in (seat, g.laid_open)) for other in range(g.seats))
    return LowWaterView(
        game="low_water",
        seats=g.seats,
        you=seat,
        variants=Variants(),
        over=over,
        outcome=g.result() if over else None,
        ebb=g.ebb,
        ebbs=c.ebbs,
        turn=g.active,
        beginner=g.beginner,
        water=g.water,
        flood=c.flood[g.seats],
        dice=tuple(g.dice),
        dice_left=g.dice_left,
        wrecks=tuple(Wreck(wreck.id, c.is_dry(place, g.left())) for place, wreck in enumerate(c.wrecks)),
        deck=sum(g.deck),
        seen=ByName(dict(zip(c.cargo, g.seen))),
        players=players,
    )


def crew(g: LowWater, seat: int, *, open_: bool) -> Crew:
    """A crew: where it is, how many cards it carries, and which, if they may be seen."""
    c = g.components
    return Crew(
        seat=seat,
        place=PLACES[g.places[seat]],
        wreck=None if g.wrecks[seat] == NOWHERE else c.wrecks[g.wrecks[seat]].id,
        cards=g.cards(seat),
        hand=cards(g, seat) if open_ else None,
        laden=g.is_laden(seat),
        points=g.scores()[seat],
        landed=ByName(dict(zip(c.cargo, g.landed[seat]))),
        last_boats=g.last_boats[seat],
        lost=g.lost[seat],
    )


def tally(view: LowWaterView, seat: int) -> list[Number]:
    """What a crew counts: its points, the cards in its boat, those the sea has taken."""
    of = view.players[seat]
    return [Number("points", of.points), Number("cards", of.cards), Number("lost", of.lost)]


def cards(g: LowWater, seat: int) -> tuple[str, ...]:
    """The cards of a hand one by one, in the order of the pack."""
    return tuple(kind for kind, count in zip(g.components.cargo, g.hands[seat]) for _ in range(count))
