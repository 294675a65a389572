"""What a built page must be like, checked in a browser: used by the tests and by ``make pages``."""
