import { supportAccount } from '@pepwell/domain/text/brand'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aMember, anAdmin, type Member, PASSWORD } from '../../../testing/factories.ts'
import { testApp } from '../../../testing/test-app.ts'

const app = await testApp({ publicUrl: 'https://pepwell.test' })
const { request } = app

let admin: Member

beforeAll(async () => {
  admin = await anAdmin(app)
})
beforeEach(() => {
  app.clock.set('2026-06-15T12:00:00Z')
  app.mails.length = 0
})

const act = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, by = admin) =>
  request(method, `/api/admin/${path}`, { cookie: by.cookie, body })
const signIn = (email: string, password: string) =>
  request('POST', '/api/auth/login', { body: { email, password } })
const isSignedIn = async ({ cookie }: { cookie: string }) =>
  (await request('GET', '/api/auth/user', { cookie })).statusCode === 200

describe('a temporary password', () => {
  async function temporary() {
    const member = await aMember(app)
    const { body } = await act('POST', `users/${member.id}/reset-password`)
    return { member, password: body.tempPassword as string, body }
  }

  test('replaces the old one, ends all sessions and is mailed', async () => {
    const { member, password, body } = await temporary()
    expect(body).toEqual({ tempPassword: expect.stringMatching(/^[\w-]{16}$/), mailed: true })
    expect(await isSignedIn(member)).toBe(false)
    expect((await signIn(member.email, PASSWORD)).statusCode).toBe(401)
    const response = await signIn(member.email, password)
    expect([response.statusCode, response.body.user.temporaryPasswordUntil]).toEqual([
      200,
      '2026-06-16T12:00:00.000Z',
    ])
    expect(app.mails).toMatchObject([{ to: member.email, subject: 'Your temporary Pepwell password' }])
    expect(app.mails[0]?.text).toContain(password)
    expect(app.mails[0]?.html).toContain('https://pepwell.test/login')
  })

  test('expires after a day', async () => {
    const { member, password } = await temporary()
    app.clock.set('2026-06-16T11:59:59Z')
    expect((await signIn(member.email, password)).statusCode).toBe(200)
    app.clock.set('2026-06-16T12:00:00Z')
    const late = await signIn(member.email, password)
    expect([late.statusCode, late.body.code]).toEqual([401, 'TEMPORARY_PASSWORD_EXPIRED'])
    expect((await signIn(member.email, 'something else')).body.code).toBe('INVALID_CREDENTIALS')
  })

  test("is replaced by the person’s own, keeping only this browser's session", async () => {
    const { member, password } = await temporary()
    const [one, other] = [await signIn(member.email, password), await signIn(member.email, password)]
    const same = await request('POST', '/api/auth/replace-temporary-password', {
      cookie: one.cookie ?? '',
      body: { password, confirmPassword: password },
    })
    expect(same.body.code).toBe('PASSWORD_IS_TEMPORARY')
    const body = { password: 'my very own', confirmPassword: 'my very own' }
    const replaced = await request('POST', '/api/auth/replace-temporary-password', {
      cookie: one.cookie ?? '',
      body,
    })
    expect([replaced.statusCode, replaced.body.user.temporaryPasswordUntil]).toEqual([200, null])
    expect(await isSignedIn({ cookie: replaced.cookie ?? '' })).toBe(true)
    expect(await isSignedIn({ cookie: other.cookie ?? '' })).toBe(false)
    expect((await signIn(member.email, password)).statusCode).toBe(401)
    app.clock.set('2026-06-20T12:00:00Z')
    expect((await signIn(member.email, 'my very own')).statusCode).toBe(200)
    const again = await request('POST', '/api/auth/replace-temporary-password', {
      cookie: replaced.cookie ?? '',
      body,
    })
    expect(again.body.code).toBe('NO_TEMPORARY_PASSWORD')
  })
})

