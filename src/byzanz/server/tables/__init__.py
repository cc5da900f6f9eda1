"""The tables of a server process: loading and changing them, waking them up, their bots, hints and analyses."""
