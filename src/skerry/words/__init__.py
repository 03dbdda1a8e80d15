"""Words: texts that stand in language files, read when they are needed and told with their values."""
