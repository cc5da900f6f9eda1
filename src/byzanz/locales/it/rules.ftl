### La pagina delle regole, con parole nostre e figure tra i paragrafi.
rules-title = Come si gioca a Byzanz
rules-lead = Siete mercanti a Bisanzio. Comprate merci all’asta, cogliete le occasioni al mercato e vendete a tre a tre. Vince il profitto più alto.
# Players, age and duration in one line.
rules-facts = Da 3 a 6 giocatori · dagli 8 anni · circa 45 minuti

## The course of a game in four steps

rules-course-title = La partita in quattro passi
rules-course-1 = Aste
rules-course-1-more = Ognuno compra un lotto e paga con carte della mano.
rules-course-2 = Mercato
rules-course-2-more = Lì finisce quanto è stato pagato: ognuno sceglie un tipo di merce.
rules-course-3 = Round seguente
rules-course-3-more = Nuovi lotti e nuove aste, finché il mazzo è esaurito.
rules-course-4 = Ultima vendita
rules-course-4-more = Tutti vendono un’ultima volta. Vince chi ha più punti.

## The cards

rules-cards-title = Le carte
rules-cards-1 = Ci sono sei merci, che si riconoscono da colore, forma, lettere e figura. Ognuna ha le stesse 16 carte:
rules-cards-2 = In più ci sono sedici mercanti senza valore. Non si possono puntare, ma in una vendita sostituiscono qualsiasi merce.
# How often a card exists. $count: how often.
rules-cards-times = { $count } volte
rules-cards-3 = Ognuno comincia con quattro carte. Alcune si tolgono senza guardarle; le altre formano il mazzo, che si esaurisce esattamente alla fine dell’ultimo round. Comincia chi siede a sinistra del mazziere.
rules-cards-4 = Restano nascosti le carte in mano, il profitto, il mazzo e le carte tolte. Tutti possono sapere quante carte ciascuno ha in mano e nel profitto, e tutto ciò che è stato mostrato.
# Heading of a small table and its columns.
rules-table-players = Giocatori
rules-table-offers = Carte offerta
rules-table-removed = Tolte senza guardarle
rules-table-rounds = Round

## The auction

rules-auction-title = Le aste
rules-auction-1 = Ogni round ha un’asta per ciascuna carta offerta, dalla più alta. Il suo numero dice quante carte si scoprono: il lotto.
rules-auction-2 = Chi comincia punta o passa; poi si procede in senso orario tra chi in questo round non ha ancora una carta offerta. Si punta con carte della mano, messe scoperte sul tavolo; conta solo la somma dei valori.
rules-auction-3 = Ogni puntata deve superare la precedente di almeno 1. Per rilanciare aggiungi carte a quelle che hai già sul tavolo; non puoi riprenderne nessuna.
rules-auction-4 = Se passi sei fuori da quest’asta e riprendi le tue carte. Quando resta un solo offerente, l’asta è chiusa.
rules-auction-5 = Chi vince mette nel mercato tutta la puntata e anche una carta del lotto, a sua scelta. Il resto del lotto va in mano. Prende la carta offerta e resta fuori dalle altre aste del round.
rules-auction-next = Poi l’asta seguente è aperta dal primo giocatore a sinistra del vincitore che non ha una carta offerta.
rules-auction-6 = Se nessuno ha puntato e tutti gli altri hanno passato, l’ultimo può ancora puntare. Se passa anche lui, chi ha passato per primo riceve tutto il lotto gratis e non dà carte al mercato; prende comunque la carta offerta e resta fuori come ogni vincitore.
rules-auction-7 = L’ultimo giocatore di un round non ha rivali e non punta: riceve il lotto più piccolo e la carta offerta più bassa.
# Below two small pictures: a lot of two cards (3 or 4 players) and a lot of one (5 or 6).
rules-auction-last-two = In 3 o 4: una carta al mercato, una in mano
rules-auction-last-one = In 5 o 6: l’unica carta va al mercato
# A worked auction: a list of turns. $name: a player; $total: what lies there.
rules-auction-example = Un’asta, turno per turno. Il lotto:
rules-turn-bid = { $name } punta { $total }
rules-turn-raise = { $name } aggiunge una carta e rilancia a { $total }
rules-turn-pass = { $name } passa
rules-turn-back = { $name } passa e riprende le carte
rules-turn-won = { $name } si aggiudica il lotto con { $total }:
rules-auction-paid = pagato
rules-auction-given = al mercato
rules-auction-kept = in mano

## The market

rules-market-title = Il mercato
rules-market-1 = Venduti tutti i lotti, si divide il mercato. Sceglie per primo chi ha la carta offerta più bassa e per ultimo chi ha la più alta: un lotto piccolo fa scegliere presto.
rules-market-2 = Si prendono tutte le carte di un tipo; anche i mercanti sono un tipo. Se c’è ancora qualcosa bisogna scegliere; se il mercato è vuoto non si prende nulla. Ciò che nessuno prende esce dal gioco.
rules-market-3 = Chi aveva la carta offerta più bassa comincia il round seguente.
rules-market-example = In quattro: la carta offerta 2 prende i mercanti, la 3 il vino, la 4 il tessuto, la 5 il grano. Olive e legno escono dal gioco.

## The sale

rules-sale-title = La vendita
rules-sale-1 = In qualsiasi momento, anche fuori turno, puoi vendere esattamente tre carte di una stessa merce dalla mano. Mostrale a tutti: la più alta diventa profitto e da allora resta coperta, le altre due escono dal gioco.
rules-sale-2 = I mercanti sostituiscono le carte mancanti ed escono sempre dal gioco: una merce e due mercanti sono un tris.
rules-sale-3 = Anche tre mercanti sono un tris: uno resta come profitto e vale 5.
# $points: what the card that is kept counts.
rules-sale-keep = tieni { $points }

## The hand limit

rules-limit-title = Il limite di carte in mano
rules-limit-1 = Nessuno può tenere otto carte o più. Se un lotto o una scelta ti porta oltre sette, scarta o vendi subito fino ad averne al massimo sette; gli scarti li vedono tutti. Le carte di una puntata non contano, e con sette o meno non si scarta.

## The end

rules-end-title = La fine
rules-end-1 = Dopo l’ultimo mercato tutti possono vendere ancora una volta. Vince chi ha più punti di profitto; a pari punti decide la mano con più carte, e se anche questa è pari la vittoria è condivisa.
rules-end-goods = Un tavolo può decidere che a pari punti contino solo le carte merce; i mercanti in mano allora non aiutano.

## Hints

rules-hints-title = Buono a sapersi
rules-hints-1 = La tua puntata riempie il mercato. Paga con ciò che agli altri non serve.
rules-hints-2 = Le carte offerta basse scelgono per prime: a volte il lotto più piccolo è l’affare migliore.
rules-hints-3 = Un tris in mano è anche denaro: vendilo quando devi, tienilo finché ti serve per puntare.
rules-hints-4 = Tre mercanti sono il tris migliore di tutti: 5 punti.
rules-hints-5 = Un 4 si vende altrettanto bene con due 1 che con due 3: tieni le carte basse della tua merce e punta con quelle alte delle altre.
rules-hints-6 = Passare per primi fa ottenere il lotto solo se passano davvero anche tutti gli altri.
rules-hints-7 = Un lotto grande porta facilmente una mano piena oltre sette: fai prima spazio.
