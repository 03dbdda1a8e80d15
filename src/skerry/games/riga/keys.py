"""What the keys of Riga's views and outcomes mean; docs/views.md is made from this."""

from collections.abc import Mapping
from typing import Final

from skerry.kernel.keys import EVERY_OUTCOME, EVERY_VIEW

VIEW: Final[Mapping[str, str]] = {
    **EVERY_VIEW,
    "year": "The year, from 1 on; 0 in the set-up.",
    "years": "How many years the game lasts.",
    "season": "`set-up`, `spring`, `summer`, `autumn` or `winter`.",
    "phase": "In a turn: `take` (cards are taken) or `build`. Empty otherwise.",
    "turn": "The seat whose turn it is.",
    "start_player": "The seat that holds the start player marker.",
    "order": "The turns still to come this year, each as season and seat.",
    "builds_left": "How many more buildings may be built in this turn.",
    "rows": "The rows of goods from the first to the last, each a list of goods.",
    "new": "The buildings above the separator.",
    "old": "The buildings below the separator.",
    "swapped_rows": "The numbers of two rows swapped with a Monastery; one of them must now be taken.",
    "goods_pile": "How many goods are in the draw pile.",
    "goods_discard{}": "The goods on the discard pile, by kind.",
    "building_pile": "How many buildings are in the draw pile.",
    "building_discard": "How many buildings are on the discard pile.",
    "batch": "The buildings being paid for.",
    "owed": "The ducats still to be paid for them.",
    "players": "One entry for each seat.",
    "players[].seat": "The seat.",
    "players[].goods_count": "How many goods are in hand.",
    "players[].buildings_count": "How many buildings are in hand.",
    "players[].hand_limit": "How many cards the player may keep in winter.",
    "players[].built": "The tableau, in the order of building.",
    "players[].built[].id": "The building.",
    "players[].built[].used": "Whether its one-time function is used up.",
    "players[].built[].fresh": "Whether it was built in this turn, so that nothing on it works yet.",
    "players[].built[].side": "Only the School: `knight` or `merchant`; empty until the owner has chosen.",
    "players[].built[].ducats": "Only the Exchange Office: the ducats it shows.",
    "players[].riga_unbuilt": "The Riga buildings not built yet, if they are played with.",
    "players[].merchants": "Merchants in the tableau.",
    "players[].knights": "Knights in the tableau.",
    "players[].points": "The points as the game stands, buildings in hand included.",
    "players[].looking_count": "How many cards the player has just drawn and is looking at.",
    "players[].goods{}": "The goods in hand, by kind. This and the keys below: only yours, and at the end everyone's.",
    "players[].buildings": "The buildings in hand.",
    "players[].looking": "Buildings just drawn, of which one may be kept.",
    "players[].looking_goods": "Goods just drawn, of which one is kept.",
    "players[].power{}": "What the player can pay at most, by city.",
    "players[].prices{}": "What each good pays, by city and then by kind.",
}

OUTCOME: Final[Mapping[str, str]] = {
    **EVERY_OUTCOME,
    "points[].seals": "Points of the seals on buildings.",
    "points[].archives": "Points of Archives.",
    "points[].lodges": "Points of Lodges.",
    "points[].buildings_in_hand": "Points lost for buildings in hand, as a negative number.",
    "points[].riga_unbuilt": "Points lost for Riga buildings not built, as a negative number.",
    "money": "The money of each seat, which breaks ties.",
    "tie_break": "`money` if several seats had the most points; empty otherwise.",
}
