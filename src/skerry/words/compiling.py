"""A message of a language file as a function: what is known when it is read is done once, not at every telling.

The files are written in Fluent. Of it we use texts, variables, selectors (numbers by the plural forms of the language),
terms, literals and functions. NUMBER, DATETIME and LIST write by the habits of the language; any other function asks
for an aspect of a value: CARD($building) is the value `building` as a card.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from fluent.syntax import FluentParser, ast

from skerry.words.habits import Habits

Put = Callable[[str, Any], str]
"""What writes a value: it gets the value's name, such as `city` or `building:card`, and the value."""
Text = Callable[[Mapping[str, Any], Put], str]
"""A message, told with its values."""
Term = Callable[[str], ast.Term]
"""Finds a term of the same file."""

NOTHING: Final = "none"
"""The variant for a value that is 0, empty or not there."""


class NotUnderstood(Exception):
    """A message that cannot be told, and why."""


class Message:
    """A message of a file: what it needs, and how it is told."""

    def __init__(self, entry: ast.Message, pattern: ast.Pattern, compiler: "Compiler") -> None:
        self.entry = entry
        self.compiler = compiler
        self.text = compiler.pattern(pattern)
        self.needs = frozenset(compiler.needs)
        """The values it needs; an aspect is named with the value: `building:card`."""


def parsed(source: str) -> ast.Message | ast.Term:
    """One entry of a file."""
    entry = FluentParser(with_spans=False).parse_entry(source)
    if isinstance(entry, ast.Junk):
        raise NotUnderstood(" ".join(note.message or "" for note in entry.annotations))
    if not isinstance(entry, ast.Message | ast.Term):
        raise NotUnderstood("this is no message")
    return entry


def compiled(source: str, habits: Habits, term: Term) -> Message:
    """The message that this entry of a file is."""
    entry = parsed(source)
    if not isinstance(entry, ast.Message) or entry.value is None:
        raise NotUnderstood("this is no message with a text")
    return Message(entry, entry.value, Compiler(habits, term))


