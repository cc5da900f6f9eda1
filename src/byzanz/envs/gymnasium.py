"""Byzanz for Gymnasium: one learner against named bots, and many such games at once.

Importing this module registers `Byzanz-v0`: `gymnasium.make("byzanz.envs.gymnasium:Byzanz-v0", players=4,
opponents=["shrewd", "greedy", "random"])` imports it by itself. `gymnasium.make_vec` gives the batched environment,
whose opponents play in compiled code.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from byzanz.bots import make
from byzanz.bots.bot import Bot
from byzanz.envs.actions import decode
from byzanz.envs.batch import BOTS, BatchEnv
from byzanz.envs.checks import (
    NOT_DEALT,
    NOT_OVER,
    RENDER_MODES,
    EnvError,
    at_least_one,
    check_options,
    check_players,
    check_render_mode,
    checked_seed,
    checked_word,
    refuse,
    whole_number,
)
from byzanz.envs.layout import ADD, COMMIT
from byzanz.envs.spaces import Info, LegalActions, Numbers, Play, observation_space
from byzanz.envs.views import drawn
from byzanz.game.action import Action, action_of
from byzanz.game.game import Game
from byzanz.game.refused import Refused
from byzanz.rules.material import Verb

DEFAULT_OPPONENT = "shrewd"


class ByzanzEnv(gymnasium.Env[Numbers, Any]):
    """A game of Byzanz in which one seat learns and bots by name hold the others."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        players: int = 4,
        opponents: str | Sequence[str] = DEFAULT_OPPONENT,
        actions: str = "cards",
        reward: str = "win",
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Seat the bots clockwise from the learner's left; the learner's seat is drawn for each game unless it is given."""
        self._play = Play(players, actions, reward)
        self._specs = _specs(players, opponents)
        if seat is not None and whole_number(seat) not in range(self._play.players):
            refuse(f"seat must be a whole number from 0 to {self._play.players - 1} or None, not {seat!r}")
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.observation_space = observation_space(self._play.players)
        self.action_space = LegalActions(self._play.choices, self._legal)
        self._wanted_seat = whole_number(seat)
        self._seat = 0
        self._mask: Numbers = self._play.nothing
        self._game: Game | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Numbers, Info]:
        """Deal a game: from the seed what `byzanz.Game(seed=seed)` deals, or the deck in `options["deck"]`."""
        seed = checked_seed(seed)
        check_options(options)
        deck = (options or {}).get("deck")
        game = None if deck is None else Game(self._play.players, deck=deck)
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**63)) if seed is None else seed
        game = game or Game(self._play.players, seed=deal)
        drawn_seat = int(self.np_random.integers(game.players))
        self._seat = drawn_seat if self._wanted_seat is None else self._wanted_seat
        self._bots = {
            (self._seat + 1 + place) % game.players: make(spec, int(self.np_random.integers(2**63)))
            for place, spec in enumerate(self._specs)
        }
        self._game = game
        self._play.watch(game.state)
        self._let_bots_play(game)
        return self._play.observe(self._seat), self._info()

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, Info]:
        """Do the learner's action, then let the bots play until the learner is to act again or the game is over."""
        game = self._game
        if game is None:
            refuse("call reset() before the first step()")
        assert game is not None
        if game.phase == "over":
            refuse(NOT_OVER)
        number = self._play.checked(action)
        meant = self._meaning(number)
        if meant is None:
            self._play.position.step(number)
        else:
            self._play.position.draft = 0
            game.act(self._seat, meant)
            self._let_bots_play(game)
        is_over = game.phase == "over"
        reward = self._play.rewards()[self._seat] if is_over else 0.0
        return self._play.observe(self._seat), reward, is_over, False, self._info()

    def render(self) -> str | None:
        """Draw the table as text, as the learner may know it: printed, or returned in the mode `ansi`."""
        if self.render_mode is None:
            return None
        if self._game is None:
            refuse(NOT_DEALT)
        text = drawn(self._game.state, self._seat)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return the mask of the next decision in the form that sb3-contrib's MaskablePPO asks for."""
        return self._mask.astype(bool)

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return self._seat

    def __setstate__(self, fields: dict[str, Any]) -> None:
        """Restore a copy or a pickle: what is observed is the copied game."""
        self.__dict__.update(fields)
        if self._game is not None:
            self._play.watch(self._game.state, self._play.position.draft)
            self._play.seat = self._seat

    def _legal(self) -> Numbers:
        return self._mask

    def _info(self) -> Info:
        self._play.seat = self._seat
        if self._game is not None and self._game.phase == "over":
            self._mask = self._play.nothing
            return {"action_mask": self._mask}
        info = self._play.info()
        self._mask = info["action_mask"]
        return info

    def _meaning(self, number: int) -> Action | None:
        """Return what an action does in the game; None for a card that is only added to a bid."""
        position = self._play.position
        if self._play.way == "features":
            position.list_legal(self._seat)
            return action_of(*position.legal(number))
        if ADD <= number < COMMIT:
            return None
        return action_of(Verb.BID, position.draft) if number == COMMIT else decode([number])

    def _let_bots_play(self, game: Game) -> None:
        """Ask the bots as the arena does: for sales out of turn before every decision, then the one to act."""
        while game.phase != "over":
            if game.phase != "final":
                self._offer_sales(game)
            seat = game.waiting_for[0]
            if seat == self._seat:
                return
            game.act(seat, self._bots[seat].decide(game.view(seat)))

    def _offer_sales(self, game: Game) -> None:
        for seat, bot in sorted(self._bots.items(), key=lambda item: item[0]):
            if getattr(type(bot), "wants_to_sell", Bot.wants_to_sell) is Bot.wants_to_sell:
                continue
            while seat != game.turn and game.legal_actions(seat):
                sale = bot.wants_to_sell(game.view(seat))
                if sale is None:
                    break
                game.act(seat, sale)


