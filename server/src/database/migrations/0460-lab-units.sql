-- The unit in which a person reads a laboratory test, where that is not the one that was typed.
CREATE TABLE lab_units (
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  loinc text NOT NULL,
  unit text NOT NULL CHECK (length(unit) BETWEEN 1 AND 40),
  PRIMARY KEY (user_id, loinc)
);
