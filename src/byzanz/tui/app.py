"""`byzanz tui`: the table as a screen of text, played by keys. Needs the extra `tui`."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import Container, Vertical
from textual.widgets import Input, Static

from byzanz import Refused
from byzanz.locales import LANGUAGES, Texts, texts
from byzanz.tui.choosing import Choosing
from byzanz.tui.client import TableClient
from byzanz.tui.colours import drawn
from byzanz.tui.company import offers
from byzanz.tui.help import HelpScreen
from byzanz.tui.hints import advice, warning
from byzanz.tui.key_lines import common_keys, key_line
from byzanz.tui.links import Link
from byzanz.tui.lobby import lobby_head, lobby_keys, lobby_lines, lobby_state
from byzanz.tui.menus import LeaveMenu, Menu, OrdersMenu, TalkMenu, can_talk, rematch_state
from byzanz.tui.painting import NUMBER_KEYS, Keys, Painter
from byzanz.tui.people_keys import PeopleKeys
from byzanz.tui.table_log import SignWords, TableLog
from byzanz.tui.words import Words, in_record_letters, kind_of_letter, seat_names

SMALLEST = (80, 24)
WARN_PATIENCE = 0.9
"""Seconds that an action waits to hear whether it would be a mistake; then it is sent without."""
WIDE = 110
"""From this width on the log stands beside the table."""
LIGHT, DARK = "textual-light", "textual-dark"


class TableApp(App[int]):
    """One table on the screen."""

    CSS = """
    #main { layout: vertical; height: 1fr; padding: 0 1; }
    #main.wide { layout: horizontal; }
    #left { height: auto; width: 1fr; }
    .wide #left { width: 78; height: 1fr; }
    #seats, #cloth, #hand { margin-bottom: 1; height: auto; }
    #hand { max-height: 2; }
    #prompt { height: auto; max-height: 2; }
    #note { height: auto; max-height: 3; color: $text-error; }
    #note.advice { color: $text; }
    #log { height: 1fr; width: 1fr; border-top: solid $secondary; scrollbar-size: 0 0; }
    .wide #log { border-top: none; border-left: solid $secondary; padding-left: 1; }
    #typed { display: none; height: 1; border: none; padding: 0; }
    #typed.open { display: block; }
    #keys { height: auto; max-height: 2; }
    #common { height: auto; max-height: 2; color: $text-muted; }
    """
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = None
    TITLE = "Byzanz"
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(self, link: Link, text: Texts, *, is_dark: bool = True) -> None:
        # Without colours the cards keep their letters; the screen would make greys of them otherwise.
        super().__init__(ansi_color=bool(os.environ.get("NO_COLOR")))
        self._link = link
        self._texts = text
        self._is_dark = is_dark
        self._is_open = False
        self._choosing = Choosing()
        self._shows: TableClient | None = None
        self._note: Text | str = ""
        self._advised: int | None = None
        """The version that the note advises about; with another one it is out of date."""
        self._table_log = TableLog()
        self._menu: Menu | None = None
        self._warned: tuple[int, str] | None = None
        self._shown: dict[str, Text | str] = {}
        self._commands: dict[str, Callable[[], Awaitable[None]]] = {
            "enter": self._do_main,
            "space": self._do_main,
            "p": self._do_pass,
            "c": self._do_cheapest,
            "s": self._open_sales,
            "escape": self._clear,
            "h": self._hint,
            "slash": self._open_typed,
            "t": self._change_theme,
            "g": self._change_language,
            "o": self._open_orders,
            "y": self._open_talk,
            "question_mark": self._open_help,
            "q": self._ask_to_leave,
            "ctrl+c": self._ask_to_leave,
            "ctrl+z": self._suspend,
        }
        self._commands |= PeopleKeys(link, lambda: self._texts, self._refuse).commands

    def compose(self) -> ComposeResult:
        """Lay the screen out: the table, and the log below it or beside it."""
        with Container(id="main"):
            with Vertical(id="left"):
                for part in ("head", "seats", "cloth", "hand", "prompt", "note", "keys", "common"):
                    yield Static(id=part)
                yield Input(id="typed", compact=True)
            yield self._table_log

    async def on_mount(self) -> None:
        """Sit down at the table, and follow it from then on."""
        self.theme = DARK if self._is_dark else LIGHT
        self.set_focus(None)
        try:
            await self._link.open()
        except Refused as refused:
            self.exit(2, message=f"byzanz: {self._texts.refusal(refused.code, refused.facts)}")
            return
        self._is_open = True
        self._paint()
        self.set_interval(1.0, self._tick)
        self.run_worker(self._follow())

    def _tick(self) -> None:
        """Let a clock be seen to run."""
        if self._link.client.clock is not None:
            self._paint()

    async def _follow(self) -> None:
        while True:
            await self._link.wait()
            self._paint()

    def on_resize(self, event: events.Resize) -> None:
        """Put the log beside the table where there is room."""
        self.query_one("#main").set_class(event.size.width >= WIDE, "wide")
        self.call_after_refresh(self._paint)

    # Painting

    def _words(self, kind: type[Words] = Words) -> Words:
        room = self._link.client.room
        names = [] if room is None else seat_names(room["seats"], self._texts)
        return kind(self._texts, names, self._link.client.me)

    def _show(self, part: str, text: Text | str) -> None:
        if self._shown.get(part) != text:  # laying the screen out again is what takes time
            self._shown[part] = text
            self.query_one(f"#{part}", Static).update(text)

    def _paint(self) -> None:
        """Show what the client knows now."""
        client, text = self._link.client, self._texts
        if not self._is_open or not self.is_running:
            return  # nothing is there yet, or no longer: a bot may act while the screen is being closed
        if client.room is None:
            self._show("note", self._connection())
            self._show("common", self._keys([("q", text("terminal-key-quit"))]))
            return
        if client is not self._shows:  # the table of another game
            self._shows = client
            self._table_log.begin()
        if client.view is None:
            self._paint_lobby(client.room)
            return
        if self._advised not in (None, client.version):
            self._set_note("")
        self._choosing.follow(client.view, client.legal)
        painter = Painter(client, self._words(), self._choosing)
        for part in ("head", "seats", "cloth", "hand", "prompt"):
            self._show(part, getattr(painter, part)())
        if self._is_too_small():
            self._show("head", Text(text("terminal-small"), "bold"))
        if self._menu is not None and (menu := self._menu.seats(text)) is not None:
            self._show("seats", menu)
        self._show("note", self._connection() or self._note or self._state_of_rematch() or self._offers())
        self._show("keys", self._keys(painter.keys() if self._menu is None else self._menu.keys(text)))
        self._show("common", self._keys(self._common_keys() if self._menu is None else []))
        self._table_log.write_new(client, self._words(SignWords))

    def _paint_lobby(self, room: dict[str, Any]) -> None:
        """Show who has come, until the cards are dealt."""
        self._show("head", lobby_head(room, self._texts))
        self._show("seats", "\n".join(lobby_lines(room, self._words())))
        self._show("prompt", Text(lobby_state(room, self._texts), "bold"))
        self._show("note", self._connection() or self._note)
        self._show("common", self._keys(lobby_keys(room, self._texts) if self._menu is None else []))
        self._show("keys", "" if self._menu is None else self._keys(self._menu.keys(self._texts)))
        for part in ("cloth", "hand"):
            self._show(part, "")

    def _connection(self) -> str:
        """Say what is wrong with the connection; nothing where all is well."""
        if self._link.has_ended is not None:
            return self._texts.refusal(self._link.has_ended, {})
        return self._texts("terminal-lost") if self._link.is_lost else ""

    def _keys(self, keys: Keys) -> Text:
        return key_line(keys, min(self.size.width, SMALLEST[0]) - 2)

    def _common_keys(self) -> Keys:
        if self._is_too_small():
            return [("!", self._texts("terminal-small"))]
        return common_keys(self._link, self._texts)

    def _is_too_small(self) -> bool:
        return self.size.width < SMALLEST[0] or self.size.height < SMALLEST[1]

    # Keys

    async def on_key(self, event: events.Key) -> None:
        """Do what a key stands for; while an action is typed, keys are letters."""
        if self.query_one("#typed", Input).has_focus:
            if event.key == "escape":
                self._close_typed()
            return
        self._set_note("")
        if len(self.screen_stack) > 1:
            return  # the help is open, and has its own keys
        if self._menu is not None:
            event.prevent_default()
            await self._press_in_menu(self._menu, event.key)
        elif event.key in NUMBER_KEYS:
            self._choosing.pick(NUMBER_KEYS.index(event.key))
        elif (command := self._commands.get(event.key)) is not None:
            event.prevent_default()
            await command()
        elif event.character and (kind := kind_of_letter(event.character, self._texts)):
            self._choosing.pick_kind(kind)
        self._paint()

    async def _act(self, action: str | None) -> None:
        if action is None or not await self._is_meant(action):
            return
        try:
            await self._link.act(action)
        except Refused as refused:
            self._refuse(refused)
        else:
            self._choosing.clear()

    async def _is_meant(self, action: str) -> bool:
        """Where the table warns: before a mistake the same action must be done twice. A late hint holds nobody up."""
        client, asked = self._link.client, (self._link.client.version, action)
        if client.room is None or client.room["options"]["hints"] != "warn" or self._warned == asked:
            return True
        try:
            found = await asyncio.wait_for(self._link.hint(action), WARN_PATIENCE)
        except (Refused, TimeoutError):
            return True
        if client.view is None or (said := warning(found, client.view, self._words(SignWords))) is None:
            return True
        self._warned = asked
        self._set_note(drawn(said, self._texts))
        return False

    def _set_note(self, note: Text | str, *, is_advice: bool = False) -> None:
        self._note, self._advised = note, self._link.client.version if is_advice else None
        self.query_one("#note").set_class(is_advice, "advice")

    def _refuse(self, refused: Refused) -> None:
        self._set_note(self._texts.refusal(refused.code, refused.facts))

    async def _press_in_menu(self, menu: Menu, key: str) -> None:
        try:
            if key == "escape" or await menu.press(key):
                self._menu = None
        except Refused as refused:
            self._menu = None
            self._refuse(refused)

    async def _open_orders(self) -> None:
        if self._link.client.me is not None and not self._link.client.is_over:
            self._menu = OrdersMenu(self._link)

    async def _open_talk(self) -> None:
        if can_talk(self._link.client.room or {"you": None, "seats": []}):
            self._menu = TalkMenu(self._link)

    async def _do_main(self) -> None:
        await self._act(self._choosing.action())

    async def _do_pass(self) -> None:
        if {"pass", "done"} & set(self._link.client.legal):
            await self._act("pass")

    async def _do_cheapest(self) -> None:
        await self._act(self._choosing.cheapest())

    async def _open_sales(self) -> None:
        self._choosing.is_selling = "sell" in self._link.client.legal

    async def _clear(self) -> None:
        self._choosing.clear()

    async def _hint(self) -> None:
        """Ask for a hint; the screen goes on meanwhile."""
        if self._link.client.me is None or self._link.client.is_over:
            return
        self._set_note(self._texts("hint-thinking"), is_advice=True)
        self.run_worker(self._show_hint(self._link.client.version), exclusive=True, group="hint")

    async def _show_hint(self, version: int) -> None:
        client = self._link.client
        try:
            found = await self._link.hint(None)
        except Refused as refused:
            self._refuse(refused)
        else:
            said = ""
            if client is self._link.client and client.version == version and client.view is not None:
                most = 3 if self.size.width >= WIDE else 1
                said = advice(found, client.view, self._words(SignWords), most)
            self._set_note(drawn(said, self._texts), is_advice=True)
        self._paint()

    async def _open_typed(self) -> None:
        typed = self.query_one("#typed", Input)
        typed.placeholder = self._texts("typed-hint")
        typed.add_class("open")
        typed.focus()

    def _close_typed(self) -> None:
        typed = self.query_one("#typed", Input)
        typed.value = ""
        typed.remove_class("open")
        self.set_focus(None)

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        """Do an action that was typed as the record writes it."""
        self._close_typed()
        self._set_note("")
        if event.value.strip():
            await self._act(in_record_letters(event.value, self._texts))
        self._paint()

    async def _change_theme(self) -> None:
        self._is_dark = not self._is_dark
        self.theme = DARK if self._is_dark else LIGHT

    async def _change_language(self) -> None:
        at = LANGUAGES.index(self._texts.language)
        self._texts = texts(LANGUAGES[(at + 1) % len(LANGUAGES)])
        self._table_log.begin()

    def _state_of_rematch(self) -> str:
        client = self._link.client
        return rematch_state(client.room, self._words()) if client.room is not None and client.is_over else ""

    def _offers(self) -> str:
        return " ".join(offers(self._link.client, self._words()))

    async def _open_help(self) -> None:
        self.push_screen(HelpScreen(self._texts))

    async def _suspend(self) -> None:
        self.action_suspend_process()

    async def _ask_to_leave(self) -> None:
        """Ask first, as long as there is a game to leave."""
        client = self._link.client
        if client.view is None or client.is_over or client.me is None:
            await self._leave()
            return
        self._menu = LeaveMenu(self._leave)
        self._set_note(self._texts("terminal-leave-kept" if self._link.can_renew else "terminal-leave-seat"))

    async def _leave(self) -> None:
        await self._link.close()
        self.exit(0)
