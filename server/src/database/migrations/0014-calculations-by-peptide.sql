-- Who removes a peptide has its calculations forget it: without these, by reading all of them.
CREATE INDEX dosage_calculations_by_peptide ON dosage_calculations (peptide_id) WHERE peptide_id IS NOT NULL;
CREATE INDEX dosage_calculations_by_personal_peptide ON dosage_calculations (personal_peptide_id)
  WHERE personal_peptide_id IS NOT NULL;
