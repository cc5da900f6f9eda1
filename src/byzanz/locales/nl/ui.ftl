### Alles wat de pagina’s verder zeggen.

## Overal

app-name = Byzanz
title-your-turn = Jouw beurt – Byzanz
title-over = Spel afgelopen – Byzanz
alert-over = Kijk wie er gewonnen heeft.
close = Sluiten
cancel = Annuleren
back-home = Startpagina
skip-to-action = Ga naar wat je kunt doen
loading = De tafel wordt klaargezet…
you = Jij
bot = bot
level =
    { $level ->
        [gentle] Mild
        [ruthless] Genadeloos
       *[shrewd] Sluw
    }
on = aan
off = uit

## De balk bovenaan

bar-round = Ronde { $round }
bar-round-of = Ronde { $round } van { $rounds }
bar-pile =
    { $count ->
        [one] over in de stapel
       *[other] over in de stapel
    }
tool-log = Verloop
tool-sound-on = Geluid staat aan
tool-sound-off = Geluid staat uit
tool-theme-dark = Donkere kleuren
tool-theme-light = Lichte kleuren
tool-rules = Spelregels
tool-settings = Instellingen
tool-keys = Toetsen
tool-language = Taal
tool-leave = Terug naar de startpagina
net-online = Verbonden
net-offline = Niet verbonden

## Startpagina

start-title = Bied op goederen, verdeel de markt, verkoop in drietallen.
start-sub = Een veilingkaartspel voor 3 tot en met 6 spelers. Gratis, zonder account, in je browser.
start-play = Nu spelen
start-setup = { $players } spelers · Bots: { $level }
start-setup-hints = met tips
start-setup-change = Spel instellen
start-players = Spelers
start-bots = Bots
start-name = Je naam
default-name = Gast
start-options = Meer opties
option-memory-aid = Geheugensteun
option-memory-aid-hint = Kaarten die open zijn gepakt, blijven zichtbaar
option-open-scores = Open scores
option-open-scores-hint = Iedereen ziet ieders punten
option-hints = Tips
# $mode: off, on request, or on request and with a warning before a mistake.
hints-mode =
    { $mode ->
        [ask] op verzoek
        [warn] met waarschuwing
       *[off] uit
    }
# In the bar of a table, for everybody to see.
hints-on = Aan deze tafel zijn er tips
tool-hint = Tip
option-tie-break = Bij gelijke stand
option-tie-all = Alle handkaarten
option-tie-goods = Alleen goederen
option-spectators = Toeschouwers
option-spectators-hint = Anderen mogen meekijken; handen blijven geheim
option-analysis = Analyse
option-analysis-hint = Na het spel mag iedereen het laten analyseren
option-listed = Openbaar
option-listed-hint = Iedereen kan de tafel op de startpagina vinden
# Listed tables on the start page.
open-tables = Open tafels
open-tables-join = Meespelen
open-tables-watch = Meekijken
start-friends = Met vrienden
start-friends-sub = Open een tafel en stuur de link. Bots vullen de lege plaatsen.
start-friends-go = Tafel openen
start-learn = Lessen
start-new = Nieuw hier?
start-new-sub = Les 1: kaarten en sets. Twee minuten, echte kaarten.
start-new-next = Verder leren
start-new-next-sub = Al klaar: { $count } van { $of }.
start-new-go = Begin les { $number }
start-rules = Spelregels met plaatjes
start-rules-sub = In vijf minuten gelezen
start-rules-go = Regels lezen
start-replay = Een spel terugkijken
start-drop = Laat het spelverslag los om het te bekijken
start-more = Meer
my-games = Mijn spellen
history-open = Resultaten
groups-open = Groepen
told-title = Wat je te horen krijgt
told-invite =
    { $known ->
        [yes] { $name } nodigt je uit aan een tafel
       *[no] Je bent uitgenodigd aan een tafel
    }
told-full = Je tafel is vol: je kunt beginnen.
told-go = Naar de tafel
told-close = Verbergen
notices-open = Berichten: wat je te horen krijgt
lobby-friends = Mensen met wie ik gespeeld heb
start-last = Je laatste spel
sound-offer = Met geluid?
sound-offer-more = Munten, kaarten, een belletje als je aan de beurt bent.
sound-yes = Ja
sound-no = Nee, stil
game-goes-on = Je spel met { $names } is nog bezig
game-goes-on-turn = Je spel met { $names } is nog bezig: jij bent aan de beurt
game-return = Terug
game-continue = Verder spelen
game-replay = Terugkijken
game-lobby = wacht op spelers
game-playing = bezig
game-your-turn = jouw beurt
game-won = gewonnen met { $points }
game-over = afgelopen
made-by = Een fanversie van het kaartspel van Emanuele Ornella
site-about = Over deze server
site-imprint = Colofon
site-privacy = Privacy
site-licenses = Licenties

