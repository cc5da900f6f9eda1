### A full seat in the terminal: marks, clocks, leaving and going on, help, a server’s table line by line.

# Marks behind a name; keep them short.
terminal-mark-bot = Bot
terminal-mark-stand-in = Bot spielt
terminal-mark-away = weg
terminal-mark-you = du
# Heading of the column with the time that is left.
terminal-col-clock = Zeit
# A time that is left. $hours, $minutes (two digits).
terminal-hours = { $hours }:{ $minutes } h
# $days: whole days that are left.
terminal-days = { $days } T
terminal-leave = Gehen
terminal-stay = Bleiben
# Asked before a game is left.
terminal-leave-kept = Gehen? Die Partie wird aufgehoben: Mit byzanz tui --resume geht sie weiter.
terminal-leave-seat = Gehen? Dein Platz bleibt dir. Müssen die anderen warten, spielt ein Bot für dich, bis du zurück bist.
terminal-key-help = Hilfe
terminal-key-kept = Aufgehobene Partie weiterspielen
terminal-key-join = Für einen Bot einsteigen
terminal-key-clear = Auswahl aufheben; Menü schließen
terminal-key-orders-long = Daueraufträge: für mich passen oder bieten
terminal-key-say-long = Einen Spruch sagen
terminal-help-close = Die Pfeiltasten blättern, jede andere Taste schließt.
# Goes on after the sentence rules-cards-1.
terminal-rules-values = sechs mit Wert 1, fünf mit 2, drei mit 3 und zwei mit 4.
# $when: a date and a time.
terminal-kept = Eine unfertige Partie vom { $when } ist aufgehoben. Mit weiterspielen geht sie weiter.
terminal-kept-end = Die Partie ist aufgehoben: Mit byzanz play --plain --resume geht sie weiter.
terminal-not-kept = Die Partie konnte nicht aufgehoben werden: Auf die Platte lässt sich nichts schreiben.
terminal-connected = Die Verbindung ist wieder da.
terminal-dealing = Die Karten werden ausgeteilt.
terminal-lobby-host = Du leitest den Tisch: Starte, wenn alle da sind.
terminal-lobby-start = Du leitest den Tisch. Gib anfangen ein, wenn alle da sind; Bots nehmen die freien Plätze.
# $names: who sits there, with what is known of them.
terminal-who = Am Tisch: { $names }.
terminal-left = Du bist gegangen; dein Platz bleibt dir.
terminal-after = Mit revanche spielt ihr noch einmal, mit ende gehst du.
terminal-back-typed = Gib zurück oder eine Aktion ein, um selbst zu spielen.
terminal-time-left = Restzeit: { $time }.
# $name: a player; $time: how much time they have left.
terminal-clock = { $name }: { $time }.
terminal-no-clock = An diesem Tisch läuft keine Uhr.
# Cards that are added to a bid. $total: what it comes to then.
terminal-raise = { $cards }, zusammen { $total }
terminal-other-bids = Du kannst auch andere Karten deiner Hand bieten.
terminal-nothing-legal = Für dich gibt es gerade nichts zu tun.
terminal-server-commands = wer: wer da ist; uhr: wie viel Zeit bleibt; sag: die Sprüche, und sag 3 sagt den dritten; anfangen: eine Partie beginnen, die auf dich als Leiter wartet; zurück: deinen Platz von einem Bot zurückholen; revanche: noch eine Partie wünschen oder das zurücknehmen; auffüllen: sie ohne die beginnen, die weg sind. Anstupsen: erinnern, auf wen gewartet wird; vertretung: einen Bot für jemanden spielen lassen, der lange nichts tut; einsteigen: beim Zuschauen den Platz eines Bots übernehmen.
terminal-phrases = Gib sag und die Nummer eines Spruchs ein:
terminal-nobody-to-talk-to = Es ist niemand da, mit dem du reden könntest.
cli-table-resume = die zuletzt gespielte, unfertige Partie weiterspielen
refused-no_terminal = byzanz tui braucht ein Terminalfenster. Für Pipes und Skripte gibt es byzanz play --plain.
# $folder: where the games would be.
refused-nothing_kept = In { $folder } ist keine unfertige Partie aufgehoben.
# $address: what was asked; $why: Python’s own words.
refused-not_a_server = { $address } antwortet, aber nicht als Server dieses Spiels: { $why }
# $room: an id.
refused-room_without_server = „{ $room }“ ist die Kennung eines Tisches; es fehlt sein Server. Nimm --server dazu oder gib den ganzen Link an.
# $option: an option of the command line.
refused-only_here = { $option } gilt für Partien auf diesem Rechner, nicht am Tisch eines Servers.
refused-plain_only = { $option } gehört zu --plain oder zu byzanz tui.
