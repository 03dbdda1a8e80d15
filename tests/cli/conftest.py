"""Games are kept, saved and looked for in a folder of the test's own."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("skerry.cli.keeping.user_data_path", lambda *args, **options: tmp_path / "data")
