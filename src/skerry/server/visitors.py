"""How many tables were set up from each address of late. It is counted in memory and written down nowhere."""

from collections import Counter
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from skerry.server.refusals import Refused

HOUR: Final = 3600
MOST_AN_HOUR: Final = 60
"""Tables from one address: plenty for a club behind one router, few for a program that wants to fill the file."""


class Visitors:
    """Those who set tables up; the count begins anew with every hour."""

    def __init__(self) -> None:
        self._hour = 0
        self._tables: Counter[str] = Counter()

    def set_up(self, host: str | None, now: float) -> None:
        """One more table for this host, unless there were too many."""
        if int(now) // HOUR != self._hour:
            self._hour = int(now) // HOUR
            self._tables.clear()
        place = place_of(host)
        if place is None:
            return
        if self._tables[place] >= MOST_AN_HOUR:
            raise Refused("too-many-from-here", most=MOST_AN_HOUR)
        self._tables[place] += 1


def place_of(host: str | None) -> str | None:
    """What is counted as one: an address, or with IPv6 the network of a household. This machine is not counted."""
    try:
        address = ip_address(host or "")
    except ValueError:
        return None
    if address.is_loopback:
        return None
    return str(ip_network((address, 64), strict=False)) if isinstance(address, IPv6Address) else str(address)
