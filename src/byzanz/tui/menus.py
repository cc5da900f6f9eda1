"""The menus that keys open at the table: phrases, standing orders, and the answer to a rematch."""

from collections.abc import Awaitable, Callable
from typing import Any, Literal, Protocol

from rich.text import Text

from byzanz.locales import Texts
from byzanz.table.lists import PHRASES
from byzanz.tui.links import Link
from byzanz.tui.painting import NUMBER_KEYS, NUMBER_SIGNS, Keys, fitted
from byzanz.tui.words import Words

_LETTERS = "abcdefghijklmnop"
"""Keys of phrases beyond those that have a number's."""
_KEYS, _SIGNS = (*NUMBER_KEYS, *_LETTERS), (*NUMBER_SIGNS, *_LETTERS)
_COLUMNS, _WIDTH = 3, 25
_LESS, _MORE = ("minus", "left"), ("plus", "equals_sign", "right")


class Menu(Protocol):
    """Something that a key has opened; its keys are shown in place of the table's."""

    def seats(self, texts: Texts) -> Text | None:
        """Paint what stands in place of the seats; None: they stay."""

    def keys(self, texts: Texts) -> Keys:
        """Return the keys that do something, with what they do."""

    async def press(self, key: str) -> bool:
        """Do what a key stands for; return whether the menu is done with. Raises Refused."""


class TalkMenu:
    """The phrases."""

    def __init__(self, link: Link) -> None:
        self._link = link

    def seats(self, texts: Texts) -> Text | None:
        """List the phrases with the keys that say them."""
        cells = [
            fitted(f"{_SIGNS[number]} {texts(f'phrase-{phrase}')}", _WIDTH) for number, phrase in enumerate(PHRASES)
        ]
        rows = [" ".join(cells[at : at + _COLUMNS]) for at in range(0, len(cells), _COLUMNS)]
        return Text("\n".join(rows))

    def keys(self, texts: Texts) -> Keys:
        """Return how a phrase is said."""
        return [("1-=", texts("terminal-key-say")), (texts("key-escape"), texts("terminal-key-back"))]

    async def press(self, key: str) -> bool:
        """Say a phrase."""
        if key not in _KEYS[: len(PHRASES)]:
            return False
        await self._link.ask("say", phrase=PHRASES[_KEYS.index(key)])
        return True


class OrdersMenu:
    """What the table does for the seat by itself; nobody else learns of it."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self._wanted = 0
        self._then: Literal["ask", "pass"] = "ask"

    @property
    def _offered(self) -> dict[str, Any] | None:
        offered: dict[str, Any] | None = self._link.client.legal.get("orders")
        return offered

    @property
    def up_to(self) -> int:
        """Return how far is bid: between what is needed and what the hand can pay, as the table says."""
        bid = (self._offered or {})["bid"]
        return int(min(bid["most"], max(bid["least"], self._wanted)))

    def seats(self, texts: Texts) -> Text | None:
        """Leave the seats: whoever gives an order wants to see the bids."""
        return None

    def keys(self, texts: Texts) -> Keys:
        """Return the orders that can be given or taken back."""
        auto, offered = self._link.client.auto, self._offered
        on = texts("terminal-on" if auto["pass"] else "terminal-off")
        keys: Keys = [("1", f"{texts('settings-auto-pass')}: {on}")]
        if offered is not None:
            keys.append(("2", texts("auto-skip-on" if auto["skip"] else "auto-skip")))
        if auto["bid"] is not None:
            keys.append(("3", texts("auto-bid-stop", total=auto["bid"]["up_to"])))
        elif offered is not None and "bid" in offered:
            then = texts("auto-bid-ask" if self._then == "ask" else "auto-bid-pass")
            keys += [("3", texts("auto-bid-start", total=self.up_to)), ("- +", texts("auto-bid-up-to"))]
            keys.append(("4", f"{texts('auto-bid-then')}: {then}"))
        return [*keys, (texts("key-escape"), texts("terminal-key-back"))]

    async def press(self, key: str) -> bool:
        """Give an order, take one back, or change how far it goes."""
        auto, offered = self._link.client.auto, self._offered or {}
        if key == "1":
            await self._link.ask("auto", **{"pass": not auto["pass"]})
        elif key == "2" and offered:
            await self._link.ask("auto", skip=not auto["skip"])
            return True
        elif key == "3" and (auto["bid"] is not None or "bid" in offered):
            bid = None if auto["bid"] is not None else {"up_to": self.up_to, "then": self._then}
            await self._link.ask("auto", bid=bid)
            return True
        elif key == "4":
            self._then = "pass" if self._then == "ask" else "ask"
        elif "bid" in offered and key in (*_LESS, *_MORE):
            self._wanted = self.up_to + (1 if key in _MORE else -1)
        return False


class LeaveMenu:
    """The question whether to leave a game that goes on; nothing ends by one wrong key."""

    def __init__(self, leave: Callable[[], Awaitable[None]]) -> None:
        self._leave = leave

    def seats(self, texts: Texts) -> Text | None:
        """Leave the table as it is."""
        return None

    def keys(self, texts: Texts) -> Keys:
        """Return the two answers."""
        return [(texts("key-enter"), texts("terminal-leave")), (texts("key-escape"), texts("terminal-stay"))]

    async def press(self, key: str) -> bool:
        """Leave, or ask on; Ctrl+C pressed again means it."""
        if key in ("enter", "ctrl+c"):
            await self._leave()
        return key in ("q", "enter", "ctrl+c")


def can_talk(room: dict[str, Any]) -> bool:
    """Whether there is somebody to talk to, and a seat to talk from."""
    you = room["you"]
    others = any(holder["kind"] == "person" and holder["seat"] != you for holder in room["seats"])
    return you is not None and (room["spectators"] > 0 or others)


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
