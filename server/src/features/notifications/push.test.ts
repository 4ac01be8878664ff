import { describe, expect, test } from 'vitest'
import { webPushPort } from '../../ports/push-web.ts'
import { aMember, aPlanEntry, aReminder, type Member, PASSWORD } from '../../testing/factories.ts'
import { localCertificate } from '../../testing/local-certificate.ts'
import { aDelivery, deliveriesOf, logOf, record } from '../../testing/notifications.ts'
import { aBrowser, aPushService, signedClaims } from '../../testing/push-service.ts'
import { testApp } from '../../testing/test-app.ts'
import { pushSubscriptionsService } from './push-subscriptions.service.ts'
import { vapidKeys } from './vapid.ts'

const push = webPushPort({
  contact: 'mailto:help@pepwell.test',
  mayReach: () => true,
  ca: localCertificate.cert,
})
const app = await testApp({ exposeResetToken: true }, { push })
const { request, db, runJobs } = app

const valid = aBrowser('https://push.test/1').subscription

const SUBSCRIPTIONS = '/api/notifications/push-subscriptions'

const subscribe = ({ cookie }: Member, body: object, device = 'Firefox') =>
  request('POST', SUBSCRIPTIONS, { cookie, body, headers: { 'user-agent': device } })
const unsubscribe = ({ cookie }: Member, endpoint: string) =>
  request('POST', `${SUBSCRIPTIONS}/remove`, { cookie, body: { endpoint } })
const publicKey = async () =>
  (await request('GET', '/api/notifications/push-key', { cookie: (await aMember(app)).cookie })).body
    .publicKey

const tokenOf = ({ cookie }: Member) => /pepwell_session=([^;]+)/.exec(cookie)?.[1] ?? ''

/** A user's push endpoints. */
const endpointsOf = async ({ id }: Member) => {
  const rows = await db
    .selectFrom('pushSubscriptions')
    .select('endpoint')
    .where('userId', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ endpoint }) => endpoint)
}

/** A member with a browser at its own push service. */
async function aSubscriber() {
  const [member, service] = [await aMember(app), await aPushService()]
  const browser = aBrowser(`${service.address}/push/1`)
  await subscribe(member, browser.subscription)
  return { member, service, browser }
}

test('a push contains everything that its buttons need', async () => {
  const { member, service, browser } = await aSubscriber()
  const entry = await aPlanEntry(app, member)
  const reminder = await aReminder(app, member, entry.id)
  await record(app, [aDelivery(member, { channel: 'push', reminderId: reminder.id })])
  await runJobs()
  expect(service.received).toHaveLength(1)
  const [{ headers, body }] = service.received as [(typeof service.received)[0]]
  expect(JSON.parse(browser.read(body))).toEqual({
    title: 'BPC-157 Reminder',
    body: 'Take 250 mcg at 8:30 AM, in 30 minutes',
    tag: `reminder-${reminder.id}-2026-06-15`,
    url: '/reminders',
    reminderId: reminder.id,
    occursOn: '2026-06-15',
    userPeptideId: entry.id,
  })
  expect(headers).toMatchObject({
    ttl: '14400',
    urgency: 'high',
    topic: expect.stringMatching(/^[\w-]{32}$/),
  })
  expect(signedClaims(headers.authorization ?? '', await publicKey())).toMatchObject({ aud: service.address })
  expect(await logOf(app, member)).toMatchObject([{ method: 'push', success: true }])
})

test('every browser of a person gets it, and only failed ones are retried', async () => {
  const { member, service, browser } = await aSubscriber()
  const slow = await aPushService(429)
  await subscribe(member, aBrowser(`${slow.address}/push/2`).subscription)
  await record(app, [aDelivery(member, { channel: 'push' })])
  await runJobs()
  expect(await deliveriesOf(app, member)).toMatchObject([
    { status: 'pending', lastError: expect.stringMatching(/answered 429$/) },
  ])
  slow.answerWith(201)
  await runJobs()
  expect([service.received.length, slow.received.length]).toEqual([1, 2])
  expect(browser.read(service.received[0]?.body ?? Buffer.of())).toContain('250 mcg')
  expect(await deliveriesOf(app, member)).toMatchObject([{ status: 'sent', attempts: 2, lastError: null }])
  expect(await logOf(app, member)).toMatchObject([{ success: false }, { success: true }])
})

