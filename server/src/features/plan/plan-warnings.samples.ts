import * as calls from '@pepwell/contract/plan/plan-warnings'
import { aPersonalPeptide, aPlanEntry, type Member } from '../../testing/factories.ts'
import { type Samples, sample } from '../../testing/samples.ts'
import type { TestApp } from '../../testing/test-app.ts'

/** An entry with a warning: its dose has no unit. */
async function aWarned(test: TestApp, member: Member) {
  const personalPeptideId = (await aPersonalPeptide(test, member)).id
  const { id } = await aPlanEntry(test, member, { personalPeptideId, currentDose: '250' })
  const { body } = await test.request('GET', '/api/user-peptides/warnings', { cookie: member.cookie })
  const [warning] = body.find(({ entryId }: { entryId: number }) => entryId === id).warnings
  return { id: Number(id), key: String(warning.key) }
}

const reason = 'prescriber-decided' as const

export const samples: Samples = [
  sample(calls.previewPlanWarnings, async (test, member) => ({
    body: {
      personalPeptideId: (await aPersonalPeptide(test, member)).id,
      currentDose: '1 mg',
      frequency: 'Daily',
      notes: 'x',
    },
  })),
  sample(calls.dismissPlanWarning, async (test, member) => {
    const { id, key } = await aWarned(test, member)
    return { params: { id }, body: { key, reason } }
  }),
  sample(calls.restorePlanWarning, async (test, member) => {
    const params = await aWarned(test, member)
    const body = { key: params.key, reason }
    const path = `/api/user-peptides/${params.id}/dismissed-warnings`
    await test.request('POST', path, { cookie: member.cookie, body })
    return { params }
  }),
]
