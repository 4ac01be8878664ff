CREATE TABLE weight_logs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  -- as it was typed, and in pounds
  weight numeric(7, 2) NOT NULL CHECK (weight > 0),
  unit text NOT NULL DEFAULT 'lbs' CHECK (unit IN ('lbs', 'kg')),
  pounds numeric(8, 3) NOT NULL CHECK (pounds > 0),
  notes text,
  -- a picture that lies elsewhere; those that were sent along are progress photos
  photo_link text,
  weigh_in_date date NOT NULL,
  client_id uuid,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (user_id, id)
);

CREATE INDEX weight_logs_by_user ON weight_logs (user_id, weigh_in_date DESC, id DESC) INCLUDE (pounds);
CREATE INDEX weight_logs_extremes ON weight_logs (user_id, pounds);
CREATE UNIQUE INDEX weight_logs_client_key ON weight_logs (user_id, client_id);

-- The pictures themselves are blobs, named by `name`; only their owner gets to see them.
CREATE TABLE progress_photos (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  weight_log_id bigint,
  name uuid NOT NULL UNIQUE,
  taken_on date NOT NULL,
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  bytes integer NOT NULL CHECK (bytes > 0),
  -- hash of the picture's content, for ETags
  content_hash text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  -- a photo outlives its weigh-in
  FOREIGN KEY (user_id, weight_log_id) REFERENCES weight_logs (user_id, id) ON DELETE SET NULL (weight_log_id)
);

CREATE INDEX progress_photos_by_user ON progress_photos (user_id, taken_on DESC, id DESC);
CREATE INDEX progress_photos_by_weight_log ON progress_photos (user_id, weight_log_id);
