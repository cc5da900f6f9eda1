### Die Spielregeln in eigenen Worten, mit Bildern zwischen den Absätzen.

rules-title = So wird Byzanz gespielt
rules-lead = Ihr handelt in Byzanz: Ersteigert Waren, greift auf dem Markt günstig zu und verkauft immer drei auf einmal. Wer den größten Gewinn macht, siegt.

## Die Karten

rules-cards-title = Die Karten
rules-cards-1 = Es gibt sechs Waren mit je 16 Karten: sechs vom Wert 1, fünf vom Wert 2, drei vom Wert 3 und zwei vom Wert 4. Man erkennt sie an Farbe, Form, Buchstabe und Bild.
rules-cards-2 = Dazu kommen sechzehn Händler ohne Wert. Bieten kann man mit ihnen nicht, aber beim Verkauf ersetzen sie jede Ware.
rules-cards-3 = Alle beginnen mit vier Karten. Einige Karten kommen ungesehen aus dem Spiel, der Rest bildet den Stapel. In der letzten Runde geht er genau auf.
rules-table-players = Spieler
rules-table-offers = Angebotskarten
rules-table-removed = Ungesehen entfernt
rules-table-rounds = Runden

## Die Auktion

rules-auction-title = Die Auktionen
rules-auction-1 = In jeder Runde gibt es für jede Angebotskarte eine Auktion, die höchste zuerst. Ihre Zahl sagt, wie viele Karten ausgelegt werden: das Angebot.
rules-auction-2 = Wer beginnt, bietet oder passt; dann geht es im Uhrzeigersinn weiter unter allen, die in dieser Runde noch keine Angebotskarte haben. Geboten wird mit Karten aus der Hand, die offen ausgelegt werden; es zählt nur die Summe ihrer Werte.
rules-auction-3 = Jedes Gebot muss um mindestens 1 höher sein als das vorige. Zum Erhöhen legst du Karten zu deinen ausgelegten dazu; zurücknehmen kannst du keine.
rules-auction-4 = Wer passt, ist aus dieser Auktion heraus und nimmt die ausgelegten Karten zurück. Die Auktion endet, wenn alle bis auf einen gepasst haben.
rules-auction-5 = Wer gewinnt, legt das ganze Gebot in den Markt und dazu eine beliebige Karte aus dem Angebot. Die übrigen Karten des Angebots kommen auf die Hand. Dazu kommt die Angebotskarte; wer sie hat, setzt in den weiteren Auktionen dieser Runde aus.
rules-auction-6 = Bietet niemand, bekommt der Erste, der gepasst hat, das ganze Angebot umsonst und gibt keine Karte in den Markt.
rules-auction-7 = Wer in einer Runde als Letzter übrig ist, hat keine Konkurrenz und bietet nicht. Von zwei Karten im Angebot kommt eine in den Markt, die andere auf die Hand; eine einzelne Karte kommt in den Markt.
rules-auction-example = Angebot 5: mit Tuch 1, Gewürze 2 und Wein 1 für 4 ersteigert; Holz 1 kommt in den Markt, der Rest auf die Hand.
rules-auction-paid = bezahlt
rules-auction-given = in den Markt
rules-auction-kept = auf die Hand

## Der Markt

rules-market-title = Der Markt
rules-market-1 = Sind alle Angebote versteigert, wird der Markt aufgeteilt. Wer die niedrigste Angebotskarte hat, wählt zuerst, wer die höchste hat, zuletzt: Kleine Angebote kommen früh zum Zug.
rules-market-2 = Man nimmt alle Karten einer Sorte; auch Händler sind eine Sorte. Was niemand nimmt, kommt aus dem Spiel.
rules-market-3 = Die nächste Runde beginnt, wer die niedrigste Angebotskarte hatte.
rules-market-example = Ein voller Markt zu viert: Holz, Gewürze, der Händler und Tuch werden in dieser Reihenfolge genommen; Wein und Getreide kommen aus dem Spiel.

## Der Verkauf

rules-sale-title = Der Verkauf
rules-sale-1 = Jederzeit, auch wenn du nicht dran bist, darfst du genau drei Karten einer Ware aus der Hand verkaufen. Die höchste wird dein Gewinn, die beiden anderen kommen aus dem Spiel.
rules-sale-2 = Händler ersetzen fehlende Karten und kommen immer aus dem Spiel: Eine Ware und zwei Händler sind ein Satz.
rules-sale-3 = Auch drei Händler sind ein Satz: Einer bleibt als Gewinn und zählt 5.
rules-sale-keep = { $points } behalten

## Das Handlimit

rules-limit-title = Das Handlimit
rules-limit-1 = Sobald du mehr als sieben Karten auf der Hand hast, musst du abwerfen oder verkaufen, bis es höchstens sieben sind. Ausgelegte Karten eines Gebots zählen nicht mit. Abgeworfene Karten sehen alle.

## Das Ende

rules-end-title = Das Ende
rules-end-1 = Nach dem letzten Markt dürfen alle noch einmal verkaufen. Wer die meisten Gewinnpunkte hat, siegt; bei Gleichstand entscheidet, wer mehr Karten auf der Hand hat. Ist auch das gleich, wird der Sieg geteilt.

## Tipps

rules-hints-title = Gut zu wissen
rules-hints-1 = Dein Gebot füllt den Markt. Bezahle mit dem, was die anderen nicht brauchen können.
rules-hints-2 = Niedrige Angebotskarten wählen zuerst: Manchmal ist das kleinste Angebot das beste Geschäft.
rules-hints-3 = Ein Satz auf der Hand ist auch Geld: Verkaufe ihn, wenn du musst, und behalte ihn, solange du noch bieten willst.
