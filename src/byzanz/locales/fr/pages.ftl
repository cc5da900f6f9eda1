### Pages around the table, second thoughts, what happens when something breaks.

## The prompt and the action panel

# All others have passed and nobody has bid. $need: the least bid.
# Too many cards, and nothing that could be sold. $count: how many must go.
# On the main button while more cards are chosen than must go.
action-discard-most = En défausser { $count } au plus
# Behind the three cards of a sale that can still be taken back.
sale-undo = Annuler la vente
settings-take-back = Reprendre une passe ou une vente
settings-take-back-note = L’envoi se fait deux secondes après. Désactivé : tout de suite.
# For screen readers: the QR code that brings my seat to a phone.
handover-qr = Code QR qui emmène ta place sur un téléphone

## When something breaks

# In the page before its program runs; plain text without variables.
page-no-script = Byzanz a besoin de JavaScript. Autorise-le pour cette page.
page-broken = Un problème est survenu sur cette page
page-broken-more = Ta partie est en sûreté. Recharge la page pour continuer.
page-old = Ton navigateur est trop ancien pour ce jeu
page-old-more = Mets-le à jour ou ouvre cette page dans un autre, et ça marche.
page-reload = Recharger
# A small bar: an error happened, but the page still works.
page-stumbled = Un problème est survenu. Si la page réagit mal, recharge-la.
storage-blocked = Ton navigateur bloque les cookies de cette page. Sans eux, la table ne peut pas te reconnaître : autorise-les pour jouer. Tu peux quand même lire les règles et revoir des parties.

## Letters on the cards

# One or two letters that name a kind on its cards, without a doubt within the language. A single letter must not be the
# record's letter of another kind (C cloth, G grain, O olives, S spices, V wine, W wood, M merchant): both can be typed.
card-letter =
    { $kind ->
        [C] T
        [G] Cé
        [O] O
        [S] É
        [V] V
        [W] B
       *[M] Co
    }

typed-verb =
    { $verb ->
        [bid] mise miser
        [give] donne donner
        [take] prends prendre
        [sell] vends vendre
        [discard] défausse défausser
        [done] fini
       *[pass] passe passer
    }

## First game: the prompt says what to press and why

coach-bid-open = Touche les cartes de ta main que tu veux miser.
coach-bid-more = Touche des cartes de ta main jusqu’à { $need }.
coach-give = Touche la moins utile ; le reste va dans ta main.
coach-take = Touche-la au marché. Trois pareilles se vendent.
coach-limit = Tu peux en garder { $most }.
coach-final = Touche une série pour en faire des points.

## The end of a game

# The winner's points stand before it. $place: 1 to 6; $behind: points behind the winner.
over-came =
    Tu es à la { $place ->
        [1] première
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[6] sixième
    } place, à { $behind ->
        [one] un point du gagnant.
       *[other] { $behind } points du gagnant.
    }
# As many points as the winner; which cards in hand decided.
over-came-tie = Tu en as autant, mais moins de cartes en main.
over-came-tie-goods = Tu en as autant, mais moins de cartes Marchandise en main.
over-tie-goods = plus de cartes Marchandise en main
# Head of the column with the goods cards left in hand, which break ties at this table.
over-goods = Marchandises en main
# While the places appear one after another.
over-reveal = Et le gagnant est…
# While everybody's profit is turned card by card.
over-leads =
    { $you ->
        [yes] Tu es en tête
       *[no] { $name } est en tête
    }
over-level = À égalité en tête : { $names }
over-to-turn =
    { $count ->
        [one] Encore une carte à retourner
       *[other] Encore { $count } cartes à retourner
    }
over-show-all = Tout montrer d’un coup
over-nth =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
over-back = Retour au score
# The open hands after the game, on small screens.
hands-title = Toutes les mains

## Replay

replay-speed = Vitesse

## My games

# In my list of games. $levels: how strong the bots of a game are.
game-bots = Bots : { $levels }
# $place: 1 to 6, my place in a game that was lost.
game-place =
    { $place ->
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
       *[1] première
    } place, { $points ->
        [one] un point
       *[other] { $points } points
    }
my-games-all =
    { $count ->
        [one] En afficher une de plus
       *[other] En afficher { $count } de plus
    }

## Spectators

# Behind "You are watching". $count: other spectators.
watching-others =
    { $count ->
        [0] Personne d’autre ne regarde.
        [one] Une autre personne regarde.
       *[other] { $count } autres regardent.
    }
watchers =
    { $count ->
        [one] Une personne regarde
       *[other] { $count } personnes regardent
    }
watching-share = Copier le lien pour regarder
watching-own = Joue une partie toi aussi
# The prompt of a spectator in the last sale, set in bold.
prompt-others-sell = La dernière vente.
