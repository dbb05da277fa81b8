"""Runs tables on several processes and machines; JetStream keeps what must last (extra ``hosted``).

Only :mod:`companion.server.hosted` imports this package, when ``companion serve`` is asked for several workers.
"""
