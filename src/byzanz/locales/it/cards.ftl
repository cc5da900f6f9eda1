### Nomi delle carte e dei tipi, come stanno in mezzo a una frase.

kind =
    { $kind ->
        [C] tessuto
        [G] grano
        [O] olive
        [S] spezie
        [V] vino
        [W] legno
       *[M] mercante
    }
card-good = { $good } { $value }
card-merchant = mercante
cards-hidden =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
list-and = e
offer-card = carta offerta { $number }
