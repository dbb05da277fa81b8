### Les règles : à l'écran, dans le terminal et sur papier

rules-strap = Règles du jeu
rules-open = Règles
rules-search = Chercher dans les règles
rules-clear = Effacer la recherche
rules-contents = Sommaire
rules-page = livret, p. { $page }
rules-see = À lire aussi
rules-also-here = Ici aussi
rules-large = Grands caractères
rules-print = Imprimer cette page
rules-print-all = Imprimer toutes les règles
rules-share = Partager cette page
rules-share-note = L'adresse et son QR code, pour un autre appareil.
rules-no-such-page = Cette page des règles n'existe pas. Cherchez un mot, ou ouvrez le sommaire.
rules-nothing-found = Rien trouvé. Essayez un autre mot : une ligne de la feuille, un numéro de tribune, une question.
rules-no-such-game = Pas de règles pour « { $game } ». Il y a celles de : { $games }.
rules-unreadable = Les règles ne peuvent pas être lues ({ $why }). Réinstallez le Companion, ou corrigez son contenu.
rules-printed-by = Imprimé par le Companion

help-about = Aide : { $what }
help-back = Retour
help-close = Fermer

note-of-group = Note de votre groupe
note-none = Rien de noté. Ce que dit la carte ou la tuile peut être recopié ici : la recherche le trouvera.
note-none-yet = { $name } : ce qu'elle dit n'est pas dans les règles. Vous pouvez le noter.
note-now = La note actuelle :
note-label = Ce que dit le matériel
note-how = Texte simple, { $most } caractères au plus. Vide, la note disparaît.
note-add = Noter
note-change = Modifier la note
note-save = Garder
note-cancel = Annuler
note-undo = Remettre comme avant
note-which = Sans texte dans le livret
note-which-noted = { $count ->
    [0] Votre groupe n'en a noté aucune encore. Touchez-en une pour noter ce qu'elle dit.
    [one] Votre groupe en a noté une. Touchez-en une autre pour noter ce qu'elle dit.
   *[other] Votre groupe en a noté { $count }. Touchez-en une autre pour noter ce qu'elle dit.
}
