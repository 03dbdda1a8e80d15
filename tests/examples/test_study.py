"""The notebook of a study runs from the first cell to the last."""

import json
import os
import subprocess
import sys
from pathlib import Path

NOTEBOOK = Path(__file__).parents[2] / "examples" / "study.ipynb"

RUN = """
import sys
import nbformat
from nbclient import NotebookClient
notebook = nbformat.read(sys.argv[1], as_version=4)
NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
nbformat.write(notebook, sys.argv[2])
"""


def test_the_notebook_of_a_study_shows_effects_with_intervals(tmp_path: Path) -> None:
    """In a process of its own: a notebook's kernel talks through sockets and threads."""
    own_folders = {"IPYTHONDIR": str(tmp_path), "JUPYTER_RUNTIME_DIR": str(tmp_path), "TMPDIR": str(tmp_path)}
    arguments = [sys.executable, "-c", RUN, str(NOTEBOOK), str(tmp_path / "played.ipynb")]
    subprocess.run(arguments, check=True, env={**os.environ, **own_folders})

    cells = json.loads((tmp_path / "played.ipynb").read_text(encoding="utf-8"))["cells"]
    shown = ["".join(output["data"]["text/plain"]) for cell in cells for output in cell.get("outputs", [])]
    assert len(shown) == 4
    assert "skill_gap" in shown[2]
    assert "'points'" in shown[3]


def test_the_notebook_is_kept_without_results() -> None:
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]

    assert [cell["outputs"] for cell in cells if cell["cell_type"] == "code"] == [[]] * 5
