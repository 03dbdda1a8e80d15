-- The history of a table: one line for everything that happened there, only ever added. Who sits on a seat, under which
-- name, and whether a bot plays for them follows from it; a row of seats says how the table was set up.

CREATE TABLE history (
    "table" TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    number INTEGER NOT NULL,
    time REAL NOT NULL,
    key TEXT NOT NULL,           -- which message of a player it came with; empty for what followed from it
    event TEXT NOT NULL,         -- as JSON: {"type":"said","seat":0,"word":"take-row 2"}; seat -1 is chance
    PRIMARY KEY ("table", number)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX once_in_history ON history ("table", key) WHERE key <> '';

INSERT INTO history
SELECT "table", ply, time, key,
    CASE
        WHEN ply < inherited THEN json_object('type', 'inherited', 'word', word)
        WHEN word GLOB 'undo [0-9]*' AND substr(word, 6) NOT GLOB '*[^0-9]*'
            THEN json_object('type', 'undone', 'seat', seat, 'to', CAST(substr(word, 6) AS INTEGER))
        ELSE json_object('type', 'said', 'seat', seat, 'word', word)
    END
FROM plies JOIN tables ON id = "table";

-- Of the tables that are there, seats stay as they are, except that a bot's playing for someone becomes an event. Nobody
-- knows since when it has played, so it comes last.

CREATE TEMP TABLE handed_over AS
SELECT "table", seat, bot,
    ifnull((SELECT max(ply) + 1 FROM plies WHERE plies."table" = seats."table"), 0)
        + row_number() OVER (PARTITION BY "table" ORDER BY seat) - 1 AS number,
    ifnull((SELECT max(time) FROM plies WHERE plies."table" = seats."table"), made) AS time
FROM seats JOIN tables ON id = "table" WHERE kind = 'person' AND bot <> '';

INSERT INTO history
SELECT "table", number, time, '', json_object('type', 'handed-over', 'seat', seat, 'bot', bot) FROM handed_over;

UPDATE left_alone SET said = said + (SELECT count(*) FROM handed_over WHERE handed_over."table" = left_alone."table");

UPDATE seats SET bot = '' WHERE kind = 'person';

DROP TABLE handed_over;
DROP TABLE plies;
