-- The doses that a plan entry goes through, and what the person decided about them. Nothing climbs by itself.
CREATE TABLE dose_steps (
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  user_peptide_id bigint NOT NULL,
  position smallint NOT NULL CHECK (position BETWEEN 0 AND 19),
  dose text NOT NULL CHECK (dose <> ''),
  amount numeric(12, 6) NOT NULL CHECK (amount > 0),
  unit text NOT NULL,
  weeks smallint CHECK (weeks BETWEEN 1 AND 104),
  doses smallint CHECK (doses BETWEEN 1 AND 1000),
  from_day date,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, user_peptide_id, position),
  FOREIGN KEY (user_id, user_peptide_id) REFERENCES user_peptides (user_id, id) ON DELETE CASCADE,
  CHECK (num_nonnulls(weeks, doses, from_day) <= 1)
);

-- Append-only. `position` is the step that holds from then on; doses are text, because the steps may be rewritten later.
CREATE TABLE dose_step_decisions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  user_peptide_id bigint NOT NULL,
  client_id uuid,
  act text NOT NULL CHECK (act IN ('planned', 'take', 'stay', 'back', 'edited')),
  position smallint,
  from_dose text NOT NULL,
  to_dose text NOT NULL,
  until date,
  reason text CHECK (reason <> ''),
  -- why the steps were on hold when this was decided; null where they were not
  held_for text CHECK (held_for IN ('missed-doses', 'red-flag')),
  decided_on date NOT NULL,
  decided_at timestamptz(3) NOT NULL,
  UNIQUE (user_id, client_id),
  FOREIGN KEY (user_id, user_peptide_id) REFERENCES user_peptides (user_id, id) ON DELETE CASCADE
);

CREATE INDEX dose_step_decisions_by_entry ON dose_step_decisions (user_id, user_peptide_id, id DESC);
