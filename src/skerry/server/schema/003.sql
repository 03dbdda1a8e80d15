-- What was worked out of finished games: what a seat thought of a position, from what it knew then.

CREATE TABLE reviews (
    "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    at INTEGER NOT NULL,         -- after so many words in force
    seat INTEGER NOT NULL,       -- who thought so
    advised TEXT NOT NULL,       -- good words and everyone's chances, as JSON
    PRIMARY KEY ("table", at, seat)
) STRICT, WITHOUT ROWID;
