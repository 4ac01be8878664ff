import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aDose, aMember, aPlanEntry, aReminder, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { insertSkip, insertSkippedDose } from './outcomes.queries.ts'

const app = await testApp()
const { request } = app
const MONDAY = '2026-06-15'

// Monday, 8:30 AM in New York, where members live: the 9:00 reminder was just sent.
const NOW = '2026-06-15T12:30:00Z'
beforeEach(() => app.clock.set(NOW))

async function reminded(overrides: Record<string, unknown> = {}) {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member)
  return { member, entry, reminder: await aReminder(app, member, entry.id, { time: '09:00', ...overrides }) }
}

const act = ({ cookie }: Member, { id }: { id: number }, what: 'snooze' | 'skip', occursOn = MONDAY) =>
  request('POST', `/api/reminders/${id}/${what}`, { cookie, body: { occursOn } })

const snoozesOf = ({ id }: { id: number }) =>
  app.db
    .selectFrom('reminderSnoozes')
    .select(['occursOn', 'occursAt', 'snoozes', 'dueAt'])
    .where('reminderId', '=', id)
    .orderBy('snoozes')
    .execute()

const outcomesOf = async ({ id }: { id: number }) => {
  const rows = await app.db
    .selectFrom('reminderOutcomes')
    .select(['occursOn', 'outcome'])
    .where('reminderId', '=', id)
    .orderBy('occursOn')
    .execute()
  return rows.map(({ occursOn, outcome }) => `${occursOn} ${outcome}`)
}

const skippedOf = async (member: Member) =>
  (await app.db.selectFrom('skippedDoses').select('skippedOn').where('userId', '=', member.id).execute()).map(
    ({ skippedOn }) => skippedOn,
  )

const inbox = async ({ cookie }: Member) =>
  (await request('GET', '/api/notifications', { cookie })).body.messages

