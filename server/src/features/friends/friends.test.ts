import { describe, expect, test } from 'vitest'
import { aMember, anAdmin, type Member } from '../../testing/factories.ts'
import { aFriend, aFriendRequest, befriend } from '../../testing/friends.ts'
import { downloadExport } from '../../testing/own-exports.ts'
import { testApp } from '../../testing/test-app.ts'
import { filesInZip } from '../../testing/zip.ts'
import { areFriends, isBlocked } from './friends.service.ts'

const app = await testApp()
const { request, db } = app

const get = async ({ cookie }: Member, path: string) =>
  (await request('GET', `/api/social/${path}`, { cookie })).body
const named = (first: string, overrides = {}) =>
  aMember(app, { firstName: first, lastName: 'Keller', ...overrides })
const setUp = (member: Member, body: object) =>
  request('PATCH', '/api/auth/user', { cookie: member.cookie, body })
const unfriend = ({ cookie }: Member, { id }: Member) =>
  request('DELETE', `/api/social/friends/${id}`, { cookie })
const block = ({ cookie }: Member, { id }: Member) =>
  request('POST', '/api/social/blocks', { cookie, body: { userId: id } })
const unblock = ({ cookie }: Member, { id }: Member) =>
  request('DELETE', `/api/social/blocks/${id}`, { cookie })

let handles = 0
/** A username unlike any other in these tests. */
const aName = () => `q${(handles++).toString(36).padStart(3, '0')}x`

/** A user with their own username. */
async function aPerson(username = aName()) {
  const member = await aMember(app)
  await request('PATCH', '/api/auth/username', { cookie: member.cookie, body: { username } })
  return { ...member, username }
}

const search = async ({ cookie }: Member, query: string) =>
  (await request('GET', `/api/social/search-users?query=${encodeURIComponent(query)}&t=1`, { cookie })).body
const found = async (by: Member, query: string) =>
  (await search(by, query)).map(({ id }: { id: string }) => id)

describe('a search', () => {
  test('matches parts of usernames and whole ids, ignoring case, and reveals only public data', async () => {
    const [me, ada] = [await aMember(app), await aPerson('Zora_Wild')]
    for (const query of ['zora', 'RA_WI', '@zora_wild', ada.id, ada.id.toUpperCase()])
      expect([query, await found(me, query)]).toEqual([query, [ada.id]])
    expect(await search(me, 'zora')).toEqual([
      {
        id: ada.id,
        userHandle: '@Zora_Wild',
        firstName: 'Ada',
        lastName: 'Keller',
        profileImageUrl: null,
        isTeam: false,
        standing: 'none',
        requestId: null,
      },
    ])
    for (const query of [ada.id.slice(0, -1), ada.email, 'Keller']) expect(await found(me, query)).toEqual([])
  })

  test('treats % and _ literally', async () => {
    const [me, plain] = [await aMember(app), await aPerson('wildcards')]
    expect(await found(me, 'wild%ds')).toEqual([])
    expect(await found(me, 'wild_ards')).toEqual([])
    expect(await found(me, 'wildcards')).toEqual([plain.id])
  })

  test('ranks prefixes first, shortest on top', async () => {
    const me = await aMember(app)
    const [inside, longer, exact] = [
      await aPerson('my_pike'),
      await aPerson('pike_two'),
      await aPerson('pike'),
    ]
    expect(await found(me, 'pike')).toEqual([exact.id, longer.id, inside.id])
  })

  test.each(['a', ' a ', '@a', '', '@'])('refuses %j with a message', async (query) => {
    const { cookie } = await aMember(app)
    const path = `/api/social/search-users?query=${encodeURIComponent(query)}`
    const response = await request('GET', path, { cookie })
    expect([response.statusCode, response.body.fields]).toEqual([
      400,
      { query: 'Type at least 2 characters to search' },
    ])
  })

  test('shows the relationship with each result', async () => {
    const me = await aPerson()
    const [requested, asking, friend, other] = [
      await aPerson(),
      await aPerson(),
      await aPerson(),
      await aPerson(),
    ]
    const sent = await aFriendRequest(app, me, requested)
    const received = await aFriendRequest(app, asking, me)
    await befriend(app, me, friend)
    const standing = async (person: { username: string }) => {
      const [{ standing, requestId }] = await search(me, person.username)
      return [standing, requestId]
    }
    expect(await standing(requested)).toEqual(['requested', sent])
    expect(await standing(asking)).toEqual(['asking', received])
    expect(await standing(friend)).toEqual(['friends', null])
    expect(await standing(other)).toEqual(['none', null])
  })

  test('excludes yourself, the support team and blocks in either direction', async () => {
    const [me, one, two] = [await aPerson(), await aPerson(), await aPerson()]
    await block(me, one)
    await block(two, me)
    for (const query of [
      me.username,
      me.id,
      'user_admin_simple',
      'admin',
      one.username,
      one.id,
      two.username,
    ])
      expect([query, await found(me, query)]).toEqual([query, []])
    await unblock(me, one)
    expect(await found(me, one.username)).toEqual([one.id])
  })

  test('respects who can be found', async () => {
    const [me, hidden] = [await aMember(app), await aPerson()]
    const both = async () => [(await found(me, hidden.username)).length, (await found(me, hidden.id)).length]
    expect(await both()).toEqual([1, 1])
    await setUp(hidden, { whoCanFindMe: 'id' })
    expect(await both()).toEqual([0, 1])
    await setUp(hidden, { whoCanFindMe: 'nobody' })
    expect(await both()).toEqual([0, 0])
  })

  test('is rate limited', async () => {
    const me = await aMember(app)
    for (let n = 0; n < 60; n++) await search(me, 'nobody at all')
    expect((await search(me, 'nobody at all')).code).toBe('TOO_MANY_REQUESTS')
  })
})

