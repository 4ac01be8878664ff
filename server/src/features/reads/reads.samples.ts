import { batchReads } from '@pepwell/contract/reads'
import { type Samples, sample } from '../../testing/samples.ts'

export const samples: Samples = [
  sample(batchReads, () => ({ query: { paths: '/api/notifications/push-key' } })),
]
