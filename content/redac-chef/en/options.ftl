## Settings of a game: modes, options, rulings, progress

game-redac-chef = Rédac' Chef (Fit to Print)
mode-classic = Classic
mode-advanced = Advanced
mode-solo = Solo
mode-puzzle = Puzzle
mode-family = Family
mode-turn-by-turn = Slo-Mode (turn by turn)
mode-newsroom = Newsroom

options-flash = Breaking News cards
options-flash-note = One card a day, revealed before centerpieces are chosen.
options-powers = Character powers
options-powers-note = Wilbur and Jazz change the scoring; apply the other powers yourselves.

options-progress = Scenarios and achievements
options-progress-kind = { $kind ->
    [achievements] Achievements
    [rule-changes] Rule change
    [scenarios] Scenario
   *[none] None
}
options-progress-rule-change = Rule change { $number }
options-progress-scenario = Scenario { $number }
options-progress-note = { $kind ->
    [achievements] At the end, Companion lists the achievements you've earned.
    [rule-changes] One rule changes for the whole game. Companion's decision: sticking to it until the end counts as done.
    [scenarios] Character, centerpieces and cards are fixed; everyone has the same goals.
   *[none] A game without scenarios or achievements.
}
rule-change = { $number ->
    [1] White space isn't compared: each empty cell costs 1 point.
    [2] Each round lasts 2:00.
    [3] Turn your front page towards the middle of the table: you place every tile upside down.
    [4] The first “Print!” ends the round for everyone. Companion's decision: the others take the remaining tokens.
    [5] After each round, the ads placed on the front pages leave the game.
    [6] A tile placed on the front page can't be moved again.
   *[7] Use only one hand to place tiles during layout.
}
scenario-level = { $level ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
}
scenario-is = Scenario { $number }, with { $character }.
scenario-wants = Goal: { points-said } and ${ $dollars } in ad revenue.
scenario-extra = { $kind ->
    [mood_loss_total_at_most] Also: no more than { value-said } lost to mood in all.
    [no_mood_loss_any_round] Also: no points lost to mood in any round.
    [free_area_points_each_round_at_least] Also: at least { value-said } for white space in every round.
    [photos_total_at_least] Also: at least { value-said } from photos in all.
    [articles_total_at_least] Also: at least { value-said } from articles in all.
    [tribune_total_at_least] Also: at least { value-said } from centerpieces in all.
    [no_face_down_tile] Also: no face-down tiles.
   *[no_surplus_any_round] Also: no leftovers in any round.
}
scenario-day = { $day }: centerpiece { $tribune }, Breaking News no. { $flash }
character = { $character ->
    [wilbur] Wilbur Sidé
    [renaud] Renaud Goupil
    [jazz] Jazz Lahaz
    [danae] Danaé Tritus
    [ursule] Ursule Hotte
   *[benoit] Benoît Zhette
}
character-whose = Characters
character-none = none
character-of = { $name }: { $character }

rulings-summary = White space all tied: { $tied }
rulings-summary-gap = . With two players, a gap of up to ${ $dollars } costs nothing
rulings-now = A change applies at once, even to rounds already scored. You can undo it.
ruling-tied-title = Everyone ties on white space
ruling-tied-note = The rules don't say what to score when everyone's white space is the same.
ruling-tied = { $choice ->
    [smallest] +3 each
    [middle] +1 each
   *[largest] −1 each
}
ruling-gap-title = Two-player revenue gap
ruling-gap-note = At the end, being behind by more than this costs 10 points; exactly this much costs nothing.
ruling-gap = ${ $dollars }
ruling-usual = Default: { $usual }
where-ready = { $day }, ready to start
where-round = { $day }, round under way
where-count = { $day }, scoring
where-between = { $day } scored, setting up the next round
where-result = Game finished
undo-ticked = { $name }'s ticks

# Numbers in a sentence.
points-said = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
value-said = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
