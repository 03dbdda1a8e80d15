-- works with: 1
-- What workers tell each other. It is said anew after a crash of the database, so nothing of it waits for the disk.

-- How tables stand, for lists of tables that other workers have.
CREATE UNLOGGED TABLE notices (
    "table" text PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    worker bigint NOT NULL,      -- who has put it up; who is there is only believed of one that lives
    standing text NOT NULL,      -- as JSON
    online integer[] NOT NULL,   -- the seats whose people are there
    empty boolean NOT NULL,      -- is nobody there, not even to watch?
    listed boolean NOT NULL,     -- stands in the lobby
    visited timestamptz,         -- when somebody was last there
    number bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
    places text NOT NULL DEFAULT '[]'  -- marks of where it was listed from, as JSON
);

CREATE INDEX lobby ON notices (number) WHERE listed;

-- What addresses are marked with instead of being written down. It is made anew when no worker is left.
CREATE UNLOGGED TABLE marking (key bytea NOT NULL);

-- How many tables were set up from where, hour by hour.
CREATE UNLOGGED TABLE visitors (
    hour bigint NOT NULL,
    place text NOT NULL,
    tables integer NOT NULL,
    PRIMARY KEY (hour, place)
);

-- How many sockets are open from where, by worker.
CREATE UNLOGGED TABLE sockets (
    place text PRIMARY KEY,
    open jsonb NOT NULL
);
