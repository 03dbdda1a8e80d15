"""What is written on the board, English and German, besides the words of the sheet."""

from typing import Final

from skerry.games.riga import sheet
from skerry.kernel.language import Pairs

WORDS: Final[Pairs] = {
    **sheet.WORDS,
    "board": ("Board of Riga", "Spielplan von Riga"),
    "years": ("Year", "Jahr"),
    "year-of": ("Year {year} of {years}", "Jahr {year} von {years}"),
    "turn-tip": ("{seat}, {season}\n{rule}", "{seat}, {season}\n{rule}"),
    "twice": ("{seat} has two turns in a row\nRIG-46", "{seat} hat zwei Züge nacheinander\nRIG-46"),
    "separator": ("Old, leave next spring", "Alt, gehen im nächsten Frühling"),
    "separator-tip": (
        "Separator\nWhat lies below it leaves the display next spring.\nRIG-11, RIG-22",
        "Trenn-Karte\nWas unter ihr liegt, verlässt die Auslage im nächsten Frühling.\nRIG-11, RIG-22",
    ),
    "away": ("discarded", "abgelegt"),
    "goods-pile": (
        "Goods pile: {count}\nWhen it is used up, the discarded goods are shuffled.\nRIG-04, RIG-20",
        "Warenstapel: {count}\nIst er verbraucht, werden die abgelegten Waren gemischt.\nRIG-04, RIG-20",
    ),
    "goods-discard": ("Discarded goods: {goods}\nRIG-04", "Abgelegte Waren: {goods}\nRIG-04"),
    "building-pile": (
        "Building pile: {count}\nWhen it is used up, the discarded buildings are shuffled.\nRIG-04, RIG-25",
        "Gebäudestapel: {count}\nIst er verbraucht, werden die abgelegten Gebäude gemischt.\nRIG-04, RIG-25",
    ),
    "building-discard": ("Discarded buildings: {count}\nRIG-04", "Abgelegte Gebäude: {count}\nRIG-04"),
    "row-tip": (
        "Row {row}: {goods}\nBase value {value}; {worth}\nRIG-29",
        "Reihe {row}: {goods}\nBasiswert {value}; {worth}\nRIG-29",
    ),
    "good-tip": (
        "{count} {good}\nBase value {value} each; {worth}\nRIG-36",
        "{count} {good}\nBasiswert je {value}; {worth}\nRIG-36",
    ),
    "left-tip": ("In hand: {goods}\nRIG-84", "Auf der Hand: {goods}\nRIG-84"),
    "price-tip": ("Pays {value} in {city}\nRIG-36", "Zahlt {value} in {city}\nRIG-36"),
    "can-pay": ("You can pay {power} there", "Du kannst dort {power} zahlen"),
    "goods-in-hand": ("Goods in hand", "Waren auf der Hand"),
    "buildings-in-hand": ("Buildings in hand", "Gebäude auf der Hand"),
    "hand-title": ("Your hand", "Deine Hand"),
    "hand-count": ("{cards} of {limit}", "{cards} von {limit}"),
    "hand-limit": (
        "You hold {cards} cards and may keep {limit} in winter\nRIG-49",
        "Du hast {cards} Karten und darfst im Winter {limit} behalten\nRIG-49",
    ),
    "powers": ("You can pay", "Du kannst zahlen"),
    "due": ("{city}: {owed} due", "{city}: {owed} fällig"),
    "due-tip": ("{owed} ducats are due in {city}\nRIG-34", "{owed} Dukaten sind in {city} fällig\nRIG-34"),
    "looks": ("looks at {count}", "sieht {count} an"),
    "drawn-cards": ("Drawn, only you see them", "Gezogen, nur du siehst sie"),
    "not-built": ("not built", "nicht gebaut"),
    "start-tip": ("Start player\nRIG-27, RIG-52", "Startspieler\nRIG-27, RIG-52"),
    "rank": ("Place {rank}\nRIG-83", "Platz {rank}\nRIG-83"),
}
