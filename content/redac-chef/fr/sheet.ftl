sheet-title = Feuille de score
sheet-open = Feuille de score
sheet-close = Retour
sheet-before = Avant le premier round
sheet-during = { $day } en cours
sheet-after = Après { $day }
sheet-page = { $number } / { $of }
sheet-previous = Feuille précédente
sheet-next = Feuille suivante
sheet-correct = Corriger
sheet-provisional = Provisoire : il manque encore des valeurs.
sheet-waiting = Provisoire : il manque encore des valeurs à { $names }.
sheet-nothing-yet = Pas encore saisi.
sheet-winner = victoire
sheet-bankrupt = faillite
pad-signed = { SIGNED($points) }
reason-title = { $row ->
    [articles] Articles
    [photos] Photos
    [tribune] Tribune
    [free_area] Surface libre
    [mood] Humeur
    [surplus] Surplus
    [ads] Pubs
    [total] Total du round
    [total-sum] Total
   *[ads-sum] Total pubs
}, { $day } : { $points }

outlook-lowest =
    { $costs ->
        [bankrupt] Recettes les plus faibles : { $name }, { $dollars } $ contre { $others }. Si cela ne change pas d'ici { $day } soir : faillite.
       *[other] Recettes les plus faibles : { $name }, { $dollars } $ contre { $others }. Si cela ne change pas d'ici la fin : 5 points de moins.
    }
outlook-lowest-tied =
    { $costs ->
        [bankrupt] Recettes les plus faibles, à égalité : { $names }, { $dollars } $. En cas d'égalité, personne ne fait faillite.
       *[other] Recettes les plus faibles, à égalité : { $names }, { $dollars } $. En cas d'égalité, personne ne perd de points.
    }
outlook-gap-wide = { $name } a { $gap } $ de recettes de moins : à la fin, un écart de plus de { $free } $ coûte 10 points.
outlook-gap-free = { $name } a { $gap } $ de recettes de moins : jusqu'à { $free } $ d'écart, pas de pénalité.
outlook-goal = Pubs : { $dollars } $ sur les { $goal } $ à atteindre.
