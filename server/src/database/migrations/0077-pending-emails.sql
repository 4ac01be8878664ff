-- Another address is in force once its own link was opened; the one before can undo that for seven days.
ALTER TABLE users ADD COLUMN pending_email text CHECK (pending_email <> email);

-- Whether opening a link brings the address back that it was mailed to.
ALTER TABLE email_links ADD COLUMN undoes boolean NOT NULL DEFAULT false;
-- Nobody else takes an address that can be brought back.
CREATE INDEX email_links_that_undo ON email_links (email) WHERE undoes AND NOT used;
