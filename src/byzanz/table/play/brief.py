"""Brief steps: what an action changed, without what the client can tell from the version it has.

They are for clients that ask for them at connection; docs/protocol.md says how a step is made of one.
"""

from collections.abc import Iterable
from typing import Any

BY_SEAT = frozenset(("bid_totals", "bids", "done", "hand_sizes", "offer_cards", "passed", "profit_counts", "unknown"))
"""Fields of the view with an entry per seat: only the entries that changed are sent."""
OF_CARDS = frozenset(("gone", "market"))
"""Fields with cards in order, of which those that came (+) or went (-) are sent; `known` and `hand` are others."""


def brief_public(was: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """Return what all see changed: whole fields, entries of seats, and cards that came or went."""
    changed: dict[str, Any] = {}
    seats: dict[str, Any] = {}
    cards: dict[str, list[str]] = {}
    brief: dict[str, Any] = {"changed": changed, "seats": seats, "cards": cards}
    for name, value in now.items():
        before = was[name]
        if value == before or name == "version":
            continue
        if name in BY_SEAT:
            seats[name] = {seat: new for seat, _old, new in _entries(before, value)}
        elif name in OF_CARDS:
            cards[name] = moved_cards(before, value)
        elif name == "known":
            brief[name] = {seat: moved_cards(old, new) for seat, old, new in _entries(before, value)}
        else:
            changed[name] = value
    return {name: part for name, part in brief.items() if part}


def brief_own(was: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """Return what changed for this seat alone."""
    if was is now:
        return {}
    own = {name: value for name, value in now.items() if value != was[name]}
    if was["hand"] is None or "hand" not in own:
        return {"own": own} if own else {}
    del own["hand"]
    hand = {"hand": moved_cards(was["hand"], now["hand"])}
    return {"own": own} | hand if own else hand


def brief_legal(was: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """Return the entries of `legal` that changed; null for what is possible no more."""
    if was is now:
        return {}
    changed = {name: value for name, value in now.items() if was.get(name) != value}
    changed |= {name: None for name in was if name not in now}
    return {"legal": changed} if changed else {}


def moved_cards(before: Any, now: Any) -> list[str]:
    """Return which cards came to others (+) and which went (-); all are in plain string order."""
    moved = []
    old, new = 0, 0
    while old < len(before) or new < len(now):
        if new == len(now) or (old < len(before) and before[old] < now[new]):
            moved.append("-" + before[old])
            old += 1
        elif old == len(before) or now[new] < before[old]:
            moved.append("+" + now[new])
            new += 1
        else:
            old += 1
            new += 1
    return moved


def whole_step(frame: dict[str, Any], view: dict[str, Any], legal: dict[str, Any]) -> dict[str, Any]:
    """Return the step that a brief one stands for, for a client with the view and the legal actions of the version before."""
    changed = frame.get("changed", {}) | frame.get("own", {}) | {"version": frame["version"]}
    for name, entries in frame.get("seats", {}).items():
        changed[name] = [entries.get(str(seat), entry) for seat, entry in enumerate(view[name])]
    for name, moved in frame.get("cards", {}).items():
        changed[name] = _with_moved(view[name], moved)
    if "known" in frame:
        known = enumerate(view["known"])
        changed["known"] = [_with_moved(cards, frame["known"].get(str(seat), ())) for seat, cards in known]
    if "hand" in frame:
        changed["hand"] = _with_moved(view["hand"], frame["hand"])
    now = legal | frame.get("legal", {})
    step = {
        "type": "step",
        "version": frame["version"],
        "was": frame.get("was", frame["version"] - 1),
        "by": frame.get("by", "person"),
        "changed": changed,
        "legal": {name: value for name, value in now.items() if value is not None},
        "events": frame["events"],
    }
    return step | {"clock": frame["clock"]} if "clock" in frame else step


def _with_moved(cards: Iterable[str], moved: Iterable[str]) -> list[str]:
    """Return the cards after some came (+) and some went (-)."""
    left = list(cards)
    for one in moved:
        if one[0] == "+":
            left.append(one[1:])
        else:
            left.remove(one[1:])
    return sorted(left)


def _entries(before: Any, now: Any) -> list[tuple[str, Any, Any]]:
    """Return the entries per seat that changed: the seat, what was, what is."""
    pairs = enumerate(zip(before, now, strict=True))
    return [(str(seat), old, new) for seat, (old, new) in pairs if old != new]
