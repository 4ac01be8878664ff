/** What can happen to an account's sign-in, security or contact details. */
export const securityEventKinds = [
  'sign-up',
  'sign-in-password',
  'sign-in-code',
  'sign-in-recovery-code',
  'sign-in-passkey',
  'identity-check',
  'sign-out',
  'session-ended',
  'other-sessions-ended',
  'password-changed',
  'password-reset-requested',
  'password-reset',
  'password-reset-by-team',
  'passkey-added',
  'passkey-removed',
  'two-step-on',
  'two-step-off',
  'recovery-codes-renewed',
  'recovery-code-used',
  'sign-in-methods-removed',
  'email-verified',
  'email-change-requested',
  'email-changed',
  'email-change-undone',
  'phone-changed',
  'phone-removed',
  'phone-verified',
  'data-export',
  'account-deletion',
  'admin-access',
  'admin-rights-changed',
  'account-suspended',
  'account-unsuspended',
] as const
export type SecurityEventKind = (typeof securityEventKinds)[number]

/** 'limited' means refused because of too many attempts. */
export const securityEventOutcomes = ['ok', 'refused', 'limited'] as const
export type SecurityEventOutcome = (typeof securityEventOutcomes)[number]

/** How long events are stored, in months. */
export const SECURITY_EVENT_MONTHS = 13

/** The maximum number of stored events per person. Refused attempts have a limit of their own, of the same size. */
export const MAX_SECURITY_EVENTS = 1000

/** Refused attempts recorded per person and hour; more add no information. */
export const REFUSED_EVENTS_PER_HOUR = 20

interface Sentences {
  ok: string
  refused?: string
  limited?: string
}

const sentences: Record<SecurityEventKind, Sentences> = {
  'sign-up': { ok: 'Account created' },
  'sign-in-password': {
    ok: 'Signed in with a password',
    refused: 'Sign-in with a password refused',
    limited: 'Sign-in blocked after too many tries',
  },
  'sign-in-code': {
    ok: 'Signed in with a password and a code',
    refused: 'Sign-in refused: wrong code',
    limited: 'Sign-in blocked after too many codes',
  },
  'sign-in-recovery-code': {
    ok: 'Signed in with a recovery code',
    refused: 'Sign-in refused: wrong recovery code',
    limited: 'Sign-in blocked after too many codes',
  },
  'sign-in-passkey': { ok: 'Signed in with a passkey', refused: 'Sign-in with a passkey refused' },
  'identity-check': {
    ok: 'Identity confirmed',
    refused: 'Identity check failed before a change',
    limited: 'Identity check blocked after too many tries',
  },
  'sign-out': { ok: 'Signed out' },
  'session-ended': { ok: 'Signed out another device' },
  'other-sessions-ended': { ok: 'Signed out all other devices' },
  'password-changed': { ok: 'Password changed' },
  'password-reset-requested': { ok: 'Password reset link requested' },
  'password-reset': { ok: 'Password reset by an email link' },
  'password-reset-by-team': { ok: 'Password reset by the Pepwell team' },
  'passkey-added': { ok: 'Passkey added' },
  'passkey-removed': { ok: 'Passkey removed' },
  'two-step-on': { ok: 'Two-step sign-in turned on' },
  'two-step-off': { ok: 'Two-step sign-in turned off' },
  'recovery-codes-renewed': { ok: 'Recovery codes renewed' },
  'recovery-code-used': { ok: 'Recovery code used' },
  'sign-in-methods-removed': { ok: 'Passkeys and two-step sign-in removed by the Pepwell team' },
  'email-verified': { ok: 'Email verified' },
  'email-change-requested': { ok: 'Email change requested' },
  'email-changed': { ok: 'Email changed' },
  'email-change-undone': { ok: 'Email change undone' },
  'phone-changed': { ok: 'Phone number changed' },
  'phone-removed': { ok: 'Phone number removed' },
  'phone-verified': { ok: 'Phone number verified' },
  'data-export': { ok: 'Data export started' },
  'account-deletion': { ok: 'Account deletion requested' },
  'admin-access': { ok: 'Back office opened', refused: 'Back office access refused' },
  'admin-rights-changed': { ok: 'Back office rights changed' },
  'account-suspended': { ok: 'Account suspended' },
  'account-unsuspended': { ok: 'Account suspension lifted' },
}

/** The event as a sentence: 'Signed in with a passkey'. */
export function securityEventText(kind: SecurityEventKind, outcome: SecurityEventOutcome): string {
  const { ok, refused = `${ok} refused`, limited = refused } = sentences[kind]
  return { ok, refused, limited }[outcome]
}
