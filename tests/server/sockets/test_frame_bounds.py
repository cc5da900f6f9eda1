"""Unread frames of a websocket are counted, bounded and cut (H4, L11)."""

import asyncio
import contextlib
import resource
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from byzanz.server.limits.budget import Budget
from byzanz.server.settings import Settings
from byzanz.server.sockets.protocol import Allowance
from byzanz.server.sockets.scan import FRAGMENTS_AT_MOST, FrameScanner, Scanned
from tests.server.harness import RunningServer, running, settings_for
from tests.server.raw import Raw, close_code, frame


@pytest.fixture(scope="module")
def bounded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with the limits that it has by default for frames."""
    with running(settings_for(tmp_path_factory.mktemp("bounds"), limit_frames=20.0)) as server:
        yield server


# Counting frames without parsing them


@pytest.mark.parametrize("step", [1, 2, 3, 7, 1000])
def test_a_scanner_counts_the_same_however_the_stream_is_cut(step: int) -> None:
    stream = b"".join(
        [
            frame(0x81, b"x"),
            frame(0x89),
            frame(0x81, b"y" * 200),
            frame(0x01, b"a"),
            frame(0x80, b"b"),
            frame(0x8A, b"z"),
        ]
    )
    scanner = FrameScanner(16_384)
    found = [scanner.scan(stream[at : at + step], 100) for at in range(0, len(stream), step)]
    assert sum(one.data for one in found) == 4
    assert sum(one.control for one in found) == 2
    assert sum(one.size for one in found) == 204
    assert all(not one.is_too_many for one in found)


def test_a_scanner_stops_at_the_limit_however_much_has_arrived() -> None:
    scanned = FrameScanner(16_384).scan(frame(0x89) * 100_000, 140)
    assert scanned == Scanned(0, 140, 0, 140 * 6, is_too_many=True)


def test_a_scanner_stops_at_a_frame_that_is_too_large() -> None:
    head = bytes([0x81, 255]) + (2**40).to_bytes(8, "big") + b"\0\0\0\0"
    scanned = FrameScanner(16_384).scan(head + b"x" * 100_000, 140)
    assert scanned.end == 10


def test_h4_a_message_has_few_fragments() -> None:
    scanner = FrameScanner(16_384)
    assert not scanner.scan(frame(0x01) + frame(0x00) * FRAGMENTS_AT_MOST, 1000).is_too_many
    assert scanner.scan(frame(0x00), 1000).is_too_many


@pytest.mark.parametrize(
    ("piece", "start"),
    [
        (frame(0x81, b"xy"), 6),
        (frame(0x81, b"x" * 125), 6),
        (frame(0x81, b"x" * 126), 8),
        (frame(0x81, b"x" * 4096), 8),
        (frame(0x81, b"x" * 16_384), 0),  # larger than is allowed
        (frame(0x81, b"xy") * 2, 0),
        (frame(0x81, b"xy")[:-1], 0),
        (frame(0x01, b"xy"), 0),  # the message goes on
        (frame(0xC1, b"xy"), 0),  # a reserved bit
        (frame(0x82, b"xy"), 0),
        (frame(0x89, b"xy"), 0),
        (bytes([0x81, 2]) + b"xyxyxy", 0),  # without a mask
        (bytes([0x81, 255]) + (127).to_bytes(8, "big") + b"\0" * 123, 0),
    ],
)
def test_a_scanner_knows_a_whole_message(piece: bytes, start: int) -> None:
    assert FrameScanner(16_384).text_at(piece) == start


@pytest.mark.parametrize("before", [frame(0x81, b"xyz")[:5], frame(0x81, b"xyz")[:1], frame(0x01, b"xyz")])
def test_nothing_is_a_whole_message_within_another(before: bytes) -> None:
    scanner = FrameScanner(16_384)
    scanner.scan(before, 100)
    assert scanner.text_at(frame(0x81, b"xyz")) == 0


def test_a_message_after_a_fragmented_one_is_whole_again() -> None:
    scanner = FrameScanner(16_384)
    scanner.scan(frame(0x01, b"xyz") + frame(0x89) + frame(0x80, b"xyz"), 100)
    assert scanner.text_at(frame(0x81, b"xyz")) == 6


# Over a real connection


def masked(body: bytes) -> bytes:
    """A whole text message under a real mask."""
    mask = b"\x12\x34\x56\x78"
    return frame(0x81, body)[: -len(body) - 4] + mask + bytes(one ^ mask[i % 4] for i, one in enumerate(body))


@pytest.mark.parametrize("size", [20, 600])
async def test_whole_messages_and_pieces_reach_the_table_in_order(bounded: RunningServer, size: int) -> None:
    """Some past the parser and some through it."""
    room = bounded.browser().new_room(bots="gentle")
    raw = Raw(bounded.url)
    raw.upgrade(room)
    texts = [f'{{"id":"n{number}","do":"ping"}}{" " * size}' for number in range(6)]
    pieces = [masked(text.encode()) for text in texts]
    for number, piece in enumerate(pieces):
        for part in (piece[:3], piece[3:]) if number % 3 == 2 else (piece,):
            raw.send(part)
            await asyncio.sleep(0.05)
    found: list[str] = []
    data = b""
    while len(found) < len(texts):
        data += raw.socket.recv(65_536)
        found = [part[:2].decode() for part in data.split(b'"type":"answer","id":"')[1:]]
    assert found == [f"n{number}" for number in range(len(texts))]


@pytest.mark.parametrize("pieces", [[b'{"id":"\xff\xfe"}'], [b'{"id":"\xff', b'\xfe"}']], ids=["whole", "in pieces"])
def test_a_message_that_is_no_text_ends_the_connection(
    bounded: RunningServer, caplog: pytest.LogCaptureFixture, pieces: list[bytes]
) -> None:
    """And writes nothing into the log: a flood of these would fill it."""
    room = bounded.browser().new_room(bots="gentle")
    raw = Raw(bounded.url)
    raw.upgrade(room)
    if len(pieces) == 1:
        raw.send(masked(pieces[0]))
    else:
        raw.send(frame(0x01, pieces[0]) + frame(0x80, pieces[1]))
    assert close_code(raw.read()[-4:]) == 1007
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_a_message_within_a_fragmented_one_ends_the_connection(bounded: RunningServer) -> None:
    room = bounded.browser().new_room(bots="gentle")
    raw = Raw(bounded.url)
    raw.upgrade(room)
    raw.send(frame(0x01, b"xyz"))
    time.sleep(0.2)
    raw.send(masked(b'{"id":"1","do":"ping"}'))
    data = raw.read()
    assert b"answer" not in data
    assert b"\x03\xea" in data[-80:]  # 1002, a protocol error


FLOODS = [
    ("continuations", frame(0x01), frame(0x00)),
    ("pings", b"", frame(0x89)),
    ("pongs", b"", frame(0x8A)),
    ("texts", b"", frame(0x81, b"x")),
    ("binaries", b"", frame(0x82, b"x")),
    ("fragments", frame(0x01, b"x"), frame(0x00, b"x")),
]


@pytest.mark.parametrize(("begin", "piece"), [one[1:] for one in FLOODS], ids=[one[0] for one in FLOODS])
def test_h4_a_stream_of_frames_is_cut(bounded: RunningServer, begin: bytes, piece: bytes) -> None:
    room = bounded.browser().new_room(bots="gentle")
    raw = Raw(bounded.url)
    raw.upgrade(room)
    raw.send(begin + piece * 1000)
    assert close_code(raw.read()) == 4429


async def test_h4_frames_that_come_one_by_one_are_counted_too(bounded: RunningServer) -> None:
    lena = bounded.browser()
    room = lena.new_room(bots="gentle")
    async with lena.sit(room) as player:
        pings = 0
        with contextlib.suppress(Exception):
            for pings in range(200):  # noqa: B007
                await player.connection.ping()
                await asyncio.sleep(0)
        await player.until(lambda me: me.code is not None)
        assert player.code == 4429
        assert pings >= 10  # a few are everybody's right


def test_h4_answers_that_nobody_reads_do_not_pile_up(tmp_path: Path) -> None:
    """Also where frames are not limited: reading stops while the client doesn't read."""
    with running(settings_for(tmp_path)) as server:
        room = server.browser().new_room(bots="gentle")
        raw = Raw(server.url)
        raw.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.upgrade(room)
        raw.socket.settimeout(3)
        sync = frame(0x81, b'{"id":"1","do":"sync"}') * 1000
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        sent = 0
        while sent < 400 and raw.send(sync):
            sent += 1
        after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        assert sent < 400, "everything was taken from a client that reads nothing"
        assert after - before < 40_000, "KB"
        assert server.browser().get("/me")
        raw.socket.close()


def test_l11_an_address_has_one_budget_for_all_its_sockets() -> None:
    budget = Budget(Settings(limit_address=10.0))
    greedy = [Allowance(budget) for _ in range(30)]
    for one in greedy:
        one.charge_to("192.0.2.1")
    modest, other = Allowance(budget), Allowance(budget)
    modest.charge_to("192.0.2.1")
    other.charge_to("192.0.2.2")
    frames = Scanned(20, 0, 20, 20, is_too_many=False)
    assert sum(one.allows(frames) for one in greedy) == 1  # 20 at once
    assert other.allows(frames)
    assert all(modest.allows(Scanned(1, 0, 1, 1, is_too_many=False)) for _ in range(5))


def test_m6_the_addresses_of_one_network_count_together() -> None:
    budget = Budget(Settings(limit_address=10.0))
    for number in range(20):
        assert budget.spend(f"2001:db8:1:2:{number:x}::1", 1)
    assert not budget.spend("2001:db8:1:2:ffff::9", 1)
    assert not budget.spend("2001:db8:1:2::1%eth0", 1)
    assert budget.spend("2001:db8:1:3::1", 1)
    assert budget.spend("::ffff:192.0.2.7", 20)
    assert not budget.spend("192.0.2.7", 1)
