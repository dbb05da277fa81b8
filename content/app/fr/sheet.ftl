### Ce que toute feuille de score a en commun

pad-points = { $points }
pad-not-entered = –
why-then = { $first } ; { $then }
