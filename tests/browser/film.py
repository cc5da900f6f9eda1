"""Film a game in the real browser for the README: `python -m tests.browser.film`.

A person with a mouse plays four-handed against bots on a real server. What the browser paints is recorded; the first
auctions, a market, a sale and the scoreboard are kept, waiting is shortened, and the rest is cut.
"""

import base64
import tempfile
from dataclasses import dataclass, field
from io import BytesIO
from itertools import pairwise
from pathlib import Path

from PIL import Image
from playwright.sync_api import CDPSession, Page, ViewportSize, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.playing import asked, total
from tests.browser.serving import Server

FILE = Path(__file__).parents[2] / "docs" / "pictures" / "play.webp"
SIZE: ViewportSize = {"width": 1120, "height": 700}
SCALE = 0.75
MOST_BYTES = 1_500_000
FRAME = 0.12  # seconds: one frame of the film
LONGEST = 0.9  # seconds that nothing moves before the film goes on
LAST = 3.0  # seconds for the scoreboard
DEAREST = 6
WORTH_SELLING = 3


@dataclass
class Reel:
    """What the browser painted, with the time of each picture; nothing while it is paused."""

    cdp: CDPSession
    running: bool = False
    shots: list[tuple[float, bytes]] = field(default_factory=list)
    cuts: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.cdp.on("Page.screencastFrame", self._add)
        self.cdp.send("Page.startScreencast", {"format": "png", "everyNthFrame": 1})

    def _add(self, frame: dict[str, object]) -> None:
        self.cdp.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})
        metadata = frame["metadata"]
        assert isinstance(metadata, dict)
        if self.running:
            self.shots.append((float(metadata["timestamp"]), base64.b64decode(str(frame["data"]))))

    def cut(self) -> None:
        """Stop filming: what comes next follows at once."""
        self.running = False
        self.cuts.append(len(self.shots))


def act(page: Page, what: str, pause: int) -> None:
    """Do one thing at the table with the mouse, with time to see it."""
    primary = page.locator("[data-primary]")

    def press(selector: str) -> None:
        page.locator(selector).first.click()
        page.wait_for_timeout(pause)

    match what:
        case "bid" if page.locator("[data-pass]").count() and total(page) <= DEAREST:
            page.keyboard.press("m")
            page.wait_for_timeout(pause)
            primary.click()
        case "bid":
            (page.locator("[data-pass]") if page.locator("[data-pass]").count() else primary).first.click()
        case "give":
            press("[data-arrows=lot]")
            primary.click()
        case "take":
            press("[data-arrows=market]")
            primary.click()
        case "discard":
            page.locator("[data-arrows=hand]").first.click(position={"x": 8, "y": 20})
            page.wait_for_timeout(pause)
            primary.click()
        case "final" if page.locator(".cloth .set").count():
            press(".cloth .set")
            page.wait_for_timeout(500)
            press(".cloth .set")
        case _:
            primary.click()


def sell(page: Page, pause: int) -> None:
    """Sell a set that is worth it, if there is one: the first press shows the sale, the second makes it."""
    sale = page.locator(".sales .sale").first
    if not sale.count() or int("".join(filter(str.isdigit, sale.inner_text())) or 0) < WORTH_SELLING:
        return
    sale.click()
    page.wait_for_timeout(600 + pause)
    page.locator(".sales .sale.sure").click()
    page.wait_for_timeout(600 + pause)


def play(page: Page, reel: Reel) -> None:
    """Play one game; film the first round and the end of it."""
    for _ in range(400):
        what = asked(page)
        if what == "over":
            return
        first_round = "Round 1" in page.locator("header, .bar").first.inner_text()
        if not first_round and reel.running and what != "final":
            reel.cut()
        if what == "final" and not reel.running:
            page.wait_for_timeout(1200)
            reel.running = True
        if what in ("bid", "discard"):
            sell(page, 700 if reel.running else 0)
            what = asked(page)
        version = page.locator("[data-version]").first.get_attribute("data-version")
        act(page, what, 700 if reel.running else 0)
        page.wait_for_function(
            """(before) => document.querySelector('[data-rematch]')
               || document.querySelector('[data-version]')?.dataset.version !== before
               || document.querySelector('[data-asked]')?.dataset.asked === 'nothing'""",
            arg=version,
        )


def frames(reel: Reel) -> list[tuple[Image.Image, int]]:
    """Turn the shots into pictures with durations in milliseconds."""
    size = (int(SIZE["width"] * SCALE), int(SIZE["height"] * SCALE))
    cuts = set(reel.cuts)
    pictures: list[tuple[Image.Image, int]] = []
    shown = 0.0
    for index, ((at, shot), (following, _)) in enumerate(pairwise([*reel.shots, (reel.shots[-1][0] + LAST, b"")])):
        last = index == len(reel.shots) - 1
        shown += following - at
        if index + 1 in cuts:
            shown = LONGEST
        if shown < FRAME and not last:
            continue
        picture = Image.open(BytesIO(shot)).convert("RGB").resize(size, Image.Resampling.LANCZOS)
        pictures.append((picture, round(1000 * (LAST if last else min(shown, LONGEST)))))
        shown = 0.0
    return pictures


def save(pictures: list[tuple[Image.Image, int]]) -> None:
    """Write the film as large as it may be."""
    images, durations = [picture for picture, _ in pictures], [duration for _, duration in pictures]
    for quality in (80, 70, 60, 50, 40, 30):
        options = {"quality": quality, "method": 4, "loop": 0, "minimize_size": True}
        images[0].save(FILE, "WEBP", save_all=True, append_images=images[1:], duration=durations, **options)
        if FILE.stat().st_size <= MOST_BYTES:
            break
    print(FILE.name, f"{len(images)} frames, {sum(durations) / 1000:.1f} s, {FILE.stat().st_size} bytes")


def main() -> None:
    """Start a server, play and film."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), bot_delay=1.0)
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_context(locale="en", color_scheme="light", viewport=SIZE).new_page()
        page.goto(server.address)
        page.wait_for_selector("h1")
        reel = Reel(page.context.new_cdp_session(page), running=True)
        page.wait_for_timeout(900)
        page.locator("[data-setup]").click()
        page.get_by_label("Your name").fill("Lena")
        page.locator("[data-play]").hover()
        page.wait_for_timeout(400)
        page.locator("[data-play]").click()
        play(page, reel)
        page.wait_for_selector(".podium.isRevealed")
        page.wait_for_timeout(1800)
        reel.running = False
        reel.cdp.send("Page.stopScreencast")
        save(frames(reel))
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
