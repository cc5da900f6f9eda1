"""`byzanz tui`: whole games by keys, all languages, both sizes, and a table at a real server."""

import random
import re
from pathlib import Path

import pytest

pytest.importorskip("textual")

from textual.pilot import Pilot
from textual.widgets import Input, Static

from byzanz.locales import LANGUAGES, texts
from byzanz.tui.app import TableApp
from byzanz.tui.choosing import Choosing
from byzanz.tui.links import LocalLink
from byzanz.tui.local import Setup
from byzanz.tui.painting import NUMBER_KEYS
from byzanz.tui.server import ServerLink
from tests.server.harness import running, settings_for
from tests.size import extra_unless, sized

pytestmark = pytest.mark.slow

GAMES = sized(3, long=100)
SIZES = [(80, 24), (120, 40)]


def new_app(players: int, seed: int, language: str = "en") -> tuple[TableApp, LocalLink]:
    link = LocalLink(Setup(players, "gentle", seed=seed), 0)
    return TableApp(link, texts(language)), link


def shown(app: TableApp, part: str) -> str:
    return str(app.query_one(f"#{part}", Static).render())


def parts_fit(app: TableApp) -> None:
    """No part of the table is cut off or outside the screen."""
    width, height = app.size
    for part in ("head", "seats", "cloth", "hand", "prompt", "note", "keys", "common"):
        region = app.query_one(f"#{part}").region
        assert region.right <= width, part
        assert region.bottom <= height, part
        assert region.height >= min(1, len(shown(app, part))), part


def keys_for(choosing: Choosing, legal: dict[str, object], rng: random.Random) -> list[str]:
    """Keys that a person might press now."""
    possible = [[NUMBER_KEYS[number]] for number in range(min(12, len(choosing.options))) if choosing.can_pick(number)]
    if choosing.action() is not None:
        possible += [["enter"]] * 3
    if "bid" in legal:
        possible += [["c"], ["p"], ["p"]]
    if "pass" in legal:
        possible += [["p"]]
    if "sell" in legal:
        possible += [["s"]] if not choosing.is_selling else [["escape"], ["1", "enter"]]
    return rng.choice(possible or [["escape"]])


async def play_by_keys(pilot: Pilot[int], app: TableApp, link: LocalLink, rng: random.Random) -> int:
    """Press keys at random until the game is over; return how many were pressed."""
    pressed = 0
    for _ in range(20_000):
        if link.client.is_over:
            return pressed
        if not link.client.must_act:
            await pilot.pause(0)
            continue
        for key in keys_for(app._choosing, link.client.legal, rng):
            await pilot.press(key)
            pressed += 1
    raise AssertionError("the game never ends")


@pytest.mark.parametrize("seed", extra_unless(lambda seed: seed == 0, range(GAMES)))
async def test_random_games_are_played_to_their_end_by_keys_alone(seed: int) -> None:
    players = 3 + seed % 4
    app, link = new_app(players, seed, LANGUAGES[seed % 5])
    rng = random.Random(seed)
    async with app.run_test(size=SIZES[seed % 2]) as pilot:
        assert await play_by_keys(pilot, app, link, rng) > 10
        await pilot.pause()
        parts_fit(app)
        assert link.table.view.result is not None
        assert texts(LANGUAGES[seed % 5])("prompt-over") in shown(app, "prompt")
        assert app._words().result(link.client.view or {})[0] in shown(app, "prompt"), "who has won"
        await pilot.press("n")
        await pilot.pause()
        assert not link.client.is_over


@pytest.mark.parametrize("language", extra_unless(lambda language: language == "de", LANGUAGES))
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_everything_fits_at_every_step(language: str, size: tuple[int, int]) -> None:
    app, link = new_app(6, 4, language)
    rng = random.Random(2)
    async with app.run_test(size=size) as pilot:
        for _ in range(25):
            await pilot.pause(0.01)
            parts_fit(app)
            if link.client.must_act:
                for key in keys_for(app._choosing, link.client.legal, rng):
                    await pilot.press(key)
        drawn = app.export_screenshot()
    written = re.sub(r"<style.*?</style>|<[^>]*>", "", drawn, flags=re.DOTALL)
    assert len(written) > 500
    assert not re.search(r"terminal-|prompt-|action-|\{ \$", written)


