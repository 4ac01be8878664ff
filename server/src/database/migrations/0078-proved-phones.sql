-- Text messages go to numbers whose owners said that they are theirs, with a code that was texted there: see decision 0047.
ALTER TABLE users ADD COLUMN phone_proved_at timestamptz(3);

-- Whoever has them switched on keeps what they get.
UPDATE users SET phone_proved_at = preference.updated_at
  FROM user_notification_preferences AS preference
  WHERE preference.user_id = users.id AND preference.sms_notifications AND users.phone_number IS NOT NULL;

-- The last code that was texted to somebody.
CREATE TABLE phone_codes (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  phone_number text NOT NULL,
  code_hash bytea NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  expires_at timestamptz(3) NOT NULL
);
