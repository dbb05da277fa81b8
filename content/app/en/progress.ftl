## A player's profile and statistics, for all games

profile-strap = Player
profile-back = All players
profile-nobody = This player is not known here: the profile was forgotten, or the address is wrong.
profile-wins = { $count ->
    [0] none won
   *[other] { $count } won
}
profile-inkwell = Inkwell
profile-blots = { $count ->
    [0] No blot yet, out of { $of } to earn
    [one] { $count } blot out of { $of } to earn
   *[other] { $count } blots out of { $of } to earn
}
profile-of = { $count } of { $of }
profile-statistics = Statistics
profile-edit = Name, symbol, colour
profile-edit-note = Change what the table sees
profile-merge = Two profiles of one person
profile-merged = { $count ->
    [one] { $count } other profile counts too
   *[other] { $count } other profiles count too
}
profile-merge-note = Games and achievements of both count together. Old games keep their names, and the two can be parted again.
profile-merge-nobody = There is nobody else.
profile-merge-question = Are { $other } and { $name } one person? Everything will count for { $name }.
profile-merge-yes = Yes, join them
profile-split = Part { $name } again
profile-export = Export this player (file)
profile-tick-note = Tap a line to tick by hand what the sheet does not show, or to look at the game again.
profile-earned = earned: { $when }
profile-by-hand = ticked by hand
profile-incomplete = incomplete
profile-tier = { $tier ->
    [0] no threshold reached
    [one] one threshold reached
   *[other] { $tier } thresholds reached
}
item-number = no. { $number }

standings-strap = Everyone’s achievements
standings-empty = Nobody has played this game yet: the table fills as games end.
standings-everybody = Who has what
standings-blots = { $count ->
    [0] no blot
    [one] { $count } blot
   *[other] { $count } blots
}
standings-count = { $count } in all
standings-nobody = nobody yet

people-standings = Table of achievements
people-import = Import a player (file)
people-forget-seated = { $name } sits at table { $code }. Put that table away first: nothing is lost.
file-too-large = This file is too large: up to { $megabytes } MB.
file-sending = Sending the file: { $percent }%
file-checking = Checking the file…
file-taking = Importing: { $percent }%
file-not-sent = The file did not arrive here. Check the Wi-Fi, then choose it again.
file-busy = Other files are on their way already: try again in a moment.
import-refused = Nothing was imported. { $where }: { $why }
import-done = { $people ->
    [0] { "" }
   *[other] { $names }: profile imported.{" "}
}{ $games ->
    [0] No new game.
    [one] { $games } new game.
   *[other] { $games } new games.
}{ $known ->
    [0] { "" }
    [one] {" "}{ $known } was here already.
   *[other] {" "}{ $known } were here already.
}{ $differing ->
    [0] { "" }
   *[other] {" "}{ $differing } said something else here, and were left as they are.
}{ $alike ->
    [0] { "" }
   *[other] {" "}Two players are called { $namesakes } now and stay apart; if they are one person, join them on the player’s page.
}

stats-strap = Statistics
stats-back = All statistics
stats-back-profile = Back to the player
stats-everybody = Everybody
stats-empty = No finished game yet: figures come after the first one.
stats-all-modes = All modes
stats-wins = { $count } won of { $of } ({ $percent } %)
stats-wins-note = The full bar: games won; behind it: games played.
stats-average = { $average } points on average, { $best } at best
stats-recent-title = The last { $count } games
stats-recent = From the oldest to the last: { $points }
stats-table-note = { $low ->
    [true] In bold the average, below it the earliest.
   *[other] In bold the average, below it the best.
}
stats-cell = { $column } { $average }, at best { $best }
stats-row = { $row }: { $cells }
stats-count = { $count } of { $of }
stats-points = Points
stats-points-row = points
stats-one-game = one game
