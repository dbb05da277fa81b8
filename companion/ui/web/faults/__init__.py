"""Flet's faults, each worked around in one place, so that it can be taken out when Flet mends it.

=============================  ============================================================================
``frozen_after_reconnect.js``  the page stops painting after its socket was restored: it loads itself again
``asks_the_internet.js``       a script is fetched from a CDN although none is to be used
``untold_language.js``         Python is not told which language the browser speaks
``untold_text_size.js``        Python is not told how large the browser's text is
``undying_session``            a client that goes at the wrong moment leaves a session "connected" for ever
``deaf_page``                  a component that fails stops the page's drawing for ever
``lost_drawing``               a component that had just appeared when the page was cut off is deaf for ever
``unended_components``         a page that does not come back is held for ever by what its components have set up
``late_answer``                an answer for a control that is gone cuts the page off
``slow_event``                 an event waits until its types have been looked up in the whole family anew
``slow_first_drawing``         a control that appears is asked for each of its sixty fields, though few are set
``spelt_out``                  what is sent is written out in words first, for a log that nobody keeps
``told_traces``                a page is shown the trace of what failed in it, with this machine's folders
``missing_glyphs``             a character outside the fonts is a box, and asks for missing files without end
``companion.ui.web.client``    the first join takes 14 MB and the second one as much again
=============================  ============================================================================

``tests/ui/web/test_faults.py`` has a test for each that fails without it, or it stands beside that, in
``test_undying_session``, ``test_deaf_page``, ``test_lost_drawing``, ``test_unended_components``,
``test_slow_first_drawing``, ``test_spelt_out``, ``test_told_traces`` and ``test_late_answer``.
"""
