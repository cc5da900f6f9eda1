### De pagina met spelregels, in eigen woorden, met plaatjes tussen de alinea’s.
rules-title = Zo speel je Byzanz
rules-lead = Jullie drijven handel in Byzantium. Koop goederen op de veiling, pik koopjes mee op de markt en verkoop per drie. Wie de meeste winst heeft, wint.
# Players, age and duration in one line.
rules-facts = 3 tot en met 6 spelers · vanaf 8 jaar · ongeveer 45 minuten

## The course of a game in four steps

rules-course-title = Het spel in vier stappen
rules-course-1 = Veilingen
rules-course-1-more = Iedereen koopt één aanbod en betaalt met handkaarten.
rules-course-2 = Markt
rules-course-2-more = Daar ligt wat betaald is: iedereen kiest één soort.
rules-course-3 = Volgende ronde
rules-course-3-more = Nieuw aanbod, nieuwe veilingen, tot de stapel op is.
rules-course-4 = Laatste verkoop
rules-course-4-more = Iedereen verkoopt nog één keer. Wie de meeste punten heeft, wint.

## The cards

rules-cards-title = De kaarten
rules-cards-1 = Er zijn zes soorten goederen. Je herkent ze aan kleur, vorm, letters en plaatje, en elke soort heeft dezelfde 16 kaarten:
rules-cards-2 = Daarbij komen zestien handelaars zonder waarde. Bieden kun je er niet mee, maar bij een verkoop vervangen ze elke soort.
# How often a card exists. $count: how often.
rules-cards-times = { $count } keer
rules-cards-3 = Iedereen begint met vier kaarten. Een aantal kaarten gaat ongezien weg; de rest is de trekstapel, die precies aan het eind van de laatste ronde op is. De speler links van de gever begint.
rules-cards-4 = Verborgen zijn de handkaarten, de winst, de stapel en de verwijderde kaarten. Iedereen mag weten hoeveel kaarten iemand in de hand en in de winst heeft, en alles wat ooit open lag.
# Heading of a small table and its columns.
rules-table-players = Spelers
rules-table-offers = Aanbodkaarten
rules-table-removed = Ongezien verwijderd
rules-table-rounds = Rondes

## The auction

rules-auction-title = De veilingen
rules-auction-1 = Elke ronde heeft voor iedere aanbodkaart een veiling, de hoogste eerst. Het getal zegt hoeveel kaarten er worden opengelegd: het aanbod.
rules-auction-2 = Wie begint, biedt of past; daarna gaat het met de klok mee langs iedereen die deze ronde nog geen aanbodkaart heeft. Je biedt met kaarten uit je hand, die je open neerlegt; alleen de som van hun waarden telt.
rules-auction-3 = Elk bod moet minstens 1 hoger zijn dan het vorige. Verhogen doe je door kaarten bij je uitgelegde kaarten te leggen; terugnemen kan niet.
rules-auction-4 = Pas je, dan doe je niet meer mee aan deze veiling en neem je je kaarten terug. Is er nog maar één bieder over, dan is de veiling afgelopen.
rules-auction-5 = De winnaar legt het hele bod in de markt, en naar keuze ook één kaart van het aanbod. De rest van het aanbod gaat naar de hand. De winnaar neemt de aanbodkaart en doet aan de andere veilingen van deze ronde niet mee.
rules-auction-next = Daarna begint de eerstvolgende speler links van de winnaar die nog geen aanbodkaart heeft, de volgende veiling.
rules-auction-6 = Heeft niemand geboden en hebben alle anderen gepast, dan mag de laatste speler nog bieden. Past die ook, dan krijgt degene die als eerste paste het hele aanbod voor niets, zonder kaart aan de markt te geven; wel neemt die speler de aanbodkaart en doet verder niet mee, zoals elke winnaar.
rules-auction-7 = De laatste speler van een ronde heeft geen tegenstander en biedt niet: die krijgt het kleinste aanbod en de laagste aanbodkaart.
# Below two small pictures: a lot of two cards (3 or 4 players) and a lot of one (5 or 6).
rules-auction-last-two = 3 of 4 spelers: één kaart naar de markt, één naar de hand
rules-auction-last-one = 5 of 6 spelers: de enige kaart gaat naar de markt
# A worked auction: a list of turns. $name: a player; $total: what lies there.
rules-auction-example = Een veiling, beurt voor beurt. Het aanbod:
rules-turn-bid = { $name } biedt { $total }
rules-turn-raise = { $name } legt een kaart bij en verhoogt naar { $total }
rules-turn-pass = { $name } past
rules-turn-back = { $name } past en neemt de kaarten terug
rules-turn-won = { $name } wint het aanbod voor { $total }:
rules-auction-paid = betaald
rules-auction-given = naar de markt
rules-auction-kept = naar de hand

