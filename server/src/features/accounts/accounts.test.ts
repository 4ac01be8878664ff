import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aMember, anAdmin, PASSWORD } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const FIREFOX = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0'

const signUpForm = () => ({
  firstName: 'Grace',
  lastName: 'Hill',
  email: `${randomUUID()}@mail.net`,
  phoneNumber: '+1 (604) 555-0199',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  timeZone: 'America/Vancouver',
})

const self = (cookie?: string) => request('GET', '/api/auth/user', { cookie })
const signIn = (email: string, password = PASSWORD, extra = {}) =>
  request('POST', '/api/auth/login', { body: { email, password, ...extra } })

test('sign-up signs in, normalizes email and phone, and never returns a password', async () => {
  const form = { ...signUpForm(), email: `  Grace.${randomUUID()}@Mail.NET ` }
  const response = await request('POST', '/api/auth/signup', { body: form })
  expect(response.statusCode).toBe(201)
  expect(response.body.user).toMatchObject({
    email: form.email.trim().toLowerCase(),
    phoneNumber: '+16045550199',
    timeZone: 'America/Vancouver',
    isAdmin: false,
    userHandle: null,
  })
  expect(response.body.user.id).toMatch(/^user_[0-9a-v]{16}$/)
  expect(response.payload).not.toMatch(/"password|hash/i)
  const me = await self(response.cookie)
  expect(me.body).toEqual(response.body.user)
  expect(me.headers['cache-control']).toBe('no-store')
})

test.each([
  ['firstName', '', 'First name is required'],
  ['lastName', '   ', 'Last name is required'],
  ['email', 'not-an-email', 'Please enter a valid email address'],
  ['phoneNumber', '555', 'Please enter a valid phone number'],
  ['phoneNumber', 'call me maybe', 'Please enter a valid phone number'],
  ['password', 'seven77', 'Password must be at least 8 characters'],
  ['confirmPassword', 'something else', "Passwords don't match"],
  ['timeZone', 'Mars/Olympus', 'Please choose a valid time zone'],
])('sign-up refuses %s %j', async (field, value, message) => {
  const form = { ...signUpForm(), [field]: value }
  const response = await request('POST', '/api/auth/signup', { body: form })
  expect([response.statusCode, response.body.fields[field]]).toEqual([400, message])
  expect((await signIn(form.email, form.password)).statusCode).not.toBe(200)
})

test('an email has one account in any spelling, however often it is submitted', async () => {
  const form = signUpForm()
  const tries = await Promise.all(
    Array.from({ length: 5 }, () =>
      request('POST', '/api/auth/signup', { body: { ...form, email: form.email.toUpperCase() } }),
    ),
  )
  expect(tries.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409])
  expect(tries.find(({ statusCode }) => statusCode === 409)?.body).toEqual({
    code: 'EMAIL_TAKEN',
    message: 'An account with this email already exists',
  })
})

test('sign-in returns message and user, and records the device', async () => {
  const member = await aMember(app)
  app.clock.advance(6 * 60_000)
  const response = await request('POST', '/api/auth/login', {
    body: { email: member.email.toUpperCase(), password: PASSWORD },
    headers: { 'user-agent': FIREFOX },
  })
  expect(response.statusCode).toBe(200)
  expect(response.body.message).toBe('Login successful')
  expect(response.body.user).toMatchObject({
    id: member.id,
    lastLoginAt: new Date(app.clock.now()).toISOString(),
  })
  const sessions = await app.db
    .selectFrom('loginSessions')
    .selectAll()
    .where('userId', '=', member.id)
    .orderBy('id')
    .execute()
  expect(sessions[1]).toMatchObject({
    browserInfo: 'Firefox 140 on macOS',
    deviceType: 'desktop',
    ipAddress: '127.0.0.1',
    isActive: true,
    isAdminSession: false,
  })
  const token = response.cookie?.split('=')[1] ?? ''
  expect(sessions[1]?.tokenHash.toString('base64url')).not.toContain(token)
})

test('the session cookie is unavailable to scripts and other sites', async () => {
  const response = await request('POST', '/api/auth/signup', { body: signUpForm() })
  const header = String(response.headers['set-cookie'])
  expect(header).toMatch(/HttpOnly/)
  expect(header).toMatch(/SameSite=Lax/)
  expect(header).toMatch(/Path=\//)
  expect(header).toMatch(/Max-Age=2592000/)
  expect(header).not.toMatch(/Secure/)
  const hint = response.cookies.find(({ name }) => name === 'pepwell_signed_in')
  expect(hint).toMatchObject({
    value: expect.stringMatching(/^[\w-]{22}$/),
    sameSite: 'Lax',
    maxAge: 2592000,
  })
  expect(hint?.httpOnly).toBeFalsy()
  const secure = await testApp({ publicUrl: 'https://pepwell.test' })
  const overTls = await secure.request('POST', '/api/auth/signup', { body: signUpForm() })
  for (const name of ['__Host-pepwell_session', '__Host-pepwell_browser']) {
    const cookie = overTls.cookies.find((cookie) => cookie.name === name)
    expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(cookie?.domain).toBeUndefined()
  }
  const left = await secure.request('POST', '/api/auth/logout', { cookie: overTls.cookie ?? '' })
  expect(left.headers['clear-site-data']).toBe('"cache"')
  expect((await secure.request('GET', '/api/auth/user', { cookie: overTls.cookie ?? '' })).statusCode).toBe(
    401,
  )
})

test('a wrong password and an unknown address get the same reply', async () => {
  const { email } = await aMember(app)
  const wrong = await signIn(email, 'not the password')
  const unknown = await signIn(`${randomUUID()}@mail.net`, 'not the password')
  expect(wrong.statusCode).toBe(401)
  expect(wrong.body).toEqual({ code: 'INVALID_CREDENTIALS', message: 'Invalid email or password' })
  expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body])
})

