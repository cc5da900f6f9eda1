"""A finished game to step through: every table from one seat's eyes, or with all hands open."""

import json
from typing import Any

from byzanz import Game, Record, Refused
from byzanz.game.refused import no_seat
from byzanz.table.play.legal import legal_summary

ACTIONS_AT_MOST = 2_000


def read_record(text: str) -> Record:
    """Return a record that somebody brings along; refuse a broken one with the reader's facts."""
    try:
        _check_letters(text)
        record = Record.loads(text)
        if len(record.actions) > ACTIONS_AT_MOST:
            raise Refused("record", key="actions", why="too_many", most=ACTIONS_AT_MOST)
        record.replay()
    except Refused as refused:
        facts = {"code": refused.code} | _facts(refused)
        raise record_broken(facts) from None
    return record


def _check_letters(text: str) -> None:
    """Refuse half a surrogate pair, which JSON can escape: nothing that holds one can be sent on as UTF-8."""
    escaped = text.find("\\u")
    if escaped < 0:
        return
    try:
        plain = json.loads(text)
    except (ValueError, RecursionError):
        return  # the reader says what is wrong with it
    try:
        json.dumps(plain, ensure_ascii=False).encode()
    except (UnicodeEncodeError, RecursionError):
        raise Refused("record", why="not_json", where=escaped) from None


def record_broken(facts: dict[str, Any]) -> Refused:
    """Return the refusal of a record; `code` among its facts is the reader's."""
    refused = Refused("record_broken")
    refused.facts.update(facts)
    return refused


def _facts(refused: Refused) -> dict[str, Any]:
    """Return the facts of a refusal without what has a meaning of its own here."""
    plain = (str, int, float, bool, type(None), list)
    return {key: fact for key, fact in refused.facts.items() if key != "code" and isinstance(fact, plain)}


def replay_of(record: Record, seat: int | None) -> dict[str, Any]:
    """Return a `wire.Replay` of a record as plain JSON."""
    if seat is not None and not 0 <= seat < record.players:
        raise no_seat(seat, record.players)
    by = record.extra.get("by")
    by = by if isinstance(by, list) and len(by) == len(record.actions) else [None] * len(record.actions)
    steps: list[dict[str, Any]] = []
    game = Game(record.players, deck=record.deck, first=record.first, rules=record.rules)
    opening = [event.to_dict() for event in game.view(seat).events]
    steps.append({"action": None, "by": None, "events": opening, "view": _view(game, seat)})
    for text, who in zip(record.actions, by, strict=True):
        number, _, action = text.partition(" ")
        if seat == int(number):
            steps[-1]["legal"] = legal_summary(game.view(seat))
        events = [event.seen_by(seat).to_dict() for event in game.act(int(number), action)]
        steps.append({"action": text, "by": who, "events": events, "view": _view(game, seat)})
    shown = {"names": list(record.names), "faces": _faces(record), "players": record.players}
    return {**shown, "steps": steps}


def _faces(record: Record) -> list[int | None]:
    """Return the portraits that a record names; one that can't be is left out."""
    faces = record.extra.get("faces")
    if not isinstance(faces, list) or len(faces) != record.players:
        return [None] * record.players
    return [face if type(face) is int and 0 <= face < 2**31 else None for face in faces]


def _view(game: Game, seat: int | None) -> dict[str, Any]:
    view = game.view(seat).to_dict(events=False)
    if seat is None:
        views = [game.view(one) for one in range(game.players)]
        view["hands"] = [list(one.hand or ()) for one in views]
        view["points"] = [one.points[one.seat or 0] for one in views]
    return view
