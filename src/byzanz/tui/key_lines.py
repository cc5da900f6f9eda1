"""The keys on the screen, with what they do."""

from rich.cells import cell_len
from rich.text import Text

from byzanz.locales import Texts
from byzanz.tui.company import free_seats, idle_seat, to_nudge
from byzanz.tui.links import Link
from byzanz.tui.menus import can_talk, rematch_keys
from byzanz.tui.painting import Keys


def key_line(keys: Keys, width: int) -> Text:
    """Write keys with what they do; a key and its words stay in one line."""
    line, used = Text(), 0
    for key, does in keys:
        needed = cell_len(f" {key}  {does}")
        if used and used + needed > width:
            line.append("\n")
            used = 0
        line.append(f" {key} ", "reverse")
        line.append(f" {does}  ")
        used += needed + 2
    return line


def has_hints(link: Link) -> bool:
    """Whether the table gives hints: one against bots in this process always does."""
    room = link.client.room
    return link.can_renew or (room is not None and room["options"]["hints"] != "off")


def common_keys(link: Link, text: Texts) -> Keys:
    """Return the keys that do something at any time, as far as this table has it."""
    room = link.client.room or {}
    has_seat, is_over = link.client.me is not None, link.client.is_over
    keys: Keys = []
    if link.can_resume:
        keys = [("f", text("terminal-key-kept"))]
    if is_over:
        keys = [("n", text("terminal-key-new"))] if link.can_renew else rematch_keys(room, text)
    elif has_seat:
        keys += [("h", text("terminal-key-hint"))] if has_hints(link) else []
        keys += [("o", text("terminal-key-orders")), ("/", text("terminal-key-type"))]
    if free_seats(link.client):
        keys.append(("j", text("terminal-key-join")))
    if idle_seat(link.client) is not None:
        keys.append(("v", text("idle-do")))
    elif to_nudge(link.client) is not None and not link.can_renew:
        keys.append(("u", text("nudge-do")))
    if has_seat and can_talk(room):
        keys.append(("y", text("terminal-key-say")))
    return [
        *keys,
        ("t", text("terminal-key-theme")),
        ("g", text("terminal-key-language")),
        ("?", text("terminal-key-help")),
        ("q", text("terminal-key-quit")),
    ]
