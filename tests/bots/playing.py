"""Games between bots for the tests here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import byzanz
from byzanz.bots import Bot, make


def positions(game: byzanz.Game, bots: Sequence[Bot]) -> Iterator[tuple[Bot, byzanz.View, byzanz.Action]]:
    """Every decision of a game: who, on what view, and what; sales out of turn included."""
    while game.phase != "over":
        seat = game.waiting_for[0]
        view = game.view(seat)
        action = bots[seat].decide(view)
        yield bots[seat], view, action
        game.act(seat, action)
        for other, bot in enumerate(bots):
            if game.phase not in ("final", "over") and other != game.turn:
                sale = bot.wants_to_sell(game.view(other))
                if sale is not None:
                    yield bot, game.view(other), sale
                    game.act(other, sale)


def played(specs: Sequence[str], seed: int, rules: byzanz.Rules | None = None) -> byzanz.Game:
    """A whole game of bots."""
    game = byzanz.Game(len(specs), seed=seed, rules=rules)
    for _ in positions(game, [make(spec, seed + seat) for seat, spec in enumerate(specs)]):
        pass
    return game


def win_share(specs: Sequence[str], deals: int) -> float:
    """The win share of the first bot over deals in all rotations of the seats."""
    players = len(specs)
    won = 0.0
    for deal in range(deals):
        for turned in range(players):
            game = played([specs[(seat + turned) % players] for seat in range(players)], deal)
            assert game.result is not None
            if (-turned) % players in game.result.winners:
                won += 1 / len(game.result.winners)
    return won / (deals * players)
