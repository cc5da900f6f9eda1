### A full seat in the terminal: marks, clocks, leaving and going on, help, a server’s table line by line.

# Marks behind a name; keep them short.
terminal-mark-bot = bot
terminal-mark-stand-in = un bot joue
terminal-mark-away = absent
terminal-mark-you = toi
# Heading of the column with the time that is left.
terminal-col-clock = temps
# A time that is left. $hours, $minutes (two digits).
terminal-hours = { $hours }:{ $minutes } h
# $days: whole days that are left.
terminal-days = { $days } j
terminal-leave = Quitter
terminal-stay = Rester
# Asked before a game is left.
terminal-leave-kept = Quitter ? La partie est gardée : byzanz tui --resume la reprend.
terminal-leave-seat = Quitter ? Ta place reste à toi. Si les autres doivent attendre, un bot joue pour toi jusqu’à ton retour.
terminal-key-help = Aide
terminal-key-kept = Reprendre la partie gardée
terminal-key-join = Entrer à la place d’un bot
terminal-key-clear = Annuler le choix ; fermer un menu
terminal-key-orders-long = Consignes : passer ou miser pour moi
terminal-key-say-long = Dire une phrase
terminal-help-close = Les flèches font défiler, toute autre touche ferme.
# Goes on after the sentence rules-cards-1.
terminal-rules-values = six de valeur 1, cinq de 2, trois de 3 et deux de 4.
# $when: a date and a time.
terminal-kept = Une partie inachevée du { $when } est gardée. Tape reprends pour la reprendre.
terminal-kept-end = La partie est gardée : byzanz play --plain --resume la reprend.
terminal-not-kept = La partie n’a pas pu être gardée : impossible d’écrire sur le disque.
terminal-connected = La connexion est rétablie.
terminal-dealing = On distribue les cartes.
terminal-lobby-host = Tu es l’hôte : commence quand tout le monde est là.
terminal-lobby-start = Tu es l’hôte. Tape commence quand tout le monde est là ; des bots prennent les places libres.
# $names: who sits there, with what is known of them.
terminal-who = À la table : { $names }.
terminal-left = Tu as quitté la table ; ta place reste à toi.
terminal-after = Tape revanche pour rejouer, ou quitte.
terminal-back-typed = Tape retour ou une action pour jouer toi-même.
terminal-time-left = Temps restant : { $time }.
# $name: a player; $time: how much time they have left.
terminal-clock = { $name } : { $time }.
terminal-no-clock = Cette table n’a pas de pendule.
# Cards that are added to a bid. $total: what it comes to then.
terminal-raise = { $cards }, en tout { $total }
terminal-other-bids = Tu peux aussi miser d’autres cartes de ta main.
terminal-nothing-legal = Tu n’as rien à faire pour l’instant.
terminal-server-commands = qui : qui est là ; pendule : le temps qui reste ; dis : les phrases, et dis 3 dit la troisième ; commence : lancer une partie qui t’attend ; retour : reprendre ta place à un bot ; revanche : demander une autre partie ou retirer la demande ; compléter : la lancer sans ceux qui sont partis. Relance : rappeler son tour à la personne attendue ; remplaçant : faire jouer un bot pour qui ne fait rien depuis longtemps ; entre : prendre la place d’un bot quand tu regardes.
terminal-phrases = Tape dis et le numéro d’une phrase :
terminal-nobody-to-talk-to = Il n’y a personne à qui parler.
cli-table-resume = reprendre la dernière partie inachevée
refused-no_terminal = byzanz tui a besoin d’une fenêtre de terminal. Dans des pipes et des scripts : byzanz play --plain.
# $folder: where the games would be.
refused-nothing_kept = Aucune partie inachevée n’est gardée dans { $folder }.
# $address: what was asked; $why: Python’s own words.
refused-not_a_server = { $address } répond, mais pas comme un serveur de ce jeu : { $why }
# $room: an id.
refused-room_without_server = « { $room } » est l’identifiant d’une table ; il manque son serveur. Ajoute --server ou donne le lien entier.
# $option: an option of the command line.
refused-only_here = { $option } vaut pour les parties sur cette machine, pas à la table d’un serveur.
refused-plain_only = { $option } va avec --plain ou avec byzanz tui.