class Compiler:
    """Makes functions of the parts of a message and notes which values they need."""

    def __init__(self, habits: Habits, term: Term) -> None:
        self.habits = habits
        self.term = term
        self.needs: set[str] = set()
        self.within: list[str] = []
        """The terms that are being read: one that needs itself would never end."""

    def pattern(self, pattern: ast.Pattern) -> Text:
        parts = [self.part(element) for element in pattern.elements]
        joined: list[str | Text] = []
        for part in parts:
            if isinstance(part, str) and joined and isinstance(joined[-1], str):
                joined[-1] += part
            else:
                joined.append(part)
        return together(joined)

    def part(self, element: ast.TextElement | ast.Placeable) -> str | Text:
        if isinstance(element, ast.TextElement):
            return element.value
        expression = element.expression
        if isinstance(expression, ast.SelectExpression):
            return self.select(expression)
        return self.inline(expression)

    def inline(self, expression: "ast.InlineExpression | ast.Placeable") -> str | Text:
        if isinstance(expression, ast.StringLiteral):
            return str(expression.parse()["value"])
        if isinstance(expression, ast.NumberLiteral):
            return expression.value
        if isinstance(expression, ast.VariableReference):
            return self.variable(expression.id.name)
        if isinstance(expression, ast.FunctionReference):
            return self.function(expression)
        if isinstance(expression, ast.TermReference):
            return self.term_reference(expression)
        if isinstance(expression, ast.Placeable):
            return self.part(expression)
        raise NotUnderstood("a message cannot be a part of another one here; make it a term")

    def variable(self, name: str) -> Text:
        self.needs.add(name)
        return lambda values, put: put(name, values[name])

    def function(self, call: ast.FunctionReference) -> Text:
        """The aspect of a value, or the value written by the habits of the language."""
        name = argument(call)
        try:
            habit = self.habits.writing(call.id.name, options(call))
        except (KeyError, TypeError, ValueError):
            raise NotUnderstood(f"{call.id.name} does not know these options") from None
        if habit is not None:
            self.needs.add(name)
            return lambda values, put: habit(values[name])
        aspect = f"{name}:{call.id.name.lower()}"
        self.needs.add(aspect)
        return lambda values, put: put(aspect, values[name])

    def term_reference(self, reference: ast.TermReference) -> str | Text:
        """The text of a term, or of an attribute of it; what is given to it counts as its values."""
        name = reference.id.name
        if name in self.within:
            raise NotUnderstood(f"the term -{name} needs itself")
        term = self.term(name)
        pattern: ast.Pattern | None = term.value
        if reference.attribute is not None:
            wanted = reference.attribute.name
            pattern = next((one.value for one in term.attributes if one.id.name == wanted), None)
        if pattern is None:
            raise NotUnderstood(f"the term -{name} has no such attribute")
        given = {} if reference.arguments is None else named(reference.arguments)
        inner = Compiler(self.habits, self.term)
        inner.within = [*self.within, name]
        text = inner.pattern(pattern)
        self.needs |= {need for need in inner.needs if need.split(":")[0] not in given}
        return (lambda values, put: text({**values, **given}, put)) if given else text

    def at_once(self, reference: ast.TermReference) -> str:
        """The text of a term that needs no value."""
        alone = Compiler(self.habits, self.term)
        alone.within = self.within
        text = together([alone.term_reference(reference)])
        if alone.needs:
            raise NotUnderstood(f"the term -{reference.id.name} needs a value here")
        return text({}, lambda name, value: str(value))

    def by_attribute(self, select: ast.SelectExpression) -> ast.Pattern:
        """The variant for what a term says of itself, such as its gender."""
        assert isinstance(select.selector, ast.TermReference)
        said = self.at_once(select.selector)
        fitting = [one for one in select.variants if isinstance(one.key, ast.Identifier) and one.key.name == said]
        return next(iter(fitting), next(one for one in select.variants if one.default)).value

    def select(self, select: ast.SelectExpression) -> Text:
        """The variant that fits the value: by its number or word, by its plural form, or the default."""
        if isinstance(select.selector, ast.TermReference):
            return self.pattern(self.by_attribute(select))
        name = chosen_by(select)
        self.needs.add(name)
        words = {
            one.key.name: self.pattern(one.value) for one in select.variants if isinstance(one.key, ast.Identifier)
        }
        numbers = {
            float(one.key.value): self.pattern(one.value)
            for one in select.variants
            if isinstance(one.key, ast.NumberLiteral)
        }
        default = next(self.pattern(one.value) for one in select.variants if one.default)
        plural = self.habits.plural

        def choose(values: Mapping[str, Any], put: Put) -> str:
            value = counted(values[name])
            if isinstance(value, str):
                found = words.get(value)
            else:
                found = numbers.get(value) or (None if value else words.get(NOTHING)) or words.get(plural(value))
            return (found or default)(values, put)

        return choose


def argument(call: ast.FunctionReference) -> str:
    """The name of the value that a function gets."""
    given = call.arguments.positional
    if len(given) != 1 or not isinstance(given[0], ast.VariableReference):
        raise NotUnderstood(f"{call.id.name} takes one value, such as {call.id.name}($count)")
    return given[0].id.name


def chosen_by(select: ast.SelectExpression) -> str:
    """The name of the value that chooses between variants."""
    if isinstance(select.selector, ast.VariableReference):
        return select.selector.id.name
    if isinstance(select.selector, ast.FunctionReference) and select.selector.id.name == "NUMBER":
        return argument(select.selector)
    raise NotUnderstood("variants are chosen by a value, such as $count")


def counted(value: object) -> str | int | float:
    """What variants are chosen by: a number as it is, several things by their number, all else as a word."""
    if isinstance(value, int | float):
        return value
    if isinstance(value, str):
        return (int(value) if value.isdigit() else value) if value else NOTHING
    if value is None:
        return 0
    return len(value) if hasattr(value, "__len__") else str(value)


def together(parts: list[str | Text]) -> Text:
    """Texts and functions as one function."""
    if not parts:
        return lambda values, put: ""
    if len(parts) == 1:
        only = parts[0]
        return (lambda values, put: only) if isinstance(only, str) else only
    return lambda values, put: "".join([part if isinstance(part, str) else part(values, put) for part in parts])


def named(arguments: ast.CallArguments) -> dict[str, Any]:
    return {one.name.name: literal(one.value) for one in arguments.named}


def options(call: ast.FunctionReference) -> dict[str, Any]:
    return named(call.arguments)


def literal(value: ast.StringLiteral | ast.NumberLiteral) -> Any:
    return value.parse()["value"] if isinstance(value, ast.StringLiteral) else float(value.value)
