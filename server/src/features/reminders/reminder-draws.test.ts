import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aMember, aPlanEntry, aReminder, aVial, type Member } from '../../testing/factories.ts'
import { aBrowser } from '../../testing/push-service.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()

beforeEach(async () => {
  await sql`TRUNCATE reminders, deliveries, inbox_messages CASCADE`.execute(app.db)
  app.mails.length = 0
  app.texts.length = 0
  // Monday, midnight in New York, where members live.
  app.clock.set('2026-06-15T04:00:00Z')
})

/** A user with an 8:00 reminder for 2.5 mg on every channel, and a vial of 10 mg in 2 mL. */
async function reminded(vial: Record<string, unknown> = {}) {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member, { currentDose: '2.5 mg', frequency: 'Daily' })
  const preferences = { smsNotifications: true }
  await app.request('POST', '/api/notification-preferences', { cookie: member.cookie, body: preferences })
  const notifications = { push: true, email: true, sms: true }
  await aReminder(app, member, entry.id, { dose: '2.5 mg', notifications })
  const first = await aVial(app, member, entry.id, { mixedOn: '2026-06-10', ...vial })
  return { member, entry, first }
}

async function dispatchAt(instant: string): Promise<void> {
  app.clock.set(instant)
  await app.dispatcher.dispatchDue()
}

const inboxOf = async ({ cookie }: Member) =>
  (await app.request('GET', '/api/notifications', { cookie })).body.messages.map(
    ({ body }: { body: string }) => body,
  )

const HALF_PAST_SEVEN = '2026-06-15T11:30:00Z'

test('inbox, mail, text message and push include the draw from the vial in use', async () => {
  const { member } = await reminded()
  const endpoint = 'https://push.test/draws'
  const body = aBrowser(endpoint).subscription
  await app.request('POST', '/api/notifications/push-subscriptions', { cookie: member.cookie, body })
  await dispatchAt(HALF_PAST_SEVEN)
  await app.runJobs()
  const words = 'Take 2.5 mg (50 units) at 8:00 AM, in 30 minutes'
  expect(await inboxOf(member)).toEqual([words])
  expect(app.mails.map(({ text }) => text)).toEqual([expect.stringContaining(words)])
  expect(app.texts.map(({ text }) => text)).toEqual([expect.stringContaining(words)])
  const pushed = app.pushes.filter((push) => push.endpoint === endpoint)
  expect(pushed.map(({ message }) => JSON.parse(message.payload).body)).toEqual([words])
})

test('a pending message uses the vial at the time of sending', async () => {
  const { member, entry, first } = await reminded()
  await dispatchAt(HALF_PAST_SEVEN)
  const { cookie } = member
  await app.request('PATCH', `/api/vials/${first.id}`, { cookie, body: { state: 'finished' } })
  await aVial(app, member, entry.id, { amount: 5, waterMl: 2, mixedOn: '2026-06-15' })
  await app.runJobs()
  expect(app.mails.map(({ text }) => text)).toEqual([expect.stringContaining('Take 2.5 mg (100 units) at')])
  expect(await inboxOf(member)).toEqual(['Take 2.5 mg (50 units) at 8:00 AM, in 30 minutes'])
})

test.each([
  ['sealed', { mixedOn: null }],
  ['past its date', { discardOn: '2026-06-14' }],
  ['without a whole dose in it', { amount: 2 }],
])('a vial that is %s converts nothing', async (_name, vial) => {
  const { member } = await reminded(vial)
  await dispatchAt(HALF_PAST_SEVEN)
  expect(await inboxOf(member)).toEqual(['Take 2.5 mg at 8:00 AM, in 30 minutes'])
})

test('two open vials of different strengths convert nothing', async () => {
  const { member, entry } = await reminded()
  await aVial(app, member, entry.id, { amount: 20, waterMl: 2, mixedOn: '2026-06-12' })
  await dispatchAt(HALF_PAST_SEVEN)
  expect(await inboxOf(member)).toEqual(['Take 2.5 mg at 8:00 AM, in 30 minutes'])
})
