"""What is written on the board, English and German, besides the words of the sheet."""

from collections.abc import Mapping
from typing import Final

from skerry.games.riga import sheet

WORDS: Final[Mapping[str, tuple[str, str]]] = {
    **sheet.WORDS,
    "board": ("Board of Riga", "Spielplan von Riga"),
    "years": ("Year", "Jahr"),
    "turn-of": ("{seat}, {season}", "{seat}, {season}"),
    "twice": ("{seat} has two turns in a row (RIG-46)", "{seat} hat zwei Züge nacheinander (RIG-46)"),
    "separator": ("Old, leave next spring", "Alt, gehen im nächsten Frühling"),
    "separator-title": (
        "Separator: what lies below it leaves the display next spring (RIG-22)",
        "Trenn-Karte: Was unter ihr liegt, verlässt die Auslage im nächsten Frühling (RIG-22)",
    ),
    "away": ("discarded", "abgelegt"),
    "goods-pile": ("Goods pile: {count} (RIG-04)", "Warenstapel: {count} (RIG-04)"),
    "goods-discard": ("Discarded goods: {goods} (RIG-04)", "Abgelegte Waren: {goods} (RIG-04)"),
    "building-pile": ("Building pile: {count} (RIG-04)", "Gebäudestapel: {count} (RIG-04)"),
    "building-discard": ("Discarded buildings: {count} (RIG-04)", "Abgelegte Gebäude: {count} (RIG-04)"),
    "row-title": (
        "Row {row}: {goods}; base value {value}; {worth} (RIG-29)",
        "Reihe {row}: {goods}; Grundwert {value}; {worth} (RIG-29)",
    ),
    "good-title": ("{count} {good}, base value {value} each (RIG-36)", "{count} {good}, Grundwert je {value} (RIG-36)"),
    "pays": ("pays {value} in {city}", "zahlt {value} in {city}"),
    "power-title": ("{city}: you can pay {power} (RIG-37)", "{city}: Du kannst {power} zahlen (RIG-37)"),
    "goods-in-hand": ("Goods in hand", "Waren auf der Hand"),
    "buildings-in-hand": ("Buildings in hand", "Gebäude auf der Hand"),
    "hand-title": ("Your hand", "Deine Hand"),
    "hand-count": ("{cards} of {limit}", "{cards} von {limit}"),
    "hand-limit": (
        "You hold {cards} cards and may keep {limit} in winter (RIG-49)",
        "Du hast {cards} Karten und darfst im Winter {limit} behalten (RIG-49)",
    ),
    "powers": ("You can pay", "Du kannst zahlen"),
    "due": ("{city}: {owed} due", "{city}: {owed} fällig"),
    "due-title": ("{owed} ducats are due in {city} (RIG-34)", "{owed} Dukaten sind in {city} fällig (RIG-34)"),
    "looks": ("looks at {count}", "sieht {count} an"),
    "drawn-cards": ("Drawn, only you see them", "Gezogen, nur du siehst sie"),
    "not-built": ("not built", "nicht gebaut"),
    "rank": ("Place {rank}", "Platz {rank}"),
}