test('ending one of a member’s sessions keeps the others', async () => {
  const member = await aMember(app)
  const other = await signIn(member.email, PASSWORD)
  const { body } = await request('GET', `/api/admin/users/${member.id}/activity`, { cookie: admin.cookie })
  const path = `users/${member.id}/sessions/${body.at(-1).id}`
  expect((await act('DELETE', path)).statusCode).toBe(200)
  expect(await isSignedIn(member)).toBe(false)
  expect(await isSignedIn({ cookie: other.cookie ?? '' })).toBe(true)
  expect((await act('DELETE', path)).body.code).toBe('SESSION_NOT_FOUND')
  const stranger = await aMember(app)
  expect((await act('DELETE', `users/${stranger.id}/sessions/${body[0].id}`)).body.code).toBe(
    'SESSION_NOT_FOUND',
  )
})

describe('a deleted member', () => {
  test('is deleted and can sign up again with the same address', async () => {
    const member = await aMember(app)
    expect((await act('DELETE', `users/${member.id}`)).body.message).toBe('User deleted successfully')
    expect(await isSignedIn(member)).toBe(false)
    expect((await act('DELETE', `users/${member.id}`)).body.code).toBe('MEMBER_NOT_FOUND')
    expect((await aMember(app, { email: member.email })).id).not.toBe(member.id)
  })

  test("can't be yourself or the support account", async () => {
    const own = await act('DELETE', `users/${admin.id}`)
    expect([own.statusCode, own.body.code]).toEqual([409, 'OWN_ACCOUNT_STAYS'])
    const support = await act('DELETE', `users/${supportAccount.id}`)
    expect([support.statusCode, support.body.code]).toEqual([409, 'SUPPORT_ACCOUNT_STAYS'])
    expect(await isSignedIn(admin)).toBe(true)
  })
})

test('when two admins delete each other at once, one remains', async () => {
  for (let round = 0; round < 5; round++) {
    const [one, other] = [await anAdmin(app), await anAdmin(app)]
    const responses = await Promise.all([
      act('DELETE', `users/${other.id}`, undefined, one),
      act('DELETE', `users/${one.id}`, undefined, other),
    ])
    // The slower of the two is no longer an admin, or was already signed out.
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, expect.toBeOneOf([401, 403])])
    expect([await isSignedIn(one), await isSignedIn(other)].sort()).toEqual([false, true])
  }
})

