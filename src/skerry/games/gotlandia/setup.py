"""Set-up (GOT-20 to GOT-41): homes, kits, piles, reputations and what they change."""

from typing import Any, Final

from skerry.games.gotlandia.building import launch, raise_tower
from skerry.games.gotlandia.cards import BIT, CRAFT, NOTHING, words_of
from skerry.games.gotlandia.components import ADVANCED, MOST_SEATS, Components
from skerry.games.gotlandia.generation import NEXT_GENERATION
from skerry.games.gotlandia.house import house_variants
from skerry.games.gotlandia.learning import TurnUp, take_top
from skerry.games.gotlandia.state import (
    Gotlandia,
    GotlandiaChance,
    GotlandiaDecision,
    GotlandiaStep,
    ask,
    replaced,
    without,
)
from skerry.kernel.errors import Message
from skerry.kernel.game import Game, Variant
from skerry.kernel.moves import Move
from skerry.kernel.rng import Rng
from skerry.kernel.state import not_asked


def variants(components: Components) -> list[Variant]:
    """The options of the ledger's section 3.13 and new players, then the house rules."""
    return [
        Variant(ADVANCED[0], False, (False, True)),
        Variant(ADVANCED[1], False, (False, True)),
        Variant("new_players", False, (False, True), per_seat=True),
        *house_variants(components),
    ]


def set_up(game: Game, components: Components, seats: int, variants: dict[str, Any]) -> Gotlandia:
    """A new game at its first chance."""
    g = Gotlandia(game, components, seats, variants)
    begin(g)
    g.settle()
    return g


def begin(g: Gotlandia) -> None:
    """Homes, kits, piles, reputations, then the generations."""
    g.then(NEXT_GENERATION)
    g.then(HOMES, NEUTRAL, PILES, REPUTATIONS, SET_UP_EFFECTS)


# --- home Settings ----------------------------------------------------------------------------------------------------


class Homes(GotlandiaStep):
    """With three or four players a card is drawn that tells which Settings are not played (GOT-25, GOT-26)."""

    def run(self, g: Gotlandia) -> None:
        g.then(UNPLAYED if g.seats > 2 else DealHome((1 << len(g.components.settings)) - 1))


class Unplayed(GotlandiaChance):
    """GOT-D1: its trio, or its pair, is removed (GOT-25, GOT-26, GOT-R11)."""

    def chances(self, g: Gotlandia) -> list[tuple[Move, int]]:
        return [(move, 1) for move in g.components.words.unplayed.moves]

    def draw(self, g: Gotlandia, rng: Rng) -> Move:
        words = g.components.words.unplayed
        return words[rng.below(len(words))]

    def choose(self, g: Gotlandia, move: Move) -> None:
        c = g.components
        removed = 0
        for setting in range(len(c.settings)):
            in_trio = g.seats == 3 and c.trio[setting] == c.trio[move.index]
            in_pair = g.seats == 4 and setting in (move.index, c.opposite[move.index])
            if in_trio or in_pair:
                removed |= BIT[setting]
        if g.journal is not None:
            names = [name for setting, name in enumerate(c.settings) if removed & BIT[setting]]
            g.tell("unplayed", -1, {"settings": names}, "GOT-25" if g.seats == 3 else "GOT-26")
        g.then(DealHome((1 << len(c.settings)) - 1 & ~removed))


class DealHome(GotlandiaChance):
    """GOT-D1: the next seat gets a Setting; with two players the other gets its opposite (GOT-24)."""

    def __init__(self, left: int) -> None:
        super().__init__()
        self.left = left

    def chances(self, g: Gotlandia) -> list[tuple[Move, int]]:
        return [(move, 1) for move in words_of(g.components.words.home, self.left)]

    def choose(self, g: Gotlandia, move: Move) -> None:
        left = self.left & ~BIT[move.index]
        deal_home(g, move.index)
        if g.seats == 2:
            deal_home(g, g.components.opposite[move.index])
        elif NOTHING in g.home:
            if left & (left - 1):
                g.then(DealHome(left))
            else:
                deal_home(g, BIT.index(left))


def deal_home(g: Gotlandia, setting: int) -> None:
    seat = g.home.index(NOTHING)
    g.home = replaced(g.home, seat, setting)
    if g.journal is not None:
        g.tell("home", seat, {"setting": g.components.settings[setting]}, "GOT-28")
    give_kit(g, seat)


