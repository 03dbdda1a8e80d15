-- Invitations: what was sent to a friend lets them sit down once, and their seat then has a key of its own.
-- Of the tables that are there nobody can tell which keys were sent round, so all of them stay as they are.

ALTER TABLE seats ADD COLUMN invitation TEXT NOT NULL DEFAULT '';  -- digest of the invitation, also after it was used
