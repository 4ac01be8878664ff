-- Injections can be a year apart: every 366 days, 52 weeks or 12 months.
ALTER TABLE reminders
  DROP CONSTRAINT reminders_every_check,
  DROP CONSTRAINT reminders_rhythm_check,
  ADD CONSTRAINT reminders_every_check CHECK (every BETWEEN 1 AND 366),
  ADD CONSTRAINT reminders_rhythm_check CHECK (CASE frequency
    WHEN 'Every few days' THEN every IS NOT NULL
    WHEN 'Every few weeks' THEN every IS NOT NULL AND every <= 52
    WHEN 'Monthly' THEN every IS NULL OR every BETWEEN 2 AND 12
    WHEN 'After the last dose' THEN every IS NOT NULL
    WHEN 'On and off' THEN days_on IS NOT NULL AND days_off IS NOT NULL
    ELSE true
  END);
