"""What authors of games get wrong, planted in Low Water one by one: what the suite says, and the lines that are wrong.

The first twenty of them got past the suite once.
"""

from typing import Final, NamedTuple

Change = tuple[str, str, str]
"""A file, what stands there, and what an author wrote instead."""
ENGLISH: Final = "languages/en/low_water.ftl"
GERMAN: Final = "languages/de/low_water.ftl"


class Mistake(NamedTuple):
    """What the suite says of it, as a regular expression, and the changes that make it."""

    complaint: str
    changes: list[Change]


ALL_HANDS = """    for other in hidden:
        dealt.deck = [in_deck + held for in_deck, held in zip(dealt.deck, g.hands[other])]
"""
ONLY_HANDS = "    pool = [sum(held) for held in zip(*[g.hands[other] for other in hidden])]\n"
EACH_CARD = "    kind = rng.weighted(cards)\n"
EACH_KIND = (
    "    kind = rng.below(len(cards)) - 1\n    while kind < 0 or not cards[kind % len(cards)]:\n        kind += 1\n"
)
TIDES: Final = "about-spring = The ebb is long.\nabout-neap = The ebb is short. Everyone throws once.\n"

MISSED_ONCE: Final = {
    "an event for one seat is told to all": Mistake(
        r"seat \d cannot hear 'draw .*' at DrawCard, but tells them apart by its log: log\[0\]\.values\.cargo",
        [("cards.py", "self.rule, self.owner)", "self.rule)")],
    ),
    "a private draw has no audience": Mistake(
        r"hears 'draw .*neither log nor view tells that from[^$]*DrawCard\.audience\(\) is missing",
        [("cards.py", "def audience(", "def hearers(")],
    ),
    "an observation has a card of another hand": Mistake(
        "(by its|cannot know:) observation cards",
        [("observation.py", "[self.cards + place] = g.cards(other)", "[self.cards + place] = g.hands[other][1]")],
    ),
    "cards drawn in this turn are not dealt anew": Mistake(
        r"players\[\]\.hand in the view of seat \d was the same in 1000 deals",
        [("memory.py", "(seat, g.laid_open)]", "(seat, g.laid_open, g.active if g.dice_left else seat)]")],
    ),
    "a pile is left out when hands are dealt anew": Mistake(
        r"hand in the view of seat \d (= .* should|was the same in 1000 deals)",
        [("memory.py", ALL_HANDS, ONLY_HANDS), ("memory.py", "taken(dealt.deck, rng)", "taken(pool, rng)")],
    ),
    "hands are dealt anew with the wrong odds": Mistake(
        r"of 300 deals for seat \d .*hand in the view of seat \d = .* and about \d+ should",
        [
            ("memory.py", EACH_CARD, EACH_KIND),
            ("memory.py", "    cards[kind] -= 1", "    kind %= len(cards)\n    cards[kind] -= 1"),
        ],
    ),
    "a die has a face too few": Mistake(
        "the die of Roll shows .* roll 5; it has 6 faces",
        [
            ("tide.py", "in g.components.words.roll.moves]", "in g.components.words.roll.moves[:-1]]"),
            ("tide.py", "rng.below(DIE)", "rng.below(DIE - 1)"),
        ],
    ),
    "a die is loaded": Mistake(
        "the die of Roll is loaded",
        [
            ("tide.py", "[(move, 1) for move", "[(move, 1 + move.index // 5) for move"),
            ("tide.py", "roll[rng.below(DIE)]", "roll[min(rng.below(DIE + 1), DIE - 1)]"),
        ],
    ),
    "what is drawn has other odds than what is listed": Mistake(
        r"Roll drew 'roll \d' \d+ times and not about \d+",
        [("tide.py", "roll[rng.below(DIE)]", "roll[max(rng.below(DIE), rng.below(DIE))]")],
    ),
    "a German text is missing": Mistake(
        "'no.others', is the same in all languages",
        [(GERMAN, "no-others = Auf dem Riff", "no-other = Auf dem Riff")],
    ),
    "a German text is empty": Mistake(
        "'does.row', is empty in 'de'", [(GERMAN, "du kommst heim, ohne zu würfeln", '{ "" }')]
    ),
    "a value is misspelt in a German text": Mistake(
        "'no-card' has other values in 'de': cargo, crago",
        [(GERMAN, "Diese Karte hast du nicht: { $cargo }.", "Diese Karte hast du nicht: { $crago }.")],
    ),
    "an event has no text": Mistake(
        "the event 'threw' of seat . cannot be said in 'en'", [(ENGLISH, "log-threw =", "log-thrown =")]
    ),
    "a word has no label": Mistake(
        "the label of 'cling' cannot be said", [(ENGLISH, "label-cling =", "label-clings =")]
    ),
    "a card of the pack has no English name": Mistake(
        "the label of 'draw cask' cannot be said in 'en'",
        [("components.toml", 'name.en = "Cask"', 'name.de = "Fass"')],
    ),
    "a choice of a variant has no name": Mistake(
        r"about\(\)\.choices\['tide'\] for 'neap' cannot be said",
        [
            (
                "__init__.py",
                "texts=self.texts,",
                'texts=self.texts, variants=[Variant("tide", "spring", ("spring", "neap"))],',
            ),
            ("__init__.py", "import About, Game\n", "import About, Game, Variant\n"),
            ("__init__.py", "about(lang, minutes", 'about(lang, {"tide": ["spring"]}, minutes'),
            (ENGLISH, "about-summary =", "about-tide = Tide\nabout-spring = spring tide\nabout-summary ="),
        ],
    ),
    "a rule is cited that does not exist": Mistake(
        "the prompt of seat . at Throw, 'ask.throw', cites 'LOW-100', a rule that does not exist",
        [("turn.py", '{"dice": g.dice_left}, "LOW-10")', '{"dice": g.dice_left}, "LOW-100")')],
    ),
    "a move is nowhere on the board": Mistake(
        "board of seat . at Turn has no place for powder",
        [("board/reef.py", ', *chip(s, "powder", s.word("powder"), "powder", width)]', "]")],
    ),
    "there are winners before the end": Mistake(
        r"winners\(\) is \[.*\] before the end", [("state.py", " if self.to_move == OVER else []", "")]
    ),
    "an outcome has no ranks": Mistake(
        r"outcome\.ranks is \[\]",
        [
            ("scoring.py", "ranks=ranks(scores, [-count for count in lost]),", "ranks=(),"),
        ],
    ),
}

