"""The bot `search`: a tree of its own decisions in worlds that fit its view."""
