"""A state as a row of bytes."""

from hashlib import sha256

import pytest

from byzanz.rules.action_list import ActionList
from byzanz.rules.dealing import deal, shuffled
from byzanz.rules.flow import begin
from byzanz.rules.random_play import play_randomly
from byzanz.rules.rng import SplitMix64
from byzanz.rules.state import State, state_of

PINNED = {
    "begun": "6e658deace8fb4e2",
    "over": "043e177370618349",
}


def position(name: str) -> State:
    """Return a state of a known game."""
    rng = SplitMix64(7)
    state = deal(shuffled(rng), 5, 2, True)
    begin(state)
    if name == "over":
        play_randomly(state, rng, ActionList())
    return state


@pytest.mark.parametrize("name", PINNED)
def test_a_row_has_the_same_bytes_compiled_and_interpreted(name: str) -> None:
    assert sha256(position(name).row()).hexdigest()[:16] == PINNED[name]


@pytest.mark.parametrize("name", PINNED)
def test_a_row_is_read_as_the_state_that_was_written(name: str) -> None:
    state = position(name)
    again = state_of(state.row())
    assert again.row() == state.row() == state.copy().row()
    assert again.events() == []
    assert [again.hand_of(seat) for seat in range(5)] == [state.hand_of(seat) for seat in range(5)]
    assert [again.profit_of(seat) for seat in range(5)] == [state.profit_of(seat) for seat in range(5)]
    assert (again.turn, again.phase, again.version) == (state.turn, state.phase, state.version)


def test_bytes_of_another_size_are_no_state() -> None:
    with pytest.raises(ValueError, match="bytes are no state"):
        state_of(position("begun").row()[1:])
