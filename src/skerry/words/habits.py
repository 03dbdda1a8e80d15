"""How a language counts, and how it writes numbers, dates and lists: what CLDR knows of it, by Babel."""

import functools
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import date, datetime, time
from numbers import Real
from typing import Any, Final

from babel import Locale, UnknownLocaleError
from babel.dates import format_date, format_datetime, format_time
from babel.numbers import format_decimal, format_percent

Writing = Callable[[Any], str]

USUAL: Final = "en"

OPTIONS: Final = {
    "NUMBER": {"style", "minimumFractionDigits", "maximumFractionDigits"},
    "LIST": {"type"},
    "DATETIME": {"dateStyle", "timeStyle"},
}
"""By function: what can be said to it."""
STYLES: Final = {"short", "medium", "long", "full"}
"""How long a date or a time can be."""


class Habits:
    """The habits of a language, by the name that CLDR has for it."""

    def __init__(self, locale: str) -> None:
        self.locale = known(locale)
        self._plural = self.locale.plural_form
        self._forms: dict[int | float, str] = {}

    def plural(self, number: float) -> str:
        """The plural form of a number, such as `one`, `few`, `many` or `other`."""
        form = self._forms.get(number)
        if form is None:
            form = str(self._plural(number))
            if len(self._forms) < 1000:
                self._forms[number] = form
        return form

    def forms(self) -> list[str]:
        """The plural forms there are."""
        return sorted(self.locale.plural_form.tags | {"other"})

    def list(self, parts: Sequence[str], style: str = "standard") -> str:
        """For example "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        patterns = self._list_patterns(style)
        if len(parts) == 2:
            return patterns["2"].format(*parts)
        return _joined(parts, patterns)

    @functools.cache  # noqa: B019  there are as many of these as languages
    def _list_patterns(self, style: str) -> Mapping[str, str]:
        return dict(self.locale.list_patterns[style])

    def writing(self, function: str, options: Mapping[str, Any]) -> Writing | None:
        """What a function of Fluent does with a value; None for one that is not about habits.

        A value of another sort is written as it is: which it will be, no language file can know. Wrong options are an
        error at once, since they stand in the file.
        """
        if function not in OPTIONS:
            return None
        if not options.keys() <= OPTIONS[function]:
            raise ValueError(options)
        if function == "NUMBER":
            return fitting(Real, self.number(options))
        if function == "LIST":
            style = {"and": "standard", "or": "or"}[options.get("type", "and")]
            return fitting(Collection, lambda value: self.list([str(one) for one in value], style))
        return self.datetime(options)

    def number(self, options: Mapping[str, Any]) -> Writing:
        """A number with the signs of the language between its digits."""
        style = options.get("style", "decimal")
        least = int(options.get("minimumFractionDigits", 0))
        most = int(options.get("maximumFractionDigits", max(least, {"decimal": 3, "percent": 0}[style])))
        if not 0 <= least <= most:
            raise ValueError(options)
        digits = f"{'0' * least}{'#' * (most - least)}"
        fraction = f".{digits}" if digits else ""
        locale = self.locale
        if style == "percent":
            sign = locale.percent_formats[None].pattern.replace("#,##0", f"#,##0{fraction}")
            return lambda value: format_percent(value, sign, locale=locale)
        return lambda value: format_decimal(value, f"#,##0{fraction}", locale=locale)

    def datetime(self, options: Mapping[str, Any]) -> Writing:
        """A day, a time, or both."""
        if not {*options.values()} <= STYLES:
            raise ValueError(options)
        locale = self.locale
        day, hour = options.get("dateStyle"), options.get("timeStyle")
        if day and hour:
            return fitting(datetime, lambda value: format_datetime(value, day, locale=locale))
        if hour:
            return fitting((datetime, time), lambda value: format_time(value, hour, locale=locale))
        return fitting(date, lambda value: format_date(value, day or "medium", locale=locale))


def fitting(sort: Any, writing: Writing) -> Writing:
    """Writes values of this sort, and all others as they are."""
    return lambda value: writing(value) if isinstance(value, sort) and not isinstance(value, str) else str(value)


def _joined(parts: Sequence[str], patterns: Mapping[str, str]) -> str:
    """Put together from the end, as CLDR has it: what stands between values never is a value."""
    text = patterns["end"].format(parts[-2], parts[-1])
    for part in reversed(parts[1:-2]):
        text = patterns["middle"].format(part, text)
    return patterns["start"].format(parts[0], text)


def known(locale: str) -> Locale:
    """What CLDR knows of the language; of a made-up one, what it knows of English."""
    for name in (locale, locale.split("-", maxsplit=1)[0]):
        try:
            return Locale.parse(name, sep="-")
        except (UnknownLocaleError, ValueError):
            continue
    return Locale.parse(USUAL)
