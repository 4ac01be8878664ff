-- An account whose address was never verified may have been made by a stranger: an address it asked for must not take
-- the place of the owner's once the owner verifies theirs.
DELETE FROM email_links USING users
WHERE users.id = email_links.user_id AND users.email_proved_at IS NULL AND email_links.email <> users.email;
UPDATE users SET pending_email = NULL WHERE email_proved_at IS NULL AND pending_email IS NOT NULL;
