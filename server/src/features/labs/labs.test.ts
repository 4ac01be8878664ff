import { randomUUID } from 'node:crypto'
import { MAX_LAB_RESULTS } from '@pepwell/domain/labs/lab-values'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aDose, aLabResult, aMember, aPlanEntry, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { db, request } = app

const PATH = '/api/lab-results'
const NOW = '2026-06-15T12:00:00.000Z'
beforeEach(() => app.clock.set(NOW))

const list = async ({ cookie }: Member, query = '') => (await request('GET', PATH + query, { cookie })).body
const log = ({ cookie }: Member, body: object) => request('POST', PATH, { cookie, body })
const patch = ({ cookie }: Member, id: number, body: object) =>
  request('PATCH', `${PATH}/${id}`, { cookie, body })

test('a result is stored as printed, with its canonical value and its position in the range', async () => {
  const member = await aMember(app)
  const typed = {
    loinc: '4548-4',
    value: 38,
    comparator: null,
    unit: 'mmol/mol',
    rangeLow: 20,
    rangeHigh: 38,
    lab: 'Quest',
    collectedAt: '2026-06-14T07:00:00.000Z',
    fasting: true,
    note: 'x',
  }
  const clientId = randomUUID()
  const { statusCode, body } = await log(member, { ...typed, clientId })
  expect(statusCode).toBe(201)
  expect(body).toEqual({
    ...typed,
    id: body.id,
    analyte: 'HbA1c',
    canonicalValue: 5.62824,
    canonicalUnit: '%',
    flag: 'within',
    displayValue: 38,
    displayUnit: 'mmol/mol',
    displayLow: 20,
    displayHigh: 38,
    report: [],
    sinceDose: null,
    createdAt: NOW,
    editedAt: null,
  })
  expect((await log(member, { ...typed, clientId })).body).toEqual(body)
  expect(await list(member)).toEqual([body])
  expect(await list(await aMember(app))).toEqual([])
})

test.each([
  [{ analyte: 'Glucose', value: 5.5, unit: 'mmol/L' }, 99.088, 'mg/dL'],
  [{ analyte: 'ldl', value: 3, unit: 'mmol/L' }, 116.01, 'mg/dL'],
  [{ analyte: 'Triglycerides', value: 1.7, unit: 'mmol/L' }, 150.569, 'mg/dL'],
  [{ analyte: 'Creatinine', value: 88.4, unit: 'µmol/L' }, 1, 'mg/dL'],
  [{ analyte: 'IGF-1', value: 26.2, unit: 'nmol/L' }, 200, 'ng/mL'],
  [{ analyte: 'My own test', value: 5, unit: 'points' }, null, null],
  [{ analyte: 'Glucose', value: 5, unit: 'spoons' }, null, null],
])('%o is %s %s', async (typed, canonicalValue, canonicalUnit) => {
  const member = await aMember(app)
  expect(await aLabResult(app, member, typed)).toMatchObject({ ...typed, canonicalValue, canonicalUnit })
})

test('a test is shown in the unit that its person chose, with its range', async () => {
  const [member, other] = [await aMember(app), await aMember(app)]
  const choose = ({ cookie }: Member, loinc: string, unit: string | null) =>
    request('PUT', `/api/lab-analytes/${loinc}/unit`, { cookie, body: { unit } })
  const typed = { analyte: 'Glucose', value: 5.5, unit: 'mmol/L', rangeLow: 4, rangeHigh: 5.6 }
  for (const person of [member, other]) await aLabResult(app, person, typed)
  expect((await choose(member, '2345-7', 'mg/dL')).body).toEqual({ displayUnit: 'mg/dL' })
  expect((await list(member))[0]).toMatchObject({
    ...typed,
    displayValue: 99.088,
    displayUnit: 'mg/dL',
    displayLow: 72.064,
    displayHigh: 100.8896,
  })
  expect((await list(other))[0]).toMatchObject({ displayValue: 5.5, displayUnit: 'mmol/L' })
  const unitOf = async ({ cookie }: Member) =>
    (await request('GET', '/api/lab-analytes', { cookie })).body.find(
      ({ loinc }: { loinc: string }) => loinc === '2345-7',
    ).displayUnit
  expect([await unitOf(member), await unitOf(other)]).toEqual(['mg/dL', null])
  expect((await choose(member, '2345-7', 'kg')).body.code).toBe('LAB_UNIT_UNKNOWN')
  expect((await choose(member, '1-1', 'mg/dL')).body.code).toBe('LAB_UNIT_UNKNOWN')
  await choose(member, '2345-7', null)
  expect((await list(member))[0]).toMatchObject({ displayValue: 5.5, displayUnit: 'mmol/L' })
})

test('a result says how many hours after the last dose it was collected', async () => {
  const member = await aMember(app)
  const { id } = await aPlanEntry(app, member)
  await aDose(app, member, id, { takenAt: '2026-06-12T08:00:00Z' })
  await aDose(app, member, id, { takenAt: '2026-06-14T09:30:00Z' })
  const hoursAt = async (collectedAt: string) =>
    (await aLabResult(app, member, { collectedAt })).sinceDose?.hours ?? null
  expect(await hoursAt('2026-06-14T08:00:00Z')).toBe(48)
  expect(await hoursAt('2026-06-14T09:30:00Z')).toBe(0)
  expect(await hoursAt('2026-06-12T07:00:00Z')).toBeNull()
  expect((await list(member)).map(({ sinceDose }: { sinceDose: object }) => sinceDose)).toEqual([
    { name: 'BPC-157', hours: 0 },
    { name: 'BPC-157', hours: 48 },
    null,
  ])
})

