"""The encoding says what the view says, and its actions are the legal actions, each in exactly one way."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed: `make setup` installs it")

import byzanz
from byzanz.envs import actions, encoding, layout, views
from byzanz.envs.checks import EnvError
from byzanz.envs.encoding import Position, reward_of
from tests.envs.playing import PLAYERS, amount, expected_mask, expected_observation, expected_rewards, positions, to_act
from tests.size import extra_unless

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("players", PLAYERS)
def test_fields_follow_each_other_without_a_gap(players: int) -> None:
    parts = list(encoding.fields(players).values())
    assert parts[0].start == 0
    assert all(before.stop == after.start for before, after in pairwise(parts))
    assert parts[-1].stop == encoding.size(players) == layout.size(players)


def test_there_are_282_actions_each_with_its_meaning() -> None:
    names = [actions.name_of(number) for number in range(layout.ACTIONS)]
    assert layout.ACTIONS == len(set(names)) == 282
    groups = {word: sum(name.split()[0] == word for name in names) for word in ("pass", "add", "commit", "give")}
    groups |= {word: sum(name.split()[0] == word for name in names) for word in ("take", "discard", "sell")}
    assert groups == {"pass": 1, "add": 24, "commit": 1, "give": 25, "take": 7, "discard": 25, "sell": 199}
    for number in range(layout.ACTIONS):
        if not layout.ADD <= number <= layout.COMMIT:
            assert actions.encode(actions.decode([number])) == [number]


@pytest.mark.parametrize("players", extra_unless(lambda players: players == 3, PLAYERS))
def test_an_observation_says_what_the_view_says(players: int) -> None:
    for seed in range(amount(200, 8)):
        for game, to_play in positions(players, seed, seed % players):
            seat = (to_play + game.version) % players
            seen = views.observation(game.view(seat))
            expected = expected_observation(game, seat, ())
            assert {name: seen[part].tolist() for name, part in encoding.fields(players).items()} == expected


@pytest.mark.parametrize("players", PLAYERS)
def test_masks_lead_to_the_legal_actions_and_to_nothing_else(players: int) -> None:
    for seed in range(amount(100, 6)):
        rng = random.Random(seed)
        for game, seat in positions(players, seed):
            view = game.view(seat)
            legal = view.legal_actions()
            laid: list[int] = []
            while True:
                mask = views.action_mask(view, laid).tolist()
                assert mask == expected_mask(legal, laid)
                number = rng.choice([number for number, allowed in enumerate(mask) if allowed])
                laid.append(number)
                if not layout.ADD <= number < layout.COMMIT:
                    break
                if game.version % 5 == 0:
                    cards = [actions.name_of(number).split()[1] for number in laid]
                    parts = encoding.fields(players)
                    seen = views.observation(view, laid)
                    assert seen[parts["laying"]].sum() == len(cards)
                    assert seen[parts["laying_total"]].tolist() == [byzanz.total_of(cards)]
            assert actions.decode(laid) in legal
            other = (seat + 1) % players
            assert not views.action_mask(game.view(other)).any()


@pytest.mark.parametrize("players", PLAYERS)
def test_every_legal_action_is_reached_in_exactly_one_way(players: int) -> None:
    for seed in range(amount(20, 2)):
        for number, (game, seat) in enumerate(positions(players, seed)):
            if number % 7:
                continue
            view = game.view(seat)
            ways: list[byzanz.Action] = []
            waiting: list[list[int]] = [[]]
            while waiting:
                laid = waiting.pop()
                for action in np.flatnonzero(views.action_mask(view, laid)).tolist():
                    if layout.ADD <= action < layout.COMMIT:
                        waiting.append([*laid, action])
                    else:
                        ways.append(actions.decode([*laid, action]))
            assert sorted(map(str, ways)) == sorted(map(str, view.legal_actions()))


@pytest.mark.parametrize("players", PLAYERS)
def test_features_describe_the_legal_actions(players: int) -> None:
    for seed in range(amount(100, 5)):
        for game, seat in positions(players, seed):
            legal, rows = views.legal_features(game.view(seat))
            assert legal == game.legal_actions(seat)
            assert [actions.decode_features(row) for row in rows] == legal
            for action, row in zip(legal, rows, strict=True):
                if action.verb == "take":
                    cards = [card for card in game.view(seat).market if card[0] == action.cards[0]]
                else:
                    cards = list(action.cards)
                assert row[: layout.VERB_FEATURE].sum() == len(cards)
                assert row[layout.TOTAL_FEATURE] == byzanz.total_of(cards)


@pytest.mark.parametrize("reward", layout.REWARDS)
def test_rewards_follow_the_result(reward: str) -> None:
    shared = 0
    for seed in range(amount(2000, 150)):
        game = byzanz.Game(3, seed=seed)
        rng = random.Random(seed)
        while game.phase != "over":
            seat = to_act(game)
            game.act(seat, rng.choice(game.legal_actions(seat)))
        assert game.result is not None
        number = layout.REWARDS.index(reward)
        got = [reward_of(game.state, seat, number) for seat in range(3)]
        assert got == pytest.approx(expected_rewards(game.result, reward))
        shared += len(game.result.winners) > 1
    assert shared, "no tie came up, so sharing was not tested"


def test_a_position_is_copied_with_the_bid_being_laid() -> None:
    position = Position(byzanz.Game(4, seed=1)._state)
    mask = np.empty(layout.ACTIONS, np.int8)
    position.mask(0, mask)
    position.step(int(np.flatnonzero(mask)[1]))
    copy = position.copy()
    assert copy.draft == position.draft != 0
    copy.mask(0, mask)
    copy.step(layout.COMMIT if mask[layout.COMMIT] else int(np.flatnonzero(mask)[0]))
    assert position.draft != copy.draft


def test_the_table_of_sales_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Making it takes longer than a whole decision."""
    sold = actions.decode([layout.THREE_MERCHANTS])
    monkeypatch.setattr(actions, "sale_cards", lambda: pytest.fail("the table was made again"))
    assert actions.decode([layout.THREE_MERCHANTS]) == sold == byzanz.Action("sell", ["M", "M", "M"])


