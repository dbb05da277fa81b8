game-first-to-ten = First to ten
first-to-ten-column = Points
first-to-ten-row =
    { $row ->
        [points] points
       *[total] TOTAL
    }
first-to-ten-why = { $points } scored in all
first-to-ten-reason = { $row } { $points }: { $why }
first-to-ten-of = { $name }
first-to-ten-least = One scores at least a point.
undo-first-to-ten-points-scored = { $name }'s points
