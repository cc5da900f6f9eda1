"""A server for each module of tests; a test that needs a special one starts its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.cluster import Cluster, cluster
from tests.server.house import House, running, settings_for


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("house")
    with running(settings_for(folder)) as house:
        yield house


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    with cluster() as made:
        yield made
