"""The bid policy that comes with the game: its file, its moods, and when `search` believes in it."""

from __future__ import annotations

import json
import math
import re
from importlib import resources
from pathlib import Path

import pytest

import byzanz
from byzanz.bots import make
from byzanz.bots.bid_net import layout as bid_layout
from byzanz.bots.bid_net.features import Bid, read_bid
from byzanz.bots.bid_net.net import bid_logit, choose_bid_or_pass
from byzanz.bots.greedy.tables import style_tables
from byzanz.bots.greedy.valuing import Scratch
from byzanz.bots.search.layout import STRONG
from byzanz.bots.search.nodes import Tree
from byzanz.bots.search.styles import STRONG_PRIOR, learned_mixes, prior_mixes
from byzanz.bots.weights import bid_net
from byzanz.game.view import View
from byzanz.rules.material import Verb


def views(spec: str, seed: int) -> list[View]:
    """The first view in each round of a game of four, as the seat in turn has it."""
    game = byzanz.Game(4, seed=seed)
    bots = [make(spec, seat) for seat in range(4)]
    found: dict[int, View] = {}
    while game.phase != "over":
        seat = game.waiting_for[0]
        view = game.view(seat)
        found.setdefault(view.round, view)
        game.act(seat, bots[seat].decide(view))
    return list(found.values())


def belief(spec: str, number: int) -> float:
    """How likely, in the mean, the others are taken to be strong at the start of a round, over three games."""
    shares = []
    for seed in range(3):
        view = views(spec, seed)[number - 1]
        mixes = learned_mixes(view, style_tables(4), Scratch(), bid_net(4))
        shares += [mix.count(STRONG) / len(mix) for seat, mix in enumerate(mixes) if seat != view.seat]
    return sum(shares) / len(shares)


def test_numbers_in_c_are_those_of_the_layout() -> None:
    text = Path(bid_layout.__file__).with_suffix(".pxd").read_text(encoding="utf-8")
    numbers = {name: int(number) for name, number in re.findall(r"^    (\w+) = (-?\d+)$", text, re.MULTILINE)}
    assert numbers == {name: number for name, number in vars(bid_layout).items() if name.isupper()}


def test_the_files_of_weights_are_small_and_say_where_they_come_from() -> None:
    nets = resources.files("byzanz.bots").joinpath("nets")
    texts = [nets.joinpath(f"{name}.json").read_text(encoding="utf-8") for name in ("judge", "policy")]
    assert sum(map(len, texts)) <= 100_000
    made = json.loads(texts[1])
    assert made["command"].startswith("byzanz train policy")
    for players in ("3", "4", "5", "6"):
        scores = made["players"][players]
        assert scores["log_loss"] < scores["ignorant_loss"]
        assert scores["agreement"] > scores["greedy_agreement"]


def test_strong_players_are_told_from_others_by_their_bids() -> None:
    before = prior_mixes(4, bid_net(4))[0].count(STRONG) / 64
    assert before == pytest.approx(STRONG_PRIOR / (64 + STRONG_PRIOR), abs=0.05)
    assert belief("search-v1:16", 5) > before + 0.1
    assert belief("greedy", 5) < before - 0.2
    assert belief("gentle", 5) < 0.1


def test_moods_bid_as_often_as_the_odds_say() -> None:
    out, scratch, tables, net = Bid(), Scratch(), style_tables(4), bid_net(4)
    checked = 0
    for view in views("greedy", 1):
        if view.phase != "bid":
            continue
        assert view.seat is not None
        read_bid(out, tables, scratch, view.seen_state, view.seat)
        share = 1 / (1 + math.exp(-bid_logit(net, out) / 256))
        bids = 0
        for mood in range(64):
            choose_bid_or_pass(net, out, tables, scratch, view.seen_state, view.seat, mood)
            bids += scratch.verb == Verb.BID
        assert bids / 64 == pytest.approx(share, abs=1 / 64)
        checked += 1
    assert checked >= 5


def test_a_tree_without_the_bid_net_refuses_strong_players() -> None:
    with pytest.raises(ValueError, match="bid net"):
        Tree().set_mix(0, [STRONG] * 64)


def test_a_broken_policy_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "policy.json"
    file.write_text(json.dumps({"players": {"4": {"weights": "AAA", "biases": ""}}}), encoding="utf-8")
    with pytest.raises(byzanz.Refused, match="net_broken"):
        bid_net(4, str(file))
    with pytest.raises(byzanz.Refused, match="net_missing"):
        bid_net(4, str(tmp_path / "none.json"))
