### A sentence for every code with which the game or the server says no.
### Game refusals carry facts as variables; a sentence may use them or not.

## The game

# $need: what a bid must come to; $total: what the chosen cards come to.
refused-bid_too_low = That is { $total }; it takes { $need }.
refused-merchant_in_bid = Merchants can’t be bid.
refused-empty_bid = Choose at least one card to bid.
refused-not_your_turn = It is not your turn.
refused-wrong_phase = That can’t be done now.
refused-not_in_hand = You don’t hold these cards.
refused-not_in_lot = This card is not in the lot.
refused-not_in_market = There is none of this in the market.
refused-not_a_set = A set is three cards of one good; merchants may stand in.
refused-over_limit = First get down to seven cards.
refused-already_done = You have finished your last sale.
refused-game_over = The game is over.
refused-malformed = That can’t be read as a deed.
refused-unknown_card = There is no such card.
refused-unknown_verb = There is no such deed.
refused-illegal = That can’t be done now.
refused-stale = The table has moved on meanwhile.

## Rooms and names

refused-unknown_room = There is no such table. The link may be old or mistyped.
refused-room_full = Every seat at this table is taken.
refused-not_your_room = This seat belongs to somebody else.
refused-wrong_token = This browser does not hold that seat.
refused-no_seat = You have no seat at this table.
refused-seat_taken = Somebody sits there already.
refused-unknown_seat = There is no such seat.
refused-not_host = Only the host can do that.
refused-already_started = The game has already begun.
refused-not_started = The game has not begun yet.
refused-not_over = The game is not over yet.
refused-name_empty = A name needs at least one letter.
# $limit: how many characters are allowed.
refused-name_too_long = A name can have at most { $limit } characters.
refused-players_out_of_range = A table has 3 to 6 seats.
refused-no_spectators = This table does not allow spectators.
refused-bad_code = This code is wrong or has been used.

## Records

# $reason: what is wrong, in English, from the reader of the file.
refused-bad_record = This file is not a game record that can be played back.
refused-record_too_large = This file is too large for a game record.
refused-unknown_game = The file has no such game.

## The server

refused-bad_request = The server did not understand the request.
refused-bad_frame = The server did not understand the request.
refused-too_large = That is too much at once.
refused-too_many_requests = Too fast: please wait a moment.
refused-too_many_rooms = You have opened too many tables. Please finish one first.
refused-wrong_origin = This page may not talk to that server.
refused-not_found = There is nothing here.
refused-unavailable = The server can’t store anything just now. Please try again.
refused-offline = The server can’t be reached. Please try again.
# Anything else. $code: the code.
refused-other = The server said no ({ $code }).
