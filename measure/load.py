"""Drive a real server over real websockets and print what it took: `python measure/load.py --help`.

Every table has four people, each with an own socket; one action a move; every seat gets its view. In the closed loop a
seat acts as soon as it is asked; at human pace it waits, two seconds at the mean.
"""

import argparse
import asyncio
import gc
import json
import math
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).parents[1]))

from byzanz.server.metrics import MOMENTS
from byzanz.table.play.brief import whole_step
from measure.lightsocket import LightSocket

SEATS = 4
_decode = msgspec.json.Decoder().decode


class Figures:
    """What is counted while the clock runs."""

    def __init__(self) -> None:
        self.is_playing = False
        self.is_running = False
        self.moves = 0
        self.refused: Counter[str] = Counter()
        self.to_mover: list[float] = []
        self.to_others: list[float] = []
        self.lost = 0


class Seat:
    """One player: a socket, the few fields of the view that a simple policy needs, and at most one frame on its way."""

    def __init__(self, table: "LoadTable", number: int, pace: float, figures: Figures, chance: random.Random) -> None:
        self.table = table
        self.number = number
        self.pace = pace
        self.figures = figures
        self.chance = chance
        self.socket: LightSocket | None = None
        self.view: dict[str, Any] = {}
        self.legal: dict[str, Any] = {}
        self.sent_at = 0.0
        self.is_waiting = False
        self.is_thinking = False
        self.count = 0

    def on_end(self) -> None:
        """Count a connection that was lost."""
        self.figures.lost += self.figures.is_running

    def on_text(self, body: bytes) -> None:
        """Receive a frame: keep the view, note the time, act if the seat must."""
        frame = _decode(body)
        kind = frame["type"]
        if kind == "brief":
            frame = whole_step(frame, self.view, self.legal)
        if kind in ("step", "brief"):
            self.view.update(frame["changed"])
            self.legal = frame.get("legal", {})
            if not self.is_waiting and self.figures.is_running:
                sent = self.table.sent.get(frame["version"])
                if sent is not None:
                    self.figures.to_others.append(time.perf_counter() - sent)
        elif kind == "table":
            self.view, self.legal = frame["view"], frame.get("legal", {})
        elif kind == "answer":
            self.is_waiting = False
            if "error" in frame:
                self.figures.refused[frame["error"]["code"]] += 1
            elif self.figures.is_running and frame["id"][0] == "a":
                self.figures.moves += 1
                self.figures.to_mover.append(time.perf_counter() - self.sent_at)
        else:
            return
        self.consider()

    def consider(self) -> None:
        """Act soon, if this seat must and nothing of it is on its way."""
        if not self.figures.is_playing or self.is_waiting or self.is_thinking:
            return
        if self.view and self.choice() is not None:
            self.is_thinking = True
            loop = asyncio.get_running_loop()
            if self.pace:
                loop.call_later(self.chance.expovariate(1 / self.pace), self.act)
            else:
                loop.call_soon(self.act)

    def choice(self) -> str | None:
        """Return an action that brings the game on: bid now and then, sell what can be sold at the end."""
        legal = self.legal
        if "bid" in legal and self.chance.random() < 0.5:
            short = legal["bid"]["need"] - self.view["bid_totals"][self.number]
            cards = []
            for card in sorted((card for card in self.view["hand"] if card != "M"), key=lambda card: card[1]):
                cards.append(card)
                short -= int(card[1])
                if short <= 0:
                    return "bid " + " ".join(cards)
        if "pass" in legal:
            return "pass"
        for verb in ("discard", "give", "take"):
            if verb in legal:
                return f"{verb} {self.chance.choice(legal[verb])}"
        if "done" in legal:
            return f"sell {' '.join(legal['sell'][0])}" if "sell" in legal else "pass"
        return None

    def act(self) -> None:
        """Send the action, chosen by the newest view."""
        self.is_thinking = False
        action = self.choice()
        if action is None or self.is_waiting or self.socket is None or not self.figures.is_playing:
            return
        if self.socket.is_closed:
            return
        self.is_waiting = True
        self.count += 1
        version = self.view["version"]
        self.sent_at = self.table.sent[version + 1] = time.perf_counter()
        frame = {"id": f"a{self.number}-{self.count}", "do": "act", "version": version, "action": action}
        self.socket.send(json.dumps(frame).encode())


async def post(
    host: str, port: int, path: str, body: dict[str, Any], cookie: str, local: str | None = None
) -> tuple[Any, str]:
    """Make one HTTP call on a connection of its own; return the answer and the cookie that came with it."""
    source = None if local is None else (local, 0)
    reader, writer = await asyncio.open_connection(host, port, local_addr=source)
    data = json.dumps(body).encode()
    lines = [f"POST {path} HTTP/1.1", f"Host: {host}:{port}", "Content-Type: application/json", "Connection: close"]
    lines += [f"Content-Length: {len(data)}", f"Cookie: {cookie}", "", ""]
    writer.write("\r\n".join(lines).encode() + data)
    answer = await reader.read()
    writer.close()
    head, _, text = answer.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 2"), answer
    return json.loads(text), head.decode().partition("set-cookie: ")[2].partition(";")[0]


