"""The environments for research. Where their packages are missing, the tests say so and are skipped."""
