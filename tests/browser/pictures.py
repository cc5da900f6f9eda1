"""Take the pictures in docs/pictures: `python -m tests.browser.pictures`; the film is `tests.browser.film`."""

import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.scenes import Scene, lobby, scene, show
from tests.browser.serving import Server

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
SIDE: ViewportSize = {"width": 844, "height": 390}

TABLES: list[tuple[str, Scene, str, ViewportSize]] = [
    ("table", scene("bid", 4), "light", DESKTOP),
    ("market", scene("take", 4), "light", DESKTOP),
    ("limit", scene("limit", 4), "dark", DESKTOP),
    ("last-sale", scene("final", 3), "light", DESKTOP),
    ("scoreboard", scene("over", 4), "light", DESKTOP),
    ("lobby", lobby(4), "light", DESKTOP),
    ("phone", scene("bid", 4), "light", PHONE),
    ("phone-six", scene("bid", 6), "dark", PHONE),
    ("phone-market", scene("take", 4), "light", PHONE),
    ("phone-side", scene("bid", 4), "light", SIDE),
]
# What these keys open at the table on a phone.
OPENED = {"phrases": "q", "bid-for-me": "a"}


def choose(page: Page) -> None:
    """Select something, as a player would."""
    page.wait_for_timeout(400)
    if page.locator('[data-asked="bid"]').count():
        page.keyboard.press("m")
    elif page.locator('[data-asked="give"], [data-asked="take"]').count():
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")
        page.locator("body").evaluate("() => document.activeElement.blur()")
    elif page.locator('[data-asked="discard"]').count():
        page.keyboard.press("1")
    page.wait_for_timeout(400)


def keep(page: Page, name: str) -> None:
    """Save a picture in 256 colours, chosen so that rare ones stay true: a quarter of the size."""
    shot = Image.open(BytesIO(page.screenshot())).convert("RGB")
    few = shot.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE)
    few.save(FOLDER / f"{name}.png", optimize=True)


def main() -> None:
    """Start a server and take all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for theme in ("light", "dark"):
            context = browser.new_context(locale="en", color_scheme="dark" if theme == "dark" else "light")
            page = context.new_page()
            for name, shown, wanted, size in TABLES:
                if wanted == theme:
                    page.set_viewport_size(size)
                    show(page, server.address, shown)
                    choose(page)
                    keep(page, name)
            if theme == "light":
                for name, key in OPENED.items():
                    page.set_viewport_size(PHONE)
                    show(page, server.address, scene("bid", 4))
                    choose(page)
                    page.keyboard.press(key)
                    page.wait_for_timeout(400)
                    keep(page, name)
                page.unroute_all()
                page.set_viewport_size(DESKTOP)
                page.goto(server.address)
                page.wait_for_selector("main.ready [data-play]:enabled")
                page.wait_for_timeout(400)
                keep(page, "start")
            context.close()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
