"""The players: workers, storage, what is buried and sunk, ships and settlements in reserve, cards, decorations."""

from collections.abc import Sequence
from typing import Final

from skerry.drawing.drawers import handle
from skerry.drawing.layout import Picture, at, below, beside, flow
from skerry.drawing.lettering import fitted
from skerry.drawing.pieces import Choice, panel, piece, player_mark, symbol
from skerry.drawing.svg import Element, el
from skerry.games.gotlandia.board.cards import picture_of
from skerry.games.gotlandia.board.geometry import STRIP
from skerry.games.gotlandia.board.scene import Scene, tip
from skerry.games.gotlandia.board.things import LETTERS, MARK, chip, good, opens_mark, sign, tally, text, worker
from skerry.games.gotlandia.views import Player

SIGN_OF: Final = {
    "buildings": "church",
    "settings": "setting",
    "pirates": "pirate",
    "buried": "bury",
    "storage": "produce",
    "cards": "deck",
    "decorations": "decoration",
    "total": "points",
}
RULE_OF: Final = {
    "buildings": "GOT-181",
    "settings": "GOT-182",
    "pirates": "GOT-187",
    "buried": "GOT-188",
    "storage": "GOT-189",
    "cards": "GOT-190",
    "decorations": "GOT-191",
    "total": "GOT-193",
}
MOST_SHOWN: Final = 2
"""How many cards that were played have room in the line of a player."""
PLATE: Final = 122
"""The width of a name."""


def strips(s: Scene) -> list[Picture]:
    """The others on a screen: a line for each, which opens a drawer with all the rest."""
    return [s.part(f"strip-{seat}", strip, seat) for seat in range(s.view.seats) if not s.mine[seat]]


def strip(s: Scene, seat: int) -> Picture:
    """Name, points, workers, Silver, how many resources and cards, and what was played in this generation."""
    player = s.view.players[seat]
    parts = [
        name_plate(s, player),
        points(s, player),
        workers(s, player),
        silver_of(s, player),
        resources(s, player),
        hand_count(s, player),
        last_played(s, player),
    ]
    line = beside(parts, 5)
    ground = panel(s.size.side, STRIP, 7)
    drawn = el("g", ground, turn_frame(s, player, STRIP), at(3, (STRIP - line.height) / 2, line), id=f"strip-{seat}")
    return Picture(drawn, s.size.side, STRIP)


def turn_frame(s: Scene, player: Player, height: float) -> Element | None:
    """Around the player on turn."""
    if not s.is_at_turn(player.seat):
        return None
    return el("rect", width=s.size.side, height=height, rx=7, fill="none", class_="at-turn")


def own_head(s: Scene, seat: int) -> Picture:
    """What you have, above your hand. On a phone what is buried and sunk lies below it."""
    player = s.view.players[seat]
    first = beside([name_plate(s, player), points(s, player), workers(s, player), reputation(s, player)], 7)
    kept = goods(s, player) if s.size.narrow else [*goods(s, player), *hoard(s, player)]
    body = below([first, beside([*kept, deck(s, player)], 4)], 4)
    return Picture(el("g", body.element, id=f"own-{seat}"), s.size.room, body.height)


def details(s: Scene, seat: int) -> Picture:
    """All that is public of a player and seldom needed."""
    player = s.view.players[seat]
    room = s.size.room
    own = s.is_own(player)
    lines = [] if own else [flow([reputation(s, player)], room, 9), storage(s, player)]
    seldom = hoard(s, player) if own and s.size.narrow else []
    lines.append(flow([*seldom, reserve(s, player), piles(s, player), *decorations(s, player)], room, 12, 4))
    if not s.is_own(player):
        lines.append(flow(named_cards(s, player), room, 5, 4))
    if not s.view.over:
        lines.append(flow(points_by_source(s, player), room, 9, 4))
    return below(lines, 6)


