import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type AiReply, aModel } from '../testing/ai-service.ts'
import { AiFailure, type AiPort, type AiRequest, type AiResult } from './ai.ts'
import { anthropicModel } from './ai-anthropic.ts'
import { openAiModel } from './ai-openai.ts'

let reply: AiReply = {}
const local = await aModel(() => reply, afterAll)
const timeout = { firstMs: 300, nextMs: 300, wholeMs: 2_000 }
const account = { baseUrl: local.baseUrl, apiKey: 'secret', model: 'local' }
const ports: [string, AiPort][] = [
  ['OpenAI’s protocol', openAiModel(account, timeout)],
  ['Anthropic’s protocol', anthropicModel(account, timeout)],
]

const asking = (changes: Partial<AiRequest> = {}): AiRequest => ({
  instructions: 'Be brief.',
  messages: [{ role: 'user', text: 'What is it?' }],
  maxTokens: 50,
  signal: new AbortController().signal,
  ...changes,
})

async function all(port: AiPort, request = asking()) {
  const pieces: string[] = []
  const answer = port.answer(request)
  for (;;) {
    const { value, done } = await answer.next()
    if (done) return { text: pieces.join(''), end: value as AiResult }
    pieces.push(value as string)
  }
}

describe.each(ports)('over %s', (_name, port) => {
  test('an answer streams in chunks with its tokens, and no tools are offered', async () => {
    reply = { says: ['A chain of ', 'amino acids.'] }
    expect(await all(port)).toEqual({
      text: 'A chain of amino acids.',
      end: { isWhole: true, tokens: { input: 90, output: 10 } },
    })
    const { body, text } = local.requests.at(-1) ?? {}
    expect(text).toContain('Be brief.')
    expect(body?.max_tokens).toBe(50)
    expect(body?.tools ?? []).toEqual([])
  })

  test.each([
    ['that ran out of tokens', { says: ['Half'], reason: 'length' } as const],
    ['that was refused', { says: ['Half'], reason: 'refusal' } as const],
    ['that hangs', { says: ['Half'], breaks: 'hang' } as const],
  ])('an answer %s is incomplete', async (_name, said) => {
    reply = said
    const { text, end } = await all(port).catch(() => ({ text: 'Half', end: { isWhole: false } }))
    expect([text, end.isWhole]).toEqual(['Half', false])
  })

  test('an interrupted answer fails or is incomplete', async () => {
    reply = { says: ['Half'], breaks: 'cut' }
    const isWhole = await all(port).then(
      ({ end }) => end.isWhole,
      () => false,
    )
    expect(isWhole).toBe(false)
  })

  test.each([
    [429, 7, 7],
    [429, undefined, 30],
    [503, undefined, 30],
    [500, undefined, undefined],
    [401, undefined, undefined],
  ])('%i with %j to wait fails with %j', async (status, retryAfter, told) => {
    reply = { status, ...(retryAfter !== undefined && { retryAfter }) }
    const before = local.requests.length
    await expect(all(port)).rejects.toMatchObject({ retryAfter: told })
    await expect(all(port)).rejects.toBeInstanceOf(AiFailure)
    expect(local.requests.length - before).toBe(2)
  })

  test('a caller that cancels gets nothing more', async () => {
    reply = { says: ['Half'], breaks: 'hang' }
    const cancel = new AbortController()
    const answer = port.answer(asking({ signal: cancel.signal }))
    expect((await answer.next()).value).toBe('Half')
    const left = local.left()
    cancel.abort()
    await answer.next().catch(() => {})
    await expect.poll(local.left).toBe(left + 1)
  })

  const form = z.object({ sentences: z.array(z.string()) })

  test('a form is filled in', async () => {
    reply = { says: ['{"sentences":["One."]}'] }
    expect(await port.fill(asking(), form)).toEqual({
      value: { sentences: ['One.'] },
      tokens: { input: 90, output: 10 },
    })
  })

  test.each([
    ['another form', { says: ['{"sentences":7}'] }],
    ['no JSON', { raw: '<html>Welcome to the hotel wifi</html>' }],
    ['a status', { status: 500 }],
  ])('%s in its place fails', async (_name, said) => {
    reply = said
    await expect(port.fill(asking(), form)).rejects.toBeInstanceOf(AiFailure)
  })
})
