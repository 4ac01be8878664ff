import type { Call } from '@pepwell/contract/call'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aDose, aMember, aPeptideId, aPersonalPeptide, aPlanEntry, aReminder } from '../testing/factories.ts'
import { sampleBodies } from '../testing/sample-bodies.ts'
import { testApp } from '../testing/test-app.ts'

const served = await testApp({ requestsPerMinute: 10_000_000 })
const { app, request } = served

const member = await aMember(served)
const stranger = await aMember(served)
const entry = await aPlanEntry(served, member)
const foreign = await aPlanEntry(served, stranger)
const peptideId = await aPeptideId(served, 'KPV')
const dose = await aDose(served, member, entry.id)
const personal = await aPersonalPeptide(served, member)
const reminder = await aReminder(served, member, entry.id)

const writes = app.calls.filter(({ method, body }) => method !== 'GET' && body)

/** What is tried is one of these with one field spoiled. */
const valid = sampleBodies({ email: member.email, peptideId, entryId: entry.id })

const nameOf = ({ method, path }: Call) => `${method} ${path}`
/** What a parameter names, by how its path begins. */
const OWN_ROWS: [string, { id: number }][] = [
  ['/api/user-peptides', entry],
  ['/api/dosage-logs', dose],
  ['/api/personal-peptides', personal],
  ['/api/reminders', reminder],
]
const urlOf = ({ path }: Call) => {
  const [, row] = OWN_ROWS.find(([start]) => path.startsWith(start)) ?? []
  return path.replace(':id', String(row?.id))
}
const send = (call: Call, body: unknown) => request(call.method, urlOf(call), { cookie: member.cookie, body })

/** Nothing a person could mean, whatever the field. */
const NEVER: [string, unknown][] = [
  ['an object', { $ne: null }],
  ['an array', ['a', 1]],
  ['true', true],
  ['NUL bytes', 'a\u0000b'],
  ['a lone surrogate', '\ud800'],
  ['a huge text', 'x'.repeat(30_000)],
]
/** Nothing a number could be. */
const NO_NUMBER: [string, unknown][] = [
  ['a negative number', -1],
  ['an enormous number', 1e300],
  ['beyond what is exact', 2 ** 60],
  ['a tiny number', 1e-9],
  ['text', '12; DROP TABLE users'],
  ['text with emoji', '💉'],
]
const numbers = new Set([
  'heightFeet',
  'heightInches',
  'weight',
  'goalWeight',
  'peptideId',
  'userPeptideId',
  'volume',
  'vialConcentration',
  'bacteriostaticWater',
  'desiredDose',
  'bodyWeight',
  'quantity',
  'servings',
  'reminderLeadTime',
])
/** Fields that hold one of few words, a date or an address: free text is wrong in them. */
const closed = new Set([
  'email',
  'phoneNumber',
  'dateOfBirth',
  'gender',
  'timeZone',
  'weightUnit',
  'status',
  'startDate',
  'endDate',
  'takenAt',
  'weighInDate',
  'logDate',
  'mealType',
  'photoUrl',
  'unit',
  'clientId',
  'category',
  'username',
  'doseUnit',
  'ids',
  'time',
  'days',
  'timingOptions',
  'isActive',
  'notifications',
  'occursOn',
  'keys',
  'emailNotifications',
  'smsNotifications',
  'inAppNotifications',
])
/** Fields that are true or false. */
const flags = new Set(['isActive', 'emailNotifications', 'smsNotifications', 'inAppNotifications'])
const NO_WORD: [string, unknown][] = [
  ['emoji', '💉💉'],
  ['a number', 20_260_615],
  ['a date that is none', '2026-13-45T99:00:00Z'],
]

/** What nobody writes over HTTP, and what counts every attempt. */
const OTHERS = ['attempts', 'food_items', 'peptides', 'server_secrets', 'supplements', 'vendor_prices']
const { rows: tables } = await sql<{ name: string }>`
  SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL (${OTHERS})`.execute(
  served.db,
)

