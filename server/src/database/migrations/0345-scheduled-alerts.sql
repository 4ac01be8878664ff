-- Each row is the next alert of a reminder for one lead time.
ALTER TABLE reminder_dues RENAME TO scheduled_alerts;
ALTER INDEX reminder_dues_by_time RENAME TO scheduled_alerts_by_time;

DO $$
DECLARE
  old_name text;
BEGIN
  FOR old_name IN
    SELECT conname FROM pg_constraint WHERE conrelid = 'scheduled_alerts'::regclass AND starts_with(conname, 'reminder_dues')
  LOOP
    EXECUTE format('ALTER TABLE scheduled_alerts RENAME CONSTRAINT %I TO %I', old_name, replace(old_name, 'reminder_dues', 'scheduled_alerts'));
  END LOOP;
END $$;
