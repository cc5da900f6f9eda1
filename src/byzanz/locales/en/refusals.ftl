### A sentence for every code with which the game or the server refuses something.
### Game refusals carry facts as variables; a sentence may use them or not.

## The game

# $need: what a bid must come to; $total: what the chosen cards come to.
refused-bid_too_low = That makes { $total }; you need { $need }.
refused-merchant_in_bid = Merchants can’t be bid.
refused-not_your_turn = It’s not your turn.
refused-wrong_phase = You can’t do that now.
refused-not_in_hand = You don’t hold these cards.
refused-not_in_lot = That card isn’t in the lot.
refused-not_in_market = There is none of that in the market.
refused-not_a_set = A set is three cards of one good; merchants may stand in.
refused-already_done = You have finished your last sale.
refused-game_over = The game is over.
refused-malformed_action = I don’t understand that action.
refused-unknown_card = There is no such card.
refused-players = Byzanz is for 3 to 6 players.
refused-deck = This is not the deck of 112 cards.
refused-record = That isn’t a game record that can be replayed.
refused-stale = The table has moved on in the meantime.

## Rooms and names

refused-room_unknown = There is no such table. The link may be old or mistyped.
refused-room_full = Every seat at this table is taken.
refused-seat_taken = Somebody is already sitting there.
refused-seat_unknown = There is no seat { $seat }: they are numbered { $least } to { $most }.
refused-not_host = Only the host can do that.
refused-not_seated = You have no seat at this table.
refused-not_lobby = The game has already begun.
refused-not_dealt = The cards haven’t been dealt yet.
refused-not_over = The game isn’t over yet.
refused-name_empty = A name needs at least one character.
# $most: how many characters are allowed.
refused-name_too_long = A name can have at most { $most } characters.
refused-no_spectators = This table doesn’t allow spectators.
refused-clock_wrong = That clock isn’t possible.
refused-code_unknown = This code is wrong, expired or already used.
refused-device_unknown = No device of this seat that you let in has that name.
refused-too_many_devices = This seat has { $most } devices already. Remove one first.
refused-seed_given = This seat has already sent a number for the deal.
refused-seats_needed = There are people on these seats.
refused-not_alone = Others are at the table: the bots can’t wait for you alone.
refused-rated_running = This game counts for ratings: it is played to its end, and hints stay off. You can leave, and a stand-in plays for you.
refused-rematch_begun = The next game has already begun.
refused-rematch_waits = Somebody who is still here hasn’t answered yet.
refused-too_few_players = A table needs at least { $least } players.
refused-nothing_to_play = There is nothing left to play at this moment.

refused-removed = The host has removed you from this table.
refused-not_removed = Nobody like that was removed here.
refused-take_over_forbidden = At this table bots’ seats aren’t given to latecomers.
refused-declined = The host has declined that.
refused-too_many_asks = Too many people are asking for a seat already.
refused-ask_unknown = Nobody is asking for that seat any more.
refused-nudge_needless = Nobody waits for that player, or the clock does it.
refused-nudge_early = Give them a little more time first.
refused-not_idle = That player has acted meanwhile, or has time left.
refused-idle_wrong = That many minutes aren’t possible.
refused-record_link = This link doesn’t hold a whole game: part of it may be missing.
refused-lan_forbidden = Only the computer that runs the game can do that.
refused-lan_unavailable = This server was started in another way: its operator decides who reaches it.
refused-lan_none = This computer is in no network that others could reach it by.

## Records

refused-record_broken = This file isn’t a game record that can be replayed.
refused-record_too_large = This file is too large to be a game record.

## The deal, checked after the game

refused-deal_missing = This record doesn’t say how its deck was dealt.
refused-deal_method_unknown = The deck was dealt by a method that isn’t known here.
refused-deal_malformed = What this record says about its deal can’t be read.
refused-deal_commitment_wrong = The secret is not the one that was promised before the deal.
refused-deal_deck_wrong = The deck is not the one that follows from the secret and the players’ numbers.
refused-deal_first_wrong = The starting player is not the one that follows from the secret and the players’ numbers.
refused-deal_seed_missing = A seat of a person gave no number before the deal: whoever ran the server could have tried decks until one suited them.
# Only the browser that played can find these.
refused-deal_promise_wrong = The promise is not the one you were shown before the deal.
refused-deal_seed_wrong = The number at your seat is not the one your browser sent.
refused-deal_cards_wrong = The cards seen in the game are not those of this deck.

## The server

refused-suspended =
    { $days ->
        [0] The operator of this server has suspended you.
        [one] The operator of this server has suspended you for one more day.
       *[other] The operator of this server has suspended you for { $days } more days.
    }
refused-muted = The operator of this server has muted you: nobody reads what you say.
refused-read_only = For now nothing can be changed on this server; what you see is kept.
refused-invitation_needed = This server is for invited people.
refused-malformed = The server doesn’t understand that.
refused-too_large = That is too much at once.
refused-too_fast = Too fast: please wait a moment.
# $most: how many are allowed.
refused-too_many_rooms = You have opened too many tables. Please finish one first.
refused-too_many_analyses = This address has started too many analyses; please wait a while ({ $most } per hour).
refused-analysis_forbidden = The people at this table didn’t want its game analysed.
refused-origin = This page isn’t allowed to talk to that server.
# $host: the name that the request was sent to.
refused-host_unknown = This server doesn’t answer to the name { $host }.
refused-storage = The server couldn’t save that, and nothing has changed. Please try again.
refused-internal = Something went wrong on the server. Please try again.
refused-not_found = There is nothing here.
refused-lesson_unknown = There is no such lesson.
refused-no_hints = Hints are switched off at this table.
refused-page_unknown = There is nothing at this address.
refused-method_unknown = This address can’t be used that way.
# The browser could not reach the server at all.
refused-offline = The server can’t be reached. Please try again.
# Anything else. $code: the code.
refused-other = The server said no ({ $code }).
