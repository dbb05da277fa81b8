"""Between two rounds."""
