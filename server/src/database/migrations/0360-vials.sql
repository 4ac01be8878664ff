-- Vials, pens and packages that a person has at home, each for one entry of their plan.
CREATE TABLE vials (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  user_peptide_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('vial', 'pen', 'click-pen', 'tablets', 'capsules', 'spray')),
  state text NOT NULL CHECK (state IN ('sealed', 'in-use', 'finished', 'discarded')),
  amount numeric(12, 6) NOT NULL CHECK (amount > 0),
  unit text NOT NULL CHECK (unit IN ('mg', 'mcg', 'IU', 'tablets', 'capsules', 'sprays')),
  -- of a blend: what it is made of, as its label says
  components jsonb NOT NULL DEFAULT '[]',
  -- mL; null where nothing is liquid or nothing is mixed yet
  water_ml numeric(10, 6) CHECK (water_ml > 0),
  mixed_on date,
  discard_on date,
  expires_on date,
  lot text CHECK (lot <> ''),
  -- mL that each draw loses
  dead_space_ml numeric(4, 3) NOT NULL DEFAULT 0 CHECK (dead_space_ml BETWEEN 0 AND 0.1),
  clicks_per_ml numeric(8, 3) CHECK (clicks_per_ml > 0),
  -- the syringe that draws from it
  syringe_scale text CHECK (syringe_scale IN ('U-100', 'U-40')),
  syringe_ml numeric(2, 1) CHECK (syringe_ml IN (0.3, 0.5, 1)),
  syringe_graduation numeric(2, 1) CHECK (syringe_graduation > 0),
  cost numeric(12, 2) CHECK (cost >= 0),
  currency text CHECK (currency ~ '^[A-Z]{3}$'),
  source text CHECK (source <> ''),
  client_id uuid,
  created_at timestamptz(3) NOT NULL,
  edited_at timestamptz(3),
  CHECK (discard_on >= mixed_on),
  CHECK ((cost IS NULL) = (currency IS NULL)),
  UNIQUE (user_id, id),
  FOREIGN KEY (user_id, user_peptide_id) REFERENCES user_peptides (user_id, id) ON DELETE CASCADE
);

CREATE INDEX vials_by_entry ON vials (user_id, user_peptide_id, id DESC);
CREATE UNIQUE INDEX vials_client_key ON vials (user_id, client_id);

CREATE TRIGGER keep_version AFTER UPDATE OR DELETE ON vials
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION keep_earlier_version();

-- What left a container and what came back: its content minus these is what is left.
CREATE TABLE vial_movements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  vial_id bigint NOT NULL,
  kind text NOT NULL
    CHECK (kind IN ('draw', 'dead-space', 'return', 'correction', 'spill', 'discard', 'priming')),
  -- in the unit of the container, or in mL, as it was recorded; negative for what came back
  amount numeric(24, 12),
  volume_ml numeric(24, 12),
  -- no reference: the dose may be gone
  dose_id bigint,
  note text CHECK (note <> ''),
  client_id uuid,
  at timestamptz(3) NOT NULL,
  CHECK (num_nonnulls(amount, volume_ml) = 1),
  FOREIGN KEY (user_id, vial_id) REFERENCES vials (user_id, id) ON DELETE CASCADE
);

CREATE INDEX vial_movements_by_vial ON vial_movements (user_id, vial_id, id DESC);
CREATE INDEX vial_movements_by_dose ON vial_movements (user_id, dose_id) WHERE dose_id IS NOT NULL;
CREATE UNIQUE INDEX vial_movements_client_key ON vial_movements (user_id, client_id);

-- They go with their container, and not otherwise.
CREATE TRIGGER vial_movements_are_only_added_to BEFORE UPDATE ON vial_movements
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER vial_movements_stay BEFORE DELETE ON vial_movements
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER vial_movements_are_not_emptied BEFORE TRUNCATE ON vial_movements
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
