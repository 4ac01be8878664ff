CREATE TABLE peptides (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name varchar(100) NOT NULL UNIQUE,
  mg numeric(10, 3) CHECK (mg >= 0),
  category varchar(50) NOT NULL,
  description text NOT NULL,
  benefits text NOT NULL,
  side_effects text NOT NULL,
  recommended_dose text NOT NULL,
  frequency text NOT NULL,
  duration text NOT NULL,
  best_taken_with text NOT NULL,
  display_order integer NOT NULL DEFAULT 0 CHECK (display_order >= 0),
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE INDEX peptides_in_order ON peptides (display_order, id);
