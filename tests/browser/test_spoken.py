"""A whole game by keys, heard: each event once, as the log has it, and what is asked."""

import re
from collections import Counter
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from byzanz.locales import Texts, texts
from byzanz.locales.phrasing import phrase
from byzanz.tui.words import BOT_NAMES
from tests.browser.playing import by_keys, play, start

pytestmark = pytest.mark.slow

LISTEN = """
window.heard = []
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node.nodeType === 1 && node.matches('[data-heard] > p')) window.heard.push(node.textContent)
}).observe(document, { childList: true, subtree: true })
"""
ASKED = "() => document.querySelector('.prompt .say, [data-asked] .say').textContent.trim()"
ORDER = "CGOSVWM"


def in_words(cards: Sequence[str], text: Texts) -> str:
    names = [
        text("card-merchant") if card == "M" else text("card-good", good=text("kind", kind=card[0]), value=int(card[1]))
        for card in sorted(cards, key=lambda one: (ORDER.index(one[0]), one))
    ]
    return joined(names, text)


def joined(names: Sequence[str], text: Texts) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {text('list-and')} {names[-1]}"


def sentences(said: str) -> list[str]:
    return [one.rstrip(".") for one in re.split(r"(?<=[.!?…])\s+", said.strip()) if one]


def logged(event: dict[str, Any], text: Texts) -> str:
    """The sentence of the log; empty for what it leaves out."""
    if event["kind"] == "dealt" or (event["kind"] in ("left", "collected") and not event.get("cards")):
        return ""
    one: Any = SimpleNamespace(
        kind=event["kind"], seat=event.get("seat"), cards=event.get("cards"), number=event.get("number")
    )
    return phrase(one, text, BOT_NAMES, 0, lambda cards: in_words(cards, text) if cards else "")


def passes_apart(said: list[str], expected: Counter[str], text: Texts) -> list[str]:
    """Passes that were joined into one sentence, each on its own again."""
    apart: list[str] = []
    names = {text("event-passed", you="no", name=name): name for name in BOT_NAMES[1:4]}
    together = {
        text("event-passed-several", names=joined([names[one] for one in (a, *rest)], text)): (a, *rest)
        for a in names
        for b in names
        for rest in ((b,), *((b, c) for c in names))
        if a in expected
    }
    for sentence in said:
        apart += together.get(sentence, (sentence,))
    return apart


@pytest.mark.extra
def test_a_whole_game_is_heard_line_by_line_as_the_log_has_it(page: Page, address: str) -> None:
    text = texts("en")
    page.add_init_script(LISTEN)
    start(page, address, 4)
    expect(page.locator("[data-heard]")).to_contain_text("Round 1 of 6.")
    unheard: list[str] = []
    heard_before, last = 0, ""

    def listening(at: Page, what: str) -> None:
        nonlocal heard_before, last
        asks = re.split(r"(?<=[.!?:])\s", str(at.evaluate(ASKED)))[0]
        is_again = (last, what) == ("final", "final")
        last = what
        if is_again:
            return by_keys(at, what)
        try:
            at.wait_for_function(
                "([from, asks]) => window.heard.slice(from).some((one) => one.includes(asks))",
                arg=[heard_before, asks], timeout=3000,
            )  # fmt: skip
        except Exception:
            unheard.append(f"{what}: {asks}")
        heard_before = at.evaluate("window.heard.length")
        return by_keys(at, what)

    assert play(page, listening) > 10
    room = page.url.split("/")[-1]
    events = page.request.get(f"{address}api/rooms/{room}/log?seat=0").json()["events"]
    expected = Counter(filter(None, (logged(event, text) for event in events)))
    page.wait_for_function("(last) => window.heard.some((one) => one.includes(last))", arg=text("event-over"))
    said = [sentence for one in page.evaluate("window.heard") for sentence in sentences(one)]
    heard = Counter(passes_apart(said, expected, text))
    # The first round was there before anybody listened: its beginning is in the description of the table.
    begun = [logged(event, text) for event in events[:12] if event["kind"] in ("round_began", "revealed")][:2]
    wrong = {
        line: (count, heard[line])
        for line, count in expected.items()
        if heard[line] != count and not (line in begun and heard[line] == count - 1)
    }
    assert wrong == {}, "each line of the log is heard as often as it is there"
    assert unheard == [], "what is asked is heard each time"
    assert any("chosen. " in one and " in all" in one for one in page.evaluate("window.heard")), (
        "choices and their sums"
    )
