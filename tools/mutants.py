"""Breaks the rules one place at a time and reports what no test noticed: `make mutants`.

Every mutant is one small mechanical change in the body of one function of the rules: another comparison, plus for
minus, a number one off, a statement left out. All tests are collected and run once on the interpreted build, to learn
how long each takes and which lines it reaches. Then each mutant gets a process of its own, forked with everything
loaded, in which the code of its function is replaced and the tests that reach it run until one fails: first those that
noticed other mutants of the same function, then the quickest.

A survivor is a test that is missing, or a change that makes no difference. Those that make none are explained in
mutants-explained.toml and not run; --explained runs them instead of the others, and reports what a test notices. Once
tests have been written, --again runs only what survived the last time, and --tests only the tests of these files.
"""

import argparse
import ast
import copy
import functools
import json
import os
import random
import resource
import signal
import subprocess
import sys
import time
import tomllib
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from multiprocessing.sharedctypes import RawArray
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "skerry"
EXPLAINED = Path(__file__).with_name("mutants-explained.toml")
SURVIVORS = ROOT / "build" / "survivors.json"
NO_RULES = {
    *("__init__", "about", "bot", "moves", "observation", "plan", "scenario", "sheet", "text", "view", "views"),
    *("components", "cards", "effects", "entries", "house"),  # what a pack says, and what can be chosen
}
CHAPTERS = {
    folder.name: sorted(path.stem for path in folder.glob("*.py") if path.stem not in NO_RULES)
    for folder in sorted((PACKAGE / "games").iterdir())
    if (folder / "components.py").exists()
}
"""The files with the rules of each game."""

KERNEL = ["kernel/state.py", "kernel/driver.py", "kernel/house_rules.py"]
OF_EVERY_GAME = ["tests/test_records.py", "tests/test_headings.py"]
RULES = [*(f"games/{game}/{chapter}.py" for game in CHAPTERS for chapter in CHAPTERS[game]), *KERNEL]

TOO_SLOW = 2.0  # seconds of the processor, so that a busy machine does not matter: a test that takes more is left out
SHARP = 5  # tests that noticed other mutants of a function and are tried first
MEMORY = 4 << 30

console = Console(highlight=False)


# --- mutations --------------------------------------------------------------------------------------------------------

COMPARISONS: dict[type[ast.cmpop], list[type[ast.cmpop]]] = {
    ast.Lt: [ast.LtE, ast.GtE],
    ast.LtE: [ast.Lt, ast.Gt],
    ast.Gt: [ast.GtE, ast.LtE],
    ast.GtE: [ast.Gt, ast.Lt],
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
    ast.Is: [ast.IsNot],
    ast.IsNot: [ast.Is],
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}


class Mutant:
    """One change: where it stands, what it says before and after, and the function it is in."""

    def __init__(self, file: str, function: str, statement: ast.stmt, what: str, text: str) -> None:
        self.file = file
        self.function = function
        self.what = what
        self.text = text
        self.line = statement.lineno
        body = getattr(statement, "body", None)
        last = body[0].lineno - 1 if body else statement.end_lineno or statement.lineno
        self.lines = range(statement.lineno, max(last, statement.lineno) + 1)
        """Those of the statement, of a compound one its head."""

    def swap(self, tree: ast.Module, before: ast.AST, after: ast.AST) -> None:
        """The tree it is a change of, the node that is changed, and the one in its place."""
        self.tree = tree
        self.before = before
        self.after = after

    def key(self) -> tuple[str, ...]:
        """What names it however lines move."""
        return self.file, self.function, self.text, self.what

    def place(self) -> str:
        return f"{self.file}:{self.line}"


