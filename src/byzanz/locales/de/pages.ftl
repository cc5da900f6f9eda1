### Pages around the table, second thoughts, what happens when something breaks.

## The prompt and the action panel

# All others have passed and nobody has bid. $need: the least bid.
prompt-bid-alone = Alle anderen haben gepasst: { $need } genügt.
# Too many cards, and nothing that could be sold. $count: how many must go.
prompt-limit-discard =
    { $count ->
        [one] Wirf eine Karte ab.
       *[other] Wirf { $count } Karten ab.
    }
# On the main button while more cards are chosen than must go.
action-discard-most = Höchstens { $count } abwerfen
# Behind the three cards of a sale that can still be taken back.
sale-undo = Doch nicht verkaufen
settings-take-back = Passen und Verkaufen zurücknehmen
settings-take-back-note = Sie werden erst nach zwei Sekunden gesendet. Aus: sofort.
# For screen readers: the QR code that brings my seat to a phone.
handover-qr = QR-Code mit dem persönlichen Link zu deinem Platz

## When something breaks

# In the page before its program runs; plain text without variables.
page-no-script = Byzanz braucht JavaScript. Bitte erlaube es für diese Seite.
page-broken = Auf dieser Seite ist etwas schiefgegangen
page-broken-more = Deine Partie ist auf dem Server sicher. Lade die Seite neu, dann geht es weiter.
page-reload = Neu laden
# A small bar: an error happened, but the page still works.
page-stumbled = Etwas ist schiefgegangen. Falls die Seite nicht richtig reagiert, lade sie neu.
storage-blocked = Dein Browser blockiert Cookies für diese Seite. Ohne sie erkennt dich der Tisch nicht wieder: Erlaube sie, um mitzuspielen. Regeln und Aufzeichnungen gehen trotzdem.
