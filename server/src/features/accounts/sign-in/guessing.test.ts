import { expect, test } from 'vitest'
import { aMember, type Member, PASSWORD } from '../../../testing/factories.ts'
import { type Answer, testApp } from '../../../testing/test-app.ts'

const app = await testApp({ trustProxy: 1, exposeResetToken: true })

const signIn = (email: string, password: string, from: string, cookie?: string) =>
  app.request('POST', '/api/auth/login', {
    body: { email, password },
    headers: { 'x-forwarded-for': from },
    ...(cookie && { cookie }),
  })

/** Guesses one at a time. */
async function guess({ email }: Member, times: number, from: (n: number) => string, cookie?: string) {
  const statuses: number[] = []
  for (let n = 0; n < times; n++) {
    statuses.push((await signIn(email, `guess number ${n}`, from(n), cookie)).statusCode)
  }
  return statuses
}

/** Sets a new password by a mailed link. */
async function resetPassword(email: string, password: string, headers: Record<string, string> = {}) {
  const { token } = (await app.request('POST', '/api/auth/forgot-password', { body: { email } })).body
  const body = { token, password, confirmPassword: password }
  return (await app.request('POST', '/api/auth/reset-password', { body, headers })).statusCode
}

/** What a browser stores from an earlier sign-in. */
function browserCookie(answer: Answer): string {
  const cookie = answer.cookies.find(({ name }) => name === 'pepwell_browser')
  return `pepwell_browser=${cookie?.value}`
}

const STRANGER = '203.0.113.7'
const OWNER = '198.51.100.20'

test('stops guessing one account from one address, also in parallel and with the right password', async () => {
  const { email } = await aMember(app)
  const guesses = await Promise.all(
    Array.from({ length: 15 }, (_, n) => signIn(email, `guess number ${n}`, STRANGER)),
  )
  const statuses = guesses.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  const refused = await signIn(email, PASSWORD, STRANGER)
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, 15 * 60])
  app.clock.advance(15 * 60_000 + 1)
  expect((await signIn(email, PASSWORD, STRANGER)).statusCode).toBe(200)
})

test('the addresses of one IPv6 network count as one', async () => {
  const member = await aMember(app)
  const statuses = await guess(member, 11, (n) => `2001:db8:7:7::${n + 1}`)
  expect(statuses.slice(9)).toEqual([401, 429])
  expect((await signIn(member.email, PASSWORD, '2001:db8:7:8::1')).statusCode).toBe(200)
})

test('a guessing stranger locks no one out, and distributed guessing only slows the account', async () => {
  const member = await aMember(app)
  await guess(member, 12, () => STRANGER)
  expect((await signIn(member.email, PASSWORD, OWNER)).statusCode).toBe(200)
  // As many attempts as a botnet makes.
  await app.db
    .updateTable('rateLimits')
    .set({ count: 200 })
    .where('subject', '=', `sign-in on ${member.email}`)
    .execute()
  app.clock.waited.length = 0
  expect(await guess(member, 2, (n) => `192.0.2.${n}`)).toEqual([401, 401])
  expect((await signIn(member.email, PASSWORD, OWNER)).statusCode).toBe(200)
  expect(app.clock.waited).toEqual([2000, 2000, 2000])
})

test('other people’s guessing neither stops nor slows a known browser', async () => {
  const member = await aMember(app)
  const cookie = browserCookie(await signIn(member.email, PASSWORD, OWNER))
  // Another user behind the same proxy.
  await guess(member, 12, () => OWNER)
  expect((await signIn(member.email, PASSWORD, OWNER)).statusCode).toBe(429)
  expect((await signIn(member.email, PASSWORD, OWNER, cookie)).statusCode).toBe(200)
  const statuses = await guess(member, 11, () => OWNER, cookie)
  expect(statuses.slice(9)).toEqual([401, 429])
})

test("a browser's cookie is valid for accounts it signed in to, and can't be forged", async () => {
  const [first, second, other] = [await aMember(app), await aMember(app), await aMember(app)]
  const one = browserCookie(await signIn(first.email, PASSWORD, '192.0.2.240'))
  const both = browserCookie(await signIn(second.email, PASSWORD, '192.0.2.240', one))
  for (const { email } of [first, second, other]) await guess({ email } as Member, 10, () => '192.0.2.241')
  const at = (member: Member, cookie: string) =>
    signIn(member.email, PASSWORD, '192.0.2.241', cookie).then(({ statusCode }) => statusCode)
  expect(await Promise.all([at(first, both), at(second, both), at(other, both)])).toEqual([200, 200, 429])
  const [name, ...signatures] = both.split('.')
  for (const forged of [`${name}x.${signatures.join('.')}`, `${name}`, `${name}.`, 'pepwell_browser=']) {
    expect(await at(first, forged)).toBe(429)
  }
})

test('a recovery drops the browsers that signed in before', async () => {
  const { email } = await aMember(app)
  const thiefs = browserCookie(await signIn(email, PASSWORD, STRANGER))
  const password = 'a different horse'
  expect(await resetPassword(email, password)).toBe(200)
  const owners = browserCookie(await signIn(email, password, OWNER))
  for (const from of [STRANGER, OWNER]) await guess({ email } as Member, 10, () => from)
  expect((await signIn(email, 'another guess', STRANGER, thiefs)).statusCode).toBe(429)
  expect((await signIn(email, password, OWNER, owners)).statusCode).toBe(200)
})

test('a browser that changes the password stays known, and others are dropped', async () => {
  const { email, cookie } = await aMember(app)
  const thiefs = browserCookie(await signIn(email, PASSWORD, STRANGER))
  const password = 'a different horse'
  const body = { currentPassword: PASSWORD, password, confirmPassword: password }
  const owners = browserCookie(await app.request('POST', '/api/auth/change-password', { body, cookie }))
  for (const from of [STRANGER, OWNER]) await guess({ email } as Member, 10, () => from)
  expect((await signIn(email, 'another guess', STRANGER, thiefs)).statusCode).toBe(429)
  expect((await signIn(email, password, OWNER, owners)).statusCode).toBe(200)
})

test('a password set by link works immediately after any number of wrong guesses', async () => {
  const member = await aMember(app)
  await guess(member, 12, () => OWNER)
  const password = 'a different horse'
  expect(await resetPassword(member.email, password, { 'x-forwarded-for': OWNER })).toBe(200)
  expect((await signIn(member.email, password, OWNER)).statusCode).toBe(200)
})

test('signing in with the right password is never rate limited', async () => {
  const { email } = await aMember(app)
  for (let n = 0; n < 12; n++) expect((await signIn(email, PASSWORD, '192.0.2.250')).statusCode).toBe(200)
})
