"""The players: workers, storage, what is buried and sunk, ships and settlements in reserve, cards, decorations."""

from collections.abc import Sequence
from typing import Final

from skerry.drawing.layout import Picture, at, below, beside, flow
from skerry.drawing.lettering import fitted
from skerry.drawing.pieces import Choice, panel, piece, player_mark, symbol
from skerry.drawing.svg import Element, el
from skerry.games.gotlandia.board.scene import Scene, tip
from skerry.games.gotlandia.board.things import LETTERS, chip, good, kind_sign, sign, tally, text, worker
from skerry.games.gotlandia.views import Player, by_source

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
NAME: Final = 76


def players(s: Scene, seats: Sequence[int]) -> Picture:
    """One below the other."""
    return below([s.part(f"player-{seat}", row, seat) for seat in seats], 4)


def row(s: Scene, seat: int) -> Picture:
    """All that is public of a player."""
    player = s.view.players[seat]
    pad, width = 5, s.size.side
    room = width - 2 * pad
    first = [name_plate(s, player), points(s, player), workers(s, player), storage(s, player)]
    lines = [flow(first, room, 9, 4), flow(counts(s, player), room, 9, 4)]
    if s.size.roomy and not s.is_own(player):
        lines.append(flow(named_cards(s, player), room, 5, 4))
    if s.size.roomier and not s.view.over:
        lines.append(flow(points_by_source(s, player), room, 9, 4))
    body = below(lines, 3)
    height = body.height + 2 * pad
    own = s.is_own(player)
    turn = player.seat == s.view.turn and not s.view.over and s.view.phase != "set-up"
    frame = el("rect", width=width, height=height, rx=7, fill="none", class_="at-turn") if turn else None
    ground = panel(width, height, 7, "panel mine" if own else "panel")
    return Picture(el("g", ground, frame, at(pad, pad, body), id=f"player-{player.seat}"), width, height)


def name_plate(s: Scene, player: Player) -> Picture:
    """Mark and name; the flag of the starting player."""
    seat = player.seat
    flag = None
    if seat == s.view.start_player:
        flag = piece(symbol("got-start", 16, class_="star"), id_="start-player", tip=s.word("start-tip"))
    name = fitted(s.players[seat], 27, 16, NAME - 8, 14, class_="heading", bold=True)
    parts = [player_mark(seat, s.players[seat], 22).element, name, None if flag is None else at(NAME + 20, 3, flag)]
    return Picture(el("g", *parts, id=f"seat-{seat}-name"), NAME + 36, 22)


def points(s: Scene, player: Player) -> Picture:
    """Points on the track, when the game is over all of them; the tip has them by source."""
    over = s.view.over
    number = player.points.total if over else player.vp
    shown = tally(sign("points", 16, "star"), number, 15)
    so_far = [f"{s.word(f'source-{source}')}: {count}" for source, count in by_source(player.points).items()]
    title = s.word("result") if over else s.word("points-tip", vp=number)
    lines = tip(title, "" if over else s.word("if-now"), *so_far, rules=["GOT-35", "GOT-181", "GOT-186"])
    drawn = piece(shown.element, id_=f"vp-{player.seat}", tip=lines)
    return Picture(drawn, max(shown.width, 36), shown.height)


def points_by_source(s: Scene, player: Player) -> list[Picture]:
    """What the points would be if the game ended now."""
    parts = [text(s.word("if-now"), 12, "faint")]
    for source, number in by_source(player.points).items():
        lines = tip(f"{s.word(f'source-{source}')}: {number}", s.word("if-now"), rules=[RULE_OF[source]])
        shown = tally(sign(SIGN_OF[source], 14, "star" if source == "total" else ""), number, 12)
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


def storage(s: Scene, player: Player) -> Picture:
    """Silver and resources, then what is buried and sunk."""
    seat = player.seat
    parts = [stored(s, player, "silver", player.silver, s.choice(f"steal {seat}"))]
    parts += [stored(s, player, resource, count, None) for resource, count in player.stock.items()]
    silver = s.word("buried-tip", silver=player.buried_silver)
    buried = tip(silver, buried_cards(s, player), rules=["GOT-12", "GOT-177", "GOT-188"])
    parts.append(labelled(s, "bury", player.buried_silver, buried, f"buried-{seat}"))
    sunk = tip(s.word("sunk-tip", count=player.sunk), rules=["GOT-85", "GOT-187"])
    parts.append(labelled(s, "sink", player.sunk, sunk, f"sunk-{seat}"))
    return beside(parts, 4)


def buried_cards(s: Scene, player: Player) -> str:
    return f"{s.word('buried-cards')} {cards_named(s, player.buried)}" if player.buried else ""


def stored(s: Scene, player: Player, resource: str, count: int, choice: Choice | None) -> Picture:
    """A kind of good in storage; Silver can be stolen."""
    shown = tally(good(resource, 17), count, 14)
    wide = max(shown.width, 34)
    rules = ["GOT-12", "GOT-17" if resource == "silver" else "GOT-16"]
    lines = tip(f"{s.players[player.seat]}: {count} {s.resource(resource)}", rules=rules)
    edge = el("rect", x=-3, y=-3, width=wide + 2, height=24, rx=4, class_="edge clear") if choice is not None else None
    drawn = piece(edge, shown.element, id_=f"store-{player.seat}-{resource}", tip=lines, choice=choice)
    return Picture(drawn, wide, shown.height)


