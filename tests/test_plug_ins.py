"""Games of other packages: found by their entry points, served from their own folders, left out with a sentence."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import skerry
from skerry import SetUpError
from skerry.games import BUILT_IN, cover, left_out
from skerry.games.ledger import Ledger, has_rules
from tests.cli.command import printed
from tests.cli.command import skerry as run
from tests.plug_ins import NOUGHTS, install, on_the_path
from tests.server.clients import People, server

RULES = "# Rules\n\n**TTT-1** Two seats in turn mark an empty cell.\n\n**TTT-2** Three in a line win.\n"
COVER = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"/>'


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where packages are installed; they are looked for when a game is asked for."""
    with on_the_path(tmp_path / "installed", monkeypatch):
        yield tmp_path / "installed"


def sentences() -> list[str]:
    return [str(problem) for problem in left_out()]


def test_a_game_of_another_package_stands_behind_ours(folder: Path) -> None:
    install(folder, "noughts_one")

    assert skerry.games() == [*BUILT_IN, "tictactoe"]
    assert skerry.game("tictactoe").title == "Tic-tac-toe"
    assert skerry.game("tictactoe") is skerry.game("tictactoe")
    assert left_out() == []


def test_records_find_it(folder: Path) -> None:
    install(folder, "noughts_two")

    record = skerry.Record("tictactoe", 2, moves=["mark 1", "mark 5"])

    assert skerry.Record.parse(record.text()).state().view(0)["board"] == ["X..", ".O.", "..."]


def test_it_is_looked_for_once(folder: Path) -> None:
    install(folder, "noughts_three")
    before = skerry.games()

    install(folder, "noughts_late", slug="late")

    assert skerry.games() == before


def test_whoever_asks_for_a_game_of_ours_loads_no_other(folder: Path) -> None:
    install(folder, "rude", code="raise SystemExit('was loaded')")

    assert skerry.game("riga").slug == "riga"


BROKEN = {
    "breaks": ("broken", "broken", "1 / 0", "ZeroDivisionError: division by zero"),
    "has no pack": ("empty", "empty", "", "AttributeError: module 'empty' has no attribute 'make'"),
    "has another name": ("renamed", "chess", None, "its game calls itself 'tictactoe'"),
    "is one of ours": ("usurper", "riga", None, "Skerry itself has a game with this name"),
    "has no good name": (
        "shouting",
        "Tic-Tac",
        None,
        "its name must begin with a letter and contain only lower-case letters, digits and underscores",
    ),
}


@pytest.mark.parametrize("why", BROKEN)
def test_one_that_cannot_be_used_is_left_out_with_a_sentence(folder: Path, why: str) -> None:
    package, slug, code, reason = BROKEN[why]
    install(folder, f"noughts_beside_{package}")
    install(folder, package, slug=slug, **({} if code is None else {"code": code}))

    assert skerry.games() == [*BUILT_IN, "tictactoe"]
    assert sentences() == [f"Can’t use the game {slug!r} of the package {package}: {reason}."]


def test_of_two_games_with_one_name_the_first_on_the_path_is_taken(folder: Path) -> None:
    install(folder, "noughts_first")
    install(folder, "noughts_second")

    assert skerry.games() == [*BUILT_IN, "tictactoe"]
    (told,) = sentences()
    assert told.endswith(": another package has a game with this name.")


def test_whoever_asks_for_one_that_was_left_out_is_told_why(folder: Path) -> None:
    install(folder, "broken_again", slug="chess", code="1 / 0")

    with pytest.raises(SetUpError, match=r"^Can’t use the game .*: ZeroDivisionError") as refused:
        skerry.game("chess")

    assert refused.value.sentence("de").startswith("Das Spiel 'chess' aus dem Paket broken_again lässt sich nicht")
    with pytest.raises(SetUpError, match=r"^There is no game 'go'. Choose one of: riga"):
        skerry.game("go")


def test_the_command_tells_of_it_and_goes_on(folder: Path) -> None:
    install(folder, "noughts_four")
    install(folder, "broken_third", slug="chess", code="1 / 0")

    shown = run("games")

    assert shown.exit_code == 0
    assert "Tic-tac-toe" in shown.stdout
    assert shown.stderr.startswith("Can’t use the game 'chess' of the package broken_third")


# --- the first look at it ---------------------------------------------------------------------------------------------

VARIED = NOUGHTS.replace(
    "return tictactoe.make()",
    """
    game = tictactoe.make()
    game.variants = {"start": Variant("start", "cross", ("cross", "nought"))}
    texts = {"name": "Start", "cross": "Cross", "nought": "Nought"}

    def about(lang):
        return About(
            summary="", minutes="", credit="", variants={"start": texts["name"]},
            choices={"start": [texts["cross"], texts["nought"]]},
        )

    plain_set_up = game.set_up
    game.about = about
    game.set_up = lambda seats, variants: plain_set_up(seats, {})
    return game
""",
).replace("from pathlib import Path", "from pathlib import Path\nfrom skerry.kernel.game import About, Variant")
"""The same with a set-up choice, and what a lobby says of it."""

