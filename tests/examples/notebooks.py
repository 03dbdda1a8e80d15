"""Running the notebooks of the examples."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

EXAMPLES = Path(__file__).parents[2] / "examples"

RUN = """
import sys
import nbformat
from nbclient import NotebookClient
notebook = nbformat.read(sys.argv[1], as_version=4)
NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
nbformat.write(notebook, sys.argv[2])
"""


def shown(notebook: str, folder: Path) -> list[dict[str, str]]:
    """What the cells of a notebook show, each in all its forms. Printed text is not among it.

    It runs in a process of its own: a notebook's kernel talks through sockets and threads.
    """
    own_folders = {"IPYTHONDIR": str(folder), "JUPYTER_RUNTIME_DIR": str(folder), "TMPDIR": str(folder)}
    arguments = [sys.executable, "-c", RUN, str(EXAMPLES / notebook), str(folder / "played.ipynb")]
    subprocess.run(arguments, check=True, env={**os.environ, **own_folders})
    outputs = [output for cell in code_cells(folder / "played.ipynb") for output in cell["outputs"]]
    return [{form: "".join(text) for form, text in output["data"].items()} for output in outputs if "data" in output]


def code_cells(notebook: Path) -> list[dict[str, Any]]:
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    return [cell for cell in cells if cell["cell_type"] == "code"]
