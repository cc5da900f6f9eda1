### Pages around the table, second thoughts, what happens when something breaks.

## The prompt and the action panel

# All others have passed and nobody has bid. $need: the least bid.
prompt-bid-alone = Gli altri hanno passato: basta { $need }.
# Too many cards, and nothing that could be sold. $count: how many must go.
prompt-limit-discard =
    { $count ->
        [one] Scarta una carta.
       *[other] Scarta { $count } carte.
    }
# On the main button while more cards are chosen than must go.
action-discard-most = Scartane al massimo { $count }
# Behind the three cards of a sale that can still be taken back.
sale-undo = Annulla la vendita
settings-take-back = Ritirare passi e vendite
settings-take-back-note = Vengono inviati due secondi dopo. Se spento: subito.
# For screen readers: the QR code that brings my seat to a phone.
handover-qr = Codice QR con il link personale al tuo posto

## When something breaks

# In the page before its program runs; plain text without variables.
page-no-script = Byzanz ha bisogno di JavaScript. Abilitalo per questa pagina.
page-broken = Qualcosa è andato storto in questa pagina
page-broken-more = La tua partita è al sicuro sul server. Ricarica la pagina per continuare.
page-reload = Ricarica
# A small bar: an error happened, but the page still works.
page-stumbled = Qualcosa è andato storto. Se la pagina non risponde bene, ricaricala.
storage-blocked = Il tuo browser blocca i cookie di questa pagina. Senza, il tavolo non può riconoscerti: abilitali per giocare. Regole e replay funzionano comunque.
