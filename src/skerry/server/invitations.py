"""Invitations: the holder of one may sit down on its seat, once.

The host makes the invitations and keeps a copy of each. So an invitation opens no hand: sitting down
gives the seat a new key, which only the one who sat down knows.
"""

from collections.abc import Iterable, Sequence

from skerry.server import keys
from skerry.server.refusals import Refused
from skerry.server.store import SeatRow


def is_invited(seat: SeatRow, held: Sequence[str]) -> bool:
    """Is one of these keys the invitation to this seat, used or not?"""
    return any(keys.fits(key, seat.invitation) for key in held)


def open_to(seats: Iterable[SeatRow], held: Sequence[str]) -> int | None:
    """The first seat that these keys still let someone take."""
    return next((seat.seat for seat in seats if not seat.taken and is_invited(seat, held)), None)


def key_of(seat: SeatRow, held: Sequence[str], proposed: str) -> str:
    """The key of the seat once someone who holds these keys has sat down there.

    Someone whose answer got lost asks again with the key that they proposed, and it is theirs.
    """
    invited = is_invited(seat, held)
    if invited and keys.fits(proposed, seat.invitation):
        raise Refused("not-a-new-key")
    if invited and not seat.taken:
        return proposed or keys.new_key()
    for key in (*held, proposed):
        if keys.fits(key, seat.digest):
            return key
    raise refusal([seat], held)


def refusal(seats: Iterable[SeatRow], held: Sequence[str]) -> Refused:
    """Why these keys open none of these seats."""
    used = any(seat.taken and is_invited(seat, held) for seat in seats)
    return Refused("invitation-used" if used else "not-yours")
