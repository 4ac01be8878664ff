import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { call } from '@pepwell/contract/call'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { testApp } from '../testing/test-app.ts'
import { handle } from './handle.ts'
import { sendCachedJson } from './send-cached-json.ts'

const address = { method: 'GET', path: '/api/test/same', access: 'public' } as const
const list = call(address, { summary: 'What everybody sees', reply: z.array(z.object({ name: z.string() })) })

let cached = [{ name: 'Ä', secret: 'left out' }]

const app = await testApp(
  {},
  { extend: (extended) => handle(extended, list, (input) => sendCachedJson(input, cached)) },
)
const get = (headers: Record<string, string> = {}) => app.request('GET', address.path, { headers })
const compressed = (accepted: string) =>
  app.app.inject({ url: address.path, headers: { 'accept-encoding': accepted } })
const tagOf = async () => String((await get()).headers.etag)

test('the reply follows the contract in every accepted encoding', async () => {
  const plain = await get()
  expect([plain.body, plain.headers['content-encoding']]).toEqual([[{ name: 'Ä' }], undefined])
  expect(plain.headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'no-cache' })
  const br = await compressed('gzip, deflate, br')
  expect(br.headers['content-encoding']).toBe('br')
  expect(String(brotliDecompressSync(br.rawPayload))).toBe('[{"name":"Ä"}]')
  const zipped = await compressed('gzip;q=1.0, br;q=0')
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(String(gunzipSync(zipped.rawPayload))).toBe('[{"name":"Ä"}]')
  expect((await get({ 'accept-encoding': 'identity' })).headers['content-encoding']).toBeUndefined()
})

test('a browser that has it gets 304 until it changes', async () => {
  const etag = await tagOf()
  const again = await get({ 'if-none-match': etag })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
  // The same content in a new object is the same to browsers.
  cached = [...cached]
  expect(await tagOf()).toBe(etag)
  cached = [{ name: 'B', secret: '' }]
  const changed = await get({ 'if-none-match': etag })
  expect([changed.statusCode, changed.body]).toEqual([200, [{ name: 'B' }]])
})
