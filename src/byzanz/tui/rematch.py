"""A rematch at a server's table: who wants it, who is waited for, and the keys that answer."""

from typing import Any

from byzanz.locales import Texts
from byzanz.tui.painting import Keys
from byzanz.tui.words import Words


def _silent(room: dict[str, Any], *, is_here: bool) -> list[dict[str, Any]]:
    """Return the people who have not said yes and are connected, or are gone."""
    people = [holder for holder in room["seats"] if holder["kind"] == "person" and not holder["rematch"]]
    return [holder for holder in people if holder["here"] == is_here]


def rematch_keys(room: dict[str, Any], texts: Texts) -> Keys:
    """Return the keys that want a rematch, take that back, or begin without those who are gone."""
    you = room.get("you")
    if you is None or room["rematch"] is not None:
        return []
    if not room["seats"][you]["rematch"]:
        return [("r", texts("over-rematch"))]
    keys = [("r", texts("rematch-cancel"))]
    if not _silent(room, is_here=True) and (gone := _silent(room, is_here=False)):
        keys.append(("b", texts("rematch-bots", count=len(gone))))
    return keys


def rematch_state(room: dict[str, Any], words: Words) -> str:
    """Say who is waited for; nothing where nobody is."""
    texts, you = words.texts, room["you"]
    people = [holder for holder in room["seats"] if holder["kind"] == "person"]
    agreed = sum(holder["rematch"] for holder in people)
    if len(people) < 2 or not agreed or room["rematch"] is not None:
        return ""
    if you is None or not room["seats"][you]["rematch"]:
        return texts("over-rematch-count", count=agreed, of=len(people))
    if waited_for := _silent(room, is_here=True):
        return texts("rematch-waits", names=_names(waited_for, words))
    gone = _silent(room, is_here=False)
    return texts("rematch-gone", count=len(gone), names=_names(gone, words)) if gone else ""


def _names(holders: list[dict[str, Any]], words: Words) -> str:
    return ", ".join(words.names[holder["seat"]] for holder in holders)
