"""No frame, to anyone, at any time, holds what they may not see: recorded traffic of whole games, card by card."""

import asyncio
import json
from contextlib import AsyncExitStack
from typing import Any

import pytest

import byzanz
from byzanz.table.play.brief import whole_step
from tests.server.harness import Player, RunningServer

PRIVATE_KEYS = ("deck", "secret", "hands", "token", 'seed"', "people")


def recorded_views(player: Player) -> list[tuple[int, dict[str, Any], list[Any]]]:
    """Every table a client was shown: version, the whole view as it kept it, and the events that came with it."""
    shown: list[tuple[int, dict[str, Any], list[Any]]] = []
    view: dict[str, Any] = {}
    for text in player.raw:
        frame = json.loads(text)
        if frame["type"] == "table":
            view = dict(frame["view"])
            shown.append((frame["version"], dict(view), []))
        elif frame["type"] in ("step", "brief"):
            step = whole_step(frame, view, {}) if frame["type"] == "brief" else frame
            view |= step["changed"]
            shown.append((frame["version"], dict(view), frame["events"]))
    return shown


def check_traffic(player: Player, record: byzanz.Record, seat: int | None) -> None:
    """Compares all that a client got with what the rules say its seat may know at that moment, and with nothing else."""
    games = [game.copy() for game in record.steps()]
    shown = recorded_views(player)
    assert shown
    for version, view, events in shown:
        told = games[version].view(seat)
        expected = told.to_dict(events=False)
        assert view == expected
        witnessed = [event.to_dict() for event in told.events]
        assert events == witnessed[len(witnessed) - len(events) :]
    for text in player.raw:
        frame = json.loads(text)
        if frame["type"] in ("table", "step", "brief"):
            assert not any(f'"{key}' in text for key in ("deck", "secret", "token", "people", "seeds"))
            legal = frame.get("legal", {})
            cards = [card for action in ("give", "discard") for card in legal.get(action) or []]
            cards += [card for cards_of_set in legal.get("sell") or [] for card in cards_of_set]
            told = games[frame["version"]].view(seat)
            assert set(cards) <= set(told.hand or ()) | set(told.lot)
        elif frame["type"] == "room":
            assert not any(
                f'"{key}"' in text for key in ("deck", "secret", "token", "people", "seeds", "auto", "auction")
            )


@pytest.mark.parametrize("players", [3, 6])
async def test_every_client_is_told_what_its_seat_may_know_and_nothing_else(
    server: RunningServer, players: int
) -> None:
    browsers = [server.browser() for _ in range(players - 1)]
    room = browsers[0].new_room(players=players, options={"open_scores": players == 6})
    for browser in browsers[1:]:
        browser.post(f"/rooms/{room}/join", {"name": "Guest"})
    browsers[0].post(f"/rooms/{room}/start", {})
    async with AsyncExitStack() as stack:
        table = [await stack.enter_async_context(one.sit(room, is_brief=one is browsers[0])) for one in browsers]
        spectator = await stack.enter_async_context(server.browser().sit(room, is_brief=players == 6))
        await asyncio.gather(*(player.play(until_version=25) for player in table))
        late = await stack.enter_async_context(server.browser().sit(room))
        back = await stack.enter_async_context(browsers[1].sit(room))
        await asyncio.gather(*(player.play() for player in table))
        for player in (spectator, late, back, *table):
            await player.until(lambda me: me.view["phase"] == "over")
        record = byzanz.Record.loads(browsers[0].http.get(f"/api/rooms/{room}/record").text)
        for seat, player in enumerate(table):
            check_traffic(player, record, seat)
        check_traffic(back, record, 1)
        check_traffic(spectator, record, None)
        check_traffic(late, record, None)


async def test_record_and_replay_wait_for_the_end(server: RunningServer) -> None:
    lena = server.browser()
    room = lena.new_room(bots="gentle")
    async with lena.sit(room) as player:
        await player.play(until_version=5)
        for path in ("record", "replay", "replay?seat=0"):
            assert lena.get(f"/rooms/{room}/{path}", 409)["error"]["code"] == "not_over"


async def test_standing_orders_and_automatic_passes_are_nobody_elses_business(server: RunningServer) -> None:
    host, guest = server.browser(), server.browser()
    room = host.new_room(players=3)
    guest.post(f"/rooms/{room}/join", {"name": "Omar"})
    host.post(f"/rooms/{room}/start", {})
    async with host.sit(room) as one, guest.sit(room) as two:
        await two.until(lambda me: me.version >= 0)
        for player in (one, two):
            await player.until(lambda me: me.version >= 0)
        answer = await two.ask("auto", skip=True)
        assert "version" in answer
        await asyncio.gather(one.play(until_version=20), two.play(until_version=20))
        assert set(one.by) <= {"person", "bot"}
        assert not any(json.loads(text)["type"] == "auto" and json.loads(text)["auto"]["skip"] for text in one.raw)
        assert not any('"up_to"' in text for text in one.raw)
