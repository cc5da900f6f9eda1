"""The bot `greedy`: rules of thumb on tables of values, with tuned parameters. Every search plays on with it."""
