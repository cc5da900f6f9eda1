"""Leaving a game: asked first, kept, and gone on with; help and a terminal that isn't there."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("textual")

from byzanz.locales import LANGUAGES, texts
from byzanz.tui import kept
from byzanz.tui.app import TableApp
from byzanz.tui.help import KEYS, HelpScreen, help_text
from byzanz.tui.links import LocalLink
from byzanz.tui.local import Setup
from byzanz.tui.rulebook import SECTIONS, rules
from tests.tui.test_app import new_app, parts_fit, shown
from tests.tui.test_seat import until

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def only_kept() -> Path:
    (file,) = kept.folder().iterdir()
    return file


@pytest.mark.parametrize("key", ["q", "ctrl+c"])
async def test_one_key_ends_no_game(key: str) -> None:
    app, _link = new_app(4, 7)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.1)
        await pilot.press(key)
        assert "Leave?" in shown(app, "note")
        assert "Stay" in shown(app, "keys")
        parts_fit(app)
        await pilot.press("escape")
        assert app.is_running
        assert "Leave?" not in shown(app, "note")
        await pilot.press(key, "enter")
    assert app.return_value == 0


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_question_fits_in_every_language(language: str) -> None:
    app, _link = new_app(6, 7, language)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.1)
        await pilot.press("q")
        parts_fit(app)
        assert texts(language)("terminal-leave-kept")[:20] in shown(app, "note")


async def test_a_kept_game_is_offered_and_gone_on_with() -> None:
    first = LocalLink(Setup(4, "gentle", seed=7), 0, is_kept=True)
    app = TableApp(first, texts("en"))
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: first.client.must_act)
        await pilot.press("p")
        await until(pilot, lambda: any(seat == 0 for seat, _ in first.table.table.game.actions))  # type: ignore[union-attr]
        actions = first.table.table.game.actions  # type: ignore[union-attr]
        await pilot.press("q", "enter")
    second = LocalLink(Setup(3, "gentle"), 0, is_kept=True)
    app = TableApp(second, texts("en"))
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: "Go on with the kept game" in shown(app, "common").replace("\n", " "))
        await pilot.press("f")
        await until(pilot, lambda: "kept game" not in shown(app, "common").replace("\n", " "))
        assert second.table.table.game.actions[: len(actions)] == actions  # type: ignore[union-attr]
    assert only_kept() is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_says_every_key_and_every_rule(language: str) -> None:
    text = texts(language)
    said = help_text(text).plain
    assert all(text(does) in said for _sign, does in KEYS)
    assert all(paragraph in said for _title, paragraphs in rules(text) for paragraph in paragraphs)
    assert "rules-" not in said
    assert "terminal-" not in said


def test_the_rulebook_leaves_no_paragraph_out() -> None:
    file = Path(__file__).parents[2] / "src/byzanz/locales/en/rules.ftl"
    there = {line.split(" =")[0] for line in file.read_text(encoding="utf-8").splitlines() if line.startswith("rules-")}
    paragraphs = {key for key in there if key.rpartition("-")[2].isdecimal() and not key.startswith("rules-course")}
    assert paragraphs <= {f"rules-{key}" for _section, keys in SECTIONS for key in keys}


async def test_help_opens_scrolls_and_closes() -> None:
    app, link = new_app(4, 7)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.1)
        await pilot.press("question_mark")
        assert isinstance(app.screen, HelpScreen)
        await pilot.press("down", "pagedown", "space")
        assert isinstance(app.screen, HelpScreen)
        await pilot.press("c")
        assert len(app.screen_stack) == 1
        assert link.client.version == 0, "a key that closes the help does nothing at the table"


def test_without_a_terminal_it_says_what_to_use() -> None:
    command = [sys.executable, "-m", "byzanz.cli", "tui"]
    environment = os.environ | {"BYZANZ_LANG": "en"}
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False, env=environment, timeout=60
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert "byzanz play --plain" in done.stderr


async def test_no_colour_means_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app, _link = new_app(4, 7)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.1)
        strips = app.screen._compositor.render_strips()
        coloured = [
            segment for strip in strips for segment in strip
            if segment.style and any(
                colour is not None and not colour.is_default for colour in (segment.style.color, segment.style.bgcolor)
            )
        ]  # fmt: skip
        assert coloured == []


async def test_the_log_uses_the_whole_width() -> None:
    app, _link = new_app(4, 7)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause(0.1)
        narrow = [line.text for line in app._table_log.lines]
        await pilot.resize_terminal(140, 40)
        await pilot.pause(0.2)
        wide = app._table_log
        assert wide.scrollable_content_region.width < 80, "beside the table"
        await pilot.resize_terminal(80, 24)
        await pilot.pause(0.2)
        assert [line.text for line in app._table_log.lines][: len(narrow)] == narrow
