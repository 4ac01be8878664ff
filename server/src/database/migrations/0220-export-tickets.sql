-- One download of everything in an account, which its owner asked for a moment ago in one session.
CREATE TABLE export_tickets (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  session_id bigint NOT NULL,
  token_hash bytea NOT NULL,
  expires_at timestamptz(3) NOT NULL
);
