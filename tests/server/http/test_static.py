"""A browser fetches little before the first screen, compressed, in every language: no table, but the display face."""

import re
from pathlib import Path

import httpx
import pytest

from byzanz.locales import LANGUAGES
from byzanz.server.http.static import STATIC
from tests.server.harness import RunningServer

MOST = 125_000
"""Bytes; 150 KB were asked for."""


def sent(path: Path) -> int:
    packed = path.with_name(path.name + ".gz")
    return (packed if packed.exists() else path).stat().st_size


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_load_is_small(language: str) -> None:
    page = STATIC / "index.html"
    if not page.exists():
        pytest.skip("NOT TESTED: the client is not built (make setup)")
    named = {STATIC / name for name in re.findall(r'(?:assets/|guard)[^"\']+', page.read_text(encoding="utf-8"))}
    texts = max(map(sent, STATIC.glob(f"assets/{language}-*.js")))  # the largest: what the pages say
    faces = STATIC.glob("assets/*.woff2")
    total = sent(page) + sum(map(sent, named)) + texts + sum(map(sent, faces))
    assert total <= MOST, f"{total:,} bytes"


def test_the_table_is_no_part_of_the_first_load() -> None:
    page = STATIC / "index.html"
    if not page.exists():
        pytest.skip("NOT TESTED: the client is not built (make setup)")
    assert not re.findall(r"assets/(?:TableScreen|RoomPage|Lobby)", page.read_text(encoding="utf-8"))


def test_a_line_break_in_an_address_makes_no_page_of_a_call(server: RunningServer) -> None:
    for path in ("/api/people/%0A", "/api/%0Ax"):
        answer = httpx.get(server.url + path)
        assert (answer.status_code, answer.headers["content-type"]) == (404, "application/json"), path
