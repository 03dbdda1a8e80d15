"""The small commands: version, games, rules, packs, bench; errors as sentences; both languages."""

import ast
import io
import re
from pathlib import Path

import pytest
from rich.console import Console

import skerry as package
from skerry.cli.helping import PLACE
from skerry.cli.packs import warn_of_unread
from skerry.cli.texts import ROOM, CliPhrases, language_first
from skerry.games import published
from skerry.words.languages import of_system
from tests.cli.command import GAMES, printed, refused, skerry

CLI = sorted((Path(__file__).parents[2] / "src/skerry/cli").glob("*.py"))


def test_without_arguments_it_shows_help() -> None:
    assert "play" in skerry("").output
    assert "look up their rules" in skerry("").output


def test_the_version_says_which_build_runs() -> None:
    build = "compiled" if package.COMPILED else "interpreted"

    assert printed("--version") == f"skerry {package.__version__} ({build})\n"


def test_games_are_listed_with_players_and_variants() -> None:
    assert re.search(r"riga\s+Riga\s+2–4\s+riga_buildings \(false\|true\)", printed("games"))


def test_bench_measures_every_number_of_seats() -> None:
    output = printed("bench --seconds 0.01")

    assert [len(re.findall(rf"Riga +{seats} ", output)) for seats in (2, 3, 4)] == [1, 1, 1]
    assert "make bench" in output


# --- rules ------------------------------------------------------------------------------------------------------------


def test_all_rules_are_listed_with_their_first_sentence() -> None:
    output = printed("rules riga")

    assert "RIG-01  2 to 4 players sit in a circle." in output
    assert "RIG-87" in output
    assert "RIG-R1 " not in output


@pytest.mark.parametrize("written", ["RIG-39", "rig-39", "39"])
def test_a_rule_is_found_by_its_id_however_it_is_written(written: str) -> None:
    assert "anything paid above the cost is lost" in printed(f"rules riga {written}")


def test_a_rule_comes_with_the_rulings_that_cite_it() -> None:
    output = printed("rules riga RIG-39")

    assert "See also, on RIG-39" in output
    assert "RIG-R10" in output


def test_a_debatable_ruling_says_so() -> None:
    marked = [line for line in printed("rules haithabu HAI-45").splitlines() if line.strip() == "debatable"]

    assert len(marked) == 1  # HAI-R8, and not HAI-R9
    assert "debatable" not in printed("rules haithabu HAI-R2")


def test_rules_can_be_searched() -> None:
    assert "RIG-68" in printed("rules riga --search crane")
    assert refused("rules riga --search zeppelin") == "No rule contains 'zeppelin'. Try another word."


def test_a_rule_that_is_not_there_is_refused_with_near_ones() -> None:
    assert refused("rules riga RIG-411").startswith("There is no rule RIG-411. Did you mean")


def test_rules_of_an_unknown_game_are_refused() -> None:
    assert refused("rules chess") == f"There is no game 'chess'. Choose one of: {GAMES}."


# --- packs ------------------------------------------------------------------------------------------------------------


def test_a_pack_is_shown_with_the_sources_of_its_values() -> None:
    output = printed("pack show riga")

    assert re.search(r"grain +14 +2ᵖ", output)  # counted in the rulebook, valued elsewhere
    assert re.search(r"danzig-market-hall +danzig +market-hall +8 +4ʳ", output)
    assert "0ⁱ, 5ʳ, 11ʳ, 19, 29ʳ" in output


@pytest.mark.parametrize("slug", package.games())
def test_the_pack_of_every_game_is_shown(slug: str) -> None:
    """Also one with lists whose entries have no id, as the turns of Haithabu."""
    output = printed(f"pack show {slug}")

    assert all(f"[[{key}]]" in output for key, value in package.game(slug).pack.data.items() if isinstance(value, list))


def test_a_copied_pack_is_fine_and_no_different() -> None:
    Path("my-riga.toml").write_text(printed("pack show riga --toml"), encoding="utf-8")

    assert "the same as the published version 3" in printed("pack check my-riga.toml")


