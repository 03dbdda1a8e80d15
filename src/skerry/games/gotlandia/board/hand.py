"""The own hand: every card with what it would do if played and give if kept; the outlook; the shelf and the desk."""

from collections.abc import Sequence
from typing import Final, cast

from skerry.drawing.layout import Picture, at, below, beside, columns, flow
from skerry.drawing.lettering import fitted, paragraph, width_of, words, wrapped
from skerry.drawing.pieces import panel, piece, symbol
from skerry.drawing.svg import Element, el
from skerry.games.gotlandia.board.cards import FOOT, TITLE, Step, action_row, follow_up, foot, title
from skerry.games.gotlandia.board.desk import desk
from skerry.games.gotlandia.board.geometry import HEAD
from skerry.games.gotlandia.board.offers import card_face, face_height
from skerry.games.gotlandia.board.players import cards_named
from skerry.games.gotlandia.board.scene import Entry, Scene, tip
from skerry.games.gotlandia.board.things import chip, good, sign, text, worker
from skerry.games.gotlandia.views import CardAction, HeldCard, Player

DIGGING: Final = ("bury", "unbury")
"""Questions for which the shelf is needed as well as the desk."""

SHELF_RULE: Final = {"played": "GOT-70", "discard": "GOT-179", "buried": "GOT-178"}


def hand(s: Scene, you: Player) -> Picture:
    """Everything you decide on that lies before you."""
    size = s.size
    room = size.inside - 2 * size.pad
    cards = [s.part("hand", head, room), body(s, you, room)]
    lower = s.part("shelf", beside_hand, room)
    if size.narrow:
        asked = s.part("desk", asked_of_you, room)
        parts = [*([asked] if asked.height else []), *cards, lower]
    else:
        parts = [*cards, lower]
    inside = below(parts, 5)
    height = max(inside.height + 2 * size.pad, size.hand_height)
    ground = panel(size.inside, height, 8, "panel mine")
    return Picture(el("g", ground, at(size.pad, size.pad, inside), id="hand"), size.inside, height)


def asked_of_you(s: Scene, room: float) -> Picture:
    """On a phone what is asked stands above the hand."""
    return flow(desk(s, cast(Player, s.you)), room, 6, 5)


def beside_hand(s: Scene, room: float) -> Picture:
    """The shelf; on a screen with what is asked before it, or that alone."""
    you = cast(Player, s.you)
    if s.size.narrow:
        return flow(shelf(s, you), room, 5, 4)
    asked = desk(s, you)
    return flow([*asked, *shelf(s, you)] if not asked or s.ask in DIGGING else asked, room, 6, 4)


def body(s: Scene, you: Player, room: float) -> Picture:
    """The cards in hand; in the set-up the cards to choose from."""
    if not you.reputation and you.dealt:
        return flow([s.part(f"dealt-{name}", reputation_card, name, room) for name in you.dealt], room, s.size.card_gap)
    if s.asked("start-card"):
        return flow(start_cards(s), room, s.size.card_gap)
    groups = grouped(you.hand or ())
    if not groups:
        return Picture(words(s.word("no-cards"), 2, 20, 13, class_="faint"), room, 30 if s.size.narrow else 120)
    gap = s.size.card_gap
    in_line, wide = layout(s, len(groups), room)
    lines = [groups[start : start + in_line] for start in range(0, len(groups), in_line)]
    drawn = [
        [s.part(f"held-{cards[0].card}", held, tuple(cards), wide, high(s, line)) for cards in line] for line in lines
    ]
    return below([beside(line, gap) for line in drawn], gap)


def grouped(cards: Sequence[HeldCard]) -> list[list[HeldCard]]:
    """Cards of the same name together."""
    found: dict[str, list[HeldCard]] = {}
    for card in cards:
        found.setdefault(card.card, []).append(card)
    return list(found.values())


def layout(s: Scene, count: int, room: float) -> tuple[int, float]:
    """All in one row as long as they can be read; how many in a row, and how wide."""
    gap = s.size.card_gap
    fitting = (room - gap * (count - 1)) / count
    if fitting >= s.size.least_held and not s.size.narrow:
        return count, min(fitting, s.size.held_width)
    return columns(room, s.size.least_held, gap)


# --- a card in hand ---------------------------------------------------------------------------------------------------


