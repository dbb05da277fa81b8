"""Holds the code between a page's socket and a table, whatever draws the page: admission, limits, arrival times."""
