-- The product's own sentences about somebody, as they went to the provider to be put into better words, and what came of it.
CREATE TABLE ai_wordings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  -- SHA-256 of what was sent, so that the same is asked for once
  digest text NOT NULL CHECK (digest ~ '^[0-9a-f]{64}$'),
  -- what went to the provider, and to whom
  sent jsonb NOT NULL,
  -- the better words by sentence; null where none came
  words jsonb,
  asked_at timestamptz(3) NOT NULL,
  UNIQUE (user_id, digest)
);
