"""The table core without a server, hosted by plain Python: what the browser's worker runs."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from byzanz import Record, Refused
from byzanz.offline.storage import BrowserStorage, FallbackStorage, MemoryStorage
from byzanz.table.play.schedule import tasks_of
from byzanz.table.room.options import Pace
from byzanz.table.room.stored import ActionRow, RoomRow, StorageDown, Stored, decode_room
from tests.offline.pages import Page


@pytest.mark.parametrize("players", [3, 6])
async def test_a_whole_game_against_bots_with_its_record_and_replay(players: int) -> None:
    page = Page()
    room = await page.make(players)
    assert room.startswith("0")
    await page.host.connect(1, room)
    steps = await page.play()
    assert steps[-1]["changed"]["phase"] == "over"
    record = await page.call("GET", f"/rooms/{room}/record")
    assert Record.loads(json.dumps(record)).replay().phase == "over"
    replay = await page.call("GET", f"/rooms/{room}/replay?seat=0")
    assert len(replay["steps"]) == len(record["actions"]) + 1
    assert (await page.call("POST", "/replay", json.dumps(record)))["players"] == players
    assert (await page.call("GET", f"/rooms/{room}"))["state"] == "over"


async def test_a_game_goes_on_from_its_rows_after_the_page_was_closed() -> None:
    page = Page()
    room = await page.make()
    await page.host.connect(1, room)
    await page.play(most=3)
    page.host.disconnect(1)  # a page that is closed drives its table no more
    closed = page.host.tables[room]
    while closed.wakeups:  # noqa: ASYNC110 -- until what a bot had begun is done
        await asyncio.sleep(0.001)
    assert closed.table.game is not None
    again = Page(page.storage)
    assert (await again.call("GET", f"/rooms/{room}"))["state"] == "playing"
    await again.host.connect(1, room)
    table = await again.next("table")
    assert table["version"] == closed.table.version
    assert tuple(table["view"]["hand"]) == closed.table.game.hand(0)
    again.frames.put_nowait(table)
    assert (await again.play())[-1]["changed"]["phase"] == "over"


async def test_the_other_hands_are_in_no_frame() -> None:
    page = Page()
    room = await page.make()
    await page.host.connect(1, room)
    for frame in await page.play(most=6):
        view = frame.get("view") or frame["changed"]
        assert "hands" not in view
        assert "deck" not in json.dumps(frame)
    answer = await page.call("GET", f"/rooms/{room}/record")
    assert answer["error"]["code"] == "not_over"


class Slow(MemoryStorage):
    """Notes when a row is stored, and can refuse to."""

    def __init__(self) -> None:
        super().__init__()
        self.log: list[str] = []
        self.is_full = False

    async def append(self, row: ActionRow) -> bool:
        if self.is_full:
            raise StorageDown("full")
        await asyncio.sleep(0)
        self.log.append(f"stored {row.version}")
        return await super().append(row)

    async def save(self, row: RoomRow) -> bool:
        if self.is_full:
            raise StorageDown("full")
        return await super().save(row)


async def test_an_action_is_stored_before_anybody_is_told() -> None:
    storage = Slow()
    page = Page(storage)
    send = page.host._send

    def note(number: int, frame: dict[str, Any] | None, code: int) -> None:
        if frame is not None and frame["type"] == "step":
            storage.log.append(f"told {frame['version']}")
        send(number, frame, code)

    page.host._send = note
    await page.host.connect(1, await page.make())
    await page.play(most=4)
    told = [line for line in storage.log if line.startswith("told")]
    assert len(told) > 4
    for line in told:
        assert storage.log.index("stored" + line[4:]) < storage.log.index(line)


async def test_a_full_storage_refuses_and_changes_nothing() -> None:
    storage = Slow()
    page = Page(storage, Pace(bot_delay=0.01, deal_wait=0))
    room = await page.make(3)
    await page.host.connect(1, room)
    table = page.host.tables[room].table
    while table.game is None or 0 not in table.waiting_for() or 0 in tasks_of(table):
        await page.frames.get()
    storage.is_full = True
    version = table.version
    await page.host.answer(1, {"id": "x", "do": "act", "version": version, "action": "pass"})
    answer = await page.next("answer")
    assert answer["error"]["code"] == "device_storage"
    refused = await page.call("POST", "/rooms", {"players": 3, "bots": "gentle"})
    assert refused["error"]["code"] == "device_storage"
    storage.is_full = False
    await page.host.answer(1, {"id": "y", "do": "act", "version": version, "action": "pass"})
    while (answer := await page.next("answer"))["id"] != "y":
        pass
    assert answer["version"] == version + 1


async def test_two_pages_of_one_browser_play_one_table() -> None:
    storage = MemoryStorage()
    one, two = Page(storage), Page(storage)
    room = await one.make(3)
    await one.host.connect(1, room)
    await two.host.connect(1, room)
    steps = await one.play()
    assert steps[-1]["changed"]["phase"] == "over"
    await two.host.refresh(room)
    table = two.host.tables[room].table
    assert table.version == one.host.tables[room].table.version
    assert table.room.state == "over"


async def test_a_rematch_makes_the_next_room() -> None:
    page = Page()
    room = await page.make(3, "gentle")
    await page.host.connect(1, room)
    await page.play()
    answer = await page.call("POST", f"/rooms/{room}/rematch")
    assert answer["rematch"].startswith("0")
    again = await page.call("GET", f"/rooms/{answer['rematch']}")
    assert [seat["bot"] for seat in again["seats"]] == [None, "gentle", "gentle"]


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("GET", "/rooms/0unknown", None, "room_unknown"),
        ("GET", "/rooms/../x", None, "room_unknown"),
        ("POST", "/rooms", {"players": 9, "bots": "shrewd"}, "malformed"),
        ("POST", "/rooms", {"players": 3, "bots": None}, "malformed"),
        ("POST", "/rooms", {"players": 3, "bots": "file.py:Bot"}, "malformed"),
        ("POST", "/rooms", {"players": 3, "bots": "shrewd", "options": {"odd": 1}}, "malformed"),
        ("POST", "/rooms", "{", "malformed"),
        ("POST", "/rooms", {"players": 3, "bots": "shrewd", "name": "x" * 40}, "name_too_long"),
        ("GET", "/me", None, "not_found"),
        ("POST", "/replay", "nonsense", "record_broken"),
    ],
)
async def test_what_cannot_be_answered_is_refused_with_a_code(method: str, path: str, body: Any, code: str) -> None:
    assert (await Page().call(method, path, body))["error"]["code"] == code


@pytest.mark.parametrize(
    "frame", [{"id": "a"}, {"id": "a", "do": "act"}, {"id": "a", "do": "mute", "seat": "x", "on": 1}]
)
async def test_a_broken_frame_is_refused(frame: dict[str, Any]) -> None:
    page = Page()
    await page.host.connect(1, await page.make())
    await page.host.answer(1, frame)
    assert (await page.next("answer"))["error"]["code"] == "malformed"


async def test_an_unknown_room_closes_the_connection() -> None:
    page = Page()
    await page.host.connect(1, "0nowhere")
    assert page.closed == [4404]


class Browser:
    """The browser's database as the worker's script offers it, kept in dictionaries."""

    def __init__(self) -> None:
        self.rooms_kept: dict[str, tuple[str, int]] = {}
        self.actions: dict[tuple[str, int], str] = {}
        self.values: dict[str, str] = {}
        self.is_broken = False

    async def load(self, room: str, after: int) -> str | None:
        if self.is_broken:
            raise OSError("blocked")
        if room not in self.rooms_kept:
            return None
        text, revision = self.rooms_kept[room]
        rows = [
            json.loads(row) for (of, version), row in sorted(self.actions.items()) if of == room and version > after
        ]
        return json.dumps({"text": text, "revision": revision, "rows": rows})

    async def append(self, row: str) -> bool:
        key = (json.loads(row)["room"], json.loads(row)["version"])
        if key in self.actions:
            return False
        self.actions[key] = row
        return True

    async def save(self, room: str, text: str, revision: int, made: str | None, made_text: str | None) -> bool:
        if self.rooms_kept.get(room, ("", 0))[1] != revision:
            return False
        self.rooms_kept[room] = (text, revision + 1)
        if made is not None and made_text is not None:
            self.rooms_kept[made] = (made_text, 1)
        return True

    async def get(self, key: str) -> str | None:
        return self.values.get(key)

    async def put(self, key: str, value: str) -> None:
        self.values[key] = value


async def test_the_browsers_database_keeps_a_game() -> None:
    browser = Browser()
    page = Page(BrowserStorage(browser))
    room = await page.make(3)
    await page.host.connect(1, room)
    await page.play()
    again = Page(BrowserStorage(browser))
    assert (await again.call("GET", f"/rooms/{room}"))["seats"][0]["name"] == browser.values["name"] == "Lena"
    assert await again.call("GET", f"/rooms/{room}/record") == await page.call("GET", f"/rooms/{room}/record")
    await page.call("POST", f"/rooms/{room}/rematch")
    assert len(browser.rooms_kept) == 2
    browser.is_broken = True
    assert (await Page(BrowserStorage(browser)).call("GET", f"/rooms/{room}"))["error"]["code"] == "device_storage"


def test_a_refusal_of_the_storage_is_no_refusal_of_the_rules() -> None:
    assert not issubclass(StorageDown, Refused)


async def test_people_who_share_a_device_see_their_own_hands_alone() -> None:
    page = Page()
    room = await page.make(3, "gentle", local=["Omar"])
    await page.host.connect(1, room, 0)
    while page.host.tables[room].table.game is None:
        await page.frames.get()
    page.host.disconnect(1)
    await page.host.connect(2, room, 1)
    while (table := await page.next("table"))["view"]["seat"] != 1:
        pass
    game = page.host.tables[room].table.game
    assert game is not None
    assert tuple(table["view"]["hand"]) == game.hand(1)
    refused = await page.call("POST", "/rooms", {"players": 3, "bots": "gentle", "local": ["a", "b", "c"]})
    assert refused["error"]["code"] == "room_full"


class FillsUp(MemoryStorage):
    """A device that has room for some actions."""

    def __init__(self, room_for: int) -> None:
        super().__init__()
        self.room_for = room_for

    async def append(self, row: ActionRow) -> bool:
        if self.room_for == 0:
            raise StorageDown("full")
        self.room_for -= 1
        return await super().append(row)

    async def save(self, row: RoomRow) -> bool:
        if self.room_for == 0:
            raise StorageDown("full")
        return await super().save(row)


@pytest.mark.parametrize("room_for", [0, 1, 5])
async def test_a_table_that_cannot_be_kept_goes_on_in_memory_and_says_so(room_for: int) -> None:
    lasting, lost = FillsUp(room_for), []
    page = Page(FallbackStorage(lasting, lambda: lost.append("lost")))
    room = await page.make(3)
    await page.host.connect(1, room)
    assert (await page.play())[-1]["changed"]["phase"] == "over"
    assert lost == ["lost"]
    record = await page.call("GET", f"/rooms/{room}/record")
    assert Record.loads(json.dumps(record)).replay().phase == "over"
    following = (await page.call("POST", f"/rooms/{room}/rematch"))["rematch"]
    assert (await page.call("GET", f"/rooms/{following}"))["state"] in ("dealing", "playing")
    kept = await lasting.load(room)
    assert (0 if kept is None else len(kept.rows)) == room_for


async def test_a_storage_that_can_neither_be_read_nor_written_refuses() -> None:
    class Broken(FillsUp):
        async def load(self, room: str, after: int = 0) -> None:
            raise StorageDown("gone")

    page = Page(FallbackStorage(Broken(0), lambda: None))
    assert (await page.call("GET", "/rooms/0abc"))["error"]["code"] == "device_storage"
    await page.host.connect(1, "0abc")
    assert page.closed == [4404]


async def test_a_game_that_the_former_code_left_in_the_browser_goes_on() -> None:
    """The rows of IndexedDB as they were written before all tables had one host."""
    former = json.loads((Path(__file__).parent / "former_game.json").read_text(encoding="utf-8"))
    storage = MemoryStorage()
    rows = [ActionRow(**row) for row in former["rows"]]
    storage.adopt(Stored(decode_room(former["text"]), former["revision"], rows))
    page = Page(storage)
    await page.host.connect(1, former["room"])
    assert (await page.next("table"))["version"] == len(rows)
    page.host.disconnect(1)
    await page.host.connect(1, former["room"])
    assert (await page.play())[-1]["changed"]["phase"] == "over"
    assert (await page.call("GET", f"/rooms/{former['room']}/record"))["actions"][: len(rows)] == [
        f"{row.seat} {row.action}" for row in rows
    ]
