### The rules page, in our own words, with pictures between the paragraphs.

rules-title = How Byzanz is played
rules-lead = You are traders in Byzantium. Buy goods at auction, pick up bargains in the market, and sell in threes. Most profit wins.

## The cards

rules-cards-title = The cards
rules-cards-1 = There are six goods with 16 cards each: six of value 1, five of value 2, three of value 3 and two of value 4. Colour, shape, letter and picture tell them apart.
rules-cards-2 = Sixteen merchants have no value. They can’t be bid, but they stand in for any good in a sale.
rules-cards-3 = Everyone begins with four cards. Some cards are removed unseen, the rest is the draw pile. It is used up exactly in the last round.
# Heading of a small table and its columns.
rules-table-players = Players
rules-table-offers = Offer cards
rules-table-removed = Removed unseen
rules-table-rounds = Rounds

## The auction

rules-auction-title = The auctions
rules-auction-1 = A round has one auction for each offer card, the highest first. Its number says how many cards are laid out: the lot.
rules-auction-2 = The starter bids or passes, then it goes clockwise among those who hold no offer card in this round. You bid with cards from your hand, laid open; only the sum of their values counts.
rules-auction-3 = Each bid must be at least 1 higher than the one before. To raise, add cards to those you have laid out; you can’t take any back.
rules-auction-4 = Who passes is out of this auction and takes his laid-out cards back. The auction ends when all but one have passed.
rules-auction-5 = The winner puts his whole bid into the market, and one card of the lot too, of his choice. The rest of the lot goes to his hand. He takes the offer card and sits out the other auctions of this round.
rules-auction-6 = If nobody bids, the first who passed gets the whole lot for nothing and gives no card to the market.
rules-auction-7 = The last player of a round has no rival and does not bid. From a lot of two he gives one card to the market and keeps the other; a lot of one goes to the market.
rules-auction-example = Lot of 5: paid 4 with cloth 1, spices 2 and wine 1; wood 1 goes to the market, the rest to the hand.
rules-auction-paid = paid
rules-auction-given = to market
rules-auction-kept = to hand

## The market

rules-market-title = The market
rules-market-1 = When all lots are sold the market is shared out. Who holds the lowest offer card picks first, the highest last: cheap lots pick early.
rules-market-2 = A pick is all cards of one kind; merchants are a kind too. What nobody picks leaves the game.
rules-market-3 = The next round is started by the player who held the lowest offer card.
rules-market-example = A full market with four players: wood, spices, the merchant and cloth are taken in this order; wine and grain leave the game.

## The sale

rules-sale-title = The sale
rules-sale-1 = At any time, even out of turn, you may sell exactly three cards of one good from your hand. The highest becomes profit, the other two leave the game.
rules-sale-2 = Merchants stand in for missing cards and always leave the game: one good and two merchants is a set.
rules-sale-3 = Three merchants are a set too: one is kept and counts 5.
rules-sale-keep = keep { $points }

## The hand limit

rules-limit-title = The hand limit
rules-limit-1 = As soon as you hold more than seven cards you must discard or sell until seven or fewer are left. Cards laid out in a bid don’t count. Everyone sees discards.

## The end

rules-end-title = The end
rules-end-1 = After the last market everyone may sell once more. Most profit points win; among equals, who has more cards left in hand. If that is equal too, they share the victory.

## Hints

rules-hints-title = Good to know
rules-hints-1 = Your bid feeds the market. Pay with what the others can’t use.
rules-hints-2 = Low offer cards pick first: sometimes the smallest lot is the best buy.
rules-hints-3 = A set in your hand is also money: sell it when you must, keep it while you need to bid.
