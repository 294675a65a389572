"""What hands are worth: solvers that agree, and what must hold of any of them."""
