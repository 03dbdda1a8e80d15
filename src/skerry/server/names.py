"""Names and lines of chat as they are shown to others: nothing in them hides, reorders or piles up.

A sign that cannot be seen lets two names look the same, one that turns the direction of writing rearranges the sentence
around it, and a tower of accents covers the lines above. All of these go; letters and emoji of every kind stay.
"""

import unicodedata
from typing import Final

USUAL: Final = ("Ann", "Ben", "Cleo", "Dan", "Edda", "Finn")
"""For players who give no name, by seat."""

MOST_MARKS: Final = 4
"""Accents, vowel signs and the like on one letter: more than any language needs."""
UNSEEN: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs"})
"""Kinds of signs with nothing to see: controls, directions, private and unassigned ones."""
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0") | frozenset(
    map(chr, [*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)])
)
"""Signs that count as letters, marks or symbols and still show nothing; variants of pictures among them."""
AS_PICTURE: Final = "\ufe0f"
"""Shows the symbol before it as an emoji."""
APART: Final = "\u200c"
TOGETHER: Final = "\u200d"
VIRAMA: Final = 9
"""How Unicode marks the sign that joins two consonants in the scripts of India."""


def usual_name(seat: int) -> str:
    return USUAL[seat % len(USUAL)]


def shown(text: str) -> str:
    """One line of what can be seen of a text, in one way of writing it; perhaps nothing."""
    while (cleaner := cleaned(text)) != text:  # what goes may have held something else in place
        text = cleaner
    return text


def cleaned(text: str) -> str:
    folded = " ".join(text.split())
    seen = "".join(sign for place, sign in enumerate(folded) if is_seen(folded, place))
    return without_towers(unicodedata.normalize("NFC", seen))


def is_seen(text: str, place: int) -> bool:
    """Does the sign at this place show anything, by itself or in what it does to its neighbours?"""
    sign, before, after = text[place], text[place - 1 : place], text[place + 1 : place + 2]
    if sign == AS_PICTURE:
        return is_symbol(before)
    if sign in {APART, TOGETHER}:
        return joins(before, sign, after)
    return sign not in BLANK and unicodedata.category(sign) not in UNSEEN


def joins(before: str, sign: str, after: str) -> bool:
    """Is this where an emoji goes on, or where Persian and the languages of India write it?"""
    if not before or not after:
        return False
    if unicodedata.combining(before) == VIRAMA:
        return unicodedata.category(after) == "Lo"
    if sign == APART:
        return unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL"
    return (is_symbol(before) or before == AS_PICTURE) and is_symbol(after)


def is_symbol(sign: str) -> bool:
    """A picture, or the colour of its skin."""
    return sign != "" and unicodedata.category(sign) in {"So", "Sm", "Sk"}


def without_towers(text: str) -> str:
    """At most this many marks on one letter, and none without a letter."""
    kept: list[str] = []
    marks = MOST_MARKS
    for sign in text:
        if unicodedata.category(sign) in {"Mn", "Me"}:
            marks += 1
        else:
            marks = MOST_MARKS if sign == " " else 0
        if marks <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept)
