### Pages around the table, second thoughts, what happens when something breaks.

## The prompt and the action panel

# All others have passed and nobody has bid. $need: the least bid.
prompt-bid-alone = Tous les autres ont passé : { $need } suffit.
# Too many cards, and nothing that could be sold. $count: how many must go.
prompt-limit-discard =
    { $count ->
        [one] Défausse-toi d’une carte.
       *[other] Défausse-toi de { $count } cartes.
    }
# On the main button while more cards are chosen than must go.
action-discard-most = En défausser { $count } au plus
# Behind the three cards of a sale that can still be taken back.
sale-undo = Annuler la vente
settings-take-back = Reprendre une passe ou une vente
settings-take-back-note = L’envoi se fait deux secondes après. Désactivé : tout de suite.
# For screen readers: the QR code that brings my seat to a phone.
handover-qr = Code QR avec le lien personnel vers ta place

## When something breaks

# In the page before its program runs; plain text without variables.
page-no-script = Byzanz a besoin de JavaScript. Autorise-le pour cette page.
page-broken = Un problème est survenu sur cette page
page-broken-more = Ta partie est en sûreté sur le serveur. Recharge la page pour continuer.
page-reload = Recharger
# A small bar: an error happened, but the page still works.
page-stumbled = Un problème est survenu. Si la page réagit mal, recharge-la.
storage-blocked = Ton navigateur bloque les cookies de cette page. Sans eux, la table ne peut pas te reconnaître : autorise-les pour jouer. Les règles et les rediffusions marchent quand même.
