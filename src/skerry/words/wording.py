"""A game in words: what it reports, told with the values of messages, events and moves.

A message stands in the file under its key (`ask-take`), a line of the log under `log-` and its kind, the label of a
move under `label-` and its family.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final, Protocol

from skerry.kernel.errors import Message
from skerry.kernel.game import About, Goal
from skerry.kernel.legend import Sign, Signs
from skerry.kernel.log import Line
from skerry.kernel.moves import Move
from skerry.kernel.state import Event
from skerry.words.packs import Printed
from skerry.words.rooms import Room, joined

Labels = Mapping[str, tuple[str, ...]]
"""By the key of a label: what the arguments of its word are."""
Gathered = Mapping[str, tuple[str, str]]
"""By kind: which value of events that follow each other is gathered in one line, and under which name."""

Moments = Mapping[str, str]
"""By kind: what an event sounds like (`card`, `coin`, `dice`, `wood`, `water`, `bell`). A `banner` shows the line over
the board, with a bell; a `turn` only says whose turn begins."""


class Thing(Protocol):
    """Something with a name in the pack."""

    @property
    def name(self) -> Printed: ...


Things = Mapping[str, Mapping[str, Thing]]
"""By the name of a value: what it is called after, such as the goods by their ids."""

PEOPLE: Final = ("seat", "player", "winner")
"""Values that are seats, in all games."""

OTHER_GROUPS: Final = (
    "log-",
    "label-",
    "word-",
    "about-",
    "goal-",
    "guide-",
    "unforeseen-",
    "legend-",
    "sheet-",
    "source-",
    "board-",
    "pack-",
    "voyage-",
    "wrong-",
)
"""What stands in the file of a game besides messages."""


class Wording:
    """Puts what a game reports into words. Which values are `things` of the pack and which are `people`, a game says;
    what has to be told in another way, it puts itself."""

    def __init__(
        self,
        room: Room,
        labels: Labels,
        gathered: Gathered,
        moments: Moments | None = None,
        *,
        things: Things | None = None,
        people: Collection[str] = (),
    ) -> None:
        self.room = room
        self.labels = labels
        self.gathered = gathered
        self.moments = moments or {}
        self.things = things or {}
        self.people = (*PEOPLE, *people)
        """The names of values that are seats."""

    # --- for a game to say --------------------------------------------------------------------------------------

    def put(self, name: str, value: Any, lang: str, names: list[str]) -> str:
        """A value in words: what it is, is known by its name, such as "city", or "building:card" for an aspect.

        A list has the plural of the name, such as "cards".
        """
        if isinstance(value, list):
            return joined([self.put(name.removesuffix("s"), one, lang, names) for one in value], lang)
        if name in self.people:
            return names[int(value)] if int(value) < len(names) else str(value)
        if name in self.things:
            return self.things[name][value].name[lang]
        return str(value)

    def label_key(self, move: Move) -> str:
        """Under which key the label of a move stands."""
        return move.family.name

    def goes_on(self, first: Event, event: Event) -> bool:
        """Does an event that can be gathered belong in the line that the first one began?"""
        return first.kind == event.kind and first.seat == event.seat and first.rule == event.rule

    # --- for all who ask ----------------------------------------------------------------------------------------

    def say(self, message: Message, lang: str, names: list[str]) -> str:
        """A prompt, an effect, a refusal or a stage as a sentence; a refusal names its rule."""
        sentence = self.fill(message.key, message.values, lang, names)
        if message.rule and (message.key.startswith("no.") or message.key == "not-asked"):
            return f"{sentence.removesuffix('.')} ({message.rule})."
        return sentence

    def tell(self, events: Sequence[Event], lang: str, names: list[str]) -> list[Line]:
        """What happened, line by line."""
        put = self._putting(lang, names)
        return [
            Line(
                self.room.text(f"log-{event.kind}", lang)(values, put),
                event.seat,
                event.rule,
                self.moments.get(event.kind, ""),
            )
            for event, values in self._gather(events)
        ]

    def label(self, move: Move, lang: str, names: list[str]) -> str:
        """A move as it stands on a button."""
        key = self.label_key(move)
        values = dict(zip(self.labels[key], move.word.split(" ")[1:]))
        return self.fill(f"label-{key}", values, lang, names)

    def guide(self, message: Message, lang: str) -> str:
        """What a newcomer is told about a question; "" where nothing is asked."""
        return self._beside("guide", message, lang)

    def unforeseen(self, message: Message, lang: str) -> str:
        """Why nothing can be told of the choices beforehand; "" where something can."""
        return self._beside("unforeseen", message, lang)

    def source(self, source: str, lang: str) -> str:
        """What a source of points is called: it has a name of its own, or the one it has in a sheet."""
        return self.room.words(lang, "source", "sheet")(source)

    def voyage(self, step: str, lang: str) -> str:
        """What a step of the first voyage says."""
        return self.room.say(f"voyage-{step}", lang)

    def about(
        self,
        lang: str,
        choices: Mapping[str, Sequence[str]] | None = None,
        *,
        minutes: str = "",
        named: Mapping[str, Printed] | None = None,
        **credit: object,
    ) -> About:
        """What a lobby says: a summary, credits with these values, and what variants and their choices are called.

        A choice is the name of its text. A variant that is `named` is called as in the pack, any other as in the texts.
        """
        word, offered, printed = self.room.words(lang, "about"), choices or {}, named or {}
        return About(
            summary=word("summary"),
            minutes=minutes,
            credit=word("credit", **credit),
            variants={name: printed[name][lang] if name in printed else word(name) for name in offered},
            choices={name: [word(str(choice)) for choice in offered[name]] for name in offered},
            notes={name: word(f"{name} note") for name in offered if word.has(f"{name} note")},
        )

    def goal_card(self, pictures: Sequence[str], lang: str) -> Goal:
        """What a game is about: a sentence, the ways to points, each with one of these symbols, and who wins."""
        word = self.room.words(lang, "goal")
        ways = [(picture, word(f"way-{number}")) for number, picture in enumerate(pictures, start=1)]
        return Goal(word("sentence"), ways, word("winner"))

    def sign(self, key: str, picture: str, lang: str) -> Sign:
        """An icon that only the legend has words for: its name, and what it means."""
        word = self.room.words(lang, "legend")
        return Sign(picture, word(key), word(f"{key}-is"))

    def signs(self, key: str, signs: Sequence[Sign], lang: str) -> Signs:
        """Icons that belong together, and what they are."""
        return Signs(self.room.say(f"legend-{key}", lang), signs)

    def fill(self, key: str, values: Mapping[str, Any], lang: str, names: list[str]) -> str:
        """A text with its values in words."""
        return str(self.room.text(key, lang)(values, self._putting(lang, names)))

    def messages(self) -> list[str]:
        """The names of all messages."""
        return [name for name in self.room.names() if not name.startswith(OTHER_GROUPS)]

    def kinds(self) -> list[str]:
        """The kinds of events that the log can tell."""
        return [name.removeprefix("log-") for name in self.room.names() if name.startswith("log-")]

    def all_names(self) -> list[str]:
        """The names of all texts."""
        return self.room.names()

    def lacking(self, lang: str) -> list[str]:
        """The names of texts that a language lacks in which the game is written."""
        return self.room.lacking(lang)

    def needs(self, name: str, lang: str) -> frozenset[str]:
        """The values that a text needs."""
        return self.room.needs(name, lang)

    def _beside(self, group: str, message: Message, lang: str) -> str:
        """What a group of texts has for a message, if anything."""
        key = f"{group}-{message.key}"
        return self.room.say(key, lang) if self.room.has(key) else ""

    def _putting(self, lang: str, names: list[str]) -> Callable[[str, Any], str]:
        return lambda name, value: self.put(name, value, lang, names)

    def _gather(self, events: Sequence[Event]) -> list[tuple[Event, dict[str, Any]]]:
        """The events that begin a line, each with the values for its text."""
        lines: list[tuple[Event, dict[str, Any]]] = []
        for event in events:
            values: dict[str, Any] = dict(event.values) | {"seat": event.seat}
            if event.kind in self.gathered:
                one, many = self.gathered[event.kind]
                values[many] = [values.pop(one)]
                if lines and self.goes_on(lines[-1][0], event):
                    before = lines[-1][1]
                    before[many] += values[many]
                    if "value" in values:
                        before["value"] += values["value"]
                    continue
            lines.append((event, values))
        return lines
