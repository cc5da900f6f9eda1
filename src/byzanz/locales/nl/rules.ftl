### De spelregels in eigen woorden, met plaatjes tussen de alinea’s.

rules-title = Zo speel je Byzanz
rules-lead = Jullie zijn kooplieden in Byzantium. Koop goederen op de veiling, sla je slag op de markt en verkoop ze per drie. Wie de meeste winst maakt, wint.

## De kaarten

rules-cards-title = De kaarten
rules-cards-1 = Er zijn zes goederensoorten met elk 16 kaarten: zes met waarde 1, vijf met waarde 2, drie met waarde 3 en twee met waarde 4. Je herkent ze aan kleur, vorm, letter en plaatje.
rules-cards-2 = De zestien handelaars hebben geen waarde. Je kunt er niet mee bieden, maar bij een verkoop staan ze voor elke goederensoort.
rules-cards-3 = Iedereen begint met vier kaarten. Een aantal kaarten gaat ongezien uit het spel, de rest is de trekstapel. In de laatste ronde is die precies op.
rules-table-players = Spelers
rules-table-offers = Aanbodkaarten
rules-table-removed = Ongezien weg
rules-table-rounds = Rondes

## De veiling

rules-auction-title = De veilingen
rules-auction-1 = Een ronde heeft één veiling per aanbodkaart, de hoogste eerst. Het getal zegt hoeveel kaarten er open komen te liggen: het aanbod.
rules-auction-2 = Wie begint, biedt of past; daarna gaat het met de klok mee langs iedereen die in deze ronde nog geen aanbodkaart heeft. Je biedt met kaarten uit je hand, die je open neerlegt; alleen de som van hun waarden telt.
rules-auction-3 = Elk bod moet minstens 1 hoger zijn dan het vorige. Om te verhogen leg je kaarten bij; terugnemen mag niet.
rules-auction-4 = Wie past, doet in deze veiling niet meer mee en neemt de neergelegde kaarten terug. De veiling eindigt als op één na iedereen heeft gepast.
rules-auction-5 = Wie wint, legt het hele bod in de markt, plus één kaart naar keuze uit het aanbod. De rest van het aanbod gaat naar de hand. De winnaar krijgt de aanbodkaart en doet aan de andere veilingen van deze ronde niet meer mee.
rules-auction-6 = Biedt niemand, dan krijgt wie het eerst paste het hele aanbod gratis, zonder een kaart in de markt te leggen.
rules-auction-7 = De laatste speler van een ronde heeft geen tegenstander en biedt niet. Van een aanbod van twee gaat één kaart naar de markt en de andere naar de hand; een aanbod van één kaart gaat naar de markt.
rules-auction-example = Aanbod van 5: voor 4 gekocht met doek 1, kruiden 2 en wijn 1; hout 1 gaat naar de markt, de rest naar de hand.
rules-auction-paid = betaald
rules-auction-given = naar de markt
rules-auction-kept = naar de hand

## De markt

rules-market-title = De markt
rules-market-1 = Als alles geveild is, wordt de markt verdeeld. Wie de laagste aanbodkaart heeft, kiest het eerst, de hoogste het laatst: met een klein aanbod ben je vroeg aan de beurt.
rules-market-2 = Je neemt alle kaarten van één soort; handelaars zijn ook een soort. Wat niemand neemt, gaat uit het spel.
rules-market-3 = De volgende ronde begint bij wie de laagste aanbodkaart had.
rules-market-example = Een volle markt met vier spelers: hout, kruiden, de handelaar en doek worden in deze volgorde genomen; wijn en graan gaan uit het spel.

## De verkoop

rules-sale-title = De verkoop
rules-sale-1 = Op elk moment, ook als je niet aan de beurt bent, mag je precies drie kaarten van één goederensoort uit je hand verkopen. De hoogste wordt winst, de andere twee gaan uit het spel.
rules-sale-2 = Handelaars vallen in voor ontbrekende kaarten en gaan altijd uit het spel: één goederenkaart en twee handelaars vormen een set.
rules-sale-3 = Drie handelaars zijn ook een set: één blijft over als winst en telt voor 5.
rules-sale-keep = houd { $points }

## De handlimiet

rules-limit-title = De handlimiet
rules-limit-1 = Zodra je meer dan zeven kaarten in je hand hebt, moet je afleggen of verkopen tot het er hoogstens zeven zijn. Kaarten die in een bod liggen tellen niet mee. Iedereen ziet wat je aflegt.

## Het einde

rules-end-title = Het einde
rules-end-1 = Na de laatste markt mag iedereen nog één keer verkopen. Wie de meeste winstpunten heeft, wint; bij een gelijke stand wint wie de meeste kaarten in de hand heeft. Is ook dat gelijk, dan wordt de overwinning gedeeld.

## Tips

rules-hints-title = Goed om te weten
rules-hints-1 = Jouw bod vult de markt. Betaal met wat de anderen niet kunnen gebruiken.
rules-hints-2 = Lage aanbodkaarten kiezen het eerst: soms is het kleinste aanbod de beste koop.
rules-hints-3 = Een set in je hand is ook geld: verkoop hem als het moet, houd hem zolang je nog wilt bieden.
