import { expect, test } from 'vitest'
import { aMessage, aSupportRoom } from '../../../testing/chat.ts'
import { aMember, anAdmin, aPasskey, type Member } from '../../../testing/factories.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const DAY = 24 * 60 * 60 * 1000
const SINCE = '2026-06-15T12:00:00.000Z'

async function anAdminSince(app: TestApp) {
  app.clock.set(SINCE)
  const admin = await anAdmin(app)
  await app.db
    .updateTable('adminUsers')
    .set({ since: new Date(SINCE) })
    .where('userId', '=', admin.id)
    .execute()
  return admin
}

const app = await testApp({ adminSecondStepDays: 7 })

const list = async ({ cookie }: Member) => {
  const { statusCode, body } = await app.request('GET', '/api/admin/users?limit=1', { cookie })
  return [statusCode, body.code]
}
const status = async ({ cookie }: Member) => (await app.request('GET', '/api/admin/status', { cookie })).body

const OPEN = [200, undefined]
const CLOSED = [403, 'SECOND_STEP_MISSING']

test('a password alone opens the back office for seven days', async () => {
  const admin = await anAdminSince(app)
  expect(await list(admin)).toEqual(OPEN)
  expect(await status(admin)).toEqual({
    isAdmin: true,
    permissions: [],
    secondStepBy: '2026-06-22T12:00:00.000Z',
  })
  app.clock.advance(7 * DAY - 1000)
  expect(await list(admin)).toEqual(OPEN)
  app.clock.advance(31_000)
  expect(await list(admin)).toEqual(CLOSED)
  expect((await app.request('GET', '/api/auth/user', { cookie: admin.cookie })).statusCode).toBe(200)
})

test('the support team’s rooms close with it', async () => {
  const [admin, member] = [await anAdminSince(app), await aMember(app)]
  const room = await aSupportRoom(app, member)
  await aMessage(app, member, room.id, 'Where is my order?')
  const read = async () =>
    (await app.request('GET', `/api/social/chat-rooms/${room.id}/messages`, { cookie: admin.cookie }))
      .statusCode
  expect(await read()).toBe(200)
  app.clock.advance(7 * DAY + 31_000)
  expect(await read()).toBe(404)
  await aPasskey(app, admin)
  expect(await read()).toBe(200)
})

test.each([
  ['a passkey', (admin: Member) => aPasskey(app, admin)],
  [
    'two-step sign-in',
    (admin: Member) =>
      app.db
        .insertInto('authenticators')
        .values({
          userId: admin.id,
          totpKey: Buffer.alloc(20),
          createdAt: new Date(SINCE),
          confirmedAt: new Date(SINCE),
        })
        .execute(),
  ],
])('%s opens it again immediately', async (_, add) => {
  const admin = await anAdminSince(app)
  app.clock.advance(8 * DAY)
  expect(await list(admin)).toEqual(CLOSED)
  await add(admin)
  expect(await list(admin)).toEqual(OPEN)
  expect(await status(admin)).toEqual({ isAdmin: true, permissions: [] })
})

test('a key without a first code is no second factor', async () => {
  const admin = await anAdminSince(app)
  const key = { userId: admin.id, totpKey: Buffer.alloc(20), createdAt: new Date(SINCE) }
  await app.db.insertInto('authenticators').values(key).execute()
  app.clock.advance(8 * DAY)
  expect(await list(admin)).toEqual(CLOSED)
})

test("members don't need a second factor", async () => {
  app.clock.set(SINCE)
  const member = await aMember(app)
  app.clock.advance(8 * DAY)
  expect(await status(member)).toEqual({ isAdmin: false, permissions: [] })
  expect(await list(member)).toEqual([403, 'NOT_ALLOWED'])
})

test('the requirement can be switched off', async () => {
  const other = await testApp({ adminSecondStepDays: null })
  const admin = await anAdminSince(other)
  other.clock.advance(300 * DAY)
  const { cookie } = await other.request('POST', '/api/auth/login', {
    body: { email: admin.email, password: 'correct horse battery' },
  })
  const { body } = await other.request('GET', '/api/admin/status', { cookie: cookie ?? '' })
  expect(body).toEqual({ isAdmin: true, permissions: [] })
})
