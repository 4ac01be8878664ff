CREATE TABLE lab_results (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  -- what the test is called; its LOINC code where it is one of the list
  analyte text NOT NULL CHECK (length(analyte) BETWEEN 1 AND 100),
  loinc text,
  -- value, unit and range as they are printed
  value numeric(16, 6) NOT NULL CHECK (value >= 0),
  comparator text CHECK (comparator IN ('<', '>')),
  unit text NOT NULL,
  range_low numeric(16, 6) CHECK (range_low >= 0),
  range_high numeric(16, 6) CHECK (range_high >= range_low),
  lab text,
  collected_at timestamptz(3) NOT NULL,
  fasting boolean,
  note text,
  client_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  edited_at timestamptz(3)
);

CREATE INDEX lab_results_by_user ON lab_results (user_id, collected_at DESC, id DESC);
CREATE UNIQUE INDEX lab_results_client_key ON lab_results (user_id, client_id);

CREATE TRIGGER keep_version AFTER UPDATE OR DELETE ON lab_results
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION keep_earlier_version();
