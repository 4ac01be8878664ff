import type { MailSwitch } from '@pepwell/domain/reminders/notifications'
import { expect, test } from 'vitest'
import { workOf } from '../../jobs/jobs.ts'
import { aMember, anAdmin, aProductId, type Member, PASSWORD, unitsOf } from '../../testing/factories.ts'
import { aFriendRequest } from '../../testing/friends.ts'
import { aDelivery, linksOf, record } from '../../testing/notifications.ts'
import { anOrder } from '../../testing/orders.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp({ publicUrl: 'https://pepwell.test' })
const { request } = app

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** The request that a mail client sends for its unsubscribe button. */
const press = (link: string | undefined, headers: Record<string, string> = FORM) => {
  const { pathname, search } = new URL(link ?? '')
  return request('POST', `${pathname}${search}`, { body: 'List-Unsubscribe=One-Click', headers })
}

const preferencesOf = async ({ cookie }: Member) =>
  (await request('GET', '/api/notification-preferences', { cookie })).body

async function mailsTo({ email }: Member) {
  await app.runJobs()
  return app.mails.splice(0).filter(({ to }) => to === email)
}

async function runTask(name: string) {
  const task = app.tasks[name]
  if (task) await workOf(task)({}, { number: 1, isLast: true })
}

/** An email of each kind, on demand. */
const occasions: Record<MailSwitch, (member: Member) => Promise<unknown>> = {
  reminderMails: (member) =>
    record(app, [aDelivery(member, { channel: 'email', scheduledAt: new Date(app.clock.now()) })]),
  peopleMails: async (member) => aFriendRequest(app, await aMember(app), member),
  orderMails: (member) => anOrder(app, member),
  async productMails({ cookie }) {
    const product = await aProductId(app, 'Selank', { status: 'available' })
    await unitsOf(app, product)
    await request('POST', `/api/shop/watched/${product}`, { cookie })
    await runTask('tell-who-waits-for-products')
  },
  async weeklyReport({ cookie }) {
    await request('PUT', '/api/admin/weekly-report', { cookie, body: { isOn: true } })
    app.clock.advance(7 * 24 * 60 * 60_000)
    await runTask('send-weekly-reports')
  },
}

test.each(Object.keys(occasions) as MailSwitch[])(
  'mails of one kind (%s) carry a link, and one press ends them and no others',
  async (mails) => {
    const [member, other] = [await anAdmin(app), await anAdmin(app)]
    await mailsTo(member)
    await occasions[mails](member)
    const [mail, ...more] = await mailsTo(member)
    expect(more).toEqual([])
    expect(mail?.text).toContain(`: ${mail?.unsubscribe}\n`)
    expect(mail?.html).toContain(`<a href="${mail?.unsubscribe}"`)

    expect((await press(mail?.unsubscribe)).statusCode).toBe(200)
    const preferences = await preferencesOf(member)
    const off = Object.keys(occasions).filter((name) => preferences[name] === false)
    expect(off).toEqual(mails === 'weeklyReport' ? [] : [mails])
    if (mails === 'weeklyReport') {
      const { body } = await request('GET', '/api/admin/weekly-report', { cookie: member.cookie })
      expect(body.isOn).toBe(false)
    } else {
      await occasions[mails](member)
      expect(await mailsTo(member)).toEqual([])
      await request('POST', '/api/notification-preferences', {
        cookie: member.cookie,
        body: { [mails]: true },
      })
    }
    await occasions[mails](member)
    expect((await mailsTo(member)).length).toBeGreaterThan(0)
    expect(await preferencesOf(other)).not.toContainEqual(false)
  },
)

const linkOf = async ({ id }: Member) => (await linksOf(app).of({ userId: id, mails: 'orderMails' })).link
const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? ''

test('the page behind the link does the same, while opening it does nothing', async () => {
  const member = await aMember(app)
  const token = tokenIn(await linkOf(member))
  await request('GET', `/unsubscribe?token=${token}`)
  expect(await preferencesOf(member)).toMatchObject({ orderMails: true })
  const { body } = await request('POST', '/api/mails/unsubscribe', { body: { token } })
  expect(body).toEqual({ message: 'We won’t email you about your orders anymore.' })
  expect(await preferencesOf(member)).toMatchObject({ orderMails: false, emailNotifications: true })
})

test('a mail program may post any form from any page without a session', async () => {
  for (const headers of [
    { ...FORM, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
    { 'content-type': 'multipart/form-data; boundary=x' },
    { 'content-type': 'text/plain' },
  ]) {
    const member = await aMember(app)
    expect((await press(await linkOf(member), headers)).statusCode).toBe(200)
    expect(await preferencesOf(member)).toMatchObject({ orderMails: false })
  }
})

test("a forged link does nothing, and a deleted account's doesn't fail", async () => {
  const [member, deleted] = [await aMember(app), await aMember(app)]
  const link = await linkOf(member)
  for (const wrong of [
    link.replace('orderMails', 'reminderMails'),
    link.replace(member.id, deleted.id),
    link.slice(0, -2),
    'https://pepwell.test/unsubscribe?token=orderMails',
    'https://pepwell.test/unsubscribe?token=constructor.x.y',
    'https://pepwell.test/unsubscribe',
  ])
    expect((await press(wrong)).body.code).toBe('MAIL_LINK_INVALID')
  expect(await preferencesOf(member)).not.toContainEqual(false)
  const lost = await linkOf(deleted)
  await request('POST', '/api/auth/delete-account', {
    cookie: deleted.cookie,
    body: { currentPassword: PASSWORD },
  })
  expect((await press(lost)).statusCode).toBe(200)
})

test('account mails have no unsubscribe link', async () => {
  const member = await aMember(app)
  await request('POST', '/api/auth/forgot-password', { body: { email: member.email } })
  const mails = await mailsTo(member)
  expect(mails.length).toBeGreaterThan(0)
  for (const mail of mails) expect(mail).not.toHaveProperty('unsubscribe')
})
