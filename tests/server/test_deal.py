"""The deal over real sockets: a promise first, then seeds that nobody can take back, then the secret."""

import json

from byzanz.fairness import commitment_to, verify_deal
from tests.server.harness import RunningServer

FIRST, OTHER = "1a" * 32, "2b" * 32


async def test_the_first_seed_of_a_seat_counts_and_no_other_is_taken(server: RunningServer) -> None:
    lena, omar = server.browser(), server.browser()
    room = lena.new_room(players=3)
    omar.post(f"/rooms/{room}/join", {"name": "Omar"})
    async with lena.sit(room) as player, omar.sit(room) as guest:
        await player.until(lambda me: me.room)
        promised = player.room["commitment"]
        assert "error" not in await player.ask("seed", seed=FIRST)
        assert "error" not in await player.ask("seed", seed=FIRST)
        refused = (await player.ask("seed", seed=OTHER))["error"]
        assert refused == {"code": "seed_given", "facts": {"seat": 0}}
        await player.until(lambda me: me.room["seats"][0]["seed_given"])
        lena.post(f"/rooms/{room}/start", {"bots": "gentle"})
        assert "error" not in await guest.ask("seed", seed=OTHER)
        await player.until(lambda me: me.room["state"] == "playing")
        for late in (FIRST, OTHER):
            assert (await player.ask("seed", seed=late))["error"]["code"] == "not_lobby"
        omar.post(f"/rooms/{room}/leave")
        await player.play()
        assert player.room["commitment"] == promised
    record = json.loads(lena.http.get(f"/api/rooms/{room}/record").text)
    assert verify_deal(record) is None
    assert record["deal"]["seeds"] == [FIRST, OTHER, None]
    assert record["deal"]["commitment"] == promised == commitment_to(record["deal"]["secret"])


async def test_a_seed_goes_with_the_one_who_gave_it(server: RunningServer) -> None:
    """A player who gets up in the lobby takes their part of the deal along; the next one gives their own."""
    lena, omar, zoe = server.browser(), server.browser(), server.browser()
    room = lena.new_room(players=3)
    omar.post(f"/rooms/{room}/join", {"name": "Omar"})
    async with omar.sit(room) as guest:
        await guest.ask("seed", seed=FIRST)
        omar.post(f"/rooms/{room}/leave")
    assert not zoe.post(f"/rooms/{room}/join", {"name": "Zoe"})["seats"][1]["seed_given"]
    async with zoe.sit(room) as guest:
        assert "error" not in await guest.ask("seed", seed=OTHER)
