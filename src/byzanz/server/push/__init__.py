"""Messages to people whose page is closed, by their browser's push service: "it is your turn", and never a card."""