describe('admins', () => {
  const fresh = { email: 'new.admin@mail.net', firstName: 'Bo', lastName: 'Meyer', password: 'long enough' }

  test('get their own accounts and a mail', async () => {
    const made = await act('POST', 'create-admin', fresh)
    expect([made.statusCode, made.body]).toEqual([
      201,
      {
        message: 'New admin account created successfully',
        id: expect.stringMatching(/^user_/),
        mailed: true,
      },
    ])
    expect(app.mails).toMatchObject([{ to: fresh.email, subject: 'Your Pepwell admin account' }])
    expect(app.mails[0]?.text).not.toContain(fresh.password)
    const { cookie } = await signIn(fresh.email, fresh.password)
    const { body } = await request('GET', '/api/admin/status', { cookie: cookie ?? '' })
    expect(body.code).toBe('REPLACE_PASSWORD_FIRST')
    // The operator knows this password, so only a mailed link verifies the address.
    const proved = async () =>
      (await request('GET', '/api/auth/user', { cookie: cookie ?? '' })).body.emailProvedAt
    expect(await proved()).toBeNull()
    await app.runJobs()
    const link = app.mails.find(({ to, subject }) => to === fresh.email && subject.startsWith('Verify'))
    const [, token] = /token=([\w-]+)/.exec(link?.text ?? '') ?? []
    const opened = await request('POST', '/api/auth/verify-email', { body: { token }, cookie: cookie ?? '' })
    expect(opened.body.code).toBe('SIGN_IN_TO_VERIFY')
    expect(await proved()).toBeNull()
    expect((await act('POST', 'create-admin', fresh)).body.code).toBe('EMAIL_TAKEN')
  })

  test('choose their own password with a mailed link within a day', async () => {
    const person = { email: 'chooses@mail.net', password: 'known to the operator' }
    await act('POST', 'create-admin', person)
    const { text } = app.mails[0] ?? { text: '' }
    const [, token] = /reset-password\?token=([\w-]+)/.exec(text) ?? []
    const choose = (password: string) =>
      request('POST', '/api/auth/reset-password', { body: { token, password, confirmPassword: password } })
    app.clock.set('2026-06-16T12:00:00Z')
    expect((await signIn(person.email, person.password)).body.code).toBe('TEMPORARY_PASSWORD_EXPIRED')
    expect((await choose('known to me alone')).body.code).toBe('RESET_TOKEN_INVALID')
    app.clock.set('2026-06-16T11:59:59Z')
    expect((await signIn(person.email, person.password)).body.user.temporaryPasswordUntil).not.toBeNull()
    expect((await choose(person.password)).body.code).toBe('PASSWORD_IS_TEMPORARY')
    expect((await choose('known to me alone')).statusCode).toBe(200)
    expect((await signIn(person.email, person.password)).body.code).toBe('INVALID_CREDENTIALS')
    const { body, cookie } = await signIn(person.email, 'known to me alone')
    expect([body.user.temporaryPasswordUntil, body.user.emailProvedAt]).toEqual([null, expect.any(String)])
    expect((await request('GET', '/api/admin/users?limit=1', { cookie: cookie ?? '' })).statusCode).toBe(200)
  })

  test('can be promoted members, who see the panel immediately', async () => {
    const member = await aMember(app)
    const stats = () => request('GET', '/api/admin/dashboard-stats', { cookie: member.cookie })
    expect((await stats()).statusCode).toBe(403)
    await act('POST', `users/${member.id}/make-admin`)
    expect((await stats()).statusCode).toBe(200)
    expect((await act('POST', 'users/user_nobody/make-admin')).body.code).toBe('MEMBER_NOT_FOUND')
  })

  test('get changed permissions from the next request on', async () => {
    const other = await anAdmin(app)
    const list = () => request('GET', '/api/admin/users?limit=1', { cookie: other.cookie })
    expect((await list()).statusCode).toBe(200)
    await act('PATCH', `users/${other.id}/permissions`, { permissions: ['inventory'] })
    expect((await list()).statusCode).toBe(403)
    expect((await act('DELETE', `users/${admin.id}`, undefined, other)).statusCode).toBe(403)
    await act('PATCH', `users/${other.id}/permissions`, { permissions: ['inventory', 'members'] })
    expect((await list()).statusCode).toBe(200)
    await act('PATCH', `users/${other.id}/permissions`, { permissions: null })
    expect((await request('GET', '/api/admin/status', { cookie: other.cookie })).body).toEqual({
      isAdmin: false,
      permissions: [],
    })
  })

  test("can't grant, revoke or touch permissions they don't have", async () => {
    const [limited, peer, wider, member] = [
      await anAdmin(app, ['members', 'orders']),
      await anAdmin(app, ['orders']),
      await anAdmin(app, ['reports']),
      await aMember(app),
    ]
    const rightsOf = async ({ cookie }: Member) =>
      (await request('GET', '/api/admin/status', { cookie })).body.permissions
    for (const one of [wider, admin]) {
      const refused = [
        await act('POST', `users/${one.id}/reset-password`, undefined, limited),
        await act('DELETE', `users/${one.id}`, undefined, limited),
        await act('PATCH', `users/${one.id}/permissions`, { permissions: null }, limited),
        await act('DELETE', `users/${one.id}/sessions/1`, undefined, limited),
      ]
      for (const { statusCode, body } of refused)
        expect([statusCode, body.code]).toEqual([409, 'WIDER_RIGHTS'])
    }
    for (const permissions of [[], ['orders', 'reports']]) {
      const { body } = await act('PATCH', `users/${peer.id}/permissions`, { permissions }, limited)
      expect(body.code).toBe('WIDER_RIGHTS')
    }
    await act('POST', `users/${member.id}/make-admin`, undefined, limited)
    expect(await rightsOf(member)).toEqual(['members', 'orders'])
    const email = 'limited.admin@mail.net'
    await act('POST', 'create-admin', { email, password: 'long enough' }, limited)
    const made = await request('POST', '/api/auth/replace-temporary-password', {
      cookie: (await signIn(email, 'long enough')).cookie ?? '',
      body: { password: 'a different horse', confirmPassword: 'a different horse' },
    })
    expect(await rightsOf({ cookie: made.cookie ?? '' } as Member)).toEqual(['members', 'orders'])
    const taken = await act('PATCH', `users/${peer.id}/permissions`, { permissions: null }, limited)
    expect(taken.statusCode).toBe(200)
  })

  test("can't change their own or the support account’s permissions", async () => {
    const own = await act('PATCH', `users/${admin.id}/permissions`, { permissions: null })
    expect([own.statusCode, own.body.code]).toEqual([409, 'OWN_RIGHTS_STAY'])
    const support = await act('PATCH', `users/${supportAccount.id}/permissions`, { permissions: ['orders'] })
    expect([support.statusCode, support.body.code]).toEqual([409, 'SUPPORT_ACCOUNT_STAYS'])
  })
})

