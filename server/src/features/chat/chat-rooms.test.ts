import { supportAccount } from '@pepwell/domain/text/brand'
import { expect, test } from 'vitest'
import { aFriendToTalkTo, aMessage, aRoomWith, aSupportRoom } from '../../testing/chat.ts'
import { aMember, anAdmin, type Member } from '../../testing/factories.ts'
import { aFriend, aSuspension } from '../../testing/friends.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request, db, clock } = app

const roomsOf = async ({ cookie }: Member, query = '') =>
  (await request('GET', `/api/social/chat-rooms${query}`, { cookie })).body

const open = ({ cookie }: Member, body: object) => request('POST', '/api/social/chat-rooms', { cookie, body })

test('friends have one room, no matter who opens it or how often', async () => {
  const ada = await aMember(app)
  const ben = await aFriend(app, ada)
  const responses = await Promise.all([
    ...[1, 2, 3].map(() => open(ada, { participantIds: [ben.id], type: 'direct' })),
    ...[1, 2, 3].map(() => open(ben, { participantIds: [ada.id] })),
    request('POST', '/api/social/create-chat', { cookie: ben.cookie, body: { participantId: ada.id } }),
    // Naming oneself too has no effect.
    open(ada, { participantIds: [ada.id, ben.id], type: 'direct' }),
  ])
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 200))
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1)
  expect(responses[0]?.body).toMatchObject({
    type: 'direct',
    name: null,
    unreadCount: 0,
    lastMessage: null,
    isOpen: true,
  })
  const people = responses[0]?.body.participants.map(({ user }: { user: { id: string } }) => user.id)
  expect(people.toSorted()).toEqual([ada.id, ben.id].sort())
})

test('only friends can open a room; member operators can with anyone, who can reply', async () => {
  const [ada, stranger, admin] = [await aMember(app), await aMember(app), await anAdmin(app, ['members'])]
  const refused = [
    await open(ada, { participantIds: [stranger.id] }),
    await open(ada, { participantIds: [admin.id] }),
    await open(ada, { participantIds: ['user_nobody'] }),
    await open(ada, { participantIds: [ada.id] }),
    await open(ada, { participantIds: [(await aSuspension(app)).id] }),
  ]
  expect(refused.map(({ body }) => body.code)).toEqual([
    'NOT_FRIENDS',
    'NOT_FRIENDS',
    'MEMBER_NOT_FOUND',
    'ONESELF',
    'MEMBER_NOT_FOUND',
  ])
  const { id } = await aRoomWith(app, admin, ada.id)
  expect((await open(ada, { participantIds: [admin.id] })).body.id).toBe(id)
  expect((await aMessage(app, ada, id, 'Hello')).seq).toBe(1)
})

test('other operators can only open rooms with friends', async () => {
  const ada = await aMember(app, {})
  const codes: unknown[] = []
  for (const permission of ['inventory', 'orders', 'support'] as const) {
    const { body } = await open(await anAdmin(app, [permission]), { participantIds: [ada.id] })
    codes.push(body.code)
  }
  expect(codes).toEqual(['NOT_FRIENDS', 'NOT_FRIENDS', undefined])
})

test('each member has exactly one support room, even with concurrent first calls', async () => {
  const ada = await aMember(app)
  const lists = await Promise.all([1, 2, 3, 4].map(() => roomsOf(ada)))
  const opened = await aRoomWith(app, ada, supportAccount.id)
  for (const rooms of lists) expect(rooms).toMatchObject([{ id: opened.id, type: 'support' }])
  expect(opened.participants.map(({ user }: { user: { id: string } }) => user.id).sort()).toEqual(
    [ada.id, supportAccount.id].sort(),
  )
  const { rooms } = await db
    .selectFrom('chatRooms')
    .select(({ fn }) => fn.countAll<number>().as('rooms'))
    .where('memberId', '=', ada.id)
    .executeTakeFirstOrThrow()
  expect(rooms).toBe(1)
})