const rowsOf = tables.map(
  ({ name }) => sql`(SELECT string_agg(row::text, E'\n' ORDER BY row::text) FROM ${sql.table(name)} AS row)`,
)
const contents = sql<{ text: string }>`SELECT concat_ws(E'\n\n', ${sql.join(rowsOf)}) AS text`

/** Everything that is stored, as one text. */
const everything = async () => (await contents.execute(served.db)).rows[0]?.text ?? ''

test('what is compared knows of a change', async () => {
  const before = await everything()
  await aDose(served, member, entry.id)
  expect(await everything()).not.toBe(before)
})

describe.each(writes.map((call) => [nameOf(call), call] as const))('%s', (name, call) => {
  const fields = Object.keys(valid[name]?.() ?? {})

  test('has a sample body', () => expect(fields.length).toBeGreaterThan(0))

  const spoiled = fields.flatMap((field) => {
    const more = numbers.has(field) ? NO_NUMBER : closed.has(field) ? NO_WORD : []
    return [...NEVER, ...more].map(([what, value]) => [field, what, value] as const)
  })
  // A password may be any text, also one with strange characters: only wrong types are wrong in it.
  const isText = (what: string) => /NUL|surrogate/.test(what)
  const isRight = (field: string, what: string) =>
    (/password|token/i.test(field) && isText(what)) || (flags.has(field) && what === 'true')
  const tried = spoiled.filter(([field, what]) => !isRight(field, what))

  test.each(tried)('%s as %s is a 4xx with a sentence and changes nothing', async (field, _what, value) => {
    const before = await everything()
    const answer = await send(call, { ...valid[name]?.(), [field]: value })
    expect(answer.statusCode).toBe(400)
    expect(answer.body).toMatchObject({ code: 'INVALID_INPUT', message: expect.stringMatching(/\w{3}/) })
    expect(Object.keys(answer.body.fields).map((path) => path.split('.')[0])).toContain(field)
    expect(await everything()).toBe(before)
  })

  test('whatever JSON is sent, the answer is never a 5xx', async () => {
    const body = fc.oneof(
      fc.object({ maxDepth: 2, key: fc.constantFrom(...fields, 'other') }),
      fc.record(Object.fromEntries(fields.map((field) => [field, fc.jsonValue()]))),
      fc.jsonValue(),
    )
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        const answer = await app.inject({
          method: call.method,
          url: urlOf(call),
          headers: { cookie: member.cookie, 'content-type': 'application/json' },
          payload: JSON.stringify(sent) ?? '',
        })
        expect(answer.statusCode).toBeLessThan(500)
      }),
      { numRuns: 60 },
    )
  })
})

test.each([
  ['a foreign plan entry', foreign.id, 404],
  ['a plan entry that does not exist', 987_654_321, 404],
])('a dose for %s is refused and not stored', async (_what, userPeptideId, status) => {
  const before = await everything()
  const body = { ...valid['POST /api/dosage-logs']?.(), userPeptideId }
  expect((await request('POST', '/api/dosage-logs', { cookie: member.cookie, body })).statusCode).toBe(status)
  expect(await everything()).toBe(before)
})

test.each(['0', '-1', '1.5', '1e3', 'abc', '99999999999999999999', '%00', "1'--", '💉'])(
  'the id %s in a path is a 4xx',
  async (id) => {
    for (const [method, body] of [
      ['PATCH', {}],
      ['DELETE', undefined],
    ] as const) {
      const answer = await request(method, `/api/user-peptides/${encodeURI(id)}`, {
        cookie: member.cookie,
        body,
      })
      expect([400, 404]).toContain(answer.statusCode)
      expect(answer.body.message).toMatch(/\w/)
    }
  },
)

test.each(['limit=0', 'limit=-5', 'limit=1e9', 'limit=abc', 'after=abc', 'after=-1'])(
  'the query %s is a 400',
  async (query) => {
    for (const path of ['/api/dosage-logs', '/api/notifications']) {
      const answer = await request('GET', `${path}?${query}`, { cookie: member.cookie })
      expect([answer.statusCode, answer.body.code]).toEqual([400, 'INVALID_INPUT'])
    }
  },
)
