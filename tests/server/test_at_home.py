"""A server over a file is what it was before there were servers over a database: nothing of theirs is even imported."""

import subprocess
import sys

IMPORTED = """
import sys
import skerry.server.serve
print(sorted(name for name in sys.modules if name.split(".")[0] in {"psycopg", "psycopg_pool", "psycopg_binary"}))
"""


def test_at_home_no_package_of_postgresql_is_imported() -> None:
    run = subprocess.run([sys.executable, "-c", IMPORTED], capture_output=True, text=True, check=True)

    assert run.stdout.strip() == "[]"
