"""Observations worked out a second time, slowly, from nothing but the view of a seat.

Each function takes a view and the names that the components of the game have, and gives the numbers of every field.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

View = dict[str, Any]
Numbers = dict[str, list[int]]


def marks(names: Sequence[object], marked: Iterable[object]) -> list[int]:
    """A 1 for every name that is marked."""
    found = list(marked)
    assert set(found) <= set(names), f"{found} are not all among {names}"
    return [int(name in found) for name in names]


def counts(names: Sequence[object], found: Sequence[object]) -> list[int]:
    assert set(found) <= set(names), f"{found} are not all among {names}"
    return [found.count(name) for name in names]


def flat(rows: Iterable[Sequence[int]]) -> list[int]:
    return [number for row in rows for number in row]


def capped(numbers: Iterable[int], most: int) -> list[int]:
    return [min(max(number, 0), most) for number in numbers]


class Around:
    """The seats of a view, from the observer on, up to the most there can be."""

    def __init__(self, view: View, most: int) -> None:
        self.view, self.most = view, most
        self.players = [view["players"][(view["you"] + place) % view["seats"]] for place in range(view["seats"])]

    def mark(self, *seats: int | None) -> list[int]:
        """A 1 for these seats; None and -1 are nobody."""
        places = {(seat - self.view["you"]) % self.view["seats"] for seat in seats if seat is not None and seat >= 0}
        return [int(place in places) for place in range(self.most)]

    def each(self, told: Callable[[View], Any]) -> list[int]:
        """A number, or a list of them, for every seat; zeros for those that nobody sits on."""
        rows = [told(player) for player in self.players]
        lists = [row if isinstance(row, list) else [int(row)] for row in rows]
        return flat(lists) + [0] * len(lists[0]) * (self.most - len(lists))


# --- Riga -------------------------------------------------------------------------------------------------------------


def riga(view: View, c: Any) -> Numbers:
    around = Around(view, c.seats.stop - 1)
    rows = around.most + c.rows_above_players
    deck, riga_buildings = c.buildings[: c.deck], c.buildings[c.deck :]
    own = around.players[0]
    order = {(season, seat): place for place, (season, seat) in enumerate(view["order"], start=1)}
    seats = [(view["you"] + place) % view["seats"] for place in range(view["seats"])]
    empty = [0] * (around.most - view["seats"])
    return {
        "seats": [view["seats"]],
        "house": [int(view["variants"]["builders_yard"] == "pile-only")],
        "year": [view["year"]],
        "years": [view["years"]],
        "season": marks(["set-up", "spring", "summer", "autumn", "winter"], [view["season"]]),
        "phase": marks(["", "take", "build"], [view["phase"]]),
        "over": [int(view["over"])],
        "turn": around.mark(view["turn"]),
        "start_player": around.mark(view["start_player"]),
        "order": flat([order.get((season, seat), 0) for seat in seats] + empty for season in ("summer", "autumn")),
        "builds_left": [view["builds_left"]],
        "rows": flat(counts(c.goods, row) for row in view["rows"]) + [0] * 4 * (rows - len(view["rows"])),
        "swapped": marks(range(1, rows + 1), view["swapped_rows"]),
        "new": marks(deck, view["new"]),
        "old": marks(deck, view["old"]),
        "goods_pile": [view["goods_pile"]],
        "goods_discard": list(view["goods_discard"].values()),
        "building_pile": [view["building_pile"]],
        "building_discard": [view["building_discard"]],
        "batch": marks(c.buildings, view["batch"]),
        "owed": [view["owed"]],
        "goods_count": around.each(lambda player: player["goods_count"]),
        "buildings_count": around.each(lambda player: player["buildings_count"]),
        "hand_limit": around.each(lambda player: player["hand_limit"]),
        "built": around.each(lambda player: marks(c.buildings, [b["id"] for b in player["built"]])),
        "used": around.each(lambda player: marks(c.buildings, [b["id"] for b in player["built"] if b["used"]])),
        "fresh": marks(c.buildings, [b["id"] for player in around.players for b in player["built"] if b["fresh"]]),
        "unbuilt": around.each(lambda player: marks(riga_buildings, player["riga_unbuilt"])),
        "school": around.each(
            lambda player: marks(["knight", "merchant"], [b["side"] for b in player["built"] if b.get("side")])
        ),
        "charged": around.each(lambda player: any(b.get("ducats") for b in player["built"])),
        "merchants": around.each(lambda player: player["merchants"]),
        "knights": around.each(lambda player: player["knights"]),
        "points": around.each(lambda player: player["points"] + 50),
        "looking_count": around.each(lambda player: player["looking_count"]),
        "goods": list(own["goods"].values()),
        "held": marks(deck, own["buildings"]),
        "looking": marks(deck, own["looking"]),
        "looking_goods": counts(c.goods, own["looking_goods"]),
        "power": capped(own["power"].values(), 120),
        "prices": flat(list(prices.values()) for prices in own["prices"].values()),
    }


# --- Hägar ------------------------------------------------------------------------------------------------------------


def hagar(view: View, c: Any) -> Numbers:
    around = Around(view, c.seats.stop - 1)
    corners, rotations, reach = ["nw", "ne", "sw", "se"], [0, 90, 180, 270], len(c.coasters) - 1
    fields = [(coaster, corner) for coaster in c.coasters for corner in corners]
    laid = {placed["coaster"]: placed for placed in view["map"]}
    kinds = {(name, corner): placed["fields"][n] for name, placed in laid.items() for n, corner in enumerate(corners)}
    on = {(token["coaster"], token["corner"]): token for token in view["tokens"]}
    chosen, lifted, line = view["chosen"], view["lifted"], view["line"]
    waits = [view["phase"]] if view["phase"] else []

    def hagars(player: View) -> list[int]:
        own = player["seat"]
        return marks(fields, [at for at, token in on.items() if token["token"] == "hagar" and token["seat"] == own])

    return {
        "seats": [view["seats"]],
        "stage": marks(["set-up", "turns", "final"], ["final" if view["over"] else view["stage"]]),
        "phase": marks(["roll", "draw", "lay", "turn", "token", "move", "to"], waits),
        "over": [int(view["over"])],
        "turn": around.mark(view["turn"]),
        "start_player": around.mark(view["start_player"]),
        "rolls": around.each(lambda player: view["rolls"][player["seat"]]),
        "turn_number": [view["turn_number"]],
        "turns": [view["turns"]],
        "pile": [view["pile"]],
        "unseen": marks(c.coasters, view["unseen"]),
        "laid": marks(c.coasters, laid),
        "x": [laid[name]["cell"][0] + reach if name in laid else 0 for name in c.coasters],
        "y": [laid[name]["cell"][1] + reach if name in laid else 0 for name in c.coasters],
        "rotation": flat(marks(rotations, [laid[name]["rotation"]] if name in laid else []) for name in c.coasters),
        "kind": flat(marks(c.kinds, [kinds[at]] if at in kinds else []) for at in fields),
        "hagars": around.each(hagars),
        "gold": marks(fields, [at for at, token in on.items() if token["token"] == "gold"]),
        "hand": marks(c.coasters, [view["hand"]["coaster"]] if view["hand"] else []),
        "chosen": [int(chosen is not None)],
        "chosen_x": [chosen[0] + reach if chosen else 0],
        "chosen_y": [chosen[1] + reach if chosen else 0],
        "fresh": marks(c.coasters, [view["fresh"]] if view["fresh"] else []),
        "lifted": marks(fields, [(lifted["coaster"], lifted["corner"])] if lifted else []),
        "rolled": [view["rolled"]],
        "axis": marks(["horizontal", "vertical"], [line["axis"]] if line else []),
        "line": [line["at"] + 2 * reach if line else 0],
        "hagars_left": around.each(lambda player: player["hagars_left"]),
        "gold_left": around.each(lambda player: player["gold_left"]),
        "offences": around.each(lambda player: player["offences"]),
        "beer_rotation": around.each(lambda player: marks(rotations, [player["beer_rotation"]])),
        "points": around.each(lambda player: player["points"]),
    }


# --- Pirate Haven -----------------------------------------------------------------------------------------------------

SORTS = ["resource", "treasure", "navy", "rum"]
SPECIALS = ["all-treasure", "all-navy", "two-income"]
BONUSES = ["one-treasure", "one-navy", "one-income"]


def pirate_haven(view: View, c: Any) -> Numbers:
    around = Around(view, c.seats.stop - 1)
    longest = max(len(path) for path in c.path) - 1
    on_tiles = [f"{spot} {number}" for spot in c.spots for number in (1, 2)]
    every = on_tiles + [c.spots[spot] for spot in c.sea]
    path = view["spots"]
    below = {tile: count for deck in view["decks"] for tile, count in deck["below"].items()}

    def thing(name: str) -> list[int]:
        """What lies somewhere, in twelve numbers."""
        tile = c.tiles.index(name) if name in c.tiles else -1
        sort, _, pips = name.partition(" ")
        kind = [int(tile >= 0 and c.kind[tile] == number) for number in range(3)]
        return (
            kind
            + marks(SORTS + SPECIALS, [sort] if name and tile < 0 else [])
            + [int(pips or 0)]
            + [c.value[tile] if tile >= 0 else 0]
        )

    def lying(player: View) -> list[int]:
        return flat(marks(c.tiles, [spot["lies"]] if spot["lies"] in c.tiles else []) for spot in player["island"])

    def dice(player: View) -> list[int]:
        return flat(die(spot, number) for spot in player["island"] for number in range(2))

    def die(spot: View, number: int) -> list[int]:
        lies = spot["dice"][number]["lies"] if number < len(spot.get("dice", [])) else ""
        sort, _, pips = lies.partition(" ")
        return [int(pips) if sort == name else 0 for name in ("resource", "treasure")] + [int(sort == "rum")]

    def opened(player: View, kind: int) -> bool:
        """Seen from the tiles themselves where there are any of that kind with locked die spots."""
        abilities = [c.ability[c.tiles.index(spot["lies"])] for spot in player["island"] if spot["lies"] in c.tiles]
        return (1 if kind == 0 else 2) in abilities

    agreed = view["variants"]
    return {
        "seats": [view["seats"]],
        "house": [
            int(agreed["bonus_order"] == "either-order"),
            int(agreed["navy_ranking"] == "everyone"),
            int(agreed["exchange"] == "one-way"),
        ],
        "round": [view["round"]],
        "phase": marks(["set-up", "map", "travel", "end"], [view["phase"]]),
        "over": [int(view["over"])],
        "turn": around.mark(view["turn"]),
        "landed": thing(view["landed"]),
        "landed_tile": marks(c.tiles, [view["landed"]] if view["landed"] in c.tiles else []),
        "open_bonus": marks(BONUSES, [view["open_bonus"]] if view["open_bonus"] else []),
        "docked": marks(c.spots, [view["docked"]] if view["docked"] else []),
        "moving": marks(every, [view["moving"]] if view["moving"] else []),
        "gave": marks(on_tiles, view["gave"]),
        "gained": marks(on_tiles, view["gained"]),
        "path": [len(path)],
        "lies": flat(thing(spot["lies"]) for spot in path) + [0] * 12 * (longest - len(path)),
        "bonus": flat(bonus(spot) for spot in path) + [0] * 3 * (longest - len(path)),
        "tops": marks(c.tiles, [deck["top"] for deck in view["decks"] if deck["top"]]),
        "below": [below.get(tile, 0) for tile in c.tiles],
        "pool": list(view["pool"].values()),
        "box": [view["box"].get(name, 0) for name in [*c.tiles, *SORTS]],
        "waiting": around.each(lambda player: marks(range(1, 5), place_of(player, "waiting"))),
        "at": around.each(lambda player: marks(range(1, longest + 1), [player["path"]] if player["path"] else [])),
        "home": around.each(lambda player: marks(range(1, 5), place_of(player, "home"))),
        "income": around.each(lambda player: player["income"]),
        "resources": around.each(lambda player: player["resources"]),
        "strength": around.each(lambda player: player["strength"]),
        "navy": around.each(lambda player: player["navy"]),
        "fame": around.each(lambda player: player["fame"]["total"]),
        "opened": around.each(lambda player: [int(opened(player, kind)) for kind in (0, 2)]),
        "island": around.each(lying),
        "capacity": around.each(lambda player: [spot.get("capacity", 0) for spot in player["island"]]),
        "navy_dice": around.each(lambda player: [navy(spot["lies"]) for spot in player["island"]]),
        "dice": around.each(dice),
    }


def bonus(spot: View) -> list[int]:
    """A bonus is there as long as something lies beside it."""
    return marks(["one-treasure", "one-navy", "one-income"], [spot["bonus"]] if spot["bonus"] and spot["open"] else [])


def place_of(player: View, state: str) -> list[int]:
    return [player["place"]] if player["state"] == state else []


def navy(lies: str) -> int:
    return int(lies.removeprefix("navy ")) if lies.startswith("navy ") else 0


# --- Haithabu ---------------------------------------------------------------------------------------------------------


def haithabu(view: View, c: Any) -> Numbers:
    around = Around(view, c.seats.stop - 1)
    letters, sorts = list("ABCDEFGH"), ["wagon", "ship"]
    action = view["action"]
    characters = [character["character"] for character in view["characters"]]

    def order(name: str) -> list[int]:
        number = c.orders.index(name) if name else -1
        return [*c.ordered[number], c.order_points[number], c.order_silver[number]] if name else [0] * 8

    def vehicle(name: str) -> list[int]:
        number = c.vehicles.index(name) if name else -1
        return [1, *c.named[number], c.any_goods[number]] if name else [0] * 8

    def on_space(workers: Callable[[View], list[int]], neutral: Callable[[View], int], spaces: list[View]) -> list[int]:
        seated = around.each(lambda player: [workers(space).count(player["seat"]) for space in spaces])
        return seated + [int(neutral(space)) for space in spaces]

    dial = next(place for place in range(8) if (place + c.place[0]) % 8 == view["dial"][0]["position"])
    agreed = view["variants"]
    return {
        "seats": [view["seats"]],
        "house": [
            int(agreed["imposter_use"] == "each-owner"),
            int(agreed["good_and_order"] == "either-order"),
            int(agreed["dial_trade"] == "any-mix"),
            int(agreed["order_ranking"] == "everyone"),
            int(agreed["dial_set_by"] == "start-player"),
        ],
        "stage": marks(
            ["set-up", "turn", "year-end", "powers", "resupply", "prices", "storage", "orders", "end"], [view["stage"]]
        ),
        "turn": capped([view["turn"]], view["turns"]),
        "phase": [view["phase"]],
        "over": [int(view["over"])],
        "active": around.mark(view["active"]),
        "start_player": around.mark(view["start_player"]),
        "next_start": around.mark(view["next_start_player"]),
        "turns_taken": [view["turns_taken"]],
        "dial": marks(range(8), [dial]),
        "night": [int(space["night"]) for space in view["dial"]],
        "on_dial": on_space(lambda space: space["workers"], lambda space: space["neutral"], view["dial"]),
        "level": [space["level"] for space in view["market"]],
        "price": [space["price"] for space in view["market"]],
        "in_market": [space["in_market"] for space in view["market"]],
        "in_supply": [space["in_supply"] for space in view["market"]],
        "on_market": on_space(lambda space: space["workers"], lambda space: space["neutral"], view["market"]),
        "inn": [view["inn"]],
        "markers": capped([view["loan_markers"]], 20),
        "display": flat(order(name) for name in view["display"]),
        "order_deck": [view["order_deck"]],
        "order_discard": marks(c.orders, view["order_discard"]),
        "orders_gone": marks(c.orders, view["orders_gone"]),
        "top": flat(vehicle(stack["known"][0] if stack["known"] else "") for stack in view["stacks"]),
        "height": [stack["count"] for stack in view["stacks"]],
        "known": marks(c.vehicles, [name for stack in view["stacks"] for name in stack["known"]]),
        "vehicles_gone": marks(c.vehicles, view["vehicles_gone"]),
        "owner": around.each(lambda player: marks(characters, player["characters"])),
        "safe": [int(character["safe"]) for character in view["characters"]],
        "used": [int(character["used"]) for character in view["characters"]],
        "turned_by": around.each(lambda player: int(player["seat"] in view["imposter_used_by"])),
        "silver": around.each(lambda player: list(divmod(player["silver"] or 0, 100))),
        "points": around.each(lambda player: player["points"] + 50),
        "loans": around.each(lambda player: player["loans"]),
        "workers": around.each(lambda player: player["workers"]),
        "filled": around.each(lambda player: len(player["filled"])),
        "warehouse": around.each(lambda player: list(player["warehouse"].values())),
        "post": around.each(lambda player: list(player["post"].values())),
        "vehicle": around.each(lambda player: vehicle(player["wagon"]) + vehicle(player["ship"])),
        "orders": around.each(lambda player: flat(order(card["order"] if card else "") for card in player["orders"])),
        "on_card": around.each(
            lambda player: flat(list(card["goods"].values()) if card else [0] * 6 for card in player["orders"])
        ),
        "to_place": marks(["own", "neutral"], action["to_place"]),
        "hired": [int(action["hired"])],
        "space": marks([*c.kinds, *letters], [action["space"]] if action["space"] else []),
        "event": marks(
            ["viking-games", "assassination", "fog", "buy-drinks", "storm", "time-of-unrest"],
            [action["event"]] if action["event"] else [],
        ),
        "dice": counts(range(1, 7), action["dice"]),
        "traded": counts(c.kinds, action["traded"]),
        "bought": marks(c.kinds, action["bought"]),
        "sold": marks(c.kinds, action["sold"]),
        "sorts": marks(sorts, action["sorts"]),
        "looking": marks(c.stacks, [action["looking"]] if action["looking"] else []),
        "using": marks(sorts, [action["using"]] if action["using"] else []),
        "loaded": list(action["loaded"].values()),
    }


# --- Gotlandia --------------------------------------------------------------------------------------------------------

HOUSE_RULES = {
    "hanse_church_is_second_step": True,
    "home_unbury_limit": 1,
    "neutral_tie_vp": 2,
    "may_pass_with_workers": False,
    "raid_resource_worth": 1,
    "neutral_strength": "influence",
    "memel_pirate": "without-pirate",
    "silver_limited": False,
    "setting_food": "unblocked",
    "troublemakers": "every-raid",
}
"""Those of Gotlandia, with their usual readings."""


def gotlandia(view: View, c: Any) -> Numbers:
    around = Around(view, c.seats.stop - 1)
    phases = ["set-up", "events", "pirates", "draw", "actions", "hands", "over"]
    generations = [generation.name for generation in c.generations]
    reputations = [reputation.name for reputation in c.reputations]
    asked, own = view["asked"], around.players[0]
    by_sea = asked.get("for") == "build-ship"
    direction = asked.get("place") if by_sea else asked.get("direction")
    tops = [pile["top"] for pile in view["piles"] if pile["top"]]
    below = iter([pile["below"] for pile in view["piles"]])

    def named(name: str | None) -> list[str]:
        return [name] if name else []

    def settled(kind: str) -> list[int]:
        return around.each(
            lambda player: [
                int({"seat": player["seat"], "kind": kind} in district["settlements"]) for district in view["districts"]
            ]
        )

    def cards(key: str) -> list[int]:
        return around.each(lambda player: counts(c.card_ids, player[key]))

    return {
        "seats": [view["seats"]],
        "house": [int(view["variants"][name] != usual) for name, usual in HOUSE_RULES.items()],
        "phase": marks(phases, [view["phase"]]),
        "over": [int(view["over"])],
        "century": marks(c.centuries, [view["century"]]),
        "left": [view["left"]],
        "generation": marks(generations, named(view["generation"])),
        "turned": marks(generations, view["turned"]),
        "demand": marks(c.resources, view["demand"]),
        "turn": around.mark(view["turn"]),
        "start_player": around.mark(view["start_player"]),
        "playing": marks(c.card_ids, named(view["playing"])),
        "goals": [int(met) for met in view["goals"].values()] or [0] * len(c.goals),
        "asked_cost": marks(["settle", "build-ship", "build-tower", "build-church"], named(asked.get("for"))),
        "asked_district": marks(c.districts, named(None if by_sea else asked.get("place"))),
        "asked_direction": marks(c.directions, named(direction)),
        "asked_kind": marks(c.resources, named(asked.get("kind"))),
        "asked_left": [asked.get("units", asked.get("left", asked.get("grain", 0)))],
        "farmsteads": settled("farmstead"),
        "towers": settled("tower"),
        "churches": settled("church"),
        "neutral": [int(district["neutral"]) for district in view["districts"]],
        "threatened": [int(district["threatened"]) for district in view["districts"]],
        "ships": around.each(lambda player: [place["ships"][player["seat"]] for place in view["directions"]]),
        "pirates": [int(place["pirate"]) for place in view["directions"]],
        "wisby": around.each(lambda player: [int(seat == player["seat"]) for seat in view["wisby"].values()]),
        "roma": around.mark(view["roma"]),
        "supply": list(view["supply"].values()),
        "silver_supply": [view["silver"] or 0],
        "pirate_supply": [view["pirates"]],
        "tops": marks(c.card_ids, tops),
        "below": [next(below) if is_played(view, c, pile) else 0 for pile in range(len(c.pile_kind))],
        "home": around.each(lambda player: marks(c.settings, named(player["home"]))),
        "reputation": around.each(lambda player: marks(reputations, named(player["reputation"]))),
        "scored": around.each(lambda player: player["vp"]),
        "points": around.each(lambda player: player["points"]["total"]),
        "silver": around.each(lambda player: player["silver"]),
        "stock": around.each(lambda player: list(player["stock"].values())),
        "buried_silver": around.each(lambda player: player["buried_silver"]),
        "sunk": around.each(lambda player: player["sunk"]),
        "workers": around.each(lambda player: player["workers"]),
        "bench": around.each(lambda player: player["bench"]),
        "passed": around.each(lambda player: player["passed"]),
        "decorated": around.each(lambda player: marks(c.decorations, player["decorations"])),
        "hand_count": around.each(lambda player: player["hand_count"]),
        "deck_count": around.each(lambda player: player["deck_count"]),
        "hand": around.each(lambda player: counts(c.card_ids, [held["card"] for held in player.get("hand", [])])),
        "discard": cards("discard"),
        "played": around.each(lambda player: counts(c.card_ids, [played["card"] for played in player["played"]])),
        "buried": cards("buried"),
        "deck": counts(c.card_ids, own["deck_cards"]),
        "dealt": marks(reputations, own["dealt"]),
        "kept": marks(reputations, named(own["kept"])),
    }


def is_played(view: View, c: Any, pile: int) -> bool:
    """The view leaves out piles of the advanced cards where these are not played with."""
    kind = c.pile_kind[pile]
    advanced = view["variants"]["advanced_crafts" if kind == 2 else "advanced_trading"]
    first = c.pile_kind.index(kind) + len(c.own_piles[kind - 2])
    return bool(c.pile_card[pile] >= 0 or pile - first < c.mixed_piles[kind - 2][1 if advanced else 0])


FROM_VIEWS: dict[str, Callable[[View, Any], Numbers]] = {
    "riga": riga,
    "hagar": hagar,
    "pirate_haven": pirate_haven,
    "haithabu": haithabu,
    "gotlandia": gotlandia,
}