def changed_pack(old: str, new: str) -> str:
    """A copy of the published pack with one value changed; its file name."""
    text = printed("pack show riga --toml")
    assert old in text
    Path("my-riga.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    return "my-riga.toml"


def test_a_changed_pack_says_what_differs() -> None:
    output = printed(f"pack check {changed_pack('hand_limit = 6 ', 'hand_limit = 7 ')}")

    assert re.search(r"numbers\.hand_limit +6 +7", output)


@pytest.mark.parametrize(("lang", "warning"), [("en", "nothing reads these values"), ("de", "liest niemand")])
def test_values_that_nothing_reads_are_named_in_a_warning(lang: str, warning: str) -> None:
    """The first pack of Hägar had some; in the newest everything is read."""
    shown = io.StringIO()
    warn_of_unread(Console(file=shown), published("hagar").version(1), CliPhrases(lang))
    silent = io.StringIO()
    warn_of_unread(Console(file=silent), published("hagar").version(2), CliPhrases(lang))

    assert warning in shown.getvalue()
    assert "  table.side.*.x\n" in shown.getvalue()
    assert silent.getvalue() == ""


def test_a_broken_pack_is_refused_with_key_value_and_expectation() -> None:
    name = changed_pack("hand_limit = 6 ", "hand_limit = 0 ")

    assert refused(f"pack check {name}") == "numbers.hand_limit is 0; expected a whole number from 1 to 20."
    assert refused(f"play riga --terminal --pack {name}") == refused(f"pack check {name}")


def test_a_pack_that_is_no_pack_is_refused() -> None:
    Path("other.toml").write_text("slug = 'chess'\n", encoding="utf-8")
    Path("broken.toml").write_text("slug = \n", encoding="utf-8")

    expected = f"the game this pack is for: {' or '.join(package.games())}"
    assert refused("pack check other.toml") == f"slug is 'chess'; expected {expected}."
    assert "it isn’t valid TOML" in refused("pack check broken.toml")
    assert "Can’t read the file missing.toml" in refused("pack check missing.toml")


# --- commands that were written wrongly -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "english", "german"),
    [
        ("plya", "There is no command plya. Did you mean play", "Den Befehl plya gibt es nicht. Meinst du play"),
        ("lab ladde", "There is no command ladde.", "Den Befehl ladde gibt es nicht."),
        ("xyzzy", "There is no command xyzzy.", "Den Befehl xyzzy gibt es nicht."),
        ("play --sets 3", "There is no option --sets. Did you mean ", "Die Option --sets gibt es nicht. Meinst du "),
        ("play --seats", "--seats needs a value after it.", "Nach --seats fehlt ein Wert."),
        ("play --seats two", "--seats must be a whole number.", "--seats muss eine ganze Zahl sein."),
        ("bench --seconds two", "--seconds must be a number.", "--seconds muss eine Zahl sein."),
        ("lab match riga greedy --games 0", "--games must be at least 1.", "--games muss mindestens 1 sein."),
        ("serve --port 99999", "--port must be at most 65535.", "--port darf höchstens 65535 sein."),
        ("replay", "FILE is missing.", "DATEI fehlt."),
        ("play riga hagar", "hagar is one word too many here.", "hagar ist hier ein Wort zu viel."),
    ],
)
def test_a_command_that_was_written_wrongly_is_told_so_in_the_language(command: str, english: str, german: str) -> None:
    assert refused(f"{command} --lang en").startswith(english)
    assert refused(f"{command} --lang de").startswith(german)


def test_it_says_where_the_help_is() -> None:
    assert refused("play --seats two").endswith(" play --help shows how to use it.")


# --- languages --------------------------------------------------------------------------------------------------------


def test_german_is_asked_for_with_an_option_anywhere() -> None:
    assert "Titel" in printed("games --lang de")
    assert "Titel" in printed("--lang=de games")
    assert "Die Spiele auflisten" in printed("--help --lang de")
    assert "Zahl der Mitspieler" in printed("play --lang de --help")


