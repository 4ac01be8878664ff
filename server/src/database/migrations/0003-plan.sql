CREATE TABLE user_peptides (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  peptide_id bigint NOT NULL REFERENCES peptides,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'paused', 'completed')),
  current_dose text NOT NULL CHECK (current_dose <> ''),
  frequency text NOT NULL CHECK (frequency <> ''),
  start_date date NOT NULL,
  end_date date CHECK (end_date >= start_date),
  notes text,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE INDEX user_peptides_by_user ON user_peptides (user_id, id DESC);
CREATE INDEX user_peptides_by_peptide ON user_peptides (peptide_id);
-- A peptide stands in a plan once, until it is completed.
CREATE UNIQUE INDEX user_peptides_current_key ON user_peptides (user_id, peptide_id) WHERE status <> 'completed';

-- The spans in which an entry was active at one frequency; adherence counts what they call for.
CREATE TABLE plan_periods (
  user_peptide_id bigint NOT NULL REFERENCES user_peptides ON DELETE CASCADE,
  starts_on date NOT NULL,
  ends_on date CHECK (ends_on >= starts_on),
  frequency text NOT NULL,
  PRIMARY KEY (user_peptide_id, starts_on)
);

CREATE UNIQUE INDEX plan_periods_open_key ON plan_periods (user_peptide_id) WHERE ends_on IS NULL;
