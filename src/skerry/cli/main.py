"""The command `skerry`: what it can do, with its arguments. The work is done in the other files of this room."""

import os
import secrets
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from typer.core import TyperGroup

import skerry
from skerry import Game, Record, SetUpError, SkerryError, bots
from skerry.cli.helping import frame_help, put_help
from skerry.cli.keeping import last_keeper, new_keeper
from skerry.cli.lab import lab_app
from skerry.cli.languages import begin_language, show_language, show_languages
from skerry.cli.learning import learn
from skerry.cli.ledger import show_rule, show_rules
from skerry.cli.misuse import Misuse, misuse
from skerry.cli.packs import check_pack, pack_text, show_pack
from skerry.cli.replay import Replay
from skerry.cli.sheets import plain_table
from skerry.cli.sitting import Sitting
from skerry.cli.speed import show_speed
from skerry.cli.tables import forget_person, move_tables, play_in_browser, run_server, think_for, wanted_table
from skerry.cli.terminal import Terminal
from skerry.cli.texts import CliPhrases, language_first
from skerry.cli.variants import chosen_variants
from skerry.cli.verify import verified
from skerry.games import left_out, published
from skerry.games.ledger import Ledger
from skerry.kernel.pack import read_toml
from skerry.server.serve import LOOPBACK, PORT, default_file
from skerry.server.tables_file import back_up
from skerry.words.languages import of_system

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Edda", "Finn")
LISTED = (
    "play", "games", "rules", "replay", "verify", "languages", "serve", "backup", "forget", "pack", "lab", "learn",
    "bench",
)  # fmt: skip
"""The commands in the order in which the help names them; any other comes last."""


class Commands(TyperGroup):
    """All commands. `--lang` may stand anywhere; whatever goes wrong is told in a sentence."""

    lang = "en"

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        args = language_first(args)
        given = args[1] if args[:1] == ["--lang"] and len(args) > 1 else None
        words = CliPhrases(given or of_system(os.environ))
        self.lang = words.lang
        frame_help(words)
        put_help(self, ctx, words, "help")
        return super().parse_args(ctx, args)

    def list_commands(self, ctx: Any) -> list[str]:
        """Those for players first, then those for hosts, and those for designers and researchers last."""
        return sorted(super().list_commands(ctx), key=lambda name: (*LISTED, name).index(name))

    def main(self, *args: Any, **extra: Any) -> Any:
        try:
            code = super().main(*args, **{**extra, "standalone_mode": False})
        except SkerryError as error:
            print(error.sentence(self.lang), file=sys.stderr)
            sys.exit(2)
        except Misuse as error:
            print(misuse(CliPhrases(self.lang), error), file=sys.stderr, end="")
            sys.exit(2)
        except typer.Abort:  # the answers to its questions came to an end
            sys.exit(1)
        sys.exit(code if isinstance(code, int) else 0)


app = typer.Typer(cls=Commands, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
pack_app = typer.Typer(no_args_is_help=True)
app.add_typer(pack_app, name="pack")
app.add_typer(lab_app, name="lab")
app.command()(learn)

GameSlug = Annotated[str, typer.Argument(metavar="GAME", show_default=False)]


def show_version(wanted: bool) -> None:
    if wanted:
        print(f"skerry {skerry.__version__} ({'compiled' if skerry.COMPILED else 'interpreted'})")
        raise typer.Exit


@app.callback()
def skerry_command(
    ctx: typer.Context,
    lang: Annotated[str | None, typer.Option("--lang", metavar="LANG", show_default=False)] = None,
    version: Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True)] = False,
) -> None:
    ctx.obj = CliPhrases(lang or of_system(os.environ))


def tell_left_out(words: CliPhrases) -> None:
    """Games of other packages that cannot be used are no reason to stop, but one should know."""
    for problem in left_out():
        print(problem.sentence(words.lang), file=sys.stderr)


@app.command()
def games(ctx: typer.Context) -> None:
    words: CliPhrases = ctx.obj
    tell_left_out(words)
    table = plain_table(words.heads("games-columns"))
    for game in map(skerry.game, skerry.games()):
        seats = f"{game.seats.start}–{game.seats.stop - 1}"
        offered = [variant for variant in game.variants.values() if variant.offered]
        variants = ", ".join(f"{variant.name} ({choice_list(variant.choices)})" for variant in offered)
        table.add_row(game.slug, game.title, seats, variants)
    Console().print(table)


def choice_list(choices: tuple[object, ...]) -> str:
    return "|".join(str(choice).lower() for choice in choices)


@app.command()
def languages(
    ctx: typer.Context,
    language: Annotated[str | None, typer.Argument(metavar="LANG", show_default=False)] = None,
    begin: Annotated[Path | None, typer.Option("--begin", metavar="FOLDER", show_default=False)] = None,
) -> None:
    words: CliPhrases = ctx.obj
    if language is None:
        show_languages(Console(), words)
    elif begin is None:
        show_language(Console(), language, words)
    else:
        begin_language(Console(), language, begin, words)


