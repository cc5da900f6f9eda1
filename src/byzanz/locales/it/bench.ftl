### Figures of `byzanz bench` that are measured in games of the arena.
bench-foreign = decisione di un bot in un processo proprio, µs in più che in questo