test('a session expires 30 days after its last use', async () => {
  const { cookie } = await aMember(app)
  for (let day = 0; day < 60; day += 20) {
    app.clock.advance(20 * DAY)
    const response = await self(cookie)
    expect(response.statusCode).toBe(200)
    expect(response.cookie).toBe(cookie)
  }
  app.clock.advance(30 * DAY + 1)
  expect((await self(cookie)).statusCode).toBe(401)
})

test('signing out ends only this session', async () => {
  const member = await aMember(app)
  const other = (await signIn(member.email)).cookie
  const out = await request('POST', '/api/auth/logout', { cookie: member.cookie })
  expect(out.statusCode).toBe(200)
  expect((await self(member.cookie)).statusCode).toBe(401)
  expect((await self(other)).statusCode).toBe(200)
})

test('GET /api/logout ends the session and redirects to the landing page', async () => {
  const { cookie } = await aMember(app)
  const response = await request('GET', '/api/logout', { cookie })
  expect([response.statusCode, response.headers.location]).toEqual([302, '/'])
  expect((await self(cookie)).statusCode).toBe(401)
})

test("a link on another site can't sign anyone out", async () => {
  const { cookie } = await aMember(app)
  await request('GET', '/api/logout', { cookie, headers: { 'sec-fetch-site': 'cross-site' } })
  expect((await self(cookie)).statusCode).toBe(200)
})

test.each([
  ['', '/login'],
  ['?next=/', '/login'],
  ['?next=/peptides?q=bpc', '/login?next=%2Fpeptides%3Fq%3Dbpc'],
  ['?next=https://evil.example', '/login'],
  ['?next=//evil.example', '/login'],
  ['?next=/\\evil.example', '/login'],
  ['?next=/.//evil.example', '/login'],
  ['?next=/%09/evil.example', '/login'],
])('GET /api/login%s redirects to %s', async (query, location) => {
  const response = await request('GET', `/api/login${query}`)
  expect([response.statusCode, response.headers.location]).toEqual([302, location])
})

test('reports passwords that differ together with other errors', async () => {
  const body = { password: 'long enough', confirmPassword: 'something else' }
  const { fields } = (await request('POST', '/api/auth/signup', { body })).body
  expect(fields).toMatchObject({
    firstName: 'First name is required',
    confirmPassword: "Passwords don't match",
  })
})

test('admin status', async () => {
  const status = async (cookie: string) => (await request('GET', '/api/admin/status', { cookie })).body
  expect(await status((await aMember(app)).cookie)).toEqual({ isAdmin: false, permissions: [] })
  expect(await status((await anAdmin(app)).cookie)).toEqual({ isAdmin: true, permissions: [] })
  const inStock = await anAdmin(app, ['inventory'])
  expect(await status(inStock.cookie)).toEqual({ isAdmin: true, permissions: ['inventory'] })
})

test('the landing page claims thousands of members only when true', async () => {
  const fresh = await testApp({ supportEmail: 'help@pepwell.test' })
  const read = async () => (await fresh.request('GET', '/api/community')).body
  expect(await read()).toEqual({ thousandsOfUsers: false, supportEmail: 'help@pepwell.test' })
  const members = Array.from({ length: 2000 }, (_, n) => ({
    id: `user_${n}`,
    email: `${n}@mail.net`,
    passwordHash: 'x',
  }))
  await fresh.db.insertInto('users').values(members.slice(1)).execute()
  expect(await read()).toMatchObject({ thousandsOfUsers: false })
  await fresh.db.insertInto('users').values(members.slice(0, 1)).execute()
  expect(await read()).toMatchObject({ thousandsOfUsers: true })
})

test('an expired session deletes its cookies', async () => {
  const { cookie } = await aMember(app)
  await request('POST', '/api/auth/logout', { cookie })
  const { cookies } = await self(cookie)
  expect(cookies.map(({ name, value, maxAge }) => [name, value, maxAge])).toEqual([
    ['pepwell_session', '', 0],
    ['pepwell_signed_in', '', 0],
  ])
})
