### La Une à emporter : boutons, petites colonnes, ce qui empêche de la faire

paper-picture = La Une en image
paper-print = Imprimer la Une (PDF)
paper-large = Image A4
paper-title = La Une de la partie
paper-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
paper-ranking = Classement
paper-briefs = En bref
paper-out = faillite
paper-left = partie quittée
paper-margin = L'écart
paper-margin-text = { $first } compte { $gap } de plus que { $second }.
paper-margin-less-text = { $count ->
    [0] { $first } et { $second } finissent à égalité : le départage décide.
   *[other] { $second } compte { $gap } de plus que { $first }, et ne gagne pas.
}
paper-row-of = { $row }, manche { $number }
paper-row-text = { $name } : { $figure }, devant { $other } ({ $second }).
paper-row-alone-text = { $name } : { $figure }.
paper-best-round = Le temps fort
paper-best-round-text = { $name } : { $points } ({ $round }).
paper-round = manche { $number }
paper-comeback = Le renversement
paper-comeback-text = { $led } mène, puis { $name } passe devant ({ $round }) et y reste.
paper-average = La moyenne
paper-average-text = { $average } en moyenne à cette table, de { $least } à { $most }.
paper-duration = La durée
paper-duration-text = { $minutes ->
    [one] De { $from } à { $to } : { $minutes } minute.
   *[other] De { $from } à { $to } : { $minutes } minutes.
}
paper-foot = Composé à la table par Companion
paper-gone = Cette adresse n'est plus valable. Rouvrez le résultat de la partie et touchez encore le bouton.
paper-busy = Trop d'images à la fois. Rechargez cette page dans quelques secondes.
paper-slow = L'image n'était pas prête après { $seconds } s. La partie est intacte ; rechargez cette page pour réessayer.
paper-failed = L'image n'a pas pu être faite. La partie est intacte ; rechargez cette page pour réessayer.
paper-none-here = Cette machine ne peut pas faire d'images : il y manque le paquet « typst », qui n'existe pas pour les systèmes ARM 32 bits. La partie est intacte.

### Exporter

export-open = Exporter
export-strap = Exporter
export-back-game = Retour à la partie
export-back-table = Retour à la table
export-game = Cette partie, telle qu'elle est en ce moment :
export-player = Toutes les parties de cette personne :
export-all = Toutes les parties de l'historique :
export-as-json = Fichier de parties
export-as-json-note = Pour un autre Companion, ou pour le garder.
export-as-person = Fichier du joueur
export-as-person-note = Le joueur et ses parties, pour un autre Companion.
export-as-csv = Tableur : les résultats (CSV)
export-as-csv-note = Une ligne par joueur et par partie.
export-as-figures = Tableur : tous les chiffres (CSV)
export-as-figures-note = Une ligne par chiffre de la feuille.
export-as-bgsplay = BG Stats : fichier
export-as-bgsplay-note = À ouvrir avec l'application BG Stats, sans internet.
export-note = Chaque lien est valable quatre heures et contient les noms des joueurs.
export-push-title = Envoyer à BG Stats
export-push = Préparer le lien
export-push-note = Ajoute cette partie à l'application par un lien ou un QR code.
export-push-warning = { $count ->
    [one] Le lien contient le nom { $names }. Sans l'application BG Stats sur l'appareil, il l'envoie à son site.
   *[other] Le lien contient les noms { $names }. Sans l'application BG Stats sur l'appareil, il les envoie à son site.
}
export-push-yes = Ouvrir BG Stats
export-push-scan = Ou scannez ce code avec le téléphone où se trouve l'application :
export-push-qr = QR code de la partie pour BG Stats
export-push-no-qr = Cette partie est trop longue pour un QR code. Le lien la contient en entier.
export-push-unfinished = Cette partie n'est pas terminée : BG Stats n'a pas de lien pour elle. Le fichier la contient.
export-nothing-yet = Cette partie n'a pas encore commencé : il n'y a rien à exporter.
export-left-out = La partie { $id } manque dans l'export : { $why }
bgstats-out = { $count ->
    [one] Faillite : { $names }.
   *[other] Faillites : { $names }.
}
download-gone = Cette adresse n'est plus valable. Rouvrez la page Exporter et touchez encore le lien.
download-busy = Trop d'exports à la fois. Réessayez dans quelques secondes.
texts-open = Titre et mot de la table
texts-strap = Votre Une
texts-headline = Votre titre
texts-note = Un mot de la table
texts-about = Ils sont enregistrés avec la partie, et paraissent sur la Une, l'image, le PDF et les exports.
texts-save = Enregistrer
texts-saved = C'est enregistré avec la partie.
texts-undo = Remettre le texte d'avant
paper-note = Le mot de la table
photo-title = Photo de la table
photo-choose = Prendre ou choisir une photo
photo-other = Une autre photo
photo-working = Préparation de la photo
photo-about = Elle est réduite, et le lieu et le modèle d'appareil en sont effacés. Elle reste sur cette machine et disparaît avec la partie. Toutes les photos ensemble : 200 Mo au plus.
photo-remove = Retirer la photo
photo-remove-question = Retirer la photo ? Elle sera supprimée.
photo-remove-yes = Retirer
photo-not-shown = La photo ne s'affiche pas : rechargez la page.
photo-quota = Il n'y a plus de place : les photos prennent déjà { $megabytes } Mo. Retirez-en une, puis réessayez.
photo-no-picture = Ce fichier n'est pas une image lisible. Choisissez une photo JPEG, PNG ou WebP.
photo-too-large = L'image est trop grande : { $megapixels } millions de pixels au plus.
photo-slow = L'image n'était pas prête après { $seconds } s. Choisissez-en une plus petite.
photo-none-here = Cette machine ne sait pas préparer de photos : il manque le paquet « pillow ».
paper-share = Partager l'image
photo-busy = Trop de photos à la fois. Réessayez dans quelques secondes.
