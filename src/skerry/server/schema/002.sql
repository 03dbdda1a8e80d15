-- May a seat ask what a bot would do? Of the tables that are there, where one person plays with bots.

ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;

UPDATE tables SET hints = 1 WHERE (SELECT count(*) FROM seats WHERE "table" = tables.id AND kind = 'person') = 1;
