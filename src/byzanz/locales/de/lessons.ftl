### Die Lektionen: kurze Texte neben einem echten Tisch, höchstens drei Sätze.

## The page of lessons and what is around a lesson

learn-title = In fünf Minuten gelernt
learn-intro = Acht kurze Lektionen an einem echten Tisch. Jeden Zug machst du selbst.
# $number: which lesson; $count: how many there are.
learn-lesson = Lektion { $number } von { $count }
# Read after the title of a lesson that has been finished.
learn-finished = geschafft
learn-next = Weiter
learn-next-lesson = Nächste Lektion
learn-finish = Fertig
learn-done = Lektion { $number } geschafft
# One step back in the lesson.
learn-back = Zurück
# The whole lesson from its beginning.
learn-again = Von vorn
# Leave this lesson out.
learn-skip = Überspringen
learn-all = Alle Lektionen
# Above the text while an action is asked for.
learn-your-turn = Probier es:
# Above the answer to an action that is not what is asked for.
learn-wrong = Noch nicht ganz.
learn-others = Die anderen spielen …
learn-first-game = Deine erste Partie
learn-first-game-more = Gegen drei sanfte Bots, mit Tipps, wenn du welche willst.
learn-play = Spielen
learn-know = Jetzt kennst du die Regeln.

## Answers that fit any lesson

lesson-wrong-next = Lies erst weiter.
lesson-wrong-act = Hier machst du den Zug selbst.
lesson-wrong-other = Im Spiel darfst du das, aber die Lektion fragt nach etwas anderem.
lesson-wrong-over = Diese Lektion ist zu Ende.

## 1: cards and sets

# $points: the learner’s points, in every lesson.
lesson-cards-title = Karten und Sätze
lesson-cards-goods = Es gibt sechs Waren mit Werten von 1 bis 4. Drei Karten einer Ware sind ein Satz. Sätze zu verkaufen bringt Gewinn, und wer den höchsten Gewinn hat, siegt.
lesson-cards-sell = Deine drei Tuchkarten sind ein Satz. Verkaufen darfst du jederzeit, auch wenn { $turn } dran ist. Drück einmal auf den Satz, um ihn in deiner Hand zu sehen, und noch einmal, um ihn zu verkaufen.
lesson-cards-profit = Nur die höchste Karte zählt: Die 4 ist jetzt dein Gewinn, du hast { $points } Punkte. Die beiden anderen sind aus dem Spiel, ihr Wert war egal.

## 2: bidding

# $need: the least that a bid must come to; $highest: the highest bid. In every lesson.
lesson-bid-title = Bieten und erhöhen
lesson-bid-lot = Neue Karten gibt es bei Auktionen. Die Angebotskarte sagt, wie viele ausliegen, hier fünf: das Angebot. Dein Geld sind die Zahlen auf deinen Karten.
lesson-bid-open = Wähle Karten und biete. Es zählt nur die Summe, egal welche Ware; mit Händlern kann man nicht bieten. Fang niedrig an: mit höchstens 3.
lesson-bid-not-pass = Wer passt, ist aus dieser Auktion raus. Biete diesmal mit.
lesson-bid-too-much = Dann bliebe dir wenig zum Erhöhen. Biete für den Anfang höchstens 3.
lesson-bid-raise = { $leader } bietet { $highest }. Deine Karten bleiben liegen: Leg aus der Hand dazu, bis es mindestens { $need } sind.
lesson-bid-not-give-up = Dann bekäme vielleicht { $leader } das Angebot. Leg Karten dazu: { $need } kannst du noch erreichen.
lesson-bid-won = Alle anderen haben gepasst: Das Angebot gehört dir. Was es kostet, zeigt die nächste Lektion.

## 3: winning a lot

lesson-win-title = Ein Angebot gewinnen
lesson-win-paid = Dein Gebot von 4 war das höchste. Jetzt ist es bezahlt: Dein Wein und dein Holz liegen im Markt, wo andere später zugreifen können.
lesson-win-give = Auch eine Karte aus dem Angebot kommt in den Markt, der Rest gehört dir. Du hast Tuch 4: Behalte das Tuch und gib eine andere Karte ab.
lesson-win-keep-cloth = Tuch 2 und 3 sind mit deinem Tuch 4 ein Satz. Gib eine andere Ware ab.
lesson-win-taken = Die anderen vier Karten sind auf deiner Hand. Dazu hast du Angebotskarte 5: Alle bekommen eine pro Runde, also setzt du bei den übrigen Auktionen aus.

## 4: passing

