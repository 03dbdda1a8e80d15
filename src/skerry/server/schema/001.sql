-- Tables, their seats, and everything that was said at them. Plies and chat are only ever added.

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    made REAL NOT NULL,
    record TEXT NOT NULL,        -- the head of the record: game, seats, variants, pack, start
    secret TEXT NOT NULL,        -- of the chance; shown to nobody before the end
    owner TEXT NOT NULL,         -- digest of the owner's key
    listed INTEGER NOT NULL,     -- stands in the lobby
    chat INTEGER NOT NULL,
    inherited INTEGER NOT NULL,  -- plies taken over from another table
    over INTEGER NOT NULL DEFAULT 0,
    rematch TEXT NOT NULL DEFAULT ''
) STRICT;

CREATE INDEX running ON tables (made) WHERE over = 0;

CREATE TABLE seats (
    "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,          -- person, bot
    name TEXT NOT NULL,
    bot TEXT NOT NULL,
    digest TEXT NOT NULL,        -- of the key; empty while a seat waits for whoever comes
    salt TEXT NOT NULL,
    taken INTEGER NOT NULL,
    PRIMARY KEY ("table", seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE plies (
    "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    ply INTEGER NOT NULL,
    seat INTEGER NOT NULL,       -- -1: chance
    word TEXT NOT NULL,          -- a word of the game, or "undo N": back to before ply N
    key TEXT NOT NULL,           -- which message of a player it came with; empty for what followed from it
    time REAL NOT NULL,
    PRIMARY KEY ("table", ply)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX once ON plies ("table", key) WHERE key <> '';

CREATE TABLE chat (
    "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    key TEXT NOT NULL,
    time REAL NOT NULL,
    PRIMARY KEY ("table", number),
    UNIQUE ("table", key)
) STRICT, WITHOUT ROWID;
