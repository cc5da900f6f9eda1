### Die Regelseite, in eigenen Worten, mit Bildern zwischen den Absätzen.
rules-title = So wird Byzanz gespielt
rules-lead = Ihr handelt in Byzanz: Ersteigert Waren, greift auf dem Markt günstig zu und verkauft immer drei auf einmal. Wer den größten Gewinn macht, siegt.
# Players, age and duration in one line.
rules-facts = 3 bis 6 Personen · ab 8 Jahren · etwa 45 Minuten

## The course of a game in four steps

rules-course-title = Das Spiel in vier Schritten
rules-course-1 = Auktionen
rules-course-1-more = Alle ersteigern je ein Angebot und bezahlen mit Handkarten.
rules-course-2 = Markt
rules-course-2-more = Dort liegt, was bezahlt wurde: Alle suchen sich eine Sorte aus.
rules-course-3 = Nächste Runde
rules-course-3-more = Neue Angebote, neue Auktionen, bis der Stapel leer ist.
rules-course-4 = Letzter Verkauf
rules-course-4-more = Alle verkaufen ein letztes Mal. Wer die meisten Punkte hat, siegt.

## The cards

rules-cards-title = Die Karten
rules-cards-1 = Es gibt sechs Waren. Man erkennt sie an Farbe, Form, Buchstaben und Bild, und jede hat dieselben 16 Karten:
rules-cards-2 = Dazu kommen sechzehn Händler ohne Wert. Bieten kann man mit ihnen nicht, aber beim Verkauf ersetzen sie jede Ware.
# How often a card exists. $count: how often.
rules-cards-times = { $count }-mal
rules-cards-3 = Alle beginnen mit vier Karten. Einige Karten kommen ungesehen weg, der Rest ist der Stapel: Er reicht genau bis zum Ende der letzten Runde. Links von der Person, die gegeben hat, geht es los.
rules-cards-4 = Verdeckt sind Handkarten, Gewinn, Stapel und die entfernten Karten. Wissen dürfen alle, wie viele Karten jemand auf der Hand und im Gewinn hat – und alles, was einmal offen lag.
# Heading of a small table and its columns.
rules-table-players = Personen
rules-table-offers = Angebotskarten
rules-table-removed = Ungesehen entfernt
rules-table-rounds = Runden

## The auction

rules-auction-title = Die Auktionen
rules-auction-1 = In jeder Runde gibt es für jede Angebotskarte eine Auktion, die höchste zuerst. Ihre Zahl sagt, wie viele Karten ausgelegt werden: das Angebot.
rules-auction-2 = Wer beginnt, bietet oder passt; dann geht es im Uhrzeigersinn weiter unter allen, die in dieser Runde noch keine Angebotskarte haben. Geboten wird mit offen ausgelegten Handkarten; es zählt nur die Summe ihrer Werte.
rules-auction-3 = Jedes Gebot muss um mindestens 1 höher sein als das vorige. Zum Erhöhen legst du Karten zu deinen ausgelegten dazu; zurücknehmen kannst du keine.
rules-auction-4 = Wer passt, scheidet aus dieser Auktion aus und nimmt die ausgelegten Karten zurück. Bleibt nur noch eine Person übrig, ist die Auktion vorbei.
rules-auction-5 = Wer gewinnt, legt das ganze Gebot in den Markt und dazu eine beliebige Karte aus dem Angebot. Der Rest des Angebots kommt auf die Hand. Dazu gibt es die Angebotskarte; wer eine hat, setzt in den weiteren Auktionen dieser Runde aus.
rules-auction-next = Danach eröffnet die nächste Person links davon, die noch keine Angebotskarte hat, die nächste Auktion.
rules-auction-6 = Haben alle anderen gepasst, ohne dass geboten wurde, darf die letzte Person noch bieten. Passt auch sie, bekommt das ganze Angebot, wer zuerst gepasst hat: umsonst und ohne eine Karte in den Markt zu geben. Die Angebotskarte gehört dazu, und für den Rest der Runde setzt man aus.
rules-auction-7 = Wer zuletzt übrig ist, hat in dieser Runde keine Konkurrenz mehr und bietet nicht, sondern bekommt das kleinste Angebot und die niedrigste Angebotskarte.
# Below two small pictures: a lot of two cards (3 or 4 players) and a lot of one (5 or 6).
rules-auction-last-two = Zu dritt oder viert: eine Karte in den Markt, eine auf die Hand
rules-auction-last-one = Zu fünft oder sechst: die einzige Karte kommt in den Markt
# A worked auction: a list of turns. $name: a player; $total: what lies there.
rules-auction-example = Eine Auktion, Zug für Zug. Das Angebot:
rules-turn-bid = { $name } bietet { $total }
rules-turn-raise = { $name } legt eine Karte dazu und erhöht auf { $total }
rules-turn-pass = { $name } passt
rules-turn-back = { $name } passt und nimmt die Karten zurück
rules-turn-won = { $name } ersteigert das Angebot für { $total }:
rules-auction-paid = bezahlt
rules-auction-given = in den Markt
rules-auction-kept = auf die Hand

