"""Bots by name: `random`, `greedy`, `search:200ms`, `path/to/file.py:MyBot`, `package.module:MyBot`."""

import hashlib
import importlib
import importlib.util
import os
import random
import re
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from byzanz.bots.bot import Bot
from byzanz.bots.greedy.bot import GreedyBot
from byzanz.bots.levels import GentleBot, RuthlessBot, ShrewdBot
from byzanz.bots.random_bot import RandomBot
from byzanz.bots.search.bot import SearchBot
from byzanz.bots.search_v1.bot import SearchV1Bot
from byzanz.game.refused import Refused

Maker = Callable[[random.Random], Bot]
DEFAULT_SAMPLES = "64"


class Kind(NamedTuple):
    """A bot that comes with the game: how it is made, and with which option after a colon."""

    maker: Callable[[str], Maker]
    option: str = ""


def _plain(bot: Maker) -> Callable[[str], Maker]:
    return lambda option: bot


def _greedy(option: str) -> Maker:
    return lambda rng: GreedyBot(rng, option or "tuned")


def _searching(name: str, bot: type[SearchBot] | type[SearchV1Bot]) -> Callable[[str], Maker]:
    """Read the budget: milliseconds a decision (`200ms`) or rollouts per candidate (`64`)."""

    def read(option: str) -> Maker:
        budget = re.fullmatch(r"([0-9]{1,6})(ms)?", option or DEFAULT_SAMPLES)
        if budget is None or not int(budget[1]):
            raise Refused("bot_spec", spec=f"{name}:{option}", known=" ".join(KNOWN))
        number = int(budget[1])
        if budget[2]:
            return lambda rng: bot(rng, milliseconds=number)
        return lambda rng: bot(rng, rollouts=number)

    return read


def _ruthless(option: str) -> Maker:
    """Read how many rollouts each candidate gets; without a number the budget is the one for people."""
    if not option:
        return RuthlessBot
    if re.fullmatch("[1-9][0-9]{0,5}", option) is None:
        raise Refused("bot_spec", spec=f"ruthless:{option}", known=" ".join(KNOWN))
    return lambda rng: RuthlessBot(rng, int(option))


KNOWN: dict[str, Kind] = {
    "random": Kind(_plain(RandomBot)),
    "greedy": Kind(_greedy, "parameters"),
    "search": Kind(_searching("search", SearchBot), "budget"),
    "search-v1": Kind(_searching("search-v1", SearchV1Bot), "budget"),
    "gentle": Kind(_plain(GentleBot)),
    "shrewd": Kind(_plain(ShrewdBot)),
    "ruthless": Kind(_ruthless, "rollouts"),
}
"""The bots that come with the game."""


def make(spec: str, seed: int, *, in_process: bool = False, patience: float | None = None) -> Bot:
    """Return the bot a spec names, with a random generator of its own from the seed.

    A foreign bot runs in a process of its own, where no game is in reach, unless `in_process` says otherwise;
    `patience` is the time in seconds that it has for each answer there (None: any time).
    """
    if not is_foreign(spec):
        return make_from(spec, maker_of(spec), random.Random(seed))
    seed = _one_way(seed)
    if in_process:
        return make_from(spec, maker_of(spec), random.Random(seed))
    return _start_foreign(spec, seed, patience)


def _start_foreign(spec: str, seed: int, patience: float | None) -> Bot:
    place = Path(spec.rpartition(":")[0])
    if place.suffix == ".py" and not place.is_file():
        raise Refused("bot_file_missing", spec=spec, file=str(place))
    if not hasattr(os, "fork"):
        raise Refused("bot_process", spec=spec)
    from byzanz.bots.foreign.bot import BotFailed, start  # its processes import this module

    try:
        return start(spec, seed, patience)
    except BotFailed as failed:
        raise Refused("bot_failed", spec=spec, why=failed.detail) from None


def is_foreign(spec: str) -> bool:
    """Tell whether a spec names a class in a file or a package, not a bot that comes with the game."""
    if not isinstance(spec, str) or spec.partition(":")[0] in KNOWN:
        return False
    place, _, wanted = spec.rpartition(":")
    return bool(place) and wanted.isidentifier()


def _one_way(seed: int) -> int:
    """Return a seed for foreign code from which nobody gets back to the seed that it was derived from."""
    return int.from_bytes(hashlib.sha256(f"byzanz foreign bot {seed}".encode()).digest(), "big")


