import { randomUUID } from 'node:crypto'
import type { Call } from '@pepwell/contract/call'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  aDose,
  aMember,
  aPeptideId,
  aPersonalPeptide,
  aPlanEntry,
  aReminder,
  personalPeptideBody,
} from '../testing/factories.ts'
import { aBrowser } from '../testing/push-service.ts'
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

/** A body that each write accepts; what is tried is this with one field spoiled. */
const valid: Record<string, () => Record<string, unknown>> = {
  'POST /api/auth/signup': () => ({
    firstName: 'Ada',
    lastName: 'Keller',
    email: `${randomUUID()}@mail.net`,
    phoneNumber: '4155550123',
    password: 'long enough',
    confirmPassword: 'long enough',
    timeZone: 'Europe/Berlin',
  }),
  'POST /api/auth/login': () => ({
    email: `${randomUUID()}@mail.net`,
    password: 'x',
    timeZone: 'Europe/Berlin',
  }),
  'POST /api/auth/forgot-password': () => ({ email: `${randomUUID()}@mail.net` }),
  'POST /api/auth/reset-password': () => ({
    token: randomUUID(),
    password: 'long enough',
    confirmPassword: 'long enough',
  }),
  'PATCH /api/auth/user': () => ({
    firstName: 'Ada',
    lastName: 'Keller',
    email: member.email,
    phoneNumber: '4155550123',
    dateOfBirth: '1990-01-01',
    heightFeet: 5,
    heightInches: 8,
    weight: 170,
    goalWeight: 160,
    gender: 'other',
    healthConditions: 'none',
    allergies: 'none',
    goals: 'none',
    timeZone: 'Europe/Berlin',
    weightUnit: 'kg',
  }),
  'POST /api/auth/delete-account': () => ({ password: 'not the password' }),
  'PATCH /api/auth/username': () => ({ username: 'ada_keller' }),
  'POST /api/user-peptides': () => ({
    peptideId,
    currentDose: '1 mg',
    frequency: 'Daily',
    notes: 'x',
    status: 'active',
    startDate: '2026-06-01',
    endDate: '2026-07-01',
  }),
  'PATCH /api/user-peptides/:id': () => ({
    currentDose: '1 mg',
    frequency: 'Daily',
    notes: 'x',
    status: 'active',
    endDate: '2999-01-01',
  }),
  'POST /api/personal-peptides': () => personalPeptideBody({ competitorLinks: 'x', clientId: randomUUID() }),
  'PATCH /api/personal-peptides/:id': () => personalPeptideBody({ competitorLinks: 'x' }),
  'POST /api/dosage-logs': () => ({
    userPeptideId: entry.id,
    dose: '1 mg',
    volume: 0.1,
    injectionSite: 'Left thigh',
    feeling: 'Well',
    notes: 'x',
    takenAt: '2026-06-15T10:00:00Z',
    clientId: randomUUID(),
  }),
  'POST /api/dosage-calculations': () => ({
    peptideId,
    vialConcentration: 5,
    bacteriostaticWater: 2,
    desiredDose: 0.25,
    doseUnit: 'mcg',
    bodyWeight: 80,
  }),
  'POST /api/food-logs': () => ({
    foodName: 'Banana',
    calories: 105,
    protein: 1.3,
    carbs: 27,
    fat: 0.4,
    servings: 1.5,
    mealType: 'breakfast',
    nutritionixFood: { name: 'Banana', brand: null, servingSize: '1 medium (118 g)', sodium: 1 },
    logDate: '2026-06-15',
    clientId: randomUUID(),
  }),
  'POST /api/nutrition/details': () => ({ foodName: 'Banana', id: 'food:1' }),
  'POST /api/supplement-logs': () => ({
    supplementName: 'Zinc',
    quantity: 11,
    unit: 'mg',
    logDate: '2026-06-15',
    clientId: randomUUID(),
  }),
  'POST /api/supplement-logs/repeat': () => ({ clientId: randomUUID() }),
  'POST /api/reminders': () => ({
    title: 'KPV Reminder',
    userPeptideId: entry.id,
    dose: '250 mcg',
    frequency: 'Weekly',
    time: '09:30',
    days: '["Monday"]',
    timingOptions: [5, 120],
    isActive: false,
    notifications: { push: false, email: true, sms: true },
    clientId: randomUUID(),
  }),
  'PATCH /api/reminders/:id': () => ({
    title: 'KPV Reminder',
    dose: '250 mcg',
    frequency: 'Weekly',
    time: '09:30',
    days: ['Monday'],
    timingOptions: '[5]',
    isActive: false,
    notifications: { sms: true },
  }),
  'POST /api/reminders/:id/snooze': () => ({ occursOn: '2026-06-15' }),
  'POST /api/reminders/:id/skip': () => ({ occursOn: '2026-06-15' }),
  'POST /api/notification-preferences': () => ({
    emailNotifications: false,
    smsNotifications: true,
    inAppNotifications: false,
    reminderLeadTime: 60,
  }),
  'POST /api/notifications/read': () => ({ ids: [1] }),
  'POST /api/notifications/push-subscriptions': () => aBrowser('https://push.example/1').subscription,
  'POST /api/notifications/push-subscriptions/remove': () => ({ endpoint: 'https://push.example/1' }),
  'POST /api/weight-logs': () => ({
    weight: 180,
    unit: 'lbs',
    notes: 'x',
    photoUrl: 'https://pictures.example/me.jpg',
    weighInDate: '2026-06-15',
    clientId: randomUUID(),
  }),
}

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

/** Everything that is stored, as one text. */
async function everything(): Promise<string> {
  const tables = [
    'users',
    'user_peptides',
    'personal_peptides',
    'plan_periods',
    'dosage_logs',
    'food_logs',
    'weight_logs',
    'progress_photos',
    'dosage_calculations',
    'supplement_logs',
    'login_sessions',
    'password_reset_tokens',
    'reminders',
    'reminder_dues',
    'reminder_snoozes',
    'reminder_outcomes',
    'skipped_doses',
    'user_notification_preferences',
    'deliveries',
    'inbox_messages',
    'push_subscriptions',
  ]
  const rows = await Promise.all(
    tables.map((table) => sql`SELECT * FROM ${sql.table(table)} ORDER BY 1, 2`.execute(served.db)),
  )
  return JSON.stringify(rows.map((result) => result.rows))
}

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