describe('snooze', () => {
  test.each([
    [[0], '12:58', 30, []],
    [[30, 0], '12:30', 60, ['12:30']],
    [[30, 0], '12:30', 10, ['12:30', '12:40', '13:00']],
  ])(
    'of an alert with leads %j at %s for %i minutes comes in the place of the original',
    async (timingOptions, at, minutes, before) => {
      app.clock.set('2026-06-15T12:00:00Z')
      const member = await aMember(app)
      const entry = await aPlanEntry(app, member)
      const reminder = await aReminder(app, member, entry.id, { time: '09:00', timingOptions })
      const alerts: string[] = []
      const alertAt = async (time: string) => {
        const count = (await inbox(member)).length
        app.clock.set(`2026-06-15T${time}:00Z`)
        await app.dispatcher.dispatchDue()
        if ((await inbox(member)).length > count) alerts.push(time)
      }
      await alertAt(at)
      const body = { occursOn: MONDAY, minutes }
      const { statusCode } = await request('POST', `/api/reminders/${reminder.id}/snooze`, {
        cookie: member.cookie,
        body,
      })
      expect(statusCode).toBe(200)
      for (const time of ['12:40', '13:00', '13:28', '13:30', '13:31']) await alertAt(time)
      expect(alerts).toEqual(minutes === 10 ? before : [...before, minutes === 30 ? '13:28' : '13:30'])
    },
  )

  test('postpones an occurrence by the given time, which the reminder shows', async () => {
    const { member, reminder } = await reminded()
    const { cookie } = member
    const later = (minutes: number) =>
      request('POST', `/api/reminders/${reminder.id}/snooze`, { cookie, body: { occursOn: MONDAY, minutes } })
    const until = async () => (await request('GET', '/api/reminders', { cookie })).body[0].snoozedUntil
    expect(await until()).toBeNull()
    expect((await later(240)).body.dueAt).toBe('2026-06-15T16:30:00.000Z')
    expect((await later(15)).body.dueAt).toBe('2026-06-15T12:45:00.000Z')
    expect(await until()).toBe('2026-06-15T12:45:00.000Z')
    for (const minutes of [0, 1441, 1.5]) {
      const { statusCode, body } = await later(minutes)
      expect([statusCode, body.fields.minutes]).toEqual([400, 'Please choose 1 to 1440 minutes'])
    }
  })

  test("a skipped one doesn't return", async () => {
    const { member, reminder } = await reminded()
    await act(member, reminder, 'snooze')
    await act(member, reminder, 'skip')
    const { body } = await request('GET', '/api/reminders', { cookie: member.cookie })
    expect(body[0].snoozedUntil).toBeNull()
  })

  test('returns ten minutes later', async () => {
    const { member, reminder } = await reminded()
    const response = await act(member, reminder, 'snooze')
    expect([response.statusCode, response.body]).toEqual([200, { dueAt: '2026-06-15T12:40:00.000Z' }])
    expect(await snoozesOf(reminder)).toEqual([
      {
        occursOn: MONDAY,
        occursAt: new Date('2026-06-15T13:00:00Z'),
        snoozes: 1,
        dueAt: new Date('2026-06-15T12:40:00Z'),
      },
    ])
    app.clock.set('2026-06-15T12:40:00Z')
    await app.dispatcher.dispatchDue()
    expect(await inbox(member)).toMatchObject([{ reminderId: reminder.id, occursOn: MONDAY }])
  })

  test('twice at once counts once', async () => {
    const { member, reminder } = await reminded()
    const responses = await Promise.all(Array.from({ length: 5 }, () => act(member, reminder, 'snooze')))
    expect(new Set(responses.map(({ body }) => body.dueAt)).size).toBe(1)
    app.clock.advance(4_000)
    expect((await act(member, reminder, 'snooze')).body.dueAt).toBe('2026-06-15T12:40:00.000Z')
    expect(await snoozesOf(reminder)).toHaveLength(1)
  })

  test('again postpones it further, and is counted', async () => {
    const { member, reminder } = await reminded()
    await act(member, reminder, 'snooze')
    app.clock.advance(60_000)
    expect((await act(member, reminder, 'snooze')).body.dueAt).toBe('2026-06-15T12:41:00.000Z')
    app.clock.set('2026-06-15T12:41:00Z')
    await app.dispatcher.dispatchDue()
    expect(await inbox(member)).toHaveLength(1)
    expect((await act(member, reminder, 'snooze')).body.dueAt).toBe('2026-06-15T12:51:00.000Z')
    app.clock.set('2026-06-15T12:51:00Z')
    await app.dispatcher.dispatchDue()
    expect(await inbox(member)).toHaveLength(2)
    expect((await snoozesOf(reminder)).map(({ snoozes, dueAt }) => [snoozes, dueAt])).toEqual([
      [1, null],
      [2, null],
      [3, null],
    ])
  })

  test('is refused for a resolved one, and silenced by a later resolution', async () => {
    const { member, entry, reminder } = await reminded()
    await act(member, reminder, 'snooze')
    await aDose(app, member, entry.id)
    const response = await act(member, reminder, 'snooze')
    expect([response.statusCode, response.body.code]).toEqual([409, 'OCCURRENCE_SETTLED'])
    app.clock.set('2026-06-15T12:45:00Z')
    await app.dispatcher.dispatchDue()
    expect(await inbox(member)).toEqual([])
  })
})

