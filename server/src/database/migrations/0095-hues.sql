-- The colour of a peptide, the same wherever it is drawn: see domain's hues.ts, which gives it to what joins from now on.
ALTER TABLE user_peptides ADD COLUMN hue smallint NOT NULL DEFAULT 1 CHECK (hue BETWEEN 1 AND 8);

-- What joined before has them in the order of joining; a peptide that came back has one.
WITH peptides AS (
  SELECT user_id, peptide_id, personal_peptide_id, min(id) AS first FROM user_peptides
  GROUP BY user_id, peptide_id, personal_peptide_id
), placed AS (
  SELECT *, row_number() OVER (PARTITION BY user_id ORDER BY first) AS place FROM peptides
)
UPDATE user_peptides AS entry SET hue = (place - 1) % 8 + 1 FROM placed
WHERE placed.user_id = entry.user_id AND placed.peptide_id IS NOT DISTINCT FROM entry.peptide_id
  AND placed.personal_peptide_id IS NOT DISTINCT FROM entry.personal_peptide_id;
