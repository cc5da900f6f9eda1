"""The analysis in the browser: from a dropped record and from the scoreboard, by mouse and by keys, for eyes and ears."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from byzanz import Game
from byzanz.bots import make
from byzanz.locales import LANGUAGES
from tests.browser.playing import start
from tests.browser.scenes import NAMES
from tests.browser.test_access import DESKTOP, PHONE, violations_in_both_themes
from tests.browser.test_arranging import play_out

pytestmark = pytest.mark.slow

PATIENCE = 300_000
"""An analysis has a low priority; on a busy machine it takes its time."""


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game with mistakes in it."""
    game = Game(players=3, seed=5)
    bots = [make(spec, 1) for spec in ("random", "gentle", "greedy")]
    while game.result is None:
        seat = game.waiting_for[0]
        game.act(seat, bots[seat].decide(game.view(seat)))
    path = tmp_path_factory.mktemp("record") / "game.jsonl"
    path.write_text(game.record(NAMES[:3]).dumps())
    return path


def open_analysis(page: Page, address: str, record: Path) -> None:
    """Drop a record and analyse it with one press."""
    page.goto(address + "replay")
    page.locator("input[type=file]").set_input_files(record)
    expect(page.locator("[data-version]")).to_be_visible()
    page.locator("[data-analyse]").first.click()
    expect(page.locator("[data-analysis=done]")).to_be_visible(timeout=PATIENCE)


@pytest.fixture(scope="module")
def analysed(browser: Browser, address: str, record: Path) -> Iterator[Page]:
    """The analysis of a dropped record: it takes the server seconds, and every test here begins where it likes in it."""
    context = browser.new_context(locale="en", color_scheme="light", reduced_motion="reduce", viewport=DESKTOP)
    page = context.new_page()
    open_analysis(page, address, record)
    yield page
    context.close()


def test_a_dropped_record_is_analysed_with_one_press(analysed: Page) -> None:
    page = analysed
    expect(page.locator("[data-players] tbody tr")).to_have_count(3)
    costs = page.locator("[data-costliest] button")
    expect(costs).to_have_count(3)
    losses = [float(one.split("−")[-1]) for one in costs.all_inner_texts()]
    assert losses == sorted(losses, reverse=True)
    costs.first.click()
    card = page.locator("[data-decision]")
    expect(card.locator("[data-class=blunder], [data-class=mistake], [data-class=inaccuracy]")).to_have_count(1)
    expect(card.locator("[data-candidates] .played")).to_have_count(1)
    expect(card.locator("[data-candidates] li").first).to_contain_text("±")
    expect(page.locator("[data-word]")).to_have_count(0)
    page.get_by_role("switch", name="With hindsight").click()
    expect(page.locator("[data-word]")).to_contain_text("decision")


def test_the_chart_goes_to_a_place_by_mouse_and_by_keys(analysed: Page) -> None:
    page = analysed
    chart = page.locator("[data-chart]")
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    steps, here = (int(chart.get_attribute(name) or 0) for name in ("aria-valuemax", "aria-valuenow"))
    assert abs(here - steps / 2) < steps / 10
    expect(page.locator("[data-decision]")).to_have_attribute("data-decision", str(here))
    chart.focus()
    page.keyboard.press("ArrowRight")
    expect(chart).to_have_attribute("aria-valuenow", str(here + 1))
    assert "%" in (chart.get_attribute("aria-valuetext") or "")
    page.keyboard.press("Home")
    expect(chart).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("PageUp")
    assert "round 2" in (chart.get_attribute("aria-valuetext") or "")


@pytest.mark.extra
def test_axe_finds_nothing(analysed: Page) -> None:
    """On a desktop and on a phone, with a decision open."""
    analysed.locator("[data-costliest] button").first.click()
    assert faults_on_both_screens(analysed) == []


def faults_on_both_screens(page: Page) -> list[str]:
    """Return what axe finds on a phone and on a desktop, and what hangs over the edge."""
    faults: list[str] = []
    for size in (PHONE, DESKTOP):
        page.set_viewport_size(size)
        faults += violations_in_both_themes(page)
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            faults.append(f"hangs over the edge of {size}")
    return faults


@pytest.mark.extra
def test_all_figures_of_the_players_are_seen_on_a_phone_in_every_language(
    browser: Browser, address: str, record: Path, analysed: Page
) -> None:
    """The analysis is there already, made for the page before."""
    del analysed
    for language, width in itertools.product(LANGUAGES, (320, 360)):
        context = browser.new_context(locale=language, viewport={"width": width, "height": 640})
        page = context.new_page()
        open_analysis(page, address, record)
        wide = page.evaluate("""() => {
          const around = document.querySelector('[data-players]').parentElement
          return around.scrollWidth - around.clientWidth
        }""")
        assert wide <= 0, f"{language}, {width}: {wide} pixels are out of sight"
        context.close()


@pytest.mark.extra
def test_learning_from_mistakes_by_keys_alone(analysed: Page) -> None:
    page = analysed
    page.get_by_label("Whose mistakes").select_option(index=0)
    page.locator("[data-start-learn]").press("Enter")
    learn = page.locator("[data-learn]")
    expect(learn).to_contain_text("1 of ")
    assert faults_on_both_screens(page) == []
    solved = False
    for button in learn.locator(".choices button").all():
        button.press("Enter")
        answer = learn.locator("[data-answer]").inner_text()
        assert answer
        if "Solved" in answer:
            solved = True
            break
    assert solved, "one of the candidates is the best"
    expect(learn.locator("[data-candidates] .played")).to_have_count(1)
    learn.locator("[data-next]").press("Enter")
    while learn.locator("[data-solution]").count():
        learn.locator("[data-solution]").press("Enter")
        expect(learn.locator("[data-candidates]")).to_be_visible()
        learn.locator("[data-next]").press("Enter")
        if learn.locator("[data-skip]").count():
            learn.locator("[data-skip]").press("Enter")
    expect(learn).to_contain_text("Done: 1 of")
    learn.locator("[data-again]").press("Enter")
    expect(learn).to_contain_text("1 of ")


@pytest.mark.extra
def test_from_the_scoreboard_and_by_the_replays_link(page: Page, address: str, browser: Browser) -> None:
    start(page, address, 3)
    play_out(page.url, page)
    page.locator("[data-analyse]").click()
    expect(page.locator("[data-analysis=done]")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("[data-players] tbody tr.you")).to_have_count(1)
    other = browser.new_context(locale="en-GB", reduced_motion="reduce").new_page()
    other.goto(page.url)
    expect(other.locator("[data-analysis=done]")).to_be_visible(timeout=PATIENCE)
    assert other.locator("[data-costliest]").inner_text() != ""
    other.context.close()
