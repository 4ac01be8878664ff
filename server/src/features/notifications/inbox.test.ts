import { expect, test, vi } from 'vitest'
import { aMember, aPlanEntry, aReminder, type Member } from '../../testing/factories.ts'
import { aDelivery, hintsOn, logOf, notificationsOf, record } from '../../testing/notifications.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request, db, clock } = app

const inboxOf = async ({ cookie }: Member, query = '') =>
  (await request('GET', `/api/notifications${query}`, { cookie })).body
const markRead = async ({ cookie }: Member, body: object) =>
  (await request('POST', '/api/notifications/read', { cookie, body })).body

/** Messages named by number. */
const notify = (member: Member, count: number) =>
  record(
    app,
    Array.from({ length: count }, (_, n) => aDelivery(member, { title: `${n + 1}` })),
  )

test('notifications are in the inbox with a link to the reminder', async () => {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member)
  const reminder = await aReminder(app, member, entry.id)
  expect(await record(app, [aDelivery(member, { reminderId: reminder.id, isLate: true })])).toBe(1)
  expect(await inboxOf(member)).toEqual({
    unread: 1,
    messages: [
      {
        id: expect.any(Number),
        kind: 'reminder',
        title: 'BPC-157 Reminder',
        body: 'Take 250 mcg at 8:30 AM, in 30 minutes',
        path: '/reminders',
        reminderId: reminder.id,
        userPeptideId: entry.id,
        occursOn: '2026-06-15',
        occursAt: '2026-06-15T12:30:00.000Z',
        outcome: null,
        skipReason: null,
        snoozedUntil: null,
        vialWarning: null,
        isLate: true,
        isExpired: false,
        readAt: null,
        createdAt: '2026-06-15T12:00:00.000Z',
      },
    ],
  })
  expect(await logOf(app, member)).toEqual([
    {
      method: 'in_app',
      type: 'reminder',
      success: true,
      error: null,
      about: expect.objectContaining({ peptideName: 'BPC-157', dose: '250 mcg' }),
      scheduledTime: new Date('2026-06-15T12:00:00Z'),
      sentAt: new Date('2026-06-15T12:00:00Z'),
    },
  ])
  expect(await inboxOf(await aMember(app))).toEqual({ unread: 0, messages: [] })
})

test('a snoozed one shows when it returns', async () => {
  clock.set('2026-06-15T12:00:00Z')
  const member = await aMember(app)
  const reminder = await aReminder(app, member, (await aPlanEntry(app, member)).id)
  await record(app, [aDelivery(member, { reminderId: reminder.id })])
  for (const minute of [0, 5]) {
    clock.set(`2026-06-15T12:0${minute}:00Z`)
    const body = { occursOn: '2026-06-15' }
    await request('POST', `/api/reminders/${reminder.id}/snooze`, { cookie: member.cookie, body })
  }
  expect((await inboxOf(member)).messages).toMatchObject([{ snoozedUntil: '2026-06-15T12:15:00.000Z' }])
  clock.set('2026-06-15T12:15:00Z')
  await app.dispatcher.dispatchDue()
  expect((await inboxOf(member)).messages).toMatchObject([{ snoozedUntil: null }, { snoozedUntil: null }])
})

test('shows its occurrence’s outcome, and survives its reminder', async () => {
  const member = await aMember(app)
  const reminder = await aReminder(app, member, (await aPlanEntry(app, member)).id)
  await record(app, [aDelivery(member, { reminderId: reminder.id })])
  const about = { reminderId: reminder.id, decidedAt: new Date(clock.now()) }
  await db
    .insertInto('reminderOutcomes')
    .values([
      { ...about, occursOn: '2026-06-14', occursAt: '2026-06-14T12:30:00Z', outcome: 'taken' },
      { ...about, occursOn: '2026-06-15', occursAt: '2026-06-15T12:30:00Z', outcome: 'skipped' },
    ])
    .execute()
  expect((await inboxOf(member)).messages).toMatchObject([{ outcome: 'skipped' }])
  await db.deleteFrom('reminders').where('id', '=', reminder.id).execute()
  expect((await inboxOf(member)).messages).toMatchObject([
    { reminderId: null, userPeptideId: null, outcome: null, title: 'BPC-157 Reminder' },
  ])
})

