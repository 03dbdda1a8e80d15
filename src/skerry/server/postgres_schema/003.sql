-- works with: 2
-- What bots are asked that take long, for thinkers on any machine. A question that is lost is asked again.

CREATE UNLOGGED TABLE thoughts (
    id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    asker bigint NOT NULL,       -- the worker that waits for it
    caller text NOT NULL,        -- a mark of the visitor who caused it
    posed text NOT NULL,         -- as JSON: a position in which all that the seat cannot know is dealt anew
    due double precision NOT NULL,     -- what is due first is thought first: everyone has an equal share
    seconds double precision NOT NULL, -- within which it must be done
    begun timestamptz,
    tries integer NOT NULL DEFAULT 0,
    thinker bigint,
    answer text,                 -- as JSON
    failed text                  -- why there is none
);

CREATE INDEX thoughts_due ON thoughts (due, id) WHERE answer IS NULL AND failed IS NULL;
CREATE INDEX thoughts_of ON thoughts (caller);

ALTER TABLE workers ADD COLUMN thinks integer NOT NULL DEFAULT 0;  -- how much of it can be done at once there
