### Namen van kaarten en soorten, zoals ze midden in een zin staan.

kind =
    { $kind ->
        [C] doek
        [G] graan
        [O] olijven
        [S] kruiden
        [V] wijn
        [W] hout
       *[M] handelaar
    }
card-good = { $good } { $value }
card-merchant = handelaar
cards-hidden =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
list-and = en
offer-card = aanbodkaart { $number }
