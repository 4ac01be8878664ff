-- The numbers from which the level of an own peptide is computed, in hours: both, or neither.
ALTER TABLE personal_peptides
  ADD COLUMN half_life_hours numeric(8, 3) CHECK (half_life_hours > 0),
  ADD COLUMN time_to_peak_hours numeric(8, 3) CHECK (time_to_peak_hours > 0),
  ADD CONSTRAINT personal_peptides_both_numbers CHECK (num_nulls(half_life_hours, time_to_peak_hours) <> 1) NOT VALID;

ALTER TABLE personal_peptides VALIDATE CONSTRAINT personal_peptides_both_numbers;
