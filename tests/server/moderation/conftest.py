"""A site of each kind for a module of tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.moderation.operating import Site, site

KINDS = ("SQLite", "PostgreSQL, two processes")


@pytest.fixture(scope="module", params=KINDS)
def both(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site on each of the two databases."""
    folder: Path = tmp_path_factory.mktemp("moderation")
    postgres = None if request.param == KINDS[0] else request.getfixturevalue("postgres")
    with site(folder, postgres) as made:
        yield made
