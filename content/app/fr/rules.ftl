### Les règles : à l'écran, dans le terminal et sur papier

rules-strap = Règles du jeu
rules-open = Règles
rules-search = Chercher dans les règles
rules-clear = Effacer la recherche
rules-contents = Sommaire
rules-page = { $count ->
    [one] livret, p. { $page }
   *[other] livret, p. { $page }
}
rules-see = À lire aussi
rules-also-here = Voir aussi
rules-large = Grands caractères
rules-print = Imprimer cette page
rules-print-all = Imprimer toutes les règles
rules-share = Partager cette page
rules-share-note = L'adresse et son QR code, pour un autre appareil.
rules-no-such-page = Cette page des règles n'existe pas. Cherchez un mot, ou ouvrez le sommaire.
rules-nothing-found = Rien trouvé. Essayez un autre mot : une ligne de la feuille, un numéro de tribune, une question.
rules-no-such-game = Pas de règles pour « { $game } ». Il y a celles de : { $games }.
rules-unreadable = Les règles sont illisibles ({ $why }). Réinstallez Companion, ou corrigez leurs fichiers.
rules-printed-by = Imprimé par Companion

help-about = Aide : { $what }
help-back = Retour
help-close = Fermer

note-of-group = Note de votre table
note-none = Aucune note. Recopiez ici le texte de la carte ou de la tuile : la recherche le trouvera.
note-none-yet = { $name } : ce texte n'est pas dans le livret. Vous pouvez le recopier.
note-now = La note actuelle :
note-label = Texte imprimé
note-how = Texte simple, { $most } caractères au plus. Laissez vide pour supprimer la note.
note-add = Ajouter une note
note-change = Modifier la note
note-save = Enregistrer
note-cancel = Annuler
note-undo = Rétablir l'ancienne note
note-which = Texte absent du livret
note-which-noted = { $count ->
    [0] Aucune note pour l'instant. Touchez un nom pour recopier son texte.
    [one] { $count } note est enregistrée. Touchez un autre nom pour recopier son texte.
   *[other] { $count } notes sont enregistrées. Touchez un autre nom pour recopier son texte.
}
rules-query-empty = Que cherchez-vous ? Tapez un mot, une question ou un numéro.
rules-topics = { $count ->
    [one] { $count } page
   *[other] { $count } pages
}
