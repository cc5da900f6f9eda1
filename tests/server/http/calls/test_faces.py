"""Portraits over HTTP: a number is stored with a person, goes along to each table, and can be drawn anew."""

import json

from tests.server.harness import RunningServer


async def test_a_face_is_kept_and_goes_along_to_every_table(server: RunningServer) -> None:
    lena = server.browser()
    assert lena.get("/me")["face"] is None
    lena.post("/me", {"name": "Lena"})
    face = lena.get("/me")["face"]
    assert 0 <= face < 2**31
    first, second = lena.new_room(), lena.new_room(bots="shrewd")
    assert [lena.get(f"/rooms/{room}")["seats"][0]["face"] for room in (first, second)] == [face, face]
    assert lena.get(f"/rooms/{second}")["seats"][1]["face"] is None
    assert lena.get("/me")["games"][0]["faces"] == [face, None, None, None]


async def test_another_face_is_drawn_at_a_table_and_away_from_it(server: RunningServer) -> None:
    lena, omar = server.browser(), server.browser()
    room = lena.new_room()
    omar.post(f"/rooms/{room}/join", {"name": "Omar"})
    was = lena.get("/me")["face"]
    drawn = lena.post(f"/rooms/{room}/face", {})["seats"][0]["face"]
    assert drawn not in (None, was)
    assert lena.get("/me")["face"] == drawn
    assert omar.get(f"/rooms/{room}")["seats"][0]["face"] == drawn
    assert lena.post("/me/face")["face"] != drawn
    assert lena.get(f"/rooms/{room}")["seats"][0]["face"] == drawn
    assert server.browser().code(f"/rooms/{room}/face", {}, status=403) == "not_seated"
    assert omar.code(f"/rooms/{room}/face", {"seat": 0}, status=403) == "not_seated", "nobody draws for somebody else"


async def test_whoever_shares_a_browser_has_a_face_of_their_own(server: RunningServer) -> None:
    lena = server.browser()
    room = lena.new_room()
    lena.post(f"/rooms/{room}/join", {"name": "Ben", "local": True})
    mine = lena.get("/me")["face"]
    assert [seat["face"] for seat in lena.get(f"/rooms/{room}")["seats"][:2]] == [mine, None]
    seats = lena.post(f"/rooms/{room}/face", {"seat": 1})["seats"]
    assert seats[0]["face"] == mine
    assert seats[1]["face"] is not None
    assert lena.get("/me")["face"] == mine


async def test_a_replay_shows_the_faces_of_the_game(server: RunningServer) -> None:
    lena = server.browser()
    room = lena.new_room(bots="gentle", players=3)
    async with lena.sit(room) as one:
        await one.play()
        await one.until(lambda me: me.room["state"] == "over")
    face = lena.get("/me")["face"]
    assert lena.get(f"/rooms/{room}/replay")["faces"] == [face, None, None]
    record = lena.get(f"/rooms/{room}/record")
    assert record["faces"] == [face, None, None]
    record["faces"] = [-1, "x", 2**40]
    sent = server.browser().http.post("/api/replay", content=json.dumps(record), headers={"Content-Type": "text/plain"})
    assert sent.json()["faces"] == [None, None, None]
