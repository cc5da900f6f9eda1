### What a seat can do on the terminal's screen beside playing: standing orders, phrases, a warning.

# After the sentence hint-warn.
terminal-warn-again = Nog een keer dezelfde toets: toch doen.
# A hint. $what: one to three things to do, with the chances of winning.
terminal-best = Het beste: { $what }.
# A hint where several can’t be told apart. $what: two or three things to do, with the chances of winning.
terminal-even = Ongeveer even goed: { $what }.
# Keys; keep them short.
terminal-key-orders = Opdrachten
terminal-key-say = Zeggen
# A standing order is on or off.
terminal-on = aan
terminal-off = uit