FAULTS = {
    "a misspelt key": ('texts["name"]', 'texts["nmae"]', "about('en') fails with KeyError: 'nmae'"),
    "no choices": ('"start": [texts["cross"], texts["nought"]]', "", "about('en') fails with KeyError: 'start'"),
    "a choice too few": (
        ', texts["nought"]]',
        "]",
        "about('en') fails with ValueError: expected 2 texts for the choices of the variant 'start', not ['Cross']",
    ),
    "one language": (
        "return About(", 'if lang == "de": raise KeyError(lang)\n        return About(', "about('de') fails",
    ),
    "a choice that no page can show": (
        '("cross", "nought")', '("cross", object)', "about('en') fails with ValueError: expected texts, numbers or",
    ),
    "no start": ("seats, {})", "seats, {}, 0)", "a start with 2 seats fails with TypeError"),
    "no view": ("return game\n", "game.view = None\n    return game\n", "view(g, None) fails with TypeError"),
    "a prompt without words": (
        "return game\n", "game.say = lambda message, lang, names: {}[lang]\n    return game\n",
        "what is said at the beginning (en) fails with KeyError: 'en'",
    ),
    "no board": (
        "return game\n", "game.board = lambda *_, **__: 1 / 0\n    return game\n",
        "the board (en) fails with ZeroDivision",
    ),
    "no seats": ("return game\n", "game.seats = range(2, 2)\n    return game\n", "the range of seats fails"),
}  # fmt: skip


def test_one_with_a_choice_is_on_the_shelf_with_it(folder: Path, tmp_path: Path) -> None:
    install(folder, "varied", code=VARIED)

    assert sentences() == []
    with server(tmp_path) as client:
        (variant,) = client.get("/api/games").json()[-1]["variants"]

    assert [choice["label"] for choice in variant["choices"]] == ["Cross", "Nought"]


@pytest.mark.parametrize("fault", FAULTS)
def test_one_that_a_page_could_not_show_is_left_out_with_a_sentence(folder: Path, fault: str) -> None:
    right, wrong, reason = FAULTS[fault]
    assert right in VARIED
    install(folder, "faulty_" + fault.replace(" ", "_"), code=VARIED.replace(right, wrong))

    assert skerry.games() == [*BUILT_IN]
    (told,) = sentences()
    assert told.startswith("Can’t use the game 'tictactoe' of the package ")
    assert f": {reason}" in told


def test_the_lobby_of_a_server_goes_on_without_it(folder: Path, tmp_path: Path) -> None:
    install(folder, "faulty", code=VARIED.replace('texts["name"]', 'texts["nmae"]'))

    with server(tmp_path) as client:
        lobby, listed = client.get("/"), client.get("/api/games")
        own = [client.get(path).status_code for path in ("/rules/tictactoe", "/pictures/tictactoe.svg")]

    assert (lobby.status_code, listed.status_code) == (200, 200)
    assert [game["slug"] for game in listed.json()] == [*BUILT_IN]
    assert own == [404, 404]


def test_a_file_of_it_that_cannot_be_read_is_named(folder: Path) -> None:
    (install(folder, "unreadable_rules") / "rules.md").write_bytes(b"\xff\xfe")

    assert ": rules.md fails with UnicodeDecodeError" in sentences()[0]


def test_one_that_begins_to_fail_later_takes_nothing_along(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It could be described when it was loaded; lists leave it out, and say so once."""
    install(folder, "fails_later", code=VARIED, rules_md=RULES)
    game, asked = skerry.game("tictactoe"), []

    def fail(*_: object) -> Any:
        asked.append(1)
        raise KeyError("nmae")

    with server(tmp_path) as client:
        table = People(client, "open", "me", game="tictactoe", listed=True, sit=False).table
        other = People(client, "open", "me", listed=True, sit=False).table
        monkeypatch.setitem(vars(game), "about", fail)
        monkeypatch.setitem(vars(game), "set_up", fail)
        for _ in range(2):
            pages = [client.get(path).status_code for path in ("/", "/about", "/rules", "/api/games", "/rules/riga")]
            assert pages == [200] * 5
        times = len(asked)
        own = [client.get(path).status_code for path in ("/rules/tictactoe", "/pictures/tictactoe.svg")]
        slugs = [one["slug"] for one in client.get("/api/games").json()]
    with server(tmp_path) as client:
        mine = client.post("/api/mine", json={"tables": [{"table": table}, {"table": other}]})

    assert slugs == [*BUILT_IN]
    assert times == 1
    assert caplog.text.count("The game tictactoe cannot be described (en), so lists leave it out.") == 1
    assert own == [200, 500], "its rules need no description, and only its own picture fails"
    assert [one["table"] for one in mine.json()] == [other]


# --- what lies in its folder ------------------------------------------------------------------------------------------


def test_its_rules_cover_and_pack_lie_in_its_own_folder(folder: Path, tmp_path: Path) -> None:
    install(folder, "noughts_five", rules_md=RULES, cover_svg=COVER)

    assert [Ledger("tictactoe").id(entry.number) for entry in Ledger("tictactoe").rules()] == ["TTT-1", "TTT-2"]
    assert "Three in a line win" in printed("rules tictactoe TTT-2")
    assert cover("tictactoe") == COVER
    assert 'slug = "tictactoe"' in printed("pack show tictactoe --toml")
    with server(tmp_path) as client:
        assert "Tic-tac-toe" in client.get("/").text
        assert "Three in a line win" in client.get("/rules/tictactoe").text
        assert client.get("/pictures/tictactoe.svg").text == COVER
        assert [rule["id"] for rule in client.get("/api/games/tictactoe/rules").json()] == ["TTT-1", "TTT-2"]


def test_one_without_rules_and_cover_has_pages_all_the_same(folder: Path, tmp_path: Path) -> None:
    install(folder, "noughts_six")

    assert not has_rules("tictactoe")
    with server(tmp_path) as client:
        assert client.get("/rules/tictactoe").status_code == 200
        assert client.get("/api/games/tictactoe/rules").json() == []
        assert client.get("/pictures/tictactoe.svg").status_code == 200
    with pytest.raises(SetUpError, match=r"^You can’t look up the rules of Tic-tac-toe: it comes without a rules.md.$"):
        Ledger("tictactoe")
