### Checking the pages

check-title = First, check the pages
check-who = Everybody reads his own page, then that of the neighbour on the left.
check-pair = { $name } reads { $other }
check-own = Read your page again before you count.
check-desk = Turned, or outside the zone of { $day }
check-desk-note = The tile goes back to the desk; it will cost 1 point as a leftover.
check-flip = Any other conflict
check-flip-note = Articles of one type, two photos or two ads side by side, a Breaking News card not kept to: turn tiles of your choice face down until nothing is in the way.
check-flip-all = A conflict
check-flip-all-note = Turn tiles of your choice face down until nothing is in the way.
check-done = Pages checked
check-again = Show the check of the pages again

### Counting

count-doing = Counting
count-correcting = Correcting
count-rank = Row { $number } / { $of }
count-row =
    { $row ->
        [articles] Articles
        [photos] Photos
        [tribune] Centerpiece
        [free_area] White space
        [mood] Mood
        [surplus] Leftovers
        [ads] Ads
        [face_down] Face-down tiles
        [ads_all_placed] All ads placed?
       *[other] Total
    }
row-letter =
    { $row ->
        [articles] A
        [photos] P
        [tribune] C
        [free_area] W
        [mood] M
        [surplus] +
        [ads] $
       *[other] =
    }
count-hint =
    { $row ->
        [articles] the 1s and 2s printed on them
        [photos] 1 point a matching neighbour
        [tribune] what it says; ± where it loses
        [free_area] empty cells in one piece
        [empty_cells] all empty cells
        [mood] faces on the articles
        [surplus] tiles left on the desk
        [ads] the $ that are face up
        [face_down] face-down tiles on the page
       *[other] face up and without conflict
    }
count-page-note = what is on this page
count-field =
    { $field ->
        [articles] articles
        [one_point] articles of 1 point
        [two_point] articles of 2 points
        [photos] photos
        [tribune] centerpiece
        [free_area] white space
        [empty_cells] empty cells
        [happy] smiling faces
        [sad] frowning faces
        [mood] mood
        [mood_relief] Jazz's relief
        [surplus] leftovers
        [ads] ads
        [face_down] face-down tiles
        [ads_all_placed] all ads placed
       *[bonus] bonus
    }
count-part =
    { $field ->
        [articles-one_point] of 1 pt
        [articles-two_point] of 2 pts
        [mood_relief] card
       *[other] { $field }
    }
count-raw =
    { $field ->
        [free_area] { $value ->
            [one] { $value } cell
           *[other] { $value } cells
        }
        [empty_cells] { $value ->
            [one] { $value } empty cell
           *[other] { $value } empty cells
        }
        [surplus] { $value ->
            [one] { $value } tile
           *[other] { $value } tiles
        }
        [face_down] { $value ->
            [one] { $value } tile
           *[other] { $value } tiles
        }
        [ads] { $value } $
       *[other] { $value ->
            [one] { $value } point
           *[other] { $value } points
        }
    }
count-yes = Yes
count-no = No
count-answer =
    { $answer ->
        [true] yes
        [false] no
       *[none] –
    }
count-bonus-add = + bonus
count-bonus = bonus { SIGNED($points) }
count-bonus-typed = bonus { $typed }
count-elsewhere = entering on their own phone
count-elsewhere-other = being entered on another device
count-writing = being entered by { $names }
count-hidden = entered, hidden until all have
count-hidden-note = { $name } has entered this row. What others entered is shown once everybody has.
count-hidden-row = Hidden until everybody has entered this row.
count-tab =
    { $complete ->
        [true] { $name }, complete
       *[false] { $name }
    }
count-by-row = Count row by row
count-by-player = Count player by player
count-others = The other pages
count-other-rows = The other rows

count-ok =
    { $following ->
        [player] Next player
        [row] Next row
        [field] Go on
        [corrected] Correct
       *[last] Noted
    }
count-sum = sum
count-more-photo = + photo
count-more-ad = + ad
keypad-back = Delete
keypad-close = Put the keypad away

count-next =
    { $row ->
        [articles] Articles
        [photos] Photos
        [tribune] Centerpiece
        [free_area] White space
        [mood] Mood
        [surplus] Leftovers
        [ads] Ads
       *[other] Next
    } of { $name }
count-done = { $day } is counted
count-complete = Everything is entered. A last look, then on.
count-watching = You are watching: those at the table count.
count-tap-to-correct = Tap a value to correct it.
count-back = Back to the sheet
count-missing = Missing: { $who }.
count-missing-of = { $name } ({ $what })
count-everything = everything
count-provisional = Provisional: comparison and totals may still move. Values are missing for { $names }.

count-number-long = Three digits at most: nothing is worth a thousand points.
count-not-negative = { $name }, { $what }: this number cannot be negative. It is still there: mend it with ± or the delete key.
count-not-possible = { $name }, { $what }: this number will not do ({ $why }). It is still there: mend it.
count-meanwhile = { $name }, { $what }: somebody has just entered { $value } there. Press OK once more to put your number in its place.
refused-count-meanwhile = { $name }, { $what }: somebody else has just entered it. Look at what stands there now before you change it.

who-counts-title = Who counts?
who-counts = { $way ->
    [one] One for all
    [hidden] Each their own, hidden
   *[own] Each their own
}
who-counts-note = { $way ->
    [one] One device enters everything; the others look on and may help.
    [hidden] Everybody enters their page without seeing the others: a row is shown once all have entered it.
   *[own] Each phone begins with its own page.
}

count-zero = 0, next