lesson-pass-title = Passen
lesson-pass-back = { $leader } hat { $highest } geboten, und auf { $need } kommst du nicht. Passe: Du bist aus dieser Auktion raus, aber deine ausgelegte Karte kommt zurück.
lesson-pass-nobody = Dein Wein ist zurück, Passen kostet nichts. Jetzt eröffnest du die nächste Auktion. Schau, was geschieht, wenn niemand bietet: Passe noch einmal.
lesson-pass-not-bid = Bieten könntest du, aber probier diesmal aus, was ohne Gebot geschieht: Passe.
lesson-pass-whole = Niemand hat geboten. Dann bekommt, wer zuerst gepasst hat, das ganze Angebot, zahlt nichts und gibt nichts ab. Das warst du! Ein einziges Gebot hätte es verdorben.

## 5: the last lot and the market

lesson-market-title = Das letzte Angebot und der Markt
lesson-market-last = Die anderen haben ihre Angebotskarten, also gehört das letzte Angebot dir, ganz ohne Gebot. Eine Karte davon kommt in den Markt: Such sie aus und gib sie ab.
lesson-market-single = Zu fünft oder zu sechst ist das letzte Angebot eine einzige Karte. Sie kommt in den Markt, und wer übrig ist, bekommt nur die niedrigste Angebotskarte.
lesson-market-order = Alle Angebote sind verkauft, jetzt wird der Markt verteilt. Wer die niedrigste Angebotskarte hat, wählt zuerst: Das bist du mit der 2.
lesson-market-take = Du nimmst alle Karten einer Sorte. Wähle eine, mit der du zusammen mit deiner Hand einen Satz hast.
lesson-market-no-set = Das darfst du, aber es ergibt keinen Satz. Welche Ware hast du, die auch mehrmals im Markt liegt?
lesson-market-left = Die anderen wählten in der Reihenfolge ihrer Angebotskarten, der Rest kam aus dem Spiel. Wer die niedrigste hatte, eröffnet auch die nächste Runde: wieder du.

## 6: selling, merchants

lesson-sell-title = Verkaufen und Händler
lesson-sell-joker = Verkaufen darfst du jederzeit: { $turn } ist dran, und du kannst trotzdem verkaufen. Ein Händler ersetzt jede Ware. Verkaufe deine zwei Holzkarten mit einem Händler.
lesson-sell-one-joker = Das geht auch, kostet aber zwei Händler, und die sind wertvoll. Nimm Holz 2 statt des zweiten.
lesson-sell-highest = Es zählt die höchste Ware, so wäre es weniger als möglich. Verkaufe Holz 4 und Holz 2 mit einem Händler.
lesson-sell-merchants-next = Ein guter Satz, er kommt gleich. Verkaufe erst das Holz.
lesson-sell-merchants = Die 4 ist dein Gewinn, der Händler ist aus dem Spiel. Auch drei Händler sind ein Satz, der beste von allen: 5 Punkte. Verkaufe sie.
lesson-sell-spices = Mit zwei Händlern bringen die Gewürze nur 1. Drei Händler bringen 5.
lesson-sell-points = 4 und 5: Du hast { $points } Punkte. Sofort verkaufen oder auf einen besseren Satz warten: Das entscheidest du.

## 7: the hand limit

# $cards: cards in the learner’s hand; $excess: how many are too many. In every lesson.
lesson-limit-title = Das Handlimit
lesson-limit-nine = Niemand hat geboten, und du hast das ganze Angebot: Jetzt hast du { $cards } Karten. Mehr als sieben darf niemand haben, also wartet das Spiel auf dich.
lesson-limit-down =
    { $excess ->
        [one] Eine Karte zu viel.
       *[other] { $excess } Karten zu viel.
     } Verkaufe einen Satz, oder wähle Karten und wirf sie ab; alle sehen, was du abwirfst.
lesson-limit-keep-cloth = Deine drei Tuchkarten sind ein Satz für 3 Punkte. Verkaufe sie, oder wirf etwas anderes ab.
lesson-limit-seven = { $cards } Karten: Das Spiel geht weiter. Zähl deine Hand, bevor du auf ein großes Angebot bietest: Was über sieben liegt, wird verkauft oder ist verloren.

## 8: the final sale and ties

lesson-final-title = Der letzte Verkauf
lesson-final-all = Der Stapel ist leer, der Markt ein letztes Mal verteilt. Jetzt dürfen alle noch einmal verkaufen, so viele Sätze sie wollen.
lesson-final-sell = Dein Satz liegt mitten auf dem Tisch. Drück einmal darauf und noch einmal, um ihn zu verkaufen: Was auf der Hand bleibt, bringt keine Punkte.
lesson-final-not-done = Du hast noch einen Satz für 4 Punkte auf der Hand. Verkaufe ihn erst.
lesson-final-done = Mehr lässt sich nicht verkaufen. Drück den Knopf, um dich fertig zu melden.
lesson-final-tie = Je { $points } Punkte für dich und { $rival }! Bei Gleichstand entscheiden die Karten auf der Hand: Du hast { $cards }, { $rival } hat 2. Du gewinnst.
