### Pages around the table, second thoughts, what happens when something breaks.

## The prompt and the action panel

# All others have passed and nobody has bid. $need: the least bid.
prompt-bid-alone = Alle anderen hebben gepast: { $need } is genoeg.
# Too many cards, and nothing that could be sold. $count: how many must go.
prompt-limit-discard =
    { $count ->
        [one] Leg één kaart af.
       *[other] Leg { $count } kaarten af.
    }
# On the main button while more cards are chosen than must go.
action-discard-most = Hoogstens { $count } afleggen
# Behind the three cards of a sale that can still be taken back.
sale-undo = Toch niet verkopen
settings-take-back = Passen en verkopen terugnemen
settings-take-back-note = Ze worden pas na twee seconden verstuurd. Uit: meteen.
# For screen readers: the QR code that brings my seat to a phone.
handover-qr = QR-code met de persoonlijke link naar je plaats
