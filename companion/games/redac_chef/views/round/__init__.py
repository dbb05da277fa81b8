"""Shows a round, from "Ready?" to its last token."""
