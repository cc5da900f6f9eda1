"""English sentences for tests that look for them, whoever runs them: a conftest.py imports the fixture."""

from collections.abc import Iterator

import pytest

from byzanz.locales import texts


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("BYZANZ_LANG", "en")
    texts.cache_clear()
    yield
    texts.cache_clear()
