"""Several processes: messages between them, who drives which room, the parent that starts them."""