# --- kits and piles ---------------------------------------------------------------------------------------------------


class Neutral(GotlandiaStep):
    """Neutral farmsteads come to the Settings that nobody plays (GOT-32)."""

    def run(self, g: Gotlandia) -> None:
        place_neutrals(g)


def place_neutrals(g: Gotlandia) -> None:
    """In every Setting that is nobody's home, one in each district named for it (GOT-32, GOT-R59)."""
    for setting in range(len(g.components.settings)):
        if setting not in g.home:
            g.neutral |= g.components.neutral[setting]


def give_kit(g: Gotlandia, seat: int) -> None:
    """A player's deck, stock, farmsteads and ship (GOT-28 to GOT-34)."""
    c = g.components
    home = g.home[seat]
    g.deck[seat] = tuple(sorted(c.basic_cards + (c.setting_card[home],)))
    for kind in range(c.kinds):
        g.gain(seat, kind, c.start_stock[kind])
    g.earn(seat, c.start_silver)
    for district in c.start[home]:
        g.place_farmstead(seat, district)
        g.gain(seat, c.yields[c.terrain[district]], c.start_yield)
    g.add_ship(seat, c.setting_direction[home], c.start_ships)


class Piles(GotlandiaStep):
    """The tops of the piles of single cards are turned up (GOT-22, GOT-23)."""

    def run(self, g: Gotlandia) -> None:
        for pile in reversed(range(len(g.tops))):
            if g.tops[pile] == NOTHING and g.below[pile]:
                g.then(TurnUp(pile))


# --- reputations ------------------------------------------------------------------------------------------------------


class Reputations(GotlandiaStep):
    """Two cards for each, new players first; each keeps one in secret, all are revealed together (GOT-36, GOT-R28)."""

    def run(self, g: Gotlandia) -> None:
        new: list[bool] = g.variants["new_players"]
        order = [seat for seat in range(g.seats) if new[seat]] + [seat for seat in range(g.seats) if not new[seat]]
        for seat in reversed(range(g.seats)):
            g.then(REVEAL[seat])
        for seat in reversed(range(g.seats)):
            g.then(KEEP[seat])
        for seat in reversed(order):
            g.then(DEAL[seat], DEAL[seat])


def can_be_dealt(g: Gotlandia, seat: int, reputation: int) -> bool:
    """New players get even numbers only (GOT-37)."""
    new: list[bool] = g.variants["new_players"]
    even = g.components.reputations[reputation].number % 2 == 0
    return even or not (new[seat] and g.components.new_players_even)


class DealReputation(GotlandiaChance):
    """GOT-D4: a reputation card that only its player sees."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def chances(self, g: Gotlandia) -> list[tuple[Move, int]]:
        gone = [card for cards in g.dealt for card in cards]
        words = g.components.words.deal.moves
        return [(word, 1) for word in words if word.index not in gone and can_be_dealt(g, self.owner, word.index)]

    def audience(self, g: Gotlandia, move: Move) -> int:
        return self.owner

    def choose(self, g: Gotlandia, move: Move) -> None:
        cards = list(g.dealt)
        cards[self.owner] = tuple(sorted(cards[self.owner] + (move.index,)))
        g.dealt = tuple(cards)
        if g.journal is not None:
            name = g.components.reputations[move.index].name
            g.tell("dealt", self.owner, {"reputation": name}, "GOT-36", self.owner)


class KeepReputation(GotlandiaDecision):
    """GOT-D6: keep one of the two; nobody can react to another's choice (GOT-R27)."""

    def moves(self, g: Gotlandia) -> list[Move]:
        return [g.components.words.keep[card] for card in g.dealt[self.seat]]

    def choose(self, g: Gotlandia, move: Move) -> None:
        g.kept = replaced(g.kept, self.seat, move.index)
        if g.journal is not None:
            name = g.components.reputations[move.index].name
            g.tell("kept", self.seat, {"reputation": name}, "GOT-36", self.seat)

    def audience(self, g: Gotlandia, move: Move) -> int:
        return self.seat

    def prompt(self, g: Gotlandia) -> Message:
        names = [g.components.reputations[card].name for card in g.dealt[self.seat]]
        return Message("ask.keep", {"reputations": names, "others": g.seats - 1}, "GOT-36")

    def refusal(self, g: Gotlandia, move: Move) -> Message:
        if move.family is g.components.words.keep:
            return Message("no.not-dealt", {"reputation": g.components.reputations[move.index].name}, "GOT-36")
        return not_asked(move, "GOT-36")


