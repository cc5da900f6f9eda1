### Figures of `byzanz bench` that are measured in games of the arena.
bench-foreign = decision of a bot in a process of its own, µs more than in this one