class LoadTable:
    """A room with four seats."""

    def __init__(
        self, number: int, pace: float, figures: Figures, local: str | None = None, *, is_brief: bool = True
    ) -> None:
        chance = random.Random(number)
        self.local = local
        self.is_brief = is_brief
        self.sent: dict[int, float] = {}
        self.seats = [Seat(self, seat, pace, figures, chance) for seat in range(SEATS)]
        self.cookies: list[str] = []
        self.room = ""

    async def open(self, host: str, ports: list[int]) -> None:
        """Make the room, take the seats, start the game."""
        for seat in range(SEATS):
            port = ports[seat % len(ports)]
            _answer, cookie = await post(host, port, "/api/me", {"name": f"Seat {seat}"}, "", self.local)
            self.cookies.append(cookie)
            if seat == 0:
                made, _cookie = await post(host, port, "/api/rooms", {"players": SEATS}, cookie, self.local)
                self.room = made["room"]
            else:
                await post(host, port, f"/api/rooms/{self.room}/join", {}, cookie, self.local)
        await post(host, ports[0], f"/api/rooms/{self.room}/start", {}, self.cookies[0], self.local)

    async def connect(self, host: str, ports: list[int]) -> None:
        """Open the four sockets; each adds its randomness to the deal and passes by itself."""
        for seat, cookie in zip(self.seats, self.cookies, strict=True):
            path = f"/api/rooms/{self.room}/socket"
            port = ports[seat.number % len(ports)]
            seat.socket = await LightSocket.connect(host, port, path, cookie, seat.on_text, seat.on_end, self.local)
        for seat in self.seats:
            assert seat.socket is not None
            if self.is_brief:
                seat.socket.send(b'{"id":"b","do":"brief"}')
            seat.socket.send(json.dumps({"id": "s", "do": "seed", "seed": os.urandom(32).hex()}).encode())
            await asyncio.sleep(0)


def tables_over(tables: list[LoadTable]) -> int:
    """Return how many games have come to their end."""
    return sum(table.seats[0].view.get("phase") == "over" for table in tables)


def percentile(values: list[float], share: float) -> float:
    """Return a percentile in milliseconds."""
    return 1000 * sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else float("nan")


def histogram_of(values: list[float]) -> str:
    """Return how many answers came within which time, in milliseconds."""
    bounds = [0, *(1000 * bound for bound in MOMENTS), math.inf]
    counts = [sum(low < 1000 * value <= high for value in values) for low, high in pairwise(bounds)]
    return "  ".join(f"≤{high:g}: {count}" for high, count in zip(bounds[1:], counts, strict=True) if count)


def cpu_seconds(pids: list[int]) -> float:
    """CPU time of some processes, all their threads."""
    fields = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids]
    return sum(int(one[11]) + int(one[12]) for one in fields) / os.sysconf("SC_CLK_TCK")


def memory_mb(pids: list[int]) -> float:
    """Resident memory of some processes."""
    statuses = [Path(f"/proc/{pid}/status").read_text() for pid in pids]
    return sum(int(status.partition("VmRSS:")[2].split()[0]) for status in statuses) / 1024


async def measure(arguments: argparse.Namespace, host: str, ports: list[int], pid: list[int]) -> dict[str, Any]:
    """Open the tables, let them play, and count for a while."""
    figures = Figures()
    tables = [
        LoadTable(number, arguments.pace, figures, is_brief=not arguments.whole_steps)
        for number in range(arguments.tables)
    ]
    gate = asyncio.Semaphore(16)

    async def open_one(number: int, table: LoadTable) -> None:
        async with gate:
            at = [ports[number % len(ports)]] if arguments.sticky else ports
            await table.open(host, at)
            await table.connect(host, at)

    before = memory_mb(pid)
    open_began, open_cpu = time.perf_counter(), cpu_seconds(pid)
    await asyncio.gather(*(open_one(number, table) for number, table in enumerate(tables)))
    open_spent, open_cpu = time.perf_counter() - open_began, cpu_seconds(pid) - open_cpu
    if arguments.only_open:
        return {"tables": arguments.tables, "open_seconds": open_spent, "open_cpu_ms": 1000 * open_cpu / len(tables)}
    gc.collect()
    gc.disable()  # the pauses would be taken for the server's
    figures.is_playing = True
    for table in tables:
        for seat in table.seats:
            seat.consider()
    await asyncio.sleep(arguments.warm_up)
    sockets = [seat.socket for table in tables for seat in table.seats if seat.socket is not None]
    bytes_before = sum(one.received for one in sockets)
    cpu_before, load_cpu_before, began = cpu_seconds(pid), time.process_time(), time.perf_counter()
    figures.is_running = True
    # Tables that are over would make the others look fast: the clock stops when the first of them are.
    for _ in range(int(arguments.seconds * 10)):
        await asyncio.sleep(0.1)
        if tables_over(tables) > len(tables) // 50:
            break
    figures.is_running = figures.is_playing = False
    gc.enable()
    spent, cpu = time.perf_counter() - began, cpu_seconds(pid) - cpu_before
    load_cpu = time.process_time() - load_cpu_before  # near 1 the load is what is slow
    received = sum(one.received for one in sockets) - bytes_before
    memory = memory_mb(pid)
    reconnect = await reconnect_bytes(tables[0], host, ports[0])
    for one in sockets:
        one.close()
    moves = max(1, figures.moves)
    return {
        "tables": arguments.tables,
        "pace_s": arguments.pace,
        "open_seconds": open_spent,
        "open_cpu_ms": 1000 * open_cpu / len(tables),
        "moves_per_s": figures.moves / spent,
        "mover_p50_ms": percentile(figures.to_mover, 0.5),
        "mover_p99_ms": percentile(figures.to_mover, 0.99),
        "mover_p999_ms": percentile(figures.to_mover, 0.999),
        "mover_max_ms": percentile(figures.to_mover, 1.0),
        "others_p50_ms": percentile(figures.to_others, 0.5),
        "others_p99_ms": percentile(figures.to_others, 0.99),
        "cpu_ms_per_move": 1000 * cpu / moves,
        "load_cpu_share": load_cpu / spent,
        "bytes_per_move_and_client": received / moves / SEATS,
        "reconnect_bytes": reconnect,
        "memory_mb": memory,
        "memory_kb_per_table": 1024 * (memory - before) / arguments.tables,
        **{f"refused_{code}": count for code, count in figures.refused.items()},
        "refused": figures.refused.total(),
        "lost_connections": figures.lost,
        "seconds": spent,
        "histogram": histogram_of(figures.to_mover),
    }


