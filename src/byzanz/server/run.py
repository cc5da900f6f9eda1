"""Starts the server: `byzanz play` opens a browser on it, `byzanz serve` lets it run."""

import gc
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import uvicorn
from sqlalchemy.exc import ArgumentError

from byzanz import Refused
from byzanz.server import logs
from byzanz.server.app import create_app
from byzanz.server.cluster.workers import run_workers
from byzanz.server.http.gate import BACKLOG, Gate, Server
from byzanz.server.lan import Lan
from byzanz.server.operator import operator_texts
from byzanz.server.settings import Settings, without_password
from byzanz.server.sockets.protocol import RoomProtocol
from byzanz.server.store.lock import DatabaseLock
from byzanz.server.store.storage import bring_up_to_date, open_engine
from byzanz.server.tables.bot_pool import ExtraBot, MakeBot, make_bot
from byzanz.table.room.stored import StorageDown

HARD_LIMIT = 4  # frames a few times too large are refused with a code, larger ones end the connection


class LanWish(NamedTuple):
    """What `byzanz play` wants of the home network: to let others in from the start; who hears of the addresses."""

    is_on: bool
    announce: Callable[[list[str]], None]


class PlayServer(Server):
    """One server process, which lets the home network in from its start where that is wished."""

    lan: Lan | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen."""
        await super().startup(sockets)
        if self.lan is not None:
            await self.lan.begin()


def bind(host: str, port: int, *, or_any: bool) -> socket.socket:
    """Return a listening socket; where the port is taken, any free one if that is wanted."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        try:
            listener.bind((host, port))
        except OSError:
            if not or_any:
                raise
            listener.bind((host, 0))
    except OSError as error:
        listener.close()
        raise Refused("cannot_listen", host=host, port=str(port), why=error.strerror or str(error)) from None
    listener.set_inheritable(True)
    return listener


def address_of(listener: socket.socket) -> str:
    """Return where a browser on this machine finds the server."""
    host, port = listener.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def server_for(
    settings: Settings,
    make: MakeBot = make_bot,
    extra_bots: tuple[ExtraBot, ...] = (),
    siblings: Path | None = None,
    lan: Lan | None = None,
) -> Server:
    """Return one server process, not yet listening."""
    app = create_app(settings, make, extra_bots, siblings, lan)
    config = uvicorn.Config(
        app,
        http=partial(Gate, budget=app.budget),  # type: ignore[arg-type]
        ws=partial(RoomProtocol, budget=app.budget),  # type: ignore[arg-type]
        ws_max_size=HARD_LIMIT * settings.limit_frame,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        timeout_graceful_shutdown=5,
        backlog=BACKLOG,
    )
    server = PlayServer(config, app.budget)
    if lan is not None:
        server.lan = lan
        lan.attach(server)
    return server


def run(
    settings: Settings,
    open_browser: bool = False,
    announce: Callable[[str], None] = print,
    extra_bots: tuple[ExtraBot, ...] = (),
    lan: LanWish | None = None,
) -> int:
    """Run the server until it is stopped; `announce` gets its address as soon as it answers.

    With a wish for the home network whoever sits at this machine can let others in; it may be granted from the start.
    """
    # The writer and the bots are threads: with the default of 5 ms each switch would be felt at the table.
    sys.setswitchinterval(0.0005)
    # Tables live long: looking through all of them for garbage again and again would stop every socket for a while. What
    # is new is looked at twice, in small lots, and then left alone.
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 2, 2_000)
    logs.set_up("warning" if open_browser and settings.log_level == "info" else settings.log_level, settings.log_format)
    if settings.workers > 1 and not settings.is_postgres:
        raise Refused("workers_need_postgres", workers=settings.workers)
    if settings.invite_only and not (settings.accounts and find_spec("webauthn")):
        raise Refused("invite_needs_accounts")
    operator_texts(settings)  # what can't be shown is refused before anybody is let in
    with ExitStack() as held:
        lock = None
        if not settings.is_postgres:
            try:
                lock = lock_file(settings)
            except Refused as refused:
                address = refused.facts.get("address")
                if extra_bots or not (open_browser and address):  # the game that runs would not have these bots
                    raise
                _show(address, announce)  # `byzanz play` a second time: the game that runs is what is wanted
                return 0
            held.callback(lock.release)
        prepare_database(settings)
        listener = held.enter_context(bind(settings.host, settings.port, or_any=open_browser))
        address = address_of(listener)
        if settings.workers > 1:
            announce(address)
            folder = Path(held.enter_context(tempfile.TemporaryDirectory(prefix="byzanz-")))
            work = partial(_work, settings, extra_bots, folder, listener)
            run_workers(settings.workers, work)
            return 0
        switch = _lan_for(settings, listener) if lan is not None else None
        server = server_for(settings, make_bot, extra_bots, lan=switch)
        if lan is not None and switch is not None and lan.is_on:
            switch.on_start(lan.announce)
        if lock is not None:
            lock.write_address(address)
        threading.Thread(target=_when_ready, args=(server, address, open_browser, announce), daemon=True).start()
        server.run(sockets=[listener])
        return 0 if server.started else 1


def _work(settings: Settings, extra_bots: tuple[ExtraBot, ...], siblings: Path, listener: socket.socket) -> None:
    """Be one of several processes behind an address."""
    server_for(settings, make_bot, extra_bots, siblings).run(sockets=[listener])


def _lan_for(settings: Settings, listener: socket.socket) -> Lan:
    """Return the switch for the home network; one that listens everywhere by its settings has nothing to switch."""
    is_local = listener.getsockname()[0] in ("127.0.0.1", "::1")
    return Lan(listener.getsockname()[1], is_fixed=not is_local)


def lock_file(settings: Settings) -> DatabaseLock:
    """Lock the SQLite file for this process alone; refuse where another has it or it can't be had."""
    try:
        return DatabaseLock(settings.database_path())
    except OSError as error:
        raise unusable(settings, error.strerror or str(error)) from None


def prepare_database(settings: Settings) -> None:
    """Find out before anybody is let in whether the database can be used, and bring it up to date."""
    try:
        engine = open_engine(settings, reads_only=False)
        try:
            bring_up_to_date(engine)
        finally:
            engine.dispose()
    except (StorageDown, ArgumentError) as error:
        raise unusable(settings, str(error)) from None


def unusable(settings: Settings, why: str) -> Refused:
    """Return the refusal to start on a database, in one line and without a password."""
    shown = without_password(settings.database) if settings.is_postgres else str(settings.database_name())
    return Refused("database_unusable", database=shown, why=without_password(" ".join(why.split())))


def _show(address: str, announce: Callable[[str], None]) -> None:
    announce(address)
    webbrowser.open(address)


def _when_ready(server: uvicorn.Server, address: str, open_browser: bool, announce: Callable[[str], None]) -> None:
    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.02)
    if open_browser:
        _show(address, announce)
    else:
        announce(address)
