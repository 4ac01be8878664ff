import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openAiModel } from '../../ports/ai-openai.ts'
import { type AiReply, aModel } from '../../testing/ai-service.ts'
import { aMember } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

let reply: AiReply = {}
const local = await aModel(() => reply, afterAll)
const ai = openAiModel({ baseUrl: local.baseUrl, model: 'local' })
const app = await testApp({}, { ai })

beforeEach(() => {
  reply = { says: ['Cold.'] }
})

/** Somebody who lives in a zone, and asks the same again and again. */
async function anAsker(timeZone = 'America/New_York') {
  const { id, cookie } = await aMember(app)
  const createdAt = new Date(app.clock.now() - 7 * 24 * 60 * 60 * 1000)
  await app.db.updateTable('users').set({ createdAt }).where('id', '=', id).execute()
  await app.request('PATCH', '/api/auth/user', { cookie, body: { timeZone } })
  return () =>
    app.request('POST', '/api/ai/chats/messages', {
      cookie,
      body: { clientId: randomUUID(), question: 'How is a vial kept?' },
    })
}

const ANSWERED = Array.from({ length: 20 }, () => 200)

async function statusesOf(ask: Awaited<ReturnType<typeof anAsker>>) {
  const statuses: number[] = []
  for (let question = 0; question < 20; question++) statuses.push((await ask()).statusCode)
  return statuses
}

test('a member asks twenty questions a day, which ends at their own midnight', async () => {
  // Ten in the evening in Auckland, and still the morning in New York.
  app.clock.set('2026-06-15T10:00:00Z')
  const [here, there] = [await anAsker('Pacific/Auckland'), await anAsker('America/New_York')]
  expect(await statusesOf(here)).toEqual(ANSWERED)
  expect(await statusesOf(there)).toEqual(ANSWERED)
  const refused = await here()
  expect([refused.statusCode, refused.body.message, refused.headers['retry-after']]).toEqual([
    429,
    'You have asked 20 questions today. The library still answers.',
    String(2 * 60 * 60),
  ])
  app.clock.set('2026-06-15T12:00:00Z')
  expect((await here()).statusCode).toBe(200)
  expect((await there()).statusCode).toBe(429)
})

test('what came to nothing does not count', async () => {
  const ask = await anAsker()
  for (const nothing of [{ status: 500 }, { says: [] }, { says: [''] }]) {
    reply = nothing
    expect((await ask()).statusCode).toBe(503)
  }
  reply = { says: ['Cold.'] }
  expect(await statusesOf(ask)).toEqual(ANSWERED)
})
