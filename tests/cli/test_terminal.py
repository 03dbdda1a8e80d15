"""The game in the terminal, typed through: moves, commands, several people, leaving and coming back."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from skerry import OVER, Record, bots
from skerry.cli import terminal
from skerry.cli.keeping import last_keeper, new_keeper
from skerry.cli.packs import pack_text
from skerry.cli.sitting import Sitting
from skerry.cli.terminal import Terminal
from skerry.cli.texts import CliPhrases
from tests.cli.command import GAMES, printed, refused, skerry

ALONE = "play riga --terminal --bot random --seed 1"

PAYING = """
phase = "build"
rows = ["3 wine", "2 cloth", "2 cloth"]
[[players]]
goods = "2 glass, 2 wine, 3 grain"
taken = ["visby-archive", "visby-treasury"]
[[players]]
"""

TREASURY = """
rows = ["3 wine", "2 cloth"]
[[players]]
built = ["visby-treasury"]
[[players]]
"""


def scenario(text: str) -> str:
    """A scenario in a file; the arguments that begin with it."""
    Path("position.toml").write_text(text, encoding="utf-8")
    return "play riga --terminal --bot random --seed 1 --scenario position.toml"


def kept_files() -> Sequence[Path]:
    return list(Path("data/unfinished").glob("*.json"))


# --- a whole game -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", ["", "--seats 4 --variant riga_buildings=true --me 2", "--bot greedy --lang de"])
def test_a_whole_game_against_bots_ends_with_the_result(options: str) -> None:
    """Always the first move; the name of the file in the end is 1, too."""
    output = printed(f"play riga --terminal --seed 1 --bot random {options}", *["1"] * 400)

    assert re.search(r"Lodges|Logen", output)
    assert re.search(r"wins?\b|gewinn", output)
    assert Record.parse(Path("1").read_text(encoding="utf-8")).state().to_move == OVER
    assert not kept_files()


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [("riga", "", 2), ("hagar", "", 2), ("gotlandia", "", 2), ("hagar", "--seats 1", 1), ("gotlandia", "--seats 1", 1)],
)
def test_a_game_is_against_a_bot_unless_one_asks_to_play_alone(game: str, options: str, seats: int) -> None:
    printed(f"play {game} --terminal --bot random {options}", "save saved", "quit", "")

    assert Record.parse(Path("saved").read_text(encoding="utf-8")).seats == seats


def test_the_same_seed_gives_the_same_game() -> None:
    first = printed(ALONE, *["1"] * 400)
    Path("1").unlink()

    assert printed(ALONE, *["1"] * 400) == first


def test_the_chance_of_a_table_in_the_browser_cannot_be_chosen() -> None:
    assert refused("play riga --seed 1") == (
        "--seed needs --terminal. At a table in the browser, nobody can fix the chance."
    )


def test_chance_forced_moves_and_bots_are_played_without_asking() -> None:
    output = printed(ALONE, "quit", "")

    assert "is the provisional start player" in output
    assert output.count("> ") == 1


def test_the_prompt_is_followed_by_numbers_labels_words_and_effects() -> None:
    output = printed(scenario(TREASURY), "quit", "")

    assert "Ann: Take one building or one whole row of goods." in output
    assert re.search(r"1 +Take row 1 +take-row 1 +3 wine, base value 9", output)


def test_on_a_narrow_screen_effects_make_room_for_labels_and_words() -> None:
    text = TREASURY.replace("rows", 'new = ["stockholm-builders-yard"]\nrows')
    output = printed(scenario(text), "quit", "", env={"COLUMNS": "80"})

    assert re.search(r"Take Builders' Yard \(Stockholm\) +take-building stockholm-builders-yard\s", output)
    assert re.search(r"Take row 1 +take-row 1  3 wine, base value 9", output)
    assert max(len(line) for line in output.splitlines() if not line.startswith(">")) <= 80


# --- what is typed ----------------------------------------------------------------------------------------------------


def test_a_move_is_typed_as_a_number_or_as_a_word() -> None:
    assert "Ann takes row 2: 2 cloth." in printed(scenario(TREASURY), "2", "quit", "")
    assert "Ann takes row 2: 2 cloth." in printed(scenario(TREASURY), "  take-row   2 ", "quit", "")


def test_wrong_input_is_answered_with_a_sentence_and_asked_again() -> None:
    output = printed(scenario(TREASURY), "99", "take-rwo 2", "xyzzy", "pay glass", "", "quit", "")

    assert "There is no move 99. Choose 1 to 3." in output
    assert "“take-rwo 2” isn’t a move or a command. Did you mean take-row 2" in output
    assert "“xyzzy” isn’t a move or a command. Type help" in output
    assert "You can’t play “pay glass” now (RIG-29)." in output
    assert "take back your last choice" in output  # nothing typed: the list of commands


def test_why_tells_what_a_move_does_or_which_rule_forbids_it() -> None:
    typed = ["why 1", "why build visby-archive", "why add visby-bank", "why", "why xyzzy", "why end", "quit", ""]
    output = printed(scenario(PAYING), *typed)

    assert "You can play this move: costs 12; you can pay 24 in Visby (RIG-34)" in output
    assert "You can’t play “add visby-bank” now (RIG-33)." in output
    assert "Which move?" in output
    assert "“xyzzy” isn’t a move or a command" in output
    assert "You can play this move.\n" in output


def test_rules_shows_the_rule_of_the_question_or_any_other() -> None:
    output = printed(scenario(PAYING), "rules", "rules rig-41", "rules RIG-999", "quit", "")

    assert "RIG-33" in output
    assert "Joint payment" in output
    assert "There is no rule RIG-999." in output


def test_rules_finds_all_that_speak_of_a_word() -> None:
    output = printed(scenario(TREASURY), "rules monastery", "rules xyzzy", "quit", "")

    assert "RIG-75   Monastery (Kloster)." in output
    assert "There is no rule RIG-XYZZY." in output


def test_table_log_and_help_show_what_was_shown_before() -> None:
    output = printed(scenario(TREASURY), "1", "table", "log", "help", "quit", "")

    assert output.count("Goods on display") == 2
    assert output.count("Ann takes row 1: 3 wine.") == 2
    assert "save FILE" in output


def test_only_the_own_hand_is_shown_again_within_a_turn() -> None:
    output = printed(scenario(PAYING), "build visby-archive", "quit", "")

    assert output.count("What your goods pay") == 1
    assert output.count("Your hand:") == 2


# --- taking back ------------------------------------------------------------------------------------------------------


def test_undo_takes_the_own_choices_of_a_turn_back_one_by_one() -> None:
    output = printed(scenario(PAYING), "build visby-archive", "pay", "undo", "undo", "undo", "quit", "")

    assert output.count("Taken back.") == 2
    assert output.count("You can’t take this back") == 1
    assert output.count("Build, or end your turn.") == 2


def test_undo_does_not_take_chance_back() -> None:
    output = printed(scenario(TREASURY), "use treasury", "undo", "quit", "")

    assert (
        "You can’t take this back: there’s nothing to undo, someone else has moved, or something new was revealed."
        in output
    )


def test_undo_does_not_take_the_moves_of_others_back() -> None:
    choice_for_others = TREASURY.replace('"2 cloth"]', '"2 cloth", "3 grain"]')
    output = printed(scenario(choice_for_others), "take-row 1", "end", "undo", "quit", "")

    assert "You can’t take this back" in output


def test_undo_does_not_hide_again_what_was_shown() -> None:
    hidden = PAYING.replace("taken", "buildings")
    output = printed(scenario(hidden), "build visby-archive", "undo", "quit", "")

    assert "You can’t take this back" in output


def test_after_undo_another_choice_can_be_made() -> None:
    printed(scenario(PAYING), "build visby-archive", "undo", "build visby-treasury", "save game.txt", "quit", "")

    assert Record.parse(Path("game.txt").read_text(encoding="utf-8")).moves == ["build visby-treasury"]


# --- several people ---------------------------------------------------------------------------------------------------


def test_several_people_pass_the_screen_and_see_no_other_hand() -> None:
    both = scenario(PAYING + 'buildings = ["danzig-inn"]\n')
    output = printed(f"{both} --hot-seat --name Wilma --name Otto", "", "end", "", "quit", "")
    first, second = output.split("Pass the screen to Otto, then press Enter. ")

    assert "Pass the screen to Wilma, then press Enter. " in first
    assert "Archive (Visby)" in first
    assert "Inn (Danzig)" not in first
    assert "Inn (Danzig)" in second
    assert "Archive (Visby)" not in second


def test_a_choice_can_be_taken_back_before_the_screen_is_passed() -> None:
    output = printed(f"{scenario(PAYING)} --hot-seat", "", "end", "undo", "1", "quit", "")

    assert "Taken back." in output
    assert "Ann wants to build Archive (Visby)." in output


def test_some_people_and_some_bots_share_a_table() -> None:
    output = printed("play riga --terminal --seats 3 --me 0 --me 2 --seed 1 --bot random", *[""] * 4, "quit", "")

    assert "The bot “random” plays Ben." in output


def test_where_a_pack_was_not_learned_it_says_who_plays_instead() -> None:
    changed = pack_text("riga").replace("hand_limit = 6", "hand_limit = 5")
    Path("mine.toml").write_text(changed, encoding="utf-8")

    master, casual = [
        printed(f"play riga --terminal --pack mine.toml --bot {bot} --seed 1", "", "quit", "")
        for bot in ("master", "casual")
    ]

    assert "“master” has not learned this game with this pack, so “expert” plays instead." in master
    assert "has not learned" not in casual


def test_the_screen_and_its_history_are_cleared_in_a_real_terminal(tmp_path: Path) -> None:
    with (tmp_path / "screen").open("w+", encoding="utf-8") as screen:
        sitting = Sitting(Record("riga", 2, names=["Ann", "Ben"]), [0, 1], "random", 1)
        Terminal(sitting, new_keeper(), Console(file=screen, force_terminal=True), CliPhrases("en")).clear()
        screen.seek(0)

        assert screen.read() == terminal.CLEAR_WITH_HISTORY


# --- saving, leaving, coming back -------------------------------------------------------------------------------------


def test_save_writes_the_record_and_tells_what_goes_wrong() -> None:
    output = printed(
        scenario(TREASURY), "1", "save", "save missing/game.txt", "save game.txt", "save game.txt", "quit", ""
    )

    assert "Where should it go?" in output
    assert "Can’t write missing/game.txt: No such file or directory." in output
    assert output.count("Saved as game.txt.") == 1
    assert "game.txt already exists. Choose another name." in output
    assert Record.parse(Path("game.txt").read_text(encoding="utf-8")).moves[0] == "take-row 1"


def test_quit_offers_to_save_and_keeps_the_game() -> None:
    output = printed(scenario(TREASURY), "1", "quit", "game.txt")

    assert "Saved as game.txt." in output
    assert "To continue: skerry play --resume" in output
    assert len(kept_files()) == 1


def test_a_plain_no_is_not_the_name_of_a_file() -> None:
    printed(scenario(TREASURY), "1", "quit", "n")

    assert not Path("n").exists()


def test_saving_at_the_end_is_offered_again_if_it_did_not_work() -> None:
    Path("game.txt").write_text("something else", encoding="utf-8")
    output = printed(scenario(TREASURY), "1", "quit", "game.txt", "other.txt")

    assert "game.txt already exists" in output
    assert "Saved as other.txt." in output
    assert Path("game.txt").read_text(encoding="utf-8") == "something else"


def test_only_what_is_new_is_told_when_a_game_goes_on() -> None:
    printed(ALONE, "1", "1", "quit", "")
    output = printed("play --resume --terminal", "quit", "")

    assert "is the provisional start player" not in output
    assert "Year 1, summer: Ann’s turn." in output


def test_a_game_goes_on_where_it_was_left() -> None:
    printed(scenario(TREASURY), "take-row 2", "quit", "")
    output = printed("play --resume --terminal", "log", "quit", "")

    assert "Ann takes row 2: 2 cloth." in output
    assert len(kept_files()) == 1


def test_leaving_does_not_change_chance() -> None:
    at_once = printed(scenario(TREASURY), "use treasury", "log", "quit", "")
    printed(scenario(TREASURY), "quit", "")
    later = printed("play --resume --terminal", "use treasury", "log", "quit", "")
    drawn = re.findall(r"Ann draws .*", at_once)

    assert drawn
    assert drawn == re.findall(r"Ann draws .*", later)


def test_a_new_game_leaves_unfinished_ones_alone() -> None:
    printed(scenario(TREASURY), "quit", "")
    printed(scenario(PAYING), "quit", "")

    assert len(kept_files()) == 2


def test_the_end_of_input_keeps_the_game() -> None:
    assert "To continue: skerry play --resume" in printed(scenario(TREASURY), "1")


def test_an_interruption_keeps_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: Terminal) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Terminal, "read", interrupted)
    result = skerry(scenario(TREASURY))

    assert result.exit_code == 130
    assert "To continue: skerry play --resume" in result.stdout
    assert len(kept_files()) == 1


def test_a_crash_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*args: Any) -> bool:
        raise ZeroDivisionError

    monkeypatch.setattr(Terminal, "why", crash)
    with pytest.raises(ZeroDivisionError):
        skerry(scenario(TREASURY), "take-row 2", "why 1")
    keeper = last_keeper()

    assert keeper is not None
    assert keeper.kept().record.moves[0] == "take-row 2"


def test_a_saved_record_is_played_on() -> None:
    printed(scenario(TREASURY), "take-row 2", "save game.txt", "quit", "")
    output = printed("play --terminal --load game.txt --bot random", "log", "quit", "")

    assert "Ann takes row 2: 2 cloth." in output


# --- what cannot be begun ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("play --terminal", f"Which game? Name one of: {GAMES}."),
        ("play chess --terminal", f"There is no game 'chess'. Choose one of: {GAMES}."),
        ("play riga --terminal --seats 7", "Riga is for 2 to 4 players, not 7."),
        ("play riga --terminal --me 5", "There is no seat 5. Seats are numbered 0 to 1."),
        (
            "play riga --terminal --name A --name B",
            "You gave 2 names, but only 1 person plays. Give at most one --name per person.",
        ),
        ("play riga --terminal --bot clever", f"There is no bot 'clever'. Choose one of: {', '.join(bots.names())}."),
        (
            "play riga --terminal --variant storm=true",
            "Riga has no variant 'storm'. Choose one of: riga_buildings, builders_yard.",
        ),
        ("play --resume --terminal", "You have no unfinished game. Start one with: skerry play GAME --terminal"),
        ("play --lang de --terminal", f"Welches Spiel? Nenne eins davon: {GAMES}."),
    ],
)
def test_what_cannot_be_begun_is_refused_in_a_sentence(arguments: str, sentence: str) -> None:
    assert refused(arguments) == sentence


def test_a_variant_is_given_as_name_and_value() -> None:
    assert refused("play riga --terminal --variant riga_buildings").startswith("Give a variant as NAME=VALUE")
    assert "can’t be 'perhaps'" in refused("play riga --terminal --variant riga_buildings=perhaps")


def test_files_that_cannot_be_read_are_refused() -> None:
    Path("letter.txt").write_text("Dear Ann,\n", encoding="utf-8")
    Path("position.toml").write_text("years = 3\n", encoding="utf-8")

    assert "Can’t read missing.txt" in refused("play --terminal --load missing.txt")
    assert "line 1" in refused("play --terminal --load letter.txt")
    assert "years" in refused("play riga --terminal --scenario position.toml")
    assert "Can’t read the file missing.toml" in refused("play riga --terminal --scenario missing.toml")


def test_a_game_that_cannot_be_kept_is_refused() -> None:
    Path("data").write_text("no folder", encoding="utf-8")

    assert "Can’t save the game in" in refused(scenario(TREASURY))


def test_a_damaged_kept_game_is_refused() -> None:
    printed(scenario(TREASURY), "quit", "")
    kept_files()[0].write_text("{", encoding="utf-8")

    assert "Can’t read" in refused("play --resume --terminal")


def test_everything_the_terminal_says_is_german_when_asked_for() -> None:
    output = printed(f"{scenario(TREASURY)} --lang de", "why 1", "99", "undo", "help", "1", "quit", "")

    assert "Ann: Nimm ein Gebäude oder eine ganze Warenreihe." in output
    assert "Diesen Zug kannst du machen: 3 Wein, Basiswert 9 (RIG-29)" in output
    assert "Einen Zug 99 gibt es nicht. Wähle 1 bis 3." in output
    assert "Das kannst du nicht zurücknehmen" in output
    assert "Zum Weiterspielen: skerry play --resume" in output


def test_a_game_that_is_lost_says_so() -> None:
    """Alone in Gotlandia without a goal (GOT-196)."""
    last = 'seats = 1\nphase = "hands"\ncentury = "1300s"\nnumber = 3\n[[players]]\nsilver = 1\nhand = ["hill"]\n'
    Path("position.toml").write_text(last, encoding="utf-8")

    output = printed("play gotlandia --terminal --seed 1 --scenario position.toml", *["1"] * 9)

    assert "No goal was reached, so the game is lost. Final score: 6 VP." in output
    assert "win" not in output.rpartition("so the game is lost.")[2]
