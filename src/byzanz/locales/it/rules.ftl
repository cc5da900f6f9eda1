### Le regole con parole nostre, con figure tra i paragrafi.

rules-title = Come si gioca a Byzanz
rules-lead = Commerciate a Bisanzio: comprate merci all’asta, fate affari al mercato e vendete a tre a tre. Vince chi ottiene il profitto più alto.

## Le carte

rules-cards-title = Le carte
rules-cards-1 = Ci sono sei merci con 16 carte ciascuna: sei di valore 1, cinque di valore 2, tre di valore 3 e due di valore 4. Si distinguono per colore, forma, lettera e figura.
rules-cards-2 = I sedici mercanti non hanno valore. Non si possono puntare, ma in una vendita sostituiscono qualsiasi merce.
rules-cards-3 = Si comincia con quattro carte a testa. Alcune carte vengono tolte senza guardarle, le altre formano il mazzo, che si esaurisce esattamente nell’ultimo round.
rules-table-players = Giocatori
rules-table-offers = Carte offerta
rules-table-removed = Tolte senza guardare
rules-table-rounds = Round

## L’asta

rules-auction-title = Le aste
rules-auction-1 = In un round c’è un’asta per ogni carta offerta, a partire dalla più alta. Il numero dice quante carte si scoprono: il lotto.
rules-auction-2 = Chi inizia punta o passa; poi si prosegue in senso orario tra chi in questo round non ha ancora una carta offerta. Si punta con carte della propria mano, messe scoperte sul tavolo; conta solo la somma dei valori.
rules-auction-3 = Ogni puntata deve superare la precedente di almeno 1. Per rilanciare aggiungi carte a quelle già puntate; non puoi riprenderne nessuna.
rules-auction-4 = Chi passa esce da questa asta e riprende in mano le carte puntate. L’asta finisce quando hanno passato tutti tranne uno.
rules-auction-5 = Chi vince mette nel mercato tutta la sua puntata e una carta del lotto a scelta. Il resto del lotto va in mano. Chi vince prende la carta offerta e salta le altre aste di questo round.
rules-auction-6 = Se nessuno punta, chi ha passato per primo prende gratis tutto il lotto e non dà carte al mercato.
rules-auction-7 = L’ultimo rimasto in un round non ha rivali e non punta. Da un lotto di due carte ne dà una al mercato e tiene l’altra; un lotto di una carta va al mercato.
rules-auction-example = Lotto da 5: pagato 4 con tessuto 1, spezie 2 e vino 1; legno 1 va al mercato, il resto in mano.
rules-auction-paid = pagate
rules-auction-given = al mercato
rules-auction-kept = in mano

## Il mercato

rules-market-title = Il mercato
rules-market-1 = Quando tutti i lotti sono venduti, il mercato viene spartito. Sceglie per primo chi ha la carta offerta più bassa, per ultimo chi ha la più alta: con un lotto piccolo si sceglie presto.
rules-market-2 = Si prendono tutte le carte di un tipo; anche i mercanti sono un tipo. Quello che nessuno prende esce dal gioco.
rules-market-3 = Il round successivo lo inizia chi aveva la carta offerta più bassa.
rules-market-example = Un mercato pieno in quattro: legno, spezie, il mercante e tessuto vengono presi in quest’ordine; vino e grano escono dal gioco.

## La vendita

rules-sale-title = La vendita
rules-sale-1 = In ogni momento, anche quando non tocca a te, puoi vendere dalla mano esattamente tre carte della stessa merce. La più alta diventa profitto, le altre due escono dal gioco.
rules-sale-2 = I mercanti sostituiscono le carte mancanti ed escono sempre dal gioco: una merce e due mercanti sono un tris.
rules-sale-3 = Anche tre mercanti sono un tris: uno si tiene come profitto e vale 5.
rules-sale-keep = tieni { $points }

## Il limite di mano

rules-limit-title = Il limite di mano
rules-limit-1 = Appena hai in mano più di sette carte devi scartare o vendere finché ne restano al massimo sette. Le carte puntate non contano. Gli scarti li vedono tutti.

## La fine

rules-end-title = La fine
rules-end-1 = Dopo l’ultimo mercato tutti possono vendere ancora una volta. Vince chi ha più punti di profitto; a parità, chi ha più carte in mano. Se anche queste sono pari, la vittoria è condivisa.

## Consigli

rules-hints-title = Buono a sapersi
rules-hints-1 = La tua puntata riempie il mercato. Paga con quello che agli altri non serve.
rules-hints-2 = Le carte offerta basse scelgono per prime: a volte il lotto più piccolo è l’affare migliore.
rules-hints-3 = Un tris in mano è anche denaro: vendilo quando devi, tienilo finché ti serve per puntare.
