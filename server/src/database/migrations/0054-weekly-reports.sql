-- Operators who want the report of each week by mail; a row is a yes.
CREATE TABLE weekly_reports (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- the Monday whose report is sent, or was when they said yes
  sent_for date NOT NULL
);