LEAKS: Final = {
    "an observation has more than a field can be": Mistake(
        r"the field left of the observation of seat \d is \[\d+\], and 9 is the most",
        [("observation.py", '"left", (), MOST,', '"left", (), 9,')],
    ),
    "a view shows the hands of others": Mistake(
        r"tells them apart by its view\.players\[\d\]\.hand",
        [("view.py", "open_=other in (seat, g.laid_open)", "open_=True")],
    ),
    "a prompt for others depends on a hidden card": Mistake(
        r"(by its|cannot know:) prompt\.values\.left",
        [("state.py", "left = max(self.left(), 0)", "left = max(self.left(), 0) + self.hands[self.active][1]")],
    ),
    "moves depend on the hand of another seat": Mistake(
        "the moves of seat . at Turn depend on something it cannot know",
        [("turn.py", "if hand[c.powder] and self.others(g):", "if hand[c.powder] and g.hands[1 - self.seat][c.cask]:")],
    ),
    "an effect depends on the hand of another seat": Mistake(
        r"the effects of seat . at Turn depend on something it cannot know: .*values\.draws",
        [("turn.py", '{"draws": draws,', '{"draws": draws + g.hands[g.seats - 1 - self.seat][1],')],
    ),
    "a word that shows a card does not say so": Mistake(
        "'rope .*' at Turn shows seat . something, and does not say so",
        [("turn.py", "return move.family is not g.components.words.haul", "return False")],
    ),
    "the log of a die depends on a hidden card": Mistake(
        r"the log of seat . after 'roll .' shows something hidden: log.*values\.left",
        [("tide.py", '"left": max(g.left(), 0)}', '"left": g.left() + g.hands[g.active][1]}')],
    ),
    "nothing is dealt anew": Mistake(
        r"players\[\]\.hand in the view of seat \d was the same in 1000 deals",
        [("memory.py", "for other in range(g.seats) if", "for other in range(0) if")],
    ),
    "dealing anew sometimes leaves the truth": Mistake(
        "what is dealt anew for seat . shows something hidden",
        [("memory.py", "    dealt = g.copy()\n", "    dealt = g.copy()\n    if rng.below(2):\n        return dealt\n")],
    ),
    "dealing anew changes the position": Mistake(
        "dealing anew changed the position: deck",
        [
            (
                "memory.py",
                "        dealt.deck = [in_deck + held",
                "        g.deck[0] += 1\n        dealt.deck = [in_deck + held",
            )
        ],
    ),
}

