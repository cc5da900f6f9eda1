"""What one may do about the others, from the screen and line by line, at a real server: nudge, stand-in, joining late."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

pytest.importorskip("textual")

from textual.pilot import Pilot

from byzanz.locales import texts
from byzanz.table.play import schedule
from byzanz.table.play.talk import Nudges
from byzanz.tui.app import TableApp
from byzanz.tui.server import ServerLink
from tests.server.harness import RunningServer, running, settings_for
from tests.tui.test_app import parts_fit, shown
from tests.tui.test_at_a_server import Typist, link_for, lobby_of
from tests.tui.test_seat import first_choice, logged, until

pytestmark = pytest.mark.slow

__all__ = ["link_for"]  # a fixture


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RunningServer]:
    """A server where one may nudge at once, and where the minutes of idleness are short."""
    monkeypatch.setattr(Nudges, "PATIENCE", 0.0)
    monkeypatch.setattr(Nudges, "PAUSE", 0.0)
    monkeypatch.setattr(schedule, "MINUTE", 0.3)
    with running(settings_for(tmp_path, bot_delay=0.0, deal_wait=0.0)) as one:
        yield one


async def until_waited_for(pilot: Pilot[int] | None, waited: ServerLink, other: ServerLink) -> None:
    """Let the other play until the table waits for one of the two."""
    for _ in range(3000):
        if waited.client.must_act:
            return
        if other.client.must_act and (action := first_choice(other)) is not None:
            await other.act(action)
        await (asyncio.sleep(0.02) if pilot is None else pilot.pause(0.02))
    raise AssertionError("it is never their turn")


async def test_the_screen_nudges_and_lets_a_bot_play_for_the_idle(
    server: RunningServer, link_for: Callable[..., ServerLink]
) -> None:
    lena = link_for(server, None, "Lena")
    room = lobby_of(lena, idle=1)
    max_ = Typist(link_for(server, room, "Max"))
    app = TableApp(lena, texts("en"))
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: "Max" in shown(app, "seats") and "start" in shown(app, "common").lower())
        await pilot.press("b")
        await until(pilot, lambda: lena.client.view is not None and max_.link.client.view is not None)
        for link in (lena, max_.link):  # nobody's turn passes by itself
            await link.ask("auto", **{"pass": False})
        await until_waited_for(pilot, max_.link, lena)
        await until(pilot, lambda: lena.client.version == max_.link.client.version)
        await pilot.press("u")
        await max_.reads("Lena is waiting for you: it’s your turn.")
        await until(pilot, lambda: "nudge" in logged(app))
        await until(pilot, lambda: "Max has done nothing for a while." in shown(app, "note").replace("\n", " "))
        assert texts("en")("idle-do") in shown(app, "common").replace("\n", " ")
        parts_fit(app)
        await pilot.press("v")
        await max_.reads("A bot is playing for you.")
        await until(pilot, lambda: "A bot now plays for Max" in logged(app))
        max_.type("back")
        await until(pilot, lambda: "Max is back" in logged(app))
    max_.type("quit")
    await max_.task


async def test_line_by_line_others_are_nudged_and_a_bot_plays_for_them(
    server: RunningServer, link_for: Callable[..., ServerLink]
) -> None:
    lena = link_for(server, None, "Lena")
    room = lobby_of(lena, idle=1)
    max_ = Typist(link_for(server, room, "Max"))
    await lena.open()
    await max_.reads("Lena")
    max_.type("nudge")
    await max_.reads(texts("en").refusal("nudge_needless", {"seat": 1}))
    max_.type("stand-in")
    await max_.reads(texts("en").refusal("not_idle", {"seat": 1}))
    await lena.start()
    await max_.reads("Round 1")
    for link in (lena, max_.link):
        await link.ask("auto", **{"pass": False})
    await until_waited_for(None, lena, max_.link)
    await max_.reads("Lena has done nothing for a while.")
    max_.type("nudge")
    await max_.reads("Lena has been nudged.")
    assert lena.client.nudges
    max_.type("stand-in")
    await max_.reads("A bot now plays for Lena.")
    max_.type("quit")
    await max_.task
    await lena.close()


@pytest.mark.parametrize("way", ["screen", "lines"])
async def test_whoever_comes_late_takes_over_a_bot_s_seat(
    server: RunningServer, link_for: Callable[..., ServerLink], way: str
) -> None:
    lena = link_for(server, None, "Lena")
    room = lobby_of(lena, take_over="free")
    await lena.start()
    zoe = link_for(server, room, "Zoe")
    if way == "screen":
        app = TableApp(zoe, texts("en"))
        async with app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: "join" in shown(app, "common").lower())
            assert "You can play on for a bot." in shown(app, "note").replace("\n", " ")
            parts_fit(app)
            await pilot.press("j")
            await until(pilot, lambda: zoe.client.me == 1)
            await until(pilot, lambda: "Zoe" in shown(app, "seats") and "join" not in shown(app, "common").lower())
            assert zoe.client.view is not None
            assert zoe.client.view["hand"], "the bot's hand is hers now"
        return
    typist = Typist(zoe)
    await typist.reads("You can play on for a bot.")
    typist.type("join")
    await typist.reads("You have taken this seat over from a bot.")
    typist.type("look")
    await typist.reads("Your hand:")
    typist.type("join")
    await typist.reads(texts("en").refusal("take_over_forbidden", {}))
    typist.type("quit")
    await typist.task


async def test_the_host_is_asked_first_where_the_table_says_so(
    server: RunningServer, link_for: Callable[..., ServerLink]
) -> None:
    lena = link_for(server, None, "Lena")
    room = lobby_of(lena, take_over="ask")
    await lena.start()
    typist = Typist(link_for(server, room, "Zoe"))
    await typist.reads("You can play on for a bot.")
    typist.type("join")
    asked = texts("en")("take-over-asked", name="@").partition("@")[0]
    await typist.reads(asked)
    (ask,) = lena._call(f"/api/rooms/{room}")["asks"]
    lena._call(f"/api/rooms/{room}/take-over/answer", {"id": ask["id"], "yes": False})
    await typist.reads(texts("en")("take-over-declined"))
    typist.type("quit")
    await typist.task
