-- What each person used of the assistant's month, by day (UTC); days of months that are over are deleted.
CREATE TABLE ai_person_days (
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  day date NOT NULL,
  tokens bigint NOT NULL,
  PRIMARY KEY (user_id, day)
);
-- The highest share of the month, in percent, that operators were alarmed at.
ALTER TABLE ai_months ADD COLUMN alarmed_at_percent smallint NOT NULL DEFAULT 0;
