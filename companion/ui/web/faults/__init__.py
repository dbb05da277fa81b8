"""Works around Flet's faults, each in one place, so that it can be removed when Flet fixes it.

- ``asks_the_internet.js``: a script is fetched from a CDN although none is to be used
- ``children_first``: what a page is about to take away is drawn anew before
- ``companion.ui.web.client``: the first join takes 14 MB, and the second one as much again
- ``deaf_page``: a component that fails stops the page's drawing for ever
- ``frozen_after_reconnect.js``: the page stops painting after its socket was restored: it loads itself again
- ``late_answer``: an answer for a control that is gone disconnects the page
- ``left_cycles``: drawings leave reference cycles, for which all objects are searched
- ``lost_drawing``: a component that had just appeared at a disconnection never listens again
- ``missing_glyphs``: a character outside the fonts is a box, and its font is requested without end
- ``slow_event``: each event resolves its handler's types again, through the whole class hierarchy
- ``slow_first_drawing``: all sixty fields of a new control are searched, though few are set
- ``spelt_out``: each message is formatted for a log that is switched off
- ``told_traces``: a page is shown the traceback of an error, with this machine's folders
- ``undying_session``: a client that goes at the wrong moment leaves a session "connected" for ever
- ``unended_components``: a page that does not come back is kept alive by what its components subscribed to
- ``untold_language.js``: Python is not told which language the browser speaks
- ``untold_text_size.js``: Python is not told how large the browser's text is

``tests/ui/web/test_faults.py`` has a test for each that fails without it, or it stands beside that, in
``test_undying_session``, ``test_deaf_page``, ``test_lost_drawing``, ``test_unended_components``,
``test_slow_first_drawing``, ``test_left_cycles``, ``test_spelt_out``, ``test_told_traces``, ``test_late_answer`` and
``test_children_first``.
"""
