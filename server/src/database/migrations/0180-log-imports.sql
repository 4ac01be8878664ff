-- Files that people imported into their own account, so that an import can be undone and repeated.
CREATE TABLE log_imports (
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  id uuid NOT NULL,
  file_name text NOT NULL CHECK (file_name <> ''),
  imported_at timestamptz(3) NOT NULL,
  undone_at timestamptz(3),
  PRIMARY KEY (user_id, id)
);

CREATE TABLE imported_rows (
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  import_id uuid NOT NULL,
  table_name text NOT NULL,
  -- no reference: rows of many tables; one that is gone counts as none
  row_key text NOT NULL,
  -- the exported account and its key of the row; empty for rows of other files
  origin_account text NOT NULL DEFAULT '',
  origin_key text NOT NULL DEFAULT '',
  -- false for what was there before: the import only found it
  was_added boolean NOT NULL,
  -- of the row as it was imported: another one says that somebody changed it since
  digest text NOT NULL,
  PRIMARY KEY (user_id, table_name, origin_account, row_key),
  FOREIGN KEY (user_id, import_id) REFERENCES log_imports ON DELETE CASCADE
);

CREATE INDEX imported_rows_by_import ON imported_rows (user_id, import_id);
CREATE INDEX imported_rows_by_origin ON imported_rows (user_id, table_name, origin_account, origin_key);
