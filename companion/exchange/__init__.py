"""Game files and other formats, to and from the outside."""