def variants(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """Every small change of one node: what it is, and the node changed."""
    if isinstance(node, ast.Compare):
        yield from _comparisons(node)
    elif isinstance(node, (ast.BinOp, ast.AugAssign)) and type(node.op) in OPERATORS:
        other = copy.copy(node)
        other.op = OPERATORS[type(node.op)]()
        yield _told(node, other)
    elif isinstance(node, ast.BoolOp):
        swapped = copy.copy(node)
        swapped.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield _told(node, swapped)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield _told(node, node.operand)
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield _told(node, _like(node, ast.Constant(not node.value)))
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        for value in (node.value + 1, node.value - 1):
            yield _told(node, _like(node, ast.Constant(value)))
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
        called = copy.copy(node)
        called.func = _like(node.func, ast.Name(CALLS[node.func.id], ast.Load()))
        yield _told(node, called)
    elif isinstance(node, (ast.If, ast.IfExp)) and isinstance(
        node.test, (ast.Name, ast.Attribute, ast.Call, ast.Subscript)
    ):
        turned = copy.copy(node)
        turned.test = _like(node.test, ast.UnaryOp(ast.Not(), node.test))
        yield f"if {ast.unparse(node.test)} → if not {ast.unparse(node.test)}", turned
    elif (
        isinstance(node, ast.Return)
        and isinstance(node.value, (ast.ListComp, ast.List, ast.BinOp))
        and _is_list(node.value)
    ):
        yield _told(node, _like(node, ast.Return(_like(node.value, ast.List([], ast.Load())))))
    if isinstance(node, ast.stmt) and _can_be_left_out(node):
        yield f"{ast.unparse(node)} → left out", _like(node, ast.Pass())


def _comparisons(node: ast.Compare) -> Iterator[tuple[str, ast.AST]]:
    for i, operator in enumerate(node.ops):
        for other in COMPARISONS[type(operator)]:
            changed = copy.copy(node)
            changed.ops = [*node.ops[:i], other(), *node.ops[i + 1 :]]
            yield _told(node, changed)


def _is_list(node: ast.expr) -> bool:
    return isinstance(node, ast.ListComp) or (isinstance(node, ast.BinOp) and _is_list(node.left))


def _can_be_left_out(node: ast.stmt) -> bool:
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    if isinstance(node, (ast.Assign, ast.AugAssign)):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        return all(isinstance(target, (ast.Attribute, ast.Subscript)) for target in targets)
    return isinstance(node, (ast.Delete, ast.Break, ast.Continue))


def _like(node: ast.AST, other: Any) -> Any:
    """The other node at the place of this one."""
    return ast.fix_missing_locations(ast.copy_location(other, node))


def _told(before: ast.AST, after: ast.AST) -> tuple[str, ast.AST]:
    return f"{ast.unparse(before)} → {ast.unparse(after)}", after


def mutants_of(file: str, source: str) -> list[Mutant]:
    """All mutants of a module, in the order of its lines."""
    found: list[Mutant] = []
    lines = source.splitlines()
    tree = ast.parse(source)
    for name, function in _functions(tree, ""):
        for statement, node in _nodes(function):
            for what, after in variants(node):
                mutant = Mutant(file, name, statement, what, lines[statement.lineno - 1].strip())
                mutant.swap(tree, node, after)
                found.append(mutant)
    found.sort(key=lambda mutant: mutant.line)
    number_alike(found)
    return found


def number_alike(mutants: Sequence[Mutant]) -> None:
    """Where several mutants read the same, all but the first say which they are: an explanation is of one mutant."""
    seen: Counter[tuple[str, ...]] = Counter()
    for mutant in mutants:
        key = mutant.key()
        seen[key] += 1
        if seen[key] > 1:
            mutant.what += f" ({seen[key]})"


def _functions(node: ast.AST, inside: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    """All functions and methods with their full names, but constructors that only keep what they are given."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            yield from _functions(child, f"{inside}{child.name}.")
        elif isinstance(child, ast.FunctionDef) and not _only_keeps(child):
            yield f"{inside}{child.name}", child


def _only_keeps(function: ast.FunctionDef) -> bool:
    """A constructor without a choice. That of a state has one: it lays out the empty table or copies another."""
    return function.name == "__repr__" or (
        function.name == "__init__" and not any(isinstance(node, ast.If) for node in function.body)
    )


def _nodes(function: ast.FunctionDef) -> Iterator[tuple[ast.stmt, ast.AST]]:
    """Every node of the body with the statement it stands in; assertions are invariants, and no rules."""

    def walk(node: ast.AST, statement: ast.stmt) -> Iterator[tuple[ast.stmt, ast.AST]]:
        if isinstance(node, ast.Assert | ast.Raise | ast.JoinedStr):
            return
        statement = node if isinstance(node, ast.stmt) else statement
        yield statement, node
        for name, value in ast.iter_fields(node):
            if name != "annotation":
                for child in value if isinstance(value, list) else [value]:
                    if isinstance(child, ast.AST) and not _names_nobody(node, child):
                        yield from walk(child, statement)

    for statement in function.body:
        yield from walk(statement, statement)


def _names_nobody(node: ast.AST, child: ast.AST) -> bool:
    """Is this the -1 in what is told or remembered of nobody in particular? Any number that is no seat would do."""
    calls = (
        isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ("tell", "remember")
    )
    return calls and isinstance(child, ast.UnaryOp) and isinstance(child.op, ast.USub)


def changed_since(revision: str, mutants: Sequence[Mutant]) -> list[Mutant]:
    """Those in functions that read otherwise in that revision, or that it does not have."""
    before = {file: _written(_read_at(revision, file)) for file in {mutant.file for mutant in mutants}}
    now = {file: _written((PACKAGE / file).read_text(encoding="utf-8")) for file in before}
    return [m for m in mutants if before[m.file].get(m.function) != now[m.file][m.function]]


def _written(source: str) -> dict[str, str]:
    """The functions of a module as they are written, without comments."""
    return {name: ast.unparse(function) for name, function in _functions(ast.parse(source), "")}


def _read_at(revision: str, file: str) -> str:
    """The file as it was in that revision; nothing if it was not there."""
    path = (PACKAGE / file).relative_to(ROOT).as_posix()
    return _git("show", f"{revision}:{path}") if _git("ls-tree", revision, path) else ""


def _git(*words: str) -> str:
    said = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    if said.returncode:
        sys.exit(f"git {' '.join(words)}: {said.stderr.strip()}")
    return said.stdout


class Swap(ast.NodeTransformer):
    """Puts one node in the place of another."""

    def __init__(self, before: ast.AST, after: ast.AST) -> None:
        self.before = before
        self.after = after

    def visit(self, node: ast.AST) -> Any:
        return self.after if node is self.before else self.generic_visit(node)


def mutated_code(mutant: Mutant) -> CodeType:
    """The code of the mutant's function with the change in it. The tree is spoiled for other mutants."""
    tree = Swap(mutant.before, mutant.after).visit(mutant.tree)
    module = compile(tree, str(PACKAGE / mutant.file), "exec")
    return next(code for code in _codes(module) if code.co_qualname == mutant.function)


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


def put_in_place(mutant: Mutant, code: CodeType) -> None:
    """Replace the code of the function; all who imported it call the same object."""
    thing: Any = import_module("skerry." + mutant.file.removesuffix(".py").replace("/", "."))
    for name in mutant.function.split("."):
        thing = vars(thing)[name]
    function = getattr(thing, "fget", None) or getattr(thing, "__func__", thing)
    assert isinstance(function, FunctionType), f"{mutant.function} is no function"
    function.__code__ = code


# --- explanations -----------------------------------------------------------------------------------------------------


class Explained:
    """The mutants that make no difference, with the reason: file, function, text of the line, mutation."""

    PARTS = ("file", "function", "line", "mutation")

    def __init__(self, path: Path) -> None:
        entries = tomllib.loads(path.read_text(encoding="utf-8")).get("mutant", []) if path.exists() else []
        self.reasons = {tuple(entry[part] for part in self.PARTS): entry["reason"] for entry in entries}

    def reason(self, mutant: Mutant) -> str | None:
        return self.reasons.get(mutant.key())

    def stale(self, mutants: Sequence[Mutant]) -> list[tuple[str, ...]]:
        """Explanations of mutants that no longer exist, of the files looked at."""
        known = {mutant.key() for mutant in mutants}
        files = {mutant.file for mutant in mutants}
        return [key for key in self.reasons if key[0] in files and key not in known]


# --- tests ------------------------------------------------------------------------------------------------------------


class Reach:
    """Which lines of the rules a test reaches, found by tracing it."""

    def __init__(self, files: Sequence[str]) -> None:
        self.files = {str(PACKAGE / file): file for file in files}
        self.lines: set[tuple[str, int]] = set()

    def __call__(self, frame: FrameType, event: str, argument: object) -> "Callable[..., Any] | None":
        file = self.files.get(frame.f_code.co_filename)
        if file is None:
            return None
        lines = self.lines

        def local(frame: FrameType, event: str, argument: object) -> "Callable[..., Any]":
            lines.add((file, frame.f_lineno))
            return local

        return local


class Tests:
    """The tests, how long each takes, and which of them reach a line."""

    def __init__(self, items: list[pytest.Item], files: Sequence[str], jobs: int) -> None:
        self.seconds: dict[pytest.Item, float] = {}
        self.reaching: defaultdict[tuple[str, int], set[pytest.Item]] = defaultdict(set)
        self.noticing: defaultdict[tuple[str, str], deque[pytest.Item]] = defaultdict(lambda: deque(maxlen=SHARP))
        self.failing: list[pytest.Item] = []
        self.slow: list[pytest.Item] = []
        for number, seconds, lines in in_processes(jobs, len(items), lambda number: learn(items[number], files)):
            self._note(items[number], seconds, lines)

    def _note(self, item: pytest.Item, seconds: float, lines: list[tuple[str, int]]) -> None:
        self.seconds[item] = seconds
        if seconds == FAILS:
            self.failing.append(item)
        elif seconds >= TOO_SLOW:
            self.slow.append(item)
        for file, line in lines:
            self.reaching[file, line].add(item)

    def of(self, mutant: Mutant) -> list[pytest.Item]:
        """The tests that reach the mutant's statement: those that noticed its neighbours last, then the quickest."""
        found = set[pytest.Item]().union(*[self.reaching[mutant.file, line] for line in mutant.lines])
        sharp = [item for item in self.noticing[mutant.file, mutant.function] if item in found]
        return sharp + sorted(found.difference(sharp), key=lambda item: self.seconds[item])

    def noticed(self, mutant: Mutant, item: pytest.Item) -> None:
        """The test comes first for the next mutant of the same function."""
        sharp = self.noticing[mutant.file, mutant.function]
        if item in sharp:
            sharp.remove(item)
        sharp.appendleft(item)


FAILS = -1.0


class TooSlow(BaseException):
    """A test is broken off, because it takes longer than any that is run."""


def learn(item: pytest.Item, files: Sequence[str]) -> tuple[float, list[tuple[str, int]]]:
    """How many seconds a test takes, and the lines it reaches."""
    began = time.process_time()
    try:
        passed = passes_in_time(item)
    except TooSlow:
        return TOO_SLOW, []
    seconds = time.process_time() - began
    if not passed:
        return FAILS, []
    reach = Reach(files)
    sys.settrace(reach)
    passes(item)
    sys.settrace(None)
    return seconds, sorted(reach.lines)


def passes_in_time(item: pytest.Item) -> bool:
    """Does it pass? TooSlow if that takes too long."""

    def break_off(number: int, frame: FrameType | None) -> None:
        raise TooSlow

    signal.signal(signal.SIGPROF, break_off)
    signal.setitimer(signal.ITIMER_PROF, TOO_SLOW)
    try:
        return passes(item)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def in_processes(jobs: int, number: int, task: Callable[[int], tuple[Any, ...]]) -> Iterator[tuple[Any, ...]]:
    """The results of a task for 0, 1, 2, … with their numbers, worked out in this many processes."""
    pipes = []
    for job in range(jobs):
        reading, writing = os.pipe()
        if os.fork() == 0:
            silence()
            with os.fdopen(writing, "w") as pipe:
                json.dump([(n, *task(n)) for n in range(job, number, jobs)], pipe)
            os._exit(0)
        os.close(writing)
        pipes.append(reading)
    for reading in pipes:
        with os.fdopen(reading) as pipe:
            yield from json.load(pipe)
        os.wait()


def silence() -> None:
    """Nobody reads what a test prints."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def passes(item: pytest.Item) -> bool:
    if hasattr(item, "_initrequest"):
        item._initrequest()  # so that a test can be run again
    return all(report.passed for report in runtestprotocol(item, log=False, nextitem=None))


# --- running ----------------------------------------------------------------------------------------------------------

SURVIVED, NOTICED = 0, 1


def run_alone(
    mutant: Mutant, tests: list[pytest.Item], seconds: dict[pytest.Item, float], reached: Callable[[int], None]
) -> None:
    """In a process of its own: put the mutant in place and run the tests until one notices. Ends the process."""
    signal.signal(signal.SIGPROF, lambda *_: os._exit(NOTICED))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    silence()
    try:
        put_in_place(mutant, mutated_code(mutant))
        for number, test in enumerate(tests):
            reached(number)
            signal.setitimer(signal.ITIMER_PROF, 2 + 10 * seconds[test])
            if not passes(test):
                os._exit(NOTICED)
    except BaseException:  # noqa: BLE001  whatever a broken rule leads to, it was noticed
        os._exit(NOTICED)
    os._exit(SURVIVED)


def survivors_of(mutants: Sequence[Mutant], tests: Tests, jobs: int) -> Iterator[Mutant]:
    """The mutants that no test notices, as they are found, this many processes at a time."""
    running: dict[int, tuple[int, list[pytest.Item]]] = {}
    reached = RawArray("i", len(mutants))
    """For each mutant the number of the test that runs or ran last, written by its process."""

    def ended() -> Iterator[Mutant]:
        process, status = os.wait()
        if process not in running:
            return  # a test left it behind
        number, tried = running.pop(process)
        if status == SURVIVED:
            yield mutants[number]
        elif tried:
            tests.noticed(mutants[number], tried[reached[number]])

    with progress() as bar:
        for number, mutant in enumerate(bar.track(mutants, description="Breaking the rules")):
            while len(running) == jobs:
                yield from ended()
            tried = tests.of(mutant)
            process = os.fork()
            if process == 0:
                run_alone(mutant, tried, tests.seconds, functools.partial(reached.__setitem__, number))
            running[process] = number, tried
        while running:
            yield from ended()


def show(mutant: Mutant, remark: str) -> None:
    console.print(f"[bold]{mutant.place()}[/] {mutant.function}  [yellow]{remark}[/]")
    console.print(f"    {mutant.text}", markup=False)
    console.print(f"    {mutant.what}", style="red", markup=False)


def progress() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True)


class Campaign:
    """Takes the place of pytest's own loop over the tests it has collected."""

    def __init__(
        self, mutants: list[Mutant], every: list[Mutant], files: list[str], jobs: int, explained: bool
    ) -> None:
        self.mutants = mutants
        """Those asked for."""
        self.every = every
        """All of the same files."""
        self.files = files
        self.jobs = jobs
        self.explained = explained
        self.failed = True

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        began = time.perf_counter()
        with console.status("Learning which lines each test reaches"):
            tests = Tests(of_games(session.items, games_of(self.files)), self.files, self.jobs)
        for item in tests.failing:
            console.print(f"Left out, because it fails as the rules are: {item.nodeid}", style="yellow")
        console.print(f"{len(tests.slow)} tests are left out, because they take more than {TOO_SLOW:.0f} s.")
        explained = Explained(EXPLAINED)
        kept = [mutant for mutant in self.mutants if explained.reason(mutant) is not None]
        if self.explained:
            self.failed = report_noticed(kept, list(survivors_of(kept, tests, self.jobs)))
        else:
            survivors: list[Mutant] = []
            keep_survivors(survivors)
            for mutant in survivors_of([one for one in self.mutants if one not in kept], tests, self.jobs):
                show(mutant, "" if tests.of(mutant) else "no test reaches it")
                survivors.append(mutant)
                keep_survivors(survivors)
            stale = explained.stale(self.every)
            self.failed = report(self.mutants, kept, survivors, stale, time.perf_counter() - began)
        return True


def keep_survivors(survivors: Sequence[Mutant]) -> None:
    """For --again, and at once: a run that is broken off has found something too."""
    SURVIVORS.parent.mkdir(exist_ok=True)
    SURVIVORS.write_text(json.dumps([mutant.key() for mutant in survivors], indent=1), encoding="utf-8")


def survived_before(mutants: Sequence[Mutant]) -> list[Mutant]:
    """Those among them that survived the last run, wherever their lines are now."""
    if not SURVIVORS.exists():
        sys.exit("There has been no run yet.")
    kept = {tuple(key) for key in json.loads(SURVIVORS.read_text(encoding="utf-8"))}
    return [mutant for mutant in mutants if mutant.key() in kept]


def report_noticed(explained: Sequence[Mutant], survivors: Sequence[Mutant]) -> bool:
    """Print which explained mutants a test notices; True if there are any."""
    noticed = [mutant for mutant in explained if mutant not in survivors]
    console.print(f"{len(explained)} mutants are explained, and tests notice {len(noticed)} of them.")
    for mutant in noticed:
        show(mutant, "explained, but noticed")
    return bool(noticed)


def report(
    mutants: Sequence[Mutant],
    kept: Sequence[Mutant],
    survivors: Sequence[Mutant],
    stale: Sequence[tuple[str, ...]],
    seconds: float,
) -> bool:
    """Print what came of it; True if anything is left to do."""
    for key in stale:
        console.print(f"Explained, but no longer there: {': '.join(key)}", style="yellow", markup=False)
    table = Table("file", "mutants", "noticed", "explained", "survived", title=f"{seconds / 60:.1f} minutes")
    for file in sorted({mutant.file for mutant in mutants}):
        every, without, left = (sum(m.file == file for m in group) for group in (mutants, kept, survivors))
        table.add_row(file, *map(str, (every, every - without - left, without, left)))
    console.print(table)
    return bool(survivors or stale)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Break the rules mechanically and report what no test noticed.")
    parser.add_argument("--game", action="append", choices=CHAPTERS, help="only the rules of this game")
    parser.add_argument("--only", action="append", metavar="FILE", help="only files with this name, such as payment.py")
    parser.add_argument("--since", metavar="REV", help="only functions that have changed since this revision of git")
    parser.add_argument("--again", action="store_true", help="only those that survived the last run")
    parser.add_argument("--tests", action="append", metavar="PATH", help="only these tests, not all of the game")
    parser.add_argument("--sample", type=int, metavar="N", help="only this many mutants, chosen at random")
    parser.add_argument("--seed", type=int, default=1, help="for --sample")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time")
    parser.add_argument("--explained", action="store_true", help="run those explained, and report what tests notice")
    parser.add_argument("--list", action="store_true", help="only list the mutants")
    chosen = parser.parse_args(arguments)
    files = files_named(chosen.only) if chosen.only else RULES
    if chosen.game:
        files = [file for file in files if Path(file).parent.name in chosen.game]
    every = [m for file in files for m in mutants_of(file, (PACKAGE / file).read_text(encoding="utf-8"))]
    mutants = changed_since(chosen.since, every) if chosen.since else every
    mutants = survived_before(mutants) if chosen.again else mutants
    if chosen.sample is not None and chosen.sample < len(mutants):
        mutants = random.Random(chosen.seed).sample(mutants, chosen.sample)
    if chosen.list:
        for mutant in mutants:
            console.print(f"{mutant.place()} {mutant.what}", markup=False, soft_wrap=True)
        console.print(f"{len(mutants)} mutants")
        return 0
    campaign = Campaign(mutants, every, files, chosen.jobs, chosen.explained)
    os.chdir(ROOT)
    options = ["-q", "-s", "--no-header", "-o", "timeout=0", "-p", "no:cacheprovider"]
    pytest.main([*(chosen.tests or tests_of(files)), *options], plugins=[campaign])
    return int(campaign.failed)


def tests_of(files: Sequence[str]) -> list[str]:
    """The tests that can reach these files: of their games, of the kernel's files all, and those of every game."""
    return [*(f"tests/{game}" for game in games_of(files)), "tests/kernel", *OF_EVERY_GAME]


def games_of(files: Sequence[str]) -> list[str]:
    """The games whose tests reach these files."""
    rooms = {Path(file).parent.name for file in files}
    return [game for game in CHAPTERS if game in rooms or "kernel" in rooms]


def of_games(items: Sequence[pytest.Item], games: Sequence[str]) -> list[pytest.Item]:
    """The tests without those that are run once for each game, where it is another one."""
    others = [f"[{game}" for game in CHAPTERS if game not in games]
    return [item for item in items if not any(other in item.name for other in others)]


def files_named(names: Sequence[str]) -> list[str]:
    """The files of kernel and games that end with these names."""
    every = [
        path.relative_to(PACKAGE).as_posix() for room in ("kernel", "games") for path in (PACKAGE / room).rglob("*.py")
    ]
    found = [file for file in sorted(every) if any(f"/{file}".endswith(f"/{name}") for name in names)]
    if not found:
        sys.exit(f"There is no file named {' or '.join(names)} in the kernel or in a game.")
    return found


if __name__ == "__main__":
    sys.exit(main())
