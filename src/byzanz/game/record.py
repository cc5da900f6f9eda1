"""The game record `byzanz/1`: one JSON object is one game, and nothing else is needed to replay it (docs/record.md)."""

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from os import PathLike
from typing import Any, TypeVar

from byzanz.game.game import Game
from byzanz.game.options import Rules
from byzanz.game.refused import Refused

T = TypeVar("T")

FORMAT = "byzanz/1"
_LONE_SURROGATE = re.compile("[\ud800-\udfff]")
_KEYS = ("format", "players", "names", "first", "deck", "rules", "actions", "points", "hands", "winners")


@dataclass(frozen=True, slots=True)
class Record:
    """A finished or unfinished game, written down. Keys beyond the format's own are kept in `extra`."""

    players: int
    names: tuple[str, ...]
    first: int
    deck: tuple[str, ...]
    rules: Rules
    actions: tuple[str, ...]
    points: tuple[int, ...] | None = None
    hands: tuple[int, ...] | None = None
    winners: tuple[int, ...] | None = None
    extra: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, game: Game, names: Sequence[str] | None = None, extra: dict[str, Any] | None = None) -> "Record":
        """Write a game down; without names the seats are called A, B, C and so on."""
        called = tuple("ABCDEF"[: game.players]) if names is None else tuple(names)
        if len(called) != game.players or not all(isinstance(name, str) for name in called):
            raise Refused("record", key="names", why="one_name_a_seat", players=game.players)
        actions = tuple(f"{seat} {action}" for seat, action in game.actions)
        result = {} if game.result is None else game.result._asdict()
        return cls(game.players, called, game.first, game.deck, game.rules, actions, **result, extra=dict(extra or {}))

    def replay(self, at: int | None = None) -> Game:
        """Play the game again, all of it or its first actions; refuse what doesn't fit the rules and say where it is."""
        if at is not None and not (type(at) is int and 0 <= at <= len(self.actions)):
            raise Refused(
                "record", why="no_such_moment", at=at if type(at) is int else repr(at)[:80], most=len(self.actions)
            )
        game = self._deal()
        for number, action in enumerate(self.actions if at is None else self.actions[:at]):
            _act(game, number, action)
        if at is None:
            self._check_result(game)
        return game

    def steps(self) -> Iterator[Game]:
        """Yield the same game after the deal and after each action."""
        game = self._deal()
        yield game
        for number, action in enumerate(self.actions):
            _act(game, number, action)
            yield game

    def dumps(self) -> str:
        """Return the record as one line of JSON."""
        plain: dict[str, Any] = {
            "format": FORMAT,
            "players": self.players,
            "names": self.names,
            "first": self.first,
            "deck": self.deck,
        }
        if options := self.rules.differing():
            plain["rules"] = options
        plain["actions"] = self.actions
        if self.points is not None:
            plain |= {"points": self.points, "hands": self.hands, "winners": self.winners}
        plain |= {key: self.extra[key] for key in self.extra if key not in _KEYS}
        text = json.dumps(plain, ensure_ascii=False)
        # Half a surrogate pair, which JSON can escape, can't be written as UTF-8.
        return text if text.isascii() or not _LONE_SURROGATE.search(text) else json.dumps(plain)

    @classmethod
    def loads(cls, text: str | bytes) -> "Record":
        """Read a record; its form is checked here, its play by `replay`."""
        try:
            plain = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise Refused("record", why="not_json", where=getattr(error, "pos", 0)) from None
        if not isinstance(plain, dict):
            raise Refused("record", why="not_an_object")
        if plain.get("format") != FORMAT:
            raise Refused(
                "record", key="format", why="unknown_format", got=repr(plain.get("format"))[:80], known=FORMAT
            )
        players = plain.get("players")
        if type(players) is not int or not 3 <= players <= 6:
            raise Refused("record", key="players", why="players", got=repr(players)[:80], least=3, most=6)
        first = plain.get("first")
        if type(first) is not int or not 0 <= first < players:
            shown = repr(first)[:80]
            raise Refused("record", key="first", why="seat_unknown", got=shown, seat=shown, least=0, most=players - 1)
        result = {key: _list(plain, key, int, players) for key in ("points", "hands") if key in plain}
        if "winners" in plain:
            result["winners"] = _list(plain, "winners", int, None)
        if len(result) not in (0, 3):
            raise Refused("record", key="points", why="result_incomplete", keys="points hands winners")
        return cls(
            players,
            _list(plain, "names", str, players),
            first,
            _list(plain, "deck", str, 112),
            _options(plain.get("rules", {})),
            _list(plain, "actions", str, None),
            **result,
            extra={key: value for key, value in plain.items() if key not in _KEYS},
        )

    @classmethod
    def read(cls, path: str | PathLike[str]) -> Iterator["Record"]:
        """Yield the games of a `.jsonl` file; an error names its line."""
        with open(path, "rb") as lines:
            for number, line in enumerate(lines, 1):
                if line.strip():
                    try:
                        yield cls.loads(line)
                    except Refused as refused:
                        raise Refused(refused.code, **refused.facts | {"line": number}) from None

    @staticmethod
    def write(path: str | PathLike[str], records: Iterable["Record"]) -> int:
        """Write games into a `.jsonl` file as they come; return how many there were."""
        count = 0
        with open(path, "w", encoding="utf-8") as lines:
            for record in records:
                lines.write(record.dumps() + "\n")
                count += 1
        return count

    def _deal(self) -> Game:
        try:
            return Game(self.players, deck=self.deck, first=self.first, rules=self.rules)
        except Refused as refused:
            raise Refused("record", key="deck", **_reason(refused)) from None

    def _check_result(self, game: Game) -> None:
        if self.points is None:
            if game.result is not None:
                raise Refused("record", key="points", why="result_missing")
            return
        if game.result is None:
            raise Refused("record", key="points", why="not_finished", phase=game.phase)
        for key, value in game.result._asdict().items():
            if getattr(self, key) != value:
                raise Refused("record", key=key, why="wrong_result", got=list(getattr(self, key)), right=list(value))


def _act(game: Game, number: int, text: str) -> None:
    """Play one written action, `SEAT VERB CARD…`; `number` counts from 0."""
    seat, _, action = text.partition(" ")
    try:
        if not (len(seat) == 1 and seat in "012345"):
            raise Refused("malformed_action", action=text[:80])
        game.act(int(seat), action)
    except Refused as refused:
        raise Refused("record", key="actions", number=number, text=text[:80], **_reason(refused)) from None


def _reason(refused: Refused) -> dict[str, Any]:
    """Return a refusal's code and facts as part of the refusal of a record."""
    inner = refused.facts.get("why")
    facts = {key: value for key, value in refused.facts.items() if key not in ("why", "key", "number", "text")}
    return {"why": refused.code} | ({"detail": inner} if inner else {}) | facts


def _list(plain: dict[str, Any], key: str, kind: type[T], size: int | None) -> tuple[T, ...]:
    values = plain.get(key)
    if not isinstance(values, list) or not all(type(value) is kind for value in values):
        raise Refused("record", key=key, why="not_a_list", of=kind.__name__)
    if size is not None and len(values) != size:
        raise Refused("record", key=key, why="size", got=len(values), size=size)
    return tuple(values)


def _options(plain: object) -> Rules:
    try:
        return Rules.from_dict(plain)
    except Refused as refused:
        raise Refused("record", key="rules", **_reason(refused)) from None
