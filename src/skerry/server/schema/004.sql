-- How long tables have been left alone, in minutes for which a server was running: a clock may be wrong.

CREATE TABLE served (minutes INTEGER NOT NULL) STRICT;

INSERT INTO served VALUES (0);

CREATE TABLE left_alone (
    "table" TEXT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    said INTEGER NOT NULL,       -- how many words and lines of chat there were
    since INTEGER NOT NULL       -- how many minutes servers had run when there first were as many
) STRICT, WITHOUT ROWID;
