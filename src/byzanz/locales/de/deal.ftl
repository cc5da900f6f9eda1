### Die Prüfung des Gebens: beim Endstand und beim Nachspielen.

deal-checking = Kartenverteilung wird geprüft …
deal-right = Kartenverteilung geprüft
deal-right-sub = Niemand hat diese Karten ausgesucht: Ihre Reihenfolge ergibt sich aus dem Geheimnis, das der Server vor dem Austeilen zugesagt hat, und aus den Zahlen der Mitspieler.
deal-right-partly = Geheimnis und Zahlen ergeben genau diese Reihenfolge. Nicht alles ließ sich vergleichen.
deal-wrong = Bei der Kartenverteilung stimmt etwas nicht
deal-wrong-sub = Lade die Partie herunter: Sie ist der Beweis. Spiel auf diesem Server um nichts, was dir wichtig ist.
deal-unsealed = Ohne alle Zahlen ausgeteilt
# $names are the people without a number.
deal-unsealed-sub = Alles passt zusammen, aber vor dem Austeilen kam keine Zahl von { $names }. Ohne sie lässt sich nicht ausschließen, dass der Server vorher Kartenfolgen ausprobiert hat.
deal-unread = Die Kartenverteilung ließ sich nicht prüfen.
deal-again = Noch einmal versuchen
deal-details = Einzelheiten
deal-title = Wie die Kartenverteilung geprüft wurde

## Was verglichen wurde

deal-promise-right = Die Zusage ist die, die dir vor dem Austeilen gezeigt wurde.
deal-promise-unknown = Dieser Browser hat die Zusage vor dem Austeilen nicht gesehen und kann sie nicht vergleichen.
deal-secret-right = Das Geheimnis ist das zugesagte.
deal-seed-right = Die Zahl an deinem Platz ist die, die dein Browser geschickt hat.
deal-seed-unknown = Dieser Browser kennt die Zahl an deinem Platz nicht: Vielleicht hat ein anderes Gerät sie geschickt.
deal-seed-late = Deine Zahl ist nicht dabei: Sie kam zu spät an.
deal-deck-right = Geheimnis und Zahlen ergeben genau diese 112 Karten in dieser Reihenfolge.
deal-everyone-right = Alle Menschen am Tisch haben eine Zahl gegeben.
deal-everyone-unknown = Nicht alle Menschen am Tisch haben eine Zahl gegeben: Diese Kartenverteilung hat kein Siegel.
deal-first-right =
    { $you ->
        [yes] Sie ergeben auch, dass du beginnst.
       *[no] Sie ergeben auch, dass { $name } beginnt.
    }
deal-cards-right =
    { $seated ->
        [yes] Deine Handkarten und alle Angebote stammen aus dieser Reihenfolge.
       *[no] Alle Angebote stammen aus dieser Reihenfolge.
    }
deal-cards-unknown = Hier sind nicht alle Karten der Partie bekannt; sie lassen sich nicht vergleichen.

## Womit geprüft wurde

deal-values = Die Zahlen
deal-commitment = Zusage: SHA-256 des Geheimnisses
deal-commitment-shown = Zusage, wie sie dir gezeigt wurde
deal-secret = Geheimnis des Servers
deal-seed-of = Zahl von { $name }
deal-seed-mine = Deine Zahl
deal-seed-sent = Die Zahl, die dein Browser geschickt hat
deal-seed-none = keine
deal-seed-bot = keine: ein Bot
deal-yourself = Prüf es selbst, mit der heruntergeladenen Partie:
