import { medicationLevel } from '@pepwell/contract/levels/medication-levels'
import { aPlanEntry } from '../../testing/factories.ts'
import { type Samples, sample } from '../../testing/samples.ts'

export const samples: Samples = [
  sample(medicationLevel, async (test, member) => ({
    params: { userPeptideId: (await aPlanEntry(test, member)).id },
    query: {
      at: '2026-06-15T12:00:00Z',
      from: '2026-06-01T00:00:00Z',
      to: '2026-06-20T00:00:00Z',
      stepHours: '6',
    },
  })),
]
