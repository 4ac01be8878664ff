-- Where mails to an address end up: without what stands behind a plus, and at Gmail without dots.
CREATE FUNCTION mailbox_of(email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN host IN ('gmail.com', 'googlemail.com') THEN replace(box, '.', '') || '@gmail.com'
    ELSE box || '@' || host END
  FROM (SELECT split_part(regexp_replace(lower(email), '@[^@]*$', ''), '+', 1) AS box,
    substring(lower(email) from '@([^@]*)$') AS host) AS parts
$$;
-- Nobody comes back while suspended: by another spelling of the mailbox, or by the number that was verified.
CREATE INDEX users_suspended_mailboxes ON users (mailbox_of(email)) WHERE suspended_at IS NOT NULL;
CREATE INDEX users_suspended_numbers ON users (phone_number) WHERE suspended_at IS NOT NULL AND phone_proved_at IS NOT NULL;
