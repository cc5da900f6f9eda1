"""Programs for developers: load, torture, figures."""
