-- The library quotes answers to common questions besides peptides, cards and guidelines.
ALTER TABLE library_passages DROP CONSTRAINT library_passages_kind_check;
ALTER TABLE library_passages
  ADD CONSTRAINT library_passages_kind_check CHECK (kind IN ('peptide', 'card', 'guideline', 'answer'));
