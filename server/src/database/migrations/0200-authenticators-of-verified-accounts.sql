-- Whether the account's email was verified when its authenticator app was set up. Recovery removes one that was not:
-- someone who signed up with a stranger's address may have set it up.
ALTER TABLE authenticators ADD COLUMN email_was_verified boolean NOT NULL DEFAULT false;
-- A later verification may belong to a later address, so only accounts that never verified one are certain.
UPDATE authenticators SET email_was_verified = true
FROM users
WHERE users.id = authenticators.user_id
  AND users.email_proved_at IS NOT NULL
  AND authenticators.confirmed_at IS NOT NULL;
