"""`python -m skerry` is the command `skerry`."""

from skerry.cli.main import main

main()
