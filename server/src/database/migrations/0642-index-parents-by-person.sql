-- statement by statement
-- Keys that begin with the person, of tables that others refer to.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS personal_peptides_by_person ON personal_peptides (user_id, id);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS weight_logs_by_person ON weight_logs (user_id, id);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS vials_by_person ON vials (user_id, id);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS side_effects_by_person ON side_effects (user_id, id);
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS lab_results_by_person ON lab_results (user_id, id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS personal_peptides_latest ON personal_peptides (id DESC);
CREATE INDEX CONCURRENTLY IF NOT EXISTS dosage_calculations_of_personal_peptide
  ON dosage_calculations (user_id, personal_peptide_id) WHERE personal_peptide_id IS NOT NULL;
