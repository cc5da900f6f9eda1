"""Limits of rate and number, per address and per connection."""

import json
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.harness import running, settings_for


async def test_too_many_frames_are_refused_and_then_cut(tmp_path: Any) -> None:
    with running(settings_for(tmp_path, limit_frames=5.0)) as server:
        lena = server.browser()
        room = lena.new_room(bots="gentle")
        async with lena.sit(room) as player:
            for number in range(300):
                try:
                    await player.connection.send(json.dumps({"id": str(number), "do": "ping"}))
                except ConnectionClosed:
                    break
            await player.until(lambda me: me.code is not None)
            assert player.code == 4429
            codes = {answer["error"]["code"] for answer in player.answers.values() if "error" in answer}
            assert codes <= {"too_fast"}  # a stream that arrives as one piece is cut without a word


async def test_limits_for_each_address(tmp_path: Any) -> None:
    with running(settings_for(tmp_path, limit_rooms=2, limit_connections=1, limit_requests=6.0)) as server:
        lena = server.browser()
        room = lena.new_room()
        lena.new_room()
        assert lena.code("/rooms", {"players": 3}, 429) == "too_many_rooms"
        async with lena.sit(room) as one, lena.sit(room) as two:
            await two.until(lambda me: me.code is not None)
            assert two.code == 4429
            assert "version" in await one.ask("ping")
        codes = [lena.http.get("/api/me").status_code for _ in range(60)]
        assert 429 in codes


def test_m11_an_address_makes_no_more_people_than_could_sit_in_its_rooms(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, limit_rooms=2)) as server:
        statuses = [server.browser().http.post("/api/me", json={"name": "Lena"}).status_code for _ in range(20)]
        assert statuses[:12] == [200] * 12
        assert statuses.count(429) >= 7
        assert server.browser().http.post("/api/rooms/nosuchroom/join", json={}).status_code == 404