async def test_the_keys_on_the_screen_do_what_they_say() -> None:
    app, link = new_app(4, 7)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.1)
        assert "Bid\xa02,\xa0the\xa0least:\xa0grain\xa02" in shown(app, "keys").replace(" ", "\xa0")
        await pilot.press("1")
        assert "Bid\xa02" in shown(app, "keys").replace("Bid 2", "Bid\xa02")
        assert "[G2]" in shown(app, "hand")
        await pilot.press("2")  # a merchant can't be bid
        assert app._choosing.cards == ["G2"]
        await pilot.press("escape")
        assert app._choosing.cards == []
        await pilot.press("3", "4", "enter")
        await pilot.pause(0.1)
        assert str(link.table.table.game.actions[0][1]) == "bid V2 W3"  # type: ignore[union-attr]


async def test_a_typed_action_and_a_refusal() -> None:
    app, link = new_app(4, 7, "de")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.1)
        await pilot.press("slash", *"bid t1", "enter")
        assert texts("de")("refused-not_in_hand") in shown(app, "note")
        await pilot.press("slash", *"pass", "escape")
        assert link.client.version == 0
        assert app.query_one("#typed", Input).value == ""
        await pilot.press("slash", *"bid gt2", "enter")
        await pilot.pause(0.1)
        assert str(link.table.table.game.actions[0][1]) == "bid G2"  # type: ignore[union-attr]


async def test_theme_language_and_a_window_that_is_too_small() -> None:
    app, _link = new_app(4, 7)
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.pause(0.1)
        assert "80×24" in shown(app, "common")
        await pilot.resize_terminal(30, 10)
        await pilot.pause(0.1)
        assert "80×24" in shown(app, "head"), "the only line that is sure to be seen"
        await pilot.resize_terminal(60, 20)
        await pilot.press("t")
        assert app.theme == "textual-light"
        await pilot.press("g")
        await pilot.pause(0.1)
        assert texts("de")("terminal-col-bid") in shown(app, "seats")


async def test_what_happens_while_the_screen_is_closed_is_not_painted() -> None:
    app, _link = new_app(4, 7)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.1)
        assert "1" in shown(app, "head")
        app._shown.clear()
        await app._shutdown()
        app._paint()
        assert app._shown == {}


async def test_a_game_at_a_server_s_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("byzanz.tui.server.cookie_file", lambda: tmp_path / "cookies.txt")
    with running(settings_for(tmp_path, bot_delay=0.0, deal_wait=0.0)) as server:
        link = ServerLink(server.url, None, 3, "gentle", "Lena")
        app = TableApp(link, texts("en"))
        rng = random.Random(1)
        async with app.run_test(size=(80, 24)) as pilot:
            for _ in range(4000):
                if link.client.is_over:
                    break
                await pilot.pause(0.01)
                if link.client.must_act:
                    for key in keys_for(app._choosing, link.client.legal, rng):
                        await pilot.press(key)
            assert link.client.is_over
            await pilot.pause(0.1)
            assert "Lena" in shown(app, "seats")
            parts_fit(app)
            await pilot.press("q")
        again = ServerLink(server.url, f"{server.url}/table/{link.room}", 3, "gentle", None)
        await again.open()
        for _ in range(100):
            await again.wait()
            if again.client.view is not None:
                break
        assert again.client.me == 0, "the cookie was kept"
        await again.close()


async def test_a_server_that_is_not_there_and_a_room_that_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("byzanz.tui.server.cookie_file", lambda: tmp_path / "cookies.txt")
    app = TableApp(ServerLink("http://127.0.0.1:9", None, 3, "gentle", None), texts("en"))
    async with app.run_test(size=(80, 24)):
        pass
    assert app.return_value == 2
    with running(settings_for(tmp_path)) as server:
        lost = TableApp(ServerLink(server.url, "nowhere", 3, "gentle", None), texts("en"))
        async with lost.run_test(size=(80, 24)):
            pass
        assert lost.return_value == 2