def panel_of(s: Scene, seat: int) -> Picture:
    """The details in a frame of their own: on a phone below the line of the player, else in a drawer."""
    player = s.view.players[seat]
    pad = s.size.pad
    parts = [details(s, seat)]
    if s.size.narrow and not s.is_own(player):
        parts.insert(0, beside([name_plate(s, player), points(s, player), workers(s, player)], 8))
    elif not s.size.narrow:
        parts.insert(0, text(s.players[seat], 15, "heading bold"))
    body = below(parts, 6)
    height = body.height + 2 * pad
    ground = panel(s.size.side, height, 7, "panel mine" if s.is_own(player) else "panel")
    frame = turn_frame(s, player, height) if s.size.narrow else None
    return Picture(el("g", ground, frame, at(pad, pad, body), id=f"player-{seat}"), s.size.side, height)


def name_plate(s: Scene, player: Player) -> Picture:
    """Mark and name, and the flag of the starting player; on a screen it opens what else there is to know."""
    seat = player.seat
    flag = None
    if seat == s.view.start_player:
        sign_of_it = symbol("got-start", 16, class_="star")
        flag = at(PLATE - 33, 5, piece(sign_of_it, id_="start-player", tip=s.word("start-tip")))
    opens = 0 if s.size.narrow else 16
    room = PLATE - 30 - opens - (17 if flag is not None else 0)
    name = fitted(s.players[seat], 29, 18, room, 14, class_="heading", bold=True, least=s.size.letters)
    shown = el("g", at(2, 2, player_mark(seat, s.players[seat], MARK)), name, id=f"seat-{seat}-name")
    if s.size.narrow or s.is_shown_anyway(seat):
        return Picture(el("g", shown, flag), PLATE, 24)
    label = s.word("open-player", player=s.players[seat])
    ground = el("rect", width=PLATE, height=27, rx=6, class_="edge tab")
    return Picture(
        el("g", handle(f"player-{seat}", ground, shown, opens_mark(PLATE - 15), label=label), flag), PLATE, 27
    )


def resources(s: Scene, player: Player) -> Picture:
    """How many resources there are of all kinds."""
    shown = tally(sign("produce", 16), sum(player.stock.values()), 13)
    lines = tip(f"{s.players[player.seat]}: {s.goods(player.stock) or '–'}", rules=["GOT-16"])
    return Picture(piece(shown.element, tip=lines), 36, shown.height)


def hand_count(s: Scene, player: Player) -> Picture:
    """The cards in hand, which only their owner knows."""
    shown = tally(sign("hand", 16), player.hand_count, 13)
    lines = tip(s.word("hand-tip", count=player.hand_count, draws=player.draws), rules=["GOT-58"])
    return Picture(piece(shown.element, id_=f"seat-{player.seat}-hand", tip=lines), 32, shown.height)


def last_played(s: Scene, player: Player) -> Picture:
    """The pictures of the cards played in this generation, the last ones first."""
    cards = [one.card for one in reversed(player.played)][:MOST_SHOWN]
    return beside([small_card(s, card, s.word("was-played")) for card in cards], 2)


def points(s: Scene, player: Player) -> Picture:
    """All points as things stand, as everywhere on the page; the tip has those on the track, and all by source."""
    over, number = s.view.over, player.points.total
    shown = tally(sign("points", 16, "star"), number, 15)
    sources = [f"{s.word(f'source-{source}')}: {count}" for source, count in player.points.by_source().items()]
    title = s.word("result") if over else f"{s.word('if-now')} {number}"
    so_far = "" if over else s.word("points-tip", vp=player.vp)
    lines = tip(title, so_far, *sources, rules=["GOT-35", "GOT-181", "GOT-186"])
    drawn = piece(shown.element, id_=f"vp-{player.seat}", tip=lines)
    return Picture(drawn, max(shown.width, 36), shown.height)


def points_by_source(s: Scene, player: Player) -> list[Picture]:
    """What the points would be if the game ended now."""
    parts = [text(s.word("if-now"), 13, "faint")]
    for source, number in player.points.by_source().items():
        lines = tip(f"{s.word(f'source-{source}')}: {number}", s.word("if-now"), rules=[RULE_OF[source]])
        shown = tally(sign(SIGN_OF[source], 15, "star" if source == "total" else ""), number, 13)
        parts.append(Picture(piece(shown.element, tip=lines), shown.width, shown.height))
    return parts


