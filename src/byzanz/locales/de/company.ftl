### The people at a table: who is host, who was sent away, late friends, nudges, the score of a series, links, the home network.


## Host and removed people

# $you: yes or no.
host-now =
    { $you ->
        [yes] Der Gastgeber war zu lange weg: Jetzt leitest du den Tisch.
       *[no] Der Gastgeber war zu lange weg: Jetzt leitet { $name } den Tisch.
    }
removed-title = Du wurdest von diesem Tisch entfernt
removed-note = Hier und in den Revanchen kannst du erst wieder Platz nehmen, wenn der Gastgeber dich zulässt.
removed-watch = Zuschauen darfst du.
# For the host: people who were removed.
away-title = Entfernt
# $name: who was removed.
away-let-in = { $name } wieder zulassen
# Somebody who was removed and had no name.
away-nobody = ein Gast

## Late friends

option-take-over = Bot-Plätze für Nachzügler
option-take-over-hint = Wer den Link hat, darf auch während der Partie für einen Bot weiterspielen.
# $mode: off, ask or free.
take-over-mode =
    { $mode ->
        [off] nein
        [free] ja
       *[ask] mit Nachfrage
    }
take-over-title = Mitspielen? Du kannst für einen Bot weiterspielen.
# A button. $name: the bot.
take-over-do = Für { $name } spielen
# $name: the bot.
take-over-asked = Du hast um den Platz von { $name } gebeten. Der Gastgeber entscheidet.
take-over-declined = Der Gastgeber hat abgelehnt. Du kannst weiter zuschauen.
# For the host. $name: who asks; $bot: the bot.
take-over-wish = { $name } möchte für { $bot } spielen.
take-over-yes = Zulassen
take-over-no = Ablehnen
# In the log.
note-taken =
    { $you ->
        [yes] Du hast diesen Platz von einem Bot übernommen.
       *[no] { $name } hat diesen Platz von einem Bot übernommen.
    }

## Waiting for somebody

option-idle = Vertretung für Untätige
option-idle-hint = Ohne Uhr: Wer so lange nichts tut, für den dürfen die anderen einen Bot spielen lassen.
# $count: minutes; 0: never.
idle-minutes =
    { $count ->
        [0] nie
       *[other] { $count } Min.
    }
nudge-waits = Alle warten auf { $name }.
# A button.
nudge-do = Anstupsen
nudge-done = { $name } wurde angestupst.
# $name nudges $other.
nudged = { $name } stupst { $other } an.
# Also the text of a notification.
nudged-you = { $name } wartet auf dich: Du bist dran.
idle-offer = { $name } hat eine Weile nichts getan.
# A button.
idle-do = Vorerst einen Bot spielen lassen

## The score of a series

# $count: games that were played.
series-title =
    { $count ->
        [one] Nach { $count } Partie
       *[other] Nach { $count } Partien
    }
series-label = Stand der Serie
# The head of a column.
series-wins = Siege
# The head of a column.
series-games = Partien
# The head of a column.
series-points = Punkte
# The head of a column.
series-places = Plätze
# How often somebody came in at a place.
series-place = { $count } × { $place }.
# Beside the name of somebody who has no seat now.
series-gone = nicht dabei

## The log and links

# While the log can't be had.
log-fetching = Was bisher geschah, ließ sich noch nicht laden. Neuer Versuch …
link-with-record = Link mit der Partie darin kopieren
link-only-here = Die Partie ist zu lang für einen Link. Sichere stattdessen die Aufzeichnung: Diese Seite lässt sich nur in diesem Browser öffnen.
link-old = Dieser Browser kann keine Partie in einen Link packen. Sichere stattdessen die Aufzeichnung.
# The end of a game that was played in this browser alone.
deal-here = Auf diesem Gerät ausgeteilt
deal-here-sub = Niemand sonst hat mitgemischt, darum gibt es kein Versprechen zu prüfen. Wer diesen Browser benutzt, könnte die Karten nachsehen, die er aufbewahrt.
# On the offline page, and where several share a device.
offline-protects = Eine Partie auf diesem Gerät bewahrt ihre Karten, auch die verdeckten, in diesem Browser auf: Der Bildschirm schützt vor einem Blick, nicht vor jemandem, der mit den Werkzeugen des Browsers sucht.
# Where several share a device.
pass-protects = Die Bilder zwischen den Zügen bewahren ehrliche Leute davor, Karten zu sehen. Wer mit den Werkzeugen des Browsers sucht, findet sie.

## The home network

lan-only-here = Dieser Link gilt nur auf diesem Computer.
# A button.
lan-open = Freunde im eigenen Netz zulassen …
lan-ask = Mit Freunden im eigenen Netz spielen?
lan-means = Dieses Spiel antwortet dann auch anderen Geräten in den Netzen dieses Computers. Wer dort den Link hat, kann mitspielen, und die Verbindung ist nicht verschlüsselt (einfaches http). Mach das zu Hause, nicht im Café. Du kannst es jederzeit wieder abschalten; mit dem Programm endet es ohnehin.
# A button.
lan-yes = Ja, zulassen
lan-on = Geräte in deinem Netz können mit diesem Link mitspielen (einfaches http).
# A button.
lan-off = Wieder nur dieser Computer
# Where the computer is in several networks.
lan-address = Adresse
lan-none = Dieser Computer ist in keinem Netz: Es gibt keine Adresse, die andere öffnen könnten.
