"""The desk: choices among goods, numbers and ways of payment, each with what it costs or brings."""

from collections.abc import Callable, Mapping
from typing import Final, cast

from skerry.drawing.layout import Picture, at, beside, flow
from skerry.drawing.lettering import fitted, width_of
from skerry.drawing.pieces import picked_mark, piece
from skerry.drawing.svg import el
from skerry.games.gotlandia.board.scene import Scene, tip
from skerry.games.gotlandia.board.things import good, goods, sign, text, worker
from skerry.games.gotlandia.views import Player

RULE_OF_COST: Final = {
    "settle": "GOT-72",
    "build-ship": "GOT-82",
    "build-tower": "GOT-90",
    "build-church": "GOT-91",
}


def desk(s: Scene, room: float) -> list[Picture]:
    """A title and what is asked below it; nothing if nothing is decided here."""
    found = buttons(s, cast(Player, s.you))
    if not found:
        return []
    wide = width_of(heading(s), 15, bold=True) + 6
    title = Picture(fitted(heading(s), 0, 14, min(wide, room), 15, bold=True, least=s.size.letters), wide, 19)
    if wide + sum(one.width + 6 for one in found) <= room:
        return [beside([title, *found], 6)]
    return [title, flow(found, room, 6, 6)]


def buttons(s: Scene, you: Player) -> list[Picture]:
    """A button for each way; nothing if what is asked is decided elsewhere."""
    found = [(word, shown) for word in s.moves if (shown := content(s, you, word)) is not None]
    return [button(s, word, shown) for word, shown in found]


def heading(s: Scene) -> str:
    """What is asked, in a word or two; of a loss also who takes it."""
    asked = s.view.asked
    if s.ask == "lose" and asked.direction:
        return s.word("desk-raided", direction=s.direction(asked.direction), units=asked.units or 0)
    by = s.named(s.names.generations[s.view.generation]) if s.view.generation else ""
    return s.word(f"desk-{s.ask}", units=asked.units or 0, left=asked.left or 0, by=by)


def button(s: Scene, word: str, shown: Picture) -> Picture:
    height = s.size.button
    width = max(shown.width + 16, height)
    choice = s.choice(word)
    drawn = piece(
        el("rect", width=width, height=height, rx=5, class_="edge card"),
        at((width - shown.width) / 2, (height - shown.height) / 2, shown),
        picked_mark(choice, width - 7, 5, back=True),
        choice=choice,
        tip=tip(s.texts.label(s.moves[word], s.lang, s.players), fee(s), rules=rules(s)),
    )
    return Picture(drawn, width, height)


def rules(s: Scene) -> list[str]:
    """The rules of what is asked."""
    asked = s.view.asked
    if asked.for_:
        return [RULE_OF_COST[asked.for_], "GOT-75", *(["GOT-74"] if asked.fee else [])]
    if s.ask == "lose" and not asked.direction:
        return [s.names.generations[s.view.generation].rule]
    return [RULES[s.ask]]


RULES: Final = {
    "lose": "GOT-49",
    "sell": "GOT-79",
    "sell-number": "GOT-79",
    "take": "GOT-88",
    "raid": "GOT-83",
    "sail": "GOT-84",
    "bury": "GOT-176",
    "unbury": "GOT-96",
    "unbury-any": "GOT-R4",
    "feed": "GOT-174",
}


def content(s: Scene, you: Player, word: str) -> Picture | None:
    """What a word costs or brings, in signs; None if it is not chosen here."""
    family, _, name = word.partition(" ")
    draw = CONTENTS.get(word) or CONTENTS.get(family)
    return None if draw is None else draw(s, you, name)


# --- ways of payment --------------------------------------------------------------------------------------------------


def cost(s: Scene) -> dict[str, int]:
    """What is paid for now, without the fee."""
    paid_for = s.view.asked.for_
    assert paid_for
    return dict(s.costs.of_deed(paid_for))


def with_fee(s: Scene, amounts: Mapping[str, int]) -> Picture:
    """The price, and after it the Silver for the other settlements."""
    shown = goods(amounts, 16)
    silver = s.view.asked.fee
    return beside([shown, text("+", 13, "faint"), goods({"silver": silver}, 16)], 4) if silver else shown


def fee(s: Scene) -> str:
    """Who gets the Silver for settling beside others."""
    asked = s.view.asked
    if not asked.fee:
        return ""
    place = next(one for one in s.view.districts if one.id == asked.place)
    paid = [s.players[built.seat] for built in place.settlements if built.seat != s.view.you]
    return s.word("fee", fee=asked.fee, to=", ".join([*paid, *([s.word("supply")] if place.neutral else [])]))


def pay(s: Scene, you: Player, name: str) -> Picture | None:
    return with_fee(s, cost(s))


def pay_silver(s: Scene, you: Player, name: str) -> Picture | None:
    amounts = cost(s)
    amounts[name] -= 1
    return with_fee(s, {**amounts, "silver": s.costs.substitute_silver})


# --- goods ------------------------------------------------------------------------------------------------------------


def held(you: Player, name: str) -> int:
    return you.silver if name == "silver" else you.stock[name]


def lose(s: Scene, you: Player, name: str) -> Picture | None:
    """A unit of it is lost; how many there are."""
    return beside([text("−1", 14, "warn"), good(name, 18), text(f"({held(you, name)})", 13, "faint")], 3)


def sell(s: Scene, you: Player, name: str) -> Picture | None:
    """A kind, what each brings, and how many there are."""
    each = [goods({name: 1}, 17), text("→", 13, "faint"), goods({"silver": s.price(you, name)}, 15)]
    return beside([*each, text(f"({held(you, name)})", 13, "faint")], 3)


def number(s: Scene, you: Player, name: str) -> Picture | None:
    """A number of units, and the Silver for all of them."""
    kind = s.view.asked.kind
    assert kind
    silver = {"silver": int(name) * s.price(you, kind)}
    if len(s.moves) <= 8:
        return beside([goods({kind: int(name)}, 16), text("→", 13, "faint"), goods(silver, 16)], 3)
    return beside([text(name, 13, "number"), text("→", 13, "faint"), goods(silver, 14)], 2)


def take(s: Scene, you: Player, name: str) -> Picture | None:
    return goods({name: 1}, 18)


def raid_silver(s: Scene, you: Player, name: str) -> Picture | None:
    return goods({"silver": s.silver_per_ship}, 18)


def stay(s: Scene, you: Player, name: str) -> Picture | None:
    return beside([sign("harbour", 17), text(s.word("stay"), 13)], 4)


def bury_silver(s: Scene, you: Player, name: str) -> Picture | None:
    return beside([goods({"silver": 1}, 17), text("→", 13, "faint"), sign("bury", 18)], 3)


def unbury_silver(s: Scene, you: Player, name: str) -> Picture | None:
    return beside([sign("bury", 18), text("→", 13, "faint"), goods({"silver": 1}, 17)], 3)


def feed(s: Scene, you: Player, name: str) -> Picture | None:
    grain = s.view.asked.grain or 0
    return beside([goods({"grain": grain}, 17), text("→ +1", 14, "good"), worker(you.seat, 18)], 3)


CONTENTS: Final[Mapping[str, Callable[[Scene, Player, str], Picture | None]]] = {
    "pay": pay,
    "pay-silver": pay_silver,
    "lose": lose,
    "sell": sell,
    "number": number,
    "take": take,
    "raid silver": raid_silver,
    "sail stay": stay,
    "bury silver": bury_silver,
    "unbury silver": unbury_silver,
    "feed": feed,
}
