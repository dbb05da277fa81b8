"""To and from the outside: game files exported and imported, and what a bug report needs, without names."""
