"""The alphabet of Haithabu: every word that can be said in a game, in the order of the ledger's decisions."""

from collections.abc import Sequence
from typing import Final

from skerry.kernel.moves import Alphabet, Move

PIPS: Final = 6
PIPS_SHOWN: Final = [str(pips) for pips in range(1, PIPS + 1)]
SORTS: Final = ["wagon", "ship"]
PLACES: Final = ["warehouse", "post"]
MAT_SPACES: Final = 5
"""Order spaces of a player mat."""


class HaithabuWords:
    """The families of Haithabu's alphabet for the goods, cards and spaces of a pack.

    A space is a kind of good (the market) or behind these a letter (the dial): index = kinds + letter. A pair of a
    place and a kind is one index, place * kinds + kind; likewise an order space and a kind, a kind and a number.
    """

    def __init__(
        self,
        *,
        seats: int,
        kinds: Sequence[str],
        cubes: int,
        letters: Sequence[str],
        orders: Sequence[str],
        start_orders: Sequence[str],
        display: Sequence[str],
        vehicles: Sequence[str],
        stacks: Sequence[str],
        characters: Sequence[str],
        most_loaded: int,
    ) -> None:
        self.alphabet = Alphabet()
        self.show = self.alphabet.family("show", vehicles)
        self.align = self.alphabet.family("align", letters)
        self.deal = self.alphabet.family("deal", start_orders)
        self.turn_up = self.alphabet.family("turn-up", orders)
        self.start = self.alphabet.family("start", [str(seat) for seat in range(seats)])
        self.roll = self.alphabet.family("roll", PIPS_SHOWN)
        self.choose = self.alphabet.family("choose", characters)
        self._add_turns(kinds, letters)
        self._add_events(kinds, characters)
        self._add_trade(kinds, cubes)
        self._add_cards(kinds, display, vehicles, stacks, characters, most_loaded)
        self._add_turn_change(kinds, characters)
        self.quiet = (self.nothing, self.done, self.one_die, self.end_turn)
        """Words that decline. Whether they could be said at all may depend on silver, so only their seat hears them."""

    def _add_turns(self, kinds: Sequence[str], letters: Sequence[str]) -> None:
        words, spaces = self.alphabet, [*kinds, *letters]
        self.worker = words.family("worker", spaces)
        self.neutral = words.family("neutral", spaces)
        self.hire_worker = words.family("hire-worker").only
        self.imposter = words.family("imposter", ["forward", "back"])
        self.repay = words.family("repay").only
        self.end_turn = words.family("end-turn", quiet=True).only
        self.worker_beside = [_free(self.worker.moves, len(kinds), taken) for taken in range(1 << len(letters))]
        self.neutral_beside = [_free(self.neutral.moves, len(kinds), taken) for taken in range(1 << len(letters))]
        """By the set of dial spaces on which a colour stands: where another worker of it may go (HAI-24, HAI-25)."""

    def _add_events(self, kinds: Sequence[str], characters: Sequence[str]) -> None:
        words, goods = self.alphabet, [f"{place} {kind}" for place in PLACES for kind in kinds]
        self.one_die = words.family("one-die").only
        self.two_dice = words.family("two-dice").only
        self.pick = words.family("pick", PIPS_SHOWN)
        self.dismiss = words.family("dismiss", characters)
        self.give_up = words.family("give-up", SORTS)
        self.give = words.family("give", [*goods, "silver", "point"])
        self.give_silver = self.give[len(goods)]
        self.give_point = self.give[len(goods) + 1]
        self.give_back = words.family("return", goods)

    def _add_trade(self, kinds: Sequence[str], cubes: int) -> None:
        words, numbers = self.alphabet, [str(number) for number in range(1, cubes + 1)]
        self.nothing = words.family("nothing", quiet=True).only
        self.done = words.family("done", quiet=True).only
        self.buy = words.family("buy", numbers)
        self.sell = words.family("sell", numbers)
        self.sell_one = words.family("sell-one", kinds)
        self.buy_one = words.family("buy-one", kinds)
        self.take_good = words.family("take-good", kinds)
        self.point = words.family("point").only

    def _add_cards(
        self,
        kinds: Sequence[str],
        display: Sequence[str],
        vehicles: Sequence[str],
        stacks: Sequence[str],
        characters: Sequence[str],
        most_loaded: int,
    ) -> None:
        words, on_mat = self.alphabet, [str(number) for number in range(1, MAT_SPACES + 1)]
        self.buy_from = words.family("buy-from", stacks)
        self.take = words.family("take", vehicles)
        self.hire = words.family("hire", characters)
        self.entice = words.family("entice", characters)
        self.order = words.family("order", display)
        self.fill = words.family("fill", on_mat)
        self.put = words.family("put", [f"{space} {kind}" for space in on_mat for kind in kinds])
        self.use = words.family("use", SORTS)
        self.load = words.family("load", [f"{kind} {n}" for kind in kinds for n in range(1, most_loaded + 1)])

    def _add_turn_change(self, kinds: Sequence[str], characters: Sequence[str]) -> None:
        words = self.alphabet
        self.cash_in = words.family("cash-in", characters)
        self.be_start_player = words.family("be-start-player").only
        self.price = words.family("price", [f"{kind} {way}" for kind in kinds for way in ("up", "down")])
        self.carry = words.family("carry", kinds)
        self.loan = words.family("loan").only


def _free(moves: list[Move], kinds: int, taken: int) -> list[Move]:
    return moves[:kinds] + [move for letter, move in enumerate(moves[kinds:]) if not taken >> letter & 1]
