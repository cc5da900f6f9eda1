"""The tests of Byzanz; they mirror the package."""
