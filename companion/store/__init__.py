"""What is kept on disk: the journals of live tables, the game files, and an index of both."""
