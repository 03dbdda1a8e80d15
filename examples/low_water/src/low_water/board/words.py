"""What is written on the board, English and German. The last line of a tip names its rules."""

from typing import Final

from low_water import sheet
from skerry.kernel.language import Pairs

WORDS: Final[Pairs] = {
    **sheet.WORDS,
    "board": ("The reef of Low Water", "Das Riff von Low Water"),
    "over": ("The end", "Ende"),
    "harbour": ("Harbour", "Hafen"),
    "row": ("Row home", "Heimrudern"),
    "row-laden": ("Row home: 1 die", "Heimrudern: 1 Würfel"),
    "powder": ("Light powder", "Pulver zünden"),
    "with-rope": ("With a rope", "Mit Tau"),
    "draw": ("Draw {draws} cards", "Ziehe {draws} Karten"),
    "draw-throw": ("Draw {draws}, throw {throws}", "Ziehe {draws}, wirf {throws} weg"),
    "one-die": ("{dice} die", "{dice} Würfel"),
    "more-dice": ("{dice} dice", "{dice} Würfel"),
    "to-go": ("{left} to the flood", "{left} bis zur Flut"),
    "no-cards": ("No cards", "Keine Karten"),
    "thrown-next": ("Throw one away", "Wirf eine weg"),
    "harbour-tip": (
        "Harbour\nOnly what is landed here counts. A boat with {laden} or more cards rolls a die.\nLOW-15, LOW-16",
        "Hafen\nNur was hier landet, zählt. Ein Boot mit {laden} oder mehr Karten würfelt unterwegs.\nLOW-15, LOW-16",
    ),
    "wreck-tip": (
        (
            "{wreck}\nDraws {draws}, throws away {throws}, rolls {dice}.\n"
            "Dry while the flood is at least {room} away.\nLOW-9, LOW-10, LOW-11"
        ),
        (
            "{wreck}\nZieht {draws}, wirft {throws} weg, würfelt mit {dice}.\n"
            "Trocken, solange die Flut mindestens {room} entfernt ist.\nLOW-9, LOW-10, LOW-11"
        ),
    ),
    "gauge-tip": (
        "Water {water}, flood at {flood}\nAt the mark the flood catches all who are on the reef.\nLOW-9, LOW-18",
        "Wasser {water}, Flut bei {flood}\nAn der Marke erwischt die Flut alle auf dem Riff.\nLOW-9, LOW-18",
    ),
    "deck-tip": ("Deck\nCards still to be drawn: {count}\nLOW-4", "Stapel\nKarten, die noch kommen: {count}\nLOW-4"),
    "dice-tip": ("Rolled in this turn\nLOW-9", "In diesem Zug gewürfelt\nLOW-9"),
    "cards-tip": (
        "{player} carries {count} cards\nLOW-5, LOW-12",
        "{player} hat {count} Karten im Boot\nLOW-5, LOW-12",
    ),
    "points-tip": ("Points of {player}\nLOW-16, LOW-17", "Punkte von {player}\nLOW-16, LOW-17"),
    "lost-tip": (
        "Cards the sea took from {player}: {count}\nLOW-19, LOW-21",
        "Karten, die die See {player} nahm: {count}\nLOW-19, LOW-21",
    ),
    "none-tip": ("{cargo}\nWorth {value}.\nLOW-16", "{cargo}\nZählt {value}.\nLOW-16"),
    "powder-tip": (
        "{cargo}\nWorth {value}, or lit when you row home: the water rises by a die behind you.\nLOW-14",
        "{cargo}\nZählt {value}, oder beim Heimrudern gezündet: Hinter dir steigt das Wasser um einen Würfel.\nLOW-14",
    ),
    "rope-tip": (
        "{cargo}\nWorth {value}, or used for a haul: one die less.\nLOW-13",
        "{cargo}\nZählt {value}, oder beim Bergen benutzt: ein Würfel weniger.\nLOW-13",
    ),
    "cask-tip": (
        "{cargo}\nWorth {value}; if the flood catches you, it is given up and saves the rest.\nLOW-19",
        "{cargo}\nZählt {value}; erwischt dich die Flut, gibst du es ab und rettest den Rest.\nLOW-19",
    ),
    "rank-tip": ("Place {rank}\nLOW-21", "Platz {rank}\nLOW-21"),
}
