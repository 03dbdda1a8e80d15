"""The garbage collector of a server looks at young objects only, and now and then at all."""

import gc
import threading
from collections.abc import Iterator

import pytest

from skerry.server import collecting


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    thresholds = gc.get_threshold()
    yield
    gc.set_threshold(*thresholds)
    gc.unfreeze()


def test_what_is_loaded_is_not_looked_at_again_and_old_objects_only_now_and_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked = threading.Event()
    monkeypatch.setattr(collecting, "EVERY", 0.01)
    collect = gc.collect
    frozen = gc.get_freeze_count()

    def noted() -> int:
        if threading.current_thread() is not threading.main_thread():
            looked.set()
            threading.Event().wait()  # once is enough: the thread is a daemon and ends with the tests
        return collect()

    monkeypatch.setattr(gc, "collect", noted)
    collecting.settle()

    assert gc.get_freeze_count() > frozen + 1000
    assert gc.get_threshold() == (5_000, 10, 2**31 - 1)
    assert looked.wait(10)
