"""Limits for HTTP and websockets alike: rates per address, a budget of time, deadlines."""