class ByzanzVectorEnv(VectorEnv[Numbers, npt.NDArray[Any], npt.NDArray[Any]]):
    """Many games of one learner against one kind of bot, on a `BatchEnv`.

    A game that ends is dealt again in the same step: the observation returned with `terminated` is the new game's first
    (`AutoresetMode.SAME_STEP`). Masks are `info["action_mask"]`. Arrays are copies, so they may be kept.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 4,
        opponents: str | Sequence[str] = DEFAULT_OPPONENT,
        actions: str = "cards",
        reward: str = "win",
        threads: int = 1,
    ) -> None:
        """Prepare the games; the learner of game `i` has seat `i % players`."""
        if not isinstance(actions, str) or actions != "cards":
            refuse(f"the batched environment has the way 'cards' alone, not {actions!r}")
        if not isinstance(opponents, str):
            _specs(players, opponents)
        names = {opponents} if isinstance(opponents, str) else set(opponents)
        known = [name for name in BOTS if name is not None]
        if len(names) != 1 or not names <= set(known):
            got = ", ".join(sorted(map(repr, names)))
            refuse(f"the batched environment has one kind of opponent among {', '.join(map(repr, known))}, not {got}")
        self.num_envs = num_envs = at_least_one("num_envs", num_envs)
        self._batch = BatchEnv(num_envs, players, reward=reward, opponents=names.pop(), threads=threads)
        self.single_observation_space = observation_space(players)
        self.single_action_space = gymnasium.spaces.Discrete(self._batch.masks.shape[1])
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._everyone = np.arange(num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Numbers, Info]:
        """Deal all games; a part of them (`options["reset_mask"]`) can't be dealt again, nor a deck of one's own."""
        seed = checked_word(seed)
        check_options(options)
        for name in ("reset_mask", "deck"):
            if name in (options or {}):
                refuse(
                    f"the batched environment has no option {name!r}: it deals all its games at once, and from a seed"
                )
        super().reset(seed=seed)
        self._batch.reset(int(self.np_random.integers(2**63)) if seed is None else seed)
        return self._batch.observations.copy(), {"action_mask": self._batch.masks.copy()}

    def step(self, actions: Any) -> tuple[Numbers, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], Info]:
        """Do one action per game and let the bots answer."""
        batch = self._batch
        batch.step(self._checked(actions))
        rewards = batch.rewards[self._everyone, batch.turns].astype(np.float64)
        info = {"action_mask": batch.masks.copy()}
        ended = batch.dones.astype(bool)
        return batch.observations.copy(), rewards, ended, np.zeros(self.num_envs, bool), info

    def _checked(self, actions: Any) -> npt.NDArray[np.int32]:
        """Return whole numbers of any type as the batch wants them; what would be rounded or cut off is refused."""
        most = self._batch.masks.shape[1]
        if isinstance(actions, np.ndarray) and actions.dtype.kind in "iu" and actions.shape == (self.num_envs,):
            return actions.clip(-1, most).astype(np.int32)
        numbers = [whole_number(action) for action in actions] if isinstance(actions, list | tuple) else []
        plain = [min(max(number, -1), most) for number in numbers if number is not None]
        if not len(plain) == len(numbers) == self.num_envs:
            refuse(f"actions must be {self.num_envs} whole numbers, one for each game, not {actions!r}")
        return np.array(plain, np.int32)

    def close_extras(self, **_: Any) -> None:
        """End the threads."""
        self._batch.close()


def _specs(players: int, opponents: object) -> list[str]:
    """Return the specs of the opponents; one name stands for all of them."""
    players = check_players(players)
    if not isinstance(opponents, str | list | tuple):
        refuse(f"opponents must be a bot's name or a list of names, not {opponents!r}")
    specs = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(specs) != players - 1:
        refuse(f"{players} players need {players - 1} opponents, not {len(specs)}")
    for spec in specs:
        try:
            make(spec, 0)
        except Refused as refused:
            raise EnvError(f"opponent {spec!r} can't be made: {refused}") from refused
    return specs


gymnasium.register(
    id="Byzanz-v0",
    entry_point="byzanz.envs.gymnasium:ByzanzEnv",
    vector_entry_point="byzanz.envs.gymnasium:ByzanzVectorEnv",
)
