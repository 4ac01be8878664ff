-- When somebody changed it later; null for what is as it was logged.
ALTER TABLE dosage_logs ADD COLUMN edited_at timestamptz(3);
ALTER TABLE weight_logs ADD COLUMN edited_at timestamptz(3);
ALTER TABLE food_logs ADD COLUMN edited_at timestamptz(3);
ALTER TABLE supplement_logs ADD COLUMN edited_at timestamptz(3);

-- What a dose, a weigh-in, a food or a supplement was before it was changed or removed.
CREATE TABLE earlier_versions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  table_name text NOT NULL,
  -- no reference: the row may be gone
  row_id bigint NOT NULL,
  -- by the names of its columns; whose it is stands beside it
  "row" jsonb NOT NULL,
  replaced_at timestamptz(3) NOT NULL,
  was_removed boolean NOT NULL
);

CREATE INDEX earlier_versions_by_row ON earlier_versions (user_id, table_name, row_id, id DESC);

-- Of each row the last twenty versions are kept: nobody needs more, and no script fills the table with one row.
CREATE FUNCTION keep_earlier_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Rounded to what a column holds, the same thing was sent again.
  IF TG_OP = 'UPDATE' AND to_jsonb(OLD) - 'edited_at' = to_jsonb(NEW) - 'edited_at' THEN RETURN NULL; END IF;
  INSERT INTO earlier_versions (user_id, table_name, row_id, "row", replaced_at, was_removed)
  VALUES (OLD.user_id, TG_TABLE_NAME, OLD.id, to_jsonb(OLD) - 'user_id',
    CASE WHEN NEW.edited_at IS DISTINCT FROM OLD.edited_at THEN coalesce(NEW.edited_at, now()) ELSE now() END,
    TG_OP = 'DELETE');
  DELETE FROM earlier_versions WHERE user_id = OLD.user_id AND table_name = TG_TABLE_NAME AND row_id = OLD.id
    AND id <= (SELECT id FROM earlier_versions
      WHERE user_id = OLD.user_id AND table_name = TG_TABLE_NAME AND row_id = OLD.id ORDER BY id DESC OFFSET 20 LIMIT 1);
  RETURN NULL;
END $$;

-- Not where a foreign key does it, which PostgreSQL does by triggers of its own: an account that goes takes its versions
-- along, and a plan entry that is removed leaves its doses as they were.
CREATE TRIGGER keep_version AFTER UPDATE OR DELETE ON dosage_logs
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION keep_earlier_version();
CREATE TRIGGER keep_version AFTER UPDATE OR DELETE ON weight_logs
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION keep_earlier_version();
CREATE TRIGGER keep_version AFTER UPDATE OR DELETE ON food_logs
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION keep_earlier_version();
CREATE TRIGGER keep_version AFTER UPDATE OR DELETE ON supplement_logs
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION keep_earlier_version();
