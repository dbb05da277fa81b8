### The front page on the grid

lay-open =
    { $laid ->
        [0] Lay out { $name }'s front page
       *[other] { $may ->
            [0] Check { $name }'s front page
           *[other] { $name }'s front page
        }
    }
lay-title = { $name }'s front page, { $day }
lay-close = Leave the front page
lay-undo = Undo the last move
lay-kind-chip =
    { $kind ->
        [sport] Sport
        [business] Business
        [news] News
        [photo] Photo
        [ad] Ad
       *[tribune] Centerpiece
    }
lay-kind =
    { $kind ->
        [sport] Sports and Entertainment article
        [business] Business and Technology article
        [news] News article
        [photo] Photo
        [ad] Ad
       *[tribune] Centerpiece
    }
lay-letter =
    { $kind ->
        [sport] S
        [business] B
        [news] N
        [photo] Ph
        [ad] Ad
       *[tribune] C
    }
lay-icon =
    { $icon ->
        [sport] Sport
        [business] Business
        [news] News
        [happy] smiling face
       *[sad] frowning face
    }
lay-size = { $width }×{ $height }
lay-size-said = { $width } wide, { $height } high
lay-wider-chip = W +
lay-narrower-chip = W −
lay-higher-chip = H +
lay-lower-chip = H −
lay-wider = Wider
lay-narrower = Narrower
lay-higher = Taller
lay-lower = Shorter
lay-faces =
    { $faces ->
        [0] no face
        [1] 1 smiling face
        [-1] 1 frowning face
       *[other] { $mood ->
            [happy] smiling faces: { $count }
           *[sad] frowning faces: { $count }
        }
    }
lay-article-chip =
    { $value ->
        [1] 1 point, { $faces }
       *[other] { $value } points, { $faces }
    }
lay-photo-chip = Photo: { $icons }
lay-dollars = ${ $dollars }
lay-tribune-hint = Choose the size, then tap the cell for its top left corner.
lay-move-hint = Tap a cell to move the tile there.
lay-check-hint = Tap a tile you're unsure of: you'll both see the mark.
lay-to-desk = To the desk
lay-flip = Turn the tile over
lay-turn = Swap width and height
lay-remove = Take the tile away
lay-let-go = Put the tile down
lay-tray =
    { $count ->
        [one] On the desk: 1 tile
       *[other] On the desk: { $count } tiles
    }
lay-cell =
    Column { $column }, row { $row }{ $star ->
        [0] { "" }
       *[other] , star cell
    }{ $fold ->
        [0] { "" }
       *[other] , below the fold
    }
lay-tile-name =
    { $kind ->
        [sport] Sport
        [business] Business
        [news] News
        [photo] Photo
        [ad] Ad
       *[tribune] Centerpiece
    } { $width }×{ $height }
lay-article-said =
    { $tile }, { $value ->
        [1] 1 point
       *[other] { $value } points
    }, { $faces }
lay-photo-said = { $tile }: { $icons }
lay-ad-said = { $tile }, ${ $dollars }
lay-tile-label =
    { $tile }{ $where ->
        [0] , on the desk
       *[other] , column { $column }, row { $row }
    }{ $down ->
        [0] { "" }
       *[other] , face down
    }{ $wrong ->
        [0] { "" }
       *[other] . Conflict: { $why }
    }{ $doubted ->
        [0] { "" }
       *[other] . Doubted by { $who }
    }
lay-conflict =
    { $rule ->
        [zone] { $tiles } (column { $column }, row { $row }) sticks out of the grid: put it back on the desk
        [overlap] Tiles on top of each other: { $tiles }
        [star] The centerpiece must cover the star cell
        [articles] Two articles of the same type touch, turn one over: { $tiles }
        [photos] Two photos touch, turn one over: { $tiles }
        [ads] Two ads touch, turn one over: { $tiles }
        [flash-friday-1] Breaking News Friday 1, across the fold: { $tiles }
        [flash-friday-12] Breaking News Friday 12, not joined to the centerpiece: { $tiles }
       *[flash-sunday-10] Breaking News Sunday 10: the centerpiece touches the edge
    }{ $rule ->
        [zone] { "" }
       *[other] { " " }(column { $column }, row { $row })
    }
lay-no-conflict = No conflicts
lay-status =
    { $sees ->
        [0] { $count ->
            [0] No conflicts
            [one] 1 conflict: { $why }
           *[other] { $count } conflicts: { $why }
        }
       *[other] { $points ->
            [one] 1 point
           *[other] { $points } points
        }{ $open ->
            [none] { "" }
           *[other] { " " }so far
        }, { $count ->
            [0] no conflicts
            [one] 1 conflict: { $why }
           *[other] { $count } conflicts: { $why }
        }
    }
lay-secret = Counts stay secret until everybody has counted.
lay-articles = Articles: { $one } worth 1 point, { $two } worth 2
lay-photos =
    { $count ->
        [0] No photos
       *[other] Photos, in points: { $each }
    }
lay-tribune =
    { $known ->
        [0] Centerpiece: enter its points, or describe it below
       *[other] Centerpiece
    }
lay-free-area =
    { $cells ->
        [0] White space: the page is full
        [one] White space: 1 cell ({ $empty } empty in all)
       *[other] White space: { $cells } cells ({ $empty } empty in all)
    }{ $compared ->
        [0] { "" }
       *[other] , still to compare
    }
lay-mood = Mood: { $happy } × smiling, { $sad } × frowning
lay-surplus =
    { $count ->
        [0] Leftovers: no tiles
        [one] Leftovers: 1 tile
       *[other] Leftovers: { $count } tiles
    }
lay-ads =
    { $count ->
        [0] No ads
       *[other] Ads, in $: { $each }
    }
