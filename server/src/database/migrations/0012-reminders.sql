ALTER TABLE user_peptides ADD CONSTRAINT user_peptides_owner_key UNIQUE (user_id, id);

CREATE TABLE reminders (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  user_peptide_id bigint NOT NULL,
  title text NOT NULL CHECK (title <> ''),
  dose text NOT NULL CHECK (dose <> ''),
  frequency text NOT NULL,
  -- wall time, in whatever zone the person lives in
  time text NOT NULL CHECK (time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  days text[] NOT NULL,
  -- from which 'Every other day' counts
  anchor date NOT NULL,
  -- minutes before, each once
  timing_options smallint[] NOT NULL CHECK (cardinality(timing_options) > 0),
  is_active boolean NOT NULL DEFAULT true,
  push boolean NOT NULL DEFAULT true,
  email boolean NOT NULL DEFAULT false,
  sms boolean NOT NULL DEFAULT false,
  client_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (user_id, id),
  FOREIGN KEY (user_id, user_peptide_id) REFERENCES user_peptides (user_id, id) ON DELETE CASCADE
);

CREATE INDEX reminders_by_entry ON reminders (user_id, user_peptide_id);
CREATE UNIQUE INDEX reminders_client_key ON reminders (user_id, client_id);

-- When each active reminder is due next, once per lead time. The dispatcher reads nothing else to find its work.
CREATE TABLE reminder_dues (
  reminder_id bigint NOT NULL REFERENCES reminders ON DELETE CASCADE,
  minutes_before smallint NOT NULL,
  -- the day and the instant that it is about, and the instant at which it is sent
  occurs_on date NOT NULL,
  occurs_at timestamptz(3) NOT NULL,
  -- the wall time that it was reckoned for: when the reminder is moved before it was sent, the two are told apart by it
  wall_time text NOT NULL,
  -- null: there is no next time
  due_at timestamptz(3),
  PRIMARY KEY (reminder_id, minutes_before)
);

CREATE INDEX reminder_dues_by_time ON reminder_dues (due_at) WHERE due_at IS NOT NULL;

-- Asked for on a reminder that came: once more, ten minutes later.
CREATE TABLE reminder_snoozes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reminder_id bigint NOT NULL REFERENCES reminders ON DELETE CASCADE,
  occurs_on date NOT NULL,
  occurs_at timestamptz(3) NOT NULL,
  -- how many times this occurrence was put off
  snoozes smallint NOT NULL CHECK (snoozes > 0),
  due_at timestamptz(3),
  UNIQUE (reminder_id, occurs_on, snoozes)
);

CREATE INDEX reminder_snoozes_by_time ON reminder_snoozes (due_at) WHERE due_at IS NOT NULL;

-- What became of an occurrence: a dose, or a decision to leave it out. One that stands here is not reminded of again.
CREATE TABLE reminder_outcomes (
  reminder_id bigint NOT NULL REFERENCES reminders ON DELETE CASCADE,
  occurs_on date NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('taken', 'skipped')),
  dosage_log_id bigint REFERENCES dosage_logs ON DELETE CASCADE,
  decided_at timestamptz(3) NOT NULL,
  PRIMARY KEY (reminder_id, occurs_on)
);

CREATE INDEX reminder_outcomes_by_dose ON reminder_outcomes (dosage_log_id) WHERE dosage_log_id IS NOT NULL;

-- Doses left out on purpose: adherence does not count them as due. Kept apart from the reminder, which may go.
CREATE TABLE skipped_doses (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  user_peptide_id bigint NOT NULL,
  skipped_on date NOT NULL,
  -- which of the day's it was; no reference, because the reminder may go
  reminder_id bigint NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (user_id, user_peptide_id, skipped_on, reminder_id),
  FOREIGN KEY (user_id, user_peptide_id) REFERENCES user_peptides (user_id, id) ON DELETE CASCADE
);
