"""What the keys of Hägar's views and outcomes mean; docs/views.md is made from this."""

from collections.abc import Mapping
from typing import Final

from skerry.kernel.keys import EVERY_OUTCOME, EVERY_VIEW, under

COASTER: Final[Mapping[str, str]] = {
    "coaster": "The coaster.",
    "rotation": "How far it is turned clockwise: 0, 90, 180 or 270 degrees.",
    "fields": "The kinds of its four fields as it lies: northwest, northeast, southwest, southeast.",
    "beer": "Whether it shows a beer.",
    "symbols": "The gold and shields printed on it.",
    "symbols[].kind": "`gold` or `shield`.",
    "symbols[].touches": "The corners whose fields the symbol touches.",
    "die": "The number printed on it and the line it names; null if it has none.",
    "die.number": "The number, 1 to 6.",
    "die.line": "The corners that lie on the line.",
    "die.axis": "`horizontal` or `vertical`.",
}
"""A coaster on the map or in hand."""

TOKEN: Final[Mapping[str, str]] = {
    "token": "`hagar` or `gold`.",
    "seat": "Whose Hägar it is; null for gold.",
    "coaster": "The coaster it lies on.",
    "corner": "The corner of that coaster.",
    "field": "The field as x and y. x grows to the east, y to the south.",
    "first": "The field it was first put on, such as `coaster-07 nw`.",
}

VIEW: Final[Mapping[str, str]] = {
    **EVERY_VIEW,
    "stage": "`set-up`, `turns`, `final` (the final round) or `over`.",
    "phase": "What comes next: `roll`, `draw`, `lay`, `turn`, `token`, `move` or `to`. Empty once the game is over.",
    "turn": "The seat whose turn it is.",
    "start_player": "The seat that starts; null until that is decided.",
    "rolls": "What each seat rolled for the start; 0 if it did not roll last.",
    "turn_number": "The number of this turn, counted over all players from 1 on.",
    "turns": "How many turns there are before the final round.",
    "pile": "How many coasters are still to be drawn.",
    "unseen": "The coasters nobody has seen. Alone, three of them are not in the pile.",
    "map": "The coasters on the table.",
    "map[].cell": "Its cell as x and y. The first coaster lies on [0, 0].",
    **under("map[]", COASTER),
    "tokens": "The tokens on the map.",
    **under("tokens[]", TOKEN),
    "hand": "The coaster that was drawn and is not laid yet; null if there is none.",
    **under("hand", COASTER),
    "hand.anywhere": "Whether it matches nowhere, so that it may be laid beside any coaster.",
    "hand.places": "The cells it may be laid on.",
    "hand.places[].cell": "The cell as x and y.",
    "hand.places[].rotations": "The rotations that are allowed there.",
    "hand.places[].offence": "Whether laying it there is an offence under the honky-tonk rule.",
    "hand.elsewhere": "The other empty cells beside coasters, where it does not match.",
    "chosen": "The cell chosen for the coaster in hand; null until then.",
    "fresh": "The coaster just laid, on which a token is to be put; null otherwise.",
    "lifted": "The Hägar being moved in the final round; null otherwise.",
    **under("lifted", TOKEN),
    "rolled": "The number rolled for the final round; 0 before.",
    "line": "The doubled line; null if there is none.",
    "line.axis": "`horizontal` or `vertical`.",
    "line.at": "Its y if it is horizontal, its x if it is vertical.",
    "landscapes": "The landscapes on the map as they stand.",
    "landscapes[].kind": "`land`, `forest` or `water`.",
    "landscapes[].fields": "Its fields as x and y.",
    "landscapes[].gold": "Its gold, printed and placed. What is doubled counts so.",
    "landscapes[].shields": "Its shields. With one or more it is a dominion.",
    "landscapes[].hagars": "How many Hägars of each seat stand there.",
    "landscapes[].strength": "The same with doubled Hägars counted so.",
    "landscapes[].leader": "The seat with the most strength; null if there is none or a tie.",
    "landscapes[].gold_points": "What each seat would score for its gold.",
    "landscapes[].dominion_points": "What each seat would score for the dominion.",
    "players": "One entry for each seat.",
    "players[].seat": "The seat.",
    "players[].side": "The side of the table the player sits at, such as `south`.",
    "players[].beer_rotation": "The rotation in which this player must lay beer coasters.",
    "players[].hagars_left": "Hägars not placed yet.",
    "players[].gold_left": "Gold not placed yet.",
    "players[].offences": "Offences under the honky-tonk rule.",
    "players[].gold": "Points for gold as the map stands.",
    "players[].dominions": "Points for dominions as the map stands.",
    "players[].points": "Both together.",
}

OUTCOME: Final[Mapping[str, str]] = {
    **EVERY_OUTCOME,
    "points[].gold": "Points for gold.",
    "points[].dominions": "Points for dominions.",
    "tie_break": "Always empty: nothing breaks a tie.",
    "beers": "How many beers each seat owes to the winners, with the honky-tonk rule.",
    "solo_rank": "The rank of who plays alone; empty with more players.",
}
