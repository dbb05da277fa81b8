## At the table: refusals, undoing, what moved

refused-call-early = Too early: wait for the end of 3-2-1.
refused-call-paused = The clock is paused: resume first.
refused-time-up = Time is up.
refused-call-off-late = Somebody has a token already: this round cannot begin anew. Undo that "Print!" first.
refused-no-round = This round is not running (any more).
refused-not-playing = This player does not play this round.
refused-has-token = This player has a token already.
refused-finish-gone = These two tokens are no longer next to each other: look at the order on the screen.
refused-tokens-missing = Not all tokens are taken yet.
refused-round-not-ready = This round cannot start now: see where the table is.
refused-day-not-reached = The table has not reached { $day } yet.
refused-day-now = The table is not there yet: finish counting first.
refused-count-early = Counting begins when the round is over.
refused-count-missing = { $count ->
    [one] Values are still missing for { $names }.
   *[other] Values are still missing for { $names }.
}
refused-no-flash = This game is played without Breaking News.
refused-no-such-flash = A day's Breaking News cards go from 1 to 12.
refused-no-such-character = There is no such character in the box.
refused-tribune-now = That centerpiece is chosen after the round before it is counted.
refused-tribune-taken = Centerpiece { $tile } is with { $name } already.
refused-tribune-used = Centerpiece { $tile } was used on { $day } and is put aside. Check its number.
refused-no-such-option = There is no setting "{ $option }".
refused-option-value = "{ $value }" will not do for this setting ({ $option }).
refused-no-such-number = { $option ->
    [puzzle] There is no puzzle { $value }: they go from 1 to { $most }.
    [scenario] There is no scenario { $value }: they go from 1 to { $most }.
   *[other] There is no rule change { $value }: they go from 1 to { $most }.
}
refused-tiers-three = A puzzle has three thresholds: fill in all three, or none.
refused-tiers-not-rising = The three thresholds of a puzzle rise: check their order.
refused-team-members = { $count ->
    [one] Who plays in team { $names }? The names of its { $needed } members are missing.
   *[other] Who plays in teams { $names }? The names of their { $needed } members are missing.
}
refused-not-your-turn = It is { $name }'s turn.
refused-turns-over = "Print!" has been called: there are no more turns.
refused-first-begun = The game has begun: the first player does not change any more.
refused-option-begun = The game has begun: this setting stays. Rulings can still be changed at any time.
refused-option-round = The length changes between two rounds; during a round, add time.
refused-option-mode = { $option ->
    [flash] This mode is played without Breaking News.
    [powers] This mode is played without powers.
    [timer_s] This mode is played without a clock.
   *[other] This mode does not count towards achievements.
}
refused-needs-clock = This mode needs a clock: choose a length.
refused-rule-change-missing = Choose which of the seven rule changes you play.
refused-scenario-missing = Choose which of the eighteen scenarios you play.
refused-no-such-achievement = Achievements go from 1 to { $most }.
refused-tick-not-played = { $kind ->
    [achievements] This game is not played for achievements: there is nothing to tick.
   *[other] This game is played without a rule change: there is nothing to tick.
}

undo-option-changed = the setting "{ $option }"
undo-character-chosen = { $name }'s character
undo-round-started = the start of { $day }
undo-round-called-off = the round begun anew
undo-layout-called = { $name }'s "Layout!"
undo-print-called = { $name }'s "Print!"
undo-time-called = the end of { $day }
undo-finish-told = the photo finish: { $first } before { $second }
undo-order-set = the order of the tokens
undo-round-closed = the end of { $day }
undo-count-entered = { $name }'s { $row }, { $day }
undo-counting-done = the counting of { $day }
undo-flash-turned = { $day }'s Breaking News
undo-tribune-picked = { $name }'s centerpiece, { $day }
undo-first-chosen = the first player, { $name }
undo-role-taken = the role in { $name }
undo-turn-ended = { $name }'s turn
undo-day-begun = going on to { $day }
news-figure = { $name }'s { $row }, { $day }: { $before } becomes { $after }
news-points = { $name }'s final score: { $before } becomes { $after }
news-bankrupt = { $name } is out of business
news-nobody-bankrupt = nobody is out of business any more
news-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
option = { $option ->
    [timer_s] length
    [all_tied_free_area] tied free areas
    [two_player_gap] two-player gap
    [flash] Breaking News
    [powers] powers
    [reveal] reveal place by place
    [hide_counts] hiding what others count
    [who_counts] who counts
    [mode] mode
    [progress] achievements, challenges, scenarios
    [rule_change] rule change
    [scenario] scenario
    [puzzle] puzzle
    [puzzle_day] day of the puzzle
    [puzzle_tiers] thresholds of the puzzle
   *[other] { $option }
}
field = { $field ->
    [articles] articles
    [photos] photos
    [tribune] centerpiece
    [tribune_tile] centerpiece number
    [free_area] free area
    [empty_cells] empty cells
    [happy] good news
    [sad] bad news
    [mood] mood
    [mood_relief] mood relief
    [surplus] surplus
    [ads] ads
    [face_down] face-down tiles
    [ads_all_placed] all ads placed
   *[other] { $field }
}
