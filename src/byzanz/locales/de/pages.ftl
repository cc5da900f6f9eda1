### Pages around the table, second thoughts, what happens when something breaks.

## The prompt and the action panel

# All others have passed and nobody has bid. $need: the least bid.
# Too many cards, and nothing that could be sold. $count: how many must go.
# On the main button while more cards are chosen than must go.
action-discard-most = Höchstens { $count } abwerfen
# Behind the three cards of a sale that can still be taken back.
sale-undo = Doch nicht verkaufen
settings-take-back = Passen und Verkaufen zurücknehmen
settings-take-back-note = Sie werden erst nach zwei Sekunden gesendet. Aus: sofort.
# For screen readers: the QR code that brings my seat to a phone.
handover-qr = QR-Code, der deinen Platz auf ein Handy bringt

## When something breaks

# In the page before its program runs; plain text without variables.
page-no-script = Byzanz braucht JavaScript. Bitte erlaube es für diese Seite.
page-broken = Auf dieser Seite ist etwas schiefgegangen
page-broken-more = Deine Partie ist sicher. Lade die Seite neu, dann geht es weiter.
page-old = Dein Browser ist zu alt für dieses Spiel
page-old-more = Aktualisiere ihn oder öffne diese Seite in einem anderen, dann geht es.
page-reload = Neu laden
# A small bar: an error happened, but the page still works.
page-stumbled = Etwas ist schiefgegangen. Falls die Seite nicht richtig reagiert, lade sie neu.
storage-blocked = Dein Browser blockiert Cookies für diese Seite. Ohne sie erkennt dich der Tisch nicht wieder: Erlaube sie, um mitzuspielen. Regeln und Aufzeichnungen gehen trotzdem.

## Letters on the cards

# One or two letters that name a kind on its cards, without a doubt within the language. A single letter must not be the
# record's letter of another kind (C cloth, G grain, O olives, S spices, V wine, W wood, M merchant): both can be typed.
card-letter =
    { $kind ->
        [C] T
        [G] Gt
        [O] O
        [S] Gw
        [V] We
        [W] Ho
       *[M] Hd
    }

typed-verb =
    { $verb ->
        [bid] biete bieten
        [give] gib geben abgeben
        [take] nimm nehmen
        [sell] verkaufe verkaufen
        [discard] abwerfen wirf
        [done] fertig
       *[pass] passe passen
    }

## First game: the prompt says what to press and why

coach-bid-open = Tippe die Handkarten an, mit denen du bieten willst.
coach-bid-more = Tippe Handkarten an, bis du { $need } erreichst.
coach-give = Tippe an, was du am wenigsten brauchst; der Rest kommt auf deine Hand.
coach-take = Tippe sie im Markt an. Drei gleiche kannst du verkaufen.
coach-limit = Höchstens { $most } darfst du behalten.
coach-final = Tippe einen Satz an, um ihn zu Punkten zu machen.

## The end of a game

# The winner's points stand before it. $place: 1 to 6; $behind: points behind the winner.
over-came =
    Du bist auf Platz { $place }, mit { $behind ->
        [one] einem Punkt Rückstand.
       *[other] { $behind } Punkten Rückstand.
    }
# As many points as the winner; which cards in hand decided.
over-came-tie = Du hast gleich viele, aber weniger Karten auf der Hand.
over-came-tie-goods = Du hast gleich viele, aber weniger Warenkarten auf der Hand.
over-tie-goods = mehr Warenkarten auf der Hand
# Head of the column with the goods cards left in hand, which break ties at this table.
over-goods = Waren auf der Hand
# While the places appear one after another.
over-reveal = Und es gewinnt …
# While everybody's profit is turned card by card.
over-leads =
    { $you ->
        [yes] Du führst
       *[no] { $name } führt
    }
over-level = Gleichauf an der Spitze: { $names }
over-to-turn =
    { $count ->
        [one] Noch eine Karte zum Aufdecken
       *[other] Noch { $count } Karten zum Aufdecken
    }
over-show-all = Alles auf einmal zeigen
over-nth = { $place }. Platz
over-back = Zurück zum Ergebnis
# The open hands after the game, on small screens.
hands-title = Alle Hände

## Replay

replay-speed = Tempo

## My games

# In my list of games. $levels: how strong the bots of a game are.
game-bots = Bots: { $levels }
# $place: 1 to 6, my place in a game that was lost.
game-place =
    Platz { $place } mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }
my-games-all =
    { $count ->
        [one] Noch eine zeigen
       *[other] { $count } weitere zeigen
    }

## Spectators

# Behind "You are watching". $count: other spectators.
watching-others =
    { $count ->
        [0] Sonst sieht niemand zu.
        [one] Eine weitere Person sieht zu.
       *[other] { $count } andere sehen zu.
    }
watchers =
    { $count ->
        [one] Jemand sieht zu
       *[other] { $count } sehen zu
    }
watching-share = Link zum Zusehen kopieren
watching-own = Selbst eine Partie spielen
# The prompt of a spectator in the last sale, set in bold.
prompt-others-sell = Der letzte Verkauf.
