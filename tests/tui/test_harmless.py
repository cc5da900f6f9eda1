"""A server that wants to do harm: whatever stands in its frames and answers, the terminal obeys none of it (D9)."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("textual")

from byzanz import Refused
from byzanz.locales import texts
from byzanz.tui.app import TableApp
from byzanz.tui.server import ServerLink
from tests.server.harness import RunningServer, running, settings_for
from tests.tui.test_app import shown
from tests.tui.test_at_a_server import Typist
from tests.tui.test_seat import logged, until

pytestmark = pytest.mark.slow

NASTY = "\x1b]0;owned\x07\x1b[2J\x9b31m\u202e\u2066\r"
OBEYED = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")
TEXTS = ("name", "phrase", "code", "text", "where", "why")


class NastyJson:
    """What a server sends, with escapes behind each name, phrase and code."""

    dumps = staticmethod(json.dumps)

    @staticmethod
    def loads(text: str) -> Any:
        return _nasty(json.loads(text))

    @staticmethod
    def load(file: Any) -> Any:
        return _nasty(json.load(file))


def _nasty(value: Any, key: str = "") -> Any:
    match value:
        case dict():
            return {name: _nasty(inner, name) for name, inner in value.items()}
        case list():
            return [_nasty(inner, key) for inner in value]
        case str() if key in TEXTS:
            return value + NASTY
    return value


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with running(settings_for(tmp_path, bot_delay=0.0, deal_wait=0.0)) as one:
        yield one


@pytest.fixture
def link(server: RunningServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ServerLink:
    monkeypatch.setattr("byzanz.tui.server.cookie_file", lambda: tmp_path / "cookies.txt")
    monkeypatch.setattr("byzanz.tui.server.json", NastyJson)
    return ServerLink(server.url, None, 3, "gentle", "Lena")


async def test_d9_line_by_line(link: ServerLink) -> None:
    typist = Typist(link)
    await typist.reads("Round 1")
    for line in ("look", "legal", "who", "log", "say 1", "bid X9", "hint", "clock"):
        typist.type(line)
    typist.type("quit")
    await typist.task
    assert "owned" in typist.printed
    assert not OBEYED.search(typist.printed), repr(OBEYED.findall(typist.printed))


async def test_d9_on_the_screen(link: ServerLink) -> None:
    app = TableApp(link, texts("en"))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: link.client.has_log and "owned" in shown(app, "seats"))
        await pilot.press("y", "1", "h")
        await until(pilot, lambda: shown(app, "note") != "")
        screen = [shown(app, part) for part in ("head", "seats", "cloth", "hand", "prompt", "note", "keys", "common")]
        assert not OBEYED.search("\n".join([*screen, logged(app)]))


@pytest.mark.parametrize(("path", "body"), [("/api/rooms/none", None), ("/api/rooms", {"x": 1})])
def test_d9_a_no(link: ServerLink, path: str, body: Any) -> None:
    with pytest.raises(Refused) as refused:
        link._call(path, body)
    assert "owned" in refused.value.code
    assert not OBEYED.search(texts("en").refusal(refused.value.code, refused.value.facts))
