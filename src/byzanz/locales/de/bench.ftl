### Figures of `byzanz bench` that are measured in games of the arena.
bench-foreign = Entscheidung eines Bots im eigenen Prozess, µs mehr als in diesem
