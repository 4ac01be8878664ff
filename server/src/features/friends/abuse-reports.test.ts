import { describe, expect, test } from 'vitest'
import { aMember, anAdmin, type Member, PASSWORD } from '../../testing/factories.ts'
import { aFriend, anAbuseReport, aSuspension, befriend } from '../../testing/friends.ts'
import { connectAs } from '../../testing/sockets.ts'
import { testApp } from '../../testing/test-app.ts'
import { areFriends } from './friends.service.ts'

const app = await testApp()
const { request, db } = app
const operator = await anAdmin(app, ['support'])

const list = async (query = '') =>
  (await request('GET', `/api/admin/abuse-reports${query}`, { cookie: operator.cookie })).body
const settle = (id: number, decision: string, by = operator) =>
  request('POST', `/api/admin/abuse-reports/${id}/settle`, { cookie: by.cookie, body: { decision } })
const report = ({ cookie }: Member, body: object) => request('POST', '/api/social/reports', { cookie, body })
const signIn = ({ email }: Member, password = PASSWORD) =>
  request('POST', '/api/auth/login', { body: { email, password } })
const statusOf = async (id: number) =>
  (await db.selectFrom('abuseReports').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const inbox = async ({ cookie }: Member) =>
  (await request('GET', '/api/notifications', { cookie })).body.messages

describe('a report', () => {
  test('reaches the operators with reporter, person and reason', async () => {
    const [by, about] = [await aMember(app, { firstName: 'Bo' }), await aMember(app)]
    const response = await report(by, { userId: about.id, reason: 'spam', details: ' Sends links all day. ' })
    expect([response.statusCode, response.body]).toEqual([
      200,
      { message: 'Thank you. Our team will look into it.' },
    ])
    const found = (await list()).at(-1)
    expect(found).toEqual({
      id: expect.any(Number),
      kind: 'member',
      subjectId: null,
      quote: null,
      reason: 'spam',
      details: 'Sends links all day.',
      status: 'open',
      createdAt: '2026-06-15T12:00:00.000Z',
      settledAt: null,
      reporter: {
        id: by.id,
        userHandle: null,
        firstName: 'Bo',
        lastName: 'Keller',
        profileImageUrl: null,
        isTeam: false,
      },
      reported: {
        id: about.id,
        userHandle: null,
        firstName: 'Ada',
        lastName: 'Keller',
        profileImageUrl: null,
        isTeam: false,
        isAdmin: false,
        suspendedAt: null,
        reports: 1,
        warnings: 0,
      },
      nearby: [],
    })
    // The reported person isn't notified.
    expect(await inbox(about)).toEqual([])
  })

  test('counts once until resolved, even if repeated', async () => {
    const [by, about] = [await aMember(app), await aMember(app)]
    const notices = async () => {
      await report(by, { userId: about.id, reason: 'spam' })
      return (await list('?limit=100')).filter(
        ({ reported }: { reported: Member }) => reported.id === about.id,
      )
    }
    const [first] = await notices()
    expect(await notices()).toEqual([first])
    await settle(first.id, 'dismiss')
    expect(await notices()).toMatchObject([{ reported: { reports: 2 } }])
  })

  test('must be about another existing person and existing content', async () => {
    const [me, other] = [await aMember(app), await aMember(app)]
    const code = async (body: object) => (await report(me, { reason: 'other', ...body })).body.code
    expect(await code({ userId: me.id })).toBe('ONESELF')
    expect(await code({ userId: 'user_nobody' })).toBe('MEMBER_NOT_FOUND')
    expect(await code({ userId: 'user_admin_simple' })).toBe('MEMBER_NOT_FOUND')
    expect(await code({ userId: other.id, kind: 'message', subjectId: 987_654 })).toBe('REPORTED_NOT_FOUND')
    expect(await code({ userId: other.id, kind: 'message' })).toBe('INVALID_INPUT')
    expect(await code({ userId: other.id, subjectId: 5 })).toBe('INVALID_INPUT')
  })

  test('is paged: open ones oldest first, resolved ones latest first', async () => {
    const made = [await anAbuseReport(app), await anAbuseReport(app), await anAbuseReport(app)]
    const ids = (rows: { id: number }[]) => rows.map(({ id }) => id).filter((id) => made.includes(id))
    expect(ids(await list('?limit=100'))).toEqual(made)
    const [first = 0, second, third] = made
    expect((await list(`?after=${first}&limit=1`)).map(({ id }: { id: number }) => id)).toEqual([second])
    for (const id of made) await settle(id, 'dismiss')
    expect(ids(await list())).toEqual([])
    expect(ids(await list('?state=settled'))).toEqual([third, second, first])
    const next = await list(`?state=settled&after=${third}&limit=1`)
    expect(next.map(({ id }: { id: number }) => id)).toEqual([second])
  })
})

describe('is resolved', () => {
  test('once', async () => {
    const id = await anAbuseReport(app)
    const responses = await Promise.all(
      ['dismiss', 'warn', 'suspend', 'dismiss'].map((what) => settle(id, what)),
    )
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404])
    expect((await settle(id, 'dismiss')).body.code).toBe('REPORT_NOT_FOUND')
    expect((await settle(987_654, 'suspend')).body.code).toBe('REPORT_NOT_FOUND')
  })

  test('by dismissing it silently', async () => {
    const about = await aMember(app)
    const id = await anAbuseReport(app, { userId: about.id })
    expect((await settle(id, 'dismiss')).statusCode).toBe(200)
    expect(await statusOf(id)).toBe('dismissed')
    expect(await inbox(about)).toEqual([])
  })

  test('by a warning with the reason, without the reporter', async () => {
    const [about, by] = [await aMember(app), await aMember(app, { firstName: 'Tattle' })]
    const id = await anAbuseReport(app, { userId: about.id }, by)
    await settle(id, 'warn')
    const [message] = await inbox(about)
    expect(message).toMatchObject({ kind: 'warning', title: 'A warning from Pepwell Support' })
    expect(message.body).toMatch(/^Someone reported you for this: harassment or threats/)
    expect(JSON.stringify(message)).not.toContain('Tattle')
    const again = await anAbuseReport(app, { userId: about.id })
    expect((await list('?limit=100')).find((one: { id: number }) => one.id === again).reported).toMatchObject(
      {
        reports: 2,
        warnings: 1,
      },
    )
  })

  test('by hiding, if it can be hidden', async () => {
    const id = await anAbuseReport(app)
    expect((await settle(id, 'hide')).body.code).toBe('NOTHING_TO_HIDE')
    expect(await statusOf(id)).toBe('open')
  })

  test('by support operators, recorded in the member’s history', async () => {
    const about = await aMember(app)
    const id = await anAbuseReport(app, { userId: about.id })
    expect((await settle(id, 'warn', await anAdmin(app, ['orders']))).statusCode).toBe(403)
    await settle(id, 'warn')
    const path = `/api/admin/audit-log?kind=member&objectId=${about.id}`
    expect((await request('GET', path, { cookie: operator.cookie })).body).toMatchObject([
      { action: 'warn-reported', area: 'support', after: { report: id } },
    ])
  })
})

