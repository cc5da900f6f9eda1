### Figures of `byzanz bench` that are measured in games of the arena.
bench-foreign = décision d’un bot dans son propre processus, µs de plus que dans celui-ci
