"""How many tables were set up from each address of late. It is counted in memory and written down nowhere.

Litestar's rate limiting counts requests, by one key and before anything is known of them; here tables count, for up to
three networks at once (docs/decisions/0062).
"""

from collections import Counter
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final, NamedTuple

from skerry.server.refusals import Refused

HOUR: Final = 3600


class Place(NamedTuple):
    """Where requests come from that count together, and how much is for all who are there."""

    name: str
    an_hour: int
    """Tables set up: plenty for a club behind one router, few for a program that wants to fill the file."""
    listed: int
    """Tables that stand in the lobby at a time."""


THIS_MACHINE: Final = Place("this machine", 2000, 50)
ADDRESS: Final = (60, 3)
NETWORKS: Final = {64: ADDRESS, 56: (120, 6), 48: (240, 12)}
"""With IPv6 a household has a /64, and often a /56 or a /48: more networks do not bring as many shares."""


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
        places = places_of(host)
        for place in places:
            if self._tables[place.name] >= place.an_hour:
                error = Refused("too-many-from-here", most=place.an_hour)
                error.again_after = HOUR - int(now) % HOUR
                raise error
        self._tables.update(place.name for place in places)


def places_of(host: str | None) -> list[Place]:
    """An address, or with IPv6 its networks from the smallest to the largest. What is no address comes from here."""
    try:
        address = ip_address(host or "")
    except ValueError:
        return [THIS_MACHINE]
    if isinstance(address, IPv6Address):
        address = address.ipv4_mapped or address
    if address.is_loopback:
        return [THIS_MACHINE]
    if isinstance(address, IPv4Address):
        return [Place(str(address), *ADDRESS)]
    return [Place(str(ip_network((int(address), length), strict=False)), *most) for length, most in NETWORKS.items()]
