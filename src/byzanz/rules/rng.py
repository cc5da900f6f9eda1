"""A small generator of random numbers (SplitMix64) for rollouts and resampling; the same numbers compiled and interpreted."""

from byzanz.rules import material

_STEP = 0x9E3779B97F4A7C15
_MIX_1 = 0xBF58476D1CE4E5B9
_MIX_2 = 0x94D049BB133111EB
_WORD = 0xFFFFFFFFFFFFFFFF
INTERPRETED = __file__.endswith(".py")


class SplitMix64:
    """A stream of random numbers from a seed of 64 bits, with room for the cards that are shuffled by it."""

    def __init__(self, seed: int) -> None:
        self.word = seed & 0xFFFFFFFFFFFFFFFF
        if INTERPRETED:  # compiled, the array is part of the object and empty from the start
            self.cards = bytearray(material.DECK)

    def bits(self) -> int:
        """Return sixty-four random bits."""
        self.word = (self.word + _STEP) & _WORD
        mixed = self.word
        mixed = ((mixed ^ (mixed >> 30)) * _MIX_1) & _WORD
        mixed = ((mixed ^ (mixed >> 27)) * _MIX_2) & _WORD
        return mixed ^ (mixed >> 31)

    def below(self, limit: int) -> int:
        """Return a number from 0 to limit - 1."""
        return ((self.bits() >> 32) * limit) >> 32

    def shuffle(self, size: int) -> None:
        """Shuffle the first of its cards (Fisher and Yates)."""
        for i in range(size - 1, 0, -1):
            j = self.below(i + 1)
            face = self.cards[i]
            self.cards[i] = self.cards[j]
            self.cards[j] = face

    def __reduce__(self) -> tuple[type["SplitMix64"], tuple[int]]:
        return SplitMix64, (self.word,)
