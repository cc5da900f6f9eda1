"""Bots at the server's tables: asked in threads, so that the sockets never wait for one that thinks."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, Protocol

from byzanz import Action, View
from byzanz.server.metrics import Metrics
from byzanz.server.tables.thinking_time import ThinkingTime


class Bot(Protocol):
    """A player that is asked with a view."""

    def decide(self, view: View) -> Action:
        """Return what the bot does now."""
        ...


MakeBot = Callable[[str, int], Bot]

THREADS = 2
PATIENCE = 20.0
"""Seconds that a bot from a file has for an answer; then its table goes on without it."""


class ExtraBot(NamedTuple):
    """A bot that `byzanz play --bot` seats at the tables made here: its name for people, and its spec."""

    name: str
    spec: str


def make_bot(spec: str, seed: int) -> Bot:
    """Return a bot of the package by its name."""
    from byzanz import bots  # loaded with the first bot that is asked

    bot: Bot = bots.make(spec, seed, patience=PATIENCE)
    return bot


class BotPool:
    """Asks bots. Each decision gets a new bot with the seed that the table hands in: so a restart changes nothing."""

    def __init__(self, make: MakeBot, metrics: Metrics) -> None:
        self._make = make
        self._metrics = metrics
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="byzanz-bot")
        self._thinking_time = ThinkingTime()

    def shown_at(self, seed: int) -> float:
        """Return when the answer of a bot that has decided is shown at the earliest, however soon it had it."""
        return self._thinking_time.pop(seed, time.monotonic())

    async def decide(self, spec: str, seed: int, view: View) -> Action:
        """Return what a bot does on the seat of this view."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._think, spec, seed, view)

    def _think(self, spec: str, seed: int, view: View) -> Action:
        began = time.perf_counter()
        self._thinking_time.begin(spec, seed, time.monotonic())
        try:
            return self._make(spec, seed).decide(view)
        finally:
            seconds = time.perf_counter() - began
            self._metrics.thinking.observe(seconds)
            self._thinking_time.end(spec, seconds, time.monotonic())

    def close(self) -> None:
        """End the threads when their last decision is made."""
        self._threads.shutdown(cancel_futures=True)
