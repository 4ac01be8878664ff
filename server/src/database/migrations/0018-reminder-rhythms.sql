-- What a rhythm is told by besides its weekdays: every so many days or weeks, or so many days on and so many off.
ALTER TABLE reminders
  ADD COLUMN every smallint CHECK (every BETWEEN 1 AND 90),
  ADD COLUMN days_on smallint CHECK (days_on BETWEEN 1 AND 90),
  ADD COLUMN days_off smallint CHECK (days_off BETWEEN 1 AND 90),
  ADD CONSTRAINT reminders_rhythm_check CHECK (CASE frequency
    WHEN 'Every few days' THEN every IS NOT NULL
    WHEN 'Every few weeks' THEN every IS NOT NULL AND every <= 12
    WHEN 'After the last dose' THEN every IS NOT NULL
    WHEN 'On and off' THEN days_on IS NOT NULL AND days_off IS NOT NULL
    ELSE true
  END);

-- How often a reminder comes again until its dose is logged, in minutes. Its due is one of so many minutes before, below zero.
ALTER TABLE reminders ADD COLUMN repeat_every smallint CHECK (repeat_every IN (5, 10, 15, 30, 60));
