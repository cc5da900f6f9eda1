"""What making a table costs the database, counted: so that it doesn't grow unseen (docs/performance.md)."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from byzanz.server.store.storage import Storage
from byzanz.server.store.writer import Writer
from tests.server.harness import RunningServer

CHANGES = {
    "People.make": 4,
    "Storage.make_room": 1,
    "Storage.save_room": 8,  # three sit down, four add to the deal, and the start deals at once
    "Leases.ensure": 1,
}
"""What is committed until four people who have never been here play: each is one change, and changes share commits."""

READS = {"Standing.look_at_blocks": 4}
"""What is asked of the database on the way: whom each of the four blocks, once they are connected."""


def name_of(work: Callable[..., Any]) -> str:
    """Return which verb of the storage a piece of work belongs to."""
    return getattr(work, "__qualname__", "").partition(".<locals>")[0]


async def test_a_table_of_four_costs_few_changes_and_reads(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    changes: Counter[str] = Counter()
    reads: Counter[str] = Counter()
    submit, read = Writer.submit, Storage.read

    def counted_submit(writer: Writer, work: Any, about: str = "") -> Any:
        changes[name_of(work)] += 1
        return submit(writer, work, about)

    async def counted_read(storage: Storage, question: Any) -> Any:
        reads[name_of(question)] += 1
        return await read(storage, question)

    monkeypatch.setattr(Writer, "submit", counted_submit)
    monkeypatch.setattr(Storage, "read", counted_read)
    people = [server.browser() for _ in range(4)]
    for seat, browser in enumerate(people):
        browser.post("/me", {"name": f"Seat {seat}"})
    room = people[0].new_room(name=None)
    for browser in people[1:]:
        browser.post(f"/rooms/{room}/join", {})
    async with (
        people[0].sit(room) as one,
        people[1].sit(room) as two,
        people[2].sit(room) as three,
        people[3].sit(room) as four,
    ):
        for player in (one, two, three, four):
            await player.seed()
        people[0].post(f"/rooms/{room}/start", {"bots": "gentle"})
        await four.until(lambda me: me.room["state"] == "playing")
    assert {name: count for name, count in changes.items() if name in CHANGES} == CHANGES
    about_people = ("People", "Sessions", "Accounts", "Standing", "Storage.room")
    assert {name: count for name, count in reads.items() if name.startswith(about_people)} == READS
