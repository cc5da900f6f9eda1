### Le lezioni: testi brevi accanto a un tavolo vero, al massimo tre frasi.

## The page of lessons and what is around a lesson

learn-title = Impara in cinque minuti
learn-intro = Otto brevi lezioni a un tavolo vero. Ogni mossa la fai tu.
# $number: which lesson; $count: how many there are.
learn-lesson = Lezione { $number } di { $count }
# Read after the title of a lesson that has been finished.
learn-finished = completata
learn-next = Avanti
learn-next-lesson = Lezione seguente
learn-finish = Concludi
learn-done = Lezione { $number } finita
# One step back in the lesson.
learn-back = Indietro
# The whole lesson from its beginning.
learn-again = Da capo
# Leave this lesson out.
learn-skip = Salta
learn-all = Tutte le lezioni
# Above the text while an action is asked for.
learn-your-turn = Prova:
# Above the answer to an action that is not what is asked for.
learn-wrong = Non proprio.
learn-others = Giocano gli altri…
learn-first-game = La tua prima partita
learn-first-game-more = Contro tre bot miti, con consigli quando li chiedi.
learn-play = Gioca
learn-know = Ora conosci le regole.

## Answers that fit any lesson

lesson-wrong-next = Prima vai avanti.
lesson-wrong-act = Qui la mossa la fai tu.
lesson-wrong-other = In partita si può, ma la lezione chiede altro.
lesson-wrong-over = Questa lezione è finita.

## 1: cards and sets

# $points: the learner’s points, in every lesson.
lesson-cards-title = Carte e tris
lesson-cards-goods = Ci sono sei merci con valori da 1 a 4. Tre carte di una merce sono un tris. Vendere tris porta profitto, e vince il profitto più alto.
lesson-cards-sell = Le tue tre carte tessuto sono un tris. Puoi vendere in ogni momento, anche se tocca a { $turn }. Premi una volta sul tris per vederlo nella mano, e un’altra per venderlo.
lesson-cards-profit = Conta solo la carta più alta: il 4 è ora il tuo profitto, hai { $points } punti. Le altre due sono uscite dal gioco, il loro valore non contava.

## 2: bidding

# $need: the least that a bid must come to; $highest: the highest bid. In every lesson.
lesson-bid-title = Puntare e rilanciare
lesson-bid-lot = Le nuove carte si vincono alle aste. La carta offerta dice quante ce ne sono, qui cinque: è il lotto. Il tuo denaro sono i numeri sulle tue carte.
lesson-bid-open = Scegli delle carte e punta. Conta solo la somma, qualunque sia la merce; i mercanti non si possono puntare. Comincia basso: 3 o meno.
lesson-bid-not-pass = Chi passa esce da quest’asta. Stavolta punta.
lesson-bid-too-much = Così ti resterebbe poco per rilanciare. Per cominciare punta 3 o meno.
lesson-bid-raise = { $leader } punta { $highest }. Le tue carte restano lì: aggiungine dalla mano fino ad arrivare almeno a { $need }.
lesson-bid-not-give-up = Allora il lotto potrebbe andare a { $leader }. Aggiungi carte: a { $need } ci arrivi ancora.
lesson-bid-won = Tutti gli altri hanno passato: il lotto è tuo. Quanto costa, lo vedi nella prossima lezione.

## 3: winning a lot

lesson-win-title = Vincere un lotto
lesson-win-paid = La tua puntata di 4 era la più alta. Ora è pagata: il tuo vino e il tuo legno sono al mercato, dove altri potranno prenderli.
lesson-win-give = Anche una carta del lotto va al mercato, il resto è tuo. Hai tessuto 4: tieni il tessuto e dai un’altra carta.
lesson-win-keep-cloth = Tessuto 2 e 3 fanno un tris con il tuo tessuto 4. Dai un’altra merce.
lesson-win-taken = Le altre quattro carte sono nella tua mano. Hai anche la carta offerta 5: ognuno ne prende una per round, quindi salti le altre aste.

## 4: passing

