import * as calls from '@pepwell/contract/plan/plan'
import { aPersonalEntry, aPersonalPeptide } from '../../testing/factories.ts'
import { type Samples, sample } from '../../testing/samples.ts'

const entry = { currentDose: '1 mg', frequency: 'Daily', notes: 'x', status: 'active' } as const

export const samples: Samples = [
  sample(calls.addToPlan, async (test, member) => ({
    body: {
      personalPeptideId: (await aPersonalPeptide(test, member)).id,
      ...entry,
      startDate: '2026-06-01',
      endDate: '2026-07-01',
    },
  })),
  sample(calls.updatePlanEntry, async (test, member) => ({
    params: { id: (await aPersonalEntry(test, member)).id },
    body: { ...entry, startDate: '2026-06-10', endDate: '2199-01-01' },
  })),
  sample(calls.removeFromPlan, async (test, member) => ({
    params: { id: (await aPersonalEntry(test, member)).id },
  })),
]
