## Profil d'un joueur et statistiques, pour tous les jeux

stats-points = Points
stats-points-row = points
stats-one-game = une partie
