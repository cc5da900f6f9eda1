"""Bots from files and packages: each runs in a process of its own that receives views and nothing else."""
