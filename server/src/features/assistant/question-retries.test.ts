import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openAiModel } from '../../ports/ai-openai.ts'
import { type AiReply, aModel } from '../../testing/ai-service.ts'
import { aMember } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

let reply: AiReply = { says: ['It is kept cold.'] }
const local = await aModel(() => reply, afterAll)
const app = await testApp({}, { ai: openAiModel({ baseUrl: local.baseUrl, model: 'local' }) })
const member = await aMember(app)

const ask = async (clientId: string) => {
  const body = { clientId, question: 'How is a vial kept?' }
  const { statusCode, payload } = await app.request('POST', '/api/ai/chats/messages', {
    cookie: member.cookie,
    body,
  })
  return { statusCode, last: JSON.parse(payload.trim().split('\n').at(-1) ?? '') }
}

const underway = async () =>
  (await app.db.selectFrom('aiQuestionsUnderway').selectAll().execute()).map(({ askedAt }) => askedAt)

test('a question sent three times at once is asked once, and each gets its answer', async () => {
  const clientId = randomUUID()
  const before = local.requests.length
  const [first, ...others] = await Promise.all([ask(clientId), ask(clientId), ask(clientId)])
  expect(first?.last.answer.content).toBe('It is kept cold.')
  for (const other of others) expect(other).toEqual(first)
  expect(local.requests.length - before).toBe(1)
  expect(await underway()).toEqual([])
})

test('a failed question can be asked again under its id', async () => {
  const clientId = randomUUID()
  reply = { status: 500 }
  expect((await ask(clientId)).last.code).toBe('AI_FAILED')
  reply = { says: ['It is kept cold.'] }
  expect((await ask(clientId)).statusCode).toBe(200)
})

test('a question whose process died can be asked again after a while', async () => {
  const clientId = randomUUID()
  await sql`INSERT INTO ai_questions_underway (user_id, client_id, asked_at)
    VALUES (${member.id}, ${clientId}, ${new Date(app.clock.now() - 4 * 60_000)})`.execute(app.db)
  expect((await ask(clientId)).statusCode).toBe(200)
  expect(await underway()).toEqual([])
})
