"""A network between a server and its database that stalls, cuts and delays: a TCP proxy of our own."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from urllib.parse import urlsplit, urlunsplit


class Link:
    """One connection through the proxy."""

    def __init__(self) -> None:
        self.is_open = asyncio.Event()
        self.is_open.set()
        self.writers: list[asyncio.StreamWriter] = []
        self.is_listening = False


class Proxy:
    """Forwards connections to a port of this machine, as well as it is told to."""

    def __init__(self, target: int) -> None:
        self.port = 0
        self._target = target
        self._loop = asyncio.new_event_loop()
        self._links: set[Link] = set()
        self._made: list[Link] = []
        self._delay = 0.0
        self._lets_in = True
        self._is_stalled = False
        self._stalls_listeners = False
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self._ready.wait(10)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)

        async def start() -> None:
            self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
            self.port = self._server.sockets[0].getsockname()[1]
            self._ready.set()

        self._loop.run_until_complete(start())
        self._loop.run_forever()
        self._loop.run_until_complete(self._end())
        self._loop.close()

    async def _end(self) -> None:
        self._server.close()
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for link in self._made:
            for writer in link.writers:
                writer.transport.abort()
        await asyncio.sleep(0.05)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._lets_in:
            writer.close()
            return
        link = Link()
        if self._is_stalled:
            link.is_open.clear()
        self._links.add(link)
        self._made.append(link)
        link.writers = [writer]
        there, to_there = await asyncio.open_connection("127.0.0.1", self._target)
        link.writers = [writer, to_there]
        try:
            await asyncio.gather(self._pump(link, reader, to_there), self._pump(link, there, writer))
        finally:
            self._links.discard(link)

    async def _pump(self, link: Link, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                link.is_listening = link.is_listening or b"LISTEN byzanz" in data
                if link.is_listening and self._stalls_listeners:
                    link.is_open.clear()
                await asyncio.sleep(self._delay)
                await link.is_open.wait()
                writer.write(data)
        writer.close()

    def _do(self, what: object) -> None:
        done = threading.Event()

        def call() -> None:
            what()  # type: ignore[operator]
            done.set()

        self._loop.call_soon_threadsafe(call)
        assert done.wait(10)

    def stall(self, *, listeners_only: bool = False, for_good: bool = False) -> None:
        """Take everything and hand nothing on: half-open.

        With `listeners_only` that happens to connections that LISTEN alone, and with `for_good` to new ones of them, too.
        """

        def call() -> None:
            self._is_stalled = not listeners_only
            self._stalls_listeners = for_good
            for link in self._links:
                if link.is_listening or not listeners_only:
                    link.is_open.clear()

        self._do(call)

    def resume(self) -> None:
        """Hand on again, also what was held back."""

        def call() -> None:
            self._is_stalled, self._stalls_listeners, self._lets_in, self._delay = False, False, True, 0.0
            for link in self._links:
                link.is_open.set()

        self._do(call)

    def cut(self) -> None:
        """End all connections and let none in until `resume`."""

        def call() -> None:
            self._lets_in = False
            for link in self._links:
                for writer in link.writers:
                    writer.transport.abort()

        self._do(call)

    def delay(self, seconds: float) -> None:
        """Hold back every piece for a while."""
        self._delay = seconds

    def close(self) -> None:
        self.cut()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)


def through(proxy: Proxy, url: str) -> str:
    """The address of a database, by way of the proxy."""
    parts = urlsplit(url)
    return urlunsplit(parts._replace(netloc=f"{parts.username}@127.0.0.1:{proxy.port}"))


@contextlib.contextmanager
def proxy_to(port: int) -> Iterator[Proxy]:
    """A proxy for as long as a test runs."""
    proxy = Proxy(port)
    try:
        yield proxy
    finally:
        proxy.close()
