"""Nothing is read, stored or logged that could harm others (H2, M2, M3, L2, L7)."""

import io
import json
import logging
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from byzanz import Refused
from byzanz.server import logs, wire
from byzanz.server.sockets.serve import read_frame, read_id
from scripts import build_client
from tests.server.harness import ROOT, RunningServer, running, settings_for

BAD_IDS = ["a\0b", "\0", "a\n", "\x7f", "é", "a\u2028b", "a\x1b[2J", "\ud83d\ude00", ""]


@pytest.mark.parametrize("bad", BAD_IDS)
def test_h2_m3_an_id_is_printable_ascii(bad: str) -> None:
    text = json.dumps({"id": bad, "do": "ping"})
    with pytest.raises(Refused) as refused:
        read_frame(text)
    assert refused.value.code == "malformed"
    assert read_id(text) is None
    assert read_frame(json.dumps({"id": "a b~!", "do": "ping"}))["id"] == "a b~!"


@given(st.text(max_size=70))
def test_h2_whatever_id_is_taken_can_be_stored_by_any_database(text: str) -> None:
    try:
        frame = read_frame(json.dumps({"id": text, "do": "ping"}))
    except Refused:
        assert not re.fullmatch(r"[ -~]{1,64}", text)
    else:
        assert re.fullmatch(r"[ -~]{1,64}", frame["id"])


@pytest.mark.parametrize(
    "seed", ["0" * 64 + "\n", "0" * 63 + "\n", "\n" + "0" * 64, "0" * 65, "0" * 63, "A" * 64, "٠" * 64]
)
def test_m2_a_seed_is_64_digits_and_nothing_else(seed: str) -> None:
    with pytest.raises(Refused):
        read_frame(json.dumps({"id": "1", "do": "seed", "seed": seed}))
    assert read_frame(json.dumps({"id": "1", "do": "seed", "seed": "0" * 64}))


def test_m2_no_pattern_ends_with_a_dollar() -> None:
    """`$` also matches in front of a newline at the end."""
    for path in (ROOT / "src" / "byzanz").rglob("*.py"):
        assert not re.search(r"pattern=r?\"[^\"]*\$\"", path.read_text(encoding="utf-8")), path


async def test_m3_a_refused_id_changes_nothing(server: RunningServer) -> None:
    lena = server.browser()
    room = lena.new_room(bots="gentle")
    async with lena.sit(room) as player:
        await player.until(lambda me: me.legal.get("pass"))
        version = player.version
        frame = {"id": "a\0b", "do": "act", "version": version, "action": "pass"}
        await player.connection.send(json.dumps(frame))
        await player.until(lambda me: None in me.answers)
        assert player.answers[None]["error"]["code"] == "malformed"
        assert player.version == version


# Logs


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What a logger with the format of text lines writes."""
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(logs.TextLines())
    logger = logging.getLogger("byzanz.forged")
    logger.addHandler(handler)
    logger.propagate = False
    yield out
    logger.removeHandler(handler)


FORGED = [
    "/x\n2026-01-01 00:00:00 INFO root: all is well",
    "/x\r\x1b[2J",
    "/\x9b31m",
    "/a\u2028b",
    "/a\u202eb",
    "/\x00",
    "/\x85x",
]


@pytest.mark.parametrize("path", FORGED)
def test_l2_a_path_stays_within_its_line(written: io.StringIO, path: str) -> None:
    logging.getLogger("byzanz.forged").warning("%s %s", "GET", path)
    text = written.getvalue()
    assert len(text.splitlines()) == 1
    assert text[:-1].isprintable(), text


def test_l2_the_lines_of_an_error_can_be_told_apart(written: io.StringIO) -> None:
    try:
        raise ValueError("x\n2026-01-01 00:00:00 INFO root: all is well\x1b[2J")
    except ValueError:
        logging.getLogger("byzanz.forged").exception("failed")
    first, *others = written.getvalue().splitlines()
    assert first.endswith("failed")
    assert all(line.startswith("    ") and line.isprintable() for line in others)


def test_l2_over_the_network(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running(settings_for(tmp_path)) as server, caplog.at_level(logging.INFO, "byzanz.http"):
        server.browser().http.get("/api/%0a2026-01-01%20INFO%20root:%20forged%1b[2J")
    (record,) = [
        record for record in caplog.records if record.name == "byzanz.http" and "forged" in record.getMessage()
    ]
    assert len(logs.TextLines().format(record).splitlines()) == 1
    assert len(logs.JsonLines().format(record).splitlines()) == 1


# What we lean on


def test_l7_uvicorn_is_bound_from_both_sides_and_has_what_we_lean_on() -> None:
    needs = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"][
        "play"
    ]
    (uvicorn,) = [need for need in needs if need.startswith("uvicorn")]
    assert ">=" in uvicorn
    assert "<" in uvicorn
    for name in (
        "data_received",
        "handle_close",
        "handle_parser_exception",
        "keepalive_timeout",
        "run_asgi",
        "shutdown",
    ):
        assert callable(getattr(WebSocketsSansIOProtocol, name)), name
    for name in (
        "on_header",
        "on_headers_complete",
        "on_message_complete",
        "on_response_complete",
        "send_400_response",
    ):
        assert callable(getattr(HttpToolsProtocol, name)), name
    for name in ("handle_websocket_upgrade", "timeout_keep_alive_handler"):
        assert callable(getattr(HttpToolsProtocol, name)), name


def test_m9_the_build_compresses_what_is_worth_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_client, "STATIC", tmp_path)
    (tmp_path / "large.js").write_text("let a = 1;\n" * 1000)
    (tmp_path / "small.js").write_text("1")
    (tmp_path / "picture.png").write_bytes(b"\0" * 5000)
    build_client.compress_client()
    assert {path.name for path in tmp_path.iterdir()} == {"large.js", "large.js.gz", "small.js", "picture.png"}


def test_frames_of_all_kinds_have_a_checked_id() -> None:
    for kind in wire.ClientFrame.__args__:
        assert kind.__annotations__["id"] is wire.FrameId
