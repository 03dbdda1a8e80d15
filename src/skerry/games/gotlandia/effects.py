"""The vocabulary in which the pack says what cards do: each word makes an effect of the rules."""

from typing import Final

from skerry.games.gotlandia.building import BuildChurch, BuildShip, PlaceShip, Settle, Tower
from skerry.games.gotlandia.cards import BIT, CHURCHES, FLAT, NOTHING, SETTINGS, SHIPS, Count, Effect
from skerry.games.gotlandia.components import Components, Vocabulary
from skerry.games.gotlandia.learning import Decorate, Draw, LearnCraft, TradingPartner, Unbury
from skerry.games.gotlandia.producing import Produce, Sell, Take, TakeBasic
from skerry.games.gotlandia.sailing import Assembly, PlacePirate, Raid, Sink
from skerry.kernel.pack import Values

TIMES: Final = {"church": CHURCHES, "ship": SHIPS, "setting": SETTINGS}


def read_settle(c: Components, step: Values, setting: int) -> Effect:
    """Where = "setting", "adjacent", "coastal" or "anywhere"; a terrain limits it further (GOT-73)."""
    where = step.one_of("where", ["setting", "adjacent", "coastal", "anywhere"])
    districts = c.all_districts
    if where == "setting":
        districts = own_districts(c, step, setting)
    elif where == "coastal":
        districts = c.coastal
    if "terrain" in step.data:
        districts &= c.of_terrain[c.terrains.index(step.one_of("terrain", c.terrains))]
    return Settle(districts, where == "adjacent")


def own_districts(c: Components, step: Values, setting: int) -> int:
    step.require(setting != NOTHING, "where", "gotlandia/wrong-something-else-card-setting")
    return c.of_setting[setting]


def read_produce(c: Components, step: Values, setting: int) -> Effect:
    says = step.data.get("in_setting") or step.data.get("per") or step.data.get("base")
    step.require(bool(says), "per", "gotlandia/wrong-what-produced-base-per")
    yields = [NOTHING] * len(c.districts)
    if "in_setting" in step.data and step.flag("in_setting"):
        own = own_districts(c, step, setting)
        for district in range(len(c.districts)):
            if own & BIT[district]:
                yields[district] = c.yields[c.terrain[district]]
    if "per" in step.data:
        per = step.table("per")
        for name in per.data:
            per.require(name in c.terrains, name, "gotlandia/wrong-terrain")
            kind = c.kind_of(per, name)
            for district in range(len(c.districts)):
                if c.terrain[district] == c.terrains.index(name):
                    yields[district] = kind
    return Produce(c.amounts(step, "base") if "base" in step.data else [0] * c.kinds, yields)


def read_take(c: Components, step: Values, setting: int) -> Effect:
    if "choose_basic" in step.data:
        step.integer("choose_basic", 1, 1)
        return TakeBasic()
    silver = step.integer("silver", 0, 50) if "silver" in step.data else 0
    resources = c.amounts(step, "resources") if "resources" in step.data else [0] * c.kinds
    sort = TIMES[step.one_of("per", list(TIMES))] if "per" in step.data else FLAT
    return Take(silver, resources, Count(1, sort, 0, 1))


def read_sell(c: Components, step: Values, setting: int) -> Effect:
    kinds = 0
    names = step.data.get("kinds")
    fits = isinstance(names, list) and bool(names) and all(name in c.resources for name in names)
    step.require(fits, "kinds", "gotlandia/wrong-resources-2")
    for name in names if isinstance(names, list) else []:
        kinds |= BIT[c.resources.index(name)]
    return Sell(kinds, step.one_of("market", ["wisby", "card"]) == "wisby")


def read_build_tower(c: Components, step: Values, setting: int) -> Effect:
    anywhere = step.one_of("where", ["setting", "any"]) == "any"
    return Tower(c.all_districts if anywhere else own_districts(c, step, setting), False)


def read_place_pirate(c: Components, step: Values, setting: int) -> Effect:
    """Where = "free": the card says "in a direction without a pirate"; "unsaid": it does not (GOT-R35)."""
    return PlacePirate("where" in step.data and step.one_of("where", ["free", "unsaid"]) == "unsaid")


VOCABULARY: Final[Vocabulary] = {
    "settle": read_settle,
    "produce": read_produce,
    "take": read_take,
    "sell": read_sell,
    "draw": lambda c, step, setting: Draw(step.integer("n", 1, 20)),
    "build-tower": read_build_tower,
    "build-ship": lambda c, step, setting: BuildShip(),
    "build-church": lambda c, step, setting: BuildChurch(),
    "decorate": lambda c, step, setting: Decorate(),
    "place-ship": lambda c, step, setting: PlaceShip(),
    "place-tower": lambda c, step, setting: Tower(c.all_districts, True),
    "raid": lambda c, step, setting: Raid(),
    "place-pirate": read_place_pirate,
    "sink": lambda c, step, setting: Sink(),
    "assembly": lambda c, step, setting: Assembly(),
    "learn-craft": lambda c, step, setting: LearnCraft(),
    "trading-partner": lambda c, step, setting: TradingPartner(),
    "unbury": lambda c, step, setting: Unbury(),
}
