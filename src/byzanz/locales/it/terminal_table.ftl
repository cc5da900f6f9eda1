### A full seat in the terminal: marks, clocks, leaving and going on, help, a server’s table line by line.

# Marks behind a name; keep them short.
terminal-mark-bot = bot
terminal-mark-stand-in = gioca un bot
terminal-mark-away = assente
terminal-mark-you = tu
# Heading of the column with the time that is left.
terminal-col-clock = tempo
# A time that is left. $hours, $minutes (two digits).
terminal-hours = { $hours }:{ $minutes } h
# $days: whole days that are left.
terminal-days = { $days } g
terminal-leave = Esci
terminal-stay = Resta
# Asked before a game is left.
terminal-leave-kept = Uscire? La partita resta salvata: con byzanz tui --resume la riprendi.
terminal-leave-seat = Uscire? Il posto resta tuo. Se gli altri devono aspettare, un bot gioca per te finché non torni.
terminal-key-help = Aiuto
terminal-key-kept = Riprendi la partita salvata
terminal-key-join = Entra al posto di un bot
terminal-key-clear = Annulla la scelta; chiudi un menu
terminal-key-orders-long = Ordini permanenti: passa o punta per me
terminal-key-say-long = Di’ una frase
terminal-help-close = Le frecce scorrono il testo, ogni altro tasto chiude.
# Goes on after the sentence rules-cards-1.
terminal-rules-values = sei di valore 1, cinque di 2, tre di 3 e due di 4.
# $when: a date and a time.
terminal-kept = È salvata una partita non finita del { $when }. Scrivi riprendi per riprenderla.
terminal-kept-end = La partita è salvata: con byzanz play --plain --resume la riprendi.
terminal-not-kept = Non è stato possibile salvare la partita: sul disco non si può scrivere.
terminal-connected = La connessione è tornata.
terminal-dealing = Si distribuiscono le carte.
terminal-lobby-host = L’host sei tu: inizia quando ci sono tutti.
terminal-lobby-start = L’host sei tu. Scrivi inizia quando ci sono tutti; i bot prendono i posti liberi.
# $names: who sits there, with what is known of them.
terminal-who = Al tavolo: { $names }.
terminal-left = Sei uscito dal tavolo; il posto resta tuo.
terminal-after = Scrivi rivincita per giocare ancora, oppure esci.
terminal-back-typed = Scrivi indietro o un’azione per giocare tu.
terminal-time-left = Tempo rimasto: { $time }.
# $name: a player; $time: how much time they have left.
terminal-clock = { $name }: { $time }.
terminal-no-clock = Questo tavolo non ha orologio.
# Cards that are added to a bid. $total: what it comes to then.
terminal-raise = { $cards }, in tutto { $total }
terminal-other-bids = Puoi puntare anche altre carte della tua mano.
terminal-nothing-legal = Ora non hai niente da fare.
terminal-server-commands = chi: chi c’è; orologio: quanto tempo resta; di: le frasi, e di 3 dice la terza; inizia: per cominciare una partita che aspetta te; indietro: riprendi il tuo posto a un bot; rivincita: chiedi un’altra partita o ritiri la richiesta; riempi: la cominci senza chi è andato via. Sollecita: ricordi il turno a chi si aspetta; sostituto: fai giocare un bot per chi è fermo da molto; entra: prendi il posto di un bot quando guardi.
terminal-phrases = Scrivi di e il numero di una frase:
terminal-nobody-to-talk-to = Non c’è nessuno con cui parlare.
cli-table-resume = riprendi l’ultima partita non finita
refused-no_terminal = byzanz tui ha bisogno di una finestra di terminale. In pipe e script usa byzanz play --plain.
# $folder: where the games would be.
refused-nothing_kept = In { $folder } non è salvata nessuna partita non finita.
# $address: what was asked; $why: Python’s own words.
refused-not_a_server = { $address } risponde, ma non come server di questo gioco: { $why }
# $room: an id.
refused-room_without_server = «{ $room }» è il codice di un tavolo; manca il suo server. Aggiungi --server o indica il link intero.
# $option: an option of the command line.
refused-only_here = { $option } vale per le partite su questo computer, non per il tavolo di un server.
refused-plain_only = { $option } si usa con --plain o con byzanz tui.
