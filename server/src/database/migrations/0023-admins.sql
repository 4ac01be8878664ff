-- What an admin may do; an empty list of permissions means everything.
CREATE TABLE admin_users (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  role text NOT NULL DEFAULT 'admin' CHECK (role <> ''),
  permissions text[] NOT NULL DEFAULT '{}' CHECK (
    permissions <@ ARRAY['members', 'products', 'prices', 'vitamins', 'inventory', 'orders', 'reports', 'support']
  )
);

INSERT INTO admin_users (user_id) SELECT id FROM users WHERE is_admin;
