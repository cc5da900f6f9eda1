### What a seat can do on the terminal's screen beside playing: standing orders, phrases, a warning.

# After the sentence hint-warn.
terminal-warn-again = Press the same again to do it anyway.
# A hint. $what: one to three things to do, with the chances of winning.
terminal-best = Best: { $what }.
# A hint where several can’t be told apart. $what: two or three things to do, with the chances of winning.
terminal-even = About equally good: { $what }.
# Keys; keep them short.
terminal-key-orders = Orders
terminal-key-say = Say
# A standing order is on or off.
terminal-on = on
terminal-off = off
