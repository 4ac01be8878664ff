import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aMember, anAdmin, PASSWORD } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'
import { isGuessable } from './guessable-passwords.ts'

const app = await testApp({ exposeResetToken: true })
const { request } = app

const owner = {
  ...{ email: 'anna.smith@post.example', firstName: 'Anna', lastName: 'Smith', userHandle: '@smithy' },
  phoneNumber: '+14155550123',
}

test.each([
  'password',
  'PASSWORD',
  '12345678',
  '11111111',
  'qwertyuiop',
  'iloveyou',
  'pepwell1',
  'Pepwell-2026!',
  'ｐｅｐｗｅｌｌ１',
  'anna.smith@post.example',
  'AnnaSmith99',
  'smith, anna',
  'smithy12345',
  'annapepwell',
  '4155550123',
  '(415) 555-0123',
  '14155550123',
  'semaglutide',
  'Ozempic-2026',
  'peptides1234',
  'p3pw3ll!26',
  'Adm1n2026!',
  'abcdefgh',
  '98765432',
  '        ',
  'abababab',
])('%s is guessable', (password) => expect(isGuessable(password, owner)).toBe(true))

test.each([
  'correct horse battery',
  'hannah smithson',
  'annas long walk',
  '83920174665102',
  'Дождь идёт 7',
  'supportive friends',
  '7 peptide jars',
  'aabbccaa',
])('%s is not', (password) => expect(isGuessable(password, owner)).toBe(false))

test('an email address of digits is guessable too', () => {
  expect(isGuessable('k4715162342', { email: 'K4715162342@mail.net' })).toBe(true)
})

test("a member's own username is guessable when changing the password", async () => {
  const { cookie } = await aMember(app)
  const username = `k${randomUUID().replaceAll(/[^a-z]/g, '')}zebra`.slice(0, 18)
  expect((await request('PATCH', '/api/auth/username', { cookie, body: { username } })).statusCode).toBe(200)
  const chosen = `${username}-2026`
  const body = { password: chosen, confirmPassword: chosen, currentPassword: PASSWORD }
  const changed = await request('POST', '/api/auth/change-password', { cookie, body })
  expect([changed.statusCode, changed.body.code]).toEqual([400, 'PASSWORD_GUESSABLE'])
})

const password = 'Pepwell2026'
const both = { password, confirmPassword: password }

const ways: [string, () => Promise<[path: string, body: object, cookie?: string | undefined]>][] = [
  [
    'at sign-up',
    async () => [
      '/api/auth/signup',
      {
        ...both,
        firstName: 'Ada',
        lastName: 'Byron',
        email: `${randomUUID()}@mail.net`,
        phoneNumber: '+14155550123',
      },
    ],
  ],
  [
    'by a link',
    async () => {
      const { email } = await aMember(app)
      const { body } = await request('POST', '/api/auth/forgot-password', { body: { email } })
      return ['/api/auth/reset-password', { ...both, token: body.token }]
    },
  ],
  [
    'in place of another',
    async () => {
      const { cookie } = await aMember(app)
      return ['/api/auth/change-password', { ...both, currentPassword: PASSWORD }, cookie]
    },
  ],
  [
    'in place of a temporary one',
    async () => {
      const { id, email } = await aMember(app)
      const { cookie: by } = await anAdmin(app)
      const { body } = await request('POST', `/api/admin/users/${id}/reset-password`, { cookie: by })
      const credentials = { email, password: body.tempPassword }
      const { cookie } = await request('POST', '/api/auth/login', { body: credentials })
      return ['/api/auth/replace-temporary-password', both, cookie]
    },
  ],
  [
    'for another admin',
    async () => [
      '/api/admin/create-admin',
      { password, email: `${randomUUID()}@mail.net` },
      (await anAdmin(app)).cookie,
    ],
  ],
]

test.each(ways)('none can be set %s', async (_, way) => {
  const [path, body, cookie] = await way()
  const { statusCode, body: answer } = await request('POST', path, { body, ...(cookie && { cookie }) })
  expect([statusCode, answer.code]).toEqual([400, 'PASSWORD_GUESSABLE'])
})
