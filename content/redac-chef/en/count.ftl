### Checking the pages

check-title = First, check the pages
check-who = Everyone checks their own page, then the one on their left.
check-pair = { $name } checks { $other }'s page
check-own = Check your page before you score it.
check-desk = Rotated tile, or outside the { $day } area
check-desk-note = It goes back to the desk and costs 1 point as a leftover.
check-flip = Any other conflict
check-flip-note = Two articles of the same type, two photos or two ads side by side, or a broken Breaking News restriction: turn tiles face down until the conflict is gone. You choose which ones (the rulebook doesn't say).
check-flip-all = If there's a conflict
check-flip-all-note = Turn tiles face down until the conflict is gone. You choose which ones (the rulebook doesn't say).
check-done = Pages checked
check-again = Check pages again

### Counting

count-doing = Scoring
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
        [articles] add up the printed 1s and 2s
        [photos] 1 point per matching article next to it
        [tribune] points shown on the tile, sometimes negative
        [free_area] largest group of empty cells
        [empty_cells] all empty cells
        [mood] faces on the articles
        [surplus] tiles left on the desk
        [ads] $ on face-up ads
        [face_down] face-down tiles on the page
       *[other] face up and without conflict
    }
count-page-note = count these on their front page
count-field =
    { $field ->
        [articles] articles
        [one_point] 1-point articles
        [two_point] 2-point articles
        [photos] photos
        [tribune] centerpiece
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
       *[bonus] bonus
    }
count-part =
    { $field ->
        [articles-one_point] 1-pt
        [articles-two_point] 2-pt
        [mood_relief] card
       *[other] { $field }
    }
count-raw =
    { $field ->
        [free_area] { $value ->
            [0] no cells
            [one] { $value } cell
           *[other] { $value } cells
        }
        [empty_cells] { $value ->
            [0] no empty cells
            [one] { $value } empty cell
           *[other] { $value } empty cells
        }
        [surplus] { $value ->
            [0] no tiles
            [one] { $value } tile
           *[other] { $value } tiles
        }
        [face_down] { $value ->
            [0] no tiles
            [one] { $value } tile
           *[other] { $value } tiles
        }
        [ads] ${ $value }
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
count-bonus-add = Add a bonus
count-bonus = bonus { SIGNED($points) }
count-bonus-typed = bonus { $typed }
count-elsewhere = entering on their own phone
count-elsewhere-other = being entered on another device
count-writing = being entered by { $names }
count-hidden = entered, hidden until everyone is done
count-hidden-note = { $name } has entered this row. It shows once everyone has.
count-hidden-row = Hidden until everyone has entered this row.
count-tab =
    { $complete ->
        [true] { $name }, complete
       *[false] { $name }
    }
count-by-row = Score row by row
count-by-player = Score page by page
count-others = The other pages
count-other-rows = The other rows

count-ok =
    { $following ->
        [player] Next
        [row] Next row
        [field] Next
        [corrected] Correct
       *[last] Done
    }
count-sum = Total
count-more-photo = + photo
count-more-ad = + ad
keypad-back = Delete
keypad-close = Hide keypad

count-next =
    Next: { $row ->
        [articles] { $name }'s articles
        [photos] { $name }'s photos
        [tribune] { $name }'s centerpiece
        [free_area] { $name }'s white space
        [mood] { $name }'s mood
        [surplus] { $name }'s leftovers
        [ads] { $name }'s ads
        [face_down] { $name }'s face-down tiles
        [ads_all_placed] all ads placed? ({ $name })
       *[other] { $name }'s page
    }
count-done = Finish { $day }
count-complete = All scores are in. Check once more, then finish the day.
count-watching = You're watching: the table does the scoring.
count-tap-to-correct = Tap a value to correct it.
count-back = Back to the sheet
count-missing = Still missing: { $who }.
count-missing-of = { $name } ({ $what })
count-everything = everything
count-provisional = Not complete yet: still waiting for figures from { $names }.

count-number-long = { $digits ->
    [one] { $digits } digit at most.
   *[other] { $digits } digits at most.
}
count-not-negative = { $name }, { $what }: this number can't be negative. Fix it with ± or the Delete key.
count-not-possible = { $name }, { $what }: this number isn't possible ({ $why }). Please correct it.
count-meanwhile = { $name }, { $what }: somebody has just entered { $value }. Confirm again to replace it with yours.
refused-count-meanwhile = { $name }, { $what }: somebody else has just entered it. Check the new value before you change it.

who-counts-title = Who keeps score?
who-counts = { $way ->
    [one] One device for everyone
    [hidden] Everyone enters their own score, hidden
   *[own] Everyone enters their own score
}
who-counts-note = { $way ->
    [one] One device enters everything; the others watch and can help.
    [hidden] Everyone enters their page without seeing the others. A row shows once everyone has entered it.
   *[own] Each phone starts with its own page.
}

count-zero = 0, next
