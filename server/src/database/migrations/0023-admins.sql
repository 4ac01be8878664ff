-- What an admin may do; an empty list of permissions means everything.
CREATE TABLE admin_users (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  role text NOT NULL DEFAULT 'admin' CHECK (role <> ''),
  permissions text[] NOT NULL DEFAULT '{}' CHECK (
    permissions <@ ARRAY['members', 'products', 'prices', 'vitamins', 'inventory', 'orders', 'reports', 'support']
  )
);

INSERT INTO admin_users (user_id) SELECT id FROM users WHERE is_admin;

-- How often somebody got in, kept so that members can be put in its order.
ALTER TABLE users ADD COLUMN login_count integer NOT NULL DEFAULT 0 CHECK (login_count >= 0);
UPDATE users SET login_count = opened.sessions
FROM (SELECT user_id, count(*) AS sessions FROM login_sessions GROUP BY user_id) AS opened
WHERE opened.user_id = users.id;

-- What operators look for members by: parts of any of the three, and nothing across them.
ALTER TABLE users ADD COLUMN sought text NOT NULL
  GENERATED ALWAYS AS (lower(email || E'\n' || coalesce(first_name, '') || E'\n' || coalesce(last_name, ''))) STORED;
CREATE INDEX users_sought ON users USING gin (sought gin_trgm_ops);

-- Members in each order that they are listed in.
CREATE INDEX users_by_joining ON users (created_at DESC, id DESC);
CREATE INDEX users_by_sign_in ON users ((coalesce(last_login_at, '-infinity'::timestamptz)) DESC, id DESC);
CREATE INDEX users_by_logins ON users (login_count DESC, id DESC);
CREATE INDEX users_by_name ON users ((lower(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))), id);

-- Today's doses and the people with a plan are counted whenever the panel opens.
CREATE INDEX dosage_logs_by_logging ON dosage_logs USING brin (created_at) WITH (autosummarize = on);
CREATE INDEX user_peptides_active ON user_peptides (user_id) WHERE status = 'active';

-- Until when a password that an operator set is good; null for one that the person chose.
ALTER TABLE users ADD COLUMN temporary_password_until timestamptz(3);
