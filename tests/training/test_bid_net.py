"""The bid policy: trained on strong games, the same for any number of workers, and scored as the compiled net answers."""

from __future__ import annotations

import json
from array import array
from pathlib import Path

import pytest

from byzanz.bots import make
from byzanz.bots.bid_net.features import Bid, read_bid
from byzanz.bots.bid_net.layout import BIASES, WEIGHTS
from byzanz.bots.bid_net.net import BidNet, bid_logit
from byzanz.bots.greedy.tables import style_tables
from byzanz.bots.greedy.valuing import Scratch
from byzanz.bots.weights import decoded
from byzanz.cli import main
from byzanz.game.game import Game
from byzanz.rules.dealing import deal_unseen
from byzanz.rules.rng import SplitMix64
from byzanz.training.bid_net import Bids, gather_bids
from byzanz.training.bid_net_fit import BidNetFit, logits_of, numbers_of, score_bid_net

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def bids() -> list[Bids]:
    """The decisions of a few strong games."""
    return [gather_bids(3, 2, seed) for seed in range(5)]


def test_the_net_learns_when_strong_bots_bid(bids: list[Bids]) -> None:
    fit = BidNetFit(1)
    fit.learn(bids)
    count, greedy, agreement, loss, ignorant = score_bid_net(*fit.whole_numbers(), bids)
    assert count == sum(len(some.bids) for some in bids)
    assert loss < ignorant  # on the games it has seen
    assert agreement > 0.6
    assert 0 < greedy < 1


def test_the_compiled_net_answers_as_it_was_scored(bids: list[Bids]) -> None:
    fit = BidNetFit(2)
    fit.learn(bids[:1])
    weights, biases = fit.whole_numbers()
    net, out, scratch, tables = BidNet(3, weights, biases), Bid(), Scratch(), style_tables(3)
    answers, told = [], []
    game = Game(3, seed=5)
    bots = [make("greedy", seat) for seat in range(3)]
    while game.phase != "over":
        seat = game.waiting_for[0]
        view = game.view(seat)
        if view.phase == "bid":
            read_bid(out, tables, scratch, view._seen, seat)
            if out.is_open:
                goods, table = (array("h", some).tobytes() for some in (out.read_goods(), out.read_table()))
                told.append(Bids(goods, table, b"", b""))
                answers.append(bid_logit(net, out))
        game.act(seat, bots[seat].decide(view))
    assert len(answers) > 20
    assert answers == logits_of(weights, biases, told).tolist()


def test_a_world_tells_the_net_what_the_view_did() -> None:
    """In the rollouts of a search the hands are open; the policy must not look into them."""
    game = Game(4, seed=6)
    out, scratch, tables = Bid(), Scratch(), style_tables(4)
    bots = [make("greedy", seat) for seat in range(4)]
    found = 0
    while game.phase != "over":
        seat = game.waiting_for[0]
        view = game.view(seat)
        if view.phase == "bid":
            read_bid(out, tables, scratch, view._seen, seat)
            seen = out.read_goods(), out.read_table()
            for chance in range(3):
                read_bid(out, tables, scratch, deal_unseen(view._seen, seat, SplitMix64(chance)), seat)
                assert (out.read_goods(), out.read_table()) == seen
                found += 1
        game.act(seat, bots[seat].decide(view))
    assert found > 60


def test_no_hidden_card_is_in_the_features() -> None:
    """Games that differ in what the bidder can't see have the same features."""
    game = Game(4, seed=5)
    out, scratch = Bid(), Scratch()
    found = set()
    deck = game.deck
    for swapped in (deck, (*deck[:4], *deck[8:12], *deck[4:8], *deck[12:])):
        read_bid(out, style_tables(4), scratch, Game(4, deck=list(swapped)).view(0)._seen, 0)
        found.add((*out.read_goods(), *out.read_table()))
    assert len(found) == 1


@pytest.mark.extra
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
    assert len(decoded(table["weights"], "h")) == WEIGHTS
    assert 0 < table["agreement"] <= 1
    assert "greedy" in capsys.readouterr().out


def test_other_weights_are_refused() -> None:
    with pytest.raises(ValueError, match="not this net"):
        BidNet(4, [0] * 3, [0] * 3)
    with pytest.raises(ValueError, match="overflow"):
        BidNet(4, [32767] * WEIGHTS, [0] * BIASES)
    assert [len(numbers) for numbers in numbers_of([])] == [0, 0]
