game-first-to-ten = First to ten
first-to-ten-total = TOTAL
first-to-ten-why = { $points } scored in all
first-to-ten-least = One scores at least a point.
first-to-ten-how-many = How many?
undo-first-to-ten-points-scored = { $name }'s points
