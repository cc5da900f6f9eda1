from byzanz import Game
from byzanz.arena import play_match
from byzanz.arena.figures.game_summary import summary_of
from byzanz.bots import make
from tests.dealt import deal, finish, play


def test_a_round_by_hand() -> None:
    """A bid of 3 for the lot of 5; nobody bids for that of 4; a bid of 1 for that of 3; that of 2 has no rival."""
    game = deal(
        4,
        hands=["C1 C2 G1 G2", "O1 O2 S1 S2", "V1 V2 W1 W2", "C3 G3 O3 M"],
        lots=["C1 C1 G1 G2 O1", "S1 S1 V1 V1", "W1 W1 W2", "O2 O2"],
    )
    play(game, "0 bid C1 C2", "1 pass", "2 pass", "3 pass", "0 give O1")
    play(game, "1 pass", "2 pass", "3 pass", "1 discard S1")
    play(game, "2 bid W1", "3 pass", "2 give W1", "3 give O2")
    finish(game)
    summary = summary_of(game)
    first = [
        (auction.lot, auction.winner, auction.price, auction.rivals, auction.all_passed)
        for auction in summary.auctions[:4]
    ]
    assert first == [(5, 0, 3, 3, False), (4, 1, 0, 2, True), (3, 2, 1, 1, False), (2, 3, 0, 0, False)]
    # The market holds C1 C2 O1 W1 W1 O2; the finisher takes the first kind in string order.
    picks = [(pick.position, pick.seat, pick.cards, pick.value) for pick in summary.picks[:4]]
    assert picks == [(1, 3, 2, 3), (2, 2, 2, 3), (3, 1, 2, 2), (4, 0, 0, 0)]


def test_figures_agree_with_the_result() -> None:
    for seed in range(5):
        game = Game(5, seed=seed)
        play_match([make("random", seat) for seat in range(5)], game)
        summary = summary_of(game)
        assert game.result is not None
        assert len(summary.points) == 6
        assert summary.points[-1] == game.result.points
        assert all(
            before <= after for seat in range(5) for before, after in zip(*_pairs(summary.points, seat), strict=True)
        )
        assert len(summary.auctions) == len(summary.picks) == 30
        gained = [0] * 5
        for pick in summary.picks:
            gained[pick.seat] += pick.profit
        sold_before_first_pick = [total - after for total, after in zip(game.result.points, gained, strict=True)]
        assert all(points >= 0 for points in sold_before_first_pick)


def _pairs(points: list[tuple[int, ...]], seat: int) -> tuple[list[int], list[int]]:
    own = [after[seat] for after in points]
    return own[:-1], own[1:]
