"""The analysis in the browser: a story with its turning points, and mistakes to try again."""

from __future__ import annotations

import itertools
import re
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


def see(page: Page, name: str) -> None:
    """Have somebody's game told."""
    page.locator("[data-whose]").select_option(label=name)


def unfold(page: Page, title: str) -> None:
    """Open a part that is folded."""
    part = page.locator("details", has=page.get_by_role("heading", name=title, exact=True))
    if part.get_attribute("open") is None:
        part.locator("summary").first.click()


def test_a_dropped_record_tells_the_winners_game_and_anybody_elses(analysed: Page) -> None:
    page = analysed
    story = page.locator("[data-story]")
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    expect(story).to_contain_text(" won ")
    see(page, NAMES[0])
    expect(story).to_contain_text(NAMES[0])
    expect(story).not_to_contain_text(" won ")
    expect(page.locator("[data-story-more]")).to_contain_text("the win went to")
    expect(page.locator("[data-story-more]")).to_contain_text("The cards")


def test_each_turning_point_is_drawn_and_says_what_was_better_and_why(analysed: Page) -> None:
    page = analysed
    see(page, NAMES[0])
    points = page.locator("[data-turning]")
    assert 1 <= points.count() <= 3
    order = [int(one.get_attribute("data-turning") or 0) for one in points.all()]
    assert order == sorted(order)
    for one in points.all():
        expect(one.get_by_role("heading", level=3)).to_contain_text(NAMES[0])
        assert one.locator("[data-board] img.card").count() >= 1
        played, better = (float(text.split()[0]) for text in one.locator("dd b").all_inner_texts())
        assert played < better
        assert one.locator("[data-why]").inner_text().endswith(".")
    assert "points" not in " ".join(one.locator("dl").inner_text() for one in points.all())


def test_a_turning_point_is_seen_on_the_table_and_the_way_back_is_one_press(analysed: Page) -> None:
    page = analysed
    see(page, NAMES[0])
    point = page.locator("[data-turning]").first
    at = point.get_attribute("data-turning")
    point.locator("[data-see]").click()
    expect(page.locator(f"[data-version='{at}']")).to_be_visible()
    page.locator("[data-analyse]").click()
    expect(page.locator("[data-analysis=done]")).to_be_visible(timeout=PATIENCE)


def test_the_figures_and_all_decisions_are_folded_below(analysed: Page) -> None:
    page = analysed
    see(page, NAMES[0])
    expect(page.locator("[data-players], [data-here], [data-others]")).to_have_count(0)
    unfold(page, "Luck and skill in numbers")
    expect(page.locator("[data-players] tbody tr")).to_have_count(3)
    unfold(page, "The others")
    page.locator("[data-others] button").first.click()
    card = page.locator("[data-decision]")
    expect(card.locator("[data-class=blunder], [data-class=mistake], [data-class=inaccuracy]")).to_have_count(1)
    expect(card.locator("[data-candidates] .played")).to_have_count(1)
    expect(card.locator("[data-candidates] li").first).to_contain_text("±")
    expect(page.locator("[data-word]")).to_have_count(0)
    page.get_by_role("switch", name="With hindsight").click()
    expect(page.locator("[data-word]")).to_contain_text("decision")
    page.get_by_role("switch", name="With hindsight").click()


def test_the_next_mistake_is_ones_own_unless_everybodys_are_wanted(analysed: Page) -> None:
    page = analysed
    see(page, NAMES[1])
    unfold(page, "All decisions")
    chart = page.locator("[data-chart]")
    chart.press("Home")

    def mistakes() -> list[str]:
        """Whose mistakes come when one goes on and on."""
        chart.press("Home")
        found: list[str] = []
        while page.locator("[data-after]").is_enabled():
            page.locator("[data-after]").click()
            found.append(page.locator("[data-decision] h3 bdi").first.inner_text())
        return found

    own = mistakes()
    assert set(own) == {NAMES[1]}
    page.get_by_role("switch", name="Everybody’s mistakes").click()
    assert len(mistakes()) > len(own)
    page.get_by_role("switch", name="Everybody’s mistakes").click()


def test_the_chart_is_there_as_a_table(analysed: Page) -> None:
    page = analysed
    page.locator("[data-chart-table] summary").click()
    table = page.locator("[data-chart-table] table")
    expect(table.locator("thead th")).to_have_text(NAMES[:3])
    expect(table.locator("tbody tr").first).to_contain_text("Start")
    ends = table.locator("tbody tr").last.locator("td").all_inner_texts()
    assert sorted(ends) == ["0%", "0%", "100%"]
    page.locator("[data-chart-table] summary").click()


