### What a seat can do on the terminal's screen beside playing: standing orders, phrases, a warning.

# After the sentence hint-warn.
terminal-warn-again = Noch einmal dieselbe Taste: trotzdem.
# A hint. $what: one to three things to do, with the chances of winning.
terminal-best = Am besten: { $what }.
# A hint where several can’t be told apart. $what: two or three things to do, with the chances of winning.
terminal-even = Etwa gleich gut: { $what }.
# Keys; keep them short.
terminal-key-orders = Aufträge
terminal-key-say = Sagen
# A standing order is on or off.
terminal-on = an
terminal-off = aus
