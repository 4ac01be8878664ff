import { expect, test } from 'vitest'
import { aMember, type Member, PASSWORD } from '../../../testing/factories.ts'
import { connectAs } from '../../../testing/sockets.ts'
import { testApp } from '../../../testing/test-app.ts'

const app = await testApp({ exposeResetToken: true })
const { request, clock } = app

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const FIREFOX = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0'

async function signIn({ email }: Pick<Member, 'email'>, cookie?: string, password = PASSWORD) {
  const headers = { 'user-agent': FIREFOX }
  const answer = await request('POST', '/api/auth/login', { body: { email, password }, headers, cookie })
  return answer.cookie ?? ''
}
const sessions = async (cookie: string) => (await request('GET', '/api/auth/sessions', { cookie })).body
const isSignedIn = async (cookie: string) =>
  (await request('GET', '/api/auth/user', { cookie })).statusCode === 200

test('people see their sessions, this one first, and can end one or all others', async () => {
  const member = await aMember(app)
  clock.advance(MINUTE)
  const phone = await signIn(member)
  clock.advance(MINUTE)
  const laptop = await signIn(member)
  const listed = await sessions(phone)
  expect(listed.map(({ isThis }: { isThis: boolean }) => isThis)).toEqual([true, false, false])
  expect(listed[0]).toMatchObject({ browserInfo: 'Firefox 140 on macOS', deviceType: 'desktop' })
  expect(JSON.stringify(listed)).not.toMatch(/hash|token|address/i)

  const socket = await connectAs(app, { id: member.id, cookie: laptop })
  expect((await request('DELETE', `/api/auth/sessions/${listed[1].id}`, { cookie: phone })).statusCode).toBe(
    200,
  )
  expect((await socket.closed).code).toBe(4403)
  expect(await Promise.all([phone, laptop, member.cookie].map(isSignedIn))).toEqual([true, false, true])
  const again = await request('DELETE', `/api/auth/sessions/${listed[1].id}`, { cookie: phone })
  expect([again.statusCode, again.body.code]).toEqual([404, 'SESSION_NOT_FOUND'])

  const others = await request('POST', '/api/auth/sessions/end-others', { cookie: phone })
  expect(others.body).toEqual({ ended: 1 })
  expect(await Promise.all([phone, member.cookie].map(isSignedIn))).toEqual([true, false])
})

test("no one can end or see other people's sessions", async () => {
  const [ada, bob] = [await aMember(app), await aMember(app)]
  const [own] = await sessions(ada.cookie)
  expect((await sessions(bob.cookie)).map(({ id }: { id: number }) => id)).not.toContain(own.id)
  const response = await request('DELETE', `/api/auth/sessions/${own.id}`, { cookie: bob.cookie })
  expect(response.statusCode).toBe(404)
  expect(await isSignedIn(ada.cookie)).toBe(true)
})

test('signing in ends the browser’s previous session', async () => {
  const [ada, bob] = [await aMember(app), await aMember(app)]
  const next = await signIn(bob, ada.cookie)
  expect(await Promise.all([ada.cookie, bob.cookie, next].map(isSignedIn))).toEqual([false, true, true])
})

test('a session ends after 90 days, no matter how often it is used', async () => {
  const { cookie } = await aMember(app)
  for (let day = 0; day < 80; day += 20) {
    expect(await isSignedIn(cookie)).toBe(true)
    clock.advance(20 * DAY)
  }
  clock.advance(9 * DAY)
  expect(await isSignedIn(cookie)).toBe(true)
  clock.advance(DAY)
  expect(await isSignedIn(cookie)).toBe(false)
})

const NEW_PASSWORD = 'a different horse'
const change = (cookie: string, currentPassword?: string) =>
  request('POST', '/api/auth/change-password', {
    cookie,
    body: { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD, currentPassword },
  })

test('a new password ends all other sessions', async () => {
  const member = await aMember(app)
  const other = await signIn(member)
  const changed = await change(member.cookie, PASSWORD)
  expect(changed.statusCode).toBe(200)
  const fresh = changed.cookie ?? ''
  expect(await Promise.all([member.cookie, other, fresh].map(isSignedIn))).toEqual([false, false, true])
  expect(await signIn(member)).toBe('')
  expect(await signIn(member, undefined, NEW_PASSWORD)).not.toBe('')
})

test.each([
  ['the password', (cookie: string, typed?: string) => change(cookie, typed)],
  [
    'the e-mail',
    (cookie: string, currentPassword?: string) =>
      request('PATCH', '/api/auth/user', {
        cookie,
        body: { email: `${crypto.randomUUID()}@mail.net`, currentPassword },
      }),
  ],
])("a stolen session can't change %s without the password", async (_name, act) => {
  const { cookie } = await aMember(app)
  clock.advance(10 * MINUTE)
  const [unconfirmed, wrong] = [await act(cookie), await act(cookie, 'a guess')]
  expect([unconfirmed.statusCode, unconfirmed.body.code]).toEqual([403, 'PASSWORD_NEEDED'])
  expect([wrong.statusCode, wrong.body.code]).toEqual([403, 'WRONG_PASSWORD'])
  for (let n = 0; n < 9; n++) await act(cookie, 'a guess')
  expect((await act(cookie, PASSWORD)).body.code).toBe('TOO_MANY_REQUESTS')
  clock.advance(16 * MINUTE)
  expect((await act(cookie, PASSWORD)).statusCode).toBe(200)
})

test('the rest of the profile, including an unchanged email, is saved without a password', async () => {
  const { cookie, email } = await aMember(app)
  clock.advance(DAY)
  const body = { firstName: 'Grace', email: email.toUpperCase() }
  expect((await request('PATCH', '/api/auth/user', { cookie, body })).statusCode).toBe(200)
})
