CREATE TABLE supplements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name varchar(100) NOT NULL UNIQUE CHECK (name <> ''),
  brand text,
  category varchar(50) NOT NULL,
  description text NOT NULL,
  dosage_amount numeric(12, 3) NOT NULL CHECK (dosage_amount > 0),
  dosage_unit text NOT NULL,
  recommended_use text NOT NULL,
  benefits text NOT NULL,
  side_effects text,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE supplement_logs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  supplement_id bigint REFERENCES supplements ON DELETE SET NULL,
  supplement_name text NOT NULL CHECK (supplement_name <> ''),
  quantity numeric(9, 2) NOT NULL CHECK (quantity > 0),
  unit text NOT NULL CHECK (unit IN ('mg', 'mcg', 'IU', 'pills', 'capsules', 'tablets', 'drops', 'ml')),
  log_date date NOT NULL,
  client_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE INDEX supplement_logs_by_user_day ON supplement_logs (user_id, log_date DESC, id DESC);
CREATE INDEX supplement_logs_by_supplement ON supplement_logs (supplement_id) WHERE supplement_id IS NOT NULL;
CREATE UNIQUE INDEX supplement_logs_client_key ON supplement_logs (user_id, client_id);
