"""Models a front page on its grid: which tiles lie where, which rules they break, what the page counts, and the best
page possible."""
