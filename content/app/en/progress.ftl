## A player's profile and statistics, for all games

stats-points = Points
stats-points-row = points
stats-one-game = one game
