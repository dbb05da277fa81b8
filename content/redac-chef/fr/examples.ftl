### Exemples de la règle, calculés par le décompte

example-who = { $name } : { $why }
example-points = { $why } → { SIGNED($points) }
example-round = { $name } : { $rows } ; total { $points }, { $dollars } $
example-totals =
    { $points ->
        [one] { $name } : { $points } point, { $dollars } $
       *[other] { $name } : { $points } points, { $dollars } $
    }
example-all-tied =
    { $choice ->
        [smallest] Réglage +3 chacun : { $why }
        [middle] Réglage +1 chacun : { $why }
       *[largest] Réglage −1 chacun : { $why }
    }
example-puzzle = Puzzle { $number }, tribune { $tribune }
