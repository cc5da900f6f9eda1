### What I have played: figures, luck and skill, mistakes, the last games; and who may see them.

history-title = Mijn resultaten
history-nameless = Iemand
history-none = Wat je vanaf nu uitspeelt, staat hier: hoe het afliep, tegen wie, en hoeveel geluk je had.
history-none-theirs = Nog geen uitgespeeld spel.
history-guest = Deze resultaten horen bij deze browser.
history-guest-more = Met een account vind je ze op al je apparaten.
history-games =
    { $count ->
        [one] Eén spel
       *[other] { $count } spellen
    }
history-won = { $wins } gewonnen ({ $share })
history-parts = Geluk en kunde
history-parts-fair =
    { $games ->
        [one] In één spel
       *[other] In { $games } spellen
    }: { $wins } gewonnen. Als iedereen aan tafel even vaak won, zouden het er { $fair } zijn. Het verschil:
history-luck = Geluk
history-skill = Kunde
history-in-wins = { $wins } keer winst
history-parts-note = Geluk is wat de kaarten brachten, zoals een computer het beoordeelt. Kunde is al het overige; over weinig spellen zegt het weinig.
history-parts-none = Het geluk wordt kort na het einde van een spel gemeten.
history-measuring =
    { $count ->
        [one] Het geluk van één spel wordt nog gemeten.
       *[other] Het geluk van { $count } spellen wordt nog gemeten.
    }
history-mistakes = Fouten
history-mistakes-none = Ze worden geteld in spellen die geanalyseerd zijn.
history-mistakes-rate = fouten op 100 beslissingen
history-mistakes-note =
    { $games ->
        [one] Eén geanalyseerd spel
       *[other] { $games } geanalyseerde spellen
    } met { $decisions } beslissingen: { $mistakes ->
        [one] één fout
       *[other] { $mistakes } fouten
    } en { $blunders ->
        [one] één blunder
       *[other] { $blunders } blunders
    }. Onnauwkeurigheden ({ $inaccuracies }) tellen niet mee.
history-companies = Naar aantal spelers
history-company-head = Tafel
history-company = { $players } spelers
history-with-people = met andere mensen
history-with-bots = alleen met bots
history-games-head = Spellen
history-wins-head = Winst
history-share-head = in procenten
history-points-head = Punten per spel
history-people = Tegen mensen
history-bots = Tegen bots
history-ahead-head = Ervoor
history-behind-head = Erachter
history-act-head = Uitnodigen
history-last = Laatste spellen
history-earlier = Eerdere spellen
history-luck-tag = Geluk { $luck }%
history-mistakes-tag =
    { $count ->
        [0] geen fouten
        [one] één fout
       *[other] { $count } fouten
    }
history-apart =
    { $why ->
        [shared] meerdere op één apparaat: telt niet mee
        [joined] plaats overgenomen: telt niet mee
       *[played_on] verder gespeeld vanuit een verslag: telt niet mee
    }
history-public = Mijn resultaten tonen aan iedereen met de link
history-public-note = Je cijfers en laatste spellen, zonder de namen van de anderen. Staat dit uit, dan leidt de link nergens heen.
history-public-copy = Link kopiëren
history-public-see = Pagina bekijken
history-invite = Uitnodigen
history-invited = Uitgenodigd
history-invited-not = Weet het al, of wil niets horen.
history-friends-none = Nog niemand: speel eerst een spel met iemand uit.
refused-player_unknown = Met die persoon heb je niet gespeeld.
refused-person_unknown = Op dit adres toont niemand resultaten.
