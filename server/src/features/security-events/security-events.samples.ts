import * as calls from '@pepwell/contract/accounts/security-events'
import { type Samples, sample } from '../../testing/samples.ts'

export const samples: Samples = [
  sample(calls.ownSecurityEvents, () => ({ query: { limit: 10, after: '100' } })),
  sample(calls.listSecurityEvents, () => ({
    query: {
      limit: 10,
      after: '100',
      userId: 'user_1',
      kind: 'passkey-added' as const,
      from: '2026-06-01',
      to: '2026-06-30',
    },
  })),
]
