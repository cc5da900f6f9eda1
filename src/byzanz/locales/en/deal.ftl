### The check of the deal: on the scoreboard and in a replay.
### "Promise" is the commitment (a SHA-256), "number" the randomness that a player's browser adds.

deal-checking = Checking the deal…
deal-right = The deal was checked
deal-right-sub = Nobody chose these cards: the deck follows from the secret that the server promised before the deal and from the players’ numbers.
# Shown instead of the sentence above where this browser could not compare everything.
deal-right-partly = The secret and the numbers give exactly this deck. Not everything could be compared.
deal-wrong = This deal doesn’t add up
deal-wrong-sub = Download the record: it is the proof. Don’t play on this server for anything that matters.
# The record could not be fetched.
deal-unsealed = Dealt without everybody’s number
# $names are the people without a number.
deal-unsealed-sub = Everything fits, but no number came from { $names } before the deal. Without it nobody can rule out that the server tried decks beforehand.
deal-unread = The deal could not be checked.
deal-again = Try again
# Opens the details.
deal-details = Details
deal-title = How the deal was checked

## What was compared. The sentences for what does not fit are in refusals.ftl.

deal-promise-right = The promise is the one you were shown before the deal.
deal-promise-unknown = This browser did not see the promise before the deal, so it can’t be compared.
deal-secret-right = The secret is the one that was promised.
deal-seed-right = The number at your seat is the one your browser sent.
deal-seed-unknown = This browser doesn’t know the number at your seat: another device may have sent it.
deal-seed-late = Your number isn’t part of the deal: it arrived too late.
deal-deck-right = The secret and the numbers give exactly these 112 cards in this order.
deal-everyone-right = Every person gave a number.
deal-everyone-unknown = Not every person gave a number: this deal has no seal.
# $name: who starts.
deal-first-right =
    { $you ->
        [yes] They also say that you start.
       *[no] They also say that { $name } starts.
    }
deal-cards-right =
    { $seated ->
        [yes] Your hand and all the lots came from this deck.
       *[no] All the lots came from this deck.
    }
deal-cards-unknown = Not all the cards of the game are known here, so they can’t be compared.

## What it was checked with

deal-values = The numbers
deal-commitment = Promise: the SHA-256 of the secret
deal-commitment-shown = The promise as you were shown it
deal-secret = The server’s secret
deal-seed-of = { $name }’s number
deal-seed-mine = Your number
deal-seed-sent = The number your browser sent
deal-seed-none = none
deal-seed-bot = none: a bot
# Followed by a command for the terminal.
deal-yourself = Check it yourself, with the downloaded record:
