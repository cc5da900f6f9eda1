### De lessen: korte teksten naast een echte tafel, hoogstens drie zinnen.

## The page of lessons and what is around a lesson

learn-title = Leer het in vijf minuten
learn-intro = Acht korte lessen aan een echte tafel. Elke zet doe je zelf.
# $number: which lesson; $count: how many there are.
learn-lesson = Les { $number } van { $count }
# Read after the title of a lesson that has been finished.
learn-finished = klaar
learn-next = Verder
learn-next-lesson = Volgende les
learn-finish = Afronden
learn-done = Les { $number } is klaar
# One step back in the lesson.
learn-back = Terug
# The whole lesson from its beginning.
learn-again = Opnieuw
# Leave this lesson out.
learn-skip = Overslaan
learn-all = Alle lessen
# Above the text while an action is asked for.
learn-your-turn = Probeer het:
# Above the answer to an action that is not what is asked for.
learn-wrong = Net niet.
learn-others = De anderen spelen…
learn-first-game = Je eerste spel
learn-first-game-more = Tegen drie milde bots, met tips als je erom vraagt.
learn-play = Spelen
learn-know = Nu ken je de regels.

## Answers that fit any lesson

lesson-wrong-next = Lees eerst verder.
lesson-wrong-act = Hier doe je de zet zelf.
lesson-wrong-other = In een spel mag dat, maar de les vraagt iets anders.
lesson-wrong-over = Deze les is klaar.

## 1: cards and sets

# $points: the learner’s points, in every lesson.
lesson-cards-title = Kaarten en sets
lesson-cards-goods = Er zijn zes soorten goederen met waarden van 1 tot en met 4. Drie kaarten van één soort zijn een set. Sets verkopen levert winst op, en wie de meeste winst heeft, wint.
lesson-cards-sell = Je drie doekkaarten zijn een set. Verkopen mag altijd, ook als { $turn } aan de beurt is. Druk één keer op de set om hem in je hand te zien, en nog een keer om hem te verkopen.
lesson-cards-profit = Alleen de hoogste kaart telt: de 4 is nu je winst, je hebt { $points } punten. De twee andere zijn uit het spel; hun waarde maakte niet uit.

## 2: bidding

# $need: the least that a bid must come to; $highest: the highest bid. In every lesson.
lesson-bid-title = Bieden en verhogen
lesson-bid-lot = Nieuwe kaarten krijg je op veilingen. De aanbodkaart zegt hoeveel er liggen, hier vijf: het aanbod. De getallen op je kaarten zijn je geld.
lesson-bid-open = Kies kaarten en bied. Alleen de som telt, welke soort maakt niet uit; met handelaars kun je niet bieden. Begin laag: hoogstens 3.
lesson-bid-not-pass = Wie past, doet niet meer mee aan deze veiling. Bied deze keer mee.
lesson-bid-too-much = Dan houd je weinig over om te verhogen. Bied om te beginnen hoogstens 3.
lesson-bid-raise = { $leader } biedt { $highest }. Je kaarten blijven liggen: leg er uit je hand bij tot het minstens { $need } is.
lesson-bid-not-give-up = Dan gaat het aanbod misschien naar { $leader }. Leg er kaarten bij: { $need } haal je nog.
lesson-bid-won = Alle anderen hebben gepast: het aanbod is van jou. Wat het kost, zie je in de volgende les.

## 3: winning a lot

lesson-win-title = Een aanbod winnen
lesson-win-paid = Je bod van 4 was het hoogste. Nu is het betaald: je wijn en je hout liggen in de markt, waar anderen ze later kunnen nemen.
lesson-win-give = Ook één kaart van het aanbod gaat naar de markt, de rest is van jou. Je hebt doek 4: houd het doek en geef een andere kaart.
lesson-win-keep-cloth = Doek 2 en 3 vormen met je doek 4 een set. Geef een andere soort.
lesson-win-taken = De andere vier kaarten zijn in je hand. Ook heb je aanbodkaart 5: iedereen krijgt er één per ronde, dus de andere veilingen sla je over.

## 4: passing

