-- A random salt for the codes of one person; null for earlier ones, whose salt is derived from the user's id.
ALTER TABLE recovery_codes ADD COLUMN salt bytea CHECK (octet_length(salt) = 16);
