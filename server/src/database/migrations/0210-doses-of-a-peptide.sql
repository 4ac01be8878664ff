-- Doses outlive their plan entry: once that is removed, they are found by the name of its peptide.
CREATE INDEX dosage_logs_of_removed_entries ON dosage_logs (user_id, peptide_name, taken_at, id)
  WHERE user_peptide_id IS NULL;

-- The plan entries of one person that are for the same peptide as an entry, itself among them; null stands for removed ones.
CREATE FUNCTION entries_of_same_peptide(entry_id bigint)
  RETURNS TABLE (user_id text, user_peptide_id bigint, peptide_name text)
  LANGUAGE sql STABLE PARALLEL SAFE BEGIN ATOMIC
    SELECT same.user_id, same.id, NULL::text
    FROM user_peptides AS entry JOIN user_peptides AS same ON same.user_id = entry.user_id
      AND (same.peptide_id = entry.peptide_id OR same.personal_peptide_id = entry.personal_peptide_id)
    WHERE entry.id = entry_id
    UNION ALL
    SELECT entry.user_id, NULL, coalesce(peptide.name, personal.name)
    FROM user_peptides AS entry
    LEFT JOIN peptides AS peptide ON peptide.id = entry.peptide_id
    LEFT JOIN personal_peptides AS personal
      ON personal.user_id = entry.user_id AND personal.id = entry.personal_peptide_id
    WHERE entry.id = entry_id;
  END;

-- The last doses of an entry's peptide before a dose, latest first.
CREATE FUNCTION peptide_doses_before(entry_id bigint, instant timestamptz, dose_id bigint, most integer)
  RETURNS TABLE (id bigint, dose text, taken_at timestamptz)
  LANGUAGE sql STABLE PARALLEL SAFE BEGIN ATOMIC
    SELECT found.id, found.dose, found.taken_at
    FROM entries_of_same_peptide(entry_id) AS same
    CROSS JOIN LATERAL (
      (SELECT log.id, log.dose, log.taken_at FROM dosage_logs AS log
        WHERE log.user_peptide_id = same.user_peptide_id AND (log.taken_at, log.id) < (instant, dose_id)
        ORDER BY log.taken_at DESC, log.id DESC LIMIT most)
      UNION ALL
      (SELECT log.id, log.dose, log.taken_at FROM dosage_logs AS log
        WHERE log.user_peptide_id IS NULL AND log.user_id = same.user_id AND log.peptide_name = same.peptide_name
          AND (log.taken_at, log.id) < (instant, dose_id)
        ORDER BY log.taken_at DESC, log.id DESC LIMIT most)
    ) AS found
    ORDER BY found.taken_at DESC, found.id DESC LIMIT most;
  END;

-- The first dose of an entry's peptide after a dose.
CREATE FUNCTION peptide_dose_after(entry_id bigint, instant timestamptz, dose_id bigint)
  RETURNS TABLE (id bigint, dose text, taken_at timestamptz)
  LANGUAGE sql STABLE PARALLEL SAFE BEGIN ATOMIC
    SELECT found.id, found.dose, found.taken_at
    FROM entries_of_same_peptide(entry_id) AS same
    CROSS JOIN LATERAL (
      (SELECT log.id, log.dose, log.taken_at FROM dosage_logs AS log
        WHERE log.user_peptide_id = same.user_peptide_id AND (log.taken_at, log.id) > (instant, dose_id)
        ORDER BY log.taken_at, log.id LIMIT 1)
      UNION ALL
      (SELECT log.id, log.dose, log.taken_at FROM dosage_logs AS log
        WHERE log.user_peptide_id IS NULL AND log.user_id = same.user_id AND log.peptide_name = same.peptide_name
          AND (log.taken_at, log.id) > (instant, dose_id)
        ORDER BY log.taken_at, log.id LIMIT 1)
    ) AS found
    ORDER BY found.taken_at, found.id LIMIT 1;
  END;
