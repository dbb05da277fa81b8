"""Makes photos that people choose small, and rids them of what they say about place and camera."""
