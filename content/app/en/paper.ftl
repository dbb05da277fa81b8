### The front page to take home: buttons, small columns, what prevents it

paper-picture = Front page as a picture
paper-print = Print the front page (PDF)
paper-large = A4 picture
paper-title = Front page of the game
paper-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
paper-ranking = Ranking
paper-briefs = In brief
paper-out = out of business
paper-left = left the game
paper-margin = The margin
paper-margin-text = { $first } has { $gap } more than { $second }.
paper-margin-less-text = { $count ->
    [0] { $first } and { $second } finish level: the tie-break decides.
   *[other] { $second } has { $gap } more than { $first }, and doesn't win.
}
paper-row-of = { $row }, round { $number }
paper-row-text = { $name }: { $figure }, ahead of { $other } ({ $second }).
paper-row-alone-text = { $name }: { $figure }.
paper-best-round = The high point
paper-best-round-text = { $name }: { $points } ({ $round }).
paper-round = round { $number }
paper-comeback = The comeback
paper-comeback-text = { $led } leads, then { $name } goes ahead ({ $round }) and stays there.
paper-average = The average
paper-average-text = { $average } on average at this table, from { $least } to { $most }.
paper-duration = The length
paper-duration-text = { $minutes ->
    [one] From { $from } to { $to }: { $minutes } minute.
   *[other] From { $from } to { $to }: { $minutes } minutes.
}
paper-foot = Set at the table by Companion
paper-gone = This address is no longer valid. Open the result of the game and press the button again.
paper-busy = Too many pictures at once. Reload this page in a few seconds.
paper-slow = The picture wasn't ready after { $seconds } s. The game is safe; reload this page to try again.
paper-failed = The picture couldn't be made. The game is safe; reload this page to try again.
paper-none-here = This machine can't make pictures: the package “typst” is missing (it doesn't exist for 32-bit ARM systems). The game is safe.

### Export

export-open = Export
export-strap = Export
export-back-game = Back to the game
export-back-table = Back to the table
export-game = This game, as far as it has been played:
export-player = All of this player's games:
export-all = All games in the history:
export-as-json = Game file
export-as-json-note = For another Companion, or to keep.
export-as-person = Player file
export-as-person-note = The player and their games, for another Companion.
export-as-csv = Spreadsheet: results (CSV)
export-as-csv-note = One line per player and game.
export-as-figures = Spreadsheet: all figures (CSV)
export-as-figures-note = One line per figure on the score sheet.
export-as-bgsplay = BG Stats: file
export-as-bgsplay-note = Open it with the BG Stats app, no internet needed.
export-note = Each link works for four hours and contains the players' names.
export-push-title = Send to BG Stats
export-push = Prepare the link
export-push-note = Adds this game to the app by a link or a QR code.
export-push-warning = { $count ->
    [one] The link contains the name { $names }. Without the BG Stats app on the device, it is sent to the BG Stats website.
   *[other] The link contains the names { $names }. Without the BG Stats app on the device, they are sent to the BG Stats website.
}
export-push-yes = Open BG Stats
export-push-scan = Or scan this code with the phone that has the app:
export-push-qr = QR code of the game for BG Stats
export-push-no-qr = This game is too long for a QR code. The link contains all of it.
export-push-unfinished = This game isn't finished, so BG Stats has no link for it. The file contains it.
export-nothing-yet = This game hasn't started yet: there is nothing to export.
export-left-out = The game { $id } is missing from the export: { $why }
bgstats-out = Out of business: { $names }.
download-gone = This address is no longer valid. Open the Export page and press the link again.
download-busy = Too many exports at once. Try again in a few seconds.
texts-open = Headline and note
texts-strap = Your front page
texts-headline = Your headline
texts-note = A note from the table
texts-about = They're kept with the game, and appear on the front page, the picture, the PDF and in exports.
texts-save = Save
texts-saved = Saved with the game.
texts-undo = Bring back the earlier text
paper-note = A note from the table
photo-title = Photo of the table
photo-choose = Take or choose a photo
photo-other = Another photo
photo-working = Preparing the photo
photo-about = It's made smaller and stripped of location and camera details. It stays on this computer and is deleted with the game. All photos together: 200 MB at most.
photo-remove = Remove the photo
photo-remove-question = Remove the photo? It will be deleted.
photo-remove-yes = Remove
photo-not-shown = The photo can't be shown: reload the page.
photo-quota = There's no room left: the photos already take { $megabytes } MB. Remove one, then try again.
photo-no-picture = This file isn't a readable picture. Choose a JPEG, PNG or WebP photo.
photo-too-large = The picture is too large: { $megapixels } million pixels at most.
photo-slow = The picture wasn't ready after { $seconds } s. Choose a smaller one.
photo-none-here = This machine can't prepare photos: the package “pillow” is missing.
paper-share = Share the picture
photo-busy = Too many photos at once. Try again in a few seconds.
