import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { People } from '../../live/person-events.ts'
import type { Mail } from '../../ports/mail.ts'
import type { PushMessage } from '../../ports/push.ts'
import type { Sms } from '../../ports/sms.ts'
import { aMember, type Member } from '../../testing/factories.ts'
import { deliveriesOf, linksOf, logOf, notificationsOf } from '../../testing/notifications.ts'
import { aBrowser } from '../../testing/push-service.ts'
import { testApp } from '../../testing/test-app.ts'
import { deliveryService } from './delivery.service.ts'
import { type NotificationKind, NotificationKinds } from './kinds.ts'
import { notificationsTasks } from './notifications.jobs.ts'
import type { NewDelivery } from './notifications.service.ts'

const app = await testApp()
// Nothing here needs anything of reminders.
await sql`DROP TABLE reminders, scheduled_alerts, reminder_snoozes, reminder_outcomes, skipped_doses CASCADE`.execute(
  app.db,
)

interface AboutParcel {
  parcel: number
}

/** Parcel states, with a count of lookups. */
const arrived = new Set<number>()
let lookups = 0

const parcelKind: NotificationKind<AboutParcel, { isHere: boolean }> = {
  name: 'parcel',
  opens: 'your orders',
  tagOf: ({ parcel }) => `parcel-${parcel}`,
  async currentStates(_db, abouts) {
    lookups++
    return abouts.map(({ parcel }) => ({ isHere: arrived.has(parcel) }))
  },
  whyNot: ({ isHere }) => (isHere ? 'The parcel arrived before' : undefined),
  wordsAt: ({ parcel }, now) => `Parcel ${parcel} was on its way before ${new Date(now).toISOString()}`,
  inboxOf: ({ isHere }) => ({ outcome: isHere ? 'taken' : null }),
}

const kinds = new NotificationKinds()
kinds.register(parcelKind)
const notifications = notificationsOf(app, kinds)

const out = { mails: [] as Mail[], texts: [] as Sms[], pushes: [] as PushMessage[] }
const delivery = deliveryService({
  ...app,
  kinds,
  links: linksOf(app),
  notifications,
  people: new People(app),
  mail: { send: async (mail) => void out.mails.push(mail), close() {} },
  sms: { send: async (text) => void out.texts.push(text) },
  push: {
    makeKeys: () => ({ publicKey: '', privateKey: '' }),
    send: async (_browser, message) => void out.pushes.push(message),
    close() {},
  },
  keys: async () => ({ publicKey: '', privateKey: '' }),
  publicUrl: 'https://pepwell.test',
})

const deliver = () => app.runJobs(notificationsTasks(delivery))

const notify = (member: Member, parcel: number, channels: NewDelivery['channel'][]) => {
  const told = channels.map((channel) => ({
    userId: member.id,
    channel,
    kind: 'parcel',
    key: `parcel:${parcel}`,
    title: 'Your parcel',
    body: `Parcel ${parcel} is on its way`,
    path: `/orders?parcel=${parcel}`,
    about: { parcel } satisfies AboutParcel,
    scheduledAt: new Date(app.clock.now()),
    isLate: false,
    isExpired: false,
  }))
  return app.db.transaction().execute((tx) => notifications.record(tx, told))
}

beforeEach(() => {
  app.clock.set('2026-06-15T12:00:00Z')
  arrived.clear()
  for (const sent of Object.values(out)) sent.length = 0
})

test('another kind uses every channel, with its own words and link', async () => {
  const member = await aMember(app)
  const { subscription: body } = aBrowser('https://push.test/parcels')
  await app.request('POST', '/api/notifications/push-subscriptions', { cookie: member.cookie, body })
  const preferences = { smsNotifications: true }
  await app.request('POST', '/api/notification-preferences', { cookie: member.cookie, body: preferences })
  await notify(member, 7, ['push', 'email', 'sms'])
  await deliver()
  expect(JSON.parse(out.pushes[0]?.payload ?? '')).toEqual({
    title: 'Your parcel',
    body: 'Parcel 7 is on its way',
    tag: 'parcel-7',
    url: '/orders?parcel=7',
  })
  const [mail] = out.mails
  expect(mail?.text).toContain('Your orders: https://pepwell.test/orders?parcel=7')
  expect(mail?.html).toContain('Open your orders')
  const link = /https:\/\/pepwell\.test\/orders\?parcel=7&sms=\d+$/
  expect(out.texts).toMatchObject([{ text: expect.stringMatching(link) }])
  expect(await logOf(app, member)).toMatchObject(
    Array.from({ length: 3 }, () => ({ type: 'parcel', success: true, about: { parcel: 7 } })),
  )
})

test('a late one has its kind’s text of that time', async () => {
  const member = await aMember(app)
  await notify(member, 8, ['email'])
  app.clock.advance(60 * 60 * 1000)
  await deliver()
  expect(out.mails[0]?.text).toContain('Parcel 8 was on its way before 2026-06-15T13:00:00.000Z.')
})

test("isn't sent once its kind gives a reason", async () => {
  const member = await aMember(app)
  await notify(member, 9, ['email'])
  arrived.add(9)
  await deliver()
  expect(out.mails).toEqual([])
  expect(await deliveriesOf(app, member)).toMatchObject([
    { status: 'expired', lastError: 'The parcel arrived before' },
  ])
})

test('the inbox asks each kind once per page for its details', async () => {
  const member = await aMember(app)
  for (const parcel of [1, 2, 3]) await notify(member, parcel, ['in_app'])
  arrived.add(2)
  lookups = 0
  const user = { id: member.id, isAdmin: false, permissions: [], timeZone: 'UTC' }
  const { messages } = await notifications.inbox(user, { limit: 20 })
  expect(lookups).toBe(1)
  const others = { reminderId: null, userPeptideId: null, occursOn: null, occursAt: null, snoozedUntil: null }
  expect(messages).toMatchObject(
    [null, 'taken', null].map((outcome) => ({ kind: 'parcel', title: 'Your parcel', outcome, ...others })),
  )
  // A message outlives the feature that sent it.
  const { body } = await app.request('GET', '/api/notifications', { cookie: member.cookie })
  expect(body.messages).toMatchObject(Array.from({ length: 3 }, () => ({ kind: 'parcel', outcome: null })))
})

test('a kind is registered once, and before anyone is notified of it', async () => {
  const member = await aMember(app)
  expect(() => notifications.register(parcelKind)).toThrow("Two kinds of notifications are called 'parcel'")
  const unknown = notificationsOf(app)
  const told = app.db.transaction().execute((tx) =>
    unknown.record(tx, [
      {
        userId: member.id,
        channel: 'in_app',
        kind: 'parcel',
        key: 'parcel:1',
        title: 'Your parcel',
        body: '',
        path: '/orders',
        about: {},
        scheduledAt: new Date(),
        isLate: false,
        isExpired: false,
      },
    ]),
  )
  await expect(told).rejects.toThrow("No feature registered notifications called 'parcel'")
})
