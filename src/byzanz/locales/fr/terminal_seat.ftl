### What a seat can do on the terminal's screen beside playing: standing orders, phrases, a warning.

# After the sentence hint-warn.
terminal-warn-again = Appuyez encore sur la même touche pour le faire quand même.
# Keys; keep them short.
terminal-key-orders = Consignes
terminal-key-say = Dire
# A standing order is on or off.
terminal-on = oui
terminal-off = non
