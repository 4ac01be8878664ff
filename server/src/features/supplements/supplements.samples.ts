import { randomUUID } from 'node:crypto'
import * as calls from '@pepwell/contract/supplements'
import { aSupplementLog } from '../../testing/factories.ts'
import { type Samples, sample } from '../../testing/samples.ts'

/** See {@link Samples}. */
export const samples: Samples = [
  sample(calls.logSupplement, () => ({
    body: {
      supplementName: 'Zinc',
      quantity: 11,
      unit: 'mg' as const,
      logDate: '2026-06-15',
      clientId: randomUUID(),
    },
  })),
  sample(calls.repeatSupplements, () => ({ body: { clientId: randomUUID() } })),
  sample(calls.updateSupplementLog, async (test, member) => ({
    params: { id: (await aSupplementLog(test, member)).id },
    body: { supplementName: 'Magnesium', quantity: 200, unit: 'mg' as const, logDate: '2026-06-14' },
  })),
  sample(calls.removeSupplementLog, async (test, member) => ({
    params: { id: (await aSupplementLog(test, member)).id },
  })),
]
