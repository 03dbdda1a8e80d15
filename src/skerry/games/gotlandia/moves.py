"""The alphabet of Gotlandia: every word that can be said in a game, in the order of the ledger's decisions."""

from collections.abc import Sequence
from typing import Final

from skerry.kernel.moves import Alphabet

# What `draw-cards …` can say (GOT-D30).
DRAW_ONE: Final = 0
DRAW_ALL: Final = 1
DRAW_STOP: Final = 2


class GotlandiaWords:
    """The families of Gotlandia's alphabet for the map and the cards of a pack."""

    def __init__(
        self,
        seats: int,
        settings: Sequence[str],
        districts: Sequence[str],
        directions: Sequence[str],
        resources: Sequence[str],
        most_sold: int,
        cards: Sequence[str],
        mixed: Sequence[str],
        piles: int,
        crafts: Sequence[str],
        partners: Sequence[str],
        actions: Sequence[str],
        reputations: Sequence[str],
        gifts: Sequence[str],
        generations: Sequence[str],
        decorations: Sequence[str],
    ) -> None:
        self.alphabet = words = Alphabet()
        seat_numbers = [str(seat) for seat in range(seats)]

        self.unplayed = words.family("unplayed", settings)
        self.home = words.family("home", settings)
        self.turn_up = words.family("turn-up", mixed)
        self.under = words.family("under", [str(pile + 1) for pile in range(piles)])
        self.deal = words.family("reputation", reputations)
        self.generation = words.family("generation", generations)
        self.draw = words.family("draw", cards)
        self.keep = words.family("keep", reputations)
        self.reveal = words.family("reveal", reputations)
        self.farmstead = words.family("farmstead", districts)
        self.start_card = words.family("start-card", gifts)
        self.lose = words.family("lose", ["silver", *resources])
        self.spare = words.family("spare", districts)
        self.pirate = words.family("pirate", directions)
        self.decline = words.family("decline", quiet=True).only
        self.play = words.family("play", actions)
        self.pass_turn = words.family("pass", quiet=True).only
        self.settle = words.family("settle", districts)
        self.pay = words.family("pay").only
        self.pay_silver = words.family("pay-silver", resources)
        self.ship = words.family("ship", directions)
        self.tower = words.family("tower", districts)
        self.church = words.family("church", districts)
        self.sell = words.family("sell", resources)
        self.number = words.family("number", [str(n + 1) for n in range(most_sold)])
        self.take = words.family("take", resources)
        self.raid = words.family("raid", ["silver", *directions])
        self.sail = words.family("sail", ["stay", *directions])
        self.sink = words.family("sink", directions)
        self.draw_cards = words.family("draw-cards", ["one", "all", "stop"])
        self.steal = words.family("steal", seat_numbers)
        self.learn = words.family("learn", crafts)
        self.partner = words.family("partner", partners)
        self.decorate = words.family("decorate", decorations)
        self.unbury = words.family("unbury", ["silver", *cards])
        self.show = words.family("show", cards)
        self.feed = words.family("feed").only
        self.bury = words.family("bury", ["silver", *cards])
        self.done = words.family("done", quiet=True).only
