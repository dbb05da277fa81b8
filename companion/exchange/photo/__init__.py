"""Makes photos that people choose small, and removes the place and the camera that are written in them."""
