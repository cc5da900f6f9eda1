### Pages around the table, second thoughts, what happens when something breaks.

## The prompt and the action panel

# All others have passed and nobody has bid. $need: the least bid.
# Too many cards, and nothing that could be sold. $count: how many must go.
# On the main button while more cards are chosen than must go.
action-discard-most = Hoogstens { $count } afleggen
# Behind the three cards of a sale that can still be taken back.
sale-undo = Toch niet verkopen
settings-take-back = Passen en verkopen terugnemen
settings-take-back-note = Ze worden pas na twee seconden verstuurd. Uit: meteen.
# For screen readers: the QR code that brings my seat to a phone.
handover-qr = QR-code die je plaats naar een telefoon brengt

## When something breaks

# In the page before its program runs; plain text without variables.
page-no-script = Byzanz heeft JavaScript nodig. Sta het toe voor deze pagina.
page-broken = Er ging iets mis op deze pagina
page-broken-more = Je spel is veilig. Laad de pagina opnieuw om verder te spelen.
page-old = Je browser is te oud voor dit spel
page-old-more = Werk hem bij of open deze pagina in een andere, dan lukt het.
page-reload = Opnieuw laden
# A small bar: an error happened, but the page still works.
page-stumbled = Er ging iets mis. Laad de pagina opnieuw als ze vreemd reageert.
storage-blocked = Je browser blokkeert cookies voor deze pagina. Zonder cookies herkent de tafel je niet: sta ze toe om mee te spelen. Spelregels en herhalingen werken wel.

## Letters on the cards

# One or two letters that name a kind on its cards, without a doubt within the language. A single letter must not be the
# record's letter of another kind (C cloth, G grain, O olives, S spices, V wine, W wood, M merchant): both can be typed.
card-letter =
    { $kind ->
        [C] D
        [G] G
        [O] O
        [S] K
        [V] Wi
        [W] Ho
       *[M] Ha
    }

typed-verb =
    { $verb ->
        [bid] bied bieden
        [give] geef geven
        [take] neem nemen
        [sell] verkoop verkopen
        [discard] afleggen leg
        [done] klaar
       *[pass] pas passen
    }

## First game: the prompt says what to press and why

coach-bid-open = Tik de handkaarten aan waarmee je wilt bieden.
coach-bid-more = Tik handkaarten aan tot je { $need } haalt.
coach-give = Tik aan wat je het minst nodig hebt; de rest gaat naar je hand.
coach-take = Tik hem in de markt aan. Drie dezelfde kun je verkopen.
coach-limit = Je mag er { $most } houden.
coach-final = Tik een set aan om er punten van te maken.

## The end of a game

# The winner's points stand before it. $place: 1 to 6; $behind: points behind the winner.
over-came =
    Je bent { $place ->
        [1] eerste
        [2] tweede
        [3] derde
        [4] vierde
        [5] vijfde
       *[6] zesde
    }, met { $behind ->
        [one] één punt achterstand.
       *[other] { $behind } punten achterstand.
    }
# As many points as the winner; which cards in hand decided.
over-came-tie = Jij hebt er evenveel, maar minder kaarten in de hand.
over-came-tie-goods = Jij hebt er evenveel, maar minder goederenkaarten in de hand.
over-tie-goods = meer goederenkaarten in de hand
# Head of the column with the goods cards left in hand, which break ties at this table.
over-goods = Goederen in de hand
# While the places appear one after another.
over-reveal = En de winnaar is…
# While everybody's profit is turned card by card.
over-leads =
    { $you ->
        [yes] Jij ligt voor
       *[no] { $name } ligt voor
    }
over-level = Gelijk aan kop: { $names }
over-to-turn =
    { $count ->
        [one] Nog één kaart om te draaien
       *[other] Nog { $count } kaarten om te draaien
    }
over-show-all = Alles in één keer tonen
over-nth = { $place }e plaats
over-back = Terug naar de uitslag
# The open hands after the game, on small screens.
hands-title = Alle handen

## Replay

replay-speed = Snelheid

## My games

# In my list of games. $levels: how strong the bots of a game are.
game-bots = Bots: { $levels }
# $place: 1 to 6, my place in a game that was lost.
game-place =
    { $place ->
        [2] tweede
        [3] derde
        [4] vierde
        [5] vijfde
        [6] zesde
       *[1] eerste
    }, { $points ->
        [one] één punt
       *[other] { $points } punten
    }
my-games-all =
    { $count ->
        [one] Nog één tonen
       *[other] Nog { $count } tonen
    }

## Spectators

# Behind "You are watching". $count: other spectators.
watching-others =
    { $count ->
        [0] Verder kijkt niemand mee.
        [one] Nog één persoon kijkt mee.
       *[other] Nog { $count } anderen kijken mee.
    }
watchers =
    { $count ->
        [one] Er kijkt iemand mee
       *[other] Er kijken { $count } mensen mee
    }
watching-share = Link om mee te kijken kopiëren
watching-own = Zelf een spel spelen
# The prompt of a spectator in the last sale, set in bold.
prompt-others-sell = De laatste verkoop.