## Voor het spel

lobby-title = Jouw tafel
lobby-title-guest = Tafel van { $name }
lobby-sub = Stuur de link. Iedereen opent hem op een eigen apparaat.
lobby-sub-guest = De host start het spel.
lobby-invite = Vrienden uitnodigen
lobby-copy = Link kopiëren
lobby-copied = Gekopieerd
lobby-share = Delen
lobby-link = Link naar deze tafel
lobby-qr = QR-code tonen
lobby-qr-label = QR-code met de link naar deze tafel
lobby-open-seat = Vrije plaats
lobby-waiting = wacht…
lobby-add-bot = Bot toevoegen
lobby-remove = Verwijderen
lobby-sit-here = Hier zitten
lobby-host = host
lobby-here = aanwezig
lobby-away = afwezig
lobby-table = Tafel
lobby-start = Spel starten
lobby-start-bots = Met bots aanvullen en starten
lobby-leave = Tafel verlaten
lobby-join-title = Neem plaats
lobby-join = Aan tafel gaan
lobby-waits-host = Wachten op de host
lobby-open-count =
    { $count ->
        [0] Alle plaatsen bezet
        [one] Eén plaats vrij
       *[other] { $count } plaatsen vrij
    }
lobby-dealing = Schudden en delen…
watching = Je kijkt mee

## Plaatsen

seats-label = Spelers
seat-passed = gepast
seat-no-bid = nog geen bod
seat-highest = hoogste bod
seat-in = doet nog mee
seat-decides = denkt na
seat-gives = kiest een kaart
seat-picks = kiest nu
seat-out = doet niet mee
seat-picked = heeft gekozen
seat-picks-next = kiest hierna
seat-must-discard = moet afleggen ({ $count }/{ $most })
seat-selling = verkoopt nog
seat-done = klaar
seat-offline = offline
seat-stand-in = een bot speelt voor { $name }
seat-profit = Winst
seat-bid = Bod
seat-label = { $name }, { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    } in de hand, { $profit ->
        [one] { $profit } winstkaart
       *[other] { $profit } winstkaarten
    }
seat-label-bid = biedt { $total }
seat-label-known = bekende kaarten: { $cards }
seat-label-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
seat-label-offer = heeft aanbodkaart { $number }

## Midden op tafel: aanbod en aanbodkaarten

lot-label = Aanbod van { $count }
track-auction = Veiling { $index } van { $count }
track-next = hierna
track-done = klaar
track-picks = kiest nu
track-picks-you = kiest nu
track-label = Aanbodkaarten van deze ronde
pile-label = { $count ->
        [one] { $count } kaart in de trekstapel
       *[other] { $count } kaarten in de trekstapel
    }
cloth-leads =
    { $you ->
        [yes] Jij leidt met
       *[no] { $name } leidt met
    }
cloth-no-bid = Nog geen bod
cloth-starts =
    { $you ->
        [yes] Jij begint
       *[no] { $name } begint
    }
cloth-paid-by =
    { $you ->
        [yes] Jij betaalde
       *[no] { $name } betaalde
    }
cloth-to-market = naar de markt
cloth-just-took =
    { $you ->
        [yes] Jij nam uit het aanbod
       *[no] { $name } nam uit het aanbod
    }
cloth-limit-wait = Het spel gaat verder met hoogstens zeven kaarten
cloth-free = Geen concurrentie: het aanbod is gratis
banner-round = Ronde { $round }
banner-final = Laatste verkoop

## De markt

market-title = Markt van Byzantium
market-empty = leeg
market-count = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
market-held = { $count ->
    [0] geen in je hand
   *[other] je hebt er { $count }
}
market-column = { $kind }, { $count ->
        [0] geen kaarten
        [one] één kaart: { $cards }
       *[other] { $count } kaarten: { $cards }
    }
market-took =
    { $you ->
        [yes] Jij nam dit
       *[no] { $name } nam dit
    }

## De vraag: één zin die zegt wat er te doen is