## The market

rules-market-title = De markt
rules-market-1 = Als elk aanbod verkocht is, wordt de markt verdeeld. Wie de laagste aanbodkaart heeft, kiest als eerste, wie de hoogste heeft, als laatste: een klein aanbod betekent vroeg kiezen.
rules-market-2 = Je neemt alle kaarten van één soort; handelaars zijn ook een soort. Ligt er nog iets, dan moet je kiezen; is de markt leeg, dan krijg je niets. Wat niemand neemt, verdwijnt uit het spel.
rules-market-3 = Wie de laagste aanbodkaart had, begint de volgende ronde.
rules-market-example = Vier spelers: aanbodkaart 2 neemt de handelaars, 3 de wijn, 4 het doek, 5 het graan. Olijven en hout verdwijnen uit het spel.

## The sale

rules-sale-title = De verkoop
rules-sale-1 = Wanneer je maar wilt, ook buiten je beurt, mag je precies drie handkaarten van één soort verkopen. Laat ze aan iedereen zien: de hoogste wordt winst en ligt voortaan gedekt, de twee andere verdwijnen uit het spel.
rules-sale-2 = Handelaars vervangen ontbrekende kaarten en verdwijnen daarna altijd uit het spel: één goederenkaart en twee handelaars zijn een set.
rules-sale-3 = Drie handelaars zijn ook een set: eentje blijft als winst en telt 5.
# $points: what the card that is kept counts.
rules-sale-keep = { $points } houden

## The hand limit

rules-limit-title = De handlimiet
rules-limit-1 = Acht kaarten of meer mag niemand houden. Kom je door een aanbod of een keuze boven de zeven, leg dan meteen af of verkoop tot het er zeven of minder zijn. Iedereen ziet wat je aflegt. Kaarten in een bod tellen niet mee, en met zeven of minder mag je niets afleggen.

## The end

rules-end-title = Het einde
rules-end-1 = Na de laatste markt mag iedereen nog één keer verkopen. Wie de meeste winstpunten heeft, wint; staat het gelijk, dan wint wie de meeste kaarten in de hand heeft. Zijn ook de handen gelijk, dan wordt de overwinning gedeeld.
rules-end-goods = Een tafel kan zo ingesteld zijn dat bij een gelijke stand alleen goederenkaarten tellen; handelaars in de hand helpen dan niet.

## Hints

rules-hints-title = Goed om te weten
rules-hints-1 = Je bod vult de markt. Betaal met wat de anderen niet kunnen gebruiken.
rules-hints-2 = Wie een lage aanbodkaart heeft, kiest eerst: soms is het kleinste aanbod de beste koop.
rules-hints-3 = Een set in je hand is ook geld: verkoop hem als het moet, houd hem zolang je nog wilt bieden.
rules-hints-4 = Drie handelaars zijn de allerbeste set: 5 punten.
rules-hints-5 = Een 4 verkoopt met twee enen even goed als met twee drieën: houd de lage kaarten van je eigen soort en bied met de hoge van andere.
rules-hints-6 = Als eerste passen zolang niemand geboden heeft, levert het aanbod alleen op als ook echt alle anderen passen.
rules-hints-7 = Een groot aanbod brengt een volle hand al snel boven de zeven: maak eerst plaats.
