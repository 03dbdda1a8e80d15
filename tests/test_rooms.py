"""Who may import whom: the imports under src/skerry, compared with the table of rooms in the design."""

import ast
import re
import runpy
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "skerry"
MODULES = sorted(path.relative_to(PACKAGE).with_suffix("") for path in PACKAGE.rglob("*.py"))
KNOWN = frozenset(MODULES)
IN_A_GAME = [module for module in MODULES if module.parts[0] == "games" and len(module.parts) > 2]

STANDARD = set(sys.stdlib_module_names)
KERNEL = {"librt", "msgspec", "mypy_extensions"}

ROOMS: dict[str, set[str]] = {
    "kernel": {"skerry.kernel"},
    "words": {"skerry.kernel", "skerry.words"},
    "drawing": {"skerry.drawing"},
    "games": {"skerry.kernel", "skerry.words", "skerry.games"},
    "bots": {"skerry.kernel", "skerry.games", "skerry.bots"},
    "lab": {"skerry.kernel", "skerry.words", "skerry.games", "skerry.bots", "skerry.drawing", "skerry.lab"},
    "adapters": {"skerry.kernel", "skerry.games", "skerry.bots", "skerry.drawing", "skerry.adapters"},
    "learn": {"skerry.kernel", "skerry.games", "skerry.bots", "skerry.lab", "skerry.adapters", "skerry.learn"},
    "server": {"skerry.kernel", "skerry.words", "skerry.games", "skerry.bots", "skerry.drawing", "skerry.server"},
    "cli": {"skerry"},
}
"""What a room may import of Skerry, itself included."""

OUTSIDE_THE_CONTRACT = {"lab", "adapters", "learn", "server"}
"""Rooms that use the games as anybody would: through the names that `import skerry` gives."""

PACKAGES: dict[str, set[str]] = {
    "kernel": KERNEL,
    "words": KERNEL | {"babel", "fluent", "platformdirs"},
    "drawing": {"resvg_py"},
    "games": KERNEL,
    "bots": KERNEL | {"numpy", "threadpoolctl"},
}
"""What the inner rooms may import from outside, besides the standard library. The others may use what they need."""

NO_RULE = {"about", "board", "bot", "entries", "keys", "observation", "plan", "scenario", "sheet", "text", "view"}
"""Parts of a game's folder that its rules do not know; the folder's `__init__` binds them to the rules."""

CLOCKS_AND_DICE = {"asyncio", "datetime", "random", "secrets", "socket", "subprocess", "threading", "time", "uuid"}
"""What kernel and games never ask: time, chance of their own, other programs."""


@cache
def imports(module: Path) -> tuple[str, ...]:
    """The full names of all modules this one imports, be it for their types only."""
    return tuple(named(module))


def named(module: Path) -> Iterator[str]:
    tree = ast.parse((PACKAGE / module).with_suffix(".py").read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module} imports relatively"
            assert node.module is not None
            for alias in node.names:
                name = f"{node.module}.{alias.name}"
                yield name if is_module(name) else node.module


def is_module(name: str) -> bool:
    """Is this a module or a folder of Skerry, rather than something in one?"""
    first, *rest = name.split(".")
    return first == "skerry" and not {Path(*rest), Path(*rest, "__init__")}.isdisjoint(KNOWN)


def within(name: str, allowed: set[str]) -> bool:
    return any(name == place or name.startswith(place + ".") for place in allowed)


def in_room(*rooms: str) -> list[Path]:
    return [module for module in MODULES if module.parts[0] in rooms]


def test_the_sources_are_found() -> None:
    assert Path("kernel/state") in MODULES
    assert "skerry.kernel.moves" in set(imports(Path("kernel/state")))


def test_every_module_lies_in_a_room_of_the_design() -> None:
    at_the_door = {Path("__init__"), Path("__main__")}

    assert {module.parts[0] for module in MODULES if module not in at_the_door} <= set(ROOMS)


@pytest.mark.parametrize("module", [m for m in MODULES if len(m.parts) > 1], ids=str)
def test_a_room_imports_only_what_it_may(module: Path) -> None:
    room = module.parts[0]

    of_skerry = {name for name in imports(module) if name.split(".")[0] == "skerry"}
    if room in OUTSIDE_THE_CONTRACT:
        of_skerry.discard("skerry")
    assert {name for name in of_skerry if not within(name, ROOMS[room])} - drawing_for(module) == set()


def part_of_game(module: Path) -> str:
    """The file or folder of a game's folder that this module is or lies in; "" outside of games."""
    return module.parts[2] if module in IN_A_GAME else ""


def drawing_for(module: Path) -> set[str]:
    """Boards are the only part of a game that draws."""
    if part_of_game(module) == "board":
        return {name for name in imports(module) if within(name, {"skerry.drawing"})}
    return set()


@pytest.mark.parametrize("module", in_room(*PACKAGES), ids=str)
def test_the_inner_rooms_need_next_to_nothing_from_outside(module: Path) -> None:
    foreign = {name.split(".")[0] for name in imports(module)} - STANDARD - {"skerry"}

    assert foreign <= PACKAGES[module.parts[0]]


@pytest.mark.parametrize("module", in_room("kernel", "games"), ids=str)
def test_kernel_and_games_have_neither_clock_nor_dice(module: Path) -> None:
    assert {name.split(".")[0] for name in imports(module)} & CLOCKS_AND_DICE == set()


@pytest.mark.parametrize("module", IN_A_GAME, ids=str)
def test_a_game_imports_no_other_game(module: Path) -> None:
    own = ".".join(["skerry", *module.parts[:2]])

    assert {name for name in imports(module) if within(name, {"skerry.games"}) and not within(name, {own})} == set()


@pytest.mark.parametrize("module", [m for m in IN_A_GAME if part_of_game(m) not in NO_RULE | {"__init__"}], ids=str)
def test_rules_know_neither_view_nor_text_nor_board_nor_bot(module: Path) -> None:
    folder = ".".join(["skerry", *module.parts[:2]])

    assert set(imports(module)) & {f"{folder}.{name}" for name in NO_RULE} == set()


# --- what the compiler reads ------------------------------------------------------------------------------------------

COMES_WITH_MYPY = {"librt", "mypy_extensions"}
WITHOUT_TYPES = {"threadpoolctl"}


def test_a_build_of_its_own_has_all_packages_whose_types_the_compiler_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    """pip builds in an empty environment; our own has every requirement anyway, and would not notice."""
    requires = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    there = {re.split(r"[.<>=]", requirement)[0] for requirement in requires}

    assert {name for name in read_by_the_compiler(monkeypatch) if "." not in name} - STANDARD <= (
        there | COMES_WITH_MYPY | WITHOUT_TYPES
    )


def read_by_the_compiler(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """What compiled modules import, and what that imports: modules of Skerry by full name, packages by their own."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr("setuptools.setup", lambda **_: None)
    monkeypatch.setattr("sys.argv", ["setup.py", "egg_info"])
    compiled = runpy.run_path("setup.py")["modules_to_compile"]()
    waiting = [Path(path).relative_to("src/skerry").with_suffix("") for path in compiled]
    read: set[str] = set()
    while waiting:
        for name in imports(waiting.pop()):
            first, *rest = name.split(".")
            if first != "skerry":
                read.add(first)
            elif name not in read:
                read.add(name)
                waiting.append(module_of(rest))
    return read


def module_of(parts: list[str]) -> Path:
    return next(path for path in (Path(*parts), Path(*parts, "__init__")) if path in MODULES)
