### Figures of `byzanz bench` that are measured in games of the arena.
bench-foreign = beslissing van een bot in een eigen proces, µs meer dan in dit proces
