## At the table: refusals, undoing, what moved

refused-call-early = Too early: wait for the end of 3-2-1.
refused-call-paused = The timer is paused: resume first.
refused-time-up = Time's up.
refused-call-off-late = Somebody already has a token: this round can't be restarted. Undo that “Print!” first.
refused-no-round = This round is over, or hasn't started.
refused-not-playing = This seat isn't playing this round.
refused-has-token = This seat already has a token.
refused-finish-gone = These two tokens are no longer next to each other: look at the order on the screen.
refused-tokens-missing = Some tokens haven't been taken yet.
refused-round-not-ready = This round can't start now: check the table's screen.
refused-day-not-reached = The table hasn't reached { $day } yet.
refused-day-now = The table isn't there yet: finish scoring first.
refused-count-early = Scoring starts when the round is over.
refused-count-missing = Values are still missing for { $names }.
refused-no-flash = This game is played without Breaking News.
refused-no-such-flash = A day's Breaking News cards go from 1 to 12.
refused-no-such-character = There is no such character in the box.
refused-tribune-now = You choose that centerpiece after scoring the previous round.
refused-tribune-taken = { $name } already has centerpiece { $tile }.
refused-tribune-used = Centerpiece { $tile } was already used on { $day } and is set aside. Check the number.
refused-no-such-option = There is no setting “{ $option }”.
refused-option-value = “{ $value }” isn't a possible value for this setting ({ $option }).
refused-no-such-number = { $option ->
    [puzzle] There is no puzzle { $value }: they go from 1 to { $most }.
    [scenario] There is no scenario { $value }: they go from 1 to { $most }.
   *[other] There is no rule change { $value }: they go from 1 to { $most }.
}
refused-tiers-three = A puzzle has three thresholds: fill in all three, or none.
refused-tiers-not-rising = The three thresholds go from lowest to highest: check their order.
refused-team-members = { $count ->
    [one] Who plays in team { $names }? The names of its { $needed } members are missing.
   *[other] Who plays in teams { $names }? The names of their { $needed } members are missing.
}
refused-not-your-turn = It's { $name }'s turn.
refused-turns-over = “Print!” has been called: there are no more turns.
refused-first-begun = The game has started: who goes first can't be changed now.
refused-option-begun = The game has started: this setting can't be changed now. House rules still can.
refused-option-round = Change the length between rounds; during a round, add time.
refused-option-mode = { $option ->
    [flash] This mode is played without Breaking News.
    [powers] This mode is played without powers.
    [timer_s] This mode is played without a timer.
   *[other] This mode doesn't count towards achievements.
}
refused-needs-clock = This mode needs a timer: choose a length.
refused-rule-change-missing = Choose which of the seven rule changes you're playing.
refused-scenario-missing = Choose which of the eighteen scenarios you're playing.
refused-no-such-achievement = Achievements go from 1 to { $most }.
refused-tick-not-played = { $kind ->
    [achievements] This game isn't played for achievements: nothing to tick.
   *[other] This game has no rule change: nothing to tick.
}

undo-option-changed = { $count ->
    [0] setting “{ $option }” changed
   *[other] { $option } ({ $names })
}
undo-character-chosen = { $name }'s character
undo-round-started = start of { $day }
undo-round-called-off = restart of the round
undo-layout-called = { $name }'s “Layout!”
undo-print-called = { $name }'s “Print!”
undo-time-called = end of the round
undo-finish-told = photo finish ({ $first } before { $second })
undo-order-set = order of the tokens
undo-round-closed = end of { $day }
undo-count-entered = { $name }'s { $row }, { $day }
undo-counting-done = { $day }'s scoring
undo-flash-turned = { $day }'s Breaking News card
undo-tribune-picked = { $name }'s centerpiece, { $day }
undo-first-chosen = { $name } goes first
undo-role-taken = role in { $name }
undo-turn-ended = { $name }'s turn
undo-day-begun = { $day } begun
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
    [all_tied_free_area] tied white space
    [two_player_gap] two-player revenue gap
    [flash] Breaking News
    [powers] powers
    [reveal] reveal place by place
    [hide_counts] hide other players' entries
    [who_counts] who keeps score
    [mode] mode
    [progress] scenarios and achievements
    [rule_change] rule change
    [scenario] scenario
    [puzzle] puzzle
    [puzzle_day] puzzle day
    [puzzle_tiers] puzzle thresholds
   *[other] { $option }
}
field = { $field ->
    [articles] articles
    [photos] photos
    [tribune] centerpiece
    [tribune_tile] centerpiece number
    [free_area] white space
    [empty_cells] empty cells
    [happy] smiling faces
    [sad] frowning faces
    [mood] mood
    [mood_relief] Jazz's reduction
    [surplus] leftovers
    [ads] ads
    [face_down] face-down tiles
    [ads_all_placed] all ads placed
   *[other] { $field }
}
