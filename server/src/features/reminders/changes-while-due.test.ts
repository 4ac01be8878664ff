import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aMember, aPlanEntry, aReminder, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

beforeEach(async () => {
  await sql`TRUNCATE reminders, deliveries CASCADE`.execute(app.db)
  app.clock.set('2026-06-15T04:00:00Z')
})

/** A user in New York with a due, unsent alert, half an hour before an 8:00 reminder. */
async function due() {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member)
  const { id } = await aReminder(app, member, entry.id)
  app.clock.set('2026-06-15T11:30:00Z')
  const change = (body: object) => request('PATCH', `/api/reminders/${id}`, { cookie: member.cookie, body })
  return { member, id, change }
}

const dispatch = () => app.dispatcher.dispatchDue()

/** The instants of a user's alerts, in order. */
const alertTimes = async ({ id }: Member) =>
  (
    await app.db
      .selectFrom('deliveries')
      .select('about')
      .where('userId', '=', id)
      .where('channel', '=', 'in_app')
      .orderBy('id')
      .execute()
  ).map(({ about }) => (about as { occursAt: string }).occursAt)

describe('an alert due before a change', () => {
  test('is sent as it was, and the new time alerts too', async () => {
    const { member, change } = await due()
    const { body } = await change({ time: '20:00' })
    expect(body.nextAt).toBe('2026-06-16T00:00:00.000Z')
    await dispatch()
    app.clock.set('2026-06-15T23:30:00Z')
    await dispatch()
    await dispatch()
    expect(await alertTimes(member)).toEqual(['2026-06-15T12:00:00.000Z', '2026-06-16T00:00:00.000Z'])
    expect(await app.dispatcher.nextAlertAt()).toEqual(new Date('2026-06-16T23:30:00Z'))
  })

  test.each([
    ['its lead time', { timingOptions: [5] }, ['2026-06-15T11:55:00.000Z']],
    ['its day', { days: ['Wednesday'] }, ['2026-06-17T11:30:00.000Z']],
  ])("is sent even if the change removed %s, and doesn't return", async (_name, taken, next) => {
    const { member, id, change } = await due()
    await change(taken)
    await dispatch()
    expect(await alertTimes(member)).toEqual(['2026-06-15T12:00:00.000Z'])
    const alerts = await app.db
      .selectFrom('scheduledAlerts')
      .select('dueAt')
      .where('reminderId', '=', id)
      .where('dueAt', 'is not', null)
      .execute()
    expect(alerts.map(({ dueAt }) => dueAt?.toISOString())).toEqual(next)
  })

  test('is sent a day before, where that day has 23 hours', async () => {
    const member = await aMember(app)
    const entry = await aPlanEntry(app, member, { startDate: '2026-03-01' })
    app.clock.set('2026-03-06T20:00:00Z')
    const { cookie } = member
    const { id } = await aReminder(app, member, entry.id, { timingOptions: [1440] })
    // Before 8:00 in New York, 23 hours before 8:00 of the day after; it is moved before it is due, and after.
    app.clock.set('2026-03-07T12:59:59Z')
    await request('PATCH', `/api/reminders/${id}`, { cookie, body: { time: '09:00' } })
    app.clock.set('2026-03-07T14:00:00Z')
    await request('PATCH', `/api/reminders/${id}`, { cookie, body: { time: '10:00' } })
    await dispatch()
    expect(await alertTimes(member)).toEqual(['2026-03-08T13:00:00.000Z'])
  })

  test('is dropped when the change is a pause', async () => {
    const { member, change } = await due()
    await change({ isActive: false })
    expect(await dispatch()).toBe(0)
    await change({ isActive: true })
    expect(await dispatch()).toBe(0)
    expect(await alertTimes(member)).toEqual([])
  })
})

const HELD = 77

/** While the lock is held, the dispatcher pauses in the middle of claiming scheduled alerts. */
async function holdLooks() {
  await sql`ALTER TABLE scheduled_alerts RENAME TO held_alerts`.execute(app.db)
  await sql
    .raw(
      `CREATE FUNCTION held() RETURNS boolean LANGUAGE plpgsql AS
       'BEGIN PERFORM pg_advisory_xact_lock_shared(${HELD}); RETURN true; END'`,
    )
    .execute(app.db)
  await sql`CREATE VIEW scheduled_alerts AS SELECT * FROM held_alerts WHERE held()`.execute(app.db)
}

const isHeld = async () =>
  (
    await sql`SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = ${HELD} AND NOT granted`.execute(
      app.db,
    )
  ).rows.length > 0

test('a change during a dispatch decides about the next time', async () => {
  const { member, id } = await due()
  await holdLooks()
  const dispatched = await app.db.connection().execute(async (other) => {
    await sql`SELECT pg_advisory_lock(${HELD})`.execute(other)
    const dispatching = dispatch()
    await expect.poll(isHeld).toBe(true)
    // All writes of a reminder change while an alert is due.
    await sql`UPDATE reminders SET time = '20:00' WHERE id = ${id}`.execute(other)
    await sql`SELECT pg_advisory_unlock(${HELD})`.execute(other)
    return dispatching
  })
  expect(dispatched).toBe(1)
  expect(await alertTimes(member)).toEqual(['2026-06-15T12:00:00.000Z'])
  expect(await app.dispatcher.nextAlertAt()).toEqual(new Date('2026-06-15T23:30:00Z'))
})
