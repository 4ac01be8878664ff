import { randomUUID } from 'node:crypto'
import * as calls from '@pepwell/contract/doses/doses'
import { markSore, saveSites, unmarkSore } from '@pepwell/contract/doses/injection-sites'
import { aDose, aPersonalEntry, aReminder, type Member } from '../../testing/factories.ts'
import { type Samples, sample } from '../../testing/samples.ts'
import type { TestApp } from '../../testing/test-app.ts'

const TAKEN_AT = '2026-06-15T10:00:00Z'

async function remindedOf(test: TestApp, member: Member) {
  const entry = await aPersonalEntry(test, member)
  return { entry, reminder: await aReminder(test, member, entry.id) }
}

const ofADose = async (test: TestApp, member: Member) => ({
  params: { id: (await aDose(test, member, (await aPersonalEntry(test, member)).id)).id },
})

export const samples: Samples = [
  sample(calls.doseDays, () => ({ query: { from: '2026-06-01', to: '2026-06-15' } })),
  sample(calls.doseOccurrences, async (test, member) => {
    const { entry } = await remindedOf(test, member)
    const { id } = await aDose(test, member, entry.id)
    return { query: { userPeptideId: String(entry.id), takenAt: TAKEN_AT, doseId: String(id) } }
  }),
  sample(calls.logDose, async (test, member) => {
    const { entry, reminder } = await remindedOf(test, member)
    return {
      body: {
        userPeptideId: entry.id,
        dose: '1 mg',
        volume: 0.1,
        injectionSite: 'Left thigh',
        additionalSites: ['Right thigh'],
        feeling: 'Well',
        notes: 'x',
        takenAt: TAKEN_AT,
        settles: { reminderId: reminder.id, occursOn: '2026-06-15' },
        clientId: randomUUID(),
      },
    }
  }),
  sample(calls.previewDoseWarnings, async (test, member) => ({
    body: { userPeptideId: (await aPersonalEntry(test, member)).id, dose: '2.5 mg', takenAt: TAKEN_AT },
  })),
  sample(calls.importDoses, async (test, member) => ({
    body: {
      source: { id: randomUUID(), fileName: 'doses.csv' },
      doses: [
        {
          userPeptideId: (await aPersonalEntry(test, member)).id,
          ...{ dose: '2.5 mg', volume: 0.1, injectionSite: 'Left thigh', feeling: 'Well', notes: 'x' },
          ...{ takenAt: TAKEN_AT, clientId: randomUUID() },
        },
      ],
    },
  })),
  sample(calls.updateDose, async (test, member) => {
    const { entry, reminder } = await remindedOf(test, member)
    return {
      params: { id: (await aDose(test, member, entry.id)).id },
      body: {
        dose: '2 mg',
        volume: 0.2,
        injectionSite: 'Right thigh',
        additionalSites: ['Left hip'],
        feeling: 'Tired',
        notes: 'y',
        takenAt: TAKEN_AT,
        settles: { reminderId: reminder.id, occursOn: '2026-06-15' },
      },
    }
  }),
  sample(
    saveSites,
    () => ({
      body: {
        sites: [
          { site: randomUUID(), name: 'Left calf', region: null, neverSuggest: true },
          { site: 'Left thigh', name: 'Left leg', region: 'thigh' as const, neverSuggest: false },
        ],
      },
    }),
    { isNobodys: true },
  ),
  sample(markSore, () => ({ params: { site: 'Left thigh' } }), { isNobodys: true }),
  sample(unmarkSore, () => ({ params: { site: 'Right thigh' } }), { isNobodys: true }),
  sample(calls.removeDose, ofADose),
  sample(calls.doseVersions, ofADose),
]
