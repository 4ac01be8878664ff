-- What happened to how an account is signed in to, protected or reached, for its owner and for operators. No secret and
-- nothing that was typed is in here.
CREATE TABLE security_events (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  id bigint GENERATED ALWAYS AS IDENTITY,
  at timestamptz(3) NOT NULL,
  kind text NOT NULL CHECK (kind IN (
    'sign-up', 'sign-in-password', 'sign-in-code', 'sign-in-recovery-code',
    'sign-in-passkey', 'identity-check', 'session-ended', 'other-sessions-ended',
    'password-changed', 'password-reset', 'password-reset-by-team', 'passkey-added',
    'passkey-removed', 'two-step-on', 'two-step-off', 'recovery-codes-renewed',
    'recovery-code-used', 'sign-in-methods-removed', 'email-change-requested', 'email-changed',
    'email-change-undone', 'phone-changed', 'phone-removed', 'phone-verified',
    'data-export', 'account-deletion', 'admin-access', 'admin-rights-changed',
    'account-suspended', 'account-unsuspended'
  )),
  outcome text NOT NULL CHECK (outcome IN ('ok', 'refused', 'limited')),
  device_type text,
  browser_info text,
  ip_address inet,
  PRIMARY KEY (user_id, id)
);

-- The operators' list, newest first.
CREATE INDEX security_events_by_id ON security_events (id);
-- What is too old, and what is unusual lately. Rows come in the order of time, so that a small index does.
CREATE INDEX security_events_by_time ON security_events USING brin (at) WITH (pages_per_range = 16);
