"""One test for each paragraph and ruling of docs/rules.md, in its order."""
