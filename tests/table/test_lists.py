"""Each list stands once (C19): what is made from it by hand elsewhere has the same members, in every language."""

import re
from dataclasses import fields
from typing import Any, get_args

import msgspec
import pytest

from byzanz.bots.levels import LEVELS as BOTS
from byzanz.game.words import EVENTS, PHASES
from byzanz.locales import LANGUAGES, Texts, texts
from byzanz.server import wire
from byzanz.server.settings import Settings
from byzanz.server.typescript import LISTS, write
from byzanz.table import lists
from byzanz.table.play import pacing
from byzanz.table.room.options import Clock, Options
from byzanz.tui import menus


def test_c19_the_levels_of_bots_are_those_of_the_list() -> None:
    assert tuple(bot.name for bot in BOTS) == lists.LEVELS
    assert get_args(wire.Level) == lists.LEVELS
    assert Settings().stand_in in lists.LEVELS


def test_c19_events_and_phases_on_the_wire_are_those_of_the_game() -> None:
    assert set(get_args(wire.EventKind)) == set(EVENTS)
    assert set(get_args(wire.Phase)) == set(PHASES)


@pytest.mark.parametrize(("ours", "sent"), [(Options, wire.Options), (Clock, wire.Clock)])
def test_c19_options_on_the_wire_are_those_of_the_table(ours: Any, sent: Any) -> None:
    there = {one.name: one.default for one in msgspec.structs.fields(sent)}
    here = {one.name: one.default for one in fields(ours)}
    assert there.keys() == here.keys()
    if ours is Options:
        assert there == here, "with the same values where nothing is said"


@pytest.mark.parametrize("language", LANGUAGES)
def test_c19_every_phrase_level_and_event_has_its_own_words(language: str) -> None:
    text = Texts(language)
    text._bundles = text._bundles[:1]  # no English in place of what is missing
    keys = [f"phrase-{phrase}" for phrase in lists.PHRASES]
    keys += [f"event-{kind.replace('_', '-')}" for kind in EVENTS]
    assert [key for key in keys if not text.knows(key)] == []
    assert len({text("level", level=level) for level in lists.LEVELS}) == len(lists.LEVELS)
    assert len({text(f"phrase-{phrase}") for phrase in lists.PHRASES}) == len(lists.PHRASES)
    assert [name for name in Settings.__slots__ if not text.knows(f"setting-{name}")] == []


def test_c19_the_client_is_given_the_lists() -> None:
    written = write()
    for name, constant in LISTS.items():
        values = ", ".join(f'"{value}"' for value in get_args(getattr(lists, name)))
        assert f"export const {constant}: readonly {name}[] = [{values}];" in written


def test_c19_a_thirteenth_phrase_has_a_key_in_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    more = (*lists.PHRASES, *(f"new_{number}" for number in range(8)))
    monkeypatch.setattr(menus, "PHRASES", more)
    shown = menus.TalkMenu(None).seats(texts("en"))  # type: ignore[arg-type]
    assert shown is not None
    assert all(f"new_{number}" in str(shown) for number in range(8))
    assert len(set(menus._KEYS[: len(more)])) == len(more)


def test_c19_each_pace_has_its_factor() -> None:
    assert tuple(pacing._FACTORS) == get_args(lists.BotPace)


def test_c19_no_list_is_written_down_again() -> None:
    """Neither in Python nor in the client: three members of a list in one line, apart from where it stands."""
    from pathlib import Path

    import byzanz

    source = Path(byzanz.__file__).parent
    client = source.parents[1] / "client" / "src"
    files = [*source.rglob("*.py"), *client.rglob("*.ts"), *client.rglob("*.svelte")]
    ours = {source / "table" / "lists.py", client / "wire.ts", source / "server" / "static"}
    names = {name: get_args(getattr(lists, name)) for name in ("Level", "Phrase", "Hints", "TakeOver", "BotPace")}
    found = []
    for file in files:
        if file not in ours:
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                if "dict[BotPace" in line:  # a figure for each, below
                    continue
                quoted = set(re.findall(r"""["'](\w[\w-]*)["']""", line))
                found += [(file.name, number, name) for name, values in names.items() if len(quoted & set(values)) >= 3]
    assert found == []
