"""A seat on the terminal's screen: hints, warnings, standing orders, phrases, rematches."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("textual")

from textual.pilot import Pilot
from textual.widgets import RichLog

from byzanz.locales import LANGUAGES, texts
from byzanz.table.lists import PHRASES
from byzanz.table.room.options import Options
from byzanz.tui.app import TableApp
from byzanz.tui.links import LocalLink
from byzanz.tui.local import Setup
from byzanz.tui.server import ServerLink, continued
from tests.server.harness import running, settings_for
from tests.tui.test_app import new_app, parts_fit, shown

pytestmark = pytest.mark.slow


async def until(pilot: Pilot[int], is_so: Callable[[], bool]) -> None:
    """Wait until something holds, however slow the machine is."""
    for _ in range(3000):
        if is_so():
            return
        await pilot.pause(0.02)
    app = pilot.app
    assert isinstance(app, TableApp)
    parts = ("head", "seats", "prompt", "note", "keys", "common")
    raise AssertionError("that never came:\n" + "\n".join(shown(app, part) for part in parts) + "\n" + logged(app))


def logged(app: TableApp) -> str:
    return "\n".join(line.text for line in app.query_one("#log", RichLog).lines)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_hint_against_bots_says_what_how_often_and_why(language: str) -> None:
    app, _link = new_app(4, 7, language)
    text = texts(language)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.1)
        assert text("terminal-key-hint") in shown(app, "common")
        await pilot.press("h")
        await until(pilot, lambda: "%" in shown(app, "note"))
        begins = [text(key, what="")[:6] for key in ("terminal-best", "terminal-even")]
        assert any(begin in shown(app, "note") for begin in begins)
        parts_fit(app)
        await pilot.press("escape")
        assert shown(app, "note") == ""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_standing_orders_are_given_and_taken_back(language: str) -> None:
    app, link = new_app(6, 4, language)
    text = texts(language)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: link.client.must_act)
        await pilot.press("o")
        assert text("settings-auto-pass") in shown(app, "keys").replace("\n", " ")
        parts_fit(app)
        await pilot.press("1")
        assert link.client.auto["pass"] is False
        least = link.client.legal["orders"]["bid"]["least"]
        await pilot.press("plus", "4", "3")
        bid = link.table.table.orders(0).bid
        assert bid is None or (bid.up_to, bid.then) == (least + 1, "pass")
        await until(pilot, lambda: len(link.table.table.game.actions) > 0)  # type: ignore[union-attr]
        actor, action = link.table.table.game.actions[0]  # type: ignore[union-attr]
        assert (actor, action.verb) == (0, "bid")


async def test_before_a_mistake_the_same_key_is_needed_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    link = LocalLink(Setup(4, "gentle", seed=7, options=Options(hints="warn")), 0)
    app = TableApp(link, texts("en"))

    async def judged(action: str | None) -> dict[str, Any]:
        best = {"action": "pass", "win_share": 0.3, "error": 0.01}
        asked = {"action": action, "win_share": 0.19, "error": 0.01, "loss": 0.11, "mistake": True}
        return {"by": "wins", "candidates": [best], "reason": None, "asked": asked}

    monkeypatch.setattr(link, "hint", judged)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.1)
        await pilot.press("c")
        assert "11 wins in a hundred" in shown(app, "note")
        assert "Press the same again" in shown(app, "note").replace("\n", " ")
        assert link.client.version == 0
        parts_fit(app)
        await pilot.press("c")
        assert link.client.version > 0


@pytest.mark.extra
async def test_two_at_a_server_s_table_talk_and_play_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One with a screen, one whose frames the test sends."""
    monkeypatch.setattr("byzanz.tui.server.cookie_file", lambda: tmp_path / "cookies.txt")
    with running(settings_for(tmp_path, bot_delay=0.0, deal_wait=0.0)) as server:
        link = ServerLink(server.url, None, 3, "gentle", "Lena")
        options = {"players": 3, "bots": None, "name": "Lena", "options": Options(hints="ask").to_dict()}
        link.room = link._call("/api/rooms", options)["room"]
        monkeypatch.setattr("byzanz.tui.server.cookie_file", lambda: tmp_path / "others.txt")
        other = ServerLink(server.url, link.room, 3, "gentle", "Max")
        await other.open()
        app = TableApp(link, texts("en"))
        async with app.run_test(size=(80, 24)) as pilot:
            # Before the server's first frames no key starts anything, and the other can say nothing.
            await until(pilot, lambda: "Max" in shown(app, "seats") and "start" in shown(app, "common").lower())
            await pilot.press("b")
            await until(pilot, lambda: link.client.view is not None and other.client.view is not None)
            for one in (link, other):  # else the server may pass for a seat while the test does, too
                await one.ask("auto", **{"pass": False})
            await until(pilot, lambda: link.client.must_act or other.client.must_act)
            await until(pilot, lambda: "Say" in shown(app, "common") and "Hint" in shown(app, "common"))
            parts_fit(app)
            await pilot.press("y")
            assert "Too expensive for me!" in shown(app, "seats")
            parts_fit(app)
            await pilot.press("1")
            await until(pilot, lambda: "You: “Hello!”" in logged(app))
            await other.ask("say", phrase="good_luck")
            await until(pilot, lambda: "Max: “Good luck!”" in logged(app))
            if link.client.must_act:
                await pilot.press("h")
                await until(pilot, lambda: "%" in shown(app, "note"))
            await play_both(pilot, app, link, other)
            before = link.room
            assert "Rematch" in shown(app, "common")
            await pilot.press("r")
            await until(pilot, lambda: "Waiting for Max" in shown(app, "note"))
            assert "Cancel rematch" in shown(app, "common")
            await pilot.press("r")
            await until(pilot, lambda: "Cancel rematch" not in shown(app, "common"))
            await pilot.press("r")
            await other.renew()
            await until(pilot, lambda: link.room != before and link.client.view is not None)
            await until(pilot, lambda: "Round 1" in shown(app, "head"))
            await until(pilot, lambda: other.room == link.room)
            await pilot.press("q")
        await other.close()


async def play_both(pilot: Pilot[int], app: TableApp, link: ServerLink, other: ServerLink) -> None:
    """Play to the end: passes, first choices, no sales."""
    for _ in range(4000):
        if link.client.is_over and "Rematch" in shown(app, "common"):
            return
        if link.client.must_act:
            choice = app._choosing.options if app._choosing.mode in ("give", "take", "discard") else []
            await pilot.press(*(["1", "enter"] if choice else ["p"]))
        if other.client.must_act and (action := first_choice(other)) is not None:
            await other.act(action)
        await pilot.pause(0.01)
    raise AssertionError("the game never ends")


def first_choice(link: ServerLink) -> str | None:
    legal = link.client.legal
    for verb in ("give", "take", "discard"):
        if verb in legal:
            return f"{verb} {legal[verb][0]}"
    return "pass" if {"pass", "done"} & set(legal) else None


def test_there_are_as_many_phrases_as_keys_and_the_server_knows_them_all() -> None:
    wire = pytest.importorskip("byzanz.server.wire")
    assert wire.Phrase.__args__ == PHRASES


def test_steps_that_came_while_the_log_was_fetched_are_in_it_once() -> None:
    log: list[dict[str, Any]] = [{"kind": "dealt"}, {"kind": "lot"}, {"kind": "passed", "seat": 0}]
    assert continued(log, [{"kind": "passed", "seat": 0}, {"kind": "passed", "seat": 1}]) == [
        *log,
        {"kind": "passed", "seat": 1},
    ]
    assert continued(log, []) == log
    assert continued([], log) == log