@app.command()
def rules(
    ctx: typer.Context,
    game: GameSlug,
    rule: Annotated[str | None, typer.Argument(metavar="RULE", show_default=False)] = None,
    search: Annotated[str | None, typer.Option("--search", metavar="WORD", show_default=False)] = None,
) -> None:
    words: CliPhrases = ctx.obj
    ledger = Ledger(game)
    if rule is not None:
        show_rule(Console(), ledger, rule, words)
        return
    found = ledger.rules() if search is None else ledger.search(search)
    if not found:
        raise SkerryError("cli/rule-search-empty", text=repr(search))
    show_rules(Console(), ledger, found)


@app.command()
def play(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", show_default=False)] = None,
    terminal: Annotated[bool, typer.Option("--terminal")] = False,
    port: Annotated[int, typer.Option("--port", metavar="N", min=1, max=65535)] = PORT,
    file: Annotated[Path | None, typer.Option("--file", metavar="FILE", show_default=False)] = None,
    seats: Annotated[int | None, typer.Option("--seats", metavar="N", show_default=False)] = None,
    me: Annotated[list[int] | None, typer.Option("--me", metavar="SEAT", show_default=False)] = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat")] = False,
    bot: Annotated[str, typer.Option("--bot", metavar="|".join(bots.names()))] = bots.USUAL,
    name: Annotated[list[str] | None, typer.Option("--name", metavar="NAME", show_default=False)] = None,
    variant: Annotated[list[str] | None, typer.Option("--variant", metavar="NAME=VALUE", show_default=False)] = None,
    pack: Annotated[Path | None, typer.Option("--pack", metavar="FILE", show_default=False)] = None,
    scenario: Annotated[Path | None, typer.Option("--scenario", metavar="FILE", show_default=False)] = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N", show_default=False)] = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", show_default=False)] = None,
    resume: Annotated[bool, typer.Option("--resume")] = False,
) -> None:
    words: CliPhrases = ctx.obj
    console = Console()
    tell_left_out(words)
    bots.bot(bot, 0)  # one that is not there is refused before anything starts, also where no seat needs it
    if not (terminal or resume or load):
        if seed is not None:
            raise SkerryError("cli/only-terminal")
        wanted = None
        if game is not None:
            record = new_record(skerry.game(game, pack), seats, variant or [], scenario)
            people = people_on(record.seats, me, hot_seat)
            names = seat_names(record.seats, people, name or [])
            wanted = wanted_table(game, names, people, bot, record.variants if scenario is None else {}, pack, scenario)
        play_in_browser(console, words, port, wanted, file)
        return
    if file is not None:
        raise SkerryError("cli/only-browser")
    if resume:
        keeper = last_keeper()
        if keeper is None:
            raise SkerryError("cli/nothing-to-resume")
        Terminal(keeper.kept(), keeper, console, words).run()
        return
    if load is not None:
        record = read_record(load)
    elif game is not None:
        record = new_record(skerry.game(game, pack), seats, variant or [], scenario)
    else:
        raise SkerryError("cli/which-game", games=", ".join(skerry.games()))
    people = people_on(record.seats, me, hot_seat)
    if name or not record.names:
        record.names = seat_names(record.seats, people, name or [])
    sitting = Sitting(record, people, bot, secrets.randbits(32) if seed is None else seed)
    Terminal(sitting, new_keeper(), console, words).run()


def new_record(game: Game, seats: int | None, variants: list[str], scenario: Path | None) -> Record:
    """A game from its set-up, or from a scenario, which brings its own variants."""
    wanted = chosen_variants(game, variants)
    if scenario is None:
        return Record(game, usual_seats(game) if seats is None else seats, wanted)
    return Record(game, seats, wanted if variants else None, start=read_toml(scenario))


def usual_seats(game: Game) -> int:
    """As few as can be, but not alone: if you name just a game, you want somebody to play against."""
    return min(max(game.seats.start, 2), game.seats.stop - 1)


def people_on(seats: int, me: list[int] | None, hot_seat: bool) -> list[int]:
    """The seats that people play."""
    people = list(range(seats)) if hot_seat else me or [0]
    for seat in people:
        if not 0 <= seat < seats:
            raise SetUpError("no-seat", seat=seat, last=seats - 1)
    return people


def seat_names(seats: int, people: list[int], given: list[str]) -> list[str]:
    """The names given go to the people in the order of their seats; everybody else has the usual ones."""
    if len(given) > len(people):
        raise SetUpError("names-for-people", given=len(given), people=len(people))
    names = list(NAMES[:seats])
    for seat, name in zip(sorted(people), given, strict=False):
        names[seat] = name
    return names