def held(s: Scene, cards: Sequence[HeldCard], width: float, height: float) -> Picture:
    """A card: its actions, lit where they are possible; what may follow; what it gives when kept.

    While a card is played its actions lie on it as buttons of their own; else all of the card is one thing.
    """
    first = cards[0]
    name, actions = first.card, first.actions
    entry = s.names.cards[name]
    end = TITLE + len(actions) * (s.size.row + 2)
    second = follow_up(s, name, width)
    ground = [
        el("rect", width=width, height=height, rx=5, class_="edge face"),
        title(s, name, width, len(cards)),
        None if second is None else at(0, end, second),
        at(0, height - FOOT, foot(s, entry, width, first.food, first.bury)),
    ]
    rows = [
        at(3, TITLE + n * (s.size.row + 2), action_row_of(s, entry, one, width - 6)) for n, one in enumerate(actions)
    ]
    is_played = s.asked("play")
    kept = s.word("kept-now", food=first.food, bury=first.bury)
    lines = s.about_card(name, kept, rules=["GOT-172", "GOT-176"])
    card = piece(*ground, *([] if is_played else rows), tip=lines, choice=s.choice(f"bury {name}"))
    looks = f"of-{entry['kind']}"
    return Picture(
        el("g", card, *(rows if is_played else []), id=f"hand-{name}-{len(cards)}", class_=looks), width, height
    )


def high(s: Scene, line: Sequence[Sequence[HeldCard]]) -> float:
    """As high as the highest in the same line; on a screen there is always room for three actions."""
    rows = max(len(cards[0].actions) for cards in line)
    return TITLE + (rows if s.size.narrow else max(rows, 3)) * (s.size.row + 2) + 15 + FOOT


def steps_of(entry: Entry, word: str) -> Sequence[Step]:
    """The steps of an action by its word: its first step, and a number where a card has two that begin alike."""
    named: dict[str, int] = {}
    for steps in [*entry["actions"], *[[step] for step in entry.get("follow_up", [])]]:
        do = steps[0]["do"]
        named[do] = named.get(do, 0) + 1
        if word == (do if named[do] == 1 else f"{do}-{named[do]}"):
            found: Sequence[Step] = steps
            return found
    raise KeyError(word)


def action_row_of(s: Scene, entry: Entry, action: CardAction, width: float) -> Element:
    """An action of a card in hand; while one is chosen, those that are not possible can be asked about."""
    word = action.move
    _, card, name = word.split(" ")
    content = action_row(s, steps_of(entry, name), width, s.size.row, action.gives, 14)
    ground = el("rect", width=width, height=s.size.row, rx=4, class_="edge row")
    looks = "" if action.possible else "cannot"
    if not s.asked("play"):
        return el("g", ground, *content, class_=looks or None)
    said = s.texts.action(card, s.texts.actions(card).index(name), s.lang)
    lines = tip(f"{s.card(card)}: {said}", rules=[entry["rule"], "GOT-61"])
    return piece(ground, *content, class_=looks, tip=lines, choice=s.choice(word, wish=word))


# --- the set-up -------------------------------------------------------------------------------------------------------


def reputation_card(s: Scene, name: str, room: float) -> Picture:
    """A reputation with its text, to be kept or returned."""
    entry = s.names.reputations[name]
    width = min(room, 360)
    lines = wrapped(str(entry["text"][s.lang]), width - 24, 14, 5)
    height = 46 + 19 * max(len(lines), 0 if s.size.narrow else 4)
    drawn = piece(
        el("rect", width=width, height=height, rx=6, class_="edge face"),
        symbol("got-start", 20, 8, 8, "kind"),
        fitted(s.named(entry), 34, 24, width - 80, 17, class_="heading", bold=True),
        words(str(entry["number"]), width - 10, 24, 17, class_="number", anchor="end"),
        paragraph(lines, 12, 48, 14, 19),
        id_=f"reputation-card-{name}",
        class_="of-setting",
        tip=tip(s.named(entry), str(entry["text"][s.lang]), rules=["GOT-36", entry["rule"]]),
        choice=s.choice(f"keep {name}"),
    )
    return Picture(drawn, width, height)


def start_cards(s: Scene) -> list[Picture]:
    """The cards one of which a reputation brings."""
    found = []
    for word in [word for word in s.moves if word.startswith("start-card ")]:
        card = word.split(" ")[1]
        kind = s.names.cards[card]["kind"]
        height = face_height(s, kind)
        parts = card_face(s, card, 170, height)
        drawn = piece(*parts, class_=f"of-{kind}", tip=s.about_card(card), choice=s.choice(word))
        found.append(Picture(drawn, 170, height))
    return found


