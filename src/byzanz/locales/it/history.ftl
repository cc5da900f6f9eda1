### What I have played: figures, luck and skill, mistakes, the last games; and who may see them.

history-title = I miei risultati
history-nameless = Qualcuno
history-none = Quello che finisci da adesso in poi sta qui: com’è andata, contro chi, e quanta fortuna hai avuto.
history-none-theirs = Ancora nessuna partita finita.
history-guest = Questi risultati sono legati a questo browser.
history-guest-more = Con un account li ritrovi su tutti i tuoi dispositivi.
history-games =
    { $count ->
        [one] Una partita
       *[other] { $count } partite
    }
history-won = { $wins } vinte ({ $share })
history-parts = Fortuna e bravura
history-parts-fair =
    { $games ->
        [one] In una partita
       *[other] In { $games } partite
    }: { $wins } vinte. Se tutti al tavolo vincessero altrettanto spesso, sarebbero { $fair }. La differenza:
history-luck = Fortuna
history-skill = Bravura
history-in-wins = { $wins } vittorie
history-parts-note = La fortuna è ciò che hanno portato le carte, secondo il giudizio di un computer. La bravura è tutto il resto; su poche partite dice poco.
history-parts-none = La fortuna si misura poco dopo la fine di una partita.
history-measuring =
    { $count ->
        [one] La fortuna di una partita è ancora da misurare.
       *[other] La fortuna di { $count } partite è ancora da misurare.
    }
history-mistakes = Errori
history-mistakes-none = Si contano nelle partite analizzate.
history-mistakes-rate = errori su 100 decisioni
history-mistakes-note =
    { $games ->
        [one] Una partita analizzata
       *[other] { $games } partite analizzate
    } con { $decisions } decisioni: { $mistakes ->
        [one] un errore
       *[other] { $mistakes } errori
    } e { $blunders ->
        [one] un errore grave
       *[other] { $blunders } errori gravi
    }. Le imprecisioni ({ $inaccuracies }) non contano.
history-companies = Per numero di giocatori
history-company-head = Tavolo
history-company = { $players } giocatori
history-with-people = con altre persone
history-with-bots = solo con bot
history-games-head = Partite
history-wins-head = Vinte
history-share-head = in percentuale
history-points-head = Punti a partita
history-people = Contro persone
history-bots = Contro bot
history-ahead-head = Davanti
history-behind-head = Dietro
history-act-head = Invita
history-last = Ultime partite
history-earlier = Partite precedenti
history-luck-tag = Fortuna { $luck }%
history-mistakes-tag =
    { $count ->
        [0] nessun errore
        [one] un errore
       *[other] { $count } errori
    }
history-apart =
    { $why ->
        [shared] in più su un dispositivo: non conta
        [joined] posto preso in corsa: non conta
       *[played_on] ripresa da una registrazione: non conta
    }
history-public = Mostra i miei risultati a chiunque abbia il link
history-public-note = Le tue cifre e le ultime partite, senza i nomi degli altri. Se lo spegni, il link non porta più da nessuna parte.
history-public-copy = Copia link
history-public-see = Vedi la pagina
history-invite = Invita
history-invited = Invitato
history-invited-not = Lo sa già, o non vuole avvisi.
history-friends-none = Ancora nessuno: prima finisci una partita con qualcuno.
refused-player_unknown = Con questa persona non hai giocato.
refused-person_unknown = A questo indirizzo nessuno mostra i suoi risultati.
