import { randomUUID } from 'node:crypto'
import { MAX_DOSES, MAX_DOSES_PER_DAY } from '@pepwell/domain/text/limits'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aMember, aPersonalEntry, aReminder, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request, db } = app

let member: Member
let entry: { id: number }

beforeEach(async () => {
  app.clock.set('2026-06-15T12:00:00Z')
  member = await aMember(app, { timeZone: 'America/New_York' })
  entry = await aPersonalEntry(app, member)
})

const aDose = (takenAt: string, more: object = {}) => ({
  ...{ userPeptideId: entry.id, dose: '1 mg', takenAt, clientId: randomUUID(), ...more },
})
const log = (dose: object) => request('POST', '/api/dosage-logs', { cookie: member.cookie, body: dose })
const imported = (doses: object[]) =>
  request('POST', '/api/dosage-logs/import', {
    cookie: member.cookie,
    body: { source: { id: randomUUID(), fileName: 'doses.csv' }, doses },
  })
const countOf = async () =>
  Number(
    (await sql<{ n: number }>`SELECT count(*) AS n FROM dosage_logs WHERE user_id = ${member.id}`.execute(db))
      .rows[0]?.n,
  )

const NOON = '2026-06-10T16:00:00Z'
const fullDay = () => Array.from({ length: MAX_DOSES_PER_DAY }, () => aDose(NOON))
const FULL = [409, 'DOSES_OF_DAY_FULL', 'This day has 50 doses already']
const outcome = ({ statusCode, body }: { statusCode: number; body: { code?: string; message?: string } }) => [
  statusCode,
  body.code,
  body.message,
]

test('a day accepts fifty doses, however they arrive', async () => {
  const doses = fullDay()
  expect((await imported(doses)).body.added).toHaveLength(MAX_DOSES_PER_DAY)
  expect(outcome(await log(aDose('2026-06-11T03:59:00Z')))).toEqual(FULL)
  expect(outcome(await imported([aDose('2026-06-11T15:00:00Z'), aDose(NOON)]))).toEqual(FULL)
  const next = await log(aDose('2026-06-11T04:00:00Z'))
  expect(next.statusCode).toBe(201)
  const moved = { cookie: member.cookie, body: { takenAt: NOON } }
  expect(outcome(await request('PATCH', `/api/dosage-logs/${next.body.id}`, moved))).toEqual(FULL)
  expect(await countOf()).toBe(MAX_DOSES_PER_DAY + 1)
})

test('a retry is recognized on a full day, and other people have their own limits', async () => {
  const [first, ...others] = fullDay()
  const stored = await log(first ?? {})
  await imported(others)
  expect((await log(first ?? {})).body.id).toBe(stored.body.id)
  member = await aMember(app)
  entry = await aPersonalEntry(app, member)
  expect((await log(aDose(NOON))).statusCode).toBe(201)
})

test.each(['with', 'without'])('concurrent doses %s reminders stop at the daily limit', async (how) => {
  if (how === 'with') await aReminder(app, member, entry.id)
  await imported(fullDay().slice(0, MAX_DOSES_PER_DAY - 3))
  const responses = await Promise.all(Array.from({ length: 8 }, () => log(aDose(NOON))))
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([
    201, 201, 201, 409, 409, 409, 409, 409,
  ])
  expect(await countOf()).toBe(MAX_DOSES_PER_DAY)
})

test('a person can log 50,000 doses, and another after deleting one', async () => {
  await sql`
    INSERT INTO dosage_logs (user_id, user_peptide_id, peptide_name, dose, taken_at, taken_on)
    SELECT ${member.id}, ${entry.id}, 'BPC-157', '1 mg', day, day::date
    FROM generate_series(0, ${MAX_DOSES - 1}::int) AS n,
      LATERAL (SELECT timestamptz '2026-06-01T12:00Z' - n / 40 * interval '1 day' AS day) AS at`.execute(db)
  const refused = await log(aDose(NOON))
  expect(outcome(refused)).toEqual([
    409,
    'DOSES_FULL',
    'You have 50,000 doses already. Please delete some first.',
  ])
  const [latest] = (await request('GET', '/api/dosage-logs?limit=1', { cookie: member.cookie })).body
  await request('DELETE', `/api/dosage-logs/${latest.id}`, { cookie: member.cookie })
  expect((await log(aDose(NOON))).statusCode).toBe(201)
})
