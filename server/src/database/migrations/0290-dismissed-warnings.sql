-- Warnings of plan entries that a person dismissed, each with the reason. A warning that says something else has another key.
CREATE TABLE dismissed_warnings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  user_peptide_id bigint NOT NULL,
  key text NOT NULL CHECK (key ~ '^[0-9a-f]{64}$'),
  code text NOT NULL CHECK (code <> ''),
  message text NOT NULL CHECK (message <> ''),
  reason text NOT NULL CHECK (reason IN ('prescriber-decided', 'not-about-me', 'known-risk')),
  dismissed_at timestamptz(3) NOT NULL,
  edited_at timestamptz(3),
  UNIQUE (user_id, user_peptide_id, key),
  FOREIGN KEY (user_id, user_peptide_id) REFERENCES user_peptides (user_id, id) ON DELETE CASCADE
);

CREATE TRIGGER keep_version AFTER UPDATE OR DELETE ON dismissed_warnings
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION keep_earlier_version();
