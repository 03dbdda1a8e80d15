"""The alphabet of Riga: every word that can be said in a game, in the order of the ledger's decisions."""

from collections.abc import Sequence
from typing import Final

from skerry.kernel.moves import Alphabet

# Payment items in canonical order (RIG-D11): four functions, the Exchange Office first, then the four kinds of goods.
EXCHANGE_OFFICE: Final = 0
FIRST_GOOD: Final = 4
ITEMS: Final = 8

# What `use …` can name.
TREASURY: Final = 0
BUILDERS_YARD: Final = 1
MONASTERY: Final = 2

# What the School can show (RIG-76).
KNIGHT: Final = 0
MERCHANT: Final = 1
SIDES: Final = ["knight", "merchant"]


class RigaWords:
    """The families of Riga's alphabet for the goods, buildings and seats of a pack."""

    def __init__(
        self, goods: Sequence[str], buildings: Sequence[str], riga_buildings: Sequence[str], seats: int, rows: int
    ) -> None:
        self.alphabet = words = Alphabet()
        seat_numbers = [str(seat) for seat in range(seats)]
        row_numbers = [str(row + 1) for row in range(rows)]
        goods_in_rows = [f"{row} {good}" for row in row_numbers for good in goods]
        all_buildings = [*buildings, *riga_buildings]

        self.provisional_start = words.family("provisional-start", seat_numbers)
        self.draw = words.family("draw", goods)
        self.draw_building = words.family("draw-building", buildings)
        self.choose_start = words.family("choose-start", seat_numbers)
        self.keep_building = words.family("keep-building", buildings)
        self.keep_none = words.family("keep-none", quiet=True).only
        self.keep = words.family("keep", goods)
        self.take_building = words.family("take-building", buildings)
        self.take_row = words.family("take-row", row_numbers)
        self.use = words.family("use", ["treasury", "builders-yard", "monastery"])
        self.swap = words.family("swap", goods_in_rows)
        self.swap_with = words.family("with", goods_in_rows)
        self.build = words.family("build", all_buildings)
        self.end = words.family("end", quiet=True).only
        self.add = words.family("add", all_buildings)
        self.pay_batch = words.family("pay").only
        self.crane = words.family("crane", all_buildings)
        self.no_more = words.family("no-more").only
        self.pay_item = words.family("pay", ["exchange-office", "trading-office", "bank", "inn", *goods])
        self.school = words.family("school", SIDES)
        self.charge = words.family("charge", goods)
        self.skip = words.family("skip", quiet=True).only
        self.discard = words.family("discard", goods)
        self.discard_building = words.family("discard-building", buildings)
