"""Everything that a game says is said in every language: nothing is missing, empty, unfilled or left untranslated."""

import re
from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Any, Final

from skerry.kernel.errors import Message
from skerry.kernel.game import About, Game, Variant
from skerry.kernel.legend import Legend
from skerry.kernel.moves import Move
from skerry.kernel.preview import preview
from skerry.kernel.speaking import SOURCE, languages
from skerry.kernel.state import Event, State
from skerry.kernel.testing.flaw import Flaw, expect
from skerry.kernel.testing.snapshots import question

NAMES: Final = ["Ann", "Ben", "Cleo", "Dagny", "Edda", "Finn"]
TEMPLATE: Final = re.compile(r"[{}\[\]|]")
"""Signs of a template that was not filled."""
SMALL_WORD: Final = re.compile(r"\b[a-zäöüß]{2,}\b")
RULE: Final = re.compile(r"\b[A-Z]{3}-[A-Z]?\d+\b")
ONE_SENTENCE: Final = re.compile(r"(?:[^.!?]|[.!?](?! ))+[.!?]")
UNTRANSLATED: Final = 4
"""How many small words may not come out the same in two languages."""


class Sentences:
    """What was said in all games so far, and what is known of the values that sentences are filled with."""

    def __init__(self, game: Game, rules: Collection[str]) -> None:
        self.game = game
        self.rules = frozenset(rules)
        self.wording = game.wording
        self.said: set[str] = set()
        self.values: dict[str, Any] = {"seat": 0}

    # --- once -----------------------------------------------------------------------------------------------------

    def check_game(self) -> None:
        """Every word has a label; the lobby has words for the game, its variants and all their choices."""
        game = self.game
        for move in game.alphabet:
            self.check_text(f"the label of {move.word!r}", partial(in_words, game, move))
        about = {lang: game.about(lang) for lang in languages()}
        if about["en"].summary:
            self.check_text("about().summary", lambda lang: about[lang].summary)
            self.check_text("about().credit", lambda lang: about[lang].credit)
        for variant in game.variants.values():
            self.check_variant(variant, about)
        legend = {lang: texts_of(game.legend(lang)) for lang in languages()}
        for place, text in enumerate(legend[SOURCE]):
            self.check_text(f"legend(), {text!r},", partial(text_at, legend, place))

    def check_variant(self, variant: Variant, about: Mapping[str, About]) -> None:
        name = variant.name
        self.check_text(f"about().variants[{name!r}]", lambda lang: about[lang].variants[name])
        for place, choice in enumerate(variant.choices):
            what = f"about().choices[{name!r}] for {choice!r}"
            self.check_text(what, partial(choice_in_words, about, name, place))
            for lang in languages() if variant.house else []:
                self.check_house_rule(what, about[lang].choices[name][place])

    def check_house_rule(self, what: str, text: str) -> None:
        """The lobby shows each of them in a line."""
        likely = "the lobby has a line for each house rule; what follows from it stands among the rulings"
        expect(ONE_SENTENCE.fullmatch(text) is not None, f"{what} is not one sentence: {text!r}", likely)

    # --- in a position --------------------------------------------------------------------------------------------

    def check_position(self, state: State, others: Collection[Move]) -> None:
        """Prompts for all, and what is told of each legal move and of some other words."""
        asked = question(state)
        for seat in [*range(state.seats), None]:
            self.check_message(state.prompt(seat), f"the prompt of seat {seat} at {asked}")
        for move in [*state.moves(), *others]:
            told = state.explain(move)
            if told is not None:
                self.check_message(told, f"what {asked} says of {move.word!r}")
        for move in state.moves():
            title = state.title(move)
            if title is not None:
                self.check_message(title, f"what {asked} calls {move.word!r}")
        if state.to_move >= 0:
            self.check_help(state, asked)

    def check_help(self, state: State, asked: str) -> None:
        """What the seat that is asked is told of its choices and plan, and beside the question."""
        seat, prompt = state.to_move, state.prompt(state.to_move)
        for message in preview(state, state.moves()[0]):
            self.check_message(message, f"what {asked} foresees of {state.moves()[0].word!r}")
        for message in self.game.plan(state.seen_by(seat), seat):
            self.check_message(message, f"the plan at {asked}")
        beside = {"guide": self.game.guide, "reason without a preview": self.game.unforeseen}
        for what, say in beside.items():
            if say(prompt, SOURCE):
                self.check_text(f"the {what} to {prompt.key!r}", partial(say, prompt))

    def check_message(self, message: Message, where: str) -> None:
        if not self.is_new(message):
            return
        self.values.update(message.values)
        self.check_rules(message.rule, f"{where}, {message.key!r},")
        self.check_text(f"{where}, {message.key!r},", lambda lang: self.game.say(message, lang, NAMES))

    def check_event(self, event: Event) -> None:
        """An event has a line of the log in every language, and its rule exists."""
        if not self.is_new(event):
            return
        where = f"the event {event.kind!r} of seat {event.seat}"
        self.values.update(event.values)
        self.check_rules(event.rule, where)

        def lines(lang: str) -> str:
            return " ".join(line.text for line in self.game.tell([event], lang, NAMES))

        if self.game.wording is not None or type(self.game).tell is not Game.tell:
            self.check_text(where, lines)

    def is_new(self, told: Message | Event) -> bool:
        key = outline(told)
        is_new = key not in self.said
        self.said.add(key)
        return is_new

    # --- a text ---------------------------------------------------------------------------------------------------

    def check_text(self, what: str, make: Callable[[str], str]) -> None:
        """A text in every language: there, filled, and translated."""
        texts = [self.made(what, make, lang) for lang in languages()]
        for lang, text in zip(languages(), texts):
            expect(text.strip() != "", f"{what} is empty in {lang!r}", "a text is missing in this language")
            likely = "a place in the template is misspelt or its brackets do not match"
            expect(not TEMPLATE.search(text), f"{what} is not filled in {lang!r}: {text!r}", likely)
            self.check_rules(", ".join(RULE.findall(text)), what)
        if len(set(texts)) == 1 and len(SMALL_WORD.findall(texts[0])) >= UNTRANSLATED:
            raise Flaw(f"{what} is the same in all languages: {texts[0]!r}", "the text was copied and not translated")

    def made(self, what: str, make: Callable[[str], str], lang: str) -> str:
        try:
            return make(lang)
        except Exception as error:
            raise Flaw(
                f"{what} cannot be said in {lang!r}: {type(error).__name__}: {error}",
                "the text, a value of it, a label or a name in the pack is missing or misspelt",
            ) from error

    def check_rules(self, cited: str, where: str) -> None:
        """Every rule that is cited stands in the ledger."""
        for rule in cited.split(", ") if cited else []:
            expect(
                rule in self.rules,
                f"{where} cites {rule!r}, a rule that does not exist",
                "the id is misspelt, or the ledger has no such entry",
            )

    # --- what was never said ----------------------------------------------------------------------------------------

    def check_values(self) -> None:
        """Every sentence is there with the same values in all languages, also those that no game came to say."""
        if self.wording is None:
            return
        for lang in languages():
            missing = ", ".join(self.wording.lacking(lang))
            expect(missing == "", f"no text in {lang!r} has the name {missing}", "it was forgotten, or it is misspelt")
        for name in self.wording.all_names():
            english = self.wording.needs(name, SOURCE)
            for lang in languages():
                values = ", ".join(sorted(english ^ self.wording.needs(name, lang)))
                told = f"{name!r} has other values in {lang!r}: {values}"
                expect(values == "", told, "a value is misspelt or was left out")
        names = set(self.wording.all_names())
        for name in sorted(name.removeprefix("guide-") for name in names if name.startswith("guide-ask-")):
            told = f"there is a guide to {name!r}, which is no question"
            expect(name in names, told, "the question has another name now")


def in_words(game: Game, move: Move, lang: str) -> str:
    return game.label(move, lang, NAMES)


def texts_of(legend: Legend) -> list[str]:
    """Titles, names, and the meanings of signs that have one of their own."""
    found: list[str] = []
    for group in legend.groups:
        found.append(group.title)
        for sign in group.signs:
            found += [sign.name, sign.meaning] if sign.meaning else [sign.name]
    return found


def text_at(texts: Mapping[str, list[str]], place: int, lang: str) -> str:
    return texts[lang][place]


def choice_in_words(about: Mapping[str, About], name: str, place: int, lang: str) -> str:
    return about[lang].choices[name][place]


def outline(told: Message | Event) -> str:
    """What is said, with texts as they are and numbers as 0, 1 or many: that is what a sentence depends on."""
    name = told.key if isinstance(told, Message) else told.kind
    return f"{type(told).__name__} {name} {told.rule} {[(key, rough(value)) for key, value in told.values.items()]}"


def rough(value: object) -> object:
    if isinstance(value, int):
        return min(value, 2)
    if isinstance(value, list | tuple):
        return [rough(part) for part in value[:2]]
    return value
