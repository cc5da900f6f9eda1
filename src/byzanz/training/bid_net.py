"""Train the bid net: strong bots play, and a small net learns when they bid. The seed decides everything."""

import random
from array import array
from dataclasses import dataclass
from typing import Any, NamedTuple

from byzanz.bots import make
from byzanz.bots.bid_net.features import Bid, read_bid
from byzanz.bots.bot import Bot
from byzanz.bots.greedy.tables import style_tables
from byzanz.bots.greedy.valuing import Scratch
from byzanz.bots.search.bot import SearchBot
from byzanz.bots.weights import encoded
from byzanz.game.game import Game
from byzanz.rules.material import Verb
from byzanz.training.judge import Progress, Submit, in_order, seed_of

STRONG = ("search:24", "search-v1:16")
"""Who plays. Two kinds of strong players, so that the net does not learn the habits of one."""
BATCH = 2
"""Games per batch: each batch has a seed of its own."""
FRESH = 5
"""One batch in so many is kept back to score the net on."""


class Bids(NamedTuple):
    """Decisions in auctions: what the net is told, whether the strong bot bid, and whether `greedy` would have."""

    goods: bytes
    """16-bit numbers, 256ths."""
    table: bytes
    bids: bytes
    greedy: bytes


def gather_bids(players: int, games: int, seed: int) -> Bids:
    """Let strong bots play, and take down each decision to bid or pass, as the bidder sees it."""
    out, scratch, tables = Bid(), Scratch(), style_tables(players)
    goods, table, bids, greedy = array("h"), array("h"), bytearray(), bytearray()
    chance = random.Random(seed)
    for number in range(games):
        game = Game(players, seed=seed % (1 << 40) + number)
        bots = [_strong(chance.choice(STRONG), seed + 100 * number + seat) for seat in range(players)]
        while game.phase != "over":
            seat = game.waiting_for[0]
            view = game.view(seat)
            action = bots[seat].decide(view)
            if view.phase == "bid":
                read_bid(out, tables, scratch, view.seen_state, seat)
                if out.is_open:
                    goods.extend(out.read_goods())
                    table.extend(out.read_table())
                    bids.append(action.verb_number == Verb.BID)
                    greedy.append(scratch.verb == Verb.BID)
            game.act(seat, action)
    return Bids(goods.tobytes(), table.tobytes(), bytes(bids), bytes(greedy))


def _strong(spec: str, seed: int) -> Bot:
    """Make a strong bot that does not need the net that is about to be trained."""
    bot = make(spec, seed)
    if isinstance(bot, SearchBot):
        bot.foresees = False
    return bot


@dataclass(slots=True)
class TrainedPolicy:
    """One net with its scores on games that it was not trained on."""

    players: int
    games: int
    decisions: int
    weights: list[int]
    biases: list[int]
    fresh: int
    greedy_agreement: float
    agreement: float
    log_loss: float
    ignorant_loss: float
    """The log-loss of an answer that is the same everywhere."""

    def to_dict(self) -> dict[str, Any]:
        """Return what is written into the file of weights."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "fresh_decisions": self.fresh,
            "greedy_agreement": round(self.greedy_agreement, 4),
            "agreement": round(self.agreement, 4),
            "log_loss": round(self.log_loss, 4),
            "ignorant_loss": round(self.ignorant_loss, 4),
            "weights": encoded(self.weights, "h"),
            "biases": encoded(self.biases, "i"),
        }


def train_policy(
    players: int, games: int, seed: int, submit: Submit, ahead: int, progress: Progress | None = None
) -> TrainedPolicy:
    """Train the net for one number of players and score it on the games kept back."""
    from byzanz.training.bid_net_fit import BidNetFit, score_bid_net  # needs numpy

    batches = max(FRESH, round(games / BATCH))
    jobs = ((players, BATCH, seed_of("policy", seed, players, number)) for number in range(batches))
    kept: list[Bids] = []
    learned: list[Bids] = []
    for number, found in enumerate(in_order(submit, ahead, gather_bids, jobs), 1):
        (learned if number % FRESH else kept).append(found)
        if progress is not None:
            progress(number, batches, 0.0)
    fit = BidNetFit(seed_of("policy", seed, players) & 0xFFFFFFFF)
    fit.learn(learned)
    weights, biases = fit.whole_numbers()
    scores = score_bid_net(weights, biases, kept)
    decisions = sum(len(some.bids) for some in learned)
    return TrainedPolicy(players, batches * BATCH, decisions, weights, biases, *scores)
