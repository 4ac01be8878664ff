import { expect, test } from 'vitest'
import { aMember, PASSWORD } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'

const app = await testApp()
const { request } = app

const self = (cookie?: string) => request('GET', '/api/auth/user', { cookie })
const signIn = (email: string, password = PASSWORD, extra = {}) =>
  request('POST', '/api/auth/login', { body: { email, password, ...extra } })

test('the profile accepts partial changes, and null clears a field', async () => {
  const { cookie } = await aMember(app)
  const patch = (body: object) => request('PATCH', '/api/auth/user', { cookie, body })
  const facts = {
    dateOfBirth: '1990-02-28',
    heightFeet: 5,
    heightInches: 0,
    weight: 170.5,
    goalWeight: 160,
    gender: 'female',
  }
  expect(
    (await patch({ ...facts, age: 36, phoneNumber: '415.555.0111', currentPassword: PASSWORD })).body,
  ).toMatchObject({
    ...facts,
    phoneNumber: '+14155550111',
  })
  expect((await patch({ goalWeight: null, allergies: '  ' })).body).toMatchObject({
    weight: 170.5,
    goalWeight: null,
    allergies: null,
  })
  expect((await self(cookie)).body).toMatchObject({ heightInches: 0, goalWeight: null, firstName: 'Ada' })
})

test('a height in centimeters round-trips until feet or inches replace it', async () => {
  const { cookie } = await aMember(app)
  const height = async (body: object) => {
    const response = await request('PATCH', '/api/auth/user', { cookie, body })
    const { heightCm, heightFeet, heightInches } = response.body
    return [heightCm, heightFeet, heightInches]
  }
  expect(await height({ heightCm: 178.5 })).toEqual([178.5, 5, 10])
  expect((await self(cookie)).body).toMatchObject({ heightCm: 178.5, heightFeet: 5, heightInches: 10 })
  expect(await height({ firstName: 'Eve' })).toEqual([178.5, 5, 10])
  expect(await height({ heightInches: 11 })).toEqual([null, 5, 11])
  expect(await height({ heightCm: 92, heightFeet: 8, heightInches: 0 })).toEqual([92, 3, 0])
  expect(await height({ heightCm: null })).toEqual([null, null, null])
})

test.each([29.9, 272.1, 178.55, '178'])('refuses a height of %j cm', async (heightCm) => {
  const { cookie } = await aMember(app)
  const response = await request('PATCH', '/api/auth/user', { cookie, body: { heightCm } })
  expect([response.statusCode, Object.keys(response.body.fields)]).toEqual([400, ['heightCm']])
})

// 170.55 lbs are 77.36 kg to the third decimal.
test.each([170.75, 170.125, 170.55])('refuses a weight of %j lbs, as for weigh-ins', async (weight) => {
  const { cookie } = await aMember(app)
  const body = { weight, goalWeight: weight }
  const response = await request('PATCH', '/api/auth/user', { cookie, body })
  expect(response.statusCode).toBe(400)
  expect(response.body.fields).toEqual({
    weight: 'Please enter a weight in steps of 0.1',
    goalWeight: 'Please enter a weight in steps of 0.1',
  })
})

test('a weight in kilograms can be sent back as received', async () => {
  const { cookie } = await aMember(app)
  const patch = (body: object) => request('PATCH', '/api/auth/user', { cookie, body })
  const inKilograms = { weightTypedIn: 'kg', goalWeightTypedIn: 'kg' }
  expect((await patch({ weight: 179.236, goalWeight: 160.056, ...inKilograms })).body).toMatchObject({
    weight: 179.236,
    goalWeight: 160.056,
  })
  await request('POST', '/api/weight-logs', { cookie, body: { weight: 77.1, unit: 'kg' } })
  const { weight } = (await self(cookie)).body
  expect(weight).toBe(169.976)
  expect((await patch({ weight })).statusCode).toBe(200)
})

test("refuses a birth date after today in the person's time zone", async () => {
  app.clock.set('2026-08-15T12:30:00Z')
  const born = async (timeZone: string) => {
    const { cookie } = await aMember(app, { timeZone })
    return (await request('PATCH', '/api/auth/user', { cookie, body: { dateOfBirth: '2026-08-16' } })).body
  }
  expect(await born('America/New_York')).toMatchObject({
    code: 'BORN_IN_FUTURE',
    message: 'Please enter a valid date of birth',
  })
  expect(await born('Pacific/Auckland')).toMatchObject({ dateOfBirth: '2026-08-16' })
})

