"""Accounts: a person plus a key.

Passkeys, recovery codes, links for further devices, names, merging guests.
"""
