import { randomUUID } from 'node:crypto'
import * as calls from '@pepwell/contract/labs/labs'
import { aLabResult, type Member } from '../../testing/factories.ts'
import { aPhotoUrl } from '../../testing/photos.ts'
import { type Samples, sample } from '../../testing/samples.ts'
import type { TestApp } from '../../testing/test-app.ts'

const typed = {
  analyte: 'Glucose',
  loinc: '2345-7',
  value: 5.5,
  comparator: '<',
  unit: 'mmol/L',
  rangeLow: 3.9,
  rangeHigh: 5.5,
  lab: 'x',
  collectedAt: '2026-06-14T12:00:00Z',
  fasting: true,
  note: 'x',
} as const

/** A result with a report. */
async function aReport(test: TestApp, member: Member) {
  const { id } = await aLabResult(test, member)
  const body = { file: await aPhotoUrl() }
  await test.request('PUT', `/api/lab-results/${id}/report`, { cookie: member.cookie, body })
  return { params: { id } }
}

export const samples: Samples = [
  sample(
    calls.chooseLabUnit,
    async (test, member) => {
      await aLabResult(test, member)
      return { params: { loinc: '4548-4' }, body: { unit: 'mmol/mol' } }
    },
    { isNobodys: true },
  ),
  sample(calls.logLabResult, () => ({ body: { ...typed, clientId: randomUUID() } })),
  sample(calls.updateLabResult, async (test, member) => ({
    params: { id: (await aLabResult(test, member)).id },
    body: typed,
  })),
  sample(calls.removeLabResult, async (test, member) => ({
    params: { id: (await aLabResult(test, member)).id },
  })),
  sample(calls.attachLabReport, async (test, member) => ({
    params: { id: (await aLabResult(test, member)).id },
    body: { file: await aPhotoUrl() },
  })),
  sample(calls.removeLabReport, aReport),
  sample(
    calls.labReportPage,
    async (test, member) => {
      const { params } = await aReport(test, member)
      return { params: { ...params, page: 1 }, query: { size: 'image' as const, v: 'x' } }
    },
    { takesAny: { v: 'text' } },
  ),
]
