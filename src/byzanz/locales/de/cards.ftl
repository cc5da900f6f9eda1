### Namen der Karten und Sorten, so wie sie mitten im Satz stehen.

kind =
    { $kind ->
        [C] Tuch
        [G] Getreide
        [O] Oliven
        [S] Gewürze
        [V] Wein
        [W] Holz
       *[M] Händler
    }
card-good = { $good } { $value }
card-merchant = Händler
cards-hidden =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
list-and = und
offer-card = Angebotskarte { $number }
