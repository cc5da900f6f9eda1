### A full seat in the terminal: marks, clocks, leaving and going on, help, a server’s table line by line.

# Marks behind a name; keep them short.
terminal-mark-bot = bot
terminal-mark-stand-in = bot plays
terminal-mark-away = away
terminal-mark-you = you
# Heading of the column with the time that is left.
terminal-col-clock = time
# A time that is left. $hours, $minutes (two digits).
terminal-hours = { $hours }:{ $minutes } h
# $days: whole days that are left.
terminal-days = { $days } d
terminal-leave = Leave
terminal-stay = Stay
# Asked before a game is left.
terminal-leave-kept = Leave? The game is kept: byzanz tui --resume goes on with it.
terminal-leave-seat = Leave? Your seat stays yours. If the others have to wait, a bot plays for you until you’re back.
terminal-key-help = Help
terminal-key-kept = Go on with the kept game
terminal-key-join = Join for a bot
terminal-key-clear = Clear the selection; close a menu
terminal-key-orders-long = Standing orders: pass or bid for me
terminal-key-say-long = Say a phrase
terminal-help-close = The arrow keys scroll, any other key closes.
# Goes on after the sentence rules-cards-1.
terminal-rules-values = six of value 1, five of 2, three of 3 and two of 4.
# $when: a date and a time.
terminal-kept = An unfinished game of { $when } is kept. Type resume to go on with it.
terminal-kept-end = The game is kept: byzanz play --plain --resume goes on with it.
terminal-not-kept = The game could not be kept: nothing can be written to the disk.
terminal-connected = The connection is back.
terminal-dealing = The cards are being dealt.
terminal-lobby-host = You are the host: start when everybody is there.
terminal-lobby-start = You are the host. Type start when everybody is there; bots take the open seats.
# $names: who sits there, with what is known of them.
terminal-who = At the table: { $names }.
terminal-left = You have left; your seat stays yours.
terminal-after = Type rematch to play again, or quit.
terminal-back-typed = Type back, or an action, to play yourself.
terminal-time-left = Time left: { $time }.
# $name: a player; $time: how much time they have left.
terminal-clock = { $name }: { $time }.
terminal-no-clock = This table has no clock.
# Cards that are added to a bid. $total: what it comes to then.
terminal-raise = { $cards }, together { $total }
terminal-other-bids = You may bid other cards of your hand, too.
terminal-nothing-legal = There is nothing for you to do now.
terminal-server-commands = who says who is there, clock how much time is left, say lists the phrases and say 3 says the third, start begins a game that waits for you as its host, back takes your seat back from a bot, rematch wants another game or takes that back, bots begins it without those who are gone. nudge reminds whoever is waited for, stand-in lets a bot play for somebody idle, join takes over a bot’s seat where you only watch.
terminal-phrases = Type say and the number of a phrase:
terminal-nobody-to-talk-to = There is nobody to talk to.
cli-table-resume = go on with the unfinished game that was played last
refused-no_terminal = byzanz tui needs a terminal window. In pipes and scripts, use byzanz play --plain.
# $folder: where the games would be.
refused-nothing_kept = No unfinished game is kept in { $folder }.
# $address: what was asked; $why: Python’s own words.
refused-not_a_server = { $address } answers, but not as a server of this game: { $why }
# $room: an id.
refused-room_without_server = “{ $room }” is a table’s id; its server is missing. Add --server, or give the whole link.
# $option: an option of the command line.
refused-only_here = { $option } is for games on this machine, not for a server’s table.
refused-plain_only = { $option } goes with --plain, or with byzanz tui.
