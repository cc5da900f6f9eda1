"""What an operator says on their server: its name, a welcome, an imprint, a word on privacy."""

import re
from dataclasses import dataclass, field
from pathlib import Path

from byzanz.game.refused import Refused
from byzanz.server.settings import Settings, flag

LONGEST_WELCOME = 2_000
LONGEST_PAGE = 200_000
PAGES = ("imprint", "privacy")


@dataclass(frozen=True, slots=True)
class OperatorTexts:
    """The texts, and where the pages are: of this server, or elsewhere."""

    name: str | None = None
    welcome: str | None = None
    links: dict[str, str] = field(default_factory=dict)
    """`imprint` and `privacy`, where they are given."""
    pages: dict[str, str] = field(default_factory=dict)
    """The texts that this server itself shows, by their addresses."""


def operator_texts(settings: Settings) -> OperatorTexts:
    """Read what the settings name, once, when the server starts; refuse a file that can't be shown."""
    links, pages = {}, {}
    for page in PAGES:
        given = getattr(settings, page)
        if re.match("https?://", given):
            links[page] = given
        elif given:
            links[page] = address = f"/{page}"
            pages[address] = _text_in(page, given, LONGEST_PAGE)
    welcome = settings.welcome
    if welcome.startswith(("/", "./")):
        welcome = _text_in("welcome", welcome, LONGEST_WELCOME)
    return OperatorTexts(settings.site_name or None, welcome[:LONGEST_WELCOME].strip() or None, links, pages)


def _text_in(name: str, file: str, longest: int) -> str:
    try:
        text = Path(file).expanduser().read_bytes().decode()
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or "UTF-8"
        raise Refused("setting_file", setting=flag(name), file=file, why=str(why)) from None
    if len(text) > longest:
        raise Refused("setting_file", setting=flag(name), file=file, why=f"{len(text)} > {longest}")
    return text
