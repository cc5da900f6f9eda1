"""Players that need no person: `make("greedy", seed).decide(view)` is an action."""

from byzanz.bots.bot import Bot
from byzanz.bots.spec import KNOWN, check_spec, make

__all__ = ["KNOWN", "Bot", "check_spec", "make"]
