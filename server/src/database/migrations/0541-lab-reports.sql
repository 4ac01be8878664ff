-- Each result's own key, so that its report refers to result and person.
ALTER TABLE lab_results ADD CONSTRAINT lab_results_own_key UNIQUE (user_id, id);

-- The pages of a lab report as pictures; they are stored with the blobs.
CREATE TABLE lab_report_pages (
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  lab_result_id bigint NOT NULL,
  page smallint NOT NULL CHECK (page BETWEEN 1 AND 10),
  name text NOT NULL,
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  bytes integer NOT NULL CHECK (bytes > 0),
  content_hash text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, lab_result_id, page),
  UNIQUE (user_id, name),
  FOREIGN KEY (user_id, lab_result_id) REFERENCES lab_results (user_id, id) ON DELETE CASCADE
);
