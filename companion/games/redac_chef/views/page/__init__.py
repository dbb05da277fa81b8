"""Shows the screens on which a front page is laid on its grid, checked, counted, and compared with the best one."""
