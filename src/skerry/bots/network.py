"""Networks that ship with Skerry: what they make of a position, worked out with numpy alone.

The weights of a game lie in `weights/<slug>.npz`, beside a card, `weights/<slug>.toml`, that says what was trained, on
what, how long and with which command. `docs/learn.md` tells how they come about.

Everything a network knows of a position is its observation, so no network can peek.
"""

import functools
import hashlib
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from threadpoolctl import ThreadpoolController

from skerry.kernel.errors import SkerryError
from skerry.kernel.game import Game
from skerry.kernel.observation import Field, Observation

Floats = NDArray[np.float32]
Whole = NDArray[np.int64]

WEIGHTS: Final = Path(__file__).parent / "weights"
POINTS: Final = 20.0
"""This many points are 1 inside a network."""
ONE_CORE: Final = ThreadpoolController()
"""More cores add up in another order, and for so little they mostly wait for each other."""
NEVER: Final = -1e9
"""The logit of what cannot be."""


class WeightsError(SkerryError):
    """Weights that cannot be used with this game."""


class Looks(NamedTuple):
    """What a network makes of some positions, a row for each."""

    logits: Floats
    """How good each move of the alphabet is; illegal ones too, so mask them out."""
    wins: Floats
    """The share of the victory that each seat may expect, counted from the observer; 0 where nobody sits. Alone, the
    observer's is a worth from 0 to 1, of which the card says what it means."""
    points: Floats
    """The final points that the observer may expect, by source, as the card names them; then everyone's total."""


class Network:
    """The network of a game, with its weights and its card."""

    def __init__(self, game: Game, weights: Mapping[str, Floats], card: Mapping[str, Any]) -> None:
        observation = observation_of(game)
        self.card = card
        self.sources: list[str] = list(card["sources"])
        self.scale = scale_of(observation)
        self.seats = game.seats.stop - 1
        self.players = place_of(observation, "seats")
        self.body = body(game, weights)

    @staticmethod
    def load(game: Game) -> "Network | None":
        """The network that ships for this game; None if nothing was trained for it or its pack."""
        if game.observation is None or game.pack.changes:
            return None
        card = card_of(game.slug)
        if card is None or card["pack"] != game.pack.version:
            return None
        return _loaded(game)

    def look(self, observations: NDArray[np.uint8]) -> Looks:
        """What it makes of these observations, a row for each."""
        with ONE_CORE.limit(limits=1, user_api="blas"):
            logits, wins, points = self.body.run(observations * self.scale)
        players = np.full(len(observations), self.seats) if self.players < 0 else observations[:, self.players]
        return Looks(logits, shares(wins, players.astype(np.int64)), points * np.float32(POINTS))


def shares(logits: Floats, players: Whole) -> Floats:
    """Chances to win from logits. Alone, the second seat stands for not reaching the goal."""
    seats = np.arange(logits.shape[1])
    logits = np.where(seats < np.maximum(players, 2)[:, None], logits, np.float32(NEVER))
    risen = np.exp(logits - logits.max(axis=1, keepdims=True))
    found: Floats = np.where(seats < players[:, None], risen / risen.sum(axis=1, keepdims=True), np.float32(0))
    return found


# --- files ------------------------------------------------------------------------------------------------------------


@functools.cache
def card_of(slug: str) -> Mapping[str, Any] | None:
    """The card of a game's weights; None if it has none."""
    path = WEIGHTS / f"{slug}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else None


@functools.cache
def _loaded(game: Game) -> Network:
    return read(game, WEIGHTS / f"{game.slug}.npz", card_of(game.slug) or {})


def read(game: Game, path: Path, card: Mapping[str, Any]) -> Network:
    """The network of these weights. WeightsError if they are not those of the card, or for another game."""
    check(game, card, path.name)
    if hashlib.sha256(path.read_bytes()).hexdigest() != card["sha256"]:
        raise WeightsError(f"The weights {path.name} are not those of their card: the checksum is another one.")
    with np.load(path, allow_pickle=False) as arrays:
        weights = {name: arrays[name].astype(np.float32) for name in arrays.files}
    return Network(game, weights, card)


def check(game: Game, card: Mapping[str, Any], name: str) -> None:
    """Was this trained for what the game shows now, and for its words?"""
    version = observation_of(game).version
    if card["observation"] != version:
        raise WeightsError(
            f"The weights {name} were trained for version {card['observation']} of the observations of {game.title}, "
            f"which now have version {version}. Train it again: skerry learn {game.slug}."
        )
    if card["alphabet"] != len(game.alphabet):
        raise WeightsError(
            f"The weights {name} know {card['alphabet']} moves of {game.title}, which now has {len(game.alphabet)}. "
            f"Train it again: skerry learn {game.slug}."
        )


# --- what a network is made of ----------------------------------------------------------------------------------------


def observation_of(game: Game) -> "Observation[Any]":
    if game.observation is None:
        raise WeightsError(f"{game.title} does not say what a seat may know as numbers, so nothing can learn it.")
    return game.observation


def scale_of(observation: "Observation[Any]") -> Floats:
    """What brings every number between 0 and 1."""
    return (1 / np.array(observation.most(), dtype=np.float32)).astype(np.float32)


def field_of(observation: "Observation[Any]", name: str) -> Field | None:
    for field in observation.fields:
        if field.name == name:
            return field
    return None


def place_of(observation: "Observation[Any]", name: str) -> int:
    """Where a field begins; -1 if there is none of this name."""
    field = field_of(observation, name)
    return -1 if field is None else field.start


def linear(weights: Mapping[str, Floats], name: str, x: Floats) -> Floats:
    found: Floats = x @ weights[name + ".weight"].T + weights[name + ".bias"]
    return found


def normed(weights: Mapping[str, Floats], name: str, x: Floats) -> Floats:
    """Every row with mean 0 and spread 1, then scaled as learned."""
    away = x - x.mean(axis=1, keepdims=True)
    spread = np.sqrt((away * away).mean(axis=1, keepdims=True) + np.float32(1e-5))
    found: Floats = away / spread * weights[name + ".weight"] + weights[name + ".bias"]
    return found


class Flat:
    """A first layer over all numbers, then layers that each add to what the one before found."""

    def __init__(self, weights: Mapping[str, Floats]) -> None:
        self.weights = weights
        self.layers = sum(name.startswith("middle.") and name.endswith(".weight") for name in weights)

    def run(self, x: Floats) -> tuple[Floats, Floats, Floats]:
        return self.answer(np.maximum(linear(self.weights, "first", x), 0))

    def answer(self, hidden: Floats) -> tuple[Floats, Floats, Floats]:
        """Logits of the moves, of the seats' victory, and points."""
        w = self.weights
        for layer in range(self.layers):
            hidden = hidden + np.maximum(linear(w, f"middle.{layer}", normed(w, f"norm.{layer}", hidden)), 0)
        return linear(w, "policy", hidden), linear(w, "wins", hidden), linear(w, "points", hidden)


class Board(Flat):
    """For games whose pieces lie anywhere on a plane: every place is looked at with the same weights, and its eight
    neighbours with it. Only places with a piece and those around them count."""

    def __init__(self, weights: Mapping[str, Floats], plane: "Plane") -> None:
        super().__init__(weights)
        self.plane = plane
        self.rounds = sum(name.startswith("round.") and name.endswith(".weight") for name in weights)

    def run(self, x: Floats) -> tuple[Floats, Floats, Floats]:
        w, plane = self.weights, self.plane
        sites = plane.sites(x)
        count = len(sites.sample)
        whole = linear(w, "whole", x)
        places = np.maximum(plane.pieces(x, sites) @ w["place.weight"].T + whole[sites.sample], 0)
        for number in range(self.rounds):
            seen = np.zeros((count + 1, places.shape[1]), np.float32)
            seen[:count] = normed(w, f"round_norm.{number}", places)
            around = seen[sites.around].reshape(count, -1)
            places = places + np.maximum(linear(w, f"round.{number}", around), 0)
        first = np.searchsorted(sites.sample, np.arange(len(x)))
        mean = np.add.reduceat(places, first) / np.diff(np.append(first, count))[:, None]
        pooled = np.concatenate([mean, np.maximum.reduceat(places, first)], axis=1)
        hidden = linear(w, "first", x) + linear(w, "pooled", pooled)
        logits, wins, points = self.answer(np.maximum(hidden, 0))
        marks = np.zeros((count + 1, w["marks.bias"].size), np.float32)
        marks[:count] = linear(w, "marks", places)
        for part in plane.marked(sites):
            logits[:, part.moves] += marks[part.sites, part.marks]
        return logits, wins, points


class Sites(NamedTuple):
    """The places of some positions that count, in the order of the positions."""

    sample: Whole
    """Of which position each is."""
    around: Whole
    """The number of each of its nine neighbours, itself in the middle; beyond the last one, there is nothing."""
    coasters: Whole
    """Position, coaster → its place."""
    cells: Whole
    """Position, cell of the alphabet → its place."""
    chosen: Whole
    """Position → the place of the coaster that is being laid or was just laid."""


class Mark(NamedTuple):
    """What places say of moves: at moves[i] is added, in each position, number marks[i] of place sites[:, i]."""

    moves: Whole
    sites: Whole
    marks: Whole


