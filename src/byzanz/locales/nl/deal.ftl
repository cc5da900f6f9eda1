### De controle van het delen: bij de eindstand en bij het terugkijken.

deal-checking = Het delen wordt gecontroleerd…
deal-right = Het delen is gecontroleerd
deal-right-sub = Niemand heeft deze kaarten uitgekozen: hun volgorde volgt uit het geheim dat de server vóór het delen beloofde en uit de getallen van de spelers.
deal-right-partly = Geheim en getallen geven precies deze kaartvolgorde. Niet alles kon vergeleken worden.
deal-wrong = Er klopt iets niet met het delen
deal-wrong-sub = Download het spelverslag: dat is het bewijs. Speel op deze server niet om iets wat ertoe doet.
deal-unsealed = Gedeeld zonder ieders getal
# $names are the people without a number.
deal-unsealed-sub = Alles klopt, maar vóór het delen kwam er geen getal van { $names }. Zonder dat getal valt niet uit te sluiten dat de server vooraf kaartvolgordes heeft geprobeerd.
deal-unread = Het delen kon niet gecontroleerd worden.
deal-again = Opnieuw proberen
deal-details = Details
deal-title = Hoe het delen gecontroleerd is

## Wat er vergeleken is

deal-promise-right = De belofte is dezelfde als die je vóór het delen te zien kreeg.
deal-promise-unknown = Deze browser heeft de belofte vóór het delen niet gezien en kan die niet vergelijken.
deal-secret-right = Het geheim is het beloofde geheim.
deal-seed-right = Het getal op jouw plaats is het getal dat je browser stuurde.
deal-seed-unknown = Deze browser kent het getal op jouw plaats niet: misschien stuurde een ander apparaat het.
deal-seed-late = Jouw getal doet niet mee: het kwam te laat aan.
deal-deck-right = Geheim en getallen geven precies deze 112 kaarten in deze volgorde.
deal-everyone-right = Elke mens aan tafel gaf een getal.
deal-everyone-unknown = Niet elke mens aan tafel gaf een getal: dit delen heeft geen zegel.
deal-first-right =
    { $you ->
        [yes] Ze zeggen ook dat jij begint.
       *[no] Ze zeggen ook dat { $name } begint.
    }
deal-cards-right =
    { $seated ->
        [yes] Je hand en elk aanbod kwamen uit deze kaartvolgorde.
       *[no] Elk aanbod kwam uit deze kaartvolgorde.
    }
deal-cards-unknown = Hier zijn niet alle kaarten van het spel bekend; ze kunnen niet vergeleken worden.

## Waarmee gecontroleerd is

deal-values = De getallen
deal-commitment = Belofte: de SHA-256 van het geheim
deal-commitment-shown = Belofte zoals jij die te zien kreeg
deal-secret = Geheim van de server
deal-seed-of = Getal van { $name }
deal-seed-mine = Jouw getal
deal-seed-sent = Het getal dat je browser stuurde
deal-seed-none = geen
deal-seed-bot = geen: een bot
deal-yourself = Controleer het zelf, met het gedownloade spelverslag:
