import { beforeEach, expect, test } from 'vitest'
import { aMember } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'

const app = await testApp({ publicUrl: 'https://pepwell.example' })
const { request } = app
const member = await aMember(app)

const refusals = () => app.logged.filter(({ msg }) => String(msg).startsWith('request refused'))

beforeEach(() => {
  app.logged.length = 0
})

test('logs who tried what without permission, once per code and address', async () => {
  for (const _ of Array(5)) await request('GET', '/api/admin/users', { cookie: member.cookie })
  expect(refusals()).toEqual([
    expect.objectContaining({
      level: 30,
      code: 'NOT_ALLOWED',
      method: 'GET',
      path: '/api/admin/users',
      userId: member.id,
      address: '127.0.0.1',
    }),
  ])
})

test('logs broken input and what isn’t one’s own by the route, and nothing of the request', async () => {
  const body = { notes: 'secret' }
  await request('PATCH', '/api/user-peptides/12345?token=secret', { cookie: member.cookie, body })
  await request('POST', '/api/dosage-logs', { cookie: member.cookie, body: { dose: 'secret' } })
  expect(refusals()).toMatchObject([
    { code: 'PLAN_ENTRY_NOT_FOUND', path: '/api/user-peptides/:id' },
    { code: 'INVALID_INPUT', path: '/api/dosage-logs' },
  ])
  expect(JSON.stringify(refusals())).not.toContain('secret')
})

test('logs writes from other sites', async () => {
  await app.app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { origin: 'https://evil.example', cookie: member.cookie },
  })
  expect(refusals()).toMatchObject([{ code: 'FOREIGN_ORIGIN', path: '/api/auth/logout' }])
})

test('a signed-out visitor is nothing to log', async () => {
  expect((await request('GET', '/api/auth/user')).statusCode).toBe(401)
  expect(refusals()).toEqual([])
})