prompt-bid = Jouw beurt.
prompt-bid-more = Verhoog naar { $need } of meer, of pas.
prompt-bid-open = Open met { $need } of meer, of pas.
ask-beat = Jouw beurt: ga over de { $total } van { $name } heen, of pas.
ask-open = Jouw beurt: bied { $need } of meer, of pas.
ask-alone = Alle anderen hebben gepast: { $need } is genoeg.
ask-cannot = Je haalt { $need } niet: je kunt alleen passen.
prompt-cannot = Je haalt { $need } niet.
prompt-cannot-more = Je kunt alleen passen.
prompt-give = Het aanbod is van jou.
prompt-give-more = Kies de kaart die naar de markt gaat.
ask-give =
    { $total ->
        [0] Het aanbod is van jou: kies een kaart voor de markt.
       *[other] Van jou voor { $total }: kies een kaart voor de markt.
    }
prompt-take = Jij kiest.
prompt-take-more = Neem alle kaarten van één soort.
ask-take = Jij kiest: neem alle kaarten van één soort.
prompt-limit = Handlimiet.
prompt-limit-more =
    { $count ->
        [one] Leg één kaart af of verkoop een set.
       *[other] Leg { $count } kaarten af of verkoop een set.
    }
ask-limit =
    { $sale ->
        [yes] Te veel kaarten: leg er { $count } af, of verkoop een set.
       *[no] Te veel kaarten: leg er { $count } af.
    }
prompt-final = Laatste verkoop.
prompt-final-more = Verkoop wat je wilt en meld daarna dat je klaar bent.
ask-final = Laatste verkoop: verkoop je sets en meld je dan klaar.
prompt-done = Je bent klaar.
prompt-done-more = Anderen verkopen misschien nog.
prompt-other = { $name } denkt na.
prompt-other-gives = { $name } kiest een kaart uit het aanbod.
prompt-other-picks = { $name } kiest uit de markt.
prompt-other-limit = { $name } moet terug naar zeven kaarten.
prompt-you-lead = Je staat voor met { $total }.
prompt-you-passed = Je hebt gepast.
prompt-you-have-lot = Je doet even niet mee: je hebt aanbodkaart { $number }.
prompt-lost = { $name } wint het aanbod met { $total }; je bod zit weer in je hand.
prompt-over = Het spel is afgelopen.
prompt-reconnecting = Opnieuw verbinden…
prompt-reconnecting-more = De tafel blijft zoals hij was, en je selectie ook.
prompt-away =
    { $count ->
        [one] Terwijl je weg was: één gebeurtenis.
       *[other] Terwijl je weg was: { $count } gebeurtenissen.
    }
prompt-away-show = Tonen
prompt-dropped = Je selectie is niet meer geldig en is gewist.

## Het paneel voor je zet

action-label = Wat je kunt doen
action-bid = Bied { $total }
action-bid-add = leg { $cards } bij je { $laid }
action-bid-least = het minste: { $cards }
action-how = { $what }: { $how }
action-how-least = { $what }, { $how }
action-your-bid = Je bod
action-pass = Passen
action-undo = Ongedaan maken
action-need = { $need } of meer nodig
action-enough = genoeg
action-short = { $count } te weinig
action-highest = hoogste bod
action-waiting = { $name } is aan de beurt
action-waiting-all = Wachten op de anderen
action-sending = Versturen…
action-choose-lot = Kies een kaart
action-give = Geef { $card }
action-give-where = naar de markt
action-paid = Je betaalde
action-keep = Je houdt over
action-choose-column = Kies een soort
action-take = Neem { $what }
action-take-kind =
    { $kind ->
        [C] Neem het doek
        [G] Neem het graan
        [O] Neem de olijven
        [S] Neem de kruiden
        [V] Neem de wijn
        [W] Neem het hout
       *[M] Neem de handelaars
    }
action-hand-after = Hand daarna
action-kind-after = { $kind } daarna in de hand
action-choose-discard = Kies kaarten
action-discard =
    { $count ->
        [one] Leg 1 af
       *[other] Leg { $count } af
    }
