-- A draft is visible to operators only, until one of them publishes it.
ALTER TABLE peptides ADD COLUMN is_draft boolean NOT NULL DEFAULT false;
