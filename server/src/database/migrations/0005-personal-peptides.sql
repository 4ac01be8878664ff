-- Weights are typed and shown in this unit.
ALTER TABLE users ADD COLUMN weight_unit text NOT NULL DEFAULT 'lbs' CHECK (weight_unit IN ('lbs', 'kg'));

CREATE TABLE personal_peptides (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  name varchar(100) NOT NULL CHECK (name <> ''),
  description text NOT NULL,
  category varchar(50) NOT NULL,
  benefits text NOT NULL,
  side_effects text NOT NULL,
  recommended_dose text NOT NULL,
  frequency text NOT NULL,
  duration text NOT NULL,
  best_taken_with text NOT NULL,
  competitor_links text,
  client_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (user_id, id)
);

CREATE UNIQUE INDEX personal_peptides_client_key ON personal_peptides (user_id, client_id);

-- A plan entry is about a peptide of the catalogue or about one of the person's own.
ALTER TABLE user_peptides
  ALTER COLUMN peptide_id DROP NOT NULL,
  ADD COLUMN personal_peptide_id bigint,
  ADD CONSTRAINT user_peptides_own_peptide FOREIGN KEY (user_id, personal_peptide_id)
    REFERENCES personal_peptides (user_id, id) ON DELETE CASCADE,
  ADD CONSTRAINT user_peptides_one_peptide CHECK (num_nonnulls(peptide_id, personal_peptide_id) = 1);

CREATE UNIQUE INDEX user_peptides_current_personal_key
  ON user_peptides (user_id, personal_peptide_id) WHERE status <> 'completed';
CREATE INDEX user_peptides_by_personal_peptide
  ON user_peptides (user_id, personal_peptide_id) WHERE personal_peptide_id IS NOT NULL;
