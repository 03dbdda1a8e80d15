"""A drawing as pixels: the SVG is drawn by resvg, which needs neither a browser nor a screen.

It is drawn as it is seen by day, by someone who points at nothing.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final

import resvg_py

DECLARED: Final = re.compile(r"(--[\w-]+):([^;}\"]+)")
USED: Final = re.compile(r"var\((--[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)")
RULE: Final = re.compile(r"([^{}<>]+)\{([^{}<>]*)\}")
SCOPE: Final = re.compile(r"\.skerry (\.of-[\w-]+)\{([^{}<>]*)\}")
FOR_SCREENS: Final = re.compile(r"@media[^{<]*\{(?:[^{}<]*\{[^{}<]*\})*[^{}<]*\}")
DONE_BY_A_PAGE: Final = re.compile(r":not\((?:\.open|:hover|:focus-visible|,)+\)")
"""Nothing is open or pointed at, so this is always true."""


def png(svg: str, width: int, fonts: Sequence[str] = ()) -> bytes:
    """The drawing as a PNG of this width, with the typefaces of these files or else those of the system."""
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=settled(svg),
            width=width,
            background="white",
            font_files=list(fonts),
            skip_system_fonts=len(fonts) > 0,
        )
    )


def settled(svg: str) -> str:
    """The same drawing in its light colours, without what resvg does not know: variables, media queries and `:not`."""
    plain = DONE_BY_A_PAGE.sub("", FOR_SCREENS.sub("", svg))
    scopes = {scope: dict(DECLARED.findall(body)) for scope, body in SCOPE.findall(plain)}
    plain = RULE.sub(lambda rule: rule[0] + "".join(scoped(rule, scopes)), SCOPE.sub("", plain))
    values: dict[str, str] = {}
    for name, value in DECLARED.findall(plain):
        values.setdefault(name, value)
    while USED.search(plain):
        plain = USED.sub(lambda use: values.get(use[1]) or use[2] or "none", plain)
    return plain


def scoped(rule: re.Match[str], scopes: dict[str, dict[str, str]]) -> Iterator[str]:
    """A rule once more for each class that has values of its own for its variables: `.of-mead .good` beside `.good`."""
    for scope, values in scopes.items():
        if not any(f"var({name}" in rule[2] for name in values):
            continue
        body = USED.sub(lambda use, own=values: own.get(use[1], use[0]), rule[2])
        for selector in rule[1].split(","):
            inner = selector.strip().removeprefix(".skerry ")
            yield f".skerry {scope} {inner},.skerry {scope}{inner}{{{body}}}"
