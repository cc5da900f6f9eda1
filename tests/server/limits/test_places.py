"""Nobody fills a queue alone."""

import pytest

from byzanz import Refused
from byzanz.server.limits.places import Places


def test_an_address_has_so_many_places_and_all_together_too() -> None:
    places = Places(3, 2)
    places.take("192.0.2.1")
    places.take("192.0.2.1")
    with pytest.raises(Refused, match="too_fast"):
        places.take("192.0.2.1")
    places.take("192.0.2.2")
    with pytest.raises(Refused, match="too_fast"):
        places.take("192.0.2.3")
    places.give_back("192.0.2.1")
    places.take("192.0.2.3")


def test_a_place_comes_back_however_a_turn_ends() -> None:
    places = Places(1, 1)
    with pytest.raises(ValueError, match="it failed"), places.held("192.0.2.1"):
        raise ValueError("it failed")
    with places.held("192.0.2.1"), pytest.raises(Refused), places.held("192.0.2.1"):
        pass
    places.take("192.0.2.1")
