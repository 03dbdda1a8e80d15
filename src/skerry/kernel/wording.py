"""What puts into words what a game reports: a room outside the kernel has it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from skerry.kernel.errors import Message
from skerry.kernel.log import Line
from skerry.kernel.moves import Move

if TYPE_CHECKING:
    from skerry.kernel.state import Event


class InWords(Protocol):
    """Says, tells and labels in any language, with the names of the players."""

    def say(self, message: Message, lang: str, names: list[str]) -> str: ...

    def tell(self, events: "Sequence[Event]", lang: str, names: list[str]) -> list[Line]: ...

    def label(self, move: Move, lang: str, names: list[str]) -> str: ...

    def guide(self, message: Message, lang: str) -> str: ...

    def unforeseen(self, message: Message, lang: str) -> str: ...

    def source(self, source: str, lang: str) -> str: ...

    def voyage(self, step: str, lang: str) -> str: ...

    def messages(self) -> list[str]:
        """The names of all messages in the language files."""
        ...

    def all_names(self) -> list[str]:
        """The names of all texts in the language files."""
        ...

    def lacking(self, lang: str) -> list[str]:
        """The names of texts that a language lacks in which the game is written."""
        ...

    def needs(self, name: str, lang: str) -> frozenset[str]:
        """The values that a text needs."""
        ...
