import * as calls from '@pepwell/contract/plan/dose-steps'
import { addDays, dayOf } from '@pepwell/domain/time/calendar'
import { aPeptideId, aPersonalEntry, type Member } from '../../testing/factories.ts'
import { type Samples, sample } from '../../testing/samples.ts'
import type { TestApp } from '../../testing/test-app.ts'

const stepsOf = ({ clock }: TestApp) => [
  { dose: '1 mg', weeks: 4 },
  { dose: '2 mg', doses: 4 },
  { dose: '3 mg', from: addDays(dayOf(clock.now(), 'UTC'), 365) },
]

/** An entry on the first of three steps. */
async function aStepped(test: TestApp, member: Member) {
  const { id } = await aPersonalEntry(test, member)
  const path = `/api/user-peptides/${id}`
  await test.request('PATCH', path, { cookie: member.cookie, body: { currentDose: '1 mg' } })
  await test.request('PUT', `${path}/steps`, { cookie: member.cookie, body: { steps: stepsOf(test) } })
  return { id }
}

export const samples: Samples = [
  sample(calls.readDoseSteps, async (test, member) => ({ params: await aStepped(test, member) })),
  sample(calls.listStepDecisions, async (test, member) => ({ params: await aStepped(test, member) })),
  sample(calls.listStepHolds, async (test, member) => ({ params: await aStepped(test, member) })),
  sample(calls.writeDoseSteps, async (test, member) => ({
    params: await aStepped(test, member),
    body: { steps: stepsOf(test) },
  })),
  sample(calls.previewStepWarnings, async (test, member) => ({
    params: await aStepped(test, member),
    body: { doses: ['1 mg', '2 mg'] },
  })),
  sample(calls.decideDoseStep, async (test, member) => ({
    params: await aStepped(test, member),
    body: {
      decision: 'take' as const,
      weeks: 4,
      reason: 'prescriber',
      step: 1,
      clientId: crypto.randomUUID(),
    },
  })),
  sample(
    calls.listStepTemplates,
    async (test) => ({ query: { peptideId: String(await aPeptideId(test)) } }),
    { isNobodys: true },
  ),
]
