"""Looks at the table as people see it, with a browser: python -m tools.look"""
