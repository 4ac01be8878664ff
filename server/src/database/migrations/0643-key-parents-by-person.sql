-- The keys of 0642 replace those by id alone and their copies. References are added again without a scan; 0644 validates
-- them. A reference of a table that is created in a later file may be here already.
DO $$
DECLARE
  parent text[];
  drops text[];
  adds text[];
  statement text;
BEGIN
  FOREACH parent SLICE 1 IN ARRAY ARRAY[
    ['personal_peptides', 'personal_peptides_user_id_id_key'],
    ['weight_logs', 'weight_logs_user_id_id_key'],
    ['vials', 'vials_user_id_id_key'],
    ['side_effects', 'side_effects_own_key'],
    ['lab_results', 'lab_results_own_key']
  ] LOOP
    SELECT array_agg(format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname)),
      array_agg(format('ALTER TABLE %s ADD CONSTRAINT %I %s%s', conrelid::regclass, conname, pg_get_constraintdef(oid),
        CASE WHEN conrelid::regclass::text IN (
          'user_peptides', 'progress_photos', 'side_effect_photos', 'vial_movements', 'vial_warnings', 'lab_report_pages'
        ) THEN ' NOT VALID' END))
    INTO drops, adds FROM pg_constraint
    WHERE contype = 'f' AND confrelid = parent[1]::regclass AND cardinality(conkey) = 2;
    FOREACH statement IN ARRAY drops LOOP EXECUTE statement; END LOOP;
    IF parent[1] = 'personal_peptides' THEN
      ALTER TABLE dosage_calculations DROP CONSTRAINT dosage_calculations_personal_peptide_id_fkey;
    END IF;
    EXECUTE format('ALTER TABLE %1$I DROP CONSTRAINT %2$I, DROP CONSTRAINT %1$s_pkey,
      ADD CONSTRAINT %1$s_pkey PRIMARY KEY USING INDEX %1$s_by_person', parent[1], parent[2]);
    FOREACH statement IN ARRAY adds LOOP EXECUTE statement; END LOOP;
  END LOOP;
END $$;

ALTER TABLE dosage_calculations ADD CONSTRAINT dosage_calculations_own_peptide
  FOREIGN KEY (user_id, personal_peptide_id) REFERENCES personal_peptides (user_id, id)
  ON DELETE SET NULL (personal_peptide_id) NOT VALID;
DROP INDEX dosage_calculations_by_personal_peptide;
