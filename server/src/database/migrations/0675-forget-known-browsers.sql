-- When recovery or a new password last ended every way in: browsers that signed in before are unknown since then.
ALTER TABLE users ADD COLUMN access_revoked_at timestamptz(3);
