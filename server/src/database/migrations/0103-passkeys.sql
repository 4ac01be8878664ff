-- Keys on people's devices, that sign in without a password: see decision 0050.
CREATE TABLE passkeys (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  -- how often it was used, as far as the device says; one that goes back is a copy's
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  created_at timestamptz(3) NOT NULL,
  last_used_at timestamptz(3)
);
CREATE INDEX passkeys_by_user ON passkeys (user_id);

-- What devices were given to sign. Whoever adds a passkey is known; whoever signs in isn't yet.
CREATE TABLE passkey_challenges (
  challenge_hash bytea PRIMARY KEY,
  user_id text REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX passkey_challenges_by_user ON passkey_challenges (user_id);
CREATE INDEX passkey_challenges_by_end ON passkey_challenges (expires_at);
