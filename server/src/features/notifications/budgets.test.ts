import { expect, test } from 'vitest'
import { aMember, anAdmin, type Member } from '../../testing/factories.ts'
import { aDelivery, deliveriesOf, record } from '../../testing/notifications.ts'
import { anOrder } from '../../testing/orders.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp({ smsPerDay: 22 })
const { request } = app
app.clock.set('2026-06-15T12:00:00Z')

const aNumbered = (phoneNumber: string) => aMember(app, { phoneNumber })

/** Records deliveries and attempts each. */
async function send(member: Member, channel: 'email' | 'sms', count: number) {
  const body = { smsNotifications: true }
  await request('POST', '/api/notification-preferences', { cookie: member.cookie, body })
  await record(
    app,
    Array.from({ length: count }, () => aDelivery(member, { channel })),
  )
  await app.runJobs()
}

const failedOf = async (member: Member) =>
  (await deliveriesOf(app, member))
    .filter(({ status }) => status === 'failed')
    .map(({ lastError }) => lastError)
const inboxOf = async ({ cookie }: Member) =>
  (await request('GET', '/api/notifications', { cookie })).body.messages.map(
    ({ title }: { title: string }) => title,
  )

test('an address gets 50 mails a day; the rest are in the inbox and listed for operators', async () => {
  const [member, other] = [await aMember(app), await aMember(app)]
  await send(member, 'email', 52)
  await send(other, 'email', 1)
  expect(app.mails.filter(({ to }) => to === member.email)).toHaveLength(50)
  expect(app.mails.filter(({ to }) => to === other.email)).toHaveLength(1)
  expect(await failedOf(member)).toEqual(Array(2).fill('More than 50 mails in a day'))
  expect(await inboxOf(member)).toEqual(['Too many emails in a day'])
  const { cookie } = await anAdmin(app)
  const listed = await request('GET', '/api/admin/failed-deliveries', { cookie })
  expect(listed.body).toMatchObject([{ userId: member.id }, { userId: member.id }])

  // Account mails still arrive, and the limit starts over the next day.
  app.mails.length = 0
  await request('POST', '/api/auth/forgot-password', { body: { email: member.email } })
  await app.runJobs()
  expect(app.mails.splice(0)).toMatchObject([{ to: member.email, subject: 'Reset your Pepwell password' }])
  app.clock.advance(24 * 60 * 60_000)
  await record(app, [aDelivery(member, { channel: 'email', scheduledAt: new Date(app.clock.now()) })])
  await app.runJobs()
  expect(app.mails).toHaveLength(1)
})

test('order mails are treated alike, and sent in full when an operator retries', async () => {
  app.clock.set('2026-06-15T12:00:00Z')
  const member = await aMember(app)
  const { cookie } = await anAdmin(app)
  const buy = async () => {
    await anOrder(app, member)
    await app.runJobs()
  }
  await send(member, 'email', 50)
  for (let bought = 0; bought < 2; bought++) await buy()
  app.mails.length = 0
  expect(await failedOf(member)).toEqual(Array(2).fill('More than 50 mails in a day'))
  expect((await inboxOf(member)).filter((title: string) => title.startsWith('Too many'))).toHaveLength(1)
  const [held] = (await request('GET', '/api/admin/failed-deliveries', { cookie })).body
  expect(held).toMatchObject({ userId: member.id, title: expect.stringMatching(/^We have your order /) })

  app.clock.advance(24 * 60 * 60_000)
  await request('POST', `/api/admin/failed-deliveries/${held.id}/retry`, { cookie })
  await app.runJobs()
  expect(app.mails).toMatchObject([{ to: member.email, subject: held.title }])
  expect(app.mails[0]?.text).toContain('How to pay')
})

test('a number gets 20 texts a day, and all together the configured total', async () => {
  app.clock.set('2026-06-15T12:00:00Z')
  const [one, other] = [await aNumbered('+1 604 555 0101'), await aNumbered('+1 604 555 0102')]
  await send(one, 'sms', 21)
  expect(app.texts.splice(0)).toHaveLength(20)
  expect(await failedOf(one)).toEqual(['More than 20 text messages in a day'])
  await send(other, 'sms', 3)
  expect(app.texts.splice(0)).toHaveLength(2)
  expect(await failedOf(other)).toEqual(['More than 22 text messages in a day (SMS_PER_DAY)'])
  expect(await inboxOf(other)).toEqual(['Too many text messages in a day'])
})

test("unsent messages don't use up the limit", async () => {
  let fails = true
  const mails: string[] = []
  const away = await testApp(
    {},
    {
      mail: {
        async send({ to }) {
          if (fails) throw new Error('away')
          mails.push(to)
        },
        close() {},
      },
    },
  )
  const member = await aMember(away)
  await record(
    away,
    Array.from({ length: 50 }, () => aDelivery(member, { channel: 'email' })),
  )
  await away.runJobs()
  fails = false
  await away.runJobs()
  expect(mails).toHaveLength(50)
})
