"""The table in the browser, started from the command line."""

import json
import os
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from skerry import SkerryError
from skerry.cli.texts import CliPhrases
from skerry.server.forgetting import forget_named
from skerry.server.moving import move
from skerry.server.serve import LOOPBACK, default_file, serve, think
from skerry.server.stores import is_database, shown


def play_in_browser(
    console: Console, words: CliPhrases, port: int, wanted: Mapping[str, Any] | None, file: Path | None
) -> None:
    """For one's own games, on this machine only: the browser opens with this table, or with the lobby.

    A Skerry that already runs there is used, unless a file is named: nobody can tell whether it has the tables of it.
    """
    kept_in = file or default_file()

    def open_page(url: str) -> None:
        try:
            page = url if wanted is None else table_page(url, wanted)
        except SkerryError as error:
            console.print(str(error), style="red", highlight=False)
            return
        console.print(words("opening", url=page), highlight=False)
        webbrowser.open(page)

    serve(
        kept_in,
        LOOPBACK,
        port,
        say=lambda url, _: console.print(words("serving", url=url, file=kept_in), highlight=False),
        when_ready=open_page,
        share=file is None,
    )


def run_server(
    console: Console,
    words: CliPhrases,
    host: str,
    port: int,
    where: Path | str,
    thinkers: int | None,
    keep_days: int | None,
    names: Sequence[str],
    *,
    workers: int,
    proxies: Sequence[str],
    drain: float,
    log_json: bool,
    open_metrics: bool,
) -> None:
    """For others too, until it is stopped with Ctrl+C."""

    def say(url: str, clients: int) -> None:
        key = "serving" if host == LOOPBACK else "serving-others"
        console.print(words(key, url=url, file=shown(where)), words("room-for", clients=clients), highlight=False)

    serve(
        where, host, port, say=say, thinkers=thinkers, keep_days=keep_days, names=names,
        log_json=log_json, open_metrics=open_metrics, workers=workers, proxies=proxies, drain=drain,
    )  # fmt: skip


def think_for(console: Console, words: CliPhrases, url: str, thinkers: int | None, *, log_json: bool) -> None:
    """For the servers over this database, until it is stopped with Ctrl+C."""
    count = thinkers or os.cpu_count() or 1
    think(url, count, lambda: console.print(words("thinking", count=count, url=shown(url)), highlight=False), log_json)


def move_tables(console: Console, words: CliPhrases, source: str, target: str) -> None:
    """From a file to a database, or back."""
    progress = Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), console=console)
    with progress:
        bar = progress.add_task(words("moving"), total=None)
        count = move(place(source), place(target), lambda done, of: progress.update(bar, completed=done, total=of))
    console.print(words("moved-store", count=count, target=shown(place(target))), highlight=False)


def forget_person(console: Console, words: CliPhrases, where: Path | str, link: str, name: str) -> None:
    """The name of somebody and what they said at a table, which is named by its id or by a link to it."""
    forget_named(where, link.partition("#")[0].partition("?")[0].rstrip("/").rpartition("/")[2], name)
    console.print(words("forgotten", name=name), highlight=False, markup=False)


def place(written: str) -> Path | str:
    return written if is_database(written) else Path(written)


def wanted_table(
    game: str,
    names: Sequence[str],
    people: Sequence[int],
    bot: str,
    variants: Mapping[str, object],
    pack: Path | None,
    scenario: Path | None,
) -> dict[str, Any]:
    """What the server is asked for: people at this screen, a bot on each of the other seats."""
    seats = [{"kind": "here" if seat in people else "bot", "name": name, "bot": bot} for seat, name in enumerate(names)]
    files = {"pack": read(pack), "scenario": read(scenario)}
    return {"game": game, "seats": seats, "variants": dict(variants), **files}


def read(path: Path | None) -> str | None:
    try:
        return None if path is None else path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SkerryError("file-not-read", path=path, error=error) from error


def table_page(url: str, wanted: Mapping[str, Any]) -> str:
    """Set the table up; the page with the keys of the seats at this screen."""
    body = json.dumps(wanted).encode()
    request = urllib.request.Request(f"{url}api/tables", body, {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            made = json.load(answer)
    except urllib.error.HTTPError as error:
        raise SkerryError(json.load(error)["detail"]) from error
    keys = ",".join(seat["key"] for seat in made["seats"] if seat["key"])
    return f"{url}t/{made['table']}#{keys}"
