-- Operators also write a member's name as they read it: the first, a space, the last.
ALTER TABLE users DROP COLUMN sought;
ALTER TABLE users ADD COLUMN sought text NOT NULL
  GENERATED ALWAYS AS (lower(email || E'\n' || coalesce(first_name || ' ', '') || coalesce(last_name, ''))) STORED;
CREATE INDEX users_sought ON users USING gin (sought gin_trgm_ops);
