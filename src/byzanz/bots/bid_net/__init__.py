"""The net that says how likely a strong player bids: its shape, its features, and its answer."""
