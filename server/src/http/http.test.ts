import { call } from '@pepwell/contract/call'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { Refusal } from '../refusal.ts'
import { undeclaredRefusals } from '../testing/declared-refusals.ts'
import { aMember } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { BODY_LIMIT } from './body.ts'
import { handle } from './handle.ts'

const served = await testApp({ publicUrl: 'https://pepwell.test' })
const { app, request } = served

const json = { 'content-type': 'application/json' }
const signIn = '/api/auth/login'

test('an unknown path under /api is a JSON 404', async () => {
  const response = await request('GET', '/api/no-such-thing')
  expect([response.statusCode, response.body]).toEqual([
    404,
    { code: 'NOT_FOUND', message: 'There is nothing at this address' },
  ])
})

test.each(['{bad', '{"a":1}x', '"\\ud800', '{"__proto__":{"isAdmin":true}}'])(
  'malformed JSON %s is a 400',
  async (text) => {
    const response = await app.inject({ method: 'POST', url: signIn, headers: json, payload: text })
    expect([response.statusCode, response.json().code]).toEqual([400, 'MALFORMED_JSON'])
  },
)

test.each([
  ['none at all', undefined],
  ['an array', []],
  ['a string', '"text"'],
  ['a number', '7'],
  ['null', 'null'],
])('a body that is %s is a 400 with a sentence', async (_name, payload) => {
  const response = await app.inject({ method: 'POST', url: signIn, headers: json, payload })
  expect([response.statusCode, response.json().code]).toEqual([400, 'INVALID_INPUT'])
  expect(response.json().message).toMatch(/\w/)
})

test('a body over the limit is a 413, and one that is not JSON a 415', async () => {
  const large = await request('POST', signIn, { body: { email: 'x'.repeat(BODY_LIMIT) } })
  expect([large.statusCode, large.body.code]).toEqual([413, 'BODY_TOO_LARGE'])
  const form = await app.inject({
    method: 'POST',
    url: signIn,
    headers: { 'content-type': 'text/plain' },
    payload: 'a=b',
  })
  expect([form.statusCode, form.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
})

test.each([
  ['a foreign origin', { origin: 'https://evil.example' }, 403],
  ['a foreign origin that looks alike', { origin: 'https://pepwell.test.evil.example' }, 403],
  ['the opaque origin', { origin: 'null' }, 403],
  ['another scheme', { origin: 'http://pepwell.test' }, 403],
  ['a cross-site request without Origin', { 'sec-fetch-site': 'cross-site' }, 403],
  ['the own origin', { origin: 'https://pepwell.test' }, 200],
  ['the host that was asked', { origin: 'http://192.0.2.7:3000', host: '192.0.2.7:3000' }, 403],
  ['the own host at another port', { origin: 'https://pepwell.test:8443' }, 403],
  ['something that is no browser', {}, 200],
])('a write from %s', async (_name, headers, status) => {
  expect((await request('POST', '/api/auth/logout', { headers })).statusCode).toBe(status)
})

test('localhost is our own under each of its names, only at our port', async () => {
  const local = await testApp({ publicUrl: 'http://localhost:3000' })
  const from = async (origin: string) =>
    (await local.request('POST', '/api/auth/logout', { headers: { origin } })).statusCode
  for (const name of ['localhost', '127.0.0.1', '[::1]']) expect(await from(`http://${name}:3000`)).toBe(200)
  for (const origin of ['http://localhost:3001', 'https://localhost:3000', 'http://192.0.2.7:3000']) {
    expect(await from(origin)).toBe(403)
  }
})

test('replies of calls are not cached, errors included; shared ones are revalidated', async () => {
  const { cookie } = await aMember(served)
  for (const path of [
    '/api/auth/user',
    '/api/user-peptides',
    '/api/health',
    '/api/no-such-thing',
    '/api/admin/users',
  ]) {
    expect((await request('GET', path, { cookie })).headers['cache-control']).toBe('no-store')
  }
  expect((await request('GET', '/api/peptides')).headers['cache-control']).toBe('no-cache')
})

test('replies of calls have the date of the services’ clock, errors included', async () => {
  served.clock.set('2026-06-15T12:00:00.700Z')
  for (const url of ['/api/health/live', '/api/no-such-thing'])
    expect((await app.inject(url)).headers.date, url).toBe('Mon, 15 Jun 2026 12:00:00 GMT')
})

test('a read from another origin is answered but not shared with it', async () => {
  const response = await request('GET', '/api/peptides', { headers: { origin: 'https://evil.example' } })
  expect(response.statusCode).toBe(200)
  expect(response.headers['access-control-allow-origin']).toBeUndefined()
})

test('strict headers and a request id on every reply, errors included', async () => {
  for (const path of ['/api/health', '/api/no-such-thing']) {
    const { headers } = await request('GET', path)
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000;/)
    expect(headers['permissions-policy']).toMatch(/camera=\(self\).*geolocation=\(\)/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  }
})

test('too many requests from one address are refused with the seconds to wait', async () => {
  const limited = await testApp({ requestsPerMinute: 3 })
  const responses = []
  for (let n = 0; n < 4; n++) responses.push(await limited.request('GET', '/api/health'))
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429])
  expect(responses[3]?.body.code).toBe('TOO_MANY_REQUESTS')
  expect(Number(responses[3]?.headers['retry-after'])).toBeGreaterThan(0)
})

