-- Since when somebody is an admin: the days to set up a second step count from here, for today's admins from now on.
ALTER TABLE admin_users ADD COLUMN since timestamptz NOT NULL DEFAULT now();
