CREATE TABLE dosage_calculations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  peptide_id bigint REFERENCES peptides ON DELETE SET NULL,
  personal_peptide_id bigint REFERENCES personal_peptides ON DELETE SET NULL,
  -- kept apart from the peptide, so that the calculation outlives it
  peptide_name text NOT NULL,
  -- mg in the vial
  vial_concentration numeric(14, 6) NOT NULL CHECK (vial_concentration > 0),
  -- mL
  bacteriostatic_water numeric(14, 6) NOT NULL CHECK (bacteriostatic_water > 0),
  -- mg, and the unit in which it was typed
  desired_dose numeric(14, 6) NOT NULL CHECK (desired_dose > 0),
  dose_unit text NOT NULL DEFAULT 'mg' CHECK (dose_unit IN ('mg', 'mcg')),
  -- kg
  body_weight numeric(8, 3) CHECK (body_weight > 0),
  -- mL, and mg/mL
  calculated_volume numeric(20, 10) NOT NULL CHECK (calculated_volume > 0),
  concentration numeric(20, 10) NOT NULL CHECK (concentration > 0),
  doses_per_vial integer NOT NULL CHECK (doses_per_vial >= 0),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE INDEX dosage_calculations_by_user ON dosage_calculations (user_id, id DESC);