class RevealReputation(GotlandiaDecision):
    """The card that was kept is laid open; the other goes back, and only its player has seen it (GOT-36)."""

    def moves(self, g: Gotlandia) -> list[Move]:
        return [g.components.words.reveal[g.kept[self.seat]]]

    def choose(self, g: Gotlandia, move: Move) -> None:
        g.reputation = replaced(g.reputation, self.seat, move.index)
        g.kept = replaced(g.kept, self.seat, NOTHING)
        if g.journal is not None:
            reputation = g.components.reputations[move.index]
            g.tell("revealed", self.seat, {"reputation": reputation.name}, reputation.rule)

    def reveals(self, g: Gotlandia, move: Move) -> bool:
        return True

    def prompt(self, g: Gotlandia) -> Message:
        return Message("ask.reveal", {}, "GOT-36")

    def refusal(self, g: Gotlandia, move: Move) -> Message:
        return not_asked(move, "GOT-36")


# --- what reputations change at the start -----------------------------------------------------------------------------


class SetUpEffects(GotlandiaStep):
    """In descending order of number; the highest takes the starting player token (GOT-38, GOT-39)."""

    def run(self, g: Gotlandia) -> None:
        c = g.components
        order = sorted(range(g.seats), key=lambda seat: c.reputations[g.reputation[seat]].number)
        g.token = order[-1]
        if g.journal is not None:
            g.tell("first", g.token, {}, "GOT-39")
        for seat in order:
            g.then(SET_UP_EFFECT[seat])


class SetUpEffect(GotlandiaStep):
    """What the reputation of a seat changes before the first generation."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Gotlandia) -> None:
        seat = self.seat
        c = g.components
        r = g.reputed(seat)
        g.earn(seat, r.start_silver)
        for kind in range(c.kinds):
            g.gain(seat, kind, r.start_resources[kind])
        buried = g.earn(seat, r.start_buried_silver)
        g.silver[seat] -= buried
        g.buried_silver[seat] += buried
        for _ in range(r.start_ships):
            launch(g, seat, c.setting_direction[g.home[seat]], r.rule)
        if r.start_cards:
            g.then(StartCards(seat))
        if r.start_move_to:
            move_farmstead(g, seat, r.start_move_to)
        for _ in range(r.start_farmsteads):
            g.then(StartFarmsteads(seat, c.of_setting[g.home[seat]], "GOT-152"))
        for _ in range(r.set_towers):
            ask(g, StartTower(seat))


class StartTower(GotlandiaDecision):
    """GOT-D7: a tower in the place of one of the starting farmsteads (GOT-140)."""

    def moves(self, g: Gotlandia) -> list[Move]:
        return words_of(g.components.words.tower, g.farmsteads[self.seat])

    def choose(self, g: Gotlandia, move: Move) -> None:
        raise_tower(g, self.seat, move.index, "GOT-140")

    def prompt(self, g: Gotlandia) -> Message:
        return Message("ask.start-tower", {}, "GOT-140")

    def refusal(self, g: Gotlandia, move: Move) -> Message:
        if move.family is g.components.words.tower:
            return Message("no.farmstead", {"district": g.components.districts[move.index]}, "GOT-140")
        return not_asked(move, "GOT-140")


def move_farmstead(g: Gotlandia, seat: int, districts: int) -> None:
    """The farmstead without a Harbour goes to an empty district of the terrain, if there is one (GOT-155, GOT-R31)."""
    c = g.components
    home = g.home[seat]
    foreign = g.neutral
    for other in range(g.seats):
        if other != seat:
            foreign |= c.of_setting[g.home[other]]
    before = g.farmsteads[seat]
    g.farmsteads[seat] = before & BIT[c.setting_harbour[home]]
    free = districts & ~foreign & ~g.settled(seat)
    if not free:
        g.farmsteads[seat] = before
        return
    g.update_near(seat)
    g.then(StartFarmsteads(seat, free, "GOT-155"))


class StartFarmsteads(GotlandiaStep):
    """A farmstead is placed before the game, free of charge (GOT-152, GOT-155, GOT-R32)."""

    def __init__(self, seat: int, districts: int, rule: str) -> None:
        self.seat = seat
        self.districts = districts
        self.rule = rule

    def run(self, g: Gotlandia) -> None:
        free = self.districts & ~g.settled(self.seat)
        if free:
            ask(g, StartFarmstead(self.seat, free, self.rule))


class StartFarmstead(GotlandiaDecision):
    """GOT-D8, GOT-D9: where it goes."""

    def __init__(self, seat: int, districts: int, rule: str) -> None:
        super().__init__(seat)
        self.districts = districts
        self.rule = rule

    def moves(self, g: Gotlandia) -> list[Move]:
        return words_of(g.components.words.farmstead, self.districts)

    def choose(self, g: Gotlandia, move: Move) -> None:
        g.place_farmstead(self.seat, move.index)
        if g.journal is not None:
            g.tell("settled", self.seat, {"district": g.components.districts[move.index]}, self.rule)

    def prompt(self, g: Gotlandia) -> Message:
        return Message("ask.start-farmstead", {}, self.rule)

    def refusal(self, g: Gotlandia, move: Move) -> Message:
        if move.family is g.components.words.farmstead:
            return Message("no.start-district", {"district": g.components.districts[move.index]}, self.rule)
        return not_asked(move, self.rule)


class StartCards(GotlandiaStep):
    """A craft for the discard pile, whatever it asks for (GOT-150, GOT-158, GOT-R26)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Gotlandia) -> None:
        if start_cards(g, self.seat):
            ask(g, StartCard(self.seat))


