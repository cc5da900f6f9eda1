"""Sentences that these tests look for are English."""

from tests.english import _english as _english