describe('friends', () => {
  test('are listed by name, with their email if visible', async () => {
    const me = await named('Me')
    const [cy, bo] = [await named('Cy'), await named('bo')]
    for (const friend of [cy, bo]) await befriend(app, me, friend)
    await setUp(cy, { showEmailToFriends: false })
    expect(await get(me, 'friends')).toEqual([
      {
        id: bo.id,
        userHandle: null,
        firstName: 'bo',
        lastName: 'Keller',
        profileImageUrl: null,
        isTeam: false,
        email: bo.email,
        since: '2026-06-15T12:00:00.000Z',
      },
      expect.objectContaining({ id: cy.id, email: null }),
    ])
    expect(await get(bo, 'friends')).toMatchObject([{ id: me.id, email: me.email }])
  })

  test('end a friendship without notification', async () => {
    const me = await aMember(app)
    const friend = await aFriend(app, me)
    expect(await areFriends(db, me.id, friend.id)).toBe(true)
    expect((await unfriend(me, friend)).statusCode).toBe(200)
    expect(await areFriends(db, friend.id, me.id)).toBe(false)
    for (const one of [me, friend]) expect(await get(one, 'friends')).toEqual([])
    expect((await unfriend(me, friend)).body.code).toBe('NOT_FRIENDS')
    expect((await unfriend(friend, me)).body.code).toBe('NOT_FRIENDS')
  })

  test('of an admin are visible only to them', async () => {
    const admin = await anAdmin(app)
    const friend = await aFriend(app, admin)
    expect(await get(admin, 'friends')).toMatchObject([{ id: friend.id }])
    expect(await areFriends(db, friend.id, admin.id)).toBe(true)
  })
})

describe('a block', () => {
  test('ends a friendship and hides both from each other', async () => {
    const me = await aPerson()
    const friend = await aFriend(app, me)
    expect((await block(me, friend)).statusCode).toBe(200)
    expect(await isBlocked(db, me.id, friend.id)).toBe(true)
    expect(await isBlocked(db, friend.id, me.id)).toBe(true)
    expect(await areFriends(db, me.id, friend.id)).toBe(false)
    for (const one of [me, friend]) expect(await get(one, 'friends')).toEqual([])
    // Only the blocker knows.
    expect(await get(me, 'blocks')).toMatchObject([{ id: friend.id }])
    expect(await get(friend, 'blocks')).toEqual([])
  })

  test('removes requests in both directions', async () => {
    const [me, asking, invited] = [await aMember(app), await aMember(app), await aMember(app)]
    const received = await aFriendRequest(app, asking, me)
    await aFriendRequest(app, me, invited)
    for (const one of [asking, invited]) await block(me, one)
    expect(await get(me, 'friend-requests')).toEqual([])
    expect(await get(me, 'friend-requests?direction=sent')).toEqual([])
    expect(await get(invited, 'friend-requests')).toEqual([])
    const { body } = await request('PATCH', `/api/social/friend-request/${received}/accept`, {
      cookie: me.cookie,
    })
    expect(body.code).toBe('FRIEND_REQUEST_NOT_FOUND')
  })

  test('once removed restores nothing, and the other person’s block stays', async () => {
    const me = await aMember(app)
    const friend = await aFriend(app, me)
    await block(me, friend)
    await block(friend, me)
    expect((await unblock(me, friend)).statusCode).toBe(200)
    expect(await isBlocked(db, me.id, friend.id)).toBe(true)
    await unblock(friend, me)
    expect(await isBlocked(db, me.id, friend.id)).toBe(false)
    expect(await get(me, 'friends')).toEqual([])
    expect((await unblock(me, friend)).body.code).toBe('BLOCK_NOT_FOUND')
  })

  test('requires another existing person, not the support team', async () => {
    const me = await aMember(app)
    const code = async (id: string) => (await block(me, { ...me, id })).body.code
    expect(await code(me.id)).toBe('ONESELF')
    expect(await code('user_nobody')).toBe('MEMBER_NOT_FOUND')
    expect(await code('user_admin_simple')).toBe('SUPPORT_NOT_BLOCKED')
  })
})

/** A user's export. */
async function exportOf({ cookie }: Member) {
  const { rawPayload } = await downloadExport(app, { cookie })
  return JSON.parse(filesInZip(rawPayload).get('pepwell-data.json')?.toString() ?? '')
}

test('the export lists people you blocked, but not who blocked you', async () => {
  const [me, other] = [await aMember(app), await aMember(app)]
  await befriend(app, me, other)
  await block(me, other)
  expect((await exportOf(me)).blocks).toMatchObject([{ blockedId: other.id }])
  const theirs = await exportOf(other)
  expect(theirs.blocks).toEqual([])
  expect(theirs.friendships).toMatchObject([{ requesterId: me.id, status: 'ended' }])
})
