"""Who does the work: all cores of this machine, or a cluster of Ray or Dask. All give the same results."""

import importlib
import os
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TypeVar

import joblib

from skerry import SetUpError

T = TypeVar("T")
R = TypeVar("R")

Crew = Callable[[Callable[[T], R], Iterable[T]], Iterator[R]]
"""Does something with each thing, several at a time; results come as they are ready. Things are asked for one by one,
each when a worker will soon be free."""

AHEAD: Final = 2
"""How many pieces of work are given out for each worker: one to do, and one so that nobody waits."""

BACKENDS: Final = ("local", "ray", "dask")


def crew(backend: str, jobs: int | None = None, address: str | None = None) -> "Crew[Any, Any]":
    """The crew by its name. Without an address a cluster of this machine's own is started."""
    if backend not in BACKENDS:
        known = ", ".join(BACKENDS)
        raise SetUpError("no-backend", backend=repr(backend), known=known)
    workers = jobs or os.cpu_count() or 1
    if backend == "ray":
        return ray_crew(workers, address)
    if backend == "dask":
        return dask_crew(workers, address)
    return local_crew(workers)


def local_crew(workers: int) -> "Crew[Any, Any]":
    """Processes of this machine; with one worker, this process itself."""
    return lambda work, things: joblib_crew(work, things, "loky" if workers > 1 else "sequential", workers)


def joblib_crew(work: Callable[[T], R], things: Iterable[T], backend: str, workers: int) -> Iterator[R]:
    tasks = (joblib.delayed(work)(thing) for thing in things)
    with joblib.parallel_config(backend, n_jobs=workers):
        yield from joblib.Parallel(return_as="generator_unordered", batch_size=1, pre_dispatch=workers * AHEAD)(tasks)


def dask_crew(workers: int, address: str | None) -> "Crew[Any, Any]":
    """The workers of a Dask cluster, through joblib."""
    distributed = optional("distributed")

    def work_all(work: Callable[[T], R], things: Iterable[T]) -> Iterator[R]:
        cluster = address or distributed.LocalCluster(
            n_workers=workers, threads_per_worker=1, host="127.0.0.1", dashboard_address=None
        )
        with distributed.Client(cluster) as client:
            count = sum(client.ncores().values())
            yield from joblib_crew(work, things, "dask", count)
        if not isinstance(cluster, str):
            cluster.close()

    return work_all


def ray_crew(workers: int, address: str | None) -> "Crew[Any, Any]":
    """The workers of a Ray cluster. Not through joblib: Ray's backend there gives all results at the end or none."""
    ray = optional("ray")

    def work_all(work: Callable[[T], R], things: Iterable[T]) -> Iterator[R]:
        if address is None:
            ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False, _node_ip_address="127.0.0.1")
        else:
            ray.init(address=address, log_to_driver=False)
        try:
            remote = ray.remote(work)
            room = int(ray.cluster_resources()["CPU"]) * AHEAD
            under_way: list[Any] = []
            for thing in things:
                under_way.append(remote.remote(thing))
                if len(under_way) >= room:
                    ready, under_way = ray.wait(under_way)
                    yield from ray.get(ready)
            while under_way:
                ready, under_way = ray.wait(under_way)
                yield from ray.get(ready)
        finally:
            ray.shutdown()

    return work_all


def optional(package: str) -> Any:
    """A package that is only installed where there is a cluster."""
    try:
        return importlib.import_module(package)
    except ModuleNotFoundError as error:
        raise SetUpError("package-needed", package=package) from error
