### The rules page, in our own words, with pictures between the paragraphs.
rules-title = How Byzanz is played
rules-lead = You are traders in Byzantium. Buy goods at auction, pick up bargains in the market, and sell in threes. Most profit wins.
# Players, age and duration in one line.
rules-facts = 3 to 6 players · from 8 years · about 45 minutes

## The course of a game in four steps

rules-course-title = The game in four steps
rules-course-1 = Auctions
rules-course-1-more = Everyone buys one lot of cards, and pays with cards from the hand.
rules-course-2 = Market
rules-course-2-more = What was paid lies there: everyone picks one kind.
rules-course-3 = Next round
rules-course-3-more = New lots, new auctions, until the pile is used up.
rules-course-4 = Last sale
rules-course-4-more = Everyone sells once more. Most points win.

## The cards

rules-cards-title = The cards
rules-cards-1 = There are six goods. Colour, shape, letters and picture tell them apart, and each has the same 16 cards:
rules-cards-2 = There are also sixteen merchants, which have no value. They can’t be bid, but they stand in for any good in a sale.
# How often a card exists. $count: how often.
rules-cards-times = { $count } times
rules-cards-3 = Everyone begins with four cards. Some cards are removed unseen; the rest is the draw pile, which runs out exactly at the end of the last round. The player to the dealer’s left starts.
rules-cards-4 = Hidden are the cards in each hand, the profit, the pile and the removed cards. Everyone may know how many cards a player holds and has in profit, and whatever was once laid open.
# Heading of a small table and its columns.
rules-table-players = Players
rules-table-offers = Offer cards
rules-table-removed = Removed unseen
rules-table-rounds = Rounds

## The auction

rules-auction-title = The auctions
rules-auction-1 = A round has one auction for each offer card, the highest first. Its number says how many cards are laid out: the lot.
rules-auction-2 = The starting player bids or passes, then it goes on clockwise among the players who hold no offer card in this round. You bid with cards from your hand, laid open; only the sum of their values counts.
rules-auction-3 = Each bid must be at least 1 higher than the one before. To raise, add cards to those you have laid out; you can’t take any back.
rules-auction-4 = If you pass, you are out of this auction and take your cards back. It is over as soon as a single bidder is left.
rules-auction-5 = The winner puts the whole bid into the market, and one card of the lot too, whichever they like. The rest of the lot goes to their hand. They take the offer card and sit out the other auctions of this round.
rules-auction-next = After that, the next player to the winner’s left who has no offer card starts the next auction.
rules-auction-6 = If nobody has bid and all others have passed, the last player may still bid. If they pass too, the player who passed first gets the whole lot for nothing, gives no card to the market, takes the offer card and sits out like any winner.
rules-auction-7 = The last player of a round has no rival and does not bid: they get the smallest lot and the lowest offer card.
# Below two small pictures: a lot of two cards (3 or 4 players) and a lot of one (5 or 6).
rules-auction-last-two = 3 or 4 players: one card to the market, one to the hand
rules-auction-last-one = 5 or 6 players: the single card goes to the market
# A worked auction: a list of turns. $name: a player; $total: what lies there.
rules-auction-example = An auction, turn by turn. The lot:
rules-turn-bid = { $name } bids { $total }
rules-turn-raise = { $name } adds a card and raises to { $total }
rules-turn-pass = { $name } passes
rules-turn-back = { $name } passes and takes the cards back
rules-turn-won = { $name } wins the lot for { $total }:
rules-auction-paid = paid
rules-auction-given = to market
rules-auction-kept = to hand

## The market

rules-market-title = The market
rules-market-1 = When all lots are sold the market is shared out. The player with the lowest offer card picks first, the highest last, so a small lot means an early pick.
rules-market-2 = A pick is all cards of one kind; merchants are a kind too. You must pick if anything is left; if the market is empty you get nothing. What nobody picks leaves the game.
rules-market-3 = Whoever held the lowest offer card starts the next round.
rules-market-example = Four players: offer card 2 takes the merchants, 3 the wine, 4 the cloth, 5 the grain. Olives and wood leave the game.

## The sale

rules-sale-title = The sale
rules-sale-1 = At any time, even out of turn, you may sell exactly three cards of one good from your hand. Show them to all: the highest becomes profit and lies face down from then on, the other two leave the game.
rules-sale-2 = Merchants stand in for missing cards and always leave the game: one good and two merchants is a set.
rules-sale-3 = Three merchants are a set too: one is kept and counts 5.
# $points: what the card that is kept counts.
rules-sale-keep = keep { $points }

## The hand limit

rules-limit-title = The hand limit
rules-limit-1 = Nobody keeps eight cards or more. If a lot or a pick brings you above seven, discard or sell at once until you hold seven or fewer; discards stay visible to all. Cards laid out in a bid don’t count, and at seven or fewer nothing may be discarded.

## The end

rules-end-title = The end
rules-end-1 = After the last market everyone may sell once more. Most profit points win; ties go to the player with more cards in hand; if that is level too, the victory is shared.
rules-end-goods = A table can be set to count only goods cards in a tie; merchants in hand then don’t help.

## Hints

rules-hints-title = Good to know
rules-hints-1 = Your bid feeds the market. Pay with what the others can’t use.
rules-hints-2 = Low offer cards pick first: sometimes the smallest lot is the best buy.
rules-hints-3 = A set in your hand is also money: sell it when you must, keep it while you need to bid.
rules-hints-4 = Three merchants are the best set of all: 5 points.
rules-hints-5 = A 4 sells as well with two 1s as with two 3s: keep the low cards of your good, and bid with the high ones of others.
rules-hints-6 = Passing first when nobody has bid wins the lot only if everybody else passes too.
rules-hints-7 = A big lot easily takes a full hand above seven: make room first.