class Plane:
    """Where things lie in Hägar: how its observation becomes places with neighbours, and places become moves."""

    def __init__(self, game: Game) -> None:
        observation = observation_of(game)
        self.fields = {field.name: field for field in observation.fields}
        self.count = self.fields["laid"].size
        self.reach = self.count - 1
        self.wide = self.count + 4  # as far as coasters can reach, with a ring to lay the next one, and one around that
        self.moves: dict[str, list[int]] = {}
        cells = []
        for move in game.alphabet:
            self.moves.setdefault(move.family.name, []).append(move.id)
            if move.family.name == "lay":
                cells.append([int(number) + self.reach for number in move.word.split()[1:]])
        self.cells: Whole = np.array(cells, np.int64)
        self.steps: Whole = np.array([dy * self.wide + dx for dy in (-1, 0, 1) for dx in (-1, 0, 1)], np.int64)
        self.of_coasters = len(self.piece_fields(np.zeros((1, observation.size), np.float32))[0, 0])

    def taken(self, x: Floats, name: str) -> Floats:
        field = self.fields[name]
        found: Floats = x[:, field.start : field.start + field.size]
        return found

    def places(self, x: Floats, name: str) -> Whole:
        """Coordinates as they were before they were scaled."""
        return np.rint(self.taken(x, name) * self.fields[name].most).astype(np.int64)

    def sites(self, x: Floats) -> Sites:
        n, wide = len(x), self.wide
        laid = self.taken(x, "laid") > 0
        px, py = self.places(x, "x"), self.places(x, "y")
        left = np.where(laid, px, self.reach * 4).min(axis=1)
        top = np.where(laid, py, self.reach * 4).min(axis=1)
        left, top = (np.where(laid.any(axis=1), edge, self.reach) - 2 for edge in (left, top))
        base = np.arange(n, dtype=np.int64) * wide * wide
        spots = base[:, None] + (py - top[:, None]) * wide + px - left[:, None]
        active = np.zeros(n * wide * wide, dtype=bool)
        lying = spots[laid]
        active[(lying[:, None] + self.steps).ravel()] = True
        active[base + 2 * wide + 2] = True  # so that every position has one
        flat = np.flatnonzero(active)
        count = len(flat)
        number = np.full(n * wide * wide, count, dtype=np.int64)
        number[flat] = np.arange(count)
        cx, cy = self.cells[:, 0] - left[:, None], self.cells[:, 1] - top[:, None]
        inside = (cx > 0) & (cx < wide - 1) & (cy > 0) & (cy < wide - 1)
        cells = np.where(inside, number[np.where(inside, base[:, None] + cy * wide + cx, 0)], count)
        coasters = np.where(laid, number[np.where(laid, spots, 0)], count)
        chosen_x, chosen_y = self.places(x, "chosen_x")[:, 0] - left, self.places(x, "chosen_y")[:, 0] - top
        choosing = self.taken(x, "chosen")[:, 0] > 0
        chosen = np.where(choosing, number[np.where(choosing, base + chosen_y * wide + chosen_x, 0)], count)
        fresh = self.taken(x, "fresh") > 0
        chosen = np.where(fresh.any(axis=1), coasters[np.arange(n), fresh.argmax(axis=1)], chosen)
        around = number[np.clip(flat[:, None] + self.steps, 0, len(number) - 1)]
        return Sites(flat // (wide * wide), around, coasters, cells, chosen)

    def piece_fields(self, x: Floats) -> Floats:
        """What is known of each coaster, if it lies: which it is and how it lies, its fields, and what is on them."""
        n, count = len(x), self.count
        named = self.taken(x, "rotation").reshape(n, count, 1, 4) * np.eye(count, dtype=np.float32)[None, :, :, None]
        parts = [self.taken(x, name).reshape(n, count, -1) for name in ("laid", "fresh", "kind", "gold", "lifted")]
        hagars = self.taken(x, "hagars").reshape(n, -1, count, 4).transpose(0, 2, 1, 3)
        found: Floats = np.concatenate([named.reshape(n, count, -1), *parts, hagars.reshape(n, count, -1)], axis=2)
        return found

    def pieces(self, x: Floats, sites: Sites) -> Floats:
        """What lies at each place, and whether it is the chosen one."""
        count = len(sites.sample)
        found = np.zeros((count + 1, self.of_coasters + 1), np.float32)
        found[sites.coasters.ravel(), :-1] = self.piece_fields(x).reshape(-1, self.of_coasters)
        found[sites.chosen, -1] = 1
        return found[:count]

    def marked(self, sites: Sites) -> list[Mark]:
        """Laying, turning, putting a token down, and moving a Hägar from and to."""
        moves = {name: np.array(ids, np.int64) for name, ids in self.moves.items()}
        lay, turn, place, move, to = (moves[name] for name in ("lay", "turn", "place", "move", "to"))
        corners = np.tile(np.arange(4), self.count)
        of_fields = np.repeat(sites.coasters, 4, axis=1)
        return [
            Mark(lay, sites.cells, np.zeros(len(lay), np.int64)),
            Mark(turn, np.repeat(sites.chosen[:, None], 4, axis=1), 1 + np.arange(4)),
            Mark(place, np.repeat(sites.chosen[:, None], len(place), axis=1), 5 + np.arange(len(place))),
            Mark(move, of_fields, 5 + len(place) + corners),
            Mark(to, of_fields, 9 + len(place) + corners),
        ]


def body(game: Game, weights: Mapping[str, Floats]) -> Flat:
    """The network that these weights are of."""
    return Board(weights, Plane(game)) if "place.weight" in weights else Flat(weights)
