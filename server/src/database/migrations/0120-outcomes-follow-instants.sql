-- An outcome belongs to an instant, not to a calendar day: who flies west across the date line has the same day twice.
ALTER TABLE reminder_outcomes
  ADD COLUMN occurs_at timestamptz(3),
  -- whether it resolves this occurrence in the place of another, which a change of the reminder or the zone took away
  ADD COLUMN reassigned boolean NOT NULL DEFAULT false;

UPDATE reminder_outcomes SET occurs_at = (occurs_on + reminder.time::time) AT TIME ZONE person.time_zone
FROM reminders AS reminder JOIN users AS person ON person.id = reminder.user_id
WHERE reminder.id = reminder_outcomes.reminder_id;

ALTER TABLE reminder_outcomes
  ALTER COLUMN occurs_at SET NOT NULL,
  DROP CONSTRAINT reminder_outcomes_pkey,
  ADD PRIMARY KEY (reminder_id, occurs_at);

CREATE INDEX reminder_outcomes_reassigned ON reminder_outcomes (reminder_id, occurs_on) WHERE reassigned;

-- The last occurrence that was alerted with this lead time: after a flight, the nearest one to it is the same.
ALTER TABLE reminder_dues ADD COLUMN alerted_at timestamptz(3);

ALTER TABLE reminder_snoozes
  DROP CONSTRAINT reminder_snoozes_reminder_id_occurs_on_snoozes_key,
  ADD UNIQUE (reminder_id, occurs_at, snoozes);