lay-points =
    { $row ->
        [ads] ${ $points }
       *[other] { $points }
    }
lay-total = { $open ->
    [area] Total without white space: { $points }
    [tribune] Total without the centerpiece: { $points }
    [both] Total without centerpiece and white space: { $points }
   *[none] Total: { $points }
}
lay-complete =
    { $complete ->
        [0] Incomplete: an ad is missing, or a conflict is left.
       *[other] Every ad is on the page.
    }
lay-tier =
    { $tier ->
        [0] No threshold reached
       *[other] Threshold { $tier } reached
    }
lay-star-unknown = Star cell unknown: the centerpiece's position isn't checked.
lay-take = Use these counts
lay-take-anyway =
    { $count ->
        [one] A conflict is left. Tap again to take the counts anyway.
       *[other] { $count } conflicts are left. Tap again to take the counts anyway.
    }
lay-taken =
    { $tribune ->
        [0] { $name }'s counts are entered.
       *[other] { $name }'s counts are entered. The centerpiece's points are still missing.
    }
lay-effect = What the centerpiece scores
lay-effect-is =
    { $kind ->
        [per] per tile: { $points }
        [pairs] per pair: { $points }
        [photos-by-ads] per photo beside an ad: { $points }
        [photo-of] Like a photo
       *[constant] { $points ->
            [0] Not described yet
           *[other] Points: { $points }
        }
    }
lay-effect-kind =
    { $kind ->
        [per] Per tile
        [pairs] Pairs of smiling and frowning articles
        [photos-by-ads] Photos beside an ad
        [photo-of] Like a photo
       *[constant] Fixed points
    }
lay-effect-per = For each
lay-effect-points = Points: { $points }
lay-what =
    { $what ->
        [article] article
        [sport] Sport article
        [business] Business article
        [news] News article
        [happy] smiling article
        [sad] frowning article
        [photo] photo
        [ad] ad
       *[face-down] face-down tile
    }
lay-where =
    { $where ->
        [page] on the page
        [above] above the fold
        [below] below the fold
       *[touching] beside the centerpiece
    }
lay-grid = Grid
lay-grid-is =
    { $width } × { $height } cells, fold after row { $fold }{ $star ->
        [0] , star cell unknown
       *[other] { "" }
    }
lay-grid-kept = What you enter here stays for your next games.
lay-grid-width = Width: { $count }
lay-grid-height = Height: { $count }
lay-grid-fold = Rows above the fold: { $count }
lay-star =
    { $known ->
        [0] Star unknown
       *[other] Star known
    }
lay-star-column = Column of the star: { $count }
lay-star-row = Row of the star: { $count }
lay-best-title =
    { $puzzle ->
        [0] The best front page
       *[other] The best solution
    }
lay-best =
    { $puzzle ->
        [0] Find the best front page
       *[other] Find the best solution
    }
lay-hint = Give me a hint
lay-best-cancel = Stop the search
lay-best-missing = OR-Tools works out the best front page, but it isn't installed on the host's machine: make run SOLVER=1 (64-bit processor).
lay-best-no-tiles = Lay your tiles first.
lay-best-busy = Another search is running. Try again in a minute.
lay-best-money = With at least ${ $dollars }
lay-best-said =
    { $status ->
        [running] Searching: { $seconds } s so far ({ $most } s at most){ $hint ->
            [0] { $total ->
                [-1] { "" }
               *[other] . Best so far: { $total }, highest possible: { $bound }
            }
           *[other] { "" }
        }
        [optimal] { $hint ->
            [0] Best front page possible: { $total ->
                [one] { $total } point
               *[other] { $total } points
            }, proven.
           *[other] A hint from the best front page, proven.
        }
        [feasible] { $hint ->
            [0] At least { $total }, at most { $bound }: there wasn't enough { $short ->
                [0] time to settle it.
               *[other] memory to settle it.
            }
           *[other] A hint from a good front page, perhaps not the best.
        }
        [infeasible] No conflict-free front page is possible with these tiles.
        [unknown] There wasn't enough { $short ->
            [0] time to find a conflict-free front page.
           *[other] memory to find a conflict-free front page.
        }
        [stopped] Search stopped.
        [killed] The system stopped the search: the machine is probably short of memory. Try again when it is less busy.
        [overdue] The search didn't answer in time. Try again when the machine is less busy.
       *[failed] The search failed on the host's machine. Try again.
    }
lay-best-stale = The tiles have changed since. With the earlier ones:
lay-best-area = { $points ->
    [one] White space counts as { $points } point here: what it's worth depends on the other pages.
   *[other] White space counts as { $points } points here: what it's worth depends on the other pages.
}
lay-best-board = The front page that was found: { $total } points. Here is where each tile goes.
lay-place =
    { $where ->
        [0] { $tile }: on the desk
       *[other] { $tile }: column { $column }, row { $row }{ $down ->
            [0] { "" }
           *[other] , face down
        }
    }
lay-hint-is = On that page, { $place }
lay-hint-none = All your tiles are in place already.

lay-as-laid = As on the front page that was laid out.
lay-laid-pages = The front pages
lay-laid-total =
    { $points ->
        [one] 1 point on the grid
       *[other] { $points } points on the grid
    }
lay-doubted = { $who }: not sure about { $tile }

lay-picture = Photo to copy from
lay-picture-stays = The photo stays on this device while this page is open: it isn't saved or shown to anybody else.
lay-picture-said = Photo of the front page to copy from
lay-picture-remove = Remove the photo
lay-picture-wrong = This picture can't be shown here. Choose a JPEG, PNG or WebP photo.
lay-tiles-of =
    { $count ->
        [one] Take { $name }'s tile
       *[other] Take { $name }'s { $count } tiles
    }
