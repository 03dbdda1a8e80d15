"""Reading a position written by hand: every mistake is told in a sentence with the place it stands at."""

import difflib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from skerry.kernel.errors import Problem, ScenarioError

if TYPE_CHECKING:
    from skerry.kernel.game import Game


class ScenarioTable:
    """A table of a scenario. Ask for each key it may have; `finish` then complains about what nobody asked for."""

    def __init__(self, data: Mapping[str, Any], where: str = "") -> None:
        self.data = data
        self.where = where
        self._known: list[str] = []

    def place(self, name: str) -> str:
        return f"{self.where}.{name}" if self.where else name

    def refuse(self, name: str, problem: str, **values: object) -> ScenarioError:
        return ScenarioError(self.place(name), problem, **values)

    def _unexpected(self, name: str, expected: str, value: object, **values: object) -> ScenarioError:
        return self.refuse(name, "expected-not", expected=Problem(expected, values), value=repr(value))

    def has(self, name: str) -> bool:
        return name in self.data

    def _get(self, name: str, default: Any) -> Any:
        self._known.append(name)
        return self.data.get(name, default)

    def integer(self, name: str, default: int, low: int, high: int) -> int:
        value = self._get(name, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self._unexpected(name, "whole-number-within", value, low=low, high=high)
        return value

    def one_of(self, name: str, default: str, choices: list[str]) -> str:
        value = self._get(name, default)
        if value not in choices:
            raise self._unexpected(name, "one-or-another", value, choices=[repr(choice) for choice in choices])
        return str(value)

    def text(self, name: str, default: str) -> str:
        value = self._get(name, default)
        if not isinstance(value, str):
            raise self._unexpected(name, "text", value)
        return value

    def texts(self, name: str) -> list[str]:
        value = self._get(name, [])
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self._unexpected(name, "list-of-texts", value)
        return list(value)

    def places(self, name: str) -> list[str | tuple[int, int]]:
        """A list of places, each a text or as views have it: x and y."""
        value = self._get(name, [])
        if not isinstance(value, list):
            raise self._unexpected(name, "list-of-places", value)
        return [self._place(name, item) for item in value]

    def a_place(self, name: str) -> str | tuple[int, int]:
        """One such place; an empty text if there is none."""
        return self._place(name, self._get(name, ""))

    def _place(self, name: str, value: Any) -> str | tuple[int, int]:
        if isinstance(value, str):
            return value
        whole = isinstance(value, list | tuple) and all(type(n) is int for n in value)
        if not whole or len(value) != 2:
            raise self._unexpected(name, "text-or-x-and-y", value)
        return value[0], value[1]

    def integers(self, name: str) -> list[int]:
        value = self._get(name, [])
        if not isinstance(value, list) or not all(isinstance(n, int) and not isinstance(n, bool) for n in value):
            raise self._unexpected(name, "list-of-whole-numbers", value)
        return list(value)

    def table(self, name: str) -> "ScenarioTable":
        value = self._get(name, {})
        if not isinstance(value, Mapping):
            raise self._unexpected(name, "table", value)
        return ScenarioTable(value, self.place(name))

    def tables(self, name: str) -> "list[ScenarioTable]":
        value = self._get(name, [])
        if not isinstance(value, list) or not all(isinstance(item, Mapping) for item in value):
            raise self._unexpected(name, "list-of-tables", value)
        return [ScenarioTable(item, f"{self.place(name)}[{i}]") for i, item in enumerate(value)]

    def rest_is_out(self, set_up: bool) -> bool:
        """`rest = "out"`: pieces that are named nowhere are out of the game, not in their piles and supplies."""
        out = self.one_of("rest", "in", ["in", "out"]) == "out"
        if out and set_up:
            raise self.refuse("rest", "set-up-needs-all")
        return out

    def finish(self) -> None:
        """Complain about a key that means nothing here."""
        for name in self.data:
            if name not in self._known:
                near = difflib.get_close_matches(name, self._known, n=1)
                raise self.refuse(name, "no-such-key", near=[repr(one) for one in near], known=self._known)


class ScenarioReader:
    """Reads one scenario into a position. A game subclasses it; who plays, and by which variants, is read here."""

    def __init__(self, game: "Game", data: Mapping[str, Any]) -> None:
        self.table = table = ScenarioTable(data)
        self.players = table.tables("players")
        """Those that are described, by seat; there may be more seats."""
        first, last = game.seats.start, game.seats.stop - 1
        fewest = max(first, min(2, last))
        self.seats = table.integer("seats", max(len(self.players), fewest), first, last)
        if len(self.players) > self.seats:
            raise table.refuse("players", "players-described", players=len(self.players), seats=self.seats)
        given = table.table("variants")
        self.variants = game.settled_variants(self.seats, {name: given.data[name] for name in given.data})
