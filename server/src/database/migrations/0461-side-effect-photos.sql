ALTER TABLE side_effects ADD CONSTRAINT side_effects_own_key UNIQUE (user_id, id);

-- The photo of a side effect; its pictures are with the blobs.
CREATE TABLE side_effect_photos (
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  side_effect_id bigint NOT NULL,
  name text NOT NULL UNIQUE,
  width integer NOT NULL,
  height integer NOT NULL,
  bytes integer NOT NULL,
  content_hash text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, side_effect_id),
  FOREIGN KEY (user_id, side_effect_id) REFERENCES side_effects (user_id, id) ON DELETE CASCADE
);
