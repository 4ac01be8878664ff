-- Sign-outs, verified emails and requests for a reset link are security events, too.
ALTER TABLE security_events DROP CONSTRAINT security_events_kind_check;
ALTER TABLE security_events ADD CONSTRAINT security_events_kind_check CHECK (kind IN (
  'sign-up', 'sign-in-password', 'sign-in-code', 'sign-in-recovery-code',
  'sign-in-passkey', 'identity-check', 'sign-out', 'session-ended', 'other-sessions-ended',
  'password-changed', 'password-reset-requested', 'password-reset', 'password-reset-by-team', 'passkey-added',
  'passkey-removed', 'two-step-on', 'two-step-off', 'recovery-codes-renewed',
  'recovery-code-used', 'sign-in-methods-removed', 'email-verified', 'email-change-requested', 'email-changed',
  'email-change-undone', 'phone-changed', 'phone-removed', 'phone-verified',
  'data-export', 'account-deletion', 'admin-access', 'admin-rights-changed',
  'account-suspended', 'account-unsuspended'
)) NOT VALID;
ALTER TABLE security_events VALIDATE CONSTRAINT security_events_kind_check;
