import { randomBytes } from 'node:crypto'
import { call } from '@pepwell/contract/call'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { aMember } from '../testing/factories.ts'
import { sendCall } from '../testing/send-call.ts'
import { testApp } from '../testing/test-app.ts'
import { handle } from './handle.ts'
import { pictureIn } from './picture-upload.ts'

const MB = 1024 * 1024
const path = '/api/test/picture'

const address = { method: 'POST', path, access: 'member' } as const
const sending = call(address, {
  summary: 'Takes a picture',
  takes: 'picture',
  reply: z.object({ bytes: z.number() }),
  errors: ['PHOTO_NOT_AN_IMAGE', 'PHOTO_TOO_LARGE'],
})

/** Running calls that have their picture, each with its release. */
const working: (() => void)[] = []
let holding = false

const app = await testApp(
  {},
  {
    extend: (extended) =>
      handle(extended, sending, async ({ request }) => {
        const picture = await pictureIn(request)
        if (holding) await new Promise<void>((end) => working.push(end))
        return { bytes: picture.length }
      }),
  },
)
const { cookie } = await aMember(app)
const url = await app.app.listen({ port: 0, host: '127.0.0.1' })

function aForm(...files: Uint8Array<ArrayBuffer>[]): FormData {
  const form = new FormData()
  for (const file of files) form.append('picture', new Blob([file]), 'me.jpg')
  return form
}

async function send(body: RequestInit['body'], { headers = {}, ...init }: RequestInit = {}) {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { cookie, ...headers },
    body,
    ...init,
  })
  return { status: response.status, body: await response.json() }
}

const bytes = (length: number) => randomBytes(length) as Buffer<ArrayBuffer>

test('tests that walk all calls send pictures', async () => {
  const { statusCode, body } = await sendCall(app, sending, {}, cookie)
  expect([statusCode, body.bytes > 0]).toEqual([200, true])
})

test('a picture arrives whole, up to 10 MB', async () => {
  expect(await send(aForm(bytes(1)))).toEqual({ status: 200, body: { bytes: 1 } })
  expect(await send(aForm(bytes(10 * MB)))).toEqual({ status: 200, body: { bytes: 10 * MB } })
})

const NO_IMAGE = { status: 400, body: { code: 'PHOTO_NOT_AN_IMAGE' } }
const TOO_LARGE = { status: 413, body: { code: 'PHOTO_TOO_LARGE' } }

test('one more byte is refused with a sentence, whether the form declares its length or not', async () => {
  expect(await send(aForm(bytes(10 * MB + 1)))).toMatchObject(TOO_LARGE)
  expect(await send(aForm(bytes(12 * MB)))).toMatchObject(TOO_LARGE)
  const form = new Response(aForm(bytes(12 * MB)))
  const headers = { 'content-type': form.headers.get('content-type') ?? '' }
  expect(await send(form.body, { headers, duplex: 'half' } as RequestInit)).toMatchObject(TOO_LARGE)
})

const withField = aForm(bytes(9))
withField.append('name', 'x')
const text = new FormData()
text.append('picture', 'a text')

test.each([
  ['JSON', JSON.stringify({ picture: 'x' }), { 'content-type': 'application/json' }],
  ['text', 'x', {}],
  ['nothing', undefined, {}],
  ['a form without a file', text, {}],
  ['an empty form', new FormData(), {}],
  ['two pictures', aForm(bytes(9), bytes(9)), {}],
  ['a form without a boundary', 'x', { 'content-type': 'multipart/form-data' }],
  ['a form that breaks off', '--x\r\n', { 'content-type': 'multipart/form-data; boundary=x' }],
])('%s is no picture', async (_name, body, headers) => {
  expect(await send(body, { headers })).toMatchObject(NO_IMAGE)
})

test('signed-out callers and pages of other sites are refused', async () => {
  expect(await send(aForm(bytes(MB)), { headers: { cookie: '' } })).toMatchObject({ status: 401 })
  const headers = { origin: 'https://evil.example' }
  expect(await send(aForm(bytes(MB)), { headers })).toMatchObject({ body: { code: 'FOREIGN_ORIGIN' } })
})

test('no other call takes a form', async () => {
  const response = await fetch(`${url}/api/weight-logs`, {
    method: 'POST',
    headers: { cookie },
    body: aForm(bytes(9)),
  })
  expect(response.status).toBe(415)
})

test('the API description says what to send', async () => {
  const { body } = await app.request('GET', '/api/openapi.json')
  expect(Object.keys(body.paths[path].post.requestBody.content)).toEqual(['multipart/form-data'])
})

/** Waits until this many pictures have arrived, and a while longer in which no other may come. */
async function arrived(pictures: number): Promise<void> {
  await vi.waitFor(() => expect(working.length).toBeGreaterThanOrEqual(pictures), { timeout: 60_000 })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(working).toHaveLength(pictures)
}

// Transfers more than a hundred megabytes.
test('a limited number of pictures is in memory; a client that leaves frees its room', {
  timeout: 240_000,
}, async () => {
  holding = true
  const aborted = new AbortController()
  const lost = Array.from({ length: 11 }, () => send(aForm(bytes(10 * MB)), { signal: aborted.signal }))
  // 96 MB have room for nine.
  await arrived(9)
  aborted.abort()
  await Promise.allSettled(lost)
  for (const end of working.splice(0)) end()
  const answers = Array.from({ length: 9 }, () => send(aForm(bytes(10 * MB))))
  await arrived(9)
  holding = false
  for (const end of working.splice(0)) end()
  for (const { status } of await Promise.all(answers)) expect(status).toBe(200)
})
