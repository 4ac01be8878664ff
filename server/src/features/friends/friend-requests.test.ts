import { describe, expect, test } from 'vitest'
import { aMember, type Member } from '../../testing/factories.ts'
import { aFriendRequest } from '../../testing/friends.ts'
import { testApp } from '../../testing/test-app.ts'
import { areFriends } from './friends.service.ts'

const app = await testApp()
const { request, db, clock } = app
const DAY = 24 * 60 * 60 * 1000

const ask = ({ cookie }: Member, { id }: { id: string }) =>
  request('POST', '/api/social/friend-request', { cookie, body: { addresseeId: id } })
const answer = ({ cookie }: Member, id: number, what: 'accept' | 'reject') =>
  request('PATCH', `/api/social/friend-request/${id}/${what}`, { cookie })
const takeBack = ({ cookie }: Member, id: number) =>
  request('DELETE', `/api/social/friend-request/${id}`, { cookie })
const requests = async ({ cookie }: Member, query = '') =>
  (await request('GET', `/api/social/friend-requests${query}`, { cookie })).body
const inbox = async ({ cookie }: Member) =>
  (await request('GET', '/api/notifications', { cookie })).body.messages

const two = async () => [await aMember(app), await aMember(app)] as const

test('a request is visible to both, and accepting it makes a friendship', async () => {
  const [me, other] = await two()
  const sent = await ask(me, other)
  expect([sent.statusCode, sent.body]).toEqual([200, { id: expect.any(Number), status: 'pending' }])
  const shown = {
    id: sent.body.id,
    status: 'pending',
    requester: {
      id: me.id,
      userHandle: null,
      firstName: 'Ada',
      lastName: 'Keller',
      profileImageUrl: null,
      isTeam: false,
    },
    addressee: {
      id: other.id,
      userHandle: null,
      firstName: 'Ada',
      lastName: 'Keller',
      profileImageUrl: null,
      isTeam: false,
    },
    createdAt: new Date(clock.now()).toISOString(),
  }
  expect(await requests(other)).toEqual([shown])
  expect(await requests(me)).toEqual([])
  expect(await requests(me, '?direction=sent')).toEqual([shown])
  expect(await areFriends(db, me.id, other.id)).toBe(false)
  const accepted = await answer(other, sent.body.id, 'accept')
  expect([accepted.statusCode, accepted.body]).toEqual([200, { message: 'Friend request accepted!' }])
  expect(await areFriends(db, me.id, other.id)).toBe(true)
  expect(await requests(other)).toEqual([])
  // Idempotent, as after a lost reply.
  expect((await answer(other, sent.body.id, 'accept')).statusCode).toBe(200)
  expect((await ask(me, other)).body.code).toBe('ALREADY_FRIENDS')
})

test('a repeated one is the same request', async () => {
  const [me, other] = await two()
  const [first, again] = [await ask(me, other), await ask(me, other)]
  expect(again.body).toEqual(first.body)
  expect(await requests(other)).toHaveLength(1)
})

