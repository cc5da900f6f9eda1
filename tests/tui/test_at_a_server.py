"""A seat at a real server: clocks, stand-ins, hosts, refusals that say what is wrong, and the same line by line."""

import asyncio
import io
import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import Queue
from typing import Any

import pytest

pytest.importorskip("textual")

from byzanz import Refused
from byzanz.locales import texts
from byzanz.table.room.options import Clock, Options
from byzanz.tui.app import TableApp
from byzanz.tui.plain_server import PlainSeat
from byzanz.tui.server import ServerLink
from tests.server.harness import RunningServer, running, settings_for
from tests.tui.test_app import parts_fit, shown
from tests.tui.test_seat import first_choice, logged, until

pytestmark = pytest.mark.slow


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with running(settings_for(tmp_path, bot_delay=0.0, deal_wait=0.0)) as one:
        yield one


@pytest.fixture
def link_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., ServerLink]:
    """Make links of people who share no cookie."""

    def make(server: RunningServer, room: str | None, name: str) -> ServerLink:
        monkeypatch.setattr("byzanz.tui.server.cookie_file", lambda: tmp_path / f"{name}.txt")
        return ServerLink(server.url, room, 3, "gentle", name)

    return make


def lobby_of(link: ServerLink, **options: Any) -> str:
    made = {"players": 3, "bots": None, "name": "Lena", "options": Options(**options).to_dict()}
    link.room = str(link._call("/api/rooms", made)["room"])
    return link.room


async def test_a_clock_runs_out_a_bot_plays_and_i_come_back(
    server: RunningServer, link_for: Callable[..., ServerLink]
) -> None:
    link = link_for(server, None, "Lena")
    room = lobby_of(link, clock=Clock("live", 5, 5))
    other = link_for(server, room, "Max")
    await other.open()
    app = TableApp(link, texts("en"))
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: "host" in shown(app, "seats"))
        await pilot.press("b")
        await until(pilot, lambda: link.client.view is not None and other.client.view is not None)
        assert link.client.clock is not None
        await until(pilot, lambda: re.search(r"0:0\d", shown(app, "seats")) is not None)
        parts_fit(app)
        while link.client.own_seat is not None and not link.client.own_seat["stand_in"]:
            if other.client.must_act and (action := first_choice(other)) is not None:
                await other.act(action)
            await pilot.pause(0.05)
        await until(pilot, lambda: "A bot is playing for you." in shown(app, "prompt"))
        assert "bot plays" in shown(app, "seats")
        assert "I’m back" in shown(app, "keys")
        parts_fit(app)
        await until(pilot, lambda: "A bot now plays for you" in logged(app))
        await pilot.press("i")
        await until(pilot, lambda: "I’m back" not in shown(app, "keys"))
        assert link.client.own_seat is not None
        await until(pilot, lambda: "You are back" in logged(app))
    await other.close()


async def test_only_the_host_is_offered_to_start(server: RunningServer, link_for: Callable[..., ServerLink]) -> None:
    host = link_for(server, None, "Lena")
    room = lobby_of(host)
    await host.open()
    guest = link_for(server, room, "Max")
    app = TableApp(guest, texts("en"))
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: "Lena (host" in shown(app, "seats"))
        assert "Max (you)" in shown(app, "seats")
        assert "Open seat" in shown(app, "seats")
        assert "guest 3" not in shown(app, "seats")
        assert "Waiting for the host" in shown(app, "prompt")
        assert "start" not in shown(app, "common").lower()
        await pilot.press("b")
        await pilot.pause(0.1)
        assert shown(app, "note") == ""
        parts_fit(app)
        await pilot.press("q")
    assert app.return_value == 0, "nobody is asked before leaving a lobby"
    await host.close()


@pytest.mark.parametrize(("room", "code"), [("nowhere", "room_unknown"), ("closed", "not_host")])
async def test_a_no_of_the_server_is_not_a_server_that_is_away(
    server: RunningServer, link_for: Callable[..., ServerLink], room: str, code: str
) -> None:
    if room == "nowhere":
        with pytest.raises(Refused) as refused:
            await link_for(server, "nowhere", "Max").open()
    else:
        owner = link_for(server, None, "Lena")
        other = link_for(server, lobby_of(owner), "Max")
        await other.open()
        with pytest.raises(Refused) as refused:
            await other.start()
        await other.close()
    assert refused.value.code == code


async def test_a_table_without_spectators_says_so(server: RunningServer, link_for: Callable[..., ServerLink]) -> None:
    host = link_for(server, None, "Lena")
    made = {"players": 3, "bots": "gentle", "options": Options(spectators=False).to_dict()}
    room = host._call("/api/rooms", made)["room"]
    app = TableApp(link_for(server, room, "Max"), texts("en"))
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: app._link.has_ended is not None)
        await until(pilot, lambda: app.return_value == 2 or "spectators" in shown(app, "note"))


def test_another_web_server_is_not_a_table(tmp_path: Path) -> None:
    from http.server import BaseHTTPRequestHandler, HTTPServer

    class Other(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.send_response(404)
            self.end_headers()
            self.wfile.write(b"<html>nothing here</html>")

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Other) as httpd:
        threading.Thread(target=httpd.serve_forever, daemon=True).start()
        link = ServerLink(f"http://127.0.0.1:{httpd.server_port}", None, 3, "gentle", None)
        with pytest.raises(Refused) as refused:
            link._sit_down()
        httpd.shutdown()
    assert refused.value.code == "not_a_server"