lesson-pass-title = Passare
lesson-pass-back = { $leader } ha puntato { $highest } e a { $need } non arrivi. Passa: esci da quest’asta, ma la tua carta torna in mano.
lesson-pass-nobody = Il tuo vino è tornato, passare non costa nulla. Ora apri tu l’asta seguente. Guarda cosa succede se nessuno punta: passa ancora.
lesson-pass-not-bid = Potresti puntare, ma stavolta scopri cosa succede senza puntate: passa.
lesson-pass-whole = Nessuno ha puntato: chi ha passato per primo prende tutto il lotto, non paga e non dà nulla. Eri tu! Ma sarebbe bastata una puntata a rovinare tutto.

## 5: the last lot and the market

lesson-market-title = L’ultimo lotto e il mercato
lesson-market-last = Gli altri hanno la loro carta offerta, quindi l’ultimo lotto è tuo senza puntare. Una delle sue carte va al mercato: scegli quale e dalla.
lesson-market-single = In cinque o sei giocatori l’ultimo lotto è una carta sola. Va al mercato, e chi è rimasto prende soltanto la carta offerta più bassa.
lesson-market-order = Tutti i lotti sono venduti e si divide il mercato. Sceglie per primo chi ha la carta offerta più bassa: sei tu, con il 2.
lesson-market-take = Prendi tutte le carte di un tipo. Scegline uno che con la tua mano ti dia un tris.
lesson-market-no-set = Puoi prenderlo, ma non ti dà un tris. Quale merce hai in mano che è al mercato più di una volta?
lesson-market-left = Gli altri hanno scelto nell’ordine delle carte offerta, il resto è uscito dal gioco. La carta più bassa apre anche il round seguente: di nuovo tu.

## 6: selling, merchants

lesson-sell-title = Vendere e mercanti
lesson-sell-joker = Puoi vendere in ogni momento: tocca a { $turn }, eppure puoi vendere. Un mercante sostituisce qualsiasi merce. Vendi le tue due carte legno con un mercante.
lesson-sell-one-joker = Va bene anche così, ma consumi due mercanti, che sono preziosi. Usa legno 2 al posto del secondo.
lesson-sell-highest = Conta la merce più alta, così prendi meno del possibile. Vendi legno 4 e legno 2 con un mercante.
lesson-sell-merchants-next = Un buon tris, viene subito dopo. Prima vendi il legno.
lesson-sell-merchants = Il 4 è il tuo profitto, il mercante è uscito dal gioco. Anche tre mercanti sono un tris, il migliore: 5 punti. Vendili.
lesson-sell-spices = Con due mercanti le spezie valgono solo 1. Tre mercanti valgono 5.
lesson-sell-points = 4 e 5: hai { $points } punti. Vendere subito o aspettare un tris migliore: decidi tu.

## 7: the hand limit

# $cards: cards in the learner’s hand; $excess: how many are too many. In every lesson.
lesson-limit-title = Il limite di carte in mano
lesson-limit-nine = Nessuno ha puntato e hai preso tutto il lotto: ora hai { $cards } carte. Il massimo è sette, quindi il gioco ti aspetta.
lesson-limit-down =
    { $excess ->
        [one] Una carta di troppo.
       *[other] { $excess } carte di troppo.
     } Vendi un tris, oppure scegli delle carte e scartale; gli scarti li vedono tutti.
lesson-limit-keep-cloth = Le tue tre carte tessuto sono un tris da 3 punti. Vendile, o scarta qualcos’altro.
lesson-limit-seven = { $cards } carte: il gioco continua. Conta la mano prima di puntare su un lotto grande: quel che supera sette si vende o si perde.

## 8: the final sale and ties

lesson-final-title = L’ultima vendita
lesson-final-all = Il mazzo è finito e il mercato è stato diviso per l’ultima volta. Tutti possono vendere ancora, quanti tris vogliono.
lesson-final-sell = Il tuo tris è al centro del tavolo. Premilo una volta, e un’altra per venderlo: quel che resta in mano non porta punti.
lesson-final-not-done = Hai ancora in mano un tris da 4 punti. Prima vendilo.
lesson-final-done = Non c’è altro da vendere. Premi il pulsante per dire che hai finito.
lesson-final-tie = { $points } punti a testa per te e { $rival }! A parità di punti decide chi ha più carte in mano: tu ne hai { $cards }, { $rival } ne ha 2. Vinci tu.
