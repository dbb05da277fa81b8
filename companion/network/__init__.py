"""Where this machine is reached in its network, and by which name."""
