## A player's profile and statistics, for all games

profile-strap = Player
profile-back = All players
profile-nobody = There is no such player here: the profile was deleted, or the address is wrong.
profile-wins = { $count ->
    [0] none won
    [one] { $count } won
   *[other] { $count } won
}
profile-inkwell = Inkwell
profile-blots = { $count ->
    [0] No ink blots yet
    [one] { $count } ink blot
   *[other] { $count } ink blots
}
profile-of = { $count } of { $of }
profile-statistics = Statistics
profile-edit = Name, symbol, colour
profile-edit-note = Change what the table sees
profile-merge = Merge two profiles
profile-merged = { $count ->
    [one] { $count } other profile counts too
   *[other] { $count } other profiles count too
}
profile-merge-note = If two profiles are the same person, their games and achievements count together. Games already played keep their names, and you can separate the profiles again.
profile-merge-nobody = There is no other profile.
profile-merge-question = Are { $other } and { $name } the same person? Everything will count for { $name }.
profile-merge-yes = Yes, merge
profile-split = Separate { $name }'s profile
profile-export = Export this player (file)
profile-tick-note = Tap a row to tick by hand what the score sheet doesn't show, or to look at the game again.
profile-earned = earned: { $when }
profile-by-hand = ticked by hand
profile-incomplete = incomplete
profile-tier = { $tier ->
    [0] no threshold reached
    [one] { $tier } threshold reached
   *[other] { $tier } thresholds reached
}
item-number = no. { $number }

standings-strap = Achievements
standings-empty = Nobody has played this game yet: the table fills up as games end.
standings-everybody = By player
standings-blots = { $count ->
    [0] no ink blots
    [one] { $count } ink blot
   *[other] { $count } ink blots
}
standings-count = { $count } in all
standings-nobody = nobody yet

people-standings = Achievements
people-import = Import a player (file)
people-forget-seated = { $name } is playing at table { $code }. Close that table first: nothing will be lost.
file-too-large = This file is too big: { $megabytes } MB at most.
file-sending = Sending the file: { $percent }%
file-checking = Checking the file…
file-taking = Importing: { $percent }%
file-not-sent = The file didn't arrive. Check the Wi-Fi, then choose it again.
file-busy = Other files are already on their way: try again in a moment.
import-refused = Nothing was imported. { $where }: { $why }
import-done = { $people ->
    [0] { "" }
    [one] Profile imported: { $names }.{" "}
   *[other] Profiles imported: { $names }.{" "}
}{ $games ->
    [0] No new games.
    [one] { $games } new game.
   *[other] { $games } new games.
}{ $known ->
    [0] { "" }
    [one] {" "}{ $known } game was already here.
   *[other] {" "}{ $known } games were already here.
}{ $differing ->
    [0] { "" }
    [one] {" "}{ $differing } game is different here and was left unchanged.
   *[other] {" "}{ $differing } games are different here and were left unchanged.
}{ $alike ->
    [0] { "" }
   *[other] {" "}Two players are now called { $namesakes }. If they're the same person, merge them on the player's page.
}

stats-strap = Statistics
stats-back = Back
stats-back-profile = Back to the player
stats-everybody = Everyone
stats-empty = No finished games yet. The figures appear after the first one.
stats-all-modes = All modes
stats-wins = Won { $count } of { $of } ({ $percent }%)
stats-wins-note = Height of the bar: games played; in colour: games won.
stats-average = Points: { $average } on average, median { $median }, best { $best }
stats-recent-title = { $count ->
    [one] The last game
   *[other] The last { $count } games
}
stats-recent = From the oldest to the latest: { $points }
stats-table-note = { $low ->
    [true] Bold: the average; below: the median, then the earliest.
   *[other] Bold: the average; below: the median, then the best.
}
stats-cell = { $column } { $average }, median { $median }, best { $best }
stats-row = { $row }: { $cells }
stats-count = { $count } of { $of }
stats-points = Points
stats-points-row = points
stats-one-game = one game
stats-cells = { $before }; { $following }
blots-from = Every tick in these lists earns an ink blot: { $names }.
stats-line = { $low ->
    [true] { $column }: { $average } on average, median { $median }, earliest { $best }
   *[false] { $column }: { $average } on average, median { $median }, best { $best }
}
stats-apart = { $count ->
    [one] Counted separately: { $count } game without opponents{ $met ->
        [0] { "" }
       *[other] , goal reached
    }
   *[other] Counted separately: { $count } games without opponents{ $met ->
        [0] { "" }
        [one] , goal reached once
       *[other] , goal reached { $met } times
    }
}
stats-apart-note = { $count ->
    [one] This mode has no opponents and is counted separately: { $names }.
   *[other] These modes have no opponents and are counted separately: { $names }.
}
stats-recent-span = First game: { $first }; last game: { $last }.
stats-duels = Head to head
stats-duels-note = Height of the bar: games played together; in colour: finished ahead.
stats-rival = Closest rival: { $name }
stats-duel = { $ahead }–{ $behind }
stats-duel-level = { $count ->
    [one] { $count } tie
   *[other] { $count } ties
}
stats-duel-said = { $first } ahead of { $second }: { $ahead }; behind: { $behind }; level: { $level }
stats-streaks = Wins in a row
stats-streak = { $count ->
    [one] Best run: { $count } win ({ $since })
   *[other] Best run: { $count } wins, from { $since } to { $until }
}
stats-streak-now = { $count ->
    [one] At present: { $count } win
   *[other] At present: { $count } wins in a row
}
stats-streak-without = { $count ->
    [one] At present: { $count } game without a win
   *[other] At present: { $count } games without a win
}
stats-column = { $column } { $average }
stats-explained = What is counted
stats-explained-games = Finished games in the history with at least one player known here. Correcting or deleting a game changes the figures at once.
stats-explained-wins = Wins: only games in which people play against each other. Solo and puzzle games stand apart and don't count as losses.
stats-explained-duels = Head to head: who finishes ahead in the same game. Members of a team aren't compared with each other, and neither is anyone who left before the end.
stats-explained-people = Merged profiles count as one person. Renaming someone doesn't change any figures.
stats-explained-left = Not counted here: { $games }.
stats-left-unfinished = { $count ->
    [one] { $count } unfinished game
   *[other] { $count } unfinished games
}
stats-left-strangers = { $count ->
    [one] { $count } game without a known player
   *[other] { $count } games without a known player
}
file-checked = Checking: { $percent }%
import-left-out = { $count ->
    [one] { $count } game wasn't imported:
   *[other] { $count } games weren't imported:
}
import-left-out-game = { $game } – { $why }
import-left-out-more = { $count ->
    [one] … and { $count } more.
   *[other] … and { $count } more.
}
stats-picture = Save as a picture
stats-picture-wins = Wins, of the games played
stats-picture-points = Points on average; striped: the best