# --- the head ---------------------------------------------------------------------------------------------------------


def head(s: Scene, room: float) -> Picture:
    """How many cards there are, and the outlook of the generation."""
    you = cast(Player, s.you)
    heading = s.word("hand-title")
    count = f"{you.hand_count}"
    wide = width_of(heading, 15, bold=True) + 8
    first = Picture(
        el("g", words(heading, 0, 16, 15, class_="heading"), words(count, wide, 16, 14, class_="number")), wide + 20, 20
    )
    if s.size.narrow:
        parts = [beside([first, deck(s, you)], 10), beside(outlook(s, you), 14)]
    else:
        parts = [first, *outlook(s, you), deck(s, you)]
    whole = flow(parts, room, 18, 3)
    return Picture(whole.element, room, max(whole.height, HEAD - 4))


def outlook(s: Scene, you: Player) -> list[Picture]:
    """Food against settlements, and burying, if nothing more of the hand is played; until both are decided."""
    if not you.hand or s.asked("bury"):
        return []
    food, needed, symbols = you.food or 0, you.needed or 0, you.bury or 0
    grown = you.reserve.workers == 0
    enough = food >= needed
    parts = [text(s.word("if-kept"), 12, "faint"), sign("food", 17), text(str(food), 14, "number")]
    parts += [text("/", 13, "faint"), sign("farmstead", 16), text(str(needed), 14, "number")]
    if grown:
        key = "outlook-full"
    elif enough:
        key = "outlook-grows"
        parts += [text("→ +1", 13, "good"), worker(you.seat, 16)]
    else:
        key = "outlook-short"
        parts += [text(f"→ −{needed - food}", 13, "warn"), good("grain", 15)]
    line = beside(parts, 3)
    said = s.word("outlook-tip", food=food, needed=needed)
    lines = tip(said, s.word(key, short=needed - food), rules=["GOT-172", "GOT-173", "GOT-174"])
    bury = beside([sign("bury", 16), text(str(symbols), 14, "number")], 3)
    buried = tip(s.word("bury-tip", bury=symbols), rules=["GOT-176"])
    return [
        Picture(piece(line.element, id_="outlook", tip=lines), line.width, line.height),
        Picture(piece(bury.element, id_="outlook-bury", tip=buried), bury.width, bury.height),
    ]


def deck(s: Scene, you: Player) -> Picture:
    """The own deck: nobody knows its order; what is in it can be worked out."""
    line = beside([sign("deck", 17), text(str(you.deck_count), 14, "number")], 3)
    inside = s.word("deck-inside", cards=cards_named(s, you.deck_cards or ()) or "–")
    lines = tip(s.word("deck-tip", count=you.deck_count), inside, rules=["GOT-29", "GOT-59"])
    return Picture(piece(line.element, id_="pile-deck", tip=lines), line.width, line.height)


# --- the shelf --------------------------------------------------------------------------------------------------------


def shelf(s: Scene, you: Player) -> list[Picture]:
    """Cards played in this generation, the discard pile to look through, and what is buried."""
    played = [one.card for one in you.played]
    at_work = [one.card for one in you.played if one.worker]
    parts = row_of_chips(s, you, "played", played, at_work)
    parts += row_of_chips(s, you, "discard", you.discard)
    return parts + row_of_chips(s, you, "buried", you.buried)


def row_of_chips(s: Scene, you: Player, place: str, cards: Sequence[str], at_work: Sequence[str] = ()) -> list[Picture]:
    """A label and the cards of a place by name; one that can be buried or unburied is chosen here."""
    label = text(f"{s.word(f'shelf-{place}')} {len(cards) or '–'}", 12, "faint")
    in_hand = {one.card for one in you.hand or ()}
    found = [label]
    for card in dict.fromkeys(cards):
        word = f"{'unbury' if place == 'buried' else 'bury'} {card}"
        elsewhere = card in in_hand or (place == "discard" and card in [one.card for one in you.played])
        choice = None if place != "buried" and elsewhere else s.choice(word)
        workers = [worker(you.seat, 13) for name in at_work if name == card]
        found.append(
            chip(
                s.names,
                card,
                s.lang,
                count=cards.count(card),
                tip=s.about_card(card, s.word(f"in-{place}"), rules=[SHELF_RULE[place]]),
                id_=f"{place}-{card}-{cards.count(card)}",
                choice=choice,
                over=workers,
                height=30 if s.size.narrow and choice is not None else 22,
            )
        )
    return found
