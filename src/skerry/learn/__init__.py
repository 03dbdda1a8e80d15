"""Learning to play: networks that become strong by imitating a bot first, and then by playing against themselves."""
