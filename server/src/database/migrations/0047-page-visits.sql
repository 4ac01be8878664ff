-- Pages that somebody looked at, kept for 13 months.
CREATE TABLE page_visits (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text REFERENCES users ON DELETE CASCADE,
  -- of a member the sign-in; of anybody else an id that the server makes, another one each day
  session_id text NOT NULL CHECK (session_id <> ''),
  -- the pattern of the path, without any id
  page_path text NOT NULL CHECK (page_path LIKE '/%'),
  -- a host, and nothing more
  referrer text CHECK (referrer NOT LIKE '%/%'),
  -- the network, not the address
  ip_address cidr,
  user_agent text,
  -- seconds
  visit_duration integer NOT NULL CHECK (visit_duration >= 0),
  visited_at timestamptz(3) NOT NULL
);

CREATE INDEX page_visits_by_user ON page_visits (user_id, visited_at) WHERE user_id IS NOT NULL;
-- Rows come in the order of time, so that whole blocks are too old at once.
CREATE INDEX page_visits_by_time ON page_visits USING brin (visited_at) WITH (autosummarize = on);

-- What the ids of visitors without an account are made of: once a day's secret is gone, nobody can tell whose they were.
CREATE TABLE visit_secrets (
  day date PRIMARY KEY,
  secret text NOT NULL
);
