### The people at a table: who is host, who was sent away, late friends, nudges, the score of a series, links, the home network.


## Host and removed people

# $you: yes or no.
host-now =
    { $you ->
        [yes] De gastheer was te lang weg: nu ben jij de gastheer.
       *[no] De gastheer was te lang weg: nu is { $name } de gastheer.
    }
removed-title = De gastheer heeft je van deze tafel verwijderd
removed-note = Hier en in de revanches kun je pas weer gaan zitten als de gastheer je toelaat.
removed-watch = Je mag wel toekijken.
# For the host: people who were removed.
away-title = Verwijderd
# $name: who was removed.
away-let-in = { $name } weer toelaten
# Somebody who was removed and had no name.
away-nobody = een gast

## Late friends

option-take-over = Botplaatsen voor laatkomers
option-take-over-hint = Wie de link heeft, mag ook tijdens het spel voor een bot verder spelen.
# $mode: off, ask or free.
take-over-mode =
    { $mode ->
        [off] nee
        [free] ja
       *[ask] op verzoek
    }
take-over-title = Meedoen? Je kunt voor een bot verder spelen.
# A button. $name: the bot.
take-over-do = Speel voor { $name }
# $name: the bot.
take-over-asked = Je hebt om de plaats van { $name } gevraagd. De gastheer beslist.
take-over-declined = De gastheer heeft nee gezegd. Je kunt blijven kijken.
# For the host. $name: who asks; $bot: the bot.
take-over-wish = { $name } wil voor { $bot } spelen.
take-over-yes = Toestaan
take-over-no = Weigeren
# In the log.
note-taken =
    { $you ->
        [yes] Je hebt deze plaats van een bot overgenomen.
       *[no] { $name } heeft deze plaats van een bot overgenomen.
    }

## Waiting for somebody

option-idle = Vervanger bij stilzitten
option-idle-hint = Zonder klok: voor wie zo lang niets doet, mogen de anderen een bot laten spelen.
# $count: minutes; 0: never.
idle-minutes =
    { $count ->
        [0] nooit
       *[other] { $count } min
    }
nudge-waits = Iedereen wacht op { $name }.
# A button.
nudge-do = Aanporren
nudge-done = { $name } is aangepord.
# $name nudges $other.
nudged = { $name } port { $other } aan.
# Also the text of a notification.
nudged-you = { $name } wacht op je: jij bent aan de beurt.
idle-offer = { $name } heeft al een tijd niets gedaan.
# A button.
idle-do = Voorlopig een bot laten spelen

## The score of a series

# $count: games that were played.
series-title =
    { $count ->
        [one] Na { $count } spel
       *[other] Na { $count } spellen
    }
series-label = Stand van de reeks
# The head of a column.
series-wins = Gewonnen
# The head of a column.
series-games = Spellen
# The head of a column.
series-points = Punten
# The head of a column.
series-places = Plaatsen
# How often somebody came in at a place.
series-place = { $count } × { $place }e
# Beside the name of somebody who has no seat now.
series-gone = niet hier

## The log and links

# While the log can't be had.
log-fetching = Wat er tot nu toe gebeurde, kon nog niet worden opgehaald. Nieuwe poging…
link-with-record = Link met het spel erin kopiëren
link-only-here = Het spel is te lang voor een link. Bewaar in plaats daarvan het verslag: deze pagina opent alleen in deze browser.
link-old = Deze browser kan geen spel in een link zetten. Bewaar in plaats daarvan het verslag.
# The end of a game that was played in this browser alone.
deal-here = Op dit apparaat geschud en gedeeld
deal-here-sub = Niemand anders heeft meegeschud, dus er valt geen belofte te controleren. Wie deze browser gebruikt, kan de bewaarde kaarten bekijken.
# On the offline page, and where several share a device.
offline-protects = Een spel op dit apparaat bewaart zijn kaarten, ook de verborgen, in deze browser: het scherm beschermt tegen een blik, niet tegen iemand die met de hulpmiddelen van de browser zoekt.
# Where several share a device.
pass-protects = De schermen tussen de beurten houden kaarten voor eerlijke mensen verborgen. Wie met de hulpmiddelen van de browser zoekt, vindt ze.

## The home network

lan-only-here = Deze link werkt alleen op deze computer.
# A button.
lan-open = Vrienden in mijn netwerk toelaten…
lan-ask = Spelen met vrienden in je netwerk?
lan-means = Dit spel antwoordt dan ook andere apparaten in de netwerken van deze computer. Iedereen daar met de link kan meedoen, en de verbinding is niet versleuteld (gewoon http). Doe dit thuis, niet in een café. Je kunt het altijd weer uitzetten; het eindigt met het programma.
# A button.
lan-yes = Ja, toelaten
lan-on = Apparaten in je netwerk kunnen met deze link meedoen (gewoon http).
# A button.
lan-off = Weer alleen deze computer
# Where the computer is in several networks.
lan-address = Adres
lan-none = Deze computer zit in geen netwerk: er is geen adres dat anderen kunnen openen.
