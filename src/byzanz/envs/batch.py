"""Many games at once: `BatchEnv` steps thousands of them in compiled code, straight into the caller's numpy arrays."""

from collections.abc import Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from threading import Lock
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from byzanz._pure import compiled
from byzanz.envs.actions import name_of
from byzanz.envs.checks import at_least_one, check_players, check_reward, checked_word, refuse, whole_number
from byzanz.envs.encoding.games import Games, Worker
from byzanz.envs.layout import ACTIONS, GREEDY, NO_BOTS, RANDOM, size
from byzanz.game.card_names import CARDS

INTERPRETED: Final = not compiled("byzanz.envs.encoding.games")
BOTS: Final = {None: NO_BOTS, "random": RANDOM, "greedy": GREEDY, "shrewd": GREEDY}
"""Who can play the other seats inside the compiled code; None: every seat's decisions come to the caller."""


class BatchEnv:
    """Many games of Byzanz in the way `cards`, stepped together.

    After `reset` and each `step` the arrays hold, for every game, the next decision: `turns[i]` is the seat to act,
    `observations[i]` what that seat may know, `masks[i]` what it may choose. A game that ends in a step is dealt again
    at once: then `dones[i]` is 1 and `rewards[i]` the finished game's reward of every seat, while the other arrays
    already show the first decision of the new game. In all other steps `rewards[i]` is 0.

    A step allocates no arrays. The arrays are written in place: copy what must outlive the next step. With `threads`
    above 1 ranges of games are stepped by threads without the interpreter's lock; the games are the same for any number.
    """

    def __init__(
        self,
        games: int = 1024,
        players: int = 4,
        seed: int = 0,
        *,
        reward: str = "win",
        opponents: str | None = None,
        threads: int = 1,
        buffers: Mapping[str, npt.NDArray[Any]] | None = None,
    ) -> None:
        """Prepare the games; call `reset` to deal them.

        With `opponents` a bot plays all seats but one, the seat `i % players` of game `i`, and only that seat's decisions
        come to the caller. `buffers` are the caller's own arrays, by the names and shapes of `shapes(games, players)`.
        """
        players = check_players(players)
        games = at_least_one("games", games)
        threads = at_least_one("threads", threads)
        if (number := checked_word(seed)) is None:
            refuse(f"seed must be a whole number of at least 0, not {seed!r}")
        if opponents is not None and (not isinstance(opponents, str) or opponents not in BOTS):
            known = ", ".join(repr(name) for name in BOTS)
            refuse(
                f"a batch has no opponent {opponents!r}; it has {known}. Byzanz-v0 of Gymnasium plays against any bot"
            )
        self.games, self.players, self.reward, self.opponents = games, players, reward, opponents
        self._seed = number
        self._reward = check_reward(reward)
        arrays = _buffers(shapes(games, players), {} if buffers is None else buffers)
        self.observations: npt.NDArray[np.int8] = arrays["observations"]
        self.masks: npt.NDArray[np.int8] = arrays["masks"]
        self.rewards: npt.NDArray[np.float32] = arrays["rewards"]
        self.turns: npt.NDArray[np.int32] = arrays["turns"]
        self.dones: npt.NDArray[np.int8] = arrays["dones"]
        self._workers = [Worker(players) for _ in range(min(threads, games))]
        cuts = [games * number // len(self._workers) for number in range(len(self._workers) + 1)]
        self._ranges = list(zip(cuts, cuts[1:], self._workers, strict=False))
        self._pool = ThreadPoolExecutor(len(self._workers) - 1) if len(self._workers) > 1 else None
        self._games: Games | None = None
        self._is_closed = False
        self._busy = Lock()
        # Actions are copied before they are checked: what was checked can't change while it is done.
        self._chosen = np.empty(games, np.int32)

    def reset(self, seed: int | None = None) -> None:
        """Deal all games from a seed, that of the batch unless another is given, and write their first decisions."""
        self._check_open()
        number = checked_word(seed)
        with self._alone():
            self._deal(self._seed if number is None else number)

    def _deal(self, seed: int) -> None:
        self._seed = seed
        self._games = Games(self.games, self.players, self._seed, self._reward, BOTS[self.opponents])
        self._games.attach(
            self.observations.reshape(-1), self.masks.reshape(-1), self.rewards.reshape(-1), self.turns, self.dones
        )
        self._each(lambda start, end, worker: self._dealt().reset(start, end, worker))

    def step(self, actions: npt.NDArray[np.int32]) -> None:
        """Do one action per game, int32; if any is not allowed, raise ValueError and change nothing."""
        self._dealt()
        if not isinstance(actions, np.ndarray) or actions.dtype != np.int32 or actions.shape != (self.games,):
            got = f"{actions.dtype} {actions.shape}" if isinstance(actions, np.ndarray) else type(actions).__name__
            refuse(f"actions must be an int32 array of shape ({self.games},), not {got}")
        with self._alone():
            np.copyto(self._chosen, actions)
            self._step(self._dealt(), self._chosen)

    def _step(self, games: Games, actions: npt.NDArray[np.int32]) -> None:
        wrong = games.first_illegal(actions)
        if wrong >= 0:
            number = int(actions[wrong])
            offered = ", ".join(f"{action} ({name_of(action)})" for action in games.legal(wrong))
            refuse(
                f"game {wrong}: action {number} ({name_of(number)}) is not legal for seat {games.seat(wrong)} now;"
                f" legal are {offered}"
            )
        # Numbers of numpy overflow where the rules pack cards into 64 bits.
        numbers: Any = actions.tolist() if INTERPRETED else actions
        self._each(lambda start, end, worker: games.step(start, end, numbers, worker))

    def deck(self, game: int) -> tuple[str, ...]:
        """Return the deck of a game by names: for whoever runs the games, never for a player."""
        games = self._dealt()
        number = whole_number(game)
        if number is None or not 0 <= number < self.games:
            raise IndexError(f"there is no game {game!r}; there are 0 to {self.games - 1}")
        return tuple(CARDS[face] for face in games.deck(number))

    def __reduce__(self) -> Any:
        """Refuse copies and pickles: the games are in compiled memory, and the arrays may be the caller's."""
        raise TypeError(
            "a BatchEnv can't be copied or pickled; make another one with the same seed and repeat the actions"
        )

    def close(self) -> None:
        """End the threads; there are no more steps after it."""
        self._is_closed = True
        if self._pool is not None:
            self._pool.shutdown()

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Refuse a second thread of the caller's: the compiled code would do both at once, in the same memory."""
        if not self._busy.acquire(blocking=False):
            refuse("this batch is being stepped by another thread; give each thread a batch of its own")
        try:
            yield
        finally:
            self._busy.release()

    def _check_open(self) -> None:
        if self._is_closed:
            refuse("this batch is closed: make another one")

    def _dealt(self) -> Games:
        self._check_open()
        if self._games is None:
            refuse("call reset() before the first step()")
        assert self._games is not None
        return self._games

    def _each(self, work: Any) -> None:
        """Run work over all ranges of games, one of them in this thread."""
        waiting: list[Future[None]] = []
        if self._pool is not None:
            waiting = [self._pool.submit(work, start, end, worker) for start, end, worker in self._ranges[1:]]
        work(*self._ranges[0])
        for future in waiting:
            future.result()


def shapes(games: int, players: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    """Return shape and type of each array of a batch."""
    return {
        "observations": ((games, size(players)), np.int8),
        "masks": ((games, ACTIONS), np.int8),
        "rewards": ((games, players), np.float32),
        "turns": ((games,), np.int32),
        "dones": ((games,), np.int8),
    }


def _buffers(
    wanted: dict[str, tuple[tuple[int, ...], Any]], given: Mapping[str, npt.NDArray[Any]]
) -> dict[str, npt.NDArray[Any]]:
    """Take the caller's arrays, which must fit exactly and lie apart from each other, and make the others."""
    if not isinstance(given, Mapping):
        refuse(f"buffers must be a dictionary of arrays by name ({', '.join(wanted)}), not {given!r}")
    for name in given:
        if name not in wanted:
            refuse(f"there is no buffer {name!r}; there are {', '.join(wanted)}")
    arrays: dict[str, npt.NDArray[Any]] = {}
    for name, (shape, kind) in wanted.items():
        array = given[name] if name in given else np.zeros(shape, kind)
        if not _fits(array, shape, kind):
            got = f"{array.dtype} {array.shape}" if isinstance(array, np.ndarray) else repr(array)
            refuse(
                f"buffer {name!r} must be a writable, C-contiguous {np.dtype(kind)} array of shape {shape}, not {got}"
            )
        for other, taken in arrays.items():
            if np.may_share_memory(array, taken):
                refuse(f"buffers {other!r} and {name!r} lie in the same memory")
        arrays[name] = array
    return arrays


def _fits(array: object, shape: tuple[int, ...], kind: Any) -> bool:
    return (
        isinstance(array, np.ndarray)
        and array.shape == shape
        and array.dtype == kind
        and array.flags.c_contiguous
        and array.flags.writeable
    )
