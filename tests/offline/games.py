"""Games between bots, as lines of text that two machines can compare: run by CPython here, and by Python in the browser's pack.

Each game goes through the table core as in a browser without a server, with a secret and a seed for its deal, and bots on
every seat but one; the person's seat is played by a bot, too, through frames.
"""

import asyncio
import hashlib
import json

from byzanz import Game
from byzanz.bots import make
from byzanz.bots.levels import SEEDED_RUTHLESS
from byzanz.game.view import View
from byzanz.offline.bots import ruthless

BOTS = ("gentle", "shrewd", "greedy", "random")


def bot_game(number: int) -> str:
    """Play one game by the public API and return a line with its digest."""
    players = 3 + number % 4
    game = Game(players, seed=number)
    # The search thinks long: it sits in every seventh game, in turns as the ruthless bot of browsers and with one sample.
    names = [BOTS[(number + seat) % 4] for seat in range(players)]
    if number % 7 == 0:
        names[0] = "search:1" if number // 28 % 2 else "ruthless"
    if number % 28 == 3:  # the three levels as a game with a given seed has them
        names[:3] = ["gentle", "shrewd", SEEDED_RUTHLESS]
    seeds = [1000 * number + seat for seat in range(players)]
    bots = [ruthless(seed) if name == "ruthless" else make(name, seed) for name, seed in zip(names, seeds, strict=True)]
    hint = ""
    while game.phase != "over":
        seat = game.waiting_for[0]
        view: View = game.view(seat)
        if number % 10 == 1 and game.version == 20:
            hint = hint_line(view, number)
        game.act(seat, bots[seat].decide(view))
    return line(number, players, game.record(names).dumps()) + hint


def hint_line(view: View, seed: int) -> str:
    """Return a hint with all its figures: they must be the same, too."""
    from byzanz.analysis.hints import quick_hint

    return " " + json.dumps(quick_hint(view, seed, rollouts=24).to_dict(), sort_keys=True)


async def table_game(number: int) -> str:
    """Play one game at a table of this host, from a given secret, and return a line with its digest."""
    from byzanz.offline.storage import MemoryStorage
    from byzanz.offline.tables import BrowserHost
    from byzanz.table.play.record import record_text
    from byzanz.table.room import leaving, lobby
    from byzanz.table.room.options import Options, Pace
    from byzanz.table.room.stored import new_room

    players = 3 + number % 4
    secret = hashlib.sha256(f"secret {number}".encode()).hexdigest()
    seed = hashlib.sha256(f"seed {number}".encode()).hexdigest()
    room = new_room("0table", secret, players, 1, "Lena", Options(), listed=False, at=0.0)
    room = lobby.start_with_bots(room, ("gentle", "shrewd")[number % 2])
    room = leaving.leave(lobby.set_seed(room, 0, seed), 1)  # a stand-in plays the person's seat
    host = BrowserHost(MemoryStorage(), lambda connection, frame, code: None, Pace(bot_delay=0, deal_wait=0))
    hosted = await host.make(room)
    await host.connect(1, "0table")
    while hosted.table.room.state != "over":  # noqa: ASYNC110
        await asyncio.sleep(0)
    host.disconnect(1)
    return line(number, players, record_text(hosted.table))


def line(number: int, players: int, record: str) -> str:
    """Return a line about a game: its number, players, points, and the digest of its whole record."""
    fields = json.loads(record)
    fields.pop("date", None)
    digest = hashlib.sha256(json.dumps(fields, sort_keys=True).encode()).hexdigest()
    return f"{number} {players} {len(fields['actions'])} {digest}"


async def main(first: str, last: str) -> str:
    """Play the games from `first` to before `last`, every fifth of them at a table."""
    lines = []
    for number in range(int(first), int(last)):
        lines.append(await table_game(number) if number % 5 == 4 else bot_game(number))
    return "\n".join(lines)
