-- works with: 1
-- Tables and all that belongs to them, as in schema/, and who holds which table (docs/decisions/0141).

-- Servers that are running. If one has not been heard of for some seconds, the next server that wants its tables deletes it.
CREATE TABLE workers (
    id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    post text NOT NULL,          -- its place on a machine: the one before it there is gone
    heard timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE TABLE tables (
    id text PRIMARY KEY,
    made double precision NOT NULL,
    record text NOT NULL,        -- the head of the record: game, seats, variants, pack, start
    secret text NOT NULL,        -- of the chance; shown to nobody before the end
    owner text NOT NULL,         -- digest of the owner's key
    listed boolean NOT NULL,     -- stands in the lobby
    chat boolean NOT NULL,
    inherited integer NOT NULL,  -- words taken over from another table
    over boolean NOT NULL DEFAULT false,
    rematch text NOT NULL DEFAULT '',
    hints boolean NOT NULL DEFAULT false,
    holder bigint,               -- the only worker that may write here, unless it is gone
    epoch bigint NOT NULL        -- one more whenever another worker holds it
);

CREATE TABLE seats (
    "table" text NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat integer NOT NULL,
    kind text NOT NULL,          -- person, bot
    name text NOT NULL,
    bot text NOT NULL,
    digest text NOT NULL,        -- of the key; empty while the seat is open
    salt text NOT NULL,
    taken boolean NOT NULL,
    invitation text NOT NULL DEFAULT '',
    PRIMARY KEY ("table", seat)
);

CREATE TABLE history (
    "table" text NOT NULL REFERENCES tables ON DELETE CASCADE,
    number integer NOT NULL,
    time double precision NOT NULL,
    key text NOT NULL,           -- which message of a player it came with; empty for what followed from it
    event text NOT NULL,         -- as JSON: {"type":"said","seat":0,"word":"take-row 2"}; seat -1 is chance
    PRIMARY KEY ("table", number)
);

CREATE UNIQUE INDEX once_in_history ON history ("table", key) WHERE key <> '';

CREATE TABLE chat (
    "table" text NOT NULL REFERENCES tables ON DELETE CASCADE,
    number integer NOT NULL,
    seat integer NOT NULL,
    text text NOT NULL,
    key text NOT NULL,
    time double precision NOT NULL,
    PRIMARY KEY ("table", number),
    UNIQUE ("table", key)
);

CREATE TABLE reviews (
    "table" text NOT NULL REFERENCES tables ON DELETE CASCADE,
    at integer NOT NULL,         -- after so many words in force
    seat integer NOT NULL,       -- who thought so
    advised text NOT NULL,       -- good words and everyone's chances, as JSON
    PRIMARY KEY ("table", at, seat)
);

-- How long tables have been left alone, in minutes for which a server was running: a clock may be wrong.
CREATE TABLE served (minutes bigint NOT NULL);

INSERT INTO served VALUES (0);

CREATE TABLE left_alone (
    "table" text PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    said bigint NOT NULL,        -- how many words and lines of chat there were
    since bigint NOT NULL        -- how many minutes servers had run when there first were as many
);