test('rooms are sorted by last message, with unread counts, and paged', async () => {
  const ada = await aMember(app)
  const support = await aSupportRoom(app, ada)
  const first = await aFriendToTalkTo(app, ada)
  const second = await aFriendToTalkTo(app, ada)
  clock.advance(1000)
  await aMessage(app, first.friend, first.room.id, 'One')
  clock.advance(1000)
  await aMessage(app, second.friend, second.room.id, 'Two')
  await aMessage(app, second.friend, second.room.id, 'Three')
  const rooms = await roomsOf(ada)
  expect(rooms).toMatchObject([
    {
      id: second.room.id,
      unreadCount: 2,
      lastSeq: 2,
      lastReadSeq: 0,
      lastMessage: { message: 'Three', isOwn: false },
    },
    { id: first.room.id, unreadCount: 1, lastMessage: { message: 'One', sender: { id: first.friend.id } } },
    { id: support.id, unreadCount: 0, lastMessage: null },
  ])
  expect(await roomsOf(ada, `?limit=1&after=${second.room.id}`)).toMatchObject([{ id: first.room.id }])
  // However short the page, the support team is on the first.
  expect(await roomsOf(ada, '?limit=1')).toMatchObject([{ id: second.room.id }, { id: support.id }])
})

test('an empty support room comes last until something is written', async () => {
  const ada = await aMember(app)
  const { friend } = await aFriendToTalkTo(app, ada)
  clock.advance(1000)
  const createdAt = new Date(clock.now() - 5000)
  await app.db.updateTable('users').set({ createdAt }).where('id', '=', friend.id).execute()
  const types = async () => (await roomsOf(friend)).map(({ type }: { type: string }) => type)
  expect([await types(), await types()]).toEqual([
    ['direct', 'support'],
    ['direct', 'support'],
  ])
})

test('the read position only advances, and the other person sees it', async () => {
  const ada = await aMember(app)
  const { friend, room } = await aFriendToTalkTo(app, ada)
  for (const message of ['One', 'Two', 'Three']) await aMessage(app, friend, room.id, message)
  const read = async (body?: object) =>
    (await request('PATCH', `/api/social/chat-rooms/${room.id}/read`, { cookie: ada.cookie, body })).body
  expect(await read({ seq: 2 })).toEqual({ lastReadSeq: 2, unreadCount: 1 })
  expect(await read({ seq: 1 })).toEqual({ lastReadSeq: 2, unreadCount: 1 })
  expect(await read()).toEqual({ lastReadSeq: 3, unreadCount: 0 })
  expect(await read({ seq: 999 })).toEqual({ lastReadSeq: 3, unreadCount: 0 })
  const seen = (await roomsOf(friend)).find(({ type }: { type: string }) => type === 'direct')
  expect(seen.participants.find(({ user }: { user: Member }) => user.id === ada.id)).toMatchObject({
    lastReadSeq: 3,
    lastReadAt: new Date(clock.now()).toISOString(),
  })
})

test("outsiders can't find, read, write to or mark a room", async () => {
  const { room } = await aFriendToTalkTo(app, await aMember(app))
  for (const outsider of [await aMember(app), await anAdmin(app)]) {
    const ask = (method: string, path: string, body?: object) =>
      request(method, `/api/social/chat-rooms/${room.id}${path}`, { cookie: outsider.cookie, body })
    const responses = await Promise.all([
      ask('GET', ''),
      ask('GET', '/messages'),
      ask('POST', '/messages', { message: 'Hello' }),
      ask('PATCH', '/read', {}),
    ])
    expect(responses.map(({ body }) => body.code)).toEqual(responses.map(() => 'CHAT_ROOM_NOT_FOUND'))
  }
  const { cookie } = await aMember(app)
  const named = await request('GET', '/api/social/chat-rooms/abc/messages', { cookie })
  expect([named.statusCode, Object.values(named.body.fields)]).toEqual([400, ['Invalid chat room ID']])
})
