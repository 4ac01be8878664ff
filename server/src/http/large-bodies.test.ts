import { call } from '@pepwell/contract/call'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { aMember } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { volume } from '../testing/volume.ts'
import { handle } from './handle.ts'

const MB = 1024 * 1024

const address = { method: 'POST', path: '/api/test/large', access: 'member' } as const
const sending = call(address, {
  summary: 'Takes a large body',
  body: z.object({ picture: z.string() }),
  bodyLimit: 50 * MB,
  reply: z.object({ length: z.number() }),
})

/** Running calls, each with its release. */
const working: (() => void)[] = []

const app = await testApp(
  {},
  {
    extend: (extended) =>
      handle(extended, sending, async ({ body }) => {
        await new Promise<void>((end) => working.push(end))
        return { length: body.picture.length }
      }),
  },
)
const { cookie } = await aMember(app)

const large = JSON.stringify({ picture: 'x'.repeat(30 * MB) })
const headers = { 'content-type': 'application/json' }
/** More large bodies than fit: three are admitted. */
const MORE = 3 + volume
const send = (body: unknown = large) => app.request('POST', '/api/test/large', { cookie, body, headers })

/** Waits until this many calls run, and a while longer in which no other may start. */
async function underWay(calls: number): Promise<void> {
  await vi.waitFor(() => expect(working.length).toBeGreaterThanOrEqual(calls), { timeout: 20_000 })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(working).toHaveLength(calls)
}

/** Holds calls as they start until all have arrived. */
async function finish<Answer>(answers: Promise<Answer>[]): Promise<Answer[]> {
  let done = false
  const all = Promise.all(answers).finally(() => {
    done = true
  })
  while (!done) {
    working.shift()?.()
    await new Promise(setImmediate)
  }
  return all
}

test('a large body of a type that nobody reads is refused, and the process goes on', async () => {
  const died = vi.fn()
  process.prependOnceListener('uncaughtException', died)
  const body = '['.repeat(300 * 1024)
  const refused = await app.request('POST', '/api/test/large', {
    ...{ cookie, body, headers: { 'content-type': 'text/plain' } },
  })
  expect(refused.statusCode).toBe(415)
  // The refusal is sent before the rest of the body arrives.
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
  process.off('uncaughtException', died)
  expect(died).not.toHaveBeenCalled()
})

test('a limited number of large bodies is in memory; small ones do not wait, and all are answered', async () => {
  const answers = Array.from({ length: MORE }, () => send())
  await underWay(3)
  const small = send({ picture: 'x' })
  await underWay(4)
  for (const { statusCode } of await finish([...answers, small])) expect(statusCode).toBe(200)
})

test('a body that is too large or invalid is refused and leaves room for others', async () => {
  for (let round = 0; round < volume; round++) {
    const { statusCode, body } = await send('x'.repeat(51 * MB))
    expect([statusCode, body.code]).toEqual([413, 'BODY_TOO_LARGE'])
    expect((await send(`{"picture":"${'x'.repeat(30 * MB)}`)).body.code).toBe('MALFORMED_JSON')
    expect((await send(`[${'{},'.repeat(MB)}{}]`)).body.code).toBe('BODY_TOO_LARGE')
  }
  const answers = [send(), send(), send()]
  // If one kept its space, these wouldn't fit.
  await underWay(3)
  await finish(answers)
})

test('a client that leaves frees its room, whether it waited or not', async () => {
  const url = await app.app.listen({ port: 0, host: '127.0.0.1' })
  const aborted = new AbortController()
  const post = (signal?: AbortSignal) =>
    fetch(`${url}/api/test/large`, { method: 'POST', headers: { ...headers, cookie }, body: large, signal })
  const lost = Array.from({ length: MORE }, () => post(aborted.signal))
  await underWay(3)
  aborted.abort()
  await Promise.allSettled(lost)
  for (const end of working.splice(0)) end()
  const answers = [post(), post(), post()]
  await underWay(3)
  for (const { status } of await finish(answers)) expect(status).toBe(200)
})
