-- A reminder has no dose of its own: it says what the plan says on that day, unless somebody typed another one.
ALTER TABLE reminders ALTER COLUMN dose DROP NOT NULL;

-- What says the same as the plan follows it from now on: the same text but for case and spaces, or the same mass in mg and mcg.
WITH plain AS (
  SELECT reminders.id, user_peptides.current_dose, user_peptides.amount, user_peptides.unit,
    lower(regexp_replace(dose, '\s', '', 'g')) AS said,
    regexp_match(lower(dose), '^\s*(\d{1,6}(?:\.\d{1,6})?)\s*(mg|mcg|µg|μg|ug)\s*$') AS mass
  FROM reminders JOIN user_peptides ON user_peptides.id = reminders.user_peptide_id
)
UPDATE reminders SET dose = NULL FROM plain
WHERE plain.id = reminders.id AND (said = lower(regexp_replace(current_dose, '\s', '', 'g'))
  OR mass[1]::numeric * CASE mass[2] WHEN 'mg' THEN 1000 ELSE 1 END
    = amount * CASE unit WHEN 'mg' THEN 1000 WHEN 'mcg' THEN 1 END);

-- The plan's frequency beside which somebody chose the reminder's times, or kept them. Null once the plan has said another
-- since: whoever made it so is asked whether the reminder is to follow.
ALTER TABLE reminders ADD COLUMN answered_frequency text;
UPDATE reminders SET answered_frequency = user_peptides.frequency FROM user_peptides
WHERE user_peptides.id = reminders.user_peptide_id;
