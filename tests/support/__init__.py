"""What tests of several folders share. What one folder needs stands beside its tests; a game's samples in its folder.

A phone of each kind, with the same words (``tap``, ``type``, ``text``, ``has``): ``headless_phone`` (a Flet session
without a socket, for views), ``wire_phone`` (the real socket without a browser), ``browser_phone`` (a real page).
What they are at: ``house`` (the program on a data folder without its server; fixtures ``house`` and ``house_on``),
``server`` (the real process), ``virtual_hub`` (live tables on a clock that is moved by hand), ``game_log`` and
``redac_chef_table`` (a log alone).
"""