describe('a suspended account', () => {
  test('is signed out immediately, and gets the reason only with its password', async () => {
    const about = await aMember(app)
    const socket = await connectAs(app, about)
    const id = await anAbuseReport(app, { userId: about.id })
    expect((await settle(id, 'suspend')).statusCode).toBe(200)
    expect((await socket.closed).code).toBe(4403)
    expect((await request('GET', '/api/auth/user', { cookie: about.cookie })).statusCode).toBe(401)
    const refused = await signIn(about)
    expect([refused.statusCode, refused.body.code, refused.body.message]).toEqual([
      403,
      'ACCOUNT_SUSPENDED',
      'We suspended this account. If you think that’s a mistake, please contact support.',
    ])
    expect((await signIn(about, 'not the password')).body.code).toBe('INVALID_CREDENTIALS')
  })

  test("can't sign in with a new password either", async () => {
    const about = await aMember(app)
    await request('POST', '/api/auth/forgot-password', { body: { email: about.email } })
    await settle(await anAbuseReport(app, { userId: about.id }), 'suspend')
    await app.runJobs()
    const link = app.mails.findLast(({ to }) => to === about.email)?.text ?? ''
    const [, token] = /token=([\w-]+)/.exec(link) ?? []
    const password = 'another long one'
    await request('POST', '/api/auth/reset-password', {
      body: { token, password, confirmPassword: password },
    })
    expect((await signIn(about, password)).body.code).toBe('ACCOUNT_SUSPENDED')
  })

  test("can't sign in concurrently", async () => {
    for (let round = 0; round < 5; round++) {
      const about = await aMember(app)
      const id = await anAbuseReport(app, { userId: about.id })
      const [signedIn] = await Promise.all([signIn(about), settle(id, 'suspend')])
      if (signedIn.cookie)
        expect((await request('GET', '/api/auth/user', { cookie: signedIn.cookie })).statusCode).toBe(401)
    }
  })

  test('is invisible until the suspension is lifted', async () => {
    const about = await aMember(app)
    const [friend, stranger] = [await aFriend(app, about), await aMember(app)]
    const look = async (): Promise<number[]> => {
      const friends = await request('GET', '/api/social/friends', { cookie: friend.cookie })
      const path = `/api/social/search-users?query=${about.id}`
      const found = await request('GET', path, { cookie: stranger.cookie })
      return [friends.body.length, found.body.length]
    }
    expect(await look()).toEqual([1, 1])
    const events = (await connectAs(app, friend)).events
    await settle(await anAbuseReport(app, { userId: about.id }), 'suspend')
    expect(await look()).toEqual([0, 0])
    expect(await areFriends(db, about.id, friend.id)).toBe(false)
    await expect.poll(() => events).toContainEqual({ type: 'changed', changes: ['friends', 'stacks'] })
    const body = { addresseeId: about.id }
    const sent = await request('POST', '/api/social/friend-request', { cookie: stranger.cookie, body })
    expect(sent.body.code).toBe('MEMBER_NOT_FOUND')

    const path = `/api/admin/users/${about.id}/suspension`
    expect((await request('DELETE', path, { cookie: operator.cookie })).statusCode).toBe(200)
    expect(await look()).toEqual([1, 1])
    expect((await signIn(about)).statusCode).toBe(200)
    expect((await request('DELETE', path, { cookie: operator.cookie })).body.code).toBe('NOT_SUSPENDED')
  })

  test('is listed as suspended', async () => {
    const { id } = await aSuspension(app)
    const [latest] = await list('?state=settled&limit=1')
    expect(latest).toMatchObject({
      status: 'suspended',
      settledAt: '2026-06-15T12:00:00.000Z',
      reported: { id, suspendedAt: expect.stringMatching(/^2026-06-15T12:00:00/) },
    })
  })

  test("can't be an admin’s", async () => {
    const about = await anAdmin(app, ['orders'])
    const id = await anAbuseReport(app, { userId: about.id })
    expect((await settle(id, 'suspend')).body.code).toBe('ADMIN_NOT_SUSPENDED')
    expect(await statusOf(id)).toBe('open')
    expect((await signIn(about)).statusCode).toBe(200)
  })
})

test('only open pages of both are notified of changes between them', async () => {
  const [me, other, stranger] = [await aMember(app), await aMember(app), await aMember(app)]
  const sockets = await Promise.all([me, other, stranger].map((one) => connectAs(app, one)))
  const eventCounts = () =>
    sockets.map(({ events }) => events.filter(({ type }) => type === 'changed').length)
  await befriend(app, me, other)
  await expect.poll(eventCounts).toEqual([2, 2, 0])
  await request('POST', '/api/social/blocks', { cookie: me.cookie, body: { userId: other.id } })
  // Of their rooms, and of their inboxes too.
  await expect.poll(eventCounts).toEqual([4, 4, 0])
})
