import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type Task, workOf } from '../../jobs/jobs.ts'
import { People } from '../../live/person-events.ts'
import type { Mail } from '../../ports/mail.ts'
import type { PushPort } from '../../ports/push.ts'
import type { Sms } from '../../ports/sms.ts'
import { Undeliverable } from '../../ports/undeliverable.ts'
import { aMember, anAdmin, aPlanEntry, aReminder, type Member } from '../../testing/factories.ts'
import {
  aDelivery,
  deliveriesOf,
  kindsOfAnApp,
  linksOf,
  logOf,
  notificationsOf,
  record,
} from '../../testing/notifications.ts'
import { testApp } from '../../testing/test-app.ts'
import { deliveryService, MAX_ATTEMPTS } from './delivery.service.ts'

/** Email and SMS ports that can fail on demand; stores each message by id, like an outbox. */
const out = {
  mails: new Map<string, Mail>(),
  texts: new Map<string, Sms>(),
  tries: 0,
  trouble: undefined as Error | undefined,
}

const handOver =
  <Sent extends { id?: string }>(kept: Map<string, Sent>) =>
  async (sent: Sent) => {
    out.tries++
    if (out.trouble) throw out.trouble
    kept.set(sent.id ?? '', sent)
  }

const app = await testApp(
  { publicUrl: 'https://pepwell.test' },
  { mail: { send: handOver(out.mails), close() {} }, sms: { send: handOver(out.texts) } },
)
const { request, db, clock, runJobs } = app

const prefer = ({ cookie }: Member, body: object) =>
  request('POST', '/api/notification-preferences', { cookie, body })

/** A member who has a delivery waiting. */
async function waiting(
  overrides: Parameters<typeof aDelivery>[1] = {},
  person: Record<string, unknown> = {},
) {
  Object.assign(out, { trouble: undefined, tries: 0 })
  out.mails.clear()
  out.texts.clear()
  clock.set('2026-06-15T12:00:00Z')
  const member = await aMember(app, person)
  await prefer(member, { smsNotifications: true })
  await record(app, [aDelivery(member, { channel: 'email', ...overrides })])
  return member
}

test('a mail is sent once, reads well and links to the plan', async () => {
  const member = await waiting({}, { firstName: '<b>Ann</b>' })
  await runJobs()
  await runJobs()
  expect([...out.mails.values()]).toEqual([
    {
      id: expect.stringMatching(/^delivery-\d+-1781524800000$/),
      to: member.email,
      subject: 'BPC-157 Reminder',
      text: expect.stringContaining('Hello <b>Ann</b>,\n\nTake 250 mcg at 8:30 AM, in 30 minutes.\n'),
      html: expect.stringContaining('<a href="https://pepwell.test/reminders"'),
      unsubscribe: expect.stringMatching(
        /^https:\/\/pepwell\.test\/unsubscribe\?token=reminderMails\.[\w.-]+$/,
      ),
    },
  ])
  const [mail] = [...out.mails.values()]
  expect(mail?.html).not.toContain('<b>Ann')
  expect(mail?.text).toContain('https://pepwell.test/reminders')
  expect(out.tries).toBe(1)
  expect(await deliveriesOf(app, member)).toEqual([
    { channel: 'email', status: 'sent', attempts: 1, lastError: null },
  ])
  expect(await logOf(app, member)).toMatchObject([
    { method: 'email', success: true, error: null, about: { dose: '250 mcg' } },
  ])
})

test('a text goes to the stored number', async () => {
  const member = await waiting({ channel: 'sms' })
  const link = `https://pepwell.test/reminders?sms=${await idOf(member)}`
  await runJobs()
  expect([...out.texts.values()]).toEqual([
    {
      id: expect.stringMatching(/^delivery-\d+-\d+$/),
      to: '+14155550123',
      text: `Pepwell: BPC-157 Reminder. Take 250 mcg at 8:30 AM, in 30 minutes. ${link}`,
      ending: link,
    },
  ])
  expect(await logOf(app, member)).toMatchObject([{ method: 'sms', success: true }])
})

test('a retried text says since when, because it may have arrived', async () => {
  await waiting({ channel: 'sms' })
  out.trouble = new Error('timeout')
  await runJobs()
  out.trouble = undefined
  await runJobs()
  expect([...out.texts.values()]).toMatchObject([{ triedSince: new Date('2026-06-15T12:00:00Z') }])
})

test('failures are retried and logged; overdue ones say so', async () => {
  const member = await waiting()
  out.trouble = new Error('connect ECONNREFUSED')
  await runJobs()
  clock.set('2026-06-15T13:00:00Z')
  await runJobs()
  expect(await deliveriesOf(app, member)).toEqual([
    { channel: 'email', status: 'pending', attempts: 2, lastError: 'connect ECONNREFUSED' },
  ])
  out.trouble = undefined
  await runJobs()
  const [mail] = [...out.mails.values()]
  expect(mail?.text).toContain('\n\nTake 250 mcg. It was due at 8:30 AM.\n')
  expect(await deliveriesOf(app, member)).toEqual([
    { channel: 'email', status: 'sent', attempts: 3, lastError: null },
  ])
  expect(await logOf(app, member)).toMatchObject([
    { success: false, error: 'connect ECONNREFUSED', sentAt: new Date('2026-06-15T12:00:00Z') },
    { success: false, error: 'connect ECONNREFUSED', sentAt: new Date('2026-06-15T13:00:00Z') },
    { success: true, error: null },
  ])
})

test('a delivery that keeps failing is listed for admins', async () => {
  const member = await waiting()
  out.trouble = new Error('x'.repeat(2000))
  for (let attempt = 0; attempt < MAX_ATTEMPTS + 3; attempt++) await runJobs()
  const lastError = 'x'.repeat(500)
  expect(await deliveriesOf(app, member)).toEqual([
    { channel: 'email', status: 'failed', attempts: MAX_ATTEMPTS, lastError },
  ])
  expect(await logOf(app, member)).toHaveLength(MAX_ATTEMPTS)
  const { cookie } = await anAdmin(app)
  const { body } = await request('GET', '/api/admin/failed-deliveries', { cookie })
  expect(body[0]).toEqual({
    id: expect.any(Number),
    userId: member.id,
    user: { email: member.email },
    channel: 'email',
    title: 'BPC-157 Reminder',
    scheduledAt: '2026-06-15T12:00:00.000Z',
    attempts: MAX_ATTEMPTS,
    lastError,
  })
})

test('another process takes over when one dies in the last attempt', async () => {
  const member = await waiting()
  out.trouble = new Error('away')
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt++) await runJobs()
  const died = () => sql`UPDATE graphile_worker._private_jobs SET attempts = attempts + 1`.execute(db)
  await Promise.all([died(), db.updateTable('deliveries').set({ attempts: MAX_ATTEMPTS }).execute()])
  await runJobs()
  expect(await deliveriesOf(app, member)).toEqual([
    { channel: 'email', status: 'failed', attempts: MAX_ATTEMPTS + 1, lastError: 'away' },
  ])
  out.trouble = undefined
  await runJobs()
  expect(out.mails.size).toBe(0)
})

test('deliveries are given up after a day, with a log entry', async () => {
  const member = await waiting()
  clock.set('2026-06-16T12:00:01Z')
  await runJobs()
  expect(out.tries).toBe(0)
  const error = 'We couldn’t send it in time'
  expect(await logOf(app, member)).toMatchObject([{ method: 'email', success: false, error }])
  expect(await deliveriesOf(app, member)).toMatchObject([{ status: 'failed', lastError: error }])
})