test('a push to one browser counts as sent even if another keeps failing', async () => {
  const { member } = await aSubscriber()
  await subscribe(member, aBrowser(`${(await aPushService(503)).address}/push/2`).subscription)
  await record(app, [aDelivery(member, { channel: 'push' })])
  for (let attempt = 0; attempt < 14; attempt++) await runJobs()
  expect(await deliveriesOf(app, member)).toMatchObject([{ status: 'sent' }])
})

test.each([404, 410])('a browser whose push service answers %i is removed', async (status) => {
  const { member, service } = await aSubscriber()
  service.answerWith(status)
  await record(app, [aDelivery(member, { channel: 'push' })])
  await runJobs()
  expect(await endpointsOf(member)).toEqual([])
  const error = `localhost:${service.port} answered ${status}`
  expect(await logOf(app, member)).toMatchObject([{ success: false, error }])
  expect(await deliveriesOf(app, member)).toMatchObject([{ status: 'failed', lastError: error }])
  await record(app, [aDelivery(member, { channel: 'push' })])
  await runJobs()
  expect(service.received).toHaveLength(1)
})

test("a removed browser doesn't block the others", async () => {
  const { member, service } = await aSubscriber()
  const expired = await aPushService(410)
  await subscribe(member, aBrowser(`${expired.address}/push/2`).subscription)
  await record(app, [aDelivery(member, { channel: 'push' })])
  await runJobs()
  expect(await endpointsOf(member)).toEqual([`${service.address}/push/1`])
  expect(await logOf(app, member)).toMatchObject([{ success: true, error: null }])
})

test('a person who unsubscribed meanwhile gets nothing, and the log says why', async () => {
  const { member, service, browser } = await aSubscriber()
  await record(app, [aDelivery(member, { channel: 'push' })])
  const other = await aMember(app)
  await unsubscribe(other, browser.subscription.endpoint)
  expect(await endpointsOf(member)).toHaveLength(1)
  expect((await unsubscribe(member, browser.subscription.endpoint)).statusCode).toBe(200)
  await runJobs()
  expect(service.received).toEqual([])
  expect(await logOf(app, member)).toMatchObject([{ success: false, error: 'No browser is subscribed' }])
})

describe("a session's subscription", () => {
  const signIn = async ({ id, email }: Member): Promise<Member> => {
    const { cookie = '' } = await request('POST', '/api/auth/login', { body: { email, password: PASSWORD } })
    return { id, email, cookie }
  }

  test('ends on signing out, and stays in other sessions', async () => {
    const { member, browser } = await aSubscriber()
    const elsewhere = await signIn(member)
    await subscribe(elsewhere, aBrowser('https://push.test/elsewhere').subscription)
    await request('POST', '/api/auth/logout', { cookie: elsewhere.cookie })
    expect(await endpointsOf(member)).toEqual([browser.subscription.endpoint])
  })

  test('ends everywhere with a new password', async () => {
    const { member, service } = await aSubscriber()
    await record(app, [aDelivery(member, { channel: 'push' })])
    const { body } = await request('POST', '/api/auth/forgot-password', { body: { email: member.email } })
    const form = { token: body.token, password: `${PASSWORD} new`, confirmPassword: `${PASSWORD} new` }
    expect((await request('POST', '/api/auth/reset-password', { body: form })).statusCode).toBe(200)
    await runJobs()
    expect([await endpointsOf(member), service.received]).toEqual([[], []])
  })

  test('moves to the session in which the browser subscribed again', async () => {
    const { member, browser } = await aSubscriber()
    const { endpoint } = browser.subscription
    const later = await signIn(member)
    await subscribe(later, aBrowser(endpoint).subscription)
    await request('POST', '/api/auth/logout', { cookie: member.cookie })
    expect(await endpointsOf(member)).toEqual([endpoint])
  })

  test('is refused once the session has ended', async () => {
    const member = await aMember(app)
    const keys = async () => push.makeKeys()
    const session = await app.app.sessions.look(tokenOf(member))
    await request('POST', '/api/auth/logout', { cookie: member.cookie })
    const late = pushSubscriptionsService({ db, clock: app.clock, keys }).subscribe(session, valid, 'Firefox')
    await expect(late).rejects.toThrow('NOT_SIGNED_IN')
    expect(await endpointsOf(member)).toEqual([])
  })
})

