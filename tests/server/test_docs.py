"""The pages about the API and the server say what is so, and the example client plays a game to its end."""

import json
import re
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from skerry.server import live, serve, wire
from skerry.server.api import ROUTES
from skerry.server.refusals import STATUS
from tests.server.processes import server_process

DOCS = Path(__file__).parents[2] / "docs"
API = (DOCS / "api.md").read_text(encoding="utf-8")
SERVER = (DOCS / "server.md").read_text(encoding="utf-8")


def example_client() -> str:
    (program,) = re.findall(r"```python\n(.*?)```", API, re.DOTALL)
    return str(program)


def test_the_example_client_plays_a_game_to_its_end(tmp_path: Path) -> None:
    program = tmp_path / "client.py"
    program.write_text(example_client(), encoding="utf-8")

    with server_process(tmp_path) as server:
        command = [sys.executable, "-W", "error", str(program), server.url]
        played = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
        table = re.search(r"/t/([\w-]+);", played.stdout)
        assert table is not None, played.stderr
        with urllib.request.urlopen(f"{server.url}api/tables/{table[1]}") as answer:
            position = json.load(answer)

    assert (played.returncode, played.stderr) == (0, "")
    assert position["status"] == "over"
    assert played.stdout.splitlines()[-1] == position["over"]["text"]


def test_the_example_client_is_as_short_as_promised() -> None:
    assert len(example_client().splitlines()) <= 45


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: str(route.handler_name))
def test_every_call_is_described(route: Any) -> None:
    (path,) = route.paths
    (method,) = route.http_methods

    described = f"| `{method} /api{re.sub(':[a-z]+', '', path)}` |"

    assert described in API


def test_every_message_of_the_socket_is_described() -> None:
    for kind in get_args(live.Sent):
        tag, fields = kind.__struct_config__.tag, msgspec.structs.fields(kind)
        line = next(line for line in API.splitlines() if f'{{"type": "{tag}"' in line)
        assert [field.encode_name for field in fields if f'"{field.encode_name}"' not in line] == []


def test_every_field_of_a_position_is_described() -> None:
    fields = [field.encode_name for field in msgspec.structs.fields(wire.Position)]

    assert [field for field in fields if not re.search(rf"^\|[^|]*`{field}`", API, re.MULTILINE)] == []


def test_every_refusal_is_described_with_its_status() -> None:
    rows = [line.split("|")[1:3] for line in API.splitlines() if re.match(r"\| \d{3}", line)]
    described = {
        (int(status), key)
        for statuses, keys in rows
        for status in re.findall(r"\d+", statuses)
        for key in re.findall(r"`([a-z-]+)`", keys)
    }

    assert {(status, key) for key, status in STATUS.items()} <= described


def test_the_page_about_the_server_names_its_port() -> None:
    assert str(serve.PORT) in SERVER
