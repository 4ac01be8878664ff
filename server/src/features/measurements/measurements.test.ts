import { randomUUID } from 'node:crypto'
import { MAX_MEASUREMENTS, measurementNames, unitsOf } from '@pepwell/domain/measurements/measurements'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aMeasurement, aMember, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { db, request } = app

const PATH = '/api/measurements'
const NOW = '2026-06-15T12:00:00.000Z'
beforeEach(() => app.clock.set(NOW))

const list = async ({ cookie }: Member, query = '') => (await request('GET', PATH + query, { cookie })).body
const log = ({ cookie }: Member, body: object) => request('POST', PATH, { cookie, body })
const patch = ({ cookie }: Member, id: number, body: object) =>
  request('PATCH', `${PATH}/${id}`, { cookie, body })

test('a measurement is stored as typed, with its canonical value', async () => {
  const member = await aMember(app)
  const typed = { kind: 'waist', value: 36.8, unit: 'in', measuredAt: '2026-06-15T07:00:00.000Z', note: 'x' }
  const clientId = randomUUID()
  const { statusCode, body } = await log(member, { ...typed, clientId })
  expect(statusCode).toBe(201)
  const canonical = { canonicalValue: expect.closeTo(93.472, 6), canonicalUnit: 'cm' }
  expect(body).toEqual({ ...typed, ...canonical, id: body.id, createdAt: NOW, editedAt: null })
  expect((await log(member, { ...typed, clientId })).body).toEqual(body)
  expect(await list(member)).toEqual([body])
  expect(await list(await aMember(app))).toEqual([])
})

test('every kind accepts each of its units', async () => {
  const member = await aMember(app)
  const usual = { glucose: 20, systolic: 120, diastolic: 80, pulse: 60, 'resting-heart-rate': 60, sleep: 7 }
  for (const kind of measurementNames)
    for (const unit of unitsOf(kind)) {
      const value = { ...usual, energy: 5, mood: 5, appetite: 5 }[kind as keyof typeof usual] ?? 30
      expect(await aMeasurement(app, member, { kind, value, unit })).toMatchObject({ kind, value, unit })
    }
})

test('an edit changes any field and keeps the earlier version', async () => {
  const member = await aMember(app)
  const { id } = await aMeasurement(app, member)
  const { body } = await patch(member, id, { kind: 'waist', value: 92, unit: 'cm' })
  expect(body).toMatchObject({ value: 92, unit: 'cm', canonicalValue: 92, editedAt: NOW })
  expect((await patch(member, id, { note: 'standing' })).body).toMatchObject({ value: 92, note: 'standing' })
  expect((await patch(member, id, { value: 91 })).body).toMatchObject({ value: 91, unit: 'cm' })
  expect((await patch(member, id, { kind: 'hip' })).body).toMatchObject({ kind: 'hip', value: 91 })
  const versions = await db.selectFrom('earlierVersions').select('row').where('rowId', '=', id).execute()
  expect(versions.map(({ row }) => row)).toMatchObject([
    { value: 36.8, unit: 'in' },
    { value: 92, note: null },
    { value: 92, note: 'standing' },
    { value: 91, kind: 'waist' },
  ])
})

test.each([
  [{ value: 1 }, 'Is 1 in right?'],
  [{ unit: 'kg' }, 'Choose cm or in'],
  [{ kind: 'glucose' }, 'Choose mg/dL or mmol/L'],
])('an edit that leaves an impossible measurement, as %o, changes nothing', async (edit, message) => {
  const member = await aMember(app)
  const measurement = await aMeasurement(app, member)
  const { statusCode, body } = await patch(member, measurement.id, edit)
  expect([statusCode, body.code, body.message]).toEqual([400, 'INVALID_INPUT', message])
  expect(await list(member)).toEqual([measurement])
})

test('refuses impossible values, other units and future times', async () => {
  const [member, other] = [await aMember(app), await aMember(app)]
  const at = '2026-06-15T07:00:00.000Z'
  for (const [kind, value, unit, field] of [
    ['body-fat', 560, '%', 'value'],
    ['mood', 11, '/10', 'value'],
    ['waist', 36.8, 'kg', 'unit'],
    ['waist', -1, 'cm', 'value'],
    ['tail', 30, 'cm', 'kind'],
  ]) {
    const { statusCode, body } = await log(member, { kind, value, unit, measuredAt: at })
    expect(statusCode).toBe(400)
    expect(Object.keys(body.fields)).toEqual([field])
  }
  const negative = await log(member, { kind: 'mood', value: -1, unit: '/10', measuredAt: at })
  expect(negative.body.fields).toEqual({ value: 'Enter 0 or more' })
  const score = await log(member, { kind: 'mood', value: 11, unit: '/10', measuredAt: at })
  expect(score.body.fields).toEqual({ value: 'Enter 0 to 10' })
  const ancient = { kind: 'waist', value: 90, unit: 'cm', measuredAt: '0001-01-01T00:00:00Z' }
  expect((await log(member, ancient)).body.fields).toEqual({ measuredAt: 'Enter a date after 1899' })
  const later = await log(member, {
    kind: 'waist',
    value: 90,
    unit: 'cm',
    measuredAt: '2026-06-16T07:00:00Z',
  })
  expect(later.body.code).toBe('MEASURED_IN_FUTURE')
  const { id } = await aMeasurement(app, member)
  expect((await patch(other, id, { note: 'x' })).body.code).toBe('MEASUREMENT_NOT_FOUND')
  const remove = ({ cookie }: Member) => request('DELETE', `${PATH}/${id}`, { cookie })
  expect((await remove(other)).body.code).toBe('MEASUREMENT_NOT_FOUND')
  expect((await remove(member)).statusCode).toBe(200)
  expect(await list(member)).toEqual([])
})

test('is limited per person, while a retry of an existing one still works', async () => {
  const member = await aMember(app)
  const clientId = randomUUID()
  const first = await aMeasurement(app, member, { clientId })
  await sql`
    INSERT INTO measurements (user_id, kind, value, unit, measured_at)
    SELECT ${member.id}, 'waist', 90, 'cm', now() FROM generate_series(2, ${MAX_MEASUREMENTS})`.execute(db)
  const typed = { kind: 'waist', value: 91, unit: 'cm', measuredAt: NOW }
  expect((await log(member, typed)).body.code).toBe('MEASUREMENTS_FULL')
  expect((await log(member, { ...typed, clientId })).body).toEqual(first)
})
