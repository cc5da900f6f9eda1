"""The judge: no good and no seat is special to it, and it knows nothing that its viewer can't."""

from __future__ import annotations

import json
import random
import re
from importlib import resources
from itertools import pairwise
from pathlib import Path

import pytest

import byzanz
from byzanz.bots import make
from byzanz.bots.value_net import layout as judge_layout
from byzanz.bots.value_net.judge import judge
from byzanz.bots.value_net.layout import OPEN
from byzanz.bots.value_net.net import Judgement
from byzanz.bots.weights import decoded, encoded, judge_net
from byzanz.game.card_names import CARDS
from byzanz.rules.dealing import deal, shuffled
from byzanz.rules.flow import apply, begin
from byzanz.rules.material import MERCHANT, NOBODY
from byzanz.rules.rng import SplitMix64
from byzanz.rules.state import State
from byzanz.training.positions import SelfPlay, blank_net, gather

Script = list[tuple[int, int, int]]


def a_script(players: int, seed: int, rounds: int) -> tuple[list[int], Script]:
    """A deck, and what greedy bots did with it until so many rounds were over."""
    deck = shuffled(SplitMix64(seed))
    game = byzanz.Game(players, deck=[CARDS[face] for face in deck])
    bots = [make("greedy", seat) for seat in range(players)]
    script: Script = []
    while game.round <= rounds:
        assert game.turn is not None
        action = bots[game.turn].decide(game.view(game.turn))
        script.append((game.turn, action.verb_number, action.packed))
        game.act(game.turn, action)
    return deck, script


def performed(deck: list[int], players: int, first: int, script: Script) -> State:
    state = deal(deck, players, first, False)
    begin(state)
    for seat, verb, cards in script:
        apply(state, seat, verb, cards)
    return state


def shares(state: State, viewer: int) -> list[int]:
    out = Judgement()
    judge(judge_net(state.players), out, state, viewer)
    return out.read_shares()


def relabelled(face: int, order: list[int]) -> int:
    return face if face == MERCHANT else 4 * order[face // 4] + face % 4


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("viewer", [OPEN, NOBODY, 1])
def test_no_good_is_special(players: int, viewer: int) -> None:
    deck, script = a_script(players, players, 2)
    order = [3, 0, 5, 1, 2, 4]

    def moved(cards: int) -> int:
        goods = sum(((cards >> 10 * good) & 1023) << 10 * order[good] for good in range(6))
        return goods + (cards >> 60 << 60)

    before = performed(deck, players, 0, script)
    after = performed(
        [relabelled(face, order) for face in deck],
        players,
        0,
        [(seat, verb, moved(cards)) for seat, verb, cards in script],
    )
    assert before.hand_of(0) != after.hand_of(0)
    assert shares(before, viewer) == shares(after, viewer)
    assert len(set(shares(before, viewer))) > 1


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_no_seat_is_special(players: int) -> None:
    deck, script = a_script(players, players + 10, 2)
    dealt = [deck[4 * seat : 4 * seat + 4] for seat in range(players)]
    turned = [card for seat in range(players) for card in dealt[seat - 1]] + deck[4 * players :]
    before = performed(deck, players, 0, script)
    after = performed(turned, players, 1, [((seat + 1) % players, verb, cards) for seat, verb, cards in script])
    for viewer in (OPEN, NOBODY, 0):
        moved = viewer if viewer < 0 else viewer + 1
        assert shares(after, moved) == [shares(before, viewer)[seat - 1] for seat in range(players)]


def test_hidden_cards_do_not_change_the_answer() -> None:
    game = byzanz.Game(4, seed=4)
    bots = [make("greedy", seat) for seat in range(4)]
    while game.round < 3:
        assert game.turn is not None
        game.act(game.turn, bots[game.turn].decide(game.view(game.turn)))
    rng = random.Random(1)
    view = game.view(2)
    answers = {tuple(shares(byzanz.resample(view, rng)._state, 2)) for _ in range(8)}
    assert answers == {tuple(shares(game.state, 2))}
    assert len({tuple(shares(byzanz.resample(view, rng)._state, OPEN)) for _ in range(8)}) > 1


def test_the_lot_does_not_change_the_answer() -> None:
    deck, script = a_script(4, 21, 1)
    before = performed(deck, 4, 0, script)
    lot = before.pile_at - before.offer
    other = performed(deck[:lot] + deck[lot:][::-1], 4, 0, script)
    assert before.lot_cards() != other.lot_cards()
    assert shares(before, OPEN) == shares(other, OPEN)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_shares_sum_to_one_and_late_leaders_have_more(players: int) -> None:
    play = SelfPlay(players, 5)
    for _ in range(20):
        starts, _, _ = play.play()
        for start in starts:
            assert abs(sum(shares(start, OPEN)) - 65536) < players
        late = starts[-1]
        points = late.points_list()
        if max(points) - sorted(points)[-2] >= 6:
            assert points.index(max(points)) == max(range(players), key=lambda seat: shares(late, OPEN)[seat])


def test_a_net_that_knows_nothing_finds_all_alike() -> None:
    state = SelfPlay(4, 1).play()[0][3]
    out = Judgement()
    judge(blank_net(4), out, state, OPEN)
    assert out.read_shares() == [16384] * 4


def test_the_constants_in_c_are_those_in_python() -> None:
    text = Path(judge_layout.__file__).with_suffix(".pxd").read_text(encoding="utf-8")
    numbers = {name: int(number) for name, number in re.findall(r"^    (\w+) = (-?\d+)$", text, re.MULTILINE)}
    assert numbers == {name: getattr(judge_layout, name) for name in numbers}
    assert len(numbers) > 10


def test_the_file_of_weights_is_small_and_says_where_it_comes_from() -> None:
    file = resources.files("byzanz.bots").joinpath("nets", "judge.json")
    text = file.read_text(encoding="utf-8")
    assert len(text) <= 100_000
    made = json.loads(text)
    assert made["command"].startswith("byzanz train judge")
    assert {"seed", "date"} <= set(made)
    for players in ("3", "4", "5", "6"):
        brier = made["players"][players]["brier"]
        assert all(later < sooner + 0.01 for sooner, later in pairwise(brier))


def test_a_broken_file_of_weights_is_refused(tmp_path: Path) -> None:
    good = json.loads(resources.files("byzanz.bots").joinpath("nets", "judge.json").read_text(encoding="utf-8"))
    for number, change in enumerate(
        ({"weights": "AAA"}, {"weights": ""}, {"biases": None}, {"weights": encoded([32767] * 4408, "h")})
    ):
        file = tmp_path / f"{number}.json"
        file.write_text(json.dumps({"players": {"4": good["players"]["4"] | change}}), encoding="utf-8")
        with pytest.raises(byzanz.Refused, match="net_broken"):
            judge_net(4, str(file))
    with pytest.raises(byzanz.Refused, match="net_missing"):
        judge_net(4, str(tmp_path / "none.json"))


def test_numbers_survive_being_written() -> None:
    assert list(decoded(encoded([-32768, 0, 5, 32767], "h"), "h")) == [-32768, 0, 5, 32767]


def test_the_same_seed_gathers_the_same_positions() -> None:
    one = gather(3, 4, 9)
    assert one == gather(3, 4, 9)
    assert one != gather(3, 4, 10)
    assert len(one.shares) == 4 * 8 * 3