TEXTS: Final = {
    "a German text is the English one": Mistake(
        "'ask.full', is the same in all languages",
        [(GERMAN, "Dein Boot ist voll. Rudere heim.", "Your boat is full. Row home.")],
    ),
    "a message has no text": Mistake(
        "'does.row', cannot be said in 'en': KeyError", [(ENGLISH, "does-row =", "does-rows =")]
    ),
    "a sentence that is seldom said has other values in German": Mistake(
        "'foreign-word' has other values in 'de': word, wort",
        [(GERMAN, "„{ $word }“ gehört zu", "„{ $wort }“ gehört zu")],
    ),
    "a text that is seldom told has no German": Mistake(
        "no text in 'de' has the name wrong-boat-holds-cards",
        [(GERMAN, "wrong-boat-holds-cards =", "wrong-boat-holds-card =")],
    ),
    "a guide has no German": Mistake(
        "the guide to 'ask.throw' is empty in 'de'",
        [(GERMAN, "guide-ask-throw = Alle", 'guide-ask-throw = { "" }\nguide-ask-throws = Alle')],
    ),
    "a question has no guide": Mistake(
        "newcomers lack a guide to 'ask-full'",
        [
            (ENGLISH, "guide-ask-full =", "about-full ="),
            (GERMAN, "guide-ask-full =", "about-full ="),
        ],
    ),
    "nothing is told of a choice before it is made": Mistake(
        "newcomers lack a preview of 'ask.throw'", [("__init__.py", "return tally(view, seat)", "return []")]
    ),
    "a sign is in no legend": Mistake(
        "newcomers lack 'low-wave' in the legend", [("legend.py", '"harbour", "wave"', '"harbour"')]
    ),
    "a sign has no German": Mistake(
        r"legend\(\), 'Wave', is empty in 'de'", [(GERMAN, "legend-wave = Welle", 'legend-wave = { "" }')]
    ),
    "a house rule takes two sentences": Mistake(
        r"about\(\)\.choices\['tide'\] for 'neap' is not one sentence: 'The ebb is short\. Everyone",
        [
            (
                "__init__.py",
                "texts=self.texts,",
                'texts=self.texts, variants=[Variant("tide", "spring", ("spring", "neap"), house=True)],',
            ),
            ("__init__.py", "import About, Game\n", "import About, Game, Variant\n"),
            ("__init__.py", "about(lang, minutes", 'about(lang, {"tide": ["spring", "neap"]}, minutes'),
            (ENGLISH, "about-summary =", f"about-tide = Tide\n{TIDES}about-summary ="),
            (GERMAN, "about-summary =", "about-tide = Tide\nabout-spring = Lang.\nabout-neap = Kurz.\nabout-summary ="),
        ],
    ),
    "a guide is to no question": Mistake(
        "there is a guide to 'ask-fully', which is no question",
        [
            (ENGLISH, "guide-ask-full =", "guide-ask-fully = Row.\nguide-ask-full ="),
            (GERMAN, "guide-ask-full =", "guide-ask-fully = Rudere.\nguide-ask-full ="),
        ],
    ),
    "two things on a board have one id": Mistake(
        r"board of seat . at \w+ has the id boat0-card, .* twice",
        [("board/crews.py", 'f"boat{one.seat}-card-{number}"', 'f"boat{one.seat}-card"')],
    ),
    "a board shows a symbol that is not there": Mistake(
        "shows the symbol low-waves, which is not there",
        [("board/crews.py", 'symbol("low-wave", s.size.sign - 8)', 'symbol("low-waves", s.size.sign - 8)')],
    ),
    "a sheet has no German": Mistake(
        r"the sheet of seat .* has empty texts: .*\('Where', ''\)",
        [(GERMAN, "sheet-where = Wo", 'sheet-where = { "" }')],
    ),
    "a board has no German": Mistake(
        r"board of seat .* has empty texts: .*\('42 to the flood', ''\)",
        [(GERMAN, "{ $left } bis zur Flut", '{ "" }')],
    ),
    "a tip cites a rule that does not exist": Mistake(
        "a tip of the .* cites 'LOW-99'",
        [(ENGLISH, "Rolled this turn\n    LOW-9\n", "Rolled this turn\n    LOW-99\n")],
    ),
    "a board offers what is not legal": Mistake(
        r"board of seat . at \w+ offers home, which is not legal",
        [
            ("board/things.py", 'choice=s.choice(f"throw {kind}")', 'choice=Choice("home", "home")'),
            ("board/things.py", "import back,", "import Choice, back,"),
        ],
    ),
    "the totals of an outcome are not the scores": Mistake(
        r"the totals of outcome\.points are", [("scoring.py", "total=score)", "total=score - 1)")]
    ),
}