test('is stored once, even by two processes at once', async () => {
  const member = await aMember(app)
  const deliveries = [
    aDelivery(member, { key: 'a' }),
    aDelivery(member, { key: 'a' }),
    aDelivery(member, { key: 'b' }),
  ]
  const recorded = await Promise.all([1, 2, 3].map(() => record(app, deliveries)))
  expect(recorded.sort()).toEqual([0, 0, 2])
  expect((await inboxOf(member)).unread).toBe(2)
  expect(await logOf(app, member)).toHaveLength(2)
})

test('says that a late one was missed', async () => {
  const member = await aMember(app)
  await record(app, [
    aDelivery(member, { key: 'a', isLate: true, isExpired: true }),
    aDelivery(member, { key: 'a', isLate: true, isExpired: true, channel: 'email' }),
  ])
  await app.runJobs()
  expect((await inboxOf(member)).messages).toMatchObject([{ isExpired: true, isLate: true }])
  expect(app.mails).toEqual([])
})

test('is paged, latest first', async () => {
  const member = await aMember(app)
  await notify(member, 25)
  await notify(await aMember(app), 5)
  const titles = ({ messages }: { messages: { title: string }[] }) =>
    messages.map(({ title }) => Number(title))
  const first = await inboxOf(member)
  expect(titles(first)).toEqual(Array.from({ length: 20 }, (_, n) => 25 - n))
  const second = await inboxOf(member, `?after=${first.messages.at(-1).id}&limit=3`)
  expect(titles(second)).toEqual([5, 4, 3])
  const last = await inboxOf(member, `?after=${second.messages.at(-1).id}`)
  expect(titles(last)).toEqual([2, 1])
  expect(last.unread).toBe(25)
})

test('can be marked as read one by one or entirely, only your own', async () => {
  const [member, other] = [await aMember(app), await aMember(app)]
  await notify(member, 3)
  await notify(other, 1)
  const [third, second] = (await inboxOf(member)).messages
  const [foreign] = (await inboxOf(other)).messages
  clock.advance(60_000)
  expect(await markRead(member, { ids: [third.id, foreign.id] })).toEqual({ unread: 2 })
  expect((await inboxOf(member)).messages).toMatchObject([
    { readAt: new Date(clock.now()).toISOString() },
    { readAt: null },
    { readAt: null },
  ])
  expect(await markRead(member, { ids: [] })).toEqual({ unread: 2 })
  expect(await markRead(member, {})).toEqual({ unread: 0 })
  expect((await inboxOf(other)).unread).toBe(1)
  clock.advance(60_000)
  await markRead(member, { ids: [second.id] })
  const [again] = (await inboxOf(member)).messages
  expect(again.readAt).toBe(new Date(clock.now() - 60_000).toISOString())
})

test('an open inbox is notified only when it changed', async () => {
  const [member, other] = [await aMember(app), await aMember(app)]
  const hints = await hintsOn(app)
  await record(app, [aDelivery(member), aDelivery(member), aDelivery(other)])
  await vi.waitFor(() => expect(hints.map((ids) => ids.sort())).toEqual([[member.id, other.id].sort()]))
  await markRead(member, {})
  await vi.waitFor(() => expect(hints.slice(1)).toEqual([[member.id]]))
  await markRead(member, {})
  await expect(
    db.transaction().execute(async (tx) => {
      await notificationsOf(app).record(tx, [aDelivery(member)])
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  await notify(other, 1)
  await vi.waitFor(() => expect(hints.slice(2)).toEqual([[other.id]]))
})

test('a hint for many people is split to fit PostgreSQL’s limit', async () => {
  const hints = await hintsOn(app)
  const people = Array.from({ length: 250 }, (_, n) => ({
    id: `user_${String(n).padStart(36, '0')}`,
    email: `${n}@mail.net`,
  }))
  await db
    .insertInto('users')
    .values(people.map((person) => ({ ...person, passwordHash: 'x', timeZone: 'UTC' })))
    .execute()
  await record(
    app,
    people.map((person) => aDelivery({ ...person, cookie: '' })),
  )
  await vi.waitFor(() => expect(hints.flat().sort()).toEqual(people.map(({ id }) => id).sort()))
  expect(hints).toHaveLength(3)
})
