-- From when on a reminder's occurrences count. What was before, while it was not made yet, was paused or had other days,
-- nobody was to do: no dose settles it.
ALTER TABLE reminders ADD COLUMN counts_from timestamptz(3) NOT NULL DEFAULT now();
UPDATE reminders SET counts_from = created_at;
