"""Debian's Chromium against a real server."""

import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from byzanz import Game
from tests.browser.scenes import NAMES, play_on
from tests.browser.serving import STATIC, Server

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
# A busy machine is not a bug.
expect.set_options(timeout=20_000)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    if CHROMIUM is None:
        pytest.skip("NOT TESTED: Chromium is not installed (scripts/provide-chromium brings it on Debian, as root)")
    return browser_type_launch_args | {"executable_path": CHROMIUM, "args": FLAGS}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return browser_context_args | {
        "locale": "en-GB",
        "viewport": {"width": 1280, "height": 800},
        "reduced_motion": "reduce",
    }


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not STATIC.exists():
        pytest.fail("the client is not built: make build")
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def address(server: Server) -> str:
    return server.address


@pytest.fixture(scope="session")
def base_url(address: str) -> str:
    """The plugin's own fixture of this name is written in a way that pytest 9 warns of."""
    return address


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a random game."""
    game, rng = Game(players=4, seed=11), random.Random(3)
    while game.result is None:
        play_on(game, rng)
    path = tmp_path / "game.json"
    path.write_text(game.record(NAMES[:4]).dumps())
    return path


@pytest.fixture(autouse=True)
def no_faults(page: Page) -> Iterator[None]:
    """No test passes while the page has thrown an error or has been refused something by its policy."""
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on(
        "console", lambda message: faults.append(message.text) if "Content Security Policy" in message.text else None
    )
    yield
    assert faults == []