describe('two crossing requests', () => {
  test('the second accepts the first', async () => {
    const [me, other] = await two()
    const { body } = await ask(me, other)
    expect((await ask(other, me)).body).toEqual({ id: body.id, status: 'accepted' })
    expect(await areFriends(db, me.id, other.id)).toBe(true)
  })

  test('make one friendship, however many are concurrent', async () => {
    for (let round = 0; round < 5; round++) {
      const [me, other] = await two()
      const tries = [0, 1, 2].flatMap(() => [ask(me, other), ask(other, me)])
      const responses = await Promise.all(tries)
      expect(responses.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
      const rows = await db
        .selectFrom('friendships')
        .select('status')
        .where(({ or, eb }) => or([eb('requesterId', '=', me.id), eb('addresseeId', '=', me.id)]))
        .execute()
      expect(rows).toEqual([{ status: 'accepted' }])
    }
  })
})

describe('a rejected request', () => {
  test('may be repeated after seven days', async () => {
    const [me, other] = await two()
    const id = await aFriendRequest(app, me, other)
    expect((await answer(other, id, 'reject')).body).toEqual({ message: 'Friend request rejected' })
    expect((await answer(other, id, 'reject')).statusCode).toBe(200)
    expect(await requests(me, '?direction=sent')).toEqual([])
    clock.advance(7 * DAY - 1)
    const refused = await ask(me, other)
    expect([refused.statusCode, refused.body.code]).toEqual([409, 'ASKED_TOO_EARLY'])
    clock.advance(1)
    expect((await ask(me, other)).body.status).toBe('pending')
  })

  test('lets the other person ask immediately, which can be accepted', async () => {
    const [me, other] = await two()
    await answer(other, await aFriendRequest(app, me, other), 'reject')
    const id = await aFriendRequest(app, other, me)
    expect((await answer(me, id, 'accept')).statusCode).toBe(200)
    expect(await areFriends(db, me.id, other.id)).toBe(true)
  })

  test("isn't shortened by blocking and unblocking", async () => {
    const [me, other] = await two()
    await answer(other, await aFriendRequest(app, me, other), 'reject')
    const { cookie } = me
    await request('POST', '/api/social/blocks', { cookie, body: { userId: other.id } })
    await request('DELETE', `/api/social/blocks/${other.id}`, { cookie })
    expect((await ask(me, other)).body.code).toBe('ASKED_TOO_EARLY')
  })
})

test('one whose sender blocked meanwhile counts as canceled', async () => {
  const [me, other] = await two()
  const { cookie } = me
  const block = () => request('POST', '/api/social/blocks', { cookie, body: { userId: other.id } })
  const unblock = () => request('DELETE', `/api/social/blocks/${other.id}`, { cookie })
  await aFriendRequest(app, me, other)
  await block()
  await unblock()
  expect((await ask(me, other)).body.code).toBe('ASKED_TOO_EARLY')
  // A person who blocked someone may unblock them and receive requests again.
  const [recipient, sender] = await two()
  await aFriendRequest(app, sender, recipient)
  await request('POST', '/api/social/blocks', { cookie: recipient.cookie, body: { userId: sender.id } })
  await request('DELETE', `/api/social/blocks/${sender.id}`, { cookie: recipient.cookie })
  expect((await ask(sender, recipient)).body.status).toBe('pending')
})

test("the sender can't accept or reject it, and a stranger can't cancel it", async () => {
  const [me, other] = await two()
  const id = await aFriendRequest(app, me, other)
  const stranger = await aMember(app)
  const responses = [
    await answer(me, id, 'accept'),
    await answer(me, id, 'reject'),
    await answer(stranger, id, 'accept'),
    await takeBack(stranger, id),
    await takeBack(other, id),
  ]
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
  expect(await requests(other)).toHaveLength(1)
})

test('a canceled one is gone', async () => {
  const [me, other] = await two()
  const id = await aFriendRequest(app, me, other)
  expect((await takeBack(me, id)).statusCode).toBe(200)
  expect(await requests(other)).toEqual([])
  expect((await answer(other, id, 'accept')).body.code).toBe('FRIEND_REQUEST_NOT_FOUND')
  expect((await takeBack(me, id)).body.code).toBe('FRIEND_REQUEST_NOT_FOUND')
})

test('up to twenty may be pending, also concurrently', async () => {
  const me = await aMember(app)
  const others = await Promise.all(Array.from({ length: 23 }, () => aMember(app)))
  const responses = await Promise.all(others.map((other) => ask(me, other)))
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
  const refused = responses.filter(({ statusCode }) => statusCode !== 200)
  expect(refused.map(({ body }) => body.code)).toEqual(Array(3).fill('OPEN_REQUESTS_FULL'))
  const [first] = await requests(me, '?direction=sent')
  await takeBack(me, first.id)
  expect((await ask(me, await aMember(app))).statusCode).toBe(200)
})

describe("doesn't reach", () => {
  const code = async (from: Member, to: { id: string }) => (await ask(from, to)).body.code

  test('yourself, unknown people and the support team', async () => {
    const me = await aMember(app)
    expect(await code(me, me)).toBe('ONESELF')
    expect(await code(me, { id: 'user_nobody' })).toBe('MEMBER_NOT_FOUND')
    expect(await code(me, { id: 'user_admin_simple' })).toBe('MEMBER_NOT_FOUND')
  })

  test('people who blocked you or whom you blocked', async () => {
    const [me, other] = await two()
    await request('POST', '/api/social/blocks', { cookie: me.cookie, body: { userId: other.id } })
    expect(await code(me, other)).toBe('MEMBER_NOT_FOUND')
    expect(await code(other, me)).toBe('MEMBER_NOT_FOUND')
  })

  test("people who can't be found, unless they asked first", async () => {
    const [me, other] = await two()
    await request('PATCH', '/api/auth/user', { cookie: other.cookie, body: { whoCanFindMe: 'nobody' } })
    expect(await code(me, other)).toBe('MEMBER_NOT_FOUND')
    await aFriendRequest(app, other, me)
    expect((await ask(me, other)).body.status).toBe('accepted')
  })
})

describe('notifications', () => {
  test('announce a request and its acceptance, never a rejection', async () => {
    const [me, other] = [await aMember(app, { firstName: 'Bo', lastName: 'Meyer' }), await aMember(app)]
    await request('PATCH', '/api/auth/username', { cookie: me.cookie, body: { username: 'bo_meyer' } })
    const id = await aFriendRequest(app, me, other)
    expect(await inbox(other)).toMatchObject([
      {
        kind: 'friend-request',
        title: 'New friend request',
        body: 'Bo Meyer (@bo_meyer) would like to be your friend',
        path: '/social?tab=friends',
      },
    ])
    await answer(other, id, 'accept')
    expect(await inbox(me)).toMatchObject([
      { kind: 'friend-accepted', body: 'Ada Keller is your friend now' },
    ])
    await app.runJobs()
    const mails = app.mails.filter(({ to }) => to === me.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Friend request accepted'])
    const third = await aMember(app)
    await answer(third, await aFriendRequest(app, me, third), 'reject')
    expect(await inbox(me)).toHaveLength(1)
  })

  test('use the preferred channels, and skip outdated requests', async () => {
    const [me, other] = await two()
    const { cookie } = other
    await request('POST', '/api/notification-preferences', { cookie, body: { inAppNotifications: false } })
    const id = await aFriendRequest(app, me, other)
    expect(await inbox(other)).toEqual([])
    await takeBack(me, id)
    await app.runJobs()
    expect(app.mails.filter(({ to }) => to === other.email)).toEqual([])
  })

  test('are sent once, despite canceling and repeating', async () => {
    const [me, other] = await two()
    await takeBack(me, await aFriendRequest(app, me, other))
    expect((await ask(me, other)).body).toEqual({
      code: 'ASKED_TOO_EARLY',
      message: 'You canceled your last request. You can ask again 7 days after that.',
    })
    expect(await inbox(other)).toHaveLength(1)
    app.clock.advance(7 * 24 * 60 * 60_000)
    await aFriendRequest(app, me, other)
    expect((await inbox(other)).map(({ kind }: { kind: string }) => kind)).toEqual([
      'friend-request',
      'friend-request',
    ])
  })
})

test('of blocked people disappear from both inboxes', async () => {
  const [me, other] = await two()
  const { id } = (await ask(other, me)).body
  await answer(me, id, 'accept')
  expect([...(await inbox(me)), ...(await inbox(other))]).toHaveLength(2)
  await request('POST', '/api/social/blocks', { cookie: other.cookie, body: { userId: me.id } })
  expect([...(await inbox(me)), ...(await inbox(other))]).toEqual([])
})
