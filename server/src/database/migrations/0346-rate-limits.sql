-- Counts per subject and window: what the rate-limits feature keeps.
ALTER TABLE attempts RENAME TO rate_limits;
ALTER INDEX attempts_by_end RENAME TO rate_limits_by_end;

DO $$
DECLARE
  old_name text;
BEGIN
  FOR old_name IN
    SELECT conname FROM pg_constraint WHERE conrelid = 'rate_limits'::regclass AND starts_with(conname, 'attempts_')
  LOOP
    EXECUTE format('ALTER TABLE rate_limits RENAME CONSTRAINT %I TO %I', old_name, replace(old_name, 'attempts_', 'rate_limits_'));
  END LOOP;
END $$;
