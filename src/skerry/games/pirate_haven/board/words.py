"""What is written on the board, English and German, besides the words of the sheet."""

from typing import Final

from skerry.games.pirate_haven import sheet
from skerry.kernel.language import Pairs

PARTED: Final = (
    "Store|house", "Lager|haus", "Work|shop", "Werk|statt", "Distil|lery", "Bren|nerei", "Ship|yard", "Plan|tation",
    "Plan|tage", "Scha|luppe", "Schoo|ner", "Scho|ner", "Brigan|tine", "Cor|vette", "Kor|vette", "Gal|leon",
    "Gale|one", "Man-of-|War", "Linien|schiff", "Smug|gler", "Schmugg|lerin", "Carpen|ter", "Zimmer|mann",
    "Bau|meisterin", "Quarter|master", "Quartier|meister", "Navi|gator", "Naviga|torin", "Trea|surer",
    "Schatz|meister",
)  # fmt: skip
"""Where the names of tiles may be parted, so that on a phone nobody has to guess their ends."""

WORDS: Final[Pairs] = {
    **sheet.WORDS,
    "board": ("Table of Pirate Haven", "Tisch von Pirate Haven"),
    "round-label": ("Round", "Runde"),
    "order": ("Next:", "Reihenfolge:"),
    "order-tip": (
        "The order of the Ships\nWhoever is closest to the start moves next.\nPIR-23",
        "Die Reihenfolge der Schiffe\nWer dem Start am nächsten ist, ist als Nächstes am Zug.\nPIR-23",
    ),
    "pool-label": ("Pool:", "Vorrat:"),
    "pool-tip": ("{sort}, in the pool: {count}", "{sort}, im Vorrat: {count}"),
    # --- the Map ------------------------------------------------------------------------------------------------
    "path-tip": (
        "The path\nIt runs to and fro from spot 1 to {last} and ends where it began. Ships only sail forward.\nPIR-20",
        "Der Weg\nEr läuft hin und her von Feld 1 bis {last} und endet, wo er begann. Es geht nur vorwärts.\nPIR-20",
    ),
    "spot-number": ("Spot {path}", "Feld {path}"),
    "ship-here": ("The Ship of {player} is here.", "Hier steht das Schiff von {player}."),
    "nothing-here": ("Nothing is to be had here.", "Hier gibt es nichts zu holen."),
    "no-room": ("Your Island has no room for it now.", "Deine Insel hat jetzt keinen Platz dafür."),
    "follows": ("Then moves: {player}", "Danach am Zug: {player}"),
    "leaves": ("After buying: {left} Income", "Nach dem Kauf: {left} Einkommen"),
    "short": ("{short} Income too little", "{short} Einkommen zu wenig"),
    "ship-tip": (
        "Wooden Ship of {player}: {where}\nPIR-22, PIR-23",
        "Holzschiff von {player}: {where}\nPIR-22, PIR-23",
    ),
    "left-tip": (
        "Left Direction tile\nThe path begins and ends here; the places are the next order.\nPIR-17, PIR-31",
        "Linke Richtungstafel\nHier beginnt und endet der Weg; die Plätze sind die nächste Folge.\nPIR-17, PIR-31",
    ),
    "right-tip": (
        "Right Direction tile\nThe path turns here.\nPIR-17, PIR-20",
        "Rechte Richtungstafel\nHier wendet der Weg.\nPIR-17, PIR-20",
    ),
    "place-tip": (
        "Place {place}\nWhoever is on an earlier place departs earlier.\nPIR-04, PIR-31",
        "Platz {place}\nWer auf einem früheren Platz steht, fährt früher los.\nPIR-04, PIR-31",
    ),
    "place-fame-tip": (
        "Place {place}: {fame} Fame\nFor whoever comes home to it in this round.\nPIR-21, PIR-90",
        "Platz {place}: {fame} Ruhm\nFür den, der in dieser Runde dorthin zurückkehrt.\nPIR-21, PIR-90",
    ),
    "leave-map": ("Leave", "Heim"),
    "leave-title": ("Leave the Map", "Die Karte verlassen"),
    "leave-place": ("Whoever leaves now gets place {place}.", "Wer jetzt geht, erhält Platz {place}."),
    "leave-fame": ("That is worth {fame} Fame.", "Das ist {fame} Ruhm wert."),
    "leave-lost": (
        "Income that you have left, now {income}, is lost after this round.",
        "Einkommen, das du übrig hast, jetzt {income}, verfällt nach dieser Runde.",
    ),
    # --- the bench ----------------------------------------------------------------------------------------------
    "bench": (
        "What is landed on lies here, and so do Treasure dice while they can be exchanged for Income.",
        "Hier liegt, worauf jemand landet, und auch Schatzwürfel, solange sie gegen Einkommen getauscht werden können.",
    ),
    "moves-die": ("{player} moves a die: {thing}", "{player} versetzt einen Würfel: {thing}"),
    "open-bonus": ("The bonus is still open: {bonus}", "Der Bonus ist noch offen: {bonus}"),
    "landed-on": ("{player} has landed on: {thing}", "{player} ist gelandet auf: {thing}"),
    "navy-then": (
        "With this die Navy {navy}, strength of the Ships {strength}",
        "Mit diesem Würfel Marine {navy}, Stärke der Schiffe {strength}",
    ),
    "exchange": ("Exchange:", "Tauschen:"),
    "exchange-tip": (
        "As often as you like\n1 Treasure brings {gain} Income, {spend} Income buy 1 Treasure.\nPIR-52, PIR-53",
        "So oft du magst\n1 Schatz bringt {gain} Einkommen, {spend} Einkommen kaufen 1 Schatz.\nPIR-52, PIR-53",
    ),
    "handle": ("Your new Ship:", "Dein neues Schiff:"),
    "handle-tip": (
        "Your new Ship\nReroll or move one of these dice, now or never.\nPIR-63, PIR-64",
        "Dein neues Schiff\nWürfle einen dieser Würfel neu oder versetze ihn, jetzt oder nie.\nPIR-63, PIR-64",
    ),
    "reroll-tip": (
        "Reroll\nThe new number must be taken.\nPIR-64, PIR-R32",
        "Neu würfeln\nDie neue Zahl gilt.\nPIR-64, PIR-R32",
    ),
    "move-tip": (
        "Move\nThe die goes to another place and is cut to the capacity there.\nPIR-64",
        "Versetzen\nDer Würfel kommt an einen anderen Platz und zeigt dort höchstens die Kapazität.\nPIR-64",
    ),
    "give-tip": (
        "Give 1 Treasure: {income} Income more\nThe same die cannot gain Treasure in this turn.\nPIR-52, PIR-54",
        "1 Schatz abgeben: {income} Einkommen mehr\nDer Würfel kann in diesem Zug keinen erhalten.\nPIR-52, PIR-54",
    ),
    "add-tip": (
        "Add 1 Treasure: {income} Income less\nThe same die cannot give Treasure in this turn.\nPIR-53, PIR-54",
        "1 Schatz kaufen: {income} Einkommen weniger\nDer Würfel kann in diesem Zug keinen abgeben.\nPIR-53, PIR-54",
    ),
    # --- the Islands --------------------------------------------------------------------------------------------
    "income-now": ("Income: {income}", "Einkommen: {income}"),
    "next-tip": (
        "Resources: {resources}\nThe next round begins with {income} Income; the most is {cap}.\nPIR-10, PIR-11",
        "Rohstoffe: {resources}\nDie nächste Runde beginnt mit {income} Einkommen; höchstens {cap}.\nPIR-10, PIR-11",
    ),
    "printed-tip": (
        "{count} Resources printed on the board\nPIR-10",
        "{count} Rohstoffe, auf der Insel aufgedruckt\nPIR-10",
    ),
    "raises-tip": ("It raises: {spots}", "Es erhöht: {spots}"),
    "capacity-tip": ("capacity {capacity}", "Kapazität {capacity}"),
    "strength-tip": ("capacity and strength {capacity}", "Kapazität und Stärke {capacity}"),
    "raised-tip": ("{raised} of it from neighbours", "{raised} davon durch Nachbarn"),
    "pirate-fame": ("Brings {fame} Fame as it stands.", "Bringt beim jetzigen Stand {fame} Ruhm."),
    "free-tip": (
        "{where}: open die spot\nA die shows at most {limit} here.\nPIR-40, PIR-41",
        "{where}: offener Würfelplatz\nEin Würfel zeigt hier höchstens {limit}.\nPIR-40, PIR-41",
    ),
    "locked-tip": (
        "{where}: locked die spot\nOnce it is open, a die shows at most {limit} here.\nPIR-45",
        "{where}: gesperrter Würfelplatz\nIst er offen, zeigt ein Würfel hier höchstens {limit}.\nPIR-45",
    ),
    "limit": ("It can show {limit} here at most.", "Er kann hier höchstens {limit} zeigen."),
    "navy-covered": (
        "Navy {navy}, strength of the Ships {strength}\nAll Navy dice are covered.\nPIR-85",
        "Marine {navy}, Stärke der Schiffe {strength}\nAlle Marinewürfel sind gedeckt.\nPIR-85",
    ),
    "navy-warning": (
        "Navy {navy}, strength of the Ships {strength}\n{over} too many: Navy dice must go at the end.\nPIR-85",
        "Marine {navy}, Stärke der Schiffe {strength}\n{over} zu viel: Am Ende müssen Marinewürfel weg.\nPIR-85",
    ),
    "rum-tip": (
        "Rum: {rum}, worth {fame} Fame\nA set of 1, 2, 3, … is worth {table}; then a new one begins.\nPIR-88",
        "Rum: {rum}, {fame} Ruhm wert\nEin Satz aus 1, 2, 3, … ist {table} wert; dann beginnt ein neuer.\nPIR-88",
    ),
    "fame-source": ("Fame so far, {source}: {fame}", "Ruhm bisher, {source}: {fame}"),
    # --- decks and result ---------------------------------------------------------------------------------------
    "deck-tip": (
        "Tiles in the deck: {count}. Below the top, in unknown order: {below}",
        "Plättchen im Stapel: {count}. Unter dem obersten, in unbekannter Folge: {below}",
    ),
    "winner-tip": ("{player} wins\nPIR-92", "{player} gewinnt\nPIR-92"),
}
