"""What goes over the wire: the requests and answers of the API, and the messages of the socket."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from skerry.server.keys import SHORTEST

Name = Annotated[str, Meta(max_length=40)]
Salt = Annotated[str, Meta(max_length=64, pattern="^[0-9A-Za-z_-]*$")]
Key = Annotated[str, Meta(max_length=64)]
NewKey = Annotated[str, Meta(min_length=SHORTEST, max_length=64, pattern="^[0-9A-Za-z_-]*$")]
WordText = Annotated[str, Meta(max_length=100)]
FileText = Annotated[str, Meta(max_length=200_000)]
Message = Annotated[str, Meta(min_length=1, max_length=500)]
VERSION = 2
"""Of the messages of the socket. Version 1 sent whole positions."""
MOST_WORDS = 50
"""Words in one message."""
MOST_PICKED = 1000
"""Times that one part of a choice may be picked."""
Chosen = bool | int | float | str
"""A value of a variant. No request holds just anything, so none is nested deeper than what reads it can follow."""


# --- requests ---------------------------------------------------------------------------------------------------------


class WantedSeat(Struct, kw_only=True):
    """A seat of a new table: this browser's, another person's at this screen, a friend's, anyone's, or a bot's."""

    kind: Literal["me", "here", "friend", "open", "bot"]
    name: Name = ""
    bot: Name = ""


