-- Signing in with a second step: see decision 0049.

-- The authenticator app of somebody. Until it showed a first code it is not asked for one.
CREATE TABLE authenticators (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  totp_key bytea NOT NULL,
  -- the step of the last code that was taken, so that none is taken twice
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL,
  confirmed_at timestamptz(3)
);

-- What stands in for the app. A code that was used is gone.
CREATE TABLE recovery_codes (
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);

-- Whoever typed the password and has the second step before them, in one browser.
CREATE TABLE sign_in_tickets (
  token_hash bytea PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  tries smallint NOT NULL DEFAULT 0,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX sign_in_tickets_by_user ON sign_in_tickets (user_id);
