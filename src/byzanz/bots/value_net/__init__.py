"""The value net, which judges who is winning: its shape, its weights in use, what it is told, and its answer."""
