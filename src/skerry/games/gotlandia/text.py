"""Gotlandia in words: prompts, refusals, log, the labels of moves and what is printed on cards.

The texts stand in the language files.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from skerry.games.gotlandia.entries import (
    Card,
    Counted,
    GotlandiaEntries,
    Produce,
    Requirement,
    Sell,
    Settle,
    Step,
    Take,
)
from skerry.kernel.errors import Message
from skerry.kernel.moves import Move
from skerry.kernel.pack import Pack
from skerry.words.entries import Called, by_id
from skerry.words.packs import spoken
from skerry.words.rooms import Room, joined
from skerry.words.wording import Gathered, Labels, Moments, Things, Wording

ROOM: Final = Room("gotlandia")

GATHERED: Final[Gathered] = {
    "turned-up": ("card", "cards"),
    "dealt": ("reputation", "reputations"),
    "lost": ("unit", "units"),
    "drew": ("card", "cards"),
    "showed": ("card", "cards"),
    "buried": ("card", "cards"),
}

LABELS: Final[Labels] = {
    "unplayed": ("setting",),
    "home": ("setting",),
    "turn-up": ("card",),
    "under": ("pile",),
    "reputation": ("reputation",),
    "generation": ("generation",),
    "draw": ("card",),
    "keep": ("reputation",),
    "reveal": ("reputation",),
    "farmstead": ("district",),
    "start-card": ("card",),
    "lose": ("unit",),
    "spare": ("district",),
    "pirate": ("direction",),
    "decline": (),
    "play": ("card", "action"),
    "pass": (),
    "settle": ("district",),
    "pay": (),
    "pay-silver": ("resource",),
    "ship": ("direction",),
    "tower": ("district",),
    "church": ("district",),
    "sell": ("resource",),
    "number": ("count",),
    "take": ("resource",),
    "raid silver": (),
    "raid": ("direction",),
    "sail stay": (),
    "sail": ("direction",),
    "sink": ("direction",),
    "draw-cards one": (),
    "draw-cards all": (),
    "draw-cards stop": (),
    "steal": ("seat",),
    "learn": ("card",),
    "partner": ("card",),
    "decorate": ("decoration",),
    "unbury silver": (),
    "unbury": ("card",),
    "show": ("card",),
    "feed": (),
    "bury silver": (),
    "bury": ("card",),
    "done": (),
}

CHURCH_STEPS: Final = {"build-church", "decorate"}


def printed(key: str, lang: str, **values: object) -> str:
    """A text of a card or the name of a piece, filled with what is in words already."""
    return ROOM.say(f"word-{key}", lang, **values)


# What an event sounds like; a banner is shown besides, and what only begins a turn is nobody's deed.
MOMENTS: Final[Moments] = {
    "generation": "banner",
    "last-generation": "bell",
    "pirate-raids": "bell",
    "played": "card",
    "drew": "card",
    "settled": "wood",
    "tower": "wood",
    "church": "bell",
    "ship": "water",
    "sailed": "water",
    "sank": "water",
    "sold": "coin",
    "stole": "coin",
    "plundered": "coin",
    "learned": "card",
    "partner": "card",
    "game-over": "bell",
}


class Names:
    """What things are called in a pack, and what is printed on them."""

    def __init__(self, entries: GotlandiaEntries) -> None:
        self.entries = entries
        self.settings = by_id(entries.setting)
        self.districts = by_id(entries.district)
        self.directions = by_id(entries.direction)
        self.terrains = by_id(entries.terrain)
        self.resources = by_id(entries.resource)
        self.cards = by_id(entries.card)
        self.reputations = by_id(entries.reputation)
        self.generations = by_id(entries.generation)
        self.decorations = by_id(entries.decoration)
        self.goals = by_id(entries.solo_goal)
        self.places = by_id(entries.place)

    def name(self, things: Mapping[str, Called], thing: str, lang: str) -> str:
        return things[thing].name[lang]

    def card(self, card: str, lang: str) -> str:
        return self.name(self.cards, card, lang)

    def resource(self, resource: str, lang: str, count: int = 2) -> str:
        """A resource, or Silver; some are called otherwise when there is one of them."""
        if resource == "silver":
            return printed("silver", lang)
        entry = self.resources[resource]
        return (entry.one if count == 1 else entry.name)[lang]


class Texts(Wording):
    """Puts what Gotlandia reports into words, with the names of a pack."""

    def __init__(self, pack: Pack) -> None:
        self.names = Names(GotlandiaEntries.of(spoken(pack, ROOM)))
        things: Things = {
            "setting": self.names.settings,
            "district": self.names.districts,
            "direction": self.names.directions,
            "to_direction": self.names.directions,
            "card": self.names.cards,
            "reputation": self.names.reputations,
            "generation": self.names.generations,
            "decoration": self.names.decorations,
            "goal": self.names.goals,
        }
        super().__init__(ROOM, LABELS, GATHERED, MOMENTS, things=things, people=("to", "victim"))

    def label_key(self, move: Move) -> str:
        """Some words of a family say something of their own."""
        return move.word if move.word in LABELS else move.family.name

    def label(self, move: Move, lang: str, names: list[str]) -> str:
        if move.family.name == "play":
            _, card, action = move.word.split(" ")
            return f"{self.names.card(card, lang)}: {self.action(card, self.actions(card).index(action), lang)}"
        return super().label(move, lang, names)

    def guide(self, message: Message, lang: str) -> str:
        """Beside the choice of a reputation also what each of them is good for."""
        said = super().guide(message, lang)
        dealt = message.values.get("reputations")
        return " ".join([said, *self.advice(dealt, lang)]) if isinstance(dealt, list) else said

    def advice(self, reputations: list[str], lang: str) -> list[str]:
        """A sentence for each; packs may have others, of which nothing is known."""
        known = {one: said for one in reputations if (said := self.good_for(one, lang))}
        return [f"{self.names.name(self.names.reputations, one, lang)}: {said}" for one, said in known.items()]

    def good_for(self, reputation: str, lang: str) -> str:
        """What a reputation is good for, if anything is known of it."""
        return self.said(f"advice-{reputation}", lang) if ROOM.has(f"word-advice-{reputation}") else ""

    def put(self, name: str, value: Any, lang: str, names: list[str]) -> str:
        if name in ("resource", "unit", "resource:one", "unit:one"):
            return self.names.resource(value, lang, 1 if name.endswith(":one") else 2)
        if name in ("goods:goods", "resources:goods", "units"):
            return self.goods(value if name == "goods:goods" else counted(value), lang)
        if ":" in name or name == "piece":
            return self.aspect(name, value, lang)
        if isinstance(value, list) and any(one in self.names.resources for one in value):
            return joined([self.names.resource(one, lang, 1) for one in value], lang)
        return super().put(name, value, lang, names)

    def aspect(self, name: str, value: Any, lang: str) -> str:
        """What is said of a value besides its name."""
        if name == "piece":
            return printed(value, lang)
        if name == "reputation:text":
            return self.names.reputations[value].text[lang]
        if name == "worth:worth":
            return self.worth(value, lang)
        return str(value)

    def goods(self, goods: Mapping[str, int], lang: str) -> str:
        """For example "3 Wood and 1 Silver"."""
        parts = [f"{count} {self.names.resource(name, lang, count)}" for name, count in goods.items()]
        return joined(parts, lang) or self.said("nothing", lang)

    def worth(self, worth: Mapping[str, int], lang: str) -> str:
        """For example "Wood 6, Tar 8"."""
        return ", ".join(f"{self.names.resource(name, lang)} {silver}" for name, silver in worth.items())

    # --- what is printed on a card --------------------------------------------------------------------------------

    def said(self, key: str, lang: str, **values: object) -> str:
        """A template filled with what is in words already."""
        return printed(key, lang, **values)

    def actions(self, card: str) -> list[str]:
        """The actions of a card by name, second steps that can be main actions included (GOT-R3)."""
        entry = self.names.cards[card]
        names = [action[0].do for action in entry.steps()]
        return [f"{name}-{names[:n].count(name) + 1}" if name in names[:n] else name for n, name in enumerate(names)]

    def action(self, card: str, number: int, lang: str) -> str:
        """An action of a card, such as "produce 1 Tar + 1 Tar per Forest, then draw up to 1"."""
        entry = self.names.cards[card]
        said = [self.step(step, entry, lang) for step in entry.steps()[number]]
        first = said[0]
        for second in said[1:]:
            first = self.said("then", lang, first=first, second=second)
        return first

    def step(self, step: Step, entry: Card, lang: str) -> str:
        """One step in words."""
        setting = self.setting(entry, lang)
        match step:
            case Settle():
                terrain = self.names.name(self.names.terrains, step.terrain, lang) if step.terrain else ""
                return self.said(f"settle {step.where}", lang, setting=setting, terrain=terrain)
            case Produce():
                return self.produce(step, setting, lang)
            case Take():
                return self.take(step, lang)
            case Sell():
                kinds = [self.names.resource(kind, lang) for kind in step.kinds]
                return self.said(f"sell {step.market}", lang, kinds=self.said("or", lang).join(kinds))
        if step.do == "build-tower":
            return self.said(f"build-tower {step.where}", lang, setting=setting)
        return self.said(step.do, lang, n=step.n)

    def setting(self, entry: Card, lang: str) -> str:
        """The Setting whose card it is, if it is one's."""
        return self.names.name(self.names.settings, entry.setting, lang) if entry.setting else ""

    def produce(self, step: Produce, setting: str, lang: str) -> str:
        if step.in_setting:
            return self.said("produce setting", lang, setting=setting)
        base = self.goods(step.base, lang) if step.base else ""
        each = []
        for terrain, resource in step.per.items():
            name = self.names.name(self.names.terrains, terrain, lang)
            each.append(self.said("per terrain", lang, resource=self.names.resource(resource, lang, 1), terrain=name))
        per = " + ".join(each)
        return self.said("produce", lang, base=base, plus=" + " if base and per else "", per=per)

    def take(self, step: Take, lang: str) -> str:
        if step.choose_basic:
            return self.said("take basic", lang)
        goods = {**step.resources, **({"silver": step.silver} if step.silver else {})}
        per = self.said(f"count {step.per}", lang) if step.per else ""
        return self.said("take", lang, goods=self.goods(goods, lang), per=per)

    def counted(self, count: Counted, entry: Card, lang: str) -> str:
        """What something is counted by, "" for once."""
        if count.per == "flat":
            return ""
        if count.per in self.names.terrains:
            thing = self.names.name(self.names.terrains, count.per, lang)
        else:
            thing = self.said(f"count {count.per}", lang, setting=self.setting(entry, lang))
        return self.said("two", lang, per=thing) if count.each == 2 else thing

    def kept(self, card: str, lang: str) -> str:
        """What a card gives if it is left in hand: "2 Food per Field, bury 1"."""
        entry = self.names.cards[card]
        parts = []
        if entry.food.n:
            parts.append(self.said("food", lang, n=entry.food.n, per=self.counted(entry.food, entry, lang)))
        if entry.bury:
            parts.append(self.said("bury", lang, n=entry.bury))
        return ", ".join(parts) or self.said("nothing", lang)

    def vp(self, card: str, lang: str) -> str:
        """The victory points of a card, "" if it has none."""
        entry = self.names.cards[card]
        if entry.vp is None:
            return ""
        return self.said("vp", lang, n=entry.vp.n, per=self.counted(entry.vp, entry, lang))

    def requires(self, card: str, lang: str) -> str:
        """What a craft asks for, "" for nothing."""
        requires = self.names.cards[card].requires or Requirement()
        parts = [self.names.name(self.names.terrains, terrain, lang) for terrain in requires.terrains]
        others = {"churches": requires.churches, "harbours": requires.harbours, "settings": requires.settings}
        return joined(parts + [self.said(name, lang, n=n) for name, n in others.items() if n], lang)

    def goal(self, goal: str, lang: str) -> str:
        """What must be reached alone, and by when (GOT-197 to GOT-199)."""
        entry = self.names.goals[goal]
        churches = "churches" if entry.churches_built == 1 else "several-churches"
        amounts = {churches: entry.churches_built, "settings": entry.settings_settled}
        parts = [self.said(name, lang, n=n) for name, n in amounts.items() if n]
        if entry.decoration:
            parts.append(self.names.name(self.names.decorations, entry.decoration, lang))
        return self.said("goal", lang, what=joined(parts, lang), century=entry.by_end_of)

    def parts(self, card: str, church_follows: bool) -> tuple[Sequence[Sequence[Step]], Sequence[Step]]:
        """The actions of a card and what may follow them; churches do, or are actions of their own (GOT-R3)."""
        entry = self.names.cards[card]
        if not church_follows and {step.do for step in entry.follow_up} <= CHURCH_STEPS:
            return entry.steps(), ()
        return entry.actions, entry.follow_up

    def second_step(self, card: str, lang: str, church_follows: bool) -> str:
        """What may follow the main action, "" for nothing (GOT-67)."""
        entry = self.names.cards[card]
        steps = [self.step(step, entry, lang) for step in self.parts(card, church_follows)[1]]
        return self.said("may", lang, step=self.said("or", lang).join(steps)) if steps else ""

    def card(self, card: str, lang: str, church_follows: bool) -> list[str]:
        """All that is printed on a card: a line for each action, as on the card, then what may follow."""
        first, *others = [self.action(card, n, lang) for n in range(len(self.parts(card, church_follows)[0]))]
        lines = [first, *[self.said("or-action", lang, action=action) for action in others]]
        second = self.second_step(card, lang, church_follows)
        return [*lines, second] if second else lines


def counted(names: list[str]) -> dict[str, int]:
    """How often each name stands in a list, in order of appearance."""
    return {name: names.count(name) for name in dict.fromkeys(names)}