async def reconnect_bytes(table: LoadTable, host: str, port: int) -> int:
    """Return how many bytes a client that comes back in mid-game is sent."""
    path = f"/api/rooms/{table.room}/socket"
    got = asyncio.Event()

    def on_text(body: bytes) -> None:
        if b'"table"' in body:
            got.set()

    again = await LightSocket.connect(host, port, path, table.cookies[0], on_text, lambda: None)
    await asyncio.wait_for(got.wait(), 10)
    received = again.received
    again.close()
    return received


WITHOUT_LIMITS = [
    "--limit-connections=100000",
    "--limit-requests=100000",
    "--limit-rooms=1000000",
    "--limit-frames=1000",
]
WITHOUT_LIMITS += ["--limit-http-connections=100000", "--limit-address=100000000", "--idle-seconds=600"]
WITHOUT_LIMITS += ["--limit-changes=1000000"]


def start_server(
    database: str, more: list[str] = WITHOUT_LIMITS, python: str = sys.executable
) -> tuple[subprocess.Popen[bytes], int]:
    """Start a server on a free port of this machine, with limits out of the way unless other flags are given."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    flags = [f"--database={database}", f"--port={port}", "--log-level=warning", *more]
    process = subprocess.Popen([python, "-m", "byzanz.server", *flags], stdout=subprocess.DEVNULL)
    while True:
        try:
            with urlopen(f"http://127.0.0.1:{port}/healthz") as answer:
                if answer.status == 200:
                    return process, port
        except OSError:
            assert process.poll() is None, "the server ended"
            time.sleep(0.05)


def main() -> None:
    """Run one load and print its figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=0, help="default: 200 in a closed loop, then 500 at human pace")
    parser.add_argument("--pace", type=float, default=0.0, help="mean seconds a seat waits; 0: closed loop")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--warm-up", type=float, default=2.0)
    parser.add_argument("--database", default="", help="postgresql://…; default: SQLite in a new folder")
    parser.add_argument("--processes", type=int, default=1, help="server processes; more than one need --database")
    parser.add_argument("--sticky", action="store_true", help="all clients of a table on one process")
    parser.add_argument("--whole-steps", action="store_true", help="as clients that don't ask for brief steps")
    parser.add_argument("--only-open", action="store_true", help="make the tables, play nothing")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    for tables, pace in [(arguments.tables, arguments.pace)] if arguments.tables else [(200, 0.0), (500, 2.0)]:
        arguments.tables, arguments.pace = tables, pace
        figures = run_once(arguments)
        if arguments.json:
            print(json.dumps(figures), flush=True)
        else:
            histogram = figures.pop("histogram")
            print(f"{tables} tables, " + (f"{pace:g} s a move" if pace else "closed loop"))
            for name, value in figures.items():
                print(f"  {name:26} {value:10.2f}", flush=True)
            print(f"  {'milliseconds to the mover':26} {histogram}", flush=True)


def run_once(arguments: argparse.Namespace) -> dict[str, Any]:
    """Run one load on a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        database = arguments.database or f"{folder}/load.sqlite"
        started = [start_server(database) for _ in range(arguments.processes)]
        try:
            ports, pids = [port for _process, port in started], [process.pid for process, _port in started]
            return uvloop.run(measure(arguments, "127.0.0.1", ports, pids))
        finally:
            for process, _port in started:
                process.terminate()
            for process, _port in started:
                process.wait(20)


if __name__ == "__main__":
    main()
