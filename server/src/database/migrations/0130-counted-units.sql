-- Doses are counted too: '2 tablets', '1 spray'. The list of units is in domain/src/doses.ts.
ALTER TABLE dosage_logs
  DROP CONSTRAINT dosage_logs_unit_check,
  ADD CONSTRAINT dosage_logs_unit_check CHECK (unit IN (
    'mg', 'mcg', 'IU', 'units', 'mL', 'tablets', 'capsules', 'sprays', 'drops', 'clicks', 'applications'
  )) NOT VALID;
ALTER TABLE user_peptides
  DROP CONSTRAINT user_peptides_unit_check,
  ADD CONSTRAINT user_peptides_unit_check CHECK (unit IN (
    'mg', 'mcg', 'IU', 'units', 'mL', 'tablets', 'capsules', 'sprays', 'drops', 'clicks', 'applications'
  )) NOT VALID;
ALTER TABLE dosage_logs VALIDATE CONSTRAINT dosage_logs_unit_check;
ALTER TABLE user_peptides VALIDATE CONSTRAINT user_peptides_unit_check;

-- Counts that were written before. A comma before three digits after a number ('1,250 drops') may separate thousands, so it stays unread.
CREATE FUNCTION pg_temp.read_count(text) RETURNS text[] LANGUAGE sql AS $$
  SELECT ARRAY[replace(said[1], ',', '.'), said[2] || 's']
  FROM regexp_match(
    lower($1),
    '^\s*((?=[.,]?\d)\d{0,6}(?:[.,]\d{1,6})?)\s*(tablet|capsule|spray|drop|click|application)s?\s*$'
  ) AS said
  WHERE said[1] !~ '^\d*[1-9]\d*,\d{3}$'
    AND replace(said[1], ',', '.')::numeric > 0
$$;

-- Reading a text again is not a correction by the person, so no version is stored.
ALTER TABLE dosage_logs DISABLE TRIGGER keep_version;
WITH read AS (
  SELECT id, pg_temp.read_count(dose) AS said FROM dosage_logs WHERE amount IS NULL
)
UPDATE dosage_logs SET amount = said[1]::numeric, unit = said[2]
FROM read WHERE read.id = dosage_logs.id AND said IS NOT NULL;
ALTER TABLE dosage_logs ENABLE TRIGGER keep_version;

WITH read AS (
  SELECT id, pg_temp.read_count(current_dose) AS said FROM user_peptides WHERE amount IS NULL
)
UPDATE user_peptides SET amount = said[1]::numeric, unit = said[2]
FROM read WHERE read.id = user_peptides.id AND said IS NOT NULL;
