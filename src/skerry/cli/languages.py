"""The languages there are, how far each is, and a folder to begin a new one in."""

from pathlib import Path

from rich.console import Console

from skerry.cli.sheets import plain_table
from skerry.cli.texts import CliPhrases
from skerry.games.translations import missing, rooms, share, shares, to_translate
from skerry.kernel.errors import SkerryError
from skerry.kernel.speaking import SOURCE
from skerry.words.languages import PACKAGE, folders
from skerry.words.rooms import HEADER, Room, own_name


def show_languages(console: Console, words: CliPhrases) -> None:
    """Every language with how far it is."""
    table = plain_table(words.heads("languages-columns"))
    for tag, part in shares().items():
        table.add_row(tag, own_name(tag), words("percent", share=int(part * 100)))
    console.print(table)


def show_language(console: Console, tag: str, words: CliPhrases) -> None:
    """How far one language is: room by room the texts that it lacks, and at last what is wrong in its files."""
    Room(HEADER).spoken(tag)
    console.print(words("language-is", name=own_name(tag), share=int(share(tag) * 100)), highlight=False)
    for room, names in missing(tag).items():
        if names:
            console.print(words("language-lacks", room=room, count=len(names)), highlight=False)
            console.print("  " + " ".join(names), highlight=False)
    if wrong := mistakes(tag):
        console.print(words("language-wrong"), highlight=False)
        for one in wrong:
            console.print(f"  {one}", highlight=False, markup=False, soft_wrap=True)


def mistakes(tag: str) -> list[str]:
    """What is wrong in the files of one language, wherever they are; the files of plug-ins are theirs to check."""
    from skerry.cli.checking import Checked, files  # noqa: PLC0415  nothing else of the command needs what it reads

    ours = [path for folder in folders() for path in files(folder) if path.parent.name == tag and path.stem in rooms()]
    return [mistake for path in ours for mistake in Checked(path, PACKAGE / SOURCE / path.name).mistakes()]


def begin_language(console: Console, tag: str, folder: Path, words: CliPhrases) -> None:
    """Writes a file for each room, in which every text stands in English as a comment, ready to be translated."""
    place = folder / tag
    if place.exists():
        raise SkerryError("already-there", target=place)
    place.mkdir(parents=True)
    header = (PACKAGE / SOURCE / f"{HEADER}.ftl").read_text(encoding="utf-8")
    (place / f"{HEADER}.ftl").write_text(as_comments(header), encoding="utf-8")
    for room in rooms():
        source = (PACKAGE / SOURCE / f"{room}.ftl").read_text(encoding="utf-8")
        there = Room(room).spoken(SOURCE).names()
        printed = [text for name, text in to_translate(room).items() if name not in there]
        whole = source + (f"\n## The names and texts of the pack\n\n{''.join(printed)}" if printed else "")
        (place / f"{room}.ftl").write_text(as_comments(whole), encoding="utf-8")
    console.print(words("language-begun", folder=place), highlight=False)


def as_comments(source: str) -> str:
    """Every text behind a #, so that it is not told in English as if it were translated."""
    return "".join(
        line if line.startswith("#") or not line.strip() else f"# {line}" for line in source.splitlines(True)
    )
