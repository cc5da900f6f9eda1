"""Names: composed, visible, and no two alike at a table."""

import pytest

from byzanz import Refused
from byzanz.table.room import lobby
from byzanz.table.room.names import NAME_AT_MOST, checked_name, own_name
from tests.table.tables import lobby_room

INVISIBLE = [
    "\u3164",
    "\u1160",
    "\u115f",
    "\uffa0",
    "\u2800",
    "\u00ad",
    "\u200b\u200d",
    "\ufe0f",
    "\u0301",
    "\U000e0041",
]


@pytest.mark.parametrize("name", INVISIBLE)
def test_l6_a_name_that_nobody_sees_is_empty(name: str) -> None:
    with pytest.raises(Refused, match="name_empty"):
        checked_name(name)
    assert checked_name(f" {name}Lena{name if name != chr(0x301) else ''} ").replace("\u0301", "") == "Lena"


def test_l6_names_are_composed() -> None:
    assert checked_name("Jose\u0301") == "Jos\u00e9"


@pytest.mark.parametrize(
    "name",
    ["👨‍👩‍👧‍👦", "👩🏽‍🚀 Ana", "🏳️‍🌈", "❤️", "1️⃣", "می‌خواهم", "क्‍ष"],
)
def test_pictures_and_scripts_keep_their_joiners(name: str) -> None:
    assert checked_name(name) == name


def test_joiners_elsewhere_go() -> None:
    assert checked_name("Le\u200dna\u200c") == "Lena"
    assert checked_name("👩\u200d Lena") == "👩 Lena"


def test_l6_look_alikes_get_a_number() -> None:
    others = ["Lena", None, "Lena 2"]
    assert own_name("Omar", others) == "Omar"
    for same in ("Lena", "LENA", "Ｌｅｎａ", "le na", "Lena 2"):
        numbered = own_name(same, others)
        assert numbered is not None
        assert numbered.endswith(("3", "2 2")), numbered
    assert own_name(None, others) is None
    long = "x" * NAME_AT_MOST
    assert own_name(long, [long]) == "x" * (NAME_AT_MOST - 2) + " 2"


def test_no_two_at_a_table_have_the_same_name_and_guests_have_none() -> None:
    room = lobby.join(lobby_room(4, 1), 2, "Person 1", None)
    room = lobby.join(room, 3, None, None)
    assert [holder.name for holder in room.seats] == ["Person 1", "Person 1 2", None, None]
    assert [holder.kind for holder in room.seats] == ["person", "person", "person", "open"]
