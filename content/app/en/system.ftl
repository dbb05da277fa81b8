## What the system refuses, to be put into a sentence.

system-full = the disk is full
system-forbidden = you don't have permission
system-read-only = the disk is read-only
system-missing = there is nothing at that place
system-exists = it already exists
system-folder = it is a folder
system-not-a-folder = it is not a folder
system-failing = the disk is failing
system-busy = another program is using it
system-too-many-open = too many files are open
system-too-large = the file is too large
system-name-too-long = the name is too long
system-no-memory = there is no memory left
system-invalid = the system doesn't know that name
system-other-disk = it is on another disk
system-taken = another program has taken it
system-not-ours = that address doesn't belong to this computer
system-unreachable = the network doesn't answer
system-refused = the other side closed the connection
system-timeout = nobody answered in time
system-other = system error { $code }
