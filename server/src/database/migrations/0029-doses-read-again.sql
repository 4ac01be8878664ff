-- Doses from before amounts were kept beside their texts, written in ways that are read since then as well: '0,25 mg', '.5 mg', '1 cc',
-- '250 micrograms'. A comma before three digits after a number ('1,250 mg') may part thousands and is still asked about.
CREATE FUNCTION pg_temp.read_dose(text) RETURNS text[] LANGUAGE sql AS $$
  SELECT ARRAY[
    replace(said[1], ',', '.'),
    CASE
      WHEN said[2] IN ('mg', 'milligram', 'milligrams') THEN 'mg'
      WHEN said[2] = 'iu' THEN 'IU'
      WHEN said[2] IN ('ml', 'cc') THEN 'mL'
      WHEN said[2] IN ('unit', 'units') THEN 'units'
      ELSE 'mcg'
    END
  ]
  FROM regexp_match(
    lower($1),
    '^\s*((?=[.,]?\d)\d{0,6}(?:[.,]\d{1,6})?)\s*(mg|milligrams?|mcg|µg|μg|ug|micrograms?|iu|units?|ml|cc)\s*$'
  ) AS said
  WHERE said[1] !~ '^\d*[1-9]\d*,\d{3}$'
    AND replace(said[1], ',', '.')::numeric > 0
$$;

-- What the product reads anew is no correction of the person's.
ALTER TABLE dosage_logs DISABLE TRIGGER keep_version;
WITH read AS (
  SELECT id, pg_temp.read_dose(dose) AS said FROM dosage_logs WHERE amount IS NULL
)
UPDATE dosage_logs SET amount = said[1]::numeric, unit = said[2]
FROM read WHERE read.id = dosage_logs.id AND said IS NOT NULL;
ALTER TABLE dosage_logs ENABLE TRIGGER keep_version;

WITH read AS (
  SELECT id, pg_temp.read_dose(current_dose) AS said FROM user_peptides WHERE amount IS NULL
)
UPDATE user_peptides SET amount = said[1]::numeric, unit = said[2]
FROM read WHERE read.id = user_peptides.id AND said IS NOT NULL;