@pytest.mark.parametrize("numbers", [[], [282], [-1], [25], [1], [2, 1, 25], [0, 25], [26, 27], [1, 0]])
def test_numbers_that_mean_no_action_are_refused(numbers: list[int]) -> None:
    with pytest.raises(EnvError, match=r"\["):
        actions.decode(numbers)


def test_rows_that_describe_no_action_are_refused() -> None:
    with pytest.raises(EnvError, match="32 numbers"):
        actions.decode_features([0])
    with pytest.raises(EnvError, match="one verb"):
        actions.decode_features([0] * 32)


def test_a_card_that_is_not_in_the_hand_cannot_be_laid() -> None:
    view = byzanz.Game(4, seed=1).view(0)
    missing = next(n for n in range(1, 25) if actions.name_of(n).split()[1] not in (view.hand or ()))
    with pytest.raises(EnvError, match="no card of the hand"):
        views.observation(view, [missing])
    with pytest.raises(EnvError, match="spectator"):
        views.observation(byzanz.Game(4, seed=1).view(None))


def test_an_observation_written_out_by_hand() -> None:
    """Three players, seat 0 has bid G1, seat 1 looks and has laid C1: every number is written down, none computed."""
    hands = ["G1", "G2", "C4", "M", "C1", "C1", "S3", "M", "V1", "V2", "V3", "W4"]
    lot = ["O1", "O1", "O2", "W1", "M", "M"]
    box = ["C1"] * 6 + ["C2"] * 5 + ["C3"] * 3 + ["C4"] * 2
    box = [letter + card[1] for letter in "CGOSVW" for card in box] + ["M"] * 16
    for card in hands + lot:
        box.remove(card)
    game = byzanz.Game(3, deck=hands + box[:4] + lot + box[4:])
    game.act(0, "bid G1")
    faces = [0] * 25
    expected = {
        "hand": [2, *[0] * 13, 1, *[0] * 9, 1],
        "lot": [*[0] * 8, 2, 1, *[0] * 10, 1, 0, 0, 0, 2],
        "market": faces,
        "gone": faces,
        "unseen": [4, 5, 3, 2, 5, 5, 3, 2, 4, 4, 3, 2, 6, 5, 2, 2, 6, 5, 3, 2, 5, 5, 3, 2, 13],
        "laying": [1, *[0] * 23],
        "phase": [1, 0, 0, 0, 0, 0],
        "round": [1],
        "rounds": [8],
        "offer": [6],
        "need": [2],
        "laying_total": [1],
        "excess": [0],
        "pile": [90],
    }
    names = ["hand_size", "unknown", "offer_card", "bid_total", "points", "profit_count"]
    names += ["passed", "done", "waiting", "leads", "started"]
    for seat, numbers in enumerate(
        ([4, 4, 0, 0, 0, 0, 0, 0, 1, 0, 0], [4, 4, *[0] * 9], [3, 3, 0, 1, 0, 0, 0, 0, 0, 1, 1])
    ):
        expected |= {
            f"seat{seat}.bid": [int(seat == 2 and face == 4) for face in range(24)],
            f"seat{seat}.known": faces,
        }
        expected |= {f"seat{seat}.{name}": [number] for name, number in zip(names, numbers, strict=True)}
    seen = views.observation(game.view(1), [1])
    assert {name: seen[part].tolist() for name, part in encoding.fields(3).items()} == expected
