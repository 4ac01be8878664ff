CREATE TABLE side_effects (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  -- a grade: 0 none, 1 mild, 2 moderate, 3 severe, 4 life-threatening
  severity smallint NOT NULL CHECK (severity BETWEEN 0 AND 4),
  started_at timestamptz(3) NOT NULL,
  -- null while it goes on
  ended_at timestamptz(3) CHECK (ended_at >= started_at),
  note text,
  -- the plan entry that the person thinks of
  user_peptide_id bigint,
  client_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  edited_at timestamptz(3),
  FOREIGN KEY (user_id, user_peptide_id) REFERENCES user_peptides (user_id, id) ON DELETE SET NULL (user_peptide_id)
);

CREATE INDEX side_effects_by_user ON side_effects (user_id, started_at DESC, id DESC);
CREATE INDEX side_effects_by_entry ON side_effects (user_id, user_peptide_id);
CREATE UNIQUE INDEX side_effects_client_key ON side_effects (user_id, client_id);

CREATE TRIGGER keep_version AFTER UPDATE OR DELETE ON side_effects
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION keep_earlier_version();
