"""A finished game to step through: what each seat saw, and what it could do where it acted."""

from byzanz import Game, bots
from byzanz.table.play.legal import legal_summary
from byzanz.table.play.replays import replay_of


def finished() -> Game:
    game = Game(3, seed=4)
    playing = [bots.make("greedy", seat) for seat in range(3)]
    while game.result is None:
        seat = game.waiting_for[0]
        game.act(seat, playing[seat].decide(game.view(seat)))
    return game


def test_a_seats_replay_has_what_it_could_do_wherever_it_acted_and_nowhere_else() -> None:
    game = finished()
    record = game.record()
    for seat in range(3):
        steps = replay_of(record, seat)["steps"]
        before = Game(3, deck=game.deck, first=game.first, rules=game.rules)
        for step, text in zip(steps, [*record.actions, None], strict=True):
            acts = text is not None and text.startswith(f"{seat} ")
            assert ("legal" in step) == acts
            if acts:
                assert step["legal"] == legal_summary(before.view(seat))
            if text is not None:
                number, _, action = text.partition(" ")
                before.act(int(number), action)


def test_with_all_hands_open_nobody_acts() -> None:
    record = finished().record()
    assert not any("legal" in step for step in replay_of(record, None)["steps"])
