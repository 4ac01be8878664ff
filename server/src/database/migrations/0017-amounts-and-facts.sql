-- A dose as it was written keeps beside it what it says: an amount and its unit. Both are null where the text says none.
ALTER TABLE dosage_logs
  ADD COLUMN amount numeric(13, 6) CHECK (amount > 0),
  ADD COLUMN unit text CHECK (unit IN ('mg', 'mcg', 'IU', 'units', 'mL')),
  ADD CHECK ((amount IS NULL) = (unit IS NULL));
ALTER TABLE user_peptides
  ADD COLUMN amount numeric(13, 6) CHECK (amount > 0),
  ADD COLUMN unit text CHECK (unit IN ('mg', 'mcg', 'IU', 'units', 'mL')),
  ADD CHECK ((amount IS NULL) = (unit IS NULL));

-- What was written before, as far as it is the plain '0.5 mg'; the rest is asked about.
WITH plain AS (
  SELECT id, regexp_match(lower(dose), '^\s*(\d{1,6}(?:\.\d{1,6})?)\s*(mg|mcg|µg|μg|ug|iu|units?|ml)\s*$') AS said
  FROM dosage_logs
)
UPDATE dosage_logs SET amount = said[1]::numeric, unit = CASE said[2]
    WHEN 'mg' THEN 'mg' WHEN 'iu' THEN 'IU' WHEN 'ml' THEN 'mL' WHEN 'unit' THEN 'units' WHEN 'units' THEN 'units' ELSE 'mcg' END
FROM plain WHERE plain.id = dosage_logs.id AND said IS NOT NULL AND said[1]::numeric > 0;

WITH plain AS (
  SELECT id, regexp_match(lower(current_dose), '^\s*(\d{1,6}(?:\.\d{1,6})?)\s*(mg|mcg|µg|μg|ug|iu|units?|ml)\s*$') AS said
  FROM user_peptides
)
UPDATE user_peptides SET amount = said[1]::numeric, unit = CASE said[2]
    WHEN 'mg' THEN 'mg' WHEN 'iu' THEN 'IU' WHEN 'ml' THEN 'mL' WHEN 'unit' THEN 'units' WHEN 'units' THEN 'units' ELSE 'mcg' END
FROM plain WHERE plain.id = user_peptides.id AND said IS NOT NULL AND said[1]::numeric > 0;

-- A dose is held against the one before it and the one after it.
DROP INDEX dosage_logs_by_entry;
CREATE INDEX dosage_logs_by_entry ON dosage_logs (user_peptide_id, taken_at, id) WHERE user_peptide_id IS NOT NULL;

-- What is measured in IU is calculated in IU: vial and dose are in the unit, and the dose was typed in it or in mcg.
ALTER TABLE dosage_calculations
  ADD COLUMN unit text NOT NULL DEFAULT 'mg' CHECK (unit IN ('mg', 'IU')),
  DROP CONSTRAINT dosage_calculations_dose_unit_check,
  ADD CHECK (dose_unit IN ('mg', 'mcg', 'IU')),
  ADD CHECK ((unit = 'IU') = (dose_unit = 'IU'));

-- What the catalogue knows beyond its texts. The shapes of `sources`, `components` and `label` stand in domain/src/medicines.ts.
ALTER TABLE peptides
  ADD COLUMN aliases text[] NOT NULL DEFAULT '{}',
  ADD COLUMN routes text[] NOT NULL DEFAULT '{}',
  ADD COLUMN peptide_class text,
  ADD COLUMN components jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN sources jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN status_checked_on date,
  ADD COLUMN forbidden_in_sport text,
  ADD COLUMN label jsonb,
  -- set by whoever adds or edits an entry by hand: the product then keeps its hands off it
  ADD COLUMN edited_at timestamptz(3);

-- How far the catalogue has been brought: each of the product's entries has a revision since which it is there, so that what
-- was removed does not come back, and what is new comes once. What was filled before there were revisions is the first.
CREATE TABLE catalogue_revision (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  revision integer NOT NULL
);
INSERT INTO catalogue_revision (revision) SELECT EXISTS (SELECT FROM peptides)::int;
