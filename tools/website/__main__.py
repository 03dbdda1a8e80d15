"""The documentation as a site, in two steps around mkdocs: python -m tools.website write, then check; or make docs."""

import argparse
import sys
from pathlib import Path

from tools.website.links import complaints
from tools.website.pages import ROOT, write_site


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the pages of the site, or check the site that was built.")
    parser.add_argument("step", choices=["write", "check"])
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build/docs", help="where it lies (build/docs)")
    arguments = parser.parse_args()
    if arguments.step == "write":
        write_site(arguments.folder)
        return
    site = arguments.folder.resolve() / "site"
    wrong = complaints(site)
    print(*wrong, sep="\n", end="\n" if wrong else "")
    if wrong:
        sys.exit(f"{len(wrong)} links are wrong.")
    print(f"The documentation is in {site / 'index.html'}.")


if __name__ == "__main__":
    main()
