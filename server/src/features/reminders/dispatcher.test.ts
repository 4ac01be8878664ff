import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aDose, aMember, aPlanEntry, aReminder, type Member } from '../../testing/factories.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { dispatcherService } from './dispatcher.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  // Clear what earlier tests left.
  await sql`TRUNCATE reminders, deliveries, inbox_messages, notification_logs CASCADE`.execute(app.db)
  app.mails.length = 0
  app.texts.length = 0
  app.clock.set('2026-06-15T04:00:00Z')
})

/** A user in New York with an 8:00 reminder, alerted half an hour before. */
async function reminded(overrides: Record<string, unknown> = {}, person: Record<string, unknown> = {}) {
  const member = await aMember(app, person)
  const entry = await aPlanEntry(app, member)
  const reminder = await aReminder(app, member, entry.id, overrides)
  return { member, entry, reminder }
}

async function dispatchAt(instant: string): Promise<number> {
  app.clock.set(instant)
  return app.dispatcher.dispatchDue()
}

const inboxOf = async ({ cookie }: Member) =>
  (await app.request('GET', '/api/notifications', { cookie })).body.messages

const prefer = (member: Member, body: object) =>
  app.request('POST', '/api/notification-preferences', { cookie: member.cookie, body })

describe('a due reminder', () => {
  test("is sent once on time, in the person's time zone", async () => {
    const { member, reminder, entry } = await reminded()
    expect(await dispatchAt('2026-06-15T11:29:59.999Z')).toBe(0)
    expect(await inboxOf(member)).toEqual([])
    expect(await dispatchAt('2026-06-15T11:30:00Z')).toBe(1)
    expect(await inboxOf(member)).toMatchObject([
      {
        title: 'BPC-157 Reminder',
        body: 'Take 250 mcg at 8:00 AM, in 30 minutes',
        reminderId: reminder.id,
        userPeptideId: entry.id,
        occursOn: '2026-06-15',
        occursAt: '2026-06-15T12:00:00.000Z',
        isLate: false,
        isExpired: false,
      },
    ])
    expect(await dispatchAt('2026-06-15T11:31:00Z')).toBe(0)
    expect(await app.dispatcher.nextAlertAt()).toEqual(new Date('2026-06-16T11:30:00Z'))
    await dispatchAt('2026-06-16T11:30:00Z')
    expect((await inboxOf(member)).map(({ occursOn }: { occursOn: string }) => occursOn)).toEqual([
      '2026-06-16',
      '2026-06-15',
    ])
  })

  test('is sent once per lead time, also when both are due at once', async () => {
    const { member } = await reminded({ timingOptions: [30, 5] })
    expect(await dispatchAt('2026-06-15T11:57:00Z')).toBe(2)
    expect(
      (await inboxOf(member))
        .map(({ body, isLate }: { body: string; isLate: boolean }) => [body, isLate])
        .sort(),
    ).toEqual([
      ['Take 250 mcg at 8:00 AM, in 3 minutes', false],
      ['Take 250 mcg at 8:00 AM, in 3 minutes', true],
    ])
  })

  test('is sent at the time itself, and a day before at the same wall time', async () => {
    const { member } = await reminded({ timingOptions: [0, 1440], time: '20:00' })
    const bodies = async () => (await inboxOf(member)).map(({ body }: { body: string }) => body)
    await dispatchAt('2026-06-15T23:59:59Z')
    expect(await bodies()).toEqual([])
    await dispatchAt('2026-06-16T00:00:00Z')
    expect(await bodies()).toEqual(
      expect.arrayContaining(['Take 250 mcg now, at 8:00 PM', 'Take 250 mcg tomorrow at 8:00 PM']),
    )
  })

  test('is sent a day before at the same wall time, even across a night with 25 hours', async () => {
    app.clock.set('2026-10-31T16:00:00Z')
    const { member } = await reminded({ timingOptions: [1440], time: '20:00' })
    expect(await dispatchAt('2026-10-31T23:59:59Z')).toBe(0)
    expect(await dispatchAt('2026-11-01T00:00:00Z')).toBe(1)
    expect(await inboxOf(member)).toMatchObject([{ occursOn: '2026-11-01', isLate: false }])
    expect(await app.dispatcher.nextAlertAt()).toEqual(new Date('2026-11-02T01:00:00Z'))
  })

  test('uses the channels enabled for it and its person', async () => {
    const all = { push: true, email: true, sms: true }
    const everything = await reminded({ notifications: all })
    await prefer(everything.member, { smsNotifications: true })
    const noMail = await reminded({ notifications: all })
    await prefer(noMail.member, { emailNotifications: false, inAppNotifications: false })
    const noPhone = await reminded({ notifications: all })
    await prefer(noPhone.member, { smsNotifications: true })
    await app.db.updateTable('users').set({ phoneNumber: null }).where('id', '=', noPhone.member.id).execute()
    const quiet = await reminded()
    for (const { member } of [everything, noMail, noPhone, quiet]) await subscribe(member)
    await dispatchAt('2026-06-15T11:30:00Z')
    expect(await channelsOf(everything.member)).toEqual(['email', 'in_app', 'push', 'sms'])
    expect(await channelsOf(noMail.member)).toEqual(['push'])
    expect(await channelsOf(noPhone.member)).toEqual(['email', 'in_app', 'push'])
    expect(await channelsOf(quiet.member)).toEqual(['in_app', 'push'])
    await app.runJobs()
    expect(app.mails.map(({ to }) => to).sort()).toEqual(
      [everything.member.email, noPhone.member.email].sort(),
    )
    expect(app.texts).toHaveLength(1)
    await app.runJobs()
    expect(app.mails).toHaveLength(2)
  })

  test('is claimed once by concurrent dispatchers', async () => {
    const people = [await reminded(), await reminded(), await reminded()]
    app.clock.set('2026-06-15T11:30:00Z')
    const sent = await Promise.all(Array.from({ length: 8 }, () => app.dispatcher.dispatchDue()))
    expect(sent.reduce((sum, count) => sum + count)).toBe(3)
    for (const { member } of people) expect(await inboxOf(member)).toHaveLength(1)
  })

  test("isn't sent when its dose was taken or skipped, and the next one is", async () => {
    const taken = await reminded()
    const skipped = await reminded()
    app.clock.set('2026-06-15T11:00:00Z')
    await aDose(app, taken.member, taken.entry.id)
    const body = { occursOn: '2026-06-15' }
    const { cookie } = skipped.member
    await app.request('POST', `/api/reminders/${skipped.reminder.id}/skip`, { cookie, body })
    await dispatchAt('2026-06-15T11:30:00Z')
    for (const { member } of [taken, skipped]) expect(await inboxOf(member)).toEqual([])
    await dispatchAt('2026-06-16T11:30:00Z')
    for (const { member } of [taken, skipped])
      expect(await inboxOf(member)).toMatchObject([{ occursOn: '2026-06-16' }])
  })

  test('is sent again after a snooze', async () => {
    const { member, reminder } = await reminded()
    await dispatchAt('2026-06-15T11:30:00Z')
    const body = { occursOn: '2026-06-15' }
    await app.request('POST', `/api/reminders/${reminder.id}/snooze`, { cookie: member.cookie, body })
    expect(await dispatchAt('2026-06-15T11:39:00Z')).toBe(0)
    expect(await dispatchAt('2026-06-15T11:40:00Z')).toBe(1)
    expect(await dispatchAt('2026-06-15T11:41:00Z')).toBe(0)
    expect((await inboxOf(member))[0]).toMatchObject({
      body: 'Take 250 mcg at 8:00 AM, in 20 minutes',
      occursOn: '2026-06-15',
      isLate: false,
    })
    expect(await inboxOf(member)).toHaveLength(2)
  })
})