test('no one can make themselves an admin or change their id', async () => {
  const member = await aMember(app)
  const body = {
    isAdmin: true,
    id: 'user_other',
    passwordHash: 'x',
    createdAt: '2000-01-01T00:00:00Z',
    firstName: 'Eve',
  }
  const response = await request('PATCH', '/api/auth/user', { cookie: member.cookie, body })
  expect(response.body).toMatchObject({ id: member.id, isAdmin: false, firstName: 'Eve' })
})

test('the time zone follows the browser at sign-in until chosen manually', async () => {
  const member = await aMember(app, { timeZone: 'America/New_York' })
  const zoneAfter = async (timeZone: string) =>
    (await signIn(member.email, PASSWORD, { timeZone })).body.user.timeZone
  expect(await zoneAfter('Pacific/Auckland')).toBe('Pacific/Auckland')
  await request('PATCH', '/api/auth/user', { cookie: member.cookie, body: { timeZone: 'Europe/Berlin' } })
  expect(await zoneAfter('Pacific/Honolulu')).toBe('Europe/Berlin')
})

test('usernames: availability, rules, and one owner regardless of case', async () => {
  const [one, other] = [await aMember(app), await aMember(app)]
  const name = `grace_${Date.now() % 1_000_000}`
  const check = async (username: string, cookie = other.cookie) =>
    (await request('GET', `/api/auth/check-username/${encodeURIComponent(username)}`, { cookie })).body
  expect(await check(name)).toEqual({ available: true, message: 'Username is available!' })
  const taken = await request('PATCH', '/api/auth/username', {
    cookie: one.cookie,
    body: { username: `@${name}` },
  })
  expect(taken.body.userHandle).toBe(`@${name}`)
  expect(await check(name.toUpperCase())).toEqual({ available: false, message: 'Username is already taken' })
  expect(await check(name, one.cookie)).toMatchObject({ available: true })
  expect(await check('a')).toEqual({
    available: false,
    message: 'Username must be at least 2 characters long',
  })
  expect(await check('no spaces')).toMatchObject({
    available: false,
    message: 'Username can only contain letters, numbers, and underscores (2-20 characters)',
  })
  for (const username of [name.toUpperCase(), 'admin', 'Pepwell_Support']) {
    const refused = await request('PATCH', '/api/auth/username', { cookie: other.cookie, body: { username } })
    expect([refused.statusCode, refused.body.code]).toEqual([409, 'USERNAME_TAKEN'])
  }
})

test('username checks are rate limited for a while', async () => {
  const member = await aMember(app)
  const check = (n: number) =>
    request('GET', `/api/auth/check-username/guess_${n}`, { cookie: member.cookie })
  for (let n = 0; n < 60; n++) expect((await check(n)).statusCode).toBe(200)
  const refused = await check(60)
  expect([refused.statusCode, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  const change = { cookie: member.cookie, body: { username: 'guess_61' } }
  expect((await request('PATCH', '/api/auth/username', change)).statusCode).toBe(429)
  app.clock.advance(15 * 60_000)
  expect((await check(60)).statusCode).toBe(200)
})

test('concurrent claims of a username have one winner', async () => {
  const members = await Promise.all(Array.from({ length: 5 }, () => aMember(app)))
  const responses = await Promise.all(
    members.map(({ cookie }) =>
      request('PATCH', '/api/auth/username', { cookie, body: { username: 'only_one' } }),
    ),
  )
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409])
})

test('questions and stores a goal weight at which an adult is underweight', async () => {
  const { cookie } = await aMember(app)
  const patch = (body: object) => app.request('PATCH', '/api/auth/user', { cookie, body })
  await patch({ heightCm: 175 })
  const saved = (await patch({ goalWeight: 110 })).body
  expect(saved.goalWeight).toBe(110)
  expect(saved.warnings).toEqual([
    {
      code: 'GOAL_WEIGHT',
      message: expect.stringMatching(/BMI of 16\.2, which is underweight \(CDC.+checked/),
    },
  ])
  expect((await patch({ goalWeight: 150 })).body.warnings).toEqual([])
})