def start_cards(g: Gotlandia, seat: int) -> list[int]:
    """Those of the cards named by the reputation that lie in some pile."""
    unseen = g.unseen[0] + g.unseen[1]
    return [card for card in g.reputed(seat).start_cards if card in g.tops or card in unseen]


class StartCard(GotlandiaDecision):
    """GOT-D10: which of the crafts."""

    def moves(self, g: Gotlandia) -> list[Move]:
        c = g.components
        return [c.words.start_card[c.gifts.index(card)] for card in start_cards(g, self.seat)]

    def choose(self, g: Gotlandia, move: Move) -> None:
        c = g.components
        card = c.gifts[move.index]
        if g.journal is not None:
            g.tell("start-card", self.seat, {"card": c.card_ids[card]}, g.reputed(self.seat).rule)
        if card in g.tops:
            take_top(g, self.seat, g.tops.index(card))
        else:
            g.then(TakeFromUnder(self.seat, card))

    def prompt(self, g: Gotlandia) -> Message:
        return Message("ask.start-card", {}, g.reputed(self.seat).rule)

    def refusal(self, g: Gotlandia, move: Move) -> Message:
        rule = g.reputed(self.seat).rule
        if move.family is g.components.words.start_card:
            card = g.components.gifts[move.index]
            return Message("no.start-card", {"card": g.components.card_ids[card]}, rule)
        return not_asked(move, rule)


class TakeFromUnder(GotlandiaChance):
    """GOT-R25: in which pile the card lies, in proportion to the cards below the tops; the others are not shown."""

    def __init__(self, owner: int, card: int) -> None:
        super().__init__()
        self.owner = owner
        self.card = card

    def chances(self, g: Gotlandia) -> list[tuple[Move, int]]:
        c = g.components
        own = c.cards[self.card].kind
        piles = [pile for pile, kind in enumerate(c.pile_kind) if kind == own and c.pile_card[pile] == NOTHING]
        return [(c.words.under[pile], g.below[pile]) for pile in piles if g.below[pile]]

    def choose(self, g: Gotlandia, move: Move) -> None:
        kind = g.components.cards[self.card].kind - CRAFT
        g.below[move.index] -= 1
        g.unseen[kind] = without(g.unseen[kind], self.card)
        g.discard[self.owner] += (self.card,)


HOMES: Final = Homes()
UNPLAYED: Final = Unplayed()
NEUTRAL: Final = Neutral()
PILES: Final = Piles()
REPUTATIONS: Final = Reputations()
SET_UP_EFFECTS: Final = SetUpEffects()
DEAL: Final = [DealReputation(seat) for seat in range(MOST_SEATS)]
KEEP: Final = [KeepReputation(seat) for seat in range(MOST_SEATS)]
REVEAL: Final = [RevealReputation(seat) for seat in range(MOST_SEATS)]
SET_UP_EFFECT: Final = [SetUpEffect(seat) for seat in range(MOST_SEATS)]
