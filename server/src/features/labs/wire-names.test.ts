import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aDose, aMember, aPeptideId, aPlanEntry } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()

test('levels, side effects, measurements and labs keep their names on the wire', async () => {
  app.clock.set('2026-11-20T12:00:00Z')
  const member = await aMember(app)
  const call = async (method: string, path: string, body?: unknown) =>
    app.request(method, path, { cookie: member.cookie, body })
  const peptideId = await aPeptideId(app, 'Tirzepatide')
  const entry = await aPlanEntry(app, member, { peptideId, currentDose: '5 mg', frequency: 'Weekly' })
  const short = await aPlanEntry(app, member, { currentDose: '250 mcg' })
  await aDose(app, member, entry.id, { dose: '5 mg', takenAt: '2026-11-15T12:00:00Z' })

  const level = await call('GET', `/api/medication-levels/${entry.id}?at=2026-11-20T12:00:00Z`)
  expect(level).toMatchObject({
    statusCode: 200,
    body: {
      ...{ percent: expect.any(Number), low: expect.any(Number), high: expect.any(Number) },
      ...{ model: expect.any(String), source: { name: expect.any(String) } },
    },
  })
  const none = await call('GET', `/api/medication-levels/${short.id}`)
  expect(none.body).toMatchObject({ percent: null, reason: expect.any(String) })
  const span = 'from=2026-11-15T12:00:00Z&to=2026-11-20T12:00:00Z&stepHours=24'
  expect((await call('GET', `/api/medication-levels/${entry.id}?${span}`)).body.points).toHaveLength(6)

  const written = [
    [
      '/api/side-effects',
      {
        ...{ name: 'Black stool', severity: 2, startedAt: '2026-11-20T08:00:00.000Z', note: 'x' },
        ...{ endedAt: '2026-11-20T09:00:00.000Z', userPeptideId: entry.id },
      },
      { help: expect.stringContaining('Source') },
    ],
    [
      '/api/measurements',
      { kind: 'waist', value: 90, unit: 'cm', measuredAt: '2026-11-20T08:00:00.000Z', note: 'x' },
      {},
    ],
    [
      '/api/lab-results',
      {
        ...{ analyte: 'HbA1c', value: 38, comparator: null, unit: 'mmol/mol', rangeLow: 20, rangeHigh: 42 },
        ...{ collectedAt: '2026-11-20T08:00:00.000Z', fasting: true, note: 'x' },
      },
      { canonicalValue: expect.closeTo(5.63, 2), canonicalUnit: '%', flag: 'within' },
    ],
  ] as const
  for (const [path, body, more] of written) {
    const sent = { ...body, clientId: randomUUID() }
    const added = await call('POST', path, sent)
    expect(added).toMatchObject({ statusCode: 201, body: { ...body, ...more } })
    expect((await call('POST', path, sent)).body.id).toBe(added.body.id)
    expect((await call('GET', path)).body).toHaveLength(1)
    const one = `${path}/${added.body.id}`
    expect(await call('PATCH', one, { note: 'y' })).toMatchObject({ statusCode: 200, body: { note: 'y' } })
    expect((await call('DELETE', one)).statusCode).toBe(200)
  }
  const bounded = {
    loinc: '4548-4',
    value: 5,
    comparator: '<',
    unit: '%',
    collectedAt: '2026-11-20T08:00:00Z',
  }
  expect((await call('POST', '/api/lab-results', bounded)).body).toMatchObject({
    comparator: '<',
    flag: null,
  })
  const analytes = (await call('GET', '/api/lab-analytes')).body
  expect(analytes.length).toBeGreaterThanOrEqual(60)
})
