"""A table in a browser without a server: the table core, the rules and the bots, run by Python in a web worker.

Nothing in here needs more than the standard library. The browser hands in a storage and a way to send frames; what a
page asks for goes the same way as on a server, so the client needs no rule of the game and no second protocol.
"""
