sheet-title = Feuille de score
sheet-open = Feuille de score
sheet-close = Retour
sheet-before = Avant le premier round
sheet-during = { $day } en cours
sheet-after = Après { $day }
sheet-page = { $number } / { $of }
sheet-previous = Joueur précédent
sheet-next = Joueur suivant
sheet-correct = Corriger
sheet-provisional = Provisoire : il manque encore des valeurs.
sheet-waiting = Provisoire : il manque encore des valeurs à { $names }.
sheet-nothing-yet = Pas encore saisi.
sheet-winner = gagne
sheet-bankrupt = faillite
pad-signed = { SIGNED($points) }
reason-title = { $points } { $row ->
    [articles] articles
    [photos] photos
    [tribune] tribune
    [free_area] surface libre
    [mood] humeur
    [surplus] surplus
    [ads] pubs
    [total] total du round
    [total-sum] total
   *[ads-sum] total pubs
}, { $day }

outlook-lowest =
    { $costs ->
        [bankrupt] Dernier aux pubs : { $name }, { $dollars } $ contre { $others }. Seul dernier { $day } soir = faillite.
       *[other] Dernier aux pubs : { $name }, { $dollars } $ contre { $others }. Seul dernier à la fin = 5 points de moins.
    }
outlook-lowest-tied =
    { $costs ->
        [bankrupt] Derniers aux pubs à égalité : { $names }, { $dollars } $. À égalité, personne ne fait faillite.
       *[other] Derniers aux pubs à égalité : { $names }, { $dollars } $. À égalité, personne ne perd de points.
    }
outlook-gap-wide = { $name } a { $gap } $ de moins aux pubs : à la fin, plus de { $free } $ d'écart = 10 points de moins.
outlook-gap-free = { $name } a { $gap } $ de moins aux pubs : jusqu'à { $free } $ d'écart, il ne se passe rien.
outlook-goal = Pubs : { $dollars } $ sur les { $goal } $ à atteindre.
