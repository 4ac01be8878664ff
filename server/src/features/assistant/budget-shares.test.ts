import { afterAll, beforeEach, expect, test } from 'vitest'
import { openAiModel } from '../../ports/ai-openai.ts'
import { type AiReply, aModel } from '../../testing/ai-service.ts'
import { aMember, anAdmin } from '../../testing/factories.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const DAY = 24 * 60 * 60 * 1000

let reply: AiReply = {}
const local = await aModel(() => reply, afterAll)
const ai = openAiModel({ baseUrl: local.baseUrl, model: 'local' })
const app = await testApp({}, { ai })

beforeEach(() => {
  reply = { says: ['Cold.'] }
})

const askAs = ({ request }: TestApp, cookie: string) =>
  request('POST', '/api/ai/ask', { cookie, body: { question: 'How is a vial kept?' } })

/** A user whose account is older than a day. */
async function anOldMember(test: TestApp) {
  const member = await aMember(test)
  const createdAt = new Date(test.clock.now() - 7 * DAY)
  await test.db.updateTable('users').set({ createdAt }).where('id', '=', member.id).execute()
  return member
}

/** Records a user's tokens on a day. */
const used = ({ db }: TestApp, userId: string, day: string, tokens: number) =>
  db.insertInto('aiPersonDays').values({ userId, day, tokens }).execute()

test("an unverified account can't ask, but gets help in an emergency", async () => {
  const { id, cookie } = await aMember(app)
  await app.db.updateTable('users').set({ emailProvedAt: null }).where('id', '=', id).execute()
  expect((await askAs(app, cookie)).body.code).toBe('VERIFY_EMAIL_FIRST')
  const body = { question: 'chest pain since the shot' }
  const helped = await app.request('POST', '/api/ai/ask', { cookie, body })
  expect([helped.statusCode, helped.body.message.includes('112')]).toEqual([200, true])
})

test('a new account asks five questions, and twenty after a day', async () => {
  const { cookie } = await aMember(app)
  for (let n = 0; n < 5; n++) expect((await askAs(app, cookie)).statusCode).toBe(200)
  const refused = await askAs(app, cookie)
  expect([refused.statusCode, refused.body.message]).toEqual([
    429,
    'New accounts ask 5 questions a day. Library search still works.',
  ])
  app.clock.advance(DAY + 1)
  for (let n = 0; n < 20; n++) expect((await askAs(app, cookie)).statusCode).toBe(200)
})

test('one person has a daily and a monthly share', async () => {
  const { id, cookie } = await anOldMember(app)
  const today = new Date(app.clock.now()).toISOString().slice(0, 10)
  await used(app, id, today, 13_000)
  const refused = await askAs(app, cookie)
  expect([refused.statusCode, refused.body.code, refused.body.message]).toEqual([
    429,
    'AI_SHARE_SPENT',
    'You’ve reached your limit for today. Library search still works.',
  ])
  app.clock.advance(DAY)
  expect((await askAs(app, cookie)).statusCode).toBe(200)
  await used(app, id, '2026-06-01', 13_600)
  expect((await askAs(app, cookie)).body.message).toBe(
    'You’ve reached your limit for this month. Library search still works.',
  )
  app.clock.set('2026-07-01T12:00:00Z')
  const { cookie: again } = await app.request('POST', '/api/auth/login', {
    body: {
      email: (await app.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow())
        .email,
      password: 'correct horse battery',
    },
  })
  expect((await askAs(app, again ?? '')).statusCode).toBe(200)
  const task = app.tasks['delete-old-ai-use']
  if (typeof task === 'object') await task.work({}, { number: 1, isLast: false })
  const left = await app.db.selectFrom('aiPersonDays').select('day').where('userId', '=', id).execute()
  expect(left).toEqual([{ day: '2026-07-01' }])
})

test('concurrent questions share the daily remainder', async () => {
  const { id, cookie } = await anOldMember(app)
  const today = new Date(app.clock.now()).toISOString().slice(0, 10)
  await used(app, id, today, 10_500)
  // An interrupted answer counts as its whole reservation.
  reply = { says: ['Cold.'], breaks: 'cut' }
  const responses = await Promise.all([askAs(app, cookie), askAs(app, cookie)])
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429])
})

test('alerts operators once at 50 and at 80 % of a month', async () => {
  const small = await testApp({ aiMonthlyTokens: 100_000 }, { ai })
  const [operator, member] = [await anAdmin(small), await aMember(small)]
  const alarms = async () =>
    (await small.request('GET', '/api/notifications', { cookie: operator.cookie })).body.messages
      .filter(({ kind }: { kind: string }) => kind === 'assistant-budget')
      .map(({ title }: { title: string }) => title)
  const use = async (tokens: number) => {
    await small.db.updateTable('aiMonths').set({ tokens }).execute()
    small.clock.advance(DAY)
    await small.db.deleteFrom('aiPersonDays').execute()
    const { cookie } = await aMember(small)
    expect((await askAs(small, cookie)).statusCode).toBe(200)
  }
  await askAs(small, member.cookie)
  await use(49_000)
  expect(await alarms()).toEqual([])
  await use(49_950)
  await use(60_000)
  expect(await alarms()).toEqual(['The assistant has used 50 % of this month'])
  await use(79_950)
  await use(90_000)
  expect((await alarms()).sort()).toEqual([
    'The assistant has used 50 % of this month',
    'The assistant has used 80 % of this month',
  ])
  small.mails.length = 0
  await small.runJobs()
  expect(small.mails.map(({ to, subject }) => [to, subject])).toContainEqual([
    operator.email,
    'The assistant has used 80 % of this month',
  ])
})
