-- Which secret key a TOTP key is encrypted with; none: it is stored as it is. Rows are encrypted at the start, see decision 0057.
ALTER TABLE authenticators
  ADD COLUMN totp_key_id text,
  ADD CONSTRAINT authenticators_key_id CHECK (totp_key_id ~ '^[0-9a-f]{8}$');
