"""The words in which the rule tests are written: a bare table with only what matters, moves as words."""

from copy import deepcopy
from typing import Any, cast

import skerry
from skerry.games.hagar.state import Hagar

HAGAR = skerry.game("hagar")
LETTERS = {"L": "land", "F": "forest", "W": "water"}


def hagar(*players: dict[str, Any], game: skerry.Game = HAGAR, **scenario: Any) -> Hagar:
    """A position of Hägar written as a scenario; two seats and a turn that begins unless said otherwise."""
    return cast(Hagar, game.scenario({"players": list(players), **scenario}))


def kinds(g: Hagar) -> dict[tuple[int, int], str]:
    """The kind of every field on the table, as a letter."""
    letter = {kind: sign for sign, kind in LETTERS.items()}
    found = {}
    for coaster in g.view(None)["map"]:
        x, y = coaster["cell"]
        for corner, kind in enumerate(coaster["fields"]):
            found[2 * x + corner % 2, 2 * y + corner // 2] = letter[kind]
    return found


def landscape(g: Hagar, x: int, y: int) -> dict[str, Any]:
    """The landscape that this field belongs to, as the view has it."""
    return next(one for one in g.view(None)["landscapes"] if [x, y] in one["fields"])


def designed(**coasters: dict[str, Any]) -> skerry.Game:
    """Hägar with other coasters: `fields` such as "WWLF" (nw, ne, sw, se), `gold`, `shields`, `beer`, `die`.

    A coaster is named by its number, c10; gold and shields are lists of the fields they touch, such as "nw ne"; a die
    field is its number and the fields of its line, such as (2, "nw sw"), and no other coaster has that number then.
    """
    data = deepcopy(HAGAR.pack.data)
    entries = {entry["id"].replace("coaster-", "c"): entry for entry in data["coasters"]}
    for name, design in coasters.items():
        print_on(entries[name], list(entries.values()), design)
    count_again(data)
    return skerry.game("hagar", data)


def print_on(entry: dict[str, Any], others: list[dict[str, Any]], design: dict[str, Any]) -> None:
    corners = ("nw", "ne", "sw", "se")
    if "fields" in design:
        entry["fields"] = {corner: LETTERS[sign] for corner, sign in zip(corners, design["fields"], strict=True)}
    entry["beer"] = design.get("beer", False)
    entry["symbols"] = [
        {"kind": kind, "touches": touched.split()}
        for kind, key in (("gold", "gold"), ("shield", "shields"))
        for touched in design.get(key, [])
    ]
    if "die" in design:
        number, line = design["die"]
        for other in others:
            if other.get("die_field", {}).get("number") == number:
                del other["die_field"]
        axis = "vertical" if line in ("nw sw", "ne se") else "horizontal"
        entry["die_field"] = {"number": number, "line": line.split(), "axis": axis}


def count_again(data: dict[str, Any]) -> None:
    """The totals of the pack, which are checked."""
    totals, coasters = data["coaster_totals"], data["coasters"]
    every = [kind for coaster in coasters for kind in coaster["fields"].values()]
    symbols = [symbol["kind"] for coaster in coasters for symbol in coaster["symbols"]]
    totals.update({f"fields_{kind}": every.count(kind) for kind in LETTERS.values()})
    totals.update({kind: symbols.count(kind) for kind in ("gold", "shield")})
    totals["beer"] = sum(coaster["beer"] for coaster in coasters)
    totals["die_fields"] = sum("die_field" in coaster for coaster in coasters)
