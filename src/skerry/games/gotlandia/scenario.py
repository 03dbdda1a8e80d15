"""Positions of Gotlandia written by hand; their words are described in docs/scenarios.md."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from skerry.games.gotlandia.actions import ACTION_STEP, NEXT_TURN
from skerry.games.gotlandia.cards import BIT, CRAFT, KINDS, LAST_GENERATION, NOTHING, TRADING, bits
from skerry.games.gotlandia.components import Components
from skerry.games.gotlandia.end import HANDS_STEP
from skerry.games.gotlandia.generation import DRAW_STEP, EVENT_STEP, NEXT_GENERATION
from skerry.games.gotlandia.house import SILVER_LIMITED
from skerry.games.gotlandia.setup import REPUTATIONS, SET_UP_EFFECTS, begin, deal_home, place_neutrals
from skerry.games.gotlandia.state import ACTIONS, EVENTS, HANDS, NOBODY, Gotlandia
from skerry.kernel.game import Game
from skerry.kernel.scenario import ScenarioReader, ScenarioTable

PHASES = ["set-up", "generation", "actions", "hands"]
STEPS = ["homes", "reputations", "effects"]
SPACES = ["farmsteads", "towers", "churches"]


class Reader(ScenarioReader):
    """Reads one scenario into a position."""

    def __init__(self, game: Game, components: Components, data: Mapping[str, Any]) -> None:
        super().__init__(game, data)
        self.c = components
        self.players += [ScenarioTable({}, f"players[{seat}]") for seat in range(len(self.players), self.seats)]
        self.g = Gotlandia(game, components, self.seats, self.variants)
        self.out = False  # what is named nowhere is out of the game

    def read(self) -> Gotlandia:
        """The position, at its first decision."""
        g, table = self.g, self.table
        phase = table.one_of("phase", "actions", PHASES)
        step = table.one_of("step", "homes", STEPS)
        self.out = table.rest_is_out(phase == "set-up")
        if phase != "set-up" and step != "homes":
            raise table.refuse("step", "gotlandia/wrong-only-set-up-steps")
        if phase == "set-up" and step == "homes":
            if any(player.data for player in self.players):
                raise table.refuse("players", "gotlandia/wrong-before-homes-dealt-nobody")
            begin(g)
        else:
            self.read_table()
            self.read_moment(phase, step)
        for player in self.players:
            player.finish()
        table.finish()
        g.settle()
        return g

    def read_table(self) -> None:
        self.read_homes()
        self.read_map()
        self.read_reputations()
        for seat, player in enumerate(self.players):
            self.read_settlements(seat, player)
            self.read_ships(seat, player)
            self.read_storage(seat, player)
        for seat, player in enumerate(self.players):
            self.read_cards(seat, player)
            self.read_workers(seat, player)
            self.read_points(seat, player)
        self.read_supply()
        self.check_churches()
        self.check_silver()
        self.read_pirates()
        self.read_spaces()
        self.read_piles()
        self.read_decorations()
        self.read_goals()
        self.g.update_threat()

    # --- homes, reputations and the map ---------------------------------------------------------------------------

    def check_silver(self) -> None:
        """All there is, if that is limited (GOT-R19)."""
        if self.g.house & SILVER_LIMITED and self.g.bank < 0:
            raise self.table.refuse("players", "gotlandia/wrong-only-silver-game", silver=self.c.silver)

    def read_homes(self) -> None:
        """By default the first Settings of the pack that may be played together."""
        c = self.c
        named = [self.index(player, "home", c.settings) for player in self.players]
        for homes in self.possible_homes():
            if all(wanted in (NOTHING, home) for wanted, home in zip(named, homes)):
                for home in homes:
                    deal_home(self.g, home)
                place_neutrals(self.g)
                return
        raise self.table.refuse("players", "gotlandia/wrong-these-homes-never-played")

    def possible_homes(self) -> list[list[int]]:
        """All ways to deal homes, in the order of the pack."""
        c = self.c
        settings = range(len(c.settings))
        if self.g.seats == 1:
            return [[home] for home in settings]
        if self.g.seats == 2:
            return [[home, c.opposite[home]] for home in settings]
        trios = [[home for home in settings if c.trio[home] == trio] for trio in ("A", "B")]
        pairs = [[home for home in settings if home not in (out, c.opposite[out])] for out in settings]
        found = []
        for together in trios if self.g.seats == 3 else pairs:
            found += orders(together)
        return found

    def read_map(self) -> None:
        g, table = self.g, self.table
        if table.has("neutral"):
            g.neutral = self.districts(table, "neutral")

    def read_reputations(self) -> None:
        names = [reputation.name for reputation in self.c.reputations]
        kept = [self.index(player, "reputation", names) for player in self.players]
        if any(kept.count(one) > 1 for one in kept if one != NOTHING):
            raise self.table.refuse("players", "gotlandia/wrong-reputation-exists-once")
        self.g.reputation = tuple(kept)

    def read_settlements(self, seat: int, player: ScenarioTable) -> None:
        """By default the two start districts; if any settlement is named, only those named."""
        g, c = self.g, self.c
        if not any(player.has(name) for name in SPACES):
            for name in SPACES:
                player.texts(name)
            return
        found = [self.districts(player, name) for name in SPACES]
        limits = (c.farmsteads, c.towers, c.churches)
        for name, there, limit in zip(SPACES, found, limits):
            if bits(there) > limit:
                raise player.refuse(name, "gotlandia/wrong-player-only-2", limit=limit)
        if found[0] & found[1] or (found[0] | found[1]) & found[2]:
            raise player.refuse("farmsteads", "gotlandia/wrong-player-most-settlement-district")
        g.farmsteads[seat], g.towers[seat], g.churches[seat] = found
        g.update_near(seat)

    def check_churches(self) -> None:
        together = 0
        for churches in self.g.churches:
            if together & churches:
                raise self.table.refuse("players", "gotlandia/wrong-district-holds-most-church")
            together |= churches

    def read_ships(self, seat: int, player: ScenarioTable) -> None:
        g, c = self.g, self.c
        if not player.has("ships"):
            player.texts("ships")
            return
        n = len(c.directions)
        g.ships[seat * n : seat * n + n] = [0] * n
        for name in player.texts("ships"):
            g.ships[seat * n + self.known(player, "ships", name, c.directions)] += 1
        if g.fleet(seat) > c.ships:
            raise player.refuse("ships", "gotlandia/wrong-player-only", ships=c.ships)

    def read_pirates(self) -> None:
        g, c, table = self.g, self.c, self.table
        for name in table.texts("pirates"):
            g.pirates |= BIT[self.known(table, "pirates", name, c.directions)]
        for seat, player in enumerate(self.players):
            g.sunk[seat] = player.integer("sunk", 0, 0, c.pirates)
        g.pirate_supply = c.pirates - bits(g.pirates) - sum(g.sunk)
        if g.pirate_supply < 0:
            raise table.refuse("pirates", "gotlandia/wrong-only-pirates-game", pirates=c.pirates)

    # --- storage and workers --------------------------------------------------------------------------------------

    def read_storage(self, seat: int, player: ScenarioTable) -> None:
        """By default what the set-up gives (GOT-33)."""
        g, c = self.g, self.c
        g.spend(seat, g.silver[seat] - player.integer("silver", g.silver[seat], 0, 999))
        buried = player.integer("buried_silver", 0, 0, 999)
        g.buried_silver[seat] = buried
        g.bank -= buried
        wanted = self.resources(player, "stock")
        if not player.has("stock"):
            return
        for kind in range(c.kinds):
            g.give_back(seat, kind, g.held(seat, kind))
        for kind, number in enumerate(wanted):
            if g.gain(seat, kind, number) < number:
                raise player.refuse(
                    "stock", "gotlandia/wrong-only-game-2", supply=c.supply[kind], resources=c.resources[kind]
                )

    def read_supply(self) -> None:
        """What nobody has; if the rest is out of the game, only what is named."""
        g, c = self.g, self.c
        for kind, number in enumerate(self.resources(self.table, "supply")):
            if number > g.supply[kind]:
                raise self.table.refuse(
                    "supply", "gotlandia/wrong-only-game-2", supply=c.supply[kind], resources=c.resources[kind]
                )
            if self.out:
                g.supply[kind] = number

    def resources(self, table: ScenarioTable, name: str) -> list[int]:
        """Resources by kind, such as "2 wood, grain"."""
        found = [0] * self.c.kinds
        for part in [part.split() for part in table.text(name, "").split(",") if part.strip()]:
            number, kind = (part[0], part[1]) if len(part) == 2 else ("1", part[0])
            if len(part) > 2 or not number.isdecimal() or kind not in self.c.resources:
                raise table.refuse(name, "gotlandia/wrong-number-resource", part=repr(" ".join(part)))
            found[self.c.resources.index(kind)] += int(number)
        return found

    def read_workers(self, seat: int, player: ScenarioTable) -> None:
        g = self.g
        g.workers[seat] = player.integer("workers", self.c.start_workers, 1, self.c.workers)
        placed = len(g.played[seat])
        if placed > g.workers[seat]:
            raise player.refuse(
                "played", "gotlandia/wrong-cards-need-many-workers", placed=placed, workers=g.workers[seat]
            )
        g.bench[seat] = g.workers[seat] - placed
        if player.integer("passed", 0, 0, 1):
            g.passed |= BIT[seat]

    def read_points(self, seat: int, player: ScenarioTable) -> None:
        g = self.g
        buildings, settings = list(g.building_points), list(g.setting_points)
        buildings[seat] = player.integer("building_points", 0, 0, 999)
        settings[seat] = player.integer("setting_points", 0, 0, 999)
        g.building_points, g.setting_points = tuple(buildings), tuple(settings)

    # --- cards ----------------------------------------------------------------------------------------------------

    def read_cards(self, seat: int, player: ScenarioTable) -> None:
        """Starting cards that are named nowhere are in the deck; crafts and trading cards are where they are named.

        If the rest is out of the game, so are they.
        """
        g, c = self.g, self.c
        zones = {name: self.cards(player, name) for name in ("hand", "discard", "played", "buried", "deck")}
        own = Counter(g.deck[seat])
        named = Counter(card for cards in zones.values() for card in cards)
        for card, count in named.items():
            bought = c.cards[card].kind in (CRAFT, TRADING)
            if not bought and count > own[card]:
                raise player.refuse(
                    "hand", "gotlandia/wrong-seat-only", seat=seat, own=own[card], card_ids=c.card_ids[card]
                )
        whole = player.has("deck") or self.out
        rest = [] if whole else list((own - named).elements())
        if player.has("deck") and own - named and not self.out:
            missing = c.card_ids[min(own - named)]
            raise player.refuse("deck", "gotlandia/wrong-place-deck-written-out", missing=missing)
        g.hand[seat], g.buried[seat] = tuple(sorted(zones["hand"])), tuple(sorted(zones["buried"]))
        g.discard[seat], g.played[seat] = tuple(zones["discard"]), tuple(zones["played"])
        g.deck[seat] = tuple(sorted(zones["deck"] + rest))
        known = self.cards(player, "known")
        if Counter(known) - Counter(g.hand[seat]):
            raise player.refuse("known", "gotlandia/wrong-only-cards-hand-can")
        g.known[seat] = tuple(sorted(known)) if g.deck[seat] else g.hand[seat]

    def cards(self, player: ScenarioTable, name: str) -> list[int]:
        """Cards such as ["forest", "2 gotland"]."""
        found: list[int] = []
        for text in player.texts(name):
            number, _, card = text.partition(" ") if text[:1].isdigit() else ("1", "", text)
            if not number.isdecimal():
                raise player.refuse(name, "gotlandia/wrong-number-card", text=repr(text))
            found += [self.known(player, name, card, self.c.card_ids)] * int(number)
        return found

    def read_piles(self) -> None:
        """Tops of the piles of single cards in their order; a card that a player owns comes from its pile."""
        g, c, table = self.g, self.c, self.table
        owned = Counter(card for seat in range(g.seats) for card in g.owned(seat))
        tops = [self.known(table, "tops", name, c.card_ids) for name in table.texts("tops")]
        for kind in (CRAFT, TRADING):
            for pile, card in enumerate(c.pile_card):
                if card != NOTHING and c.pile_kind[pile] == kind:
                    self.read_own_pile(pile, card, owned[card], tops.count(card) if self.out else 0)
            single = list(g.unseen[kind - CRAFT])
            for card in [card for card in owned if c.cards[card].kind == kind and card not in c.pile_card]:
                if card not in single or owned[card] > 1:
                    raise table.refuse("players", "gotlandia/wrong-had-this-game", card_ids=c.card_ids[card])
                single.remove(card)
            self.read_mixed_piles(kind, single, tops)

    def read_own_pile(self, pile: int, card: int, owned: int, named: int) -> None:
        """What nobody owns; if the rest is out of the game, as many as are named."""
        left = self.c.cards[card].copies - owned
        if left < named:
            name = self.c.card_ids[card]
            raise self.table.refuse(
                "players", "gotlandia/wrong-only-game", copies=self.c.cards[card].copies, thing=name
            )
        if self.out:
            left = named
        self.g.tops[pile] = card if left else NOTHING
        self.g.below[pile] = max(left - 1, 0)

    def read_mixed_piles(self, kind: int, single: list[int], named: list[int]) -> None:
        """Named cards lie on top, in the order of the piles; the rest is spread evenly beneath."""
        g, c = self.g, self.c
        mixed = [pile for pile, card in enumerate(c.pile_card) if card == NOTHING and c.pile_kind[pile] == kind]
        piles = [pile for pile in mixed if g.below[pile]]
        own = c.pile_card if self.out else []
        tops = [card for card in named if c.cards[card].kind == kind and card not in own]
        if any(card not in single for card in tops) or len(set(tops)) < len(tops) or len(tops) > len(piles):
            raise self.table.refuse(
                "tops", "gotlandia/wrong-expected-different-single-cards", kinds=KINDS[kind], piles=len(piles)
            )
        if not self.out:
            tops += [card for card in single if card not in tops]
        left = max(len(tops) - len(piles), 0)
        for number, pile in enumerate(piles):
            g.tops[pile] = tops[number] if number < len(tops) else NOTHING
            g.below[pile] = left // len(piles) + (1 if number < left % len(piles) else 0)
        g.unseen[kind - CRAFT] = tuple(sorted(tops[len(piles) :]))

    def read_decorations(self) -> None:
        c = self.c
        owners = [NOBODY] * len(c.decorations)
        for seat, player in enumerate(self.players):
            for name in player.texts("decorations"):
                number = self.known(player, "decorations", name, c.decorations)
                if owners[number] != NOBODY:
                    raise player.refuse("decorations", "gotlandia/wrong-exists-once", thing=name)
                owners[number] = seat
        self.g.decorated = tuple(owners)

    def read_spaces(self) -> None:
        """Who stands in Wisby and Roma; the worker came with one of the cards played (GOT-62)."""
        g, c, table = self.g, self.c, self.table
        wisby = table.table("wisby")
        for kind, name in enumerate(c.resources):
            g.wisby[kind] = wisby.integer(name, NOBODY, NOBODY, g.seats - 1)
        wisby.finish()
        g.roma = table.integer("roma", NOBODY, NOBODY, g.seats - 1)
        away = []
        for seat in range(g.seats):
            abroad = [card for card in g.played[seat] if any(one.effects[0].away for one in c.cards[card].actions)]
            standing = (*g.wisby, g.roma).count(seat)
            if len(abroad) < standing:
                raise table.refuse("wisby", "gotlandia/wrong-seat-played-card-brought", seat=seat)
            away.append(tuple(abroad[:standing]))
        g.away = tuple(away)

    def read_goals(self) -> None:
        g, c, table = self.g, self.c, self.table
        for name in table.texts("goals"):
            g.goals |= BIT[self.known(table, "goals", name, [goal.name for goal in c.goals])]
        if g.goals and g.seats > 1:
            raise table.refuse("goals", "gotlandia/wrong-only-who-plays-alone")

    # --- the moment -----------------------------------------------------------------------------------------------

    def read_moment(self, phase: str, step: str) -> None:
        """What is asked next, and what follows it."""
        g, table = self.g, self.table
        if phase == "set-up":
            g.then(NEXT_GENERATION)
            if step == "effects" and NOTHING in g.reputation:
                raise table.refuse("players", "gotlandia/wrong-every-player-reputation-when")
            g.then(SET_UP_EFFECTS)
            if step == "reputations":
                g.reputation = (NOTHING,) * g.seats
                g.then(REPUTATIONS)
            return
        g.token = table.integer("start_player", 0, 0, g.seats - 1)
        g.active = table.integer("turn", g.token, 0, g.seats - 1)
        g.then(NEXT_GENERATION)
        self.read_generation(phase)
        if phase == "generation":
            self.read_new_generation()
        elif phase == "hands":
            g.phase = HANDS
            g.then(HANDS_STEP)
        else:
            g.phase = ACTIONS
            if not g.hand[g.active] or not g.bench[g.active]:
                raise table.refuse("turn", "gotlandia/wrong-seat-card-worker-play", active=g.active)
            g.active = (g.active - 1) % g.seats
            g.then(NEXT_TURN, HANDS_STEP)

    def read_generation(self, phase: str) -> None:
        """Which generation of which century it is; cards before it are the first ones of the pack unless named."""
        g, c, table = self.g, self.c, self.table
        g.century = c.centuries.index(table.one_of("century", c.centuries[0], c.centuries))
        number = table.integer("number", 1, 1, c.drawn[g.century])
        names = [card.name for card in c.generations]
        turned = [self.known(table, "turned", name, names) for name in table.texts("turned")]
        here = [n for n, card in enumerate(c.generations) if card.century == g.century]
        opened = self.index(table, "generation", [names[n] for n in here])
        card = here[opened] if opened != NOTHING else NOTHING
        for century in range(g.century + 1):
            of_century = [n for n, one in enumerate(c.generations) if one.century == century and n != card]
            wanted = number - 1 if century == g.century else c.drawn[century]
            there = [n for n in turned if c.generations[n].century == century]
            if len(there) > wanted or card in there:
                raise table.refuse(
                    "turned", "gotlandia/wrong-cards-were-turned-up", wanted=wanted, centuries=c.centuries[century]
                )
            more = [n for n in of_century if n not in there]
            g.turned += tuple(there + more[: wanted - len(there)])
        g.left = c.drawn[g.century] - number + 1
        if phase != "generation" or card != NOTHING:
            g.generation = card if card != NOTHING else next(n for n in here if n not in g.turned)
            g.turned += (g.generation,)
            g.left -= 1
        if phase != "generation" and any(event[0] == LAST_GENERATION for event in c.generations[g.generation].events):
            g.left = 0

    def read_new_generation(self) -> None:
        """Before the card is turned up or, if it is named, before its events."""
        g = self.g
        for seat in range(g.seats):
            if g.played[seat] or g.hand[seat]:
                raise self.table.refuse("players", "gotlandia/wrong-when-generation-begins-nobody")
        if g.generation != NOTHING:
            g.phase = EVENTS
            g.then(EVENT_STEP, DRAW_STEP, ACTION_STEP, HANDS_STEP)

    # --- things by name -------------------------------------------------------------------------------------------

    def index(self, table: ScenarioTable, name: str, choices: list[str]) -> int:
        """One of these by its place, or NOTHING if it is not named."""
        return choices.index(table.one_of(name, "", choices)) if table.has(name) else self.unnamed(table, name)

    def unnamed(self, table: ScenarioTable, name: str) -> int:
        table.text(name, "")
        return NOTHING

    def known(self, table: ScenarioTable, name: str, text: str, choices: list[str]) -> int:
        if text not in choices:
            raise table.refuse(name, "gotlandia/wrong-one-of-these", text=repr(text), choices=choices)
        return choices.index(text)

    def districts(self, table: ScenarioTable, name: str) -> int:
        found = 0
        for text in table.texts(name):
            bit = BIT[self.known(table, name, text, self.c.districts)]
            if found & bit:
                raise table.refuse(name, "gotlandia/wrong-named-twice", text=text)
            found |= bit
        return found


def orders(things: list[int]) -> list[list[int]]:
    """All orders of some things, the given one first."""
    if len(things) < 2:
        return [things]
    return [[first, *rest] for first in things for rest in orders([one for one in things if one != first])]
