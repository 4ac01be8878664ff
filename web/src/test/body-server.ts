import type { LabResult } from '@pepwell/contract/labs/labs'
import type { Measurement } from '@pepwell/contract/measurements/measurements'
import { HttpResponse, http } from 'msw'
import { server } from './server.ts'

export const aMeasurement = (changes: Partial<Measurement> = {}): Measurement => ({
  id: 1,
  kind: 'waist',
  value: 36.8,
  unit: 'in',
  canonicalValue: 93.472,
  canonicalUnit: 'cm',
  measuredAt: '2026-06-14T14:00:00.000Z',
  note: null,
  createdAt: '2026-06-14T14:00:00.000Z',
  editedAt: null,
  ...changes,
})

export const aLabResult = (changes: Partial<LabResult> = {}): LabResult => {
  const result = { ...ldl, ...changes }
  return { ...result, ...shownAs(result), ...changes }
}

const ldl: LabResult = {
  id: 1,
  analyte: 'LDL cholesterol',
  loinc: '13457-7',
  value: 118,
  comparator: null,
  unit: 'mg/dL',
  rangeLow: null,
  rangeHigh: 99,
  lab: 'Quest',
  collectedAt: '2026-06-14T14:00:00.000Z',
  fasting: true,
  note: null,
  createdAt: '2026-06-14T14:00:00.000Z',
  editedAt: null,
  canonicalValue: 118,
  canonicalUnit: 'mg/dL',
  flag: 'high',
  displayValue: 118,
  displayUnit: 'mg/dL',
  displayLow: null,
  displayHigh: 99,
  report: [],
  sinceDose: null,
}

const shownAs = ({ value, unit, rangeLow, rangeHigh }: LabResult) => ({
  displayValue: value,
  displayUnit: unit,
  displayLow: rangeLow,
  displayHigh: rangeHigh,
})

const hba1c = {
  loinc: '4548-4',
  name: 'HbA1c',
  group: 'Sugar',
  aliases: ['A1c'],
  canonicalUnit: '%',
  units: ['%', 'mmol/mol'],
  displayUnit: null,
}

/** Answers the page's calls; `sent` records writes. */
export function serveBody(measurements: Measurement[] = [], results: LabResult[] = []) {
  const sent: { method: string; path: string; body?: Record<string, unknown> }[] = []
  const note = async (request: Request) => {
    const body = request.method === 'DELETE' ? undefined : await request.json()
    sent.push({ method: request.method, path: new URL(request.url).pathname, ...(body && { body }) })
  }
  server.use(
    http.get('/api/measurements', () => HttpResponse.json(measurements)),
    http.get('/api/lab-results', () => HttpResponse.json(results)),
    http.get('/api/lab-analytes', () => HttpResponse.json([hba1c])),
    http.get('/api/user-peptides', () => HttpResponse.json([])),
    http.get('/api/dosage-logs/steps', () => HttpResponse.json([])),
    http.put('/api/lab-analytes/:loinc/unit', async ({ request }) => {
      await note(request)
      return HttpResponse.json({ displayUnit: '%' })
    }),
    http.put('/api/lab-results/:id/report', async ({ request }) => {
      await note(request)
      return HttpResponse.json({ report: [] })
    }),
    http.delete('/api/lab-results/:id/report', async ({ request }) => {
      await note(request)
      return HttpResponse.json({ message: 'Report deleted' })
    }),
    http.post('/api/measurements', async ({ request }) => {
      await note(request)
      return HttpResponse.json(aMeasurement({ id: 9 }), { status: 201 })
    }),
    http.post('/api/lab-results', async ({ request }) => {
      await note(request)
      return HttpResponse.json(aLabResult({ id: 9 }), { status: 201 })
    }),
    http.delete('/api/:list/:id', async ({ request }) => {
      await note(request)
      return HttpResponse.json({ message: 'removed' })
    }),
  )
  return sent
}
