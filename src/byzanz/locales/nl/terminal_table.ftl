### A full seat in the terminal: marks, clocks, leaving and going on, help, a server’s table line by line.

# Marks behind a name; keep them short.
terminal-mark-bot = bot
terminal-mark-stand-in = bot speelt
terminal-mark-away = weg
terminal-mark-you = jij
# Heading of the column with the time that is left.
terminal-col-clock = tijd
# A time that is left. $hours, $minutes (two digits).
terminal-hours = { $hours }:{ $minutes } u
# $days: whole days that are left.
terminal-days = { $days } d
terminal-leave = Weggaan
terminal-stay = Blijven
# Asked before a game is left.
terminal-leave-kept = Weggaan? Het spel wordt bewaard: met byzanz tui --resume speel je verder.
terminal-leave-seat = Weggaan? Je plaats blijft van jou. Als de anderen moeten wachten, speelt een bot voor je tot je terug bent.
terminal-key-help = Help
terminal-key-kept = Bewaard spel voortzetten
terminal-key-join = Voor een bot meedoen
terminal-key-clear = Keuze wissen; menu sluiten
terminal-key-orders-long = Vaste opdrachten: voor mij passen of bieden
terminal-key-say-long = Iets zeggen
terminal-help-close = Met de pijltjestoetsen blader je, elke andere toets sluit.
# Goes on after the sentence rules-cards-1.
terminal-rules-values = zes met waarde 1, vijf met 2, drie met 3 en twee met 4.
# $when: a date and a time.
terminal-kept = Er is een onvoltooid spel van { $when } bewaard. Typ verder om verder te spelen.
terminal-kept-end = Het spel is bewaard: met byzanz play --plain --resume speel je verder.
terminal-not-kept = Het spel kon niet worden bewaard: er kan niets naar de schijf worden geschreven.
terminal-connected = De verbinding is er weer.
terminal-dealing = De kaarten worden gedeeld.
terminal-lobby-host = Jij leidt de tafel: begin als iedereen er is.
terminal-lobby-start = Jij leidt de tafel. Typ begin als iedereen er is; bots nemen de vrije plaatsen.
# $names: who sits there, with what is known of them.
terminal-who = Aan tafel: { $names }.
terminal-left = Je bent weggegaan; je plaats blijft van jou.
terminal-after = Typ revanche om nog eens te spelen, of stop.
terminal-back-typed = Typ terug of een actie om zelf te spelen.
terminal-time-left = Resterende tijd: { $time }.
# $name: a player; $time: how much time they have left.
terminal-clock = { $name }: { $time }.
terminal-no-clock = Deze tafel heeft geen klok.
# Cards that are added to a bid. $total: what it comes to then.
terminal-raise = { $cards }, samen { $total }
terminal-other-bids = Je mag ook andere kaarten uit je hand bieden.
terminal-nothing-legal = Je hoeft nu niets te doen.
terminal-server-commands = wie: wie er is; klok: hoeveel tijd er over is; zeg: de zinnen, en zeg 3 zegt de derde; begin: een spel beginnen dat op jou als leider wacht; terug: je plaats terugnemen van een bot; revanche: nog een spel willen of dat intrekken; aanvullen: het beginnen zonder wie weg is. Porren: herinneren wie aan zet is; vervanging: een bot laten spelen voor wie lang niets doet; meedoen: als toeschouwer de plaats van een bot overnemen.
terminal-phrases = Typ zeg en het nummer van een zin:
terminal-nobody-to-talk-to = Er is niemand om mee te praten.
cli-table-resume = verder met het laatst gespeelde, onvoltooide spel
refused-no_terminal = byzanz tui heeft een terminalvenster nodig. Gebruik in pipes en scripts byzanz play --plain.
# $folder: where the games would be.
refused-nothing_kept = In { $folder } is geen onvoltooid spel bewaard.
# $address: what was asked; $why: Python’s own words.
refused-not_a_server = { $address } antwoordt, maar niet als server van dit spel: { $why }
# $room: an id.
refused-room_without_server = “{ $room }” is de code van een tafel; de server ontbreekt. Voeg --server toe of geef de hele link.
# $option: an option of the command line.
refused-only_here = { $option } is voor spellen op deze computer, niet voor de tafel van een server.
refused-plain_only = { $option } hoort bij --plain of bij byzanz tui.
