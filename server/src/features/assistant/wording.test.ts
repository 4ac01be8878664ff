import { addDays } from '@pepwell/domain/time/calendar'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openAiModel } from '../../ports/ai-openai.ts'
import { type AiAsked, type AiReply, aModel } from '../../testing/ai-service.ts'
import { aMember, aWeightLog, type Member } from '../../testing/factories.ts'
import { downloadExport } from '../../testing/own-exports.ts'
import { testApp } from '../../testing/test-app.ts'
import { filesInZip } from '../../testing/zip.ts'
import { rateLimitsService } from '../rate-limits/rate-limits.service.ts'
import { budgetService } from './budget.service.ts'
import { wordingService } from './wording.service.ts'

type Sentence = { id: string; text: string }

/** A request to reword text. */
function sentencesIn({ body }: AiAsked): Sentence[] {
  const { content } = body.messages.at(-1) ?? {}
  const text = Array.isArray(content) ? content.map((part: { text: string }) => part.text).join('') : content
  return JSON.parse(text as string).sentences
}

let reply: (asked: AiAsked) => AiReply
const rewriting =
  (rewrite: (text: string) => string): typeof reply =>
  (asked) => ({
    says: [
      JSON.stringify({ sentences: sentencesIn(asked).map(({ id, text }) => ({ id, text: rewrite(text) })) }),
    ],
  })
const local = await aModel((asked) => reply(asked), afterAll)
const ai = openAiModel(
  { baseUrl: local.baseUrl, apiKey: 'key', model: 'local' },
  { firstMs: 2_000, nextMs: 2_000, wholeMs: 2_000 },
)
const app = await testApp({}, { ai })
const { request } = app
await request('POST', '/api/init-peptides')

const share = ({ cookie }: Member, sharesOwnData = true) =>
  request('PUT', '/api/ai/own-data', { cookie, body: { sharesOwnData } })

/** An adult user with a weight trend. */
async function somebody({ shares = true } = {}): Promise<Member> {
  const member = await aMember(app)
  await request('PATCH', '/api/auth/user', {
    cookie: member.cookie,
    body: { dateOfBirth: '1990-01-01', weightUnit: 'kg' },
  })
  for (let week = 0; week < 5; week++)
    await aWeightLog(app, member, {
      weight: 90 - week,
      unit: 'kg',
      weighInDate: addDays('2026-05-01', 7 * week),
    })
  if (shares) await share(member)
  return member
}

const OWN = 'Your trend went from 90 kg to 86 kg: −4 kg, about −1 kg a week.'
const BETTER = 'From 90 kg to 86 kg: a trend of −4 kg, around −1 kg a week.'

async function insights({ cookie }: Member) {
  const { body, statusCode } = await request('GET', '/api/insights', { cookie })
  expect(statusCode).toBe(200)
  return { text: body.sentences[0].text, provider: body.provider }
}

const generate = async ({ cookie }: Member) => {
  const body = {
    goals: ['weight-loss'],
    weightLossPeptide: 'tirzepatide',
    experienceLevel: 'advanced',
    timeline: '6+ months',
  }
  const response = await request('POST', '/api/generate-stack', { cookie, body })
  expect(response.statusCode).toBe(200)
  return response.body
}

const sharing = await somebody()

beforeEach(async () => {
  reply = rewriting(() => BETTER)
  await app.db.deleteFrom('aiWordings').execute()
})

