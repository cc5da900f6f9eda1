### What a seat can do on the terminal's screen beside playing: standing orders, phrases, a warning.

# After the sentence hint-warn.
terminal-warn-again = Premi di nuovo lo stesso tasto per farlo comunque.
# A hint. $what: one to three things to do, with the chances of winning.
terminal-best = La cosa migliore: { $what }.
# A hint where several can’t be told apart. $what: two or three things to do, with the chances of winning.
terminal-even = Si equivalgono: { $what }.
# Keys; keep them short.
terminal-key-orders = Ordini
terminal-key-say = Di’
# A standing order is on or off.
terminal-on = sì
terminal-off = no
