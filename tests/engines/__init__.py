"""Browsers as people have them: three engines, at a LAN address, at sizes that browsers really leave."""