class NewTable(Struct, kw_only=True):
    """A table to be set up."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=8)]
    variants: dict[str, Chosen | list[Chosen]] = {}
    pack: FileText | None = None
    scenario: FileText | None = None
    listed: bool = False
    chat: bool = True
    hints: bool | None = None
    """May a seat ask what a bot would do? Unsaid: where one person plays with bots."""
    voyage: bool = False
    """The first voyage of the game: one seat, the others are played by its script."""


class TakeSeat(Struct, kw_only=True):
    """Who sits down, and what they add to the chance of the table."""

    name: Name = ""
    salt: Salt = ""


class SitDown(TakeSeat, kw_only=True):
    """The same with an invitation, and the key that the seat is to have from then on; unsaid, the server makes one."""

    key: NewKey | None = None


class Play(Struct, kw_only=True):
    """A move: its word, the position it was chosen in (`at`), and a key that makes sending it twice harmless.

    Instead of one word there may be several `words`, which are accepted together or not at all.
    """

    word: WordText = ""
    words: Annotated[list[WordText], Meta(max_length=MOST_WORDS)] = []
    at: int | None = None
    key: Key = ""

    def __post_init__(self) -> None:
        if bool(self.word) == bool(self.words):
            raise ValueError("Expected either `word` or `words`")

    @property
    def all_words(self) -> list[str]:
        return self.words or [self.word]


class Pick(Struct, kw_only=True):
    """A part of a choice: picked so often from now on, or, unsaid, once more. Only the seat itself notices."""

    word: WordText
    count: Annotated[int, Meta(ge=0, le=MOST_PICKED)] | None = None
    at: int | None = None


class PutBack(Struct, kw_only=True):
    """A part that was picked, once; without a word all of them."""

    word: WordText = ""
    at: int | None = None


class Undo(Struct, kw_only=True):
    """Take back the last choice, or the whole turn."""

    whole: bool = False
    at: int | None = None
    key: Key = ""


class Chat(Struct, kw_only=True):
    """A line of chat."""

    text: Message
    key: Key = ""


class HandOver(Struct, kw_only=True):
    """Which bot is to play for someone who has gone."""

    bot: Name = ""


class Branch(Struct, kw_only=True):
    """Play on from a position of a finished game."""

    at: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0)] = 0
    bot: Name = ""


class Settings(Struct, kw_only=True):
    """What the owner of a table may change."""

    listed: bool | None = None
    chat: bool | None = None


class Mine(Struct, kw_only=True):
    """A table this browser has keys for."""

    table: Annotated[str, Meta(max_length=64)]
    keys: Annotated[list[Key], Meta(max_length=8)] = []


class MyTables(Struct, kw_only=True):
    """All tables this browser has keys for."""

    tables: Annotated[list[Mine], Meta(max_length=200)]


# --- answers ----------------------------------------------------------------------------------------------------------


class Choice(Struct):
    """A value of a variant."""

    value: Any
    label: str


class VariantInfo(Struct):
    """A set-up choice; a house rule is another reading of the rulebook, which the lobby keeps folded."""

    name: str
    label: str
    default: Any
    choices: list[Choice]
    per_seat: bool
    house: bool
    note: str
    """What it means, in one sentence, unless the choices say so themselves."""


class GameInfo(Struct):
    """A game in the lobby."""

    slug: str
    title: str
    seats: list[int]
    minutes: str
    summary: str
    picture: str
    credits: str
    variants: list[VariantInfo]
    voyage: bool
    """Has it a first voyage, in which newcomers play its first turns?"""
    learned: bool
    """Are there bots that learned it by playing it, as far as its pack is not changed?"""


class PrimerInfo(Struct):
    """The page that teaches a game in five minutes."""

    lang: str
    """The language it is written in: English where there is no other."""
    html: str
    """Empty for a game that brings no such page."""


class WayInfo(Struct):
    """A way to points: a drawing and a few words."""

    picture: str
    text: str


class GoalInfo(Struct):
    """What a game is about; empty for a game that does not say."""

    sentence: str
    ways: list[WayInfo]
    winner: str


class RuleInfo(Struct):
    """An entry of a ledger."""

    id: str
    chapter: str
    html: str
    debatable: bool
    """A ruling that names other readings."""
    choice: str
    """Where the lobby lets the table choose between them, and what there is to choose; else empty."""


class BotInfo(Struct):
    """A bot to play against."""

    name: str
    label: str
    line: str
    level: bool
    """Is it one of the levels that people are offered? The others are for comparison."""
    usual: bool
    """Does it play where nobody asked for another?"""
    instead: str
    """Who plays in its place where nobody taught it the game or its pack; "" for a bot that need not be taught."""


class MadeSeat(Struct):
    """A seat of a new table, with its key for the host."""

    seat: int
    kind: str
    name: str
    key: str | None


class MadeTable(Struct):
    """A table that was set up."""

    table: str
    owner: str
    commitment: str
    seats: list[MadeSeat]


class Origin(Struct):
    """Under which address a browser reaches the server."""

    origin: Annotated[str, Meta(pattern=r"^https?://[^\s/#?]{1,120}$")]


class Code(Struct):
    """A QR code: its size in squares, and an SVG path over the dark ones."""

    size: int
    path: str


class Seated(Struct):
    """A seat that was taken, and the key that opens it from now on."""

    table: str
    seat: int
    key: str | None = None


class SeatInfo(Struct):
    """A seat as everyone sees it."""

    seat: int
    name: str
    """"" as long as nobody has said who will sit there."""
    kind: str
    bot: str
    taken: bool
    online: bool = False
    turn: bool = False
    plays: str = ""
    """The bot that plays: another than was chosen where nobody taught that one the game or its pack."""
    points: int | None = None
    """The points so far, as the one who looks may know them; null where they are not counted."""


class TableInfo(Struct):
    """A table in a list."""

    table: str
    game: str
    title: str
    status: str
    seats: list[SeatInfo]
    made: float
    free: int
    my_turn: bool = False
    turn_name: str = ""
    result: str = ""
    record: str = ""
    """Where the record of a finished game is that this server cannot show, because its rules are others by now."""


class Told(Struct, frozen=True):
    """A sentence and the rule it rests on."""

    text: str
    rule: str


class LogLine(Struct, frozen=True):
    """A line of the log: what happened, who did it (-1: nobody), by which rule."""

    text: str
    rule: str
    seat: int
    moment: str = ""
    """What it sounds like: `card`, `coin`, `dice`, `wood`, `water` or `bell`. A `banner` is shown over the board; a
    `turn` only says whose turn begins."""


class ChatLine(Struct, frozen=True):
    """A line of chat."""

    seat: int
    name: str
    text: str
    time: float


class MoveInfo(Struct):
    """A legal move: its word, how it is called, what it costs or does."""

    word: str
    label: str
    does: str
    rule: str
    placed: bool
    ends: bool
    binds: str = ""
    """Why it cannot be taken back: it `shows` something new, or `chance` comes next; empty if it can."""
    quiet: bool = False
    """Passing, discarding, doing nothing: shown last and without much of it."""
    doubtful: bool = False
    """It would do nothing now, or costs what you may not want; `does` says so."""
    part: bool = False
    """Does it belong to a choice of many parts, so that people pick (`draft`) instead?"""


class PickInfo(Struct):
    """A part of a choice of many parts: how often it is picked, and could be with the others as they are."""

    word: str
    label: str
    does: str
    picked: int
    most: int
    placed: bool


class DraftInfo(Struct):
    """A choice of many parts: what can be picked, what the picks come to, and the words to play once they are a whole.

    Nobody else is told of it. Where it stands, `board`, `text` and `prompt` are those of the draft.
    """

    picks: list[PickInfo]
    sum: Told
    begun: bool
    words: list[str]
    ends: bool = False
    binds: str = ""


class TextSection(Struct):
    """A part of the position as a table of texts."""

    title: str
    heads: list[str]
    rows: list[list[str]]
    own: bool


class UndoInfo(Struct):
    """What can be taken back."""

    step: bool
    whole: bool
    stop: str = ""
    """Why no more of this turn: a choice `shows` something new, `chance` or one of the `others` came after it."""


class Log(Struct, rename={"from_": "from"}):
    """Lines of the log: the first `from_` of those sent before stay, the rest is replaced."""

    from_: int
    lines: list[LogLine]


class ChatLog(Struct, rename={"from_": "from"}):
    """Lines of the chat, in the same way."""

    on: bool
    from_: int
    lines: list[ChatLine]


class SourceInfo(Struct):
    """Where points come from, and how many each seat got from there; the last of all is the total."""

    name: str
    points: list[int]
    total: bool


class OverInfo(Struct):
    """How it ended."""

    winners: list[int]
    text: str
    rematch: str | None
    ranks: list[int]
    """The place of each seat, 1 for the best; equal seats share one."""
    sources: list[SourceInfo]


class VoyageInfo(Struct):
    """A first voyage: what it says about the choice, and what it suggests."""

    text: str
    """Empty while others choose."""
    word: str
    """Empty off the course; of a choice of many parts, the first that is not picked."""
    whole: bool
    """Is all that is suggested picked, so that only the confirmation is missing?"""
    step: int
    """How many choices of the voyage were made."""
    steps: int


class Position(Struct, tag_field="type", tag="position"):
    """All that a seat or a spectator is shown."""

    table: str
    at: int
    status: str
    seat: int | None
    game: str
    title: str
    commitment: str
    secret: str | None
    salts: list[str] | None
    names: list[str]
    seats: list[SeatInfo]
    heading: str
    board: str
    text: list[TextSection]
    prompt: Told
    question: str
    """Which kind of decision it is, as the game calls it; empty for whom nothing is asked."""
    asked: bool
    moves: list[MoveInfo]
    draft: DraftInfo | None
    undo: UndoInfo
    log: Log
    since: int
    guide: str
    chat: ChatLog
    over: OverInfo | None
    listed: bool
    hints: bool
    hides: bool
    """Does each seat see something that others may not?"""
    voyage: VoyageInfo | None = None
    """What a first voyage says; null for everyone who does not sail one."""
    invited: int | None = None
    """The seat that the visitor may take with the invitation they hold."""


class Tip(Struct):
    """A good move, and the chance of winning after it in percent; alone there is nobody to beat and no chance."""

    word: str
    label: str
    chance: int | None
    why: str = ""
    """What the best of them brings in the end, where that can be told."""


class Hint(Struct):
    """What a bot would think of at the seat's decision, the best first."""

    at: int
    tips: list[Tip]


