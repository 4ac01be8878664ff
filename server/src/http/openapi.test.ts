import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

const { app, request } = await testApp()
const PATH = '/api/openapi.json'

test('the API description is compressed once, and revalidated with 304', async () => {
  const plain = await request('GET', PATH)
  expect(Object.keys(plain.body.paths).length).toBeGreaterThan(100)
  const small = await app.inject({ url: PATH, headers: { 'accept-encoding': 'br' } })
  expect(small.rawPayload.length).toBeLessThan(100_000)
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.payload)
  const again = await app.inject({ url: PATH, headers: { 'if-none-match': String(plain.headers.etag) } })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
  app.swagger = () => {
    throw new Error('made a second time')
  }
  expect((await request('GET', PATH)).payload).toBe(plain.payload)
})

test('an address may fetch it 60 times a minute', async () => {
  const fetched = []
  for (let n = 0; n < 61; n++)
    fetched.push((await app.inject({ url: PATH, remoteAddress: '192.0.2.9' })).statusCode)
  expect([fetched.slice(0, 60).every((status) => status === 200), fetched[60]]).toEqual([true, 429])
})
