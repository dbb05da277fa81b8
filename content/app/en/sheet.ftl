### What every score sheet has in common

pad-points = { $points }
pad-not-entered = –
why-then = { $first }; { $then }
