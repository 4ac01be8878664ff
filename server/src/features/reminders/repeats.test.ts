import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aDose, aMember, aPlanEntry, aReminder } from '../../testing/factories.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  await sql`TRUNCATE reminders, deliveries CASCADE`.execute(app.db)
  app.clock.set('2026-06-15T04:00:00Z')
})

/** A user in New York with an 8:00 reminder that repeats every five minutes. */
async function reminded(overrides: object = {}) {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member)
  const changes = { timingOptions: [0], repeatEvery: 5, ...overrides }
  const reminder = await aReminder(app, member, entry.id, changes)
  const send = (method: 'POST' | 'PATCH', path: string, body: object) =>
    app.request(method, path, { cookie: member.cookie, body })
  const patch = (body: object) => send('PATCH', `/api/reminders/${reminder.id}`, body)
  return { member, entry, reminder, send, patch }
}

/** Dispatches every minute on the 15th in New York, between two times. */
async function runUntil(last: string, first = '08:00') {
  const [from, to] = [first, last].map((time) => Date.parse(`2026-06-15T${time}:00-04:00`))
  for (let now = from ?? 0; now <= (to ?? 0); now += 60_000) {
    app.clock.set(new Date(now).toISOString())
    await app.dispatcher.dispatchDue()
  }
}

/** Wall times of alerts on the 15th and later, and whether each was late. */
const alerts = async () => {
  const { rows } = await sql<{ said: string; isLate: boolean }>`
    SELECT to_char(created_at AT TIME ZONE 'America/New_York', 'HH24:MI') AS said, is_late
    FROM deliveries WHERE channel = 'in_app' ORDER BY id`.execute(app.db)
  return rows.map(({ said, isLate }) => (isLate ? `${said} late` : said))
}

const bodies = async () =>
  (
    await app.db
      .selectFrom('deliveries')
      .select('body')
      .where('channel', '=', 'in_app')
      .orderBy('id')
      .execute()
  ).map(({ body }) => body)

const SIX = ['08:05', '08:10', '08:15', '08:20', '08:25', '08:30']

describe('a reminder that repeats until its dose is logged', () => {
  test('repeats six times with its own text, and again the next day', async () => {
    const { reminder } = await reminded()
    expect(reminder.repeatEvery).toBe(5)
    await runUntil('12:00')
    expect(await alerts()).toEqual(['08:00', ...SIX])
    expect((await bodies()).slice(0, 2)).toEqual([
      'Take 250 mcg now, at 8:00 AM',
      'Take 250 mcg. It was due at 8:00 AM',
    ])
    expect(await app.dispatcher.nextAlertAt()).toEqual(new Date('2026-06-16T12:00:00Z'))
    app.clock.set('2026-06-16T12:00:00Z')
    await app.dispatcher.dispatchDue()
    expect(await app.dispatcher.nextAlertAt()).toEqual(new Date('2026-06-16T12:05:00Z'))
  })

  test('repeats for three hours at most', async () => {
    await reminded({ repeatEvery: 60, timingOptions: [30] })
    await runUntil('13:00', '07:00')
    expect(await alerts()).toEqual(['07:30', '09:00', '10:00', '11:00'])
  })

  test('repeats once despite concurrent dispatchers', async () => {
    await reminded()
    for (const time of ['12:00', '12:05']) {
      app.clock.set(`2026-06-15T${time}:00Z`)
      await Promise.all(Array.from({ length: 6 }, () => app.dispatcher.dispatchDue()))
    }
    expect(await alerts()).toEqual(['08:00', '08:05'])
  })

  test.each([
    [[4], 'repeatEvery'],
    ['5', 'repeatEvery'],
    [7, 'repeatEvery'],
  ])("can't repeat every %j minutes", async (repeatEvery, field) => {
    const { patch } = await reminded()
    const { statusCode, body } = await patch({ repeatEvery })
    expect([statusCode, body.fields[field]]).toEqual([400, 'Please choose 5, 10, 15, 30, or 60 minutes'])
  })

  test('comes once by default', async () => {
    await reminded({ repeatEvery: null })
    await runUntil('08:20')
    expect(await alerts()).toEqual(['08:00'])
  })
})