test("permanent refusals aren't retried", async () => {
  const member = await waiting()
  out.trouble = new Undeliverable('no such mailbox')
  await runJobs()
  await runJobs()
  expect(out.tries).toBe(1)
  expect(await deliveriesOf(app, member)).toMatchObject([{ status: 'failed', lastError: 'no such mailbox' }])
})

test.each([
  [null, 'No phone number'],
  ['+49301234567', 'The phone number isn’t US or Canadian'],
])(
  'a text message to %j, stored before numbers were checked, fails with a sentence',
  async (phoneNumber, error) => {
    const member = await waiting({ channel: 'sms' })
    await db.updateTable('users').set({ phoneNumber }).where('id', '=', member.id).execute()
    await runJobs()
    expect(out.tries).toBe(0)
    expect(await logOf(app, member)).toMatchObject([{ method: 'sms', success: false, error }])
  },
)

test.each([
  ['email', { emailNotifications: false }],
  ['sms', { smsNotifications: false }],
] as const)('a channel that was switched off meanwhile (%s) stays silent', async (channel, off) => {
  const member = await waiting({ channel })
  await prefer(member, off)
  await runJobs()
  expect(out.tries).toBe(0)
  expect(await deliveriesOf(app, member)).toMatchObject([
    { status: 'expired', lastError: 'The channel was turned off' },
  ])
})

test("doesn't remind of a dose logged meanwhile", async () => {
  const member = await waiting()
  const reminder = await aReminder(app, member, (await aPlanEntry(app, member)).id)
  await record(app, [aDelivery(member, { channel: 'email', reminderId: reminder.id })])
  const about = { reminderId: reminder.id, decidedAt: new Date(clock.now()) }
  await db
    .insertInto('reminderOutcomes')
    .values({ ...about, occursOn: '2026-06-15', occursAt: '2026-06-15T12:30:00Z', outcome: 'taken' })
    .execute()
  await runJobs()
  expect(await deliveriesOf(app, member)).toMatchObject([{ status: 'sent' }, { status: 'expired' }])
  expect(out.mails.size).toBe(1)
})

const idOf = async ({ id }: Member): Promise<number> =>
  (await db.selectFrom('deliveries').select('id').where('userId', '=', id).executeTakeFirstOrThrow()).id
const deleteUser = ({ id }: Member) => db.deleteFrom('users').where('id', '=', id).execute()

test('sends nothing to a person deleted before an attempt', async () => {
  const member = await waiting()
  await deleteUser(member)
  await runJobs()
  expect(out.tries).toBe(0)
})

test.each([undefined, new Error('away')])(
  'of a person who is deleted during an attempt (%s) nothing is written',
  async (trouble) => {
    const member = await waiting()
    const keys = async () => ({ publicKey: '', privateKey: '' })
    const mail = {
      async send() {
        await deleteUser(member)
        if (trouble) throw trouble
      },
      close() {},
    }
    const kinds = kindsOfAnApp()
    const ways = {
      ...app,
      people: new People(app),
      kinds,
      links: linksOf(app),
      mail,
      keys,
      sms: { async send() {} },
      push: {} as PushPort,
      publicUrl: '',
      notifications: notificationsOf(app),
    }
    const attempt = deliveryService(ways).deliver({ id: await idOf(member) }, { isLast: true })
    await expect(attempt).resolves.toBeUndefined()
    expect(await logOf(app, member)).toEqual([])
    await runJobs()
    expect(out.tries).toBe(0)
  },
)

test('an attempt whose process died before recording it is repeated under the same id', async () => {
  const member = await waiting()
  await runJobs()
  const sent = [...out.mails.keys()]
  await db.updateTable('deliveries').set({ status: 'pending' }).where('userId', '=', member.id).execute()
  const deliver = workOf(app.tasks.deliver as Task)
  await deliver({ id: await idOf(member) }, { number: 1, isLast: false })
  expect(out.tries).toBe(2)
  expect([...out.mails.keys()]).toEqual(sent)
})
