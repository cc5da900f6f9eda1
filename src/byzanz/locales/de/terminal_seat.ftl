### What a seat can do on the terminal's screen beside playing: standing orders, phrases, a warning.

# After the sentence hint-warn.
terminal-warn-again = Noch einmal dieselbe Taste: trotzdem.
# A hint. $what: one to three things to do, with the chances of winning.
terminal-best = Am besten: { $what }.
# Keys; keep them short.
terminal-key-orders = Aufträge
terminal-key-say = Sagen
# A standing order is on or off.
terminal-on = an
terminal-off = aus
