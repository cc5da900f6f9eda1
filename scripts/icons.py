"""Draw the client's icons and the picture of shared links from our own art, with Chromium.

Run `python -m scripts.icons` after a change of `client/public/icon.svg` or of the start page's picture, and commit what it writes.
"""

import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.serving import Server

PUBLIC = Path(__file__).parents[1] / "client" / "public"
SIZES = (180, 192, 512)
SHARED = {"width": 1200, "height": 630}
# Only the picture of the start page is left, at the right of the name.
SHARE_STYLE = """
  body, #app, .page { background: radial-gradient(90% 120% at 60% 30%, #642858, #43183e) !important; }
  .page > header, .page > footer, .left, .panel.rows, .resume { display: none !important; }
  main { position: fixed; inset: 0; padding: 0 !important; width: 1200px !important; margin: 0 !important; }
  .start { display: block !important; }
  .right { position: fixed; left: 590px; top: 10px; width: 590px; height: 610px; }
  .art { width: 590px !important; height: 610px !important; background: none !important; box-shadow: none !important; }
  #share { position: fixed; left: 70px; top: 245px; width: 480px; color: #f0cf7c; }
"""
SHARE_LOGO = """() => {
  const logo = document.querySelector('.page > header svg').cloneNode(true)
  logo.id = 'share'
  logo.setAttribute('style', 'height: auto')
  document.body.append(logo)
}"""


def icon(browser: Browser, size: int, name: str, inset: float = 0.0) -> None:
    """Draw the icon as a square; a maskable one fills the square and keeps its sign inside the safe zone."""
    svg = (PUBLIC / "icon.svg").read_text()
    if inset:
        svg = svg.replace('rx="14"', "").replace(
            'viewBox="0 0 64 64"', f'viewBox="{-inset} {-inset} {64 + 2 * inset} {64 + 2 * inset}"'
        )
    page = browser.new_page(viewport={"width": size, "height": size})
    background = "#4b1d45" if inset else "transparent"
    page.set_content(
        f'<body style="margin:0;background:{background}">{svg.replace("<svg ", f"<svg width={size} height={size} ", 1)}</body>'
    )
    page.screenshot(path=PUBLIC / name, omit_background=True)
    page.close()


def shared_picture(browser: Browser, address: str) -> None:
    """Draw what a messenger shows beside a link."""
    page = browser.new_context(viewport=SHARED, bypass_csp=True, locale="en", reduced_motion="reduce").new_page()  # type: ignore[arg-type]
    page.goto(address)
    page.wait_for_selector("main.ready")
    page.evaluate(SHARE_LOGO)
    page.add_style_tag(content=SHARE_STYLE)
    page.wait_for_timeout(300)
    page.screenshot(path=PUBLIC / "share.jpg", type="jpeg", quality=82)


def main() -> None:
    """Write all pictures into client/public."""
    folder = Path(tempfile.mkdtemp())
    server = Server(folder)
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for size in SIZES:
                icon(browser, size, f"icon-{size}.png")
            icon(browser, 512, "icon-maskable-512.png", inset=6)
            shared_picture(browser, server.address)
            browser.close()
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
