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

## When something breaks

# In the page before its program runs; plain text without variables.
page-no-script = Byzanz heeft JavaScript nodig. Sta het toe voor deze pagina.
page-broken = Er ging iets mis op deze pagina
page-broken-more = Je spel staat veilig op de server. Laad de pagina opnieuw om verder te spelen.
page-reload = Opnieuw laden
# A small bar: an error happened, but the page still works.
page-stumbled = Er ging iets mis. Laad de pagina opnieuw als ze vreemd reageert.
storage-blocked = Je browser blokkeert cookies voor deze pagina. Zonder cookies herkent de tafel je niet: sta ze toe om mee te spelen. Spelregels en herhalingen werken wel.
