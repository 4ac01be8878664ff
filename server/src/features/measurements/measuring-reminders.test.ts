import { beforeEach, expect, test } from 'vitest'
import { workOf } from '../../jobs/jobs.ts'
import { aLabResult, aMeasurement, aMember, type Member } from '../../testing/factories.ts'
import { aBrowser } from '../../testing/push-service.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const reminders = '/api/measuring-reminders'

let member: Member
beforeEach(async () => {
  app.clock.set('2026-11-01T18:00:00Z')
  await app.db.deleteFrom('measuringReminders').execute()
  member = await aMember(app, { timeZone: 'America/New_York' })
  app.mails.length = 0
})

const send = (method: string, path: string, body?: unknown) =>
  app.request(method, path, { cookie: member.cookie, body })

const set = async (subject: string, everyDays: number | null) =>
  (await send('PUT', reminders, { subject, everyDays })).body

/** Runs the job at an instant in several processes at once. */
async function at(instant: string, processes = 1): Promise<void> {
  app.clock.set(instant)
  const task = app.tasks['remind-to-measure']
  const run = () => task && workOf(task)({}, { number: 1, isLast: true })
  await Promise.all(Array.from({ length: processes }, run))
  await app.runJobs()
}

const notices = async () =>
  (await send('GET', '/api/notifications')).body.messages.map(
    ({ title, body, path }: Record<string, string>) => [title, body, path],
  )

const waist = (measuredAt: string) =>
  aMeasurement(app, member, { kind: 'waist', value: 90, unit: 'cm', measuredAt })

test('reminds at nine on the day that a measurement is due, once, however many processes', async () => {
  await waist('2026-11-01T16:00:00Z')
  expect(await set('waist', 7)).toEqual([{ subject: 'waist', everyDays: 7, nextOn: '2026-11-08' }])
  await at('2026-11-08T13:59:00Z')
  expect(await notices()).toEqual([])
  await at('2026-11-08T14:00:00Z', 4)
  const notice = ['Time to measure your waist', 'Last logged on November 1', '/body']
  expect(await notices()).toEqual([notice])
  expect(app.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [member.email, 'Time to measure your waist'],
  ])
  for (const day of ['09', '12', '14']) await at(`2026-11-${day}T15:00:00Z`)
  expect(await notices()).toHaveLength(1)
  await at('2026-11-15T14:00:00Z')
  expect(await notices()).toHaveLength(2)
})

test('a measurement in between moves the reminder', async () => {
  await waist('2026-11-01T16:00:00Z')
  await set('waist', 7)
  app.clock.set('2026-11-05T16:00:00Z')
  await waist('2026-11-05T15:00:00Z')
  expect((await send('GET', reminders)).body).toEqual([
    { subject: 'waist', everyDays: 7, nextOn: '2026-11-12' },
  ])
  await at('2026-11-08T14:00:00Z')
  expect(await notices()).toEqual([])
  await at('2026-11-12T14:00:00Z')
  expect(await notices()).toHaveLength(1)
})

test('without a measurement, the first reminder comes the next morning', async () => {
  expect(await set('blood-pressure', 30)).toMatchObject([{ nextOn: '2026-11-02' }])
  await at('2026-11-02T14:00:00Z')
  expect(await notices()).toEqual([['Time to take your blood pressure', 'Log your first value', '/body']])
})

test('weight counts weigh-ins, lab tests count results', async () => {
  const { statusCode } = await send('POST', '/api/weight-logs', { weight: 180, weighInDate: '2026-10-28' })
  expect(statusCode).toBe(201)
  await aLabResult(app, member, { collectedAt: '2026-10-01T12:00:00Z' })
  await set('weight', 14)
  expect(await set('labs', 90)).toEqual([
    { subject: 'labs', everyDays: 90, nextOn: '2026-12-30' },
    { subject: 'weight', everyDays: 14, nextOn: '2026-11-11' },
  ])
})

test('never at night, also after moving to another zone', async () => {
  await set('weight', 7)
  await send('PATCH', '/api/auth/user', { timeZone: 'Asia/Tokyo' })
  await at('2026-11-02T14:00:00Z')
  expect(await notices()).toEqual([])
  await at('2026-11-03T00:00:00Z')
  expect(await notices()).toHaveLength(1)
})

test('reaches the inbox, mail, push and text, with a link to where one measures', async () => {
  await send('POST', '/api/notification-preferences', { smsNotifications: true })
  const endpoint = 'https://push.test/measuring'
  await send('POST', '/api/notifications/push-subscriptions', aBrowser(endpoint).subscription)
  app.texts.length = 0
  await set('labs', 30)
  await at('2026-11-02T14:00:00Z')
  const [title, body] = ['Time for your lab tests', 'Log your first value']
  expect(await notices()).toEqual([[title, body, '/body']])
  const pushed = app.pushes.filter((push) => push.endpoint === endpoint)
  expect(pushed.map(({ message }) => JSON.parse(message.payload))).toEqual([
    expect.objectContaining({ title, body, url: '/body' }),
  ])
  expect(app.mails.map(({ subject, text }) => [subject, text])).toEqual([
    [title, expect.stringMatching(/Log your first value.*\/body/s)],
  ])
  expect(app.texts.map(({ text }) => text)).toEqual([expect.stringContaining(title)])
})

test('is turned off, also for a message that is queued', async () => {
  await set('labs', 30)
  expect(await set('labs', null)).toEqual([])
  await at('2026-11-02T14:00:00Z')
  expect(await notices()).toEqual([])
})

test.each([
  [{ subject: 'height', everyDays: 7 }, 'Choose what to measure'],
  [{ subject: 'waist', everyDays: 8 }, 'Choose 7, 14, 30, 90 days'],
])('refuses %o', async (body, message) => {
  const reply = await send('PUT', reminders, body)
  expect([reply.statusCode, JSON.stringify(reply.body)]).toEqual([400, expect.stringContaining(message)])
})
