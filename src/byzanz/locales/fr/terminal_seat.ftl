### What a seat can do on the terminal's screen beside playing: standing orders, phrases, a warning.

# After the sentence hint-warn.
terminal-warn-again = Appuie encore sur la même touche pour le faire quand même.
# A hint. $what: one to three things to do, with the chances of winning.
terminal-best = Le mieux : { $what }.
# A hint where several can’t be told apart. $what: two or three things to do, with the chances of winning.
terminal-even = Se valent à peu près : { $what }.
# Keys; keep them short.
terminal-key-orders = Consignes
terminal-key-say = Dire
# A standing order is on or off.
terminal-on = oui
terminal-off = non