describe('after a downtime', () => {
  test('of two hours with a frozen clock, sends it once, marked late', async () => {
    const { member } = await reminded({ notifications: { email: true } })
    await dispatchAt('2026-06-15T13:30:00Z')
    await app.dispatcher.dispatchDue()
    expect(await inboxOf(member)).toMatchObject([
      { isLate: true, isExpired: false, body: 'Take 250 mcg. It was due at 8:00 AM' },
    ])
    await app.runJobs()
    expect(app.mails).toHaveLength(1)
  })

  test('of days, reports what is older than a day as missed in one message, and sends the rest late', async () => {
    const { member } = await reminded({ notifications: { email: true } })
    expect(await dispatchAt('2026-06-18T12:00:00Z')).toBe(1)
    expect(await inboxOf(member)).toMatchObject([
      { occursOn: '2026-06-18', isLate: true, isExpired: false },
      { isExpired: true, body: 'We couldn’t send 3 reminders from June 15 to June 17 in time' },
    ])
    await app.runJobs()
    expect(app.mails).toHaveLength(1)
    const expired = await app.db
      .selectFrom('deliveries')
      .selectAll()
      .where('status', '=', 'expired')
      .execute()
    expect(expired.map(({ channel }) => channel).sort()).toEqual(['email', 'in_app'])
    const logged = await app.db
      .selectFrom('notificationLogs')
      .select('method')
      .where(
        'deliveryId',
        'in',
        expired.map(({ id }) => id),
      )
      .execute()
    expect(logged.map(({ method }) => method).sort()).toEqual(['email', 'in_app'])
  })

  test('of years, does little work', async () => {
    await reminded()
    await dispatchAt('2029-06-18T11:31:00Z')
    const deliveries = await app.db.selectFrom('deliveries').select('body').orderBy('id').execute()
    expect(deliveries.map(({ body }) => body)).toEqual([
      'We couldn’t send more than 30 reminders since June 15 in time',
      'Take 250 mcg at 8:00 AM, in 29 minutes',
    ])
  })

  test('reports missed reminders even to a person without in-app notifications', async () => {
    const { member } = await reminded()
    await prefer(member, { inAppNotifications: false })
    await dispatchAt('2026-06-16T11:31:00Z')
    expect(await inboxOf(member)).toMatchObject([{ isExpired: true, occursOn: '2026-06-15' }])
  })
})

