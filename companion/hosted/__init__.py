"""Runs tables on several processes and machines; what lasts is kept by JetStream (extra ``hosted``).

Nothing else imports this package: :mod:`companion.server.hosted` does, when ``companion serve`` is asked for it.
"""
