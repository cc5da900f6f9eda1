"""One game between bots: each is asked in its turn with its view, and out of turn whether it wants to sell."""

import traceback
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from time import perf_counter_ns

from byzanz.arena.play.deadline import OutOfTime, deadline
from byzanz.bots.bot import Bot
from byzanz.bots.foreign.bot import BotDied, BotFailed, BotTimeout
from byzanz.bots.spec import sells_out_of_turn
from byzanz.game.action import Action
from byzanz.game.game import Game
from byzanz.game.refused import Refused
from byzanz.game.view import View

CRASH, ILLEGAL, TIMEOUT = "crash", "illegal", "timeout"
_FREE = nullcontext()

Asking = Callable[[int], None]
"""Called with a seat before it is asked anything."""


class Fault(Exception):
    """A bot did not answer as a player must: it crashed, answered something illegal or thought too long.

    `died` tells whether its process ended on the way, which may have had another cause than the bot.
    """

    def __init__(self, seat: int, kind: str, detail: str, *, died: bool = False) -> None:
        super().__init__(seat, kind, detail)
        self.seat = seat
        self.kind = kind
        self.detail = detail
        self.died = died


@dataclass(slots=True)
class Match:
    """A played game: to its end, or up to the fault that stopped it. `times` are ns per decision, for each seat."""

    game: Game
    fault: Fault | None = None
    times: list[list[int]] = field(default_factory=list)


def play_match(bots: Sequence[Bot], game: Game, limit_ms: float | None = None, before: Asking | None = None) -> Match:
    """Let the bots play a game on to its end; seat s is played by `bots[s]`.

    Before each decision the other seats that hold a set are asked in seat order whether they want to sell. In the
    final sale the seats decide one after another, each until it is done.
    """
    match = Match(game, times=[[] for _ in bots])
    sellers = [seat for seat, bot in enumerate(bots) if sells_out_of_turn(bot)]
    try:
        while game.phase != "over":
            if sellers and game.phase != "final":
                _offer_sales(bots, sellers, game, limit_ms, before)
            seat = game.waiting_for[0]
            if before:
                before(seat)
            began = perf_counter_ns()
            answer = _answer(bots[seat].decide, game, seat, limit_ms)
            match.times[seat].append(perf_counter_ns() - began)
            _act(game, seat, answer)
    except Fault as fault:
        match.fault = fault
    return match


def _offer_sales(
    bots: Sequence[Bot], sellers: list[int], game: Game, limit_ms: float | None, before: Asking | None
) -> None:
    for seat in sellers:
        # Out of turn a seat's legal actions are its sales, so the list says whether a view is worth building.
        while seat != game.turn and game.legal_actions(seat):
            if before:
                before(seat)
            sale = _answer(bots[seat].wants_to_sell, game, seat, limit_ms)
            if sale is None:
                break
            if not str(sale).startswith("sell "):
                raise Fault(seat, ILLEGAL, f"wants_to_sell: {sale}")
            _act(game, seat, sale)


def _answer(ask: Callable[[View], Action | None], game: Game, seat: int, limit_ms: float | None) -> Action | None:
    """Ask a bot with its view; raise Fault if it fails or takes too long."""
    view = game.view(seat)
    began = perf_counter_ns()
    try:
        with _FREE if limit_ms is None else deadline(limit_ms):
            answer = ask(view)
    except (OutOfTime, BotTimeout):
        raise Fault(seat, TIMEOUT, f"> {limit_ms:g} ms") from None
    except BotFailed as failed:
        raise Fault(seat, CRASH, failed.detail, died=isinstance(failed, BotDied)) from None
    except (Exception, SystemExit) as error:
        raise Fault(seat, CRASH, "".join(traceback.format_exception(error))) from error
    took = perf_counter_ns() - began
    if limit_ms is not None and took > limit_ms * 1e6:
        raise Fault(seat, TIMEOUT, f"{took / 1e6:.1f} ms > {limit_ms:g} ms")
    return answer


def _act(game: Game, seat: int, answer: Action | None) -> None:
    try:
        game.act(seat, answer)  # type: ignore[arg-type]  # a bot may answer anything: what is no action is refused
    except Refused as refused:
        raise Fault(seat, ILLEGAL, f"{answer}: {refused}") from refused
