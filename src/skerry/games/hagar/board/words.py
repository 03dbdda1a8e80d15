"""What is written on the board, English and German, besides the words of the sheet."""

from typing import Final

from skerry.games.hagar import sheet
from skerry.kernel.language import Pairs

WORDS: Final[Pairs] = {
    **sheet.WORDS,
    "board": ("Map of Hägar", "Karte von Hägar"),
    "title": ("Turn {turn} of {turns}", "Zug {turn} von {turns}"),
    "title-set-up": ("Rolling for the start", "Würfeln um den Start"),
    "title-over": ("The end", "Ende"),
    "in-hand": ("Drawn by {player}", "Gezogen von {player}"),
    "turn-it": (
        "Turn it with a click, the wheel or the arrow keys; the tick lays it.",
        "Drehe ihn mit Klick, Rad oder Pfeiltasten; der Haken legt ihn.",
    ),
    "turn-on": ("Turn to the right", "Nach rechts drehen"),
    "turn-back": ("Turn to the left", "Nach links drehen"),
    "show-turned": ("Show it turned by {rotation}°", "Um {rotation}° gedreht zeigen"),
    "zoom-in": ("Look closer", "Näher heran"),
    "zoom-out": ("Look from further away", "Weiter weg"),
    "zoom-whole": ("The whole map", "Die ganze Karte"),
    "fits": ("It fits where the map glows.", "Er passt, wo die Karte leuchtet."),
    "anywhere": ("It matches nowhere: lay it anywhere.", "Er passt nirgends: Lege ihn irgendwo an."),
    "beer-points": ("The glass must point {side} to {player}.", "Das Glas muss zu {player} zeigen ({side})."),
    "beer-costs": (
        "It costs a beer where +1 stands: another is in that row or column.",
        "Wo +1 steht, kostet es ein Bier: In der Reihe oder Spalte ist schon eins.",
    ),
    "beer-tip": (
        "Full beer glass\nIt points to the player who lays the coaster.\nHAG-22",
        "Volles Bierglas\nEs zeigt zu dem, der den Bierdeckel legt.\nHAG-22",
    ),
    "gold-tip": (
        "Printed gold\nA point for everyone with a Hägar on a landscape it touches.\nHAG-11, HAG-51",
        "Aufgedrucktes Gold\nEin Punkt für jeden mit einem Hägar auf einer Landschaft, die es berührt.\nHAG-11, HAG-51",
    ),
    "shield-tip": (
        "Shield\nThe landscapes it touches can be conquered.\nHAG-11, HAG-54",
        "Schild\nDie Landschaften, die er berührt, können erobert werden.\nHAG-11, HAG-54",
    ),
    "die-tip": (
        "Die field {number}, {axis}\nIf it is rolled at the end, the line of its arrow counts double.\nHAG-12, HAG-41",
        "Würfelfeld {number}, {axis}\nWird die Zahl am Ende gewürfelt, zählt ihre Linie doppelt.\nHAG-12, HAG-41",
    ),
    "hagar-tip": ("Hägar of {player}\n{kind}\nHAG-51, HAG-55", "Hägar von {player}\n{kind}\nHAG-51, HAG-55"),
    "token-gold-tip": (
        "Gold\nIt has no owner and counts for {kind}.\nHAG-32, HAG-52",
        "Gold\nEs gehört niemandem und zählt für {kind}.\nHAG-32, HAG-52",
    ),
    "landscape-tip": (
        "{kind}\nFields: {size}, gold: {gold}, shields: {shields}\n{who}\nHAG-10, HAG-51, HAG-55",
        "{kind}\nFelder: {size}, Gold: {gold}, Schilde: {shields}\n{who}\nHAG-10, HAG-51, HAG-55",
    ),
    "brings": (
        "{player}: {gold} for gold, {dominion} for fields",
        "{player}: {gold} für Gold, {dominion} für Felder",
    ),
    "nobody": ("No Hägar stands there", "Kein Hägar steht dort"),
    "stands": ("{player} {strength}", "{player} {strength}"),
    "leads": ("{player} leads", "{player} führt"),
    "spot-tip": (
        "Free cell ({x}, {y})\nTurned by {turns}\n{rule}",
        "Freier Platz ({x}, {y})\nGedreht um {turns}\n{rule}",
    ),
    "spot-offence": (
        "Free cell ({x}, {y})\nAnother beer is in this row or column: it costs a beer.\n{rule}",
        "Freier Platz ({x}, {y})\nIn dieser Reihe oder Spalte ist schon ein Bier: Das kostet eins.\n{rule}",
    ),
    "no-spot-tip": (
        "Free cell ({x}, {y})\nNothing matches here\nHAG-19",
        "Freier Platz ({x}, {y})\nHier passt nichts\nHAG-19",
    ),
    "double-tip": (
        "Doubled line\nHägars and gold on it count double.\nHAG-41, HAG-58, HAG-59",
        "Doppelte Linie\nHägars und Gold auf ihr zählen doppelt.\nHAG-41, HAG-58, HAG-59",
    ),
    "pile-tip": (
        "Coasters in the pile: {count}\nNot seen yet: {unseen}\nHAG-04, HAG-15",
        "Bierdeckel im Stapel: {count}\nNoch nicht gesehen: {unseen}\nHAG-04, HAG-15",
    ),
    "start-tip": ("Starting player\nHAG-05, HAG-43", "Startspieler\nHAG-05, HAG-43"),
    "left-tip": (
        "{player} has {hagars} Hägars and {gold} gold left\nHAG-03, HAG-26",
        "{player} hat noch {hagars} Hägars und {gold} Gold\nHAG-03, HAG-26",
    ),
    "points-tip": (
        "As all stands: {gold} for gold and {dominions} for dominions\nHAG-51, HAG-55",
        "Wie es steht: {gold} für Gold und {dominions} für Herrschaften\nHAG-51, HAG-55",
    ),
    "offence-tip": (
        "Offences against the honky-tonk rule: {count}\nHAG-34, HAG-37",
        "Verstöße gegen die Spelunkenregel: {count}\nHAG-34, HAG-37",
    ),
    "rolled-tip": ("Rolled {roll}\nHAG-40", "Gewürfelt: {roll}\nHAG-40"),
    "rank-tip": ("Place {rank}\nHAG-61", "Platz {rank}\nHAG-61"),
    "scoring": ("Landscapes with Hägars", "Landschaften mit Hägars"),
    "brings-to": ("Points", "Punkte"),
    "none-yet": ("No Hägar is on the map yet.", "Noch steht kein Hägar auf der Karte."),
    "plate-tip": (
        "{player}\nSits {side}: a beer that {player} lays points to this side.\nHAG-02, HAG-22",
        "{player}\nSitzt hier ({side}): Ein Bier, das {player} legt, zeigt zu dieser Seite.\nHAG-02, HAG-22",
    ),
    "north": ("N", "N"),
    "map-tip": (
        "Table\nNorth is at the top, whoever looks.\nHAG-02",
        "Tisch\nNorden ist oben, wer auch hinsieht.\nHAG-02",
    ),
}
