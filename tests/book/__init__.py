"""The book as text: its links, its words, and the form in which chapters are kept."""
