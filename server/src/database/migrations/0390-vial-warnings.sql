-- When the vials of each person are checked next.
CREATE TABLE vial_checks (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  due_at timestamptz(3) NOT NULL
);

CREATE INDEX vial_checks_due ON vial_checks (due_at, user_id);

INSERT INTO vial_checks (user_id, due_at) SELECT user_id, min(created_at) FROM vials GROUP BY user_id;

-- However a vial comes in, its person is checked from then on.
CREATE FUNCTION check_vials() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO vial_checks (user_id, due_at) VALUES (NEW.user_id, NEW.created_at) ON CONFLICT (user_id) DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER check_vials AFTER INSERT ON vials FOR EACH ROW EXECUTE FUNCTION check_vials();

-- What a person was warned of, once for each vial and cause.
CREATE TABLE vial_warnings (
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  vial_id bigint NOT NULL,
  cause text NOT NULL CHECK (cause IN ('runs-low', 'discard')),
  -- null for one that was snoozed before it was sent
  warned_at timestamptz(3),
  -- the person's own day on which the warning comes again; null where nobody asked for that
  snoozed_until date,
  PRIMARY KEY (user_id, vial_id, cause),
  FOREIGN KEY (user_id, vial_id) REFERENCES vials (user_id, id) ON DELETE CASCADE
);

-- At how many doses left, or how many days before the first dose that is not covered, a person is warned; 0 is never.
ALTER TABLE user_notification_preferences
  ADD COLUMN low_vial_doses smallint NOT NULL DEFAULT 2 CHECK (low_vial_doses BETWEEN 0 AND 20),
  ADD COLUMN low_vial_days smallint NOT NULL DEFAULT 14 CHECK (low_vial_days BETWEEN 0 AND 60);