describe('stops immediately', () => {
  test('when the dose is logged', async () => {
    const { member, entry } = await reminded()
    await runUntil('08:07')
    await aDose(app, member, entry.id)
    await runUntil('09:00', '08:08')
    expect(await alerts()).toEqual(['08:00', '08:05'])
    expect(await app.dispatcher.nextAlertAt()).toEqual(new Date('2026-06-16T12:00:00Z'))
  })

  test('when it is skipped', async () => {
    const { reminder, send } = await reminded()
    await runUntil('08:02')
    await send('POST', `/api/reminders/${reminder.id}/skip`, { occursOn: '2026-06-15' })
    await runUntil('09:00', '08:03')
    expect(await alerts()).toEqual(['08:00'])
  })

  test('when it is paused, without continuing when resumed', async () => {
    const { patch } = await reminded()
    await runUntil('08:02')
    await patch({ isActive: false })
    await runUntil('08:12', '08:03')
    await patch({ isActive: true })
    await runUntil('09:00', '08:13')
    expect(await alerts()).toEqual(['08:00'])
  })

  test('when the plan is paused, without continuing when resumed', async () => {
    const { entry, send } = await reminded()
    await runUntil('08:02')
    await send('PATCH', `/api/user-peptides/${entry.id}`, { status: 'paused' })
    await send('PATCH', `/api/user-peptides/${entry.id}`, { status: 'active' })
    await runUntil('09:00', '08:03')
    expect(await alerts()).toEqual(['08:00'])
  })

  test('when repeats are turned off or the reminder is removed', async () => {
    const { patch } = await reminded()
    await runUntil('08:06')
    await patch({ repeatEvery: null })
    await runUntil('09:00', '08:07')
    expect(await alerts()).toEqual(['08:00', '08:05'])
  })
})

describe('meanwhile', () => {
  test('a new title changes nothing, and a new interval continues from the same time', async () => {
    const { patch } = await reminded()
    await runUntil('08:06')
    await patch({ title: 'Other' })
    await runUntil('08:11', '08:07')
    await patch({ repeatEvery: 15 })
    await runUntil('08:40', '08:12')
    expect(await alerts()).toEqual(['08:00', '08:05', '08:10', '08:15', '08:30'])
  })

  test("a snoozed one doesn't repeat before its time", async () => {
    const { reminder, send } = await reminded()
    await runUntil('08:06')
    await send('POST', `/api/reminders/${reminder.id}/snooze`, { occursOn: '2026-06-15' })
    await runUntil('08:40', '08:07')
    // Snoozed until 8:16; repeats resume five minutes later.
    expect(await alerts()).toEqual(['08:00', '08:05', '08:16', '08:21', '08:25', '08:30'])
  })

  test('a downtime merges several into one, without an extra next to the reminder', async () => {
    await reminded()
    await runUntil('08:01')
    await runUntil('08:40', '08:23')
    expect(await alerts()).toEqual(['08:00', '08:23', '08:25', '08:30'])
    await sql`TRUNCATE reminders, deliveries CASCADE`.execute(app.db)
    app.clock.set('2026-06-15T04:00:00Z')
    await reminded()
    await runUntil('08:40', '08:22')
    expect(await alerts()).toEqual(['08:22 late', '08:25', '08:30'])
  })

  test('a downtime of hours sends only the reminder', async () => {
    await reminded()
    await runUntil('11:03', '11:00')
    expect(await alerts()).toEqual(['11:00 late'])
    expect(await app.dispatcher.nextAlertAt()).toEqual(new Date('2026-06-16T12:00:00Z'))
  })
})
