import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aMember, type Member, PASSWORD } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'

const app = await testApp({ publicUrl: 'https://pepwell.test' })
const { request } = app

const DAY_MS = 24 * 60 * 60 * 1000
const anAddress = () => `${randomUUID()}@mail.net`

const ask = (
  { cookie }: Pick<Member, 'cookie'>,
  email: string,
  currentPassword: string | undefined = PASSWORD,
) => request('PATCH', '/api/auth/user', { cookie, body: { email, currentPassword } })
const prove = (token: string, { cookie }: Pick<Member, 'cookie'>) =>
  request('POST', '/api/auth/verify-email', { body: { token }, cookie })
const undo = (token: string) => request('POST', '/api/auth/undo-email', { body: { token } })
const self = async ({ cookie }: Pick<Member, 'cookie'>) =>
  (await request('GET', '/api/auth/user', { cookie })).body
const signIn = (email: string, password = PASSWORD) =>
  request('POST', '/api/auth/login', { body: { email, password } })

/** Tokens of a page's links emailed to an address since the last call. */
async function mailed() {
  await app.runJobs()
  const mails = app.mails.splice(0)
  return (page: 'verify-email' | 'undo-email' | 'reset-password', email: string) =>
    mails
      .filter(({ to }) => to === email)
      .flatMap(({ text }) => [...text.matchAll(new RegExp(`/${page}\\?token=([\\w-]+)`, 'g'))])
      .map(([, token = '']) => token)
}

/** A user with a changed address, and the undo token sent to the previous one. */
async function aMove() {
  const member = await aMember(app)
  const next = anAddress()
  await ask(member, next)
  const [token = ''] = (await mailed())('verify-email', next)
  expect((await prove(token, member)).statusCode).toBe(200)
  const [undoing = ''] = (await mailed())('undo-email', member.email)
  return { member, next, undoing }
}

test('a new address is pending until its link is opened, and the current one is notified', async () => {
  const member = await aMember(app)
  const next = anAddress()
  const requested = await ask(member, next)
  expect(requested.body).toMatchObject({ email: member.email, pendingEmail: next })
  expect((await signIn(next)).statusCode).toBe(401)
  const links = await mailed()
  expect(links('undo-email', member.email)).toHaveLength(1)
  expect(links('undo-email', next)).toEqual([])
  const [token = ''] = links('verify-email', next)

  expect((await prove(token, member)).body).toMatchObject({ email: next })
  expect(await self(member)).toMatchObject({ email: next, pendingEmail: null })
  expect((await signIn(member.email)).statusCode).toBe(401)
  expect((await signIn(next)).statusCode).toBe(200)
  expect((await mailed())('undo-email', member.email)).toHaveLength(1)
})

test('the current address can cancel the change, which invalidates the link', async () => {
  const member = await aMember(app)
  const next = anAddress()
  await ask(member, next)
  const [token = ''] = (await mailed())('verify-email', next)
  expect((await ask(member, member.email)).body.pendingEmail).toBeNull()
  expect((await prove(token, member)).body.code).toBe('EMAIL_LINK_INVALID')
  expect((await self(member)).email).toBe(member.email)
})

test('for seven days the former address can be restored, which signs everyone out', async () => {
  const { member, next, undoing } = await aMove()
  const thief = await signIn(next)
  // The attacker changes the address once more.
  await ask({ ...member, cookie: thief.cookie ?? '' }, anAddress())
  await request('POST', '/api/auth/forgot-password', { body: { email: next } })
  await app.runJobs()
  const reset = app.mails.find(({ subject }) => subject.startsWith('Reset'))
  const resetToken = /token=([\w-]+)/.exec(reset?.text ?? '')?.[1]

  const undone = await undo(undoing)
  expect([undone.statusCode, undone.body.email]).toEqual([200, member.email])
  for (const cookie of [member.cookie, thief.cookie ?? ''])
    expect((await request('GET', '/api/auth/user', { cookie })).statusCode).toBe(401)
  const body = { token: resetToken, password: 'theirs now', confirmPassword: 'theirs now' }
  expect((await request('POST', '/api/auth/reset-password', { body })).body.code).toBe('RESET_TOKEN_INVALID')
  expect((await signIn(member.email)).body.code).toBe('INVALID_CREDENTIALS')
  const [own] = (await mailed())('reset-password', member.email)
  const chosen = { token: own, password: 'mine once more', confirmPassword: 'mine once more' }
  expect((await request('POST', '/api/auth/reset-password', { body: chosen })).statusCode).toBe(200)
  const again = await signIn(member.email, chosen.password)
  expect(again.body.user).toMatchObject({ email: member.email, pendingEmail: null })
  expect((await undo(undoing)).body.code).toBe('EMAIL_LINK_INVALID')
})

test('restoring an email undoes later changes, even if its mail arrived last', async () => {
  const { member, next, undoing } = await aMove()
  app.clock.advance(60_000)
  await ask(member, anAddress())
  const [later = ''] = (await mailed())('undo-email', next)
  // Rows are numbered as mails leave, and this one was retried often.
  await sql`UPDATE email_links SET id = DEFAULT WHERE user_id = ${member.id} AND email = ${member.email}`.execute(
    app.db,
  )
  expect((await undo(undoing)).statusCode).toBe(200)
  expect((await undo(later)).body.code).toBe('EMAIL_LINK_INVALID')
})

test('restoring an email keeps earlier ones restorable', async () => {
  const { member, next, undoing } = await aMove()
  app.clock.advance(60_000)
  const third = anAddress()
  await ask(member, third)
  const links = await mailed()
  expect((await prove(links('verify-email', third)[0] ?? '', member)).statusCode).toBe(200)
  const [back = ''] = (await mailed())('undo-email', next)
  expect((await undo(back)).body.email).toBe(next)
  expect((await undo(undoing)).body.email).toBe(member.email)
})

test('after seven days it is too late, and until then nobody else can take the address', async () => {
  const { member, undoing } = await aMove()
  const other = await aMember(app)
  const form = { firstName: 'Eve', lastName: 'Moss', email: member.email, phoneNumber: '415 555 0123' }
  const body = { ...form, password: PASSWORD, confirmPassword: PASSWORD }
  expect((await request('POST', '/api/auth/signup', { body })).body.code).toBe('EMAIL_TAKEN')
  await ask(other, member.email)
  expect((await mailed())('verify-email', member.email)).toEqual([])
  app.clock.advance(7 * DAY_MS)
  expect((await undo(undoing)).body.code).toBe('EMAIL_LINK_INVALID')
  expect((await request('POST', '/api/auth/signup', { body })).statusCode).toBe(201)
})

test('refuses an address that someone took meanwhile', async () => {
  const member = await aMember(app)
  const next = anAddress()
  await ask(member, next)
  const [token = ''] = (await mailed())('verify-email', next)
  await aMember(app, { email: next })
  expect((await prove(token, member)).body.code).toBe('EMAIL_TAKEN')
  expect((await self(member)).email).toBe(member.email)
})

test('allows five requests an hour with the password', async () => {
  const member = await aMember(app)
  const { body } = await request('PATCH', '/api/auth/user', {
    cookie: member.cookie,
    body: { email: anAddress() },
  })
  expect(body.code).toBe('PASSWORD_NEEDED')
  for (let n = 0; n < 5; n++) expect((await ask(member, anAddress())).statusCode).toBe(200)
  expect((await ask(member, anAddress())).statusCode).toBe(429)
})
