import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { aMember, aNewcomer, anAdmin, type Member } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'

const app = await testApp({ exposeResetToken: true })
const { request, db } = app

const COMPOSED = 'Am\u00e9lie Sk\u00e5ne 1'
const DECOMPOSED = COMPOSED.normalize('NFD')

const signIn = async ({ email }: { email: string }, password: string) =>
  (await request('POST', '/api/auth/login', { body: { email, password } })).statusCode

/** Stores the hash of a password as older versions made it, of the raw text. */
const withRawHash = async (member: Member, password: string) => {
  const passwordHash = await hash(password)
  await db.updateTable('users').set({ passwordHash }).where('id', '=', member.id).execute()
  return member
}

test.each([
  ['composed', COMPOSED, DECOMPOSED],
  ['decomposed', DECOMPOSED, COMPOSED],
])(
  'a password chosen with %s letters signs in with either, and one may confirm the other',
  async (_, chosen, again) => {
    const member = await aNewcomer(app, { password: chosen, confirmPassword: again })
    expect([await signIn(member, COMPOSED), await signIn(member, DECOMPOSED)]).toEqual([200, 200])
    expect(await signIn(member, COMPOSED.normalize('NFC').replace('\u00e9', 'e'))).toBe(401)
  },
)

test('applies to a reset, a change, an admin’s first password and reauthentication', async () => {
  const member = await aMember(app)
  const { body } = await request('POST', '/api/auth/forgot-password', { body: { email: member.email } })
  const reset = { token: body.token, password: DECOMPOSED, confirmPassword: COMPOSED }
  expect((await request('POST', '/api/auth/reset-password', { body: reset })).statusCode).toBe(200)
  expect(await signIn(member, COMPOSED)).toBe(200)

  const { cookie } = await request('POST', '/api/auth/login', {
    body: { email: member.email, password: DECOMPOSED },
  })
  const change = { currentPassword: DECOMPOSED, password: `${DECOMPOSED}2`, confirmPassword: `${COMPOSED}2` }
  const changed = await request('POST', '/api/auth/change-password', { cookie, body: change })
  expect([changed.statusCode, await signIn(member, `${COMPOSED}2`)]).toEqual([200, 200])

  const admin = {
    email: `${randomUUID()}@mail.net`,
    firstName: 'Eve',
    lastName: 'Marsh',
    password: DECOMPOSED,
  }
  const operator = await anAdmin(app)
  const made = await request('POST', '/api/admin/create-admin', { cookie: operator.cookie, body: admin })
  expect([made.statusCode, await signIn(admin, COMPOSED)]).toEqual([201, 200])

  const gone = { cookie: changed.cookie, body: { currentPassword: `${DECOMPOSED}2` } }
  expect((await request('POST', '/api/auth/delete-account', gone)).statusCode).toBe(200)
})

test('a hash of raw text still matches, then every form of the password does', async () => {
  const member = await withRawHash(await aMember(app), DECOMPOSED)
  expect(await signIn(member, COMPOSED)).toBe(401)
  expect(await signIn(member, DECOMPOSED)).toBe(200)
  expect([await signIn(member, COMPOSED), await signIn(member, DECOMPOSED)]).toEqual([200, 200])
  const asTyped = await withRawHash(await aMember(app), 'plain old password')
  expect(await signIn(asTyped, 'plain old password')).toBe(200)
})

test('trying both forms counts as one guess', async () => {
  const member = await aMember(app)
  const guesses: number[] = []
  for (let n = 0; n < 11; n++) guesses.push(await signIn(member, `${DECOMPOSED} ${n}`))
  expect(guesses).toEqual([...Array(10).fill(401), 429])
})

test('a password may have 256 characters in any form', async () => {
  const long = '\u00e9'.repeat(256)
  const member = await aNewcomer(app, { password: long, confirmPassword: long.normalize('NFD') })
  expect([await signIn(member, long.normalize('NFD')), await signIn(member, `${long}x`)]).toEqual([200, 400])
})