test("pushes about reminders that were deleted meanwhile don't replace each other", async () => {
  const { member, service, browser } = await aSubscriber()
  await record(app, [aDelivery(member, { channel: 'push' }), aDelivery(member, { channel: 'push' })])
  await runJobs()
  const tags = service.received.map(({ body }) => JSON.parse(browser.read(body)).tag)
  expect([tags.length, new Set(tags).size]).toEqual([2, 2])
  expect(new Set(service.received.map(({ headers }) => headers.topic)).size).toBe(2)
})

test('records nothing without subscribed browsers', async () => {
  const member = await aMember(app)
  expect(await record(app, [aDelivery(member, { channel: 'push' })])).toBe(0)
})

test('a browser belongs to its latest subscriber, with its newest keys', async () => {
  const { member, service, browser } = await aSubscriber()
  const next = await aMember(app)
  const { endpoint } = browser.subscription
  const renewed = aBrowser(endpoint)
  await subscribe(next, renewed.subscription)
  expect([await endpointsOf(member), await endpointsOf(next)]).toEqual([[], [endpoint]])
  await record(app, [aDelivery(next, { channel: 'push' })])
  await runJobs()
  expect(renewed.read(service.received[0]?.body ?? Buffer.of())).toContain('BPC-157')
})

test('keeps the newest of very many browsers', async () => {
  const member = await aMember(app)
  for (let n = 0; n < 22; n++) {
    app.clock.advance(1000)
    await subscribe(member, aBrowser(`https://push.test/${n}`).subscription)
  }
  expect(await endpointsOf(member)).toEqual(
    Array.from({ length: 20 }, (_, n) => `https://push.test/${n + 2}`),
  )
})

test.each([
  [{ ...valid, endpoint: 'http://push.test/1' }, 'endpoint'],
  [{ ...valid, endpoint: 'push' }, 'endpoint'],
  [{ ...valid, endpoint: 'https://push.test/\u0000' }, 'endpoint'],
  [{ ...valid, endpoint: 'https://push.test/\ud800' }, 'endpoint'],
  [{ ...valid, endpoint: `https://push.test/${'x'.repeat(1000)}` }, 'endpoint'],
  [{ ...valid, keys: { ...valid.keys, p256dh: 'short' } }, 'keys.p256dh'],
  [{ ...valid, keys: { p256dh: valid.keys.p256dh } }, 'keys.auth'],
  [{ endpoint: valid.endpoint }, 'keys'],
])('refuses %j', async (body, field) => {
  const response = await subscribe(await aMember(app), body)
  expect([response.statusCode, response.body.fields]).toEqual([
    400,
    { [field]: 'This is not a subscription' },
  ])
})

test('the first process creates the keys once', async () => {
  const fresh = await testApp()
  await fresh.db.deleteFrom('serverSecrets').execute()
  const processes = Array.from({ length: 8 }, () => vapidKeys({ db: fresh.db, push }))
  const keys = await Promise.all(processes.map((get) => get()))
  expect(new Set(keys.map((pair) => pair.publicKey)).size).toBe(1)
  expect(new Set(keys.map((pair) => pair.privateKey)).size).toBe(1)
  expect(await vapidKeys({ db: fresh.db, push })()).toEqual(keys[0])
  expect(await publicKey()).toMatch(/^[\w-]{87}$/)
})
