"""Models a browser page, each class adding one subject: revision, display, messages, the table that it watches."""
