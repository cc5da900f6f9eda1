"""Many games stepped together: the compiled part of `byzanz.envs.batch`.

Each game is a row of bytes and has a stream of random numbers of its own, so what happens in it depends neither on the
other games nor on the number of threads. A worker holds what one thread needs to step a range of games.
"""

try:
    import cython
except ImportError:  # interpreted on a machine without Cython: there is no lock to release
    from byzanz.envs.encoding.uncompiled import cython

from array import array
from typing import Any

from byzanz.bots.greedy.choices import choose
from byzanz.bots.greedy.tables import value_tables
from byzanz.bots.greedy.valuing import Scratch
from byzanz.envs import layout
from byzanz.envs.encoding.dealing import blank_hands, shuffle_and_deal, undealt
from byzanz.envs.encoding.position import reward_of, step, write_mask, write_observation
from byzanz.rules.action_list import ActionList
from byzanz.rules.codec import load, row_size, save
from byzanz.rules.flow import apply, begin
from byzanz.rules.material import Phase
from byzanz.rules.random_play import choose_randomly, next_to_act
from byzanz.rules.rng import SplitMix64
from byzanz.rules.state import State


class Worker:
    """What one thread needs to step games."""

    def __init__(self, players: int) -> None:
        self.state = State()
        self.seen = State()
        self.rng = SplitMix64(0)
        self.actions = ActionList()
        self.scratch = Scratch()
        self.tables = value_tables(players)


class Games:
    """The rows of all games, and the caller's buffers that a step writes into."""

    def __init__(self, games: int, players: int, seed: int, reward: int, bots: int) -> None:
        self.games = games
        self.players = players
        self.size = layout.size(players)
        self.reward = reward
        self.bots = bots
        # The last row is a game before the deal: everything in place but the cards.
        self.row = row_size(State())
        self.block = bytearray((games + 1) * self.row)
        self.rows = self.block  # compiled, where its bytes are
        save(undealt(players), self.rows, games * self.row)
        rng = SplitMix64(seed)
        self.words = array("Q", [rng.bits() for _ in range(games)])
        self.drafts = array("Q", bytes(8 * games))
        self.learners = array("b", [-1 if bots == layout.NO_BOTS else game % players for game in range(games)])
        # The masks that count are not in the caller's hands: an action is checked against these.
        self.allowed = array("b", bytes(layout.ACTIONS * games))

    def attach(self, observations: Any, masks: Any, rewards: Any, turns: Any, dones: Any) -> None:
        """Write into these buffers from now on."""
        self.observations = observations
        self.masks = masks
        self.rewards = rewards
        self.turns = turns
        self.dones = dones

    def first_illegal(self, actions: Any) -> int:
        """Return the first game whose action its mask does not allow, or -1."""
        for i in range(self.games):
            if actions[i] < 0 or actions[i] >= layout.ACTIONS or not self.allowed[layout.ACTIONS * i + actions[i]]:
                return i
        return -1

    def reset(self, start: int, end: int, worker: Worker) -> None:
        """Deal new games and write the buffers of the first decisions."""
        with cython.nogil:
            for i in range(start, end):
                worker.rng.word = self.words[i]
                for seat in range(self.players):
                    self.rewards[i * self.players + seat] = 0.0
                self.dones[i] = 0
                self.deal_again(i, worker.state, worker.rng)
                self.bots_play(i, worker, worker.state)
                self.finish(i, worker.state, worker.rng)

    def step(self, start: int, end: int, actions: Any, worker: Worker) -> None:
        """Step games by legal actions; a game that ends is dealt again at once, and the buffers show its first decision."""
        with cython.nogil:
            for i in range(start, end):
                worker.rng.word = self.words[i]
                load(worker.state, self.rows, i * self.row)
                self.step_one(i, actions[i], worker, worker.state)
                self.finish(i, worker.state, worker.rng)

    def step_one(self, i: int, action: int, worker: Worker, state: State) -> None:
        """Step one game, let bots play on until the learner is to act, and deal again when the game is over."""
        self.drafts[i] = step(state, self.drafts[i], action)
        if self.drafts[i] == 0 and self.bots != layout.NO_BOTS and state.phase != Phase.OVER:
            self.bots_play(i, worker, state)
        first = i * self.players
        self.dones[i] = state.phase == Phase.OVER
        for seat in range(self.players):
            self.rewards[first + seat] = 0.0
        if state.phase == Phase.OVER:
            for seat in range(self.players):
                self.rewards[first + seat] = reward_of(state, seat, self.reward)
            self.deal_again(i, state, worker.rng)
            self.bots_play(i, worker, state)

    def finish(self, i: int, state: State, rng: SplitMix64) -> None:
        """Write a game's row and its buffers."""
        seat = next_to_act(state)
        self.words[i] = rng.word
        self.turns[i] = seat
        save(state, self.rows, i * self.row)
        write_observation(state, self.drafts[i], seat, self.observations, i * self.size)
        write_mask(state, self.drafts[i], seat, self.allowed, i * layout.ACTIONS)
        copy_mask(self.allowed, self.masks, i * layout.ACTIONS)

    def deal_again(self, i: int, state: State, rng: SplitMix64) -> None:
        """Shuffle, deal and begin a game."""
        load(state, self.rows, self.games * self.row)
        shuffle_and_deal(state, rng)
        self.drafts[i] = 0
        begin(state)

    def bots_play(self, i: int, worker: Worker, state: State) -> None:
        """Let the bots decide until the learner is to act or the game is over."""
        if self.bots == layout.NO_BOTS:
            return
        while state.phase != Phase.OVER and next_to_act(state) != self.learners[i]:
            if self.bots == layout.RANDOM:
                random_move(state, worker.rng, worker.actions)
            else:
                save(state, self.rows, i * self.row)
                load(worker.seen, self.rows, i * self.row)
                self.greedy_move(worker, worker.seen, worker.scratch)
                apply(state, next_to_act(state), worker.scratch.verb, worker.scratch.cards)

    def greedy_move(self, worker: Worker, seen: State, scratch: Scratch) -> None:
        """Decide as `greedy` does, from what the seat to act may know."""
        seat = next_to_act(seen)
        blank_hands(seen, seat)
        choose(worker.tables, scratch, seen, seat)

    def legal(self, i: int) -> list[int]:
        """Return the numbers of the actions that are allowed in a game now."""
        first = layout.ACTIONS * i
        return [action for action in range(layout.ACTIONS) if self.allowed[first + action]]

    def seat(self, i: int) -> int:
        """Return the seat that is to act in a game."""
        state = State()
        load(state, self.rows, i * self.row)
        return next_to_act(state)

    def deck(self, i: int) -> list[int]:
        """Return the order of a game's deck, face by face: for whoever runs the games, never for a seat."""
        state = State()
        load(state, self.rows, i * self.row)
        return state.deck_faces()


def random_move(state: State, rng: SplitMix64, actions: ActionList) -> None:
    """Do one of the legal actions of the seat to act, each equally likely."""
    seat = next_to_act(state)
    place = choose_randomly(state, seat, rng, actions)
    apply(state, seat, actions.verbs[place], actions.cards[place])


def copy_mask(source: Any, target: Any, at: int) -> None:
    """Copy a game's mask; arguments, unlike attributes, let the compiler copy many bytes at once."""
    for action in range(layout.ACTIONS):
        target[at + action] = source[at + action]