action-discard-card = Leg { $card } af
action-too-many = { $count } te veel
action-limit-note = Iedereen ziet wat je aflegt
action-done = Klaar
action-done-sure = Toch klaar
action-still-sell = Nog { $points } te halen
action-profit = Je winst
action-sell-keep = Verkoop, houd { $points }
action-out = Je doet niet mee aan deze veiling
auto-skip = Veiling overslaan
auto-skip-on = Veiling wordt overgeslagen
action-hurry = Naar mijn beurt
# The secret standing order to bid up to a sum. $total: that sum.
auto-bid = Bied voor mij
auto-bid-on = Tot { $total }
auto-bid-stop = Er wordt voor je geboden tot en met { $total }: stoppen
auto-bid-up-to = Tot en met
auto-bid-less = Eén lager
auto-bid-more = Eén hoger
auto-bid-then = Daarna
auto-bid-ask = mij vragen
auto-bid-pass = passen
auto-bid-note = Altijd de goedkoopste kaarten die genoeg zijn, tot het eind van deze veiling. Niemand anders ziet dit.
auto-bid-start = Bied voor mij tot en met { $total }

## Verkopen

sale-label = Verkopen
sale-sell = Verkoop
sale-keep = houd { $points }
sale-confirm = Verkoop, houd { $points }
sale-offer = Verkoop { $cards }, houd { $points }
final-title = De stapel is leeg
final-note = Handkaarten tellen nu alleen nog bij een gelijke stand.
final-nothing = Niets meer te verkopen.
final-you-done = Je bent klaar. Wachten op de anderen.
final-label = Sets die je kunt verkopen
final-sure = Druk nog eens: verkoop, houd { $points }
final-sure-label = Druk nog eens om { $cards } te verkopen en { $points } te houden

## Mijn eigen plaats

self-hand = Hand
self-profit = Winst
self-cards = { $count } van { $most } kaarten
self-none = nog geen
hand-label = Je hand
hand-card = { $card }, { $index } van { $count }
hand-card-chosen = { $card }, gekozen, { $index } van { $count }
hand-no-bid = hiermee kun je niet bieden

## Verloop

log-label = Verloop
log-empty = Er is nog niets gebeurd.
log-recap-open = De laatste ronde in één oogopslag
log-known = Open gepakte kaarten tonen

## Instellingen

settings-title = Instellingen
settings-language = Taal
settings-theme = Kleuren
settings-theme-auto = Zoals het systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-sound = Geluid
settings-volume = Volume
settings-alerts = Waarschuw me als ik aan de beurt ben
settings-alerts-granted = Je krijgt een melding als je even ergens anders bent. Houd dit tabblad open.
settings-alerts-default = Je browser vraagt of deze pagina je meldingen mag sturen: sta dat toe.
settings-alerts-denied = Meldingen zijn voor deze pagina geblokkeerd. Je kunt ze toestaan in de instellingen van je browser.
settings-alerts-missing = Deze browser laat pagina’s geen meldingen tonen.
settings-alerts-insecure = Browsers staan dit alleen toe bij adressen die met https beginnen.
settings-speed = Kaartanimatie
settings-speed-slow = langzaam
settings-speed-normal = normaal
settings-speed-fast = snel
settings-speed-off = uit
settings-auto-pass = Voor mij passen als ik niet kan bieden
settings-memory-aid = Bekende kaarten van anderen tonen
settings-table = Deze tafel
settings-fact = { $what }: { $value }
# A link that works once moves the seat to another device. $minutes: how long it is valid.
handover = Op een ander apparaat spelen
handover-note = Open deze link binnen { $minutes } min op het andere apparaat. Hij werkt maar één keer; houd hem voor jezelf.
handover-link = Persoonlijke link naar je plaats

## Toetsen

keys-title = Toetsen
keys-hand = Handkaart 1 tot en met 10 kiezen
keys-move = Bewegen in hand, aanbod of markt
keys-choose = Kiezen
keys-primary = De hoofdknop
keys-pass = Passen
keys-cheapest = Goedkoopste bod
keys-sale = Verkoop; nog eens: bevestigen
keys-clear = Selectie wissen; passen of verkoop terugnemen
keys-goods = Alle kaarten van een goederensoort: de letter ervan. Is die al in gebruik, dan met Shift. Bij het nemen de kolom in de markt (M: handelaars)
keys-skip = Veiling overslaan
keys-hurry = Door naar mijn beurt, tegen bots
keys-auto = Bied voor mij; nog eens: stoppen
keys-log = Verloop
keys-known = Bekende kaarten van anderen
keys-hint = Tip, als de tafel die heeft
keys-help = Deze hulp
keys-state = De stand voorlezen
keys-typed = Een zet typen, bijvoorbeeld bied D1 K2
keys-replay = Bij terugkijken: stap, afspelen, begin, eind
key-space = Spatie
key-shift = Shift
key-enter = Enter
key-escape = Esc
typed-label = Typ een zet
typed-hint = Bijvoorbeeld: bied D1 K2 · pas · geef Ho1 · neem Ho · verkoop D1 D4 Ha · afleggen O2
typed-send = Uitvoeren

