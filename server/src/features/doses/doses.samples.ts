import { randomUUID } from 'node:crypto'
import * as calls from '@pepwell/contract/doses'
import { aDose, aPersonalEntry } from '../../testing/factories.ts'
import { type Samples, sample } from '../../testing/samples.ts'

/** See {@link Samples}. */
export const samples: Samples = [
  sample(calls.doseDays, () => ({ query: { from: '2026-06-01', to: '2026-06-15' } })),
  sample(calls.logDose, async (test, member) => ({
    body: {
      userPeptideId: (await aPersonalEntry(test, member)).id,
      dose: '1 mg',
      volume: 0.1,
      injectionSite: 'Left thigh',
      feeling: 'Well',
      notes: 'x',
      takenAt: '2026-06-15T10:00:00Z',
      clientId: randomUUID(),
    },
  })),
  sample(calls.undoDose, async (test, member) => {
    const { id } = await aPersonalEntry(test, member)
    return { params: { id: (await aDose(test, member, id)).id } }
  }),
]
