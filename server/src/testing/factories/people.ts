import { createHash, randomUUID } from 'node:crypto'
import type { AdminArea } from '@pepwell/domain/accounts/admin-areas'
import type { Answer, TestApp } from '../test-app.ts'

/** The password of every test account. */
export const PASSWORD = 'correct horse battery'

/** A signed-up member with their session cookie. */
export interface Member {
  id: string
  email: string
  cookie: string
}

/** The response, which must be a success. */
export function succeeded(response: Answer): Answer {
  if (response.statusCode >= 300) throw new Error(`${response.statusCode}: ${response.payload}`)
  return response
}

/** Marks a member's address and number as verified, like the mailed link and the texted code. */
const proved = ({ db, clock }: TestApp, { id }: Pick<Member, 'id'>) =>
  db
    .updateTable('users')
    .set({ emailProvedAt: new Date(clock.now()), phoneProvedAt: new Date(clock.now()) })
    .where('id', '=', id)
    .execute()

/** Signs someone up over HTTP. */
export async function aNewcomer(
  { request }: TestApp,
  overrides: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Member> {
  const body = {
    firstName: 'Ada',
    lastName: 'Keller',
    email: `${randomUUID()}@mail.net`,
    phoneNumber: '415 555 0123',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    timeZone: 'America/New_York',
    ...overrides,
  }
  const response = succeeded(await request('POST', '/api/auth/signup', { body, headers }))
  return { id: response.body.user.id, email: response.body.user.email, cookie: response.cookie ?? '' }
}

/** Signs someone up with a verified address and an unverified number. */
export async function aMemberWithUnverifiedPhone(
  test: TestApp,
  overrides: Record<string, unknown> = {},
): Promise<Member> {
  const member = await aNewcomer(test, overrides)
  const emailProvedAt = new Date(test.clock.now())
  await test.db.updateTable('users').set({ emailProvedAt }).where('id', '=', member.id).execute()
  return member
}

/** Signs someone up with a verified address and number. */
export async function aMember(
  test: TestApp,
  overrides: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Member> {
  const member = await aNewcomer(test, overrides, headers)
  await proved(test, member)
  return member
}

/** An admin with these areas, or all. */
export async function anAdmin(test: TestApp, permissions: AdminArea[] = []): Promise<Member> {
  const member = await aMember(test)
  await test.db.updateTable('users').set({ isAdmin: true }).where('id', '=', member.id).execute()
  await test.db.insertInto('adminUsers').values({ userId: member.id, permissions }).execute()
  return member
}

/**
 * Another session of a person, without a browser.
 * @returns its id
 */
export async function aSession({ db, clock }: TestApp, { id: userId }: Pick<Member, 'id'>): Promise<number> {
  const now = new Date(clock.now())
  const dates = { loginTime: now, lastActivityAt: now, expiresAt: new Date('2100-01-01') }
  const { id } = await db
    .insertInto('loginSessions')
    .values({ userId, tokenHash: Buffer.from(randomUUID()), ...dates })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Keeps everyone signed in, regardless of the day a test moves to. */
export const staySignedIn = ({ db }: TestApp) =>
  db
    .updateTable('loginSessions')
    .set({ expiresAt: new Date('2030-01-01') })
    .execute()

/** The code that was texted to a person's number. */
export async function aPhoneCode({ db }: TestApp, { id: userId }: Pick<Member, 'id'>): Promise<string> {
  const codeHash = createHash('sha256').update(`${userId} 123456`).digest()
  const { phoneNumber } = await db
    .selectFrom('users')
    .select('phoneNumber')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const code = { phoneNumber: phoneNumber ?? '', codeHash, tries: 0, expiresAt: new Date('2100-01-01') }
  await db
    .insertInto('phoneCodes')
    .values({ userId, ...code })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(code))
    .execute()
  return '123456'
}

/**
 * A passkey without a device.
 * @returns its id
 */
export async function aPasskey({ db, clock }: TestApp, { id: userId }: Pick<Member, 'id'>): Promise<number> {
  const key = { credentialId: randomUUID(), publicKey: Buffer.alloc(77), counter: 0, transports: ['usb'] }
  const { id } = await db
    .insertInto('passkeys')
    .values({ ...key, userId, name: 'Chrome on Android', createdAt: new Date(clock.now()) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
