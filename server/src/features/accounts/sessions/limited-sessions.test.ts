import { describe, expect, test } from 'vitest'
import { aMember, anAdmin, type Member } from '../../../testing/factories.ts'
import { type Input, type SampledCall, sampledCalls } from '../../../testing/samples.ts'
import { sendCall } from '../../../testing/send-call.ts'
import { testApp } from '../../../testing/test-app.ts'

const app = await testApp()
const { request } = app
const declared = await sampledCalls()
const signedInCalls = declared.filter(({ call }) => call.access !== 'public')
const namesOf = (calls: readonly SampledCall[]) => calls.map(({ name }) => name).sort()

/** The codes that refuse a call to sessions. */
const codesOf = async ({ call }: SampledCall, input: Input, cookies: readonly string[]) => {
  const responses = await Promise.all(cookies.map((cookie) => sendCall(app, call, input, cookie)))
  return responses.map(({ body }) => body?.code as string | undefined)
}

async function signIn(email: string, password: string): Promise<string> {
  const { cookie } = await request('POST', '/api/auth/login', { body: { email, password } })
  return cookie ?? ''
}

describe('a session with a temporary password', () => {
  const allowed = ['GET /api/auth/user', 'POST /api/auth/logout', 'POST /api/auth/replace-temporary-password']
  const owner = aMember(app)

  async function aTemporarySession(make: () => Promise<Member>): Promise<string> {
    const [member, operator] = [await make(), await anAdmin(app)]
    const { body } = await request('POST', `/api/admin/users/${member.id}/reset-password`, operator)
    return signIn(member.email, body.tempPassword)
  }
  const sessions = Promise.all([aTemporarySession(() => aMember(app)), aTemporarySession(() => anAdmin(app))])

  test('may replace it, sign out and load its user', () => {
    expect(namesOf(declared.filter(({ call }) => call.allowsTemporaryPassword))).toEqual(allowed)
  })

  const others = signedInCalls.filter(({ name }) => !allowed.includes(name))
  test.each(others.map((one) => [one.name, one] as const))('may not %s', async (_name, one) => {
    const input = (await one.sample?.make(app, await owner)) ?? {}
    const codes = await codesOf(one, input, await sessions)
    expect(codes).toEqual(Array(2).fill('REPLACE_PASSWORD_FIRST'))
  })

  test('ends when the password is replaced, and the new one has full access', async () => {
    const cookie = await aTemporarySession(() => aMember(app))
    expect((await request('GET', '/api/auth/user', { cookie })).statusCode).toBe(200)
    const body = { password: 'a different horse', confirmPassword: 'a different horse' }
    const replaced = await request('POST', '/api/auth/replace-temporary-password', { body, cookie })
    const own = { cookie: replaced.cookie ?? '' }
    expect((await request('GET', '/api/user-peptides', own)).statusCode).toBe(200)
    expect((await request('GET', '/api/auth/user', { cookie })).statusCode).toBe(401)
  })
})

describe('before the email is verified', () => {
  /** Calls that reach other people, use shared resources or add a way into the account. */
  const refused = [
    'POST /api/social/chat-rooms',
    'POST /api/social/create-chat',
    'PATCH /api/social/chat-rooms/:id',
    'POST /api/social/chat-rooms/:id/participants',
    'POST /api/social/chat-rooms/:id/rejoin',
    'POST /api/social/group-invitations/:id/accept',
    'POST /api/social/chat-rooms/:id/messages',
    'POST /api/social/chat-rooms/:id/pictures',
    'POST /api/social/chat-rooms/:id/cards',
    'PUT /api/social/chat-messages/:id/reactions/:reaction',
    'DELETE /api/social/chat-messages/:id/reactions/:reaction',
    'GET /api/social/search-users',
    'POST /api/social/friend-request',
    'PATCH /api/social/friend-request/:id/accept',
    'POST /api/social/stacks',
    'PATCH /api/social/stacks/:id',
    'POST /api/social/stacks/:id/like',
    'POST /api/orders',
    'POST /api/auth/passkeys/begin',
    'POST /api/auth/two-step/begin',
    'POST /api/auth/phone-code',
    'POST /api/auth/verify-phone',
  ]

  let member: Member | undefined
  const setVerified = (emailProvedAt: Date | null) =>
    app.db
      .updateTable('users')
      .set({ emailProvedAt })
      .where('id', '=', member?.id ?? '')
      .execute()

  /** The member, who may be signed out or deleted after a call. */
  async function someone(): Promise<Member> {
    const known = member && (await request('GET', '/api/auth/user', { cookie: member.cookie }))
    member = member && known?.statusCode === 200 ? member : await aMember(app)
    await setVerified(new Date(app.clock.now()))
    return member
  }

  /** The error code for rows created while the email was verified. */
  async function unverifiedCode({ call, sample }: SampledCall): Promise<string | undefined> {
    const { cookie, ...rest } = await someone()
    const input = (await sample?.make(app, { cookie, ...rest })) ?? {}
    await setVerified(null)
    // An unpublished change is noticed after this time.
    app.clock.advance(30_001)
    return (await sendCall(app, call, input, cookie)).body?.code
  }

  test.each(
    signedInCalls
      .filter(({ call }) => call.access === 'member')
      .map((signedInCall) => [signedInCall.name, signedInCall] as const),
  )('%s', async (name, one) => {
    const isRefused = ['VERIFY_EMAIL_FIRST', 'EMAIL_UNVERIFIED'].includes((await unverifiedCode(one)) ?? '')
    expect(isRefused).toBe(refused.includes(name))
  })

  test('the support team answers', async () => {
    const { cookie } = await someone()
    await setVerified(null)
    app.clock.advance(30_001)
    const { body: rooms } = await request('GET', '/api/social/chat-rooms', { cookie })
    const body = { message: 'My link never came' }
    const { id } = rooms.find(({ type }: { type: string }) => type === 'support')
    const sent = await request('POST', `/api/social/chat-rooms/${id}/messages`, { cookie, body })
    expect(sent.statusCode).toBe(201)
  })

  test('no one can find them or send them a friend request', async () => {
    const { id } = await someone()
    const seeker = await aMember(app)
    const found = () => request('GET', `/api/social/search-users?query=${id}`, { cookie: seeker.cookie })
    expect((await found()).body).toHaveLength(1)
    await setVerified(null)
    expect((await found()).body).toEqual([])
    const response = await request('POST', '/api/social/friend-request', {
      ...{ cookie: seeker.cookie, body: { addresseeId: id } },
    })
    expect(response.body.code).toBe('MEMBER_NOT_FOUND')
  })
})
