# Playing without a network: fetching the game for this device, and what can go wrong with it.

offline-title = Jouer hors ligne
offline-about = Télécharge le jeu une fois et joue contre des bots sur cet appareil sans réseau : dans le train, en avion, partout. Les leçons, les règles, les conseils, les parties à revoir et l’analyse sont compris.
offline-keep = Télécharger le jeu ({ $size } Mo)
offline-resume = Télécharger le reste
offline-partly = Le téléchargement s’est interrompu ; { $percent } % sont là et y restent.
offline-fetching = Téléchargement du jeu : { $percent } %
offline-starting = On dresse la table…
offline-kept = Le jeu est sur cet appareil. Il fonctionne maintenant sans réseau.
offline-install = Installer comme application
offline-install-how = Pour l’avoir parmi tes applications, choisis « Installer » ou « Sur l’écran d’accueil » dans le menu du navigateur.
offline-remove = Retirer de cet appareil
offline-play = Jouer sur cet appareil
offline-less-far = Sur cet appareil, les bots impitoyables voient moins loin que sur un serveur.
offline-hints-less-far = Sur cet appareil, les conseils voient moins loin que sur un serveur.
offline-analysis-less-far = Sur cet appareil, l’analyse voit moins loin que sur un serveur et, si elle connaît ta place, ne juge que tes propres décisions.
offline-insecure = Ton navigateur ne conserve les jeux que pour les pages ouvertes en https.
offline-failed-network = La connexion s’est interrompue. Ce qui est arrivé reste ; réessaie quand le réseau sera revenu.
offline-failed-space = Il n’y a pas de place pour le jeu sur cet appareil, ou ton navigateur ne laisse rien conserver aux pages. Libère de l’espace ou quitte la fenêtre privée, puis réessaie.
offline-failed-broken = Une partie du téléchargement est abîmée. Réessaie ; si cela ne suffit pas, recharge la page.
offline-failed-old = Ton navigateur est trop ancien pour jouer sans serveur : il lui manque WebAssembly. Avec un plus récent, cela marche.
offline-again = Réessayer
offline-newer = Il y a une version plus récente du jeu.
offline-update = Mettre à jour
offline-later = Plus tard
offline-unsaved = Ton navigateur ne peut pas enregistrer cette partie : l’appareil est peut-être plein, ou la fenêtre privée. Elle continue tant que cette page reste ouverte.
offline-blocked = Ton navigateur ne conserve rien pour cette page. Tu peux jouer quand même, mais une partie ne dure que tant que cette page reste ouverte.

settings-push = Me prévenir aussi quand cette page est fermée
settings-push-note = Par un message de ton navigateur, quand c’est à toi. Jamais avec une carte dedans.
settings-push-denied = Ton navigateur n’autorise pas les messages de cette page. Tu peux changer cela dans ses réglages.
settings-push-missing = Ton navigateur ne peut pas recevoir de messages pour des pages fermées. Sur iPhone ou iPad, cela marche dès que tu as ajouté cette page à l’écran d’accueil (Partager, puis « Sur l’écran d’accueil ») et que tu l’ouvres de là.
settings-push-failed = Cela n’a pas marché. Réessaie plus tard.

refused-device_storage = Ton navigateur n’a pas pu enregistrer cela, et rien n’a changé. L’appareil est peut-être plein, ou le navigateur ne conserve rien dans les fenêtres privées.
refused-python_network = La partie du jeu qui fonctionne sur cet appareil n’est pas encore là, et il n’y a pas de réseau. Réessaie quand il sera revenu.
refused-python_space = Il n’y a pas de place pour le jeu sur cet appareil, ou ton navigateur ne laisse rien conserver aux pages.
refused-python_broken = La partie du jeu qui fonctionne sur cet appareil ne démarre pas. Recharge la page.
refused-python_old = Ton navigateur est trop ancien pour jouer sans serveur : il lui manque WebAssembly.
