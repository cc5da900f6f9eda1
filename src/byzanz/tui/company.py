"""What one may do about the others at a server's table: nudge whoever is waited for, let a bot play for the idle, join late."""

from typing import Any

from byzanz.tui.client import TableClient
from byzanz.tui.words import Words


def to_nudge(client: TableClient) -> int | None:
    """Return the person that everybody waits for, at a table without a clock; the table says whether it is too early."""
    room, view = client.room, client.view
    if room is None or view is None or client.me is None or client.clock is not None or client.is_over:
        return None
    waited = (seat for seat in view["waiting_for"] if seat != client.me)
    return next((seat for seat in waited if room["seats"][seat]["kind"] == "person"), None)


def idle_seat(client: TableClient) -> dict[str, Any] | None:
    """Return a seat that has been idle for so long that a stand-in may play."""
    if client.room is None or client.me is None or client.is_over:
        return None
    seats = (seat for seat in client.room["seats"] if seat["seat"] != client.me)
    return next((seat for seat in seats if seat.get("idle") is not None), None)


def free_seats(client: TableClient) -> list[int]:
    """Return the bots' seats that somebody who watches may take over."""
    room = client.room
    if room is None or client.me is not None or room["state"] != "playing":
        return []
    if room.get("removed") or room.get("declined") or room.get("asked") is not None:
        return []  # it is decided, or somebody else's to decide
    return [seat["seat"] for seat in room["seats"] if seat.get("free")]


def offers(client: TableClient, words: Words) -> list[str]:
    """Say what can be done about the others, or what has become of it."""
    text, room = words.texts, client.room
    if room is None:
        return []
    if room.get("declined"):  # what was asked for is still known then
        return [text("take-over-declined")]
    if (asked := room.get("asked")) is not None:
        return [text("take-over-asked", name=words.names[asked])]
    if free_seats(client):
        return [text("take-over-title")]
    idle = idle_seat(client)
    return [] if idle is None else [text("idle-offer", name=words.names[idle["seat"]])]


def nudge_sentence(nudge: tuple[int, int, int], words: Words) -> str:
    """Say who nudged whom."""
    _, seat, to = nudge
    if to == words.me:
        return words.texts("nudged-you", name=words.names[seat])
    return words.texts("nudged", name=words.names[seat], other=words.names[to])
