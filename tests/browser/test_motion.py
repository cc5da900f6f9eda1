"""Cards that travel are the cards themselves: none vanishes on the way, and each sets out from its own place."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from byzanz import Game, View
from tests.browser.scenes import reach, scene_of, show

# What is seen in each frame: cards that lie open, copies of cards that travel, and a banner.
WATCH = """() => {
  window.frames = []
  const opacity = (one) => Number(getComputedStyle(one).opacity)
  const box = (one) => { const { left, top, width } = one.getBoundingClientRect(); return { left, top, width } }
  const overlap = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
  const look = () => {
    const lie = [...document.querySelectorAll('.lot [data-face], .hand [data-face], .market [data-face], .lot[data-face]')]
      .filter((one) => one.getBoundingClientRect().width > 0 && opacity(one) > 0.5)
    const ghosts = [...document.querySelectorAll('.ghost:not(.gain, .light)')]
    const banner = document.querySelector('.banner')
    window.frames.push({
      lie: lie.length,
      seen: ghosts.filter((one) => opacity(one) > 0.5).length,
      ghosts: ghosts.map((one) => ({ ...box(one), whole: one.querySelector('.card') !== null })),
      asked: document.querySelector('[data-asked]')?.dataset.asked,
      chosen: [...document.querySelectorAll('[data-arrows=hand][aria-pressed=true] img')].map(box),
      banner: banner !== null,
      covered: banner !== null && [...document.querySelectorAll('.lot .cards > *')]
        .some((one) => overlap(one.getBoundingClientRect(), banner.getBoundingClientRect())),
    })
    // As it was painted: after all that the frame itself has changed.
    const frame = window.frames.at(-1)
    setTimeout(() => {
      const ghosts = [...document.querySelectorAll('.ghost')]
      frame.lost = ghosts.filter((one) => getComputedStyle(one).transform === 'none' && opacity(one) > 0).length
    })
    window.watching = requestAnimationFrame(look)
  }
  look()
}"""
STILL = "() => window.frames.length > 20 && window.frames.slice(-12).every((one) => one.ghosts.length === 0)"


@pytest.fixture
def moving(browser: Browser) -> Iterator[Page]:
    """A page of somebody who likes movement."""
    context = browser.new_context(locale="en", viewport={"width": 1280, "height": 800})
    context.add_init_script(
        "localStorage.setItem('byzanz.settings', JSON.stringify({ autoPass: false, takeBack: false }))"
    )
    yield context.new_page()
    context.close()


def watch(page: Page, address: str, game: Game, choose: list[str], press: str, after: str = "") -> list[dict[str, Any]]:
    """Open the game, choose, press, and return what was seen in each frame from the press on until nothing travels."""
    show(page, address, scene_of(game), game=game)
    page.wait_for_selector("[data-version]")
    page.wait_for_timeout(300)
    for one in choose:
        page.locator(one).first.click(position={"x": 12, "y": 60})
    page.wait_for_timeout(600)
    page.evaluate(WATCH)
    page.locator(press).click()
    page.wait_for_function("() => window.frames.some((one) => one.ghosts.length > 0)")
    page.wait_for_function(STILL)
    if after:
        page.wait_for_selector(after)
    frames: list[dict[str, Any]] = page.evaluate("() => window.frames")
    assert not any(one.get("lost") for one in frames), "a copy lies in a corner of the screen"
    return frames


def is_full_after_the_lot(view: View) -> bool:
    """Seat 0 gives a card, and then has too many: no new lot comes before it has discarded."""
    return view.phase == "give" and view.turn == 0 and len(view.lot) > 3 and len(view.hand or ()) + len(view.lot) > 8


def test_a_won_lot_never_vanishes(moving: Page, address: str) -> None:
    """The given card goes to the market, the others into my hand; in every frame each of them is seen somewhere."""
    frames = watch(moving, address, reach(is_full_after_the_lot, 4), ["[data-arrows=lot]"], "[data-primary]")
    lying = frames[0]["lie"]
    counts = [one["lie"] + one["seen"] for one in frames]
    assert min(counts) == counts[0] == counts[-1] == lying > 4
    travelling = [one["ghosts"] for one in frames if one["ghosts"]]
    assert max(map(len, travelling)) >= 4
    assert all(ghost["whole"] for ghosts in travelling for ghost in ghosts if ghost["width"] > 60)


def holds_a_set(view: View) -> bool:
    """Seat 0 can sell three different cards while it is asked for a bid."""
    sales = [action for action in view.legal_actions() if action.verb == "sell" and len(set(action.cards)) == 3]
    return view.phase == "bid" and view.turn == 0 and len(view.hand or ()) > 4 and bool(sales)


def test_a_sale_leaves_from_the_places_of_its_cards(moving: Page, address: str) -> None:
    """All three are the drawn cards that lie in the hand, each from where it lies."""
    game = reach(holds_a_set, 4)
    sale = next(one for one in game.legal_actions(0) if one.verb == "sell" and len(set(one.cards)) == 3)
    chosen = [f'[data-arrows=hand][data-face="{card}"]' for card in sale.cards]
    frames = watch(moving, address, game, chosen, ".own-sale")
    places = frames[0]["chosen"]
    ghosts = next(one["ghosts"] for one in frames if one["ghosts"])
    assert len(places) == len(ghosts) == 3
    for place, ghost in zip(places, ghosts, strict=True):
        assert ghost["whole"]
        assert max(abs(place["left"] - ghost["left"]), abs(place["top"] - ghost["top"])) < 30, (places, ghosts)


def picks(place: int) -> Callable[[View], bool]:
    """Seat 0 takes its pick as the first or the last of the table, and another round follows."""
    return lambda view: (
        view.phase == "take"
        and view.turn == 0
        and view.pick_order[place] == 0
        and view.round == 2
        and len(view.hand or ()) < 4
    )


@pytest.mark.extra
def test_a_banner_covers_neither_the_lot_nor_what_is_asked_of_me(moving: Page, address: str) -> None:
    """Who picks last sees the next round begin with somebody else; who picks first starts it."""
    frames = watch(moving, address, reach(picks(-1), 4), ["[data-arrows=market]"], "[data-primary]")
    assert any(one["banner"] for one in frames)
    assert not any(one["covered"] for one in frames)
    frames = watch(
        moving, address, reach(picks(0), 4), ["[data-arrows=market]"], "[data-primary]", '[data-asked="bid"]'
    )
    assert not any(one["banner"] and one["asked"] != "nothing" for one in frames[-12:])


def sits_out_early(view: View) -> bool:
    """Seat 0 gives a card of the first lot: the others have three auctions without it."""
    return view.phase == "give" and view.turn == 0 and len(view.lot) == 5 and len(view.hand or ()) < 3


def test_many_steps_at_once_leave_no_copy_behind(moving: Page, address: str) -> None:
    """Journeys that are too late are given up, and their copies are gone with them."""
    frames = watch(moving, address, reach(sits_out_early, 4), ["[data-arrows=lot]"], "[data-primary]")
    assert max(len(one["ghosts"]) for one in frames) > 4
