"""Friends in the home network: the lobby of `byzanz play` says whether its link works elsewhere, and lets others in."""

import re
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from byzanz.server.lan import addresses
from tests.waiting import wait_until

pytestmark = pytest.mark.slow


@pytest.fixture
def played(tmp_path: Path) -> Iterator[str]:
    """The address of a running `byzanz play`."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    arguments = ["play", "--no-browser", "--port", str(port), "--database", str(tmp_path / "tables.sqlite3")]
    process = subprocess.Popen([sys.executable, "-m", "byzanz.cli", *arguments], stdout=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}/"
    wait_until(lambda: answers(address))
    yield address
    process.terminate()
    process.wait(10)


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address + "healthz", timeout=1):
            return True
    except OSError:
        return False


@pytest.mark.skipif(not addresses(), reason="this machine is in no network")
def test_the_host_lets_the_home_network_in_and_shuts_it_again(page: Page, played: str) -> None:
    page.goto(played)
    page.locator("[data-friends]").click()
    link = page.get_by_label("Link to this table")
    expect(page.locator("[data-lan=off]")).to_contain_text("this computer only")
    expect(link).to_have_value(re.compile(re.escape(played)))
    page.locator("[data-lan-open]").click()
    expect(page.get_by_role("dialog")).to_contain_text("plain http")
    page.locator("[data-confirm]").click()
    expect(page.locator("[data-lan=on]")).to_be_visible()
    expect(link).not_to_have_value(re.compile("127.0.0.1"))
    shared = link.input_value()
    with urllib.request.urlopen(shared, timeout=10) as answer:
        assert answer.status == 200
    page.locator("[data-lan-off]").click()
    expect(page.locator("[data-lan=off]")).to_be_visible()
    expect(link).to_have_value(re.compile(re.escape(played)))
    with pytest.raises(OSError, match=r".+"):
        urllib.request.urlopen(shared, timeout=10)
