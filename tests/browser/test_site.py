"""The game as plain files in a sub-folder of a plain web host: whole games, a broken download, no network, a newer version."""

import re
import threading
from collections import Counter
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from byzanz.cli.site import write_site
from tests.browser.playing import PASS_BY_HAND, by_mouse, play
from tests.browser.test_offline import AT_ONCE, PATIENCE

pytestmark = pytest.mark.slow


class WebHost(ThreadingHTTPServer):
    """Python's own web server on a folder; it can be told to fail for some files."""

    daemon_threads = True

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "games" / "byzanz"
        self.fails = re.compile(r"(?!)")
        self.asked: Counter[str] = Counter()
        super().__init__(("127.0.0.1", 0), partial(Handler, directory=str(folder)))

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/games/byzanz/"


class Handler(SimpleHTTPRequestHandler):
    server: WebHost

    def do_GET(self) -> None:
        self.server.asked[self.path.rpartition("/")[2]] += 1
        if self.server.fails.search(self.path):
            self.connection.close()
        else:
            super().do_GET()

    def log_message(self, *_arguments: Any) -> None:
        pass


@pytest.fixture
def host(tmp_path: Path) -> Iterator[WebHost]:
    write_site(tmp_path / "games" / "byzanz")
    server = WebHost(tmp_path)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture
def own(page: Page) -> Page:
    page.add_init_script(AT_ONCE)
    page.add_init_script(PASS_BY_HAND)
    return page


def kept(page: Page) -> None:
    """Wait until the service worker has the client: from then on no network is needed."""
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")


def begin(page: Page) -> None:
    page.locator("[data-play]").click()
    expect(page.locator("[data-version]")).to_be_visible(timeout=PATIENCE)


@pytest.mark.extra
def test_a_whole_game_and_then_another_with_the_network_off(own: Page, context: BrowserContext, host: WebHost) -> None:
    hosts: set[str] = set()
    context.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    own.goto(host.address)
    expect(own.locator("[data-play]")).to_be_visible()
    assert host.asked["pack.json"] == 0, "the first screen needs no Python"
    expect(own.locator("[data-friends]")).to_have_count(0)
    begin(own)
    expect(own).to_have_url(re.compile(r"/games/byzanz/#/table/0"))
    play(own, by_mouse)
    kept(own)
    context.set_offline(True)
    expect(own.locator("[data-analyse]")).to_have_attribute("href", re.compile(r"^#/replay/0\w+\?analysis=1"))
    own.locator("[data-rematch]").click()
    expect(own.locator("[data-version]")).to_be_visible()
    play(
        own, by_mouse, until=lambda page: page.locator("[data-version]").get_attribute("data-version") not in ("0", "1")
    )
    version = own.locator("[data-version]").get_attribute("data-version")
    own.reload()
    expect(own.locator("[data-version]")).to_be_visible(timeout=PATIENCE)
    assert int(own.locator("[data-version]").get_attribute("data-version") or 0) >= int(version or 0)
    own.goto(host.address)
    expect(own.locator(".rows .row")).to_have_count(2)
    own.locator(".rows .row a.quiet").click()
    expect(own).to_have_url(re.compile(r"#/replay/0"))
    expect(own.locator("[data-version], [data-end]").first).to_be_visible(timeout=PATIENCE)
    assert hosts == {host.address.split("/")[2]}


@pytest.mark.extra
def test_a_link_of_the_site_holds_the_whole_game(own: Page, browser: Browser, host: WebHost, record: Path) -> None:
    own.context.grant_permissions(["clipboard-read", "clipboard-write"])
    own.goto(host.address + "#/replay")
    own.locator("input[type=file]").set_input_files(record)
    expect(own.locator("[data-version]")).to_be_visible(timeout=PATIENCE)
    own.keyboard.press("ArrowRight")
    own.locator("[data-copy-link]").click()
    expect(own.locator("[data-copy-link]")).to_have_text("Copied")
    link = str(own.evaluate("navigator.clipboard.readText()"))
    assert link.startswith(host.address + "#/replay?game=")
    context = browser.new_context(locale="en")
    elsewhere = context.new_page()
    elsewhere.goto(link)
    expect(elsewhere.locator("[data-version]")).to_have_attribute("data-version", "1", timeout=PATIENCE)
    context.close()


