## The settings of a game: modes, options, open rulings, progress

game-redac-chef = Rédac' Chef
mode-classic = Classic
mode-advanced = Advanced
mode-solo = Solo
mode-puzzle = Puzzle
mode-family = Family
mode-turn-by-turn = Turn by turn
mode-newsroom = Newsroom

options-flash = Breaking News cards
options-flash-note = One card a day, turned up before the centerpieces are chosen.
options-powers = Character powers
options-powers-note = Wilbur and Jazz change the scoring; the others are yours to remember.

options-progress = Achievements, challenges, scenarios
options-progress-kind = { $kind ->
    [achievements] Achievements
    [rule-changes] A rule modification
    [scenarios] A scenario
   *[none] None of these
}
options-progress-rule-change = Rule modification no. { $number }
options-progress-scenario = Scenario no. { $number }
options-progress-note = { $kind ->
    [achievements] At the end the Companion says which achievements the game has met.
    [rule-changes] One rule is different all game long; keeping to it is the achievement.
    [scenarios] Character, centerpieces and cards are given; everyone aims at the same goals.
   *[none] The game is played for its own sake.
}
rule-change = { $number ->
    [1] White space is not compared: every empty cell costs 1 point.
    [2] Each round lasts 2:00.
    [3] Your front page faces the middle of the table, and you place every tile upside down.
    [4] The first "Print!" ends the round for everybody; the others take the tokens that are left.
    [5] After each round, the ads on the front pages leave the game.
    [6] A tile placed on the front page does not move any more.
   *[7] One hand only for placing tiles in the layout phase.
}
scenario-level = { $level ->
    [easy] Easy
    [medium] Medium
   *[hard] Hard
}
scenario-is = Scenario no. { $number }, with { $character }.
scenario-wants = To reach: { $points } points and { $dollars } $ of ad revenue.
scenario-extra = { $kind ->
    [mood_loss_total_at_most] And: no more than { $value } points lost for mood.
    [no_mood_loss_any_round] And: no point lost for mood in any round.
    [free_area_points_each_round_at_least] And: at least { $value } points for white space in each round.
    [photos_total_at_least] And: at least { $value } points for photos in all.
    [articles_total_at_least] And: at least { $value } points for articles in all.
    [tribune_total_at_least] And: at least { $value } points for centerpieces in all.
    [no_face_down_tile] And: no face-down tile.
   *[no_surplus_any_round] And: no leftover tile in any round.
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

rulings-title = Open rulings
rulings-summary = White space all tied: { $tied }
rulings-summary-gap = . With two players, a gap of up to { $dollars } $
rulings-now = A change takes effect at once, for rounds already counted too. It can be undone by name.
ruling-tied-title = Everybody ties on white space
ruling-tied-note = The rules do not say what to score when everybody's white space is the same.
ruling-tied = { $choice ->
    [smallest] +3 each
    [middle] +1 each
   *[largest] −1 each
}
ruling-gap-title = Revenue gap with two players
ruling-gap-note = Whoever is behind by more than this at the end loses 10 points; exactly this much costs nothing.
ruling-gap = { $dollars } $
ruling-usual = Usually: { $usual }
where-ready = { $day }, ready to begin
where-round = { $day }, the round is on
where-count = { $day }, counting
where-between = { $day } counted, laying out what is next
where-result = finished
undo-ticked = what is ticked for { $name }
