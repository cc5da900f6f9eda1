"""Takes the pictures of docs/pictures anew: `python -m tests.browser.pictures`."""

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
    ("table-dark", scene("bid", 5), "dark", DESKTOP),
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
# What a key opens on a phone's table.
OPENED = {"phrases": "q", "bid-for-me": "a"}


def choose(page: Page) -> None:
    """Something lies chosen, as in a game."""
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
    """Writes a picture in 256 colours, spread so that rare ones stay true: a quarter of the size."""
    shot = Image.open(BytesIO(page.screenshot())).convert("RGB")
    few = shot.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE)
    few.save(FOLDER / f"{name}.png", optimize=True)


def main() -> None:
    """All pictures, from a server that is started for them."""
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
                for name, size in (("start", DESKTOP), ("phone-start", PHONE)):
                    page.set_viewport_size(size)
                    page.goto(server.address)
                    page.wait_for_selector("h1")
                    keep(page, name)
            context.close()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
