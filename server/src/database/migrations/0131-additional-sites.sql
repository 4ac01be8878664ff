-- One dose may be split over up to four sites: the first is injection_site, the others are here. It remains one dose.
ALTER TABLE dosage_logs
  ADD COLUMN additional_sites text[] NOT NULL DEFAULT '{}',
  ADD CONSTRAINT dosage_logs_additional_sites CHECK (cardinality(additional_sites) <= 3) NOT VALID;
ALTER TABLE dosage_logs VALIDATE CONSTRAINT dosage_logs_additional_sites;

-- The last use of a site is found in each position by one index lookup, however long the history is.
CREATE INDEX dosage_logs_by_second_site ON dosage_logs (user_id, lower(additional_sites[1]), taken_at DESC)
  WHERE additional_sites[1] IS NOT NULL;
CREATE INDEX dosage_logs_by_third_site ON dosage_logs (user_id, lower(additional_sites[2]), taken_at DESC)
  WHERE additional_sites[2] IS NOT NULL;
CREATE INDEX dosage_logs_by_fourth_site ON dosage_logs (user_id, lower(additional_sites[3]), taken_at DESC)
  WHERE additional_sites[3] IS NOT NULL;
