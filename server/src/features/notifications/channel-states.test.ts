import { expect, test } from 'vitest'
import { aMember, anAdmin, type Member, PASSWORD } from '../../testing/factories.ts'
import { logOf } from '../../testing/notifications.ts'
import { aBrowser } from '../../testing/push-service.ts'
import { testApp } from '../../testing/test-app.ts'

const trouble: { mail?: Error } = {}
const sent: string[] = []
const app = await testApp(
  {},
  {
    mail: {
      async send({ text }) {
        if (trouble.mail) throw trouble.mail
        sent.push(text)
      },
      close() {},
    },
  },
)
const { request, clock, runJobs, texts, pushes } = app

const testOf = ({ cookie }: Member) => request('POST', '/api/notifications/test', { cookie })
const statesOf = async ({ cookie }: Member) =>
  (await request('GET', '/api/notifications/channels', { cookie })).body
const prefer = ({ cookie }: Member, body: object) =>
  request('POST', '/api/notification-preferences', { cookie, body })
const subscribe = ({ cookie }: Member, endpoint: string) =>
  request('POST', '/api/notifications/push-subscriptions', { cookie, body: aBrowser(endpoint).subscription })

const state = (
  channel: string,
  isOn: boolean,
  lastSuccessAt: string | null,
  lastError: string | null = null,
) => ({
  channel,
  isOn,
  // Nothing is set up in tests.
  isInOutbox: channel === 'email' || channel === 'sms',
  lastSuccessAt,
  lastError,
})

test('a test uses every enabled channel, like reminders', async () => {
  const member = await aMember(app)
  await prefer(member, { smsNotifications: true })
  await subscribe(member, 'https://push.test/everything')
  expect((await testOf(member)).body).toEqual({ channels: ['in_app', 'push', 'email', 'sms'] })
  await runJobs()
  expect(sent.splice(0)).toEqual([expect.stringContaining('Your reminders will reach you here.')])
  expect(texts.splice(0)).toMatchObject([
    { to: '+14155550123', text: expect.stringContaining('Test notification') },
  ])
  const [pushed] = pushes.splice(0)
  expect(pushed?.endpoint).toBe('https://push.test/everything')
  expect(JSON.parse(pushed?.message.payload ?? '')).toEqual({
    title: 'Test notification',
    body: 'Your reminders will reach you here',
    tag: 'test',
    url: '/reminders',
  })
  const { body } = await request('GET', '/api/notifications', { cookie: member.cookie })
  expect(body).toMatchObject({ unread: 1, messages: [{ kind: 'test', title: 'Test notification' }] })
  expect(await logOf(app, member)).toHaveLength(4)
  const now = new Date(clock.now()).toISOString()
  expect(await statesOf(member)).toEqual(
    ['in_app', 'push', 'email', 'sms'].map((channel) => state(channel, true, now)),
  )
})

test('disabled channels get no test', async () => {
  const member = await aMember(app)
  await prefer(member, { emailNotifications: false })
  expect((await testOf(member)).body).toEqual({ channels: ['in_app'] })
  await prefer(member, { inAppNotifications: false })
  expect((await testOf(member)).body).toEqual({ channels: [] })
  await runJobs()
  expect([sent, texts, pushes]).toEqual([[], [], []])
})

test('texts are off without a textable number', async () => {
  const member = await aMember(app)
  await prefer(member, { smsNotifications: true })
  await request('PATCH', '/api/auth/user', {
    cookie: member.cookie,
    body: { phoneNumber: '+49 30 1234567', currentPassword: PASSWORD },
  })
  expect((await statesOf(member))[3]).toEqual(state('sms', false, null))
  expect((await testOf(member)).body.channels).not.toContain('sms')
})

test('a channel shows its last success and later failures, and recovers', async () => {
  const member = await aMember(app)
  const email = async () => (await statesOf(member))[2]
  expect(await email()).toEqual(state('email', true, null))
  trouble.mail = new Error('mailbox is full')
  await testOf(member)
  await runJobs()
  expect(await email()).toEqual(state('email', true, null, 'mailbox is full'))
  trouble.mail = undefined
  clock.advance(60_000)
  await runJobs()
  const success = new Date(clock.now()).toISOString()
  expect(await email()).toEqual(state('email', true, success))
  clock.advance(60_000)
  trouble.mail = new Error('no route')
  await testOf(member)
  await runJobs()
  expect(await email()).toEqual(state('email', true, success, 'no route'))
  expect(await statesOf(await aMember(app))).toMatchObject([
    {},
    {},
    { lastSuccessAt: null, lastError: null },
    {},
  ])
  trouble.mail = undefined
  await runJobs()
  sent.length = 0
})

test('tests are rate limited per person', async () => {
  const member = await aMember(app)
  const statuses = []
  for (let n = 0; n < 6; n++) statuses.push((await testOf(member)).statusCode)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect((await testOf(await aMember(app))).statusCode).toBe(200)
})

test('failed deliveries are visible to admins only', async () => {
  const path = '/api/admin/failed-deliveries'
  expect((await request('GET', path, { cookie: (await aMember(app)).cookie })).statusCode).toBe(403)
  expect((await request('GET', path, { cookie: (await anAdmin(app)).cookie })).body).toEqual([])
})
