CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- The foods that ship with the product.
CREATE TABLE food_items (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name varchar(200) NOT NULL CHECK (name <> ''),
  brand varchar(200),
  serving_size text NOT NULL,
  calories_per_serving numeric(8, 2) NOT NULL CHECK (calories_per_serving >= 0),
  -- grams; sodium in milligrams
  protein numeric(8, 2) NOT NULL CHECK (protein >= 0),
  carbs numeric(8, 2) NOT NULL CHECK (carbs >= 0),
  fat numeric(8, 2) NOT NULL CHECK (fat >= 0),
  fiber numeric(8, 2) CHECK (fiber >= 0),
  sugar numeric(8, 2) CHECK (sugar >= 0),
  sodium numeric(9, 2) CHECK (sodium >= 0)
);

CREATE UNIQUE INDEX food_items_name_key ON food_items (lower(name), lower(coalesce(brand, '')));
CREATE INDEX food_items_trigrams ON food_items USING gin (lower(name) gin_trgm_ops);

-- What somebody ate: the food's figures per serving as they were then, so that no later change rewrites the diary.
CREATE TABLE food_logs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  food_item_id bigint REFERENCES food_items ON DELETE SET NULL,
  food_name varchar(200) NOT NULL CHECK (food_name <> ''),
  brand varchar(200),
  serving_size text,
  calories numeric(8, 2) NOT NULL CHECK (calories >= 0),
  protein numeric(8, 2) NOT NULL CHECK (protein >= 0),
  carbs numeric(8, 2) NOT NULL CHECK (carbs >= 0),
  fat numeric(8, 2) NOT NULL CHECK (fat >= 0),
  fiber numeric(8, 2) CHECK (fiber >= 0),
  sugar numeric(8, 2) CHECK (sugar >= 0),
  sodium numeric(9, 2) CHECK (sodium >= 0),
  servings numeric(7, 2) NOT NULL DEFAULT 1 CHECK (servings > 0),
  meal_type text NOT NULL CHECK (meal_type IN ('breakfast', 'lunch', 'dinner', 'snack')),
  log_date date NOT NULL,
  client_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE INDEX food_logs_by_user_day ON food_logs (user_id, log_date DESC, id DESC);
CREATE INDEX food_logs_by_food_item ON food_logs (food_item_id) WHERE food_item_id IS NOT NULL;
CREATE UNIQUE INDEX food_logs_client_key ON food_logs (user_id, client_id);
