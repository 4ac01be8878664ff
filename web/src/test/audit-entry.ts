import type { AuditEntry } from '@pepwell/contract/accounts/audit'

/** An operator's change in the audit log. */
export const anAuditEntry = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 1,
  at: '2026-03-09T14:42:00.000Z',
  actor: { id: 'user_1', name: 'Jonas Berg' },
  ipAddress: null,
  area: 'pricing',
  action: 'update',
  kind: 'product-costs',
  object: { id: '11', name: 'BPC-157' },
  before: null,
  after: null,
  ...changes,
})
