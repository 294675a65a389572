"""How chances with open cards turn into chances in real play."""
