CREATE TABLE dosage_logs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  user_peptide_id bigint REFERENCES user_peptides ON DELETE SET NULL,
  -- kept apart from the plan entry, so that the history outlives it
  peptide_name text NOT NULL,
  dose text NOT NULL CHECK (dose <> ''),
  -- mL
  volume numeric(8, 3) CHECK (volume > 0),
  injection_site text,
  feeling text,
  notes text,
  taken_at timestamptz(3) NOT NULL,
  -- the person's own calendar day at the time of logging; a later move of zone leaves it
  taken_on date NOT NULL,
  client_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE INDEX dosage_logs_by_user ON dosage_logs (user_id, taken_at DESC, id DESC);
CREATE INDEX dosage_logs_by_user_day ON dosage_logs (user_id, taken_on, user_peptide_id);
CREATE INDEX dosage_logs_by_entry ON dosage_logs (user_peptide_id) WHERE user_peptide_id IS NOT NULL;
CREATE UNIQUE INDEX dosage_logs_client_key ON dosage_logs (user_id, client_id);
