"""What is decided for each game before it is learned: how large its network is, and what a game is worth."""

from typing import Final

from skerry import Game


class Plan:
    """The choices for one game. The defaults suit a game that nobody has tried yet."""

    def __init__(
        self,
        *,
        lead: int = 20,
        alone: int = 100,
        hidden: int = 256,
        layers: int = 2,
        places: int = 0,
        rounds: int = 0,
        bots: int = 0,
        imitate: bool = True,
    ) -> None:
        self.lead = lead
        """This many points ahead are worth as much as can be."""
        self.alone = alone
        """This many points alone are worth 1."""
        self.hidden = hidden
        """The width of the network's layers: as many as weights of 3 MB allow."""
        self.layers = layers
        self.places = places
        """How many numbers it keeps of each place; 0: the game has no board that grows."""
        self.rounds = rounds
        """How often places look at their neighbours."""
        self.bots = bots
        """In this many of a hundred games the others are bots. Where bots think long, learning waits for them."""
        self.imitate = imitate
        """Whether it first imitates a bot."""


PLANS: Final = {
    "riga": Plan(lead=15, hidden=512),
    "hagar": Plan(lead=15, alone=40, places=64, rounds=4),
    "pirate_haven": Plan(lead=30, hidden=384),
    "haithabu": Plan(lead=30, hidden=512),
    "gotlandia": Plan(lead=30, alone=200, hidden=448),
}


def plan_for(game: Game) -> Plan:
    return PLANS.get(game.slug, Plan())
