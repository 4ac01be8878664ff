-- What somebody aims at in a day, where they set it themselves; null where it is reckoned from their profile.
CREATE TABLE nutrition_targets (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- kcal, grams, grams, milliliters
  calories numeric(7, 2) CHECK (calories BETWEEN 800 AND 6000),
  protein numeric(6, 2) CHECK (protein BETWEEN 20 AND 400),
  fiber numeric(5, 2) CHECK (fiber BETWEEN 5 AND 100),
  water numeric(7, 2) CHECK (water BETWEEN 500 AND 8000),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);

-- What somebody drank: as they typed it, and in milliliters.
CREATE TABLE water_logs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  amount numeric(6, 2) NOT NULL CHECK (amount > 0),
  unit text NOT NULL CHECK (unit IN ('mL', 'fl oz')),
  milliliters numeric(6, 2) NOT NULL CHECK (milliliters > 0 AND milliliters <= 3000),
  log_date date NOT NULL,
  client_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE INDEX water_logs_by_user_day ON water_logs (user_id, log_date DESC, id DESC);
CREATE UNIQUE INDEX water_logs_client_key ON water_logs (user_id, client_id);
