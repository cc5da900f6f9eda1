import random
from pathlib import Path

import pytest

import byzanz
from byzanz.arena import play_match
from byzanz.bots import Bot, make
from tests.arena import odd_bots
from tests.dealt import deal


def seated(*bots: type[Bot]) -> list[Bot]:
    return [bot(random.Random(seat)) for seat, bot in enumerate(bots)]


def careful(players: int) -> list[Bot]:
    return seated(*[odd_bots.Careful] * players)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_match_is_played_to_its_end(players: int) -> None:
    match = play_match([make("random", seat) for seat in range(players)], byzanz.Game(players, seed=1))
    assert match.fault is None
    assert match.game.result is not None
    assert sum(map(len, match.times)) == match.game.version
    assert all(time > 0 for times in match.times for time in times)


def test_a_seat_that_holds_a_set_is_asked_out_of_turn() -> None:
    bots = seated(odd_bots.Careful, odd_bots.Seller, odd_bots.Careful)
    game = deal(3, hands=["C1 C2 G1 G2", "W1 W1 W4 C1", "S1 S2 V1 V2"])
    match = play_match(bots, game)
    assert match.fault is None
    first = game.actions[0]
    assert (first[0], str(first[1])) == (1, "sell W1 W1 W4"), "it is seat 0's turn, but seat 1 wants to sell"
    seller = bots[1]
    assert isinstance(seller, odd_bots.Seller)
    assert all(can_sell and turn != 1 for turn, can_sell in seller.asked), (
        "asked only out of turn and with a set in hand"
    )


def test_a_bot_that_does_not_want_to_sell_is_asked_again_after_each_action() -> None:
    bots = seated(odd_bots.Unwilling, odd_bots.Careful, odd_bots.Careful)
    game = deal(3, hands=["W1 W1 W4 C1"], first=1)
    play_match(bots, game)
    assert isinstance(bots[0], odd_bots.Unwilling)
    assert bots[0].asked > 5


@pytest.mark.parametrize(
    ("bot", "kind", "problem"),
    [
        (odd_bots.Crashing, "crash", "ZeroDivisionError: the third is too much"),
        (odd_bots.Quitting, "crash", "SystemExit: 3"),
        (odd_bots.Illegal, "illegal", "merchant_in_bid"),
        (odd_bots.Silent, "illegal", "malformed_action"),
        (odd_bots.WrongSeller, "illegal", "wants_to_sell: pass"),
    ],
)
def test_a_fault_stops_the_match_before_the_action(bot: type[Bot], kind: str, problem: str) -> None:
    hands = ["C1 C2 G1 G2", "W1 W1 W4 C1", "S1 S2 V1 V2"]
    match = play_match(seated(odd_bots.Careful, bot, odd_bots.Careful), deal(3, hands=hands))
    assert match.fault is not None
    assert (match.fault.seat, match.fault.kind) == (1, kind)
    assert problem in match.fault.detail
    assert match.game.result is None
    match.game.record()  # up to the fault the game is in order


def test_a_bot_that_thinks_for_ever_is_interrupted() -> None:
    match = play_match(
        seated(odd_bots.Careful, odd_bots.Endless, odd_bots.Careful), byzanz.Game(3, seed=1), limit_ms=30
    )
    assert match.fault is not None
    assert (match.fault.seat, match.fault.kind) == (1, "timeout")


def test_enough_time_is_no_fault() -> None:
    assert play_match(careful(3), byzanz.Game(3, seed=1), limit_ms=5000).fault is None


def test_bots_get_views_and_never_the_game() -> None:
    seen: list[object] = []

    class Curious(odd_bots.Careful):
        def decide(self, view: byzanz.View) -> byzanz.Action:
            seen.append(view)
            return super().decide(view)

    play_match([Curious(random.Random(0)), *careful(2)], byzanz.Game(3, seed=1))
    assert seen
    assert all(type(view) is byzanz.View and view.seat == 0 for view in seen)


def test_path_of_odd_bots_is_a_spec() -> None:
    spec = f"{Path(odd_bots.__file__)}:Careful"
    assert make(spec, 0).name == "careful"
