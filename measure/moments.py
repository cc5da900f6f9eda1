"""Bring a page through the moments whose smoothness is measured; each is marked in the trace as it comes."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Route

from byzanz import Game
from byzanz.bots import make
from tests.browser.playing import PASS_BY_HAND, asked, by_mouse, play, start

# Marks what comes over the socket before the page itself hears it: the tasks from there on belong to it.
HEARD = """(() => {
  const mark = (what) => performance.mark('byzanz:' + what)
  const NAMES = { revealed: 'deal', round_began: 'round', took: 'market', left: 'market', collected: 'lot won', won: 'lot won',
    gave: 'lot won', sold: 'sale', bid: 'bid', passed: 'pass', discarded: 'discard', final_began: 'final', over: 'scoreboard' }
  const ORDER = ['over', 'round_began', 'final_began', 'took', 'revealed', 'collected', 'gave', 'won', 'sold', 'discarded',
    'bid', 'passed']
  mark('page start')
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', ({ data }) => {
        const frame = JSON.parse(data)
        if (frame.type === 'table') mark('table opens')
        if (frame.type !== 'step') return
        const kinds = new Set(frame.events.map((event) => event.kind))
        const kind = ORDER.find((one) => kinds.has(one))
        mark(kind ? NAMES[kind] : 'other step')
      })
    }
  }
  for (const press of ['pointerdown', 'pointerup', 'keydown'])
    addEventListener(press, () => mark(window.byzanzMoment ?? 'press'), true)
})()"""


def mark(page: Page, what: str) -> None:
    """Say in the trace that a moment begins."""
    page.evaluate("what => performance.mark('byzanz:' + (window.byzanzMoment = what))", what)


def settle(page: Page, ms: float = 900) -> None:
    """Wait until what the moment set off is over."""
    page.wait_for_timeout(ms)


def serve_files(context: BrowserContext, folder: Path) -> None:
    """Answer for the files of the page from another build of the client."""

    def answer(route: Route) -> None:
        path = route.request.url.split("://", 1)[1].partition("/")[2].partition("?")[0]
        file = folder / path
        route.fulfill(path=file if path and file.is_file() else folder / "index.html")

    context.route(re.compile(r"^http://[^/]+/(?!api/)"), answer)


def game(page: Page, address: str, players: int, actions: int) -> None:
    """Play against bots by mouse, to the scoreboard or as many actions as wanted, and watch the scoreboard to its end."""
    page.add_init_script(HEARD)
    start(page, address, players)
    left = actions

    def is_enough(_: Page) -> bool:
        nonlocal left
        left -= 1
        return left < 0

    play(page, by_mouse, until=is_enough)
    settle(page, 4000)


def finished_game() -> str:
    """Play a game of four bots and return its record."""
    game = Game(players=4, seed=5)
    bots = [make(spec, 1) for spec in ("gentle", "greedy", "greedy", "gentle")]
    while game.result is None:
        seat = game.waiting_for[0]
        game.act(seat, bots[seat].decide(game.view(seat)))
    return game.record(["Anna", "Ben", "Carla", "Dino"]).dumps()


def pages(page: Page, address: str, folder: Path) -> None:
    """Walk through the pages around a game: start, rules, settings, lesson, pass and play, replay, analysis."""
    page.add_init_script(HEARD)
    for walk in (start_page, rules, settings, hint, lesson, pass_and_play):
        walk(page, address)
    file = folder / "game.jsonl"
    file.write_text(finished_game(), encoding="utf-8")
    replay(page, address, file)
    analysis(page)


def start_page(page: Page, address: str) -> None:
    """Open the first page."""
    page.goto(address)
    page.wait_for_selector("[data-play]")
    settle(page)


def rules(page: Page, address: str) -> None:
    """Open the rules from the start page, and scroll through them."""
    mark(page, "rules")
    page.locator("a[href='/rules']").first.click()
    page.wait_for_selector("article, .rules, main h1")
    settle(page)
    mark(page, "rules scrolled")
    for _ in range(6):
        page.mouse.wheel(0, 1200)
        settle(page, 150)


def settings(page: Page, address: str) -> None:
    """Open the settings, the keys, the rules and the recap at a table with hints."""
    page.add_init_script(PASS_BY_HAND.replace("takeBack: false", "takeBack: false, hints: 'ask'"))
    page.goto(address)
    page.locator("[data-play]").click()
    page.wait_for_selector("[data-version]")
    asked(page)
    settle(page, 1500)
    for button, what in (("Settings", "settings"), ("Keys", "keys"), ("Rules", "rules dialog"), ("rounds", "recap")):
        tool = page.locator("button.rounds") if button == "rounds" else page.get_by_role("button", name=button).first
        mark(page, what)
        tool.click()
        mark(page, what)
        settle(page, 700)
        page.keyboard.press("Escape")
        mark(page, f"{what} closed")
        settle(page, 400)


def hint(page: Page, address: str) -> None:
    """Ask for a hint at that table, the first time and again."""
    del address
    for what in ("hint", "second hint"):
        mark(page, what)
        page.keyboard.press("h")
        mark(page, what)
        page.wait_for_selector("[data-best]")
        settle(page)
        page.keyboard.press("Escape")
        settle(page, 400)


def lesson(page: Page, address: str) -> None:
    """Open the list of lessons, and begin one."""
    page.goto(address)
    page.wait_for_selector("[data-play]")
    settle(page)
    mark(page, "lessons")
    page.locator("a[href='/learn']").first.click()
    page.wait_for_selector("a[href^='/learn/']")
    settle(page)
    mark(page, "lesson begins")
    page.locator("a[href^='/learn/']").first.click()
    page.wait_for_selector("[data-version]")
    settle(page, 1500)


def pass_and_play(page: Page, address: str) -> None:
    """Two people on one device: the screen between turns, and the table behind it."""
    page.goto(address)
    page.wait_for_selector("[data-share]")
    settle(page)
    mark(page, "pass and play opens")
    page.locator("[data-share]").click()
    page.wait_for_selector("[data-pass-start]")
    settle(page)
    mark(page, "pass screen")
    page.locator("[data-pass-start]").click()
    page.wait_for_selector("[data-hold]")
    settle(page, 1500)
    mark(page, "device taken")
    page.locator("[data-hold]:not([aria-disabled])").click()
    page.wait_for_selector("[data-version]")
    mark(page, "device taken")
    settle(page, 1500)


def replay(page: Page, address: str, file: Path) -> None:
    """Open a record, step and jump in it."""
    page.goto(address + "replay")
    page.wait_for_selector("input[type=file]", state="attached")
    settle(page)
    mark(page, "replay opens")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_selector("[data-version]")
    settle(page, 1500)

    def step(key: str, what: str) -> None:
        mark(page, what)
        page.keyboard.press(key)
        mark(page, what)
        settle(page)

    for _ in range(8):
        step("ArrowRight", "replay step")
    for share in (0.5, 0.9, 0.2):
        mark(page, "replay jump")
        scrubber = page.locator("input[type=range]").first
        scrubber.evaluate(
            """(one, share) => { one.value = String(Math.round(share * Number(one.max)));
               one.dispatchEvent(new Event('input', { bubbles: true })) }""", share
        )  # fmt: skip
        settle(page)


def analysis(page: Page) -> None:
    """Analyse what the replay shows, go through a few places of it."""
    mark(page, "analysis opens")
    page.locator("[data-analyse]").first.click()
    page.wait_for_selector("[data-analysis]")
    mark(page, "analysis grows")
    page.wait_for_selector("[data-analysis=done]", timeout=600_000)
    settle(page)
    chart = page.locator("[data-chart]").first
    box = chart.bounding_box()
    assert box is not None
    for share in (0.3, 0.6, 0.9):
        mark(page, "analysis jump")
        chart.click(position={"x": share * box["width"], "y": box["height"] / 2})
        mark(page, "analysis jump")
        settle(page)
