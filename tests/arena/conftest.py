"""What holds for the arena's tests: the sentences they look for are English, whoever runs them."""

from collections.abc import Iterator

import pytest

from byzanz.locales import words


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("BYZANZ_LANG", "en")
    words.cache_clear()
    yield
    words.cache_clear()