test('calls that are refused count as well', async () => {
  const limited = await testApp({ requestsPerMinute: 3 })
  const statuses = []
  for (let n = 0; n < 5; n++) statuses.push((await limited.request('GET', '/api/auth/user')).statusCode)
  expect(statuses).toEqual([401, 401, 401, 429, 429])
})

test('a proxy may name the caller in any form', async () => {
  const proxied = await testApp({ trustProxy: 1 })
  for (const address of ['1.2.3.4:5678', 'unknown', 'fe80::1%eth0', '2001:db8::1']) {
    await aMember(proxied, {}, { 'x-forwarded-for': address })
  }
  const rows = await proxied.db.selectFrom('loginSessions').select('ipAddress').orderBy('id').execute()
  expect(rows.map(({ ipAddress }) => ipAddress)).toEqual(['1.2.3.4', null, 'fe80::1', '2001:db8::1'])
})

const address = { method: 'GET', path: '/api/test-leaky', access: 'public' } as const
const leaky = call(address, {
  summary: 'returns more than it declares',
  reply: z.object({ shown: z.string(), at: z.iso.datetime().nullable() }),
})
const broken = { ...leaky, path: '/api/test-broken' } as const

test('a reply has nothing that the contract does not name', async () => {
  const extended = await testApp(
    {},
    { extend: (app) => handle(app, leaky, () => ({ shown: 'yes', at: new Date(0), passwordHash: 'no' })) },
  )
  expect((await extended.request('GET', '/api/test-leaky')).payload).toBe(
    '{"shown":"yes","at":"1970-01-01T00:00:00.000Z"}',
  )
})

test('an undeclared refusal of a call fails the test', async () => {
  const refuse = () => {
    throw new Refusal('DOSE_NOT_FOUND')
  }
  const declaring = { ...leaky, path: '/api/test-declaring', errors: ['DOSE_NOT_FOUND'] } as const
  const extended = await testApp(
    {},
    {
      extend: (app) => {
        handle(app, broken, refuse)
        handle(app, declaring, refuse)
      },
    },
  )
  await extended.request('GET', '/api/test-declaring')
  expect(undeclaredRefusals).toEqual([])
  expect((await extended.request('GET', '/api/test-broken')).statusCode).toBe(404)
  expect(undeclaredRefusals.splice(0)).toEqual(['GET /api/test-broken: DOSE_NOT_FOUND'])
})

test('an unexpected error is logged with its request and reveals nothing outside', async () => {
  const explode = () => {
    throw new Error('secret detail')
  }
  const extended = await testApp({}, { extend: (app) => handle(app, broken, explode) })
  const response = await extended.request('GET', '/api/test-broken')
  expect([response.statusCode, response.body.code]).toEqual([500, 'INTERNAL'])
  expect(response.payload).not.toContain('secret')
  expect(extended.logged).toMatchObject([
    { reqId: response.headers['x-request-id'], url: '/api/test-broken', err: { message: 'secret detail' } },
  ])
})

/** The log without expected lines, such as a sign-up. */
const linesOf = ({ logged }: { logged: Record<string, unknown>[] }) =>
  logged.filter(({ msg }) => msg !== 'security event' && !String(msg).startsWith('request refused'))

test('a missing language model is no error in the log', async () => {
  const quiet = await testApp()
  const { cookie } = await aMember(quiet)
  const body = { question: 'How do I store BPC-157?', context: 'peptide_injection_question' }
  const response = await quiet.request('POST', '/api/ai/ask', { cookie, body })
  expect([response.statusCode, response.body.code]).toEqual([503, 'AI_UNAVAILABLE'])
  expect(linesOf(quiet)).toEqual([])
})

test('ordinary requests leave no line in the log', async () => {
  const quiet = await testApp()
  await aMember(quiet)
  await quiet.request('GET', '/api/auth/user')
  expect(linesOf(quiet)).toEqual([])
})

test('while the database restarts the reply is: try again in a moment', async () => {
  const restarting = () => {
    throw Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' })
  }
  const extended = await testApp({}, { extend: (app) => handle(app, broken, restarting) })
  const response = await extended.request('GET', '/api/test-broken')
  expect([response.statusCode, response.body.code]).toEqual([503, 'UNAVAILABLE'])
})
