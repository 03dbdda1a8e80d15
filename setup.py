"""Compiles the rules, the kernel, the search and some of the drawing with mypyc; all else is in pyproject.toml.

Where that is not possible the package is installed as plain Python, whole, and does the same, only slower.
SKERRY_PURE=1 asks for that. SKERRY_ALSO names files to compile besides: rules that are called from the kernel are only
fast when they are compiled together with it.
"""

import os
import re
import subprocess
import sys
from multiprocessing.pool import ThreadPool
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

COMPILED_ROOMS = ("kernel", "games", "bots")

# Of the drawing room what every drawing is put together by.
COMPILED_BESIDES = ["src/skerry/drawing/layout.py", "src/skerry/drawing/svg.py"]

# Modules and folders that are not in the way of a playout, or that need what only interpreted classes have.
NOT_COMPILED = {
    "__init__",
    "__main__",
    "about",
    "board",
    "entries",
    "ledger",
    "legend",
    "network",
    "notation",
    "plan",
    "plug_ins",
    "primer",
    "reading",
    "scenario",
    "sheet",
    "schemas",
    "speaking",
    "storing",
    "testing",
    "text",
    "translations",
    "view",
    "views",
    "voyage",
    "voyages",
    "wording",
}

# pip runs this file for these commands too, before the one that builds; what is compiled for them is thrown away.
ONLY_DESCRIBING = {"egg_info", "dist_info", "sdist"}

# Nothing outside the library replaces its functions, so they may be inlined and called directly.
OPTIONS = ["-fvisibility=hidden", "-fno-semantic-interposition"]

DOCUMENTS = {"rules": Path("docs/rules"), "primers": Path("docs/games")}
"""Folder of the package → where its documents come from."""


FONTS = Path("tools/fonts.py")
"""Makes the typefaces of the pages."""


class WithAllItNeeds(build_py):
    """Puts rules, primers and typefaces into the package, so that they are there wherever it is installed."""

    def run(self) -> None:
        super().run()
        for name, source in DOCUMENTS.items():
            folder = Path(self.build_lib, "skerry", name)
            self.mkpath(str(folder))
            for document in sorted(source.glob("*.md")):
                self.copy_file(str(document), str(folder / document.name))
        subprocess.run([sys.executable, str(FONTS), str(Path(self.build_lib, "skerry", "server", "fonts"))], check=True)

    def get_source_files(self) -> list[str]:
        """A source distribution has what they are made from."""
        sources: list[str] = super().get_source_files()  # type: ignore[no-untyped-call]
        return [*sources, FONTS.as_posix()] + [
            document.as_posix() for source in DOCUMENTS.values() for document in sorted(source.glob("*.md"))
        ]


PICTURES = re.compile(r"^!\[.*\n\n", re.MULTILINE)
LINK = re.compile(r"\[([^\]]+)\]\([^)]+\)")


def long_description() -> str:
    """The README as it can be read without the files beside it: no pictures, and links only named."""
    return LINK.sub(r"\1", PICTURES.sub("", Path("README.md").read_text(encoding="utf-8")))


class OnAllCores(build_ext):
    """Compiles the C files of the library side by side."""

    def build_extensions(self) -> None:
        one_after_another = self.compiler.compile

        def side_by_side(sources: list[str], *args: Any, **options: Any) -> list[str]:
            with ThreadPool() as pool:
                made = pool.map(lambda source: one_after_another([source], *args, **options), sources, chunksize=1)
            return [path for paths in made for path in paths]

        self.compiler.compile = side_by_side
        super().build_extensions()


def modules_to_compile() -> list[str]:
    in_rooms = [
        path.as_posix()
        for room in COMPILED_ROOMS
        for path in sorted(Path("src/skerry", room).rglob("*.py"))
        if NOT_COMPILED.isdisjoint((path.stem, path.parent.name))
    ]
    return in_rooms + COMPILED_BESIDES + os.environ.get("SKERRY_ALSO", "").split()


def c_compiler_works() -> bool:
    """Builds a small extension the way the real ones will be built, in a folder of its own."""
    with TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        probe = build_ext(Distribution({"name": "probe", "ext_modules": [Extension("probe", [str(source)])]}))
        probe.build_lib = probe.build_temp = folder
        try:
            probe.ensure_finalized()
            probe.run()
        except (BaseError, CCompilerError, OSError):
            return False
        return True


def extensions() -> list[Extension]:
    """All extensions or none: they share one library, so a part of them would not even import."""
    if os.environ.get("SKERRY_PURE", "") not in {"", "0"}:
        return []
    if ONLY_DESCRIBING.intersection(sys.argv):
        return []
    try:
        from mypyc.build import mypycify  # noqa: PLC0415  only known to be there when we get here
    except ImportError:
        print("Skerry is installed as plain Python, because mypyc is not installed.", file=sys.stderr)
        return []
    if not c_compiler_works():
        print("Skerry is installed as plain Python, because no C compiler works here.", file=sys.stderr)
        return []
    # -O3 takes twice as long and was not seen to make anything faster; nobody debugs the C code. One file for each
    # module costs a hundredth of the speed, and lets all cores compile.
    made = mypycify(modules_to_compile(), opt_level="2", debug_level="0", multi_file=True, group_name="skerry")
    compiled = cast("list[Extension]", made)
    for extension in compiled:
        extension.extra_compile_args = [*extension.extra_compile_args, *(OPTIONS if os.name == "posix" else [])]
    return compiled


setup(
    ext_modules=extensions(),
    long_description=long_description(),
    long_description_content_type="text/markdown",
    cmdclass={"build_py": WithAllItNeeds, "build_ext": OnAllCores},
)