def test_the_chart_goes_to_a_place_by_mouse_and_by_keys(analysed: Page) -> None:
    page = analysed
    chart = page.locator("[data-chart]")
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    steps, here = (int(chart.get_attribute(name) or 0) for name in ("aria-valuemax", "aria-valuenow"))
    assert abs(here - steps / 2) < steps / 10
    page.locator("[data-show]").click()
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
    """On a desktop and on a phone, with all parts open."""
    for title in ("The others", "Luck and skill in numbers", "All decisions", "How this is worked out"):
        unfold(analysed, title)
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
        page.locator("details.panel > summary").nth(1).click()
        expect(page.locator("[data-players]")).to_be_visible()
        wide = page.evaluate("""() => {
          const around = document.querySelector('[data-players]').parentElement
          return around.scrollWidth - around.clientWidth
        }""")
        assert wide <= 0, f"{language}, {width}: {wide} pixels are out of sight"
        context.close()


def learn(page: Page, name: str) -> None:
    """Begin to try somebody's turning points."""
    see(page, name)
    page.locator("[data-start-learn]").press("Enter")
    expect(page.locator("[data-learn]")).to_be_visible()


def test_a_mistake_is_tried_again_at_the_table_itself(analysed: Page) -> None:
    """With all that was legal, and a word on whatever is done; the solution ends it."""
    page = analysed
    learn(page, NAMES[0])
    says = page.locator("[data-learn]")
    expect(says.locator("[data-learn-at]")).to_contain_text("1 of 3: round 1, step ")
    expect(page.locator("[data-primary]")).to_be_visible()
    task = page.locator("[data-learning]").get_attribute("data-learning")
    hand = page.locator("[data-arrows=hand]").count()
    page.locator("[data-primary]").click()  # the cheapest bid
    answer = says.locator("[data-answer]")
    expect(answer).to_contain_text(" in 100")
    assert page.locator("[data-learning]").get_attribute("data-learning") == task
    assert page.locator("[data-arrows=hand]").count() == hand
    if "Solved" not in answer.inner_text():
        says.locator("[data-solution]").click()
        expect(answer).to_contain_text("Best: ")
    assert "points at most" not in answer.inner_text()
    expect(page.locator("[data-solution], [data-skip], [data-primary]")).to_have_count(0)
    expect(page.locator("[data-candidates] .played")).to_have_count(1)
    page.locator("[data-next]").click()
    expect(says.locator("[data-learn-at]")).to_contain_text("2 of 3")
    expect(answer).to_have_text("")
    page.locator("[data-learn-close]").click()
    expect(page.locator("[data-start-learn]")).to_be_focused()


@pytest.mark.extra
def test_learning_from_mistakes_by_keys_alone(analysed: Page) -> None:
    page = analysed
    learn(page, NAMES[0])
    assert faults_on_both_screens(page) == []
    answer = page.locator("[data-answer]")
    page.keyboard.press("p")
    expect(answer).to_contain_text(" in 100")
    while page.locator("[data-learn]").count():
        if page.locator("[data-solution]").count():
            page.locator("[data-solution]").press("Enter")
        expect(answer).to_contain_text(" in 100")
        page.locator("[data-next]").press("Enter")
    done = page.locator("[data-learn-done]")
    expect(done).to_be_focused()
    expect(done).to_contain_text("of 3 solved")
    done.locator("[data-again]").press("Enter")
    expect(page.locator("[data-learn-at]")).to_contain_text("1 of 3")
    page.locator("[data-learn-close]").press("Enter")


@pytest.mark.extra
def test_from_the_scoreboard_and_by_the_replays_link(page: Page, address: str, browser: Browser) -> None:
    start(page, address, 3)
    play_out(page.url, page)
    page.locator("[data-analyse]").click()
    expect(page.locator("[data-analysis=done]")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("[data-story]")).to_contain_text("You")
    unfold(page, "Luck and skill in numbers")
    expect(page.locator("[data-players] tbody tr.you")).to_have_count(1)
    again = page.locator("[data-play-again]")
    other = browser.new_context(locale="en-GB", reduced_motion="reduce").new_page()
    other.goto(page.url)
    expect(other.locator("[data-analysis=done]")).to_be_visible(timeout=PATIENCE)
    # Whoever has the link alone didn't play.
    expect(other.locator("[data-story]")).not_to_contain_text("You")
    unfold(other, "Luck and skill in numbers")
    expect(other.locator("[data-players] tbody tr.you")).to_have_count(0)
    other.context.close()
    # Alone with bots nobody has to be asked: the next game begins.
    again.click()
    expect(page).to_have_url(re.compile(r"/table/"))
    expect(page.locator("[data-version]")).to_be_visible()
    expect(page.locator("[data-asked]")).to_be_visible()
