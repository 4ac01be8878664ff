-- What people are told is of a kind, which the feature that tells it registers: what it is about is for that feature to know.
ALTER TABLE deliveries
  DROP CONSTRAINT deliveries_kind_check,
  -- of the app: what it leads to
  ADD COLUMN path text NOT NULL DEFAULT '/reminders',
  ADD COLUMN about jsonb NOT NULL DEFAULT '{}';

UPDATE deliveries SET about = jsonb_build_object('reminderId', reminder_id, 'occursOn', occurs_on, 'occursAt', occurs_at,
  'peptideName', peptide_name, 'dose', dose)
WHERE kind = 'reminder';

ALTER TABLE deliveries
  ALTER COLUMN path DROP DEFAULT,
  ALTER COLUMN about DROP DEFAULT,
  DROP COLUMN reminder_id,
  DROP COLUMN occurs_on,
  DROP COLUMN occurs_at,
  DROP COLUMN peptide_name,
  DROP COLUMN dose;

ALTER TABLE notification_logs ADD COLUMN about jsonb NOT NULL DEFAULT '{}';

UPDATE notification_logs SET about = jsonb_build_object('peptideName', peptide_name, 'dose', dose) WHERE type = 'reminder';

ALTER TABLE notification_logs
  ALTER COLUMN about DROP DEFAULT,
  DROP COLUMN peptide_name,
  DROP COLUMN dose;
