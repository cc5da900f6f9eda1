"""The former search, kept only to measure the present one against."""
