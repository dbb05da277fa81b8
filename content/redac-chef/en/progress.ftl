## A player's achievements, rule modifications, scenarios and puzzles; and figures

progress-achievements = Achievements
progress-rule-changes = Rule modifications
progress-scenarios = Scenarios
progress-puzzles = Puzzles

achievement-asks = { $kind ->
    [points_total_at_least] { $value } points or more in the game
    [articles_total_at_least] { $value } points or more from articles
    [photos_total_at_least] { $value } points or more from photos
    [ads_total_at_least] { $value } $ or more of ad revenue
    [tribune_total_at_least] { $value } points or more from centerpieces
    [page_full_on_sunday] Not one cell left empty on Sunday’s front page
    [single_photo_at_least] One photo that brings { $value } points or more by itself
    [lowest_bouclage_every_round] Finishing token no. 1 in every round
    [best_free_area_bonus_every_round] The best white space bonus in every round
    [mood_loss_total_at_most] No more than { $value } points lost to mood in all
    [win_and_mood_loss_total_at_least] A win in spite of { $value } points lost to mood, or more
    [win_without_most_points] A win although somebody else has more points
    [win_and_penalties_total_at_least] A win in spite of { $value } points of penalties, or more
   *[no_surplus_any_round] Not one leftover tile in any round
}
scenario-asks = With { $character }: { $points } points and { $dollars } $ of ad revenue. { $extra }

puzzle-asks = { $day }, centerpiece { $tribune }. Thresholds: { $tiers }
puzzle-typed = Thresholds typed from your box

stats-rows = By row and day
stats-game = Game
stats-calls = “Layout!” and “Print!” against the clock
stats-call = { $call ->
    [maquette] Layout
    [tirage] Print
   *[clock] length of the round
}
stats-bankrupt = Out of business
stats-first = Finishing tokens no. 1
stats-call-mark = { $call ->
    [maquette] L
   *[tirage] P
}
stats-day-mark = { $day ->
    [friday] Fri
    [saturday] Sat
   *[sunday] Sun
}

achieved-nothing-new = Nothing new this time.
achieved-before = { $count ->
    [one] Earned before: no. { $numbers }
   *[other] Earned before: nos. { $numbers }
}
achieved-new-for = New for { $names }.
achieved-near = Missed by little
achieved-ask = The sheet does not show it. Tick it if it is true:
achieved-ask-later = { $count ->
    [one] The sheet does not show no. { $numbers }: “Correct” lets you tick it.
   *[other] The sheet does not show nos. { $numbers }: “Correct” lets you tick them.
}
