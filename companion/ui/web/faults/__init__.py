"""Works around Flet's faults, each in one place, so that it can be removed when Flet fixes it.

=============================  ============================================================================
``frozen_after_reconnect.js``  the page stops painting after its socket was restored: it loads itself again
``asks_the_internet.js``       a script is fetched from a CDN although none is to be used ``untold_language.js``
Python is not told which language the browser speaks ``untold_text_size.js``        Python is not told how large the
browser's text is ``undying_session``            a client that goes at the wrong moment leaves a session "connected" for
ever ``deaf_page``                  a component that fails stops the page's drawing for ever ``lost_drawing``
a component that had just appeared at a disconnection never listens again ``unended_components``         a page that
does not come back is kept alive by what its components subscribed to ``late_answer``                an answer for a
control that is gone disconnects the page ``slow_event``                 each event resolves its handler's types again,
through the whole class hierarchy ``slow_first_drawing``         all sixty fields of a new control are searched, though
few are set ``spelt_out``                  each message is formatted for a log that is switched off ``told_traces``
a page is shown the traceback of an error, with this machine's folders ``missing_glyphs``             a character
outside the fonts is a box, and its font is requested without end ``companion.ui.web.client``    the first join takes 14
MB and the second one as much again =============================
============================================================================

``tests/ui/web/test_faults.py`` has a test for each that fails without it, or it stands beside that, in
``test_undying_session``, ``test_deaf_page``, ``test_lost_drawing``, ``test_unended_components``,
``test_slow_first_drawing``, ``test_spelt_out``, ``test_told_traces`` and ``test_late_answer``.
"""
