import { randomUUID } from 'node:crypto'
import * as calls from '@pepwell/contract/doses'
import { markSore, unmarkSore } from '@pepwell/contract/injection-sites'
import { aDose, aPersonalEntry, aReminder, type Member } from '../../testing/factories.ts'
import { type Samples, sample } from '../../testing/samples.ts'
import type { TestApp } from '../../testing/test-app.ts'

const TAKEN_AT = '2026-06-15T10:00:00Z'

async function remindedOf(test: TestApp, member: Member) {
  const entry = await aPersonalEntry(test, member)
  return { entry, reminder: await aReminder(test, member, entry.id) }
}

/** See {@link Samples}. */
export const samples: Samples = [
  sample(calls.doseDays, () => ({ query: { from: '2026-06-01', to: '2026-06-15' } })),
  sample(calls.doseOccurrences, async (test, member) => ({
    query: { userPeptideId: String((await remindedOf(test, member)).entry.id), takenAt: TAKEN_AT },
  })),
  sample(calls.logDose, async (test, member) => {
    const { entry, reminder } = await remindedOf(test, member)
    return {
      body: {
        userPeptideId: entry.id,
        dose: '1 mg',
        volume: 0.1,
        injectionSite: 'Left thigh',
        feeling: 'Well',
        notes: 'x',
        takenAt: TAKEN_AT,
        settles: { reminderId: reminder.id, occursOn: '2026-06-15' },
        clientId: randomUUID(),
      },
    }
  }),
  sample(calls.undoDose, async (test, member) => {
    const { id } = await aPersonalEntry(test, member)
    return { params: { id: (await aDose(test, member, id)).id } }
  }),
  sample(markSore, () => ({ params: { site: 'Left thigh' as const } }), { isNobodys: true }),
  sample(unmarkSore, () => ({ params: { site: 'Right thigh' as const } }), { isNobodys: true }),
]
