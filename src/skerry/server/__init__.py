"""The table in the browser: tables, seats, storage, sockets and pages."""