def workers(s: Scene, player: Player) -> Picture:
    """All workers in play: those on the bench, and those at work faintly."""
    seat = player.seat
    drawn = []
    for n in range(player.workers):
        resting = n < player.bench
        figure = el("g", worker(seat, 15).element, class_=None if resting else "cannot")
        drawn.append(Picture(el("g", figure, id=f"bench-worker_{LETTERS[seat]}-{n + 1}" if resting else None), 14, 15))
    most = player.workers + player.reserve.workers
    lines = tip(
        s.word("workers-tip", player=s.players[seat], workers=player.workers, bench=player.bench, most=most),
        rules=["GOT-34", "GOT-60", "GOT-173"],
    )
    line = beside(drawn)
    ground = el("rect", width=14 * most, height=16, class_="clear")
    return Picture(piece(ground, line.element, id_=f"workers-{seat}", tip=lines), 14 * most, 16)


# --- storage ----------------------------------------------------------------------------------------------------------


def deck(s: Scene, you: Player) -> Picture:
    """The own deck: nobody knows its order; what is in it can be worked out."""
    line = beside([sign("deck", 17), text(str(you.deck_count), 14, "number")], 2)
    inside = s.word("deck-inside", cards=cards_named(s, you.deck_cards or ()) or "–")
    lines = tip(s.word("deck-tip", count=you.deck_count), inside, rules=["GOT-29", "GOT-59"])
    return Picture(piece(line.element, id_="pile-deck", tip=lines), line.width, line.height)


def storage(s: Scene, player: Player) -> Picture:
    """What there is of goods, then what is buried and sunk."""
    return beside([*goods(s, player), *hoard(s, player)], 4)


def goods(s: Scene, player: Player) -> list[Picture]:
    """Silver unless it stands elsewhere, and resources."""
    silver = [] if in_strip(s, player) else [silver_of(s, player)]
    return silver + [stored(s, player, resource, count, None) for resource, count in player.stock.items()]


def hoard(s: Scene, player: Player) -> list[Picture]:
    """What is buried and sunk."""
    seat = player.seat
    silver = s.word("buried-tip", silver=player.buried_silver)
    buried = tip(silver, buried_cards(s, player), rules=["GOT-12", "GOT-177", "GOT-188"])
    sunk = tip(s.word("sunk-tip", count=player.sunk), rules=["GOT-85", "GOT-187"])
    return [
        labelled("bury", player.buried_silver, buried, f"buried-{seat}"),
        labelled("sink", player.sunk, sunk, f"sunk-{seat}"),
    ]


def in_strip(s: Scene, player: Player) -> bool:
    """Has the player a line beside the map, in which Silver and hand are?"""
    return not s.size.narrow and not s.is_own(player)


def silver_of(s: Scene, player: Player) -> Picture:
    return stored(s, player, "silver", player.silver, s.choice(f"steal {player.seat}"))


def buried_cards(s: Scene, player: Player) -> str:
    return f"{s.word('buried-cards')} {cards_named(s, player.buried)}" if player.buried else ""


def stored(s: Scene, player: Player, resource: str, count: int, choice: Choice | None) -> Picture:
    """A kind of good in storage; Silver can be stolen."""
    shown = tally(good(resource, 19), count, 14)
    wide = max(shown.width, 38)
    rules = ["GOT-12", "GOT-17" if resource == "silver" else "GOT-16"]
    lines = tip(f"{s.players[player.seat]}: {count} {s.resource(resource)}", rules=rules)
    edge = el("rect", x=-3, y=-3, width=wide + 2, height=26, rx=4, class_="edge clear") if choice is not None else None
    drawn = piece(edge, shown.element, id_=f"store-{player.seat}-{resource}", tip=lines, choice=choice)
    return Picture(drawn, wide, shown.height)


def labelled(name: str, count: int, lines: str, id_: str) -> Picture:
    shown = tally(sign(name, 16), count, 14)
    return Picture(piece(shown.element, id_=id_, tip=lines), max(shown.width, 38), shown.height)


# --- the rest -------------------------------------------------------------------------------------------------------