@pytest.mark.extra
def test_the_lessons_say_how_far_python_is_until_they_are_there(own: Page, host: WebHost) -> None:
    host.fails = re.compile(r"library-")
    own.goto(host.address + "#/learn")
    expect(own.locator("[data-python], [data-python-failed]").or_(own.locator("[role=alert]")).first).to_be_visible()
    host.fails = re.compile(r"(?!)")
    own.reload()
    bar = own.locator("progress")
    expect(bar).to_be_visible()
    expect(bar).to_have_css("appearance", "none")  # a browser's own looked full at 0% beside a light colour
    expect(own.locator("[data-lesson]")).to_have_count(8, timeout=PATIENCE)


@pytest.mark.extra
def test_a_download_that_breaks_off_says_so_and_goes_on(own: Page, host: WebHost) -> None:
    host.fails = re.compile(r"library-")
    own.goto(host.address + "#/offline")
    own.locator("[data-keep]").click()
    expect(own.locator("[data-failed=network]")).to_be_visible(timeout=PATIENCE)
    expect(own.locator("[data-keep]")).to_have_text("Fetch the rest")
    own.reload()
    expect(own.locator("[data-state=partly]")).to_contain_text("%")
    pieces = {name: times for name, times in host.asked.items() if name.startswith("wasm-")}
    assert len(pieces) > 3
    host.fails = re.compile(r"(?!)")
    own.locator("[data-keep]").click()
    expect(own.locator("[data-state=kept]")).to_be_visible(timeout=PATIENCE)
    assert {name: host.asked[name] for name in pieces} == pieces, "what was there is not fetched again"


@pytest.mark.extra
def test_a_damaged_piece_is_not_kept(own: Page, host: WebHost) -> None:
    piece = next((host.folder / "offline").glob("byzanz-*.bin"))
    whole = piece.read_bytes()
    piece.write_bytes(whole[:-1] + b"?")
    own.goto(host.address + "#/offline")
    own.locator("[data-keep]").click()
    expect(own.locator("[data-failed=broken]")).to_be_visible(timeout=PATIENCE)
    piece.write_bytes(whole)
    own.evaluate("navigator.serviceWorker.getRegistration().then((one) => one?.unregister())")
    own.locator("[data-keep]").click()
    expect(own.locator("[data-state=kept]")).to_be_visible(timeout=PATIENCE)


@pytest.mark.extra
def test_a_full_device_says_so(own: Page, host: WebHost) -> None:
    own.add_init_script("Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))")
    own.goto(host.address + "#/offline")
    own.locator("[data-keep]").click()
    expect(own.locator("[data-failed=space]")).to_be_visible(timeout=PATIENCE)
    own.goto(host.address)
    own.locator("[data-play]").click()
    expect(own.locator("main [role=alert]")).to_contain_text("no room", timeout=PATIENCE)


def test_a_browser_that_may_keep_nothing_says_so(own: Page, host: WebHost) -> None:
    own.add_init_script("delete window.caches; delete Window.prototype.caches")
    own.goto(host.address + "#/offline")
    expect(own.locator("[data-state=insecure] [role=alert]")).to_be_visible()


def test_an_old_browser_says_so(own: Page, host: WebHost) -> None:
    own.add_init_script("delete window.WebAssembly")
    own.goto(host.address + "#/offline")
    expect(own.locator("[data-state=old] [role=alert]")).to_contain_text("WebAssembly")
    own.goto(host.address)
    own.locator("[data-play]").click()
    expect(own.locator("main [role=alert]")).to_contain_text("WebAssembly")


@pytest.mark.extra
def test_a_newer_version_is_said_and_taken(own: Page, host: WebHost) -> None:
    own.goto(host.address)
    kept(own)
    own.reload()
    page, worker = host.folder / "index.html", host.folder / "sw.js"
    page.write_text(page.read_text().replace("<html data-site", '<html data-site data-build="2"'))
    script = worker.read_text()
    newer = re.sub(r'("revision":")[0-9a-f]{2}([0-9a-f]{30}","url":"index\.html")', r"\1zz\2", script)
    assert newer != script
    worker.write_text(newer)
    own.reload()
    expect(own.locator("html")).not_to_have_attribute("data-build", "2")
    expect(own.locator("[data-newer]")).to_be_visible(timeout=PATIENCE)
    own.locator("[data-newer] .primary").click()
    expect(own.locator("html")).to_have_attribute("data-build", "2", timeout=PATIENCE)
