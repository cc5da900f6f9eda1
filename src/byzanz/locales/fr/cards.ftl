### Noms des cartes et des sortes, comme au milieu d’une phrase.

kind =
    { $kind ->
        [C] tissus
        [G] céréales
        [O] olives
        [S] épices
        [V] vin
        [W] bois
       *[M] commerçant
    }
card-good = { $good } { $value }
card-merchant = commerçant
cards-hidden =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
list-and = et
offer-card = carte Offre { $number }
