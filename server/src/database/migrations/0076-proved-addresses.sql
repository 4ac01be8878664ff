-- Mail goes to addresses whose owners said that they are theirs: see decision 0047.
ALTER TABLE users ADD COLUMN email_proved_at timestamptz(3);

-- Whoever was here before keeps what they get. An account that an operator made, and nobody ever went into, has yet to say so.
UPDATE users SET email_proved_at = coalesce(last_login_at, created_at)
  WHERE last_login_at IS NOT NULL OR id = 'user_admin_simple';

-- Links that were mailed to an address of an account: whoever opens one has that address.
CREATE TABLE email_links (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  email text NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  expires_at timestamptz(3) NOT NULL,
  used boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX email_links_by_user ON email_links (user_id);
