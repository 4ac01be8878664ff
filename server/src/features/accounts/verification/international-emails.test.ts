import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { anAdmin, PASSWORD } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'
import { resetSecondFactor } from '../security/second-factor-reset.service.ts'

const app = await testApp({ publicUrl: 'https://pepwell.test' })
const { request } = app

/** One address in several spellings. */
function anAddress() {
  const local = `jörg.${randomUUID()}`
  const stored = `${local}@müller.example`
  return {
    stored,
    encoded: `${local}@xn--mller-kva.example`,
    spellings: [
      `${local}@xn--mller-kva.example`,
      `${local.toUpperCase()}@XN--MLLER-KVA.Example`,
      stored.normalize('NFD'),
    ],
  }
}

const signUp = (email: string) =>
  request('POST', '/api/auth/signup', {
    body: {
      ...{ firstName: 'Jörg', lastName: 'Hill', email, phoneNumber: '+1 (604) 555-0199' },
      ...{ password: PASSWORD, confirmPassword: PASSWORD, timeZone: 'America/Vancouver' },
    },
  })
const signIn = (email: string, password = PASSWORD) =>
  request('POST', '/api/auth/login', { body: { email, password } })

test('an address with an international domain is one account in every spelling, displayed in readable form', async () => {
  const { stored, spellings } = anAddress()
  const first = await signUp(spellings[0] ?? '')
  expect([first.statusCode, first.body.user.email]).toEqual([201, stored])
  for (const email of [stored, ...spellings]) {
    expect((await signUp(email)).body.code).toBe('EMAIL_TAKEN')
    expect((await signIn(email)).statusCode).toBe(200)
  }
  expect(await resetSecondFactor(app.db, ` ${spellings[1]} `)).toBe(true)
})

test('wrong passwords count for one account in any spelling', async () => {
  const { stored, spellings } = anAddress()
  await signUp(stored)
  const answers: number[] = []
  for (let time = 0; time < 60 && !answers.includes(429); time += 1)
    answers.push((await signIn(spellings[time % spellings.length] ?? '', 'wrong password')).statusCode)
  expect(answers.at(-1)).toBe(429)
  expect((await signIn(stored, 'wrong password')).statusCode).toBe(429)
})

test('another spelling of your own address changes nothing, and a new address is stored in canonical form', async () => {
  const { stored, encoded } = anAddress()
  const { cookie } = await signUp(stored)
  const change = (email: string) =>
    request('PATCH', '/api/auth/user', { cookie, body: { email, currentPassword: PASSWORD } })
  expect((await change(encoded)).body).toMatchObject({ email: stored, pendingEmail: null })
  const next = anAddress()
  expect((await change(next.encoded)).body).toMatchObject({ email: stored, pendingEmail: next.stored })
})

test('operators find an account by either spelling of its domain', async () => {
  const { stored, encoded } = anAddress()
  await signUp(stored)
  const { cookie } = await anAdmin(app)
  for (const search of [stored, encoded]) {
    const { body } = await request('GET', `/api/admin/users?search=${encodeURIComponent(search)}`, { cookie })
    expect(JSON.stringify(body)).toContain(stored)
  }
})

test.each([
  'a@mü ller.example',
  'a@müller',
  'ä b@mail.net',
  'a@mü/ller.example',
  '🙂@mail.net',
  'a@müller..example',
])('refuses %s with a message', async (email) => {
  const response = await signUp(email)
  expect([response.statusCode, response.body.code]).toEqual([400, 'INVALID_INPUT'])
  expect(response.payload).toContain('Please enter a valid email address')
})