class Typist:
    """Types lines at a plain seat, and reads what it prints."""

    def __init__(self, link: ServerLink) -> None:
        self._lines: Queue[str | None] = Queue()
        self.out = io.StringIO()
        self.link = link
        self.task = asyncio.create_task(PlainSeat(link, texts("en"), self.out).run(iter(self._lines.get, None)))

    def type(self, line: str) -> None:
        self._lines.put(line + "\n")

    def end(self) -> None:
        self._lines.put(None)

    @property
    def printed(self) -> str:
        return self.out.getvalue()

    async def reads(self, wanted: str) -> None:
        for _ in range(1500):
            if wanted in self.printed:
                return
            await asyncio.sleep(0.02)
        raise AssertionError(f"{wanted!r} never came:\n{self.printed}")


async def test_two_play_a_whole_game_line_by_line(server: RunningServer, link_for: Callable[..., ServerLink]) -> None:
    host = link_for(server, None, "Lena")
    room = lobby_of(host, hints="ask")
    lena, max_ = Typist(host), Typist(link_for(server, f"{server.url}/table/{room}", "Max"))
    await lena.reads("Max")
    await max_.reads("Waiting for the host to start.")
    max_.type("start")
    await max_.reads("Only the host can do that.")
    lena.type("start")
    await lena.reads("Round 1 begins")
    await max_.reads("Round 1 begins")
    lena.type("say 1")
    await max_.reads("Lena: “Hello!”")
    lena.type("say 99")
    await lena.reads("Type say and the number of a phrase:")
    lena.type("clock")
    await lena.reads("This table has no clock.")
    lena.type("rules")
    await lena.reads(texts("en")("rules-lead"))
    await play(lena, max_)
    for seat in (lena, max_):
        await seat.reads("The game is over.")
        await seat.reads("Type rematch to play again, or quit.")
        assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]", seat.printed)
    lena.type("rematch")
    await lena.reads("Waiting for Max")
    max_.type("rematch")
    for seat in (lena, max_):
        await _again(seat, "Round 1 begins", 2)
    lena.type("quit")
    max_.end()
    assert await lena.task == 0
    assert await max_.task == 1, "the input ended before the game"


async def _again(seat: Typist, wanted: str, times: int) -> None:
    for _ in range(1500):
        if seat.printed.count(wanted) >= times:
            return
        await asyncio.sleep(0.02)
    raise AssertionError(seat.printed)


async def play(*seats: Typist) -> None:
    asked: dict[Typist, int] = {}
    for _ in range(6000):
        if all(seat.link.client.is_over for seat in seats):
            return
        for seat in seats:
            client = seat.link.client
            if client.must_act and asked.get(seat) != client.version and (action := first_choice(seat.link)):
                asked[seat] = client.version
                seat.type("done" if action == "pass" and "done" in client.legal else action)
        await asyncio.sleep(0.01)
    raise AssertionError("the game never ends")


def test_lines_from_a_pipe_wait_until_they_are_asked_for(server: RunningServer, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "byzanz.cli", "play", "--plain", "--server", server.url, "--players", "3"]
    environment = os.environ | {"BYZANZ_LANG": "en", "XDG_DATA_HOME": str(tmp_path)}
    typed = "clock\nhint\npass\nlook\npass\n"
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, check=False, env=environment, timeout=60
    )
    assert done.returncode == 1, "the input ended before the game"
    assert done.stderr == ""
    assert "This table has no clock." in done.stdout
    assert texts("en").refusal("no_hints", {}) in done.stdout
    assert done.stdout.count("You pass.") == 2
    assert "not your turn" not in done.stdout
    assert done.stdout.splitlines()[-1] == "You have left; your seat stays yours."


async def test_whoever_comes_into_a_running_game_hears_how_it_stands(
    server: RunningServer, link_for: Callable[..., ServerLink]
) -> None:
    link = link_for(server, None, "Lena")
    await link.open()
    for _ in range(400):
        if link.client.must_act and (action := first_choice(link)) is not None:
            await link.act(action)
        if len(link.client.events) > 20 and link.client.must_act:
            break
        await asyncio.sleep(0.01)
    await link.close()
    again = Typist(link_for(server, link.room, "Lena"))
    await again.reads("Round")
    await again.reads("Your hand:")
    assert "Your hand: " in again.printed
    assert again.printed.count("begins") == 0, "not the whole log"
    again.type("log")
    await again.reads("Round 1 begins")
    again.type("fly away")
    await again.reads("You may type, for instance:")
    again.type("legal")
    again.type("quit")
    assert await again.task == 0


async def test_the_log_is_fetched_until_it_is_there(
    server: RunningServer, link_for: Callable[..., ServerLink], monkeypatch: pytest.MonkeyPatch
) -> None:
    link = link_for(server, None, "Lena")
    calls: list[str] = []
    call = link._call

    def broken(path: str, body: object = None) -> Any:
        if path.endswith("/log"):
            calls.append(path)
            if len(calls) < 3:
                raise Refused("unreachable", address="", why="")
        return call(path, body)

    monkeypatch.setattr(link, "_call", broken)
    await link.open()
    for _ in range(500):
        if link.client.has_log:
            break
        await asyncio.sleep(0.02)
    assert len(calls) == 3
    assert [event["kind"] for event in link.client.events][:1] == ["dealt"]
    await link.close()
