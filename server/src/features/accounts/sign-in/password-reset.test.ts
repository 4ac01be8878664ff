import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../../config.ts'
import type { Mail } from '../../../ports/mail.ts'
import { Undeliverable } from '../../../ports/undeliverable.ts'
import { aMember, type Member, PASSWORD } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'

const app = await testApp({ publicUrl: 'https://pepwell.test' })
const { request } = app

const NEW_PASSWORD = 'a different horse'

const forgot = (email: string) => request('POST', '/api/auth/forgot-password', { body: { email } })
const reset = (token: string, password = NEW_PASSWORD, confirmPassword = password) =>
  request('POST', '/api/auth/reset-password', { body: { token, password, confirmPassword } })
const signIn = (email: string, password: string) =>
  request('POST', '/api/auth/login', { body: { email, password } })

/** Requests a link and reads the token from the email. */
async function mailedToken({ email }: Pick<Member, 'email'>): Promise<string> {
  await forgot(email)
  await app.runJobs()
  const mail = app.mails.findLast(({ to }) => to === email)
  app.mails.length = 0
  return /https:\/\/pepwell\.test\/reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

test('the mailed link sets a new password and ends every session', async () => {
  const member = await aMember(app)
  const token = await mailedToken(member)
  const response = await reset(token)
  expect([response.statusCode, response.body.message]).toEqual([
    200,
    'Your password has been updated. You can now log in with your new password.',
  ])
  expect((await request('GET', '/api/auth/user', { cookie: member.cookie })).statusCode).toBe(401)
  expect((await signIn(member.email, PASSWORD)).statusCode).toBe(401)
  expect((await signIn(member.email, NEW_PASSWORD)).statusCode).toBe(200)
})

test('the email reads well as text and HTML with any name', async () => {
  const member = await aMember(app, { firstName: '<b>Ann & "Bo"</b>' })
  await forgot(member.email)
  await app.runJobs()
  const mail = app.mails.splice(0).find(({ to }) => to === member.email)
  expect(mail?.subject).toBe('Reset your Pepwell password')
  expect(mail?.text).toContain('Hello <b>Ann & "Bo"</b>,')
  expect(mail?.html).not.toContain('<b>Ann')
  expect(mail?.html).toMatch(/<a href="https:\/\/pepwell\.test\/reset-password\?token=[\w-]+"/)
})

test('of twenty parallel attempts with one token, one succeeds', async () => {
  // Attempts per token are limited too, so some of the twenty don't reach the database.
  const token = await mailedToken(await aMember(app))
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, n) => reset(token, `${NEW_PASSWORD} ${n}`)),
  )
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(responses.every(({ statusCode }) => [200, 400, 429].includes(statusCode))).toBe(true)
})

test('a token expires after an hour, and using the newest invalidates older ones', async () => {
  const late = await mailedToken(await aMember(app))
  app.clock.advance(60 * 60 * 1000)
  expect((await reset(late)).body.code).toBe('RESET_TOKEN_INVALID')
  const member = await aMember(app)
  const [first, second] = [await mailedToken(member), await mailedToken(member)]
  expect((await reset(second)).statusCode).toBe(200)
  expect((await reset(first)).body.code).toBe('RESET_TOKEN_INVALID')
})

test('stores only a hash of the token', async () => {
  const token = await mailedToken(await aMember(app))
  const rows = await app.db.selectFrom('passwordResetTokens').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(rows.some(({ tokenHash }) => tokenHash.toString() === token)).toBe(false)
})

test('known and unknown addresses get the same reply, and only known ones a mail', async () => {
  const { email } = await aMember(app)
  const known = await forgot(email)
  const unknown = await forgot(`${randomUUID()}@mail.net`)
  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
  expect(known.body).toEqual({ message: expect.stringMatching(/^If an account/) })
  await app.runJobs()
  expect(app.mails.splice(0)).toMatchObject([{ to: email }])
})

test('repeated requests get the same reply without more mails', async () => {
  const { email } = await aMember(app)
  const responses = []
  for (let n = 0; n < 8; n++) responses.push(await forgot(email))
  expect(new Set(responses.map(({ statusCode, payload }) => `${statusCode} ${payload}`)).size).toBe(1)
  await app.runJobs()
  expect(app.mails.splice(0)).toHaveLength(5)
})

test.each([
  [{ token: '', password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }, 'token', 'Reset token is required'],
  [{ password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }, 'token', 'Reset token is required'],
  [
    { token: 'x', password: 'short', confirmPassword: 'short' },
    'password',
    'Password must be at least 8 characters',
  ],
  [
    { token: 'x', password: NEW_PASSWORD, confirmPassword: PASSWORD },
    'confirmPassword',
    "Passwords don't match",
  ],
])('refuses %j', async (body, field, message) => {
  const response = await request('POST', '/api/auth/reset-password', { body })
  expect([response.statusCode, response.body.fields[field]]).toEqual([400, message])
})

