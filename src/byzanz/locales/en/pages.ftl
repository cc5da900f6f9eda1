### Pages around the table, second thoughts, what happens when something breaks.

## The prompt and the action panel

# All others have passed and nobody has bid. $need: the least bid.
prompt-bid-alone = Everyone else has passed: { $need } is enough.
# Too many cards, and nothing that could be sold. $count: how many must go.
prompt-limit-discard =
    { $count ->
        [one] Discard one card.
       *[other] Discard { $count } cards.
    }
# On the main button while more cards are chosen than must go.
action-discard-most = Discard { $count } at most
# Behind the three cards of a sale that can still be taken back.
sale-undo = Undo the sale
settings-take-back = Take back passes and sales
settings-take-back-note = They are sent two seconds after you press. Off: at once.
# For screen readers: the QR code that brings my seat to a phone.
handover-qr = QR code with the personal link to your seat

## When something breaks

# In the page before its program runs; plain text without variables.
page-no-script = Byzanz needs JavaScript. Please allow it for this page.
page-broken = Something went wrong on this page
page-broken-more = Your game is safe on the server. Load the page again to go on.
page-reload = Load again
# A small bar: an error happened, but the page still works.
page-stumbled = Something went wrong. If the page behaves oddly, load it again.
storage-blocked = Your browser blocks cookies for this page. Without them the table can’t recognise you: allow them to play. Rules and replays work all the same.
