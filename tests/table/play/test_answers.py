"""A frame that comes again gets its first answer; what one seat sends pushes out nobody else's."""

from byzanz.table.play.answers import AT_MOST, Answers, answer
from tests.table.tables import Desk, dealt_room


def test_l10_each_seat_has_its_own_answers() -> None:
    answers = Answers()
    answers.remember(0, "mine", answer("mine", 3))
    for number in range(500):
        answers.remember(1, f"frame {number}", answer(f"frame {number}", 4))
    assert answers.find(0, "mine") == answer("mine", 3)
    assert answers.find(1, "mine") is None
    assert [answers.find(1, f"frame {number}") is not None for number in (499 - AT_MOST, 500 - AT_MOST)] == [
        False,
        True,
    ]


def test_an_accepted_action_is_known_for_good_and_after_a_restart() -> None:
    desk = Desk(dealt_room(persons=3))
    seat = desk.table.waiting_for()[0]
    viewer = desk.connect(seat + 1)
    first = desk.send(viewer, "act", id="the frame", version=0, action="pass")
    for number in range(100):
        desk.send(viewer, "mute", id=f"mute {number}", seat=0, on=bool(number % 2))
    assert desk.send(viewer, "act", id="the frame", version=0, action="pass") == first
    desk.restart()
    assert desk.send(desk.connect(seat + 1), "act", id="the frame", version=0, action="pass") == first
    assert len(desk.rows) == 1


def test_a_refusal_is_repeated_though_it_would_be_possible_now() -> None:
    desk = Desk(dealt_room(persons=3))
    seat = desk.table.waiting_for()[0]
    other = desk.connect((seat + 1) % 3 + 1)
    early = desk.send(other, "act", id="early", version=0, action="pass")
    assert early["error"]["code"] == "not_your_turn"
    desk.send(desk.connect(seat + 1), "act", version=0, action="pass")
    assert desk.send(other, "act", id="early", version=1, action="pass") == early
