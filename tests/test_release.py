"""What goes to an index: an sdist, a wheel built from it, and Skerry as users have it after installing that."""

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Callable
from email import message_from_string
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

import skerry
from tests.plug_ins import OFFLINE, run
from tools.browsing import wait_until_ready
from tools.served import LOOPBACK, free_port

ROOT = Path(__file__).parents[1]
SOURCES = [
    "README.md", "LICENSE", "NOTICE.md", "pyproject.toml", "setup.py",
    "docs/rules", "docs/games", "tools/fonts.py", "src",
]  # fmt: skip
CLEAN = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "SKERRY"))}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from the sdist, which is built from a copy of the checkout; not compiled, for that takes minutes."""
    folder = tmp_path_factory.mktemp("release")
    for name in SOURCES:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        (folder / "skerry" / name).parent.mkdir(parents=True, exist_ok=True)
        copy(ROOT / name, folder / "skerry" / name)
    build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder / "dist"), str(folder / "skerry")]
    run(build, CLEAN | OFFLINE | {"SKERRY_PURE": "1"}, folder)
    (made,) = (folder / "dist").glob("skerry-*.whl")
    return made


@pytest.fixture(scope="module")
def empty(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with nothing but the wheel. What Skerry requires is lent by ours, which has no Skerry."""
    folder = tmp_path_factory.mktemp("empty")
    venv.create(folder, with_pip=False)
    run(
        [sys.executable, "-m", "pip", "--python", str(folder / "bin/python"), "install", "-qq", str(wheel)],
        CLEAN | OFFLINE,
    )
    (packages,) = folder.glob("lib/python*/site-packages")
    (packages / "lent.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return folder


def test_the_wheel_describes_itself(wheel: Path) -> None:
    with ZipFile(wheel) as opened:
        names = opened.namelist()
        (described,) = [name for name in names if name.endswith(".dist-info/METADATA")]
        metadata = message_from_string(opened.read(described).decode())
    page = metadata.get_payload()

    assert metadata["Version"] == skerry.__version__
    assert metadata["Description-Content-Type"] == "text/markdown"
    assert "Pirate Haven" in page
    assert "](" not in page, "An index has none of the files that a link or a picture would lead to."
    assert {name.partition("/")[0] for name in names} == {"skerry", f"skerry-{skerry.__version__}.dist-info"}


def plays_and_has_its_rules(empty: Path) -> None:
    command = str(empty / "bin" / "skerry")

    assert run([command, "--version"], CLEAN, empty) == f"skerry {skerry.__version__} (interpreted)\n"
    assert "same city" in run([command, "rules", "riga", "RIG-41"], CLEAN, empty)
    assert "greedy" in run([command, "lab", "match", "riga", "greedy", "random", "--games", "2"], CLEAN, empty)


def serves_the_page_that_teaches_a_game(empty: Path) -> None:
    port = free_port()
    serve = [str(empty / "bin" / "skerry"), "serve", "--port", str(port), "--file", str(empty / "tables.sqlite")]
    with subprocess.Popen(serve, env=CLEAN, cwd=empty, stdout=subprocess.DEVNULL) as server:
        try:
            address = f"http://{LOOPBACK}:{port}"
            wait_until_ready(server, address)
            page = httpx.get(f"{address}/rules/hagar?lang=de").text
            font = httpx.get(address + page.partition('rel="preload" href="')[2].partition('"')[0])
        finally:
            server.terminate()

    assert "Hägar in fünf Minuten" in page
    assert 'id="HAG-18"' in page
    assert font.content.startswith(b"wOF2")


@pytest.mark.parametrize("what", [plays_and_has_its_rules, serves_the_page_that_teaches_a_game])
def test_what_is_installed(empty: Path, what: Callable[[Path], None]) -> None:
    what(empty)
