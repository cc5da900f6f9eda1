### The lessons: short texts next to a real table; nothing here is longer than three sentences.

## The page of lessons and what is around a lesson

learn-title = Learn in five minutes
learn-intro = Eight short lessons at a real table. You make every decision yourself.
# $number: which lesson; $count: how many there are.
learn-lesson = Lesson { $number } of { $count }
# Read after the title of a lesson that has been finished.
learn-finished = finished
learn-next = Go on
learn-next-lesson = Next lesson
learn-finish = Finish
# At the end of a lesson, beside a mosaic that is laid.
learn-done = Lesson { $number } is done
# One step back in the lesson.
learn-back = Back
# The whole lesson from its beginning.
learn-again = Start again
# Leave this lesson out.
learn-skip = Skip
learn-all = All lessons
# Above the text while an action is asked for: not “your turn”, because a sale is possible out of turn, too.
learn-your-turn = Try it:
# Above the answer to an action that is not what is asked for.
learn-wrong = Not quite.
learn-others = The others are playing…
learn-first-game = Your first game
learn-first-game-more = Against three gentle bots, with hints when you ask for them.
learn-play = Play
learn-know = You know the rules now.

## Answers that fit any lesson

lesson-wrong-next = Read on first.
lesson-wrong-act = Here it is your turn to act.
lesson-wrong-other = You may do that in a game, but the lesson asks for something else.
lesson-wrong-over = This lesson is finished.

## 1: cards and sets

# $points: the learner’s points; $turn: whose turn it is. In every lesson.
lesson-cards-title = Cards and sets
lesson-cards-goods = There are six goods with values from 1 to 4. Three cards of one good are a set. Selling sets brings profit, and the most profit wins.
lesson-cards-sell = Your three cloth cards are a set, and you may sell at any time, even while { $turn } is to act. Press the set once to see it in your hand, and once more to sell it.
lesson-cards-profit = Only the highest card counts: the 4 is your profit now, so you have { $points } points. The other two have left the game. They could have been any cloth.

## 2: bidding

# $need: the least that a bid must come to; $highest: the highest bid; $leader: who has bid it. In every lesson.
lesson-bid-title = Bidding and raising
lesson-bid-lot = You get new cards at auctions. The offer card says how many are laid out, here five: that is the lot. The number on your cards is your money.
lesson-bid-open = Choose cards and bid. Only the sum counts, whatever the goods; merchants can’t be bid. Start low: 3 or less.
lesson-bid-not-pass = Passing takes you out of this auction. This time, bid.
lesson-bid-too-much = That would leave you little to raise with. Bid 3 or less for a start.
lesson-bid-raise = { $leader } bids { $highest }. Your cards stay where they are: add more from your hand until they come to { $need } or more.
lesson-bid-not-give-up = Then the lot might go to { $leader }. Add cards: you can still reach { $need }.
lesson-bid-won = Everybody else has passed: the lot is yours. What it costs comes in the next lesson.

## 3: winning a lot

lesson-win-title = Winning a lot
lesson-win-paid = Your bid of 4 was the highest. It is paid now: your wine and your wood lie in the market, where others can take them later.
lesson-win-give = One card of the lot goes to the market too, the rest is yours. You hold cloth 4: keep the cloth and give another card.
lesson-win-keep-cloth = Cloth 2 and 3 make a set with your cloth 4. Give a card of another good.
lesson-win-taken = The other four cards are in your hand. You also hold offer card 5: each player gets one per round, so you sit out the other auctions.

## 4: passing

lesson-pass-title = Passing
lesson-pass-back = { $leader } has bid { $highest }, and your cards don’t come to { $need }. Pass: you are out of this auction, but your laid-out card comes back.
lesson-pass-nobody = Your wine is back, passing costs nothing. Now you open the next auction. See what happens if nobody bids: pass again.
lesson-pass-not-bid = You could bid, but this time find out what happens without a bid: pass.
lesson-pass-whole = Nobody bid, so whoever passed first gets the whole lot, pays nothing and gives nothing. That was you! But one bid from anybody would have spoiled it.

## 5: the last lot and the market

lesson-market-title = The last lot and the market
lesson-market-last = The others have their offer cards, so the last lot is yours without a bid. One of its cards goes to the market: choose which, and give it.
lesson-market-single = With five or six players the last lot is a single card. It goes to the market, and whoever is left takes the lowest offer card and nothing else.
lesson-market-order = All lots are sold, and the market is shared out. Whoever holds the lowest offer card picks first: that is you, with the 2.
lesson-market-take = You take all cards of one kind. Choose a kind that gives you a set together with your hand.
lesson-market-no-set = You may take that, but it gives you no set. Which good do you hold that lies in the market more than once?
lesson-market-left = The others picked in the order of their offer cards, and what was left has gone. The lowest offer card also opens the next round: that is you again.

## 6: selling, merchants

lesson-sell-title = Selling and merchants
lesson-sell-joker = You may sell at any time: { $turn } is to act, and you can sell all the same. A merchant stands in for any good. Sell your two wood cards with one merchant.
lesson-sell-one-joker = That works too, but it uses up two merchants, and they are worth keeping. Take wood 2 in place of one of them.
lesson-sell-highest = The highest good counts, so that earns less than it could. Sell wood 4 and wood 2 with one merchant.
lesson-sell-merchants-next = A good set, and it comes next. Sell the wood first.
lesson-sell-merchants = The 4 is your profit; the merchant has left the game. Three merchants are a set too, the best there is: 5 points. Sell them.
lesson-sell-spices = With two merchants the spices earn only 1. Three merchants earn 5.
lesson-sell-points = 4 and 5: you have { $points } points. Sell as soon as a set is good, or wait for a better one: that is up to you.

## 7: the hand limit

# $cards: cards in the learner’s hand; $excess: how many are too many. In every lesson.
lesson-limit-title = The hand limit
lesson-limit-nine = Nobody bid, and you got the whole lot: now you hold { $cards } cards. Seven is the most, so the game waits for you.
lesson-limit-down =
    { $excess ->
        [one] One card too many.
       *[other] { $excess } cards too many.
     } Sell a set, or choose cards and discard them; everybody sees discards.
lesson-limit-keep-cloth = Your three cloth cards are a set worth 3. Sell them, or discard something else.
lesson-limit-seven = { $cards } cards: the game goes on. Before you bid for a big lot, count your hand: whatever goes above seven must be sold or is lost.

## 8: the final sale and ties

lesson-final-title = The last sale
lesson-final-all = The pile is used up and the market was shared out for the last time. Everybody may sell once more, as many sets as they like.
lesson-final-sell = Your set lies in the middle of the table. Press it once, and once more to sell it: what stays in your hand brings no points.
lesson-final-not-done = There is still a set in your hand, worth 4 points. Sell it first.
lesson-final-done = Nothing is left to sell. Press the button to say that you are done.
# $rival: who has as many points.
lesson-final-tie = { $points } points each for you and { $rival }! On equal points, the hand with more cards decides: you have { $cards }, { $rival } has 2. You win.
