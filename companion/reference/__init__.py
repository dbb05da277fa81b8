"""Implements the rules reference: topics from the content folder, and a search that tolerates slips."""
