-- A site that somebody marked as sore rests; from which day on it did stays until it is taken back or said anew.
CREATE TABLE sore_sites (
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  site text NOT NULL CHECK (site <> ''),
  -- the person's own calendar day
  since date NOT NULL,
  PRIMARY KEY (user_id, site)
);

-- When something last went into each site: one look for each, however long the history is.
CREATE INDEX dosage_logs_by_site ON dosage_logs (user_id, lower(injection_site), taken_at DESC)
  WHERE injection_site IS NOT NULL;