def make_from(spec: str, maker: Maker, rng: random.Random) -> Bot:
    """Make a bot in this process; a class that fails at it is refused with what went wrong and where."""
    try:
        bot = maker(rng)
    except Refused:
        raise
    except Exception as error:
        raise _broken(spec, error) from error
    if not isinstance(getattr(bot, "name", None), str) or not bot.name:
        bot.name = type(bot).__name__
    return bot


def check_spec(spec: str) -> None:
    """Raise Refused if no bot can be made from this spec."""
    make(spec, 0)


def sells_out_of_turn(bot: Bot) -> bool:
    """Tell whether asking `wants_to_sell` can bring anything: a bot that inherits the answer "no" needn't be asked."""
    asked = getattr(type(bot), "wants_to_sell", None)
    return asked is not None and asked is not Bot.wants_to_sell


def maker_of(spec: str) -> Maker:
    """Find what makes the bot of a spec, loading its file or package into this process."""
    if not isinstance(spec, str) or not spec.strip():
        raise Refused("bot_spec", spec=str(spec), known=" ".join(KNOWN))
    name, _, option = spec.partition(":")
    if name in KNOWN:
        if option and not KNOWN[name].option:
            raise Refused("bot_spec", spec=spec, known=" ".join(KNOWN))
        return KNOWN[name].maker(option)
    place, colon, wanted = spec.rpartition(":")
    if not colon:
        if spec.endswith(".py"):
            raise Refused("bot_spec", spec=spec, known=" ".join(KNOWN))
        raise Refused("unknown_bot", spec=spec, known=" ".join(KNOWN))
    if not wanted.isidentifier() or not place:
        raise Refused("bot_spec", spec=spec, known=" ".join(KNOWN))
    module = _from_file(spec, Path(place)) if place.endswith(".py") else _from_package(spec, place)
    found = getattr(module, wanted, None)
    if not isinstance(found, type) or not callable(getattr(found, "decide", None)):
        bots = _bots_in(module)
        raise Refused("bot_class_missing", spec=spec, wanted=wanted, count=len(bots), bots=" ".join(bots))
    maker: Maker = found
    return maker


_loaded: dict[tuple[Path, int], ModuleType] = {}


def _from_file(spec: str, path: Path) -> ModuleType:
    """Load the module in a file, once as long as the file stays the same."""
    if not path.is_file():
        raise Refused("bot_file_missing", spec=spec, file=str(path))
    key = (path.resolve(), path.stat().st_mtime_ns)
    if key not in _loaded:
        name = f"byzanz_bot_{len(_loaded)}_{path.stem}"
        found = importlib.util.spec_from_file_location(name, path)
        if found is None or found.loader is None:
            raise Refused("bot_file_missing", spec=spec, file=str(path))
        module = importlib.util.module_from_spec(found)
        sys.modules[name] = module  # dataclasses and pickles look a class's module up there
        try:
            found.loader.exec_module(module)
        except Exception as error:
            del sys.modules[name]
            raise _broken(spec, error) from error
        _loaded[key] = module
    return _loaded[key]


def _from_package(spec: str, name: str) -> ModuleType:
    if not all(part.isidentifier() for part in name.split(".")):
        raise Refused("unknown_bot", spec=spec, known=" ".join(KNOWN))
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name and (name == error.name or name.startswith(error.name + ".")):
            raise Refused("unknown_bot", spec=spec, known=" ".join(KNOWN)) from error
        raise _broken(spec, error) from error
    except Exception as error:
        raise _broken(spec, error) from error


def _bots_in(module: ModuleType) -> list[str]:
    """List the classes that could have been meant."""
    return sorted(
        name
        for name, found in vars(module).items()
        if isinstance(found, type) and found is not Bot and callable(getattr(found, "decide", None))
    )


def _broken(spec: str, error: Exception) -> Refused:
    """Return the refusal of a bot that does not load: what Python says about it, and where."""
    why = f"{type(error).__name__}: {error}"
    line: int | None
    if isinstance(error, SyntaxError):
        file, line, why = error.filename or "", error.lineno, f"SyntaxError: {error.msg}"
    else:
        last = traceback.extract_tb(error.__traceback__)[-1]
        file, line = last.filename, last.lineno
    return Refused("bot_file_broken", spec=spec, file=file, line=line, why=why)
