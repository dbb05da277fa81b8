### The front page to take home: buttons, small columns, what prevents it

paper-picture = Front page as a picture
paper-print = Print the front page (PDF)
paper-large = A4 picture
paper-title = Front page of the game
paper-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
paper-ranking = Ranking
paper-briefs = In brief
paper-out = out of business
paper-left = left the game
paper-margin = The margin
paper-margin-text = { $first } has { $gap } more than { $second }.
paper-margin-less-text = { $count ->
    [0] { $first } and { $second } finish level: the tie-break decides.
   *[other] { $second } has { $gap } more than { $first }, and doesn't win.
}
paper-row-of = { $row }, round { $number }
paper-row-text = { $name }: { $figure }, ahead of { $other } ({ $second }).
paper-row-alone-text = { $name }: { $figure }.
paper-best-round = The high point
paper-best-round-text = { $name }: { $points } ({ $round }).
paper-round = round { $number }
paper-comeback = The comeback
paper-comeback-text = { $led } leads at first, { $name } finishes ahead.
paper-average = The average
paper-average-text = { $average } on average at this table, from { $least } to { $most }.
paper-duration = The length
paper-duration-text = { $minutes ->
    [one] From { $from } to { $to }: { $minutes } minute.
   *[other] From { $from } to { $to }: { $minutes } minutes.
}
paper-foot = Set at the table by Companion
paper-gone = This address is no longer valid. Open the result of the game and press the button again.
paper-busy = Too many pictures at once. Reload this page in a few seconds.
paper-slow = The picture wasn't ready after { $seconds } s. The game is safe; reload this page to try again.
paper-failed = The picture couldn't be made. The game is safe; reload this page to try again.
paper-none-here = This machine can't make pictures: the package “typst” is missing, which doesn't exist for 32-bit ARM systems. The game is safe.
