"""One table without I/O: who holds the seats, the game, legal actions, standing orders, clocks, snapshots and steps.

Time, seeds and stored rows are handed in; rows to store, frames to send, bots to ask and the next moment to wake up come
out. The server, the terminal and a browser without a server are hosts of it.
"""
