"""The table in the terminal: line by line (`plain`), or as a screen (`app`); against bots here, or at a server's table."""