test('are created even if the mail fails, which the reply says', async () => {
  const failing = await testApp({}, { mail: { send: () => Promise.reject(new Error('away')), close() {} } })
  const [by, member] = [await anAdmin(failing), await aMember(failing)]
  const { body } = await failing.request('POST', `/api/admin/users/${member.id}/reset-password`, {
    cookie: by.cookie,
  })
  expect(body.mailed).toBe(false)
  const response = await failing.request('POST', '/api/auth/login', {
    body: { email: member.email, password: body.tempPassword },
  })
  expect(response.statusCode).toBe(200)
})

describe('an operator whose permissions are revoked at the same moment', () => {
  /** Whether a statement waits for another transaction's row lock. */
  const isHeldUp = async () =>
    (
      await sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
        app.db,
      )
    ).rows.length > 0

  test.each([
    ['makes nobody an operator', 'make-admin'],
    ['sets no password', 'reset-password'],
    ['takes no second step away', 'remove-sign-in-keys'],
  ])('%s', async (_, path) => {
    const [operator, member] = [await anAdmin(app), await aMember(app)]
    const answer = await app.db.transaction().execute(async (tx) => {
      await tx.updateTable('users').set({ isAdmin: false }).where('id', '=', operator.id).execute()
      const pending = act('POST', `users/${member.id}/${path}`, undefined, operator)
      await expect.poll(isHeldUp).toBe(true)
      return { asked: pending }
    })
    const { statusCode, body } = await answer.asked
    expect([statusCode, body.code]).toEqual([403, 'NOT_ALLOWED'])
    const { isAdmin } = await app.db
      .selectFrom('users')
      .select('isAdmin')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow()
    expect(isAdmin).toBe(false)
  })

  test("can't create another operator", async () => {
    const operator = await anAdmin(app)
    const email = `made-${operator.id.slice(-8)}@mail.net`
    const answer = await app.db.transaction().execute(async (tx) => {
      await tx.updateTable('users').set({ isAdmin: false }).where('id', '=', operator.id).execute()
      const pending = act('POST', 'create-admin', { email, password: 'long enough to use' }, operator)
      await expect.poll(isHeldUp).toBe(true)
      return { asked: pending }
    })
    expect((await answer.asked).body.code).toBe('NOT_ALLOWED')
    expect(await app.db.selectFrom('users').select('id').where('email', '=', email).execute()).toEqual([])
  })
})
