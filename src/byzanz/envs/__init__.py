"""Environments for research: one encoding, and thin adapters to PettingZoo, Gymnasium, OpenSpiel and batches.

Importing this package imports none of them: `byzanz.envs.pettingzoo`, `.gymnasium`, `.openspiel`, `.batch` each need
the extra `envs` (`pip install 'byzanz[envs]'`). docs/research.md describes every observation, action and reward.
"""