MOVES: Final = {
    "nothing is legal": Mistake(
        "nothing is legal at Throw",
        [("turn.py", "in enumerate(g.hands[self.seat]) if count]", "in enumerate(g.deck) if not count]")],
    ),
    "a move is listed twice": Mistake(
        "Turn offers a move twice", [("turn.py", "moves += [c.words.rope[wreck]", "moves += [c.words.haul[wreck]")]
    ),
    "a move is of no alphabet": Mistake(
        "Turn offers 'home', a move that is not of the alphabet",
        [("turn.py", "moves.append(c.words.home)", 'moves.append(type(c.words.alphabet)().family("home").only)')],
    ),
    "moves have another order each time": Mistake(
        "asked twice, the moves of Turn differ",
        [
            (
                "turn.py",
                "        return moves\n",
                "        moves.sort(key=id, reverse=next(ASKED) % 2 == 0)\n        return moves\n",
            ),
            ("turn.py", "class Turns(", "from itertools import count\nASKED = count()\n\n\nclass Turns("),
        ],
    ),
    "asking for moves changes the position": Mistake(
        "asking Turn changed the position: turns is 1 and then",
        [
            (
                "turn.py",
                "c, hand = g.components, g.hands[self.seat]\n",
                "c, hand = g.components, g.hands[self.seat]\n        g.turns += 1\n",
            )
        ],
    ),
    "explaining a move changes the position": Mistake(
        "asking Turn changed the position: wrecks",
        [
            (
                "turn.py",
                "        wreck = c.wrecks[move.index]\n",
                "        wreck = c.wrecks[move.index]\n        g.wrecks[self.seat] = move.index\n",
            )
        ],
    ),
    "refusing a move changes the position": Mistake(
        "refusing '.*' at Turn changed the position: lost",
        [
            (
                "turn.py",
                "        c = g.components\n        if move.family is c.words.rope",
                "        c = g.components\n        g.lost[self.seat] += 1\n        if move.family is c.words.rope",
            )
        ],
    ),
    "a move is refused without a reason": Mistake(
        "'.*' at Throw is refused without a reason",
        [
            (
                "turn.py",
                "        if move.family is words.throw:\n",
                '        if True:\n            return Message("")\n        if move.family is words.throw:\n',
            )
        ],
    ),
    "an outcome has no weight": Mistake(
        "the outcome 'draw cask' of DrawCard has the weight 0",
        [
            ("cards.py", "words.draw[kind], count)", "words.draw[kind], count - 1)"),
            ("components.toml", "count = 5", "count = 1"),
        ],
    ),
    "the alphabet has a face too few": Mistake(
        "the die of Roll shows .*; it has 6 faces",
        [("moves.py", "range(1, DIE + 1)", "range(1, DIE)"), ("tide.py", "rng.below(DIE)", "rng.below(DIE - 1)")],
    ),
}

QUESTIONS: Final = "    # --- questions "


def own_copy(wrong: str) -> tuple[str, str]:
    """A state that is copied by its author."""
    lines = ["def copy(self):", "    twin = super().copy()", f"    {wrong}", "    return twin"]
    return QUESTIONS, "".join(f"    {line}\n" for line in lines) + "\n" + QUESTIONS


STATE: Final = {
    "copies share a list": Mistake(
        "playing a copy on changed the position: dice is", [("state.py", *own_copy("twin.dice = self.dice"))]
    ),
    "copies share the lists within a list": Mistake(
        r"playing a copy on changed the position: hands\[",
        [("state.py", *own_copy("twin.hands = self.hands[:]"))],
    ),
    "a copy forgets a field": Mistake(
        "a copy differs from the original: dice_left is",
        [("state.py", *own_copy("twin.dice_left = 0"))],
    ),
    "a field is no plain data": Mistake(
        "the field dice holds .*, which is no plain data",
        [("tide.py", "g.dice.append(pips)", "g.dice.append(float(pips))")],
    ),
    "a card is lost": Mistake(
        r"pieces were lost or made: pieces\[\d\]",
        [("turn.py", "        g.show(self.seat, move.index)\n", "        g.hands[self.seat][move.index] -= 1\n")],
    ),
    "a card is made": Mistake(
        r"pieces were lost or made: pieces\[\d\]", [("cards.py", "        g.deck[move.index] -= 1\n", "")]
    ),
    "the game does not end": Mistake(
        "the game has not ended after 150 plies", [("setup.py", "if g.ebb == g.components.ebbs:", "if g.ebb == 99:")]
    ),
    "a position depends on what is not in it": Mistake(
        "a record replays to another position: landed",
        [
            (
                "cards.py",
                "g.landed[self.seat][move.index] += 1\n",
                "g.landed[self.seat][move.index] += 1 + (g.journal is None)\n",
            )
        ],
    ),
    "a parameter of a step has another name than its field": Mistake(
        "the position cannot be stored: 'DrawCard' object has no attribute 'drawer'",
        [
            ("cards.py", "def __init__(self, owner: int, rule: str)", "def __init__(self, drawer: int, rule: str)"),
            ("cards.py", "self.owner = owner", "self.owner = drawer"),
        ],
    ),
    "a view is not JSON": Mistake("the view of seat . is not JSON", [("view.py", "turn=g.active,", "turn=g.pending,")]),
}

MISTAKES: Final = {**MISSED_ONCE, **LEAKS, **TEXTS, **MOVES, **STATE}
