"""Messages in flight, limited in total and per site; those that wait for a service hold up nobody."""

import asyncio
from collections.abc import Coroutine, Hashable
from typing import Any

AT_ONCE = 400
"""Messages being sent; what comes above that isn't sent, and the page tells when it is opened."""
PER_SITE = 200
"""Of those, the ones to hosts of one site: a service that hangs leaves room for the others."""
WAITING_AT_MOST = 1000
"""Messages that wait until their service is tried again; the one that has waited longest goes for the next."""


class UnderWay:
    """Tasks by name: a newer one replaces the older one of its name."""

    def __init__(self) -> None:
        self._tasks: dict[Hashable, tuple[asyncio.Task[None], str]] = {}
        self._waiting: dict[asyncio.Task[Any], None] = {}

    def start(self, name: Hashable, site: str, work: Coroutine[Any, Any, None]) -> bool:
        """Begin to do something for a site, unless too much is being done; return whether it was begun."""
        if name in self._tasks:
            self._tasks.pop(name)[0].cancel()
        busy = [its for task, its in self._tasks.values() if task not in self._waiting]
        if len(busy) >= AT_ONCE or busy.count(site) >= PER_SITE:
            work.close()
            return False
        task = asyncio.get_running_loop().create_task(work)
        self._tasks[name] = task, site
        task.add_done_callback(lambda done: self._forget(name, done))
        return True

    async def pause(self, seconds: float) -> None:
        """Let the present task wait, and leave room for others meanwhile."""
        task = asyncio.current_task()
        assert task is not None
        self._waiting[task] = None
        try:
            if len(self._waiting) > WAITING_AT_MOST:
                next(iter(self._waiting)).cancel()
            await asyncio.sleep(seconds)
        finally:
            del self._waiting[task]

    def _forget(self, name: Hashable, done: asyncio.Task[None]) -> None:
        if self._tasks.get(name, (None, ""))[0] is done:
            del self._tasks[name]

    async def close(self) -> None:
        """Give up everything."""
        tasks = [task for task, _site in self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
