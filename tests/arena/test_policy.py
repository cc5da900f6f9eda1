"""The bid policy: trained on strong games, the same for any number of workers, and scored as the compiled net answers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from byzanz.arena.policy_fit import PolicyFit, score_policy
from byzanz.arena.policy_training import Bids, gather_bids, numbers_of
from byzanz.bots.bid_layout import BID_BIASES, BID_FEATURES, BID_WEIGHTS
from byzanz.bots.bid_policy import Bid, BidNet, bid_logit, read_bid
from byzanz.bots.parameter_tables import style_tables
from byzanz.bots.valuing import Scratch
from byzanz.bots.weights import decoded
from byzanz.cli import main
from byzanz.game.game import Game


@pytest.fixture(scope="module")
def bids() -> list[Bids]:
    """The decisions of a few strong games."""
    return [gather_bids(3, 2, seed) for seed in range(5)]


def test_the_net_learns_when_strong_bots_bid(bids: list[Bids]) -> None:
    fit = PolicyFit(1)
    fit.learn(bids)
    count, greedy, agreement, loss, ignorant = score_policy(3, *fit.whole_numbers(), bids)
    assert count == sum(len(some.bids) for some in bids)
    assert loss < ignorant  # on the games it has seen
    assert agreement > 0.6
    assert 0 < greedy < 1


def test_the_compiled_net_answers_as_it_was_scored(bids: list[Bids]) -> None:
    fit = PolicyFit(2)
    fit.learn(bids[:1])
    weights, biases = fit.whole_numbers()
    net, out, scratch = BidNet(3, weights, biases), Bid(), Scratch()
    read_bid(out, style_tables(3), scratch, Game(3, seed=5).view(0)._seen, 0)
    features = out.read_features()
    assert out.is_open
    assert len(features) == BID_FEATURES
    total = biases[-1]
    for row in range(BID_BIASES - 1):
        rows = weights[row * BID_FEATURES : (row + 1) * BID_FEATURES]
        inner = biases[row] + sum(one * weight for one, weight in zip(features, rows, strict=True))
        total += min(max(inner, 0) >> 11, 8191) * weights[BID_FEATURES * (BID_BIASES - 1) + row]
    assert bid_logit(net, out) == total >> 11


def test_no_hidden_card_is_in_the_features() -> None:
    """Games that differ in what the bidder can't see have the same features."""
    game = Game(4, seed=5)
    out, scratch = Bid(), Scratch()
    found = set()
    deck = game.deck
    for swapped in (deck, (*deck[:4], *deck[8:12], *deck[4:8], *deck[12:])):
        read_bid(out, style_tables(4), scratch, Game(4, deck=list(swapped)).view(0)._seen, 0)
        found.add(tuple(out.read_features()))
    assert len(found) == 1


def test_the_number_of_workers_changes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written = []
    for workers in ("1", "2"):
        file = tmp_path / f"{workers}.json"
        options = ["--games", "10", "--seed", "4", "--players", "3", "--workers", workers, "--output", str(file)]
        assert main(["train", "policy", *options]) == 0
        written.append(json.loads(file.read_text(encoding="utf-8")))
    assert written[0]["players"] == written[1]["players"]
    assert written[0]["command"] == "byzanz train policy --players 3 --games 10 --seed 4"
    table = written[0]["players"]["3"]
    assert len(decoded(table["weights"], "h")) == BID_WEIGHTS
    assert 0 < table["agreement"] <= 1
    assert "greedy" in capsys.readouterr().out


def test_other_weights_are_refused() -> None:
    with pytest.raises(ValueError, match="not this net"):
        BidNet(4, [0] * 3, [0] * 3)
    with pytest.raises(ValueError, match="overflow"):
        BidNet(4, [32767] * BID_WEIGHTS, [0] * BID_BIASES)
    assert numbers_of([]) == []