lesson-pass-title = Passen
lesson-pass-back = { $leader } heeft { $highest } geboden, en { $need } haal je niet. Pas: je doet niet meer mee aan deze veiling, maar je kaart komt terug.
lesson-pass-nobody = Je wijn is terug, passen kost niets. Nu open jij de volgende veiling. Kijk wat er gebeurt als niemand biedt: pas nog een keer.
lesson-pass-not-bid = Bieden mag, maar kijk deze keer wat er zonder bod gebeurt: pas.
lesson-pass-whole = Niemand bood. Dan krijgt degene die als eerste paste het hele aanbod, zonder iets te betalen of af te geven. Dat was jij! Eén bod van een ander had het bedorven.

## 5: the last lot and the market

lesson-market-title = Het laatste aanbod en de markt
lesson-market-last = De anderen hebben hun aanbodkaart, dus het laatste aanbod is van jou, zonder bod. Eén kaart ervan gaat naar de markt: kies welke en geef die.
lesson-market-single = Met vijf of zes spelers is het laatste aanbod één enkele kaart. Die gaat naar de markt, en wie over is, krijgt alleen de laagste aanbodkaart.
lesson-market-order = Elk aanbod is verkocht en de markt wordt verdeeld. Wie de laagste aanbodkaart heeft, kiest eerst: dat ben jij, met de 2.
lesson-market-take = Je neemt alle kaarten van één soort. Kies een soort waarmee je samen met je hand een set hebt.
lesson-market-no-set = Dat mag, maar het geeft je geen set. Welke soort uit je hand ligt ook meer dan eens in de markt?
lesson-market-left = De anderen kozen op volgorde van hun aanbodkaarten, de rest is weg. De laagste aanbodkaart opent ook de volgende ronde: jij weer.

## 6: selling, merchants

lesson-sell-title = Verkopen en handelaars
lesson-sell-joker = Verkopen mag altijd: { $turn } is aan de beurt, en toch kun jij verkopen. Een handelaar vervangt elke soort. Verkoop je twee houtkaarten met één handelaar.
lesson-sell-one-joker = Dat kan ook, maar het kost twee handelaars, en die zijn waardevol. Neem hout 2 in plaats van de tweede.
lesson-sell-highest = De hoogste kaart telt, zo krijg je minder dan kan. Verkoop hout 4 en hout 2 met één handelaar.
lesson-sell-merchants-next = Een goede set, die komt zo. Verkoop eerst het hout.
lesson-sell-merchants = De 4 is je winst, de handelaar is uit het spel. Ook drie handelaars zijn een set, de beste die er is: 5 punten. Verkoop ze.
lesson-sell-spices = Met twee handelaars leveren de kruiden maar 1 op. Drie handelaars leveren 5 op.
lesson-sell-points = 4 en 5: je hebt { $points } punten. Meteen verkopen of op een betere set wachten: dat bepaal jij.

## 7: the hand limit

# $cards: cards in the learner’s hand; $excess: how many are too many. In every lesson.
lesson-limit-title = De handlimiet
lesson-limit-nine = Niemand bood en jij kreeg het hele aanbod: nu heb je { $cards } kaarten. Zeven is het maximum, dus het spel wacht op je.
lesson-limit-down =
    { $excess ->
        [one] Eén kaart te veel.
       *[other] { $excess } kaarten te veel.
     } Verkoop een set, of kies kaarten en leg ze af; iedereen ziet wat je aflegt.
lesson-limit-keep-cloth = Je drie doekkaarten zijn een set van 3 punten. Verkoop ze of leg iets anders af.
lesson-limit-seven = { $cards } kaarten: het spel gaat door. Tel je hand voordat je op een groot aanbod biedt: wat boven de zeven komt, verkoop je of raak je kwijt.

## 8: the final sale and ties

lesson-final-title = De laatste verkoop
lesson-final-all = De stapel is op en de markt voor het laatst verdeeld. Iedereen mag nog één keer verkopen, zoveel sets als hij of zij wil.
lesson-final-sell = Je set ligt midden op tafel. Druk er één keer op, en nog een keer om hem te verkopen: wat in je hand blijft, levert geen punten op.
lesson-final-not-done = Je hebt nog een set van 4 punten in je hand. Verkoop die eerst.
lesson-final-done = Er valt niets meer te verkopen. Druk op de knop om te melden dat je klaar bent.
lesson-final-tie = { $points } punten voor jou en ook voor { $rival }! Bij een gelijke stand beslist de hand met de meeste kaarten: jij hebt er { $cards }, { $rival } heeft er 2. Jij wint.
