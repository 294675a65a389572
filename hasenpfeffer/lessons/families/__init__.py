"""The families of levels, one module each: how positions are drawn, and what is asked."""