@pytest.mark.parametrize(
    ("command", "english", "german"),
    [
        ("", "Usage: skerry [OPTIONS] COMMAND [ARGUMENTS]...", "Aufruf: skerry [OPTIONEN] BEFEHL [ARGUMENTE]..."),
        ("rules", "Usage: skerry rules [OPTIONS] GAME [RULE]", "Aufruf: skerry rules [OPTIONEN] SPIEL [REGEL]"),
        ("lab match", "lab match [OPTIONS] GAME BOT...", "lab match [OPTIONEN] SPIEL BOT..."),
        ("lab ladder", "lab ladder [OPTIONS] [GAME]...", "lab ladder [OPTIONEN] [SPIEL]..."),
        ("lab study", " KEY=VALUE,… ", " SCHLÜSSEL=WERT,… "),
        ("learn", "[default: 30]", "[Vorgabe: 30]"),
        ("think", "[variable: SKERRY_STORE] [required]", "[Variable: SKERRY_STORE] [nötig]"),
        ("pack", " Options ─", " Optionen ─"),
        ("pack", " Commands ─", " Befehle ─"),
        ("pack show", " Arguments ─", " Argumente ─"),
        ("pack show", "Show this help and exit.", "Diese Hilfe anzeigen."),
    ],
)
def test_what_stands_around_the_help_is_in_the_language_too(command: str, english: str, german: str) -> None:
    assert english in printed(f"{command} --lang en --help").replace("root", "skerry")
    assert german in printed(f"{command} --lang de --help").replace("root", "skerry")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_help_names_the_types_of_python(lang: str) -> None:
    for command in ("", "play", "serve", "lab ladder", "languages"):
        assert re.search("<.*>", printed(f"{command} --lang {lang} --help")) is None


def test_help_says_what_to_install_to_the_letter() -> None:
    """Brackets are markup to Typer unless they are escaped."""
    assert "'skerry[learn]'" in " ".join(printed("learn --help").split())


def test_the_list_of_commands_begins_with_playing() -> None:
    shown = printed("--help")
    assert shown.index(" play ") < shown.index(" serve ") < shown.index(" lab ") < shown.index(" learn ")


def test_german_is_spoken_where_the_system_speaks_it() -> None:
    assert "Titel" in printed("games", env={"LC_ALL": "de_AT.UTF-8"})
    assert "Title" in printed("games --lang en", env={"LC_ALL": "de_AT.UTF-8"})
    assert of_system({"LANG": "de_DE.UTF-8"}) == "de"
    assert of_system({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}) == "en"
    assert of_system({}) == "en"


def test_a_language_without_its_name_is_left_to_the_parser() -> None:
    assert language_first(["games", "--lang"]) == ["games", "--lang"]
    assert skerry("games --lang").exit_code == 2


def test_another_language_is_refused() -> None:
    assert refused("games --lang fr") == "There is no language 'fr'. Choose one of: en, de."


def test_what_cannot_be_set_up_is_told_in_the_language_asked_for() -> None:
    assert refused("play riga --seats 9 --terminal --lang de") == "Riga ist für 2 bis 4 Personen, nicht für 9."


def test_every_text_is_used_and_every_text_that_is_used_exists() -> None:
    """Help texts are asked for by the names of commands and options, so a run of all help proves those."""
    nodes = [node for path in CLI if path.stem != "texts" for node in ast.walk(ast.parse(path.read_text("utf-8")))]
    constants = {node.value for node in nodes if isinstance(node, ast.Constant)} | {"compiled", "interpreted"}
    places = {f"place-{place.lower()}" for constant in constants for place in PLACE.findall(str(constant))}
    own = {name for name in ROOM.names() if not name.startswith(("help", "command-"))}

    assert own <= places | {str(constant).removeprefix("cli/").replace(".", "-") for constant in constants}
    lab = [f"lab {name}" for name in ("match", "tournament", "ladder", "balance", "study", "report", "record")]
    others = ["", "games", "rules", "play", "replay", "verify", "bench", "pack", "pack show", "pack check", "lab"]
    for command in others + lab:
        assert printed(f"{command} --help")
