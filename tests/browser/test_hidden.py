"""No hidden card is anywhere in the page or in the frames it gets."""

import json
import re
from typing import Any

from byzanz import Record
from playwright.sync_api import Page

from tests.browser.playing import by_mouse, play, start

OTHERS = """() => [...document.querySelectorAll('.seat')].map((seat) => ({
  faces: [...seat.querySelectorAll('.holds use')].map((use) => use.getAttribute('href')),
  backs: seat.querySelectorAll('.cards .back').length,
  count: Number(seat.querySelector('.count').textContent),
  profit: seat.querySelectorAll('.profit use').length,
  kinds: new Set([...seat.querySelectorAll('.cards .back')].map((back) => back.outerHTML)).size,
}))"""


def test_hidden_cards_stay_hidden_in_page_and_frames(page: Page, address: str) -> None:
    frames: list[dict[str, Any]] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: frames.append(json.loads(text))))
    start(page, address, 6)
    seen: list[dict[str, Any]] = []

    def look(page: Page) -> bool:
        seen.extend(page.evaluate(OTHERS))
        return False

    play(page, by_mouse, until=look)
    assert len(seen) > 50
    for seat in seen:
        assert seat["faces"] == []
        assert seat["profit"] == 0
        assert seat["backs"] == seat["count"]
        assert seat["kinds"] <= 1, "a back is one and the same for every card"

    room = page.url.rsplit("/", 1)[-1]
    record = Record.loads(page.request.get(f"{address}api/rooms/{room}/record").text())
    hands = hands_of(record)
    text = json.dumps(frames[: len(frames) - 3])
    assert '"deck"' not in text
    assert '"hands"' not in text.replace('"hands": []', "")
    views = [frame["view"] for frame in frames if frame.get("type") == "table"]
    for view in views:
        assert sorted(view["hand"]) == sorted(hands[view["version"]][0])
    for frame in frames:
        for field in (frame.get("view") or frame.get("changed") or {}).items():
            assert field[0] not in ("deck", "seed", "secret")
        if frame.get("type") == "step":
            assert all(event.get("cards") is None for event in frame["events"] if event["kind"] == "dealt" and event["seat"])
    assert not re.search(r'"points": \[\d+, \d+', text), "others' points before the end"


def hands_of(record: Record) -> list[list[list[str]]]:
    """All hands after each action, which only the record of a finished game tells."""
    told = json.loads(record.dumps())
    for key in ("points", "hands", "winners"):
        told.pop(key, None)
    steps: list[list[list[str]]] = []
    for count in range(len(told["actions"]) + 1):
        shown = Record.loads(json.dumps(told | {"actions": told["actions"][:count]})).replay()
        steps.append([list(shown.view(seat).hand or ()) for seat in range(told["players"])])
    return steps
