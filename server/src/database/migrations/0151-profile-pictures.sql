-- The picture itself is a blob. Its address, with the hash of its content, is in users.profile_image_url.
CREATE TABLE profile_pictures (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  content_hash text NOT NULL,
  bytes integer NOT NULL CHECK (bytes > 0),
  created_at timestamptz NOT NULL
);
