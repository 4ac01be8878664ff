import { randomUUID } from 'node:crypto'
import * as calls from '@pepwell/contract/vials/vials'
import { aPersonalEntry, aVial, type Member } from '../../testing/factories.ts'
import { type Samples, sample } from '../../testing/samples.ts'
import type { TestApp } from '../../testing/test-app.ts'

const dates = { mixedOn: '2026-06-01', discardOn: '2026-06-20', expiresOn: '2027-06-01' }

const vial = {
  ...{ kind: 'vial' as const, amount: 10, unit: 'mg' as const, waterMl: 2, ...dates, lot: 'S2611' },
  ...{ deadSpaceMl: 0.01, clicksPerMl: 60, cost: 38, currency: 'USD', source: 'Pharmacy' },
  components: [{ name: 'BPC-157', amount: 5, unit: 'mg' as const }],
  syringe: { scale: 'U-100' as const, capacityMl: 0.5 as const, graduation: 1 },
  state: 'in-use' as const,
}

const ofAVial = async (test: TestApp, member: Member) => ({
  params: { id: (await aVial(test, member, (await aPersonalEntry(test, member)).id)).id },
})

export const samples: Samples = [
  sample(calls.addVial, async (test, member) => ({
    body: { ...vial, clientId: randomUUID(), userPeptideId: (await aPersonalEntry(test, member)).id },
  })),
  sample(calls.listArrived, () => ({})),
  sample(calls.updateVial, async (test, member) => ({
    ...(await ofAVial(test, member)),
    body: { ...vial, amount: 5, cost: 40 },
  })),
  sample(calls.removeVial, ofAVial),
  sample(calls.snoozeVialWarning, async (test, member) => ({
    ...(await ofAVial(test, member)),
    body: { cause: 'runs-low' as const, days: 1 },
  })),
  sample(calls.listVialCertificates, ofAVial),
  sample(calls.listVialMovements, async (test, member) => ({ ...(await ofAVial(test, member)), query: {} })),
  sample(calls.addVialMovement, async (test, member) => ({
    ...(await ofAVial(test, member)),
    body: {
      clientId: randomUUID(),
      kind: 'spill' as const,
      amount: 0.5,
      unit: 'mg' as const,
      note: 'Dropped',
    },
  })),
]
