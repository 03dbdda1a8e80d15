"""What browsers keep: scripts and styles by their content, pages after asking, and nothing that is private."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from skerry.server import api, pages
from skerry.server.copies import KINDS, STATIC, Edition
from tests.server.clients import Client, People, server

FOLDER = Path(pages.__file__).parent / "static"
FOR_GOOD = "public, max-age=31536000, immutable"
PAGES = ["/", "/about", "/rules", "/rules/riga"]
OPEN_TO_ALL = ["/api/games", "/api/games/riga/rules", "/api/bots"]
PICTURES = ["/pictures/hagar.svg", "/favicon.ico"]


@pytest.fixture(name="client", scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with server(tmp_path_factory.mktemp("static")) as client:
        yield client


# --- scripts and styles -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(path.name for path in FOLDER.iterdir()))
def test_every_file_of_the_pages_is_kept_for_good(client: Client, name: str) -> None:
    answer = client.get(f"{STATIC.address}/{name}")

    before = (FOLDER / "fonts.css").read_bytes() if name == "skerry.css" else b""
    assert (answer.status_code, answer.content) == (200, before + (FOLDER / name).read_bytes())
    assert answer.headers["content-type"].partition(";")[0] == KINDS[Path(name).suffix]
    assert answer.headers["cache-control"] == FOR_GOOD


def test_a_change_to_any_file_changes_the_address_of_all(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text("export const a = 1;")
    (tmp_path / "b.js").write_text('import { a } from "./a.js";')
    before = Edition(tmp_path, tmp_path / "fonts").address

    (tmp_path / "a.js").write_text("export const a = 2;")
    changed = Edition(tmp_path, tmp_path / "fonts").address
    (tmp_path / "a.js").rename(tmp_path / "c.js")
    renamed = Edition(tmp_path, tmp_path / "fonts").address

    assert len({before, changed, renamed}) == 3


def test_after_an_upgrade_an_older_page_gets_no_newer_module(client: Client) -> None:
    for address in ("/static/0123456789abcdef/table.js", "/static/table.js"):
        answer = client.get(address)
        assert (answer.status_code, answer.headers["cache-control"]) == (404, "no-store")


def test_pages_name_only_files_that_are_there(client: Client) -> None:
    people = People(client, "me", "friend")

    for page in (*PAGES, f"/t/{people.table}", f"/t/{people.table}/replay", "/nothing"):
        named = re.findall(r'(?:src|href)="(/static/[^"#]*)', client.get(page).text)
        assert named
        assert {address.rpartition("/")[0] for address in named} == {STATIC.address}
        assert {address.rpartition("/")[2] for address in named} <= STATIC.files.keys()


def test_a_game_that_is_not_over_has_no_replay_to_show(client: Client) -> None:
    people = People(client, "me", "friend")

    answer = client.get(f"/t/{people.table}/replay")

    assert answer.status_code == 409
    assert "You can do that when the game is over." in answer.text


def test_scripts_name_each_other_within_the_edition() -> None:
    """By relative paths, and at once: whatever a page loads later might be gone after an upgrade."""
    for name in (name for name in STATIC.files if name.endswith(".js")):
        text = re.sub(r"/\*\*.*?\*/", "", STATIC.files[name].decode(), flags=re.DOTALL)  # types name modules too
        named = re.findall(r'(?m)(?:^(?:import|}).* |new URL\()"([^"]*)"', text)
        assert {other.removeprefix("./") for other in named} <= STATIC.files.keys(), name
        assert "/static/" not in text, name
        assert "import(" not in text, name


# --- typefaces --------------------------------------------------------------------------------------------------------


def test_the_typefaces_come_from_this_server_with_the_page(client: Client) -> None:
    """`make` puts them into build/fonts for a checkout, setup.py into a package."""
    page = client.get("/").text
    fonts = re.findall(r'rel="preload" href="([^"]*)" as="font"', page)

    assert [address.rpartition("/")[2] for address in fonts] == ["sans.woff2", "serif-bold.woff2"]
    for address in fonts:
        answer = client.get(address)
        assert (answer.headers["content-type"], answer.content[:4]) == ("font/woff2", b"wOF2")
        assert "content-encoding" not in answer.headers, "They are packed already."
    named = re.findall(r'url\("([^":]*)"\)', STATIC.files["skerry.css"].decode())
    assert sorted(named) == sorted(STATIC.fonts) == ["sans-bold.woff2", "sans.woff2", "serif-bold.woff2"]


def test_where_no_typefaces_were_made_the_pages_use_those_of_the_system(tmp_path: Path) -> None:
    plain = Edition(FOLDER, tmp_path)

    assert plain.fonts == {}
    assert b"@font-face" not in plain.files["skerry.css"]


# --- pages and pictures -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", [*PAGES, *OPEN_TO_ALL, *PICTURES, f"{STATIC.address}/table.js"])
def test_who_holds_the_newest_copy_is_told_so(client: Client, path: str) -> None:
    whole = client.get(path)
    plain = client.get(path, headers={"Accept-Encoding": "identity"})

    again = client.get(path, headers={"If-None-Match": f'"other", {whole.headers["etag"]}'})
    other = client.get(path, headers={"If-None-Match": '"other"'})

    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["cache-control"] == whole.headers["cache-control"]
    assert again.headers["etag"] == whole.headers["etag"] == plain.headers["etag"]
    assert (other.status_code, other.content) == (200, whole.content)


@pytest.mark.parametrize("path", [*PAGES, "/api/games", "/api/bots"])
def test_a_page_is_asked_for_each_time_and_kept_by_language(client: Client, path: str) -> None:
    english = client.get(path, headers={"Accept-Language": "en"})
    german = client.get(path, headers={"Accept-Language": "de"})

    assert english.headers["cache-control"] == "private, no-cache"
    assert {"Cookie", "Accept-Language"} <= set(re.split(", ?", english.headers["vary"]))
    assert english.headers["etag"] != german.headers["etag"]


def test_nothing_that_is_private_is_kept(client: Client) -> None:
    people = People(client, "me", "friend", listed=True)
    calls = [people.get(part, 0) for part in ("", "record", "why", "hint", "replay", "review")]
    calls += [people.get(), people.play(0, "end"), client.get("/api/tables")]
    calls += [client.post("/api/mine", json={"tables": []})]
    calls += [client.post("/api/tables", json={"game": "riga", "seats": [{"kind": "me"}, {"kind": "bot"}]})]
    calls += [client.get("/nothing"), client.get("/api/nothing"), client.get("/pictures/chess.svg")]

    assert [str(answer.url) for answer in calls if answer.headers["cache-control"] != "no-store"] == []
    assert [str(answer.url) for answer in calls if "etag" in answer.headers] == []


# --- rules ------------------------------------------------------------------------------------------------------------


def test_rules_are_put_into_markup_once(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    first = client.get("/rules/gotlandia").text

    monkeypatch.setattr(api, "Ledger", None)

    assert client.get("/rules/gotlandia").text == first


# --- the language -----------------------------------------------------------------------------------------------------


def test_a_language_that_was_chosen_once_is_that_of_every_page(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        assert '<html lang="en-GB" data-language="en">' in client.get("/").text

        client.get("/rules/riga?lang=de")

        for path in (*PAGES, "/nothing"):
            assert '<html lang="de" data-language="de">' in client.get(path).text
        assert client.get("/api/tables/no").json()["detail"] == "Diesen Tisch gibt es nicht."
