"""A server in a process of its own and the Chromium of this machine: for browser tests, screenshots and `make look`."""

import json
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import httpx
from playwright.sync_api import Browser, sync_playwright

from tools.served import END_WITHIN, LOOPBACK, START_WITHIN, NotServed, free_port, skerry_over

NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
OPTIONS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str:
    """Where the browser is; Playwright's own is never downloaded."""
    for name in NAMES:
        if path := shutil.which(name):
            return path
    raise NotServed(f"There is no browser here: none of {', '.join(NAMES)} is on the PATH.")


@contextmanager
def a_browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=OPTIONS)
        yield browser
        browser.close()


def with_settings(settings: Mapping[str, object]) -> str:
    """A script for a browser: a visitor without settings gets these."""
    return f"if (location.protocol === 'http:') localStorage['skerry.settings'] ??= {json.dumps(json.dumps(settings))}"


@contextmanager
def a_server(file: Path) -> Iterator[str]:
    """A server over a file of tables, with the build of the caller; its address."""
    port = free_port()
    places = [str(Path(place).resolve()) for place in os.environ.get("PYTHONPATH", "").split(os.pathsep) if place]
    env = os.environ | {"PYTHONPATH": os.pathsep.join(places)}
    with subprocess.Popen(skerry_over(file, port), env=env, cwd=file.parent, stdout=subprocess.DEVNULL) as process:
        try:
            address = f"http://{LOOPBACK}:{port}"
            wait_until_ready(process, address)
            yield address
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(END_WITHIN)


def wait_until_ready(process: "subprocess.Popen[bytes]", address: str) -> None:
    until = time.monotonic() + START_WITHIN
    while time.monotonic() < until:
        if process.poll() is not None:
            raise NotServed(f"The server ended by itself, with code {process.returncode}.")
        try:
            httpx.get(f"{address}/api/bots").raise_for_status()
        except httpx.HTTPError:
            time.sleep(0.05)
        else:
            return
    raise NotServed(f"The server did not answer within {START_WITHIN:.0f} seconds.")
