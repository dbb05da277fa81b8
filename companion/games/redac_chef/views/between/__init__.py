"""Shows what happens between two rounds."""