## The market

rules-market-title = Der Markt
rules-market-1 = Sind alle Angebote versteigert, wird der Markt aufgeteilt. Wer die niedrigste Angebotskarte hat, wählt zuerst, wer die höchste hat, zuletzt: Mit einem kleinen Angebot kommt man früh zum Zug.
rules-market-2 = Man nimmt alle Karten einer Sorte; auch Händler sind eine Sorte. Liegt noch etwas da, muss man wählen; ist der Markt leer, geht man leer aus. Was niemand nimmt, ist aus dem Spiel.
rules-market-3 = Wer die niedrigste Angebotskarte hatte, beginnt die nächste Runde.
rules-market-example = Zu viert: Angebotskarte 2 nimmt die Händler, 3 den Wein, 4 das Tuch, 5 das Getreide. Oliven und Holz sind aus dem Spiel.

## The sale

rules-sale-title = Der Verkauf
rules-sale-1 = Jederzeit, auch wenn du nicht dran bist, darfst du genau drei Karten einer Ware aus der Hand verkaufen. Zeige sie allen: Die höchste wird dein Gewinn und liegt von da an verdeckt, die beiden anderen sind aus dem Spiel.
rules-sale-2 = Händler ersetzen fehlende Karten und sind danach immer aus dem Spiel: Eine Ware und zwei Händler sind ein Satz.
rules-sale-3 = Auch drei Händler sind ein Satz: Einer bleibt als Gewinn und zählt 5.
# $points: what the card that is kept counts.
rules-sale-keep = { $points } behalten

## The hand limit

rules-limit-title = Das Handlimit
rules-limit-1 = Acht Karten oder mehr darf niemand behalten. Bringt dich ein Angebot oder der Markt über sieben, wirf sofort ab oder verkaufe, bis es sieben oder weniger sind; was du abwirfst, sehen alle. Ausgelegte Karten eines Gebots zählen nicht mit, und mit sieben oder weniger darfst du nichts abwerfen.

## The end

rules-end-title = Das Ende
rules-end-1 = Nach dem letzten Markt dürfen alle noch einmal verkaufen. Wer die meisten Gewinnpunkte hat, siegt; bei Gleichstand, wer mehr Karten auf der Hand hat. Sind auch die Hände gleich, wird der Sieg geteilt.
rules-end-goods = An einem Tisch kann man einstellen, dass bei Gleichstand nur Warenkarten zählen; Händler auf der Hand helfen dann nicht.

## Hints

rules-hints-title = Gut zu wissen
rules-hints-1 = Dein Gebot füllt den Markt. Bezahle mit dem, was die anderen nicht brauchen können.
rules-hints-2 = Wer eine niedrige Angebotskarte hat, wählt früh: Manchmal ist das kleinste Angebot das beste Geschäft.
rules-hints-3 = Ein Satz auf der Hand ist auch Geld: Verkaufe ihn, wenn du musst, und behalte ihn, solange du noch bieten willst.
rules-hints-4 = Drei Händler sind der beste Satz überhaupt: 5 Punkte.
rules-hints-5 = Eine 4 verkauft sich mit zwei 1en so gut wie mit zwei 3en: Behalte die niedrigen Karten deiner Ware und biete mit den hohen anderer.
rules-hints-6 = Als Erstes passen, bevor jemand geboten hat, bringt das Angebot nur dann umsonst, wenn wirklich alle anderen auch passen.
rules-hints-7 = Ein großes Angebot bringt eine volle Hand leicht über sieben: Schaffe vorher Platz.
