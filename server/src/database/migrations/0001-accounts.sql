CREATE TABLE users (
  id text PRIMARY KEY CHECK (id ~ '^user_[a-z0-9_-]+$'),
  user_handle text CHECK (user_handle ~ '^@\w{2,20}$'),
  email text NOT NULL CHECK (email = lower(email)),
  password_hash text NOT NULL,
  first_name text,
  last_name text,
  profile_image_url text,
  phone_number text CHECK (phone_number ~ '^\+[1-9]\d{7,14}$'),
  date_of_birth date,
  height_feet smallint CHECK (height_feet BETWEEN 0 AND 8),
  height_inches smallint CHECK (height_inches BETWEEN 0 AND 11),
  -- pounds
  weight numeric(6, 2) CHECK (weight > 0),
  goal_weight numeric(6, 2) CHECK (goal_weight > 0),
  gender text CHECK (gender IN ('male', 'female', 'other', 'prefer_not_to_say')),
  health_conditions text,
  allergies text,
  goals text,
  time_zone text NOT NULL DEFAULT 'UTC',
  -- a zone chosen by hand in the profile is not overwritten at the next sign-in
  time_zone_chosen boolean NOT NULL DEFAULT false,
  is_admin boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  last_login_at timestamptz(3)
);

CREATE UNIQUE INDEX users_email_key ON users (email);
CREATE UNIQUE INDEX users_handle_key ON users (lower(user_handle));

-- The session store and the login history in one.
CREATE TABLE login_sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  -- SHA-256 of the cookie's token; the token itself is kept nowhere
  token_hash bytea NOT NULL UNIQUE,
  login_time timestamptz(3) NOT NULL,
  last_activity_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  logout_time timestamptz(3),
  ip_address inet,
  user_agent text,
  device_type text,
  browser_info text,
  is_admin_session boolean NOT NULL DEFAULT false,
  is_active boolean NOT NULL GENERATED ALWAYS AS (logout_time IS NULL) STORED
);

CREATE INDEX login_sessions_by_user ON login_sessions (user_id, login_time DESC);

CREATE TABLE password_reset_tokens (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  expires_at timestamptz(3) NOT NULL,
  used boolean NOT NULL DEFAULT false,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE INDEX password_reset_tokens_by_user ON password_reset_tokens (user_id);

-- Attempts at something guessable, counted per subject (an account, an address) in a fixed window.
CREATE TABLE attempts (
  subject text PRIMARY KEY,
  count integer NOT NULL,
  window_ends_at timestamptz(3) NOT NULL
);

CREATE INDEX attempts_by_end ON attempts (window_ends_at);