describe('skip', () => {
  test('resolves the occurrence once, no matter how often it is sent', async () => {
    const { member, reminder } = await reminded()
    const responses = await Promise.all(Array.from({ length: 4 }, () => act(member, reminder, 'skip')))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect([await outcomesOf(reminder), await skippedOf(member)]).toEqual([[`${MONDAY} skipped`], [MONDAY]])
    expect((await act(member, reminder, 'snooze')).body.code).toBe('OCCURRENCE_SETTLED')
  })

  test('keeps the first reason, which the inbox shows', async () => {
    const { member, reminder } = await reminded({ timingOptions: [15] })
    app.clock.set('2026-06-15T12:45:00Z')
    await app.dispatcher.dispatchDue()
    const { cookie } = member
    for (const reason of ['  Ran out ', 'Away']) {
      const body = { occursOn: MONDAY, reason }
      expect((await request('POST', `/api/reminders/${reminder.id}/skip`, { cookie, body })).statusCode).toBe(
        200,
      )
    }
    expect(await inbox(member)).toMatchObject([{ outcome: 'skipped', skipReason: 'Ran out' }])
  })

  test("isn't reminded of again, but the next day is", async () => {
    const { member, reminder } = await reminded({ timingOptions: [5, 15] })
    await act(member, reminder, 'skip')
    for (const instant of ['2026-06-15T12:45:00Z', '2026-06-15T12:55:00Z', '2026-06-16T12:45:00Z']) {
      app.clock.set(instant)
      await app.dispatcher.dispatchDue()
    }
    expect(await inbox(member)).toMatchObject([{ occursOn: '2026-06-16' }])
  })

  test('is refused for a taken dose', async () => {
    const { member, entry, reminder } = await reminded()
    await aDose(app, member, entry.id)
    const response = await act(member, reminder, 'skip')
    expect([response.statusCode, response.body.code]).toEqual([409, 'OCCURRENCE_SETTLED'])
    expect(await skippedOf(member)).toEqual([])
  })

  test("isn't a missed dose in the figures, and each one of a day counts", async () => {
    app.clock.set('2026-06-10T12:00:00Z')
    const member = await aMember(app)
    const entry = await aPlanEntry(app, member, { frequency: 'Twice daily' })
    const morning = await aReminder(app, member, entry.id, { time: '09:00' })
    const evening = await aReminder(app, member, entry.id, { time: '21:00' })
    for (const takenAt of ['2026-06-10T12:00:00Z', '2026-06-10T11:00:00Z']) {
      await aDose(app, member, entry.id, { takenAt })
    }
    app.clock.set('2026-06-12T12:00:00Z')
    const rate = async () =>
      (await request('GET', '/api/analytics/stats', { cookie: member.cookie })).body.adherenceRate
    expect(await rate()).toBe(50)
    await act(member, morning, 'skip', '2026-06-11')
    expect(await rate()).toBe(67)
    await act(member, evening, 'skip', '2026-06-11')
    expect(await rate()).toBe(100)
    // The decision survives the reminder.
    await request('DELETE', `/api/reminders/${evening.id}`, { cookie: member.cookie })
    expect(await rate()).toBe(100)
  })

  test('a dose taken after all replaces it', async () => {
    const { member, entry, reminder } = await reminded()
    await act(member, reminder, 'skip')
    await aDose(app, member, entry.id)
    expect([await outcomesOf(reminder), await skippedOf(member)]).toEqual([[`${MONDAY} taken`], []])
  })

  test('a concurrently logged dose replaces it too', async () => {
    const { member, entry, reminder } = await reminded()
    const occurrence = { reminderId: reminder.id, day: MONDAY, at: Date.parse(reminder.nextAt) }
    const createdAt = new Date(NOW)
    const logged = await app.db.transaction().execute(async (tx) => {
      await insertSkip(tx, occurrence, { userId: member.id, decidedAt: createdAt })
      await insertSkippedDose(tx, occurrence, { userId: member.id, userPeptideId: entry.id, createdAt })
      const logging = aDose(app, member, entry.id)
      await expect.poll(isWaited).toBe(true)
      return { logging }
    })
    await logged.logging
    expect([await outcomesOf(reminder), await skippedOf(member)]).toEqual([[`${MONDAY} taken`], []])
  })
})

/** Whether a user's query waits for another transaction. */
const isWaited = async () =>
  (
    await sql`SELECT FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE datname = current_database() AND locktype = 'transactionid' AND NOT granted`.execute(app.db)
  ).rows.length > 0

test.each(['snooze', 'skip'] as const)(
  '%s of another’s reminder, or of a day to come, is refused',
  async (what) => {
    const { member, reminder } = await reminded()
    const foreign = await act(await aMember(app), reminder, what)
    expect([foreign.statusCode, foreign.body.code]).toEqual([404, 'REMINDER_NOT_FOUND'])
    const early = await act(member, reminder, what, '2026-06-17')
    expect([early.statusCode, early.body.code]).toEqual([400, 'LOGGED_IN_FUTURE'])
    expect((await act(member, reminder, what, '2026-02-30')).statusCode).toBe(400)
    expect([await outcomesOf(reminder), await snoozesOf(reminder)]).toEqual([[], []])
  },
)
