"""The help of the screen: its keys, what can be typed, the rules. It scrolls; any other key closes it."""

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from byzanz.locales import Texts
from byzanz.tui.rulebook import rules
from byzanz.tui.words import explanation

KEYS = (
    ("1…=", "keys-choose"),
    ("key-enter", "keys-primary"),
    ("c", "keys-cheapest"),
    ("p", "action-pass"),
    ("s", "terminal-key-sell"),
    ("key-escape", "terminal-key-clear"),
    ("h", "keys-hint"),
    ("o", "terminal-key-orders-long"),
    ("y", "terminal-key-say-long"),
    ("/", "keys-typed"),
    ("i", "stand-in-back"),
    ("u", "nudge-do"),
    ("v", "idle-do"),
    ("j", "terminal-key-join"),
    ("r", "over-rematch"),
    ("n", "terminal-key-new"),
    ("t", "terminal-key-theme"),
    ("g", "terminal-key-language"),
    ("q", "terminal-key-quit"),
)
"""The keys of the table; in front a sign or the key of its name, behind it the key of what it does."""
_SCROLLS = ("up", "down", "pageup", "pagedown", "home", "end", "space")


def help_text(texts: Texts) -> Text:
    """Return the whole help."""
    text = Text(f"{texts('keys-title')}\n", "bold")
    for sign, does in KEYS:
        key = texts(sign) if sign.startswith("key-") else sign
        text.append(f"  {key:<9}", "bold").append(f"{texts(does)}\n", "not bold")
    text.append("\n" + "\n".join(explanation(texts)) + "\n", "not bold")
    for title, paragraphs in rules(texts):
        text.append(f"\n{title}\n", "bold")
        text.append("\n".join(paragraphs) + "\n", "not bold")
    return text


class HelpScreen(ModalScreen[None]):
    """Keys and rules above the table."""

    CSS = """
    HelpScreen { align: center middle; }
    #help { width: 78; max-width: 100%; height: 100%; border: solid $secondary; padding: 0 1; background: $surface; }
    #help-end { dock: bottom; height: 1; color: $text-muted; }
    """
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self._texts = texts

    def compose(self) -> ComposeResult:
        """Lay out the text and the line that says how to close it."""
        with VerticalScroll(id="help"):
            yield Static(help_text(self._texts))
            yield Static(self._texts("terminal-help-close"), id="help-end")

    def on_mount(self) -> None:
        """Let the arrow keys scroll."""
        self.query_one("#help").focus()

    def on_key(self, event: events.Key) -> None:
        """Close with any key that doesn't scroll."""
        event.stop()
        if event.key == "space":
            self.query_one("#help", VerticalScroll).scroll_page_down()
        elif event.key not in _SCROLLS:
            self.dismiss()
