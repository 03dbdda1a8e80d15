"""`skerry learn`: a network learns a game and shows how it gets on."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console


def learn(
    game: Annotated[str, typer.Argument(metavar="GAME", show_default=False)],
    minutes: Annotated[float, typer.Option("--minutes", metavar="N")] = 30,
    to: Annotated[Path, typer.Option("--to", metavar="FOLDER")] = Path("learned"),
    resume: Annotated[bool, typer.Option("--resume")] = False,
    processes: Annotated[int | None, typer.Option("--processes", metavar="N", show_default=False)] = None,
    games: Annotated[int, typer.Option("--games", metavar="N")] = 64,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT")] = "greedy",
    teach: Annotated[float, typer.Option("--teach", metavar="SECONDS")] = 60,
    lessons: Annotated[Path | None, typer.Option("--lessons", metavar="FILE", show_default=False)] = None,
    device: Annotated[str, typer.Option("--device", metavar="cpu|cuda", show_default=False)] = "",
    backend: Annotated[str, typer.Option("--backend", metavar="local|ray")] = "local",
    address: Annotated[str | None, typer.Option("--address", metavar="ADDRESS", show_default=False)] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N")] = 1,
) -> None:
    from skerry.learn.run import Chosen, cores, run  # noqa: PLC0415  only this command needs PyTorch

    chosen = Chosen(
        minutes=minutes, processes=max(processes or cores(), 2), games=games, bot=bot, teach=teach, lessons=lessons,
        device=device, backend=backend, address=address, seed=seed,
    )  # fmt: skip
    console = Console()
    run(game, chosen, to, resume, lambda sentence: console.print(sentence, highlight=False))
