"""Model a front page on its grid: what lies where, what breaks a rule, what it counts, and the best page possible."""
