"""A table that waits for players: who is there, how friends come, and what the reader may do."""

from typing import Any

from rich.text import Text

from byzanz.locales import Texts
from byzanz.tui.painting import Keys
from byzanz.tui.words import Words


def lobby_lines(room: dict[str, Any], words: Words) -> list[str]:
    """Return a line for each seat: its number, who holds it, who is the host, who is away."""
    return [f"{seat['seat'] + 1}  {holder_line(seat, words)}" for seat in room["seats"]]


def holder_line(seat: dict[str, Any], words: Words) -> str:
    """Name who holds a seat of a lobby, with what is known of them."""
    text = words.texts
    known = []
    if seat["kind"] == "bot":
        known.append(text("level", level=seat["bot"]))
    if seat["you"]:
        known.append(text("terminal-mark-you"))
    if seat["host"]:
        known.append(text("lobby-host"))
    if seat["kind"] == "person" and not seat["here"]:
        known.append(text("lobby-away"))
    name = words.names[seat["seat"]]
    return f"{name} ({', '.join(known)})" if known else name


def lobby_head(room: dict[str, Any], texts: Texts) -> Text:
    """Say which table waits."""
    return Text(texts("terminal-lobby", room=room["room"]), "bold")


def lobby_state(room: dict[str, Any], texts: Texts) -> str:
    """Say what is waited for: players, the host, the cards."""
    if room["state"] == "dealing":
        return texts("terminal-dealing")
    if room["host"]:
        return texts("terminal-lobby-host")
    return texts("lobby-waits-host")


def lobby_keys(room: dict[str, Any], texts: Texts) -> Keys:
    """Return the keys of a lobby: only its host may start."""
    may_start = room["host"] and room["state"] == "lobby"
    keys: Keys = [("b", texts("lobby-start-bots" if _has_open(room) else "lobby-start"))] if may_start else []
    return [*keys, ("?", texts("terminal-key-help")), ("q", texts("terminal-key-quit"))]


def _has_open(room: dict[str, Any]) -> bool:
    return any(seat["kind"] == "open" for seat in room["seats"])