describe('the sentences of insights', () => {
  test('are reworded once, and the export includes what was sent', async () => {
    const member = sharing
    const worded = { text: BETTER, provider: { host: ai.host, wasSent: true } }
    expect(await insights(member)).toEqual(worded)
    const asked = local.requests.length
    expect(await insights(member)).toEqual(worded)
    expect(local.requests).toHaveLength(asked)
    expect(local.requests.at(-1)?.body.tools ?? []).toEqual([])
    const { rawPayload } = await downloadExport(app, member)
    const data = JSON.parse(filesInZip(rawPayload).get('pepwell-data.json')?.toString() ?? '')
    expect(data.aiWordings[0].sent.to).toBe(ai.host)
    expect(data.aiWordings[0].sent.messages[0].text).toContain(OWN)
  })

  test("aren't sent without permission", async () => {
    const member = await somebody({ shares: false })
    const asked = local.requests.length
    const own = { text: OWN, provider: { host: ai.host, wasSent: false } }
    expect(await insights(member)).toEqual(own)
    expect(local.requests).toHaveLength(asked)
    await share(member)
    expect((await insights(member)).text).toBe(BETTER)
    await share(member, false)
    expect(await insights(member)).toEqual(own)
  })

  test.each<[string, typeof reply]>([
    ['a figure that is changed', rewriting((text) => text.replace('−4 kg', '−5 kg'))],
    ['a figure that is left out', rewriting(() => 'Your trend went down.')],
    ['an invented dose', rewriting((text) => `${text} Take 47 mg.`)],
    ['an invented peptide', rewriting((text) => `${text} Zorbitide is better.`)],
    ['advice', rewriting((text) => `${text} You should go on.`)],
    ['a sentence that nobody asked for', () => ({ says: ['{"sentences":[{"id":"x","text":"No."}]}'] })],
    ['another form', () => ({ says: ['{"words":7}'] })],
    ['no JSON', () => ({ raw: '<html>Welcome to the hotel wifi</html>' })],
    ['a status', () => ({ status: 429, retryAfter: 9 })],
  ])('stay the same after %s', async (_name, said) => {
    reply = said
    expect((await insights(sharing)).text).toBe(OWN)
  })

  test('retry rewording an hour after a failure', async () => {
    reply = () => ({ status: 500 })
    const member = sharing
    expect((await insights(member)).text).toBe(OWN)
    reply = rewriting(() => BETTER)
    expect((await insights(member)).text).toBe(OWN)
    app.clock.advance(60 * 60 * 1000)
    expect((await insights(member)).text).toBe(BETTER)
  })
})

describe('the reasoning of a stack', () => {
  test('is reworded without changing the selection', async () => {
    const member = sharing
    await share(member, false)
    const own = await generate(member)
    expect(own.sentTo).toBeUndefined()
    reply = rewriting((text) => text.replace('This stack is for', 'This one is for'))
    await share(member)
    const worded = await generate(member)
    const better = own.newStack.reasoning.replace('This stack is for', 'This one is for')
    expect(worded).toEqual({
      currentStack: { ...own.currentStack, reasoning: better },
      newStack: { ...own.newStack, reasoning: better },
      sentTo: ai.host,
    })
  })

  test.each<[string, typeof reply]>([
    ['another peptide is named', rewriting((text) => text.replaceAll('Tirzepatide', 'Semaglutide'))],
    ['a caution is left out', rewriting((text) => text.replace(', with your prescriber', ''))],
    ['the model hangs', () => ({ breaks: 'hang' })],
  ])('is the engine’s where %s', async (_name, said) => {
    await share(sharing, false)
    const { newStack } = await generate(sharing)
    reply = said
    await share(sharing)
    expect((await generate(sharing)).newStack).toEqual(newStack)
  })
})

/** A budget without alerts. */
const outside = { db: app.db, clock: app.clock, notifications: { notify: async () => {} } }

test('counts rewording in the month’s token limit', async () => {
  const user = sharing
  const sentences = [{ id: 'one', text: 'You took 3 doses.', mustStand: ['3 doses'] }]
  reply = rewriting(() => 'That makes 3 doses.')
  const service = (aiMonthlyTokens: number) => {
    const budget = budgetService({ ...outside, config: { aiMonthlyTokens } })
    const parts = {
      db: app.db,
      clock: app.clock,
      ai,
      rateLimits: rateLimitsService(app),
      logger: app.app.log,
    }
    return wordingService({ ...parts, budget })
  }
  const asker = { user, address: '127.0.0.1' }
  app.clock.set('2027-01-05T12:00:00Z')
  expect(await service(100).word(asker, sentences)).toBeUndefined()
  expect(await service(10_000).word(asker, sentences)).toEqual({
    to: ai.host,
    words: { one: 'That makes 3 doses.' },
  })
  const [month] = await app.db.selectFrom('aiMonths').selectAll().where('month', '=', '2027-01-01').execute()
  expect(month).toMatchObject({ answers: 1, failed: 0, tokens: 100 })
})

test('no one waits longer than the timeout for rewording', async () => {
  const user = sharing
  const patient = openAiModel({ baseUrl: local.baseUrl, model: 'local' })
  reply = () => ({ breaks: 'hang' })
  const budget = budgetService({ ...outside, config: { aiMonthlyTokens: 1_000_000 } })
  const parts = { db: app.db, clock: app.clock, rateLimits: rateLimitsService(app), logger: app.app.log }
  const left = local.left()
  const sentences = [{ id: 'one', text: 'You took 3 doses.', mustStand: [] }]
  const words = wordingService({ ...parts, ai: patient, budget }, 50)
  expect(await words.word({ user, address: '127.0.0.1' }, sentences)).toEqual({ to: ai.host, words: {} })
  await expect.poll(local.left).toBe(left + 1)
})