describe("a reminder that can't be sent", () => {
  test('doesn’t block others, is set aside, and is sent once possible', async () => {
    const broken = await reminded()
    const sound = await reminded()
    const zoneOf = (timeZone: string) =>
      app.db.updateTable('users').set({ timeZone }).where('id', '=', broken.member.id).execute()
    await zoneOf('Mars/Olympus')
    await dispatchAt('2026-06-15T11:30:00Z')
    expect(await inboxOf(sound.member)).toHaveLength(1)
    expect(app.logged).toContainEqual(
      expect.objectContaining({
        msg: 'a reminder could not be sent and was put aside',
        reminderId: broken.reminder.id,
      }),
    )
    await zoneOf('America/New_York')
    expect(await dispatchAt('2026-06-15T11:39:00Z')).toBe(0)
    expect(await dispatchAt('2026-06-15T11:40:00Z')).toBe(1)
    expect(await inboxOf(broken.member)).toMatchObject([{ occursOn: '2026-06-15', isLate: true }])
    expect(await app.dispatcher.nextAlertAt()).toEqual(new Date('2026-06-16T11:30:00Z'))
  })
})

test.each([
  ['goes away', '57P01'],
  ['only reads any more', '25006'],
  ['found another in the way', '40P01'],
  ['cannot be reached', 'EHOSTUNREACH'],
])('a database that %s midway sets no reminder aside', async (_name, code) => {
  const { member } = await reminded()
  app.clock.set('2026-06-15T11:30:00Z')
  const disconnected = Object.assign(new Error('terminating connection'), { code })
  const record = () => Promise.reject(disconnected)
  const { db, clock } = app
  const interrupted = dispatcherService({ db, clock, logger: app.app.log, notifications: { record } })
  await expect(interrupted.dispatchDue()).rejects.toThrow(disconnected)
  expect(await app.dispatcher.dispatchDue()).toBe(1)
  expect(await inboxOf(member)).toMatchObject([{ occursOn: '2026-06-15', isLate: false }])
})

async function subscribe({ id }: Member) {
  const endpoint = `https://push.test/${id}`
  await app.db
    .insertInto('pushSubscriptions')
    .columns(['userId', 'sessionId', 'endpoint', 'p256dh', 'auth'])
    .expression((from) =>
      from
        .selectFrom('loginSessions')
        .select(({ val }) => ['userId', 'id', val(endpoint).as('e'), val('x').as('p'), val('y').as('a')])
        .where('userId', '=', id)
        .limit(1),
    )
    .execute()
}

async function channelsOf({ id }: Member): Promise<string[]> {
  const rows = await app.db.selectFrom('deliveries').select('channel').where('userId', '=', id).execute()
  return rows.map(({ channel }) => channel).sort()
}
