"""The commands `skerry lab …` with their arguments. What they do stands in `laboratory`, which needs more packages."""

import importlib
from pathlib import Path
from typing import Annotated, Any

import typer

from skerry import SetUpError

lab_app = typer.Typer(no_args_is_help=True)

GameSlug = Annotated[str, typer.Argument(metavar="GAME", show_default=False)]
Bots = Annotated[list[str] | None, typer.Option("--bot", metavar="NAME", show_default=False)]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", show_default=False)]
Variants = Annotated[list[str] | None, typer.Option("--variant", metavar="NAME=VALUE", show_default=False)]
Pack = Annotated[Path | None, typer.Option("--pack", metavar="FILE", show_default=False)]
Games = Annotated[int, typer.Option("--games", metavar="N", min=1)]
Seed = Annotated[int, typer.Option("--seed", metavar="N")]
To = Annotated[Path | None, typer.Option("--to", metavar="FOLDER", show_default=False)]
Jobs = Annotated[int | None, typer.Option("--jobs", metavar="N", min=1, show_default=False)]
Backend = Annotated[str, typer.Option("--backend", metavar="local|ray|dask")]
Address = Annotated[str | None, typer.Option("--address", metavar="ADDRESS", show_default=False)]
Anew = Annotated[bool, typer.Option("--anew", show_default=False)]
Mix = Annotated[bool, typer.Option("--mix", show_default=False)]


def laboratory() -> Any:
    """The module that does the work; a sentence says what to install if its packages are not there."""
    try:
        return importlib.import_module("skerry.cli.laboratory")
    except ModuleNotFoundError as error:
        raise SetUpError("lab-needs-package", name=error.name) from error


@lab_app.command()
def match(
    ctx: typer.Context,
    game: GameSlug,
    bots: Annotated[list[str], typer.Argument(metavar="BOT", show_default=False)],
    seats: Seats = None,
    variant: Variants = None,
    pack: Pack = None,
    games: Games = 100,
    seed: Seed = 1,
    to: To = None,
    jobs: Jobs = None,
    backend: Backend = "local",
    address: Address = None,
    anew: Anew = False,
    mix: Mix = False,
) -> None:
    lab = laboratory()
    plan = lab.plans.match(lab.at(game, pack, variant or []), bots, seats, games, seed)
    lab.Bench(ctx.obj, jobs, backend, address, anew=anew, mix=mix).play(plan, to)


@lab_app.command()
def tournament(
    ctx: typer.Context,
    game: GameSlug,
    bot: Bots = None,
    seats: Annotated[int, typer.Option("--seats", metavar="N")] = 2,
    variant: Variants = None,
    pack: Pack = None,
    games: Games = 1000,
    seed: Seed = 1,
    to: To = None,
    jobs: Jobs = None,
    backend: Backend = "local",
    address: Address = None,
    anew: Anew = False,
    mix: Mix = False,
) -> None:
    lab = laboratory()
    plan = lab.plans.tournament(lab.at(game, pack, variant or []), bot or lab.names(), seats, games, seed)
    lab.Bench(ctx.obj, jobs, backend, address, anew=anew, mix=mix).play(plan, to)


@lab_app.command()
def ladder(
    ctx: typer.Context,
    game: Annotated[list[str] | None, typer.Argument(metavar="GAME", show_default=False)] = None,
    bot: Bots = None,
    games: Games = 100,
    seed: Seed = 1,
    page: Annotated[Path | None, typer.Option("--page", metavar="FILE", show_default=False)] = None,
    to: To = None,
    jobs: Jobs = None,
    backend: Backend = "local",
    address: Address = None,
    anew: Anew = False,
    mix: Mix = False,
) -> None:
    lab = laboratory()
    plans = lab.plans.ladders(game or lab.all_games(), bot or lab.names(), games, seed)
    lab.Bench(ctx.obj, jobs, backend, address, anew=anew, mix=mix).climb(plans, to, page)


@lab_app.command()
def balance(
    ctx: typer.Context,
    game: GameSlug,
    bot: Bots = None,
    seats: Annotated[list[int] | None, typer.Option("--seats", metavar="N", show_default=False)] = None,
    scores: Annotated[str | None, typer.Option("--scores", metavar="LOW-HIGH", show_default=False)] = None,
    variant: Variants = None,
    pack: Pack = None,
    games: Games = 1000,
    seed: Seed = 1,
    to: To = None,
    jobs: Jobs = None,
    backend: Backend = "local",
    address: Address = None,
    anew: Anew = False,
    mix: Mix = False,
) -> None:
    lab = laboratory()
    plan = lab.plans.balance(
        lab.at(game, pack, variant or []), bot or lab.two_strengths(), seats, games, seed, lab.score_range(scores)
    )
    lab.Bench(ctx.obj, jobs, backend, address, anew=anew, mix=mix).play(plan, to)


@lab_app.command()
def study(
    ctx: typer.Context,
    game: GameSlug,
    vary: Annotated[list[str], typer.Option("--vary", metavar="KEY=VALUE,…", show_default=False)],
    bot: Bots = None,
    seats: Annotated[int, typer.Option("--seats", metavar="N")] = 2,
    variant: Variants = None,
    pack: Pack = None,
    games: Games = 200,
    seed: Seed = 1,
    to: To = None,
    jobs: Jobs = None,
    backend: Backend = "local",
    address: Address = None,
    anew: Anew = False,
    mix: Mix = False,
) -> None:
    lab = laboratory()
    setting = lab.at(game, pack, variant or [])
    plan = lab.plans.study(setting, lab.variations(setting, vary), bot or lab.two_strengths(), seats, games, seed)
    lab.Bench(ctx.obj, jobs, backend, address, anew=anew, mix=mix).play(plan, to)


@lab_app.command()
def report(
    ctx: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", show_default=False)],
) -> None:
    laboratory().look_again(ctx.obj, folder)


@lab_app.command()
def record(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", show_default=False)],
    bout: Annotated[int, typer.Argument(metavar="N", show_default=False)],
) -> None:
    print(laboratory().record_text(folder, bout), end="")
