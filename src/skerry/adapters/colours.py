"""A board as an array of colours: the SVG is drawn by resvg, which needs neither a browser nor a screen."""

import re
from collections.abc import Iterator
from io import BytesIO
from typing import Final

from skerry.adapters import MissingPackages

try:
    import numpy as np
    import resvg_py
    from numpy.typing import NDArray
    from PIL import Image
except ImportError as error:
    raise MissingPackages("rl") from error

WIDTH: Final = 960

DECLARED: Final = re.compile(r"(--[\w-]+):([^;}\"]+)")
USED: Final = re.compile(r"var\((--[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)")
RULE: Final = re.compile(r"([^{}<>]+)\{([^{}<>]*)\}")
SCOPE: Final = re.compile(r"\.skerry (\.of-[\w-]+)\{([^{}<>]*)\}")
FOR_SCREENS: Final = re.compile(r"@media[^{<]*\{(?:[^{}<]*\{[^{}<]*\})*[^{}<]*\}")


def colours(svg: str) -> NDArray[np.uint8]:
    """Height, width, and red, green and blue."""
    png = resvg_py.svg_to_bytes(svg_string=settled(svg), width=WIDTH, background="white")
    with Image.open(BytesIO(bytes(png))) as picture:
        return np.asarray(picture.convert("RGB"))


def settled(svg: str) -> str:
    """The same picture in its light colours, without variables and media queries, which resvg does not know."""
    plain = FOR_SCREENS.sub("", svg)
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
