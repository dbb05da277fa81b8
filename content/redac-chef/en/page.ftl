### A page on the grid: companion page

fault-not-a-page = this isn't a page file: it must contain a JSON object
fault-unknown-page-game = this game has no grid to check; these have one: { $known }
fault-page-id-tribune = no tile may be called “tribune”
fault-page-id-twice = another tile already has this id
fault-page-icon-twice = each icon may be listed only once
fault-page-cell = must be a cell [column, row]
fault-page-tiles = { $most } tiles at most (found: { $found })
page-file-wrong =
    { $count ->
        [one] { $file }: this page can't be read because it has one error:
       *[other] { $file }: this page can't be read because it has { $count } errors:
    }

page-articles =
    { $one ->
        [0] Articles: { $points }
        [one] Articles: { $points } ({ $one } article worth 1 point, { $two } worth 2)
       *[other] Articles: { $points } ({ $one } articles worth 1 point, { $two } worth 2)
    }
page-photos =
    { $count ->
        [0] Photos: 0
        [one] Photo: { $points }
       *[other] Photos: { $points } ({ $each })
    }
page-tribune = Centerpiece: { $points }
page-free-area =
    { $cells ->
        [one] White space: { SIGNED($points) } (1 cell; empty cells in all: { $empty })
       *[other] White space: { SIGNED($points) } ({ $cells } cells; empty cells in all: { $empty })
    }
page-mood = Mood: { $points } (smiling faces: { $happy }, frowning: { $sad })
page-surplus = Leftovers: { $points }
page-total = Total: { $points }
page-money = Ad revenue: ${ $dollars }
page-complete = Every ad is on the page: the puzzle is complete.
page-incomplete = Puzzle incomplete: every ad must be placed face up, without conflict.
page-star-unknown = The file doesn't say where the star cell is: the centerpiece's position isn't checked.
page-conflicts =
    { $count ->
        [0] No conflicts.
        [one] One conflict:
       *[other] { $count } conflicts:
    }
page-tile = { $id }
page-the-tribune = the centerpiece
page-cell = { $column }/{ $row }
page-conflict =
    { $rule ->
        [zone] outside the grid: { $tiles }
        [overlap] on top of each other: { $tiles }
        [star] the centerpiece doesn't cover the star cell
        [articles] two articles of the same type touch: { $tiles }
        [photos] two photos touch: { $tiles }
        [ads] two ads touch: { $tiles }
        [flash-friday-1] Breaking News Friday 1, across the fold: { $tiles }
        [flash-friday-12] Breaking News Friday 12, not joined to the centerpiece: { $tiles }
       *[flash-sunday-10] Breaking News Sunday 10, the centerpiece touches the edge
    } { $count ->
        [one] (cell, column/row from 0: { $cells })
       *[other] (cells, column/row from 0: { $cells })
    }

page-solver-missing = OR-Tools works out the best page, but it isn't installed: { $command } (64-bit processor).
page-best-so-far = Best found: { $total }, highest possible: { $bound }
page-best-optimal =
    { $total ->
        [one] Best page possible: { $total } point, proven.
       *[other] Best page possible: { $total } points, proven.
    }
page-best-feasible = Best page found: { $total }; highest possible: { $bound }. There wasn't enough { $short ->
        [0] time to settle it.
       *[other] memory to settle it.
    }
page-best-infeasible = No conflict-free page is possible with these tiles.
page-best-unknown =
    There wasn't enough { $short ->
        [0] time to find a conflict-free page.
       *[other] memory to find a conflict-free page.
    }
page-laid =
    { $down ->
        [0] { $tile }: { $cell }
       *[other] { $tile }: { $cell }, face down
    }
page-on-desk = { $tile }: on the desk

fault-page-of-nobody = this player has no sheet in this round
fault-page-other-day = must be the day of the round: { $day }

### At the table

undo-page-framed = { $name }'s grid, { $day }
undo-page-tile-laid = { $name }'s tile, { $day }
undo-page-tile-removed = removal of { $name }'s tile, { $day }
undo-page-tile-marked = check of { $name }'s page, { $day }
refused-page-early = Front pages are copied when the round is over.
refused-page-gone = This front page has been changed elsewhere. Go back and open it again.
refused-page-meanwhile = { $name }'s front page: this tile has just been changed on another device. Look at it before you change it.

page-differs = { $name }, { $day }, { $what }: { $laid } on the front page that was laid out, { $entered } on the sheet. The sheet counts.
