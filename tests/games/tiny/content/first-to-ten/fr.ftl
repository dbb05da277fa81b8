game-first-to-ten = Premier à dix
first-to-ten-column = Points
first-to-ten-row =
    { $row ->
        [points] points
       *[total] TOTAL
    }
first-to-ten-why = { $points } marqués en tout
first-to-ten-reason = { $row } { $points } : { $why }
first-to-ten-of = { $name }
first-to-ten-least = On marque au moins un point.
undo-first-to-ten-points-scored = les points de { $name }
