"""Times the rounds, takes the calls in order and keeps the score of board games on a real table."""

import logging

# Until a log is started nothing is printed: what people must know is said in their language.
logging.getLogger(__name__).addHandler(logging.NullHandler())

__version__ = "0.1.0"
