"""First to ten: a made-up game, as small as a game can be; the trial of "Add a game"."""