def reputation(s: Scene, player: Player) -> Picture:
    """What the family is known for, and where it comes from."""
    name = player.reputation
    home = s.named(s.names.settings[player.home]) if player.home else "–"
    entry = s.names.reputations[name] if name else None
    said = s.named(entry) if entry else s.word("no-reputation")
    room = s.size.room - PLATE - 132
    drawn = fitted(said, 0, 13, room, 13, class_="" if entry else "faint", least=s.size.letters)
    if entry is None:
        lines = tip(said, s.word("home-is", setting=home), rules=["GOT-36"])
    else:
        title = f"{said} ({entry.number})"
        lines = tip(title, entry.text[s.lang], s.word("home-is", setting=home), rules=[entry.rule, "GOT-30"])
    return Picture(piece(drawn, id_=f"reputation-{player.seat}", tip=lines), room, 17)


def reserve(s: Scene, player: Player) -> Picture:
    """Tokens that are not in play yet."""
    left = player.reserve
    tokens = {"farmstead": left.farmsteads, "tower": left.towers, "church": left.churches, "ship": left.ships}
    line = beside([tally(sign(kind, 16), count, 13) for kind, count in tokens.items()], 5)
    said = s.word(
        "reserve-tip", farmsteads=left.farmsteads, towers=left.towers, churches=left.churches, ships=left.ships
    )
    lines = tip(said, rules=["GOT-14", "GOT-15"])
    return Picture(piece(line.element, tip=lines), line.width, line.height)


def piles(s: Scene, player: Player) -> Picture:
    """Hand unless it stands elsewhere, deck and discard pile."""
    seat = player.seat
    discard = player.discard
    lines = {
        "deck": tip(s.word("deck-tip", count=player.deck_count), rules=["GOT-29", "GOT-59"]),
        "discard": tip(s.word("discard-tip", count=len(discard)), cards_named(s, discard), rules=["GOT-59", "GOT-179"]),
    }
    numbers = {"deck": player.deck_count, "discard": len(discard)}
    parts = [] if in_strip(s, player) else [hand_count(s, player)]
    for name, count in numbers.items():
        shown = tally(sign(name, 16), count, 13)
        id_ = f"seat-{seat}-{name}"
        parts.append(Picture(piece(shown.element, id_=id_, tip=lines[name]), max(shown.width, 32), shown.height))
    return beside(parts, 6)


def cards_named(s: Scene, cards: Sequence[str]) -> str:
    """For example "Forest ×2, Hill"."""
    numbers = {card: cards.count(card) for card in cards}
    return ", ".join(s.card(card) + (f" ×{count}" if count > 1 else "") for card, count in numbers.items())


def decorations(s: Scene, player: Player) -> list[Picture]:
    """What decorates the churches of a player."""
    owned = player.decorations
    if not owned:
        return []
    entries = [s.names.decorations[name] for name in owned]
    shown = beside([sign("decoration", 16), text("+".join(str(entry.vp) for entry in entries), 13, "number")], 2)
    worth = [f"{s.named(entry)}: {entry.vp}" for entry in entries]
    lines = tip(s.word("decorations"), *worth, rules=["GOT-92", "GOT-191"])
    return [Picture(piece(shown.element, tip=lines), shown.width, shown.height)]


def named_cards(s: Scene, player: Player) -> list[Picture]:
    """The same by their names, where there is room for them."""
    seat = player.seat
    parts = [text(f"{s.word('shelf-played')} {len(player.played) or '–'}", 13, "faint")]
    for n, one in enumerate(player.played, 1):
        over = [worker(seat, 13)] if one.worker else []
        lines = s.about_card(one.card, s.word("was-played"), rules=["GOT-70"])
        parts.append(chip(s, one.card, tip=lines, over=over, id_=f"seat-{seat}-played-{n}"))
    hand = player.hand or ()
    if not s.is_own(player) and hand:
        parts.append(text(s.word("left-in-hand"), 13, "faint"))
        for held in hand:
            lines = s.about_card(held.card, s.word("in-hand"), rules=["GOT-171"])
            parts.append(chip(s, held.card, tip=lines))
    return parts


def small_card(s: Scene, card: str, state: str) -> Picture:
    """A card as small as its picture."""
    looks = f"of-{s.names.cards[card].kind}"
    drawn = piece(picture_of(s, card, 32, 24), class_=looks, tip=s.about_card(card, state, rules=["GOT-70"]))
    return Picture(drawn, 32, 24)
