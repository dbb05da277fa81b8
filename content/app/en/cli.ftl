## The terminal: help of the commands, and slips on the command line.

cli-companion = Times the rounds, takes the “Print!” calls in order and keeps the score of newspaper board games on a real table.
cli-serve = Start Companion for tonight's table (the default command).
cli-score = Score game files without the app; - reads standard input.

    Prints the score sheet. If a file has errors, each one is listed with where it is, and the exit status is 2.
cli-page = Check and count front pages laid on the grid; - reads standard input.

    Conflicts are listed with their rule, tiles and cells. If a file has errors, each one is listed with where it is, and the exit status is 2.
cli-export = Write games to files: one game to standard output, several as one line each.

    The beginning of an ID is enough. Without an ID, the games are listed. Works while the server runs. To write a game without a result, give its ID: you get what is fully counted so far.
cli-import = Import games from files, or a player with all their games; - reads standard input.

    All files are checked first: if one has errors, each is listed with where it is, nothing is imported, and the exit status is 2. It is 1 if a game differs from the one already here, which is kept. The same game twice counts once.
cli-rebuild = Rebuild the index of games and players from their files.
cli-backup = Write all stored data to one file: games, players, open tables, settings, notes.

    Works while the server runs. An older FILE is only replaced once the new backup is complete.
cli-restore = Restore a backup: all of it, or nothing if it is damaged.

    The server must not be running.
cli-doctor = Look for what could hold up the evening: programs, data folder, network, log.

    The exit status is 1 if there is a problem.
cli-rules = Look something up in the rules: a word, a question, a number such as 4A.

    Forgives accents, plurals and typos, takes words of another language, and finds your notes too. The exit status is 2 if the game is unknown.
cli-serve-host = Address to listen on; by default, all of this computer's.
cli-serve-port = The only port used.
cli-serve-lang = Language of the terminal and of new devices.
cli-serve-no-open = Don't open the browser.
cli-serve-url = The address given to phones, also in QR codes.
cli-serve-behind-proxy = Phones come through a proxy or a container on this computer.
cli-data = Data folder; by default, the system's usual place.
cli-lang = Language of the messages; by default, the terminal's.
cli-json = One JSON result (or its errors) a line, for scripts.
cli-score-explain = Also say where every figure comes from (in the table, not in JSON).
cli-page-best = Find the best page with the tiles of the one FILE, and prove it.
cli-page-seconds = How long --best may search.
cli-page-min-money = With --best: only pages that earn at least this many $.
cli-page-best-one = --best takes exactly one FILE.
cli-export-all = Every game.
cli-export-player = This player with all their games, in one file for another Companion.
cli-export-to = Folder to write one file per game into.
cli-export-player-alone = --player takes all of that player's games: leave out --all and IDs.
cli-import-replace = If a game is already here and differs, take the file's.
cli-restore-replace = Restore even if there is data here already; the old data is kept in a folder next to it.
cli-doctor-port = The port to look at.
cli-doctor-bundle = Write a zip for a bug report, without players' names.
cli-doctor-repair = First make a backup and repair what the server would repair when it starts.
cli-rules-game = Only the rules of this game, such as redac-chef.
cli-rules-limit = How many answers at most.
cli-rules-json = One JSON list, best answer first, for scripts.
cli-rules-data = Data folder with your notes; by default, the system's usual place.
cli-options = [OPTIONS]
cli-command = COMMAND [ARGUMENTS]…
cli-file = FILE
cli-files = FILE…
cli-folder = FOLDER
cli-ids = [ID…]
cli-id = ID
cli-name = NAME
cli-address = ADDRESS
cli-seconds = SECONDS
cli-query = QUERY…
cli-heading = { $heading }:
cli-whole-number = NUMBER
cli-no-whole-number = “{ $value }” is not a whole number.
click-usage = Usage:
click-options = Options
click-commands = Commands
click-default = default: { $default }
click-required = required
click-help-help = Show this help.
click-version-help = Show the version.
click-aborted = Aborted.
click-error = Error: { $message }
click-try-help = “{ $command } { $option }” shows the help.
click-missing-command = A command is missing.
click-missing-argument = Missing argument
click-missing-option = Missing option
click-missing-parameter = Missing parameter
click-missing-parameter-name = Missing parameter { $param_name }
click-invalid = Invalid value: { $message }
click-invalid-for = Invalid value for { $param_hint }: { $message }
click-no-such-option = There is no option “{ $name }”.
click-no-such-command = There is no command “{ $name }”.
click-no-value = Option “{ $name }” does not take a value.
click-needs-value = Option “{ $name }” needs a value.
click-choose-from = Choose from: { $choices }
click-not-in-range = { $value } is not in the range { $range }.
click-not-a-number = “{ $value }” is not a number.
click-not-one-of = “{ $value }” is not possible; choose from { $what }.
click-no-file = Could not open the file “{ $filename }”: { $message }
click-unknown-error = unknown error
click-extra-arguments = { $count ->
    [one] One argument too many: { $what }
   *[other] Too many arguments: { $what }
}
click-did-you-mean = { $count ->
    [one] Did you mean { $what }?
   *[other] Did you mean one of { $what }?
}
cli-serve-no-mdns = Don't announce companion.local on the network: use the address only.
cli-export-format = json: the game files; csv: two tables for a spreadsheet; bgsplay: for the BG Stats app; png, pdf: the front page, the PDF with the score sheet.
cli-export-needs-folder = These formats are written to a folder: name it with --to.
cli-serve-workers = Processes among which tables are spread; only with --nats.
cli-serve-nats = NATS JetStream nodes that keep the tables, separated by commas.
cli-serve-inside = Address at which other computers reach this one's processes.
cli-serve-hosted-together = --workers goes with --nats, and --nats with --data: give both.
cli-serve-no-club-code = With --nats: anybody may open tables and see the history and the players.
cli-serve-proxies = Addresses of proxies on other computers, separated by commas: only these may say where a phone comes from.
cli-serve-proxies-wrong = --proxies takes addresses like 10.0.0.5 or networks like 10.0.0.0/24, separated by commas.