test('in development the reply has the token, a useless one for unknown addresses, and never under https', async () => {
  const open = await testApp({ exposeResetToken: true })
  const { email } = await aMember(open)
  const ask = (address: string) =>
    open.request('POST', '/api/auth/forgot-password', { body: { email: address } })
  const use = (token: string) =>
    open.request('POST', '/api/auth/reset-password', {
      body: { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
    })
  const known = (await ask(email)).body
  const unknown = (await ask(`${randomUUID()}@mail.net`)).body
  expect(Object.keys(known)).toEqual(Object.keys(unknown))
  expect((await use(unknown.token)).statusCode).toBe(400)
  expect((await use(known.token)).statusCode).toBe(200)
  expect(() => readConfig({ EXPOSE_RESET_TOKEN: '1', PUBLIC_URL: 'https://pepwell.test' })).toThrow(
    ConfigError,
  )
})

/** Logged warnings and errors. */
const problemsIn = (logged: readonly Record<string, unknown>[]) =>
  logged.filter(({ level }) => Number(level) > 30)

/** An app whose emails fail with `error` a number of times. */
async function failingApp(error: Error, times: number) {
  const mails: Mail[] = []
  const send = async (mail: Mail) => {
    if (times-- > 0) throw error
    mails.push(mail)
  }
  const failing = await testApp({}, { mail: { send, close() {} } })
  const { email } = await aMember(failing)
  const response = await failing.request('POST', '/api/auth/forgot-password', { body: { email } })
  expect(response.statusCode).toBe(200)
  return { ...failing, mails, email }
}

test("a failing mail server doesn't change the reply; the mail is retried and its link works", async () => {
  const { runJobs, mails, email, logged, db, request } = await failingApp(new Error('no route'), 2)
  await runJobs()
  await runJobs()
  expect(mails).toEqual([])
  await runJobs()
  expect(mails).toMatchObject([{ to: email, id: expect.stringMatching(/^reset-[\w-]{36}$/) }])
  await runJobs()
  expect(mails).toHaveLength(1)
  expect(problemsIn(logged)).toEqual([])
  const { rows } = await sql`SELECT FROM graphile_worker._private_jobs`.execute(db)
  expect(rows).toEqual([])
  const token = /token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1]
  const body = { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
  expect((await request('POST', '/api/auth/reset-password', { body })).statusCode).toBe(200)
})

test.each([
  ['a mail server that fails to the end', new Error('no route'), 8],
  ['an address that is refused for good', new Undeliverable('no such mailbox'), 1],
])('%s is logged, and the job leaves nothing behind', async (_name, error, attempts) => {
  const { runJobs, mails, logged, db } = await failingApp(error, 100)
  for (let attempt = 1; attempt < attempts; attempt++) await runJobs()
  expect(problemsIn(logged)).toEqual([])
  await runJobs()
  const msg = 'a link to set a new password could not be mailed'
  expect(problemsIn(logged)).toMatchObject([{ msg, err: { message: error.message } }])
  const { rows } = await sql`SELECT FROM graphile_worker._private_jobs`.execute(db)
  expect([mails, rows]).toEqual([[], []])
})

test('a sign-in with the old password during a reset leaves no session behind', async () => {
  for (let round = 0; round < 4; round++) {
    const member = await aMember(app)
    const token = await mailedToken(member)
    const signIns = Array.from({ length: 5 }, () => signIn(member.email, PASSWORD))
    const [response, ...tries] = await Promise.all([reset(token), ...signIns])
    expect(response?.statusCode).toBe(200)
    for (const { cookie } of tries) {
      if (cookie) expect((await request('GET', '/api/auth/user', { cookie })).statusCode).toBe(401)
    }
  }
})

test('a new email invalidates links to the old one', async () => {
  const member = await aMember(app)
  const token = await mailedToken(member)
  const body = { email: `${randomUUID()}@mail.net`, currentPassword: PASSWORD }
  await request('PATCH', '/api/auth/user', { cookie: member.cookie, body })
  await app.runJobs()
  const proof = app.mails.splice(0).find(({ to }) => to === body.email)
  const [, proving] = /verify-email\?token=([\w-]+)/.exec(proof?.text ?? '') ?? []
  await request('POST', '/api/auth/verify-email', {
    body: { token: proving },
    cookie: member.cookie,
  })
  expect((await reset(token)).body.code).toBe('RESET_TOKEN_INVALID')
})
