"""The results of a plan on disk: the plan, and a Parquet file for every few games that were finished together.

A file is written beside its place first and then put there whole; its name says which games it has. So whatever
happens, the folder tells which games are finished, and going on is a set difference.
"""

import io
import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
import polars as pl

import skerry
from skerry import Record, SkerryError
from skerry.lab.bout import game_of
from skerry.lab.fingerprints import Fingerprint, fingerprint
from skerry.lab.plan import Plan

IfChanged = Literal["refuse", "anew", "mix"]
"""What to do in a folder whose games other bots, rules, packs or another build have played."""

CHUNK: Final = re.compile(r"bouts-(\d+)-(\d+)\.parquet")

SEAT: Final = pl.Struct(
    {
        "seat": pl.Int8,
        "bot": pl.String,
        "points": pl.Int32,
        "rank": pl.Int8,
        "won": pl.Float64,
        "sources": pl.List(pl.Struct({"source": pl.String, "points": pl.Int32})),
        "words": pl.List(pl.Struct({"word": pl.String, "offered": pl.Int32, "chosen": pl.Int32})),
        "things": pl.List(pl.Struct({"event": pl.String, "group": pl.String, "thing": pl.String, "times": pl.Int32})),
    }
)

ROW: Final[dict[str, Any]] = {
    "bout": pl.Int64,
    "line_up": pl.Int32,
    "luck": pl.Int32,
    "rotation": pl.Int8,
    "turns": pl.Int32,
    "decisions": pl.Int32,
    "lead_changes": pl.Int32,
    "decided_after": pl.Float64,
    "course": pl.List(pl.List(pl.Int32)),
    "seat": pl.List(SEAT),
    "seconds": pl.Float64,
    "record": pl.String,
}
"""What is known of one game; docs/lab.md describes the columns."""


class Manifest(msgspec.Struct, frozen=True):
    """What lies in a folder of results."""

    plan: Plan
    skerry: str
    """The version that played."""
    packs: dict[str, int]
    """The published version of each game's pack that was played, or that changes of it rest on."""
    made_by: Fingerprint | None = None
    """The bots, rules, packs and build that played; unknown of older folders."""
    mixed: bool = False
    """Were games added by others, because somebody wanted that?"""


class Changed(SkerryError):
    """The bots, the rules, a pack or the build are not those that played the games of this folder."""

    def __init__(self, folder: Path, parts: list[str], finished: int) -> None:
        super().__init__("results-changed", folder=folder, parts=parts, finished=finished)


class Results:
    """A folder with the results of a plan, finished or not."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        path = folder / "plan.json"
        try:
            self.manifest = msgspec.json.decode(path.read_bytes(), type=Manifest)
        except (OSError, msgspec.DecodeError) as error:
            raise SkerryError("no-results-folder", folder=folder, thing=path.name) from error
        self.plan = self.manifest.plan

    @classmethod
    def begin(cls, folder: Path, plan: Plan, if_changed: IfChanged = "refuse") -> "Results":
        """The folder for this plan, new or with what was played before. Another plan's folder is refused."""
        packs = {one.setting.game: game_of(one.setting).pack.version for one in plan.line_ups}
        manifest = Manifest(plan, skerry.__version__, packs, fingerprint(plan))
        if not (folder / "plan.json").exists():
            folder.mkdir(parents=True, exist_ok=True)
            return cls._with(folder, manifest)
        results = cls(folder)
        if results.plan != plan:
            raise SkerryError("other-plan", folder=folder)
        return results._going_on(manifest, if_changed)

    @classmethod
    def _with(cls, folder: Path, manifest: Manifest) -> "Results":
        put(folder / "plan.json", msgspec.json.format(msgspec.json.encode(manifest)))
        return cls(folder)

    def _going_on(self, now: Manifest, if_changed: IfChanged) -> "Results":
        """With those who played before; with others only if that is wanted."""
        before, after = self.manifest.made_by, now.made_by
        assert after is not None
        if before == after:
            return self
        if if_changed == "refuse" and self.finished():
            raise Changed(self.folder, [] if before is None else after.differs_in(before), len(self.finished()))
        if if_changed == "anew":
            for path in self.folder.glob("bouts-*.parquet"):
                path.unlink()
        mixed = if_changed == "mix" and bool(self.finished())
        return self._with(self.folder, msgspec.structs.replace(now, mixed=mixed or self.manifest.mixed))

    def finished(self) -> set[int]:
        """The numbers of all games that are on disk."""
        numbers: set[int] = set()
        for path in self.folder.iterdir():
            if found := CHUNK.fullmatch(path.name):
                numbers.update(range(int(found[1]), int(found[2]) + 1))
        return numbers

    def keep(self, first: int, last: int, rows: bytes) -> None:
        """Put finished games on disk, those with the numbers from first to last."""
        put(self.folder / f"bouts-{first:08}-{last:08}.parquet", rows)

    def games(self, *columns: str) -> pl.DataFrame:
        """A row for each finished game, in the order of the plan, by default without the records."""
        wanted = list(columns) or [name for name in ROW if name != "record"]
        files = sorted(path for path in self.folder.iterdir() if CHUNK.fullmatch(path.name))
        if not files:
            return pl.DataFrame(schema={name: ROW[name] for name in wanted})
        scan = pl.scan_parquet(files).select(list({"bout": None, **dict.fromkeys(wanted)}))
        # Two runs in one folder may have played the same game twice; both rows are the same.
        return scan.unique("bout", keep="first").sort("bout").select(wanted).collect()

    def record(self, bout: int) -> Record:
        """The record of one game, checked against the rules by replaying it."""
        for path in self.folder.iterdir():
            found = CHUNK.fullmatch(path.name)
            if found and int(found[1]) <= bout <= int(found[2]):
                text = pl.scan_parquet(path).filter(pl.col("bout") == bout).select("record").collect().item()
                record = Record.parse(text)
                record.state()
                return record
        raise SkerryError("no-game-of-plan", folder=self.folder, bout=bout, most=len(self.plan) - 1)


def to_parquet(rows: Sequence[dict[str, Any]]) -> bytes:
    """Rows as a Parquet file."""
    buffer = io.BytesIO()
    pl.DataFrame(rows, schema=ROW).write_parquet(buffer, compression="zstd")
    return buffer.getvalue()


def put(path: Path, content: bytes) -> None:
    """A file that is either not there or whole. The name beside it is this process's own."""
    beside = path.with_name(f"{path.name}.{os.getpid()}.part")
    with beside.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