def read_record(path: Path) -> Record:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise SkerryError("file-not-read-2", path=path, strerror=error.strerror) from error
    except UnicodeDecodeError as error:
        raise SkerryError("file-not-utf-8", path=path) from error
    record = Record.parse(text)
    record.state()
    return record


@app.command()
def replay(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    at: Annotated[int | None, typer.Option("--at", metavar="N", show_default=False)] = None,
    seat: Annotated[int | None, typer.Option("--seat", metavar="SEAT", show_default=False)] = None,
    whole: Annotated[bool, typer.Option("--all")] = False,
) -> None:
    shown = Replay(read_record(file), seat, Console(), ctx.obj)
    if at is None:
        shown.step_through(pause=not whole)
    else:
        shown.show_at(at)


@app.command()
def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = LOOPBACK,
    port: Annotated[int, typer.Option("--port", metavar="N", min=1, max=65535)] = PORT,
    file: Annotated[Path | None, typer.Option("--file", metavar="FILE", show_default=False)] = None,
    store: Annotated[
        str | None, typer.Option("--store", metavar="URL", envvar="SKERRY_STORE", show_default=False)
    ] = None,
    thinkers: Annotated[int | None, typer.Option("--thinkers", metavar="N", show_default=False)] = None,
    keep_days: Annotated[int | None, typer.Option("--keep-days", metavar="N", min=1, show_default=False)] = None,
    names: Annotated[list[str] | None, typer.Option("--name", metavar="NAME", show_default=False)] = None,
    workers: Annotated[int, typer.Option("--workers", metavar="N", min=1)] = 1,
    proxies: Annotated[list[str] | None, typer.Option("--proxy", metavar="ADDRESS", show_default=False)] = None,
    drain: Annotated[float, typer.Option("--drain", metavar="SECONDS", min=0.0)] = 0.0,
    log_json: Annotated[bool, typer.Option("--log-json")] = False,
    open_metrics: Annotated[bool, typer.Option("--open-metrics")] = False,
) -> None:
    tell_left_out(ctx.obj)
    run_server(
        Console(), ctx.obj, host, port, store or file or default_file(), thinkers, keep_days, names or [],
        workers=workers, proxies=proxies or [], drain=drain, log_json=log_json, open_metrics=open_metrics,
    )  # fmt: skip


@app.command()
def think(
    ctx: typer.Context,
    store: Annotated[str, typer.Option("--store", metavar="URL", envvar="SKERRY_STORE", show_default=False)],
    thinkers: Annotated[int | None, typer.Option("--thinkers", metavar="N", min=1, show_default=False)] = None,
    log_json: Annotated[bool, typer.Option("--log-json")] = False,
) -> None:
    think_for(Console(), ctx.obj, store, thinkers, log_json=log_json)


@app.command()
def backup(
    ctx: typer.Context,
    target: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    file: Annotated[Path | None, typer.Option("--file", metavar="FILE", show_default=False)] = None,
) -> None:
    back_up(file or default_file(), target)
    Console().print(ctx.obj("backed-up", target=target))


@app.command()
def forget(
    ctx: typer.Context,
    table: Annotated[str, typer.Argument(metavar="TABLE", show_default=False)],
    name: Annotated[str, typer.Argument(metavar="NAME", show_default=False)],
    file: Annotated[Path | None, typer.Option("--file", metavar="FILE", show_default=False)] = None,
    store: Annotated[
        str | None, typer.Option("--store", metavar="URL", envvar="SKERRY_STORE", show_default=False)
    ] = None,
) -> None:
    forget_person(Console(), ctx.obj, store or file or default_file(), table, name)


@app.command("move-store")
def move_store(
    ctx: typer.Context,
    source: Annotated[str, typer.Argument(metavar="FROM", show_default=False)],
    target: Annotated[str, typer.Argument(metavar="TO", show_default=False)],
) -> None:
    move_tables(Console(), ctx.obj, source, target)


@app.command()
def verify(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="RECORD", show_default=False)],
) -> None:
    if not verified(read_record(file), Console(), ctx.obj):
        raise typer.Exit(1)


@app.command()
def bench(
    ctx: typer.Context,
    seconds: Annotated[float, typer.Option("--seconds", metavar="SECONDS", min=0.01)] = 1.0,
) -> None:
    show_speed(Console(), seconds, ctx.obj)


@pack_app.command("show")
def pack_show(
    ctx: typer.Context,
    game: GameSlug,
    toml: Annotated[bool, typer.Option("--toml")] = False,
) -> None:
    if toml:
        print(pack_text(game), end="")
    else:
        show_pack(Console(), published(game).version(), ctx.obj)


@pack_app.command("check")
def pack_check(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
) -> None:
    check_pack(Console(), file, ctx.obj)


def main() -> None:
    """The entry point of the package."""
    app(prog_name="skerry")