class Why(Struct, tag_field="type", tag="why"):
    """What a move would do, or why it is refused."""

    word: str
    text: str
    rule: str
    legal: bool


class Preview(Struct, tag_field="type", tag="preview"):
    """What a legal move would change, as far as you can know it."""

    word: str
    numbers: list[str]
    """Your numbers, such as "−40 silver"."""
    board: dict[str, str | None]
    """The parts of the board as they would be, null for one that would go; none if the move shows something new."""


class Mark(Struct):
    """Where a turn begins in a replay."""

    at: int
    heading: str


class ReplayPosition(Struct):
    """A position of a finished game, as a seat or a spectator saw it."""

    at: int
    plies: int
    begins: int
    """Where the first choice was; before it the table was set up."""
    seat: int | None
    heading: str
    board: str
    ghost: str
    """The board as it would be after the better move, or ""."""
    text: list[TextSection]
    log: list[LogLine]
    marks: list[Mark]
    choices: list[int]
    """After how many words this seat had something to choose; for a spectator, anyone."""
    names: list[str]


class ReviewTurn(Struct):
    """A turning point: the turn that begins there, and whose chance it changed."""

    at: int
    heading: str
    text: str


class ReviewDecision(Struct):
    """A person's choice and the best alternative, each with the chance of winning after it in percent."""

    at: int
    seat: int
    heading: str
    played: str
    chance: int
    other: str
    other_chance: int
    played_word: str
    other_word: str


class Review(Struct):
    """A finished game looked at again: how much is worked out, and, when all is, what came of it."""

    done: int
    all: int
    running: bool
    names: list[str]
    curve: str = ""
    """Everyone's chance of winning as SVG."""
    rows: list[list[Any]] = []
    """The same as a table: a turn, and the chance of each seat in percent."""
    turns: list[ReviewTurn] = []
    decisions: list[ReviewDecision] = []


class Problem(Struct):
    """Why a request was refused."""

    status_code: int
    detail: str
    key: str
    rule: str = ""
