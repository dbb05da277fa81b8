### Was alle Wertungsbögen gemeinsam haben

pad-points = { $points }
pad-not-entered = –
why-then = { $first }; { $then }
