import * as calls from '@pepwell/contract/accounts/audit'
import { type Samples, sample } from '../../testing/samples.ts'

export const samples: Samples = [
  sample(calls.listAuditLog, () => ({
    query: { limit: 10, after: '100', actorId: 'user_1', kind: 'member', objectId: 'user_2' },
  })),
  sample(calls.auditLogCsv, () => ({ query: { kind: 'member', from: '2026-06-01', to: '2026-06-30' } })),
]
