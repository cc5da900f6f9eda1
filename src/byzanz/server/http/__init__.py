"""HTTP: calls, pages, errors, and what stands around them."""