def labelled(s: Scene, name: str, count: int, lines: str, id_: str) -> Picture:
    shown = tally(sign(name, 16), count, 14)
    return Picture(piece(shown.element, id_=id_, tip=lines), max(shown.width, 34), shown.height)


# --- the second line --------------------------------------------------------------------------------------------------


def counts(s: Scene, player: Player) -> list[Picture]:
    """Reputation, what is left in reserve, cards, decorations, and what was played."""
    signs = [] if s.size.roomy or s.is_own(player) else [shown_cards(s, player)]
    return [reputation(s, player), reserve(s, player), piles(s, player), *decorations(s, player), *signs]


def reputation(s: Scene, player: Player) -> Picture:
    """What the family is known for, and where it comes from."""
    name = player.reputation
    home = s.named(s.names.settings[player.home]) if player.home else "–"
    entry = s.names.reputations[name] if name else None
    said = s.named(entry) if entry else s.word("no-reputation")
    drawn = fitted(said, 0, 12, 116, 12, class_="" if entry else "faint")
    if entry is None:
        lines = tip(said, s.word("home-is", setting=home), rules=["GOT-36"])
    else:
        title = f"{said} ({entry['number']})"
        lines = tip(title, str(entry["text"][s.lang]), s.word("home-is", setting=home), rules=[entry["rule"], "GOT-30"])
    return Picture(piece(drawn, id_=f"reputation-{player.seat}", tip=lines), 118, 16)


def reserve(s: Scene, player: Player) -> Picture:
    """Tokens that are not in play yet."""
    left = player.reserve
    tokens = {"farmstead": left.farmsteads, "tower": left.towers, "church": left.churches, "ship": left.ships}
    line = beside([tally(sign(kind, 14), count, 12) for kind, count in tokens.items()], 5)
    said = s.word(
        "reserve-tip", farmsteads=left.farmsteads, towers=left.towers, churches=left.churches, ships=left.ships
    )
    lines = tip(said, rules=["GOT-14", "GOT-15"])
    return Picture(piece(line.element, tip=lines), line.width, line.height)


def piles(s: Scene, player: Player) -> Picture:
    """Hand, deck and discard pile."""
    seat = player.seat
    discard = player.discard
    lines = {
        "hand": tip(s.word("hand-tip", count=player.hand_count, draws=player.draws), rules=["GOT-58"]),
        "deck": tip(s.word("deck-tip", count=player.deck_count), rules=["GOT-29", "GOT-59"]),
        "discard": tip(s.word("discard-tip", count=len(discard)), cards_named(s, discard), rules=["GOT-59", "GOT-179"]),
    }
    numbers = {"hand": player.hand_count, "deck": player.deck_count, "discard": len(discard)}
    parts = []
    for name, count in numbers.items():
        shown = tally(sign(name, 15), count, 12)
        id_ = f"seat-{seat}-{name}"
        parts.append(Picture(piece(shown.element, id_=id_, tip=lines[name]), max(shown.width, 29), shown.height))
    return beside(parts, 4)


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
    shown = beside([sign("decoration", 15), text("+".join(str(entry["vp"]) for entry in entries), 12, "number")], 2)
    worth = [f"{s.named(entry)}: {entry['vp']}" for entry in entries]
    lines = tip(s.word("decorations"), *worth, rules=["GOT-92", "GOT-191"])
    return [Picture(piece(shown.element, tip=lines), shown.width, shown.height)]


def shown_cards(s: Scene, player: Player) -> Picture:
    """Cards played in this generation, with their workers; and the hand once it lies open."""
    parts = [small_card(s, one.card, s.word("was-played"), played=True) for one in player.played]
    hand = player.hand or ()
    if not s.is_own(player) and hand:
        parts.append(text("|", 12, "faint"))
        parts += [small_card(s, one.card, s.word("in-hand"), played=False) for one in hand]
    return beside(parts, 2)


def named_cards(s: Scene, player: Player) -> list[Picture]:
    """The same by their names, where there is room for them."""
    seat = player.seat
    parts = [text(f"{s.word('shelf-played')} {len(player.played) or '–'}", 12, "faint")]
    for n, one in enumerate(player.played, 1):
        over = [worker(seat, 13)] if one.worker else []
        lines = s.about_card(one.card, s.word("was-played"), rules=["GOT-70"])
        parts.append(chip(s.names, one.card, s.lang, tip=lines, over=over, id_=f"seat-{seat}-played-{n}"))
    hand = player.hand or ()
    if not s.is_own(player) and hand:
        parts.append(text(s.word("left-in-hand"), 12, "faint"))
        for held in hand:
            lines = s.about_card(held.card, s.word("in-hand"), rules=["GOT-171"])
            parts.append(chip(s.names, held.card, s.lang, tip=lines))
    return parts


def small_card(s: Scene, card: str, state: str, *, played: bool) -> Picture:
    """A card as small as its sign."""
    entry = s.names.cards[card]
    drawn: list[Element] = [
        el("rect", width=19, height=19, rx=3, class_="chip"),
        symbol(kind_sign(s.names, card), 14, 2.5, 2.5, "kind"),
    ]
    looks = f"of-{entry['kind']}{' is-played' if played else ''}"
    return Picture(piece(*drawn, class_=looks, tip=s.about_card(card, state, rules=["GOT-70"])), 19, 19)
