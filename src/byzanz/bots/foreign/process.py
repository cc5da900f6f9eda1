"""The processes in which foreign bots run: none of them ever holds a game.

Three levels, each a fork of the one before, so that only the first start costs time:
the *launcher*, a fresh interpreter without any bot; a *template* for each spec, which has loaded the bot's file; and a
process for each bot, which makes it and answers questions. A bot shares no memory with another, nor with the one that
had its seat in the game before. Whoever runs the games is at the other end of each socket; when that end closes,
everything below is killed.
"""

import array
import gc
import os
import random
import signal
import socket
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import NoReturn

from byzanz.bots.bot import Bot
from byzanz.bots.foreign.channel import (
    ANSWER,
    DECIDE,
    FAILED,
    LONGEST,
    NOTHING,
    READY,
    REFUSED,
    receive,
    send,
    send_facts,
)
from byzanz.bots.foreign.view_codec import ViewReader, ViewWriter
from byzanz.bots.spec import Maker, make_from, maker_of, sells_out_of_turn
from byzanz.game.action import Action
from byzanz.game.game import Game
from byzanz.game.refused import Refused

_LONGEST_REQUEST = 65_536
_LONGEST_DETAIL = 60_000
KILL = b"kill "
DONE = b"."
"""The answer to every request; a second one is sent only after it, so that they can't run together."""


def launch(descriptor: int) -> NoReturn:
    """Be the launcher: start a template for each spec that is asked for."""
    control = socket.socket(fileno=descriptor)
    _warm_up()
    templates: set[int] = set()
    while (request := _request(control)) is not None:
        content, channel = request
        assert channel is not None
        pid = os.fork()
        if not pid:
            os.setpgid(0, 0)
            control.close()
            _exit_after(_be_template, content.decode(), channel)
        channel.close()
        templates.add(pid)
        templates -= _reap()
        _confirm(control)
    for pid in templates:
        _kill(os.killpg, pid)
    os._exit(0)


def _warm_up() -> None:
    """Fill the caches that every fork would fill for itself, with a game that nobody else plays."""
    game = Game(3, seed=0)
    writer, reader = ViewWriter(), ViewReader()
    rng = random.Random(0)
    while seats := game.waiting_for:
        view = reader.read(writer.write(game.view(seats[0])))
        view.to_dict()
        game.act(seats[0], Action.parse(str(rng.choice(view.legal_actions()))))


def _be_template(spec: str, control: socket.socket) -> None:
    """Load the bot's file; then fork a bot for each seed that is asked for."""
    try:
        maker = maker_of(spec)
    except BaseException as error:
        _send_refusal(control, spec, error)
        return
    # Objects that are never looked through by the collector stay in memory that all forks share.
    gc.collect()
    gc.freeze()
    send(control, READY)
    bots: set[int] = set()
    while (request := _request(control)) is not None:
        content, channel = request
        if channel is None:
            pid = int(content.removeprefix(KILL))
            bots -= _reap()
            if pid in bots:
                _kill(os.kill, pid)
            _confirm(control)
            continue
        pid = os.fork()
        if not pid:
            control.close()
            _exit_after(_be_bot, spec, maker, int(content), channel)
        channel.close()
        bots.add(pid)
        bots -= _reap()
        _confirm(control)
    os.killpg(0, signal.SIGKILL)  # this process and every bot it has forked


def _be_bot(spec: str, maker: Maker, seed: int, channel: socket.socket) -> None:
    """Make the bot and let it answer until nobody asks any more."""
    try:
        bot = make_from(spec, maker, random.Random(seed))
    except BaseException as error:
        _send_refusal(channel, spec, error)
        return
    del seed
    send_facts(channel, READY, pid=os.getpid(), name=bot.name, sells=sells_out_of_turn(bot))
    reader = ViewReader()
    while True:
        try:
            what, written = receive(channel)
        except (EOFError, OSError):
            return
        _answer(bot, channel, what, written, reader)


def _answer(bot: Bot, channel: socket.socket, what: bytes, written: bytes, reader: ViewReader) -> None:
    view = reader.read(written)
    try:
        answer: object = bot.decide(view) if what == DECIDE else bot.wants_to_sell(view)
        text = None if answer is None else _written(answer)
    except BaseException:
        trace = traceback.format_exc()[-_LONGEST_DETAIL:]
        send(channel, FAILED, trace.encode("utf-8", "replace"))
        return
    if text is None:
        send(channel, NOTHING)
    else:
        send(channel, ANSWER, text.encode("utf-8", "replace")[:LONGEST])


def _written(answer: object) -> str:
    """Return an action as the record writes it; anything else so that it can't be mistaken for one."""
    if isinstance(answer, Action | str):
        return str(answer)
    return f"<{type(answer).__name__}> {answer!r}"[:400]


def _send_refusal(channel: socket.socket, spec: str, error: BaseException) -> None:
    if not isinstance(error, Refused):
        error = Refused("bot_failed", spec=spec, why=f"{type(error).__name__}: {error}")
    send_facts(channel, REFUSED, code=error.code, facts=error.facts)


def _request(control: socket.socket) -> tuple[bytes, socket.socket | None] | None:
    """Return the next request and the socket that came with it; None when the other side has gone."""
    size = array.array("i").itemsize
    try:
        content, ancillary, _, _ = control.recvmsg(_LONGEST_REQUEST, socket.CMSG_SPACE(size))
    except OSError:
        return None
    if not content:
        return None
    for level, kind, data in ancillary:
        if level == socket.SOL_SOCKET and kind == socket.SCM_RIGHTS:
            return content, socket.socket(fileno=int.from_bytes(data[:size], sys.byteorder))
    return content, None


def _confirm(control: socket.socket) -> None:
    with suppress(ConnectionError):  # the next request will show that nobody is there
        control.sendall(DONE)


def _exit_after(work: Callable[..., None], *arguments: object) -> NoReturn:
    """Do a forked process's work and end it there: it must not return into the loop of the process it comes from."""
    try:
        work(*arguments)
    except ConnectionError:
        pass  # nobody is there any more to whom it matters
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(0)


def _reap() -> set[int]:
    """Return the children that have ended."""
    ended: set[int] = set()
    while True:
        try:
            pid, _ = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return ended
        if not pid:
            return ended
        ended.add(pid)


def _kill(how: Callable[[int, int], None], pid: int) -> None:
    with suppress(ProcessLookupError):
        how(pid, signal.SIGKILL)
