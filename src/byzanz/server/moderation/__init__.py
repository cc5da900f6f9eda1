"""Order on a server: what its operator asks and orders, what players report, whom they block."""
