"""Games of other packages: found by their entry points, served from their own folders, left out with a sentence."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import skerry
from skerry import SetUpError
from skerry.games import BUILT_IN, cover, left_out
from skerry.games.ledger import Ledger, has_rules
from tests.cli.command import printed
from tests.cli.command import skerry as run
from tests.plug_ins import install, on_the_path
from tests.server.clients import server

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
    "is one of ours": ("usurper", "riga", None, "Skerry itself has a game of this name"),
    "has no good name": (
        "shouting",
        "Tic-Tac",
        None,
        "its name may have small letters, digits and underscores, and begins with a letter",
    ),
}


@pytest.mark.parametrize("why", BROKEN)
def test_one_that_cannot_be_used_is_left_out_with_a_sentence(folder: Path, why: str) -> None:
    package, slug, code, reason = BROKEN[why]
    install(folder, f"noughts_beside_{package}")
    install(folder, package, slug=slug, **({} if code is None else {"code": code}))

    assert skerry.games() == [*BUILT_IN, "tictactoe"]
    assert sentences() == [f"The game {slug!r} of the package {package} cannot be used: {reason}."]


def test_of_two_games_with_one_name_the_first_on_the_path_is_taken(folder: Path) -> None:
    install(folder, "noughts_first")
    install(folder, "noughts_second")

    assert skerry.games() == [*BUILT_IN, "tictactoe"]
    (told,) = sentences()
    assert told.endswith("cannot be used: another package has a game of this name.")


def test_whoever_asks_for_one_that_was_left_out_is_told_why(folder: Path) -> None:
    install(folder, "broken_again", slug="chess", code="1 / 0")

    with pytest.raises(SetUpError, match="cannot be used: ZeroDivisionError") as refused:
        skerry.game("chess")

    assert refused.value.sentence("de").startswith("Das Spiel 'chess' aus dem Paket broken_again ist nicht zu")
    with pytest.raises(SetUpError, match=r"^There is no game 'go'; there are: riga"):
        skerry.game("go")


def test_the_command_tells_of_it_and_goes_on(folder: Path) -> None:
    install(folder, "noughts_four")
    install(folder, "broken_third", slug="chess", code="1 / 0")

    shown = run("games")

    assert shown.exit_code == 0
    assert "Tic-tac-toe" in shown.stdout
    assert shown.stderr.startswith("The game 'chess' of the package broken_third cannot be used")


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
    with pytest.raises(SetUpError, match=r"^Tic-tac-toe has no rules to look up: it comes without a file rules\.md\.$"):
        Ledger("tictactoe")
