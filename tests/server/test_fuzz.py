"""Nonsense of every kind, made by machine: the decoder, the socket and the HTTP calls stay on their feet."""

import asyncio
import json
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok

from byzanz import Refused
from byzanz.server.sockets.serve import read_frame, read_id
from tests.server.harness import RunningServer
from tests.size import sized

TIMES = sized(1, long=50)  # `make torture` asks for the long run

VERBS = ["act", "auto", "sync", "seed", "back", "say", "mute", "ping", "shout", "", None, 7]
KEYS = [
    "id",
    "do",
    "version",
    "action",
    "pass",
    "skip",
    "bid",
    "seed",
    "phrase",
    "seat",
    "on",
    "__proto__",
    "constructor",
    "x",
]
SCALARS = (
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=30)
)
ACTIONS = st.sampled_from(
    ["pass", "bid C1", "give M", "take W", "sell C1 C1 C1", "discard O4", "0 pass", "bid " + "C1 " * 70]
)
VALUES = st.recursive(
    SCALARS | ACTIONS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
)
FRAMES = st.fixed_dictionaries(
    {}, optional={key: st.sampled_from(VERBS) if key == "do" else VALUES for key in KEYS}
) | st.fixed_dictionaries(
    {"id": st.text(min_size=1, max_size=8), "do": st.just("act"), "version": st.integers(0, 3), "action": ACTIONS}
)


@settings(max_examples=300 * TIMES)
@given(
    st.one_of(
        st.binary(max_size=200), st.text(max_size=200).map(str.encode), FRAMES.map(lambda f: json.dumps(f).encode())
    )
)
def test_the_decoder_reads_a_frame_or_refuses(data: bytes) -> None:
    try:
        frame = read_frame(data)
    except Refused as refused:
        code: str | None = refused.code
        read_id(data)
    else:
        code = None
        assert 1 <= len(frame["id"]) <= 64
        assert frame["do"] in VERBS
    assert code in (None, "malformed")


@pytest.mark.extra
@settings(max_examples=40 * TIMES, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(frames=st.lists(FRAMES, min_size=1, max_size=12), raw=st.lists(st.text(max_size=80), max_size=4))
def test_a_socket_answers_every_frame_exactly_once(server: RunningServer, frames: list[Any], raw: list[str]) -> None:
    async def send_all() -> None:
        async with server.browser().sit(
            ROOM.setdefault(server.url, server.browser().new_room(bots="gentle"))
        ) as player:
            await player.until(lambda me: me.version >= 0)
            texts = [*(json.dumps(frame) for frame in frames), *raw]
            for text in texts:
                await player.connection.send(text)
            await player.ask("ping", id="the last of them all")
            answers = [text for text in player.raw if json.loads(text)["type"] == "answer"]
            assert len(answers) == len(texts) + 1

    asyncio.run(send_all())


ROOM: dict[str, str] = {}


def test_http_never_fails_with_a_fault(server: RunningServer) -> None:
    room = server.browser().new_room(bots="gentle")
    schema = schemathesis.openapi.from_url(server.url + "/schema/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 15
    for operation in operations:

        @settings(max_examples=6 * TIMES, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def call(case: Any) -> None:
            if "room" in case.path_parameters and case.path_parameters["room"] != "0":
                case.path_parameters["room"] = room
            answer = case.call()
            assert answer.status_code < 500, answer.text
            if answer.status_code >= 400:
                assert answer.json()["error"]["code"] not in ("", "internal")

        call()


def test_the_openapi_page_needs_no_other_host(server: RunningServer) -> None:
    page = httpx.get(server.url + "/schema")
    assert page.status_code == 200
    assert "/api/rooms/{room}/join" in page.text
    assert "http" not in page.text.replace("HTTP", "")
