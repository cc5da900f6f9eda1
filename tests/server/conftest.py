"""A server for each module of tests; a test that needs a special one starts its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import RunningServer, running, settings_for
from tests.server.postgres import Cluster, cluster


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder: Path = tmp_path_factory.mktemp("server")
    with running(settings_for(folder)) as server:
        yield server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    with cluster() as made:
        yield made


@pytest.fixture(scope="module", params=["SQLite", "PostgreSQL"])
def either(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server on each of the two databases."""
    folder: Path = tmp_path_factory.mktemp("either")
    more = {}
    if request.param == "PostgreSQL":
        made: Cluster = request.getfixturevalue("postgres")
        more["database"] = made.new_database(request.module.__name__.rpartition(".")[2])
    with running(settings_for(folder, **more)) as server:
        yield server