## Voorlezen hoe het ervoor staat

say-round = Ronde { $round } van { $rounds }
say-lot = Aanbod van { $count }: { $cards }
say-highest =
    { $you ->
        [yes] Jij hebt het hoogste bod, { $total }
       *[no] Hoogste bod: { $name }, { $total }
    }
say-no-bid = Niemand heeft geboden
say-need = Je hebt { $need } nodig
say-on-table = Je hebt { $total } op tafel: { $cards }
say-market = Markt: { $cards }
say-market-empty = De markt is leeg
say-hand = Je hand: { $cards }
say-hand-empty = Je hand is leeg
say-points = Je winst: { $points }
say-passed = heeft gepast
say-out = Je doet niet mee: je hebt aanbodkaart { $number }
say-picks-now = kiest nu
say-picks-next = moet nog kiezen
say-turn = { $name } denkt na
say-clock =
    { $you ->
        [yes] Je hebt nog { $time }
       *[no] { $name } heeft nog { $time }
    }
say-clock-runs = de klok loopt
say-chosen = { $card }, gekozen
say-put-back = { $card }, teruggelegd
say-nothing-chosen = Niets gekozen
say-sum = Samen { $total }
say-own-set = Deze kaarten kun je verkopen voor { $points }
say-discard-count = { $count } van { $of } gekozen om af te leggen
say-keep = Je houdt { $cards }
say-hand-after = Daarna { $count } van { $most } kaarten in je hand
say-again = Nog eens om te verkopen
say-undo-sale = Verkoop loopt. Met Escape kun je hem nog { $seconds } seconden terugnemen
say-undo-pass = Je past. Met Escape kun je dat nog { $seconds } seconden terugnemen
say-taken-back = Teruggenomen
say-done-sure = Je kunt nog verkopen. Nog eens als je toch klaar bent
events-label = Wat er net gebeurde

## Einde van het spel

over-wins =
    { $you ->
        [yes] Jij wint
       *[no] { $name } wint
    }
over-share = Gedeelde overwinning: { $names }
over-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
over-title = Eindstand
over-place = Plaats
over-player = Speler
over-hand = Hand
over-points-head = Punten
over-tie = meer kaarten in de hand
over-sets = Verkochte sets
over-no-sets = niets verkocht
# A set that was sold; read out. $cards: "cloth 1, cloth 2 and cloth 4".
over-sold = { $cards }: verkocht voor { $points }
over-by-round = Winst per ronde
over-by-round-label = Winst van elke speler na elke ronde
over-after-round = Ronde { $round }
over-rematch = Revanche
over-rematch-go = Naar de nieuwe tafel
over-rematch-count = Revanche: { $count } van { $of } doen mee
over-replay = Terugkijken
over-analyse = Analyseren
over-copy = Link naar dit spel kopiëren
over-record = Spelverslag downloaden
over-leave = Verlaten
over-final-table = Tafel tonen

## Terugkijken

replay-title = Terugkijken
replay-step = Stap { $index } van { $count }
replay-first = Naar het begin
replay-back = Vorige stap
replay-play = Afspelen
replay-pause = Pauze
replay-next = Volgende stap
replay-last = Naar het eind
replay-scrub = Moment in het spel
replay-eyes = Door de ogen van
replay-all = Alle handen
replay-link = Link naar dit moment kopiëren
replay-drop = Laat hier een spelverslag los
replay-drop-sub = Een bestand in het formaat byzanz/1. Deze server leest het en bewaart het niet.
# The same where no server reads it.
replay-drop-here = Een bestand in het formaat byzanz/1. Het wordt op dit apparaat gelezen en verlaat het niet.
replay-choose = Kies een bestand
replay-which = Het bestand bevat { $count } spellen. Welk wil je zien?
replay-game = Spel { $index }

## Verbinding en storingen

net-lost = Verbinding verbroken. Nieuwe poging…
page-missing = Hier is niets.
page-missing-sub = Misschien is de link verlopen of verkeerd getypt.
