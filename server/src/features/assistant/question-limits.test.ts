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

/** A user in a time zone who repeats a question. */
async function anAsker(timeZone = 'America/New_York') {
  const { id, cookie } = await aMember(app)
  const createdAt = new Date(app.clock.now() - 7 * 24 * 60 * 60 * 1000)
  await app.db.updateTable('users').set({ createdAt }).where('id', '=', id).execute()
  const moveTo = (zone: string) =>
    app.request('PATCH', '/api/auth/user', { cookie, body: { timeZone: zone } })
  await moveTo(timeZone)
  const ask = () =>
    app.request('POST', '/api/ai/chats/messages', {
      cookie,
      body: { clientId: randomUUID(), question: 'How is a vial kept?' },
    })
  return { ask, moveTo }
}

const ANSWERED = Array.from({ length: 20 }, () => 200)

async function statusesOf(ask: Awaited<ReturnType<typeof anAsker>>['ask']) {
  const statuses: number[] = []
  for (let question = 0; question < 20; question++) statuses.push((await ask()).statusCode)
  return statuses
}

test('a member asks twenty questions in 24 hours, in any time zone', async () => {
  // An hour before midnight in Auckland.
  app.clock.set('2026-06-15T11:00:00Z')
  const { ask, moveTo } = await anAsker('Pacific/Auckland')
  expect(await statusesOf(ask)).toEqual(ANSWERED)
  const refused = await ask()
  expect([refused.statusCode, refused.body.message, refused.headers['retry-after']]).toEqual([
    429,
    'You have asked 20 questions in 24 hours. Library search still works.',
    String(24 * 60 * 60),
  ])
  app.clock.set('2026-06-15T13:00:00Z')
  for (const timeZone of ['Pacific/Auckland', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC']) {
    await moveTo(timeZone)
    expect((await ask()).statusCode).toBe(429)
  }
  app.clock.set('2026-06-16T11:00:00Z')
  expect((await ask()).statusCode).toBe(200)
})

test("failed questions don't count", async () => {
  const { ask } = await anAsker()
  for (const nothing of [{ status: 500 }, { says: [] }, { says: [''] }]) {
    reply = nothing
    expect((await ask()).statusCode).toBe(503)
  }
  reply = { says: ['Cold.'] }
  expect(await statusesOf(ask)).toEqual(ANSWERED)
})
