game-first-to-ten = Premier à dix
first-to-ten-total = TOTAL
first-to-ten-why = { $points } marqués en tout
first-to-ten-least = On marque au moins un point.
first-to-ten-how-many = Combien ?
undo-first-to-ten-points-scored = les points de { $name }
