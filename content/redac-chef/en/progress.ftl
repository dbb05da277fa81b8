## A player's achievements, rule changes, scenarios and puzzles; and figures

progress-achievements = Achievements
progress-rule-changes = Rule changes
progress-scenarios = Scenarios
progress-puzzles = Puzzles

achievement-asks = { $kind ->
    [points_total_at_least] { value-said } or more in the game
    [articles_total_at_least] { value-said } or more from articles
    [photos_total_at_least] { value-said } or more from photos
    [ads_total_at_least] ${ $value } or more in ad revenue
    [tribune_total_at_least] { value-said } or more from centerpieces
    [page_full_on_sunday] No empty cells on Sunday's front page
    [single_photo_at_least] A single photo worth { value-said } or more
    [lowest_bouclage_every_round] Finishing token 1 in every round
    [best_free_area_bonus_every_round] The best white space bonus in every round
    [mood_loss_total_at_most] No more than { value-said } lost to mood in all
    [win_and_mood_loss_total_at_least] Win despite losing { value-said } or more to mood
    [win_without_most_points] Win without the highest total
    [win_and_penalties_total_at_least] Win despite { value-said } or more in penalties
   *[no_surplus_any_round] No leftovers in any round
}
scenario-asks = With { $character }: { points-said } and ${ $dollars } in ad revenue. { $extra }

puzzle-asks = { $day }, centerpiece { $tribune }. Thresholds: { $tiers }
puzzle-typed = Copy the thresholds from the rulebook

stats-rows = Points by row and day
stats-game = Game
stats-calls = Time taken until “Layout!” and “Print!”
stats-call = { $call ->
    [maquette] Layout
    [tirage] Print
   *[clock] length of the round
}
stats-bankrupt = Out of business
stats-first = Times with finishing token 1
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
achieved-near = Just missed
achieved-ask = The score sheet can't tell. Tick it if you did it:
achieved-ask-later = { $count ->
    [one] The score sheet can't tell about no. { $numbers }: tick it with “Correct”.
   *[other] The score sheet can't tell about nos. { $numbers }: tick them with “Correct”.
}
stats-days = Points by day
stats-first-margin = Lead over second place: { $average } s on average, { $best } s at most
