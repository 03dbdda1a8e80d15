"""A game in words: templates in English and German, filled with the values of messages, events and moves.

`{city}` is replaced by a value and `{building:card}` by an aspect of it; `{count|card|cards}` is the first form for 1,
the second for any other number; a part in square brackets is left out if one of its values is 0 or empty.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from skerry.kernel.errors import Message
from skerry.kernel.language import Pairs, in_language
from skerry.kernel.log import Line
from skerry.kernel.moves import Move
from skerry.kernel.state import Event

_OPTIONAL: Final = re.compile(r"\[([^\]]*)\]")
_PLACE: Final = re.compile(r"\{(\w+)(?::(\w+))?(?:\|([^|}]*)\|([^|}]*))?\}")

Labels = Mapping[str, tuple[tuple[str, ...], str, str]]
"""By key: what the arguments of a word are, then the label in both languages."""
Gathered = Mapping[str, tuple[str, str]]
"""By kind: which value of events that follow each other is gathered in one line, and under which name."""


def places(template: str) -> set[str]:
    """The names of the values that a template needs."""
    return {place[1] for place in _PLACE.finditer(template)}


class Wording:
    """Puts what a game reports into words. A game overrides `put`, which knows what its values are called."""

    def __init__(self, messages: Pairs, events: Pairs, labels: Labels, gathered: Gathered) -> None:
        self.messages = messages
        self.events = events
        self.labels = labels
        self.gathered = gathered

    # --- for a game to say --------------------------------------------------------------------------------------

    def put(self, name: str, value: Any, lang: str, names: list[str]) -> str:
        """A value in words: what it is, is known by its name, such as "city", or "building:card" for an aspect."""
        if name == "seat":
            return names[int(value)] if int(value) < len(names) else str(value)
        if isinstance(value, list):
            return joined([str(one) for one in value], lang)
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
        sentence = self.fill(in_language(self.messages[message.key], lang), message.values, lang, names)
        if message.rule and (message.key.startswith("no.") or message.key == "not-asked"):
            return f"{sentence.removesuffix('.')} ({message.rule})."
        return sentence

    def tell(self, events: Sequence[Event], lang: str, names: list[str]) -> list[Line]:
        """What happened, line by line."""
        lines = []
        for event, values in self._gather(events):
            sentence = self.fill(in_language(self.events[event.kind], lang), values, lang, names)
            lines.append(Line(sentence, event.seat, event.rule))
        return lines

    def label(self, move: Move, lang: str, names: list[str]) -> str:
        """A move as it stands on a button."""
        arguments, english, german = self.labels[self.label_key(move)]
        values = dict(zip(arguments, move.word.split(" ")[1:]))
        return self.fill(in_language((english, german), lang), values, lang, names)

    def fill(self, template: str, values: Mapping[str, Any], lang: str, names: list[str]) -> str:
        """A template with its values in words."""

        def optional(part: re.Match[str]) -> str:
            wanted = all(values[place[1]] for place in _PLACE.finditer(part[1]))
            return part[1] if wanted else ""

        def place(part: re.Match[str]) -> str:
            name, aspect, one, many = part.groups()
            if one is not None:
                return str(one if values[name] == 1 else many)
            return self.put(f"{name}:{aspect}" if aspect else name, values[name], lang, names)

        return _PLACE.sub(place, _OPTIONAL.sub(optional, template))

    def _gather(self, events: Sequence[Event]) -> list[tuple[Event, dict[str, Any]]]:
        """The events that begin a line, each with the values for its template."""
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


def joined(parts: Sequence[str], lang: str) -> str:
    """For example "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {in_language(('and', 'und'), lang)} {parts[-1]}"
