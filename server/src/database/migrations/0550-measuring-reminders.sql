-- What a person wants to be reminded to measure, how often, and when next.
CREATE TABLE measuring_reminders (
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  subject text NOT NULL CHECK (subject IN ('weight', 'waist', 'blood-pressure', 'labs')),
  every_days smallint NOT NULL CHECK (every_days IN (7, 14, 30, 90)),
  due_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, subject)
);

CREATE INDEX measuring_reminders_due ON measuring_reminders (due_at, user_id, subject);
