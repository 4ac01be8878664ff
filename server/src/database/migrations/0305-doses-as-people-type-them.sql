-- Doses are read in more of the ways in which people type them: '10 u', '5 i.u.', '250 mcgs', '½ mg', '1,000 mcg', '1 g', '~0.5 mg weekly',
-- '250 mcg/0.1 mL'. What may be one of two numbers ('1,250 mcg') is still asked about. The reader is domain/src/dose-phrases.ts.
CREATE FUNCTION pg_temp.plain_dose(text) RETURNS text LANGUAGE sql AS $$
  SELECT regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      lower(trim($1)),
      '\s+', ' ', 'g'),
      '^([~≈]|(ca|circa|about|approx|approximately|around)\y\.?) ?', ''),
      ',? ((once |twice |thrice )?(daily|nightly|weekly|monthly)|(once|twice|thrice) (an?|per|each|every) (day|week|month)|every (other )?(day|week|month|morning|evening|night)|eod|qd|qw)$', ''),
      ' ?/ ?0?[.,]\d{1,3} ?ml\.?$', ''),
      '^(a |one )?half( of)?( an?)? (?=[[:alpha:]]+\.?$)', '0.5 '),
      '^(a |one )?quarter( of)?( an?)? (?=[[:alpha:]]+\.?$)', '0.25 '),
      '^(\d{0,3}) ?½', '\1.5'),
      '^(\d{0,3}) ?¼', '\1.25'),
      '^(\d{0,3}) ?¾', '\1.75')
$$;

CREATE FUNCTION pg_temp.plain_number(text) RETURNS text LANGUAGE sql AS $$
  SELECT CASE
    WHEN $1 ~ '^[1-9]\d{0,2}([, ’'']000|([, ’'']\d{3}){2,})(\.\d{1,6})?$' OR $1 ~ '^[1-9]\d{0,2}(,\d{3})+\.\d{1,6}$'
      THEN regexp_replace($1, '[, ’'']', '', 'g')
    WHEN $1 ~ '^(?=[.,]?\d)\d*([.,]\d{1,6})?$' AND $1 !~ '^\d*[1-9]\d*,\d{3}$' THEN replace($1, ',', '.')
  END
$$;

CREATE FUNCTION pg_temp.read_typed_dose(text) RETURNS text[] LANGUAGE sql AS $$
  SELECT ARRAY[amount::text, unit]
  FROM regexp_match(pg_temp.plain_dose($1), '^(.*\d) ?([[:alpha:]µ][[:alpha:].]*)$') AS said,
    LATERAL (SELECT pg_temp.plain_number(said[1]) AS number, replace(said[2], '.', '') AS word) AS parts,
    LATERAL (SELECT CASE
      WHEN word IN ('mg', 'mgs', 'milligram', 'milligrams', 'g', 'gram', 'grams') THEN 'mg'
      WHEN word IN ('mcg', 'mcgs', 'µg', 'μg', 'ug', 'microgram', 'micrograms') THEN 'mcg'
      WHEN word IN ('iu', 'ius', 'ie', 'ui') THEN 'IU'
      WHEN word IN ('u', 'unit', 'units') THEN 'units'
      WHEN word IN ('ml', 'mls', 'cc') THEN 'mL'
      WHEN word IN ('tab', 'tabs') THEN 'tablets'
      WHEN word IN ('cap', 'caps') THEN 'capsules'
      WHEN word ~ '^(tablet|capsule|spray|drop|click|application)s?$' THEN rtrim(word, 's') || 's'
    END AS unit) AS units,
    LATERAL (SELECT trim_scale(round(
      number::numeric * CASE WHEN word IN ('g', 'gram', 'grams') THEN 1000 ELSE 1 END, 6)) AS amount) AS amounts
  WHERE unit IS NOT NULL AND length(split_part(number, '.', 1)) <= 6 AND amount > 0 AND amount < 1000000
$$;

-- Reading a text again is not a correction by the person, so no version is stored.
ALTER TABLE dosage_logs DISABLE TRIGGER keep_version;
WITH read AS (
  SELECT id, pg_temp.read_typed_dose(dose) AS said FROM dosage_logs WHERE amount IS NULL
)
UPDATE dosage_logs SET amount = said[1]::numeric, unit = said[2]
FROM read WHERE read.id = dosage_logs.id AND said IS NOT NULL;
ALTER TABLE dosage_logs ENABLE TRIGGER keep_version;

WITH read AS (
  SELECT id, pg_temp.read_typed_dose(current_dose) AS said FROM user_peptides WHERE amount IS NULL
)
UPDATE user_peptides SET amount = said[1]::numeric, unit = said[2]
FROM read WHERE read.id = user_peptides.id AND said IS NOT NULL;