test.each([
  [{ value: 118, rangeHigh: 99 }, 'high'],
  [{ value: 3, rangeLow: 4, rangeHigh: 5 }, 'low'],
  [{ value: 4, rangeLow: 4, rangeHigh: 5 }, 'within'],
  [{ value: 5, comparator: '<', rangeLow: 4 }, null],
  [{ value: 4 }, null],
])('by its printed range alone %o is %s', async (typed, flag) => {
  const member = await aMember(app)
  expect((await aLabResult(app, member, typed)).flag).toBe(flag)
})

test('an edit without a code makes a result a personal test, unless its name is in the list', async () => {
  const member = await aMember(app)
  const { id } = await aLabResult(app, member, { analyte: 'Sugar at home', loinc: '2345-7' })
  expect((await patch(member, id, { loinc: null })).body).toMatchObject({
    ...{ analyte: 'Sugar at home', loinc: null, canonicalValue: null, canonicalUnit: null },
  })
  const renamed = await patch(member, id, { analyte: 'Glucose', loinc: null })
  expect(renamed.body).toMatchObject({ analyte: 'Glucose', loinc: '2345-7' })
  expect((await patch(member, id, { loinc: null })).body.loinc).toBe('2345-7')
})

test('an edit updates derived values and keeps the earlier version', async () => {
  const member = await aMember(app)
  const { id } = await aLabResult(app, member, { rangeLow: 20, rangeHigh: 38 })
  const { body } = await patch(member, id, { value: 5.6, unit: '%', rangeLow: 4, rangeHigh: 5.6 })
  expect(body).toMatchObject({ canonicalValue: 5.6, flag: 'within', editedAt: NOW })
  expect((await patch(member, id, { rangeLow: 6 })).body.code).toBe('RANGE_REVERSED')
  expect((await patch(member, id, { analyte: 'My own test' })).body).toMatchObject({
    analyte: 'My own test',
    loinc: null,
    canonicalValue: null,
  })
  const versions = await db.selectFrom('earlierVersions').select('row').where('rowId', '=', id).execute()
  expect(versions).toMatchObject([{ row: { value: 38 } }, { row: { analyte: 'HbA1c' } }])
})

test('refuses invalid results', async () => {
  const [member, other] = [await aMember(app), await aMember(app)]
  const result = { analyte: 'Glucose', value: 90, unit: 'mg/dL', collectedAt: '2026-06-14T07:00:00Z' }
  const codeOf = async (changes: object) => (await log(member, { ...result, ...changes })).body.code
  expect(await codeOf({ analyte: null })).toBe('INVALID_INPUT')
  expect(await codeOf({ loinc: '0000-0' })).toBe('INVALID_INPUT')
  expect(await codeOf({ comparator: '~' })).toBe('INVALID_INPUT')
  expect(await codeOf({ rangeLow: 5, rangeHigh: 4 })).toBe('INVALID_INPUT')
  expect(await codeOf({ value: -1 })).toBe('INVALID_INPUT')
  expect(await codeOf({ collectedAt: '1850-01-01T00:00:00Z' })).toBe('INVALID_INPUT')
  expect(await codeOf({ collectedAt: '2026-06-16T07:00:00Z' })).toBe('MEASURED_IN_FUTURE')
  const { id } = await aLabResult(app, member)
  expect((await patch(other, id, { note: 'x' })).body.code).toBe('LAB_RESULT_NOT_FOUND')
  const remove = ({ cookie }: Member) => request('DELETE', `${PATH}/${id}`, { cookie })
  expect((await remove(other)).body.code).toBe('LAB_RESULT_NOT_FOUND')
  expect((await remove(member)).statusCode).toBe(200)
  expect(await list(member)).toEqual([])
})

test('the list of tests has codes and units', async () => {
  const { cookie } = await aMember(app)
  const { body } = await request('GET', '/api/lab-analytes', { cookie })
  expect(body.length).toBeGreaterThanOrEqual(60)
  expect(body[0]).toMatchObject({
    loinc: '4548-4',
    name: 'HbA1c',
    canonicalUnit: '%',
    units: ['%', 'mmol/mol'],
  })
})

test('is limited per person, while a retry of an existing one still works', async () => {
  const member = await aMember(app)
  const clientId = randomUUID()
  const first = await aLabResult(app, member, { clientId })
  await sql`
    INSERT INTO lab_results (user_id, analyte, value, unit, collected_at)
    SELECT ${member.id}, 'Glucose', 90, 'mg/dL', now() FROM generate_series(2, ${MAX_LAB_RESULTS})`.execute(
    db,
  )
  const typed = { analyte: 'Glucose', value: 91, unit: 'mg/dL', collectedAt: NOW }
  expect((await log(member, typed)).body.code).toBe('LAB_RESULTS_FULL')
  expect((await log(member, { ...typed, clientId })).body).toEqual(first)
})
