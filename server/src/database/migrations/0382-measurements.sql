CREATE TABLE measurements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  -- as it was typed
  value numeric(9, 3) NOT NULL CHECK (value >= 0),
  unit text NOT NULL,
  measured_at timestamptz(3) NOT NULL,
  note text,
  client_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  edited_at timestamptz(3),
  CONSTRAINT measurements_unit_of_kind CHECK (unit = ANY (CASE kind
    WHEN 'waist' THEN '{cm,in}' WHEN 'hip' THEN '{cm,in}' WHEN 'chest' THEN '{cm,in}'
    WHEN 'arm' THEN '{cm,in}' WHEN 'thigh' THEN '{cm,in}' WHEN 'neck' THEN '{cm,in}'
    WHEN 'body-fat' THEN '{%}'
    WHEN 'systolic' THEN '{mmHg}' WHEN 'diastolic' THEN '{mmHg}'
    WHEN 'pulse' THEN '{bpm}' WHEN 'resting-heart-rate' THEN '{bpm}'
    WHEN 'glucose' THEN '{mg/dL,mmol/L}'
    WHEN 'sleep' THEN '{h}'
    WHEN 'energy' THEN '{/10}' WHEN 'mood' THEN '{/10}' WHEN 'appetite' THEN '{/10}'
    ELSE '{}' END::text[]))
);

CREATE INDEX measurements_by_user ON measurements (user_id, measured_at DESC, id DESC);
CREATE UNIQUE INDEX measurements_client_key ON measurements (user_id, client_id);

CREATE TRIGGER keep_version AFTER UPDATE OR DELETE ON measurements
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION keep_earlier_version();
