"""Stored rooms can be read again, by this version and by those to come."""

import json

from byzanz.table.room.holders import BidOrder, Orders, SeatHolder
from byzanz.table.room.options import Clock, Options
from byzanz.table.room.stored import StoredRoom, decode_room, encode_room
from tests.table.tables import dealt_room

FIRST_VERSION = (
    '{"room":"abc","players":3,"host":7,"options":{"memory_aid":false,"open_scores":true,"tie_break":"goods-only",'
    '"spectators":false,"clock":{"kind":"live","move":30,"reserve":300}},"listed":true,"places":[{"kind":"person",'
    '"name":"Lena","bot":null,"people":[7,9],"stand_in":"away","rematch":false,"seed":"ab","auto":{"pass":false,'
    '"skip":false,"bid":{"up_to":7,"then":"ask"}},"auction":"1:5","muted":[2]},{"kind":"bot","name":null,'
    '"bot":"shrewd","people":[],"stand_in":null,"rematch":false,"seed":null,"auto":{"pass":true,"skip":false,'
    '"bid":null},"auction":null,"muted":[]},{"kind":"open"}],"secret":"5e","created":1.5,"updated":2.5,'
    '"state":"playing","deck":["C1","M"],"first":2,"rematch":null,"points":null,"winners":null}'
)


def test_a_room_of_the_first_version_is_read_and_written_with_the_same_keys() -> None:
    room = decode_room(FIRST_VERSION)
    assert room == StoredRoom(
        "abc",
        3,
        7,
        Options(False, True, "goods-only", False, Clock("live", 30, 300)),
        True,
        (
            SeatHolder(
                kind="person",
                name="Lena",
                people=(7, 9),
                stand_in="away",
                seed="ab",
                orders=Orders(False, False, BidOrder(7, "ask")),
                auction="1:5",
                muted=(2,),
            ),
            SeatHolder("bot", None, "shrewd"),
            SeatHolder(),
        ),
        "5e",
        1.5,
        2.5,
        "playing",
        ("C1", "M"),
        2,
    )
    again, first = json.loads(encode_room(room)), json.loads(FIRST_VERSION)
    for written, was in zip(again.pop("places"), first.pop("places"), strict=True):
        assert written.items() >= was.items()
    assert again.pop("options").items() >= first.pop("options").items()
    assert again == first


def test_every_room_comes_back_as_it_was() -> None:
    room = dealt_room(5, 3, Options(clock=Clock("turns", 3600, 7200)))
    assert decode_room(encode_room(room)) == room
