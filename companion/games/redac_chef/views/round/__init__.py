"""A round, from "Ready?" to its last token."""
